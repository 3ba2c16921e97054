//! Verdicts: accepted or refused, whose turn it is, how the game ends, what can be played.

use arbitre_rules::{GameId, Player};
use cucumber::{given, then};
use gherkin::Step;

use super::{Phrase, Theme};
use crate::session::{Refusal, Standing, Verdict};
use crate::spec::failure::{Failure, FailureKind};
use crate::spec::parameters::{
    ArticleWord, LimitWord, NumberWord, OfPlayerWord, PlayerWord, Role, ToPlayerWord, TurnWord,
};
use crate::spec::reader::typography::unquoted;
use crate::spec::world::{Done, World};

pub(super) const VERDICTS: Theme = Theme {
    title: "Accepté ou refusé",
    phrases: &[
        Phrase::noted(
            "le coup est accepté",
            "la dernière action ; « le geste », « l'action » aussi, et « la pose », « le déplacement » si c'en est un",
        ),
        Phrase::new("le coup est permis"),
        Phrase::new("le coup est refusé selon l'article {article}"),
        Phrase::new("le coup est interdit par l'article {article}"),
        Phrase::noted("le coup est refusé", "sans dire pourquoi : préférez citer l'article"),
        Phrase::noted("le refus dit {texte}", "le motif affiché, mot pour mot")
            .like("le refus dit « la case B1 est vide : un galet se pose sur une pile »"),
        Phrase::noted("le dernier coup est celui {du_joueur}", "accepté ou refusé"),
        Phrase::new("c'est {au_joueur} de jouer"),
        Phrase::noted("c'est toujours {au_joueur} de jouer", "c'était déjà à lui avant la dernière action"),
        Phrase::noted("c'est maintenant {au_joueur} de jouer", "ce ne l'était pas avant la dernière action"),
        Phrase::noted("le tour du joueur actuel est {nombre}", "le numéro du joueur qui a le trait")
            .like("le tour du joueur actuel est 1"),
    ],
};

pub(super) const ENDINGS: Theme = Theme {
    title: "La fin de la partie",
    phrases: &[
        Phrase::new("{joueur} gagne"),
        Phrase::new("{joueur} gagne selon l'article {article}").like("le joueur 1 gagne selon l'article QAW-15"),
        Phrase::new("{joueur} ne gagne pas"),
        Phrase::noted("{joueur} perd", "l'autre joueur gagne"),
        Phrase::new("{joueur} perd selon l'article {article}").like("le joueur 2 perd selon l'article QAW-15"),
        Phrase::new("la partie se termine avec une égalité"),
        Phrase::new("la partie est nulle selon l'article {article}").like("la partie est nulle selon l'article QAW-16"),
        Phrase::new("personne ne gagne"),
        Phrase::new("la partie continue"),
        Phrase::new("la partie est terminée"),
        Phrase::noted("la partie s'arrête selon l'article {article}", "quel que soit le vainqueur")
            .like("la partie s'arrête selon l'article AWA-12"),
    ],
};

pub(super) const TURNS: Theme = Theme {
    title: "Les coups possibles",
    phrases: &[
        Phrase::noted("les coups possibles sont", "tous et eux seuls, dans les cases d'un tableau"),
        Phrase::new("il y a {nombre} coups possibles").like("il y a 40 coups possibles"),
        Phrase::new("il y a {limite} coups possibles"),
        Phrase::new("{joueur} peut jouer {coup}"),
        Phrase::new("{joueur} ne peut pas jouer {coup}").like("le joueur 1 ne peut pas jouer A1>B1,A1,B1"),
        Phrase::new("{joueur} ne peut pas jouer {coup} selon l'article {article}")
            .like("le joueur 1 ne peut pas jouer A1>B1,A1,B1 selon l'article QAW-13"),
        Phrase::noted(
            "aucun coup n'est possible",
            "« aucun autre coup », « n'est plus possible » disent la même chose : ici, aucun, quel qu'il soit",
        ),
    ],
};

/// « selon l'article QAW-13, et non QAW-10 : on ne revient pas aussitôt en A1 »; a program may give no reason.
fn by(refusal: &Refusal, expected: Option<&str>) -> String {
    let other = expected.map(|expected| format!(", et non {expected}")).unwrap_or_default();
    let reason = if refusal.reason.is_empty() { String::new() } else { format!(" : {}", refusal.reason) };
    if refusal.is_unreadable() {
        return format!("sans être compris{reason}");
    }
    format!("selon l'article {}{other}{reason}", refusal.article)
}

/// The verdict on the last action, which must be what the sentence calls it.
fn verdict_on(world: &mut World, step: &Step) -> Result<Verdict, Failure> {
    let (game, written) = (world.game().id, world.tried()?.to_owned());
    let tried = written.to_lowercase();
    let wall = tried.ends_with(['h', 'v']);
    let sown = tried.starts_with("dep") || tried.starts_with("dép");
    let goes = tried.bytes().any(|byte| byte.is_ascii_digit());
    let (name, is_so) = if step.value.starts_with("la pose ") {
        ("une pose", if game == GameId::Quoridor { wall } else { game == GameId::Qawale && !sown })
    } else if step.value.starts_with("le déplacement ") {
        let is_so = match game {
            GameId::Quoridor => goes && !wall,
            GameId::Qawale => sown,
            GameId::Awale => false,
            _ => goes,
        };
        ("un déplacement", is_so)
    } else {
        // A turn, a gesture, an action: whatever was tried last.
        return world.verdict();
    };
    if is_so {
        return world.verdict();
    }
    Err(Failure::wrong(format!("la dernière action, « {written} », n'est pas {name} : écrivez « le coup »")))
}

#[then(regex = r"^(?:le coup|le geste|l'action|la pose|le déplacement) est (?:acceptée?|permise?|valide)$")]
fn accepted(world: &mut World, step: &Step) {
    world.run(|world| match verdict_on(world, step)? {
        Verdict::Accepted => Ok(()),
        Verdict::Refused(refusal) => Err(Failure::wrong(format!(
            "{} {}",
            world.says("refuse ce coup", "le coup est refusé"),
            by(&refusal, None)
        ))),
    });
}

#[then(
    regex = r"^(?:le coup|le geste|l'action|la pose|le déplacement) est (?:refusée?|interdite?) (?:selon|par|d'après) l'article ([A-Z]{3}-[0-9A-Z]+)$"
)]
#[then(
    regex = r"^(?:le coup|le geste|l'action|la pose|le déplacement) est (?:refusée?|interdite?) \(([A-Z]{3}-[0-9A-Z]+)\)$"
)]
fn refused_by(world: &mut World, step: &Step, article: ArticleWord) {
    world.run(|world| match verdict_on(world, step)? {
        Verdict::Refused(refusal) if refusal.article == article.0 => Ok(()),
        Verdict::Refused(refusal) => Err(Failure::wrong(format!(
            "{} {}",
            world.says("refuse ce coup", "le coup est refusé"),
            by(&refusal, Some(&article.0))
        ))),
        Verdict::Accepted => Err(Failure::wrong(format!(
            "{}, alors que l'article {} le refuse",
            world.says("accepte ce coup", "le coup est accepté"),
            article.0
        ))),
    });
}

#[then(regex = r"^(?:le coup|le geste|l'action|la pose|le déplacement) est (?:refusée?|interdite?)$")]
fn refused(world: &mut World, step: &Step) {
    world.run(|world| match verdict_on(world, step)? {
        Verdict::Refused(_) => Ok(()),
        Verdict::Accepted => Err(Failure::wrong(
            world.says("accepte ce coup, qui doit être refusé", "le coup est accepté, et non refusé"),
        )),
    });
}

// A reason may hold quotation marks itself.
#[then(regex = r#"^le refus dit "(.*)"$"#)]
fn reason(world: &mut World, text: String) {
    world.run(|world| match world.verdict()? {
        Verdict::Refused(refusal) if unquoted(&refusal.reason) == unquoted(&text) => Ok(()),
        Verdict::Refused(refusal) if !refusal.worded && world.refereed() => {
            Err(Failure::new(FailureKind::NotCompared, "le programme donne ses motifs dans ses propres mots"))
        }
        Verdict::Refused(refusal) => Err(Failure::wrong(format!("en fait, le refus dit « {} »", refusal.reason))),
        Verdict::Accepted => Err(Failure::wrong("le coup est accepté, et non refusé")),
    });
}

#[given(expr = "c'est {au_joueur} de jouer")]
#[then(expr = "c'est {au_joueur} de jouer")]
#[given(expr = "le trait est {au_joueur}")]
#[then(expr = "le trait est {au_joueur}")]
fn turn(world: &mut World, step: &Step, player: ToPlayerWord) {
    world.run(|world| {
        if world.claims(step) {
            return world.expect_turn(player.0);
        }
        world.setup()?.turn = Some(player.0);
        Ok(())
    });
}

#[then(expr = "le dernier coup est celui {du_joueur}")]
fn tried_by(world: &mut World, player: OfPlayerWord) {
    world.run(|world| {
        let by = world.tried_by()?;
        if by == Some(player.0) {
            return Ok(());
        }
        let of = |player: Player| Role::Genitive.of(&world.game().players[player.index()]);
        let found = by
            .map_or_else(|| "il n'est d'aucun joueur".to_owned(), |by| format!("le dernier coup est celui {}", of(by)));
        Err(Failure::wrong(format!("{found}, et non {}", of(player.0))))
    });
}

#[then(expr = "c'est toujours {au_joueur} de jouer")]
#[then(expr = "c'est encore {au_joueur} de jouer")]
fn same_turn(world: &mut World, player: ToPlayerWord) {
    world.run(|world| world.expect_turn_since(player.0, true));
}

#[then(expr = "c'est maintenant {au_joueur} de jouer")]
#[then(expr = "le trait passe {au_joueur}")]
#[then(expr = "le tour passe {au_joueur}")]
fn next_turn(world: &mut World, player: ToPlayerWord) {
    world.run(|world| world.expect_turn_since(player.0, false));
}

#[then(expr = "le tour du joueur actuel est {nombre}")]
fn turn_number(world: &mut World, number: NumberWord) {
    world.run(|world| match number.0 {
        1 => world.expect_turn(Player::First),
        2 => world.expect_turn(Player::Second),
        other => Err(Failure::misused(format!("il n'y a pas de joueur {other} : les joueurs sont 1 et 2"))),
    });
}

fn expect_standing(world: &mut World, expected: impl Fn(&Standing) -> bool) -> Done {
    let standing = world.standing()?;
    if expected(&standing) { Ok(()) } else { Err(Failure::wrong(format!("en fait, {}", standing.told(world.game())))) }
}

#[then(expr = "{joueur} gagne/gagnent")]
#[then(expr = "{joueur} gagne/gagnent la partie")]
#[then(expr = "{joueur} a/ont gagné")]
#[then(expr = "{joueur} remporte/remportent la partie")]
fn wins(world: &mut World, player: PlayerWord) {
    world.run(|world| expect_win(world, player.0));
}

pub(super) fn expect_win(world: &mut World, player: Player) -> Done {
    expect_standing(world, |standing| matches!(standing, Standing::Won(winner, _) if *winner == player))
}

#[then(expr = "{joueur} gagne/gagnent selon l'article {article}")]
#[then(expr = "{joueur} gagne/gagnent par l'article {article}")]
#[then(expr = "{joueur} gagne/gagnent la partie selon l'article {article}")]
fn wins_by(world: &mut World, player: PlayerWord, article: ArticleWord) {
    world.run(|world| expect_standing(world, |standing| *standing == Standing::Won(player.0, article.0.clone())));
}

#[then(expr = "{joueur} ne gagne/gagnent pas")]
#[then(expr = "{joueur} n'a/n'ont pas gagné")]
fn does_not_win(world: &mut World, player: PlayerWord) {
    world.run(|world| {
        expect_standing(world, |standing| !matches!(standing, Standing::Won(winner, _) if *winner == player.0))
    });
}

#[then(expr = "{joueur} perd/perdent")]
fn loses(world: &mut World, player: PlayerWord) {
    world.run(|world| expect_win(world, player.0.opponent()));
}

#[then(expr = "{joueur} perd/perdent selon l'article {article}")]
fn loses_by(world: &mut World, player: PlayerWord, article: ArticleWord) {
    world.run(|world| {
        expect_standing(world, |standing| *standing == Standing::Won(player.0.opponent(), article.0.clone()))
    });
}

#[then(regex = r"^la partie (?:est nulle|(?:se termine|s'achève|finit) (?:avec|par|sur) une égalité)$")]
fn draw(world: &mut World) {
    world.run(|world| expect_standing(world, |standing| matches!(standing, Standing::Drawn(_))));
}

#[then(
    regex = r"^la partie (?:est nulle|(?:se termine|s'achève|finit) (?:avec|par|sur) une égalité) (?:selon|par|d'après) l'article ([A-Z]{3}-[0-9A-Z]+)$"
)]
fn draw_by(world: &mut World, article: ArticleWord) {
    world.run(|world| expect_standing(world, |standing| *standing == Standing::Drawn(article.0.clone())));
}

#[then(regex = r"^(?:personne ne gagne|personne n'a gagné|il n'y a pas de vainqueur|aucun joueur ne gagne)$")]
fn nobody_wins(world: &mut World) {
    world.run(|world| expect_standing(world, |standing| !matches!(standing, Standing::Won(..))));
}

#[then(regex = r"^la partie (?:continue|n'est pas (?:terminée|finie))$")]
fn goes_on(world: &mut World) {
    world.run(|world| expect_standing(world, |standing| *standing == Standing::Ongoing));
}

#[then(regex = r"^la partie (?:est (?:terminée|finie)|s'arrête)$")]
fn over(world: &mut World) {
    world.run(|world| expect_standing(world, |standing| *standing != Standing::Ongoing));
}

#[then(regex = r"^la partie (?:s'arrête|est (?:terminée|finie)) (?:selon|par|d'après) l'article ([A-Z]{3}-[0-9A-Z]+)$")]
fn over_by(world: &mut World, article: ArticleWord) {
    world.run(|world| expect_standing(world, |standing| standing.article() == Some(article.0.as_str())));
}

/// A list longer than this is a failure: no scenario can mean it.
const MOST_TURNS: usize = 100_000;

#[then(regex = r"^les (?:seuls )?coups possibles sont$")]
fn turns(world: &mut World, step: &Step) {
    world.run(|world| {
        let rows = world.table_of(step)?;
        let told = rows.iter().flatten().filter(|cell| !cell.is_empty());
        let mut expected = told.map(|turn| world.in_notation(turn)).collect::<Result<Vec<_>, _>>()?;
        let mut obtained = world.legal_turns(MOST_TURNS)?;
        expected.sort();
        obtained.sort();
        if let Some([turn, _]) = expected.array_windows().find(|[turn, next]| turn == next) {
            return Err(Failure::misused(format!("le coup {turn} est donné deux fois : gardez-en un")));
        }
        let absent = |of: &[String], among: &[String]| -> Vec<String> {
            of.iter().filter(|turn| among.binary_search(turn).is_err()).cloned().collect()
        };
        let (missing, extra) = (absent(&expected, &obtained), absent(&obtained, &expected));
        let mut lines = Vec::new();
        if !missing.is_empty() {
            lines.push(format!("attendus mais impossibles : {}", missing.join("  ")));
        }
        if !extra.is_empty() {
            lines.push(format!("possibles mais non attendus : {}", extra.join("  ")));
        }
        if lines.is_empty() {
            Ok(())
        } else {
            Err(Failure::wrong("les coups possibles ne sont pas ceux-là").showing(lines))
        }
    });
}

#[then(expr = "il y a {nombre} coup(s) possible(s)")]
fn turn_count(world: &mut World, number: NumberWord) {
    world.run(|world| {
        let count = world.legal_turns(MOST_TURNS)?.len() as u64;
        if count == number.0 {
            Ok(())
        } else {
            Err(Failure::wrong(format!("le nombre de coups possibles est {count}, et non {}", number.0)))
        }
    });
}

#[then(expr = "il y a {limite} coup(s) possible(s)")]
fn turn_limit(world: &mut World, limit: LimitWord) {
    world.run(|world| {
        let count = world.legal_turns(MOST_TURNS)?.len() as u64;
        limit.holds(count, &format!("le nombre de coups possibles est {count}"))
    });
}

#[then(expr = "{joueur} peut/peuvent jouer {coup}")]
fn can_play(world: &mut World, player: PlayerWord, turn: TurnWord) {
    world.run(|world| match world.imagine(player.0, &turn.0)? {
        Verdict::Accepted => Ok(()),
        Verdict::Refused(refusal) => Err(Failure::wrong(format!("ce coup serait refusé {}", by(&refusal, None)))),
    });
}

#[then(expr = "{joueur} ne peut/peuvent pas jouer {coup}")]
fn cannot_play(world: &mut World, player: PlayerWord, turn: TurnWord) {
    world.run(|world| world.objection(player.0, &turn.0).map(drop));
}

#[then(expr = "{joueur} ne peut/peuvent pas jouer {coup} selon l'article {article}")]
fn cannot_play_by(world: &mut World, player: PlayerWord, turn: TurnWord, article: ArticleWord) {
    world.run(|world| match world.objection(player.0, &turn.0)? {
        refusal if refusal.article == article.0 => Ok(()),
        refusal => Err(Failure::wrong(format!("ce coup serait refusé {}", by(&refusal, Some(&article.0))))),
    });
}

#[then(regex = r"^aucun (?:autre )?coup n'est (?:plus )?possible$")]
fn no_turn(world: &mut World) {
    world.run(|world| {
        if let Some(turn) = world.first_turn()? {
            return Err(Failure::wrong(format!("un coup est encore possible : {turn}")));
        }
        Ok(())
    });
}
