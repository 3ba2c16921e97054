//! Alquerque in writing: points, turns, text form, table, drawing with its lines, and the French of its refusals.
//!
//! The board of a [`Setup`] is its rows from the 5th to the 1st, each cell `b`, `n` or `.`. Fact: `rafle`, the point of a
//! man in the middle of a chain.

use std::fmt;
use std::str::FromStr;

use crate::grid::{Line, board_lines, check_letters, read_below};
use crate::{Breach, Notation, Player, PlayerName, RuleId, Setup, SetupError, TextError, Variant, count};

use super::board::{POINTS, SIDE, joined};
use super::{Alquerque, Gesture, Turn};

const CHAIN: &str = "rafle";
/// As in « le pion en a5 est aux Noirs » and on the lines below a drawing.
const NAMES: [&str; 2] = ["Blancs", "Noirs"];

/// What stands for a row that is too large for any board.
const TOO_LARGE: u16 = u16::MAX;

/// A point as one names it, on the board or not: `c3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point {
    /// Counted from 0.
    column: u8,
    /// As written, from 1.
    row: u16,
}

impl Point {
    pub(super) const fn on(index: usize) -> Self {
        Self { column: (index / SIDE) as u8, row: (index % SIDE) as u16 + 1 }
    }

    /// Whether the board has this point.
    #[must_use]
    pub const fn is_on_board(self) -> bool {
        (self.column as usize) < SIDE && 1 <= self.row && self.row as usize <= SIDE
    }

    /// Its number, for a point that is on the board.
    pub(super) const fn index(self) -> usize {
        self.column as usize * SIDE + self.row as usize - 1
    }

    /// How many points away, along a row, a column or a diagonal.
    pub(super) fn distance(self, other: Self) -> u16 {
        u16::from(self.column.abs_diff(other.column)).max(self.row.abs_diff(other.row))
    }

    /// The point just between two points that are two points apart and in line.
    pub(super) fn middle(self, other: Self) -> Option<Self> {
        let (columns, rows) = (self.column.abs_diff(other.column), self.row.abs_diff(other.row));
        matches!((columns, rows), (0, 2) | (2, 0) | (2, 2))
            .then(|| Self { column: self.column.midpoint(other.column), row: self.row.midpoint(other.row) })
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row)
    }
}

impl FromStr for Point {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let text = text.trim();
        let mut chars = text.chars();
        let letter = chars.next().filter(char::is_ascii_alphabetic);
        let digits = chars.as_str();
        match letter {
            Some(letter) if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) => {
                // A row too large for any board is as good as the largest.
                Ok(Self { column: letter.to_ascii_lowercase() as u8 - b'a', row: digits.parse().unwrap_or(TOO_LARGE) })
            }
            _ => Err(TextError::whole(format!(
                "« {text} » n'est pas un point : écrivez sa lettre et son chiffre, comme c3"
            ))),
        }
    }
}

pub(super) fn position(setup: &Setup) -> Result<Alquerque, SetupError> {
    setup.variants.only(Alquerque::VARIANTS)?;
    let mut men = [0; 2];
    match &setup.board {
        Some(rows) => {
            if rows.iter().map(Vec::len).ne([SIDE; SIDE]) {
                return Err(SetupError::new("le plateau a cinq rangées de cinq points"));
            }
            for (index, text) in rows.iter().flatten().enumerate() {
                let (row, column) = (SIDE - 1 - index / SIDE, index % SIDE);
                if let Some(player) = man(text).map_err(SetupError)? {
                    men[player.index()] |= 1 << (column * SIDE + row);
                }
            }
        }
        // ALQ-01: two rows each and two points of the middle row, the centre empty.
        None => {
            for index in (0..POINTS).filter(|&index| index != POINTS / 2) {
                let (column, row) = (index / SIDE, index % SIDE);
                let white = row < 2 || row == 2 && column >= 3;
                men[usize::from(!white)] |= 1 << index;
            }
        }
    }
    // ALQ-02: White starts.
    let turn = setup.turn.unwrap_or(Player::First);
    let mut position = Alquerque { men, turn, chain: None };
    if let Some(text) = setup.fact(CHAIN) {
        let at: Point = text.parse().map_err(|error: TextError| SetupError(error.message))?;
        if at.row == TOO_LARGE {
            return Err(SetupError(off_board(at).reason));
        }
        if position.man(at) != Some(turn) {
            let name = NAMES[turn.index()];
            return Err(SetupError(format!(
                "la rafle est en {at}, où il n'y a pas de pion des {name}, qui ont le trait"
            )));
        }
        position.chain = Some(at.index() as u8);
        if !position.must_capture() {
            return Err(SetupError(format!("la rafle est en {at}, mais ce pion n'a plus rien à prendre")));
        }
    }
    Ok(position)
}

/// What a cell says: whose man, if any. Nothing, `.`, `+` and `-` are empty points.
fn man(text: &str) -> Result<Option<Player>, String> {
    match text.trim() {
        "b" => Ok(Some(Player::First)),
        "n" => Ok(Some(Player::Second)),
        "" | "." | "+" | "-" => Ok(None),
        other => Err(format!("« {other} » n'est pas un pion : b est blanc, n est noir, et « . » un point vide")),
    }
}

fn symbol(man: Option<Player>) -> &'static str {
    man.map_or(".", |player| Alquerque::PLAYERS[player.index()].symbol)
}

pub(super) fn setup(position: &Alquerque) -> Setup {
    let cell = |row: usize, column: usize| symbol(position.man(Point::on(column * SIDE + row))).to_owned();
    let rows = (0..SIDE).rev().map(|row| (0..SIDE).map(|column| cell(row, column)).collect()).collect();
    let mut setup = Setup { board: Some(rows), turn: Some(position.turn), ..Setup::default() };
    if let Some(at) = position.chain {
        setup.set(CHAIN, Point::on(at.into()).to_string());
    }
    setup
}

impl Notation for Alquerque {
    const NAME: &'static str = "Alquerque";
    const PREFIX: &'static str = "ALQ";
    const PLAYERS: [PlayerName; 2] = [
        PlayerName { symbol: "b", subject: "les Blancs", dative: "aux Blancs" },
        PlayerName { symbol: "n", subject: "les Noirs", dative: "aux Noirs" },
    ];
    const VARIANTS: &'static [Variant] = &[];
    const PASSING: &'static [&'static str] = &[CHAIN];

    fn read_turn(&self, text: &str) -> Result<Turn, TextError> {
        if let Some((from, to)) = text.split_once('-') {
            return Ok(Turn::Step(from.parse()?, to.parse()?));
        }
        let chain = text.split(['x', 'X']).map(str::parse).collect::<Result<Vec<_>, _>>()?;
        if chain.len() < 2 {
            return Err(TextError::whole(format!(
                "« {text} » n'est pas un coup : écrivez un pas comme c2-c3, ou une prise comme a1xc3xc5"
            )));
        }
        Ok(Turn::Chain(chain))
    }

    fn write_turn(&self, turn: &Turn) -> String {
        match turn {
            Turn::Step(from, to) => format!("{from}-{to}"),
            Turn::Chain(chain) => written(chain),
        }
    }

    /// `c2-c3`, or one jump, `a1xc3`; or a click on a man and one on a point, `a1 c3` (ALQ-13).
    fn read_gesture(&self, text: &str) -> Result<Gesture, TextError> {
        if let Some((from, to)) = text.split_once(' ').filter(|_| !text.contains(['-', 'x', 'X'])) {
            return Ok(self.click(from.parse()?, to.parse()?));
        }
        match self.read_turn(text)? {
            Turn::Step(from, to) => Ok(Gesture::Step(from, to)),
            Turn::Chain(chain) => match chain[..] {
                [from, to] => Ok(Gesture::Jump(from, to)),
                _ => Err(TextError::whole(format!(
                    "« {text} » fait plusieurs sauts : donnez-les un par un, comme a1xc3"
                ))),
            },
        }
    }

    fn read_text(text: &str) -> Result<Setup, TextError> {
        let mut fields = text.split_whitespace();
        let (Some(rows), Some(turn)) = (fields.next(), fields.next()) else {
            return Err(TextError::whole("il faut deux champs au moins : les rangées et le trait"));
        };
        let rows: Vec<Vec<String>> = rows.split('/').map(|row| row.chars().map(String::from).collect()).collect();
        let mut setup = Self::read_table(&rows).map_err(|error| TextError::whole(error.message))?;
        setup.turn = Some(read_player(turn)?);
        if let Some(at) = fields.next() {
            setup.set(CHAIN, at.parse::<Point>()?.to_string());
        }
        match fields.next() {
            None => Ok(setup),
            Some(field) => Err(TextError::whole(format!("le champ « {field} » est de trop"))),
        }
    }

    fn write_text(setup: &Setup) -> String {
        let rows: Vec<_> = setup.board.iter().flatten().map(|row| row.concat()).collect();
        let turn = setup.turn.map_or("?", |turn| Self::PLAYERS[turn.index()].symbol);
        let chain = setup.fact(CHAIN).map(|at| format!(" {at}")).unwrap_or_default();
        format!("{} {turn}{chain}", rows.join("/"))
    }

    /// Five rows of five points, from the 5th; a row of letters may come before or after, and the rows may begin with their
    /// numbers.
    fn read_table(rows: &[Vec<String>]) -> Result<Setup, TextError> {
        let letters = letters();
        let is_header =
            |row: &[String]| row.ends_with(&letters) && row.iter().rev().skip(SIDE).all(|cell| cell.trim().is_empty());
        let first = usize::from(rows.first().is_some_and(|row| is_header(row)));
        let end = rows.len() - usize::from(rows.len() > SIDE && rows.last().is_some_and(|row| is_header(row)));
        let board_rows: Vec<_> = rows.iter().enumerate().take(end).skip(first).collect();
        if board_rows.len() != SIDE {
            let line = rows.len().max(1);
            return Err(TextError::at(line, 1, format!("le plateau a cinq rangées, et non {}", board_rows.len())));
        }
        let mut board = Vec::new();
        for ((index, cells), number) in board_rows.into_iter().zip((1..=SIDE).rev()) {
            let line = index + 1;
            let label = cells.first().map(|cell| cell.trim()).filter(|cell| cell.parse::<usize>().is_ok());
            if let Some(label) = label.filter(|label| *label != number.to_string()) {
                return Err(TextError::at(line, 1, format!("cette rangée porte le numéro {number}, et non {label}")));
            }
            let first = usize::from(label.is_some());
            let points = &cells[first..];
            if points.len() != SIDE {
                return Err(TextError::at(line, 1, format!("cette rangée a cinq points, et non {}", points.len())));
            }
            let read = |(column, text): (usize, &String)| match man(text) {
                Ok(man) => Ok(symbol(man).to_owned()),
                Err(message) => Err(TextError::at(line, column + first + 1, message)),
            };
            board.push(points.iter().enumerate().map(read).collect::<Result<_, _>>()?);
        }
        Ok(Setup { board: Some(board), ..Setup::default() })
    }

    /// The points of each row are read; then all of it must be drawn as they are.
    fn read_drawing(text: &str) -> Result<Setup, TextError> {
        let mut rows = Vec::new();
        let mut numbers = Vec::new();
        let mut status = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let number = index + 1;
            if line.contains(':') {
                status.push((number, line.trim()));
            } else if rows.is_empty() && line.chars().all(|c| c.is_whitespace() || c.is_alphabetic()) {
                // The letters of the columns: like the lines between the points, they are looked at below.
            } else if !line.trim().is_empty() && !line.trim_start().starts_with(['|', '/', '\\']) {
                rows.push(line.chars().filter(|&c| !c.is_whitespace() && c != '-').map(String::from).collect());
                numbers.push(number);
            }
        }
        let mut setup = Self::read_table(&rows)
            .map_err(|error| TextError::at(numbers.get(error.line - 1).copied().unwrap_or(1), 1, error.message))?;
        read_below::<Self>(&mut setup, &status, read_status)?;
        check_lines(&board_lines(text, &status)?, &setup)?;
        Ok(setup)
    }

    fn draw(setup: &Setup, _cell_width: usize) -> String {
        let mut out = String::new();
        if let Some(rows) = &setup.board {
            out = format!("    {}\n", letters().join("   "));
            for (index, row) in rows.iter().enumerate() {
                let number = SIDE - index;
                out.push_str(&format!("  {number} {}\n", row.join("---")));
                if number > 1 {
                    out.push_str(&format!("    {}\n", lines_below(number - 1)));
                }
            }
        }
        if let Some(turn) = setup.turn {
            out.push_str(&format!("trait : {}\n", NAMES[turn.index()]));
        }
        if let Some(at) = setup.fact(CHAIN) {
            out.push_str(&format!("rafle en cours : {at}\n"));
        }
        out
    }

    fn cell_name(_setup: &Setup, row: usize, column: usize) -> String {
        format!("{}{}", char::from(b'a' + column as u8), SIDE - row)
    }
}

fn letters() -> Vec<String> {
    ('a'..).take(SIDE).map(String::from).collect()
}

/// Compares the lines of a board with those that are drawn of it, whatever their margin.
fn check_lines(lines: &[Line], setup: &Setup) -> Result<(), TextError> {
    const MARGIN: usize = 2;
    let drawn = Alquerque::draw(&Setup { board: setup.board.clone(), ..Setup::default() }, 0);
    let drawn: Vec<Vec<char>> = drawn.lines().map(|line| line.chars().skip(MARGIN).collect()).collect();
    let margin = lines.iter().map(Line::lead).min().unwrap_or(0);
    if let Some(first) = lines.first() {
        check_letters(first, &letters(), margin, 4)?;
    }
    for (index, line) in lines.iter().enumerate() {
        match drawn.get(index) {
            Some(expected) => line.compare(&[&vec![' '; margin][..], expected].concat())?,
            None => return line.error(line.lead(), "cette ligne est de trop : le plateau est fini"),
        }
    }
    match (lines.last(), drawn.get(lines.len())) {
        (Some(last), Some(missing)) => {
            let missing: String = missing.iter().collect();
            last.error(last.lead(), format!("sous cette ligne il manque « {} »", missing.trim()))
        }
        _ => Ok(()),
    }
}

/// ALQ-04: the lines drawn between a row, counted from 0, and the one below it.
fn lines_below(row: usize) -> String {
    let mut line = String::from("|");
    for column in 0..SIDE - 1 {
        // From each upper left point down to the right, or else from the upper right one down to the left.
        let falls = joined(column * SIDE + row, (column + 1) * SIDE + row - 1);
        line.push_str(if falls { r" \ |" } else { " / |" });
    }
    line
}

/// The lines below a drawing.
fn read_status(setup: &mut Setup, line: &str) -> Option<()> {
    let (key, value) = line.split_once(':')?;
    match key.trim() {
        "trait" => setup.turn = Some(read_player(value.trim()).ok()?),
        "rafle en cours" => setup.set(CHAIN, value.parse::<Point>().ok()?.to_string()),
        _ => return None,
    }
    Some(())
}

fn read_player(text: &str) -> Result<Player, TextError> {
    match text {
        "b" | "Blancs" => Ok(Player::First),
        "n" | "Noirs" => Ok(Player::Second),
        _ => Err(TextError::whole(format!("« {text} » n'est pas un joueur : b (Blancs) ou n (Noirs)"))),
    }
}

fn written(chain: &[Point]) -> String {
    chain.iter().map(Point::to_string).collect::<Vec<_>>().join("x")
}

fn breach(rule: &'static str, reason: impl Into<String>) -> Breach {
    Breach::new(RuleId::new(rule), reason)
}

pub(super) fn off_board(point: Point) -> Breach {
    // A number that was too large to keep is not quoted.
    let point = if point.row == TOO_LARGE { "ce point".into() } else { format!("le point {point}") };
    breach("ALQ-01", format!("{point} est hors du plateau, qui va de a1 à e5"))
}

pub(super) fn not_his_man(point: Point, owner: Player) -> Breach {
    breach("ALQ-14", format!("le pion en {point} est aux {}", NAMES[owner.index()]))
}

pub(super) fn no_man(point: Point) -> Breach {
    breach("ALQ-14", format!("il n'y a pas de pion en {point}"))
}

pub(super) fn not_one_point(from: Point, to: Point) -> Breach {
    breach("ALQ-03", format!("aller de {from} en {to} n'est pas un pas : sans prise, un pion va sur un point voisin"))
}

pub(super) fn taken(to: Point) -> Breach {
    breach("ALQ-03", format!("le point {to} est occupé : un pion va sur un point vide"))
}

pub(super) fn no_line(from: Point, to: Point) -> Breach {
    breach("ALQ-04", format!("aucun trait ne relie {from} à {to} en diagonale"))
}

pub(super) fn no_landing() -> Breach {
    breach("ALQ-05", "une prise saute au moins un pion")
}

pub(super) fn no_jump(from: Point, to: Point) -> Breach {
    breach(
        "ALQ-05",
        format!("de {from} en {to} on ne saute pas un point : une prise va deux points plus loin, tout droit"),
    )
}

pub(super) fn nobody_to_capture(over: Point, to: Point) -> Breach {
    breach("ALQ-05", format!("il n'y a pas de pion adverse en {over} à prendre en sautant en {to}"))
}

pub(super) fn landing_taken(to: Point) -> Breach {
    breach("ALQ-05", format!("le point {to} est occupé : on ne peut pas y retomber"))
}

/// How many men a chain captures, and the chain: « une prise de 3 pions est possible : a1xc3xc5xe5 ».
fn possible(chain: &[Point]) -> String {
    let men = count(chain.len() - 1, "pion", "pions");
    format!("une prise de {men} est possible : {}", written(chain))
}

pub(super) fn must_capture(best: &[Point]) -> Breach {
    breach("ALQ-06", format!("prendre est obligatoire, et {}", possible(best)))
}

pub(super) fn stops_early(chain: &[Point], rest: &[Point]) -> Breach {
    let stop = chain[chain.len() - 1];
    let whole: Vec<_> = chain.iter().chain(&rest[1..]).copied().collect();
    breach("ALQ-07", format!("arrivé en {stop}, le pion peut prendre encore : {}", written(&whole)))
}

pub(super) fn chain_goes_on(at: Point, rest: &[Point]) -> Breach {
    breach("ALQ-07", format!("le pion en {at} doit continuer sa rafle : {}", written(rest)))
}

pub(super) fn not_the_most(best: &[Point]) -> Breach {
    breach("ALQ-08", possible(best))
}
