//! What a machine player wants to know of a position. No rule goes through here.

use std::ops::ControlFlow;

use super::{Aruba, Turn};
use crate::Player;

impl Aruba {
    /// Calls `visit` with the turns that capture, in ascending order, until it breaks.
    pub fn visit_captures(&self, visit: &mut dyn FnMut(&Turn) -> ControlFlow<()>) {
        let mut board = None;
        for column in 0..self.size {
            for row in (0..self.size).filter(|&row| self.could_jump(column, row)) {
                let from = row * self.size + column;
                for capture in self.captures(from) {
                    let board = board.get_or_insert_with(|| self.clone());
                    if board.visit_chain(&mut vec![self.cell(from)], from, capture, visit).is_break() {
                        return;
                    }
                }
            }
        }
    }

    /// Whether there is a pawn that may move and could capture: seen at a glance, most cannot.
    fn could_jump(&self, column: usize, row: usize) -> bool {
        let (size, opponent) = (self.size, Some(self.turn.opponent()));
        let from = row * size + column;
        if !self.may_move(from) {
            return false;
        }
        let jumps = |step: usize, back: bool, forth: bool| {
            back && self.cells[from - step] == opponent && self.cells[from - 2 * step].is_none()
                || forth && self.cells[from + step] == opponent && self.cells[from + 2 * step].is_none()
        };
        let (left, right, up, down) = (column >= 2, column + 2 < size, row >= 2, row + 2 < size);
        jumps(1, left, right)
            || jumps(size, up, down)
            || jumps(size + 1, left && up, right && down)
            || jumps(size - 1, right && up, left && down)
    }

    /// The column and the row of each of the player's pawns, from 0 at the top left.
    pub fn pawns(&self, player: Player) -> impl Iterator<Item = (usize, usize)> {
        self.cells.chunks(self.size).enumerate().flat_map(move |(row, cells)| {
            let own = cells.iter().enumerate().filter(move |(_, cell)| **cell == Some(player));
            own.map(move |(column, _)| (column, row))
        })
    }
}
