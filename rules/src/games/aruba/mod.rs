//! Aruba: two armies of pawns face each other across an n×n board; a pawn steps, or captures by jumping, and who captures
//! everything wins. Notation and wording are in [`text`]; `machine` is for machine players alone.

mod machine;
mod text;

use std::ops::ControlFlow;

pub use text::{Cell, box_drawing};

use crate::{Breach, Outcome, Player, Position, RuleId, Setup, SetupError};

/// ARU-02: the sides a board may have; columns bear a letter each.
const SIZES: std::ops::RangeInclusive<usize> = 3..=26;
/// ARU-02: the usual board.
const USUAL_SIZE: usize = 7;

/// Where a pawn can go in eight directions, as columns and rows, in the order of the cells' names: one cell away is a step
/// (ARU-06), two is a jump (ARU-07).
const REACH: [(isize, isize); 16] = [
    (-2, -2),
    (-2, 0),
    (-2, 2),
    (-1, -1),
    (-1, 0),
    (-1, 1),
    (0, -2),
    (0, -1),
    (0, 1),
    (0, 2),
    (1, -1),
    (1, 0),
    (1, 1),
    (2, -2),
    (2, 0),
    (2, 2),
];

/// A position of Aruba.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Aruba {
    /// Cells on a side.
    size: usize,
    /// Whose pawn stands on each cell, row by row from the top.
    cells: Vec<Option<Player>>,
    turn: Player,
    /// The pawn that has captured and may go on.
    chain: Option<usize>,
    /// Who left the game.
    coward: Option<Player>,
}

/// A whole turn. In the middle of a chain, what remains of it: the path then begins where the pawn stands.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Turn {
    /// A step or a chain of captures.
    Move {
        /// The cell of the pawn, then those where it goes.
        path: Vec<Cell>,
        /// Whether the chain stops there although the pawn could go on capturing. Without it such a chain stays open.
        stop: bool,
    },
    /// Nothing more is played.
    Pass,
}

/// One gesture of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// A step or a single jump.
    Move(Cell, Cell),
    /// Passing, which also stops a chain.
    Pass,
    /// Leaving the game.
    Leave,
}

/// What a pawn does on its way to another cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    Step,
    /// Jumping over the pawn of that cell.
    Jump(usize),
}

/// A capture: over which cell, to which.
#[derive(Clone, Copy, Debug)]
struct Capture {
    over: usize,
    to: usize,
}

impl Position for Aruba {
    type Turn = Turn;
    type Gesture = Gesture;

    /// ARU-18: turns alternate.
    const TURN_RULE: RuleId = RuleId::new("ARU-18");

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        text::position(setup)
    }

    fn to_setup(&self) -> Setup {
        text::setup(self)
    }

    fn turn(&self) -> Player {
        self.turn
    }

    /// ARU-01: who has captured every opposing pawn has won, whoever's turn it is. ARU-13: a game that somebody left is a
    /// draw. A board without any pawn, which only a set-up can show, decides nothing.
    fn outcome(&self) -> Outcome {
        let has_pawn = |player| self.cells.contains(&Some(player));
        let win = |winner| Outcome::Win { winner, rule: RuleId::new("ARU-01") };
        match Player::BOTH.map(has_pawn) {
            [true, false] => win(Player::First),
            [false, true] => win(Player::Second),
            _ if self.coward.is_some() => Outcome::Draw { rule: RuleId::new("ARU-13") },
            _ => Outcome::Ongoing,
        }
    }

    /// ARU-12, ARU-16: `pass` is always there, and alone for a blocked player. ARU-09: in the middle of a chain the other
    /// turns are the captures of the same pawn.
    fn visit_turns(&self, visit: &mut dyn FnMut(&Turn) -> ControlFlow<()>) {
        if self.outcome() != Outcome::Ongoing {
            return;
        }
        let mut board = self.clone();
        for from in self.cells_in_order().filter(|&cell| self.may_move(cell)) {
            if board.visit_moves(from, visit).is_break() {
                return;
            }
        }
        let _ = visit(&Turn::Pass);
    }

    fn check_turn(&self, turn: &Turn) -> Result<(), Breach> {
        let Turn::Move { path, stop } = turn else { return Ok(()) };
        let after = self.check_path(path)?;
        // ARU-09: only a chain that could go on is stopped.
        if *stop && after.chain.is_none() { Err(text::nothing_to_stop()) } else { Ok(()) }
    }

    fn play(&mut self, turn: &Turn) {
        if let Turn::Move { path, .. } = turn {
            for step in path.windows(2) {
                self.make(&Gesture::Move(step[0], step[1]));
            }
        }
        if matches!(turn, Turn::Move { stop: true, .. } | Turn::Pass) {
            self.make(&Gesture::Pass);
        }
    }

    fn check_gesture(&self, gesture: &Gesture) -> Result<(), Breach> {
        match *gesture {
            Gesture::Move(from, to) => self.check_path(&[from, to]).map(|_| ()),
            // ARU-12, ARU-13: at any time.
            Gesture::Pass | Gesture::Leave => Ok(()),
        }
    }

    fn make(&mut self, gesture: &Gesture) {
        match *gesture {
            Gesture::Move(from, to) => {
                let (from, to) = (self.index(from).expect("on the board"), self.index(to).expect("on the board"));
                let action = self.check_action(from, to).expect("a legal move");
                self.go(from, to, action);
            }
            Gesture::Pass => self.pass(),
            Gesture::Leave => self.coward = Some(self.turn),
        }
    }

    /// ARU-09: captures that do not say `pass` leave the chain open if the same pawn can capture again.
    fn leaves_open(&self, turn: &Turn) -> bool {
        let mut after = self.clone();
        after.play(turn);
        after.chain.is_some()
    }

    fn suppose(&self, by: Player, turn: &Turn) -> Vec<Self> {
        match turn {
            Turn::Move { path, stop } => self.suppose_path(by, path, *stop),
            Turn::Pass => self.suppose_path(by, &[], true),
        }
    }

    fn suppose_gesture(&self, by: Player, gesture: &Gesture) -> Vec<Self> {
        match *gesture {
            Gesture::Move(from, to) => self.suppose_path(by, &[from, to], false),
            Gesture::Pass => self.suppose_path(by, &[], true),
            Gesture::Leave => vec![Self { coward: Some(by), ..self.clone() }],
        }
    }

    /// The published numbers leave out every turn that is only `pass`. A chain stopped by `pass` is counted.
    fn left_out_of_perft(&self) -> Option<Turn> {
        Some(Turn::Pass)
    }

    fn has_turn(&self) -> bool {
        self.outcome() == Outcome::Ongoing
    }
}

impl Aruba {
    /// ARU-04: the upper left half is blue, the lower right half red. ARU-05: on the diagonal between them the middle is
    /// empty (one cell, or two if the side is even) and the lower left part is blue; the upper right part is red, as the
    /// rulebook says, or blue, as its figure shows.
    fn start(size: usize, figure: bool) -> Vec<Option<Player>> {
        let (blue, red) = (Some(Player::First), Some(Player::Second));
        let cell = |row: usize, column: usize| match (row + column + 1).cmp(&size) {
            std::cmp::Ordering::Less => blue,
            std::cmp::Ordering::Greater => red,
            std::cmp::Ordering::Equal if row.abs_diff(column) <= 1 => None,
            std::cmp::Ordering::Equal if row > column || figure => blue,
            std::cmp::Ordering::Equal => red,
        };
        (0..size * size).map(|index| cell(index / size, index % size)).collect()
    }

    /// The place of a cell in `cells`, if it is on the board.
    fn index(&self, cell: Cell) -> Option<usize> {
        let (row, column) = cell.row_and_column(self.size)?;
        Some(row * self.size + column)
    }

    fn cell(&self, index: usize) -> Cell {
        Cell::on(index / self.size, index % self.size)
    }

    /// Every cell, in the order of their names: A1, A2…
    fn cells_in_order(&self) -> impl Iterator<Item = usize> + use<> {
        let size = self.size;
        (0..size * size).map(move |place| place % size * size + place / size)
    }

    /// The cell that many columns and rows away, if it is on the board.
    fn away(&self, from: usize, (columns, rows): (isize, isize)) -> Option<usize> {
        let column = (from % self.size).checked_add_signed(columns).filter(|&column| column < self.size)?;
        let row = (from / self.size).checked_add_signed(rows).filter(|&row| row < self.size)?;
        Some(row * self.size + column)
    }

    /// ARU-18: one moves one's own pawns. ARU-09: and in the middle of a chain only the one that has captured.
    fn may_move(&self, cell: usize) -> bool {
        self.cells[cell] == Some(self.turn) && self.chain.is_none_or(|pawn| pawn == cell)
    }

    /// ARU-07, ARU-08: the captures of the mover's pawn on `from`, in the order of the cells' names.
    fn captures(&self, from: usize) -> impl Iterator<Item = Capture> {
        REACH.iter().filter_map(move |&reach| self.capture(from, reach))
    }

    fn capture(&self, from: usize, (columns, rows): (isize, isize)) -> Option<Capture> {
        if columns.abs().max(rows.abs()) != 2 {
            return None;
        }
        let (over, to) = (self.away(from, (columns / 2, rows / 2))?, self.away(from, (columns, rows))?);
        let takes = self.cells[over] == Some(self.turn.opponent()) && self.cells[to].is_none();
        takes.then_some(Capture { over, to })
    }

    /// Visits the turns that move the pawn on `from`; leaves the board as it was unless the visit breaks.
    fn visit_moves(&mut self, from: usize, visit: &mut dyn FnMut(&Turn) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut path = vec![self.cell(from)];
        for reach in REACH {
            if let Some(capture) = self.capture(from, reach) {
                self.visit_chain(&mut path, from, capture, visit)?;
            } else if let Some(to) = self.step(from, reach) {
                visit(&Turn::Move { path: vec![self.cell(from), self.cell(to)], stop: false })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// ARU-06: a step goes to an adjacent empty cell. ARU-09: there is none in the middle of a chain.
    fn step(&self, from: usize, reach: (isize, isize)) -> Option<usize> {
        let to = self.away(from, reach)?;
        let near = reach.0.abs().max(reach.1.abs()) == 1;
        (near && self.chain.is_none() && self.cells[to].is_none()).then_some(to)
    }

    /// ARU-09: a capture, stopped there if it could go on, then every way to go on.
    fn visit_chain(
        &mut self,
        path: &mut Vec<Cell>,
        from: usize,
        capture: Capture,
        visit: &mut dyn FnMut(&Turn) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Capture { over, to } = capture;
        let taken = self.cells[over].take();
        self.cells.swap(from, to);
        path.push(self.cell(to));
        let further: Vec<_> = self.captures(to).collect();
        visit(&Turn::Move { path: path.clone(), stop: !further.is_empty() })?;
        for capture in further {
            self.visit_chain(path, to, capture, visit)?;
        }
        path.pop();
        self.cells.swap(from, to);
        self.cells[over] = taken;
        ControlFlow::Continue(())
    }

    /// The position after the pawn has gone along `path`, or the first article against it, in this order:
    ///
    /// 1. a cell outside the board: ARU-10, or ARU-08 if it is where a capture would land;
    /// 2. no pawn of the player at the start: ARU-18;
    /// 3. then move after move, each as [`check_action`](Self::check_action) says;
    /// 4. then, in a chain, anything but captures by the same pawn: ARU-09.
    fn check_path(&self, path: &[Cell]) -> Result<Self, Breach> {
        let [start, _, ..] = path else { return Err(text::not_two_cells()) };
        if let Some(at) = path.iter().position(|&cell| self.index(cell).is_none()) {
            return Err(self.off_board(path, at));
        }
        let cells: Vec<_> = path.iter().filter_map(|&cell| self.index(cell)).collect();
        match self.cells[cells[0]] {
            None => return Err(text::no_pawn(*start)),
            Some(player) if player != self.turn => return Err(text::not_his_pawn(*start, self.turn)),
            Some(_) => {}
        }
        let mut after = self.clone();
        let mut step_in_chain = None;
        for step in cells.windows(2) {
            let (from, to) = (step[0], step[1]);
            let action = after.check_action(from, to)?;
            if action == Action::Step && (self.chain.is_some() || cells.len() > 2) {
                step_in_chain.get_or_insert((from, to));
            }
            after.go(from, to, action);
            // The rest of the path is judged as this player's, even if the turn has passed by itself.
            after.turn = self.turn;
        }
        if let Some(pawn) = self.chain.filter(|&pawn| pawn != cells[0]) {
            return Err(text::another_pawn(self.cell(pawn)));
        }
        if let Some((from, to)) = step_in_chain {
            return Err(text::step_in_chain(self.cell(from), self.cell(to)));
        }
        Ok(after)
    }

    /// ARU-10: one stays on the board. ARU-08: so there is no capture over a pawn that stands on the edge, which is the
    /// article cited if the player's pawn would jump over an opposing one to get out.
    fn off_board(&self, path: &[Cell], at: usize) -> Breach {
        let own = self.index(path[0]).is_some_and(|start| self.cells[start] == Some(self.turn));
        let over = at
            .checked_sub(1)
            .and_then(|before| path[before].middle(path[at]))
            .filter(|&over| self.index(over).is_some_and(|over| self.cells[over] == Some(self.turn.opponent())));
        match over {
            Some(over) if own => text::lands_off_board(over, path[at]),
            _ => text::off_board(path[at], self.size),
        }
    }

    /// What the mover's pawn on `from` does by going to `to`, or the first article against it, in this order:
    ///
    /// 1. neither an adjacent cell nor a jump's length: ARU-06;
    /// 2. a jump over nothing: ARU-07; over one's own pawn: ARU-10;
    /// 3. a jump to a taken cell: ARU-08; a step to one: ARU-10.
    fn check_action(&self, from: usize, to: usize) -> Result<Action, Breach> {
        let (start, end) = (self.cell(from), self.cell(to));
        let reach = REACH.into_iter().find(|&reach| self.away(from, reach) == Some(to));
        let (columns, rows) = reach.ok_or_else(|| text::out_of_reach(start, end))?;
        if columns.abs().max(rows.abs()) == 1 {
            return if self.cells[to].is_none() { Ok(Action::Step) } else { Err(text::step_on_pawn(end)) };
        }
        let over = self.away(from, (columns / 2, rows / 2)).expect("between two cells of the board");
        match self.cells[over] {
            None => Err(text::jump_over_nothing(self.cell(over))),
            Some(player) if player == self.turn => Err(text::jump_over_own(self.cell(over))),
            Some(_) if self.cells[to].is_some() => Err(text::landing_taken(self.cell(over), end)),
            Some(_) => Ok(Action::Jump(over)),
        }
    }

    /// ARU-09: after a capture the chain is open if the same pawn can capture again, else the turn passes by itself.
    fn go(&mut self, from: usize, to: usize, action: Action) {
        self.cells.swap(from, to);
        if let Action::Jump(over) = action {
            self.cells[over] = None;
            let goes_on = self.captures(to).next().is_some();
            self.chain = goes_on.then_some(to);
        }
        if self.chain.is_none() {
            self.pass();
        }
    }

    /// Whatever pawn stands at the start goes along `path`, even off the board, and takes the opposing pawns that it jumps. The turn
    /// passes; or the chain stays open, if it could go on and is not stopped.
    fn suppose_path(&self, by: Player, path: &[Cell], stop: bool) -> Vec<Self> {
        let mut after = Self { turn: by, chain: None, ..self.clone() };
        let mut last = None;
        for step in path.windows(2) {
            let Some(from) = self.index(step[0]) else { continue };
            let pawn = after.cells[from].take();
            let Some(to) = self.index(step[1]) else { continue };
            after.cells[to] = pawn.or(after.cells[to]);
            let over = step[0].middle(step[1]).and_then(|over| self.index(over));
            let taken = over.filter(|&over| after.cells[over] == Some(by.opponent()));
            taken.into_iter().for_each(|over| after.cells[over] = None);
            last = taken.and(Some(to)).filter(|_| pawn == Some(by));
        }
        let open = Self { chain: last, ..after.clone() };
        let goes_on = !stop && last.is_some_and(|at| open.captures(at).next().is_some());
        after.pass();
        if goes_on { vec![after, open] } else { vec![after] }
    }

    /// ARU-12: the turn passes, at any time.
    fn pass(&mut self) {
        self.chain = None;
        self.turn = self.turn.opponent();
    }
}
