//! Every game obeys the laws, and its perft numbers hold.

use arbitre_rules::games::qawale::{Cell, Gesture, Qawale, Turn};
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

mod awale {
    use arbitre_rules::games::awale::{Awale, Gesture, Turn};
    use arbitre_rules::{Notation, Player, Position, Random, Variants, laws, perft};

    fn slam_takes_nothing() -> Variants {
        Variants([("grand-chelem".to_owned(), "sans-prise".to_owned())].into())
    }

    fn at(text: &str) -> Awale {
        Awale::from_setup(&Awale::read_text(text).unwrap()).unwrap()
    }

    fn seeds(position: &Awale) -> u64 {
        position.final_count().iter().map(|&seeds| u64::from(seeds)).sum()
    }

    #[test]
    fn obeys() {
        for variants in [Variants::default(), slam_takes_nothing()] {
            laws::obey::<Awale>(&variants, 7, (25, 300), |_, turn| vec![Gesture::Sow(turn.0)], seeds).unwrap();
        }
    }

    /// Every letter, in random games and in random boards, most of them sparse: the camps are often empty or harvested whole.
    #[test]
    fn generates_what_it_accepts() {
        let letters = || ('A'..='H').chain('a'..='h').map(|letter| Turn(letter.to_string().parse().unwrap()));
        let mut random = Random::new(11);
        for variants in [Variants::default(), slam_takes_nothing()] {
            for round in 0..4_000 {
                let most = [2, 4, 20][round % 3];
                let mut camp =
                    || (0..6).map(|_| random.below(most).saturating_sub(round % 2).to_string()).collect::<Vec<_>>();
                let (south, north) = (camp(), camp());
                let text = format!("{}/{} 0-0 {}", south.join(","), north.join(","), ["S", "N"][round % 2]);
                let mut setup = Awale::read_text(&text).unwrap();
                setup.variants = variants.clone();
                let mut position = Awale::from_setup(&setup).unwrap();
                for _ in 0..3 {
                    laws::generated_if_accepted(&position, letters()).unwrap();
                    let legal = position.legal_turns();
                    assert_eq!(position.count_turns(), legal.len() as u64);
                    if legal.is_empty() {
                        break;
                    }
                    let turn = legal[random.below(legal.len())];
                    let preview = position.preview(turn.0).unwrap();
                    let mover = position.turn();
                    let harvest: u8 = preview.harvest.iter().map(|&(_, seeds)| seeds).sum();
                    let before = position.harvest(mover);
                    position.play(&turn);
                    assert_eq!(position.harvest(mover), before + harvest, "{text}");
                    assert!(preview.harvest.iter().all(|&(hole, _)| position.seeds(hole) == Some(0)), "{text}");
                }
            }
        }
    }

    #[test]
    fn start_counts() {
        let start = Awale::initial(&Variants::default()).unwrap();
        let counts: Vec<_> = (1..=7).map(|depth| perft(&start, depth)).collect();
        assert_eq!(counts, [6, 36, 190, 1_014, 5_219, 27_332, 139_157]);
        assert_eq!(at("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S").turn(), Player::First);
    }
}

mod alquerque {
    use arbitre_rules::games::alquerque::{Alquerque, Gesture, Point, Turn};
    use arbitre_rules::{Notation, Player, Position, Random, Variants, laws, perft};

    fn at(text: &str) -> Alquerque {
        Alquerque::from_setup(&Alquerque::read_text(text).unwrap()).unwrap()
    }

    fn gestures(_: &Alquerque, turn: &Turn) -> Vec<Gesture> {
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
            let mut position = if round % 2 == 0 {
                random_board(&mut random)
            } else {
                Alquerque::initial(&Variants::default()).unwrap()
            };
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
}

/// The counts kept in `tests/perft`, found by another implementation of the same rules.
mod counts {
    use arbitre_rules::games::{alquerque::Alquerque, awale::Awale};
    use arbitre_rules::{Notation, Setup, Variants, perft};

    fn hold<P: Notation>(file: &str) {
        let lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        for line in lines {
            let fields: Vec<_> = line.split('|').map(str::trim).collect();
            let [variants, position, depth, count] = fields[..] else { panic!("four fields: {line}") };
            let mut setup = if position == "-" { Setup::default() } else { P::read_text(position).unwrap() };
            if variants != "-" {
                let pairs = variants.split_whitespace().map(|pair| pair.split_once('=').unwrap());
                setup.variants = Variants(pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect());
            }
            let position = P::from_setup(&setup).unwrap();
            assert_eq!(perft(&position, depth.parse().unwrap()), count.parse::<u64>().unwrap(), "{line}");
        }
    }

    #[test]
    fn of_awale() {
        hold::<Awale>(include_str!("../../tests/perft/awale.perft"));
    }

    #[test]
    fn of_alquerque() {
        hold::<Alquerque>(include_str!("../../tests/perft/alquerque.perft"));
    }
}
