//! Aruba: pawns, and coming near the enemy when one has more of them, since only captures win.

use arbitre_rules::games::aruba::Aruba;
use arbitre_rules::{Player, Position};

use super::sense::Sense;

pub(super) const SENSE: Sense<Aruba> = Sense { evaluate, captures: Aruba::visit_captures, ..Sense::usual() };

/// So few pawns are chased one by one.
const FEW: i32 = 4;

fn evaluate(position: &Aruba) -> i32 {
    let (own, other) = (position.turn(), position.turn().opponent());
    let (men, enemies) = (position.pawns(own).count() as i32, position.pawns(other).count() as i32);
    let lead = men - enemies;
    // It is the stronger side that wants to meet.
    let (hunters, prey, few) = if lead >= 0 { (own, other, enemies) } else { (other, own, men) };
    let apart = if lead == 0 {
        0
    } else if few <= FEW {
        position.pawns(prey).map(|pawn| distance(position, hunters, pawn)).sum::<i32>() / few.max(1)
    } else {
        distance(position, hunters, middle(position, prey))
    };
    100 * lead + 400 * lead / (men + enemies).max(1) - lead.signum() * apart
}

/// How far a player's pawns are from a cell, the nearest ones above all. Two cells are near enough: one captures what has
/// room to come out, not what is shut in a corner.
fn distance(position: &Aruba, player: Player, (column, row): (usize, usize)) -> i32 {
    let (mut sum, mut nearest, mut count) = (0, usize::MAX, 0);
    for (x, y) in position.pawns(player) {
        let far = column.abs_diff(x).max(row.abs_diff(y)).max(2);
        sum += 2 * far * far;
        nearest = nearest.min(far);
        count += 1;
    }
    sum.checked_div(count).map_or(0, |mean| (mean + 8 * nearest) as i32)
}

fn middle(position: &Aruba, player: Player) -> (usize, usize) {
    let (mut columns, mut rows, mut count) = (0, 0, 0);
    for (column, row) in position.pawns(player) {
        (columns, rows, count) = (columns + column, rows + row, count + 1);
    }
    (columns / count.max(1), rows / count.max(1))
}
