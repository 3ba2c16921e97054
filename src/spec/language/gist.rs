//! What a sentence says apart from the order of its words and from the small words that tie them together.
//!
//! Tense, voice, negation and roles are part of it; what cannot be told without the order has no gist.

use super::forms::Class;
use super::grammar::Grammar;
use super::items::{Item, Kind, Role, Sym, Value, Way};

/// The content of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gist {
    /// Its words, nouns as the verbs that say the same, sorted.
    pub words: Vec<Sym>,
    /// Players, places, numbers and other values, in order.
    pub parts: Vec<Item>,
    /// Whether it is denied.
    pub denied: bool,
    /// Whether a player undergoes what is said of him.
    pub passive: bool,
    /// Whether it speaks of what has been done.
    pub past: bool,
}

impl Gist {
    /// The content of a sentence, if its order tells nothing more.
    #[must_use]
    pub fn of(items: &[Item], grammar: &Grammar) -> Option<Self> {
        let vocabulary = &grammar.vocabulary;
        let is_finite = |item: &Item| matches!(item, Item::Word(_, Class::Present | Class::Past));
        let mut gist = Self { words: Vec::new(), parts: Vec::new(), denied: false, passive: false, past: false };
        let mut acts = false;
        let named = |name: &str| vocabulary.number(name);
        let none = [named("aucun"), named("rien")];
        for (at, item) in items.iter().enumerate() {
            match item {
                // « pas de barrière », « aucun vainqueur ».
                Item::Word(word, _)
                    if at == 0
                        && [named("pas"), named("aucun")].contains(&Some(*word))
                        && !items.contains(&Item::Not)
                        && !items.iter().any(is_finite) =>
                {
                    gist.denied = true;
                }
                // « aucune barrière n'est posée », « ne prend rien »: denied once.
                Item::Word(word, _) if none.contains(&Some(*word)) && items.contains(&Item::Not) => {}
                Item::Rest(_) => return None,
                Item::One => {}
                Item::Not => {
                    // The negation of the first verb denies the sentence; any other denies a part of it.
                    if gist.denied || items[..at].iter().any(is_finite) || !items.get(at + 1).is_some_and(is_finite) {
                        return None;
                    }
                    gist.denied = true;
                }
                Item::Word(_, Class::Future | Class::Conditional | Class::Imperfect) => return None,
                // « est accepte » is no French.
                Item::Word(_, Class::Present) if at > 0 && is_being(&items[at - 1], grammar) => return None,
                Item::Word(word, class) => {
                    let ties = vocabulary.ties(*word) && matches!(class, Class::Plain | Class::Present);
                    gist.past |= *class == Class::Past;
                    if !ties {
                        acts |= matches!(class, Class::Present | Class::Past | Class::Infinitive | Class::Gerund);
                        gist.words.push(vocabulary.family(*word));
                    }
                }
                Item::Value(Kind::Text, Value::Own(text)) if text == "," => {
                    // « a, b »: no verb, but a letter.
                    if at > 0 && is_finite(&items[at - 1]) && gist.parts.is_empty() {
                        return None;
                    }
                }
                Item::Player(..) | Item::Place(..) | Item::Amount(..) | Item::Value(..) => {
                    gist.parts.push(item.clone())
                }
            }
        }
        let finite = items.iter().any(is_finite);
        gist.passive = is_passive(items, grammar);
        if gist.words.is_empty() {
            return None;
        }
        gist.words.sort_unstable();
        for part in &mut gist.parts {
            match part {
                Item::Player(_, role @ (Role::Dative | Role::Benefit)) if acts => *role = Role::Dative,
                // « le trait est au joueur 1 », but « le trait est du joueur 1 » is something else.
                Item::Player(_, role @ (Role::Dative | Role::Benefit)) => *role = Role::Subject,
                // « victoire du joueur 1 ».
                Item::Player(_, role @ Role::Genitive) if !acts && !finite => *role = Role::Subject,
                Item::Place(way @ Way::Itself, _) if !acts => *way = Way::At,
                _ => {}
            }
        }
        Some(gist)
    }
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
            && matches!(rest.next(), Some(Item::Word(_, Class::Participle)))
    })
}
