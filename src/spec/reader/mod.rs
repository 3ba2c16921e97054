//! The way into Gherkin: tolerant of typography, strict about meaning. Nothing is ever skipped in silence.
//!
//! [`read`] gives back a feature in Gherkin's own types, or everything that is wrong with the file, at once.

mod dialect;
pub mod keywords;
pub mod lines;
mod lint;
mod parse;
mod recover;
pub mod typography;

use gherkin::Feature;

pub use lint::{House, KNOWN_TAGS, TITLE_TO_REPLACE};

use crate::diagnostic::{Diagnostic, Severity};
use lines::{Line, Token};

/// What the reader must know about sentences, to tell a lost step from prose and a check from the rest.
pub trait Sentences {
    /// What kind of step a sentence is, if it is one.
    fn kinds(&self, sentence: &str) -> Option<Kinds>;

    /// Whether it is a step at all.
    fn knows(&self, sentence: &str) -> bool {
        self.kinds(sentence).is_some()
    }

    /// Whether it is a step as it stands. A description may well say in its own words what a step could say.
    fn lists(&self, sentence: &str) -> bool {
        self.knows(sentence)
    }
}

/// What a sentence can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kinds {
    /// It says how the game stands before the first action.
    pub sets_up: bool,
    /// It plays.
    pub acts: bool,
    /// It claims something.
    pub checks: bool,
    /// It speaks of the application, and not of a game.
    pub application: bool,
}

impl Kinds {
    /// Whether the sentence checks something, where it stands. One that can do everything sets up before the first action
    /// and checks after it; one that can set up or check is told by its keyword too.
    #[must_use]
    pub fn checks_here(self, acted: bool, then: bool) -> bool {
        self.checks && (!self.sets_up || acted || (then && !self.acts))
    }

    /// Whether the sentence plays.
    #[must_use]
    pub fn acts_here(self) -> bool {
        self.acts && !self.sets_up
    }
}

/// What reading a file gave.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The file as it was named.
    pub path: String,
    /// Its text, cleaned.
    pub source: String,
    /// The feature; none if something is wrong.
    pub feature: Option<Feature>,
    /// What was understood of a file that is refused, each mistake taken for what was probably meant. Never a verdict: only
    /// for those who are still writing.
    pub understood: Option<Feature>,
    /// Everything found, in the order of the file.
    pub findings: Vec<Diagnostic>,
}

impl Reading {
    /// Whether the file is refused.
    #[must_use]
    pub fn is_refused(&self) -> bool {
        self.feature.is_none()
    }
}

/// Reads a feature. `house` is for the project's own features, on which we are stricter.
#[must_use]
pub fn read(path: &str, bytes: &[u8], sentences: &dyn Sentences, house: Option<&House<'_>>) -> Reading {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => return not_utf8(path, bytes, error.valid_up_to()),
    };
    let source = typography::clean(text);
    let mut found = Findings { path, lines: lines::lines(&source).collect(), diagnostics: Vec::new() };
    if deceptive_character(&source, &mut found) {
        let findings = found.diagnostics;
        return Reading { path: path.to_owned(), source, feature: None, understood: None, findings };
    }
    let (feature, prose) = parse::feature(&source, sentences, &mut found);
    if let Some((feature, prose)) = feature.as_ref().zip(prose) {
        lint::check(feature, &prose, sentences, house, &mut found);
    }
    let mut findings = found.diagnostics;
    findings.sort_by_key(|finding| (finding.line, finding.column));
    let refused = findings.iter().any(|finding| finding.severity == Severity::Error);
    let feature = feature.map(|feature| Feature { path: Some(path.into()), ..feature });
    let (feature, understood) = if refused { (None, feature) } else { (feature, None) };
    Reading { path: path.to_owned(), source, feature, understood, findings }
}

/// What each line of a cleaned text is, as far as one line tells, whatever state the text is in. All lines of a text between
/// fences count as fences.
pub fn glance(source: &str) -> Vec<(Line<'_>, Token)> {
    let dialect = dialect_of(source);
    let mut open = None;
    let mut token = |line: Line<'_>| match (line.token(dialect), open) {
        (Token::Fence(fence), None) => {
            open = Some(fence);
            Token::Fence(fence)
        }
        (token, Some(fence)) => {
            open = open.filter(|_| token != Token::Fence(fence));
            Token::Fence(fence)
        }
        (token, None) => token,
    };
    lines::lines(source).map(|line| (line, token(line))).collect()
}

/// The language of the keywords of a text.
pub fn dialect_of(source: &str) -> keywords::Dialect {
    dialect::dialect(source, &mut Findings { path: "", lines: Vec::new(), diagnostics: Vec::new() })
}

/// Refuses the characters that deceive: they hide something, have no place in a report, or show that the file is not text.
fn deceptive_character(source: &str, found: &mut Findings<'_>) -> bool {
    let first = |line: Line<'_>| {
        line.text.chars().enumerate().find_map(|(at, c)| Some((line.number, at + 1, c, typography::deceptive(c)?)))
    };
    let Some((number, column, c, (what, help))) = lines::lines(source).find_map(first) else { return false };
    let line = found.line(number);
    let text: String =
        line.text.chars().map(|c| if typography::deceptive(c).is_some() { '\u{fffd}' } else { c }).collect();
    let code = if c == '\0' { String::new() } else { format!(" (U+{:04X})", u32::from(c)) };
    found.error_at(Line { text: &text, ..line }, column, 1, format!("ce fichier contient {what}{code}"), help);
    true
}

fn not_utf8(path: &str, bytes: &[u8], valid: usize) -> Reading {
    let before = typography::clean(&String::from_utf8_lossy(&bytes[..valid]));
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    let ends = |b: &u8| matches!(*b, b'\n' | b'\r');
    let line_start = bytes[..valid].iter().rposition(ends).map_or(0, |index| index + 1);
    let line_end = bytes[valid..].iter().position(ends).map_or(bytes.len(), |index| valid + index);
    let text = String::from_utf8_lossy(&bytes[line_start..line_end.min(line_start + 300)]);
    let text = text.trim_end_matches(['\r', '\n']).replace(|c: char| typography::deceptive(c).is_some(), "\u{fffd}");
    let finding = Diagnostic {
        severity: Severity::Error,
        path: path.to_owned(),
        line,
        column,
        width: 1,
        text,
        message: "ce fichier n'est pas en UTF-8".into(),
        help: "enregistrez-le avec l'encodage UTF-8 (dans l'éditeur : « Enregistrer sous », encodage UTF-8)".into(),
        replacement: None,
    };
    Reading { path: path.to_owned(), source: String::new(), feature: None, understood: None, findings: vec![finding] }
}

/// Collects what is found in one file.
struct Findings<'p> {
    path: &'p str,
    lines: Vec<Line<'p>>,
    diagnostics: Vec<Diagnostic>,
}

impl<'p> Findings<'p> {
    /// The line of that number.
    fn line(&self, number: usize) -> Line<'p> {
        self.lines.get(number.saturating_sub(1)).copied().unwrap_or(Line { number, start: 0, text: "" })
    }

    fn is_empty(&self) -> bool {
        self.diagnostics.is_empty()
    }

    fn error(&mut self, line: Line<'_>, message: impl Into<String>, help: impl Into<String>) {
        self.error_at(line, line.column(), line.trimmed().chars().count(), message, help);
    }

    fn error_at(
        &mut self,
        line: Line<'_>,
        column: usize,
        width: usize,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        self.add(Severity::Error, line, column, width, message.into(), help.into());
    }

    fn add(&mut self, severity: Severity, line: Line<'_>, column: usize, width: usize, message: String, help: String) {
        let (path, text) = (self.path.to_owned(), line.text.to_owned());
        let (column, width) = (column.max(1), width.max(1));
        let same = |known: &Diagnostic| (known.line, known.column, &known.message) == (line.number, column, &message);
        if !self.diagnostics.iter().rev().take(4).any(same) {
            let (line, replacement) = (line.number, None);
            let found = Diagnostic { severity, path, line, column, width, text, message, help, replacement };
            self.diagnostics.push(found);
        }
    }

    /// Writing `text` in the place of what was marked last on this line mends it.
    fn mended_by(&mut self, line: Line<'_>, text: impl Into<String>) {
        if let Some(found) = self.diagnostics.iter_mut().rev().find(|found| found.line == line.number) {
            found.replacement = Some(text.into());
        }
    }
}
