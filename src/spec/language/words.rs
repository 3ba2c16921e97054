//! From a sentence to its words and values. Pure typography: elisions are undone, values are told from words, nothing is dropped.

use std::ops::Range;
use std::sync::OnceLock;

use regex::Regex;

/// A piece of a sentence, and where it stands there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// What it is.
    pub token: Token,
    /// Where it stands, in bytes.
    pub span: Range<usize>,
}

/// What a piece of a sentence is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    /// A word, in small letters, without elision: « l' » is `le`.
    Word(String),
    /// A number in digits.
    Number(u64),
    /// A square board: `5x5`.
    Size(u64),
    /// A place: `A1`, `(0;1)`.
    Cell(String),
    /// A letter alone: a hole, or a word.
    Letter(String),
    /// `e3h`.
    Wall(String),
    /// `a1xc3xc5`.
    Capture(String),
    /// Any other turn: `A1>B1,B2`, `d3-c3`, `C4D4`.
    Turn(String),
    /// `3;3;1`.
    Stack(String),
    /// `QAW-13`.
    Article(String),
    /// Between quotation marks, which it keeps.
    Text(String),
    /// `taille=5`.
    Option(String),
    /// `{case}` in a turn of phrase, without its brackets.
    Slot(String),
    /// `…` in a turn of phrase: whatever stands there. `…2` is what the second stands for.
    Rest(Option<u8>),
    /// A comma, a semicolon or a colon.
    Comma,
    /// `(` and `)`, `[` and `]`: what they enclose is a remark or a list.
    Bracket,
    /// Anything else.
    Other(String),
}

/// What stands before an apostrophe, and the whole word.
const ELIDED: [(&str, &str); 11] = [
    ("l", "le"),
    ("d", "de"),
    ("n", "ne"),
    ("s", "se"),
    ("c", "ce"),
    ("j", "je"),
    ("qu", "que"),
    ("jusqu", "jusque"),
    ("lorsqu", "lorsque"),
    ("puisqu", "puisque"),
    ("m", "me"),
];

fn shapes() -> &'static Regex {
    static SHAPES: OnceLock<Regex> = OnceLock::new();
    SHAPES.get_or_init(|| {
        Regex::new(concat!(
            r#"(?P<text>"[^"]*")"#,
            r"|(?P<slot>\{[^{}]*\})",
            r"|(?P<rest>…[0-9]?)",
            r"|(?P<the_article>\b[lLdD]'[A-Z]{3}-[0-9A-Z]+\b)",
            r"|(?P<article>\b[A-Z]{3}-[0-9A-Z]+\b)",
            r"|(?P<option>[^ =,()]+=[^ =,()]+)",
            r"|(?P<cell>\( ?-?[0-9]+ ?; ?-?[0-9]+ ?\))",
            r"|(?P<sow>\b[A-Za-z][0-9]+>[^ ]*[A-Za-z0-9)])",
            r"|(?P<capture>\b[A-Za-z][0-9]+(?:x[A-Za-z][0-9]+)+\b)",
            r"|(?P<step>\b[A-Za-z][0-9]+-[A-Za-z][0-9]+\b)",
            r"|(?P<moves>\b(?:[A-Za-z][0-9]+){2,}\b)",
            r"|(?P<size>\b[0-9]+ ?[x×] ?[0-9]+\b)",
            r"|(?P<wall>\b[A-Za-z][0-9]+[hvHV]\b)",
            r"|(?P<case>\b[A-Za-z][0-9]+\b)",
            r"|(?P<stack>\b[0-9](?: ?; ?[0-9])+\b)",
            r"|(?P<number>\b[0-9]+\b)",
            r"|(?P<word>n°|[\p{L}]+(?:[-'][\p{L}]+)*'?)",
            r"|(?P<comma>[,;:])",
            r"|(?P<bracket>[()\[\]])",
            r"|(?P<other>[^ ])",
        ))
        .expect("a pattern")
    })
}

/// The pieces of a sentence, in order.
#[must_use]
pub fn pieces(text: &str) -> Vec<Piece> {
    let mut out = Vec::new();
    if text.contains('"') {
        shaped(text, 0, &mut out);
        return out;
    }
    // Most of a text is plain words: only what stands between them is looked at closely.
    let mut start = 0;
    let mut at = 0;
    for chunk in text.split(' ') {
        let is_slot = chunk.len() > 2 && chunk.starts_with('{') && chunk.find('}') == Some(chunk.len() - 1);
        let is_word = !chunk.is_empty() && chunk.chars().all(|c| c.is_alphabetic());
        if is_slot || is_word {
            shaped(&text[start..at], start, &mut out);
            if is_slot {
                let token = Token::Slot(chunk[1..chunk.len() - 1].to_owned());
                out.push(Piece { token, span: at..at + chunk.len() });
            } else {
                words(chunk, at, &mut out);
            }
            start = at + chunk.len();
        }
        at += chunk.len() + 1;
    }
    shaped(&text[start..], start, &mut out);
    out
}

/// The pieces of a part of a sentence that starts at `offset`, told by their shapes.
fn shaped(text: &str, offset: usize, out: &mut Vec<Piece>) {
    if text.trim().is_empty() {
        return;
    }
    for found in shapes().captures_iter(text) {
        let whole = found.get(0).expect("a match");
        let said = whole.as_str();
        let is = |name: &str| found.name(name).is_some();
        let own = || said.to_owned();
        let token = if is("text") {
            Token::Text(own())
        } else if is("slot") {
            Token::Slot(said[1..said.len() - 1].to_owned())
        } else if is("rest") {
            Token::Rest(said.chars().last().and_then(|c| c.to_digit(10)).map(|number| number as u8))
        } else if is("the_article") {
            // « l'AWA-14 ».
            let start = offset + whole.start();
            words(&said[..2], start, out);
            out.push(Piece { token: Token::Article(said[2..].to_owned()), span: start + 2..offset + whole.end() });
            continue;
        } else if is("article") {
            Token::Article(own())
        } else if is("option") {
            Token::Option(own())
        } else if is("cell") {
            Token::Cell(said.replace(' ', ""))
        } else if is("case") {
            Token::Cell(own())
        } else if is("capture") {
            Token::Capture(own())
        } else if is("sow") || is("step") || is("moves") {
            Token::Turn(own())
        } else if is("size") {
            let mut sides = said.split(['x', '×']).filter_map(|side| side.trim().parse().ok());
            match (sides.next(), sides.next()) {
                (Some(one), Some(other)) if one == other => Token::Size(one),
                _ => Token::Other(own()),
            }
        } else if is("wall") {
            Token::Wall(own())
        } else if is("stack") {
            Token::Stack(said.replace(' ', ""))
        } else if is("number") {
            said.parse().map_or_else(|_| Token::Other(own()), Token::Number)
        } else if is("word") {
            words(said, offset + whole.start(), out);
            continue;
        } else if is("comma") {
            Token::Comma
        } else if is("bracket") {
            Token::Bracket
        } else {
            Token::Other(own())
        };
        out.push(Piece { token, span: offset + whole.start()..offset + whole.end() });
    }
}

/// The words of « qu'aujourd'hui »: elisions one by one, then what is left.
fn words(said: &str, start: usize, out: &mut Vec<Piece>) {
    let lower = said.to_lowercase();
    if let Some((before, after)) = lower.split_once('\'')
        && let Some((_, whole)) = ELIDED.iter().find(|(short, _)| *short == before)
    {
        let end = start + before.len() + 1;
        out.push(Piece { token: Token::Word((*whole).to_owned()), span: start..end });
        if !after.is_empty() && said.is_char_boundary(before.len() + 1) {
            words(&said[before.len() + 1..], end, out);
        }
        return;
    }
    let token = if said.chars().count() == 1 { Token::Letter(said.to_owned()) } else { Token::Word(lower) };
    out.push(Piece { token, span: start..start + said.len() });
}
