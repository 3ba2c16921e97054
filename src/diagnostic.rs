//! What is wrong, where (file:line:column with the line shown), and how to mend it: one shape and one renderer for all.

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

/// Whether a finding makes a run fail.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// It does.
    Error,
    /// It does not; it is worth knowing.
    Remark,
}

/// Something found in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// Whether it makes the run fail.
    pub severity: Severity,
    /// The file as it was named.
    pub path: String,
    /// Counted from 1; 0 if the whole file is meant.
    pub line: usize,
    /// In characters, counted from 1.
    pub column: usize,
    /// How many characters are concerned, 1 at least.
    pub width: usize,
    /// The line itself.
    pub text: String,
    /// What is wrong, in French (lower case, no final dot).
    pub message: String,
    /// How to mend it.
    pub help: String,
    /// What to write in the place of what is marked, if that mends it.
    pub replacement: Option<String>,
}

impl Diagnostic {
    /// An error that concerns a file as a whole.
    #[must_use]
    pub fn file(path: impl Into<String>, message: impl Into<String>, help: impl Into<String>) -> Self {
        Self {
            severity: Severity::Error,
            path: path.into(),
            line: 0,
            column: 0,
            width: 1,
            text: String::new(),
            message: message.into(),
            help: help.into(),
            replacement: None,
        }
    }

    /// `fichier:ligne:colonne`, or the file alone.
    #[must_use]
    pub fn place(&self) -> String {
        if self.line == 0 { self.path.clone() } else { format!("{}:{}:{}", self.path, self.line, self.column) }
    }

    /// The finding as a person reads it, in colour or not.
    #[must_use]
    pub fn render(&self, colour: bool) -> String {
        let level = match self.severity {
            Severity::Error => Level::ERROR.with_name("erreur\u{a0}"),
            Severity::Remark => Level::NOTE.with_name("remarque\u{a0}"),
        };
        let message = spaced(&self.message);
        let mut group = if self.line == 0 {
            Group::with_title(level.primary_title(format!("{}\u{a0}: {message}", self.path)))
        } else {
            // A tab is drawn as four columns: one space keeps the marker below the right character.
            let line = self.text.replace('\t', " ");
            let span = byte_span(&line, self.column - 1, self.width);
            Group::with_title(level.primary_title(message)).element(
                Snippet::source(line)
                    .line_start(self.line)
                    .path(self.path.as_str())
                    .fold(false)
                    .annotation(AnnotationKind::Primary.span(span)),
            )
        };
        if !self.help.is_empty() {
            group = group.element(Level::HELP.with_name("aide\u{a0}").message(spaced(&self.help)));
        }
        let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
        renderer.decor_style(DecorStyle::Ascii).render(&[group])
    }
}

/// The bytes of `width` characters from character `start`, kept within the line.
fn byte_span(line: &str, start: usize, width: usize) -> std::ops::Range<usize> {
    let byte = |index: usize| line.char_indices().nth(index).map_or(line.len(), |(byte, _)| byte);
    byte(start)..byte(start + width).max(byte(start))
}

/// Why a file, a folder, a port or a program cannot be had, in French. What is rarer is left to the system, in its own words.
#[must_use]
pub fn why(error: &std::io::Error) -> String {
    use std::io::ErrorKind;
    let known = match error.kind() {
        ErrorKind::NotFound => "introuvable",
        ErrorKind::PermissionDenied => "accès refusé",
        ErrorKind::AlreadyExists => "ce nom est déjà pris",
        ErrorKind::IsADirectory => "c'est un dossier",
        ErrorKind::NotADirectory => "une partie du chemin n'est pas un dossier",
        ErrorKind::DirectoryNotEmpty => "ce dossier n'est pas vide",
        ErrorKind::ReadOnlyFilesystem => "on ne peut rien y écrire",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "il n'y a plus de place",
        ErrorKind::FileTooLarge => "ce serait trop long",
        ErrorKind::InvalidData => "ce n'est pas du texte en UTF-8",
        ErrorKind::AddrInUse => "un autre programme s'en sert",
        ErrorKind::BrokenPipe => "plus personne ne lit",
        // One of ours.
        ErrorKind::Other => return error.to_string(),
        _ => return format!("le système répond : {error}"),
    };
    known.into()
}

/// A number as it is written in French: « 0,5 ».
#[must_use]
pub fn decimal(number: f64) -> String {
    number.to_string().replace('.', ",")
}

/// The spaces of French typography made non-breaking: before `: ; ! ?` and inside « ».
#[must_use]
pub fn spaced(text: &str) -> String {
    let marks = [
        ("« ", "«\u{a0}"),
        (" »", "\u{a0}»"),
        (" :", "\u{a0}:"),
        (" ;", "\u{a0};"),
        (" !", "\u{a0}!"),
        (" ?", "\u{a0}?"),
    ];
    marks.iter().fold(text.to_owned(), |text, (plain, fixed)| text.replace(plain, fixed))
}
