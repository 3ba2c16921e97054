//! The author's words beside those of one way of saying one sentence.

use rustc_hash::{FxHashMap, FxHashSet};

use super::templates::{Template, Templates, Token};
use super::words::{Likeness, Word, added, cost, is_needless, is_no_value, likeness, name_likeness};
use crate::spec::reader::typography::{plain, sentence};

/// A sentence as its author wrote it, word by word; what stands between quotation marks is one.
#[derive(Debug)]
pub(super) struct Said {
    /// As they are compared.
    words: Vec<Word>,
    /// As they were typed. The name of a column stands with the first word that it stands for.
    typed: Vec<Typed>,
    /// The dots and colons at the end.
    end: String,
}

/// What was typed for a word.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Typed {
    /// The word itself.
    Word(String),
    /// The name of a column.
    Name(String),
    /// Nothing: the name before it stands for this word too.
    Within,
}

impl Said {
    /// `line` as it is typed, which says `text`: in a row of an outline, values stand there in the place of their names.
    pub(super) fn new(line: &str, text: &str) -> Self {
        let line = line.trim();
        let head = line.trim_end_matches(|c: char| matches!(plain(c), '.' | ':' | ' '));
        let words = split(&sentence(text));
        let typed = typed(&split(head), &words, &mut FxHashSet::default()).unwrap_or_default();
        let words = words.iter().map(|word| Word::new(word)).collect();
        Self { words, typed, end: line[head.len()..].to_owned() }
    }

    /// Some of the words.
    fn text(&self, at: usize, count: usize) -> String {
        self.words[at..at + count].iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ")
    }
}

/// The words of a sentence: all from the first quotation mark to the last belongs together, and the name of a column.
fn split(text: &str) -> Vec<String> {
    let mut named = false;
    let is_mark = |(_, c): &(usize, char)| plain(*c) == '"';
    let first = text.char_indices().find(is_mark).map_or(text.len(), |(at, _)| at);
    let last = text.char_indices().rev().find(is_mark).map_or(text.len(), |(at, _)| at);
    let mut words = vec![String::new()];
    for (at, c) in text.char_indices() {
        named = (named || c == '<') && c != '>';
        if plain(c) == ' ' && !named && !(first < at && at < last) {
            words.push(String::new());
        } else if let Some(word) = words.last_mut() {
            word.push(c);
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// What was typed for each word; nothing if it cannot be told. `dead` are the ends of the line known not to say the end of the
/// sentence.
fn typed(line: &[String], words: &[String], dead: &mut FxHashSet<(usize, usize)>) -> Option<Vec<Typed>> {
    let Some((first, rest)) = line.split_first() else { return words.is_empty().then(Vec::new) };
    if dead.contains(&(line.len(), words.len())) {
        return None;
    }
    let is_name = first.contains('<') && first.contains('>') && Some(first) != words.first();
    let most = if is_name { words.len() } else { 1.min(words.len()) };
    for count in 1..=most {
        if !is_name && sentence(&words[0]) != sentence(first) {
            break;
        }
        if let Some(after) = typed(rest, &words[count..], dead) {
            let own = if is_name { Typed::Name(first.clone()) } else { Typed::Word(first.clone()) };
            let within = std::iter::repeat_n(Typed::Within, count - 1);
            return Some(std::iter::once(own).chain(within).chain(after).collect());
        }
    }
    dead.insert((line.len(), words.len()));
    None
}

/// A reading of the author's sentence as one that is known.
#[derive(Clone, Debug)]
pub(super) struct Reading {
    pub(super) cost: u32,
    pub(super) reworded: bool,
    /// The sentence to write, and what it says.
    pub(super) line: String,
    pub(super) text: String,
    /// The values, as they stand in it.
    pub(super) values: Vec<String>,
}

/// What is written in the place of some of the author's words.
#[derive(Clone, Debug)]
enum Piece {
    /// They stay.
    Kept(usize, usize),
    /// Something else.
    Written(usize, usize, String),
}

/// What a value costs, and what to write in its place if it is not right.
type Fitting = (Likeness, Option<String>);

/// Reads one sentence by one template after the other.
#[derive(Debug)]
pub(super) struct Reader<'s> {
    templates: &'static Templates,
    said: &'s Said,
    likenesses: FxHashMap<(usize, usize), Option<Likeness>>,
    /// By slot, first word and number of words.
    fitting: FxHashMap<(usize, usize, usize), Option<Fitting>>,
    best: Vec<(Likeness, Vec<Piece>, Vec<usize>)>,
}

impl<'s> Reader<'s> {
    pub(super) fn new(templates: &'static Templates, said: &'s Said) -> Self {
        Self { templates, said, likenesses: FxHashMap::default(), fitting: FxHashMap::default(), best: Vec::new() }
    }

    /// The likeliest readings by a template, all of the same cost, `most` at most.
    pub(super) fn read(&mut self, template: &Template, most: u32) -> Vec<Reading> {
        self.best.clear();
        let start = Likeness { cost: 0, reworded: false };
        self.walk(&template.tokens, 0, start, most, &mut Vec::new(), &mut Vec::new());
        let least = self.best.iter().map(|(likeness, ..)| likeness.cost).min();
        let best = std::mem::take(&mut self.best);
        let likeliest = best.into_iter().filter(|(likeness, ..)| Some(likeness.cost) == least);
        likeliest.filter_map(|(likeness, pieces, values)| self.reading(likeness, &pieces, &values)).collect()
    }

    /// Reads the words from `at` on by what remains of a template.
    fn walk(
        &mut self,
        tokens: &[Token],
        at: usize,
        so_far: Likeness,
        most: u32,
        pieces: &mut Vec<Piece>,
        values: &mut Vec<usize>,
    ) {
        if so_far.cost > most {
            return;
        }
        let plus =
            |more: Likeness| Likeness { cost: so_far.cost + more.cost, reworded: so_far.reworded || more.reworded };
        let small = Likeness { cost: cost::SMALL, reworded: true };
        let left = self.said.words.len() - at;
        if left > 0 && is_needless(&self.said.words[at].text, at == 0) {
            self.walk(tokens, at + 1, plus(small), most, pieces, values);
        }
        let Some((&token, rest)) = tokens.split_first() else {
            if left == 0 {
                self.best.push((so_far, pieces.clone(), values.clone()));
            }
            return;
        };
        let number = match token {
            Token::Word(number) => number,
            Token::Slot(slot) => {
                for count in 1..=left {
                    let Some((more, text)) = self.fits(slot, at, count) else { continue };
                    values.push(pieces.len());
                    pieces.push(text.map_or(Piece::Kept(at, count), |text| Piece::Written(at, count, text)));
                    self.walk(rest, at + count, plus(more), most, pieces, values);
                    pieces.pop();
                    values.pop();
                }
                return;
            }
        };
        let templates = self.templates;
        let word = &templates.words[number].text;
        if left > 0
            && let Some(more) = self.likeness(at, number)
        {
            pieces.push(if more.cost == 0 { Piece::Kept(at, 1) } else { Piece::Written(at, 1, word.clone()) });
            self.walk(rest, at + 1, plus(more), most, pieces, values);
            pieces.pop();
        }
        let slip = Likeness { cost: cost::SLIP, reworded: false };
        // A space too many, or an apostrophe that became one.
        if left > 1 && self.is_cut(word, at) {
            pieces.push(Piece::Written(at, 2, word.clone()));
            self.walk(rest, at + 2, plus(slip), most, pieces, values);
            pieces.pop();
        }
        // A space forgotten.
        if left > 0
            && let Some((&Token::Word(next), rest)) = rest.split_first()
            && self.said.words[at].text.strip_prefix(word.as_str()) == Some(&templates.words[next].text)
        {
            pieces.push(Piece::Written(at, 1, format!("{word} {}", templates.words[next].text)));
            self.walk(rest, at + 1, plus(slip), most, pieces, values);
            pieces.pop();
        }
        let before = at.checked_sub(1).map_or("", |before| &self.said.words[before].text);
        if let Some(more) = added(word, before) {
            pieces.push(Piece::Written(at, 0, word.clone()));
            self.walk(rest, at, plus(more), most, pieces, values);
            pieces.pop();
        }
    }

    fn likeness(&mut self, at: usize, number: usize) -> Option<Likeness> {
        let (templates, said) = (self.templates, self.said);
        *self
            .likenesses
            .entry((at, number))
            .or_insert_with(|| likeness(templates, &said.words[at], &templates.words[number]))
    }

    /// Whether words are a value for a slot, as they are or but for a letter.
    fn fits(&mut self, slot: usize, at: usize, count: usize) -> Option<Fitting> {
        let (templates, said) = (self.templates, self.said);
        let judge = || {
            let slot = &templates.slots[slot];
            let words = &said.words[at..at + count];
            let is_name = || slot.names.iter().any(|name| name == words);
            if count == 1 && is_no_value(&words[0].text) && !is_name() {
                return None;
            }
            if slot.pattern.is_match(&said.text(at, count)) {
                return Some((Likeness { cost: 0, reworded: false }, None));
            }
            let names = slot.names.iter().filter_map(|name| name_likeness(templates, words, name));
            let mut near: Vec<_> = names.map(|(likeness, words)| (likeness, words.join(" "))).collect();
            near.retain(|(_, text)| slot.pattern.is_match(text));
            let least = near.iter().map(|(likeness, _)| likeness.cost).min()?;
            near.retain(|(likeness, _)| likeness.cost == least);
            near.dedup_by(|one, other| one.1.to_lowercase() == other.1.to_lowercase());
            // Six or ten: nobody can tell.
            match &near[..] {
                [(likeness, text)] => Some((*likeness, Some(text.clone()))),
                _ => None,
            }
        };
        self.fitting.entry((slot, at, count)).or_insert_with(judge).clone()
    }

    /// What to write; nothing if what is wrong stands in a table of examples.
    fn reading(&self, likeness: Likeness, pieces: &[Piece], values: &[usize]) -> Option<Reading> {
        let text = |piece: &Piece| match piece {
            Piece::Kept(at, count) => self.said.text(*at, *count),
            Piece::Written(_, _, text) => text.clone(),
        };
        let mut line = Vec::new();
        for piece in pieces {
            let (Piece::Kept(at, count) | Piece::Written(at, count, _)) = piece;
            let typed = self.said.typed.get(*at..at + count)?;
            if let Piece::Written(_, _, text) = piece {
                if !typed.iter().all(|typed| matches!(typed, Typed::Word(_))) {
                    return None;
                }
                line.push(text.as_str());
                continue;
            }
            line.extend(typed.iter().filter_map(|typed| match typed {
                Typed::Word(text) | Typed::Name(text) => Some(text.as_str()),
                Typed::Within => None,
            }));
        }
        Some(Reading {
            cost: likeness.cost,
            reworded: likeness.reworded,
            line: format!("{}{}", line.join(" "), self.said.end),
            text: pieces.iter().map(text).collect::<Vec<_>>().join(" "),
            values: values.iter().map(|&index| text(&pieces[index])).collect(),
        })
    }

    /// Whether two words are one that a space cut in two; two that are known are two.
    fn is_cut(&self, word: &str, at: usize) -> bool {
        let (first, second) = (&self.said.words[at].text, &self.said.words[at + 1].text);
        let rest = word.strip_prefix(first.as_str());
        let known = self.templates.knows(first) && self.templates.knows(second);
        !known && rest.is_some_and(|rest| rest == second || rest.strip_prefix('\'') == Some(second))
    }
}
