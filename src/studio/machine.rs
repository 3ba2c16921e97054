//! Where a machine sits down. The page offers a game against it as soon as [`opponents`] names one.

use arbitre_rules::GameId;
use serde::Serialize;

use crate::play::Play;

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

/// The turn that a machine plays now; none if no machine of that name plays this game.
pub(super) fn turn(play: &Play, opponent: &str) -> Option<String> {
    opponents(play.game.id).iter().find(|known| known.id == opponent)?;
    None
}
