//! Quoridor in writing: set-ups, turns, text form, and the French of its refusals.
//!
//! Facts of a [`Setup`]: `pion.1`, `pion.2` (the cell of each pawn), `stock.1`, `stock.2` (walls left to each player)
//! and `barrieres` (the walls built, as `e3h,c5v`, or `-`). The walls that a set-up builds are not taken from the
//! stocks. The size of the board is the variant `taille`, which text forms, tables and drawings give too.

use crate::grid::is_number;
use crate::{Breach, Notation, Player, PlayerName, RuleId, Setup, SetupError, TextError, Variant, Variants};

use super::board::{MAX_SIZE, Walls};
use super::places::{read_cell, read_wall, read_walls, write_walls};
use super::{Cell, Quoridor, Turn, Wall, check_place, drawing};

pub(super) const PAWN: [&str; 2] = ["pion.1", "pion.2"];
pub(super) const STOCK: [&str; 2] = ["stock.1", "stock.2"];
pub(super) const WALLS: &str = "barrieres";

const STAGE: &str = "etape";
pub(super) const SIZE: &str = "taille";
const STOCKS: &str = "barrieres";

/// QUO-02: ten walls each in the box. A variant or a set-up may give up to all twenty to each.
const WALLS_EACH: u8 = 10;
const MOST_WALLS: u8 = 20;

/// Whether a board can have that many rows: an odd number, so that the pawns have a middle to start from.
pub(super) const fn is_size(size: usize) -> bool {
    3 <= size && size <= MAX_SIZE as usize && size % 2 == 1
}

/// A number as one writes it: no sign, no zero in front.
fn number(text: &str) -> Option<u8> {
    Some(text).filter(|text| is_number(text))?.parse().ok()
}

/// The value of a variant, `default` unless chosen.
fn chosen(
    variants: &Variants,
    key: &str,
    default: u8,
    is_valid: fn(u8) -> bool,
    values: &str,
) -> Result<u8, SetupError> {
    let Some(text) = variants.get(key) else { return Ok(default) };
    number(text)
        .filter(|&value| is_valid(value))
        .ok_or_else(|| SetupError(format!("la variante {key}={text} n'existe pas : {key} est {values}")))
}

/// What tables and drawings show is in the facts of a set-up: see `read_table`.
pub(super) fn position(setup: &Setup) -> Result<Quoridor, SetupError> {
    let mut variants = setup.variants.clone();
    if let Some(stage) = variants.0.remove("étape") {
        variants.0.insert(STAGE.into(), stage);
    }
    variants.only(Quoridor::VARIANTS)?;
    let stage = chosen(&variants, STAGE, 4, |stage| (1..=4).contains(&stage), "un nombre de 1 à 4")?;
    let size = chosen(&variants, SIZE, MAX_SIZE, |size| is_size(size.into()), "un nombre impair de 3 à 9")?;
    let each = chosen(&variants, STOCKS, WALLS_EACH, |each| each <= MOST_WALLS, "un nombre de 0 à 20")?;

    // QUO-03: each pawn starts in the middle of its line.
    let mut pawns = [1, size.into()].map(|row| Cell { column: size / 2, row });
    let mut stock = [each; 2];
    for index in 0..2 {
        let player = index + 1;
        if let Some(text) = setup.fact(PAWN[index]) {
            pawns[index] = text.parse().map_err(|error: TextError| SetupError(error.message))?;
            if !pawns[index].is_on(size) {
                let place = if pawns[index].is_unquotable() { "là".into() } else { format!("en {}", pawns[index]) };
                return Err(SetupError(format!(
                    "le pion du joueur {player} ne peut pas être {place} : le plateau va de a1 à {}",
                    corner(size)
                )));
            }
        }
        if let Some(text) = setup.fact(STOCK[index]) {
            stock[index] = number(text).filter(|&count| count <= MOST_WALLS).ok_or_else(|| {
                SetupError(format!(
                    "le joueur {player} ne peut pas avoir {text} barrières : il en a {MOST_WALLS} au plus"
                ))
            })?;
        }
    }
    if pawns[0] == pawns[1] {
        return Err(SetupError(format!("les deux pions ne peuvent pas être sur la même case, {}", pawns[0])));
    }
    let walls = setup.fact(WALLS).map_or(Ok(Walls::default()), |text| walls(text, size))?;
    Ok(Quoridor { size, stage, turn: setup.turn.unwrap_or(Player::First), pawns, stock, walls })
}

/// The walls of a set-up, none in the way of another. They may cut a player off.
fn walls(text: &str, size: u8) -> Result<Walls, SetupError> {
    let mut walls = Walls::default();
    for wall in read_walls(text).map_err(|error| SetupError(error.message))? {
        if !wall.anchor.is_on(size - 1) {
            return Err(SetupError(sticks_out(wall, size).reason));
        }
        check_place(wall, walls).map_err(|breach| SetupError(breach.reason))?;
        walls.add(wall);
    }
    Ok(walls)
}

pub(super) fn setup(position: &Quoridor) -> Setup {
    let variants = [(STAGE, position.stage), (SIZE, position.size)];
    let mut setup = Setup::of(Variants(variants.map(|(key, value)| (key.into(), value.to_string())).into()));
    setup.turn = Some(position.turn);
    for index in 0..2 {
        setup.set(PAWN[index], position.pawns[index].to_string());
        setup.set(STOCK[index], position.stock[index].to_string());
    }
    setup.set(WALLS, write_walls(position.walls.iter()));
    setup
}

impl Notation for Quoridor {
    const NAME: &'static str = "Quoridor";
    const PREFIX: &'static str = "QUO";
    const PLAYERS: [PlayerName; 2] = [
        PlayerName { symbol: "1", subject: "le joueur 1", dative: "au joueur 1" },
        PlayerName { symbol: "2", subject: "le joueur 2", dative: "au joueur 2" },
    ];
    const VARIANTS: &'static [Variant] = &[
        Variant {
            key: STAGE,
            values: "1 (pions libres), 2 (pas, obstacles, victoire), 3 (sauts), 4 (un chemin pour chacun ; si rien n'est dit)",
        },
        Variant { key: SIZE, values: "le côté du plateau : 3, 5, 7 ou 9 (si rien n'est dit)" },
        Variant { key: STOCKS, values: "les barrières de chaque joueur : de 0 à 20 (10 si rien n'est dit)" },
    ];

    fn read_turn(&self, text: &str) -> Result<Turn, TextError> {
        let text = text.trim();
        if text.eq_ignore_ascii_case("passe") {
            return Ok(Turn::Pass);
        }
        read_cell(text).map(Turn::Move).or_else(|| read_wall(text).map(Turn::Wall)).ok_or_else(|| {
            TextError::whole(format!(
                "« {text} » n'est pas un coup : écrivez une case (e2), une barrière (e3h ou e3v) ou « passe »"
            ))
        })
    }

    fn write_turn(&self, turn: &Turn) -> String {
        match turn {
            Turn::Move(to) => to.to_string(),
            Turn::Wall(wall) => wall.to_string(),
            Turn::Pass => "passe".into(),
        }
    }

    /// A turn is a single gesture and is written the same.
    fn read_gesture(&self, text: &str) -> Result<Turn, TextError> {
        self.read_turn(text)
    }

    fn read_text(text: &str) -> Result<Setup, TextError> {
        let mut setup = Setup::default();
        let mut missing = vec!["taille", "trait", "pions", "stock", "barrieres"];
        for field in text.split_whitespace() {
            let unknown = || TextError::whole(format!("le champ « {field} » n'est pas compris"));
            let (key, value) = field.split_once('=').ok_or_else(unknown)?;
            let pair = |what: &str| {
                value
                    .split_once(',')
                    .ok_or_else(|| TextError::whole(format!("« {field} » demande {what} par une virgule")))
            };
            match key {
                "taille" => {
                    setup.variants.0.insert(SIZE.into(), value.into());
                }
                "trait" => setup.turn = Some(read_player(value)?),
                "pions" => {
                    let (first, second) = pair("deux cases séparées")?;
                    for (name, cell) in PAWN.into_iter().zip([first, second]) {
                        setup.set(name, cell.parse::<Cell>()?.to_string());
                    }
                }
                "stock" => {
                    let (first, second) = pair("deux nombres séparés")?;
                    for (name, count) in STOCK.into_iter().zip([first, second]) {
                        if number(count).is_none() {
                            return Err(TextError::whole(format!("« {count} » n'est pas un nombre de barrières")));
                        }
                        setup.set(name, count);
                    }
                }
                "barrieres" => setup.set(WALLS, write_walls(read_walls(value)?.into_iter())),
                _ => return Err(unknown()),
            }
            missing.retain(|&name| name != key);
        }
        match missing.first() {
            Some(name) => Err(TextError::whole(format!("il manque le champ « {name}= »"))),
            None => Ok(setup),
        }
    }

    fn write_text(setup: &Setup) -> String {
        let fact = |name: &str| setup.fact(name).unwrap_or("?");
        let [pawns, stocks] = [PAWN, STOCK].map(|[first, second]| format!("{},{}", fact(first), fact(second)));
        let size = setup.variants.get(SIZE).unwrap_or("9");
        let turn = setup.turn.map_or("?", |turn| Self::PLAYERS[turn.index()].symbol);
        format!("taille={size} trait={turn} pions={pawns} stock={stocks} barrieres={}", fact(WALLS))
    }

    /// A table says where both pawns are and how large the board is.
    fn read_table(rows: &[Vec<String>]) -> Result<Setup, TextError> {
        let size = rows.len();
        if !is_size(size) {
            return Err(TextError::at(size.max(1), 1, format!("le plateau a 3, 5, 7 ou 9 rangées, et non {size}")));
        }
        let mut setup = Setup::default();
        setup.variants.0.insert(SIZE.into(), size.to_string());
        for (from_top, row) in rows.iter().enumerate() {
            if row.len() != size {
                return Err(TextError::at(
                    from_top + 1,
                    1,
                    format!("cette rangée a {size} cases, et non {}", row.len()),
                ));
            }
            for (column, text) in row.iter().enumerate() {
                let cell = Cell { column: column as u8, row: (size - from_top) as u16 };
                let error = |message| Err(TextError::at(from_top + 1, column + 1, message));
                let name = match text.trim() {
                    "" | "-" | "." => continue,
                    "1" => PAWN[0],
                    "2" => PAWN[1],
                    "12" | "21" => {
                        return error(format!("les deux pions ne peuvent pas être sur la même case, {cell}"));
                    }
                    other => return error(format!("« {other} » n'est pas un pion : 1, 2, ou rien")),
                };
                if let Some(already) = setup.fact(name) {
                    return error(format!(
                        "le pion du joueur {} est deux fois sur le plateau, en {already} et en {cell}",
                        text.trim()
                    ));
                }
                setup.set(name, cell.to_string());
            }
        }
        // An empty cell is a claim too: a board that leaves a pawn out is not one.
        if let Some(player) = (0..2).find(|&player| setup.fact(PAWN[player]).is_none()) {
            return Err(TextError::at(1, 1, format!("le plateau ne montre pas le pion du joueur {}", player + 1)));
        }
        Ok(setup)
    }

    fn read_drawing(text: &str) -> Result<Setup, TextError> {
        drawing::read(text)
    }

    fn draw(setup: &Setup, _cell_width: usize) -> String {
        drawing::draw(setup)
    }
}

pub(super) fn read_player(text: &str) -> Result<Player, TextError> {
    match text {
        "1" => Ok(Player::First),
        "2" => Ok(Player::Second),
        _ => Err(TextError::whole(format!("« {text} » n'est pas un joueur : 1 ou 2"))),
    }
}

/// The last cell of a board.
fn corner(size: u8) -> Cell {
    Cell { column: size - 1, row: size.into() }
}

fn breach(rule: &'static str, reason: impl Into<String>) -> Breach {
    Breach::new(RuleId::new(rule), reason)
}

pub(super) fn off_board(cell: Cell, size: u8) -> Breach {
    let cell = if cell.is_unquotable() { "cette case".into() } else { format!("la case {cell}") };
    breach("QUO-01", format!("{cell} est hors du plateau, qui va de a1 à {}", corner(size)))
}

pub(super) fn no_wall_left() -> Breach {
    breach("QUO-06", "ce joueur n'a plus de barrière : il doit déplacer son pion")
}

pub(super) fn must_leave(cell: Cell, rule: &'static str) -> Breach {
    breach(rule, format!("le pion est déjà en {cell} : se déplacer, c'est changer de case"))
}

pub(super) fn not_one_step(from: Cell, to: Cell) -> Breach {
    let diagonal = from.column.abs_diff(to.column) == 1 && from.row.abs_diff(to.row) == 1;
    let reason = if diagonal {
        format!("aller de {from} en {to} serait un pas en diagonale : le pion avance, recule ou va de côté")
    } else {
        format!("la case {to} ne touche pas la case {from} : le pion se déplace d'une seule case")
    };
    breach("QUO-07", reason)
}

pub(super) fn wall_between(from: Cell, to: Cell) -> Breach {
    breach("QUO-08", format!("une barrière sépare {from} de {to} : il faut la contourner"))
}

pub(super) fn wall_between_pawns(own: Cell, other: Cell) -> Breach {
    breach("QUO-08", format!("une barrière sépare les deux pions, en {own} et en {other} : on ne saute pas par-dessus"))
}

pub(super) fn wall_behind(other: Cell, to: Cell) -> Breach {
    breach(
        "QUO-08",
        format!("une barrière sépare {to} du pion à sauter, en {other} : on bifurque à gauche ou à droite de lui"),
    )
}

pub(super) fn sticks_out(wall: Wall, size: u8) -> Breach {
    let wall = if wall.anchor.is_unquotable() { "cette barrière".into() } else { format!("la barrière {wall}") };
    breach(
        "QUO-09",
        format!("{wall} dépasserait du plateau : elle longe deux cases, et se pose de a1 à {}", corner(size - 1)),
    )
}

pub(super) fn cuts_off(wall: Wall, cut_off: [bool; 2]) -> Breach {
    let who = match cut_off {
        [true, true] => "les deux joueurs n'auraient",
        [true, false] => "le joueur 1 n'aurait",
        _ => "le joueur 2 n'aurait",
    };
    let line = if cut_off == [true, true] { "leur ligne d'arrivée" } else { "sa ligne d'arrivée" };
    breach("QUO-10", format!("avec la barrière {wall}, {who} aucun chemin jusqu'à {line}"))
}

pub(super) fn overlaps(wall: Wall, built: Wall) -> Breach {
    let reason = if wall == built {
        format!("la barrière {wall} est déjà posée")
    } else {
        format!("la barrière {wall} chevaucherait la moitié de {built}")
    };
    breach("QUO-14", reason)
}

pub(super) fn crosses(wall: Wall, built: Wall) -> Breach {
    breach("QUO-14", format!("la barrière {wall} croiserait {built}"))
}

pub(super) fn edge_behind(other: Cell) -> Breach {
    breach(
        "QUO-15",
        format!("le bord, derrière le pion en {other}, compte comme une barrière : on bifurque à gauche ou à droite"),
    )
}

pub(super) fn straight_is_free(free: Cell) -> Breach {
    breach("QUO-16", format!("on ne bifurque que si l'on ne peut pas sauter tout droit, et l'on peut sauter en {free}"))
}

pub(super) fn can_act() -> Breach {
    breach("QUO-18", "on ne passe que si aucune action n'est possible")
}

pub(super) fn occupied(cell: Cell) -> Breach {
    breach("QUO-19", format!("le pion adverse est en {cell} : on ne va jamais sur sa case"))
}
