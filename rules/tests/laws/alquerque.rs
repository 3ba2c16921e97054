//! Alquerque obeys the laws, and refuses by the right article.

use arbitre_rules::games::alquerque::{Alquerque, Gesture, Point, Turn};
use arbitre_rules::{Notation, Player, Position, Random, Variants, laws, perft};

fn at(text: &str) -> Alquerque {
    Alquerque::from_setup(&Alquerque::read_text(text).unwrap()).unwrap()
}

pub(crate) fn gestures(_: &Alquerque, turn: &Turn) -> Vec<Gesture> {
    match turn {
        Turn::Step(from, to) => vec![Gesture::Step(*from, *to)],
        Turn::Chain(chain) => chain.windows(2).map(|jump| Gesture::Jump(jump[0], jump[1])).collect(),
    }
}

/// Any point of the board, or one just outside it.
fn point(random: &mut Random) -> Point {
    format!("{}{}", ['a', 'b', 'c', 'd', 'e', 'f'][random.below(6)], random.below(7)).parse().unwrap()
}

/// A board of few men, many or very many.
fn random_board(random: &mut Random) -> Alquerque {
    let density = 2 + random.below(5);
    let mut row = || -> String {
        (0..5).map(|_| ['b', 'n', '.', '.', 'n', '.', '.'][random.below(density.max(3))]).collect::<String>()
    };
    let rows: Vec<_> = (0..5).map(|_| row()).collect();
    at(&format!("{} {}", rows.join("/"), ["b", "n"][random.below(2)]))
}

/// Captures take men away for good: no number is conserved.
#[test]
fn obeys() {
    laws::obey::<Alquerque>(&Variants::default(), 7, (150, 120), gestures, |_| 0).unwrap();
}

#[test]
fn generates_what_it_accepts() {
    let mut random = Random::new(11);
    for round in 0..120 {
        let mut position =
            if round % 2 == 0 { random_board(&mut random) } else { Alquerque::initial(&Variants::default()).unwrap() };
        for _ in 0..30 {
            let legal = position.legal_turns();
            assert_eq!(position.count_turns(), legal.len() as u64);
            if legal.is_empty() {
                break;
            }
            let mut candidates = Vec::new();
            for _ in 0..15 {
                candidates.push(Turn::Step(point(&mut random), point(&mut random)));
                let mut turn = legal[random.below(legal.len())].clone();
                match &mut turn {
                    Turn::Step(_, to) => *to = point(&mut random),
                    Turn::Chain(chain) => match random.below(chain.len() + 2) {
                        0 => chain.push(point(&mut random)),
                        1 => drop(chain.pop()),
                        index => chain[index - 2] = point(&mut random),
                    },
                }
                candidates.push(turn);
            }
            candidates.extend(single_jumps(&position));
            laws::generated_if_accepted(&position, candidates).unwrap();
            clicks_agree(&position);
            position.play(&legal[random.below(legal.len())]);
        }
    }
}

fn points() -> Vec<Point> {
    ('a'..='e').flat_map(|column| (1..=5).map(move |row| format!("{column}{row}").parse().unwrap())).collect()
}

/// Every jump over an opposing man, as if it were a whole turn.
fn single_jumps(position: &Alquerque) -> impl Iterator<Item = Turn> {
    let pairs = points().into_iter().flat_map(|from| points().into_iter().map(move |to| (from, to)));
    pairs.filter_map(|(from, to)| match position.click(from, to) {
        Gesture::Jump(from, to) => Some(Turn::Chain(vec![from, to])),
        Gesture::Step(..) => None,
    })
}

/// ALQ-13: a click is offered if, and only if, the gesture it means is accepted and begins a legal turn.
fn clicks_agree(position: &Alquerque) {
    let points = points();
    let begins: Vec<(Point, Point)> = position
        .legal_turns()
        .iter()
        .map(|turn| match turn {
            Turn::Step(from, to) => (*from, *to),
            Turn::Chain(chain) => (chain[0], chain[1]),
        })
        .collect();
    for &from in &points {
        let landings = position.landings(from);
        for &to in &points {
            let offered = landings.contains(&to);
            let accepted = position.check_gesture(&position.click(from, to)).is_ok();
            assert_eq!(offered, accepted, "{from} {to} {position:?}");
            assert_eq!(offered, begins.contains(&(from, to)), "{from} {to} {position:?}");
        }
    }
}

#[test]
fn start_counts() {
    let start = Alquerque::initial(&Variants::default()).unwrap();
    let counts: Vec<_> = (1..=9).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [4, 5, 6, 12, 29, 99, 484, 2_240, 11_195]);
    assert_eq!(start, at("nnnnn/nnnnn/nn.bb/bbbbb/bbbbb b"));
    assert_eq!(start.turn(), Player::First);
}
