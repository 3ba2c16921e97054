//! What a program announces, held against what we know: variants of a game, and mistakes told so that one can mend them.

use std::collections::BTreeMap;

use arbitre_rules::{Game, GameId, Setup, Variants};
use serde_json::Value;

use super::wire::{Bonjour, Capability, ErrorCode, Request};

/// The variants that a program announces for a game: each key with the values it accepts, all of them if the list is empty.
pub(super) type Announced = BTreeMap<String, Vec<String>>;

/// The variants that opening at `setup` chooses, those that only its board shows included: its size, and a drawn start.
pub(super) fn chosen(game: &Game, setup: &Setup, announced: &Announced) -> Variants {
    let has = |key: &str| game.variants.iter().any(|variant| variant.key == key);
    let mut variants = setup.variants.clone();
    if has("taille")
        && variants.get("taille").is_none()
        && let Some(rows) = &setup.board
    {
        variants.0.insert("taille".into(), rows.len().to_string());
    }
    // A program that does not know the drawing may still be given it as a position.
    let drawn = announced.get("disposition").is_some_and(|values| accepts(values, "figure"));
    if has("disposition") && drawn {
        let mut figure = variants.clone();
        figure.0.insert("disposition".into(), "figure".into());
        let starts = |variants: &Variants| (game.complete)(&Setup::of(variants.clone())).as_ref() == Ok(setup);
        if !starts(&variants) && starts(&figure) {
            return figure;
        }
    }
    variants
}

fn accepts(values: &[String], value: &str) -> bool {
    values.is_empty() || values.iter().any(|known| known == value)
}

/// What was announced and is not known, one line each.
pub(super) fn unknown(hello: &Bonjour) -> Vec<String> {
    let mut lines = Vec::new();
    for (slug, variants) in &hello.jeux {
        let Some(game) = GameId::from_slug(slug).map(GameId::game) else {
            let known = GameId::ALL.iter().map(|game| game.slug());
            lines.push(format!(
                "le programme annonce le jeu « {slug} », que l'arbitre ne connaît pas{}",
                near(slug, known)
            ));
            continue;
        };
        for (key, values) in variants {
            let keys = || game.variants.iter().map(|variant| variant.key);
            if keys().all(|known| known != key) {
                lines.push(format!("{slug} : la variante « {key} » n'existe pas{}", near(key, keys())));
                continue;
            }
            let possible =
                |value: &String| (game.complete)(&Setup::of(Variants([(key.clone(), value.clone())].into()))).is_ok();
            for value in values.iter().filter(|value| !possible(value)) {
                lines.push(format!("{slug} : la variante « {key} » n'a pas la valeur « {value} »"));
            }
        }
    }
    lines
}

/// The nearest of the words that are known, as the end of a sentence; else all of them.
fn near<'w>(word: &str, known: impl Iterator<Item = &'w str>) -> String {
    let known: Vec<_> = known.collect();
    let nearest = known.iter().max_by(|a, b| {
        let likeness = |other: &str| strsim::jaro_winkler(&word.to_lowercase(), other);
        likeness(a).total_cmp(&likeness(b))
    });
    match nearest {
        Some(nearest) if strsim::jaro_winkler(&word.to_lowercase(), nearest) > 0.8 => {
            format!(" : vouliez-vous dire « {nearest} » ?")
        }
        Some(_) => format!(" : {}", known.join(", ")),
        None => String::new(),
    }
}

/// What is wrong with an answer that is JSON but has not the form that its request asks for, if it can be told.
pub(super) fn fault(request: &Request, answer: &Value) -> Option<String> {
    let Some(fields) = answer.as_object() else { return Some("la réponse n'est pas un objet JSON".into()) };
    if let Some(code) = fields.get("erreur") {
        let codes: Vec<_> = ErrorCode::ALL.iter().map(|code| code.word()).collect();
        return Some(format!("« erreur » vaut {code} ; les codes sont {}", codes.join(", ")));
    }
    if !matches!(request, Request::Bonjour { .. }) {
        return None;
    }
    if !fields.get("version").is_some_and(Value::is_u64) {
        return Some("il manque « version » : un nombre, 1".into());
    }
    let jeux = fields.get("jeux").and_then(Value::as_object);
    let lists = |variants: &Value| {
        let texts = |values: &Value| values.as_array().is_some_and(|values| values.iter().all(Value::is_string));
        variants.as_object().is_some_and(|variants| variants.values().all(texts))
    };
    if !jeux.is_some_and(|jeux| jeux.values().all(lists)) {
        return Some(
            "« jeux » est un objet : chaque jeu, et pour chacun ses variantes avec la liste de leurs valeurs en texte, \
             comme {\"quoridor\": {\"taille\": [\"5\", \"9\"]}}, ou {\"qawale\": {}}"
                .into(),
        );
    }
    let Some(capacites) = fields.get("capacites").and_then(Value::as_array) else {
        return Some("il manque « capacites » : une liste, comme [\"tours\", \"positions\"]".into());
    };
    let words = || Capability::ALL.iter().map(|capability| capability.word());
    let wrong = capacites.iter().find(|word| words().all(|known| **word != known))?;
    let word = wrong.as_str().map_or_else(|| wrong.to_string(), str::to_owned);
    Some(format!("la capacité « {word} » n'existe pas{}", near(&word, words())))
}
