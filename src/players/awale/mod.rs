//! Awalé: the harvest, and what may be harvested next; with few seeds on the board, the table of `endings` knows.

mod endings;
#[cfg(test)]
mod tests;

use arbitre_rules::games::awale::Awale;
use arbitre_rules::{Player, Position, Setup};

use super::sense::{KNOWN_WIN, Sense};

pub(super) const SENSE: Sense<Awale> = Sense { evaluate, captures: Awale::visit_captures, known, ..Sense::usual() };

/// AWA-14: the other player answers an offer to stop. A machine accepts what does not make it lose, and is no worse than what it
/// can hold the other to by playing on; of the few seeds that an offer leaves, the table knows all.
pub(super) fn answer_to_offer(setup: &Setup) -> Option<(Player, &'static str)> {
    setup.fact("propose")?;
    let position = Awale::from_setup(setup).ok()?;
    let (offers, answers) = (position.turn(), position.turn().opponent());
    let counts = position.final_count().map(|count| count as i32);
    let by_stopping = (counts[answers.index()] - counts[offers.index()]).signum();
    let by_playing =
        endings::look_up(&position, true).map(|ending| -(lead(&position) + i32::from(ending.most)).signum());
    let accepts = by_stopping >= by_playing.unwrap_or(0).max(0);
    Some((answers, if accepts { "accepter" } else { "refuser" }))
}

fn lead(position: &Awale) -> i32 {
    let harvest = |player| i32::from(position.harvest(player));
    harvest(position.turn()) - harvest(position.turn().opponent())
}

/// Seeds of one's own camp count at the end (AWA-15); holes of one or two seeds are the ones that get harvested.
fn evaluate(position: &Awale) -> i32 {
    let (own, other) = (position.turn(), position.turn().opponent());
    let camp = |player: Player| {
        let camp = position.camp(player);
        let weak = camp.iter().filter(|seeds| matches!(seeds, 1 | 2)).count() as i32;
        4 * camp.iter().map(|&seeds| i32::from(seeds)).sum::<i32>() - 10 * weak
    };
    let secured = position.secured_win().map_or(0, |winner| if winner == own { 20_000 } else { -20_000 });
    100 * lead(position) + camp(own) - camp(other) + secured
}

/// What the table knows. Both bounds on the seeds still to come leave a position open only if it may go round in circles.
fn known(position: &Awale, wait: bool) -> Option<i32> {
    let lead = lead(position);
    let ending = endings::look_up(position, wait)?;
    // More seeds first; then fewer seeds on the board, and fewer turns before the next one leaves it.
    let worth = |margin: i32, turns: u8| {
        KNOWN_WIN + 8_192 * margin.min(48) - 256 * position.seeds_on_board() as i32 - i32::from(turns)
    };
    let (least, most) = (lead + i32::from(ending.least), lead + i32::from(ending.most));
    if least > 0 {
        Some(worth(least, ending.turns_to_least))
    } else if most < 0 {
        Some(-worth(-most, ending.turns_to_most))
    } else if least == 0 && most == 0 {
        Some(0)
    } else {
        None
    }
}
