//! Every game obeys the laws, and its perft numbers hold.

use arbitre_rules::games::qawale::{Cell, Gesture, Qawale, Turn};
use arbitre_rules::games::quoridor::{self, Quoridor};
use arbitre_rules::{Notation, Position, Random, Variants, laws, perft};

fn gestures(position: &Qawale, turn: &Turn) -> Vec<Gesture> {
    let drops = turn.steps.iter().map(|&step| Gesture::Drop(step));
    let place = position.read_gesture(&format!("pose {}", turn.start)).expect("a cell");
    std::iter::once(place).chain(drops).collect()
}

/// Stones on the board, in both hands and being sown.
fn stones(position: &Qawale) -> u64 {
    let setup = position.to_setup();
    let digits = |text: &str| text.split('@').next().unwrap_or_default().matches(['1', '2', '3']).count() as u64;
    let board: u64 = setup.board.iter().flatten().flatten().map(|cell| digits(cell)).sum();
    let hands: u64 = ["main.1", "main.2"].iter().filter_map(|name| setup.fact(name)?.parse::<u64>().ok()).sum();
    board + hands + setup.fact("semis").map_or(0, digits)
}

#[test]
fn qawale_obeys() {
    laws::obey::<Qawale>(&Variants::default(), 7, (60, 16), gestures, stones).unwrap();
}

#[test]
fn qawale_generates_what_it_accepts() {
    let start = Qawale::initial(&Variants::default()).unwrap();
    let mut random = Random::new(11);
    let mut position = start.clone();
    for _ in 0..400 {
        let legal = position.legal_turns();
        if legal.is_empty() || legal.len() > 20_000 {
            position = start.clone();
            continue;
        }
        // Legal turns with one cell replaced by any other, on the board or just outside it.
        let candidates: Vec<Turn> = (0..200)
            .map(|_| {
                let mut turn = legal[random.below(legal.len())].clone();
                let cell: Cell =
                    format!("({};{})", random.below(6) as i32 - 1, random.below(6) as i32 - 1).parse().unwrap();
                match random.below(turn.steps.len() + 2) {
                    0 => turn.start = cell,
                    1 => turn.steps.push(cell),
                    step => turn.steps[step - 2] = cell,
                }
                turn
            })
            .collect();
        laws::generated_if_accepted(&position, candidates).unwrap();
        position.play(&legal[random.below(legal.len())]);
    }
}

#[test]
fn qawale_perft() {
    let start = Qawale::initial(&Variants::default()).unwrap();
    let counts: Vec<_> = (1..=3).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [40, 2_176, 143_712]);
}

fn variants(text: &str) -> Variants {
    let pairs = text.split_whitespace().filter_map(|pair| pair.split_once('='));
    Variants(pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect())
}

const QUORIDOR_VARIANTS: [&str; 11] = [
    "",
    "etape=1",
    "etape=2",
    "etape=3 barrieres=20",
    "taille=7 barrieres=8",
    "taille=5 barrieres=3",
    "taille=3 barrieres=1",
    "étape=1 taille=5 barrieres=3",
    "etape=2 taille=3 barrieres=2",
    "etape=2 taille=5 barrieres=6",
    "etape=3 taille=5 barrieres=8",
];

/// Walls built and in both stocks. A set-up may add walls to the board, a game never does.
fn quoridor_walls(position: &Quoridor) -> u64 {
    let setup = position.to_setup();
    let built = setup.fact("barrieres").map_or(0, |text| text.split(',').filter(|wall| *wall != "-").count()) as u64;
    let left: u64 = ["stock.1", "stock.2"].iter().filter_map(|name| setup.fact(name)?.parse::<u64>().ok()).sum();
    built + left
}

#[test]
fn quoridor_obeys() {
    for (seed, text) in QUORIDOR_VARIANTS.into_iter().enumerate() {
        let gestures = |_: &Quoridor, turn: &quoridor::Turn| vec![*turn];
        laws::obey::<Quoridor>(&variants(text), seed as u64, (4, 60), gestures, quoridor_walls)
            .unwrap_or_else(|law| panic!("{text}: {law}"));
    }
}

/// Everything that one can write around a board: cells and walls on it and beside it, and passing.
fn quoridor_candidates(position: &Quoridor) -> Vec<quoridor::Turn> {
    let cells = ('a'..='k').flat_map(|column| (0..=11).map(move |row| format!("{column}{row}")));
    let turns = cells.flat_map(|cell| [format!("{cell}h"), format!("{cell}v"), cell]).chain(["passe".to_owned()]);
    turns.map(|turn| position.read_turn(&turn).unwrap()).collect()
}

#[test]
fn quoridor_generates_what_it_accepts() {
    let mut random = Random::new(23);
    for text in QUORIDOR_VARIANTS {
        let start = Quoridor::initial(&variants(text)).unwrap();
        let candidates = quoridor_candidates(&start);
        for _ in 0..4 {
            let mut position = start.clone();
            for _ in 0..50 {
                laws::generated_if_accepted(&position, candidates.iter().copied()).unwrap();
                let legal = position.legal_turns();
                // Walls first in one game out of two, or the pawns arrive before the board fills up.
                let walls = legal.iter().position(|turn| matches!(turn, quoridor::Turn::Wall(_))).unwrap_or(0);
                let from = if random.below(2) == 0 { walls } else { 0 };
                let Some(choice) = legal[from..].get(random.below((legal.len() - from).max(1))) else { break };
                position.play(choice);
            }
        }
    }
}

#[test]
fn quoridor_perft() {
    let numbers: [(&str, &[u64]); 4] = [
        ("", &[131, 16_677, 2_062_264]),
        ("taille=5 barrieres=3", &[35, 1_109, 31_540, 794_442]),
        ("taille=3 barrieres=1", &[11, 77, 316, 1_172, 3_452]),
        ("etape=1 taille=5 barrieres=3", &[55, 2_913, 148_823]),
    ];
    for (text, expected) in numbers {
        let start = Quoridor::initial(&variants(text)).unwrap();
        let counts: Vec<_> = (1..=expected.len() as u32).map(|depth| perft(&start, depth)).collect();
        assert_eq!(counts, expected, "{text}");
    }
}
