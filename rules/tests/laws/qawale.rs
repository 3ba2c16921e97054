//! Qawale obeys the laws.

use arbitre_rules::games::qawale::{Cell, Gesture, Qawale, Turn};
use arbitre_rules::{Notation, Position, Random, Variants, laws, perft};

pub(crate) fn gestures(position: &Qawale, turn: &Turn) -> Vec<Gesture> {
    let drops = turn.steps.iter().map(|&step| Gesture::Drop(step));
    let sowing = position.to_setup().fact("semis").is_some_and(|hand| hand != "-");
    let place = position.read_gesture(&format!("pose {}", turn.start)).expect("a cell");
    (!sowing).then_some(place).into_iter().chain(drops).collect()
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
fn obeys() {
    laws::obey::<Qawale>(&Variants::default(), 7, (60, 16), gestures, stones).unwrap();
}

#[test]
fn generates_what_it_accepts() {
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
fn counts() {
    let start = Qawale::initial(&Variants::default()).unwrap();
    let counts: Vec<_> = (1..=3).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [40, 2_176, 143_712]);
}

/// QAW-01: however far a cell lies, it is written as what is read back.
#[test]
fn cells_at_the_edge_of_numbers_are_read_back() {
    for text in ["(2147483647;0)", "A2147483647", "A2147483648", "D-2147483648", "(-9999999999;3)", "(0;2147483647)"] {
        let cell: Cell = text.parse().expect("a cell");
        assert_eq!(cell.to_string().parse::<Cell>(), Ok(cell), "{text}");
    }
}
