//! The lines of the board and what can be done along them, on sets of points: steps, jumps, longest chains. Whose turn it
//! is and what is refused are said elsewhere.

use std::ops::ControlFlow;

/// Points of a side (ALQ-01).
pub(super) const SIDE: usize = 5;
pub(super) const POINTS: usize = SIDE * SIDE;
const BOARD: Set = (1 << POINTS) - 1;

/// A set of points, one bit each. A point's number is 5 × column + row, so that points are in the order of their names.
pub(super) type Set = u32;

/// Columns and rows of a step in each direction, in ascending order of the point it leads to.
const DIRECTIONS: [(i32, i32); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
/// Points from which a step follows a line in each direction.
const STEPS: [Set; 8] = along(1);
/// Points from which two steps follow a line in each direction (ALQ-05: the three points in line and joined).
const JUMPS: [Set; 8] = along(2);
/// Every jump that stays on the board and on a line, from every point, in ascending order of landing.
static JUMPS_FROM: [Jumps; POINTS] = {
    let mut table = [Jumps { list: [Jump { over: 0, to: 0, landing: 0 }; 8], count: 0 }; POINTS];
    let mut from = 0;
    while from < POINTS {
        let jumps = &mut table[from];
        let mut direction = 0;
        while direction < 8 {
            if JUMPS[direction] >> from & 1 == 1 {
                let over = from as i32 + offset(direction);
                let landing = over + offset(direction);
                jumps.list[jumps.count] = Jump { over: 1 << over, to: 1 << landing, landing: landing as usize };
                jumps.count += 1;
            }
            direction += 1;
        }
        from += 1;
    }
    table
};

/// The jumps of a point: the first `count` of the list.
#[derive(Clone, Copy)]
struct Jumps {
    list: [Jump; 8],
    count: usize,
}

/// A jump over one point onto another.
#[derive(Clone, Copy)]
struct Jump {
    over: Set,
    to: Set,
    landing: usize,
}

/// How much a step adds to the number of a point.
const fn offset(direction: usize) -> i32 {
    let (across, up) = DIRECTIONS[direction];
    SIDE as i32 * across + up
}

/// ALQ-03, ALQ-04: for each direction, the points from which `length` steps stay on the board and on a line; diagonals run
/// only through points whose column + row is even.
const fn along(length: i32) -> [Set; 8] {
    let mut sets = [0; 8];
    let mut direction = 0;
    while direction < 8 {
        let mut point = 0;
        while point < POINTS {
            let (column, row) = ((point / SIDE) as i32, (point % SIDE) as i32);
            let (across, up) = DIRECTIONS[direction];
            let joined = across == 0 || up == 0 || (column + row) % 2 == 0;
            let (column, row) = (column + length * across, row + length * up);
            let inside = 0 <= column && column < SIDE as i32 && 0 <= row && row < SIDE as i32;
            if joined && inside {
                sets[direction] |= 1 << point;
            }
            point += 1;
        }
        direction += 1;
    }
    sets
}

/// The points that have a point of `set` at `steps` steps in a direction, among others that lie across the board's edge.
const fn facing(set: Set, direction: usize, steps: i32) -> Set {
    set.rotate_right((offset(direction) * steps).rem_euclid(32) as u32)
}

/// The points of a set, in order.
pub(super) fn points(mut set: Set) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let point = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (point < Set::BITS as usize).then_some(point)
    })
}

/// Whether a line joins two points whose columns and rows differ by one at most.
pub(super) const fn joined(from: usize, to: usize) -> bool {
    from / SIDE == to / SIDE || from % SIDE == to % SIDE || (from / SIDE + from % SIDE).is_multiple_of(2)
}

/// The board as the player to move sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct View {
    /// The men that may move.
    men: Set,
    /// The opponent's men.
    others: Set,
    empty: Set,
}

impl View {
    /// `men` may move, among all those of `own` side.
    pub(super) const fn new(men: Set, own: Set, others: Set) -> Self {
        Self { men, others, empty: BOARD & !(own | others) }
    }

    pub(super) fn can_capture(self) -> bool {
        self.capturers() != 0
    }

    pub(super) fn can_move(self) -> bool {
        (0..8).any(|direction| self.steppers(direction) != 0) || self.can_capture()
    }

    /// The men who can capture.
    fn capturers(self) -> Set {
        (0..8).fold(0, |set, direction| set | self.jumpers(direction))
    }

    const fn jumpers(self, direction: usize) -> Set {
        self.men & facing(self.others, direction, 1) & facing(self.empty, direction, 2) & JUMPS[direction]
    }

    const fn steppers(self, direction: usize) -> Set {
        self.men & facing(self.empty, direction, 1) & STEPS[direction]
    }

    /// The board without the man on `from`: ALQ-09, the point he leaves is free.
    const fn lifted(self, from: usize) -> Self {
        Self { empty: self.empty | 1 << from, ..self }
    }

    /// The lifted man after `jump`: ALQ-09, the captured one leaves at once. His point, an odd way off, is no landing of this chain.
    const fn after(self, jump: Jump) -> Self {
        Self { others: self.others ^ jump.over, ..self }
    }

    /// What a lifted man on `from` can jump.
    fn jumps(self, from: usize) -> impl Iterator<Item = Jump> {
        let Jumps { list, count } = &JUMPS_FROM[from];
        list[..*count].iter().copied().filter(move |jump| self.others & jump.over != 0 && self.empty & jump.to != 0)
    }

    /// The longest chain of a lifted man on `from`.
    fn longest_from(self, from: usize) -> u32 {
        let lengths = self.jumps(from).map(|jump| self.after(jump).longest_from(jump.landing) + 1);
        lengths.max().unwrap_or(0)
    }

    /// ALQ-08: the longest chain over all men and all paths.
    pub(super) fn longest(self) -> u32 {
        points(self.capturers()).map(|from| self.lifted(from).longest_from(from)).max().unwrap_or(0)
    }

    pub(super) fn count_steps(self) -> u64 {
        (0..8).map(|direction| u64::from(self.steppers(direction).count_ones())).sum()
    }

    /// Where the man on `from` can step, in order.
    pub(super) fn steps(self, from: usize) -> impl Iterator<Item = usize> {
        (0..8)
            .filter(move |&direction| self.steppers(direction) >> from & 1 == 1)
            .map(move |direction| (from as i32 + offset(direction)) as usize)
    }

    /// Where the man on `from` can jump so that a chain of `length` captures, this one included, is possible, in order.
    pub(super) fn landings(self, from: usize, length: u32) -> impl Iterator<Item = usize> {
        let view = self.lifted(from);
        view.jumps(from)
            .filter(move |&jump| view.after(jump).longest_from(jump.landing) + 1 >= length)
            .map(|jump| jump.landing)
    }

    /// Calls `visit` with every chain of `length` captures, in order.
    pub(super) fn visit_chains<C: FnMut(&[usize]) -> ControlFlow<()>>(
        self,
        length: u32,
        visit: &mut C,
    ) -> ControlFlow<()> {
        let mut path = [0; POINTS];
        for from in points(self.capturers()) {
            path[0] = from;
            self.lifted(from).extend(&mut path, 0, length as usize, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Every way to go from `path[made]` to `length` captures.
    fn extend<C: FnMut(&[usize]) -> ControlFlow<()>>(
        self,
        path: &mut [usize; POINTS],
        made: usize,
        length: usize,
        visit: &mut C,
    ) -> ControlFlow<()> {
        if made == length {
            return visit(&path[..=made]);
        }
        for jump in self.jumps(path[made]) {
            path[made + 1] = jump.landing;
            self.after(jump).extend(path, made + 1, length, visit)?;
        }
        ControlFlow::Continue(())
    }
}
