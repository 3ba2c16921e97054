//! The expert's typography, made plain: accents, apostrophes, quotation marks and spaces of every kind.
//!
//! Everything that compares French words goes through here; nothing here knows Gherkin.

use unicode_normalization::char::{decompose_canonical, is_combining_mark};
use unicode_normalization::{UnicodeNormalization, is_nfc_quick};

/// A text as our reader sees it: no byte-order mark, accents composed, lines ended by `\n`, no invisible characters.
pub fn clean(text: &str) -> String {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let plain = |c: char| !matches!(c, '\u{200b}' | '\u{200c}' | '\u{200d}' | '\u{2060}' | '\u{feff}' | '\u{ad}');
    let composed = match is_nfc_quick(text.chars()) {
        unicode_normalization::IsNormalized::Yes => text.to_owned(),
        _ => text.nfc().collect(),
    };
    if !composed.contains('\r') && composed.chars().all(plain) {
        return composed;
    }
    composed.replace("\r\n", "\n").replace('\r', "\n").chars().filter(|&c| plain(c)).collect()
}

/// A character with its typographic variants made one: every apostrophe is `'`, every quotation mark `"`, every hyphen `-`, every
/// space ` `.
pub fn plain(c: char) -> char {
    match c {
        // Most of them, and soon seen.
        '!'..='_' | 'a'..='~' => c,
        '’' | '‘' | 'ʼ' | '′' | '`' | '´' | '＇' => '\'',
        '«' | '»' | '“' | '”' | '„' | '‟' | '″' | '＂' => '"',
        '‐' | '‑' | '–' | '−' => '-',
        '：' => ':',
        c if c.is_whitespace() => ' ',
        c => c,
    }
}

/// A sentence ready to be compared: plain characters, single spaces, nothing but words between quotation marks, no final dot
/// or colon.
pub fn sentence(text: &str) -> String {
    let text = text.trim();
    let mut before = ' ';
    let is_ready = text.chars().all(|c| {
        let spaces = (before, c) == (' ', ' ');
        before = c;
        plain(c) == c && c != '"' && !spaces
    });
    if is_ready {
        return text.trim_end_matches(['.', ':', ' ']).to_owned();
    }
    let mut out = String::with_capacity(text.len());
    let mut quoted = false;
    for c in text.chars().map(plain) {
        if c == '"' {
            quoted = !quoted;
            if !quoted && out.ends_with(' ') {
                out.pop();
            }
        }
        let after_opening = quoted && out.ends_with('"');
        if c != ' ' || !(out.ends_with(' ') || after_opening) {
            out.push(c);
        }
    }
    let end = out.trim_end_matches(['.', ':', ' ']).len();
    out.truncate(end);
    out
}

/// A text without its quotation marks, which may stand inside one another, to be compared with another.
pub fn unquoted(text: &str) -> String {
    let spaced: String = text.chars().map(plain).map(|c| if c == '"' { ' ' } else { c }).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A word without case or accents, for guessing what was meant.
pub fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_ascii() {
            out.push(plain(c.to_ascii_lowercase()));
        } else {
            let part = |c: char| {
                if !is_combining_mark(c) {
                    out.extend(c.to_lowercase().map(plain))
                }
            };
            decompose_canonical(c, part);
        }
    }
    out
}

/// A text as part of a file name: `revenir-aussitot-sur-la-case`.
pub fn slug(text: &str) -> String {
    let folded = fold(text);
    let words: Vec<_> = folded.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.join("-")
}
