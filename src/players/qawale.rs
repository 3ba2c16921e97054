//! Qawale: lines that are still open to one colour alone. The last turns need no guess: the search reaches the end.

use arbitre_rules::games::qawale::{LINES, Qawale};
use arbitre_rules::{Player, Position};

use super::sense::Sense;

pub(super) const SENSE: Sense<Qawale> = Sense { evaluate, ..Sense::usual() };

/// What a line is worth, by the number of stones that one sees in it.
const WORTH: [i32; 5] = [0, 2, 12, 60, 0];

fn evaluate(position: &Qawale) -> i32 {
    let [first, second] = Player::BOTH.map(|player| position.shown(player));
    let line = |line: &u16| {
        let count = |shown: u16| (shown & line).count_ones() as usize;
        // Stones move: a line that the opponent shares is worth little, not nothing.
        WORTH[count(first)] / (1 + count(second) as i32) - WORTH[count(second)] / (1 + count(first) as i32)
    };
    let value = LINES.iter().map(line).sum::<i32>() + 3 * (first.count_ones() as i32 - second.count_ones() as i32);
    if position.turn() == Player::First { value } else { -value }
}
