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

/// Small words that can be left out.
const NEEDLESS: &[&str] = &["bien", "donc", "alors", "ainsi", "ensuite", "le", "la", "les", "de", "en", "sur", "à"];

/// Small words that can be added.
const FORGOTTEN: &[&str] = &["le", "la", "les", "de", "en", "sur", "à", "est", "sont", "y"];

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
pub(super) fn is_word(text: &str) -> bool {
    text.chars().all(|c| c.is_alphabetic() || c == '\'' || c == '-') && text.chars().any(char::is_alphabetic)
}

/// How like a word that is always said is to what was written in its place.
pub(super) fn likeness(templates: &Templates, written: &str, meant: &str) -> Option<Likeness> {
    if written == meant {
        return spelt(0);
    }
    if !is_word(written) || !is_word(meant) {
        return None;
    }
    let known = templates.knows(written) || SENSE.contains(&written);
    let (own, other) = (fold(written), fold(meant));
    if own == other {
        // « récolté » and « récolte » are both words: either may be meant.
        return spelt(if known { cost::SLIP } else { cost::ACCENT });
    }
    if ALIKE.iter().any(|alike| alike.contains(&written) && alike.contains(&meant)) {
        return reworded(cost::SMALL);
    }
    let agrees = stem(&own) == stem(&other) && stem(&own).len() > 2;
    if known && !agrees && !SMALL.contains(&written) {
        return None;
    }
    let lengths = (own.chars().count(), other.chars().count());
    let distance = strsim::osa_distance(&own, &other);
    // A lone letter may be a hole of Awalé.
    let lone = lengths.0 == 1 && (lengths.1 != 2 || written.chars().all(char::is_uppercase)) || lengths == (2, 1);
    if distance == 1 && !lone {
        return spelt(cost::SLIP);
    }
    if agrees {
        return reworded(cost::AGREEMENT);
    }
    let long = lengths.0.min(lengths.1) >= 7 && own.chars().next() == other.chars().next();
    if distance == 2 && long && !SENSE.contains(&meant) { reworded(cost::FAR) } else { None }
}

/// How like the words of a name are to those written in its place, with what is to be written.
pub(super) fn name_likeness(
    templates: &Templates,
    written: &[String],
    name: &[String],
) -> Option<(Likeness, Vec<String>)> {
    if written.len() != name.len() {
        return None;
    }
    let mut total = Likeness { cost: 0, reworded: false };
    let mut words = Vec::with_capacity(name.len());
    // « jouer 1 »: a number that is there tells that a player is meant, whatever other word this would be.
    let numbered = name.last().is_some_and(|last| !is_word(last) && Some(last) == written.last());
    for (index, (written, meant)) in written.iter().zip(name).enumerate() {
        if written.to_lowercase() == meant.to_lowercase() {
            words.push(written.clone());
            continue;
        }
        if !is_word(written) || !is_word(meant) {
            return None;
        }
        let [own, other] = [written, meant].map(|word| fold(word));
        let before = |word: &str| index == 0 && name.len() > 1 && BEFORE_A_NAME.contains(&word);
        let free = numbered || before(meant) || !templates.knows(&written.to_lowercase());
        let long = own.chars().count() > 1 || before(meant);
        total.cost += if own == other && !before(meant) {
            cost::ACCENT
        } else if free && long && strsim::osa_distance(&own, &other) == 1 {
            total.reworded = true;
            cost::SLIP
        } else if before(written) && before(meant) {
            total.reworded = true;
            cost::SMALL
        } else {
            return None;
        };
        words.push(meant.clone());
    }
    (total.cost > 0).then_some((total, words))
}

/// Whether a word that the author wrote can be left out, the sentence beginning at it or not.
pub(super) fn is_needless(word: &str, first: bool) -> bool {
    NEEDLESS.contains(&word) || (first && word == "que")
}

/// What adding a word costs, if it can be added. Without « a », « récolté » may be a slip for « récolte ».
pub(super) fn added(word: &str) -> Option<Likeness> {
    match word {
        "a" | "ont" => reworded(cost::SLIP),
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
