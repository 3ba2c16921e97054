//! Qawale's own words: stones, stacks, sowing.

use arbitre_rules::{Player, count};
use cucumber::{given, then, when};
use gherkin::Step;

use super::verdict::expect_win;
use super::{Phrase, Theme};
use crate::spec::failure::Failure;
use crate::spec::parameters::{
    CellWord, CellsWord, LimitWord, NumberWord, OfPlayerWord, PlayerWord, StackWord, ToPlayerWord,
};
use crate::spec::world::{Done, World};

pub(super) const SETUP: Theme = Theme {
    title: "Qawale : la mise en place",
    phrases: &[
        Phrase::noted("{joueur} est de type {nombre}", "la couleur de ses galets : 1 ou 2")
            .like("le joueur 1 est de type 2"),
        Phrase::noted(
            "{joueur} a {nombre} galets en main",
            "avant la première action, les donne ; ensuite, ou après « Alors », les vérifie",
        ),
        Phrase::new("il reste {nombre} galets {au_joueur}"),
        Phrase::new("{joueur} n'a plus de galet"),
    ],
};

pub(super) const PLAY: Theme = Theme {
    title: "Qawale : jouer",
    phrases: &[
        Phrase::noted("{joueur} pose un galet en {case} et égraine par {cases}", "le tour entier, tout ou rien"),
        Phrase::noted("{joueur} pose un galet en {case}", "le premier geste : la pile passe en main"),
        Phrase::new("{joueur} pose un galet neutre en {case}"),
        Phrase::new("{joueur} pose un galet de type {nombre} en {case}")
            .like("le joueur 1 pose un galet de type 1 en A1"),
        Phrase::noted("{joueur} dépose un galet en {case}", "un pas de l'égrainage")
            .like("le joueur 1 dépose un galet en B1"),
        Phrase::noted("{joueur} égraine par {cases}", "plusieurs pas, un par un ; le premier refus arrête"),
        Phrase::new("{joueur} joue en {case} avec un galet de type {nombre}")
            .like("le joueur 1 joue en A1 avec un galet de type 1"),
        Phrase::new("{joueur} déplace le galet courant en {case}").like("le joueur 1 déplace le galet courant en B1"),
        Phrase::noted("place la pile sur les cases {cases}", "les pas qui restent au joueur qui a le trait"),
    ],
};

pub(super) const CHECKS: Theme = Theme {
    title: "Qawale : vérifier",
    phrases: &[
        Phrase::noted("la pile en {case} est {pile}", "du bas vers le haut").like("la pile en D1 est 3;3;1"),
        Phrase::new("la pile {case} contient {nombre} galets de type {nombre}")
            .like("la pile A1 contient 2 galets de type 3"),
        Phrase::new("la pile en {case} compte {nombre} galets").like("la pile en A1 compte 2 galets"),
        Phrase::noted("le galet visible en {case} est {nombre}", "son type : 1, 2 ou 3"),
        Phrase::noted("la pile en main est {pile}", "pendant l'égrainage, du bas vers le haut"),
        Phrase::new("la pile en {case} compte {limite} galets").like("la pile en A1 compte au moins 2 galets"),
        Phrase::new("le galet visible en {case} est {du_joueur}"),
        Phrase::new("il reste {limite} galets {au_joueur}"),
    ],
};

const IN_HAND: [&str; 2] = ["main.1", "main.2"];
const COLOURS: [&str; 2] = ["couleur.1", "couleur.2"];

fn stones(number: u64) -> String {
    count(number as usize, "galet", "galets")
}

/// The stack on a cell of the board.
fn stack(world: &mut World, cell: &CellWord) -> Result<String, Failure> {
    world.cell(&cell.0)
}

/// A type of stones, as a stack writes it.
fn stone_type(number: NumberWord) -> Result<String, Failure> {
    match number.0 {
        1..=3 => Ok(number.0.to_string()),
        other => Err(Failure::misused(format!("il n'y a pas de galets de type {other} : les types sont 1, 2 et 3"))),
    }
}

fn shown(stack: &str) -> String {
    if stack.is_empty() { "vide".into() } else { format!("« {stack} »") }
}

#[given(expr = "{joueur} est de type {nombre}")]
fn colour_of(world: &mut World, player: PlayerWord, colour: NumberWord) {
    world.run(|world| {
        world.setup()?.set(COLOURS[player.0.index()], colour.0.to_string());
        Ok(())
    });
}

#[given(expr = "{joueur} a {nombre} galet(s) en main")]
#[then(expr = "{joueur} a {nombre} galet(s) en main")]
fn has_stones(world: &mut World, step: &Step, player: PlayerWord, number: NumberWord) {
    world.run(|world| stones_in_hand(world, step, player.0, number.0));
}

#[given(expr = "il reste {nombre} galet(s) {au_joueur}")]
#[then(expr = "il reste {nombre} galet(s) {au_joueur}")]
fn stones_left(world: &mut World, step: &Step, number: NumberWord, player: ToPlayerWord) {
    world.run(|world| stones_in_hand(world, step, player.0, number.0));
}

#[given(expr = "{joueur} n'a plus de/aucun galet( en main)")]
#[then(expr = "{joueur} n'a plus de/aucun galet( en main)")]
fn no_stone_left(world: &mut World, step: &Step, player: PlayerWord) {
    world.run(|world| stones_in_hand(world, step, player.0, 0));
}

fn stones_in_hand(world: &mut World, step: &Step, player: Player, number: u64) -> Done {
    let fact = IN_HAND[player.index()];
    if !world.claims(step) {
        world.setup()?.set(fact, number.to_string());
        return Ok(());
    }
    let position = world.position()?;
    let obtained = position.fact(fact).unwrap_or_default();
    if obtained == number.to_string() {
        return Ok(());
    }
    let name = world.game().players[player.index()].subject;
    Err(Failure::wrong(format!("{name} a {} en main, et non {number}", stones(obtained.parse().unwrap_or(0)))))
}

#[when(expr = "{joueur} pose un galet en {case} et égraine par {cases}")]
#[when(expr = "{joueur} pose un galet en {case} et l'égraine par {cases}")]
#[when(expr = "{joueur} pose un galet en {case} puis égraine par {cases}")]
fn whole_turn(world: &mut World, player: PlayerWord, start: CellWord, steps: CellsWord) {
    world.run(|world| world.play(player.0, &format!("{}>{}", start.0, steps.path()?.join(","))));
}

#[when(expr = "{joueur} pose un galet en {case}")]
#[when(expr = "{joueur} pose un de ses galets en {case}")]
fn place(world: &mut World, player: PlayerWord, cell: CellWord) {
    world.run(|world| world.gestures(player.0, [format!("pose {}", cell.0)]));
}

#[when(expr = "{joueur} pose un galet neutre en {case}")]
fn place_neutral(world: &mut World, player: PlayerWord, cell: CellWord) {
    world.run(|world| world.gestures(player.0, [format!("pose {} galet 3", cell.0)]));
}

#[when(expr = "{joueur} pose un galet de type {nombre} en {case}")]
fn place_colour(world: &mut World, player: PlayerWord, colour: NumberWord, cell: CellWord) {
    world.run(|world| world.gestures(player.0, [format!("pose {} galet {}", cell.0, colour.0)]));
}

#[when(expr = "{joueur} joue en {case} avec un galet de type {nombre}")]
fn place_with_colour(world: &mut World, player: PlayerWord, cell: CellWord, colour: NumberWord) {
    world.run(|world| world.gestures(player.0, [format!("pose {} galet {}", cell.0, colour.0)]));
}

#[when(expr = "{joueur} dépose/depose un galet en {case}")]
#[when(expr = "{joueur} déplace/deplace le galet courant en {case}")]
fn drop_stone(world: &mut World, player: PlayerWord, cell: CellWord) {
    world.run(|world| world.gestures(player.0, [format!("depose {}", cell.0)]));
}

#[when(expr = "{joueur} égraine par {cases}")]
#[when(expr = "{joueur} égraine la pile par {cases}")]
fn sow(world: &mut World, player: PlayerWord, cells: CellsWord) {
    world.run(|world| sow_along(world, player.0, cells.path()?));
}

fn sow_along(world: &mut World, player: Player, cells: &[String]) -> Done {
    world.gestures(player, cells.iter().map(|cell| format!("depose {cell}")))
}

#[when(expr = "place la pile sur la case {cases}")]
fn sow_in_turn(world: &mut World, cells: CellsWord) {
    world.run(|world| sow_the_rest(world, cells.at_each()?.path()?));
}

#[when(expr = "place la pile sur les cases {cases}")]
fn sow_on_several(world: &mut World, cells: CellsWord) {
    world.run(|world| sow_the_rest(world, cells.path()?));
}

fn sow_the_rest(world: &mut World, cells: &[String]) -> Done {
    let Some(player) = world.position()?.turn else { return Err(Failure::wrong("personne n'a le trait")) };
    sow_along(world, player, cells)
}

#[then(expr = "la pile en {case} est {pile}")]
#[then(expr = "la pile {case} est {pile}")]
fn stack_is(world: &mut World, cell: CellWord, expected: StackWord) {
    world.run(|world| {
        let obtained = stack(world, &cell)?;
        if obtained == expected.0 {
            return Ok(());
        }
        Err(Failure::wrong(format!("la pile en {} est {}, et non {}", cell.0, shown(&obtained), shown(&expected.0))))
    });
}

#[then(expr = "la pile {case} contient {nombre} galet(s) de type {nombre}")]
#[then(expr = "la pile en {case} contient {nombre} galet(s) de type {nombre}")]
fn stack_contains(world: &mut World, cell: CellWord, number: NumberWord, colour: NumberWord) {
    world.run(|world| {
        let colour = stone_type(colour)?;
        let obtained = stack(world, &cell)?;
        let count = obtained.split(';').filter(|stone| *stone == colour).count() as u64;
        if count == number.0 {
            return Ok(());
        }
        Err(Failure::wrong(format!(
            "la pile en {} est {} : elle contient {} de type {colour}",
            cell.0,
            shown(&obtained),
            stones(count)
        )))
    });
}

#[then(expr = "la pile en {case} compte {nombre} galet(s)")]
fn stack_height(world: &mut World, cell: CellWord, number: NumberWord) {
    world.run(|world| {
        let obtained = stack(world, &cell)?;
        let count = obtained.split(';').filter(|stone| !stone.is_empty()).count() as u64;
        if count == number.0 {
            Ok(())
        } else {
            Err(Failure::wrong(format!("la pile en {} compte {}", cell.0, stones(count))))
        }
    });
}

#[then(expr = "le galet visible en {case} est {nombre}")]
#[then(expr = "le galet visible en {case} est de type {nombre}")]
fn visible(world: &mut World, cell: CellWord, colour: NumberWord) {
    world.run(|world| {
        let colour = stone_type(colour)?;
        let obtained = stack(world, &cell)?;
        let top = obtained.rsplit(';').next().unwrap_or_default();
        if top == colour {
            return Ok(());
        }
        Err(Failure::wrong(match top {
            "" => format!("la case {} est vide", cell.0),
            top => format!("le galet visible en {} est de type {top}", cell.0),
        }))
    });
}

#[then(expr = "la pile en main est {pile}")]
fn hand(world: &mut World, expected: StackWord) {
    world.run(|world| {
        let position = world.position()?;
        let obtained = position.fact("semis").and_then(|hand| hand.split('@').next()).unwrap_or_default();
        if obtained == expected.0 {
            Ok(())
        } else {
            Err(Failure::wrong(format!("la pile en main est {}", shown(obtained))))
        }
    });
}

#[then(expr = "{joueur} a aligné 4/quatre galets et remporte la partie")]
fn aligned(world: &mut World, player: PlayerWord) {
    world.run(|world| expect_win(world, player.0));
}

#[then(expr = "la pile en {case} compte {limite} galet(s)")]
fn stack_limit(world: &mut World, cell: CellWord, limit: LimitWord) {
    world.run(|world| {
        let count = stack(world, &cell)?.split(';').filter(|stone| !stone.is_empty()).count() as u64;
        limit.holds(count, &format!("la pile en {} compte {}", cell.0, stones(count)))
    });
}

#[then(expr = "il reste {limite} galet(s) {au_joueur}")]
fn hand_limit(world: &mut World, limit: LimitWord, player: ToPlayerWord) {
    world.run(|world| {
        let count = world.position()?.fact(IN_HAND[player.0.index()]).and_then(|text| text.parse().ok()).unwrap_or(0);
        limit.holds(count, &format!("{} a {} en main", world.game().players[player.0.index()].subject, stones(count)))
    });
}

#[then(expr = "le galet visible en {case} est {du_joueur}")]
fn visible_of(world: &mut World, cell: CellWord, player: OfPlayerWord) {
    world.run(|world| {
        let position = world.position()?;
        let usual = if player.0 == Player::First { "1" } else { "2" };
        let colour = position.fact(COLOURS[player.0.index()]).unwrap_or(usual);
        let obtained = stack(world, &cell)?;
        match obtained.rsplit(';').next().unwrap_or_default() {
            top if top == colour => Ok(()),
            "" => Err(Failure::wrong(format!("la case {} est vide", cell.0))),
            top => Err(Failure::wrong(format!("le galet visible en {} est de type {top}", cell.0))),
        }
    });
}
