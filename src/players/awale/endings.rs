//! Every ending of Awalé with few seeds, solved backwards from the last one.
//!
//! A position that the players may repeat for ever has no value of its own: how AWA-16 counts it depends on where the circle
//! began. So the table holds two numbers, which meet in most positions: the margin (seeds still to come for the player to
//! move, minus those for the other) that he can force, and the one that the other can hold him to, each in a finite number
//! of turns. Whatever becomes of a circle lies between them.

use std::sync::OnceLock;

use arbitre_rules::games::awale::Awale;
use arbitre_rules::{Player, Position};

/// Seeds on the board up to which the table goes.
pub(super) const MOST_SEEDS: usize = 12;
/// Seeds up to which it is made while one waits: a fraction of a second, where all of it takes some.
pub(super) const SEEDS_WORTH_WAITING: usize = 9;
const CAMP: usize = 6;
const HOLES: usize = 2 * CAMP;

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Ending {
    /// The margin that the player to move can force, and within how many turns before a seed leaves the board.
    pub(super) least: i8,
    pub(super) turns_to_least: u8,
    /// The margin that the other can hold him to, likewise.
    pub(super) most: i8,
    pub(super) turns_to_most: u8,
}

/// What is known of `position`. Who waits gets the same answer every time, for somewhat fewer seeds; who does not gets
/// whatever part of the table is there, and the rest is begun.
pub(super) fn look_up(position: &Awale, wait: bool) -> Option<Ending> {
    let seeds = position.seeds_on_board() as usize;
    if seeds > if wait { SEEDS_WORTH_WAITING } else { MOST_SEEDS } {
        return None;
    }
    let level = if wait { Some(level(position, seeds)) } else { level_if_made(position, seeds) }?;
    Some(level[rank(&holes(position))])
}

/// The endings with a given number of seeds, in the order of [`rank`].
type Level = Vec<Ending>;

fn levels(position: &Awale) -> &'static [OnceLock<Level>; MOST_SEEDS + 1] {
    static REFUSED: [OnceLock<Level>; MOST_SEEDS + 1] = [const { OnceLock::new() }; MOST_SEEDS + 1];
    static TAKES_NOTHING: [OnceLock<Level>; MOST_SEEDS + 1] = [const { OnceLock::new() }; MOST_SEEDS + 1];
    if position.refuses_grand_slam() { &REFUSED } else { &TAKES_NOTHING }
}

fn level(position: &Awale, seeds: usize) -> &'static Level {
    // Lower ones first, so that making a level never waits for itself.
    for fewer in 0..seeds {
        levels(position)[fewer].get_or_init(|| solve(position, fewer));
    }
    levels(position)[seeds].get_or_init(|| solve(position, seeds))
}

/// The level if it is there; else somebody begins to make all of them, for the next time.
fn level_if_made(position: &Awale, seeds: usize) -> Option<&'static Level> {
    static BEGUN: [OnceLock<()>; 2] = [const { OnceLock::new() }; 2];
    let made = levels(position)[seeds].get();
    if made.is_none() {
        BEGUN[usize::from(position.refuses_grand_slam())].get_or_init(|| {
            let rules = position.clone();
            // The table is a help, not a need: without a thread there is none.
            let _ = std::thread::Builder::new().spawn(move || {
                level(&rules, MOST_SEEDS);
            });
        });
    }
    made
}

/// The holes in the order of the sowing, from those of the player to move.
fn holes(position: &Awale) -> [u8; HOLES] {
    let (own, other) = (position.camp(position.turn()), position.camp(position.turn().opponent()));
    std::array::from_fn(|hole| if hole < CAMP { own[hole] } else { other[hole - CAMP] })
}

/// Solves every position with `seeds` seeds; those with fewer are known.
fn solve(rules: &Awale, seeds: usize) -> Level {
    let all = binomial(seeds + HOLES - 1, HOLES - 1);
    let most = seeds as i8;
    let mut endings = vec![Ending { least: -most, most, ..Ending::default() }; all];
    // What a turn that takes seeds off the board, or ends the game, is worth; and where the other turns lead.
    let mut firm = vec![[i8::MIN; 2]; all];
    let mut followers = Vec::new();
    let mut first_follower = Vec::with_capacity(all + 1);
    for (index, firm) in firm.iter_mut().enumerate() {
        first_follower.push(followers.len());
        let board = unrank(index, seeds);
        let [own, other] =
            [&board[..CAMP], &board[CAMP..]].map(|camp| <[u8; CAMP]>::try_from(camp).expect("six holes"));
        let position = rules.elsewhere(Player::First, own, other);
        let mut stopped = true;
        position.visit_turns(&mut |turn| {
            stopped = false;
            let mut after = position.clone();
            after.play(turn);
            let gain = after.harvest(Player::First);
            let place = rank(&holes(&after));
            if gain == 0 {
                followers.push(place as u32);
            } else {
                let reply = levels(rules)[seeds - usize::from(gain)].get().expect("lower levels first")[place];
                firm[0] = firm[0].max(gain as i8 - reply.most);
                firm[1] = firm[1].max(gain as i8 - reply.least);
            }
            std::ops::ControlFlow::Continue(())
        });
        if stopped {
            // AWA-15: each counts his own camp.
            let [own, other] = position.final_count();
            *firm = [own as i8 - other as i8; 2];
            endings[index] = Ending { least: firm[0], most: firm[1], ..Ending::default() };
        }
    }
    first_follower.push(followers.len());
    // One more turn is looked at in each round, until no bound moves.
    let mut open: Vec<_> = (0..all).filter(|&index| endings[index].least < endings[index].most).collect();
    for round in 1..=u8::MAX {
        let mut moved = Vec::new();
        for &index in &open {
            let [mut least, mut most] = firm[index];
            for &follower in &followers[first_follower[index]..first_follower[index + 1]] {
                let reply = endings[follower as usize];
                least = least.max(-reply.most);
                most = most.max(-reply.least);
            }
            let before = endings[index];
            let mut after = before;
            if least > before.least {
                (after.least, after.turns_to_least) = (least, round);
            }
            if most < before.most {
                (after.most, after.turns_to_most) = (most, round);
            }
            if after != before {
                moved.push((index, after));
            }
        }
        if moved.is_empty() {
            break;
        }
        for (index, after) in moved {
            endings[index] = after;
        }
        open.retain(|&index| endings[index].least < endings[index].most);
    }
    endings
}

/// The number of a board among those with as many seeds: the seeds and the eleven walls between the holes in a row, the
/// walls' places are a combination.
fn rank(board: &[u8; HOLES]) -> usize {
    let mut place = 0;
    let mut rank = 0;
    for (wall, &seeds) in board[..HOLES - 1].iter().enumerate() {
        place += usize::from(seeds);
        rank += binomial(place, wall + 1);
        place += 1;
    }
    rank
}

/// The board of that number.
fn unrank(mut rank: usize, seeds: usize) -> [u8; HOLES] {
    let mut board = [0; HOLES];
    let mut end = seeds + HOLES - 1;
    for wall in (0..HOLES - 1).rev() {
        let mut place = end - 1;
        while binomial(place, wall + 1) > rank {
            place -= 1;
        }
        rank -= binomial(place, wall + 1);
        board[wall + 1] = (end - 1 - place) as u8;
        end = place;
    }
    board[0] = end as u8;
    board
}

/// How many ways there are to choose `some` among `all`, as far as the table needs.
fn binomial(all: usize, some: usize) -> usize {
    const MOST: usize = MOST_SEEDS + HOLES;
    static ROWS: [[u32; HOLES + 1]; MOST] = {
        let mut rows = [[0; HOLES + 1]; MOST];
        let mut all = 0;
        while all < MOST {
            rows[all][0] = 1;
            let mut some = 1;
            while all > 0 && some <= HOLES {
                rows[all][some] = rows[all - 1][some - 1] + rows[all - 1][some];
                some += 1;
            }
            all += 1;
        }
        rows
    };
    ROWS[all][some] as usize
}
