//! What a wrong claim shows: what was expected, what was obtained, and the board with the cells that the sentence names marked.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use regex::Regex;

use super::catalogue::Entry;
use super::failure::{Failure, FailureKind};
use super::film::{Film, Frame};
use crate::diagnostic::spaced;

/// A failure of the sentence `said`, which `entry` defines, with what there is to see of it: of a claim, what was expected and
/// obtained; the last board. Scenarios about the application have none.
pub(super) fn shown(failure: Failure, film: &Film, entry: &Entry, said: &str, claims: bool) -> Failure {
    let Some(frame) = film.frames().last() else { return failure };
    if failure.kind != FailureKind::WrongFact || failure.whole {
        return failure;
    }
    let mut lines = Vec::new();
    if claims && !failure.says_both() {
        let obtained = failure.message.strip_prefix("en fait, ").unwrap_or(&failure.message);
        lines.extend([format!("attendu : {}", quoted(said)), format!("obtenu : {obtained}")].map(|line| spaced(&line)));
    }
    lines.extend(failure.details);
    lines.push(String::new());
    lines.extend(marked(&frame.board(), &named(frame, entry, said)));
    Failure { details: lines, ..failure }
}

/// A sentence with the quotation marks of French.
fn quoted(said: &str) -> String {
    let mut out = String::with_capacity(said.len());
    for (index, part) in said.split('"').enumerate() {
        match index {
            0 => {}
            index if index % 2 == 1 => out.push_str("« "),
            _ => out.push_str(" »"),
        }
        out.push_str(part);
    }
    out
}

/// The cells that a sentence names, where its definition wants some: « Sud a récolté » names no hole. Of a wall, the one that names it.
fn named(frame: &Frame, entry: &Entry, said: &str) -> Vec<String> {
    let by_number = |text: &str| {
        let (row, column) = text.trim_matches(['(', ')']).split_once(';')?;
        let (row, column) = (row.trim().parse::<usize>().ok()?, column.trim().parse::<usize>().ok()?);
        frame.position.board.as_ref()?.get(row)?.get(column)?;
        Some((frame.game.cell_name)(&frame.position, row, column))
    };
    let values = entry
        .pattern
        .captures(said)
        .into_iter()
        .flat_map(|groups| groups.iter().skip(1).flatten().map(|group| group.as_str()).collect::<Vec<_>>());
    let cells = values.filter(|value| only_cells().is_match(value)).flat_map(|value| cell().find_iter(value));
    cells
        .filter_map(|cell| match cell.as_str() {
            numbered if numbered.starts_with('(') => by_number(numbered),
            name => Some(name.to_owned()),
        })
        .collect()
}

/// A cell: `A1`, `(0;3)`, or a hole alone.
fn cell() -> &'static Regex {
    static CELL: OnceLock<Regex> = OnceLock::new();
    CELL.get_or_init(|| Regex::new(r"\( ?\d+ ?; ?\d+ ?\)|[A-Za-z]\d+|\b[A-Za-z]\b").expect("a pattern"))
}

/// Cells, walls, turns, and what joins them.
fn only_cells() -> &'static Regex {
    static ONLY_CELLS: OnceLock<Regex> = OnceLock::new();
    ONLY_CELLS.get_or_init(|| {
        let pattern =
            r#"^(?:\( ?-?\d+ ?; ?-?\d+ ?\)|[A-Za-z]\d+[hvHV]?|[-x,>"\[\] ]|\b(?:et|ou|puis|(?i:pass)|[A-Za-z])\b)+$"#;
        Regex::new(pattern).expect("a pattern")
    })
}

/// A drawing, with a line of marks below each row in which one of these cells stands.
fn marked(drawing: &str, cells: &[String]) -> Vec<String> {
    let lines: Vec<Vec<char>> = drawing.lines().map(|line| line.chars().collect()).collect();
    let mut marks: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for (row, column) in cells.iter().filter_map(|cell| place(&lines, cell)) {
        marks.entry(row).or_default().extend(held(&lines[row], column));
    }
    let mut out = Vec::with_capacity(lines.len() + marks.len());
    for (index, line) in drawing.lines().enumerate() {
        out.push(line.to_owned());
        out.extend(marks.get(&index).map(|marks| {
            let end = marks.last().map_or(0, |last| last + 1);
            (0..end).map(|at| if marks.contains(&at) { '^' } else { ' ' }).collect()
        }));
    }
    out
}

/// The line and the character where a cell is drawn: in the column that its letter names, in the row that its number does. A hole of
/// Awalé stands beside its own letter.
fn place(lines: &[Vec<char>], cell: &str) -> Option<(usize, usize)> {
    let letter = cell.chars().next()?;
    let mut labels = lines.iter().enumerate().filter(|(_, line)| names_columns(line));
    let number = &cell[letter.len_utf8()..];
    if number.is_empty() {
        let (label, column) =
            labels.find_map(|(index, line)| Some((index, line.iter().position(|c| *c == letter)?)))?;
        let is_row = |index: &usize| lines[*index].contains(&'|');
        let row = (0..label).rev().find(is_row).or_else(|| (label..lines.len()).find(is_row))?;
        return Some((row, column));
    }
    let number: usize = number.parse().ok()?;
    let column = labels.find_map(|(_, line)| line.iter().position(|c| c.eq_ignore_ascii_case(&letter)))?;
    let begins = |line: &Vec<char>| {
        let first: String = line.iter().skip_while(|c| **c == ' ').take_while(|c| **c != ' ').collect();
        first.parse() == Ok(number)
    };
    Some((lines.iter().position(begins)?, column))
}

/// Whether a line is nothing but letters that stand alone.
fn names_columns(line: &[char]) -> bool {
    let mut words = line.split(|c| *c == ' ').filter(|word| !word.is_empty()).peekable();
    words.peek().is_some() && words.all(|word| matches!(word, [letter] if letter.is_ascii_alphabetic()))
}

/// The characters of what stands at `column`, or that place alone.
fn held(line: &[char], column: usize) -> std::ops::RangeInclusive<usize> {
    let is_part = |at: &usize| line.get(*at).is_some_and(|c| c.is_alphanumeric() || *c == ';');
    if !is_part(&column) {
        return column..=column;
    }
    let first = (0..column).rev().take_while(is_part).last().unwrap_or(column);
    let last = (column + 1..line.len()).take_while(is_part).last().unwrap_or(column);
    first..=last
}
