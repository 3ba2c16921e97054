//! Aruba in writing: cells, turns, text form, the two drawings, and the French of its refusals.
//!
//! Turns are `C3D4`, `A1C3E5`, `A1C3 pass` (a chain stopped although it could go on) and `pass`; gestures are a single
//! `C3D4`, `pass`, and `exit`, `quit` or `q`. An empty line is `pass` too (ARU-12), and letters are of either case (ARU-11).
//!
//! Facts of a [`Setup`]: `rafle` (the cell of a pawn in the middle of a chain, as `C3`) and `lache` (who left the game, `b`
//! or `r`). The variants only say how a game starts: a board shows its own size, and a complete set-up names none.

use crate::grid::is_number;
use crate::{Breach, Labels, Notation, Pen, Player, PlayerName, RuleId, Setup, SetupError, TextError, Variant, count};

use super::{Aruba, Gesture, SIZES, Turn, USUAL_SIZE};

const SIZE: &str = "taille";
const LAYOUT: &str = "disposition";
const CHAIN: &str = "rafle";
const COWARD: &str = "lache";
/// ARU-03: the pawns of the rulebook's drawing.
const PIECES: &[(&str, &str)] = &[("b", "●"), ("r", "○")];

/// A cell as one names it, on the board or not: `C2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// Counted from 0.
    column: u8,
    /// As it is written: the top row is 1.
    row: u32,
}

/// What stands for a row that is too large for any board.
const TOO_LARGE: u32 = u32::MAX;

impl Cell {
    /// The cell of a row and a column counted from 0, on a board of any allowed size.
    pub(super) const fn on(row: usize, column: usize) -> Self {
        Self { column: column as u8, row: row as u32 + 1 }
    }

    /// Row and column counted from 0 at the top left, if a board of that size has this cell.
    #[must_use]
    pub fn row_and_column(self, size: usize) -> Option<(usize, usize)> {
        let (row, column) = (self.row.checked_sub(1)? as usize, usize::from(self.column));
        (row < size && column < size).then_some((row, column))
    }

    /// The cell that a jump from here to `to` passes over, if it has the shape of a jump.
    pub(super) fn middle(self, to: Self) -> Option<Self> {
        match (self.column.abs_diff(to.column), self.row.abs_diff(to.row)) {
            (0, 2) | (2, 0) | (2, 2) => {
                Some(Self { column: self.column.midpoint(to.column), row: self.row.midpoint(to.row) })
            }
            _ => None,
        }
    }

    /// The cell at the beginning of `text`, and what follows it. A row too large for any board is as good as the largest.
    fn split(text: &str) -> Option<(Self, &str)> {
        let letter = text.chars().next().filter(char::is_ascii_alphabetic)?.to_ascii_uppercase();
        let digits = text[1..].bytes().take_while(u8::is_ascii_digit).count();
        let (row, rest) = text[1..].split_at(digits);
        let cell = Self { column: letter as u8 - b'A', row: row.parse().unwrap_or(TOO_LARGE) };
        (digits > 0).then_some((cell, rest))
    }
}

impl std::str::FromStr for Cell {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        match Self::split(text.trim()) {
            Some((cell, "")) => Ok(cell),
            _ => Err(TextError::whole(format!(
                "« {} » n'est pas une case : écrivez une lettre et un nombre, comme A1",
                start_of(text)
            ))),
        }
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column), self.row)
    }
}

/// Text to quote in a message: the whole of it unless it is very long.
fn start_of(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Cells one after the other, with or without spaces.
fn read_cells(text: &str) -> Result<Vec<Cell>, TextError> {
    let mut cells = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let Some((cell, after)) = Cell::split(rest) else {
            let message = format!(
                "« {} » n'est pas compris : écrivez la case de départ puis celle d'arrivée, comme C3D4, ou « pass »",
                start_of(text)
            );
            return Err(TextError::whole(message));
        };
        cells.push(cell);
        rest = after.trim_start();
    }
    Ok(cells)
}

fn is_leaving(word: &str) -> bool {
    ["exit", "quit", "q"].iter().any(|name| word.eq_ignore_ascii_case(name))
}

/// What a cell of a board says.
fn read_pawn(text: &str) -> Result<Option<Player>, String> {
    match text.trim() {
        "b" | "B" | "●" => Ok(Some(Player::First)),
        "r" | "R" | "○" => Ok(Some(Player::Second)),
        "" | "." | "-" => Ok(None),
        other => Err(format!("« {} » n'est pas un pion : b ou ● est bleu, r ou ○ est rouge", start_of(other))),
    }
}

fn symbol(player: Player) -> &'static str {
    Aruba::PLAYERS[player.index()].symbol
}

fn name(player: Player) -> &'static str {
    Aruba::PLAYERS[player.index()].subject
}

/// A player by symbol or by name.
fn read_player(text: &str) -> Result<Player, String> {
    let is = |player: &Player| text == symbol(*player) || text.eq_ignore_ascii_case(name(*player));
    Player::BOTH
        .into_iter()
        .find(is)
        .ok_or_else(|| format!("« {} » n'est pas un joueur : b (Bleu) ou r (Rouge)", start_of(text)))
}

/// ARU-02: boards are square, from 3×3 to 26×26.
fn size_reason(found: impl std::fmt::Display) -> String {
    let (least, most) = (SIZES.start(), SIZES.end());
    format!(
        "la taille {found} n'est pas possible : le plateau a de {least} à {most} cases de côté, une lettre par colonne"
    )
}

pub(super) fn position(setup: &Setup) -> Result<Aruba, SetupError> {
    setup.variants.only(Aruba::VARIANTS)?;
    let chosen = match setup.variants.get(SIZE) {
        None => None,
        Some(text) => match Some(text).filter(|text| is_number(text)).and_then(|text| text.parse().ok()) {
            Some(size) if SIZES.contains(&size) => Some(size),
            _ => return Err(SetupError(size_reason(format!("« {} »", start_of(text))))),
        },
    };
    let figure = match setup.variants.get(LAYOUT) {
        None | Some("texte") => false,
        Some("figure") => true,
        Some(other) => {
            let other = start_of(other);
            return Err(SetupError(format!("la disposition « {other} » n'existe pas : « texte » ou « figure »")));
        }
    };
    let (size, cells) = match &setup.board {
        Some(rows) => (rows.len(), board(rows, chosen)?),
        None => {
            let size = chosen.unwrap_or(USUAL_SIZE);
            (size, Aruba::start(size, figure))
        }
    };
    let mut position = Aruba { size, cells, turn: setup.turn.unwrap_or(Player::First), chain: None, coward: None };
    position.chain = setup.fact(CHAIN).map(|text| chain(&position, text)).transpose()?;
    position.coward = setup.fact(COWARD).map(read_player).transpose().map_err(SetupError)?;
    Ok(position)
}

fn board(rows: &[Vec<String>], chosen: Option<usize>) -> Result<Vec<Option<Player>>, SetupError> {
    let size = rows.len();
    check_square(rows).map_err(|error| SetupError(error.message))?;
    if let Some(chosen) = chosen.filter(|&chosen| chosen != size) {
        return Err(SetupError(format!("ce plateau a {size} cases de côté, mais la taille choisie est {chosen}")));
    }
    rows.iter().flatten().map(|text| read_pawn(text).map_err(SetupError)).collect()
}

fn check_square(rows: &[Vec<String>]) -> Result<(), TextError> {
    let size = rows.len();
    if !SIZES.contains(&size) {
        return Err(TextError::whole(size_reason(size)));
    }
    match rows.iter().position(|row| row.len() != size) {
        Some(row) => {
            let found = count(rows[row].len(), "case", "cases");
            let message = format!("le plateau est carré : il a {size} rangées, mais la rangée {} a {found}", row + 1);
            Err(TextError::at(row + 1, 1, message))
        }
        None => Ok(()),
    }
}

/// ARU-09: a chain belongs to a pawn of the player to move.
fn chain(position: &Aruba, text: &str) -> Result<usize, SetupError> {
    let cell: Cell = text.parse().map_err(|error: TextError| SetupError(error.message))?;
    let place = position.index(cell).ok_or_else(|| SetupError(off_board(cell, position.size).reason))?;
    if position.cells[place] != Some(position.turn) {
        let player = name(position.turn);
        return Err(SetupError(format!("une rafle en {cell} suppose un pion de {player} sur cette case")));
    }
    Ok(place)
}

pub(super) fn setup(position: &Aruba) -> Setup {
    let pawn = |cell: &Option<Player>| cell.map_or("", symbol).to_owned();
    let rows = position.cells.chunks(position.size).map(|row| row.iter().map(pawn).collect());
    let mut setup = Setup { board: Some(rows.collect()), turn: Some(position.turn), ..Setup::default() };
    if let Some(pawn) = position.chain {
        setup.set(CHAIN, position.cell(pawn).to_string());
    }
    if let Some(player) = position.coward {
        setup.set(COWARD, symbol(player));
    }
    setup
}

impl Notation for Aruba {
    const NAME: &'static str = "Aruba";
    const PREFIX: &'static str = "ARU";
    const PLAYERS: [PlayerName; 2] = [
        PlayerName { symbol: "b", subject: "Bleu", dative: "à Bleu" },
        PlayerName { symbol: "r", subject: "Rouge", dative: "à Rouge" },
    ];
    const VARIANTS: &'static [Variant] = &[
        Variant { key: SIZE, values: "de 3 à 26, le côté du plateau (7 si rien n'est dit)" },
        Variant {
            key: LAYOUT,
            values: "texte (la diagonale est partagée, si rien n'est dit) ou figure (elle est toute bleue, comme dessinée)",
        },
    ];
    const PASSING: &'static [&'static str] = &[CHAIN, COWARD];

    fn read_turn(&self, text: &str) -> Result<Turn, TextError> {
        let text = text.trim();
        if is_leaving(text) {
            return Err(TextError::whole(format!("« {text} » quitte la partie : c'est un geste, pas un coup")));
        }
        let (cells, stop) = match text.len().checked_sub(4).and_then(|end| text.split_at_checked(end)) {
            Some((cells, word)) if word.eq_ignore_ascii_case("pass") => (cells, true),
            _ => (text, false),
        };
        let path = read_cells(cells)?;
        match path.len() {
            0 => Ok(Turn::Pass),
            1 => Err(TextError::whole(one_cell(path[0]))),
            _ => Ok(Turn::Move { path, stop }),
        }
    }

    fn write_turn(&self, turn: &Turn) -> String {
        match turn {
            Turn::Move { path, stop } => {
                let path: String = path.iter().map(Cell::to_string).collect();
                if *stop { format!("{path} pass") } else { path }
            }
            Turn::Pass => "pass".to_owned(),
        }
    }

    /// `C3D4`, `pass` or nothing, `exit`, `quit`, `q`.
    fn read_gesture(&self, text: &str) -> Result<Gesture, TextError> {
        if is_leaving(text.trim()) {
            return Ok(Gesture::Leave);
        }
        match self.read_turn(text)? {
            Turn::Pass => Ok(Gesture::Pass),
            Turn::Move { path, stop: false } if path.len() == 2 => Ok(Gesture::Move(path[0], path[1])),
            Turn::Move { .. } => Err(TextError::whole(format!(
                "« {} » est fait de plusieurs gestes : un geste va d'une case à une autre, comme C3D4",
                start_of(text)
            ))),
        }
    }

    fn read_text(text: &str) -> Result<Setup, TextError> {
        let mut fields = text.split_whitespace();
        let (Some(rows), Some(turn)) = (fields.next(), fields.next()) else {
            return Err(TextError::whole(
                "il faut deux champs au moins, les rangées et le trait, comme « bbr/b.r/brr b »",
            ));
        };
        let rows: Vec<Vec<_>> = rows.split('/').map(|row| row.chars().map(String::from).collect()).collect();
        let mut setup = Self::read_table(&rows).map_err(|error| TextError::whole(error.message))?;
        setup.turn = Some(read_player(turn).map_err(TextError::whole)?);
        for field in fields {
            if setup.fact(CHAIN).is_some() && !field.contains('=') {
                let field = start_of(field);
                return Err(TextError::whole(format!("le champ « {field} » est de trop : il n'y a qu'une rafle")));
            }
            if let Some(player) = field.strip_prefix("lache=") {
                setup.set(COWARD, symbol(read_player(player).map_err(TextError::whole)?));
            } else {
                let cell: Cell = field.parse().map_err(|_| {
                    let field = start_of(field);
                    TextError::whole(format!("le champ « {field} » n'est ni la case d'une rafle (C3) ni lache=…"))
                })?;
                setup.set(CHAIN, cell.to_string());
            }
        }
        Ok(setup)
    }

    fn write_text(setup: &Setup) -> String {
        let row =
            |row: &Vec<String>| row.iter().map(|cell| if cell.is_empty() { "." } else { cell }).collect::<String>();
        let rows: Vec<_> = setup.board.iter().flatten().map(row).collect();
        let mut text = format!("{} {}", rows.join("/"), setup.turn.map_or("?", symbol));
        if let Some(cell) = setup.fact(CHAIN) {
            text = format!("{text} {cell}");
        }
        if let Some(player) = setup.fact(COWARD) {
            text = format!("{text} lache={player}");
        }
        text
    }

    fn read_table(rows: &[Vec<String>]) -> Result<Setup, TextError> {
        check_square(rows)?;
        let mut board = Vec::new();
        for (row, cells) in rows.iter().enumerate() {
            let read = |(column, text): (usize, &String)| match read_pawn(text) {
                Ok(pawn) => Ok(pawn.map_or("", symbol).to_owned()),
                Err(message) => Err(TextError::at(row + 1, column + 1, message)),
            };
            board.push(cells.iter().enumerate().map(read).collect::<Result<_, _>>()?);
        }
        Ok(Setup { board: Some(board), ..Setup::default() })
    }

    /// The ASCII grid or the rulebook's box drawing, which differ only by their lines and their pawns.
    fn read_drawing(text: &str) -> Result<Setup, TextError> {
        let pen = if text.contains('│') { Pen::boxes(PIECES) } else { Pen::ASCII };
        let size = text.lines().filter(|line| line.contains(['|', '│']) && !pen.begins_border(line)).count();
        if !SIZES.contains(&size) {
            return Err(TextError::whole(size_reason(size)));
        }
        labels(size).read::<Self>(text, &pen, read_status)
    }

    /// As in the rulebook the letters stand below. Cells are one character wide: `_cell_width` has nothing to align.
    fn draw(setup: &Setup, _cell_width: usize) -> String {
        let mut out = String::new();
        if let Some(rows) = &setup.board {
            out = labels(rows.len()).print(rows, 1);
        }
        if let Some(turn) = setup.turn {
            out.push_str(&format!("trait : {}\n", name(turn)));
        }
        if let Some(cell) = setup.fact(CHAIN) {
            out.push_str(&format!("rafle : {cell}\n"));
        }
        if let Some(player) = setup.fact(COWARD).and_then(|text| read_player(text).ok()) {
            out.push_str(&format!("lâche : {}\n", name(player)));
        }
        out
    }

    fn draw_at_table(setup: &Setup) -> String {
        box_drawing(setup)
    }
}

/// ARU-17, ARU-03: the board as the rulebook draws it, row numbers on the left and letters below, `●` blue and `○` red.
/// Nothing but the board; [`read_drawing`](Notation::read_drawing) reads it back.
#[must_use]
pub fn box_drawing(setup: &Setup) -> String {
    let rows = setup.board.as_deref().unwrap_or_default();
    let labels = labels(rows.len());
    let margin = labels.rows.iter().map(String::len).max().unwrap_or(0);
    let line = |left: &str, cross: &str, right: &str| {
        format!("{:margin$} {left}{}{right}\n", "", vec!["───"; rows.len()].join(cross))
    };
    let pawn = |text: &String| match read_pawn(text) {
        Ok(Some(Player::First)) => " ● ",
        Ok(Some(Player::Second)) => " ○ ",
        _ => "   ",
    };
    let rows: Vec<_> = labels
        .rows
        .iter()
        .zip(rows)
        .map(|(label, row)| format!("{label:>margin$} │{}│\n", row.iter().map(pawn).collect::<Vec<_>>().join("│")))
        .collect();
    let letters = format!("{:margin$}   {}\n", "", labels.below.join("   "));
    format!("{}{}{}{letters}", line("┌", "┬", "┐"), rows.join(&line("├", "┼", "┤")), line("└", "┴", "┘"))
}

fn labels(size: usize) -> Labels {
    Labels::numbered(Vec::new(), size, ('A'..).take(size).map(String::from).collect())
}

/// The lines below a drawing.
fn read_status(setup: &mut Setup, line: &str) -> Option<()> {
    let (key, value) = line.split_once(':')?;
    let value = value.trim();
    match key.trim() {
        "trait" => setup.turn = Some(read_player(value).ok()?),
        "rafle" => setup.set(CHAIN, value.parse::<Cell>().ok()?.to_string()),
        "lâche" => setup.set(COWARD, symbol(read_player(value).ok()?)),
        _ => return None,
    }
    Some(())
}

fn breach(rule: &'static str, reason: impl Into<String>) -> Breach {
    Breach::new(RuleId::new(rule), reason)
}

fn one_cell(cell: Cell) -> String {
    format!("« {cell} » ne dit pas où va le pion : écrivez la case de départ puis celle d'arrivée, comme C3D4")
}

pub(super) fn not_two_cells() -> Breach {
    breach("ARU-11", "un coup s'écrit avec la case de départ puis celle d'arrivée, comme C3D4")
}

pub(super) fn out_of_reach(from: Cell, to: Cell) -> Breach {
    breach("ARU-06", format!("de {from} en {to} : un pion va sur une case voisine, ou saute par-dessus un pion voisin"))
}

pub(super) fn jump_over_nothing(over: Cell) -> Breach {
    breach("ARU-07", format!("la case {over} est vide : on ne saute que par-dessus un pion adverse"))
}

pub(super) fn landing_taken(over: Cell, to: Cell) -> Breach {
    breach("ARU-08", format!("le pion en {over} ne peut pas être pris : la case {to}, juste derrière, est occupée"))
}

pub(super) fn lands_off_board(over: Cell, to: Cell) -> Breach {
    breach("ARU-08", format!("le pion en {over} ne peut pas être pris : {to}, juste derrière, est hors du plateau"))
}

pub(super) fn another_pawn(pawn: Cell) -> Breach {
    breach("ARU-09", format!("la rafle continue avec le pion en {pawn}, et lui seul ; « pass » l'arrête"))
}

pub(super) fn step_in_chain(from: Cell, to: Cell) -> Breach {
    breach("ARU-09", format!("de {from} en {to} rien n'est pris : une rafle n'est faite que de prises"))
}

pub(super) fn nothing_to_stop() -> Breach {
    breach(
        "ARU-09",
        "il n'y a pas de rafle à arrêter : sans autre prise, le tour passe de lui-même et « pass » est de trop",
    )
}

pub(super) fn off_board(cell: Cell, size: usize) -> Breach {
    // A number that was too large to keep is not quoted.
    let cell = if cell.row == TOO_LARGE { "cette case".into() } else { format!("la case {cell}") };
    breach("ARU-10", format!("{cell} est hors du plateau, qui va de A1 à {}", Cell::on(size - 1, size - 1)))
}

pub(super) fn jump_over_own(over: Cell) -> Breach {
    breach("ARU-10", format!("le pion en {over} est de la même couleur : on ne saute pas par-dessus les siens"))
}

pub(super) fn step_on_pawn(to: Cell) -> Breach {
    breach("ARU-10", format!("la case {to} porte déjà un pion : deux pions ne se superposent pas"))
}

pub(super) fn no_pawn(cell: Cell) -> Breach {
    breach("ARU-18", format!("la case {cell} est vide : il n'y a pas de pion à déplacer"))
}

pub(super) fn not_his_pawn(cell: Cell, player: Player) -> Breach {
    breach("ARU-18", format!("le pion en {cell} n'est pas à {} : chacun ne déplace que les siens", name(player)))
}
