//! « chaque joueur », « les deux camps », « de part et d'autre »: both players; « aucun des joueurs »: nobody.

use super::{Grammar, Unit, What};
use crate::spec::language::words::Token;

/// Ways of naming both players; `N` is a noun in the plural, `n` in the singular, `2` the number. The longest first.
const BOTH: &[&str] = &[
    "de part et de autre",
    "un comme le autre",
    "un et autre",
    "un comme autre",
    "chacun des 2 N",
    "chacun de 2 N",
    "chacun des N",
    "joueurs 1 et 2",
    "tous 2",
    "2 N",
    "chaque n",
    "par n",
    "N",
];

/// Ways of naming neither.
const NEITHER: &[&str] =
    &["aucun des 2 N", "aucun des N", "aucun de 2 N", "aucun de 2", "ni un ni autre", "aucun n", "nul n"];

impl Grammar {
    /// Replaces what names both players by one unit.
    pub(super) fn both_players(&self, units: &mut Vec<Unit>) {
        if let Some(nobody) = self.vocabulary.used("personne", false) {
            replace(units, NEITHER, &What::Word(nobody));
        }
        replace(units, BOTH, &What::Both);
        // « l'un comme l'autre, les joueurs … »: said twice.
        while units.iter().filter(|unit| unit.what == What::Both).count() > 1 {
            let Some(first) = units.iter().position(|unit| unit.what == What::Both) else { break };
            let last = units.iter().rposition(|unit| unit.what == What::Both).unwrap_or(first);
            if first == 0 {
                units.remove(0);
                if matches!(units.first().map(|unit| &unit.what), Some(What::Value(Token::Comma))) {
                    units.remove(0);
                }
            } else {
                units.remove(last);
            }
        }
        // « ont chacun 3 galets », « les cases A1 et B1 portent chacune un galet »: said already.
        let named = units.iter().any(|unit| unit.what == What::Both);
        let several = units.iter().filter(|unit| is_place(unit)).count() > 1
            || units.iter().any(|unit| matches!(&unit.what, What::Value(Token::Slot(name)) if name.ends_with('s')));
        let each = |unit: &Unit| matches!(unit.form.as_str(), "chacun" | "chacune");
        if named || several {
            units.retain(|unit| !each(unit) || unit.what == What::Both);
        } else if let Some(unit) = units.iter_mut().find(|unit| each(unit)) {
            unit.what = What::Both;
        }
    }
}

fn is_place(unit: &Unit) -> bool {
    matches!(unit.what, What::Value(Token::Cell(_) | Token::Letter(_)))
}

fn replace(units: &mut Vec<Unit>, patterns: &[&str], what: &What) {
    let mut at = 0;
    while at < units.len() {
        if let Some(length) = patterns.iter().find_map(|pattern| fits(&units[at..], pattern)) {
            let end = units[at + length - 1].span.end;
            units.drain(at + 1..at + length);
            units[at].what = what.clone();
            units[at].form = String::new();
            units[at].span.end = end;
        }
        at += 1;
    }
}

/// How many units the pattern takes, if they begin with it.
fn fits(units: &[Unit], pattern: &str) -> Option<usize> {
    let mut length = 0;
    for word in pattern.split(' ') {
        let unit = units.get(length)?;
        let fits = match word {
            "1" => matches!(unit.what, What::Value(Token::Number(1)) | What::One),
            "2" => unit.what == What::Value(Token::Number(2)),
            "N" => matches!(unit.form.as_str(), "joueurs" | "camps" | "adversaires" | "côtés"),
            "n" => matches!(unit.form.as_str(), "joueur" | "camp" | "adversaire" | "côté"),
            "aucun" => matches!(unit.form.as_str(), "aucun" | "aucune"),
            "chacun" => matches!(unit.form.as_str(), "chacun" | "chacune"),
            word => unit.form == word,
        };
        if !fits {
            return None;
        }
        length += 1;
    }
    // « les joueurs 1 et 2 », « aucun joueur 1 »: they are named.
    let ends_with_noun = pattern.ends_with(['N', 'n']);
    let named = matches!(units.get(length).map(|unit| &unit.what), Some(What::Value(Token::Number(_)) | What::One));
    (!ends_with_noun || !named).then_some(length)
}
