//! One search for every game: alpha-beta, deeper and deeper, with a memory of positions, until its budget is spent.
//!
//! Values are for the player to move. A win counts the turns that it takes, so that the shortest one is chosen.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use arbitre_rules::{History, Match, Outcome, Player, Position, Random};
use rustc_hash::FxHashMap;

use super::busy::Busy;
use super::hash;
use super::sense::{KNOWN_WIN, MOST_GUESSED, Sense, Visitor};
use super::table::{Bound, Entry, Table};

/// A win already there. Anything beyond [`FORCED`] is a win whose turns have been counted.
pub(super) const WIN: i32 = 1_000_000;
pub(super) const FORCED: i32 = WIN - 1_000;
/// A win by the turn that is being looked at.
const WON_AT_ONCE: i32 = WIN - 1;

/// Captures followed beyond the depth of the search.
const MOST_CAPTURES: u32 = 8;
/// No line is longer.
const MOST_DEPTH: u32 = 100;
/// No line comes near a draw for want of captures from so few turns without one.
const MOST_QUIET: u32 = 20;
/// The clock is looked at once in so many positions.
const CLOCK: u64 = 8;
/// A position may have more turns than one can list (a tall stack of Qawale): the rest is left out.
const MOST_TURNS: usize = 50_000;
/// Remembered refutations, by turn.
const HABITS: usize = 1 << 12;

/// When to stop.
#[derive(Debug)]
pub(super) struct Limits {
    pub(super) depth: u32,
    pub(super) nodes: u64,
    pub(super) deadline: Option<Instant>,
}

/// What all the threads of a search share.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) table: Table,
    busy: Busy,
    pub(super) limits: Limits,
    stop: AtomicBool,
    nodes: AtomicU64,
}

impl Shared {
    pub(super) fn new(table: Table, limits: Limits, threads: usize) -> Self {
        Self { table, busy: Busy::among(threads), limits, stop: AtomicBool::new(false), nodes: AtomicU64::new(0) }
    }

    /// The positions looked at by the threads that are done.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}

/// What a search finds.
#[derive(Clone, Debug)]
pub(super) struct Found<T> {
    pub(super) turn: T,
    pub(super) value: i32,
    /// What both would play, this turn first.
    pub(super) line: Vec<T>,
    /// Turns looked ahead to the end, captures beyond them not counted.
    pub(super) depth: u32,
    /// The value is no guess.
    pub(super) proven: bool,
}

impl<T> Found<T> {
    /// What makes the finding of one thread better than that of another.
    pub(super) const fn certainty(&self) -> (bool, u32) {
        (self.proven || self.value.abs() >= FORCED, self.depth)
    }
}

/// The budget is spent.
#[derive(Debug)]
struct Spent;

/// How exact the search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Manner {
    /// As one plays: history counts, unlikely turns are looked at less deeply, deeper knowledge is used where there is some.
    Playing,
    /// The value at exactly that depth, whatever came before: what plain minimax gives.
    #[cfg(test)]
    Exact,
}

/// One thread of a search.
pub(super) struct Search<'s, P: Position> {
    sense: Sense<P>,
    shared: &'s Shared,
    manner: Manner,
    nodes: u64,
    /// How often the positions of the game have been seen, each as it is when it is seen again.
    seen: FxHashMap<u64, u32>,
    /// The positions of the line being looked at, and the turns without capture that led to each.
    path: Vec<(u64, u32)>,
    killers: Vec<[Option<P::Turn>; 2]>,
    habits: Vec<[i32; 2]>,
    /// Leaves whose value was a guess.
    guesses: u64,
    /// Lists of turns that are no longer needed.
    spare: Vec<Vec<P::Turn>>,
}

impl<'s, P: Position> Search<'s, P> {
    pub(super) fn new(sense: Sense<P>, shared: &'s Shared, manner: Manner) -> Self {
        Self {
            sense,
            shared,
            manner,
            nodes: 0,
            seen: FxHashMap::default(),
            path: Vec::new(),
            killers: Vec::new(),
            habits: vec![[0; 2]; HABITS],
            guesses: 0,
            spare: Vec::new(),
        }
    }

    /// The best turn of `game`, deeper and deeper until the budget is spent or nothing is left to find. `seed` decides
    /// between turns that look the same, which otherwise come in the order of the rules. None if there is no turn.
    pub(super) fn deepen(&mut self, game: &Match<P>, seed: Option<u64>) -> Option<Found<P::Turn>> {
        let position = game.position();
        if position.outcome_after(game.history()) != Outcome::Ongoing {
            return None;
        }
        self.seen = game.seen().map(|(position, times)| (hash::key(position), times)).collect();
        let mut turns = Vec::new();
        (self.sense.visit)(position, &mut |turn| {
            turns.push(turn.clone());
            // Whatever the budget, one turn is needed.
            if turns.len() < MOST_TURNS && !self.out_of_time(turns.len() as u64) {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        if let Some(seed) = seed {
            let mut random = Random::new(seed);
            for index in (1..turns.len()).rev() {
                turns.swap(index, random.below(index + 1));
            }
        }
        let won = self.sort(position, &mut turns) == WON_AT_ONCE;
        let first = turns.first()?.clone();
        // However many turns there are, nothing is better than to win at once.
        let mut best = Found { line: vec![first.clone()], turn: first, value: 0, depth: 0, proven: won };
        if won {
            (best.value, best.depth) = (WON_AT_ONCE, 1);
        }
        let mut depth = 1;
        while !best.proven {
            let guesses = self.guesses;
            self.path.clear();
            self.path.push((hash::key(&position.recurring()), game.history().quiet_turns));
            let done = self.at_root(position, &mut turns, depth, &mut best).is_ok();
            if done {
                best.depth = depth;
                best.proven = self.guesses == guesses;
            }
            // A win that takes more turns than were looked at, by way of captures, may not be the shortest.
            let counted = WIN - best.value.abs() <= depth as i32;
            if !done || counted || depth >= self.shared.limits.depth.min(MOST_DEPTH) {
                break;
            }
            depth += 1;
        }
        if let Ok(Some(line)) = self.whole_line(position, &best) {
            best.line = line;
        }
        self.shared.stop.store(true, Ordering::Relaxed);
        self.shared.nodes.fetch_add(self.nodes, Ordering::Relaxed);
        Some(best)
    }

    /// The most promising turns first, as far as the budget goes, and the promise of the first.
    fn sort(&mut self, position: &P, turns: &mut Vec<P::Turn>) -> i32 {
        let mut promises = Vec::with_capacity(turns.len());
        for turn in turns.iter() {
            let Ok(child) = self.play(position, turn) else { break };
            promises.push(self.promise(position, turn, &child, 0));
            if promises.last() == Some(&WON_AT_ONCE) {
                break;
            }
        }
        let unseen = turns.split_off(promises.len());
        let mut sorted: Vec<_> = promises.into_iter().zip(turns.drain(..)).collect();
        sorted.sort_by_key(|(promise, _)| -promise);
        let first = sorted.first().map_or(0, |(promise, _)| *promise);
        turns.extend(sorted.into_iter().map(|(_, turn)| turn).chain(unseen));
        first
    }

    /// What is remembered stands for the end of a line: where somebody wins, it is played out, as far as the budget goes.
    fn whole_line(&mut self, position: &P, best: &Found<P::Turn>) -> Result<Option<Vec<P::Turn>>, Spent> {
        let length = (WIN - best.value.abs()) as usize;
        if best.value.abs() < FORCED || best.line.len() >= length {
            return Ok(None);
        }
        let mut line = best.line.clone();
        let mut end = position.clone();
        for turn in &line {
            end = self.play(&end, turn)?;
        }
        while line.len() < length && end.outcome() == Outcome::Ongoing {
            let turns = self.turns(&end, self.sense.visit)?;
            let mut next = None;
            for turn in &turns {
                let child = self.play(&end, turn)?;
                if matches!(child.outcome(), Outcome::Win { winner, .. } if winner == end.turn()) {
                    next = Some(turn);
                    break;
                }
            }
            let remembered = || self.shared.table.get(hash::key(&end)).map(|entry| usize::from(entry.turn));
            let only = if turns.len() == 1 { Some(0) } else { None };
            let Some(next) = next.or_else(|| turns.get(remembered().or(only)?)).cloned() else { return Ok(None) };
            end = self.play(&end, &next)?;
            line.push(next);
        }
        let ahead = if best.value > 0 { position.turn() } else { position.turn().opponent() };
        let wins = matches!(end.outcome(), Outcome::Win { winner, .. } if winner == ahead);
        Ok(wins.then_some(line))
    }

    /// What a turn looks like before anything is searched.
    fn promise(&self, position: &P, turn: &P::Turn, child: &P, ply: u32) -> i32 {
        let same = child.turn() == position.turn();
        if let Some(value) = self.over(child, 1) {
            return if same { value } else { -value };
        }
        let value = (self.sense.evaluate)(child);
        let killers = self.killers.get(ply as usize);
        let killer = killers.is_some_and(|killers| killers.iter().flatten().any(|killer| killer == turn));
        (if same { value } else { -value }) + if killer { 100 } else { 0 } + self.habit(position.turn(), turn)
    }

    /// One depth. What is found before the budget is spent is kept: the best turn of the depth before is looked at first. If it
    /// then turns out to lose, nothing says that every turn does, and the next one is played.
    fn at_root(
        &mut self,
        position: &P,
        turns: &mut [P::Turn],
        depth: u32,
        best: &mut Found<P::Turn>,
    ) -> Result<(), Spent> {
        let (mut found, mut at) = (None, 0);
        let done = self.look_from_root(position, turns, depth, &mut found, &mut at);
        match found {
            Some(lost) if done.is_err() && lost.value <= -KNOWN_WIN => {
                let turn = turns[at].clone();
                let value = best.value.clamp(-MOST_GUESSED, MOST_GUESSED);
                *best = Found { line: vec![turn.clone()], turn, value, ..*best };
            }
            Some(found) => *best = Found { depth: best.depth, ..found },
            None => {}
        }
        done
    }

    /// `at` is the turn being looked at, `found` the best of those that have been.
    fn look_from_root(
        &mut self,
        position: &P,
        turns: &mut [P::Turn],
        depth: u32,
        found: &mut Option<Found<P::Turn>>,
        at: &mut usize,
    ) -> Result<(), Spent> {
        let (mut alpha, beta) = (-WIN, WIN);
        // By their turns, for those that turn out well are moved to the front.
        let mut later: VecDeque<P::Turn> = VecDeque::new();
        let mut next = 0;
        while let Some(index) = if next < turns.len() {
            Some(next)
        } else {
            later.pop_front().and_then(|turn| turns.iter().position(|other| *other == turn))
        } {
            let first_time = next < turns.len();
            next += 1;
            *at = index;
            let child = self.play(position, &turns[index])?;
            let task = self.shared.busy.task(|| hash::key(&child), depth);
            if first_time && index > 0 && task.is_some_and(|task| self.shared.busy.taken(task)) {
                later.push_back(turns[index].clone());
                continue;
            }
            let mut line = Vec::new();
            self.shared.busy.begin(task);
            let value = self.reply(position, &child, depth - 1, 1, (alpha, beta), index > 0, &mut line)?;
            self.shared.busy.end(task);
            if value > alpha || index == 0 {
                alpha = value;
                line.insert(0, turns[index].clone());
                *found = Some(Found { turn: turns[index].clone(), value, line, depth, proven: false });
                turns[..=index].rotate_right(1);
            }
            if alpha >= WON_AT_ONCE {
                break;
            }
        }
        Ok(())
    }

    /// The value of `child`, which a turn in `position` led to, for the player of `position`. `narrow`: asked first only
    /// whether it is better than the best so far.
    #[allow(clippy::too_many_arguments, reason = "one call, in three places, of what is one recursion")]
    fn reply(
        &mut self,
        position: &P,
        child: &P,
        depth: u32,
        ply: u32,
        (alpha, beta): (i32, i32),
        narrow: bool,
        line: &mut Vec<P::Turn>,
    ) -> Result<i32, Spent> {
        let same = child.turn() == position.turn();
        let quiet = self.quiet(position, child);
        let place = hash::key(child);
        if let Some(value) = self.ending(child, place, quiet, ply) {
            line.clear();
            return Ok(if same { value } else { -value });
        }
        let key = self.key(child, place, quiet);
        self.path.push((place, quiet));
        let result = (|| {
            let mut ask = |(alpha, beta): (i32, i32), line: &mut Vec<P::Turn>| {
                if same {
                    self.value(child, key, depth, ply, (alpha, beta), line)
                } else {
                    self.value(child, key, depth, ply, (-beta, -alpha), line).map(|value| -value)
                }
            };
            if narrow && beta - alpha > 1 {
                let value = ask((alpha, alpha + 1), line)?;
                if value <= alpha || value >= beta {
                    return Ok(value);
                }
            }
            ask((alpha, beta), line)
        })();
        self.path.pop();
        result
    }

    /// The value of a position that goes on.
    fn value(
        &mut self,
        position: &P,
        key: u64,
        depth: u32,
        ply: u32,
        (mut alpha, beta): (i32, i32),
        line: &mut Vec<P::Turn>,
    ) -> Result<i32, Spent> {
        line.clear();
        if let Some(value) = (self.sense.known)(position, self.waits()) {
            return Ok(value);
        }
        if depth == 0 || ply >= MOST_DEPTH {
            return self.settle(position, ply, MOST_CAPTURES, (alpha, beta));
        }
        let remembered = self.shared.table.get(key);
        if let Some(value) = remembered.and_then(|entry| self.usable(entry, depth, ply, (alpha, beta))) {
            return Ok(value);
        }
        let turns = self.turns(position, self.sense.visit)?;
        if turns.is_empty() {
            self.guesses += 1;
            return Ok(0);
        }
        let guesses = self.guesses;
        let first_alpha = alpha;
        let (mut best, mut best_index) = (-WIN, 0);
        let mut child_line = Vec::new();
        let mut order = Order::new(turns.len(), remembered.map(|entry| usize::from(entry.turn)));
        let mut count = 0;
        let mut later: VecDeque<(usize, P)> = VecDeque::new();
        loop {
            let fresh = self.next(position, &turns, &mut order, depth, ply)?;
            let first_time = fresh.is_some();
            let Some((index, child)) = fresh.or_else(|| later.pop_front()) else { break };
            let task = self.shared.busy.task(|| hash::key(&child), depth);
            if first_time && count > 0 && task.is_some_and(|task| self.shared.busy.taken(task)) {
                later.push_back((index, child));
                continue;
            }
            self.shared.busy.begin(task);
            let less = self.reduction(depth, count);
            let window = (alpha, beta);
            let mut value =
                self.reply(position, &child, depth - 1 - less, ply + 1, window, count > 0, &mut child_line)?;
            if less > 0 && value > alpha {
                value = self.reply(position, &child, depth - 1, ply + 1, window, true, &mut child_line)?;
            }
            self.shared.busy.end(task);
            count += 1;
            if value > best {
                (best, best_index) = (value, index);
            }
            if value > alpha {
                alpha = value;
                line.clear();
                line.push(turns[index].clone());
                line.append(&mut child_line);
            }
            if alpha >= beta {
                self.note_refutation(position.turn(), &turns[index], depth, ply);
                break;
            }
        }
        let bound = match best {
            _ if best >= beta => Bound::AtLeast,
            _ if best > first_alpha => Bound::Exact,
            _ => Bound::AtMost,
        };
        let proven = self.guesses == guesses;
        let turn = best_index.min(usize::from(u16::MAX)) as u16;
        let entry = Entry { value: from_here(best, ply), bound, depth: depth as u8, proven, turn };
        self.shared.table.put(key, entry);
        self.spare.push(turns);
        Ok(best)
    }

    /// The turns of a position and their children come in the order in which they should be looked at: the one remembered
    /// first, then by what the position after them looks like.
    fn next(
        &mut self,
        position: &P,
        turns: &[P::Turn],
        order: &mut Order<P>,
        depth: u32,
        ply: u32,
    ) -> Result<Option<(usize, P)>, Spent> {
        if let Some(index) = order.remembered.take() {
            order.tried = Some(index);
            return Ok(Some((index, self.play(position, &turns[index])?)));
        }
        // One turn before the end of the line, ordering costs as much as looking.
        if depth <= 1 {
            while order.at < turns.len() {
                let index = order.at;
                order.at += 1;
                if Some(index) != order.tried {
                    return Ok(Some((index, self.play(position, &turns[index])?)));
                }
            }
            return Ok(None);
        }
        if order.sorted.is_none() {
            let mut sorted = Vec::with_capacity(turns.len());
            for (index, turn) in turns.iter().enumerate().filter(|(index, _)| Some(*index) != order.tried) {
                let child = self.play(position, turn)?;
                let promise = self.promise(position, turn, &child, ply);
                sorted.push((promise, index, child));
                // Nothing is better than to win at once.
                if promise == WON_AT_ONCE {
                    break;
                }
            }
            sorted.sort_by_key(|(promise, index, _)| (*promise, std::cmp::Reverse(*index)));
            order.sorted = Some(sorted);
        }
        Ok(order.sorted.as_mut().and_then(Vec::pop).map(|(_, index, child)| (index, child)))
    }

    /// The value of a position at the end of a line, once there is nothing more to capture.
    fn settle(&mut self, position: &P, ply: u32, captures: u32, (mut alpha, beta): (i32, i32)) -> Result<i32, Spent> {
        let forced = (self.sense.must_capture)(position);
        let mut best = -WIN;
        if !forced || captures == 0 {
            self.guesses += 1;
            best = (self.sense.evaluate)(position).clamp(-MOST_GUESSED, MOST_GUESSED);
            if captures == 0 || best >= beta {
                return Ok(best);
            }
        }
        alpha = alpha.max(best);
        let turns = self.turns(position, if forced { self.sense.visit } else { self.sense.captures })?;
        for turn in &turns {
            let child = self.play(position, turn)?;
            let same = child.turn() == position.turn();
            let window = if same { (alpha, beta) } else { (-beta, -alpha) };
            let value = match self.over(&child, ply + 1) {
                Some(value) => value,
                None => match (self.sense.known)(&child, self.waits()) {
                    Some(value) => value,
                    None => self.settle(&child, ply + 1, captures - 1, window)?,
                },
            };
            best = best.max(if same { value } else { -value });
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        self.spare.push(turns);
        Ok(best)
    }

    /// The value of a finished game `ply` turns from the root, for the player whose turn it would be.
    fn over(&self, position: &P, ply: u32) -> Option<i32> {
        valued(position.outcome(), position.turn(), ply)
    }

    /// The value of a game that is over, or goes round in circles.
    fn ending(&mut self, position: &P, place: u64, quiet: u32, ply: u32) -> Option<i32> {
        if self.manner != Manner::Playing {
            return self.over(position, ply);
        }
        let occurrences = self.seen.get(&place).map_or(1, |times| times + 1);
        let outcome = position.outcome_after(History { occurrences, quiet_turns: quiet });
        if outcome != Outcome::Ongoing {
            return valued(outcome, position.turn(), ply);
        }
        if !self.path.iter().rev().any(|(before, _)| *before == place) {
            return None;
        }
        // Who comes back once can come back as often as the rules say, however long that takes; where they say nothing, nobody
        // gets any further.
        self.guesses += 1;
        let again = position.outcome_after(History { occurrences: u32::MAX, quiet_turns: quiet });
        let value = valued(again, position.turn(), ply).unwrap_or(0);
        Some(value.signum() * (KNOWN_WIN + (MOST_DEPTH - ply) as i32))
    }

    /// Turns without capture up to `child`.
    fn quiet(&self, position: &P, child: &P) -> u32 {
        let before = self.path.last().map_or(0, |(_, quiet)| *quiet);
        if self.manner != Manner::Playing || child.captured_since(position) { 0 } else { before.saturating_add(1) }
    }

    /// Under which key a position is remembered: near a draw for want of captures, it is not worth the same as far from it.
    fn key(&self, position: &P, place: u64, quiet: u32) -> u64 {
        let soon = || position.outcome_after(History { occurrences: 1, quiet_turns: quiet.saturating_add(MOST_DEPTH) });
        let near = self.manner == Manner::Playing && quiet > MOST_QUIET && soon() != Outcome::Ongoing;
        if near { hash::fold(place, quiet.into()) } else { place }
    }

    /// What is remembered, if it answers the question.
    fn usable(&mut self, entry: Entry, depth: u32, ply: u32, (alpha, beta): (i32, i32)) -> Option<i32> {
        let deep = match self.manner {
            Manner::Playing => entry.proven || u32::from(entry.depth) >= depth,
            #[cfg(test)]
            Manner::Exact => u32::from(entry.depth) == depth,
        };
        let value = from_root(entry.value, ply);
        let answers = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => value >= beta,
            Bound::AtMost => value <= alpha,
        };
        if !deep || !answers {
            return None;
        }
        self.guesses += u64::from(!entry.proven);
        Some(value)
    }

    /// How much less deeply a turn is looked at, at first, that comes late in the order.
    const fn reduction(&self, depth: u32, count: u32) -> u32 {
        match self.manner {
            Manner::Playing if depth >= 3 && count >= 12 => 2,
            Manner::Playing if depth >= 3 && count >= 4 => 1,
            _ => 0,
        }
    }

    /// The turns that `visit` shows, in a list that is given back to `spare`.
    fn turns(&mut self, position: &P, visit: fn(&P, Visitor<'_, P::Turn>)) -> Result<Vec<P::Turn>, Spent> {
        let mut turns = self.spare.pop().unwrap_or_default();
        turns.clear();
        let mut spent = false;
        visit(position, &mut |turn| {
            turns.push(turn.clone());
            spent = self.out_of_time(turns.len() as u64);
            if turns.len() < MOST_TURNS && !spent { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        if spent { Err(Spent) } else { Ok(turns) }
    }

    /// The position after a turn: what the budget counts.
    fn play(&mut self, position: &P, turn: &P::Turn) -> Result<P, Spent> {
        if self.nodes >= self.shared.limits.nodes || self.out_of_time(self.nodes) {
            return Err(Spent);
        }
        self.nodes += 1;
        let mut child = position.clone();
        child.play(turn);
        Ok(child)
    }

    fn out_of_time(&self, count: u64) -> bool {
        count.is_multiple_of(CLOCK)
            && (self.shared.stop.load(Ordering::Relaxed)
                || self.shared.limits.deadline.is_some_and(|deadline| Instant::now() >= deadline))
    }

    /// Whether knowledge that takes long to gather is waited for: a search that must be the same every time does.
    const fn waits(&self) -> bool {
        self.shared.limits.deadline.is_none()
    }

    fn note_refutation(&mut self, player: Player, turn: &P::Turn, depth: u32, ply: u32) {
        let ply = ply as usize;
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None, None]);
        }
        if self.killers[ply][0].as_ref() != Some(turn) {
            let [first, _] = std::mem::take(&mut self.killers[ply]);
            self.killers[ply] = [Some(turn.clone()), first];
        }
        let habit = &mut self.habits[hash::key(turn) as usize % HABITS][player.index()];
        *habit = (*habit + (depth * depth) as i32).min(10_000);
    }

    fn habit(&self, player: Player, turn: &P::Turn) -> i32 {
        self.habits[hash::key(turn) as usize % HABITS][player.index()] / 100
    }
}

/// Where one is among the turns of a position.
struct Order<P> {
    remembered: Option<usize>,
    tried: Option<usize>,
    at: usize,
    /// The worst first.
    sorted: Option<Vec<(i32, usize, P)>>,
}

impl<P> Order<P> {
    fn new(turns: usize, remembered: Option<usize>) -> Self {
        Self { remembered: remembered.filter(|&index| index < turns), tried: None, at: 0, sorted: None }
    }
}

fn valued(outcome: Outcome, player: Player, ply: u32) -> Option<i32> {
    match outcome {
        Outcome::Ongoing => None,
        Outcome::Draw { .. } => Some(0),
        Outcome::Win { winner, .. } if winner == player => Some(WIN - ply as i32),
        Outcome::Win { .. } => Some(ply as i32 - WIN),
    }
}

/// A win counted from the root, counted from a position `ply` turns away.
const fn from_here(value: i32, ply: u32) -> i32 {
    match value {
        FORCED.. => value + ply as i32,
        _ if value <= -FORCED => value - ply as i32,
        _ => value,
    }
}

/// The reverse of [`from_here`].
const fn from_root(value: i32, ply: u32) -> i32 {
    match value {
        FORCED.. => value - ply as i32,
        _ if value <= -FORCED => value + ply as i32,
        _ => value,
    }
}
