//! A game in progress: where it began, what was tried since, and the session that judges. No words for the player here, and
//! no input or output.

use std::ops::ControlFlow;
use std::path::PathBuf;

use arbitre_rules::{Game, Player, Remark, Setup, SetupError, Variants};

use crate::players::{Advice, Deed, Machine, answer_to_offer, consult};
use crate::session::{self, Answer, Refusal, Session, Standing, Verdict};

/// A game in progress.
#[derive(Debug)]
pub struct Play {
    pub game: &'static Game,
    /// The options that were chosen, as they were given.
    pub variants: Variants,
    /// Where the game began, everything said.
    pub start: Setup,
    log: Vec<Entry>,
    /// Our own rules.
    session: Box<dyn Session>,
    /// The game's file, and how much of the log it holds.
    pub saved: Option<(PathBuf, usize)>,
    /// The scenario that this game wrote.
    pub recorded: Option<PathBuf>,
}

/// Something that somebody tried, and what became of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub by: Player,
    pub kind: Kind,
    /// In the game's notation.
    pub text: String,
    /// The article that refused it.
    pub refused: Option<String>,
}

/// How something is asked for: some games judge `a1xc3` as a whole turn otherwise than as one jump.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Turn,
    Gesture,
}

/// What became of an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entered {
    Accepted,
    Refused(Refusal),
    /// It is not in the game's notation; why.
    Unreadable(String),
}

impl Play {
    /// A game that begins at `start`, which may leave things unsaid.
    pub fn open(game: &'static Game, variants: Variants, start: &Setup) -> Result<Self, SetupError> {
        let mut setup = Setup::of(variants.clone());
        setup.merge(start.clone());
        let start = (game.complete)(&setup)?;
        let session = session::open(game.id, &start)?;
        Ok(Self { game, variants, start, log: Vec::new(), session, saved: None, recorded: None })
    }

    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Whether the game's file lacks something.
    pub fn is_unsaved(&self) -> bool {
        self.saved.as_ref().map_or(0, |(_, length)| *length) != self.log.len()
    }

    /// The position, everything said.
    pub fn position(&mut self) -> Setup {
        answered(self.session.position())
    }

    pub fn turn(&mut self) -> Player {
        self.position().turn.unwrap_or(Player::First)
    }

    pub fn standing(&mut self) -> Standing {
        answered(self.session.standing())
    }

    /// What is shown beside the board.
    pub fn remarks(&mut self) -> Vec<Remark> {
        answered(self.session.remarks())
    }

    /// Tries what a player typed: a whole turn if it is a legal one, else a gesture, else what refuses it.
    pub fn enter(&mut self, text: &str) -> Entered {
        let by = self.author(text);
        let turn = self.session.would(by, text);
        if turn == Ok(Verdict::Accepted) {
            return self.request(by, Kind::Turn, text);
        }
        match (self.request(by, Kind::Gesture, text), turn) {
            (Entered::Unreadable(_), Ok(_)) => self.request(by, Kind::Turn, text),
            (Entered::Unreadable(_), Err(trouble)) => Entered::Unreadable(trouble.to_string()),
            // One reason under both names: the scenario says it the usual way.
            (Entered::Refused(refusal), Ok(Verdict::Refused(whole))) if refusal == whole => {
                if let Some(last) = self.log.last_mut() {
                    last.kind = Kind::Turn;
                }
                Entered::Refused(refusal)
            }
            (entered, _) => entered,
        }
    }

    /// What the machine that has something to say says, if there is one in that seat.
    pub fn reply(&mut self, machines: &[Option<Machine>; 2]) -> Option<(Player, String)> {
        let position = self.position();
        let turn = self.turn();
        if let Some((answers, word)) = answer_to_offer(self.game.id, &position) {
            machines[answers.index()]?;
            return Some((answers, word.to_owned()));
        }
        let machine = machines[turn.index()]?;
        // Where there is no choice, there is nothing to think about.
        if let (only, false) = self.turns(1)
            && let Some(only) = only.into_iter().next()
        {
            return Some((turn, only));
        }
        let seed = machine.seed.map(|seed| seed.wrapping_add(self.log.len() as u64));
        Some((turn, self.advice(&Machine { seed, ..machine })?.turn))
    }

    /// What a machine would play here, if there is something to play.
    pub fn advice(&self, machine: &Machine) -> Option<Advice<String>> {
        let accepted = self.log.iter().filter(|entry| entry.refused.is_none());
        let deeds: Vec<_> = accepted
            .map(|entry| match entry.kind {
                Kind::Turn => Deed::Turn(&entry.text),
                Kind::Gesture => Deed::Gesture(&entry.text),
            })
            .collect();
        consult(self.game.id, &self.start, None, &deeds, machine).ok()?
    }

    /// Asks for one thing in one way.
    fn request(&mut self, by: Player, kind: Kind, text: &str) -> Entered {
        let answer = match kind {
            Kind::Turn => self.session.play(by, text),
            Kind::Gesture => self.session.gesture(by, text),
        };
        let entered = match answer {
            Ok(Verdict::Accepted) => Entered::Accepted,
            Ok(Verdict::Refused(refusal)) => Entered::Refused(refusal),
            Err(trouble) => return Entered::Unreadable(trouble.to_string()),
        };
        let refused = match &entered {
            Entered::Refused(refusal) => Some(refusal.article.clone()),
            _ => None,
        };
        self.log.push(Entry { by, kind, text: text.to_owned(), refused });
        entered
    }

    /// Who speaks: the player to move, except that an offer to stop is answered by the other one (AWA-14).
    fn author(&mut self, text: &str) -> Player {
        let position = self.position();
        let turn = position.turn.unwrap_or(Player::First);
        let offered = position.fact("propose").is_some();
        if offered && ["accepter", "refuser"].contains(&text) { turn.opponent() } else { turn }
    }

    /// Takes back the last accepted action, and the refusals that came after it. The game is played again from its start,
    /// so that its history is right.
    pub fn undo(&mut self) -> Option<Entry> {
        let last = self.log.iter().rposition(|entry| entry.refused.is_none())?;
        let undone = self.log[last].clone();
        let log = self.log[..last].to_vec();
        let mut again = Self::open(self.game, self.variants.clone(), &self.start).ok()?;
        for entry in &log {
            again.replay(entry).ok()?;
        }
        (self.session, self.log) = (again.session, again.log);
        // Whatever is played next, the file does not hold it.
        if let Some((_, length)) = self.saved.as_mut().filter(|(_, length)| *length > last) {
            *length = usize::MAX;
        }
        Some(undone)
    }

    /// Does what `entry` says, if it comes out as it says.
    ///
    /// # Errors
    /// What came out instead.
    pub fn replay(&mut self, entry: &Entry) -> Result<(), String> {
        match (self.request(entry.by, entry.kind, &entry.text), &entry.refused) {
            (Entered::Accepted, None) => Ok(()),
            (Entered::Refused(refusal), Some(article)) if refusal.article == *article => Ok(()),
            (Entered::Accepted, Some(article)) => {
                Err(format!("« {} » est accepté, au lieu d'être refusé selon l'article {article}", entry.text))
            }
            (Entered::Refused(refusal), _) => {
                Err(format!("« {} » est refusé selon l'article {} : {}", entry.text, refusal.article, refusal.reason))
            }
            (Entered::Unreadable(reason), _) => Err(reason),
        }
    }

    /// The legal turns, up to `most`, and whether there are more.
    pub fn turns(&mut self, most: usize) -> (Vec<String>, bool) {
        let mut turns = Vec::new();
        let mut more = false;
        answered(self.session.visit_turns(&mut |turn| {
            more = turns.len() == most;
            if more {
                return ControlFlow::Break(());
            }
            turns.push(turn);
            ControlFlow::Continue(())
        }));
        (turns, more)
    }

    /// The same position, to try things on.
    pub fn copy(&mut self) -> Result<Self, SetupError> {
        let position = self.position();
        Self::open(self.game, Variants::default(), &position)
    }
}

/// What our own rules answer about the game that they are playing: they always do, and nothing else may be shown in its place.
fn answered<T>(answer: Answer<T>) -> T {
    answer.expect("our own rules answer")
}
