//! Playing in the notation of the game.

use cucumber::when;

use super::{Phrase, Theme};
use crate::spec::failure::Failure;
use crate::spec::parameters::{PlayerWord, QuotedWord, TurnWord};
use crate::spec::world::World;

pub(super) const THEME: Theme = Theme {
    title: "Jouer dans la notation du jeu",
    phrases: &[
        Phrase::noted("{joueur} joue {coup}", "le tour entier, tout ou rien"),
        Phrase::noted(
            "on joue {coups}",
            "plusieurs tours, chacun par le joueur qui a le trait ; le premier refus arrête",
        ),
        Phrase::noted(
            "{joueur} fait le geste {texte}",
            "un seul geste du tour, comme on l'écrit en jouant : « a1xc3 », « pose A1 », « proposer », « quit »…",
        )
        .like("le joueur 1 fait le geste « pose A1 »"),
    ],
};

#[when(expr = "{joueur} joue/jouent {coup}")]
#[when(expr = "{joueur} joue/jouent le coup {coup}")]
fn whole_turn(world: &mut World, player: PlayerWord, turn: TurnWord) {
    world.run(|world| world.play(player.0, &turn.0));
}

#[when(expr = "on joue {texte}")]
fn turns_in_order(world: &mut World, turns: QuotedWord) {
    world.run(|world| {
        // A turn of Qawale has commas of its own.
        let turns: Vec<_> =
            turns.0.split(' ').map(|turn| turn.trim_end_matches(',')).filter(|turn| !turn.is_empty()).collect();
        if turns.is_empty() {
            return Err(Failure::misused("cette phrase ne joue rien : écrivez au moins un coup entre les guillemets"));
        }
        // Those that come after a refusal are not played, but read.
        for turn in &turns {
            world.in_notation(turn)?;
        }
        world.play_in_turn(turns)
    });
}

#[when(expr = "{joueur} fait/font le geste {texte}")]
fn one_gesture(world: &mut World, player: PlayerWord, gesture: QuotedWord) {
    world.run(|world| world.gestures(player.0, [gesture.0]));
}
