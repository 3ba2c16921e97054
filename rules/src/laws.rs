//! The laws that every game obeys, checked over seeded random walks and in any position.
//!
//! A game calls [`obey`] and [`hold`] in its tests; a law that fails is named, with the position that breaks it.

use std::ops::ControlFlow;

use crate::{Notation, Outcome, Player, Random, Setup, Variants, perft};

/// Turns looked at in one position, for games where there can be thousands.
const TURNS_LOOKED_AT: usize = 300;

/// Plays `walks` random games of at most `plies` turns and checks every law in every position.
///
/// `gestures` splits a legal turn into the gestures that make it; `conserved` is a number that no turn changes.
///
/// # Errors
/// The law that is broken, and where.
pub fn obey<P: Notation>(
    variants: &Variants,
    seed: u64,
    (walks, plies): (usize, usize),
    gestures: impl Fn(&P, &P::Turn) -> Vec<P::Gesture>,
    conserved: impl Fn(&P) -> u64,
) -> Result<(), String> {
    let mut random = Random::new(seed);
    let start = P::initial(variants).map_err(|error| error.to_string())?;
    let total = conserved(&start);
    for _ in 0..walks {
        let mut position = start.clone();
        for _ in 0..plies {
            let Some(next) = hold(&position, random.bits() as usize, &gestures)? else { break };
            if conserved(&next) != total {
                return Err(at(&next, "what is conserved is conserved"));
            }
            position = next;
        }
    }
    Ok(())
}

/// Checks every law in one position, reachable or not, and on the way through one of its turns, chosen by `pick`. Returns what
/// that turn leads to, if the game is not over.
///
/// # Errors
/// The law that is broken, and where.
pub fn hold<P: Notation>(
    position: &P,
    pick: usize,
    gestures: impl Fn(&P, &P::Turn) -> Vec<P::Gesture>,
) -> Result<Option<P>, String> {
    let turns = in_every_position(position).map_err(|law| at(position, &law))?;
    let Some(turn) = turns.get(pick % turns.len().max(1)) else { return Ok(None) };
    by_gestures(position, turn, &gestures(position, turn)).map(Some).map_err(|law| at(position, &law))
}

fn at<P: Notation>(position: &P, law: &str) -> String {
    format!("broken law: {law}\nin {}", P::write_text(&position.to_setup()))
}

/// The laws of a single position; returns (some of) its legal turns.
fn in_every_position<P: Notation>(position: &P) -> Result<Vec<P::Turn>, String> {
    let setup = position.to_setup();
    let text = P::write_text(&setup);
    let reread = |name: &str, read: Result<Setup, crate::TextError>| -> Result<(), String> {
        let mut read = read.map_err(|error| format!("{name} is read back: {error}"))?;
        read.variants = setup.variants.clone();
        let again = P::from_setup(&read).map_err(|error| format!("{name} is read back: {error}"))?;
        if again == *position { Ok(()) } else { Err(format!("{name} is read back equal")) }
    };
    reread("the text form", P::read_text(&text))?;
    reread("the drawing", P::read_drawing(&P::draw(&setup, 0)))?;
    reread("the set-up", Ok(setup.clone()))?;

    let turns = some_turns(position);
    if !turns.is_sorted_by(|a, b| a < b) {
        return Err("legal turns are sorted and without duplicates".into());
    }
    if position.has_turn() == turns.is_empty() {
        return Err("has_turn tells whether there is a turn".into());
    }
    if turns.len() < TURNS_LOOKED_AT && position.count_turns() != turns.len() as u64 {
        return Err("bulk counting equals generation".into());
    }
    let over = position.outcome() != Outcome::Ongoing;
    if over && (!turns.is_empty() || perft(position, 1) != 0) {
        return Err("a finished game has no turn".into());
    }
    if !over && position.left_out_of_perft().is_some_and(|turn| !is_whole(position, &turn)) {
        return Err("the turn that perft leaves out is a legal one".into());
    }
    for turn in &turns {
        let written = position.write_turn(turn);
        if position.read_turn(&written).as_ref() != Ok(turn) {
            return Err(format!("the turn {written} is read back equal"));
        }
        if let Err(breach) = position.check(position.turn(), turn) {
            return Err(format!("the generated turn {written} is accepted, not refused: {breach}"));
        }
        if position.check(position.turn().opponent(), turn).map_err(|breach| breach.rule) != Err(P::TURN_RULE) {
            return Err(format!("{written} is refused to the player whose turn it is not"));
        }
    }
    Ok(turns)
}

fn some_turns<P: Notation>(position: &P) -> Vec<P::Turn> {
    let mut turns = Vec::new();
    position.visit_turns(&mut |turn| {
        turns.push(turn.clone());
        if turns.len() < TURNS_LOOKED_AT { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    turns
}

/// A turn played whole and gesture by gesture ends in the same position; on the way the same player goes on, and every
/// position in the middle of the turn obeys the laws too.
fn by_gestures<P: Notation>(position: &P, turn: &P::Turn, gestures: &[P::Gesture]) -> Result<P, String> {
    let mut whole = position.clone();
    whole.play(turn);
    let mut step = position.clone();
    for (index, gesture) in gestures.iter().enumerate() {
        step.check_gesture(gesture).map_err(|breach| format!("gestures of a legal turn are legal: {breach}"))?;
        step.make(gesture);
        if index + 1 < gestures.len() {
            if step.turn() != position.turn() {
                return Err("the same player goes on in the middle of a turn".into());
            }
            in_every_position(&step)?;
        }
    }
    if step != whole {
        return Err("whole turns and gestures lead to the same position".into());
    }
    Ok(whole)
}

/// Whether `turn` is accepted, and leaves nothing of the turn to play.
fn is_whole<P: Notation>(position: &P, turn: &P::Turn) -> bool {
    position.check(position.turn(), turn).is_ok() && !position.leaves_open(turn)
}

/// Every turn of `candidates` is generated if, and only if, `check` accepts it as a whole turn. After one that it accepts
/// but that leaves the turn open, the same player goes on.
///
/// # Errors
/// The first candidate on which the generator and the check disagree.
pub fn generated_if_accepted<P: Notation>(
    position: &P,
    candidates: impl IntoIterator<Item = P::Turn>,
) -> Result<(), String> {
    let legal = position.legal_turns();
    let mover: Player = position.turn();
    for turn in candidates {
        let whole = is_whole(position, &turn);
        let written = || position.write_turn(&turn);
        if whole != legal.binary_search(&turn).is_ok() {
            return Err(at(position, &format!("{} is generated if and only if it is accepted", written())));
        }
        if !whole && position.check(mover, &turn).is_ok() {
            let mut open = position.clone();
            open.play(&turn);
            if open.turn() != mover || open.outcome() != Outcome::Ongoing {
                return Err(at(position, &format!("after {}, left open, the same player goes on", written())));
            }
            in_every_position(&open).map_err(|law| at(&open, &law))?;
        }
    }
    Ok(())
}
