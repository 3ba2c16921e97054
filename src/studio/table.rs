//! Playing: a game comes with each request as its start and what was tried since, and goes back as it stands now.

use std::collections::BTreeMap;

use arbitre_rules::{GameId, Player, Setup, Variants};
use serde::{Deserialize, Serialize};

use super::machine::{self, Opponent};
use super::view::{Board, Ending, Refused, remarks};
use crate::play::{Entered, Entry, Kind, Play};
use crate::recording;
use crate::session::{self, Session, Standing, Verdict};

/// Legal turns listed at most: beyond, one plays by gestures.
const MOST_TURNS: usize = 2000;
/// Things that one request may ask about, and actions that a game may have.
const MOST: usize = 20_000;
/// No turn of any game is longer, in characters.
const LONGEST: usize = 1000;

/// A game, as the page keeps it.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Party {
    game: String,
    #[serde(default)]
    variants: BTreeMap<String, String>,
    /// Where it begins, on one line; the usual start otherwise.
    position: Option<String>,
    /// Who starts, 0 or 1.
    first: Option<usize>,
    #[serde(default)]
    log: Vec<Action>,
}

/// Something that somebody tried.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Action {
    by: usize,
    /// A whole turn, or one gesture of it.
    whole: bool,
    text: String,
    /// The article that refused it.
    refused: Option<String>,
}

/// A game, what is tried now, and what the page wants to know about what could be tried.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Request {
    party: Party,
    attempt: Option<String>,
    #[serde(default)]
    candidates: Vec<String>,
    /// Whether the legal turns are wanted.
    #[serde(default)]
    turns: bool,
}

/// The game as it stands.
#[derive(Serialize, Debug)]
pub(super) struct State {
    board: Board,
    ending: Ending,
    log: Vec<Action>,
    remarks: BTreeMap<String, String>,
    /// What became of the attempt, if it was refused.
    refused: Option<Refused>,
    candidates: Vec<Candidate>,
    turns: Vec<String>,
    /// Whether there are more.
    more: bool,
}

/// What would become of something.
#[derive(Serialize, Debug)]
struct Candidate {
    text: String,
    refused: Option<Refused>,
    /// What it would do, where the game says so.
    foreseen: BTreeMap<String, String>,
}

/// A game that can be played here.
#[derive(Serialize, Debug)]
pub(super) struct Card {
    slug: &'static str,
    name: &'static str,
    players: [&'static str; 2],
    variants: Vec<(&'static str, &'static str)>,
    opponents: &'static [Opponent],
}

/// Every game.
pub(super) fn cards() -> Vec<Card> {
    let card = |id: &GameId| {
        let game = id.game();
        Card {
            slug: id.slug(),
            name: game.name,
            players: game.players.map(|player| player.subject),
            variants: game.variants.iter().map(|variant| (variant.key, variant.values)).collect(),
            opponents: machine::OPPONENTS,
        }
    };
    GameId::ALL.iter().map(card).collect()
}

/// Plays what the request asks for.
///
/// # Errors
/// Why there is no such game.
pub(super) fn play(request: &Request) -> Result<State, String> {
    let mut play = open(&request.party)?;
    let refused = match request.attempt.as_deref() {
        None => None,
        Some(text) => match play.enter(checked(text)?) {
            Entered::Accepted => None,
            Entered::Refused(refusal) => Some(Refused::of(&refusal)),
            Entered::Unreadable(reason) => Some(Refused::unreadable(&reason)),
        },
    };
    let position = play.position();
    let standing = play.standing();
    let goes_on = standing == Standing::Ongoing;
    let candidates = if goes_on { candidates(&mut play, &position, &request.candidates)? } else { Vec::new() };
    let (turns, more) = if request.turns { play.turns(MOST_TURNS) } else { (Vec::new(), false) };
    let turn = position.turn.map_or(0, Player::index);
    Ok(State {
        board: Board::of(play.game, &position),
        ending: Ending::of(play.game, &standing, turn),
        remarks: remarks(&play.remarks()),
        log: play.log().iter().map(Action::of).collect(),
        refused,
        candidates,
        turns,
        more,
    })
}

/// What a machine in that seat says now, if anything.
///
/// # Errors
/// There is no such game or no such machine.
pub(super) fn machine_says(party: &Party, opponent: &str, seat: usize) -> Result<Option<String>, String> {
    let seat = *Player::BOTH.get(seat).ok_or("la place d'une machine est 0 ou 1")?;
    machine::says(&mut open(party)?, opponent, seat)
}

/// The game as a feature for the project, under the articles that it shows.
///
/// # Errors
/// There is no such game, or nothing was played.
pub(super) fn scenario(party: &Party) -> Result<String, String> {
    let mut play = open(party)?;
    if play.log().is_empty() {
        return Err("rien n'a encore été joué".into());
    }
    let standing = play.standing();
    let refusals = play.log().iter().filter_map(|entry| entry.refused.as_deref());
    let mut articles: Vec<String> = refusals.chain(standing.article()).map(str::to_owned).collect();
    articles.sort();
    articles.dedup();
    // A game that shows nothing else shows that the players take turns.
    if articles.is_empty() {
        articles.push(play.game.turn_rule.to_string());
    }
    Ok(recording::feature(&[recording::scenario(&mut play, 1, &articles)], "au studio"))
}

fn open(party: &Party) -> Result<Play, String> {
    let id = GameId::from_slug(&party.game).ok_or_else(|| format!("le jeu « {} » n'existe pas", party.game))?;
    let game = id.game();
    let mut start = match &party.position {
        Some(text) => (game.read_text)(text).map_err(|error| format!("la position n'est pas comprise : {error}"))?,
        None => Setup::default(),
    };
    if let Some(&first) = party.first.as_ref() {
        start.turn = Some(*Player::BOTH.get(first).ok_or("le premier joueur est 0 ou 1")?);
    }
    if party.log.len() > MOST {
        return Err("cette partie est trop longue".into());
    }
    let mut play =
        Play::open(game, Variants(party.variants.clone()), &start).map_err(|error| format!("impossible : {error}"))?;
    for (index, action) in party.log.iter().enumerate() {
        action
            .entry()
            .and_then(|entry| play.replay(&entry))
            .map_err(|reason| format!("l'action {} ne se rejoue pas : {reason}", index + 1))?;
    }
    Ok(play)
}

impl Action {
    fn of(entry: &Entry) -> Self {
        Self {
            by: entry.by.index(),
            whole: entry.kind == Kind::Turn,
            text: entry.text.clone(),
            refused: entry.refused.clone(),
        }
    }

    fn entry(&self) -> Result<Entry, String> {
        Ok(Entry {
            by: *Player::BOTH.get(self.by).ok_or("un joueur est 0 ou 1")?,
            kind: if self.whole { Kind::Turn } else { Kind::Gesture },
            text: checked(&self.text)?.to_owned(),
            refused: self.refused.clone(),
        })
    }
}

fn checked(text: &str) -> Result<&str, String> {
    if text.chars().count() > LONGEST { Err("ce coup est trop long".into()) } else { Ok(text) }
}

/// What would become of each of these, tried alone: as a whole turn, else as a gesture.
fn candidates(play: &mut Play, position: &Setup, texts: &[String]) -> Result<Vec<Candidate>, String> {
    if texts.len() > MOST {
        return Err("cette demande est trop longue".into());
    }
    let by = position.turn.unwrap_or(Player::First);
    let mut session = session::open(play.game.id, position).map_err(|error| error.to_string())?;
    let mut all = Vec::with_capacity(texts.len());
    for text in texts {
        let refused = tried(session.as_mut(), by, checked(text)?, position);
        let foreseen = match session.foresee(text) {
            Ok(Ok(foreseen)) => remarks(&foreseen),
            _ => BTreeMap::new(),
        };
        all.push(Candidate { text: text.clone(), refused, foreseen });
    }
    Ok(all)
}

fn tried(session: &mut dyn Session, by: Player, text: &str, position: &Setup) -> Option<Refused> {
    let turn = session.would(by, text);
    if turn == Ok(Verdict::Accepted) {
        return None;
    }
    match (session.gesture(by, text), turn) {
        (Ok(Verdict::Accepted), _) => {
            let _ = session.load(position);
            None
        }
        (Ok(Verdict::Refused(refusal)), _) | (Err(_), Ok(Verdict::Refused(refusal))) => Some(Refused::of(&refusal)),
        (Err(trouble), _) => Some(Refused::unreadable(&trouble.to_string())),
    }
}
