//! Alquerque: men, and having somewhere to go. Captures are obligatory, so no position is judged before they are made.

use arbitre_rules::Position;
use arbitre_rules::games::alquerque::Alquerque;

use super::sense::Sense;

pub(super) const SENSE: Sense<Alquerque> = Sense { evaluate, must_capture: Alquerque::must_capture, ..Sense::usual() };

/// A man is worth more when there are few: a lead grows by exchanges.
fn evaluate(position: &Alquerque) -> i32 {
    let own = position.count(position.turn()) as i32;
    let other = position.count(position.turn().opponent()) as i32;
    100 * (own - other) + 300 * (own - other) / (own + other).max(1) + position.count_turns().min(30) as i32
}
