//! The expert's typography, made plain: accents, apostrophes, quotation marks and spaces of every kind.
//!
//! Everything that compares French words goes through here; nothing here knows Gherkin.

use unicode_normalization::char::{decompose_canonical, is_combining_mark};
use unicode_normalization::{UnicodeNormalization, is_nfc_quick};

/// A text as our reader sees it: accents composed, lines ended by `\n`, without the characters that show nothing and change
/// nothing of what is seen: byte-order mark, zero-width spaces and joiners, soft hyphens, an emoji's choice of picture.
pub fn clean(text: &str) -> String {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let plain =
        |c: char| !matches!(c, '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}' | '\u{ad}' | '\u{fe0e}' | '\u{fe0f}');
    let composed = match is_nfc_quick(text.chars()) {
        unicode_normalization::IsNormalized::Yes => text.to_owned(),
        _ => text.nfc().collect(),
    };
    if !composed.contains('\r') && composed.chars().all(plain) {
        return composed;
    }
    composed.replace("\r\n", "\n").replace('\r', "\n").chars().filter(|&c| plain(c)).collect()
}

/// Why a character cannot stand in a feature, and how to mend it: what one sees would not be what is read.
pub fn deceptive(c: char) -> Option<(&'static str, &'static str)> {
    const REMOVE: &str = "supprimez ce caractère invisible";
    Some(match c {
        // Most of them, and soon seen.
        '\t' | '\n' | ' '..='~' => return None,
        '\0' => ("un octet nul : il n'est pas en UTF-8", "enregistrez-le avec l'encodage UTF-8 (et non UTF-16)"),
        // An editor shows a line of its own after them.
        '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => (
            "un saut de ligne qui n'en est pas un",
            "remplacez ce caractère invisible par un retour à la ligne, ou supprimez-le",
        ),
        c if c.is_control() => ("un caractère de contrôle", REMOVE),
        '\u{fdd0}'..='\u{fdef}' => ("un caractère qui n'en est pas un", REMOVE),
        c if u32::from(c) & 0xfffe == 0xfffe => ("un caractère qui n'en est pas un", REMOVE),
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            ("un caractère qui change le sens de lecture", REMOVE)
        }
        '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{2800}' => {
            ("une lettre qui a l'air d'une espace", "remplacez-la par une espace, ou supprimez-la")
        }
        '\u{1680}' => ("une espace qui a l'air d'un trait", "remplacez-la par une espace, ou supprimez-la"),
        '\u{34f}'
        | '\u{17b4}'
        | '\u{17b5}'
        | '\u{180b}'..='\u{180f}'
        | '\u{2061}'..='\u{2065}'
        | '\u{206a}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0d}'
        | '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}' => ("un caractère invisible", REMOVE),
        _ => return None,
    })
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
