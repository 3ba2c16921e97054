//! The application's own words: what one types at `arbitre jouer`, and what it shows. Whatever is defined in this file is for
//! scenarios tagged `@application` alone.

use arbitre_rules::GameId;
use cucumber::{given, then, when};
use gherkin::Step;

use super::setup::known;
use super::{Phrase, Theme};
use crate::spec::application::{Entry, shown};
use crate::spec::boards::columns;
use crate::spec::failure::Failure;
use crate::spec::parameters::{ArticleWord, GameWord, QuotedWord, VariantsWord};
use crate::spec::reader::typography::unquoted;
use crate::spec::world::{Done, World};

pub(super) const USE: Theme = Theme {
    title: "L'application : ouvrir et saisir",
    phrases: &[
        Phrase::noted(
            "l'application ouverte sur le menu",
            "« arbitre jouer » ; le scénario porte l'étiquette @application",
        ),
        Phrase::noted(
            "l'application ouverte sur une partie de {jeu}",
            "« la position … », « le joueur 2 commence » et le tirage au sort s'ajoutent comme ailleurs ; sinon le joueur 1 commence",
        ),
        Phrase::new("l'application ouverte sur une partie de {jeu} avec {variantes}")
            .like("l'application ouverte sur une partie d'Aruba avec taille=3"),
        Phrase::noted("j'ouvre l'application sur une partie de {jeu}", "la même chose, quand c'est ce que l'on essaie"),
        Phrase::new("je saisis {texte}").like("je saisis « C3D4 »"),
        Phrase::noted("je saisis l'une après l'autre les lignes", "les cases du tableau qui suit"),
        Phrase::new("je valide une ligne vide"),
        Phrase::noted("la saisie s'arrête", "la fin de l'entrée, ou Ctrl-D"),
    ],
};

pub(super) const CHECKS: Theme = Theme {
    title: "L'application : vérifier ce qu'elle répond à la dernière saisie",
    phrases: &[
        Phrase::noted(
            "l'application affiche {texte}",
            "des mots entiers d'une des lignes affichées ; « … » et « … » : les deux",
        )
        .like("l'application affiche « Au revoir. »"),
        Phrase::noted("l'application affiche les lignes", "toutes celles du texte qui suit, sans rien entre elles"),
        Phrase::noted("l'application n'affiche pas {texte}", "« … » ni « … » : ni l'un ni l'autre")
            .like("l'application n'affiche pas « lâche »"),
        Phrase::noted(
            "l'application montre le plateau",
            "trait pour trait, le dessin entier, sur les lignes suivantes",
        ),
        Phrase::noted("l'application demande son coup {au_joueur}", "et attend ; « leur coup aux Blancs »"),
        Phrase::noted("l'application redemande son coup {au_joueur}", "c'est toujours à lui"),
        Phrase::new("la saisie est refusée selon l'article {article}"),
        Phrase::new("la saisie n'est pas comprise"),
        Phrase::new("la saisie n'est pas comprise selon l'article {article}")
            .like("la saisie n'est pas comprise selon l'article ARU-11"),
        Phrase::noted("le menu est affiché", "tous les jeux et de quoi quitter, et rien après"),
        Phrase::noted("l'application se ferme", "d'elle-même, sans erreur"),
        Phrase::new("l'application reste ouverte"),
    ],
};

#[given(expr = "(que )l'application (est )ouverte sur le menu")]
#[given(expr = "j'ouvre l'application sur le menu")]
fn on_the_menu(world: &mut World) {
    world.run(|world| world.open_application(None));
}

#[given(expr = "(que )l'application (est )ouverte sur une partie de {jeu}")]
#[given(expr = "(que )l'application (est )ouverte sur une partie d'{jeu}")]
#[given(expr = "j'ouvre l'application sur une partie de {jeu}")]
#[given(expr = "j'ouvre l'application sur une partie d'{jeu}")]
fn on_a_game(world: &mut World, game: GameWord) {
    world.run(|world| world.open_application(Some(known(game)?)));
}

#[given(expr = "(que )l'application (est )ouverte sur une partie de {jeu} avec {variantes}")]
#[given(expr = "(que )l'application (est )ouverte sur une partie d'{jeu} avec {variantes}")]
#[given(expr = "j'ouvre l'application sur une partie de {jeu} avec {variantes}")]
#[given(expr = "j'ouvre l'application sur une partie d'{jeu} avec {variantes}")]
fn on_a_game_with(world: &mut World, game: GameWord, variants: VariantsWord) {
    world.run(|world| {
        world.open_application(Some(known(game)?))?;
        world.choose_options(variants.options()?)
    });
}

#[when(expr = "je saisis {texte}")]
fn type_in(world: &mut World, text: QuotedWord) {
    world.run(|world| type_line(world, &text.0));
}

#[when(expr = "je saisis l'une après l'autre les lignes")]
fn type_all(world: &mut World, step: &Step) {
    world.run(|world| {
        let rows = world.table_of(step)?;
        rows.iter().flatten().try_for_each(|cell| type_line(world, cell))
    });
}

fn type_line(world: &mut World, text: &str) -> Done {
    if text.trim().is_empty() {
        return Err(Failure::misused("il n'y a rien à saisir ; pour une ligne vide : « je valide une ligne vide »"));
    }
    world.type_at_application(Entry::Line(text.trim().to_owned()))
}

#[when(expr = "je valide une ligne vide")]
fn empty_line(world: &mut World) {
    world.run(|world| world.type_at_application(Entry::Line(String::new())));
}

#[when(expr = "la saisie s'arrête")]
fn end(world: &mut World) {
    world.run(|world| world.type_at_application(Entry::End));
}

#[then(regex = r#"^l'application affiche "(.*)"$"#)]
fn says(world: &mut World, text: String) {
    world.run(|world| {
        for text in shown_texts(&text)? {
            if !found(world, text)? {
                return wrong(world, &format!("l'application n'affiche pas « {text} »"));
            }
            world.application()?.found(text);
        }
        Ok(())
    });
}

#[then(regex = r#"^l'application n'affiche pas "(.*)"$"#)]
fn does_not_say(world: &mut World, text: String) {
    world.run(|world| {
        for text in hidden_texts(&text)? {
            if found(world, text)? {
                return wrong(world, &format!("l'application affiche « {text} »"));
            }
        }
        Ok(())
    });
}

/// The texts that stand one after the other between quotation marks, and what joins them.
fn texts_and_joints(quoted: &str) -> (Vec<&str>, Vec<&str>) {
    let parts: Vec<_> = quoted.split('"').map(str::trim).collect();
    (parts.iter().step_by(2).copied().collect(), parts.iter().skip(1).step_by(2).copied().collect())
}

/// The texts that are claimed to be shown, all of them. A text may hold quotation marks itself: then the whole of it is looked for.
fn shown_texts(quoted: &str) -> Result<Vec<&str>, Failure> {
    let (texts, joints) = texts_and_joints(quoted);
    if joints.iter().any(|joint| matches!(*joint, "ou" | "ni" | "puis" | ", ou" | ", ni" | ", puis")) {
        return Err(Failure::misused("cette phrase veut que tout soit affiché : joignez les textes par « et »"));
    }
    let several = joints.iter().all(|joint| matches!(*joint, "" | "," | "et" | ", et"));
    Ok(if several { texts } else { vec![quoted] })
}

/// The texts that are claimed not to be shown, none of them. Were one of them longer than it seems, it would not be found, and the
/// claim would hold for nothing.
fn hidden_texts(quoted: &str) -> Result<Vec<&str>, Failure> {
    let (texts, joints) = texts_and_joints(quoted);
    let joined = |joint: &&str| matches!(joint.trim_start_matches([',', ' ']), "" | "et" | "ou" | "ni");
    if joints.iter().all(joined) {
        return Ok(texts);
    }
    Err(Failure::misused(
        "ce texte contient des guillemets : écrivez-le sans eux, ou joignez plusieurs textes par « ni »",
    ))
}

/// Whether a line of the answer has these words, whole.
fn found(world: &mut World, text: &str) -> Result<bool, Failure> {
    if !text.chars().any(char::is_alphanumeric) {
        return Err(Failure::misused("entre les guillemets, il faut au moins un mot"));
    }
    Ok(holds(world.application()?.look()?, text))
}

fn holds(answer: &str, text: &str) -> bool {
    let wanted = unquoted(text);
    answer.lines().map(unquoted).any(|line| has_words(&line, &wanted))
}

fn has_words(line: &str, words: &str) -> bool {
    let stuck = |before: Option<char>, after: Option<char>| {
        before.zip(after).is_some_and(|(before, after)| before.is_alphanumeric() && after.is_alphanumeric())
    };
    line.match_indices(words).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + words.len()..]);
        !stuck(before.chars().next_back(), words.chars().next())
            && !stuck(words.chars().next_back(), after.chars().next())
    })
}

#[then(expr = "l'application affiche les lignes")]
fn says_lines(world: &mut World, step: &Step) {
    world.run(|world| {
        let wanted: Vec<_> = world.text_of(step)?.trim_end().lines().map(unquoted).collect();
        if wanted.iter().all(String::is_empty) {
            return Err(Failure::misused("entre les guillemets triples, il faut au moins une ligne"));
        }
        let holds = |answer: &str| {
            let lines: Vec<_> = answer.lines().map(unquoted).collect();
            lines.windows(wanted.len()).any(|lines| lines == wanted)
        };
        if holds(world.application()?.look()?) {
            world.application()?.found(&wanted.join("\n"));
            return Ok(());
        }
        wrong(world, "l'application n'affiche pas ces lignes")
    });
}

#[then(expr = "l'application montre le plateau")]
fn board(world: &mut World, step: &Step) {
    world.run(|world| {
        let expected = world.text_of(step)?.trim_end();
        let answer = world.application()?.look()?;
        let Some(drawing) = drawing(answer) else {
            return wrong(world, "l'application ne montre aucun plateau");
        };
        if drawing.trim_end() == expected {
            return Ok(());
        }
        Err(Failure::wrong("l'application ne montre pas ce plateau")
            .showing(columns(("attendu", expected), ("affiché", &drawing))))
    });
}

/// The board of an answer: it stands below a blank line or « le plateau serait : », and ends where words begin again.
fn drawing(answer: &str) -> Option<String> {
    let mut lines = answer.lines();
    lines.find(|line| line.is_empty() || line.ends_with("le plateau serait :"))?;
    let words = ["C'est ", "Partie terminée", "victoire acquise", "Sud propose", "Nord propose"];
    let drawing: Vec<_> =
        lines.take_while(|line| !line.is_empty() && !words.iter().any(|word| line.starts_with(word))).collect();
    (drawing.len() > 1).then(|| drawing.join("\n"))
}

#[then(regex = r"^l'application (re)?demande (?:son|leur) coup ((?:à|aux?) .+)$")]
fn asks(world: &mut World, again: String, player: String) {
    world.run(|world| {
        let still = if again.is_empty() { "" } else { "toujours " };
        let wanted = format!("C'est {still}{player} de jouer");
        let asked = world.application()?.look()?.lines().next_back().unwrap_or_default();
        let rest = asked.strip_prefix(wanted.as_str());
        if rest.is_some_and(|rest| rest.starts_with(['.', ' '])) && !world.application()?.is_closed()? {
            if !again.is_empty() {
                world.application()?.asked_again();
            }
            return Ok(());
        }
        wrong(world, &format!("l'application ne termine pas par « {wanted} »"))
    });
}

#[then(expr = "la saisie est refusée selon l'article {article}")]
fn refused(world: &mut World, article: ArticleWord) {
    world.run(|world| begins(world, &format!("Refusé (article {}) : ", article.0)));
}

#[then(expr = "la saisie n'est pas comprise")]
fn not_understood(world: &mut World) {
    world.run(|world| begins(world, "Pas compris"));
}

#[then(expr = "la saisie n'est pas comprise selon l'article {article}")]
fn not_understood_by(world: &mut World, article: ArticleWord) {
    world.run(|world| begins(world, &format!("Pas compris (article {}) : ", article.0)));
}

fn begins(world: &mut World, begin: &str) -> Done {
    if world.application()?.look()?.starts_with(begin) {
        world.application()?.saw_refusal();
        return Ok(());
    }
    wrong(world, &format!("l'application ne répond pas par « {} »", begin.trim_end_matches([':', ' '])))
}

#[then(expr = "le menu est affiché")]
fn menu(world: &mut World) {
    world.run(|world| {
        let answer: Vec<_> = world.application()?.look()?.lines().collect();
        let games =
            GameId::ALL.iter().enumerate().map(|(index, game)| format!("  {}. {}", index + 1, game.game().name));
        let shown = answer.iter().rposition(|line| *line == "À quoi jouer ?").map(|at| &answer[at + 1..]);
        let whole = shown
            .and_then(|shown| shown.split_last())
            .is_some_and(|(last, choices)| choices.iter().copied().eq(games) && last.contains("« quitter »"));
        if whole && !world.application()?.is_closed()? {
            return Ok(());
        }
        wrong(world, "l'application n'affiche pas le menu")
    });
}

#[then(expr = "l'application se ferme")]
fn closes(world: &mut World) {
    world.run(
        |world| {
            if world.application()?.is_closed()? { Ok(()) } else { wrong(world, "l'application reste ouverte") }
        },
    );
}

#[then(expr = "l'application reste ouverte")]
fn stays(world: &mut World) {
    world.run(
        |world| {
            if world.application()?.is_closed()? { wrong(world, "l'application s'est fermée") } else { Ok(()) }
        },
    );
}

/// A claim that is not so, with what the application shows.
fn wrong(world: &mut World, message: &str) -> Done {
    let answer = world.application()?.look()?;
    Err(Failure::wrong(message).showing(shown(answer)))
}
