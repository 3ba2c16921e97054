//! Aruba obeys the laws, and refuses by the right article.

use arbitre_rules::games::aruba::{Aruba, Cell, Gesture, Turn, box_drawing};
use arbitre_rules::{Notation, Outcome, Player, Position, Random, RuleId, Setup, Variants, laws, perft};

fn variants(pairs: &str) -> Variants {
    let pair = |pair: &str| pair.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    Variants(pairs.split_whitespace().filter_map(pair).collect())
}

fn start(pairs: &str) -> Aruba {
    Aruba::initial(&variants(pairs)).unwrap()
}

fn position(text: &str) -> Aruba {
    Aruba::from_setup(&Aruba::read_text(text).unwrap()).unwrap()
}

fn text(position: &Aruba) -> String {
    Aruba::write_text(&position.to_setup())
}

fn turns(position: &Aruba) -> Vec<String> {
    position.legal_turns().iter().map(|turn| position.write_turn(turn)).collect()
}

/// Plays what one types, whole turns one after the other.
fn played(from: &str, typed: &[&str]) -> Aruba {
    let mut position = position(from);
    for typed in typed {
        let turn = position.read_turn(typed).unwrap();
        position.check(position.turn(), &turn).unwrap_or_else(|breach| panic!("{typed}: {breach}"));
        position.play(&turn);
    }
    position
}

pub(crate) fn gestures(_: &Aruba, turn: &Turn) -> Vec<Gesture> {
    match turn {
        Turn::Pass => vec![Gesture::Pass],
        Turn::Move { path, stop } => {
            let moves = path.windows(2).map(|pair| Gesture::Move(pair[0], pair[1]));
            moves.chain(stop.then_some(Gesture::Pass)).collect()
        }
    }
}

/// Captures take pawns away for good: only the board stays.
fn cells(position: &Aruba) -> u64 {
    position.to_setup().board.iter().flatten().flatten().count() as u64
}

const BOARDS: [&str; 6] =
    ["taille=3", "taille=4", "", "taille=7 disposition=figure", "taille=8", "taille=8 disposition=figure"];

#[test]
fn obeys() {
    for (seed, board) in BOARDS.into_iter().enumerate() {
        laws::obey::<Aruba>(&variants(board), seed as u64, (15, 60), gestures, cells).unwrap();
    }
    laws::obey::<Aruba>(&variants("taille=26"), 26, (1, 30), gestures, cells).unwrap();
}

#[test]
fn generates_what_it_accepts() {
    let mut random = Random::new(5);
    let mut left_open = 0;
    for board in BOARDS {
        let mut position = start(board);
        let size = position.to_setup().board.unwrap().len();
        for _ in 0..150 {
            let legal = position.legal_turns();
            if legal.is_empty() {
                position = start(board);
                continue;
            }
            // Legal turns with a cell replaced, added or taken away, or the stop the other way round.
            let mut cell = || -> Cell {
                let letter = char::from(b'A' + random.below(size + 2) as u8);
                format!("{letter}{}", random.below(size + 3)).parse().unwrap()
            };
            let mut candidates: Vec<Turn> =
                (0..60).map(|_| Turn::Move { path: vec![cell(), cell()], stop: false }).collect();
            candidates.extend((0..3).map(|length| Turn::Move { path: vec![cell(); length], stop: length == 2 }));
            for turn in &legal {
                let Turn::Move { path, stop } = turn else { continue };
                candidates.push(Turn::Move { path: path.clone(), stop: !stop });
                candidates.push(Turn::Move { path: path[..path.len() - 1].to_vec(), stop: false });
                candidates.push(Turn::Move { path: path.iter().copied().chain([cell()]).collect(), stop: *stop });
                let mut replaced = path.clone();
                replaced[path.len() - 1] = cell();
                candidates.push(Turn::Move { path: replaced, stop: *stop });
            }
            candidates.extend(legal.iter().cloned());
            laws::generated_if_accepted(&position, candidates.clone()).unwrap();
            let accepted = |turn: &&Turn| position.check(position.turn(), turn).is_ok();
            let open: Vec<_> = candidates.iter().filter(accepted).filter(|turn| position.leaves_open(turn)).collect();
            left_open += open.len();
            // Half of the chains go on from their middle.
            let halfway = !open.is_empty() && random.below(2) == 0;
            let next = if halfway { open[random.below(open.len())] } else { &legal[random.below(legal.len())] };
            position.play(next);
        }
    }
    assert!(left_open > 0, "chains left open are among the candidates");
}

#[test]
fn perft_numbers() {
    let counts = |board: &str, depth| (1..=depth).map(|depth| perft(&start(board), depth)).collect::<Vec<_>>();
    assert_eq!(counts("taille=3", 5), [4, 9, 27, 139, 561]);
    assert_eq!(counts("", 5), [4, 12, 59, 459, 4_505]);
    assert_eq!(counts("taille=8", 4), [7, 50, 486, 4_901]);
}

/// The drawing of the rulebook.
const FIGURE: &str = "  ┌───┬───┬───┬───┬───┬───┬───┐
1 │ ● │ ● │ ● │ ● │ ● │ ● │ ● │
  ├───┼───┼───┼───┼───┼───┼───┤
2 │ ● │ ● │ ● │ ● │ ● │ ● │ ○ │
  ├───┼───┼───┼───┼───┼───┼───┤
3 │ ● │ ● │ ● │ ● │ ● │ ○ │ ○ │
  ├───┼───┼───┼───┼───┼───┼───┤
4 │ ● │ ● │ ● │   │ ○ │ ○ │ ○ │
  ├───┼───┼───┼───┼───┼───┼───┤
5 │ ● │ ● │ ● │ ○ │ ○ │ ○ │ ○ │
  ├───┼───┼───┼───┼───┼───┼───┤
6 │ ● │ ● │ ○ │ ○ │ ○ │ ○ │ ○ │
  ├───┼───┼───┼───┼───┼───┼───┤
7 │ ● │ ○ │ ○ │ ○ │ ○ │ ○ │ ○ │
  └───┴───┴───┴───┴───┴───┴───┘
    A   B   C   D   E   F   G
";

#[test]
fn figure_is_the_rulebook_s() {
    let figure = start("disposition=figure");
    assert_eq!(box_drawing(&figure.to_setup()), FIGURE);
    assert_eq!(Aruba::from_setup(&Aruba::read_drawing(FIGURE).unwrap()), Ok(figure));
}

#[test]
fn ascii_drawing() {
    let drawn = [
        "   +---+---+---+",
        " 1 | b | b | r |",
        "   +---+---+---+",
        " 2 | b |   | r |",
        "   +---+---+---+",
        " 3 | b | r | r |",
        "   +---+---+---+",
        "     A   B   C",
        "trait : Bleu",
        "",
    ]
    .join("\n");
    assert_eq!(Aruba::draw(&start("taille=3").to_setup(), 0), drawn);
}

#[test]
fn drawings_of_every_size_are_read_back() {
    for size in 3..=26 {
        let position = start(&format!("taille={size}"));
        let setup = position.to_setup();
        for drawing in [box_drawing(&setup), Aruba::draw(&setup, 0)] {
            assert_eq!(Aruba::from_setup(&Aruba::read_drawing(&drawing).unwrap()).as_ref(), Ok(&position));
        }
    }
}

#[test]
fn starts() {
    assert_eq!(text(&start("taille=3")), "bbr/b.r/brr b");
    assert_eq!(text(&start("taille=4")), "bbbr/bb.r/b.rr/brrr b");
    assert_eq!(text(&start("taille=4 disposition=figure")), "bbbb/bb.r/b.rr/brrr b");
    let pawns = |board, pawn| text(&start(board)).split(' ').next().unwrap().matches(pawn).count();
    assert_eq!((pawns("", 'b'), pawns("", 'r')), (24, 24));
    assert_eq!((pawns("disposition=figure", 'b'), pawns("disposition=figure", 'r')), (27, 21));
}

#[test]
fn chains() {
    const CHOICE: &str = "b..../.r.../...../.r.r./..... b";
    assert_eq!(turns(&position(CHOICE)), ["A1A2", "A1B1", "A1C3 pass", "A1C3A5", "A1C3E5", "pass"]);
    // Typed as it is, the capture leaves the chain open.
    let open = played(CHOICE, &["A1C3"]);
    assert_eq!(text(&open), "...../...../..b../.r.r./..... b C3");
    assert_eq!(turns(&open), ["C3A5", "C3E5", "pass"]);
    assert_eq!(played(CHOICE, &["A1C3", "pass"]), played(CHOICE, &["A1C3 pass"]));
    assert_eq!(played(CHOICE, &["a1c3", "C3E5"]), played(CHOICE, &["A1 C3 e5"]));
    assert_eq!(text(&played(CHOICE, &["A1C3E5"])), "...../...../...../.r.../....b r");
    // A chain may come back to its start, which is free meanwhile.
    assert_eq!(text(&played("br.../r.r../.r.../...../....r b", &["A1C1C3A3A1"])), "b..../...../...../...../....r r");
    // Taking the last pawn wins at once.
    let won = played(".b./.r./... b", &["B1B3"]);
    assert_eq!(won.outcome(), Outcome::Win { winner: Player::First, rule: RuleId::new("ARU-01") });
    assert!(turns(&won).is_empty());
}

#[test]
fn passing_and_leaving() {
    assert_eq!(turns(&position("brr./rrr./rrr./.... b")), ["pass"], "a blocked player");
    assert_eq!(text(&played("bbr/b.r/brr b", &["", "PASS", "pass"])), "bbr/b.r/brr r");
    for word in ["exit", "quit", "q", " Q "] {
        let mut open = position("...../...../..b../.r.r./..... b C3");
        let leave = open.read_gesture(word).unwrap();
        open.check_gesture(&leave).unwrap();
        open.make(&leave);
        assert_eq!(text(&open), "...../...../..b../.r.r./..... b C3 lache=b");
        assert_eq!(open.outcome(), Outcome::Draw { rule: RuleId::new("ARU-13") });
        assert!(turns(&open).is_empty());
        assert_eq!(position(&text(&open)), open);
        assert_eq!(Aruba::from_setup(&Aruba::read_drawing(&Aruba::draw(&open.to_setup(), 0)).unwrap()), Ok(open));
    }
}

#[test]
fn refusals() {
    const ALONE: &str = "b..../...../..r../...../..... b";
    const CHOICE: &str = "b..../.r.../...../.r.r./..... b";
    const OPEN: &str = "...../...../..b../.r.r./b.... b C3";
    const EDGE: &str = "r..br/b..../...../b..../b...r b";
    for (from, typed, rule) in [
        ("bb./b../... b", "A1B2", "ARU-01"),
        ("bbr/b.r/brr b lache=r", "A1B2", "ARU-13"),
        ("bbr/b.r/brr b", "Z9A1", "ARU-10"),
        ("bbr/b.r/brr b", "A1A0", "ARU-10"),
        ("bbr/b.r/brr b", "A1B2Z9", "ARU-10"),
        ("bbr/b.r/brr b", "A1A99999999999999999999", "ARU-10"),
        ("bbr/b.r/brr b", "B2A1", "ARU-18"),
        ("bbr/b.r/brr b", "C1B2", "ARU-18"),
        ("bbr/b.r/brr b", "A1A1", "ARU-06"),
        (ALONE, "A1D4", "ARU-06"),
        (ALONE, "A1B3", "ARU-06"),
        (ALONE, "A1C1", "ARU-07"),
        (ALONE, "A1C3", "ARU-07"),
        (ALONE, "A1B1C1", "ARU-09"),
        (ALONE, "A1B1 pass", "ARU-09"),
        ("b..../.b.../...../...../....r b", "A1C3", "ARU-10"),
        ("b..../.r.../..r../...../..... b", "A1C3", "ARU-08"),
        ("b..../.r.../..r../...../..... b", "A1B2", "ARU-10"),
        (EDGE, "A2A0", "ARU-08"),
        (EDGE, "D1F1", "ARU-08"),
        (EDGE, "A4A6", "ARU-10"),
        (EDGE, "E5E7", "ARU-10"),
        (EDGE, "E4E6", "ARU-10"),
        (CHOICE, "A1C3C4", "ARU-09"),
        (CHOICE, "A1C3E5 pass", "ARU-09"),
        (CHOICE, "A1C3E1", "ARU-07"),
        (OPEN, "A5A4", "ARU-09"),
        ("b..../.r.../....b/...r./..... b E3", "A1C3", "ARU-09"),
        (OPEN, "C3C2", "ARU-09"),
        (OPEN, "C3C5", "ARU-07"),
        (OPEN, "A5B4", "ARU-10"),
        (OPEN, "B4B5", "ARU-18"),
    ] {
        let position = position(from);
        let turn = position.read_turn(typed).unwrap();
        let breach = position.check(position.turn(), &turn).expect_err(typed);
        assert_eq!(breach.rule.as_str(), rule, "{typed} in {from}: {breach}");
        if let Ok(gesture) = position.read_gesture(typed) {
            let breach_of_gesture =
                position.check_player(position.turn()).and_then(|()| position.check_gesture(&gesture));
            assert_eq!(breach_of_gesture, Err(breach), "{typed} in {from}");
        }
    }
}

#[test]
fn what_is_not_understood() {
    let start = start("");
    let long = "A1".repeat(1_000_000);
    for typed in
        ["A", "1", "A1", "A1 pass", "é1A1", "A1-B2", "AA1B2", "quit", "passe", "C3D", "\0", "●", long.get(1..).unwrap()]
    {
        let error = start.read_turn(typed).expect_err(typed);
        assert!(error.message.chars().count() < 200, "{error}");
    }
    let turn = start.read_turn(&long).unwrap();
    assert_eq!(start.check(Player::First, &turn).map_err(|breach| breach.rule.as_str()), Err("ARU-06"));
    for typed in ["A1C3 pass", "A1C3E5", "", "A1", "q1"] {
        assert_eq!(start.read_gesture(typed).is_ok(), typed.is_empty(), "{typed}");
    }
    for form in
        ["", "bbr/b.r/brr", "bb/bb b", "bbr/b.r/br b", "bbr/bxr/brr b", "bbr/b.r/brr n", "bbr/b.r/brr b C", "b b b b"]
    {
        assert!(Aruba::read_text(form).is_err(), "{form}");
    }
    for drawing in
        ["", "| b |", "1 │ ● │\n│\n│", "| | | |\n| | |\n| | | |", &FIGURE.replace('G', "H"), &FIGURE.replace('4', "5")]
    {
        assert!(Aruba::read_drawing(drawing).is_err(), "{drawing}");
    }
}

#[test]
fn impossible_set_ups() {
    for (pairs, form) in [
        ("taille=2", ""),
        ("taille=27", ""),
        ("taille=-3", ""),
        ("taille=sept", ""),
        ("taille=99999999999999999999999", ""),
        ("disposition=autre", ""),
        ("couleur=b", ""),
        ("taille=5", "bbr/b.r/brr b"),
        ("", "bbr/b.r/brr b B2"),
        ("", "bbr/b.r/brr b C1"),
        ("", "bbr/b.r/brr b Z9"),
    ] {
        let mut setup = if form.is_empty() { Setup::default() } else { Aruba::read_text(form).unwrap() };
        setup.variants = variants(pairs);
        assert!(Aruba::from_setup(&setup).is_err(), "{pairs} {form}");
    }
    assert_eq!(turns(&position(".../.../... b")), ["pass"], "an empty board decides nothing");
}
