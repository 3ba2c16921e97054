//! Awalé in writing: holes, text form, table, drawing, and the French of its refusals.
//!
//! The board of a [`Setup`] is as one sees it: North's row f…a, then South's row A…F. Facts: `recolte.S`, `recolte.N`,
//! `propose` (`S` or `N`, who waits for an answer to his offer to stop) and `arret` (`accord` once both agreed).
//!
//! Remarks: `victoire acquise` (`Sud` or `Nord`, AWA-17) and, once the game is over, `compte final` (`30 (Sud), 18 (Nord)`,
//! AWA-15). What a turn would do: `chemin` (`D, E, F`), `récolte` (a number of seeds) and `cases récoltées` (`c, b`).

use std::fmt;
use std::str::FromStr;

use crate::{
    Breach, Labels, Notation, Outcome, Pen, Player, PlayerName, Remark, RuleId, Setup, SetupError, TextError, Variant,
    Variants,
};

use super::{Awale, CAMP, Camp, FEW_SEEDS, Gesture, GrandSlam, MOST_SEEDS, START, Starving, Turn};

const HARVEST: [&str; 2] = ["recolte.S", "recolte.N"];
const OFFER: &str = "propose";
const STOP: &str = "arret";
const AGREED: &str = "accord";
const GRAND_SLAM: &str = "grand-chelem";
const NAMES: [&str; 2] = ["Sud", "Nord"];

/// A hole as one names it: `A`…`F` are South's, `a`…`f` North's; any other letter is off the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hole(u8);

impl Hole {
    /// The hole of `player`'s camp at `index`, counted from 0 in the order of the sowing.
    pub(super) const fn of(player: Player, index: usize) -> Self {
        let first = match player {
            Player::First => b'A',
            Player::Second => b'a',
        };
        Self(first + index as u8)
    }

    /// Whose camp it is in and its place there, in the order of the sowing; nothing if it is off the board.
    #[must_use]
    pub const fn place(self) -> Option<(Player, usize)> {
        match self.0 {
            b'A'..=b'F' => Some((Player::First, (self.0 - b'A') as usize)),
            b'a'..=b'f' => Some((Player::Second, (self.0 - b'a') as usize)),
            _ => None,
        }
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(self.0))
    }
}

impl FromStr for Hole {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        match text.trim().as_bytes() {
            [letter] if letter.is_ascii_alphabetic() => Ok(Self(*letter)),
            _ => Err(TextError::whole(format!(
                "« {} » n'est pas une case : écrivez sa lettre, de A à F chez Sud, de a à f chez Nord",
                text.trim()
            ))),
        }
    }
}

pub(super) fn position(setup: &Setup) -> Result<Awale, SetupError> {
    let grand_slam = grand_slam(&setup.variants)?;
    let camps = match &setup.board {
        Some(rows) => {
            let [north, south] = &rows[..] else { return Err(SetupError::new(two_rows(rows.len()))) };
            let mut north = camp(north)?;
            north.reverse();
            [camp(south)?, north]
        }
        // AWA-01: 4 seeds in each hole.
        None => [[START; CAMP]; 2],
    };
    let mut harvest = [0; 2];
    for (harvest, name) in harvest.iter_mut().zip(HARVEST) {
        if let Some(text) = setup.fact(name) {
            *harvest = seeds(text).map_err(SetupError)?;
        }
    }
    if camps.iter().flatten().chain(&harvest).map(|&seeds| u32::from(seeds)).sum::<u32>() > MOST_SEEDS {
        return Err(SetupError(too_many_seeds()));
    }
    let offer =
        setup.fact(OFFER).map(|text| read_player(text).map_err(|error| SetupError(error.message))).transpose()?;
    let agreed = match setup.fact(STOP) {
        None => false,
        Some(AGREED) => true,
        Some(other) => return Err(SetupError(format!("« {other} » n'est pas un arrêt de la partie : {AGREED}"))),
    };
    let camps = camps.map(Camp::new);
    Ok(Awale { camps, harvest, turn: setup.turn.unwrap_or(Player::First), offer, agreed, grand_slam })
}

fn grand_slam(variants: &Variants) -> Result<GrandSlam, SetupError> {
    variants.only(Awale::VARIANTS)?;
    match variants.get(GRAND_SLAM) {
        None | Some("interdit") => Ok(GrandSlam::Refused),
        Some("sans-prise") => Ok(GrandSlam::TakesNothing),
        Some(other) => Err(SetupError(format!("« {GRAND_SLAM}={other} » n'existe pas : interdit ou sans-prise"))),
    }
}

fn camp(row: &[String]) -> Result<[u8; CAMP], SetupError> {
    let holes = row.iter().map(|text| seeds(text)).collect::<Result<Vec<_>, _>>().map_err(SetupError)?;
    <[u8; CAMP]>::try_from(holes).map_err(|holes| SetupError(six_holes(holes.len())))
}

/// A number of seeds; nothing, `-` and `.` are none.
fn seeds(text: &str) -> Result<u8, String> {
    match text.trim() {
        "" | "-" | "." => Ok(0),
        digits if digits.bytes().all(|b| b.is_ascii_digit()) => digits.parse().map_err(|_| too_many_seeds()),
        other => Err(format!("« {other} » n'est pas un nombre de graines")),
    }
}

/// A number of seeds as it is written, were it too large for any position: then it is the position that cannot be.
fn number_of_seeds(text: &str) -> Result<String, String> {
    let text = text.trim();
    let is_number = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    seeds(text).map(|seeds| seeds.to_string()).or_else(|error| if is_number { Ok(text.to_owned()) } else { Err(error) })
}

fn too_many_seeds() -> String {
    format!("il y a plus de {MOST_SEEDS} graines en tout, récoltes comprises")
}

/// The rows of a board, each hole read by `read`.
fn board(rows: &[Vec<String>], read: fn(&str) -> Result<String, String>) -> Result<Vec<Vec<String>>, TextError> {
    if rows.len() != 2 {
        return Err(TextError::at(rows.len().clamp(1, 2), 1, two_rows(rows.len())));
    }
    let mut board = Vec::new();
    for ((index, cells), name) in rows.iter().enumerate().zip(["Nord", "Sud"]) {
        let line = index + 1;
        let label = cells.first().map(|label| label.trim()).filter(|label| label.chars().any(char::is_alphabetic));
        if let Some(label) = label.filter(|label| !label.eq_ignore_ascii_case(name)) {
            return Err(TextError::at(line, 1, format!("cette rangée est celle de {name}, et non de « {label} »")));
        }
        let first = usize::from(label.is_some());
        let holes = &cells[first..];
        if holes.len() != CAMP {
            return Err(TextError::at(line, 1, six_holes(holes.len())));
        }
        let read = |(column, text): (usize, &String)| {
            read(text).map_err(|message| TextError::at(line, column + first + 1, message))
        };
        board.push(holes.iter().enumerate().map(read).collect::<Result<_, _>>()?);
    }
    Ok(board)
}

fn two_rows(rows: usize) -> String {
    format!("le plateau a deux rangées, celle de Nord puis celle de Sud, et non {rows}")
}

fn six_holes(holes: usize) -> String {
    format!("une rangée a six cases, et non {holes}")
}

pub(super) fn setup(position: &Awale) -> Setup {
    let row = |player: Player| (0..CAMP).map(move |hole| position.camps[player.index()].seeds(hole).to_string());
    let board = vec![row(Player::Second).rev().collect(), row(Player::First).collect()];
    let mut setup = Setup { board: Some(board), turn: Some(position.turn), ..Setup::default() };
    if position.grand_slam == GrandSlam::TakesNothing {
        setup.variants.0.insert(GRAND_SLAM.into(), "sans-prise".into());
    }
    for (name, harvest) in HARVEST.into_iter().zip(position.harvest) {
        setup.set(name, harvest.to_string());
    }
    if let Some(player) = position.offer {
        setup.set(OFFER, Awale::PLAYERS[player.index()].symbol);
    }
    if position.agreed {
        setup.set(STOP, AGREED);
    }
    setup
}

impl Notation for Awale {
    const NAME: &'static str = "Awalé";
    const PREFIX: &'static str = "AWA";
    const PLAYERS: [PlayerName; 2] = [
        PlayerName { symbol: "S", subject: "Sud", dative: "à Sud" },
        PlayerName { symbol: "N", subject: "Nord", dative: "à Nord" },
    ];
    const VARIANTS: &'static [Variant] = &[Variant {
        key: GRAND_SLAM,
        values: "interdit (si rien n'est dit : tout récolter affame, le coup est refusé) ou sans-prise (permis, mais rien n'est récolté)",
    }];
    const PASSING: &'static [&'static str] = &[OFFER, STOP];

    fn read_turn(&self, text: &str) -> Result<Turn, TextError> {
        text.parse().map(Turn)
    }

    fn write_turn(&self, turn: &Turn) -> String {
        turn.0.to_string()
    }

    /// `C`, `proposer`, `accepter` or `refuser`.
    fn read_gesture(&self, text: &str) -> Result<Gesture, TextError> {
        match text.trim() {
            "proposer" => Ok(Gesture::Propose),
            "accepter" => Ok(Gesture::Accept),
            "refuser" => Ok(Gesture::Refuse),
            hole => hole.parse().map(Gesture::Sow),
        }
    }

    fn read_text(text: &str) -> Result<Setup, TextError> {
        let mut fields = text.split_whitespace();
        let (Some(rows), Some(harvests), Some(turn)) = (fields.next(), fields.next(), fields.next()) else {
            return Err(TextError::whole("il faut trois champs au moins : les cases, les récoltes et le trait"));
        };
        let (south, north) = rows.split_once('/').ok_or_else(|| {
            TextError::whole(format!("« {rows} » ne sépare pas les cases de Sud de celles de Nord par « / »"))
        })?;
        let south = south.split(',').map(str::to_owned).collect();
        let north = north.split(',').rev().map(str::to_owned).collect();
        let board = board(&[north, south], number_of_seeds).map_err(|error| TextError::whole(error.message))?;
        let mut setup = Setup { board: Some(board), ..Setup::default() };
        let (south, north) = harvests.split_once('-').ok_or_else(|| {
            TextError::whole(format!("« {harvests} » ne donne pas les récoltes de Sud et de Nord, comme 0-0"))
        })?;
        for (name, text) in HARVEST.into_iter().zip([south, north]) {
            setup.set(name, number_of_seeds(text).map_err(TextError::whole)?);
        }
        setup.turn = Some(read_player(turn)?);
        for field in fields {
            match field.split_once('=') {
                Some((OFFER, player)) => {
                    read_player(player)?;
                    setup.set(OFFER, player);
                }
                Some((STOP, AGREED)) => setup.set(STOP, AGREED),
                _ => {
                    return Err(TextError::whole(format!(
                        "le champ « {field} » n'est pas compris : {OFFER}=S, {OFFER}=N ou {STOP}={AGREED} ?"
                    )));
                }
            }
        }
        Ok(setup)
    }

    fn write_text(setup: &Setup) -> String {
        let rows = match setup.board.as_deref() {
            Some([north, south]) => {
                format!("{}/{}", south.join(","), north.iter().rev().cloned().collect::<Vec<_>>().join(","))
            }
            _ => "?".into(),
        };
        let [south, north] = HARVEST.map(|name| setup.fact(name).unwrap_or("?"));
        let turn = setup.turn.map_or("?", |turn| Self::PLAYERS[turn.index()].symbol);
        let mut text = format!("{rows} {south}-{north} {turn}");
        for name in [OFFER, STOP] {
            if let Some(value) = setup.fact(name) {
                text = format!("{text} {name}={value}");
            }
        }
        text
    }

    /// Two rows of six holes, North's first; each may begin with the name of its player.
    fn read_table(rows: &[Vec<String>]) -> Result<Setup, TextError> {
        let board = board(rows, |text| seeds(text).map(|seeds| seeds.to_string()))?;
        Ok(Setup { board: Some(board), ..Setup::default() })
    }

    fn read_drawing(text: &str) -> Result<Setup, TextError> {
        labels().read::<Self>(text, &Pen::ASCII, read_status)
    }

    fn draw(setup: &Setup, cell_width: usize) -> String {
        let mut out = String::new();
        if let Some(rows) = &setup.board {
            out = labels().print(rows, cell_width.max(2));
        }
        if let (Some(south), Some(north)) = (setup.fact(HARVEST[0]), setup.fact(HARVEST[1])) {
            out.push_str(&format!("récoltes : {south} (Sud), {north} (Nord)\n"));
        }
        if let Some(turn) = setup.turn {
            out.push_str(&format!("trait : {}\n", NAMES[turn.index()]));
        }
        if let Some(player) = setup.fact(OFFER).and_then(|text| read_player(text).ok()) {
            out.push_str(&format!("propose d'arrêter : {}\n", NAMES[player.index()]));
        }
        if setup.fact(STOP) == Some(AGREED) {
            out.push_str(&format!("arrêt : {AGREED}\n"));
        }
        out
    }

    /// North's row is above and read from the right.
    fn cell_name(_setup: &Setup, row: usize, column: usize) -> String {
        let hole = match row {
            0 => Hole::of(Player::Second, (CAMP - 1).saturating_sub(column)),
            _ => Hole::of(Player::First, column),
        };
        hole.to_string()
    }

    fn remarks(&self, outcome: Outcome) -> Vec<Remark> {
        let mut remarks = Vec::new();
        if let Some(player) = self.secured_win() {
            remarks.push(Remark::new("victoire acquise", NAMES[player.index()]));
        }
        if outcome != Outcome::Ongoing {
            let [south, north] = self.final_count();
            remarks.push(Remark::new("compte final", format!("{south} (Sud), {north} (Nord)")));
        }
        remarks
    }

    /// AWA-18.
    fn foresee(&self, turn: &Turn) -> Vec<Remark> {
        let Ok(preview) = self.preview(turn.0) else { return Vec::new() };
        let sown: Vec<_> = preview.sown.iter().map(ToString::to_string).collect();
        let holes: Vec<_> = preview.harvest.iter().map(|(hole, _)| hole.to_string()).collect();
        let seeds: u32 = preview.harvest.iter().map(|&(_, seeds)| u32::from(seeds)).sum();
        vec![
            Remark::new("chemin", sown.join(", ")),
            Remark::new("récolte", seeds.to_string()),
            Remark::new("cases récoltées", holes.join(", ")),
        ]
    }
}

/// North's letters above, South's below.
fn labels() -> Labels {
    let letter = |player: Player| move |hole: usize| Hole::of(player, hole).to_string();
    Labels {
        above: (0..CAMP).rev().map(letter(Player::Second)).collect(),
        rows: vec!["Nord".into(), "Sud".into()],
        below: (0..CAMP).map(letter(Player::First)).collect(),
    }
}

/// The lines below a drawing.
fn read_status(setup: &mut Setup, line: &str) -> Option<()> {
    let (key, value) = line.split_once(':')?;
    let value = value.trim();
    match key.trim() {
        "récoltes" => {
            let (south, north) = value.strip_suffix("(Nord)")?.split_once("(Sud),")?;
            for (name, text) in HARVEST.into_iter().zip([south, north]) {
                setup.set(name, seeds(text).ok()?.to_string());
            }
        }
        "trait" => setup.turn = Some(read_player(value).ok()?),
        "propose d'arrêter" => {
            let player = read_player(value).ok()?;
            setup.set(OFFER, Awale::PLAYERS[player.index()].symbol);
        }
        "arrêt" if value == AGREED => setup.set(STOP, AGREED),
        _ => return None,
    }
    Some(())
}

fn read_player(text: &str) -> Result<Player, TextError> {
    match text {
        "S" | "Sud" => Ok(Player::First),
        "N" | "Nord" => Ok(Player::Second),
        _ => Err(TextError::whole(format!("« {text} » n'est pas un joueur : S (Sud) ou N (Nord)"))),
    }
}

fn breach(rule: &'static str, reason: impl Into<String>) -> Breach {
    Breach::new(RuleId::new(rule), reason)
}

pub(super) fn off_board(hole: Hole) -> Breach {
    breach("AWA-01", format!("la case {hole} n'existe pas : Sud a les cases A à F, Nord les cases a à f"))
}

pub(super) fn not_his_hole(hole: Hole, player: Player) -> Breach {
    let (name, other) = (NAMES[player.index()], NAMES[player.opponent().index()]);
    let (first, last) = (Hole::of(player, 0), Hole::of(player, CAMP - 1));
    breach("AWA-03", format!("la case {hole} est dans le camp de {other} ; {name} sème une case de {first} à {last}"))
}

pub(super) fn empty_hole(hole: Hole) -> Breach {
    breach("AWA-04", format!("la case {hole} est vide : il n'y a rien à semer"))
}

/// AWA-11: why, and what to sow instead.
pub(super) fn starving(hole: Hole, player: Player, how: Starving, feeding: impl Iterator<Item = usize>) -> Breach {
    let other = NAMES[player.opponent().index()];
    let how = match how {
        Starving::NothingSown => format!("semer la case {hole} affamerait {other}"),
        Starving::AllHarvested => format!("semer la case {hole} affamerait {other}, dont tout le camp serait récolté"),
    };
    let feeding: Vec<_> = feeding.map(|index| Hole::of(player, index).to_string()).collect();
    breach(
        "AWA-11",
        match feeding.split_last() {
            None => how,
            Some((only, [])) => format!("{how} ; jouez {only}"),
            Some((last, others)) => format!("{how} ; jouez {} ou {last}", others.join(", ")),
        },
    )
}

pub(super) fn too_many_to_stop(seeds: u32) -> Breach {
    breach(
        "AWA-14",
        format!(
            "il reste {seeds} graines sur le plateau : pour arrêter d'un commun accord, il en faut {FEW_SEEDS} ou moins"
        ),
    )
}

pub(super) fn offer_waits(player: Player) -> Breach {
    breach("AWA-14", format!("l'offre d'arrêter de {} attend déjà une réponse", NAMES[player.index()]))
}

pub(super) fn own_offer(player: Player) -> Breach {
    let (name, other) = (NAMES[player.index()], NAMES[player.opponent().index()]);
    breach("AWA-14", format!("c'est à {other} de répondre à l'offre de {name}"))
}

pub(super) fn no_offer() -> Breach {
    breach("AWA-14", "personne n'a proposé d'arrêter la partie")
}
