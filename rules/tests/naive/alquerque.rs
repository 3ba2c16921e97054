//! Alquerque, from its articles (`features/alquerque/reglement.yaml`).

use arbitre_rules::Random;
use arbitre_rules::games::alquerque;

use crate::{Naive, any, compare};

/// Column and row, from 0 at the bottom left. May be off the board.
type Point = (i32, i32);

#[derive(Clone)]
struct Alquerque {
    /// `b`, `n` or `.` by row from the bottom, then by column.
    men: Vec<Vec<char>>,
    turn: char,
    /// The man in the middle of a chain.
    chain: Option<Point>,
    /// Every position of the game so far, this one included.
    past: Vec<String>,
    /// Successive turns without capture.
    quiet: usize,
}

fn name((column, row): Point) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

fn point(name: &str) -> Point {
    (i32::from(name.as_bytes()[0] - b'a'), name[1..].parse::<i32>().unwrap() - 1)
}

fn points() -> Vec<Point> {
    (0..5).flat_map(|column| (0..5).map(move |row| (column, row))).collect()
}

/// ALQ-03, 04: the directions that have a line from here. a1 is even.
fn directions((column, row): Point) -> Vec<Point> {
    let mut all = vec![(0, 1), (0, -1), (1, 0), (-1, 0)];
    if (column + row) % 2 == 0 {
        all.extend([(1, 1), (1, -1), (-1, 1), (-1, -1)]);
    }
    all
}

fn other(colour: char) -> char {
    if colour == 'b' { 'n' } else { 'b' }
}

impl Alquerque {
    fn at(&self, (column, row): Point) -> Option<char> {
        self.men.get(usize::try_from(row).ok()?)?.get(usize::try_from(column).ok()?).copied()
    }

    fn put(&mut self, (column, row): Point, man: char) {
        self.men[row as usize][column as usize] = man;
    }

    fn men_of(&self, colour: char) -> Vec<Point> {
        points().into_iter().filter(|at| self.at(*at) == Some(colour)).collect()
    }

    /// ALQ-05: where the man at `from` can land, and whom he takes.
    fn jumps(&self, from: Point) -> Vec<(Point, Point)> {
        let mut all = Vec::new();
        for (dx, dy) in directions(from) {
            let (over, to) = ((from.0 + dx, from.1 + dy), (from.0 + 2 * dx, from.1 + 2 * dy));
            if self.at(over) == Some(other(self.turn)) && self.at(to) == Some('.') {
                all.push((over, to));
            }
        }
        all
    }

    /// ALQ-09.
    fn jump(&mut self, from: Point, to: Point) {
        self.put(from, '.');
        self.put(((from.0 + to.0) / 2, (from.1 + to.1) / 2), '.');
        self.put(to, self.turn);
    }

    /// ALQ-07: every chain of the man at `from`, as far as it goes.
    fn chains(&self, from: Point) -> Vec<Vec<Point>> {
        let jumps = self.jumps(from);
        if jumps.is_empty() {
            return vec![vec![from]];
        }
        let mut all = Vec::new();
        for (_, to) in jumps {
            let mut after = self.clone();
            after.jump(from, to);
            for mut chain in after.chains(to) {
                chain.insert(0, from);
                all.push(chain);
            }
        }
        all
    }

    fn steps(&self) -> Vec<String> {
        let mut all = Vec::new();
        for from in self.men_of(self.turn) {
            for (dx, dy) in directions(from) {
                let to = (from.0 + dx, from.1 + dy);
                if self.at(to) == Some('.') {
                    all.push(format!("{}-{}", name(from), name(to)));
                }
            }
        }
        all
    }

    fn pass_turn(&mut self) {
        self.chain = None;
        self.turn = other(self.turn);
    }
}

impl Naive for Alquerque {
    type Real = alquerque::Alquerque;

    fn start(_: &[&str]) -> Self {
        let rows = ["bbbbb", "bbbbb", "nn.bb", "nnnnn", "nnnnn"];
        let men = rows.iter().map(|row| row.chars().collect()).collect();
        let mut start = Self { men, turn: 'b', chain: None, past: Vec::new(), quiet: 0 };
        start.past.push(start.text());
        start
    }

    fn anywhere(&self, random: &mut Random) -> Self {
        let mut all = self.clone();
        let empty = 1 + random.below(8);
        for at in points() {
            let man = if random.below(9) < empty { '.' } else { *any(&['b', 'n'], random) };
            all.put(at, man);
        }
        all.put((0, 0), 'b');
        all.put((4, 4), 'n');
        all.turn = *any(&['b', 'n'], random);
        all.past = vec![all.text()];
        all
    }

    fn text(&self) -> String {
        let rows: Vec<String> = self.men.iter().rev().map(|row| row.iter().collect()).collect();
        let chain = self.chain.map_or(String::new(), |at| format!(" {}", name(at)));
        format!("{} {}{chain}", rows.join("/"), self.turn)
    }

    fn turns(&self) -> Vec<String> {
        let men = self.chain.map_or_else(|| self.men_of(self.turn), |at| vec![at]);
        let chains: Vec<Vec<Point>> = men.into_iter().flat_map(|man| self.chains(man)).collect();
        // ALQ-06, ALQ-08.
        let longest = chains.iter().map(Vec::len).max().unwrap_or(0);
        if longest < 2 {
            return if self.chain.is_some() { Vec::new() } else { self.steps() };
        }
        let write = |chain: &Vec<Point>| chain.iter().map(|at| name(*at)).collect::<Vec<_>>().join("x");
        chains.iter().filter(|chain| chain.len() == longest).map(write).collect()
    }

    fn play(&mut self, turn: &str) {
        if let Some((from, to)) = turn.split_once('-') {
            self.put(point(from), '.');
            self.put(point(to), self.turn);
            self.quiet += 1;
        } else {
            let path: Vec<Point> = turn.split('x').map(point).collect();
            path.windows(2).for_each(|pair| self.jump(pair[0], pair[1]));
            self.quiet = 0;
        }
        self.pass_turn();
        self.past.push(self.text());
    }

    fn outcome(&self) -> String {
        let here = self.text();
        if self.men_of(self.turn).is_empty() {
            format!("gagne {} ALQ-10", other(self.turn))
        } else if self.men_of(other(self.turn)).is_empty() {
            format!("gagne {} ALQ-10", self.turn)
        } else if self.turns().is_empty() {
            format!("gagne {} ALQ-11", other(self.turn))
        } else if self.quiet >= 100 || self.past.iter().filter(|past| **past == here).count() >= 3 {
            "nulle ALQ-12".to_owned()
        } else {
            "en cours".to_owned()
        }
    }

    fn writable(&self, turns: &[String], random: &mut Random) -> String {
        let somewhere = |random: &mut Random| (random.below(6) as i32, random.below(7) as i32 - 1);
        if turns.is_empty() || random.below(2) == 0 {
            // Two points, most often near each other.
            let men = self.men_of(self.turn);
            let from = if men.is_empty() || random.below(4) == 0 { somewhere(random) } else { *any(&men, random) };
            let far = 1 + random.below(2) as i32;
            let (dx, dy) = (random.below(3) as i32 - 1, random.below(3) as i32 - 1);
            let to = (from.0 + far * dx, from.1 + far * dy);
            let to = if to.0 < 0 || to.1 < -1 || random.below(8) == 0 { somewhere(random) } else { to };
            return format!("{}{}{}", name(from), if far == 1 { '-' } else { 'x' }, name(to));
        }
        let turn = any(turns, random);
        if !turn.contains('x') {
            return turn.clone();
        }
        let mut path: Vec<Point> = turn.split('x').map(point).collect();
        match random.below(4) {
            0 if path.len() > 2 => drop(path.pop()),
            1 => path.push(somewhere(random)),
            2 => *path.last_mut().unwrap() = somewhere(random),
            _ => {}
        }
        path.iter().map(|at| name(*at)).collect::<Vec<_>>().join("x")
    }

    fn refusal(&self, turn: &str) -> Option<&'static str> {
        let path: Vec<Point> = turn.split(['x', '-']).map(point).collect();
        if path.iter().any(|at| self.at(*at).is_none()) || self.chain.is_some() {
            return None;
        }
        if self.at(path[0]) != Some(self.turn) {
            return Some("ALQ-14");
        }
        let capture = !self.turns().is_empty() && self.turns()[0].contains('x');
        let (dx, dy) = (path[1].0 - path[0].0, path[1].1 - path[0].1);
        if turn.contains('-') {
            let far = dx.abs().max(dy.abs());
            if far == 1 && !directions(path[0]).contains(&(dx, dy)) {
                return Some("ALQ-04");
            }
            return (far == 1).then(|| if self.at(path[1]) == Some('.') { "ALQ-06" } else { "ALQ-03" });
        }
        // Jumps that are right so far, then one that is not.
        let mut after = self.clone();
        for pair in path.windows(2) {
            if !after.jumps(pair[0]).iter().any(|(_, to)| *to == pair[1]) {
                return None;
            }
            after.jump(pair[0], pair[1]);
        }
        assert!(capture, "{turn} captures");
        Some(if after.jumps(*path.last().unwrap()).is_empty() { "ALQ-08" } else { "ALQ-07" })
    }

    fn halfway(&self, turn: &str, random: &mut Random) -> Option<Self> {
        let path: Vec<Point> = turn.split(['x', '-']).map(point).collect();
        if path.len() < 3 {
            return None;
        }
        let jumps = 1 + random.below(path.len() - 2);
        let mut halfway = self.clone();
        path[..=jumps].windows(2).for_each(|pair| halfway.jump(pair[0], pair[1]));
        halfway.chain = Some(path[jumps]);
        Some(halfway)
    }
}

#[test]
fn alquerque() {
    compare::<Alquerque>(&[&[]], 4_000);
}
