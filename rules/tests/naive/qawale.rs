//! Qawale, from its articles (`features/qawale/reglement.yaml`).

use arbitre_rules::Random;
use arbitre_rules::games::qawale;

use crate::{Naive, any, compare};

/// Row and column, from 0 at the top left. May be off the board.
type Cell = (i32, i32);

#[derive(Clone)]
struct Qawale {
    /// Stacks, bottom first.
    board: Vec<Vec<String>>,
    turn: usize,
    hands: [usize; 2],
    /// The colour of each player.
    colours: [char; 2],
    /// The stones in the hand, bottom first, the cell one stands on, and the one before it.
    sowing: Option<(String, Cell, Option<Cell>)>,
}

fn name((row, column): Cell) -> String {
    format!("{}{}", char::from(b'A' + column as u8), row + 1)
}

fn cell(name: &str) -> Cell {
    let column = i32::from(name.as_bytes()[0] - b'A');
    (name[1..].parse::<i32>().unwrap() - 1, column)
}

fn on_board((row, column): Cell) -> bool {
    (0..4).contains(&row) && (0..4).contains(&column)
}

fn neighbours((row, column): Cell) -> Vec<Cell> {
    let all = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)];
    all.into_iter().filter(|cell| on_board(*cell)).collect()
}

/// QAW-08, 10, 11, 13, 14: every way to sow that many stones from here.
fn paths(from: Cell, before: Option<Cell>, stones: usize) -> Vec<Vec<Cell>> {
    if stones == 0 {
        return vec![vec![]];
    }
    let mut all = Vec::new();
    for next in neighbours(from) {
        if Some(next) == before {
            continue;
        }
        for mut path in paths(next, Some(from), stones - 1) {
            path.insert(0, next);
            all.push(path);
        }
    }
    all
}

/// The start cell and the steps of a written turn.
fn read(turn: &str) -> (Cell, Vec<Cell>) {
    let (start, steps) = turn.split_once('>').unwrap();
    (cell(start), steps.split(',').map(cell).collect())
}

fn write(start: Cell, steps: &[Cell]) -> String {
    let steps: Vec<String> = steps.iter().map(|step| name(*step)).collect();
    format!("{}>{}", name(start), steps.join(","))
}

impl Qawale {
    fn stack(&mut self, (row, column): Cell) -> &mut String {
        &mut self.board[row as usize][column as usize]
    }

    fn height(&self, (row, column): Cell) -> usize {
        self.board[row as usize][column as usize].len()
    }

    /// QAW-15, 17, 18: four visible stones of a colour on one of the ten lines.
    fn lined_up(&self, colour: char) -> bool {
        let mut lines: Vec<Vec<Cell>> = Vec::new();
        for i in 0..4 {
            lines.push((0..4).map(|j| (i, j)).collect());
            lines.push((0..4).map(|j| (j, i)).collect());
        }
        lines.push((0..4).map(|i| (i, i)).collect());
        lines.push((0..4).map(|i| (i, 3 - i)).collect());
        lines.iter().any(|line| line.iter().all(|&(r, c)| self.board[r as usize][c as usize].ends_with(colour)))
    }

    /// QAW-06: the stone is placed and the whole stack is in the hand.
    fn take(&mut self, start: Cell) {
        let mut hand = std::mem::take(self.stack(start));
        hand.push(self.colours[self.turn]);
        self.hands[self.turn] -= 1;
        self.sowing = Some((hand, start, None));
    }

    /// QAW-12: the bottom stone goes to the next cell.
    fn drop_on(&mut self, step: Cell) {
        let (mut hand, from, _) = self.sowing.take().unwrap();
        let stone = hand.remove(0);
        self.stack(step).push(stone);
        if hand.is_empty() {
            self.turn = 1 - self.turn;
        } else {
            self.sowing = Some((hand, step, Some(from)));
        }
    }
}

impl Naive for Qawale {
    type Real = qawale::Qawale;

    fn start(_: &[&str]) -> Self {
        let mut board = vec![vec![String::new(); 4]; 4];
        for (row, column) in [(0, 0), (0, 3), (3, 0), (3, 3)] {
            board[row][column] = "33".to_owned();
        }
        Self { board, turn: 0, hands: [8, 8], colours: ['1', '2'], sowing: None }
    }

    fn anywhere(&self, random: &mut Random) -> Self {
        let mut all = self.clone();
        for row in &mut all.board {
            for stack in row {
                let height = if random.below(3) == 0 { 0 } else { 1 + random.below(3) };
                *stack = (0..height).map(|_| *any(&['1', '2', '3'], random)).collect();
            }
        }
        all.turn = random.below(2);
        all.hands = [random.below(9), random.below(9)];
        if random.below(2) == 0 {
            all.colours = ['2', '1'];
        }
        all
    }

    fn text(&self) -> String {
        let stack = |stack: &String| if stack.is_empty() { "-".to_owned() } else { stack.clone() };
        let row = |row: &Vec<String>| row.iter().map(stack).collect::<Vec<_>>().join(",");
        let rows = self.board.iter().map(row).collect::<Vec<_>>().join("/");
        let mut text = format!("{rows} {} {} {}", self.turn + 1, self.hands[0], self.hands[1]);
        if let Some((hand, on, before)) = &self.sowing {
            text += &format!(" main={hand}@{}", name(*on));
            if let Some(before) = before {
                text += &format!("<{}", name(*before));
            }
        }
        if self.colours == ['2', '1'] {
            text += " couleurs=2,1";
        }
        text
    }

    fn turns(&self) -> Vec<String> {
        if let Some((hand, on, before)) = &self.sowing {
            return paths(*on, *before, hand.len()).iter().map(|path| write(*on, path)).collect();
        }
        let mut turns = Vec::new();
        for start in (0..4).flat_map(|row| (0..4).map(move |column| (row, column))) {
            // QAW-02, QAW-07.
            if self.hands[self.turn] > 0 && self.height(start) > 0 {
                turns.extend(paths(start, None, self.height(start) + 1).iter().map(|path| write(start, path)));
            }
        }
        turns
    }

    fn play(&mut self, turn: &str) {
        let (start, steps) = read(turn);
        if self.sowing.is_none() {
            self.take(start);
        }
        steps.into_iter().for_each(|step| self.drop_on(step));
    }

    fn outcome(&self) -> String {
        // QAW-19: nothing is looked at in the middle of a sowing.
        if self.sowing.is_some() {
            return "en cours".to_owned();
        }
        let (mover, other) = (1 - self.turn, self.turn);
        let (mine, yours) = (self.lined_up(self.colours[mover]), self.lined_up(self.colours[other]));
        match (mine, yours) {
            (true, false) => format!("gagne {} QAW-15", mover + 1),
            (false, true) => format!("gagne {} QAW-20", other + 1),
            (true, true) => format!("gagne {} QAW-21", mover + 1),
            (false, false) if self.hands == [0, 0] => "nulle QAW-16".to_owned(),
            (false, false) => "en cours".to_owned(),
        }
    }

    fn writable(&self, turns: &[String], random: &mut Random) -> String {
        let anywhere = |random: &mut Random| (random.below(6) as i32 - 1, random.below(5) as i32);
        let (mut start, mut steps) = if turns.is_empty() || random.below(4) == 0 {
            ((random.below(4) as i32, random.below(4) as i32), vec![anywhere(random); 1 + random.below(3)])
        } else {
            read(any::<String>(turns, random))
        };
        let which = random.below(steps.len());
        match random.below(6) {
            0 => steps[which] = anywhere(random),
            1 => drop(steps.pop().filter(|_| steps.len() > 1)),
            2 => steps.push(neighbours((start.0.clamp(0, 3), start.1.clamp(0, 3)))[0]),
            3 if self.sowing.is_none() => start = anywhere(random),
            4 if which > 1 => steps[which] = steps[which - 2],
            4 if which == 1 => steps[1] = start,
            _ => {}
        }
        if steps.is_empty() {
            steps.push(start);
        }
        write(start, &steps)
    }

    fn refusal(&self, turn: &str) -> Option<&'static str> {
        let (start, steps) = read(turn);
        if !on_board(start) || steps.iter().any(|step| !on_board(*step)) {
            return Some("QAW-01");
        }
        let stones = match &self.sowing {
            Some((_, on, _)) if *on != start => return None,
            Some((hand, ..)) => hand.len(),
            None if self.height(start) == 0 => return Some("QAW-07"),
            None if self.hands[self.turn] == 0 => return Some("QAW-02"),
            None => self.height(start) + 1,
        };
        let at_start = !matches!(self.sowing, Some((.., Some(_))));
        let mut from = start;
        for (index, step) in steps.iter().enumerate() {
            let (rows, columns) = ((step.0 - from.0).abs(), (step.1 - from.1).abs());
            match (rows, columns) {
                (0, 1) | (1, 0) => {}
                (0, 0) if index == 0 && at_start => return Some("QAW-09"),
                (1, 1) => return Some("QAW-11"),
                _ => return Some("QAW-10"),
            }
            from = *step;
        }
        Some(if steps.len() == stones { "QAW-13" } else { "QAW-08" })
    }

    fn halfway(&self, turn: &str, random: &mut Random) -> Option<Self> {
        let (start, steps) = read(turn);
        let mut halfway = self.clone();
        if halfway.sowing.is_none() {
            halfway.take(start);
        }
        steps[..random.below(steps.len())].iter().for_each(|step| halfway.drop_on(*step));
        Some(halfway)
    }
}

#[test]
fn qawale() {
    compare::<Qawale>(&[&[]], 1_000);
}
