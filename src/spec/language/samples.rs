//! Values in the place of slots, and slots in the place of values.

use std::ops::Range;

use arbitre_rules::{GameId, Player};

use super::words::{Token, pieces};
use crate::spec::parameters::Role;

/// The names of the slots of a text, in order.
#[must_use]
pub fn slots(text: &str) -> Vec<&str> {
    text.split('{').skip(1).filter_map(|part| part.split_once('}')).map(|(name, _)| name).collect()
}

/// Whether a slot is one of that game, or of all.
#[must_use]
pub fn is_slot_of(name: &str, game: Option<GameId>) -> bool {
    match name.trim_end_matches(|c: char| c.is_ascii_digit()) {
        "joueur" | "camp" | "couleur" | "au_joueur" | "au_camp" | "à_couleur" | "du_joueur" | "du_camp"
        | "de_couleur" | "adversaire" | "à_adversaire" | "de_adversaire" | "case" | "cases" | "nombre" | "limite"
        | "article" | "coup" | "jeu" | "taille" | "variantes" | "texte" => true,
        "trou" | "trous" => game == Some(GameId::Awale),
        "pile" => game == Some(GameId::Qawale),
        "sens" | "barriere" | "barrieres" | "barrière" | "barrières" => game == Some(GameId::Quoridor),
        "prise" | "prises" | "point" | "points" => matches!(game, Some(GameId::Alquerque | GameId::Aruba)),
        _ => false,
    }
}

/// A text with a value of the game in the place of each slot.
#[must_use]
pub fn filled(text: &str, game: GameId) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((name, after)) = after.split_once('}') else { break };
        out.push_str(before);
        out.push_str(&sample(name, game));
        rest = after;
    }
    out.push_str(rest);
    out
}

fn sample(name: &str, game: GameId) -> String {
    let base = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let number = name[base.len()..].parse::<usize>().unwrap_or(1).clamp(1, 3) - 1;
    let card = game.game();
    let role = if base.starts_with("au_") || base.starts_with("à_") {
        Role::Dative
    } else if base.starts_with("du_") || base.starts_with("de_") {
        Role::Genitive
    } else {
        Role::Subject
    };
    let cell = |index: usize| match game {
        GameId::Qawale => ["A1", "B2", "C3"][index],
        _ => ["a1", "b2", "c3"][index],
    };
    match base {
        "trou" => ["C", "D", "E"][number].into(),
        "trous" => "A, C et F".into(),
        "case" | "point" => cell(number).into(),
        "cases" | "points" => format!("{} et {}", cell(0), cell(1)),
        "nombre" => (number + 3).to_string(),
        "limite" => "au moins 3".into(),
        "article" => format!("{}-01", card.prefix),
        "jeu" => card.name.into(),
        "pile" => "3;3;1".into(),
        "sens" => "horizontale".into(),
        "taille" => "5".into(),
        "variantes" => "taille=5".into(),
        "barriere" | "barrière" => "e3h".into(),
        "barrieres" | "barrières" => "e3h et c5v".into(),
        "prise" => "a1xc3".into(),
        "prises" => "a1xc3 et e1xc3".into(),
        "coup" => match game {
            GameId::Qawale => "A1>B1,B2,A2",
            GameId::Awale => "C",
            GameId::Alquerque => "d3-c3",
            GameId::Aruba => "C4D4",
            _ => "e3",
        }
        .into(),
        "texte" => "\"x\"".into(),
        name if name.ends_with("adversaire") => role.of(&card.players[1]),
        _ => role.of(&card.players[number.min(1)]),
    }
}

/// A value of a sentence.
#[derive(Clone, PartialEq, Debug)]
struct Found {
    span: Range<usize>,
    slot: &'static str,
    /// What is the same in another sentence.
    value: String,
    player: Option<(Player, Role)>,
}

/// The values of a sentence, in order.
fn values(text: &str, game: GameId) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    let lower = text.to_lowercase();
    let same_length = lower.len() == text.len();
    for role in [Role::Dative, Role::Genitive, Role::Subject] {
        for player in Player::BOTH {
            let name = role.of(&game.game().players[player.index()]).to_lowercase();
            for (start, _) in lower.match_indices(&name).filter(|_| same_length) {
                let span = start..start + name.len();
                let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
                let alone = !letter(text[..start].chars().next_back()) && !letter(text[span.end..].chars().next());
                if alone && !found.iter().any(|other| other.span.start < span.end && span.start < other.span.end) {
                    let slot = match role {
                        Role::Subject => "joueur",
                        Role::Dative => "au_joueur",
                        Role::Genitive => "du_joueur",
                    };
                    found.push(Found { span, slot, value: player.index().to_string(), player: Some((player, role)) });
                }
            }
        }
    }
    for piece in pieces(text) {
        if found.iter().any(|other| other.span.start < piece.span.end && piece.span.start < other.span.end) {
            continue;
        }
        let (slot, value) = match piece.token {
            Token::Number(number) => ("nombre", number.to_string()),
            Token::Cell(text) => ("case", text.to_lowercase()),
            Token::Letter(text) if game == GameId::Awale && text.chars().all(|c| ('A'..='F').contains(&c)) => {
                ("trou", text)
            }
            Token::Wall(text) => ("barrière", text),
            Token::Capture(text) => ("prise", text),
            Token::Turn(text) => ("coup", text),
            Token::Stack(text) => ("pile", text),
            Token::Article(text) => ("article", text),
            _ => continue,
        };
        // « B1, B2 et A2 » is one value.
        if let Some(last) = found.last_mut()
            && last.slot.trim_end_matches('s') == slot
            && ["case", "trou"].contains(&slot)
            && [", ", " et ", " ou "].contains(&&text[last.span.end..piece.span.start])
        {
            last.slot = if slot == "case" { "cases" } else { "trous" };
            last.value = format!("{} {value}", last.value);
            last.span.end = piece.span.end;
            continue;
        }
        found.push(Found { span: piece.span, slot, value, player: None });
    }
    found.sort_by_key(|found| found.span.start);
    found
}

/// A model with the values of `said` in its slots, in order; none unless each value has its slot and each slot its value. What
/// has no slots has the same values.
#[must_use]
pub fn filled_from(said: &str, model: &str, game: GameId) -> Option<String> {
    let mut left = values(said, game);
    let mut out = String::new();
    let mut rest = model;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}')?;
        out.push_str(before);
        let fits = |found: &Found| match role_of(name) {
            Some(_) => found.player.is_some(),
            None => found.player.is_none() && holds(name, found.slot),
        };
        let found = left.remove(left.iter().position(fits)?);
        match (role_of(name), found.player) {
            (Some(role), Some((player, _))) => out.push_str(&role.of(&game.game().players[player.index()])),
            _ => out.push_str(&said[found.span]),
        }
        rest = after;
    }
    out.push_str(rest);
    if rest.len() == model.len() {
        let kept = |values: &[Found]| values.iter().map(|found| found.value.clone()).collect::<Vec<_>>();
        return (kept(&left) == kept(&values(model, game))).then_some(out);
    }
    (left.is_empty() && !out.contains('…')).then_some(out)
}

/// How a slot names a player, if it does.
fn role_of(slot: &str) -> Option<Role> {
    match slot.trim_end_matches(|c: char| c.is_ascii_digit()) {
        "joueur" | "camp" | "couleur" => Some(Role::Subject),
        "au_joueur" | "au_camp" | "à_couleur" => Some(Role::Dative),
        "du_joueur" | "du_camp" | "de_couleur" => Some(Role::Genitive),
        _ => None,
    }
}

/// Whether a value of this kind may stand in a slot: one place is a list of them, a turn may be written as a place.
fn holds(slot: &str, kind: &str) -> bool {
    let slot = slot.trim_end_matches(|c: char| c.is_ascii_digit());
    let slot = match slot {
        "point" => "case",
        "points" => "cases",
        "barriere" | "barrieres" | "barrières" => "barrière",
        "prises" => "prise",
        "limite" => "nombre",
        slot => slot,
    };
    slot == kind
        || slot.trim_end_matches('s') == kind
        || (slot == "coup" && ["case", "trou", "barrière", "prise"].contains(&kind))
}

/// A lesson made general: what both sides have becomes a slot. Several, if each player needs his own.
#[must_use]
pub fn generalised(said: &str, means: &[String], game: GameId) -> Vec<(String, Vec<String>)> {
    let left = values(said, game);
    let right: Vec<Vec<Found>> = means.iter().map(|text| values(text, game)).collect();
    let kind = |found: &Found| if found.player.is_some() { "joueur" } else { found.slot };
    let mut shared: Vec<(&'static str, String)> = Vec::new();
    for found in &left {
        let it = (kind(found), found.value.clone());
        if right.iter().flatten().any(|other| (kind(other), &other.value) == (it.0, &it.1)) && !shared.contains(&it) {
            shared.push(it);
        }
    }
    let players = |values: &[Found]| {
        Player::BOTH.map(|player| values.iter().any(|found| found.player.is_some_and(|(own, _)| own == player)))
    };
    let crossed = players(&left) != players(&right.concat());
    if crossed {
        shared.retain(|(kind, _)| *kind != "joueur");
    }
    let with = |text: &str, values: &[Found], swapped: bool| {
        let mut out = String::new();
        let mut end = 0;
        for found in values {
            out.push_str(&text[end..found.span.start]);
            end = found.span.end;
            let it = (kind(found), found.value.clone());
            if let Some(index) = shared.iter().filter(|(kind, _)| *kind == it.0).position(|other| *other == it) {
                let many = shared.iter().filter(|(kind, _)| *kind == it.0).count() > 1;
                let number = if many { (index + 1).to_string() } else { String::new() };
                out.push_str(&format!("{{{}{number}}}", found.slot));
            } else if let Some((player, role)) = found.player.filter(|_| swapped) {
                let other = game.game().players[1 - player.index()];
                out.push_str(&role.of(&other));
            } else {
                out.push_str(&text[found.span.clone()]);
            }
        }
        out.push_str(&text[end..]);
        out
    };
    let lesson = |swapped: bool| {
        let means = means.iter().zip(&right).map(|(text, values)| with(text, values, swapped)).collect();
        (with(said, &left, swapped), means)
    };
    let both = crossed && left.iter().chain(right.iter().flatten()).any(|found| found.player.is_some());
    if both { vec![lesson(false), lesson(true)] } else { vec![lesson(false)] }
}
