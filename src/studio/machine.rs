//! Where a machine sits down. The page offers a game against it as soon as [`opponents`] names one.

use arbitre_rules::{GameId, Setup};
use serde::Serialize;

/// A machine that plays.
#[derive(Serialize, Debug)]
pub(super) struct Opponent {
    /// What the page gives back to [`turn`].
    id: &'static str,
    /// What a player reads.
    name: &'static str,
}

/// The machines that play this game.
pub(super) const fn opponents(_game: GameId) -> &'static [Opponent] {
    &[]
}

/// The turn that a machine plays in this position; none if no machine of that name plays this game.
pub(super) fn turn(game: GameId, _position: &Setup, opponent: &str) -> Option<String> {
    opponents(game).iter().find(|known| known.id == opponent)?;
    None
}
