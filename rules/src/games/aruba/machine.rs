//! What a machine player wants to know of a position. No rule goes through here.

use super::{Aruba, REACH, Turn};
use crate::Player;

impl Turn {
    /// Whether something is captured on the way.
    #[must_use]
    pub fn captures(&self) -> bool {
        matches!(self, Self::Move { path, .. } if path.windows(2).any(|step| step[0].middle(step[1]).is_some()))
    }
}

impl Aruba {
    /// Whether the player to move could capture.
    #[must_use]
    pub fn can_capture(&self) -> bool {
        let size = self.size;
        let opponent = Some(self.turn.opponent());
        self.pawns(self.turn).filter(|&(column, row)| self.may_move(row * size + column)).any(|(column, row)| {
            let at = |columns: isize, rows: isize| {
                let (column, row) = (column.checked_add_signed(columns)?, row.checked_add_signed(rows)?);
                (column < size && row < size).then(|| self.cells[row * size + column])
            };
            let jumps = REACH.iter().filter(|(columns, rows)| columns.abs().max(rows.abs()) == 2);
            jumps
                .into_iter()
                .any(|&(columns, rows)| at(columns, rows) == Some(None) && at(columns / 2, rows / 2) == Some(opponent))
        })
    }

    /// The column and the row of each of the player's pawns, from 0 at the top left.
    pub fn pawns(&self, player: Player) -> impl Iterator<Item = (usize, usize)> {
        self.cells.chunks(self.size).enumerate().flat_map(move |(row, cells)| {
            let own = cells.iter().enumerate().filter(move |(_, cell)| **cell == Some(player));
            own.map(move |(column, _)| (column, row))
        })
    }
}
