//! The whole board: given, compared, unchanged.

use cucumber::{given, then, when};
use gherkin::Step;

use super::{Phrase, Theme};
use crate::spec::parameters::QuotedWord;
use crate::spec::world::World;

pub(super) const THEME: Theme = Theme {
    title: "Le plateau entier (un tableau, ou le dessin que le programme affiche, sur les lignes suivantes)",
    phrases: &[
        Phrase::new("le plateau suivant"),
        Phrase::noted(
            "le plateau est le suivant",
            "installe le plateau avant la première action, le compare après, quel que soit le mot-clé",
        ),
        Phrase::noted("le plateau montre", "compare toujours, même si rien n'a été joué"),
        Phrase::noted("le plateau est inchangé", "depuis l'instant qui précède la dernière action"),
        Phrase::noted("la position est {texte}", "compare toujours"),
    ],
};

#[given(regex = r"^le plateau suivant$")]
#[given(regex = r"^le plateau est le suivant$")]
#[when(regex = r"^le plateau suivant$")]
#[when(regex = r"^le plateau est le suivant$")]
#[then(regex = r"^le plateau suivant$")]
#[then(regex = r"^le plateau est le suivant$")]
fn board(world: &mut World, step: &Step) {
    world.run(|world| {
        let board = world.board_of(step)?;
        if world.acted() {
            return world.compare(&board);
        }
        world.setup()?.merge(board);
        Ok(())
    });
}

#[then(regex = r"^le plateau montre$")]
#[then(regex = r"^on obtient le plateau suivant$")]
fn shows(world: &mut World, step: &Step) {
    world.run(|world| {
        let board = world.board_of(step)?;
        world.compare(&board)
    });
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
