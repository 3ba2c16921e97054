//! Game files: one JSON object, and files written whole or not at all.

use std::fs::File;
use std::io::Read;
use std::path::{Component, Path};

use arbitre_rules::{GameId, Player, Variants};
use serde_json::{Map, Value, json};

use crate::cli::machine::{Seat, seat};
use arbitre::diagnostic::why;
use arbitre::disk;
use arbitre::play::{Entry, Kind, Play};
use arbitre::players::Machine;
use arbitre::spec::application::ENCLOSED;

/// The form of game files that this program writes; it reads this one and any older.
const FORM: u64 = 1;
/// No game file is longer, in bytes.
const LONGEST: u64 = 16 << 20;

/// The game as a file, with the machines that play it.
pub(super) fn text(play: &Play, machines: &[Option<Machine>; 2]) -> String {
    let entries: Vec<Value> = play
        .log()
        .iter()
        .map(|entry| {
            let kind = match entry.kind {
                Kind::Turn => "coup",
                Kind::Gesture => "geste",
            };
            let mut object = json!({"joueur": play.game.players[entry.by.index()].symbol, kind: entry.text});
            if let Some(article) = &entry.refused {
                object["refus"] = article.as_str().into();
            }
            object
        })
        .collect();
    let object = json!({
        "arbitre": FORM,
        "jeu": play.game.id.slug(),
        "variantes": play.variants.0,
        "regles": play.start.variants.0,
        "position": (play.game.write_text)(&play.start),
        "actions": entries,
        "joueurs": machines.map(|machine| machine.map_or(Seat::Human, |machine| Seat::Machine(machine.level)).to_string()),
    });
    format!("{object:#}\n")
}

/// The game that a file holds, played again to where it was, and who sits where, if it says so.
///
/// # Errors
/// Why there is none: the file is damaged, foreign or newer.
pub(super) fn read(text: &str) -> Result<(Play, [Option<Seat>; 2]), String> {
    let damaged = |error: serde_json::Error| {
        format!("le fichier est abîmé ou tronqué (ligne {}, colonne {})", error.line(), error.column())
    };
    let value: Value = serde_json::from_str(text).map_err(damaged)?;
    let object = value.as_object().filter(|object| object.contains_key("arbitre"));
    let object = object.ok_or("ce fichier n'est pas une partie sauvée par arbitre")?;
    match object["arbitre"].as_u64() {
        Some(FORM) => {}
        Some(form) if form > FORM => {
            return Err(format!(
                "cette partie vient d'une version plus récente d'arbitre (forme {form}, celle-ci lit la forme {FORM})"
            ));
        }
        _ => return Err(missing("arbitre")),
    }
    let game = GameId::from_slug(string(object, "jeu")?)
        .ok_or_else(|| format!("le jeu « {} » n'est pas connu", start_of(&object["jeu"])))?
        .game();
    let mut start = (game.read_text)(string(object, "position")?)
        .map_err(|error| format!("la position de départ n'est pas comprise : {error}"))?;
    // The rules under which the position stands; those it gives itself come first.
    let own = std::mem::replace(&mut start.variants, variants(object, "regles")?);
    start.variants.0.extend(own.0);
    let chosen = variants(object, "variantes")?;
    let mut play =
        Play::open(game, chosen, &start).map_err(|error| format!("la position de départ est impossible : {error}"))?;
    let actions = object.get("actions").and_then(Value::as_array).ok_or_else(|| missing("actions"))?;
    for (index, action) in actions.iter().enumerate() {
        entry(action, play.game.players.map(|player| player.symbol))
            .and_then(|entry| play.replay(&entry))
            .map_err(|reason| format!("l'action {} ne se rejoue pas : {reason}", index + 1))?;
    }
    Ok((play, seats(object)?))
}

/// Files of before do not say who sits where.
fn seats(object: &Map<String, Value>) -> Result<[Option<Seat>; 2], String> {
    let Some(seats) = object.get("joueurs") else { return Ok([None; 2]) };
    let seats = seats.as_array().map(Vec::as_slice).unwrap_or_default();
    let [first, second] = seats else { return Err(missing("joueurs")) };
    let read =
        |value: &Value| value.as_str().and_then(|text| seat(text).ok()).map(Some).ok_or_else(|| missing("joueurs"));
    Ok([read(first)?, read(second)?])
}

fn entry(value: &Value, symbols: [&str; 2]) -> Result<Entry, String> {
    let object = value.as_object().ok_or("elle est abîmée")?;
    let by = string(object, "joueur")?;
    let by = Player::BOTH.into_iter().find(|player| symbols[player.index()] == by);
    let by = by.ok_or_else(|| missing("joueur"))?;
    let (kind, text) = match string(object, "coup") {
        Ok(text) => (Kind::Turn, text),
        Err(_) => (Kind::Gesture, string(object, "geste").map_err(|_| missing("coup"))?),
    };
    let refused = object.get("refus").map(|_| string(object, "refus")).transpose()?.map(str::to_owned);
    Ok(Entry { by, kind, text: text.to_owned(), refused })
}

fn string<'v>(object: &'v Map<String, Value>, key: &str) -> Result<&'v str, String> {
    object.get(key).and_then(Value::as_str).ok_or_else(|| missing(key))
}

fn variants(object: &Map<String, Value>, key: &str) -> Result<Variants, String> {
    let pairs = object.get(key).and_then(Value::as_object).ok_or_else(|| missing(key))?;
    let pair = |(name, value): (&String, &Value)| Some((name.clone(), value.as_str()?.to_owned()));
    pairs.iter().map(pair).collect::<Option<_>>().map(Variants).ok_or_else(|| missing(key))
}

fn missing(key: &str) -> String {
    format!("le fichier est abîmé : « {key} » manque ou n'est pas ce qu'il doit être")
}

fn start_of(value: &Value) -> String {
    value.as_str().unwrap_or_default().chars().take(40).collect()
}

/// Whether a file may be touched: a scenario leaves nothing behind, and depends on nothing outside its own folder.
///
/// # Errors
/// It may not.
pub(super) fn permitted(path: &Path) -> Result<(), &'static str> {
    let inside = path.components().all(|part| matches!(part, Component::Normal(_) | Component::CurDir));
    if inside || std::env::var_os(ENCLOSED).is_none() {
        Ok(())
    } else {
        Err("dans un scénario, un fichier reste dans le dossier du programme : donnez un simple nom")
    }
}

/// What a file holds.
///
/// # Errors
/// Why it cannot be read.
pub(super) fn load(path: &Path) -> Result<String, String> {
    let mut bytes = Vec::new();
    let unreadable = |error: std::io::Error| match error.kind() {
        std::io::ErrorKind::NotFound => "ce fichier n'existe pas".to_owned(),
        _ => format!("ce fichier ne se lit pas ({})", why(&error)),
    };
    // A device or a pipe might never end.
    if std::fs::metadata(path).map_err(unreadable)?.is_file() {
        File::open(path).and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes)).map_err(unreadable)?;
    } else {
        return Err("ce n'est pas un fichier".into());
    }
    if bytes.len() as u64 > LONGEST {
        return Err("ce fichier est trop long pour être une partie".into());
    }
    String::from_utf8(bytes).map_err(|_| "ce fichier n'est pas du texte en UTF-8".into())
}

/// Writes a file whole, beside its place and then into it: a half-written file is never seen there. What exists is replaced
/// only if it may be.
///
/// # Errors
/// Why it is not written; nothing has changed then.
pub(super) fn write(path: &Path, text: &str, may_replace: bool) -> Result<(), String> {
    if path.file_name().is_none() {
        return Err("ce n'est pas un nom de fichier".into());
    }
    if path.is_dir() {
        return Err("c'est un dossier".into());
    }
    let written = if may_replace { disk::replace(path, text) } else { disk::create(path, text) };
    written.map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => {
            "ce fichier existe déjà, et rien n'est jamais écrasé : choisissez un autre nom".into()
        }
        _ => format!("ce fichier ne s'écrit pas ({})", why(&error)),
    })
}
