//! Alquerque: men step along lines and must capture as many as they can. Notation and wording are in `text`;
//! `machine` is for machine players alone.
//!
//! The rules are told twice: `board` finds steps and chains on sets of points, for generation; the checks below follow a
//! turn point by point, for refusals, and ask `board` only how long the longest chain is. The laws compare them.

mod board;
mod machine;
mod text;

use std::ops::ControlFlow;

pub use text::Point;

use crate::{Breach, History, Outcome, Player, Position, RuleId, Setup, SetupError};
use board::{Set, View, points};

/// The occurrence of a position that draws the game (ALQ-12).
const REPETITION: u32 = 3;
/// The number of successive turns without capture that draws the game (ALQ-12).
const QUIET_TURNS: u32 = 100;

/// A position of Alquerque.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Alquerque {
    men: [Set; 2],
    turn: Player,
    /// The man in the middle of a chain: he can capture again, and nobody else moves.
    chain: Option<u8>,
}

/// A whole turn; in the middle of a chain, the rest of it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Turn {
    /// A step to a neighbouring point.
    Step(Point, Point),
    /// A chain of captures: where the man stands, then where he lands.
    Chain(Vec<Point>),
}

/// One gesture of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// A step, which is a whole turn.
    Step(Point, Point),
    /// One jump; the turn passes when the man can capture no more.
    Jump(Point, Point),
}

impl Position for Alquerque {
    type Turn = Turn;
    type Gesture = Gesture;

    /// ALQ-14: turns alternate.
    const TURN_RULE: RuleId = RuleId::new("ALQ-14");

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        text::position(setup)
    }

    fn to_setup(&self) -> Setup {
        text::setup(self)
    }

    fn turn(&self) -> Player {
        self.turn
    }

    /// ALQ-10 before ALQ-11: a player without men has been captured, not blocked.
    fn outcome(&self) -> Outcome {
        let opponent = self.turn.opponent();
        let win = |winner, rule| Outcome::Win { winner, rule: RuleId::new(rule) };
        if self.own() == 0 {
            win(opponent, "ALQ-10")
        } else if self.others() == 0 {
            win(self.turn, "ALQ-10")
        } else if self.view().can_move() {
            Outcome::Ongoing
        } else {
            win(opponent, "ALQ-11")
        }
    }

    /// ALQ-12: repetition, or too long without capture, unless the game was over already.
    fn outcome_after(&self, history: History) -> Outcome {
        let drawn = history.occurrences >= REPETITION || history.quiet_turns >= QUIET_TURNS;
        match self.outcome() {
            Outcome::Ongoing if drawn && self.chain.is_none() => Outcome::Draw { rule: RuleId::new("ALQ-12") },
            outcome => outcome,
        }
    }

    fn captured_since(&self, before: &Self) -> bool {
        let men = |position: &Self| (position.men[0] | position.men[1]).count_ones();
        men(self) < men(before)
    }

    fn visit_turns(&self, visit: &mut dyn FnMut(&Turn) -> ControlFlow<()>) {
        if self.others() == 0 {
            return;
        }
        let view = self.view();
        // Whether the visitor breaks or not, there is nothing to do afterwards.
        let _ = match view.longest() {
            0 => points(self.own()).try_for_each(|from| {
                view.steps(from).try_for_each(|to| visit(&Turn::Step(Point::on(from), Point::on(to))))
            }),
            length => {
                let mut turn = Turn::Chain(Vec::with_capacity(length as usize + 1));
                view.visit_chains(length, &mut |path| {
                    if let Turn::Chain(chain) = &mut turn {
                        chain.clear();
                        chain.extend(path.iter().map(|&point| Point::on(point)));
                    }
                    visit(&turn)
                })
            }
        };
    }

    fn check_turn(&self, turn: &Turn) -> Result<(), Breach> {
        match turn {
            Turn::Step(from, to) => self.check_step(*from, *to),
            Turn::Chain(chain) => {
                let longest = self.check_jumps(chain)?;
                let after = self.after(chain);
                // ALQ-07: the chain goes on as long as the same man can capture.
                if after.chain.is_some() {
                    return Err(text::stops_early(chain, &after.best_chain()));
                }
                if longest as usize >= chain.len() { Err(text::not_the_most(&self.best_chain())) } else { Ok(()) }
            }
        }
    }

    fn play(&mut self, turn: &Turn) {
        match turn {
            Turn::Step(from, to) => {
                self.men[self.turn.index()] ^= 1 << from.index() | 1 << to.index();
                self.pass();
            }
            Turn::Chain(chain) => {
                for jump in chain.windows(2) {
                    self.jump(jump[0].index(), jump[1].index());
                }
                self.pass();
            }
        }
    }

    fn check_gesture(&self, gesture: &Gesture) -> Result<(), Breach> {
        match *gesture {
            Gesture::Step(from, to) => self.check_step(from, to),
            Gesture::Jump(from, to) => {
                let longest = self.check_jumps(&[from, to])?;
                // ALQ-13: a jump that no longest chain begins with is refused.
                let rest = self.after(&[from, to]).chain_length();
                if rest + 1 < longest { Err(text::not_the_most(&self.best_chain())) } else { Ok(()) }
            }
        }
    }

    fn make(&mut self, gesture: &Gesture) {
        match *gesture {
            Gesture::Step(from, to) => self.play(&Turn::Step(from, to)),
            Gesture::Jump(from, to) => {
                *self = self.after(&[from, to]);
                if self.chain.is_none() {
                    self.pass();
                }
            }
        }
    }

    fn suppose(&self, by: Player, turn: &Turn) -> Vec<Self> {
        match turn {
            Turn::Step(from, to) => self.suppose_path(by, &[*from, *to], false),
            Turn::Chain(chain) => self.suppose_path(by, chain, true),
        }
    }

    fn suppose_gesture(&self, by: Player, gesture: &Gesture) -> Vec<Self> {
        match *gesture {
            Gesture::Step(from, to) => self.suppose_path(by, &[from, to], false),
            Gesture::Jump(from, to) => self.suppose_path(by, &[from, to], true),
        }
    }

    fn has_turn(&self) -> bool {
        self.others() != 0 && self.view().can_move()
    }

    fn count_turns(&self) -> u64 {
        if self.others() == 0 {
            return 0;
        }
        let view = self.view();
        match view.longest() {
            0 => view.count_steps(),
            length => {
                let mut chains = 0;
                let _ = view.visit_chains(length, &mut |_| {
                    chains += 1;
                    ControlFlow::Continue(())
                });
                chains
            }
        }
    }
}

impl Alquerque {
    /// Whose man stands on `point`.
    #[must_use]
    pub fn man(&self, point: Point) -> Option<Player> {
        let index = point.is_on_board().then(|| point.index())?;
        Player::BOTH.into_iter().find(|player| self.men[player.index()] >> index & 1 == 1)
    }

    /// ALQ-06: whether the player to move must capture.
    #[must_use]
    pub fn must_capture(&self) -> bool {
        self.view().can_capture()
    }

    /// ALQ-13: where the man on `from` may go by a click, in order; nowhere if he may not move.
    #[must_use]
    pub fn landings(&self, from: Point) -> Vec<Point> {
        let view = self.view();
        let may_move = match self.chain {
            Some(at) => from == Point::on(at.into()),
            None => self.man(from) == Some(self.turn) && self.others() != 0,
        };
        if !may_move {
            return Vec::new();
        }
        match view.longest() {
            0 => view.steps(from.index()).map(Point::on).collect(),
            length => view.landings(from.index(), length).map(Point::on).collect(),
        }
    }

    /// ALQ-13: what a click on `to` means for the man on `from`: a jump if an opposing man stands just between, else a step.
    #[must_use]
    pub fn click(&self, from: Point, to: Point) -> Gesture {
        let over = from.middle(to).and_then(|middle| self.man(middle));
        if over == Some(self.turn.opponent()) { Gesture::Jump(from, to) } else { Gesture::Step(from, to) }
    }

    const fn own(&self) -> Set {
        self.men[self.turn.index()]
    }

    const fn others(&self) -> Set {
        self.men[self.turn.opponent().index()]
    }

    /// In the middle of a chain only one man may move.
    const fn view(&self) -> View {
        let men = match self.chain {
            Some(at) => 1 << at,
            None => self.own(),
        };
        View::new(men, self.own(), self.others())
    }

    const fn pass(&mut self) {
        self.turn = self.turn.opponent();
        self.chain = None;
    }

    /// ALQ-05, ALQ-09: the man goes from one point to the other, and the one he jumps leaves at once.
    const fn jump(&mut self, from: usize, to: usize) {
        self.men[self.turn.index()] ^= 1 << from;
        self.men[self.turn.index()] |= 1 << to;
        self.men[self.turn.opponent().index()] &= !(1 << usize::midpoint(from, to));
    }

    /// The position after some jumps of one man, before the turn passes: in the middle of a chain if he can go on.
    fn after(&self, chain: &[Point]) -> Self {
        let mut after = self.clone();
        for jump in chain.windows(2) {
            after.jump(jump[0].index(), jump[1].index());
        }
        after.chain = chain.last().map(|point| point.index() as u8);
        if !after.view().can_capture() {
            after.chain = None;
        }
        after
    }

    /// Whatever man stands at the start goes along `path`, even off the board, and takes the opposing men that he jumps. The turn
    /// passes; or the chain stays open, if he could go on.
    fn suppose_path(&self, by: Player, path: &[Point], jumps: bool) -> Vec<Self> {
        let mut after = Self { turn: by, chain: None, ..self.clone() };
        let mut last = None;
        for step in path.windows(2) {
            let Some(owner) = after.man(step[0]) else { continue };
            let landing = Some(step[1]).filter(|point| point.is_on_board());
            let over = landing.and(step[0].middle(step[1])).filter(|_| jumps);
            let over = over.filter(|&over| after.man(over) == Some(by.opponent()));
            let cleared = [Some(step[0]), landing, over].into_iter().flatten();
            let cleared = cleared.fold(0, |set, point| set | 1 << point.index());
            after.men = after.men.map(|men| men & !cleared);
            after.men[owner.index()] |= landing.map_or(0, |point| 1 << point.index());
            last = over.and(landing).map(|point| point.index() as u8).filter(|_| owner == by);
        }
        let open = Self { chain: last, ..after.clone() };
        after.pass();
        if last.is_some() && open.view().can_capture() { vec![after, open] } else { vec![after] }
    }

    /// How many men the one in the middle of a chain can still capture.
    fn chain_length(&self) -> u32 {
        if self.chain.is_some() { self.view().longest() } else { 0 }
    }

    /// The first of the longest chains.
    fn best_chain(&self) -> Vec<Point> {
        let view = self.view();
        let mut best = Vec::new();
        let _ = view.visit_chains(view.longest(), &mut |path| {
            best = path.iter().map(|&point| Point::on(point)).collect();
            ControlFlow::Break(())
        });
        best
    }

    /// ALQ-14: one moves only one's own men.
    fn check_own_man(&self, from: Point) -> Result<(), Breach> {
        match self.man(from) {
            Some(player) if player == self.turn => Ok(()),
            Some(player) => Err(text::not_his_man(from, player)),
            None => Err(text::no_man(from)),
        }
    }

    fn check_step(&self, from: Point, to: Point) -> Result<(), Breach> {
        check_on_board(&[from, to])?;
        self.check_own_man(from)?;
        // ALQ-03: one point; a line that goes sideways or backward is as good as any other.
        if from.distance(to) != 1 {
            return Err(text::not_one_point(from, to));
        }
        check_joined(from, to)?;
        if self.man(to).is_some() {
            return Err(text::taken(to));
        }
        if let Some(at) = self.chain {
            return Err(text::chain_goes_on(Point::on(at.into()), &self.best_chain()));
        }
        // ALQ-06: a possible capture is obligatory.
        if self.view().can_capture() { Err(text::must_capture(&self.best_chain())) } else { Ok(()) }
    }

    /// Whether one man can make these jumps, whatever the others could do; if so, the length of the longest chain of all.
    fn check_jumps(&self, chain: &[Point]) -> Result<u32, Breach> {
        check_on_board(chain)?;
        let [from, _, ..] = *chain else { return Err(text::no_landing()) };
        self.check_own_man(from)?;
        // ALQ-05: two points further, in line and joined.
        for jump in chain.windows(2) {
            if jump[0].middle(jump[1]).is_none() {
                return Err(text::no_jump(jump[0], jump[1]));
            }
            check_joined(jump[0], jump[1])?;
        }
        // ALQ-05, ALQ-09: over a man who is still there, onto a point that is empty by then.
        let mut board = self.clone();
        for jump in chain.windows(2) {
            let over = jump[0].middle(jump[1]).expect("checked above");
            if board.man(over) != Some(self.turn.opponent()) {
                return Err(text::nobody_to_capture(over, jump[1]));
            }
            if board.man(jump[1]).is_some() {
                return Err(text::landing_taken(jump[1]));
            }
            board.jump(jump[0].index(), jump[1].index());
        }
        if let Some(at) = self.chain.filter(|&at| Point::on(at.into()) != from) {
            return Err(text::chain_goes_on(Point::on(at.into()), &self.best_chain()));
        }
        Ok(self.view().longest())
    }
}

/// ALQ-01: 25 points.
fn check_on_board(points: &[Point]) -> Result<(), Breach> {
    match points.iter().find(|point| !point.is_on_board()) {
        Some(&point) => Err(text::off_board(point)),
        None => Ok(()),
    }
}

/// ALQ-04: diagonally only along a drawn line, for a jump as for a step.
fn check_joined(from: Point, to: Point) -> Result<(), Breach> {
    if board::joined(from.index(), to.index()) { Ok(()) } else { Err(text::no_line(from, to)) }
}
