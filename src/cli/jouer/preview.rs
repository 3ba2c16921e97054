//! What something would do, without playing it (AWA-18, ALQ-13). The one place of the table that knows the types of two
//! games: a hole of Awalé and a man of Alquerque have their own preview.

use arbitre_rules::games::alquerque::{Alquerque, Point};
use arbitre_rules::games::awale::{Awale, Hole};
use arbitre_rules::{GameId, Outcome, Position, Setup, count};

use super::words::{board, columns, not_understood, refused};
use arbitre::diagnostic::spaced;
use arbitre::play::{Entered, Play};

/// Turns that are listed at most.
const MOST: usize = 60;
/// Turns that are looked at in search of those.
const LOOKED_AT: usize = 50_000;

/// What `text` would do: a turn or a gesture, a hole, a man, or the beginning of turns.
pub(super) fn preview(play: &mut Play, text: &str, colour: bool) -> String {
    let position = play.position();
    match play.game.id {
        GameId::Awale => {
            if let Some(refusal) = hole(&position, text) {
                return refusal;
            }
        }
        GameId::Alquerque => {
            if let Ok(point) = text.parse() {
                return man(&position, point);
            }
        }
        _ => {}
    }
    let Ok(mut copy) = play.copy() else { return "Cette position ne se copie pas.".into() };
    match copy.enter(text) {
        Entered::Accepted => {
            let path = path(&position, play.game.id, text);
            let drawing = board(&mut copy, colour);
            format!("{path}{}\n{}", spaced(&format!("Après {text}, le plateau serait :")), drawing.trim_end())
        }
        Entered::Refused(refusal) => refused(&refusal),
        Entered::Unreadable(reason) => beginnings(play, text).unwrap_or_else(|| not_understood(play.game, &reason)),
    }
}

/// AWA-18: why a hole cannot be played, if it cannot.
fn hole(position: &Setup, text: &str) -> Option<String> {
    let game = Awale::from_setup(position).ok()?;
    let hole: Hole = text.parse().ok()?;
    let breach = game.preview(hole).err()?;
    Some(spaced(&format!("La case {hole} ne se joue pas (article {}) : {}.", breach.rule, breach.reason)))
}

/// AWA-18: the path of the seeds, the last hole and the harvest.
fn path(position: &Setup, game: GameId, text: &str) -> String {
    let preview = || {
        let hole: Hole = text.parse().ok()?;
        Awale::from_setup(position).ok()?.preview(hole).ok()
    };
    let Some(preview) = (game == GameId::Awale).then(preview).flatten() else { return String::new() };
    let list = |holes: Vec<String>| holes.join(", ");
    let sown = list(preview.sown.iter().map(Hole::to_string).collect());
    let last = preview.sown.last().map(Hole::to_string).unwrap_or_default();
    let seeds = preview.harvest.iter().map(|(_, seeds)| usize::from(*seeds)).sum();
    let harvest = if preview.harvest.is_empty() {
        "Récolte : rien.".to_owned()
    } else {
        let holes = preview.harvest.iter().map(|(hole, seeds)| format!("{hole} ({seeds})")).collect();
        format!("Récolte : {} en {}.", count(seeds, "graine", "graines"), list(holes))
    };
    spaced(&format!("Chemin de {text} : {sown}.\nDernière case : {last}.\n{harvest}\n"))
}

/// ALQ-13: where a man may go, or why he may not move.
fn man(position: &Setup, from: Point) -> String {
    let Ok(game) = Alquerque::from_setup(position) else { return String::new() };
    let landings = if game.outcome() == Outcome::Ongoing { game.landings(from) } else { Vec::new() };
    if !landings.is_empty() {
        let places: Vec<_> = landings.iter().map(Point::to_string).collect();
        let how = if game.must_capture() { "en prenant" } else { "sans prise" };
        return format!("Le pion en {from} peut aller, {how}, en {}.", places.join(", "));
    }
    // The refusal that says most: that another man or a longer path comes first, else that nothing is free.
    let points = ('a'..='e').flat_map(|letter| (1..=5).map(move |row| format!("{letter}{row}")));
    let breaches = points
        .filter_map(|point| point.parse().ok())
        .filter_map(|to| game.check_gesture_by(game.turn(), &game.click(from, to)).err());
    let rank = |rule: &str| ["ALQ-14", "ALQ-01", "ALQ-08", "ALQ-07", "ALQ-06"].iter().position(|known| *known == rule);
    let telling = breaches.filter(|breach| rank(breach.rule.as_str()).is_some());
    match telling.min_by_key(|breach| rank(breach.rule.as_str())) {
        Some(breach) => {
            spaced(&format!("Le point {from} ne se joue pas (article {}) : {}.", breach.rule, breach.reason))
        }
        None => {
            spaced(&format!("Le pion en {from} est bloqué (article ALQ-03) : aucun point voisin et relié n'est vide."))
        }
    }
}

/// The legal turns that begin with `text`.
fn beginnings(play: &mut Play, text: &str) -> Option<String> {
    let (turns, _) = play.turns(LOOKED_AT);
    let text = text.to_lowercase();
    let mut found: Vec<_> = turns.into_iter().filter(|turn| turn.to_lowercase().starts_with(&text)).collect();
    if found.is_empty() {
        return None;
    }
    let more = match found.len().saturating_sub(MOST) {
        0 => String::new(),
        more => format!("\n… et {}.", count(more, "autre", "autres")),
    };
    found.truncate(MOST);
    Some(spaced(&format!("Coups possibles qui commencent ainsi :\n{}{more}", columns(&found))))
}
