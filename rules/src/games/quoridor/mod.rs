//! Quoridor: a pawn each, and walls to lengthen the other's way. Cells and walls are named in `places` and kept as sets
//! in `board`; notation and wording are in `text`, the drawing in `drawing`; `machine` is for machine players alone.

mod board;
mod drawing;
mod machine;
mod places;
mod text;

use std::ops::ControlFlow;

pub use board::Walls;
pub use places::{Cell, Orientation, Wall};

use crate::{Breach, Outcome, Player, Position, RuleId, Setup, SetupError};
use board::{Board, Direction, Passages, Set, cells, only};

/// A position of Quoridor.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Quoridor {
    size: u8,
    /// Which of the four cumulative versions of the rules is played (QUO-E1 to QUO-E4).
    stage: u8,
    turn: Player,
    pawns: [Cell; 2],
    /// Walls that each player still has to place.
    stock: [u8; 2],
    walls: Walls,
}

/// A whole turn, which is a single gesture (QUO-05).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Turn {
    /// The pawn goes to a cell.
    Move(Cell),
    /// A wall is placed.
    Wall(Wall),
    /// Nothing else is possible.
    Pass,
}

impl Position for Quoridor {
    type Turn = Turn;
    type Gesture = Turn;

    /// QUO-05: one action a turn, and turns alternate.
    const TURN_RULE: RuleId = RuleId::new("QUO-05");

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        text::position(setup)
    }

    fn to_setup(&self) -> Setup {
        text::setup(self)
    }

    fn turn(&self) -> Player {
        self.turn
    }

    /// QUO-13: on any cell of the opposite line. A set-up may have both pawns there: the one who moved last wins.
    /// QUO-E1: nobody wins in the first stage.
    fn outcome(&self) -> Outcome {
        if !self.has_wins() {
            return Outcome::Ongoing;
        }
        let arrived = |player: &Player| only(self.pawn(*player)) & self.goal(*player) != 0;
        match [self.turn.opponent(), self.turn].into_iter().find(arrived) {
            Some(winner) => Outcome::Win { winner, rule: RuleId::new("QUO-13") },
            None => Outcome::Ongoing,
        }
    }

    fn visit_turns(&self, visit: &mut dyn FnMut(&Turn) -> ControlFlow<()>) {
        if self.outcome() != Outcome::Ongoing {
            return;
        }
        let (destinations, walls) = (self.destinations(), self.legal_walls());
        let actions = cells(destinations).map(Turn::Move).chain(walls.iter().map(Turn::Wall));
        let none = destinations == 0 && walls == Walls::default();
        for turn in actions.chain(none.then_some(Turn::Pass)) {
            if visit(&turn).is_break() {
                return;
            }
        }
    }

    fn check_turn(&self, turn: &Turn) -> Result<(), Breach> {
        match *turn {
            Turn::Move(to) => self.check_move(to),
            Turn::Wall(wall) => self.check_wall(wall),
            // QUO-18: passing is for the player who can do nothing else.
            Turn::Pass if self.destinations() == 0 && self.legal_walls() == Walls::default() => Ok(()),
            Turn::Pass => Err(text::can_act()),
        }
    }

    /// QUO-02: a wall comes from one's own stock.
    fn play(&mut self, turn: &Turn) {
        match *turn {
            Turn::Move(to) => self.pawns[self.turn.index()] = to,
            Turn::Wall(wall) => {
                self.stock[self.turn.index()] -= 1;
                self.walls.add(wall);
            }
            Turn::Pass => {}
        }
        self.turn = self.turn.opponent();
    }

    fn check_gesture(&self, gesture: &Turn) -> Result<(), Breach> {
        self.check_turn(gesture)
    }

    fn make(&mut self, gesture: &Turn) {
        self.play(gesture);
    }

    /// A pawn may leave the board; a wall that would stick out is lost.
    fn suppose(&self, by: Player, turn: &Turn) -> Vec<Self> {
        const OUTSIDE: Cell = Cell { column: board::MAX_SIZE, row: 1 };
        let mut next = Self { turn: by.opponent(), ..self.clone() };
        match *turn {
            Turn::Move(to) => next.pawns[by.index()] = if to.is_on(self.size) { to } else { OUTSIDE },
            Turn::Wall(wall) => {
                next.stock[by.index()] = self.stock[by.index()].saturating_sub(1);
                if wall.anchor.is_on(self.size - 1) {
                    next.walls.add(wall);
                }
            }
            Turn::Pass => {}
        }
        vec![next]
    }

    fn suppose_gesture(&self, by: Player, gesture: &Turn) -> Vec<Self> {
        self.suppose(by, gesture)
    }

    fn has_turn(&self) -> bool {
        // QUO-18: who can do nothing else passes.
        self.outcome() == Outcome::Ongoing
    }

    fn count_turns(&self) -> u64 {
        if self.outcome() != Outcome::Ongoing {
            return 0;
        }
        let Walls { horizontal, vertical } = self.legal_walls();
        let actions = self.destinations().count_ones() + horizontal.count_ones() + vertical.count_ones();
        u64::from(actions).max(1)
    }
}

impl Quoridor {
    /// QUO-E2: steps, walls in the way, and a winner.
    const fn has_wins(&self) -> bool {
        self.stage >= 2
    }

    /// QUO-E3: the pawns jump.
    const fn has_jumps(&self) -> bool {
        self.stage >= 3
    }

    /// QUO-E4: everybody keeps a way to his goal.
    const fn keeps_ways(&self) -> bool {
        self.stage >= 4
    }

    fn board(&self) -> &'static Board {
        Board::of(self.size)
    }

    const fn pawn(&self, player: Player) -> Cell {
        self.pawns[player.index()]
    }

    fn goal(&self, player: Player) -> Set {
        match player {
            Player::First => self.board().top,
            Player::Second => self.board().bottom,
        }
    }

    fn passages(&self) -> Passages {
        Passages::between(self.walls, self.board())
    }

    /// Where the pawn of the player to move may go.
    fn destinations(&self) -> Set {
        let (own, other) = (only(self.pawn(self.turn)), only(self.pawn(self.turn.opponent())));
        // QUO-E1: any cell but those of the pawns.
        if self.stage == 1 {
            return self.board().cells & !own & !other;
        }
        let passages = self.passages();
        let towards = |direction| {
            // QUO-07, QUO-08: the next cell, if no wall is in the way. QUO-19: never onto the opponent.
            let next = passages.step(own, direction);
            if next != other {
                return next;
            }
            // QUO-E2: facing pawns simply block each other.
            if !self.has_jumps() {
                return 0;
            }
            // QUO-11, QUO-16: straight over the opponent, and only so, when the way behind is open.
            let beyond = passages.step(other, direction);
            if beyond != 0 {
                return beyond;
            }
            // QUO-12, QUO-15: when a wall or the edge is behind the opponent, to either side of him.
            let [one, another] = direction.sides();
            passages.step(other, one) | passages.step(other, another)
        };
        Direction::ALL.into_iter().map(towards).fold(0, |all, set| all | set)
    }

    /// QUO-06, QUO-14, QUO-10: the walls that the player to move may place.
    ///
    /// Few need a search: only a wall that could close something off, and stands across the one way that was found for
    /// a player, might cut that player off.
    fn legal_walls(&self) -> Walls {
        if self.stock[self.turn.index()] == 0 {
            return Walls::default();
        }
        let board = self.board();
        let mut legal = self.walls.placements(board);
        if !self.keeps_ways() {
            return legal;
        }
        let closing = self.walls.closing(legal, board);
        let passages = self.passages();
        for player in Player::BOTH {
            let (pawn, goal) = (only(self.pawn(player)), self.goal(player));
            // A set-up may cut a player off: then no wall gives him back the way that he must have.
            let Some(across) = passages.across_a_way(pawn, goal) else { return Walls::default() };
            for wall in closing.and(across).iter() {
                if !self.passages_with(wall).join(pawn, goal) {
                    legal.remove(wall);
                }
            }
        }
        legal
    }

    fn passages_with(&self, wall: Wall) -> Passages {
        let mut walls = self.walls;
        walls.add(wall);
        Passages::between(walls, self.board())
    }

    /// Why the pawn may not go to `to`. In order: outside the board, onto the opponent, the shape of the move, a wall
    /// in the way, and what only jumps know.
    fn check_move(&self, to: Cell) -> Result<(), Breach> {
        let (own, other) = (self.pawn(self.turn), self.pawn(self.turn.opponent()));
        let passages = self.passages();
        let open = |from: Cell, to: Cell| Direction::ALL.iter().any(|&way| passages.step(only(from), way) == only(to));
        let face_to_face = self.has_jumps() && own.is_beside(other) && open(own, other);
        let behind = own.mirrored(other);
        if !to.is_on(self.size) {
            // QUO-15: the jump that the edge stops is worth its own word. Any other cell outside is QUO-01.
            return Err(if face_to_face && behind == Some(to) {
                text::edge_behind(other)
            } else {
                text::off_board(to, self.size)
            });
        }
        if to == other {
            return Err(text::occupied(to));
        }
        if self.stage == 1 {
            return if to == own { Err(text::must_leave(to, "QUO-E1")) } else { Ok(()) };
        }
        if to == own {
            return Err(text::must_leave(to, "QUO-07"));
        }
        if own.is_beside(to) {
            return if open(own, to) { Ok(()) } else { Err(text::wall_between(own, to)) };
        }
        // QUO-07: what is not one step has the shape of a jump, over the opponent or to his side, or no shape at all.
        let straight = behind == Some(to);
        if !self.has_jumps() || !own.is_beside(other) || !other.is_beside(to) {
            return Err(text::not_one_step(own, to));
        }
        // QUO-08: neither the first half of a jump nor the second goes through a wall.
        if !face_to_face {
            return Err(text::wall_between_pawns(own, other));
        }
        if !open(other, to) {
            return Err(if straight { text::wall_behind(other, to) } else { text::wall_between(other, to) });
        }
        // QUO-16: to the side only when the way straight on is closed, by a wall or by the edge (QUO-15).
        match behind.filter(|cell| !straight && cell.is_on(self.size) && open(other, *cell)) {
            Some(free) => Err(text::straight_is_free(free)),
            None => Ok(()),
        }
    }

    /// Why `wall` may not be placed. In order: sticking out, an empty stock, a wall already there, a player cut off.
    fn check_wall(&self, wall: Wall) -> Result<(), Breach> {
        // QUO-09: a wall lies along two cells on each side, so its anchor is never in the last column or row.
        if !wall.anchor.is_on(self.size - 1) {
            return Err(text::sticks_out(wall, self.size));
        }
        if self.stock[self.turn.index()] == 0 {
            return Err(text::no_wall_left());
        }
        check_place(wall, self.walls)?;
        if !self.keeps_ways() {
            return Ok(());
        }
        // QUO-10, QUO-17: both players keep a way, pawns not counting as obstacles.
        let passages = self.passages_with(wall);
        let cut_off = Player::BOTH.map(|player| !passages.join(only(self.pawn(player)), self.goal(player)));
        if cut_off == [false, false] { Ok(()) } else { Err(text::cuts_off(wall, cut_off)) }
    }
}

/// QUO-14: no overlap with the walls built, whole or half, and no crossing; end to end, T and L are fine.
fn check_place(wall: Wall, built: Walls) -> Result<(), Breach> {
    if built.contains(wall.turned()) {
        return Err(text::crosses(wall, wall.turned()));
    }
    match built.iter().find(|&other| wall.overlaps(other)) {
        Some(other) => Err(text::overlaps(wall, other)),
        None => Ok(()),
    }
}
