//! Reading lines: edited, with history and completion, on a terminal; as they come otherwise. Whatever comes is a [`Line`].

use std::borrow::Cow;
use std::io::{BufRead, IsTerminal, Read, Write};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, Helper};

use super::table::MARK;

/// Nothing that one types at a game is longer, in bytes.
const LONGEST: u64 = 4096;
/// How many times in a row a terminal may fail before it is given up.
const PATIENCE: usize = 3;

/// What was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line {
    Text(String),
    /// Not for a game, and why: the line is skipped.
    Unusable(&'static str),
    /// There is no more to read, or the player asked to leave with Ctrl-C.
    End,
}

/// Where lines come from.
pub(super) enum Prompt {
    Terminal(Box<Editor<Words, MemHistory>>),
    Plain { first: bool },
}

impl Prompt {
    /// Edited lines if both ends are a terminal.
    pub(super) fn new() -> Self {
        if std::io::stdin().is_terminal()
            && std::io::stdout().is_terminal()
            && let Ok(mut editor) = Editor::with_history(config(), MemHistory::new())
        {
            editor.set_helper(Some(Words(Vec::new())));
            return Self::Terminal(Box::new(editor));
        }
        Self::Plain { first: true }
    }

    /// Whether what can be typed is worth gathering.
    pub(super) const fn completes(&self) -> bool {
        matches!(self, Self::Terminal(_))
    }

    /// Asks for a line; `words` are what can be typed.
    pub(super) fn read(&mut self, words: Vec<String>) -> Line {
        match self {
            Self::Terminal(editor) => {
                editor.set_helper(Some(Words(words)));
                edited(editor)
            }
            Self::Plain { first } => {
                let line = plain(&mut std::io::stdin().lock(), std::mem::take(first));
                // Shown as if typed, so that what a pipe plays can be read afterwards.
                let shown = match &line {
                    Line::Text(text) => text.as_str(),
                    Line::Unusable(_) => "…",
                    Line::End => "",
                };
                let mut out = std::io::stdout().lock();
                let _ = writeln!(out, "{}", format!("{MARK}{shown}").trim_end());
                let _ = out.flush();
                line
            }
        }
    }
}

/// Several lines pasted at once are several turns.
fn config() -> Config {
    Config::builder().auto_add_history(true).bracketed_paste(false).build()
}

fn edited(editor: &mut Editor<Words, MemHistory>) -> Line {
    for _ in 0..PATIENCE {
        match editor.readline(MARK) {
            Ok(line) if line.len() as u64 > LONGEST => return Line::Unusable(TOO_LONG),
            Ok(line) => return usable(&line),
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => return Line::End,
            Err(ReadlineError::Io(error)) if error.kind() == std::io::ErrorKind::InvalidData => {
                return Line::Unusable(NOT_UTF8);
            }
            Err(_) => {}
        }
    }
    Line::End
}

const TOO_LONG: &str = "cette ligne est trop longue pour être un coup ou une commande";
const NOT_UTF8: &str = "cette ligne n'est pas en UTF-8";
const INVISIBLE: &str = "cette ligne contient un caractère de contrôle, ou invisible";

/// The next line, however long and whatever its bytes; only its beginning is kept in memory.
fn plain(input: &mut impl BufRead, first: bool) -> Line {
    let mut bytes = Vec::new();
    match input.by_ref().take(LONGEST + 1).read_until(b'\n', &mut bytes) {
        Ok(0) | Err(_) => return Line::End,
        Ok(_) => {}
    }
    if bytes.len() as u64 > LONGEST && !bytes.ends_with(b"\n") {
        skip_line(input);
        return Line::Unusable(TOO_LONG);
    }
    match std::str::from_utf8(&bytes) {
        Ok(text) if first => usable(text.strip_prefix('\u{feff}').unwrap_or(text)),
        Ok(text) => usable(text),
        Err(_) => Line::Unusable(NOT_UTF8),
    }
}

fn skip_line(input: &mut impl BufRead) {
    while let Ok(buffer) = input.fill_buf() {
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let length = end.map_or(buffer.len(), |end| end + 1);
        input.consume(length);
        if end.is_some() || length == 0 {
            return;
        }
    }
}

/// A line without its end. Characters that one cannot see are refused: nobody could tell what was played.
fn usable(line: &str) -> Line {
    let line = line.trim();
    let invisible = |c: char| {
        c.is_control() && c != '\t'
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    if line.chars().any(invisible) { Line::Unusable(INVISIBLE) } else { Line::Text(line.replace('\t', " ")) }
}

/// What can be typed, for completion.
#[derive(Debug)]
pub(super) struct Words(Vec<String>);

impl Words {
    /// Where the word to complete begins, and what it can become: those that begin in the same way, of either case if there
    /// is none in this one.
    fn matching(&self, typed: &str) -> (usize, Vec<String>) {
        let start = if typed.to_lowercase().starts_with("ap") { typed.find(' ').map_or(0, |at| at + 1) } else { 0 };
        let word = &typed[start..];
        let exact: Vec<_> = self.0.iter().filter(|known| known.starts_with(word)).cloned().collect();
        if !exact.is_empty() {
            return (start, exact);
        }
        let word = word.to_lowercase();
        (start, self.0.iter().filter(|known| known.to_lowercase().starts_with(&word)).cloned().collect())
    }
}

impl Completer for Words {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.matching(line.get(..pos).unwrap_or_default()))
    }
}

impl Hinter for Words {
    type Hint = String;
}

impl Highlighter for Words {
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, prompt: &'p str, _: bool) -> Cow<'b, str> {
        Cow::Borrowed(prompt)
    }
}

impl Validator for Words {}

impl Helper for Words {}

#[cfg(test)]
mod tests {
    use super::{INVISIBLE, LONGEST, Line, NOT_UTF8, TOO_LONG, Words, plain};

    fn lines(bytes: &[u8]) -> Vec<Line> {
        let mut input = std::io::BufReader::with_capacity(7, bytes);
        let mut lines = vec![plain(&mut input, true)];
        while lines.last() != Some(&Line::End) {
            lines.push(plain(&mut input, false));
        }
        lines.pop();
        lines
    }

    fn text(text: &str) -> Line {
        Line::Text(text.into())
    }

    #[test]
    fn lines_are_read_whatever_they_hold() {
        assert_eq!(lines(b""), []);
        assert_eq!(lines("\u{feff}aide\r\n\n  C3D4 ".as_bytes()), [text("aide"), text(""), text("C3D4")]);
        assert_eq!(lines(b"a\xff\nb"), [Line::Unusable(NOT_UTF8), text("b")]);
        assert_eq!(lines(b"a\x1b[2Jb\nc\0\nd"), [Line::Unusable(INVISIBLE), Line::Unusable(INVISIBLE), text("d")]);
        let mut long = vec![b'x'; LONGEST as usize + 1];
        assert_eq!(lines(&long), [Line::Unusable(TOO_LONG)]);
        long.extend(b"\nA");
        assert_eq!(lines(&long), [Line::Unusable(TOO_LONG), text("A")]);
        let full = "x".repeat(LONGEST as usize);
        assert_eq!(lines(full.as_bytes()), [text(&full)]);
    }

    #[test]
    fn words_are_completed() {
        let words = Words(["aide", "apercu", "annuler", "A", "a", "e2", "e3h"].map(str::to_owned).to_vec());
        assert_eq!(words.matching("an"), (0, vec!["annuler".into()]));
        assert_eq!(words.matching("E"), (0, vec!["e2".into(), "e3h".into()]));
        assert_eq!(words.matching("A"), (0, vec!["A".into()]));
        assert_eq!(words.matching("apercu e3"), (7, vec!["e3h".into()]));
        assert_eq!(words.matching("zut"), (0, vec![]));
    }
}
