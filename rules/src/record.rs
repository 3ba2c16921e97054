//! A game being played: a position and what came before it, which only draws by repetition or without capture need (the
//! articles marked †). No rule lives here: what history means is said by [`Position::outcome_after`].

use std::collections::HashMap;

use crate::{Breach, Outcome, Player, Position};

/// What came before a position, as far as a rule may ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct History {
    /// How many times the position where the present turn began has been seen, this time included.
    pub occurrences: u32,
    /// Successive turns without capture, both players together, up to the present turn.
    pub quiet_turns: u32,
}

/// A position with its history.
#[derive(Clone, Debug)]
pub struct Match<P> {
    position: P,
    /// Where the present turn began: gestures in the middle of a turn are no occurrences.
    turn_start: P,
    /// As [`Position::recurring`] has them.
    seen: HashMap<P, u32>,
    quiet_turns: u32,
}

impl<P: Position> Match<P> {
    /// A game that begins at `position`, seen for the first time.
    #[must_use]
    pub fn new(position: P) -> Self {
        let seen = HashMap::from([(position.recurring(), 1)]);
        Self { turn_start: position.clone(), position, seen, quiet_turns: 0 }
    }

    /// The position as it stands.
    #[must_use]
    pub const fn position(&self) -> &P {
        &self.position
    }

    /// What came before.
    #[must_use]
    pub fn history(&self) -> History {
        let occurrences = self.seen.get(&self.turn_start.recurring()).copied().unwrap_or_default();
        History { occurrences, quiet_turns: self.quiet_turns }
    }

    /// Every position where a turn began, and how many times.
    pub fn seen(&self) -> impl Iterator<Item = (&P, u32)> {
        self.seen.iter().map(|(position, times)| (position, *times))
    }

    /// Declares what came before.
    pub fn set_history(&mut self, history: History) {
        self.seen.insert(self.turn_start.recurring(), history.occurrences);
        self.quiet_turns = history.quiet_turns;
    }

    /// How the game stands, history included.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.position.outcome_after(self.history())
    }

    /// Whether `by` may play `turn`.
    ///
    /// # Errors
    /// As [`Position::check`]; a game that history ended refuses everything.
    pub fn check(&self, by: Player, turn: &P::Turn) -> Result<(), Breach> {
        self.check_goes_on()?;
        self.position.check(by, turn)
    }

    /// Whether `by` may make `gesture`.
    ///
    /// # Errors
    /// As [`Position::check_gesture_by`]; a game that history ended refuses everything.
    pub fn check_gesture(&self, by: Player, gesture: &P::Gesture) -> Result<(), Breach> {
        self.check_goes_on()?;
        self.position.check_gesture_by(by, gesture)
    }

    /// Plays a legal turn.
    ///
    /// # Panics
    /// May panic if the turn is not legal.
    pub fn play(&mut self, turn: &P::Turn) {
        self.position.play(turn);
        self.note_turn();
    }

    /// Makes a legal gesture.
    ///
    /// # Panics
    /// May panic if the gesture is not legal.
    pub fn make(&mut self, gesture: &P::Gesture) {
        self.position.make(gesture);
        self.note_turn();
    }

    /// This game after a turn or a gesture that led to `position`, legal or not.
    #[must_use]
    pub fn reaching(&self, position: P) -> Self {
        let mut game = Self { position, ..self.clone() };
        game.note_turn();
        game
    }

    /// This game with a turn that begins at `position`, and the history that it has.
    #[must_use]
    pub fn resumed_at(&self, position: P) -> Self {
        Self { turn_start: position.clone(), position, ..self.clone() }
    }

    fn check_goes_on(&self) -> Result<(), Breach> {
        self.outcome().check_goes_on()
    }

    /// A turn is over when the other player is to move.
    fn note_turn(&mut self) {
        if self.position.turn() == self.turn_start.turn() {
            return;
        }
        self.quiet_turns =
            if self.position.captured_since(&self.turn_start) { 0 } else { self.quiet_turns.saturating_add(1) };
        let times = self.seen.entry(self.position.recurring()).or_default();
        *times = times.saturating_add(1);
        self.turn_start = self.position.clone();
    }
}
