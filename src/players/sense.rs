//! What a player understands of a game beyond its rules: which positions are promising, which turns deserve a look, what is
//! known for certain. A game that says nothing gets [`Sense::usual`].

use std::any::Any;
use std::ops::ControlFlow;

use arbitre_rules::Position;

use super::{alquerque, aruba, awale, qawale, quoridor};

/// More than any guess about a position.
pub(super) const MOST_GUESSED: i32 = 100_000;
/// Less than any guess about a position that is known to be won, if it is not known when.
pub(super) const KNOWN_WIN: i32 = 500_000;

pub(super) type Visitor<'v, T> = &'v mut dyn FnMut(&T) -> ControlFlow<()>;

/// What a player understands of a game. Values are for the player to move, a hundred being about a piece.
pub(super) struct Sense<P: Position> {
    /// A guess about a position that goes on.
    pub(super) evaluate: fn(&P) -> i32,
    /// The turns worth looking at: legal ones, in the order of the rules, and at least one if there is any.
    pub(super) visit: fn(&P, Visitor<'_, P::Turn>),
    /// Whether every turn of the position captures, because one must: nothing is guessed before that is done.
    pub(super) must_capture: fn(&P) -> bool,
    /// The turns that capture, where one is free to leave them: they are followed beyond the depth of the search.
    pub(super) captures: fn(&P, Visitor<'_, P::Turn>),
    /// The value of a position that goes on, if it is known for certain. Knowledge that takes long to gather is waited
    /// for if `wait` is set.
    pub(super) known: fn(&P, wait: bool) -> Option<i32>,
}

impl<P: Position> Clone for Sense<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Position> Copy for Sense<P> {}

impl<P: Position> Sense<P> {
    /// For a game of which nothing is known: more turns are better than fewer.
    pub(super) const fn usual() -> Self {
        Self {
            evaluate: |position| position.count_turns().min(1_000) as i32,
            visit: P::visit_turns,
            must_capture: |_| false,
            captures: |_, _| {},
            known: |_, _| None,
        }
    }

    /// What is understood of the game whose positions are `P`.
    pub(super) fn of_game() -> Self {
        let senses: [&dyn Any; 5] = [&qawale::SENSE, &quoridor::SENSE, &awale::SENSE, &alquerque::SENSE, &aruba::SENSE];
        senses.into_iter().find_map(|sense| sense.downcast_ref()).copied().unwrap_or(Self::usual())
    }
}
