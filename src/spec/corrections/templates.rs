//! Every way of saying every sentence, as words and slots, read from the patterns of the definitions.

use std::sync::OnceLock;

use arbitre_rules::GameId;
use regex::Regex;
use regex_syntax::hir::{Class, Hir, HirKind};
use rustc_hash::FxHashMap;

use super::words::Word;
use crate::spec::catalogue::{Catalogue, Entry};

/// One way of saying one sentence.
#[derive(Debug)]
pub(super) struct Template {
    /// Its definition.
    pub(super) entry: &'static Entry,
    pub(super) tokens: Vec<Token>,
}

/// What stands between two spaces, or between two words that are always said.
#[derive(Clone, Copy, Debug)]
pub(super) enum Token {
    /// A word that is always said, by its number.
    Word(usize),
    /// The place of a value, by its number.
    Slot(usize),
}

/// The place of a value, with whatever touches it: `d'{jeu}`.
#[derive(Debug)]
pub(super) struct Slot {
    /// What can stand there, anchored.
    pub(super) pattern: Regex,
    /// What can stand there and is made of known words, word by word: players, numbers in letters.
    pub(super) names: Vec<Vec<Word>>,
}

/// All of them.
#[derive(Debug, Default)]
pub(super) struct Templates {
    pub(super) all: Vec<Template>,
    pub(super) words: Vec<Word>,
    pub(super) slots: Vec<Slot>,
    numbers: FxHashMap<String, usize>,
    patterns: FxHashMap<String, usize>,
}

/// A part of a pattern: a text, or the place of a value.
#[derive(Clone, Debug)]
enum Part {
    Text(String),
    Slot(Hir),
}

/// Beyond this many ways of saying it, a sentence has no templates.
const MOST: usize = 1000;

impl Templates {
    /// Those of this program, made ready when somebody first needs a correction.
    pub(super) fn get() -> &'static Self {
        static TEMPLATES: OnceLock<Templates> = OnceLock::new();
        TEMPLATES.get_or_init(|| {
            let mut templates = Self::default();
            Catalogue::get().entries().iter().for_each(|entry| templates.add(entry));
            templates
        })
    }

    /// Whether some sentence holds this word.
    pub(super) fn knows(&self, word: &str) -> bool {
        self.numbers.contains_key(word)
    }

    fn add(&mut self, entry: &'static Entry) {
        let Ok(hir) = regex_syntax::parse(entry.pattern.as_str()) else { return };
        for parts in ways(&hir) {
            let mut tokens = Vec::new();
            let mut touching = Vec::new();
            for part in parts {
                let Part::Text(text) = part else {
                    touching.push(part);
                    continue;
                };
                for (index, word) in text.split(' ').enumerate() {
                    if index > 0 {
                        tokens.extend(self.token(&std::mem::take(&mut touching)));
                    }
                    touching.push(Part::Text(word.to_owned()));
                }
            }
            tokens.extend(self.token(&touching));
            self.all.push(Template { entry, tokens });
        }
    }

    /// What parts that touch each other make.
    fn token(&mut self, parts: &[Part]) -> Option<Token> {
        let is_word = parts.iter().all(|part| matches!(part, Part::Text(_)));
        let source = |part: &Part| match part {
            Part::Text(text) if is_word => text.clone(),
            Part::Text(text) => regex::escape(text),
            Part::Slot(hir) => format!("({hir})"),
        };
        let source: String = parts.iter().map(source).collect();
        if source.is_empty() {
            return None;
        }
        if is_word {
            let next = self.words.len();
            let number = *self.numbers.entry(source.clone()).or_insert(next);
            if number == next {
                self.words.push(Word::new(&source));
            }
            return Some(Token::Word(number));
        }
        if let Some(&number) = self.patterns.get(&source) {
            return Some(Token::Slot(number));
        }
        let pattern = Regex::new(&format!("^(?:{source})$")).ok()?;
        let said = |part: &Part| match part {
            Part::Text(text) => vec![text.clone()],
            Part::Slot(hir) => names(hir),
        };
        let names = parts.iter().map(said).fold(vec![String::new()], |before, next| product(&before, &next));
        let names = names.into_iter().flat_map(well_said);
        let names = names.map(|name| name.split(' ').map(Word::new).collect()).collect();
        self.slots.push(Slot { pattern, names });
        self.patterns.insert(source, self.slots.len() - 1);
        Some(Token::Slot(self.slots.len() - 1))
    }
}

/// A value as one says it: the name of a player with its capital, if it may have one, after the word that goes with it.
fn well_said(value: String) -> Vec<String> {
    let last = |text: &str| text.rsplit(' ').next().map(str::to_lowercase);
    let mut players = GameId::ALL.iter().flat_map(|game| game.game().players);
    let Some(player) = players.find(|player| last(player.subject) == last(&value)) else { return vec![value] };
    let (subject, dative) = (player.subject, player.dative);
    let (bare, genitive) = match (subject.strip_prefix("le "), subject.strip_prefix("les ")) {
        (Some(name), _) => (name, format!("du {name}")),
        (_, Some(name)) => (name, format!("des {name}")),
        _ => (subject, format!("de {subject}")),
    };
    let forms = [subject, dative, &genitive, bare];
    let form = forms.iter().find(|form| form.to_lowercase() == value.to_lowercase());
    form.map(|form| vec![(*form).to_owned(), value.clone()]).unwrap_or_default()
}

/// Every way through a pattern; none if they cannot be counted.
fn ways(hir: &Hir) -> Vec<Vec<Part>> {
    match hir.kind() {
        HirKind::Empty | HirKind::Look(_) => vec![Vec::new()],
        HirKind::Literal(literal) => vec![vec![Part::Text(String::from_utf8_lossy(&literal.0).into_owned())]],
        HirKind::Class(class) => letters(class).into_iter().map(|letter| vec![Part::Text(letter)]).collect(),
        HirKind::Repetition(repeated) if repeated.min == 0 && repeated.max == Some(1) => {
            [vec![Vec::new()], ways(&repeated.sub)].concat()
        }
        HirKind::Repetition(_) => Vec::new(),
        HirKind::Capture(capture) => vec![vec![Part::Slot((*capture.sub).clone())]],
        HirKind::Concat(parts) => parts.iter().map(ways).fold(vec![Vec::new()], |before, next| {
            if before.len() * next.len() > MOST {
                return Vec::new();
            }
            before.iter().flat_map(|one| next.iter().map(|other| [&one[..], &other[..]].concat())).collect()
        }),
        HirKind::Alternation(parts) => parts.iter().flat_map(ways).collect(),
    }
}

/// The texts that a value can be, as far as they can be counted, in lower case where case does not matter.
fn names(hir: &Hir) -> Vec<String> {
    match hir.kind() {
        HirKind::Empty | HirKind::Look(_) => vec![String::new()],
        HirKind::Literal(literal) => vec![String::from_utf8_lossy(&literal.0).into_owned()],
        HirKind::Class(class) => letters(class),
        HirKind::Repetition(repeated) if repeated.min == 0 && repeated.max == Some(1) => {
            [vec![String::new()], names(&repeated.sub)].concat()
        }
        HirKind::Repetition(_) => Vec::new(),
        HirKind::Capture(capture) => names(&capture.sub),
        HirKind::Concat(parts) => {
            parts.iter().map(names).fold(vec![String::new()], |before, next| product(&before, &next))
        }
        HirKind::Alternation(parts) => parts.iter().flat_map(names).collect(),
    }
}

fn product(before: &[String], next: &[String]) -> Vec<String> {
    if before.len() * next.len() > MOST {
        return Vec::new();
    }
    before.iter().flat_map(|one| next.iter().map(move |other| format!("{one}{other}"))).collect()
}

/// The few letters of a class, upper and lower case being one; none if it stands for any of many.
fn letters(class: &Class) -> Vec<String> {
    let all: Vec<char> = match class {
        Class::Unicode(class) => class.iter().flat_map(|range| range.start()..=range.end()).take(7).collect(),
        Class::Bytes(class) => {
            class.iter().flat_map(|range| range.start()..=range.end()).take(7).map(char::from).collect()
        }
    };
    let mut letters: Vec<String> = Vec::new();
    for letter in all {
        let letter = letter.to_lowercase().to_string();
        if !letters.contains(&letter) {
            letters.push(letter);
        }
    }
    if letters.len() > 3 { Vec::new() } else { letters }
}
