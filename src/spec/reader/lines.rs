//! One line at a time: what it is, as far as a single line tells.

use std::borrow::Cow;

use super::keywords::{Dialect, Header, StepKind};
use super::typography::plain;

/// A line of a feature, cleaned.
#[derive(Clone, Copy, Debug)]
pub struct Line<'s> {
    /// Counted from 1.
    pub number: usize,
    /// The byte where it begins in the cleaned text.
    pub start: usize,
    /// The whole line.
    pub text: &'s str,
}

/// What a line is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    Blank,
    Comment,
    Tags,
    Row,
    /// The fence of a doc string.
    Fence(&'static str),
    Header {
        header: Header,
        keyword: &'static str,
        title: String,
    },
    Step {
        kind: StepKind,
        keyword: &'static str,
        value: String,
    },
    Conflict,
    Text,
}

/// The lines of a cleaned text.
pub fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut start = 0;
    text.split('\n').enumerate().map(move |(index, line)| {
        let here = start;
        start += line.len() + 1;
        Line { number: index + 1, start: here, text: line }
    })
}

/// The lines of a doc string without the margin of its fence, or the smaller one that they share: pasted at the left of the page,
/// a drawing keeps its shape.
pub fn without_margin(content: &[&str], fence: usize) -> Vec<String> {
    let lead = |line: &&str| line.chars().take_while(|c| c.is_whitespace()).count();
    let shared = content.iter().filter(|line| !line.trim().is_empty()).map(lead).min().unwrap_or(fence);
    let margin = shared.min(fence);
    content.iter().map(|line| line.chars().skip(lead(line).min(margin)).collect()).collect()
}

impl<'s> Line<'s> {
    /// The line without the spaces around it.
    pub fn trimmed(self) -> &'s str {
        self.text.trim()
    }

    /// The column of its first character that is not a space.
    pub fn column(self) -> usize {
        self.text.chars().take_while(|c| c.is_whitespace()).count() + 1
    }

    /// What it says, in plain characters: same number of characters as [`trimmed`](Self::trimmed).
    pub fn plain(self) -> Cow<'s, str> {
        let trimmed = self.trimmed();
        if trimmed.chars().all(|c| plain(c) == c) { trimmed.into() } else { trimmed.chars().map(plain).collect() }
    }

    /// The characters of the trimmed line from byte `byte` of the plain one, without spaces around.
    pub fn rest(self, plain: &str, byte: usize) -> String {
        let trimmed = self.trimmed();
        if plain == trimmed {
            return trimmed[byte..].trim().to_owned();
        }
        trimmed.chars().skip(plain[..byte].chars().count()).collect::<String>().trim().to_owned()
    }

    /// What this line is.
    pub fn token(self, dialect: Dialect) -> Token {
        let trimmed = self.trimmed();
        if is_conflict_marker(self.text) {
            return Token::Conflict;
        }
        let plain = match trimmed.chars().next() {
            None => return Token::Blank,
            Some('#') => return Token::Comment,
            Some('@') => return Token::Tags,
            Some('|') => return Token::Row,
            Some(_) if trimmed.starts_with("```") => return Token::Fence("```"),
            Some(_) => self.plain(),
        };
        if plain.starts_with("\"\"\"") {
            return Token::Fence("\"\"\"");
        }
        if let Some((header, keyword, rest)) = dialect.header(&plain) {
            return Token::Header { header, keyword, title: self.rest(&plain, rest) };
        }
        if let Some((kind, keyword, rest)) = dialect.step(&plain) {
            return Token::Step { kind, keyword, value: self.rest(&plain, rest) };
        }
        Token::Text
    }
}

/// What a version-control tool leaves in a file that two people changed. Seven bars alone are an empty row of a table.
pub(in crate::spec) fn is_conflict_marker(line: &str) -> bool {
    let begins = |marker: &str| line.strip_prefix(marker).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
    ["<<<<<<<", "=======", ">>>>>>>"].into_iter().any(begins) || line.starts_with("||||||| ") && !line.ends_with('|')
}

/// The cells of a table row, with the column of each: what stands between the bars, `\|`, `\\` and `\n` undone.
///
/// `Err` if the row does not end with a bar.
pub(in crate::spec) fn cells(line: Line<'_>) -> Result<Vec<(String, usize)>, ()> {
    // A line break was written, as « \n »: it is not one of the spaces around.
    let blank = |c: &char| c.is_whitespace() && *c != '\n';
    let mut cells = Vec::new();
    let mut cell = String::new();
    let mut column = line.column() + 1;
    let mut chars = line.trimmed().chars().skip(1).enumerate();
    while let Some((index, c)) = chars.next() {
        match c {
            '|' => {
                let lead = cell.chars().take_while(blank).count();
                let text = cell.trim_matches(|c| blank(&c));
                cells.push((text.to_owned(), if text.is_empty() { column } else { column + lead }));
                cell.clear();
                column = line.column() + index + 2;
            }
            '\\' => match chars.next() {
                Some((_, 'n')) => cell.push('\n'),
                Some((_, c @ ('|' | '\\'))) => cell.push(c),
                Some((_, c)) => cell.extend(['\\', c]),
                None => cell.push('\\'),
            },
            c => cell.push(c),
        }
    }
    if cell.chars().all(|c| blank(&c)) { Ok(cells) } else { Err(()) }
}
