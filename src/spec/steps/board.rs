//! The whole board: given, compared, unchanged.

use cucumber::{given, then};
use gherkin::Step;

use super::{Phrase, Theme};
use crate::spec::failure::Failure;
use crate::spec::parameters::{CellWord, CellsWord, QuotedWord};
use crate::spec::world::{Done, World, only_line};

pub(super) const THEME: Theme = Theme {
    title: "Le plateau entier (un tableau, ou le dessin que le programme affiche, sur les lignes suivantes)",
    phrases: &[
        Phrase::new("le plateau suivant"),
        Phrase::noted(
            "le plateau est le suivant",
            "avant la première action, installe le plateau ; ensuite, ou après « Alors », le compare",
        ),
        Phrase::noted("le plateau montre", "compare toujours, même si rien n'a été joué"),
        Phrase::noted(
            "le plateau est inchangé",
            "depuis l'instant qui précède la dernière action ; le trait et les offres ne sont pas sur le plateau",
        ),
        Phrase::noted("la position est {texte}", "compare toujours"),
        Phrase::new("la case {case} est vide").like("la case B1 est vide"),
        Phrase::new("les cases {cases} sont vides"),
        Phrase::new("la case {case} n'est pas vide"),
    ],
};

#[given(regex = r"^le plateau suivant$")]
#[given(regex = r"^le plateau est le suivant$")]
#[then(regex = r"^le plateau suivant$")]
#[then(regex = r"^le plateau est le suivant$")]
fn board(world: &mut World, step: &Step) {
    world.run(|world| {
        if world.claims(step) {
            return compare(world, step);
        }
        let board = world.board_of(step)?;
        if step.docstring.as_deref().and_then(only_line).is_some() {
            return world.place(board);
        }
        world.setup()?.merge(board);
        Ok(())
    });
}

fn compare(world: &mut World, step: &Step) -> Done {
    let board = world.board_of(step)?;
    // A text form leaves nothing unsaid.
    match step.docstring.as_deref().and_then(only_line) {
        Some(line) => world.compare_text(line),
        None => world.compare(&board),
    }
}

#[then(regex = r"^le plateau montre$")]
#[then(regex = r"^on obtient le plateau suivant$")]
fn shows(world: &mut World, step: &Step) {
    world.run(|world| compare(world, step));
}

#[then(expr = "le plateau est inchangé")]
#[then(expr = "le plateau n'a pas changé")]
#[then(expr = "rien ne change sur le plateau")]
fn unchanged(world: &mut World) {
    world.run(World::unchanged);
}

#[then(expr = "la position est {texte}")]
fn position(world: &mut World, text: QuotedWord) {
    world.run(|world| world.compare_text(&text.0));
}

#[then(expr = "la case {case} est vide")]
fn empty_cell(world: &mut World, cell: CellWord) {
    world.run(|world| empty(world, &cell.0));
}

#[then(expr = "les cases {cases} sont vides")]
fn empty_cells(world: &mut World, cells: CellsWord) {
    world.run(|world| world.different(cells.set()?)?.iter().try_for_each(|cell| empty(world, cell)));
}

#[then(expr = "la case {case} n'est pas vide")]
fn cell_in_use(world: &mut World, cell: CellWord) {
    world.run(|world| match world.cell(&cell.0)?.as_str() {
        "" | "." | "0" => Err(Failure::wrong(format!("la case {} est vide", cell.0))),
        _ => Ok(()),
    });
}

fn empty(world: &mut World, cell: &str) -> Done {
    match world.cell(cell)?.as_str() {
        // What the games write where nothing stands.
        "" | "." | "0" => Ok(()),
        obtained => Err(Failure::wrong(format!("la case {cell} porte « {obtained} »"))),
    }
}
