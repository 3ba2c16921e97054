//! The machines that the page offers as opponents.

use arbitre_rules::Player;
use serde::Serialize;

use crate::play::Play;
use crate::players::{Level, Machine};

/// A machine that plays.
#[derive(Serialize, Debug)]
pub(super) struct Opponent {
    /// What the page gives back to [`says`].
    id: &'static str,
    /// What a player reads.
    name: &'static str,
}

/// The machines; every game has them.
pub(super) const OPPONENTS: &[Opponent] = &[
    Opponent { id: "facile", name: "la machine, facile" },
    Opponent { id: "moyen", name: "la machine, moyenne" },
    Opponent { id: "fort", name: "la machine, forte" },
];

/// What a machine in that seat says now: a turn or an answer; none if it has nothing to say.
///
/// # Errors
/// No machine of that name plays.
pub(super) fn says(play: &mut Play, opponent: &str, seat: Player) -> Result<Option<String>, String> {
    if !OPPONENTS.iter().any(|known| known.id == opponent) {
        return Err("aucune machine de ce nom ne joue à ce jeu".into());
    }
    let level: Level = opponent.parse()?;
    // A seed for its slips and its choices between equals: the same game gets the same answers.
    let machine = Machine { seed: Some(0), ..Machine::new(level) };
    let mut machines = [None, None];
    machines[seat.index()] = Some(machine);
    Ok(play.reply(&machines).map(|(_, text)| text))
}
