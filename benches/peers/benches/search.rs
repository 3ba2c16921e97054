//! The machines' search: positions a second in every game, Awalé beside the `board-game` crate's minimax at equal depth in the
//! same run, and how well a small time is kept to.
//!
//! `cargo bench -p arbitre-peers --bench search`

use std::time::{Duration, Instant};

use arbitre::players::{Budget, Level, Machine};
use arbitre_rules::{GameId, GameVisitor, Match, Notation, Outcome, Position, Random, Variants};
use board_game::ai::minimax::{Heuristic, minimax_value};
use board_game::board::Board;
use board_game::games::oware::OwareBoard;

/// Positions in which the time is kept to.
const POSITIONS: usize = 10_000;
const SMALL: Duration = Duration::from_millis(2);

/// The difference of the harvests, for their search.
#[derive(Debug)]
struct Harvest;

impl Heuristic<OwareBoard<6>> for Harvest {
    type V = i32;

    fn value(&self, board: &OwareBoard<6>, _depth: u32) -> i32 {
        let player = board.next_player();
        i32::from(board.score(player)) - i32::from(board.score(player.other()))
    }

    fn merge(old: i32, new: i32) -> (i32, std::cmp::Ordering) {
        (old.max(new), new.cmp(&old))
    }
}

struct Speed(Machine);

impl GameVisitor for Speed {
    type Output = ();

    fn visit<P: Notation>(self) {
        let game = Match::new(P::initial(&Variants::default()).expect("a start"));
        let begin = Instant::now();
        let advice = self.0.think(&game).expect("a turn");
        let seconds = begin.elapsed().as_secs_f64();
        println!(
            "{:<12} {:>9} positions, {:>2} turns ahead, {:>8.3} s {:>9.0} positions/s",
            P::NAME,
            advice.nodes,
            advice.depth,
            seconds,
            advice.nodes as f64 / seconds
        );
    }
}

/// How long a machine that has two milliseconds thinks, over many positions of random games. Before each of these thoughts, a loop
/// takes two milliseconds to do nothing but look at the clock: what it overruns, the system took. A position on which the machine was
/// late is given to it again: if it is the position that makes it late, it will be late each time.
struct Punctual;

impl Punctual {
    /// How often a late position is given again before the machine is to blame.
    const TRIES: usize = 5;
}

impl GameVisitor for Punctual {
    type Output = ();

    fn visit<P: Notation>(self) {
        let mut random = Random::new(1);
        let mut game = Match::new(P::initial(&Variants::default()).expect("a start"));
        let (mut thoughts, mut loops, mut always_late) = (Vec::new(), Vec::new(), 0);
        while thoughts.len() < POSITIONS {
            let turns = game.position().legal_turns();
            if turns.is_empty() || game.outcome() != Outcome::Ongoing || random.below(100) == 0 {
                game = Match::new(P::initial(&Variants::default()).expect("a start"));
                continue;
            }
            let begin = Instant::now();
            while begin.elapsed() < SMALL {}
            loops.push(begin.elapsed());
            let machine = Machine { budget: Some(Budget::Time(SMALL)), ..Machine::new(Level::Medium) };
            let think = || {
                let begin = Instant::now();
                let advice = machine.think(&game).expect("a turn");
                let time = begin.elapsed();
                assert!(turns.contains(&advice.turn), "a legal turn");
                time
            };
            let time = think();
            thoughts.push(time);
            always_late += usize::from(is_late(time) && (0..Self::TRIES).all(|_| is_late(think())));
            game.play(&turns[random.below(turns.len())]);
        }
        for (who, mut times) in [("thinking", thoughts), ("bare loop", loops)] {
            times.sort();
            let late = times.iter().filter(|time| is_late(**time)).count();
            println!(
                "{:<12} {who:<9} {POSITIONS} times {SMALL:?}: {:.2?} each on average, 99 % within {:.2?}, longest {:.2?}, {late} beyond 20 %",
                P::NAME,
                times.iter().sum::<Duration>() / POSITIONS as u32,
                times[POSITIONS * 99 / 100],
                times[POSITIONS - 1]
            );
        }
        println!("{:<12} {always_late} of {POSITIONS} positions on which it is late each time", P::NAME);
    }
}

fn is_late(time: Duration) -> bool {
    time > SMALL.mul_f64(1.2)
}

fn main() {
    println!("one thread, 1 000 000 positions from the start:");
    for game in GameId::ALL {
        game.visit(Speed(Machine { budget: Some(Budget::Nodes(1_000_000)), ..Machine::new(Level::Strong) }));
    }
    println!("\nevery core, 2 seconds:");
    for game in GameId::ALL {
        game.visit(Speed(Machine {
            budget: Some(Budget::Time(Duration::from_secs(2))),
            ..Machine::new(Level::Strong)
        }));
    }
    println!("\nAwalé at equal depth, from the start (their rules of feeding and grand slam differ from ours):");
    for depth in [8, 10, 12] {
        let game = Match::new(arbitre_rules::games::awale::Awale::initial(&Variants::default()).expect("a start"));
        let machine = Machine { budget: Some(Budget::Depth(depth)), ..Machine::new(Level::Strong) };
        let begin = Instant::now();
        std::hint::black_box(machine.think(&game));
        let ours = begin.elapsed().as_secs_f64();
        let begin = Instant::now();
        std::hint::black_box(minimax_value(&OwareBoard::<6>::default(), &Harvest, depth));
        let theirs = begin.elapsed().as_secs_f64();
        println!(
            "depth {depth}: ours {:.1} ms, board-game's minimax {:.1} ms, {:.1} times as long",
            ours * 1e3,
            theirs * 1e3,
            theirs / ours
        );
    }
    println!();
    for game in GameId::ALL {
        game.visit(Punctual);
    }
}
