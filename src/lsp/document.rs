//! A text open in an editor. Editors count in UTF-16 units of the text as it is typed, our reader in characters of the text as
//! it cleans it: places are translated here, and nowhere else.

use std::path::PathBuf;
use std::sync::Arc;

use lsp_types::{Position, Range};
use unicode_normalization::char::is_combining_mark;

use super::findings::Finding;
use crate::project::Project;
use crate::spec::language::Language;
use crate::spec::language::lessons::{self, Taught};
use crate::spec::reader::typography::clean;
use crate::spec::reader::{self, House, Reading};

/// A feature that an editor shows.
#[derive(Debug)]
pub struct Document {
    /// The number that the editor gives to this state of it.
    pub version: i32,
    /// The text as it is typed, line by line.
    lines: Vec<String>,
    /// What the reader makes of it.
    pub reading: Reading,
    /// The language of its project.
    pub(super) language: Arc<Language>,
    /// What the editor was last told about it.
    pub(super) findings: Vec<Finding>,
}

impl Document {
    /// A text that an editor sent.
    pub fn new(path: &std::path::Path, version: i32, text: &str, project: Option<&Project>) -> Self {
        let lines = text.replace("\r\n", "\n").replace('\r', "\n").split('\n').map(str::to_owned).collect();
        let house = project.filter(|project| path.starts_with(project.features()) || project.owns(path));
        let house = house.map(|project| House::of(project.articles(), path));
        let name = path.display().to_string();
        let reading = reader::read(&name, text.as_bytes(), &Taught(project), house.as_ref());
        let language = lessons::of(project);
        Self { version, lines, reading, language, findings: Vec::new() }
    }

    /// The text as it is typed, lines ended by `\n`.
    pub fn typed(&self) -> String {
        self.lines.join("\n")
    }

    /// Its file.
    pub fn path(&self) -> PathBuf {
        PathBuf::from(&self.reading.path)
    }

    /// A line as the reader sees it, counted from 0.
    pub fn line(&self, line: usize) -> &str {
        self.reading.source.split('\n').nth(line).unwrap_or_default()
    }

    /// Characters of a line, as the reader counts them (from 0), for the editor.
    pub fn range(&self, line: usize, start: usize, end: usize) -> Range {
        Range { start: self.position(line, start), end: self.position(line, end) }
    }

    fn position(&self, line: usize, column: usize) -> Position {
        let units = units(self.lines.get(line).map_or("", String::as_str));
        let unit = units.get(column).or(units.last()).copied().unwrap_or_default();
        Position { line: u32::try_from(line).unwrap_or(u32::MAX), character: unit }
    }

    /// The line and the character at a place in the editor, as the reader counts them (from 0), kept within the text.
    pub fn place(&self, position: Position) -> (usize, usize) {
        let line = usize::try_from(position.line).unwrap_or(usize::MAX).min(self.lines.len().saturating_sub(1));
        let units = units(self.lines.get(line).map_or("", String::as_str));
        let after = units.iter().skip(1).take_while(|&&unit| unit <= position.character).count();
        (line, after.min(self.line(line).chars().count()))
    }

    /// All of it.
    pub fn whole(&self) -> Range {
        let last = self.lines.len().saturating_sub(1);
        Range { start: Position::default(), end: self.position(last, usize::MAX) }
    }
}

/// Where each character of the cleaned line begins in the typed one, in UTF-16 units, and where the line ends.
fn units(typed: &str) -> Vec<u32> {
    let mut units = Vec::with_capacity(typed.len() + 1);
    let mut at = 0;
    let mut rest = typed;
    while let Some(first) = rest.chars().next() {
        // A letter and the accents typed after it are one character for the reader.
        let marks = rest[first.len_utf8()..].chars().take_while(|&c| is_combining_mark(c));
        let end = first.len_utf8() + marks.map(char::len_utf8).sum::<usize>();
        let (piece, after) = rest.split_at(end);
        units.extend(clean(piece).chars().map(|_| at));
        at += u32::try_from(piece.encode_utf16().count()).unwrap_or_default();
        rest = after;
    }
    units.push(at);
    units
}
