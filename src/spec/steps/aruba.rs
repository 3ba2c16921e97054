//! Aruba's own words: pawns that go and jump, chains, passing, leaving, and what one types.

use arbitre_rules::Player;
use cucumber::{given, then, when};
use gherkin::Step;

use super::{Phrase, Theme};
use crate::session::Verdict;
use crate::spec::boards::columns;
use crate::spec::failure::Failure;
use crate::spec::parameters::{
    CellWord, CellsWord, ColourWord, LimitWord, NumberWord, QuotedWord, ToColourWord, apart, is_between,
};
use crate::spec::world::{Done, World};

pub(super) const PLAY: Theme = Theme {
    title: "Aruba : jouer",
    phrases: &[
        Phrase::noted("{couleur} va de {case} en {case}", "un pas").like("Bleu va de C3 en D4"),
        Phrase::noted(
            "{couleur} saute de {case} en {case}",
            "une prise ; la rafle reste ouverte si le pion peut encore prendre",
        )
        .like("Bleu saute de A1 en C3"),
        Phrase::noted(
            "{couleur} saute de {case} en {cases}",
            "plusieurs prises, une par une ; le premier refus arrête",
        )
        .like("Bleu saute de A1 en C3 puis E5"),
        Phrase::noted("{couleur} passe", "arrête aussi une rafle"),
        Phrase::new("{couleur} passe son tour"),
        Phrase::new("{couleur} arrête la rafle"),
        Phrase::new("{couleur} quitte la partie"),
        Phrase::noted("{couleur} tape {texte}", "ce que l'on saisit, compris ou non : un geste ou un tour entier")
            .like("Bleu tape « C3D4 »"),
        Phrase::new("{couleur} appuie sur Entrée"),
        Phrase::noted(
            "le pion en {case} est en pleine rafle",
            "avant la première action, l'installe ; ensuite, ou après « Alors », le vérifie",
        )
        .like("le pion en C3 est en pleine rafle"),
        Phrase::noted(
            "{couleur} a quitté la partie",
            "avant la première action, l'installe ; ensuite, ou après « Alors », le vérifie",
        ),
        Phrase::noted(
            "{couleur} saute de {case} en {case} par-dessus {case}",
            "un saut, et par-dessus quel pion adverse",
        )
        .like("Bleu saute de A1 en C3 par-dessus B2"),
    ],
};

pub(super) const CHECKS: Theme = Theme {
    title: "Aruba : vérifier",
    phrases: &[
        Phrase::new("un pion bleu est en {case}"),
        Phrase::new("des pions rouges sont en {cases}").like("des pions rouges sont en E5, F6 et G7"),
        Phrase::new("il reste {nombre} pions {à_couleur}"),
        Phrase::new("{couleur} n'a plus de pion"),
        Phrase::noted(
            "la prise continue",
            "un pion a pris et peut prendre encore ; « la rafle continue » dit la même chose",
        ),
        Phrase::new("{couleur} peut encore prendre"),
        Phrase::noted("la prise est finie", "après une action : aucune rafle n'est en cours"),
        Phrase::new("{couleur} est le lâche"),
        Phrase::new("personne n'est lâche"),
        Phrase::noted("la commande n'est pas comprise", "ce qui a été tapé ; « le refus dit … » donne le motif"),
        Phrase::noted(
            "le plateau se dessine ainsi",
            "trait pour trait, le dessin de la règle du jeu, sur les lignes suivantes",
        ),
        Phrase::new("il reste {limite} pions {à_couleur}"),
        Phrase::new("{couleur} n'a pas de pion en {cases}"),
        Phrase::new("{couleur} a autant de pions que {couleur}").like("Bleu a autant de pions que Rouge"),
    ],
};

/// The fact that names the pawn in the middle of a chain.
const CHAIN: &str = "rafle";
/// A turn that does nothing.
const PASS: &str = "pass";
/// No pawn has as many ways to go on.
const MOST_TURNS: usize = 10_000;
/// The fact that names who left.
const COWARD: &str = "lache";

#[when(expr = "{couleur} va de {case} en {cases}")]
fn go(world: &mut World, player: ColourWord, start: CellWord, cells: CellsWord) {
    world.run(|world| along(world, player, start, cells, (1, "un pas")));
}

#[when(expr = "{couleur} saute de {case} en {cases}")]
fn jump(world: &mut World, player: ColourWord, start: CellWord, cells: CellsWord) {
    world.run(|world| along(world, player, start, cells, (2, "un saut")));
}

/// What is accepted must be what the verb says.
fn along(world: &mut World, player: ColourWord, start: CellWord, cells: CellsWord, (far, name): (usize, &str)) -> Done {
    let path: Vec<_> = [start.0].into_iter().chain(cells.path()?.iter().cloned()).collect();
    world.gestures(player.0, path.windows(2).map(<[String]>::concat))?;
    let other = |pair: &&[String]| apart(&pair[0], &pair[1]).is_none_or(|[_, longer]| longer != far);
    match path.windows(2).take(world.done()).find(other) {
        Some(pair) => Err(Failure::wrong(format!("ce n'est pas {name}, de {} en {}", pair[0], pair[1]))),
        None => Ok(()),
    }
}

#[when(expr = "{couleur} passe")]
#[when(expr = "{couleur} passe son tour")]
fn pass(world: &mut World, player: ColourWord) {
    world.run(|world| world.gestures(player.0, [PASS.to_owned()]));
}

#[when(expr = "{couleur} arrête la rafle")]
fn stop(world: &mut World, player: ColourWord) {
    world.run(|world| {
        world.gestures(player.0, [PASS.to_owned()])?;
        if world.was_accepted() && world.before()?.fact(CHAIN).is_none() {
            return Err(Failure::wrong("aucune rafle n'était en cours : c'est passer son tour"));
        }
        Ok(())
    });
}

#[when(expr = "{couleur} quitte la partie")]
fn leave(world: &mut World, player: ColourWord) {
    world.run(|world| world.gestures(player.0, ["quit".to_owned()]));
}

#[when(expr = "{couleur} tape {texte}")]
fn type_in(world: &mut World, player: ColourWord, text: QuotedWord) {
    world.run(|world| world.type_in(player.0, &text.0));
}

#[when(expr = "{couleur} appuie sur Entrée")]
fn press_enter(world: &mut World, player: ColourWord) {
    world.run(|world| world.type_in(player.0, ""));
}

#[given(expr = "le pion en {case} est en pleine rafle")]
#[then(expr = "le pion en {case} est en pleine rafle")]
fn chain_at(world: &mut World, step: &Step, cell: CellWord) {
    world.run(|world| fact(world, step, CHAIN, cell.0.to_ascii_uppercase()));
}

#[given(expr = "{couleur} a quitté la partie")]
#[then(expr = "{couleur} a quitté la partie")]
#[given(expr = "{couleur} est le/un lâche")]
#[then(expr = "{couleur} est le/un lâche")]
fn left(world: &mut World, step: &Step, player: ColourWord) {
    world.run(|world| {
        let symbol = world.game().players[player.0.index()].symbol;
        fact(world, step, COWARD, symbol.to_owned())
    });
}

fn fact(world: &mut World, step: &Step, name: &'static str, value: String) -> Done {
    if !world.claims(step) {
        world.setup()?.set(name, value);
        return Ok(());
    }
    let position = world.position()?;
    Err(Failure::wrong(match (name, position.fact(name)) {
        (_, Some(obtained)) if obtained == value => return Ok(()),
        (CHAIN, Some(obtained)) => format!("la rafle en cours est celle du pion en {obtained}"),
        (CHAIN, None) => "aucune rafle n'est en cours".to_owned(),
        (_, Some(_)) => "c'est l'autre joueur qui a quitté la partie".to_owned(),
        (_, None) => "personne n'a quitté la partie".to_owned(),
    }))
}

#[then(expr = "un pion bleu est en {case}")]
fn blue_pawn(world: &mut World, cell: CellWord) {
    world.run(|world| pawn_on(world, Player::First, &cell.0));
}

#[then(expr = "un pion rouge est en {case}")]
fn red_pawn(world: &mut World, cell: CellWord) {
    world.run(|world| pawn_on(world, Player::Second, &cell.0));
}

#[then(expr = "des pions bleus sont en {cases}")]
fn blue_pawns(world: &mut World, cells: CellsWord) {
    world.run(|world| world.different(cells.set()?)?.iter().try_for_each(|cell| pawn_on(world, Player::First, cell)));
}

#[then(expr = "des pions rouges sont en {cases}")]
fn red_pawns(world: &mut World, cells: CellsWord) {
    world.run(|world| world.different(cells.set()?)?.iter().try_for_each(|cell| pawn_on(world, Player::Second, cell)));
}

fn pawn_on(world: &mut World, player: Player, cell: &str) -> Done {
    let names = world.game().players;
    match world.cell(cell)?.as_str() {
        obtained if obtained == names[player.index()].symbol => Ok(()),
        "" => Err(Failure::wrong(format!("la case {cell} est vide"))),
        _ => {
            let other = names[player.opponent().index()].subject.to_lowercase();
            Err(Failure::wrong(format!("le pion en {cell} est {other}")))
        }
    }
}

#[then(expr = "il reste {nombre} pion(s) {à_couleur}")]
fn pawns_left(world: &mut World, number: NumberWord, player: ToColourWord) {
    world.run(|world| count(world, player.0, number.0));
}

#[then(expr = "{couleur} n'a plus de/aucun pion")]
fn no_pawn_left(world: &mut World, player: ColourWord) {
    world.run(|world| count(world, player.0, 0));
}

fn pawns_of(world: &mut World, player: Player) -> Result<u64, Failure> {
    let symbol = world.game().players[player.index()].symbol;
    Ok(world.position()?.board.iter().flatten().flatten().filter(|cell| *cell == symbol).count() as u64)
}

fn count(world: &mut World, player: Player, number: u64) -> Done {
    let name = world.game().players[player.index()];
    let obtained = pawns_of(world, player)?;
    if obtained == number {
        return Ok(());
    }
    let pawns = arbitre_rules::count(obtained as usize, "pion", "pions");
    Err(Failure::wrong(format!("il reste {pawns} {}, et non {number}", name.dative)))
}

#[then(expr = "la prise/rafle continue")]
fn chain(world: &mut World) {
    world.run(can_take_again);
}

/// A chain that a set-up opened may have nothing left to take.
fn can_take_again(world: &mut World) -> Done {
    let position = world.position()?;
    let Some(cell) = position.fact(CHAIN) else { return Err(Failure::wrong("aucune rafle n'est en cours")) };
    if world.legal_turns(MOST_TURNS)?.iter().any(|turn| turn != PASS) {
        return Ok(());
    }
    Err(Failure::wrong(format!("le pion en {cell} n'a plus rien à prendre")))
}

#[then(expr = "la prise est finie")]
fn no_chain(world: &mut World) {
    world.run(|world| match world.position()?.fact(CHAIN) {
        None => world.before().map(drop),
        Some(cell) => Err(Failure::wrong(format!("le pion en {cell} peut encore prendre"))),
    });
}

#[then(expr = "{couleur} peut encore prendre")]
fn goes_on(world: &mut World, player: ColourWord) {
    world.run(|world| {
        can_take_again(world)?;
        world.expect_turn(player.0)
    });
}

#[then(expr = "personne n'est lâche")]
fn nobody_left(world: &mut World) {
    world.run(|world| match world.position()?.fact(COWARD) {
        None => Ok(()),
        Some(_) => Err(Failure::wrong("un joueur a quitté la partie")),
    });
}

#[then(expr = "la commande n'est pas comprise")]
fn not_understood(world: &mut World) {
    world.run(|world| match world.verdict()? {
        Verdict::Refused(refusal) if refusal.is_unreadable() => Ok(()),
        Verdict::Refused(refusal) => Err(Failure::wrong(format!(
            "la commande est comprise, et refusée selon l'article {} : {}",
            refusal.article, refusal.reason
        ))),
        Verdict::Accepted => Err(Failure::wrong("la commande est comprise, et acceptée")),
    });
}

#[then(expr = "le plateau se dessine ainsi")]
fn drawn(world: &mut World, step: &Step) {
    world.run(|world| {
        let expected = world.text_of(step)?;
        world.only_ours("du dessin")?;
        let obtained = (world.game().draw_at_table)(&world.position()?);
        if expected.trim_end() == obtained.trim_end() {
            return Ok(());
        }
        Err(Failure::wrong("le plateau ne se dessine pas ainsi")
            .showing(columns(("attendu", expected), ("obtenu", &obtained)))
            .whole())
    });
}

#[when(expr = "{couleur} saute de {case} en {case} par-dessus {case}")]
fn jump_over(world: &mut World, player: ColourWord, from: CellWord, to: CellWord, over: CellWord) {
    world.run(|world| {
        if !is_between(&from.0, &over.0, &to.0) {
            return Err(Failure::wrong(format!("{} n'est pas entre {} et {}", over.0, from.0, to.0)));
        }
        pawn_on(world, player.0.opponent(), &over.0)?;
        world.gestures(player.0, [format!("{}{}", from.0, to.0)])
    });
}

#[then(expr = "{couleur} n'a pas de pion en {cases}")]
fn no_pawn_there(world: &mut World, player: ColourWord, cells: CellsWord) {
    world.run(|world| {
        let name = world.game().players[player.0.index()];
        for cell in cells.choice()? {
            if world.cell(cell)? == name.symbol {
                return Err(Failure::wrong(format!("un pion {} est en {cell}", name.subject.to_lowercase())));
            }
        }
        Ok(())
    });
}

#[then(expr = "il reste {limite} pion(s) {à_couleur}")]
fn pawns_limit(world: &mut World, limit: LimitWord, player: ToColourWord) {
    world.run(|world| {
        let left = pawns_of(world, player.0)?;
        let pawns = arbitre_rules::count(left as usize, "pion", "pions");
        limit.holds(left, &format!("il reste {pawns} {}", world.game().players[player.0.index()].dative))
    });
}

#[then(expr = "{couleur} a autant de pions que {couleur}")]
fn as_many(world: &mut World, one: ColourWord, other: ColourWord) {
    world.run(|world| {
        if one.0 == other.0 {
            return Err(Failure::misused("cette phrase nomme deux fois le même joueur"));
        }
        let (first, second) = (pawns_of(world, one.0)?, pawns_of(world, other.0)?);
        if first == second {
            return Ok(());
        }
        let players = world.game().players;
        let told = |player: Player, number: u64| {
            format!("{} {}", arbitre_rules::count(number as usize, "pion", "pions"), players[player.index()].dative)
        };
        Err(Failure::wrong(format!("il reste {}, et {}", told(one.0, first), told(other.0, second))))
    });
}
