//! Sentences that are known but for a small word: the preposition before a player, a list where one thing is meant.

use std::sync::OnceLock;

use arbitre_rules::{GameId, PlayerName};
use regex::Regex;

use super::catalogue::Catalogue;
use super::parameters::Role;
use super::reader::Sentences;

/// What is wrong with a sentence, and how it would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slip {
    /// What is wrong.
    pub message: String,
    /// The sentence that was meant, if it can only be that one: « du » is never taken for « au », which may mean the contrary.
    pub mended: Option<String>,
}

/// The slip in a sentence that nobody knows, if one small word makes it known.
#[must_use]
pub fn slip(text: &str) -> Option<Slip> {
    preposition(text).or_else(|| list(text))
}

/// « c'est le joueur 2 de jouer », « le trait passe du joueur 1 ».
fn preposition(text: &str) -> Option<Slip> {
    let named: Vec<_> = named().captures_iter(text).filter_map(|found| Some((found.get(0)?, found.get(1)?))).collect();
    // Most sentences name one player, some two; one word is wrong more often than two.
    let mut best: Option<Slip> = None;
    for (index, (first, name)) in named.iter().enumerate() {
        for form in forms(name.as_str()) {
            let one = replaced(text, &[(first.range(), &form)]);
            if Catalogue::get().knows(&one) {
                let message = format!("cette phrase veut « {form} », et non « {} »", first.as_str());
                return Some(Slip { message, mended: Some(one).filter(|_| alike(first.as_str(), &form)) });
            }
            for (second, other) in named.iter().skip(index + 1) {
                for its in forms(other.as_str()) {
                    let both = replaced(text, &[(first.range(), &form), (second.range(), &its)]);
                    if best.is_none() && Catalogue::get().knows(&both) {
                        let (wrong, also) = (first.as_str(), second.as_str());
                        let message =
                            format!("cette phrase veut « {form} » et « {its} », et non « {wrong} » et « {also} »");
                        let plain = alike(wrong, &form) && alike(also, &its);
                        best = Some(Slip { message, mended: Some(both).filter(|_| plain) });
                    }
                }
            }
        }
    }
    best
}

/// Whether two ways of naming a player may mean the same: « aux joueur 1 » is « au joueur 1 », « du joueur 1 » is not.
fn alike(said: &str, meant: &str) -> bool {
    let role = |named: &str| match named.split(' ').next().unwrap_or_default().to_lowercase().as_str() {
        "au" | "aux" | "à" => Some(Role::Dative),
        "du" | "de" | "des" => Some(Role::Genitive),
        "par" | "pour" => None,
        _ => Some(Role::Subject),
    };
    role(said) == Some(Role::Subject) || role(said) == role(meant)
}

/// A player whose name this is, in every role.
fn forms(name: &str) -> impl Iterator<Item = String> {
    let own = names().find(|own| own.subject.to_lowercase().ends_with(&name.to_lowercase()));
    Role::ALL.into_iter().filter_map(move |role| Some(role.of(&own?)))
}

fn names() -> impl Iterator<Item = PlayerName> {
    GameId::ALL.iter().flat_map(|game| game.game().players)
}

/// A player with whatever stands before him; his name is the first group.
fn named() -> &'static Regex {
    static NAMED: OnceLock<Regex> = OnceLock::new();
    NAMED.get_or_init(|| {
        let bare = |name: PlayerName| {
            let words = name.subject.trim_start_matches("les ").trim_start_matches("le ").trim_start_matches("la ");
            regex::escape(words)
        };
        let names: Vec<_> = names().map(bare).collect();
        let before = "(?:(?:[Ll]es?|[Ll]a|[Aa]ux?|[Àà] la|[Àà]|[Dd]e la|[Dd]es?|[Dd]u|[Pp]ar|[Pp]our) )?";
        Regex::new(&format!(r"\b{before}((?i-u:{}))\b", names.join("|"))).expect("a pattern")
    })
}

/// « la case A1, B2 est vide ».
fn list(text: &str) -> Option<Slip> {
    let lists: Vec<_> = lists().captures_iter(text).filter_map(|found| Some((found.get(0)?, found.get(1)?))).collect();
    let (list, _) = lists
        .into_iter()
        .find(|(list, first)| Catalogue::get().knows(&replaced(text, &[(list.range(), first.as_str())])))?;
    // What stands nearest to the list is what is said of it.
    let (before, after) = text.split_at(list.start());
    let nearest = |text: String, (one, many): &(&str, &str)| match text.rfind(one) {
        Some(at) => replaced(&text, &[(at..at + one.len(), many)]),
        None => text,
    };
    let plural = PLURALS.iter().fold(before.to_owned(), nearest) + &PLURALS.iter().fold(after.to_owned(), nearest);
    let mended = Some(plural).filter(|plural| Catalogue::get().knows(plural));
    let message = format!("cette phrase ne parle que d'une chose, et « {} » en nomme plusieurs", list.as_str());
    Some(Slip { message, mended })
}

/// How a sentence about one thing speaks of several.
const PLURALS: [(&str, &str); 16] = [
    ("la seule barrière posée est ", "les barrières posées sont "),
    ("la seule prise possible est ", "les prises possibles sont "),
    ("la case ", "les cases "),
    ("le point ", "les points "),
    ("la barrière ", "les barrières "),
    ("une barrière ", "des barrières "),
    ("horizontale ", "horizontales "),
    ("verticale ", "verticales "),
    (" est vide", " sont vides"),
    (" est posée", " sont posées"),
    (" contient ", " contiennent "),
    (" compte ", " comptent "),
    ("un pion bleu est ", "des pions bleus sont "),
    ("un pion rouge est ", "des pions rouges sont "),
    ("un pion blanc est ", "les Blancs ont des pions "),
    ("un pion noir est ", "les Noirs ont des pions "),
];

/// Several things joined as a list joins them; the first group is the first of them.
fn lists() -> &'static Regex {
    static LISTS: OnceLock<Regex> = OnceLock::new();
    LISTS.get_or_init(|| {
        let item = r"(?:\b[A-Za-z](?:[0-9]+(?:[hvHV]|(?:x[A-Za-z][0-9]+)+)?)?\b|\( ?-?[0-9]+ ?; ?-?[0-9]+ ?\))";
        let joint = "(?: ?, ?(?:et |ou |puis )?| et | ou | puis )";
        Regex::new(&format!(r"\[?({item})(?:{joint}{item})+\]?")).expect("a pattern")
    })
}

fn replaced(text: &str, parts: &[(std::ops::Range<usize>, &str)]) -> String {
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    for (range, with) in parts {
        out.push_str(&text[at..range.start]);
        out.push_str(with);
        at = range.end;
    }
    out + &text[at..]
}
