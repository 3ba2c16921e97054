//! Machines against machines, to measure them. Where a game stops here is no rule of the game.

use std::ops::AddAssign;
use std::sync::atomic::{AtomicU64, Ordering};

use arbitre_rules::{Match, Outcome, Player, Position, Random};

use super::{Machine, any_turn};

/// A game that lasts so many turns is stopped, and counted as a draw.
pub const MOST_TURNS: u32 = 400;
/// Each pair of games begins with the same turns drawn by lot, once for each side.
pub const DRAWN_TURNS: u32 = 2;

/// How games ended, seen from the first machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Games that it won.
    pub won: u64,
    /// Draws by the rules of the game.
    pub drawn: u64,
    /// Games that it lost.
    pub lost: u64,
    /// Games that were stopped, nobody having won.
    pub stopped: u64,
    /// Turns played in all of them.
    pub turns: u64,
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Self) {
        self.won += other.won;
        self.drawn += other.drawn;
        self.lost += other.lost;
        self.stopped += other.stopped;
        self.turns += other.turns;
    }
}

/// Plays `games` games from `start`, the machines changing sides from one to the next; `after_each` hears of every one.
pub fn play<P: Position>(
    start: &P,
    machines: [Machine; 2],
    (games, seed): (u64, u64),
    after_each: &(dyn Fn() + Sync),
) -> Score {
    // A machine that uses every core plays one game at a time.
    let alone = machines.iter().any(|machine| machine.threads() > 1);
    let tables = if alone { 1 } else { std::thread::available_parallelism().map_or(1, usize::from) };
    let next = AtomicU64::new(0);
    let at_a_table = || {
        let mut score = Score::default();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return score;
            }
            score += one(start, machines, game, seed);
            after_each();
        }
    };
    std::thread::scope(|scope| {
        let others: Vec<_> =
            (1..tables).map_while(|_| std::thread::Builder::new().spawn_scoped(scope, at_a_table).ok()).collect();
        let mut score = at_a_table();
        for other in others {
            score += other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        }
        score
    })
}

fn one<P: Position>(start: &P, machines: [Machine; 2], number: u64, seed: u64) -> Score {
    let mut game = Match::new(start.clone());
    let mut lot = Random::new(seed.wrapping_add(number / 2));
    for _ in 0..DRAWN_TURNS {
        if let Some(turn) = any_turn(&game, &mut lot) {
            game.play(&turn);
        }
    }
    let mut random = Random::new(lot.bits() ^ number);
    // The first machine has the first side in every other game.
    let first = Player::BOTH[(number % 2) as usize];
    let mut score = Score { turns: DRAWN_TURNS.into(), ..Score::default() };
    while score.turns < MOST_TURNS.into() {
        let side = usize::from(game.position().turn() != first);
        let machine = Machine { seed: Some(random.bits()), ..machines[side] };
        let Some(advice) = machine.think(&game) else { break };
        game.play(&advice.turn);
        score.turns += 1;
    }
    match game.outcome() {
        Outcome::Win { winner, .. } if winner == first => score.won = 1,
        Outcome::Win { .. } => score.lost = 1,
        Outcome::Draw { .. } => score.drawn = 1,
        Outcome::Ongoing => score.stopped = 1,
    }
    score
}
