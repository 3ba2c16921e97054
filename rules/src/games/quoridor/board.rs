//! The board as sets of bits: cells, walls, and where one can pass. Nothing here knows whose turn it is or why a turn
//! is refused.
//!
//! The cell of column c and row r, both counted from 0 at a1, is bit 10c + r of a [`Set`]: the bits of a set come in
//! the order of the cells' names. No board reaches the tenth row, so that moving a set up or down never runs into the
//! next column. A wall is kept at the bit of its anchor, which is also that of the post in its middle (the corner where
//! the four cells of its block meet).

use super::{Cell, Orientation, Wall};

/// A set of cells or of anchors.
pub(super) type Set = u128;

/// QUO-01: the box's board is 9×9; smaller ones are for small examples.
pub(super) const MAX_SIZE: u8 = 9;

/// From a cell to its right-hand neighbour.
pub(super) const COLUMN: usize = 10;

/// The parts of an empty board.
#[derive(Debug)]
pub(super) struct Board {
    pub(super) cells: Set,
    /// QUO-09: where a wall can be anchored without sticking out.
    pub(super) anchors: Set,
    pub(super) bottom: Set,
    pub(super) top: Set,
    left: Set,
    right: Set,
}

impl Board {
    /// The board of `size` by `size` cells.
    pub(super) fn of(size: u8) -> &'static Self {
        static BOARDS: [Board; MAX_SIZE as usize + 1] = {
            let mut boards = [const { Board::new(0) }; MAX_SIZE as usize + 1];
            let mut size = 1;
            while size < boards.len() {
                boards[size] = Board::new(size);
                size += 1;
            }
            boards
        };
        &BOARDS[usize::from(size)]
    }

    const fn new(size: usize) -> Self {
        let mut board = Self { cells: 0, anchors: 0, bottom: 0, top: 0, left: 0, right: 0 };
        let mut at = 0;
        while at < size * COLUMN {
            let (column, row) = (at / COLUMN, at % COLUMN);
            let cell = 1 << at;
            if row < size {
                board.cells |= cell;
                if column + 1 < size && row + 1 < size {
                    board.anchors |= cell;
                }
                if column == 0 {
                    board.left |= cell;
                }
                if column + 1 == size {
                    board.right |= cell;
                }
                if row == 0 {
                    board.bottom |= cell;
                }
                if row + 1 == size {
                    board.top |= cell;
                }
            }
            at += 1;
        }
        board
    }
}

/// The set of one cell, which must be on some board.
pub(super) fn only(cell: Cell) -> Set {
    1 << (usize::from(cell.column) * COLUMN + usize::from(cell.row) - 1)
}

/// The cells of a set, in the order of their names.
pub(super) fn cells(mut set: Set) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let at = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            Cell { column: (at / COLUMN) as u8, row: (at % COLUMN) as u16 + 1 }
        })
    })
}

/// A set of walls, by anchor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Walls {
    pub(super) horizontal: Set,
    pub(super) vertical: Set,
}

impl Walls {
    /// The walls, in the order of their names.
    pub(super) fn iter(self) -> impl Iterator<Item = Wall> {
        cells(self.horizontal | self.vertical).flat_map(move |anchor| {
            [Orientation::Horizontal, Orientation::Vertical]
                .map(|orientation| Wall { anchor, orientation })
                .into_iter()
                .filter(move |&wall| self.contains(wall))
        })
    }

    /// Whether `wall`, which must lie on some board, is one of them.
    #[must_use]
    pub fn contains(self, wall: Wall) -> bool {
        let set = match wall.orientation {
            Orientation::Horizontal => self.horizontal,
            Orientation::Vertical => self.vertical,
        };
        set & only(wall.anchor) != 0
    }

    pub(super) fn add(&mut self, wall: Wall) {
        *match wall.orientation {
            Orientation::Horizontal => &mut self.horizontal,
            Orientation::Vertical => &mut self.vertical,
        } |= only(wall.anchor);
    }

    pub(super) fn remove(&mut self, wall: Wall) {
        *match wall.orientation {
            Orientation::Horizontal => &mut self.horizontal,
            Orientation::Vertical => &mut self.vertical,
        } &= !only(wall.anchor);
    }

    pub(super) const fn and(self, other: Self) -> Self {
        Self { horizontal: self.horizontal & other.horizontal, vertical: self.vertical & other.vertical }
    }

    /// QUO-14: every wall that neither overlaps one of these, wholly or by half, nor crosses it.
    pub(super) const fn placements(self, board: &Board) -> Self {
        let Self { horizontal, vertical } = self;
        Self {
            horizontal: board.anchors & !(horizontal | horizontal << COLUMN | horizontal >> COLUMN | vertical),
            vertical: board.anchors & !(vertical | vertical << 1 | vertical >> 1 | horizontal),
        }
    }

    /// Those of `placements` that might close something off: a closed line of walls needs a last wall that touches the
    /// others, or the edge, in two of its three posts at least.
    pub(super) const fn closing(self, placements: Self, board: &Board) -> Self {
        let Self { horizontal, vertical } = self;
        let touched =
            horizontal | horizontal << COLUMN | horizontal >> COLUMN | vertical | vertical << 1 | vertical >> 1;
        let left = touched << COLUMN | board.left;
        let right = touched >> COLUMN | board.right >> COLUMN;
        let below = touched << 1 | board.bottom;
        let above = touched >> 1 | board.top >> 1;
        Self {
            horizontal: placements.horizontal & two_of(left, touched, right),
            vertical: placements.vertical & two_of(below, touched, above),
        }
    }
}

const fn two_of(a: Set, b: Set, c: Set) -> Set {
    a & b | (a | b) & c
}

/// One of the four ways a pawn can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Direction {
    Up,
    Down,
    Left,
    Right,
}

impl Direction {
    pub(super) const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// The two directions on either side of this one.
    pub(super) const fn sides(self) -> [Self; 2] {
        match self {
            Self::Up | Self::Down => [Self::Left, Self::Right],
            Self::Left | Self::Right => [Self::Down, Self::Up],
        }
    }
}

/// QUO-08: where one can pass between neighbouring cells. The edge of the board is as closed as a wall.
#[derive(Clone, Copy, Debug)]
pub(super) struct Passages {
    /// The cells whose upper side is open.
    up: Set,
    /// The cells whose right side is open.
    right: Set,
}

impl Passages {
    pub(super) const fn between(walls: Walls, board: &Board) -> Self {
        let Walls { horizontal, vertical } = walls;
        Self {
            up: board.cells & !board.top & !(horizontal | horizontal << COLUMN),
            right: board.cells & !board.right & !(vertical | vertical << 1),
        }
    }

    /// The cells one step away from `from` in one direction.
    pub(super) const fn step(self, from: Set, towards: Direction) -> Set {
        match towards {
            Direction::Up => (from & self.up) << 1,
            Direction::Down => from >> 1 & self.up,
            Direction::Left => from >> COLUMN & self.right,
            Direction::Right => (from & self.right) << COLUMN,
        }
    }

    /// The cells one step away from `from`.
    const fn around(self, from: Set) -> Set {
        self.step(from, Direction::Up)
            | self.step(from, Direction::Down)
            | self.step(from, Direction::Left)
            | self.step(from, Direction::Right)
    }

    /// The cells at most one step away from those of `from`.
    pub(super) const fn widened(self, from: Set) -> Set {
        from | self.around(from)
    }

    /// QUO-17: whether steps lead from `from` to `goal`, whatever stands on the way.
    pub(super) const fn join(self, from: Set, goal: Set) -> bool {
        let mut reached = from;
        while reached & goal == 0 {
            let wider = self.widened(reached);
            if wider == reached {
                return false;
            }
            reached = wider;
        }
        true
    }

    /// Every wall that would stand across one particular shortest way from `from` to `goal`: as long as none of them is
    /// built, there is a way. None if there is no way now.
    pub(super) fn across_a_way(self, from: Set, goal: Set) -> Option<Walls> {
        // The cells at each distance, nearest first. A way visits no cell twice.
        let mut layers = [0; (MAX_SIZE as usize).pow(2)];
        let mut distance = 0;
        let (mut reached, mut front) = (from, from);
        while front & goal == 0 {
            layers[distance] = front;
            distance += 1;
            front = self.around(front) & !reached;
            if front == 0 {
                return None;
            }
            reached |= front;
        }
        let arrival = front & goal;
        let mut at = arrival & arrival.wrapping_neg();
        let mut across = Walls::default();
        for layer in layers[..distance].iter().rev() {
            for back in Direction::ALL {
                let before = self.step(at, back) & layer;
                if before == 0 {
                    continue;
                }
                match back {
                    Direction::Up => across.horizontal |= at | at >> COLUMN,
                    Direction::Down => across.horizontal |= before | before >> COLUMN,
                    Direction::Right => across.vertical |= at | at >> 1,
                    Direction::Left => across.vertical |= before | before >> 1,
                }
                at = before;
                break;
            }
        }
        Some(across)
    }
}
