//! What a branch teaches: the entries of lexicons that came, went, or mean something else.

use crate::spec::language::lexicon::Lexicon;

/// One entry of a lexicon that differs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonChange {
    /// The lexicon, as it was named.
    pub path: String,
    /// The field of the lexicon where it stands.
    pub field: &'static str,
    /// What is said.
    pub said: String,
    /// What it meant, if it was there.
    pub before: Option<Vec<String>>,
    /// What it means, if it is there.
    pub after: Option<Vec<String>>,
}

/// What differs between two states of a lexicon: what there is now in its order, then what is gone.
#[must_use]
pub fn compared(path: &str, before: &Lexicon, after: &Lexicon) -> Vec<LessonChange> {
    let (old, new) = (entries(before), entries(after));
    let meaning =
        |list: &[Entry], one: &Entry| list.iter().find(|it| (it.0, &it.1) == (one.0, &one.1)).map(|it| it.2.clone());
    let gone = old.iter().filter(|entry| meaning(&new, entry).is_none());
    let mut changes: Vec<LessonChange> = Vec::new();
    for entry in new.iter().chain(gone) {
        let (before, after) = (meaning(&old, entry), meaning(&new, entry));
        let change = LessonChange { path: path.to_owned(), field: entry.0, said: entry.1.clone(), before, after };
        if change.before != change.after && !changes.contains(&change) {
            changes.push(change);
        }
    }
    changes
}

/// A field, what is said, and what that means.
type Entry = (&'static str, String, Vec<String>);

fn entries(lexicon: &Lexicon) -> Vec<Entry> {
    let Lexicon { words, nouns, silent, synonyms, families, ties, implied, contraries, turns } = lexicon;
    let mut all: Vec<Entry> = turns.iter().map(|turn| ("tournures", turn.said.clone(), turn.means.clone())).collect();
    for (field, pairs) in [("synonymes", synonyms), ("familles", families), ("sous_entendus", implied)] {
        all.extend(pairs.iter().map(|(said, means)| (field, said.clone(), means.clone())));
    }
    all.extend(contraries.iter().map(|(one, other)| ("contraires", one.clone(), vec![other.clone()])));
    for (field, words) in [("mots", words), ("noms", nouns), ("sans_effet", silent), ("liens", ties)] {
        all.extend(words.iter().map(|word| (field, word.clone(), Vec::new())));
    }
    all
}
