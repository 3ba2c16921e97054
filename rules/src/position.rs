//! What every game is: positions, turns, refusals, endings. The laws that all games obey are in [`laws`](crate::laws).

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

use crate::{Breach, History, Outcome, Player, RuleId, Setup, SetupError, Variants};

/// A position of a game, everything that decides what may be played included.
///
/// A turn made of several gestures passes through positions in the middle of a turn: the same player goes on. In such a
/// position the legal turns are the ways to finish the turn.
///
/// History that only draws by repetition or without capture need is not part of a position: see [`Match`](crate::Match).
pub trait Position: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// A whole turn, or what remains of it. It may hold anything a person can write, off the board included.
    type Turn: Clone + Eq + Ord + Hash + Debug + Send;
    /// One atomic gesture of a turn.
    type Gesture: Clone + Eq + Debug;

    /// The article under which acting out of turn is refused.
    const TURN_RULE: RuleId;

    /// The position that `setup` describes; what it leaves out is as at the start of a game.
    ///
    /// # Errors
    /// The set-up is impossible. Unreachable or finished ones are fine.
    fn from_setup(setup: &Setup) -> Result<Self, SetupError>;

    /// Everything there is to say about this position.
    fn to_setup(&self) -> Setup;

    /// Whose turn it is. Once the game is over: whose turn it would have been.
    fn turn(&self) -> Player;

    /// How the game stands.
    fn outcome(&self) -> Outcome;

    /// Calls `visit` with every legal turn, in ascending order and once each, until it breaks.
    fn visit_turns(&self, visit: &mut dyn FnMut(&Self::Turn) -> ControlFlow<()>);

    /// Why the player to move may not play `turn`, in a game that is not over.
    ///
    /// # Errors
    /// The first article that applies, in the order given at [`check`](Self::check).
    fn check_turn(&self, turn: &Self::Turn) -> Result<(), Breach>;

    /// Plays a legal turn.
    ///
    /// # Panics
    /// May panic if the turn is not legal.
    fn play(&mut self, turn: &Self::Turn);

    /// Why the player to move may not make `gesture`, in a game that is not over.
    ///
    /// # Errors
    /// As for [`check_turn`](Self::check_turn).
    fn check_gesture(&self, gesture: &Self::Gesture) -> Result<(), Breach>;

    /// Makes a legal gesture.
    ///
    /// # Panics
    /// May panic if the gesture is not legal.
    fn make(&mut self, gesture: &Self::Gesture);

    /// The start of a game.
    ///
    /// # Errors
    /// An unknown variant or value.
    fn initial(variants: &Variants) -> Result<Self, SetupError> {
        Self::from_setup(&Setup::of(variants.clone()))
    }

    /// Whether `turn`, which [`check_turn`](Self::check_turn) accepts, is not whole: it is played as far as it goes and the
    /// same player goes on. Such a turn is accepted but never generated. Most games refuse one.
    fn leaves_open(&self, _turn: &Self::Turn) -> bool {
        false
    }

    /// The legal turn that [`perft()`](crate::perft()) does not count here, in a game that is not over: a pass, where the
    /// published numbers leave it out.
    fn left_out_of_perft(&self) -> Option<Self::Turn> {
        None
    }

    /// Whether `by` may play `turn`.
    ///
    /// # Errors
    /// The first article that applies: the game is over (the ending's article); not this player's turn; outside the
    /// board; piece not his, or nothing there; stock empty; shape of the move; obstacle; special rule; global rule.
    fn check(&self, by: Player, turn: &Self::Turn) -> Result<(), Breach> {
        self.check_player(by)?;
        self.check_turn(turn)
    }

    /// Whether `by` may act at all: the game goes on and it is his turn.
    ///
    /// # Errors
    /// The ending's article, or [`TURN_RULE`](Self::TURN_RULE).
    fn check_player(&self, by: Player) -> Result<(), Breach> {
        self.outcome().check_goes_on()?;
        if by != self.turn() {
            return Err(Breach::new(Self::TURN_RULE, "ce n'est pas à ce joueur de jouer"));
        }
        Ok(())
    }

    /// Whether `by` may make `gesture`; games where a gesture does not wait for one's turn say so.
    ///
    /// # Errors
    /// As for [`check`](Self::check).
    fn check_gesture_by(&self, by: Player, gesture: &Self::Gesture) -> Result<(), Breach> {
        self.check_player(by)?;
        self.check_gesture(gesture)
    }

    /// Where the game might stand had `turn`, which is refused to `by`, been accepted: as much of it is done as can be, in every way
    /// that a careless program might. A claim that holds there as well does not see the refusal. Of a game that says nothing, only
    /// claims about the verdict do.
    fn suppose(&self, _by: Player, _turn: &Self::Turn) -> Vec<Self> {
        Vec::new()
    }

    /// The same for a refused gesture.
    fn suppose_gesture(&self, _by: Player, _gesture: &Self::Gesture) -> Vec<Self> {
        Vec::new()
    }

    /// This position as it is when it is seen again: without what passes while nobody plays, such as an offer to stop.
    #[must_use]
    fn recurring(&self) -> Self {
        self.clone()
    }

    /// Whether the turn that led here from `before` captured anything; asked only by rules about history.
    fn captured_since(&self, _before: &Self) -> bool {
        false
    }

    /// How the game stands when `_history` came before: games with draws by repetition or without capture say so.
    fn outcome_after(&self, _history: History) -> Outcome {
        self.outcome()
    }

    /// Every legal turn, in ascending order.
    fn legal_turns(&self) -> Vec<Self::Turn> {
        let mut turns = Vec::new();
        self.visit_turns(&mut |turn| {
            turns.push(turn.clone());
            ControlFlow::Continue(())
        });
        turns
    }

    /// Whether there is a legal turn at all.
    fn has_turn(&self) -> bool {
        let mut any = false;
        self.visit_turns(&mut |_| {
            any = true;
            ControlFlow::Break(())
        });
        any
    }

    /// How many legal turns there are; games may count in bulk.
    fn count_turns(&self) -> u64 {
        let mut count = 0;
        self.visit_turns(&mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }
}
