//! The drawing of Quoridor, printed and read: the walls stand out between cells whose grooves are left blank.
//!
//! ```text
//!       a   b   c   d   e
//!     +---+---+---+---+---+
//!   5 |         2         |
//!     +   +=======+   +   +
//!   4 |           #       |
//!     +   +   +   #   +   +
//!   3 |           #       |
//!     +   +   +   +   +   +
//!   2 |         1         |
//!     +   +   +   +   +   +
//!   1 |                   |
//!     +---+---+---+---+---+
//! ```
//!
//! The middle of a wall covers the post where four cells meet, its ends leave theirs alone: two walls end to end stay
//! two.

use crate::grid::{self, board_lines, check_label, check_letters, is_below, is_number, named, read_below};
use crate::{Notation, Setup, TextError, count};

use super::places::{read_walls, write_walls};
use super::text::{PAWN, SIZE, STOCK, WALLS, is_size, read_player};
use super::{Cell, Orientation, Quoridor, Wall};

const HORIZONTAL: char = '=';
const VERTICAL: char = '#';
/// Characters from one cell to the next.
const PITCH: usize = 4;

pub(super) fn draw(setup: &Setup) -> String {
    let size = setup.variants.get(SIZE).and_then(|size| size.parse().ok()).filter(|&size| is_size(size)).unwrap_or(9);
    let mut out = String::new();
    if [PAWN[0], PAWN[1], WALLS].iter().any(|&name| setup.fact(name).is_some()) {
        out.push_str(&labelled(&canvas(setup, size), size));
    }
    if let Some(turn) = setup.turn {
        out.push_str(&format!("trait : joueur {}\n", Quoridor::PLAYERS[turn.index()].symbol));
    }
    if let (Some(first), Some(second)) = (setup.fact(STOCK[0]), setup.fact(STOCK[1])) {
        out.push_str(&format!("barrières : {first} (joueur 1), {second} (joueur 2)\n"));
    }
    out
}

/// The grid without its labels, rows of cells and grooves in turn from the top.
fn canvas(setup: &Setup, size: usize) -> Vec<Vec<char>> {
    let mut canvas: Vec<Vec<char>> = (0..=2 * size)
        .map(|line| {
            let (post, groove, ends) = match line {
                _ if line % 2 == 1 => (' ', ' ', '|'),
                0 => ('+', '-', '+'),
                _ if line == 2 * size => ('+', '-', '+'),
                _ => ('+', ' ', '+'),
            };
            let mut row: Vec<char> = (0..=PITCH * size).map(|at| if at % PITCH == 0 { post } else { groove }).collect();
            row[0] = ends;
            row[PITCH * size] = ends;
            row
        })
        .collect();
    for (index, name) in PAWN.into_iter().enumerate() {
        let cell = setup.fact(name).and_then(|text| text.parse::<Cell>().ok());
        if let Some(cell) = cell.filter(|cell| cell.is_on(size as u8)) {
            canvas[line_of(cell, size)][PITCH * usize::from(cell.column) + 2] = ['1', '2'][index];
        }
    }
    let walls = setup.fact(WALLS).and_then(|text| read_walls(text).ok()).unwrap_or_default();
    for wall in walls.into_iter().filter(|wall| wall.anchor.is_on(size as u8 - 1)) {
        let (line, post) = middle(wall.anchor, size);
        match wall.orientation {
            Orientation::Horizontal => canvas[line][post - 3..=post + 3].fill(HORIZONTAL),
            Orientation::Vertical => canvas[line - 1..=line + 1].iter_mut().for_each(|row| row[post] = VERTICAL),
        }
    }
    canvas
}

/// The line of the cells of that row.
fn line_of(cell: Cell, size: usize) -> usize {
    2 * (size - usize::from(cell.row)) + 1
}

/// Where the post in the middle of a wall is: line and character.
fn middle(anchor: Cell, size: usize) -> (usize, usize) {
    (line_of(anchor, size) - 1, PITCH * (usize::from(anchor.column) + 1))
}

fn labelled(canvas: &[Vec<char>], size: usize) -> String {
    let mut out =
        format!("    {}\n", ('a'..).take(size).map(|letter| format!("  {letter} ")).collect::<String>().trim_end());
    for (line, row) in canvas.iter().enumerate() {
        out.push_str(&format!("{:>3} {}\n", label(line, size), row.iter().collect::<String>()));
    }
    out
}

/// What stands in front of that line of the grid: the number of a row of cells, nothing for a groove.
fn label(line: usize, size: usize) -> String {
    if line % 2 == 1 { (size - line / 2).to_string() } else { String::new() }
}

/// A line of the grid in a text: its number, its label, the character where it begins, and its characters.
struct Line {
    number: usize,
    label: String,
    start: usize,
    chars: Vec<char>,
}

impl Line {
    fn error<T>(&self, at: usize, message: impl Into<String>) -> Result<T, TextError> {
        Err(TextError::at(self.number, self.start + at, message))
    }
}

pub(super) fn read(text: &str) -> Result<Setup, TextError> {
    let mut lines = Vec::new();
    let mut others = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let trimmed = line.trim();
        if let Some(at) = grid_start(trimmed) {
            let (label, grid) = trimmed.split_at(at);
            let start = line.find(trimmed).unwrap_or(0) + at;
            lines.push(Line {
                number,
                label: label.trim().to_owned(),
                start: line[..start].chars().count() + 1,
                chars: grid.chars().collect(),
            });
        } else if !trimmed.is_empty() && is_below(trimmed, &others) {
            others.push((number, trimmed));
        }
    }
    // What is not understood at all is told before what is drawn wrong.
    for (number, text) in &others {
        read_status(&mut Setup::default(), text).ok_or_else(|| {
            TextError::at(*number, 1, format!("cette ligne du dessin n'est pas comprise : « {text} »"))
        })?;
    }
    let mut setup = read_grid(&lines)?;
    read_below::<Quoridor>(&mut setup, &others, read_status)?;
    check(&board_lines(text, &others)?, &setup, &lines)?;
    Ok(setup)
}

/// Compares what is drawn with what would be; a pawn may stand anywhere in its cell.
fn check(board: &[grid::Line], setup: &Setup, lines: &[Line]) -> Result<(), TextError> {
    let size = (lines.len() - 1) / 2;
    let start = lines[0].start - 1;
    let letters: Vec<_> = ('a'..).take(size).map(String::from).collect();
    check_letters(&board[0], &letters, start, PITCH)?;
    let canvas = canvas(setup, size);
    let mut rows = canvas.iter().zip(lines).enumerate();
    for line in &board[1..] {
        let Some((index, (row, read))) = rows.next() else {
            return line.error(line.lead(), "cette ligne est de trop : le plateau est fini");
        };
        if read.number != line.number {
            return line.error(line.lead(), "cette ligne coupe le plateau en deux");
        }
        check_label(line, &label(index, size), start)?;
        for (at, &expected) in row.iter().enumerate() {
            let in_cell = index % 2 == 1 && at % PITCH != 0;
            if !in_cell || !['1', '2', ' '].contains(&read.chars[at]) {
                line.expect(start + at, expected)?;
            }
        }
    }
    Ok(())
}

/// Where the grid begins in a line that belongs to it, after the row's number if there is one.
fn grid_start(line: &str) -> Option<usize> {
    let at = line.find(|c: char| !c.is_ascii_digit() && c != ' ')?;
    line[at..].starts_with(['+', '|']).then_some(at)
}

fn read_grid(lines: &[Line]) -> Result<Setup, TextError> {
    let Some(first) = lines.first() else {
        return Err(TextError::whole("ce dessin n'a pas de plateau : il commence par une bordure « +---+---+ »"));
    };
    let size = first.chars.len() / PITCH;
    if first.chars.len() % PITCH != 1 || !is_size(size) {
        return first.error(0, "un plateau a 3, 5, 7 ou 9 cases de côté, chacune large de trois caractères");
    }
    if lines.len() != 2 * size + 1 {
        let message =
            format!("un plateau de {size} cases de côté se dessine en {} lignes, et non {}", 2 * size + 1, lines.len());
        return lines[lines.len() - 1].error(0, message);
    }
    for (index, line) in lines.iter().enumerate() {
        if line.chars.len() != PITCH * size + 1 {
            let message = format!(
                "cette ligne a {} au lieu de {}",
                count(line.chars.len(), "caractère", "caractères"),
                PITCH * size + 1
            );
            return line.error(0, message);
        }
        let (found, expected) = (&line.label, label(index, size));
        if !found.is_empty() && *found != expected {
            return line.error(0, format!("cette rangée porte le numéro « {found} » au lieu de « {expected} »"));
        }
        check_characters(line, index, size)?;
    }
    let cells = |line: &Line| (0..size).map(|column| line.chars[PITCH * column + 1..][..3].iter().collect()).collect();
    let rows: Vec<Vec<String>> = lines.iter().skip(1).step_by(2).map(cells).collect();
    let mut setup = Quoridor::read_table(&rows).or_else(|error| {
        let column = PITCH * (error.column - 1) + 2;
        lines[2 * error.line - 1].error(column, error.message)
    })?;
    setup.set(WALLS, write_walls(read_drawn_walls(lines, size)?.into_iter()));
    Ok(setup)
}

/// Every character of a line is one that belongs there.
fn check_characters(line: &Line, index: usize, size: usize) -> Result<(), TextError> {
    let cells = index % 2 == 1;
    for (at, &found) in line.chars.iter().enumerate() {
        let (post, edge) = (at % PITCH == 0, at == 0 || at == PITCH * size);
        let allowed = match (cells, post) {
            (true, true) if edge => "|",
            (true, true) => " #",
            (true, false) => continue,
            (false, true) if edge || index == 0 || index == 2 * size => "+",
            (false, true) => "+=#",
            (false, false) if index == 0 || index == 2 * size => "-",
            (false, false) => " =",
        };
        if !allowed.contains(found) {
            let mut choices: Vec<_> = allowed.chars().map(named).collect();
            let last = choices.pop().unwrap_or_default();
            let needed = if choices.is_empty() { last } else { format!("{} ou {last}", choices.join(", ")) };
            return line.error(at, format!("{} n'a pas sa place ici : il faut {needed}", named(found)));
        }
    }
    Ok(())
}

/// A wall for every post that the middle of one covers; no piece of a wall may be left over.
fn read_drawn_walls(lines: &[Line], size: usize) -> Result<Vec<Wall>, TextError> {
    let mut walls = Vec::new();
    let mut explained = vec![vec![false; PITCH * size + 1]; lines.len()];
    for column in 0..size as u8 - 1 {
        for row in 1..size as u16 {
            let anchor = Cell { column, row };
            let (line, post) = middle(anchor, size);
            let orientation = match lines[line].chars[post] {
                HORIZONTAL => Orientation::Horizontal,
                VERTICAL => Orientation::Vertical,
                _ => continue,
            };
            walls.push(Wall { anchor, orientation });
            match orientation {
                Orientation::Horizontal => explained[line][post - 3..=post + 3].fill(true),
                Orientation::Vertical => explained[line - 1..=line + 1].iter_mut().for_each(|row| row[post] = true),
            }
        }
    }
    for (line, explained) in lines.iter().zip(&explained) {
        for (at, &found) in line.chars.iter().enumerate() {
            if [HORIZONTAL, VERTICAL].contains(&found) != explained[at] {
                return line.error(at, "une barrière longe deux cases : « ======= », ou trois « # » l'un sous l'autre");
            }
        }
    }
    Ok(walls)
}

/// The lines below a drawing.
fn read_status(setup: &mut Setup, line: &str) -> Option<()> {
    let (key, value) = line.split_once(':')?;
    match key.trim() {
        "trait" => setup.turn = Some(read_player(value.trim().strip_prefix("joueur")?.trim()).ok()?),
        "barrières" => {
            let (first, second) = value.trim().strip_suffix("(joueur 2)")?.split_once("(joueur 1),")?;
            for (name, stock) in STOCK.into_iter().zip([first.trim(), second.trim()]) {
                setup.set(name, Some(stock).filter(|stock| is_number(stock))?);
            }
        }
        _ => return None,
    }
    Some(())
}
