//! Aruba, from its articles (`features/aruba/reglement.yaml`).

use arbitre_rules::Random;
use arbitre_rules::games::aruba;

use crate::{Naive, any, compare, option};

/// Row and column, from 0 at the top left. May be off the board.
type Cell = (i32, i32);

#[derive(Clone)]
struct Aruba {
    /// `b`, `r` or `.` by row from the top.
    board: Vec<Vec<char>>,
    turn: char,
    /// The pawn in the middle of a chain.
    chain: Option<Cell>,
}

fn name((row, column): Cell) -> String {
    format!("{}{}", char::from(b'A' + column as u8), row + 1)
}

/// The cells of a written move.
fn path(turn: &str) -> Vec<Cell> {
    let text = turn.trim_end_matches(" pass");
    let mut cells: Vec<(i32, String)> = Vec::new();
    for character in text.chars() {
        if character.is_ascii_uppercase() {
            cells.push((i32::from(character as u8 - b'A'), String::new()));
        } else {
            cells.last_mut().unwrap().1.push(character);
        }
    }
    cells.into_iter().map(|(column, row)| (row.parse::<i32>().unwrap() - 1, column)).collect()
}

fn write(path: &[Cell]) -> String {
    path.iter().map(|cell| name(*cell)).collect()
}

fn directions() -> Vec<Cell> {
    let all = (-1..=1).flat_map(|dr| (-1..=1).map(move |dc| (dr, dc)));
    all.filter(|direction| *direction != (0, 0)).collect()
}

fn other(colour: char) -> char {
    if colour == 'b' { 'r' } else { 'b' }
}

impl Aruba {
    fn at(&self, (row, column): Cell) -> Option<char> {
        self.board.get(usize::try_from(row).ok()?)?.get(usize::try_from(column).ok()?).copied()
    }

    fn put(&mut self, (row, column): Cell, pawn: char) {
        self.board[row as usize][column as usize] = pawn;
    }

    fn cells(&self) -> Vec<Cell> {
        let size = self.board.len() as i32;
        (0..size).flat_map(|row| (0..size).map(move |column| (row, column))).collect()
    }

    fn pawns_of(&self, colour: char) -> Vec<Cell> {
        self.cells().into_iter().filter(|cell| self.at(*cell) == Some(colour)).collect()
    }

    /// ARU-07, 08, 10: where the pawn at `from` can land by capturing.
    fn captures(&self, from: Cell) -> Vec<Cell> {
        let mut all = Vec::new();
        for (dr, dc) in directions() {
            let to = (from.0 + 2 * dr, from.1 + 2 * dc);
            if self.at((from.0 + dr, from.1 + dc)) == Some(other(self.turn)) && self.at(to) == Some('.') {
                all.push(to);
            }
        }
        all
    }

    fn capture(&mut self, from: Cell, to: Cell) {
        self.put(from, '.');
        self.put(((from.0 + to.0) / 2, (from.1 + to.1) / 2), '.');
        self.put(to, self.turn);
    }

    /// ARU-09: the chains of the pawn at `from`, stopped anywhere.
    fn chains(&self, from: Cell, so_far: &[Cell], all: &mut Vec<String>) {
        for to in self.captures(from) {
            let mut after = self.clone();
            after.capture(from, to);
            let so_far = [so_far, &[to]].concat();
            let goes_on = !after.captures(to).is_empty();
            all.push(write(&so_far) + if goes_on { " pass" } else { "" });
            after.chains(to, &so_far, all);
        }
    }
}

impl Naive for Aruba {
    type Real = aruba::Aruba;

    fn start(variants: &[&str]) -> Self {
        let size: usize = option(variants, "taille").map_or(7, |text| text.parse().unwrap());
        let figure = option(variants, "disposition") == Some("figure");
        let mut board = vec![vec!['.'; size]; size];
        for (row, cells) in board.iter_mut().enumerate() {
            for (column, cell) in cells.iter_mut().enumerate() {
                // ARU-04, ARU-05.
                *cell = match (row + column).cmp(&(size - 1)) {
                    std::cmp::Ordering::Less => 'b',
                    std::cmp::Ordering::Greater => 'r',
                    std::cmp::Ordering::Equal if row.abs_diff(column) < 2 => '.',
                    std::cmp::Ordering::Equal if row < column && !figure => 'r',
                    std::cmp::Ordering::Equal => 'b',
                }
            }
        }
        Self { board, turn: 'b', chain: None }
    }

    fn anywhere(&self, random: &mut Random) -> Self {
        let mut all = self.clone();
        let empty = 3 + random.below(6);
        for cell in all.cells() {
            let pawn = if random.below(9) < empty { '.' } else { *any(&['b', 'r'], random) };
            all.put(cell, pawn);
        }
        all.turn = *any(&['b', 'r'], random);
        all
    }

    fn text(&self) -> String {
        let rows: Vec<String> = self.board.iter().map(|row| row.iter().collect()).collect();
        let chain = self.chain.map_or(String::new(), |cell| format!(" {}", name(cell)));
        format!("{} {}{chain}", rows.join("/"), self.turn)
    }

    fn turns(&self) -> Vec<String> {
        // ARU-12, ARU-16.
        let mut all = vec!["pass".to_owned()];
        if let Some(from) = self.chain {
            self.chains(from, &[from], &mut all);
            return all;
        }
        for from in self.pawns_of(self.turn) {
            for (dr, dc) in directions() {
                let to = (from.0 + dr, from.1 + dc);
                if self.at(to) == Some('.') {
                    all.push(write(&[from, to]));
                }
            }
            self.chains(from, &[from], &mut all);
        }
        all
    }

    fn play(&mut self, turn: &str) {
        if turn != "pass" {
            for pair in path(turn).windows(2) {
                if (pair[0].0 - pair[1].0).abs().max((pair[0].1 - pair[1].1).abs()) == 2 {
                    self.capture(pair[0], pair[1]);
                } else {
                    self.put(pair[0], '.');
                    self.put(pair[1], self.turn);
                }
            }
        }
        self.chain = None;
        self.turn = other(self.turn);
    }

    fn outcome(&self) -> String {
        match (self.pawns_of('b').is_empty(), self.pawns_of('r').is_empty()) {
            (false, true) => "gagne b ARU-01".to_owned(),
            (true, false) => "gagne r ARU-01".to_owned(),
            _ => "en cours".to_owned(),
        }
    }

    fn writable(&self, turns: &[String], random: &mut Random) -> String {
        let size = self.board.len();
        if turns.is_empty() || random.below(2) == 0 {
            let pawns = self.pawns_of(self.turn);
            let somewhere = |random: &mut Random| (random.below(size) as i32, random.below(size) as i32);
            let from = if pawns.is_empty() || random.below(5) == 0 { somewhere(random) } else { *any(&pawns, random) };
            let far = 1 + random.below(2) as i32;
            let (dr, dc) = *any(&directions(), random);
            let to = (from.0 + far * dr, from.1 + far * dc);
            let to = if to.0 < -1 || to.1 < 0 || random.below(8) == 0 { somewhere(random) } else { to };
            return write(&[from, to]) + if random.below(6) == 0 { " pass" } else { "" };
        }
        let turn = any(turns, random);
        match random.below(4) {
            0 if turn != "pass" && turn.ends_with(" pass") => turn.trim_end_matches(" pass").to_owned(),
            1 if turn != "pass" && !turn.ends_with(" pass") => format!("{turn} pass"),
            2 if turn != "pass" => {
                let (dr, dc) = *any(&directions(), random);
                let mut path = path(turn);
                let last = path[path.len() - 1];
                path.push(((last.0 + 2 * dr).max(-1), (last.1 + 2 * dc).max(0)));
                write(&path)
            }
            _ => turn.clone(),
        }
    }

    fn refusal(&self, turn: &str) -> Option<&'static str> {
        if turn == "pass" || turn.ends_with(" pass") || self.chain.is_some() {
            return None;
        }
        let path = path(turn);
        let [from, to] = path[..] else { return None };
        let over = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
        let (dr, dc) = ((from.0 - to.0).abs(), (from.1 - to.1).abs());
        let jump = dr.max(dc) == 2 && dr % 2 == 0 && dc % 2 == 0;
        if self.at(from).is_none() {
            return Some("ARU-10");
        }
        if self.at(to).is_none() {
            let over_opponent = jump && self.at(from) == Some(self.turn) && self.at(over) == Some(other(self.turn));
            return Some(if over_opponent { "ARU-08" } else { "ARU-10" });
        }
        if self.at(from) != Some(self.turn) {
            return Some("ARU-18");
        }
        Some(match dr.max(dc) {
            1 => "ARU-10",
            2 if jump => match self.at(over) {
                Some('.') => "ARU-07",
                Some(pawn) if pawn == self.turn => "ARU-10",
                _ => "ARU-08",
            },
            _ => "ARU-06",
        })
    }

    fn halfway(&self, turn: &str, random: &mut Random) -> Option<Self> {
        if turn == "pass" {
            return None;
        }
        let path = path(turn);
        let captures = path.len() - 1 - usize::from(!turn.ends_with(" pass"));
        if captures == 0 {
            return None;
        }
        let played = 1 + random.below(captures);
        let mut halfway = self.clone();
        path[..=played].windows(2).for_each(|pair| halfway.capture(pair[0], pair[1]));
        halfway.chain = Some(path[played]);
        Some(halfway)
    }
}

#[test]
fn aruba() {
    let variants: [&[&str]; 7] = [
        &[],
        &["disposition=figure"],
        &["taille=3"],
        &["taille=4"],
        &["taille=5"],
        &["taille=8"],
        &["taille=8", "disposition=figure"],
    ];
    compare::<Aruba>(&variants, 4_000);
}
