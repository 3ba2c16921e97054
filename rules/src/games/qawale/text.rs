//! Qawale in writing: cells, turns, text form, drawing, and the French of its refusals.
//!
//! Facts of a [`Setup`]: `main.1`, `main.2` (stones left to each player), `couleur.1`, `couleur.2`, and `semis` (the hand in
//! the middle of a sowing, as `3;1@B1<A1`).

use crate::grid::is_number;
use crate::{Breach, Labels, Notation, Pen, Player, PlayerName, RuleId, Setup, SetupError, TextError, Variant, count};

use super::{CELLS, Colour, Gesture, MOST_ON_BOARD, MOST_STONES, NEUTRAL, Qawale, SIZE, STONES, Sowing, Stack, Turn};

const IN_HAND: [&str; 2] = ["main.1", "main.2"];
const COLOUR: [&str; 2] = ["couleur.1", "couleur.2"];
const SOWING: &str = "semis";

/// A cell as one names it, on the board or not: `C2` or `(1;2)`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    column: i32,
    row: i32,
}

impl Cell {
    pub(super) const fn on(index: usize) -> Self {
        Self { column: (index % SIZE) as i32, row: (index / SIZE) as i32 }
    }

    pub(super) const fn is_on_board(self) -> bool {
        0 <= self.column && self.column < SIZE as i32 && 0 <= self.row && self.row < SIZE as i32
    }

    /// How a message names it: a number that was too large to keep is not quoted.
    fn told(self) -> String {
        let is_far = |number: i32| number.abs() == TOO_LARGE;
        if is_far(self.row) || is_far(self.column) { "cette case".into() } else { format!("la case {self}") }
    }

    /// Its place among the 16, for a cell that is on the board.
    pub(super) const fn index(self) -> usize {
        self.row as usize * SIZE + self.column as usize
    }
}

impl std::str::FromStr for Cell {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let text = text.trim();
        let error = || {
            TextError::whole(format!(
                "« {text} » n'est pas une case : écrivez une lettre et un chiffre (A1) ou (ligne;colonne)"
            ))
        };
        if let Some(inner) = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
            let (row, column) = inner.split_once(';').ok_or_else(error)?;
            return Ok(Self {
                row: kept(number(row).ok_or_else(error)?),
                column: kept(number(column).ok_or_else(error)?),
            });
        }
        let mut chars = text.chars();
        let letter = chars.next().filter(char::is_ascii_alphabetic).ok_or_else(error)?.to_ascii_uppercase();
        let row = number(chars.as_str()).ok_or_else(error)?;
        Ok(Self { column: (letter as u8 - b'A').into(), row: kept(row - 1) })
    }
}

/// What stands for a number that is too large for any board. Rows are shown counted from 1.
const TOO_LARGE: i32 = i32::MAX - 1;

fn kept(number: i32) -> i32 {
    number.clamp(-TOO_LARGE, TOO_LARGE)
}

/// A whole number; one too large for any board is as good as the largest.
fn number(text: &str) -> Option<i32> {
    let text = text.trim();
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let value = digits.parse().unwrap_or(i32::MAX);
    Some(if negative { -value } else { value })
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let letter =
            u8::try_from(self.column).ok().filter(|&column| column < 26).map(|column| char::from(b'A' + column));
        match letter {
            Some(letter) if self.row >= -1 => write!(f, "{letter}{}", self.row + 1),
            _ => write!(f, "({};{})", self.row, self.column),
        }
    }
}

/// The stones of a stack, bottom first: `331`, `3;3;1` or `3 3 1`. Nothing, `-` and `.` are empty.
fn stack(text: &str) -> Result<Stack, String> {
    let mut stack = Stack::default();
    if matches!(text.trim(), "-" | ".") {
        return Ok(stack);
    }
    // What is separated is written: « 3;;1 » has lost a stone.
    if text.contains([';', ',']) && text.split([';', ',']).any(|part| part.trim().is_empty()) {
        return Err(format!("il manque un galet dans « {} » : une pile s'écrit 3;3;1", text.trim()));
    }
    for stone in text.chars().filter(|c| !c.is_whitespace() && !";,".contains(*c)) {
        match stone {
            '1'..='3' if usize::from(stack.height) < MOST_STONES => stack.push(stone as u8 - b'0'),
            '1'..='3' => return Err(too_many_stones()),
            _ => {
                return Err(format!(
                    "« {stone} » n'est pas un galet : 1 et 2 sont ceux des joueurs, 3 est neutre, et une pile s'écrit 3;3;1"
                ));
            }
        }
    }
    Ok(stack)
}

fn too_many_stones() -> String {
    format!("il y a plus de {MOST_ON_BOARD} galets sur le plateau, deux fois la boîte de jeu")
}

fn written(stack: Stack) -> String {
    stack.iter().map(|stone| stone.to_string()).collect::<Vec<_>>().join(";")
}

/// The stacks of a board, row by row.
fn stacks(rows: &[Vec<String>]) -> Result<[Stack; CELLS], TextError> {
    if rows.len() != SIZE {
        return Err(TextError::at(
            rows.len().clamp(1, SIZE),
            1,
            format!("le plateau a quatre rangées, et non {}", rows.len()),
        ));
    }
    let mut stacks = [Stack::default(); CELLS];
    for (row, (cells, stacks)) in rows.iter().zip(stacks.chunks_mut(SIZE)).enumerate() {
        if cells.len() != SIZE {
            return Err(TextError::at(row + 1, 1, format!("cette rangée a quatre cases, et non {}", cells.len())));
        }
        for (column, (text, place)) in cells.iter().zip(stacks).enumerate() {
            *place = stack(text).map_err(|message| TextError::at(row + 1, column + 1, message))?;
        }
    }
    Ok(stacks)
}

fn board(cells: &[Stack; CELLS]) -> Vec<Vec<String>> {
    cells.chunks(SIZE).map(|row| row.iter().map(|&stack| written(stack)).collect()).collect()
}

pub(super) fn position(setup: &Setup) -> Result<Qawale, SetupError> {
    setup.variants.only(Qawale::VARIANTS)?;
    let cells = match &setup.board {
        Some(rows) => stacks(rows).map_err(|error| SetupError(error.message))?,
        // QAW-03: two neutral stones stacked on each corner.
        None => {
            let mut cells = [Stack::default(); CELLS];
            for corner in [0, SIZE - 1, CELLS - SIZE, CELLS - 1] {
                cells[corner].push(NEUTRAL);
                cells[corner].push(NEUTRAL);
            }
            cells
        }
    };
    let colours = colours(setup)?;
    let sowing = setup.fact(SOWING).map(sowing).transpose()?;
    let hand = sowing.map(|sowing| sowing.hand).unwrap_or_default();
    let stones = || cells.iter().flat_map(|stack| stack.iter()).chain(hand.iter());
    let mut left = [0; 2];
    for player in Player::BOTH {
        let index = player.index();
        // QAW-02: eight stones each; those not said to be in hand are the ones that are not on the board.
        let placed = stones().filter(|&stone| stone == colours[index]).count();
        left[index] = match setup.fact(IN_HAND[index]) {
            Some(text) => text.parse().ok().filter(|&count| count <= STONES).ok_or_else(|| {
                SetupError(format!(
                    "le joueur {} ne peut pas avoir {text} galets en main : il en a huit au plus",
                    index + 1
                ))
            })?,
            None => (usize::from(STONES).saturating_sub(placed)) as u8,
        };
    }
    if stones().count() + left.iter().map(|&count| usize::from(count)).sum::<usize>() > MOST_STONES {
        return Err(SetupError(too_many_stones()));
    }
    Ok(Qawale { cells, turn: setup.turn.unwrap_or(Player::First), left, colours, sowing })
}

fn colours(setup: &Setup) -> Result<[Colour; 2], SetupError> {
    let said = |index: usize| -> Result<Option<Colour>, SetupError> {
        let Some(text) = setup.fact(COLOUR[index]) else { return Ok(None) };
        match text {
            "1" => Ok(Some(1)),
            "2" => Ok(Some(2)),
            "3" => Err(SetupError(format!("le joueur {} ne peut pas avoir les galets neutres (type 3)", index + 1))),
            _ => Err(SetupError(format!("« {text} » n'est pas une couleur de joueur : 1 ou 2"))),
        }
    };
    match (said(0)?, said(1)?) {
        (Some(first), Some(second)) if first == second => {
            Err(SetupError(format!("les deux joueurs ne peuvent pas avoir la même couleur (type {first})")))
        }
        (Some(first), _) => Ok([first, 3 - first]),
        (None, Some(second)) => Ok([3 - second, second]),
        (None, None) => Ok([1, 2]),
    }
}

fn sowing(text: &str) -> Result<Sowing, SetupError> {
    let error = || SetupError(format!("la main « {text} » s'écrit 331@A1, ou 31@B1<A1 après le premier pas"));
    let (stones, place) = text.split_once('@').ok_or_else(error)?;
    let hand = stack(stones).map_err(SetupError)?;
    let (at, before) = place.split_once('<').map_or((place, None), |(at, before)| (at, Some(before)));
    let cell = |text: &str| -> Result<usize, SetupError> {
        let cell: Cell = text.parse().map_err(|_| error())?;
        if cell.is_on_board() {
            Ok(cell.index())
        } else {
            Err(SetupError(format!("{} est hors du plateau", cell.told())))
        }
    };
    let (at, before) = (cell(at)?, before.map(cell).transpose()?);
    if hand.is_empty() {
        return Err(SetupError::new("une main en cours d'égrainage n'est jamais vide"));
    }
    if before.is_some_and(|before| !super::neighbours(at).any(|cell| cell == before)) {
        return Err(SetupError(format!("dans « {text} », les deux cases ne se touchent pas")));
    }
    Ok(Sowing { hand, at, before })
}

pub(super) fn setup(position: &Qawale) -> Setup {
    let mut setup = Setup { board: Some(board(&position.cells)), turn: Some(position.turn), ..Setup::default() };
    for index in 0..2 {
        setup.set(IN_HAND[index], position.left[index].to_string());
        setup.set(COLOUR[index], position.colours[index].to_string());
    }
    if let Some(sowing) = position.sowing {
        let before = sowing.before.map(|cell| format!("<{}", Cell::on(cell))).unwrap_or_default();
        setup.set(SOWING, format!("{}@{}{before}", written(sowing.hand), Cell::on(sowing.at)));
    }
    setup
}

impl Notation for Qawale {
    const NAME: &'static str = "Qawale";
    const PREFIX: &'static str = "QAW";
    const PLAYERS: [PlayerName; 2] = [
        PlayerName { symbol: "1", subject: "le joueur 1", dative: "au joueur 1" },
        PlayerName { symbol: "2", subject: "le joueur 2", dative: "au joueur 2" },
    ];
    const VARIANTS: &'static [Variant] = &[];

    fn read_turn(&self, text: &str) -> Result<Turn, TextError> {
        let (start, steps) = text.split_once('>').ok_or_else(|| {
            TextError::whole(format!(
                "« {text} » n'est pas un coup : écrivez la case de départ puis le chemin, comme A1>B1,B2,A2"
            ))
        })?;
        let steps = if steps.trim().is_empty() { Vec::new() } else { read_cells(steps)? };
        Ok(Turn { start: start.parse()?, steps })
    }

    fn write_turn(&self, turn: &Turn) -> String {
        let steps: Vec<_> = turn.steps.iter().map(Cell::to_string).collect();
        format!("{}>{}", turn.start, steps.join(","))
    }

    /// `pose A1`, `pose A1 galet 2`, `depose B1` with or without its accent; a cell alone places a stone if the hand is empty, else drops one.
    fn read_gesture(&self, text: &str) -> Result<Gesture, TextError> {
        let words: Vec<_> = text.split_whitespace().collect();
        let own = self.colour(self.turn);
        match words[..] {
            ["pose", cell] => Ok(Gesture::Place(cell.parse()?, own)),
            ["pose", cell, "galet", colour] => match colour.parse() {
                Ok(colour @ 1..=3) => Ok(Gesture::Place(cell.parse()?, colour)),
                _ => Err(TextError::whole(format!("« {colour} » n'est pas une couleur de galet : 1, 2 ou 3"))),
            },
            ["depose" | "dépose", cell] => Ok(Gesture::Drop(cell.parse()?)),
            [cell] if self.sowing.is_none() => Ok(Gesture::Place(cell.parse()?, own)),
            [cell] => Ok(Gesture::Drop(cell.parse()?)),
            _ => Err(TextError::whole(format!("« {text} » n'est pas un geste : écrivez « pose A1 » ou « depose B1 »"))),
        }
    }

    fn read_text(text: &str) -> Result<Setup, TextError> {
        let mut fields = text.split_whitespace();
        let (Some(rows), Some(turn), Some(first), Some(second)) =
            (fields.next(), fields.next(), fields.next(), fields.next())
        else {
            return Err(TextError::whole(
                "il faut quatre champs au moins : les rangées, le trait, et les galets en main de chacun",
            ));
        };
        let rows: Vec<Vec<String>> = rows.split('/').map(|row| row.split(',').map(str::to_owned).collect()).collect();
        let mut setup = Self::read_table(&rows).map_err(|error| TextError::whole(error.message))?;
        setup.turn = Some(read_player(turn)?);
        for (name, count) in IN_HAND.into_iter().zip([first, second]) {
            if count.parse::<u8>().is_err() {
                return Err(TextError::whole(format!("« {count} » n'est pas un nombre de galets en main")));
            }
            setup.set(name, count);
        }
        for field in fields {
            if let Some(hand) = field.strip_prefix("main=") {
                setup.set(SOWING, hand);
            } else if let Some((first, second)) = field.strip_prefix("couleurs=").and_then(|pair| pair.split_once(','))
            {
                setup.set(COLOUR[0], first);
                setup.set(COLOUR[1], second);
            } else {
                return Err(TextError::whole(format!(
                    "le champ « {field} » n'est pas compris : main=… ou couleurs=… ?"
                )));
            }
        }
        Ok(setup)
    }

    fn write_text(setup: &Setup) -> String {
        let rows = setup.board.iter().flatten().map(|row| {
            let row: Vec<_> =
                row.iter().map(|cell| if cell.is_empty() { "-".into() } else { cell.replace(';', "") }).collect();
            row.join(",")
        });
        let turn = setup.turn.map_or("?", |turn| Self::PLAYERS[turn.index()].symbol);
        let mut text = format!("{} {turn}", rows.collect::<Vec<_>>().join("/"));
        for name in IN_HAND {
            text = format!("{text} {}", setup.fact(name).unwrap_or("?"));
        }
        if let Some(hand) = setup.fact(SOWING) {
            text = format!("{text} main={}", hand.replace(';', ""));
        }
        if setup.fact(COLOUR[0]) == Some("2") {
            text.push_str(" couleurs=2,1");
        }
        text
    }

    fn read_table(rows: &[Vec<String>]) -> Result<Setup, TextError> {
        Ok(Setup { board: Some(board(&stacks(rows)?)), ..Setup::default() })
    }

    fn read_drawing(text: &str) -> Result<Setup, TextError> {
        labels().read::<Self>(text, &Pen::ASCII, read_status)
    }

    fn draw(setup: &Setup, cell_width: usize) -> String {
        let mut out = setup.board.as_ref().map(|rows| labels().print(rows, cell_width.max(3))).unwrap_or_default();
        if let Some(turn) = setup.turn {
            out.push_str(&format!("trait : joueur {}\n", Self::PLAYERS[turn.index()].symbol));
        }
        if let (Some(first), Some(second)) = (setup.fact(IN_HAND[0]), setup.fact(IN_HAND[1])) {
            out.push_str(&format!("en main : {first} (joueur 1), {second} (joueur 2)\n"));
        }
        if let Some((stones, place)) = setup.fact(SOWING).and_then(|hand| hand.split_once('@')) {
            let place = place.replace('<', ", venant de ");
            out.push_str(&format!("égrainage : {stones} depuis {place}\n"));
        }
        if setup.fact(COLOUR[0]) == Some("2") {
            out.push_str("couleurs : 2 (joueur 1), 1 (joueur 2)\n");
        }
        out
    }
}

fn labels() -> Labels {
    Labels::numbered(('A'..).take(SIZE).map(String::from).collect(), SIZE, Vec::new())
}

/// The lines below a drawing.
fn read_status(setup: &mut Setup, line: &str) -> Option<()> {
    let (key, value) = line.split_once(':')?;
    let pair = |value: &str| -> Option<(String, String)> {
        let (first, second) = value.trim().strip_suffix("(joueur 2)")?.split_once("(joueur 1),")?;
        let (first, second) = (first.trim(), second.trim());
        (is_number(first) && is_number(second)).then(|| (first.to_owned(), second.to_owned()))
    };
    match key.trim() {
        "trait" => setup.turn = Some(read_player(value.trim().strip_prefix("joueur")?.trim()).ok()?),
        "en main" => {
            let (first, second) = pair(value)?;
            setup.set(IN_HAND[0], first);
            setup.set(IN_HAND[1], second);
        }
        "couleurs" => {
            let (first, second) = pair(value)?;
            setup.set(COLOUR[0], first);
            setup.set(COLOUR[1], second);
        }
        "égrainage" => {
            let (stones, place) = value.split_once("depuis")?;
            let cell = |text: &str| text.parse::<Cell>().map(|cell| cell.to_string()).ok();
            let place = match place.split_once(", venant de ") {
                Some((at, before)) => format!("{}<{}", cell(at)?, cell(before)?),
                None => cell(place)?,
            };
            setup.set(SOWING, format!("{}@{place}", written(stack(stones).ok()?)));
        }
        _ => return None,
    }
    Some(())
}

fn read_player(text: &str) -> Result<Player, TextError> {
    match text {
        "1" => Ok(Player::First),
        "2" => Ok(Player::Second),
        _ => Err(TextError::whole(format!("« {text} » n'est pas un joueur : 1 ou 2"))),
    }
}

/// Cells separated by commas; those inside `(ligne;colonne)` have none.
fn read_cells(text: &str) -> Result<Vec<Cell>, TextError> {
    text.split(',').map(str::parse).collect()
}

fn breach(rule: &'static str, reason: impl Into<String>) -> Breach {
    Breach::new(RuleId::new(rule), reason)
}

fn stones(number: u8) -> String {
    count(number.into(), "galet", "galets")
}

pub(super) fn off_board(cell: Cell) -> Breach {
    breach("QAW-01", format!("{} est hors du plateau, qui va de A1 à D4", cell.told()))
}

pub(super) fn no_stone_left() -> Breach {
    breach("QAW-02", "ce joueur n'a plus de galet en main")
}

pub(super) fn not_his_colour(colour: Colour, own: Colour) -> Breach {
    let whose = if colour == NEUTRAL { "neutre" } else { "à l'adversaire" };
    breach("QAW-04", format!("un galet de type {colour} est {whose} ; ce joueur ne pose que des galets de type {own}"))
}

pub(super) fn empty_hand() -> Breach {
    breach("QAW-06", "il faut d'abord poser un galet sur une pile")
}

pub(super) fn empty_cell(cell: usize) -> Breach {
    breach("QAW-07", format!("la case {} est vide : un galet se pose sur une pile", Cell::on(cell)))
}

pub(super) fn hand_not_empty(hand: u8) -> Breach {
    breach("QAW-08", format!("la pile en main doit être égrainée jusqu'au bout : il reste {}", stones(hand)))
}

pub(super) fn wrong_count(stones_to_sow: u8, steps: usize) -> Breach {
    breach("QAW-08", format!("{} à égrainer, mais {steps} pas", stones(stones_to_sow)))
}

pub(super) fn on_start_cell(cell: usize) -> Breach {
    breach("QAW-09", format!("le premier galet va sur une case voisine de {}, pas sur elle", Cell::on(cell)))
}

pub(super) fn not_adjacent(at: usize, to: usize) -> Breach {
    if at == to {
        return breach("QAW-10", format!("rester en {} n'est pas un pas", Cell::on(at)));
    }
    breach("QAW-10", format!("la case {} ne touche pas la case {}", Cell::on(to), Cell::on(at)))
}

pub(super) fn diagonal(at: usize, to: usize) -> Breach {
    breach("QAW-11", format!("aller de {} en {} serait un pas en diagonale", Cell::on(at), Cell::on(to)))
}

pub(super) fn straight_back(to: usize) -> Breach {
    breach("QAW-13", format!("on ne revient pas aussitôt en {}, que l'on vient de quitter", Cell::on(to)))
}
