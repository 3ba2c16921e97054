//! What holds in any position, reachable or not: the laws, and that a game does not change when its board is turned over or when
//! the players change places.
//!
//! `PROPTEST_CASES` says how many positions of each game are drawn.

use std::collections::BTreeSet;

use arbitre_rules::games::alquerque::Alquerque;
use arbitre_rules::games::aruba::Aruba;
use arbitre_rules::games::awale::Awale;
use arbitre_rules::games::qawale::Qawale;
use arbitre_rules::games::quoridor::Quoridor;
use arbitre_rules::{Notation, Outcome, laws};
use proptest::collection::vec;
use proptest::prelude::{Just, ProptestConfig, Strategy, any, prop_assert_eq, prop_assume, prop_oneof, proptest};
use proptest::sample::select;
use proptest::test_runner::TestCaseError;

use crate::{alquerque, aruba, qawale};

/// An option of the game, if any.
type Variant = Option<(&'static str, String)>;

/// A position, if it can exist.
fn read<P: Notation>(text: &str, variant: &Variant) -> Option<P> {
    let mut setup = P::read_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    setup.variants.0.extend(variant.iter().map(|(key, value)| ((*key).to_owned(), value.clone())));
    P::from_setup(&setup).ok()
}

/// Another way to look at a game: the board turned over, the players in each other's place.
struct Symmetry<'f> {
    /// A text form, seen that way.
    text: &'f dyn Fn(&str) -> String,
    /// A turn, seen that way.
    turn: &'f dyn Fn(&str) -> String,
    /// Whether the players change places.
    players: bool,
}

impl Symmetry<'_> {
    /// The same game, seen both ways: its turns, how it stands, and what one turn leads to.
    fn holds<P: Notation>(&self, text: &str, variant: &Variant, pick: usize) -> Result<(), TestCaseError> {
        let position: Option<P> = read(text, variant);
        let seen: Option<P> = read(&(self.text)(text), variant);
        prop_assert_eq!(position.is_some(), seen.is_some(), "both can exist or none");
        let (Some(mut position), Some(mut seen)) = (position, seen) else { return Ok(()) };
        prop_assert_eq!(self.outcome(position.outcome()), seen.outcome());
        let turns: Vec<String> = position.legal_turns().iter().map(|turn| position.write_turn(turn)).collect();
        let wanted: BTreeSet<String> = turns.iter().map(|turn| (self.turn)(turn)).collect();
        let found: BTreeSet<String> = seen.legal_turns().iter().map(|turn| seen.write_turn(turn)).collect();
        prop_assert_eq!(wanted, found);
        if turns.is_empty() {
            return Ok(());
        }
        let turn = &turns[pick % turns.len()];
        position.play(&position.read_turn(turn).unwrap());
        seen.play(&seen.read_turn(&(self.turn)(turn)).unwrap());
        let text = (self.text)(&P::write_text(&position.to_setup()));
        prop_assert_eq!(read(&text, variant), Some(seen), "after {}", turn);
        Ok(())
    }

    fn outcome(&self, outcome: Outcome) -> Outcome {
        match outcome {
            Outcome::Win { winner, rule } if self.players => Outcome::Win { winner: winner.opponent(), rule },
            other => other,
        }
    }
}

/// One of the eight ways to turn over a square of cells, row and column from 0.
#[derive(Clone, Copy, Debug)]
struct Turned {
    transposed: bool,
    upside_down: bool,
    mirrored: bool,
}

impl Turned {
    fn any() -> impl Strategy<Value = Self> {
        any::<[bool; 3]>().prop_map(|[transposed, upside_down, mirrored]| Self { transposed, upside_down, mirrored })
    }

    fn cell(self, (row, column): (usize, usize), size: usize) -> (usize, usize) {
        let (row, column) = if self.transposed { (column, row) } else { (row, column) };
        let flip = |at: usize, flipped: bool| if flipped { size - 1 - at } else { at };
        (flip(row, self.upside_down), flip(column, self.mirrored))
    }

    fn rows(self, rows: &[Vec<String>]) -> Vec<Vec<String>> {
        let size = rows.len();
        let mut turned = vec![vec![String::new(); size]; size];
        for (row, cells) in rows.iter().enumerate() {
            for (column, text) in cells.iter().enumerate() {
                let (row, column) = self.cell((row, column), size);
                turned[row][column].clone_from(text);
            }
        }
        turned
    }
}

/// The text with every cell it names (`A1`, `e5`) replaced; `cell` maps a row number and column, both from 0.
fn renamed(text: &str, cell: &dyn Fn((usize, usize)) -> (usize, usize)) -> String {
    let mut out = String::new();
    let mut rest = text.chars().peekable();
    while let Some(letter) = rest.next() {
        let mut digits = String::new();
        while letter.is_ascii_alphabetic()
            && let Some(digit) = rest.next_if(char::is_ascii_digit)
        {
            digits.push(digit);
        }
        if digits.is_empty() {
            out.push(letter);
            continue;
        }
        let first = if letter.is_ascii_lowercase() { b'a' } else { b'A' };
        let (row, column) = cell((digits.parse::<usize>().unwrap() - 1, usize::from(letter as u8 - first)));
        out += &format!("{}{}", char::from(first + column as u8), row + 1);
    }
    out
}

/// Each of two characters for the other.
fn exchanged(text: &str, a: char, b: char) -> String {
    let exchange = |c| match c {
        _ if c == a => b,
        _ if c == b => a,
        c => c,
    };
    text.chars().map(exchange).collect()
}

/// The rows of a text form that begins with a board of one character per cell, and what follows them.
fn board(text: &str) -> (Vec<Vec<String>>, &str) {
    let (board, rest) = text.split_once(' ').unwrap();
    (board.split('/').map(|row| row.chars().map(String::from).collect()).collect(), rest)
}

fn written(rows: &[Vec<String>]) -> String {
    rows.iter().map(|row| row.concat()).collect::<Vec<_>>().join("/")
}

fn lines(cells: &[char], size: usize) -> String {
    cells.chunks(size).map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("/")
}

/// A text form of Qawale: few stones or many, colours exchanged or not, between two turns or in the middle of one.
fn some_qawale() -> impl Strategy<Value = String> {
    let stack = prop_oneof![2 => Just(String::new()), 3 => "[123]{1,3}"];
    let hand = prop_oneof![3 => Just(None), 1 => ("[123]{1,4}", 0..16_usize, any::<bool>(), 0..4_usize).prop_map(Some)];
    (vec(stack, 16), 1..=2, 0..=8, 0..=8, hand, any::<bool>()).prop_map(|(stacks, turn, one, two, hand, exchanged)| {
        let cell = |stack: &String| if stack.is_empty() { "-".to_owned() } else { stack.clone() };
        let rows: Vec<_> = stacks.chunks(4).map(|row| row.iter().map(cell).collect::<Vec<_>>().join(",")).collect();
        let mut text = format!("{} {turn} {one} {two}", rows.join("/"));
        if let Some((stones, cell, begun, way)) = hand {
            let name = |row: usize, column: usize| format!("{}{}", char::from(b'A' + column as u8), row + 1);
            let (row, column) = (cell / 4, cell % 4);
            text += &format!(" main={stones}@{}", name(row, column));
            let near =
                [(row.wrapping_sub(1), column), (row + 1, column), (row, column.wrapping_sub(1)), (row, column + 1)];
            if let (true, (row @ 0..4, column @ 0..4)) = (begun, near[way]) {
                text += &format!("<{}", name(row, column));
            }
        }
        text + if exchanged { " couleurs=2,1" } else { "" }
    })
}

/// Board, player to move, hands, hand being sown, and whether the colours are exchanged.
fn qawale_parts(text: &str) -> (Vec<Vec<String>>, &str, [&str; 2], Option<&str>, bool) {
    let mut fields = text.split(' ');
    let mut next = || fields.next().unwrap();
    let rows = next().split('/').map(|row| row.split(',').map(str::to_owned).collect()).collect();
    let (turn, hands) = (next(), [next(), next()]);
    let rest: Vec<&str> = fields.collect();
    let sown = rest.iter().find(|field| field.starts_with("main=")).copied();
    (rows, turn, hands, sown, rest.contains(&"couleurs=2,1"))
}

fn qawale_text(rows: &[Vec<String>], turn: &str, hands: [&str; 2], sown: Option<&str>, exchanged: bool) -> String {
    let rows: Vec<String> = rows.iter().map(|row| row.join(",")).collect();
    let sown = sown.map_or(String::new(), |field| format!(" {field}"));
    let colours = if exchanged { " couleurs=2,1" } else { "" };
    format!("{} {turn} {} {}{sown}{colours}", rows.join("/"), hands[0], hands[1])
}

/// A text form of Quoridor whose walls do not overlap, and a stage.
fn some_quoridor() -> impl Strategy<Value = (String, u8)> {
    let wall = (0..8_usize, 0..8_usize, select(vec!['h', 'v']));
    let cell = || (0..9_usize, 0..9_usize);
    let parts =
        (select(vec![3_usize, 5, 7, 9]), cell(), cell(), 0..=4_usize, vec(wall, 0..24), [0..=3_u8, 0..=3], 1..=2_u8);
    (parts, 1..=4_u8).prop_map(|((size, first, second, near, drawn, stock, turn), stage)| {
        let mut walls: Vec<(usize, usize, char)> = Vec::new();
        for (column, row, way) in drawn {
            let (column, row) = (column % (size - 1), row % (size - 1));
            let clash = walls.iter().any(|&(c, r, w)| {
                let along =
                    if way == 'h' { (r, c.abs_diff(column)) == (row, 1) } else { (c, r.abs_diff(row)) == (column, 1) };
                (c, r) == (column, row) || (w == way && along)
            });
            if !clash {
                walls.push((column, row, way));
            }
        }
        let name = |column: usize, row: usize| format!("{}{}", char::from(b'a' + column as u8), row + 1);
        let first = (first.0 % size, first.1 % size);
        // Pawns beside each other, most of the time.
        let near = match near {
            0 if first.0 + 1 < size => (first.0 + 1, first.1),
            1 if first.1 + 1 < size => (first.0, first.1 + 1),
            2 if first.0 > 0 => (first.0 - 1, first.1),
            3 if first.1 > 0 => (first.0, first.1 - 1),
            _ => (second.0 % size, second.1 % size),
        };
        let walls: Vec<String> = walls.iter().map(|(c, r, way)| format!("{}{way}", name(*c, *r))).collect();
        let text = format!(
            "taille={size} trait={turn} pions={},{} stock={},{} barrieres={}",
            name(first.0, first.1),
            name(near.0, near.1),
            stock[0],
            stock[1],
            if walls.is_empty() { "-".to_owned() } else { walls.join(",") },
        );
        (text, stage)
    })
}

/// Cells and walls of Quoridor, seen in a mirror or from the other side.
fn quoridor_turn(text: &str, size: usize, turned: Turned) -> String {
    let words = text.split_inclusive(',').map(|word| {
        let wall = word.trim_end_matches(',').ends_with(['h', 'v']);
        renamed(word, &|cell| turned.cell(cell, size - usize::from(wall)))
    });
    words.collect()
}

fn quoridor_text(text: &str, turned: Turned, players: bool) -> String {
    let fields = text.split(' ').map(|field| {
        let (key, value) = field.split_once('=').unwrap();
        let size = text.split(['=', ' ']).nth(1).unwrap().parse().unwrap();
        let value = match key {
            "pions" | "barrieres" => quoridor_turn(value, size, turned),
            "trait" if players => exchanged(value, '1', '2'),
            _ => value.to_owned(),
        };
        let pair = value.split_once(',').filter(|_| players && ["pions", "stock"].contains(&key));
        pair.map_or_else(|| format!("{key}={value}"), |(first, second)| format!("{key}={second},{first}"))
    });
    fields.collect::<Vec<_>>().join(" ")
}

/// A text form of Awalé: camps empty, poor or rich.
fn some_awale() -> impl Strategy<Value = (String, bool)> {
    let hole = || prop_oneof![3 => Just(0), 4 => 1..=3_u8, 2 => 4..=12_u8];
    let camp = || prop_oneof![1 => Just(vec![0; 6]), 6 => vec(hole(), 6)];
    (camp(), camp(), 0..12_usize, prop_oneof![3 => Just(0), 1 => 0..=48_u8], [0..=24_u8, 0..=24], any::<[bool; 2]>())
        .prop_map(|(mut south, mut north, at, granary, harvest, [second, variant])| {
            *if at < 6 { &mut south[at] } else { &mut north[at - 6] } += granary;
            let row = |holes: &[u8]| holes.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
            let turn = if second { 'N' } else { 'S' };
            (format!("{}/{} {}-{} {turn}", row(&south), row(&north), harvest[0], harvest[1]), variant)
        })
}

fn awale_variant(international: bool) -> Variant {
    international.then(|| ("grand-chelem", "sans-prise".to_owned()))
}

/// A text form of Alquerque or Aruba: a square of cells, the player to move, and a cell in the middle of a chain, sometimes.
fn some_men(size: usize, men: [char; 2], up: bool) -> impl Strategy<Value = String> {
    let cells = prop_oneof![
        vec(select(vec!['.', men[0], men[1]]), size * size),
        vec(select(vec!['.', '.', '.', men[0], men[1]]), size * size),
        vec(select(vec!['.', men[0], men[0], men[1], men[1], men[1]]), size * size),
    ];
    let chain = prop_oneof![3 => Just(None), 1 => (0..size * size).prop_map(Some)];
    (cells, any::<bool>(), chain).prop_map(move |(mut cells, second, chain)| {
        let turn = men[usize::from(second)];
        let chain = chain.map_or(String::new(), |cell| {
            cells[cell] = turn;
            let (first, row) = if up { (b'a', size - cell / size) } else { (b'A', cell / size + 1) };
            format!(" {}{row}", char::from(first + (cell % size) as u8))
        });
        format!("{} {turn}{chain}", lines(&cells, size))
    })
}

fn some_aruba() -> impl Strategy<Value = (String, u8)> {
    (3..=8_usize).prop_flat_map(|size| (some_men(size, ['b', 'r'], false), Just(size as u8)))
}

/// The laws, in a position that can exist, and in what follows it.
fn lawful<P: Notation>(
    text: &str,
    variant: &Variant,
    picks: &[usize],
    gestures: impl Fn(&P, &P::Turn) -> Vec<P::Gesture>,
) -> Result<(), TestCaseError> {
    let position: Option<P> = read(text, variant);
    prop_assume!(position.is_some());
    let mut position = position.expect("one that can exist");
    for pick in picks {
        match laws::hold(&position, *pick, &gestures).map_err(TestCaseError::fail)? {
            Some(next) => position = next,
            None => break,
        }
    }
    Ok(())
}

fn config() -> ProptestConfig {
    let default = ProptestConfig::default();
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { default.cases } else { 150 };
    ProptestConfig { cases, max_global_rejects: 20 * cases, failure_persistence: None, ..default }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn qawale_obeys_anywhere(text in some_qawale(), picks in vec(any::<usize>(), 3)) {
        lawful::<Qawale>(&text, &None, &picks, qawale::gestures)?;
    }

    #[test]
    fn quoridor_obeys_anywhere((text, stage) in some_quoridor(), picks in vec(any::<usize>(), 3)) {
        lawful::<Quoridor>(&text, &Some(("etape", stage.to_string())), &picks, |_, turn| vec![*turn])?;
    }

    #[test]
    fn awale_obeys_anywhere((text, variant) in some_awale(), picks in vec(any::<usize>(), 3)) {
        lawful::<Awale>(&text, &awale_variant(variant), &picks, |position, turn| vec![position.read_gesture(&position.write_turn(turn)).unwrap()])?;
    }

    #[test]
    fn alquerque_obeys_anywhere(text in some_men(5, ['b', 'n'], true), picks in vec(any::<usize>(), 3)) {
        lawful::<Alquerque>(&text, &None, &picks, alquerque::gestures)?;
    }

    #[test]
    fn aruba_obeys_anywhere((text, size) in some_aruba(), picks in vec(any::<usize>(), 3)) {
        lawful::<Aruba>(&text, &Some(("taille", size.to_string())), &picks, aruba::gestures)?;
    }

    #[test]
    fn qawale_turned_over(text in some_qawale(), turned in Turned::any(), pick in any::<usize>()) {
        let seen = |text: &str| renamed(text, &|cell| turned.cell(cell, 4));
        let texts = |text: &str| {
            let (rows, turn, hands, sown, exchanged) = qawale_parts(text);
            qawale_text(&turned.rows(&rows), turn, hands, sown.map(seen).as_deref(), exchanged)
        };
        Symmetry { text: &texts, turn: &seen, players: false }.holds::<Qawale>(&text, &None, pick)?;
    }

    #[test]
    fn qawale_colours_exchanged(text in some_qawale(), pick in any::<usize>()) {
        let texts = |text: &str| {
            let (mut rows, turn, hands, sown, colours) = qawale_parts(text);
            rows.iter_mut().flatten().for_each(|stack| *stack = exchanged(stack, '1', '2'));
            let sown = sown.map(|field| {
                let (stones, cells) = field.split_once('@').unwrap();
                format!("{}@{cells}", exchanged(stones, '1', '2'))
            });
            qawale_text(&rows, turn, hands, sown.as_deref(), !colours)
        };
        Symmetry { text: &texts, turn: &str::to_owned, players: false }.holds::<Qawale>(&text, &None, pick)?;
    }

    #[test]
    fn qawale_players_exchanged(text in some_qawale(), pick in any::<usize>()) {
        let texts = |text: &str| {
            let (rows, turn, hands, sown, colours) = qawale_parts(text);
            qawale_text(&rows, &exchanged(turn, '1', '2'), [hands[1], hands[0]], sown, !colours)
        };
        Symmetry { text: &texts, turn: &str::to_owned, players: true }.holds::<Qawale>(&text, &None, pick)?;
    }

    #[test]
    fn quoridor_mirrored_or_from_the_other_side((text, stage) in some_quoridor(), mirrored: bool, players: bool, pick in any::<usize>()) {
        let turned = Turned { transposed: false, upside_down: players, mirrored };
        let size = text.split(['=', ' ']).nth(1).unwrap().parse().unwrap();
        let texts = |text: &str| quoridor_text(text, turned, players);
        let turn = |turn: &str| quoridor_turn(turn, size, turned);
        Symmetry { text: &texts, turn: &turn, players }.holds::<Quoridor>(&text, &Some(("etape", stage.to_string())), pick)?;
    }

    #[test]
    fn awale_from_the_other_side((text, variant) in some_awale(), pick in any::<usize>()) {
        let texts = |text: &str| {
            let fields: Vec<&str> = text.split(' ').collect();
            let (south, north) = fields[0].split_once('/').unwrap();
            let (mine, yours) = fields[1].split_once('-').unwrap();
            format!("{north}/{south} {yours}-{mine} {}", exchanged(fields[2], 'S', 'N'))
        };
        let turn = |turn: &str| turn.chars().map(|hole| if hole.is_uppercase() { hole.to_ascii_lowercase() } else { hole.to_ascii_uppercase() }).collect();
        Symmetry { text: &texts, turn: &turn, players: true }.holds::<Awale>(&text, &awale_variant(variant), pick)?;
    }

    #[test]
    fn alquerque_turned_over(text in some_men(5, ['b', 'n'], true), turned in Turned::any(), players: bool, pick in any::<usize>()) {
        // Row 1 is the last of the text.
        let seen = |text: &str| renamed(text, &|(row, column)| {
            let (row, column) = turned.cell((4 - row, column), 5);
            (4 - row, column)
        });
        let texts = |text: &str| {
            let (rows, rest) = board(text);
            let text = format!("{} {}", written(&turned.rows(&rows)), seen(rest));
            let chain = rest.get(1..).map_or(String::new(), seen);
            if players { exchanged(&text[..31], 'b', 'n') + &chain } else { text }
        };
        Symmetry { text: &texts, turn: &seen, players }.holds::<Alquerque>(&text, &None, pick)?;
    }

    #[test]
    fn aruba_turned_over((text, size) in some_aruba(), turned in Turned::any(), players: bool, pick in any::<usize>()) {
        let seen = |text: &str| renamed(text, &|cell| turned.cell(cell, size.into()));
        let texts = |text: &str| {
            let (rows, rest) = board(text);
            // The names of cells are in capitals, pawns are not.
            let text = format!("{} {}", written(&turned.rows(&rows)), seen(rest));
            if players { exchanged(&text, 'b', 'r') } else { text }
        };
        Symmetry { text: &texts, turn: &seen, players }.holds::<Aruba>(&text, &Some(("taille", size.to_string())), pick)?;
    }
}
