//! Where a machine sits down. The page offers a game against it as soon as [`opponents`] names one.

use arbitre_rules::{GameId, Player};
use serde::Serialize;

use crate::play::Play;

/// A machine that plays.
#[derive(Serialize, Debug)]
pub(super) struct Opponent {
    /// What the page gives back to [`says`].
    id: &'static str,
    /// What a player reads.
    name: &'static str,
}

/// The machines that play this game.
pub(super) const fn opponents(_game: GameId) -> &'static [Opponent] {
    &[]
}

/// What a machine in that seat says now: a turn or an answer; none if it has nothing to say.
///
/// # Errors
/// No machine of that name plays this game.
pub(super) fn says(play: &Play, opponent: &str, _seat: Player) -> Result<Option<String>, String> {
    match opponents(play.game.id).iter().find(|known| known.id == opponent) {
        Some(_) => Ok(None),
        None => Err("aucune machine de ce nom ne joue à ce jeu".into()),
    }
}
