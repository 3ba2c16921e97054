//! What a machine player wants to know of a position. No rule goes through here.

use super::Quoridor;
use super::board::{COLUMN, Set, Walls, only};
use crate::Player;

impl Quoridor {
    /// How many steps the player's pawn is from its goal, whatever stands on the way; none if a set-up cut it off.
    #[must_use]
    pub fn distance(&self, player: Player) -> Option<u32> {
        let (passages, goal) = (self.passages(), self.goal(player));
        let (mut reached, mut steps) = (only(self.pawn(player)), 0);
        while reached & goal == 0 {
            let wider = passages.widened(reached);
            if wider == reached {
                return None;
            }
            reached = wider;
            steps += 1;
        }
        Some(steps)
    }

    /// The walls that the player still has to place.
    #[must_use]
    pub const fn stock(&self, player: Player) -> u8 {
        self.stock[player.index()]
    }

    /// The places of walls, legal or not, that stand across a shortest way of a player, touch a pawn, or go on from a
    /// wall already built, in line or at an angle.
    #[must_use]
    pub fn walls_that_matter(&self) -> Walls {
        let passages = self.passages();
        Player::BOTH.into_iter().fold(beside(self.walls), |all, player| {
            let pawn = only(self.pawn(player));
            let across = passages.across_a_way(pawn, self.goal(player)).unwrap_or_default();
            either(all, either(across, around(pawn)))
        })
    }
}

const fn either(one: Walls, other: Walls) -> Walls {
    Walls { horizontal: one.horizontal | other.horizontal, vertical: one.vertical | other.vertical }
}

/// Every wall along a side of `cell`; some stick out of the board.
const fn around(cell: Set) -> Walls {
    let column = cell | cell >> 1;
    let row = cell | cell >> COLUMN;
    Walls { horizontal: row | row >> 1, vertical: column | column >> COLUMN }
}

/// Every wall that shares a post with one of these; some overlap them or stick out of the board.
const fn beside(walls: Walls) -> Walls {
    let Walls { horizontal, vertical } = walls;
    let posts = horizontal | horizontal << COLUMN | horizontal >> COLUMN | vertical | vertical << 1 | vertical >> 1;
    Walls { horizontal: posts | posts << COLUMN | posts >> COLUMN, vertical: posts | posts << 1 | posts >> 1 }
}
