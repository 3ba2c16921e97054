//! What a sentence that is not understood probably says: the known sentence that is nearest in sense, with its author's values.
//!
//! Never the opposite: what is denied here is denied there, and words that oppose each other keep two sentences apart.

use super::forms::Class;
use super::items::{Item, Kind, Role, Sym, Value, Way};
use super::rules::{Right, Rule, bare};
use super::{Tongue, suits};
use gherkin::StepType;
use rustc_hash::FxHashMap;

/// What a sentence is about, however it is said.
#[derive(Debug)]
pub(super) struct Sketch {
    /// Each once.
    words: Vec<Sym>,
    parts: Vec<Item>,
    denied: bool,
    /// What one can or must do, what comes to pass or would.
    mood: (bool, bool, bool),
}

/// Words that change what the others say.
const LIMITS: [&str; 14] = [
    "toujours",
    "encore",
    "seul",
    "seuls",
    "seulement",
    "que",
    "ne",
    "premier",
    "dernier",
    "autre",
    "tout",
    "même",
    "sans",
    "autant",
];

/// Nearer than this, or nothing is offered.
const LEAST: f64 = 0.4;

/// Rules whose slots are filled at most.
const MOST_TRIED: usize = 40;

impl Tongue {
    /// The known sentences that are nearest in sense, the nearest first, with the author's values; in their place if they suit it.
    #[must_use]
    pub fn nearest(&self, text: &str, place: Option<StepType>, most: usize) -> Vec<String> {
        if text.len() > super::LONGEST {
            return Vec::new();
        }
        let mut parsed = self.parse(text);
        super::merge_options(&mut parsed.items);
        let said = self.sketch(&parsed.items);
        // « on ne peut plus enlever la victoire à Sud »: what is denied is not known.
        if said.denied && !parsed.unknown.is_empty() {
            return Vec::new();
        }
        let weight = |word: &Sym| 1.0 / (1.0 + f64::from(self.rules.often(*word)).ln());
        let limits: Vec<Sym> = LIMITS.iter().filter_map(|name| self.grammar.vocabulary.number(name)).collect();
        let mut found: Vec<(f64, &Rule, &Sketch)> = Vec::new();
        for (index, own) in self.sketches() {
            if own.denied != said.denied
                || own.mood != said.mood
                || own.parts.len() != said.parts.len()
                || !own.words.iter().any(|word| said.words.contains(word))
            {
                continue;
            }
            // What goes without saying tells nothing; what limits must be the same.
            let (rule, implied) = (&self.rules.all()[*index], self.rules.implied(*index));
            let theirs = || said.words.iter().filter(|word| !implied.contains(word));
            if limits.iter().any(|limit| own.words.contains(limit) != theirs().any(|word| word == limit)) {
                continue;
            }
            let shared: f64 = own.words.iter().filter(|word| said.words.contains(word)).map(weight).sum();
            let all = own.words.iter().chain(theirs()).map(weight).sum::<f64>() - shared;
            // Words that nobody knows may have been any of them.
            let score = shared / (all + 0.4 * parsed.unknown.len() as f64);
            if score >= LEAST {
                found.push((score, rule, own));
            }
        }
        found.sort_by(|one, other| other.0.total_cmp(&one.0).then_with(|| one.1.said.cmp(&other.1.said)));
        let mut out: Vec<String> = Vec::new();
        for (_, rule, own) in found.into_iter().take(MOST_TRIED) {
            let Some(text) = self.filled(rule, own, &said.parts).filter(|text| suits(text, place)) else { continue };
            if !out.iter().any(|known| super::same(std::slice::from_ref(known), std::slice::from_ref(&text))) {
                out.push(text);
            }
            if out.len() >= most {
                break;
            }
        }
        out
    }

    /// What every rule that means a known sentence is about, without what goes without saying.
    fn sketches(&self) -> &[(usize, Sketch)] {
        self.sketches.get_or_init(|| {
            let rules = self.rules.all().iter().enumerate();
            let one = |(index, rule): (usize, &Rule)| match &rule.right {
                Right::Sentences(models) if models.len() == 1 => {
                    let mut sketch = self.sketch(&rule.left);
                    let implied = self.rules.implied(index);
                    sketch.words.retain(|word| !implied.contains(word));
                    (!sketch.words.is_empty()).then_some((index, sketch))
                }
                _ => None,
            };
            rules.filter_map(one).collect()
        })
    }

    /// The known sentence of a rule with the values of another sentence, each in a slot of its kind; none if one is missing.
    fn filled(&self, rule: &Rule, own: &Sketch, said: &[Item]) -> Option<String> {
        let Right::Sentences(models) = &rule.right else { return None };
        let [model] = &models[..] else { return None };
        let bindings = rule.fit_parts(&own.parts, said)?;
        let text = bindings.fill(model, self.game.game())?;
        let known = self.known(&[text], None, 0, &mut FxHashMap::default())?;
        let [known] = &known[..] else { return None };
        (bare(known) == *known).then(|| known.clone())
    }

    fn sketch(&self, items: &[Item]) -> Sketch {
        let vocabulary = &self.grammar.vocabulary;
        let mut out = Sketch { words: Vec::new(), parts: Vec::new(), denied: false, mood: (false, false, false) };
        let named = |word: Sym, names: &[&str]| names.contains(&vocabulary.name(word));
        for item in items {
            match item {
                Item::Not => out.denied = true,
                Item::Word(word, _) if named(*word, &["aucun", "rien", "non"]) => out.denied = true,
                Item::Word(word, class) => {
                    let word = vocabulary.family(*word);
                    out.mood.0 |= named(word, &["pouvoir"]);
                    out.mood.1 |= named(word, &["devoir"]);
                    out.mood.2 |= *class == Class::Conditional;
                    // « rien n'empêche » allows, « empêche » forbids.
                    if named(word, &["impossible", "impossibilité", "empêcher", "incapable"]) {
                        out.denied = !out.denied;
                        out.mood.0 = true;
                    } else if (!vocabulary.ties(word) || named(word, &["que"])) && !named(word, &["pouvoir", "devoir"])
                    {
                        out.words.push(word);
                    }
                }
                Item::Value(Kind::Text, Value::Own(text)) if text == "," => {}
                Item::Player(..) | Item::Place(..) | Item::Amount(..) | Item::Value(..) => out.parts.push(item.clone()),
                Item::One | Item::Rest(_) => {}
            }
        }
        out.words.sort_unstable();
        out.words.dedup();
        // Whoever is named and wherever it is: the words tell the rest.
        for part in &mut out.parts {
            match part {
                Item::Player(_, role) => *role = Role::Subject,
                Item::Place(way @ Way::Itself, _) => *way = Way::At,
                _ => {}
            }
        }
        out
    }
}
