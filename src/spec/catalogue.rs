//! Every sentence that the step definitions understand, found by text.
//!
//! Definitions come from cucumber's macros, through its inventory. Whatever keyword the author wrote, a sentence is looked for
//! among all of them: what it does is said by the definition, not by the keyword.

use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;
use std::sync::OnceLock;

use arbitre_rules::GameId;
use cucumber::codegen::{StepConstructor, WorldInventory, inventory};
use cucumber::step::Context;
use gherkin::Step;
use regex::{Regex, RegexSet};
use rustc_hash::FxHashMap;

use super::plan::is_article;
use super::reader::typography::sentence;
use super::reader::{Kinds, Sentences};
use super::steps::{Phrase, SHARED, THEMES};
use super::world::World;

/// One sentence.
#[derive(Debug)]
pub struct Entry {
    /// Its pattern, anchored at both ends.
    pub pattern: Regex,
    /// What it can do.
    pub kinds: Kinds,
    /// The games that it speaks of; every game if it is none in particular.
    pub games: Vec<GameId>,
    run: cucumber::Step<World>,
}

impl Entry {
    /// The work to do for `step`, whose sentence this is.
    pub fn run<'w>(&self, world: &'w mut World, step: &Step) -> futures::future::LocalBoxFuture<'w, ()> {
        let groups = self.pattern.captures(&step.value);
        let text = |index: usize| {
            groups
                .as_ref()
                .and_then(|groups| groups.get(index))
                .map(|group| group.as_str().to_owned())
                .unwrap_or_default()
        };
        let names = self.pattern.capture_names().map(|name| name.map(str::to_owned));
        let matches = names.enumerate().map(|(index, name)| (name, text(index))).collect();
        (self.run)(world, Context { step: step.clone(), matches })
    }
}

/// Every sentence, with a set that finds them all at once.
#[derive(Debug)]
pub struct Catalogue {
    entries: Vec<Entry>,
    set: RegexSet,
}

/// What a sentence is found to be.
#[derive(Debug)]
pub enum Found<'c> {
    /// No sentence of ours.
    Nothing,
    /// Exactly one.
    One(&'c Entry),
    /// Several: a defect of the catalogue.
    Several(Vec<&'c Entry>),
}

impl Catalogue {
    /// The catalogue of this program.
    pub fn get() -> &'static Self {
        static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
        CATALOGUE.get_or_init(Self::collect)
    }

    fn collect() -> Self {
        let mut entries: Vec<Entry> = Vec::new();
        let mut add = |definition: &dyn StepConstructor<World>, kinds: Kinds| {
            let (place, pattern, run) = definition.inner();
            let pattern = pattern();
            let file = Path::new(place.path).file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            let kinds = Kinds { application: file == "application", ..kinds };
            match entries.iter_mut().find(|entry| entry.pattern.as_str() == pattern.as_str()) {
                Some(known) => {
                    known.kinds.sets_up |= kinds.sets_up;
                    known.kinds.acts |= kinds.acts;
                    known.kinds.checks |= kinds.checks;
                }
                None => {
                    // What is said in the file of a game is said of that game.
                    let shared = SHARED.iter().find(|(sentence, _)| pattern.is_match(sentence));
                    let games =
                        shared.map_or_else(|| GameId::from_slug(file).into_iter().collect(), |it| it.1.to_vec());
                    entries.push(Entry { pattern, kinds, games, run });
                }
            }
        };
        for definition in inventory::iter::<<World as WorldInventory>::Given>() {
            add(definition, Kinds { sets_up: true, ..Kinds::default() });
        }
        for definition in inventory::iter::<<World as WorldInventory>::When>() {
            add(definition, Kinds { acts: true, ..Kinds::default() });
        }
        for definition in inventory::iter::<<World as WorldInventory>::Then>() {
            add(definition, Kinds { checks: true, ..Kinds::default() });
        }
        let patterns = entries.iter().map(|entry| entry.pattern.as_str());
        let set = RegexSet::new(patterns).expect("patterns that compiled one by one");
        Self { entries, set }
    }

    /// Every entry.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The sentence that `text` is.
    #[must_use]
    pub fn find(&self, text: &str) -> Found<'_> {
        let indices = self.indices(text);
        match indices[..] {
            [] => Found::Nothing,
            [one] => Found::One(&self.entries[one]),
            _ => Found::Several(indices.iter().map(|&index| &self.entries[index]).collect()),
        }
    }

    /// Which entries match. Sentences come back from scenario to scenario: each thread remembers those it has met.
    fn indices(&self, text: &str) -> Rc<[usize]> {
        /// Beyond this, a suite has so many sentences that remembering them does not pay.
        const MOST: usize = 4096;
        thread_local! {
            static KNOWN: RefCell<FxHashMap<String, Rc<[usize]>>> = RefCell::default();
        }
        KNOWN.with_borrow_mut(|known| {
            if let Some(indices) = known.get(text) {
                return Rc::clone(indices);
            }
            let indices: Rc<[usize]> = self.set.matches(text).into_iter().collect();
            if known.len() >= MOST {
                known.clear();
            }
            known.insert(text.to_owned(), Rc::clone(&indices));
            indices
        })
    }

    /// The article by which `text` says that something is refused, if it is such a claim: what the definition says counts, not
    /// what stands in the values.
    #[must_use]
    pub fn refused_by<'t>(&self, text: &'t str) -> Option<&'t str> {
        let Found::One(entry) = self.find(text) else { return None };
        let pattern = entry.pattern.as_str();
        let refuses = entry.kinds.checks && ["refus", "interdit", " ne "].iter().any(|word| pattern.contains(word));
        let mut values = entry.pattern.captures(text).filter(|_| refuses)?.iter().skip(1).flatten().collect::<Vec<_>>();
        values.retain(|value| is_article(value.as_str()));
        values.last().map(|value| value.as_str())
    }

    /// The listed sentences that `text` is an instance of.
    pub fn phrases(&self, text: &str) -> impl Iterator<Item = &'static Phrase> {
        let wanted = self.indices(text);
        let phrases = THEMES.iter().flat_map(|theme| theme.phrases);
        phrases.filter(move |phrase| wanted.len() == 1 && self.indices(&sentence(&phrase.example())) == wanted)
    }
}

/// An example, with the values of `text` in the place of its own, in order.
#[must_use]
pub fn with_values_of(text: &str, example: &str) -> String {
    let mut values = variable().find_iter(text);
    let own =
        |found: &regex::Captures<'_>| values.next().map_or_else(|| found[0].to_owned(), |it| it.as_str().to_owned());
    variable().replace_all(example, own).into_owned()
}

/// What varies.
fn variable() -> &'static Regex {
    static VARIABLE: OnceLock<Regex> = OnceLock::new();
    VARIABLE.get_or_init(|| {
        Regex::new(r#"(?i)\b[a-z]\d+[hv]?(?:[-x][a-z]\d)*\b|\(-?\d+;-?\d+\)|"[^"]*"|\d+"#).expect("a pattern")
    })
}

impl Sentences for Catalogue {
    fn kinds(&self, sentence: &str) -> Option<Kinds> {
        match self.find(sentence) {
            Found::Nothing => None,
            Found::One(entry) => Some(entry.kinds),
            Found::Several(entries) => entries.first().map(|entry| entry.kinds),
        }
    }
}

/// The sentences of this program, made ready when the first of them is looked for: reading can begin before.
#[derive(Clone, Copy, Debug)]
pub struct OurSentences;

impl Sentences for OurSentences {
    fn kinds(&self, sentence: &str) -> Option<Kinds> {
        crate::spec::language::Language::ours().kinds(sentence)
    }
}
