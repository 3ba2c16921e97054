//! Counting sequences of turns: the numbers that two implementations of the same rules must share.

use std::ops::ControlFlow;

use crate::{Outcome, Position};

/// The number of sequences of exactly `depth` turns from `position`. A finished game has no continuation; draws by
/// repetition or without capture are ignored, and so is a turn that the game
/// [leaves out](Position::left_out_of_perft).
#[must_use]
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.outcome() != Outcome::Ongoing {
        return 0;
    }
    let left_out = position.left_out_of_perft();
    if depth == 1 {
        return position.count_turns().saturating_sub(u64::from(left_out.is_some()));
    }
    let mut total: u64 = 0;
    position.visit_turns(&mut |turn| {
        if left_out.as_ref() == Some(turn) {
            return ControlFlow::Continue(());
        }
        let mut next = position.clone();
        next.play(turn);
        total = total.saturating_add(perft(&next, depth - 1));
        ControlFlow::Continue(())
    });
    total
}
