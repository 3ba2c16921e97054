//! What a sentence says apart from the order of its words and from the small words that tie them together.
//!
//! Tense, voice, negation and roles are part of it; what cannot be told without the order has no gist.

use rustc_hash::FxHashSet;

use super::forms::Class;
use super::grammar::{Grammar, comma};
use super::items::{Item, Kind, Role, Sym, Value, Way};

/// The content of a sentence.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Gist {
    /// Its words, nouns as the verbs that say the same, with what their form says; sorted, each once.
    words: Vec<(Sym, Class)>,
    /// Players, places, numbers and other values, in order.
    parts: Vec<Item>,
    /// Whether it is denied.
    pub denied: bool,
    /// Whether a player undergoes what is said of him.
    pub passive: bool,
    /// Whether it speaks of what has been done.
    pub past: bool,
    /// Whether it has a verb that is neither infinitive nor participle.
    finite: bool,
    /// Whether somebody does what is said: a player, « on ». Otherwise a thing does it, or undergoes it.
    done_by: bool,
    /// Whether it says what one can or must do.
    modal: bool,
}

impl Gist {
    /// The content of a sentence, if its order tells nothing more.
    #[must_use]
    pub fn of(items: &[Item], grammar: &Grammar) -> Option<Self> {
        let vocabulary = &grammar.vocabulary;
        let is_finite = |item: &Item| matches!(item, Item::Word(_, Class::Present | Class::Past));
        let finite = items.iter().any(is_finite);
        let ties_all = |item: &Item| matches!(item, Item::Word(word, _) if vocabulary.ties(*word));
        let mut gist = Self {
            words: Vec::new(),
            parts: Vec::new(),
            denied: false,
            passive: false,
            past: false,
            finite,
            done_by: false,
            modal: false,
        };
        let named = |name: &str| vocabulary.number(name);
        gist.done_by = items.iter().any(|item| match item {
            Item::Player(_, role) => *role == Role::Subject,
            Item::Word(word, _) => named("on") == Some(*word),
            _ => false,
        });
        let none = [named("aucun"), named("rien")];
        for (at, item) in items.iter().enumerate() {
            match item {
                // « pas de barrière », « aucun vainqueur ».
                Item::Not if at == 0 && !finite => gist.denied = true,
                // « est sans pion », but « passe sans jouer », « est vide, sans une graine ».
                Item::Word(word, _) if Some(*word) == named("sans") => {
                    let acts = items.iter().any(|item| is_finite(item) && !ties_all(item));
                    if acts || gist.denied || items.contains(&Item::Not) || items[..at].contains(&comma()) {
                        return None;
                    }
                    gist.denied = true;
                }
                // « aucune barrière n'est posée », « ne prend rien »: denied once.
                Item::Word(word, _) if none.contains(&Some(*word)) && items.contains(&Item::Not) => {}
                Item::Rest(_) => return None,
                Item::One => {}
                Item::Not => {
                    // The negation of the first verb denies the sentence; any other denies a part of it.
                    // « il n'y a pas », « ne s'arrête pas ».
                    let is_pronoun =
                        |item: &&Item| matches!(item, Item::Word(word, Class::Plain) if vocabulary.ties(*word));
                    let next = items[at + 1..].iter().find(|item| !is_pronoun(item));
                    if gist.denied || items[..at].iter().any(is_finite) || !next.is_some_and(is_finite) {
                        return None;
                    }
                    // « ne joue pas et passe », « n'est plus là, il est parti »: which of them is denied, the order tells.
                    let first = at + 1 + items[at + 1..].iter().position(is_finite).unwrap_or_default();
                    let apart = |item: &Item| {
                        *item == comma() || ["et", "mais", "puis", "car"].iter().any(|name| is_word(item, named(name)))
                    };
                    let cut = items[first..].iter().position(apart).map(|cut| first + cut);
                    if cut.is_some_and(|cut| items[cut..].iter().any(is_finite)) {
                        return None;
                    }
                    gist.denied = true;
                }
                Item::Word(_, Class::Future | Class::Conditional | Class::Imperfect) => return None,
                // « est accepte » is no French.
                Item::Word(_, Class::Present) if at > 0 && is_being(&items[at - 1], grammar) => return None,
                Item::Word(word, class) => {
                    let ties = vocabulary.ties(*word)
                        && matches!(class, Class::Plain | Class::Present | Class::Past | Class::Participle);
                    gist.past |= *class == Class::Past;
                    if !ties {
                        gist.modal |= [named("pouvoir"), named("devoir")].contains(&Some(vocabulary.family(*word)));
                        gist.words.push((vocabulary.family(*word), *class));
                    }
                }
                Item::Value(Kind::Text, Value::Own(text)) if text == "," => {
                    // « a, b »: no verb, but a letter.
                    if at > 0 && is_finite(&items[at - 1]) && gist.parts.is_empty() {
                        return None;
                    }
                }
                Item::Player(..) | Item::Place(..) | Item::Amount(..) | Item::Value(..) => {
                    gist.parts.push(item.clone());
                }
            }
        }
        gist.passive = is_passive(items, grammar);
        if gist.words.is_empty() || hangs_on_order(items, grammar) {
            return None;
        }
        gist.words.sort_unstable();
        gist.words.dedup();
        Some(gist)
    }

    /// The same without the words that go without saying, but for what they tell as done: two rules that have it alike say the same.
    pub fn bare(&self, implied: &FxHashSet<Sym>) -> Self {
        let mut own = self.clone();
        own.parts = self.parts(implied);
        own.words.retain(|(word, class)| !implied.contains(word) || *class == Class::Past);
        own
    }

    /// Its words but those that go without saying. What is both done and undone is there twice.
    pub fn core(&self, implied: &FxHashSet<Sym>) -> Vec<Sym> {
        self.words.iter().map(|(word, _)| *word).filter(|word| !implied.contains(word)).collect()
    }

    /// Whether what it tells as done is what the other is about.
    pub fn is_told_by(&self, other: &Self, implied: &FxHashSet<Sym>) -> bool {
        let mut done = self.words.iter().filter(|(_, class)| *class == Class::Past);
        done.all(|(word, _)| {
            other.words.contains(&(*word, Class::Past))
                || (!implied.contains(word) && other.words.iter().any(|(told, _)| told == word))
        })
    }

    /// Whether what is done here is still to be done there (« a posé » and « à poser »), or undergone (« les pions ont pris » and « les
    /// pions sont pris »).
    pub fn is_done_of(&self, other: &Self, implied: &FxHashSet<Sym>) -> bool {
        other.words.iter().filter(|(word, _)| !implied.contains(word)).any(|(word, class)| {
            let done = || [Class::Past, Class::Present].iter().any(|class| self.words.contains(&(*word, *class)));
            // « aucun pion n'est pris » and « aucun pion n'est à prendre ».
            let undergone = || !self.modal && !other.modal && self.words.contains(&(*word, Class::Participle));
            match class {
                Class::Infinitive => done() || undergone(),
                Class::Participle => !self.done_by && done(),
                _ => false,
            }
        })
    }

    /// Its players, places and values, their roles as far as its words tell them.
    pub fn parts(&self, implied: &FxHashSet<Sym>) -> Vec<Item> {
        let tells = |class: Class| matches!(class, Class::Present | Class::Past | Class::Infinitive | Class::Gerund);
        let acts = self.words.iter().any(|(word, class)| tells(*class) && !implied.contains(word));
        let mut parts = self.parts.clone();
        for part in &mut parts {
            match part {
                Item::Player(_, role @ (Role::Dative | Role::Benefit)) if acts => *role = Role::Dative,
                // « le trait est au joueur 1 », but « le trait est du joueur 1 » is something else.
                Item::Player(_, role @ (Role::Dative | Role::Benefit)) => *role = Role::Subject,
                // « victoire du joueur 1 ».
                Item::Player(_, role @ Role::Genitive) if !acts && !self.finite => *role = Role::Subject,
                Item::Place(way @ Way::Itself, _) if !acts => *way = Way::At,
                _ => {}
            }
        }
        parts
    }
}

fn is_word(item: &Item, word: Option<Sym>) -> bool {
    matches!(item, Item::Word(own, _) if Some(*own) == word)
}

/// Whether the order tells who does what, or what is restricted: « seulement le joueur 1 peut … », « en sautant le joueur 2, le joueur 1 … »,
/// « ne peut » without « pas ».
fn hangs_on_order(items: &[Item], grammar: &Grammar) -> bool {
    let is = |item: &Item, names: &[&str]| matches!(item, Item::Word(word, _) if names.contains(&grammar.vocabulary.name(*word)));
    let player = |item: &Item| matches!(item, Item::Player(_, Role::Subject));
    let restricted = items.windows(2).any(|pair| match pair {
        [one, other] => {
            (is(one, &["seulement", "seul", "seuls"]) && player(other))
                || (player(one) && is(other, &["seulement", "seul", "seuls"]))
        }
        _ => false,
    });
    let two = items.iter().filter(|item| player(item)).count() > 1
        && items.iter().any(|item| matches!(item, Item::Word(_, Class::Gerund)));
    let ne = items.iter().position(|item| is(item, &["ne"]));
    let bare = ne.is_some_and(|at| !items[at..].iter().any(|item| is(item, &["que"])));
    restricted || two || bare
}

/// « est », « sont ».
fn is_being(item: &Item, grammar: &Grammar) -> bool {
    matches!(item, Item::Word(verb, Class::Present) if Some(*verb) == grammar.vocabulary.number("être"))
}

/// « le joueur 1 est battu ».
fn is_passive(items: &[Item], grammar: &Grammar) -> bool {
    let be = grammar.vocabulary.number("être");
    let subject = |item: &Item| matches!(item, Item::Player(_, Role::Subject));
    items.iter().position(subject).is_some_and(|at| {
        let mut rest = items[at + 1..].iter().filter(|item| **item != Item::Not);
        matches!(rest.next(), Some(Item::Word(verb, _)) if Some(*verb) == be)
            && matches!(rest.next(), Some(Item::Word(verb, Class::Participle)) if !grammar.vocabulary.ties(*verb))
    })
}
