//! The labelled ASCII grid, printed and read. Games whose board is a plain grid of cells use it as it is; the others share its
//! strictness: whatever is drawn is looked at.
//!
//! ```text
//!        A     B
//!     +-----+-----+
//!   1 | 3;3 |     |
//!     +-----+-----+
//! ```
//!
//! A drawing has all of its frame, or is made of nothing but rows. Free are the margin, the place of a text within its cell,
//! blank lines, and the width of the cells; an empty cell may hold a dot.

use crate::{Notation, Setup, TextError, count};

/// The labels around a grid.
#[derive(Clone, Debug)]
pub struct Labels {
    /// Above the columns, from the left; none if there is no such line.
    pub above: Vec<String>,
    /// Beside the rows, from the top.
    pub rows: Vec<String>,
    /// Below the columns, from the left; none if there is no such line.
    pub below: Vec<String>,
}

/// What the lines of a grid are drawn with, and its pieces.
#[derive(Clone, Copy, Debug)]
pub struct Pen {
    bar: char,
    dash: char,
    /// The left end, the crossings and the right end of the first border, of those between two rows, and of the last.
    crossings: [[char; 3]; 3],
    /// Texts of cells that are drawn otherwise.
    pieces: &'static [(&'static str, &'static str)],
}

impl Pen {
    /// Plain characters, each cell as it is.
    pub const ASCII: Self = Self { bar: '|', dash: '-', crossings: [['+'; 3]; 3], pieces: &[] };

    /// Box drawing.
    #[must_use]
    pub const fn boxes(pieces: &'static [(&'static str, &'static str)]) -> Self {
        Self {
            bar: '│', dash: '─', crossings: [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']], pieces
        }
    }

    /// How the text of a cell is drawn.
    fn drawn<'c>(&self, cell: &'c str) -> &'c str {
        self.pieces.iter().find(|(text, _)| *text == cell).map_or(cell, |(_, drawn)| drawn)
    }

    fn border(&self, crossings: [char; 3], columns: usize, width: usize) -> Vec<char> {
        let [left, cross, right] = crossings;
        let mut border = vec![left];
        for column in 0..columns {
            border.extend(std::iter::repeat_n(self.dash, width));
            border.push(if column + 1 == columns { right } else { cross });
        }
        border
    }

    /// Whether a line is meant for a border.
    #[must_use]
    pub fn begins_border(&self, line: &str) -> bool {
        line.trim_start().starts_with(|c| c == self.dash || self.crossings.as_flattened().contains(&c))
    }

    fn is_border(&self, line: &Line) -> bool {
        let known = |c: &char| *c == self.dash || self.crossings.as_flattened().contains(c);
        line.chars[line.lead()..].iter().all(known)
    }
}

impl Labels {
    /// Numbers from 1 (at the top) on the left.
    #[must_use]
    pub fn numbered(above: Vec<String>, rows: usize, below: Vec<String>) -> Self {
        Self { above, rows: (1..=rows).map(|row| row.to_string()).collect(), below }
    }

    fn columns(&self) -> usize {
        self.above.len().max(self.below.len())
    }

    /// Prints `cells`, each centred in at least `width` characters.
    #[must_use]
    pub fn print(&self, cells: &[Vec<String>], width: usize) -> String {
        let longest =
            cells.iter().flatten().chain(&self.above).chain(&self.below).map(|cell| cell.chars().count()).max();
        let width = longest.unwrap_or(0).max(width);
        let margin = self.rows.iter().map(String::len).max().unwrap_or(0) + 1;
        let border: String = Pen::ASCII.border(['+'; 3], self.columns(), width + 2).into_iter().collect();
        let border = format!("{:margin$} {border}\n", "");
        let letters = |labels: &[String]| {
            let line: String = labels.iter().map(|label| format!("  {label:^width$} ")).collect();
            if labels.is_empty() { line } else { format!("{}\n", format!("{:margin$} {line}", "").trim_end()) }
        };
        let mut out = format!("{}{border}", letters(&self.above));
        for (label, row) in self.rows.iter().zip(cells) {
            out.push_str(&format!("{label:>margin$} "));
            for cell in row {
                out.push_str(&format!("| {cell:^width$} "));
            }
            out.push_str("|\n");
            out.push_str(&border);
        }
        out + &letters(&self.below)
    }

    /// Reads a drawing back: the board, then the lines below it, each by `status`, which says what it knows of one.
    ///
    /// # Errors
    /// A row is missing, too short or too long, a cell or a line is not understood, or anything is drawn otherwise than the game
    /// `P` draws it.
    pub fn read<P: Notation>(
        &self,
        text: &str,
        pen: &Pen,
        status: fn(&mut Setup, &str) -> Option<()>,
    ) -> Result<Setup, TextError> {
        let plain = |c: char| if c == pen.bar { '|' } else { c };
        let plain: String = text.chars().map(plain).collect();
        let drawing = self.cells(&plain, pen)?;
        let rows: Vec<Vec<String>> =
            drawing.cells.iter().map(|(_, row)| row.iter().map(|(_, cell)| (*cell).to_owned()).collect()).collect();
        let mut setup =
            P::read_table(&rows).map_err(|error| TextError::at(drawing.cells[error.line - 1].0, 1, error.message))?;
        read_below::<P>(&mut setup, &drawing.others, status)?;
        self.check(text, &drawing, pen)?;
        for ((line, cells), board) in drawing.cells.iter().zip(setup.board.iter().flatten()) {
            for (&(column, found), cell) in cells.iter().zip(board) {
                let expected = pen.drawn(cell);
                if found != expected && (found, expected) != (".", "") {
                    let expected = if expected.is_empty() { "un blanc".into() } else { format!("« {expected} »") };
                    return Err(TextError::at(*line, column, format!("« {found} » se dessine ici par {expected}")));
                }
            }
        }
        Ok(setup)
    }

    /// The texts of the cells, then the lines below the grid.
    fn cells<'t>(&self, text: &'t str, pen: &Pen) -> Result<Drawing<'t>, TextError> {
        let mut cells = Vec::new();
        let mut others = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let number = index + 1;
            let trimmed = line.trim();
            if trimmed.is_empty() || pen.begins_border(trimmed) || self.is_letters(trimmed) {
                continue;
            }
            let Some((label, row)) = trimmed.split_once('|') else {
                if is_below(trimmed, &others) {
                    others.push((number, trimmed));
                }
                continue;
            };
            let column = line.chars().count() - line.trim_start().chars().count() + 1;
            let expected = self.rows.get(cells.len()).ok_or_else(|| {
                TextError::at(number, column, format!("une rangée de trop : le plateau en compte {}", self.rows.len()))
            })?;
            let mut at = column + label.chars().count() + 1;
            let label = label.trim();
            if !label.is_empty() && label != expected {
                return Err(TextError::at(
                    number,
                    column,
                    format!("cette rangée porte le numéro « {label} » au lieu de « {expected} »"),
                ));
            }
            let Some(row) = row.strip_suffix('|') else {
                return Err(TextError::at(number, line.chars().count(), "la rangée ne se termine pas par « | »"));
            };
            let mut placed = |cell: &'t str| {
                let lead =
                    if cell.trim().is_empty() { 0 } else { cell.chars().take_while(|c| c.is_whitespace()).count() };
                let place = at + lead;
                at += cell.chars().count() + 1;
                (place, cell.trim())
            };
            let row: Vec<_> = row.split('|').map(&mut placed).collect();
            if row.len() != self.columns() {
                return Err(TextError::at(
                    number,
                    column,
                    format!("cette rangée compte {} au lieu de {}", count(row.len(), "case", "cases"), self.columns()),
                ));
            }
            cells.push((number, row));
        }
        if cells.len() != self.rows.len() {
            let number = text.lines().count().max(1);
            return Err(TextError::at(
                number,
                1,
                format!("le dessin compte {} au lieu de {}", count(cells.len(), "rangée", "rangées"), self.rows.len()),
            ));
        }
        Ok(Drawing { cells, others })
    }

    fn is_letters(&self, line: &str) -> bool {
        let is = |labels: &[String]| line.split_whitespace().eq(labels.iter().map(String::as_str));
        is(&self.above) || is(&self.below)
    }

    /// Looks at the frame, of which the cells tell nothing.
    fn check(&self, text: &str, drawing: &Drawing<'_>, pen: &Pen) -> Result<(), TextError> {
        let board = board_lines(text, &drawing.others)?;
        let is_row = |line: &Line| line.chars.contains(&pen.bar);
        let is_labelled = |line: &Line| line.chars.get(line.lead()).is_some_and(|&first| first != pen.bar);
        if board.iter().all(is_row) {
            for line in &board {
                if let Some(at) = line.chars.iter().position(|&c| c == '|' && c != pen.bar) {
                    line.expect(at, pen.bar)?;
                }
            }
            // Nothing but rows: all of them are labelled, or none.
            let labelled = board.iter().any(is_labelled);
            return match board.iter().zip(&self.rows).find(|(line, _)| is_labelled(line) != labelled) {
                Some((line, label)) => line.error(line.lead(), format!("il manque « {label} » devant cette rangée")),
                None => Ok(()),
            };
        }
        let Some(border) = board.iter().find(|line| pen.is_border(line)) else {
            let line = board.iter().find(|line| !is_row(line)).unwrap_or(&board[0]);
            let text: String = line.chars[line.lead()..].iter().collect();
            let message = if self.is_letters(&text) {
                "les lettres demandent un cadre : dessinez aussi les bordures, ou les rangées seules".to_owned()
            } else {
                format!("cette ligne du dessin n'est pas comprise : « {text} »")
            };
            return line.error(line.lead(), message);
        };
        let start = border.lead();
        let width = border.chars[start + 1..].iter().take_while(|&&c| c == pen.dash).count();
        let pitch = width + 1;
        let mut lines = board.iter();
        let mut next = |what: &str| {
            let last = &board[board.len() - 1];
            lines.next().map_or_else(|| last.error(last.lead(), format!("sous cette ligne il manque {what}")), Ok)
        };
        if !self.above.is_empty() {
            check_letters(next("les lettres des colonnes")?, &self.above, start, pitch)?;
        }
        let check_border = |line: &Line, crossings: [char; 3]| {
            let expected = pen.border(crossings, self.columns(), width);
            if !pen.is_border(line) || width == 0 {
                let shown: String = pen.border(crossings, self.columns(), width.max(3)).into_iter().collect();
                return line.error(line.lead(), format!("ici vient la bordure « {shown} »"));
            }
            line.compare(&[vec![' '; start], expected].concat())
        };
        check_border(next("une bordure")?, pen.crossings[0])?;
        for (index, label) in self.rows.iter().enumerate() {
            let line = next("une rangée")?;
            if !is_row(line) {
                return line.error(line.lead(), format!("ici vient la rangée « {label} »"));
            }
            check_label(line, label, start)?;
            for place in (0..=self.columns()).map(|column| start + column * pitch) {
                line.expect(place, pen.bar)?;
            }
            let last = index + 1 == self.rows.len();
            check_border(next("une bordure")?, pen.crossings[if last { 2 } else { 1 }])?;
        }
        if !self.below.is_empty() {
            check_letters(next("les lettres des colonnes")?, &self.below, start, pitch)?;
        }
        match lines.next() {
            Some(line) => line.error(line.lead(), "cette ligne est de trop : le plateau est fini"),
            None => Ok(()),
        }
    }
}

/// What [`Labels::cells`] found, with line numbers.
#[derive(Debug)]
struct Drawing<'t> {
    /// The rows of the grid, each cell with the place of its first character.
    cells: Vec<(usize, Vec<(usize, &'t str)>)>,
    /// The lines below it.
    others: Vec<(usize, &'t str)>,
}

/// A line of a drawing, without the spaces at its end.
#[derive(Debug)]
pub(crate) struct Line {
    /// Counted from 1.
    pub(crate) number: usize,
    /// Spaces of every kind are plain.
    pub(crate) chars: Vec<char>,
}

impl Line {
    fn new(number: usize, text: &str) -> Self {
        let plain = |c: char| if c.is_whitespace() { ' ' } else { c };
        Self { number, chars: text.trim_end().chars().map(plain).collect() }
    }

    /// How many blanks it begins with.
    pub(crate) fn lead(&self) -> usize {
        self.chars.iter().take_while(|&&c| c == ' ').count()
    }

    /// An error at a character, counted from 0.
    pub(crate) fn error<T>(&self, at: usize, message: impl Into<String>) -> Result<T, TextError> {
        Err(TextError::at(self.number, at + 1, message))
    }

    /// Whether that character stands there, a blank beyond the end of the line.
    pub(crate) fn expect(&self, at: usize, expected: char) -> Result<(), TextError> {
        let found = self.chars.get(at).copied().unwrap_or(' ');
        if found == expected {
            return Ok(());
        }
        self.error(at, format!("{} n'a pas sa place ici : il faut {}", named(found), named(expected)))
    }

    /// Whether it is that line and nothing more.
    pub(crate) fn compare(&self, expected: &[char]) -> Result<(), TextError> {
        let ends = self.chars.len().max(expected.len());
        (0..ends).try_for_each(|at| self.expect(at, expected.get(at).copied().unwrap_or(' ')))
    }
}

/// A character as a message names it.
pub(crate) fn named(c: char) -> String {
    if c == ' ' { "un blanc".to_owned() } else { format!("« {c} »") }
}

/// Whether a line that is not part of the board stands below it: it says something by name, or follows a line that does.
pub(crate) fn is_below(line: &str, others: &[(usize, &str)]) -> bool {
    line.contains(':') || !others.is_empty()
}

/// The lines of a board, all of which stand above the `others`; blank ones do not count.
pub(crate) fn board_lines(text: &str, others: &[(usize, &str)]) -> Result<Vec<Line>, TextError> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let mut lines: Vec<_> = lines.map(|(index, line)| Line::new(index + 1, line)).collect();
    lines.retain(|line| others.iter().all(|(number, _)| *number != line.number));
    let last = lines.last().map_or(0, |line| line.number);
    match others.iter().find(|(number, _)| *number < last) {
        Some((number, _)) => {
            Err(TextError::at(*number, 1, "cette ligne vient sous le plateau, une fois qu'il est dessiné"))
        }
        None => Ok(lines),
    }
}

/// Whether the line holds those letters, each within its column. `start` is where the first column begins.
pub(crate) fn check_letters(line: &Line, letters: &[String], start: usize, pitch: usize) -> Result<(), TextError> {
    let mut at = 0;
    for (column, letter) in letters.iter().enumerate() {
        let blanks = line.chars[at..].iter().take_while(|&&c| c == ' ').count();
        at += blanks;
        let begins = start + column * pitch + 1;
        let length = letter.chars().count();
        let is_there = line.chars[at..].iter().copied().take(length).eq(letter.chars());
        let place = at;
        at = (at + length).min(line.chars.len());
        if !is_there || place < begins || at >= begins + pitch || line.chars.get(at).is_some_and(|&c| c != ' ') {
            let place = place.min(line.chars.len().saturating_sub(1));
            let letters = letters.join(" ");
            return line.error(
                place,
                format!("ici vient la lettre « {letter} », en face de sa colonne : les colonnes sont « {letters} »"),
            );
        }
    }
    match line.chars[at..].iter().position(|&c| c != ' ') {
        Some(blanks) => line.error(at + blanks, "rien ne suit la lettre de la dernière colonne"),
        None => Ok(()),
    }
}

/// Whether that label, and nothing else, stands in front of the row that begins at `start`.
pub(crate) fn check_label(line: &Line, label: &str, start: usize) -> Result<(), TextError> {
    let found: String = line.chars[..start.min(line.chars.len())].iter().collect();
    match found.trim() {
        found if found == label => Ok(()),
        "" => line.error(line.lead(), format!("il manque « {label} » devant cette rangée")),
        found => line.error(line.lead(), format!("« {found} » n'a pas sa place ici : il faut « {label} »")),
    }
}

/// Reads the lines below a drawing, each by `status`: they say what the game `P` says of such a position, in the same order.
pub(crate) fn read_below<P: Notation>(
    setup: &mut Setup,
    lines: &[(usize, &str)],
    status: fn(&mut Setup, &str) -> Option<()>,
) -> Result<(), TextError> {
    for (line, text) in lines {
        status(setup, text)
            .ok_or_else(|| TextError::at(*line, 1, format!("cette ligne du dessin n'est pas comprise : « {text} »")))?;
    }
    let drawn = P::draw(setup, 0);
    let mut drawn = drawn.lines().filter(|line| line.contains(':'));
    // A cell may be named in either case, and spaces are free.
    let said = |text: &str| text.split_whitespace().collect::<String>().to_ascii_lowercase();
    for (line, text) in lines {
        let expected = drawn.next();
        let message = match expected {
            Some(expected) if said(expected) == said(text) => continue,
            Some(expected) => format!("« {text} » n'a pas sa place ici : il faut « {expected} »"),
            None => format!("« {text} » est de trop : cela va sans dire"),
        };
        return Err(TextError::at(*line, 1, message));
    }
    Ok(())
}

/// Whether a text is a number as one writes it: digits, and no zero in front.
pub(crate) fn is_number(text: &str) -> bool {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    digits && (text == "0" || !text.starts_with('0'))
}
