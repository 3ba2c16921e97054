//! Playing in the notation of the game.

use cucumber::when;

use super::{Phrase, Theme};
use crate::spec::parameters::{PlayerWord, TurnWord};
use crate::spec::world::World;

pub(super) const THEME: Theme = Theme {
    title: "Jouer dans la notation du jeu",
    phrases: &[Phrase::noted("{joueur} joue {coup}", "le tour entier, tout ou rien")],
};

#[when(expr = "{joueur} joue {coup}")]
#[when(expr = "{joueur} joue le coup {coup}")]
fn whole_turn(world: &mut World, player: PlayerWord, turn: TurnWord) {
    world.run(|world| world.play(player.0, &turn.0));
}
