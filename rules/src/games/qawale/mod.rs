//! Qawale: stones are stacked, then sown; four visible stones in line win. Notation and wording are in [`text`].

mod text;

use std::ops::ControlFlow;
use std::sync::LazyLock;

pub use text::Cell;

use crate::{Breach, Outcome, Player, Position, RuleId, Setup, SetupError};

/// The board is 4×4 (QAW-01).
const SIZE: usize = 4;
const CELLS: usize = SIZE * SIZE;
/// Stones of each player (QAW-02).
const STONES: u8 = 8;
/// A set-up may hold twice the box's stones on the board: scenarios draw boards that cannot be reached.
const MOST_ON_BOARD: usize = 48;
/// Those and both hands, which may be placed there: no stack outgrows its type, and every position can be written and read again.
const MOST_STONES: usize = MOST_ON_BOARD + 2 * STONES as usize;

/// Rows, columns and main diagonals, as sets of cells (QAW-15).
pub const LINES: [u16; 10] = [0x000f, 0x00f0, 0x0f00, 0xf000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248];

/// A colour of stone: those of the players are 1 and 2, 3 is neutral.
pub type Colour = u8;
const NEUTRAL: Colour = 3;

/// Stones on top of each other, two bits each, the bottom one in the lowest bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Stack {
    stones: u128,
    height: u8,
}

impl Stack {
    fn push(&mut self, stone: Colour) {
        self.stones |= u128::from(stone) << (2 * self.height);
        self.height += 1;
    }

    /// QAW-12: the bottom stone leaves first.
    fn take_bottom(&mut self) -> Colour {
        let stone = (self.stones & 3) as Colour;
        self.stones >>= 2;
        self.height -= 1;
        stone
    }

    const fn is_empty(self) -> bool {
        self.height == 0
    }

    /// QAW-17: what one sees is the stone on top, which may be the only one.
    fn visible(self) -> Option<Colour> {
        let below_top = 2 * self.height.checked_sub(1)?;
        Some((self.stones >> below_top & 3) as Colour)
    }

    fn iter(self) -> impl Iterator<Item = Colour> {
        (0..self.height).map(move |level| (self.stones >> (2 * level) & 3) as Colour)
    }
}

/// A stack in the hand, being sown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Sowing {
    hand: Stack,
    /// The cell one stands on.
    at: usize,
    /// The cell before it; none while one stands on the start cell.
    before: Option<usize>,
}

/// A position of Qawale.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Qawale {
    cells: [Stack; CELLS],
    turn: Player,
    /// Stones that each player still has to place.
    left: [u8; 2],
    /// The colour of each player's stones.
    colours: [Colour; 2],
    sowing: Option<Sowing>,
}

/// A whole turn: the stack a stone is placed on, then the cells where the stack is sown. In the middle of a sowing, the cell
/// one stands on and the remaining steps.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Turn {
    /// Where the stone is placed.
    pub start: Cell,
    /// Where the stones are dropped, one after the other.
    pub steps: Vec<Cell>,
}

/// One gesture of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// Placing a stone, which lifts the whole stack into the hand.
    Place(Cell, Colour),
    /// Dropping the bottom stone of the hand.
    Drop(Cell),
}

impl Position for Qawale {
    type Turn = Turn;
    type Gesture = Gesture;

    /// QAW-23: turns alternate.
    const TURN_RULE: RuleId = RuleId::new("QAW-23");

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        text::position(setup)
    }

    fn to_setup(&self) -> Setup {
        text::setup(self)
    }

    fn turn(&self) -> Player {
        self.turn
    }

    /// QAW-19: nothing is looked at before the last stone of the sowing has been dropped.
    fn outcome(&self) -> Outcome {
        if self.sowing.is_some() {
            return Outcome::Ongoing;
        }
        let mover = self.turn.opponent();
        let win = |winner, rule| Outcome::Win { winner, rule: RuleId::new(rule) };
        match (self.has_line(mover), self.has_line(self.turn)) {
            (true, true) => win(mover, "QAW-21"),
            (true, false) => win(mover, "QAW-15"),
            (false, true) => win(self.turn, "QAW-20"),
            (false, false) if self.left == [0, 0] => Outcome::Draw { rule: RuleId::new("QAW-16") },
            (false, false) => Outcome::Ongoing,
        }
    }

    fn visit_turns(&self, visit: &mut dyn FnMut(&Turn) -> ControlFlow<()>) {
        for (at, before, stones) in self.starts() {
            let mut turn = Turn { start: Cell::on(at), steps: Vec::new() };
            if walk(&mut turn, at, before, stones, visit).is_break() {
                return;
            }
        }
    }

    fn check_turn(&self, turn: &Turn) -> Result<(), Breach> {
        for &cell in [turn.start].iter().chain(&turn.steps) {
            on_board(cell)?;
        }
        let start = on_board(turn.start)?;
        let (stones, before) = if let Some(sowing) = self.sowing {
            if start != sowing.at {
                return Err(text::hand_not_empty(sowing.hand.height));
            }
            (sowing.hand.height, sowing.before)
        } else {
            self.check_place(start, self.colour(self.turn))?;
            (self.cells[start].height + 1, None)
        };
        let mut at = start;
        for (index, &cell) in turn.steps.iter().enumerate() {
            let first = index == 0 && before.is_none();
            at = check_shape(at, on_board(cell)?, first)?;
        }
        if turn.steps.len() != usize::from(stones) {
            return Err(text::wrong_count(stones, turn.steps.len()));
        }
        let (mut at, mut before) = (start, before);
        for &cell in &turn.steps {
            let step = on_board(cell)?;
            check_return(before, step)?;
            (at, before) = (step, Some(at));
        }
        Ok(())
    }

    fn play(&mut self, turn: &Turn) {
        if self.sowing.is_none() {
            self.make(&Gesture::Place(turn.start, self.colour(self.turn)));
        }
        for &step in &turn.steps {
            self.make(&Gesture::Drop(step));
        }
    }

    fn check_gesture(&self, gesture: &Gesture) -> Result<(), Breach> {
        match (*gesture, self.sowing) {
            (Gesture::Place(cell, _), Some(sowing)) => {
                on_board(cell)?;
                Err(text::hand_not_empty(sowing.hand.height))
            }
            (Gesture::Place(cell, colour), None) => self.check_place(on_board(cell)?, colour),
            (Gesture::Drop(cell), None) => {
                on_board(cell)?;
                Err(text::empty_hand())
            }
            (Gesture::Drop(cell), Some(sowing)) => {
                let step = check_shape(sowing.at, on_board(cell)?, sowing.before.is_none())?;
                check_return(sowing.before, step)
            }
        }
    }

    fn make(&mut self, gesture: &Gesture) {
        match *gesture {
            Gesture::Place(cell, colour) => self.place(cell.index(), colour),
            Gesture::Drop(cell) => self.drop_stone(cell.index()),
        }
    }

    /// A stone that finds no cell is lost. With stones left in the hand, the turn passes or goes on.
    fn suppose(&self, by: Player, turn: &Turn) -> Vec<Self> {
        let mut after = self.clone();
        if self.sowing.is_none() {
            after.suppose_place(by, turn.start, self.colour(by));
        }
        for &cell in &turn.steps {
            after.suppose_drop(by, cell);
        }
        let passed = Self { sowing: None, turn: by.opponent(), ..after.clone() };
        if after.sowing.is_some() { vec![passed, after] } else { vec![passed] }
    }

    fn suppose_gesture(&self, by: Player, gesture: &Gesture) -> Vec<Self> {
        let mut after = self.clone();
        match *gesture {
            Gesture::Place(cell, colour) => after.suppose_place(by, cell, colour),
            Gesture::Drop(cell) => after.suppose_drop(by, cell),
        }
        vec![after]
    }

    fn has_turn(&self) -> bool {
        // A sowing never gets stuck: every cell has two neighbours at least.
        self.starts().next().is_some()
    }

    fn count_turns(&self) -> u64 {
        self.starts().map(|(at, before, stones)| walks(at, before, stones)).fold(0, u64::saturating_add)
    }
}

impl Qawale {
    /// The cells where one sees a stone of the player's colour, one bit each, as in [`LINES`].
    #[must_use]
    pub fn shown(&self, player: Player) -> u16 {
        let colour = Some(self.colour(player));
        (0..CELLS).filter(|&cell| self.cells[cell].visible() == colour).fold(0, |set, cell| set | 1 << cell)
    }

    const fn colour(&self, player: Player) -> Colour {
        self.colours[player.index()]
    }

    /// QAW-15, QAW-18: four visible stones of the player's colour in one of the ten lines; the height of a stack is nothing.
    fn has_line(&self, player: Player) -> bool {
        let shown = self.shown(player);
        LINES.iter().any(|&line| line & !shown == 0)
    }

    /// Where a turn can begin, in order: the cell, the one before it, and how many stones will be sown.
    fn starts(&self) -> impl Iterator<Item = (usize, Option<usize>, u8)> {
        let playing = self.sowing.is_none() && self.outcome() == Outcome::Ongoing && self.left[self.turn.index()] > 0;
        let placing = CELLS_IN_ORDER.iter().filter(move |&&cell| playing && !self.cells[cell].is_empty());
        let sowing = self.sowing.map(|sowing| (sowing.at, sowing.before, sowing.hand.height));
        sowing.into_iter().chain(placing.map(|&cell| (cell, None, self.cells[cell].height + 1)))
    }

    fn check_place(&self, cell: usize, colour: Colour) -> Result<(), Breach> {
        let own = self.colour(self.turn);
        if colour != own {
            return Err(text::not_his_colour(colour, own));
        }
        // QAW-06, QAW-07: on an existing stack, never on an empty cell.
        if self.cells[cell].is_empty() {
            return Err(text::empty_cell(cell));
        }
        if self.left[self.turn.index()] == 0 {
            return Err(text::no_stone_left());
        }
        Ok(())
    }

    /// QAW-08: the whole stack is lifted, the placed stone included; the cell is left empty.
    fn place(&mut self, cell: usize, colour: Colour) {
        self.left[self.turn.index()] -= 1;
        let mut hand = std::mem::take(&mut self.cells[cell]);
        hand.push(colour);
        self.sowing = Some(Sowing { hand, at: cell, before: None });
    }

    /// A stone of any colour is placed anywhere, on what is in the hand already.
    fn suppose_place(&mut self, by: Player, cell: Cell, colour: Colour) {
        self.turn = by;
        self.left[by.index()] = self.left[by.index()].saturating_sub(1);
        let at = if cell.is_on_board() { cell.index() } else { 0 };
        let mut hand = self.sowing.map(|sowing| sowing.hand).unwrap_or_default();
        let lifted = if cell.is_on_board() { std::mem::take(&mut self.cells[at]) } else { Stack::default() };
        let colour = colour.clamp(1, NEUTRAL);
        for stone in lifted.iter().chain([colour]).take(MOST_STONES - usize::from(hand.height)) {
            hand.push(stone);
        }
        self.sowing = Some(Sowing { hand, at, before: None });
    }

    /// A stone is dropped anywhere, if there is one.
    fn suppose_drop(&mut self, by: Player, cell: Cell) {
        self.turn = by;
        let Some(mut sowing) = self.sowing.take() else { return };
        let stone = sowing.hand.take_bottom();
        let at = if cell.is_on_board() { cell.index() } else { sowing.at };
        if cell.is_on_board() && usize::from(self.cells[at].height) < MOST_STONES {
            self.cells[at].push(stone);
        }
        if sowing.hand.is_empty() {
            self.turn = by.opponent();
        } else {
            self.sowing = Some(Sowing { hand: sowing.hand, at, before: Some(sowing.at) });
        }
    }

    /// QAW-10: one stone per step. QAW-23: the turn passes with the last one.
    fn drop_stone(&mut self, cell: usize) {
        let mut sowing = self.sowing.take().expect("a hand to drop from");
        self.cells[cell].push(sowing.hand.take_bottom());
        if sowing.hand.is_empty() {
            self.turn = self.turn.opponent();
        } else {
            self.sowing = Some(Sowing { hand: sowing.hand, at: cell, before: Some(sowing.at) });
        }
    }
}

/// QAW-01: the cell's index, if it is on the board.
fn on_board(cell: Cell) -> Result<usize, Breach> {
    if cell.is_on_board() { Ok(cell.index()) } else { Err(text::off_board(cell)) }
}

/// QAW-09, QAW-10, QAW-11: a step goes to an adjacent cell, never diagonally, and the first one leaves the start cell.
fn check_shape(at: usize, to: usize, first: bool) -> Result<usize, Breach> {
    let across = (at % SIZE).abs_diff(to % SIZE);
    let along = (at / SIZE).abs_diff(to / SIZE);
    match (across, along) {
        (0, 1) | (1, 0) => Ok(to),
        (0, 0) if first => Err(text::on_start_cell(to)),
        (1, 1) => Err(text::diagonal(at, to)),
        _ => Err(text::not_adjacent(at, to)),
    }
}

/// QAW-13: never straight back to the cell one comes from. QAW-14: any other cell already visited is allowed.
fn check_return(before: Option<usize>, to: usize) -> Result<(), Breach> {
    if before == Some(to) { Err(text::straight_back(to)) } else { Ok(()) }
}

/// The cells in the order of their names: A1, A2… D4.
const CELLS_IN_ORDER: [usize; CELLS] = [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15];

/// The neighbours of a cell, in the order of their names.
fn neighbours(cell: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (cell / SIZE, cell % SIZE);
    let left = (column > 0).then(|| cell - 1);
    let up = (row > 0).then(|| cell - SIZE);
    let down = (row + 1 < SIZE).then(|| cell + SIZE);
    let right = (column + 1 < SIZE).then(|| cell + 1);
    [left, up, down, right].into_iter().flatten()
}

/// Every way to sow `stones` stones from `at`, appended to `turn`.
fn walk(
    turn: &mut Turn,
    at: usize,
    before: Option<usize>,
    stones: u8,
    visit: &mut dyn FnMut(&Turn) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if stones == 0 {
        return visit(turn);
    }
    for next in neighbours(at).filter(|&next| Some(next) != before) {
        turn.steps.push(Cell::on(next));
        walk(turn, next, Some(at), stones - 1, visit)?;
        turn.steps.pop();
    }
    ControlFlow::Continue(())
}

/// How many ways there are to sow `stones` stones: only the place matters, so they are counted once for all.
fn walks(at: usize, before: Option<usize>, stones: u8) -> u64 {
    type Table = Vec<[[u64; CELLS + 1]; CELLS]>;
    static COUNTS: LazyLock<Table> = LazyLock::new(|| {
        let mut counts: Table = vec![[[1; CELLS + 1]; CELLS]];
        for _ in 0..=MOST_STONES {
            let shorter = counts.last().expect("a first row");
            let mut longer = [[0; CELLS + 1]; CELLS];
            for (at, row) in longer.iter_mut().enumerate() {
                for (before, count) in row.iter_mut().enumerate() {
                    *count = neighbours(at)
                        .filter(|&next| next != before)
                        .fold(0, |sum: u64, next| sum.saturating_add(shorter[next][at]));
                }
            }
            counts.push(longer);
        }
        counts
    });
    COUNTS[usize::from(stones)][at][before.unwrap_or(CELLS)]
}
