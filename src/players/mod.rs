//! Machine opponents. They know the rules, and nothing of scenarios, commands or screens.
//!
//! One [`search`] plays every game; what it should understand of a game beyond its rules is in that game's own file, and a
//! game without a file has an opponent all the same.

mod alquerque;
mod aruba;
mod awale;
mod busy;
mod hash;
mod qawale;
mod quoridor;
mod search;
mod sense;
mod table;
#[cfg(test)]
mod tests;
pub mod tournament;

use std::fmt;
use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::str::FromStr;
use std::time::{Duration, Instant};

use arbitre_rules::{GameId, GameVisitor, History, Match, Notation, Outcome, Player, Position, Random, Setup};

use search::{FORCED, Found, Limits, Manner, Search, Shared, WIN};
use sense::{KNOWN_WIN, Sense};
use table::Table;

/// How well a machine plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any legal turn, each as likely as the others: to measure against.
    Random,
    /// Looks two turns ahead, and sometimes plays without thinking.
    Easy,
    /// Answers at once.
    Medium,
    /// Takes its time, on every core.
    Strong,
}

impl Level {
    /// Every level.
    pub const ALL: [Self; 4] = [Self::Random, Self::Easy, Self::Medium, Self::Strong];

    /// What it thinks with, if nothing else is said.
    #[must_use]
    pub const fn usual_budget(self) -> Budget {
        match self {
            Self::Random => Budget::Nodes(0),
            Self::Easy => Budget::Nodes(2_000),
            Self::Medium => Budget::Nodes(10_000),
            Self::Strong => Budget::Time(Duration::from_millis(1_500)),
        }
    }

    const fn depth(self) -> u32 {
        match self {
            Self::Random | Self::Easy => 2,
            Self::Medium | Self::Strong => u32::MAX,
        }
    }
}

/// One turn in so many is played without thinking by [`Level::Easy`].
const SLIPS: usize = 5;

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "hasard",
            Self::Easy => "facile",
            Self::Medium => "moyen",
            Self::Strong => "fort",
        })
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|level| level.to_string() == text);
        found.ok_or_else(|| "les niveaux sont facile, moyen, fort, et hasard pour mesurer".into())
    }
}

/// How long a machine thinks about a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many positions: the same turn every time.
    Nodes(u64),
    /// So many turns ahead: the same turn every time, and nobody knows when.
    Depth(u32),
    /// So much time.
    Time(Duration),
}

/// A machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Machine {
    /// How well it plays.
    pub level: Level,
    /// How long it thinks, if not as long as its level usually does.
    pub budget: Option<Budget>,
    /// Chooses between turns that look the same, and the slips of [`Level::Easy`]. Without one, the first of equals is
    /// played.
    pub seed: Option<u64>,
}

impl Machine {
    /// A machine that thinks as long as its level usually does.
    #[must_use]
    pub const fn new(level: Level) -> Self {
        Self { level, budget: None, seed: None }
    }

    /// How long it thinks.
    #[must_use]
    pub fn budget(&self) -> Budget {
        self.budget.unwrap_or(self.level.usual_budget())
    }

    /// How many threads it thinks with. A number of positions is shared by nobody, so that the turn is always the same.
    #[must_use]
    pub fn threads(&self) -> usize {
        match (self.level, self.budget()) {
            (Level::Strong, Budget::Time(_)) => std::thread::available_parallelism().map_or(1, usize::from),
            _ => 1,
        }
    }

    /// What it would play, and what it thinks of the game. None if there is nothing to play.
    pub fn think<P: Position>(&self, game: &Match<P>) -> Option<Advice<P::Turn>> {
        let random = self.seed.map(Random::new);
        let slips = self.level == Level::Random
            || self.level == Level::Easy && random.clone().is_some_and(|mut random| random.below(SLIPS) == 0);
        if slips {
            let seed = random.map_or(0, |mut random| random.bits());
            return any_turn(game, &mut Random::new(seed)).map(Advice::unthinking);
        }
        let free = Limits { depth: self.level.depth(), nodes: u64::MAX, deadline: None };
        let (limits, room) = match self.budget() {
            Budget::Nodes(nodes) => (Limits { nodes, ..free }, nodes),
            Budget::Depth(depth) => (Limits { depth: depth.min(free.depth), ..free }, u64::MAX),
            Budget::Time(time) => {
                let room = time.as_millis().min(1_000) as u64 * 2_000;
                (Limits { deadline: Some(Instant::now() + time), ..free }, room)
            }
        };
        let shared = Shared::new(Table::for_positions(room), limits, self.threads());
        let search = || Search::new(Sense::<P>::of_game(), &shared, Manner::Playing).deepen(game, self.seed);
        let found = std::thread::scope(|scope| {
            // The others look at the same turns, but not at the same time, and share what they find. Without a thread to help,
            // one thinks alone.
            let help = |_| std::thread::Builder::new().spawn_scoped(scope, search).ok();
            let others: Vec<_> = (1..self.threads()).filter_map(help).collect();
            let own = search();
            let others =
                others.into_iter().filter_map(|other| other.join().unwrap_or_else(|panic| resume_unwind(panic)));
            // On equal terms one's own finding, which comes last.
            others.chain(own).max_by_key(Found::certainty)
        })?;
        Some(Advice::new(game.position().turn(), found, shared.nodes()))
    }
}

/// A legal turn, each as likely as the others.
fn any_turn<P: Position>(game: &Match<P>, random: &mut Random) -> Option<P::Turn> {
    /// More than anybody plays; a tall stack of Qawale has more turns than one can list.
    const MOST: usize = 100_000;
    if game.outcome() != Outcome::Ongoing {
        return None;
    }
    let mut turns = Vec::new();
    game.position().visit_turns(&mut |turn| {
        turns.push(turn.clone());
        if turns.len() < MOST { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    if turns.is_empty() { None } else { Some(turns.swap_remove(random.below(turns.len()))) }
}

/// What a machine thinks of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice<T> {
    /// What it would play.
    pub turn: T,
    /// What the game is worth then.
    pub value: Value,
    /// What both would play, this turn first.
    pub line: Vec<T>,
    /// Turns looked ahead.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// What a game is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// This player wins by his so many-th turn, whatever the other does.
    WinsIn(Player, u32),
    /// This player wins, whatever the other does.
    Wins(Player),
    /// Nobody wins if both play well.
    Drawn,
    /// This player looks better off, by so many hundredths of a piece.
    Better(Player, u32),
    /// Nobody looks better off.
    Even,
    /// Nobody thought about it, or not to the end of one turn.
    Unknown,
}

/// Less than this is no advantage.
const SLIGHT: i32 = 30;

impl Value {
    fn of(mover: Player, value: i32, proven: bool) -> Self {
        let ahead = if value >= 0 { mover } else { mover.opponent() };
        match value.abs() {
            FORCED.. => {
                let turns = (WIN - value.abs()) as u32;
                // The mover has the odd turns of the line.
                Self::WinsIn(ahead, if ahead == mover { turns.div_ceil(2) } else { turns / 2 })
            }
            KNOWN_WIN.. => Self::Wins(ahead),
            0 if proven => Self::Drawn,
            SLIGHT.. => Self::Better(ahead, value.unsigned_abs()),
            _ => Self::Even,
        }
    }
}

impl<T> Advice<T> {
    fn new(mover: Player, found: Found<T>, nodes: u64) -> Self {
        let Found { turn, value, line, depth, proven } = found;
        let judged = depth > 0 || value.abs() >= FORCED;
        let value = if judged { Value::of(mover, value, proven) } else { Value::Unknown };
        Self { turn, value, line, depth, nodes }
    }

    fn unthinking(turn: T) -> Self
    where
        T: Clone,
    {
        Self { line: vec![turn.clone()], turn, value: Value::Unknown, depth: 0, nodes: 0 }
    }
}

/// Something that was played, in the game's notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed<'t> {
    /// A whole turn.
    Turn(&'t str),
    /// A gesture.
    Gesture(&'t str),
}

impl<'t> Deed<'t> {
    /// What was written so.
    #[must_use]
    pub const fn of(text: &'t str, gesture: bool) -> Self {
        if gesture { Self::Gesture(text) } else { Self::Turn(text) }
    }
}

/// Who has an offer to answer, and what a machine in that seat says to it. Only Awalé knows offers.
#[must_use]
pub fn answer_to_offer(game: GameId, setup: &Setup) -> Option<(Player, &'static str)> {
    (game == GameId::Awale).then(|| awale::answer_to_offer(setup)).flatten()
}

/// What `machine` would play in the game that began at `start`, after `past`, and went on with `deeds`, in words.
///
/// # Errors
/// The game cannot have gone so.
pub fn consult(
    game: GameId,
    start: &Setup,
    past: Option<History>,
    deeds: &[Deed<'_>],
    machine: &Machine,
) -> Result<Option<Advice<String>>, String> {
    struct Consult<'c>(&'c Setup, Option<History>, &'c [Deed<'c>], &'c Machine);

    impl GameVisitor for Consult<'_> {
        type Output = Result<Option<Advice<String>>, String>;

        fn visit<P: Notation>(self) -> Self::Output {
            let Self(start, past, deeds, machine) = self;
            let mut game = Match::new(P::from_setup(start).map_err(|error| error.to_string())?);
            past.into_iter().for_each(|past| game.set_history(past));
            for deed in deeds {
                let position = game.position();
                match deed {
                    Deed::Turn(text) => {
                        let turn = position.read_turn(text).map_err(|error| error.to_string())?;
                        game.check(position.turn(), &turn).map_err(|breach| breach.to_string())?;
                        game.play(&turn);
                    }
                    Deed::Gesture(text) => {
                        let gesture = position.read_gesture(text).map_err(|error| error.to_string())?;
                        position.check_gesture(&gesture).map_err(|breach| breach.to_string())?;
                        game.make(&gesture);
                    }
                }
            }
            let Some(advice) = machine.think(&game) else { return Ok(None) };
            let mut line = Vec::new();
            let mut position = game.position().clone();
            for turn in &advice.line {
                line.push(position.write_turn(turn));
                position.play(turn);
            }
            let turn = game.position().write_turn(&advice.turn);
            Ok(Some(Advice { turn, line, value: advice.value, depth: advice.depth, nodes: advice.nodes }))
        }
    }

    game.visit(Consult(start, past, deeds, machine))
}
