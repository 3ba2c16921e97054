//! Cells and walls as one names them, on the board or not. What may stand where is decided elsewhere.

use std::fmt;
use std::str::FromStr;

use crate::TextError;

/// What stands for a row that is too large for any board.
const TOO_LARGE: u16 = u16::MAX;

/// A cell as one names it, on the board or not: `e4`, and just as well `z99`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// Counted from 0 for `a`.
    pub(super) column: u8,
    /// As written: row 1 is at the bottom.
    pub(super) row: u16,
}

impl Cell {
    /// Whether its row was too large to keep: then it is not quoted.
    pub(super) const fn is_unquotable(self) -> bool {
        self.row == TOO_LARGE
    }

    /// Whether it is one of the first `size` columns and rows.
    pub(super) const fn is_on(self, size: u8) -> bool {
        self.column < size && 1 <= self.row && self.row <= size as u16
    }

    /// Whether the two cells share a side.
    pub(super) const fn is_beside(self, other: Self) -> bool {
        self.column.abs_diff(other.column) as u16 + self.row.abs_diff(other.row) == 1
    }

    /// The cell as far behind `other` as this one is in front of it, if it has a name.
    pub(super) fn mirrored(self, other: Self) -> Option<Self> {
        Some(Self { column: (2 * other.column).checked_sub(self.column)?, row: (2 * other.row).checked_sub(self.row)? })
    }
}

impl FromStr for Cell {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let text = text.trim();
        read_cell(text).ok_or_else(|| {
            TextError::whole(format!("« {text} » n'est pas une case : écrivez une lettre et un chiffre (e2)"))
        })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row)
    }
}

pub(super) fn read_cell(text: &str) -> Option<Cell> {
    let mut chars = text.chars();
    let letter = chars.next().filter(char::is_ascii_alphabetic)?.to_ascii_lowercase();
    let digits = chars.as_str();
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    // A number too large for any board is as good as the largest.
    Some(Cell { column: letter as u8 - b'a', row: digits.parse().unwrap_or(TOO_LARGE) })
}

/// How a wall lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Orientation {
    /// Written `h`: between the anchor's row and the next.
    Horizontal,
    /// Written `v`: between the anchor's column and the next.
    Vertical,
}

/// A wall, on the board or not; its anchor is the south-west cell of the block of four that it cuts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Wall {
    /// The cell it is named after.
    pub anchor: Cell,
    /// How it lies.
    pub orientation: Orientation,
}

impl Wall {
    /// The wall that crosses this one in the middle.
    pub(super) const fn turned(self) -> Self {
        let orientation = match self.orientation {
            Orientation::Horizontal => Orientation::Vertical,
            Orientation::Vertical => Orientation::Horizontal,
        };
        Self { orientation, ..self }
    }

    /// Whether the two walls share a groove, or half of one.
    pub(super) fn overlaps(self, other: Self) -> bool {
        let across = self.anchor.column.abs_diff(other.anchor.column);
        let along = self.anchor.row.abs_diff(other.anchor.row);
        self.orientation == other.orientation
            && match self.orientation {
                Orientation::Horizontal => along == 0 && across <= 1,
                Orientation::Vertical => across == 0 && along <= 1,
            }
    }
}

impl FromStr for Wall {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let text = text.trim();
        read_wall(text).ok_or_else(|| {
            TextError::whole(format!("« {text} » n'est pas une barrière : écrivez sa case et son sens (e3h ou e3v)"))
        })
    }
}

impl fmt::Display for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let orientation = match self.orientation {
            Orientation::Horizontal => 'h',
            Orientation::Vertical => 'v',
        };
        write!(f, "{}{orientation}", self.anchor)
    }
}

pub(super) fn read_wall(text: &str) -> Option<Wall> {
    let (anchor, orientation) = if let Some(anchor) = text.strip_suffix(['h', 'H']) {
        (anchor, Orientation::Horizontal)
    } else {
        (text.strip_suffix(['v', 'V'])?, Orientation::Vertical)
    };
    Some(Wall { anchor: read_cell(anchor)?, orientation })
}

/// Walls separated by commas; nothing or `-` is none.
pub(super) fn read_walls(text: &str) -> Result<Vec<Wall>, TextError> {
    if matches!(text.trim(), "" | "-") {
        return Ok(Vec::new());
    }
    text.split(',').map(str::parse).collect()
}

pub(super) fn write_walls(walls: impl Iterator<Item = Wall>) -> String {
    let walls: Vec<_> = walls.map(|wall| wall.to_string()).collect();
    if walls.is_empty() { "-".into() } else { walls.join(",") }
}
