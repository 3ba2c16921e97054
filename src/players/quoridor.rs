//! Quoridor: who has the shorter way, and only the walls that lengthen a way or prepare to.

use std::ops::ControlFlow;

use arbitre_rules::Position;
use arbitre_rules::games::quoridor::{Quoridor, Turn};

use super::sense::Sense;

pub(super) const SENSE: Sense<Quoridor> = Sense { evaluate, visit, ..Sense::usual() };

/// What a step ahead is worth, a wall in stock, and having the move.
const STEP: i32 = 100;
const WALL: i32 = 45;
const MOVE: i32 = 50;
/// A player whom a set-up cut off is this far away.
const FAR: u32 = 81;

fn evaluate(position: &Quoridor) -> i32 {
    let (own, other) = (position.turn(), position.turn().opponent());
    let way = |player| position.distance(player).unwrap_or(FAR) as i32;
    let stock = |player| i32::from(position.stock(player));
    STEP * (way(other) - way(own)) + WALL * (stock(own) - stock(other)) + MOVE
}

/// A wall matters if it stands in somebody's way, beside a pawn, or goes on from a wall already built.
fn visit(position: &Quoridor, visit: &mut dyn FnMut(&Turn) -> ControlFlow<()>) {
    let matters = position.walls_that_matter();
    position.visit_turns(&mut |turn| match turn {
        Turn::Wall(wall) if !matters.contains(*wall) => ControlFlow::Continue(()),
        _ => visit(turn),
    });
}
