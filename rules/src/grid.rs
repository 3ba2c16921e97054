//! The labelled ASCII grid, printed and read. Games whose board is a plain grid of cells use it as it is.
//!
//! ```text
//!        A     B
//!     +-----+-----+
//!   1 | 3;3 |     |
//!     +-----+-----+
//! ```

use crate::{TextError, count};

/// The labels around a grid.
#[derive(Clone, Debug)]
pub struct Labels {
    /// Above the columns, from the left.
    pub columns: Vec<String>,
    /// Beside the rows, from the top.
    pub rows: Vec<String>,
}

impl Labels {
    /// Letters from `first` above, numbers from 1 (at the top) on the left.
    #[must_use]
    pub fn letters_and_numbers(first: char, columns: usize, rows: usize) -> Self {
        Self {
            columns: (first..).take(columns).map(String::from).collect(),
            rows: (1..=rows).map(|row| row.to_string()).collect(),
        }
    }

    /// Prints `cells`, each centred in at least `width` characters.
    #[must_use]
    pub fn print(&self, cells: &[Vec<String>], width: usize) -> String {
        let longest = cells.iter().flatten().chain(&self.columns).map(|cell| cell.chars().count()).max();
        let width = longest.unwrap_or(0).max(width);
        let margin = self.rows.iter().map(String::len).max().unwrap_or(0) + 1;
        let border = format!("{:margin$} {}+\n", "", format!("+{}", "-".repeat(width + 2)).repeat(self.columns.len()));
        let mut out = format!("{:margin$} ", "");
        for label in &self.columns {
            out.push_str(&format!("  {label:^width$} "));
        }
        out = format!("{}\n{border}", out.trim_end());
        for (label, row) in self.rows.iter().zip(cells) {
            out.push_str(&format!("{label:>margin$} "));
            for cell in row {
                out.push_str(&format!("| {cell:^width$} "));
            }
            out.push_str("|\n");
            out.push_str(&border);
        }
        out
    }

    /// Reads a grid back: the cells' texts, then the lines that are not part of the grid, with their numbers.
    ///
    /// # Errors
    /// A row is missing, too short or too long, or a label is not the one expected.
    pub fn read<'t>(&self, text: &'t str) -> Result<Drawing<'t>, TextError> {
        let mut cells = Vec::new();
        let mut others = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let number = index + 1;
            let trimmed = line.trim();
            if trimmed.is_empty() || trimmed.chars().all(|c| "+-".contains(c)) || self.is_header(trimmed) {
                continue;
            }
            let Some((label, row)) = trimmed.split_once('|') else {
                others.push((number, trimmed));
                continue;
            };
            let column = line.chars().count() - line.trim_start().chars().count() + 1;
            let expected = self.rows.get(cells.len()).ok_or_else(|| {
                TextError::at(number, column, format!("une rangée de trop : le plateau en compte {}", self.rows.len()))
            })?;
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
            let row: Vec<_> = row.split('|').map(str::trim).collect();
            if row.len() != self.columns.len() {
                return Err(TextError::at(
                    number,
                    column,
                    format!(
                        "cette rangée compte {} au lieu de {}",
                        count(row.len(), "case", "cases"),
                        self.columns.len()
                    ),
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

    fn is_header(&self, line: &str) -> bool {
        line.split_whitespace().eq(self.columns.iter().map(String::as_str))
    }
}

/// What [`Labels::read`] found, with line numbers.
#[derive(Debug)]
pub struct Drawing<'t> {
    /// The rows of the grid.
    pub cells: Vec<(usize, Vec<&'t str>)>,
    /// The other lines that are not blank.
    pub others: Vec<(usize, &'t str)>,
}
