//! Quoridor, from its articles (`features/quoridor/reglement.yaml`).

use arbitre_rules::Random;
use arbitre_rules::games::quoridor;

use crate::{Naive, any, compare, option};

/// Column and row, from 0 at the bottom left. May be off the board.
type Cell = (i32, i32);

#[derive(Clone)]
struct Quoridor {
    size: i32,
    stage: u32,
    turn: usize,
    pawns: [Cell; 2],
    stock: [usize; 2],
    /// The south-west cell of the block, and `h` or `v`.
    walls: Vec<(Cell, char)>,
}

fn name((column, row): Cell) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

fn cell(name: &str) -> Cell {
    (i32::from(name.as_bytes()[0] - b'a'), name[1..].parse::<i32>().unwrap() - 1)
}

/// The anchor and direction of a wall, if the turn is one.
fn wall(turn: &str) -> Option<(Cell, char)> {
    let way = turn.chars().last().filter(|way| "hv".contains(*way))?;
    Some((cell(&turn[..turn.len() - 1]), way))
}

impl Quoridor {
    fn on_board(&self, (column, row): Cell) -> bool {
        (0..self.size).contains(&column) && (0..self.size).contains(&row)
    }

    fn cells(&self) -> Vec<Cell> {
        (0..self.size).flat_map(|column| (0..self.size).map(move |row| (column, row))).collect()
    }

    /// QUO-08: whether a wall separates two cells that touch.
    fn separated(&self, a: Cell, b: Cell) -> bool {
        let (a, b) = (a.min(b), a.max(b));
        self.walls.iter().any(|&((column, row), way)| {
            let separates = if way == 'h' {
                [((column, row), (column, row + 1)), ((column + 1, row), (column + 1, row + 1))]
            } else {
                [((column, row), (column + 1, row)), ((column, row + 1), (column + 1, row + 1))]
            };
            separates.contains(&(a, b))
        })
    }

    /// Whether one can go straight from a cell to the next one, whoever stands there.
    fn open(&self, from: Cell, to: Cell) -> bool {
        self.on_board(to) && !self.separated(from, to)
    }

    fn next_to(&self, (column, row): Cell) -> [Cell; 4] {
        [(column, row + 1), (column, row - 1), (column + 1, row), (column - 1, row)]
    }

    fn goal(&self, player: usize) -> i32 {
        if player == 0 { self.size - 1 } else { 0 }
    }

    /// QUO-10, QUO-17: whether a player can still reach his goal line, the pawns ignored.
    fn has_path(&self, player: usize) -> bool {
        let mut reached = vec![self.pawns[player]];
        let mut looked_at = 0;
        while looked_at < reached.len() {
            for next in self.next_to(reached[looked_at]) {
                if self.open(reached[looked_at], next) && !reached.contains(&next) {
                    reached.push(next);
                }
            }
            looked_at += 1;
        }
        reached.iter().any(|cell| cell.1 == self.goal(player))
    }

    /// QUO-14.
    fn overlaps(&self, (column, row): Cell, way: char) -> bool {
        self.walls.iter().any(|&((c, r), w)| {
            let same_place = (c, r) == (column, row);
            let half = w == way
                && if way == 'h' { r == row && (c - column).abs() == 1 } else { c == column && (r - row).abs() == 1 };
            same_place || half
        })
    }

    fn with(&self, anchor: Cell, way: char) -> Self {
        let mut after = self.clone();
        after.walls.push((anchor, way));
        after
    }

    fn may_build(&self, anchor: Cell, way: char) -> bool {
        let inside = (0..self.size - 1).contains(&anchor.0) && (0..self.size - 1).contains(&anchor.1);
        if !inside || self.stock[self.turn] == 0 || self.overlaps(anchor, way) {
            return false;
        }
        let after = self.with(anchor, way);
        self.stage < 4 || (after.has_path(0) && after.has_path(1))
    }

    /// Where the pawn of the player to move may go.
    fn moves(&self) -> Vec<Cell> {
        let (me, you) = (self.pawns[self.turn], self.pawns[1 - self.turn]);
        if self.stage == 1 {
            return self.cells().into_iter().filter(|cell| *cell != me && *cell != you).collect();
        }
        let mut all = Vec::new();
        for next in self.next_to(me) {
            if !self.open(me, next) {
                continue;
            }
            if next != you {
                all.push(next);
                continue;
            }
            if self.stage == 2 {
                continue;
            }
            // QUO-11, 12, 15, 16.
            let (dx, dy) = (you.0 - me.0, you.1 - me.1);
            let behind = (you.0 + dx, you.1 + dy);
            if self.open(you, behind) {
                all.push(behind);
            } else {
                let sides = [(you.0 + dy, you.1 + dx), (you.0 - dy, you.1 - dx)];
                all.extend(sides.into_iter().filter(|side| self.open(you, *side)));
            }
        }
        all
    }
}

impl Naive for Quoridor {
    type Real = quoridor::Quoridor;

    fn start(variants: &[&str]) -> Self {
        let number = |key, default| option(variants, key).map_or(default, |text| text.parse().unwrap());
        let size = number("taille", 9) as i32;
        let stock = number("barrieres", 10) as usize;
        let pawns = [(size / 2, 0), (size / 2, size - 1)];
        Self { size, stage: number("etape", 4), turn: 0, pawns, stock: [stock, stock], walls: Vec::new() }
    }

    fn anywhere(&self, random: &mut Random) -> Self {
        loop {
            let mut all = self.clone();
            all.turn = random.below(2);
            for _ in 0..random.below(2 * self.size as usize) {
                let anchor = (random.below(self.size as usize - 1) as i32, random.below(self.size as usize - 1) as i32);
                let way = *any(&['h', 'v'], random);
                if !all.overlaps(anchor, way) {
                    all.walls.push((anchor, way));
                }
            }
            all.walls.sort();
            all.stock = [random.below(4), random.below(4)].map(|stock| stock.min(self.stock[0]));
            let cells = all.cells();
            let first = *any(&cells, random);
            // Pawns next to each other most of the time.
            let near = all.next_to(first);
            let second = if random.below(4) == 0 { *any(&cells, random) } else { *any(&near, random) };
            if !all.on_board(second) || first == second || first.1 == self.size - 1 || second.1 == 0 {
                continue;
            }
            all.pawns = [first, second];
            if self.stage < 4 || (all.has_path(0) && all.has_path(1)) {
                return all;
            }
        }
    }

    fn text(&self) -> String {
        let mut walls = self.walls.clone();
        walls.sort();
        let walls: Vec<String> = walls.iter().map(|(anchor, way)| format!("{}{way}", name(*anchor))).collect();
        format!(
            "taille={} trait={} pions={},{} stock={},{} barrieres={}",
            self.size,
            self.turn + 1,
            name(self.pawns[0]),
            name(self.pawns[1]),
            self.stock[0],
            self.stock[1],
            if walls.is_empty() { "-".to_owned() } else { walls.join(",") }
        )
    }

    fn turns(&self) -> Vec<String> {
        let mut all: Vec<String> = self.moves().into_iter().map(name).collect();
        for anchor in self.cells() {
            for way in ['h', 'v'] {
                if self.may_build(anchor, way) {
                    all.push(format!("{}{way}", name(anchor)));
                }
            }
        }
        // QUO-18.
        if all.is_empty() {
            all.push("passe".to_owned());
        }
        all
    }

    fn play(&mut self, turn: &str) {
        if let Some((anchor, way)) = wall(turn) {
            self.walls.push((anchor, way));
            self.stock[self.turn] -= 1;
        } else if turn != "passe" {
            self.pawns[self.turn] = cell(turn);
        }
        self.turn = 1 - self.turn;
    }

    fn outcome(&self) -> String {
        for player in [1 - self.turn, self.turn] {
            if self.stage > 1 && self.pawns[player].1 == self.goal(player) {
                return format!("gagne {} QUO-13", player + 1);
            }
        }
        "en cours".to_owned()
    }

    fn writable(&self, _: &[String], random: &mut Random) -> String {
        let size = self.size as usize;
        match random.below(8) {
            0 => "passe".to_owned(),
            1..4 => {
                let anchor = (random.below(size + 1) as i32, random.below(size + 2) as i32 - 1);
                format!("{}{}", name(anchor), any(&['h', 'v'], random))
            }
            4 => name((random.below(size + 1) as i32, random.below(size + 2) as i32 - 1)),
            _ => {
                let (column, row) = self.pawns[self.turn];
                let near = (column + random.below(5) as i32 - 2, row + random.below(5) as i32 - 2);
                name((near.0.max(0), near.1.max(-1)))
            }
        }
    }

    fn refusal(&self, turn: &str) -> Option<&'static str> {
        if turn == "passe" {
            return Some("QUO-18");
        }
        if let Some((anchor, way)) = wall(turn) {
            return Some(match anchor {
                (column, row) if !(0..self.size - 1).contains(&column) || !(0..self.size - 1).contains(&row) => {
                    "QUO-09"
                }
                _ if self.stock[self.turn] == 0 => "QUO-06",
                _ if self.overlaps(anchor, way) => "QUO-14",
                _ => "QUO-10",
            });
        }
        let (me, you, to) = (self.pawns[self.turn], self.pawns[1 - self.turn], cell(turn));
        let (dx, dy) = (to.0 - me.0, to.1 - me.1);
        let far = dx.abs() + dy.abs();
        let adjacent = (me.0 - you.0).abs() + (me.1 - you.1).abs() == 1;
        let behind = (2 * you.0 - me.0, 2 * you.1 - me.1);
        if !self.on_board(to) {
            let jump = self.stage > 2 && adjacent && !self.separated(me, you) && to == behind;
            return jump.then_some("QUO-15");
        }
        if self.stage == 1 {
            return Some(if to == me { "QUO-E1" } else { "QUO-19" });
        }
        if far == 0 {
            return Some("QUO-07");
        }
        if far == 1 && to != you {
            return Some("QUO-08");
        }
        if self.stage == 2 {
            return None;
        }
        let straight = adjacent && to == behind;
        let aside = adjacent && dx.abs() == 1 && dy.abs() == 1 && (you.0 == to.0 || you.1 == to.1);
        match () {
            () if to == you => Some("QUO-19").filter(|_| self.open(me, you)),
            () if straight => Some("QUO-08"),
            () if aside && (self.separated(me, you) || self.separated(you, to)) => Some("QUO-08"),
            () if aside && self.open(you, behind) => Some("QUO-16"),
            () => Some("QUO-07"),
        }
    }
}

#[test]
fn quoridor() {
    let variants: [&[&str]; 9] = [
        &[],
        &["etape=1"],
        &["etape=2"],
        &["etape=3", "barrieres=20"],
        &["taille=7", "barrieres=8"],
        &["taille=5", "barrieres=3"],
        &["taille=3", "barrieres=1"],
        &["etape=2", "taille=3", "barrieres=2"],
        &["etape=3", "taille=5", "barrieres=8"],
    ];
    compare::<Quoridor>(&variants, 1_500);
}
