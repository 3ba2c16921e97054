//! How a game is written: its names, turns, text form, tables and drawings. Nothing here decides what is legal.

use std::fmt;

use crate::{Outcome, Position, Setup, Variant};

/// The written side of a [`Position`].
///
/// Whatever is printed is read back equal: turns, text forms, drawings.
pub trait Notation: Position {
    /// The game's name, as in a sentence: « Qawale ».
    const NAME: &'static str;
    /// What the numbers of its articles begin with: `QAW`.
    const PREFIX: &'static str;
    /// The two players.
    const PLAYERS: [PlayerName; 2];
    /// The options.
    const VARIANTS: &'static [Variant];
    /// The facts of a [`Setup`] that are not on the board and pass: an offer that waits, a chain of captures that goes on.
    const PASSING: &'static [&'static str] = &[];

    /// A turn as one writes it.
    ///
    /// # Errors
    /// The text is no turn of this game. What is off the board is well written and refused later, by an article.
    fn read_turn(&self, text: &str) -> Result<Self::Turn, TextError>;

    /// A turn in the notation of the articles (`features/<jeu>/reglement.yaml`).
    fn write_turn(&self, turn: &Self::Turn) -> String;

    /// A single gesture.
    ///
    /// # Errors
    /// The text is no gesture of this game.
    fn read_gesture(&self, text: &str) -> Result<Self::Gesture, TextError>;

    /// A text form.
    ///
    /// # Errors
    /// The text is no text form of this game.
    fn read_text(text: &str) -> Result<Setup, TextError>;

    /// The text form of a complete set-up.
    fn write_text(setup: &Setup) -> String;

    /// A board given as a table, one cell per cell.
    ///
    /// # Errors
    /// Wrong dimensions, or a cell that is not understood: line and column count rows and cells.
    fn read_table(rows: &[Vec<String>]) -> Result<Setup, TextError>;

    /// A drawing, as [`draw`](Self::draw) prints it; the lines below the board may be left out.
    ///
    /// # Errors
    /// The text is no drawing of this game.
    fn read_drawing(text: &str) -> Result<Setup, TextError>;

    /// The position as an ASCII grid with labels, then lines for whose turn it is and the rest. What a set-up does not
    /// say is not drawn. Cells whose width varies are at least `cell_width` wide, so that two boards can be compared.
    fn draw(setup: &Setup, cell_width: usize) -> String;

    /// The same at a table, where whose turn it is comes after, in words. Games whose rulebook draws another board say so.
    fn draw_at_table(setup: &Setup) -> String {
        Self::draw(&Setup { turn: None, ..setup.clone() }, 0)
    }

    /// The name of the cell in that row and column of [`Setup::board`], both from 0 at the top left.
    fn cell_name(_setup: &Setup, row: usize, column: usize) -> String {
        format!("{}{}", char::from(b'A' + column.min(25) as u8), row + 1)
    }

    /// What is shown beside a game that stands like this, beyond the position itself. Each game documents its own names.
    fn remarks(&self, _outcome: Outcome) -> Vec<Remark> {
        Vec::new()
    }

    /// What a legal turn would do, for those who hesitate. Each game documents its own names.
    fn foresee(&self, _turn: &Self::Turn) -> Vec<Remark> {
        Vec::new()
    }
}

/// Something to be shown beside a board: « compte final : 30 (Sud), 18 (Nord) ».
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// What it is about.
    pub name: String,
    /// What is said of it.
    pub text: String,
}

impl Remark {
    /// A remark.
    #[must_use]
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        Self { name: name.into(), text: text.into() }
    }
}

/// How one speaks of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerName {
    /// In text forms and outcomes: `1`.
    pub symbol: &'static str,
    /// As a subject: « le joueur 1 ».
    pub subject: &'static str,
    /// As the one to whom something falls: « au joueur 1 ».
    pub dative: &'static str,
}

impl PlayerName {
    /// The form of a verb that goes with the subject: « le joueur 1 gagne », « les Blancs gagnent ».
    #[must_use]
    pub fn agree<'v>(&self, singular: &'v str, plural: &'v str) -> &'v str {
        if self.subject.starts_with("les ") { plural } else { singular }
    }
}

/// The form that goes with a number: in French, 0 and 1 are singular.
#[must_use]
pub const fn agree<'w>(number: usize, one: &'w str, many: &'w str) -> &'w str {
    if number < 2 { one } else { many }
}

/// « 0 case », « 1 case », « 2 cases ».
#[must_use]
pub fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", agree(number, one, many))
}

/// A text that is not understood: where, counted from 1 in lines and characters, and why in French.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// Line, or row of a table.
    pub line: usize,
    /// Character of the line, or cell of the row.
    pub column: usize,
    /// The reason (lower case, no final dot).
    pub message: String,
}

impl TextError {
    /// An error at `line` and `column`.
    #[must_use]
    pub fn at(line: usize, column: usize, message: impl Into<String>) -> Self {
        Self { line, column, message: message.into() }
    }

    /// An error that concerns a whole one-line text.
    #[must_use]
    pub fn whole(message: impl Into<String>) -> Self {
        Self::at(1, 1, message)
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for TextError {}
