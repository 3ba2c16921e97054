//! How near two words are, and which words may come and go without changing what a sentence says.

use super::templates::Templates;
use crate::spec::reader::typography::fold;

/// What it costs to take what was written for what could have been: the cheapest reading is the likeliest.
pub(super) mod cost {
    /// Accents, or case.
    pub(in super::super) const ACCENT: u32 = 1;
    /// One letter, or one space.
    pub(in super::super) const SLIP: u32 = 10;
    /// A word that agrees otherwise: « avance », « avancent ».
    pub(in super::super) const AGREEMENT: u32 = 12;
    /// Two letters of a long word.
    pub(in super::super) const FAR: u32 = 22;
    /// A small word too many, forgotten, or in the place of another.
    pub(in super::super) const SMALL: u32 = 25;
    /// Beyond this, nobody can tell what was meant.
    pub(in super::super) const MOST: u32 = 50;
}

/// Small words that say nothing alone: well written, they may still be a slip for another word.
const SMALL: &[&str] = &[
    "le", "la", "les", "de", "du", "des", "d'", "en", "sur", "dans", "à", "au", "aux", "et", "est", "sont", "a", "ont",
    "que", "par", "y", "on", "son",
];

/// Small words that can be left out. A preposition cannot: what it announced may have been forgotten.
const NEEDLESS: &[&str] = &["bien", "donc", "alors", "ainsi", "ensuite", "le", "la", "les"];

/// Small words that can be added.
const FORGOTTEN: &[&str] = &["le", "la", "les", "de", "en", "y"];

/// Small words that can take each other's place.
const ALIKE: &[&[&str]] =
    &[&["le", "la", "les"], &["selon", "par", "pour", "suivant", "d'après"], &["en", "sur", "dans"], &["est", "sont"]];

/// Words that decide what a sentence says. One that is well written is meant; one that is not has one letter wrong at most.
const SENSE: &[&str] = &[
    "ne",
    "pas",
    "non",
    "aucun",
    "aucune",
    "rien",
    "plus",
    "jamais",
    "personne",
    "sans",
    "nulle",
    "accepté",
    "acceptée",
    "refusé",
    "refusée",
    "permis",
    "permise",
    "interdit",
    "interdite",
    "autorisé",
    "autorisée",
    "valide",
    "invalide",
    "légal",
    "illégal",
    "vide",
    "vides",
    "plein",
    "pleine",
    "contient",
    "contiennent",
    "horizontale",
    "horizontales",
    "verticale",
    "verticales",
    "toujours",
    "encore",
    "maintenant",
    "déjà",
    "peut",
    "peuvent",
    "doit",
    "doivent",
    "seul",
    "seule",
    "seuls",
    "seules",
    "seulement",
    "que",
    "gagne",
    "gagnent",
    "gagné",
    "perd",
    "perdent",
    "perdu",
    "possible",
    "possibles",
    "impossible",
    "impossibles",
    "comprise",
    "incomprise",
    "changé",
    "inchangé",
    "acquise",
    "premier",
    "dernier",
    "avant",
    "après",
    "blanc",
    "noir",
    "bleu",
    "rouge",
];

/// Determiners of a player, the same player with each of them.
const BEFORE_A_NAME: &[&str] = &["le", "les", "au", "aux", "à", "du", "de", "des"];

/// What writing `meant` for `written` costs, and whether it is more than spelling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Likeness {
    pub(super) cost: u32,
    pub(super) reworded: bool,
}

const fn spelt(cost: u32) -> Option<Likeness> {
    Some(Likeness { cost, reworded: false })
}

const fn reworded(cost: u32) -> Option<Likeness> {
    Some(Likeness { cost, reworded: true })
}

/// Whether it is a word: nothing else is ever respelt.
fn is_word(text: &str) -> bool {
    text.chars().all(|c| c.is_alphabetic() || c == '\'' || c == '-') && text.chars().any(char::is_alphabetic)
}

/// A word with what comparing it needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Word {
    pub(super) text: String,
    /// Without case or accents.
    folded: String,
    letters: usize,
    is_word: bool,
}

impl Word {
    pub(super) fn new(text: &str) -> Self {
        let folded = fold(text);
        Self { text: text.to_owned(), letters: folded.chars().count(), is_word: is_word(text), folded }
    }
}

/// How like a word that is always said is to what was written in its place.
pub(super) fn likeness(templates: &Templates, written: &Word, meant: &Word) -> Option<Likeness> {
    if written.text == meant.text {
        return spelt(0);
    }
    if !written.is_word || !meant.is_word {
        return None;
    }
    let is = |words: &[&str], word: &Word| words.contains(&word.text.as_str());
    if ALIKE.iter().any(|alike| is(alike, written) && is(alike, meant)) {
        return reworded(cost::SMALL);
    }
    // « avancent » for « avance » is as far as it goes.
    if written.letters.abs_diff(meant.letters) > 2 {
        return None;
    }
    let known = templates.knows(&written.text) || is(SENSE, written);
    let (own, other) = (&written.folded, &meant.folded);
    if own == other {
        // « récolté » and « récolte » are both words: either may be meant.
        return spelt(if known { cost::SLIP } else { cost::ACCENT });
    }
    let agrees = stem(own) == stem(other) && stem(own).len() > 2;
    if known && !agrees && !is(SMALL, written) {
        return None;
    }
    let distance = strsim::osa_distance(own, other);
    // A lone letter may be a hole of Awalé.
    let lone = match (written.letters, meant.letters) {
        (1, 2) => written.text.chars().all(char::is_uppercase),
        (1, _) | (2, 1) => true,
        _ => false,
    };
    if distance == 1 && !lone {
        return Some(Likeness { cost: cost::SLIP, reworded: known });
    }
    if agrees {
        return reworded(cost::AGREEMENT);
    }
    let long = written.letters.min(meant.letters) >= 7 && own.chars().next() == other.chars().next();
    if distance == 2 && long && !is(SENSE, meant) { reworded(cost::FAR) } else { None }
}

/// How like the words of a name are to those written in its place, with what is to be written.
pub(super) fn name_likeness(templates: &Templates, written: &[Word], name: &[Word]) -> Option<(Likeness, Vec<String>)> {
    if written.len() != name.len() {
        return None;
    }
    let mut total = Likeness { cost: 0, reworded: false };
    // « jouer 1 »: a number that is there tells that a player is meant, whatever other word this would be.
    let numbered = name.last().is_some_and(|last| !last.is_word && Some(last) == written.last());
    let mut kept = Vec::with_capacity(name.len());
    for (index, (written, meant)) in written.iter().zip(name).enumerate() {
        let same_letters = written.folded == meant.folded;
        kept.push(same_letters && written.text.to_lowercase() == meant.text.to_lowercase());
        if kept[index] {
            continue;
        }
        if !written.is_word || !meant.is_word || SENSE.contains(&written.text.as_str()) {
            return None;
        }
        let before = |word: &Word| index == 0 && name.len() > 1 && BEFORE_A_NAME.contains(&word.text.as_str());
        // « du joueur 1 » is no slip for « au joueur 1 ».
        if before(written) && before(meant) && !may_agree(&written.text, &meant.text) {
            return None;
        }
        let free = || numbered || before(meant) || !templates.knows(&written.text.to_lowercase());
        let long = written.letters > 1 || before(meant);
        let near = written.letters.abs_diff(meant.letters) < 2;
        total.cost += if same_letters && !before(meant) {
            cost::ACCENT
        } else if near && long && strsim::osa_distance(&written.folded, &meant.folded) == 1 && free() {
            total.reworded = true;
            cost::SLIP
        } else if before(written) && before(meant) {
            total.reworded = true;
            cost::SMALL
        } else {
            return None;
        };
    }
    let words = written.iter().zip(name).zip(kept);
    let words = words.map(|((written, meant), kept)| if kept { written } else { meant }.text.clone());
    (total.cost > 0).then(|| (total, words.collect()))
}

/// Whether what stands before a name may stand for `meant`: an article for anything, a preposition for itself in another number.
fn may_agree(written: &str, meant: &str) -> bool {
    let role = |word: &str| match word {
        "le" | "la" | "les" => 0,
        "au" | "aux" | "à" => 1,
        _ => 2,
    };
    role(written) == 0 || role(written) == role(meant)
}

/// Whether a word says something else than a value, whatever could be written in its place.
pub(super) fn is_no_value(word: &str) -> bool {
    SMALL.contains(&word) || SENSE.contains(&word)
}

/// Whether a word that the author wrote can be left out, the sentence beginning at it or not.
pub(super) fn is_needless(word: &str, first: bool) -> bool {
    NEEDLESS.contains(&word) || (first && word == "que")
}

/// What adding a word costs after another, if it can be added. Without « a », « récolté » may be a slip for « récolte ».
pub(super) fn added(word: &str, before: &str) -> Option<Likeness> {
    match word {
        "a" | "ont" if before.ends_with('s') == (word == "ont") => reworded(cost::SLIP),
        _ if FORGOTTEN.contains(&word) => reworded(cost::SMALL),
        _ => None,
    }
}

/// A word without the end that agrees with others.
fn stem(word: &str) -> &str {
    let ends = ["ent", "es", "s", "e"];
    ends.iter().find_map(|end| word.strip_suffix(end)).unwrap_or(word)
}

/// Words that say the opposite of each other.
const OPPOSITE: &[(&str, &str)] = &[
    ("vide", "plein"),
    ("vide", "contien"),
    ("toujours", "maintenant"),
    ("encore", "maintenant"),
    ("toujours", "passe"),
    ("horizontal", "vertical"),
    ("blanc", "noir"),
    ("bleu", "rouge"),
    ("premier", "dernier"),
];

/// Whether one of two sentences denies or refuses what the other says.
pub(super) fn oppose(one: &str, other: &str) -> bool {
    let says = |text: &str, begin: &str| fold(text).split([' ', '\'']).any(|word| word.starts_with(begin));
    let apart = |(left, right): &(&str, &str)| {
        (says(one, left) && says(other, right)) || (says(one, right) && says(other, left))
    };
    denies(one) != denies(other) || OPPOSITE.iter().any(apart)
}

fn denies(text: &str) -> bool {
    let folded = fold(text);
    let words = || folded.split(|c: char| !c.is_alphanumeric() && c != '\'');
    let negates = |word: &str| {
        word.starts_with("n'") || ["ne", "pas", "non", "aucun", "aucune", "rien", "jamais", "personne"].contains(&word)
    };
    let refuses = |word: &str| {
        ["refus", "interdi", "impossib", "inval", "illega", "perd"].iter().any(|begin| word.starts_with(begin))
    };
    words().any(negates) != words().any(refuses)
}
