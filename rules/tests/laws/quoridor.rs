//! Quoridor obeys the laws, and refuses by the right article.

use arbitre_rules::games::quoridor::{Quoridor, Turn};
use arbitre_rules::{Notation, Player, Position, Random, Setup, Variants, laws, perft};

fn variants(text: &str) -> Variants {
    let pairs = text.split_whitespace().filter_map(|pair| pair.split_once('='));
    Variants(pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect())
}

fn start(text: &str) -> Quoridor {
    Quoridor::initial(&variants(text)).unwrap()
}

fn position(options: &str, text: &str) -> Quoridor {
    let mut setup = Quoridor::read_text(text).unwrap();
    setup.merge(Setup::of(variants(options)));
    Quoridor::from_setup(&setup).unwrap()
}

const VARIANTS: [&str; 11] = [
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

/// Walls built and in both stocks.
fn walls(position: &Quoridor) -> u64 {
    let setup = position.to_setup();
    let built = setup.fact("barrieres").map_or(0, |text| text.split(',').filter(|wall| *wall != "-").count());
    let left = ["stock.1", "stock.2"].iter().filter_map(|name| setup.fact(name)?.parse::<u64>().ok());
    built as u64 + left.sum::<u64>()
}

#[test]
fn obeys() {
    for (seed, text) in VARIANTS.into_iter().enumerate() {
        laws::obey::<Quoridor>(&variants(text), seed as u64, (4, 60), |_, turn| vec![*turn], walls)
            .unwrap_or_else(|law| panic!("{text}: {law}"));
    }
}

/// Everything that one can write around a board: cells and walls on it and beside it, and passing.
fn writable() -> impl Iterator<Item = String> {
    let cells = ('a'..='k').flat_map(|column| (0..=11).map(move |row| format!("{column}{row}")));
    cells.flat_map(|cell| [format!("{cell}h"), format!("{cell}v"), cell]).chain(["passe".to_owned()])
}

#[test]
fn generates_what_it_accepts() {
    let mut random = Random::new(23);
    for text in VARIANTS {
        let start = start(text);
        let candidates: Vec<_> = writable().map(|turn| start.read_turn(&turn).unwrap()).collect();
        for _ in 0..4 {
            let mut position = start.clone();
            for _ in 0..50 {
                laws::generated_if_accepted(&position, candidates.iter().copied()).unwrap();
                let legal = position.legal_turns();
                // Only walls half of the time, or the pawns arrive before the board fills up.
                let walls = legal.iter().position(|turn| matches!(turn, Turn::Wall(_))).unwrap_or(0);
                let choices = &legal[if random.below(2) == 0 { walls } else { 0 }..];
                let Some(choice) = choices.get(random.below(choices.len().max(1))) else { break };
                position.play(choice);
            }
        }
    }
}

/// Set-ups that no game reaches: a player cut off, both, a pawn on its goal line.
#[test]
fn generates_what_it_accepts_in_unreachable_positions() {
    for text in [
        "taille=9 trait=1 pions=a1,e9 stock=10,10 barrieres=a1h,b1v",
        "taille=9 trait=2 pions=a1,b1 stock=10,10 barrieres=a1h,b1v",
        "taille=9 trait=1 pions=e1,e9 stock=10,10 barrieres=a5h,c5h,e5h,g5h,h4h",
        "taille=3 trait=1 pions=a1,c3 stock=0,0 barrieres=a1v,a2h",
        "taille=5 trait=1 pions=c5,c1 stock=2,2 barrieres=-",
    ] {
        for stage in ["etape=1", "etape=2", "etape=3", "etape=4"] {
            let position = position(stage, text);
            let candidates = writable().map(|turn| position.read_turn(&turn).unwrap());
            laws::generated_if_accepted(&position, candidates).unwrap();
        }
    }
}

#[test]
fn perft_numbers() {
    let numbers: [(&str, &[u64]); 4] = [
        ("", &[131, 16_677, 2_062_264]),
        ("taille=5 barrieres=3", &[35, 1_109, 31_540, 794_442]),
        ("taille=3 barrieres=1", &[11, 77, 316, 1_172, 3_452]),
        ("etape=1 taille=5 barrieres=3", &[55, 2_913, 148_823]),
    ];
    for (text, expected) in numbers {
        let start = start(text);
        let counts: Vec<_> = (1..=expected.len() as u32).map(|depth| perft(&start, depth)).collect();
        assert_eq!(counts, expected, "{text}");
    }
}

/// One article for every way to be wrong, in the order of the articles.
#[test]
fn refusals_cite_the_first_article() {
    let cases = [
        // Face to face, a wall behind player 2 and one on his left.
        (
            "etape=4",
            "taille=9 trait=1 pions=e4,e5 stock=1,0 barrieres=e5h,a1h,d4v",
            "f5 f4 e3 b1v / e4:QUO-07 e5:QUO-19 e6:QUO-08 d5:QUO-08 d4:QUO-08 e7:QUO-07 d3:QUO-07 e0:QUO-01 \
                 z9:QUO-01 a1v:QUO-14 b1h:QUO-14 a1h:QUO-14 i1h:QUO-09 a9v:QUO-09 a0h:QUO-09 passe:QUO-18",
        ),
        // A wall between the pawns: neither a jump nor a side step.
        (
            "etape=4",
            "taille=9 trait=1 pions=e4,e5 stock=0,0 barrieres=e4h",
            "d4 e3 f4 / e5:QUO-19 e6:QUO-08 d5:QUO-08 f5:QUO-08 i1h:QUO-09 a1h:QUO-06",
        ),
        // The way behind is open: no side step, and a wall on that side comes first.
        (
            "etape=4",
            "taille=9 trait=1 pions=e4,e5 stock=0,0 barrieres=e5v",
            "e6 d4 f4 e3 / d5:QUO-16 f5:QUO-08 e5:QUO-19",
        ),
        // The edge behind, above and on the right.
        ("etape=3", "taille=9 trait=1 pions=e8,e9 stock=0,0 barrieres=-", "d9 f9 / e10:QUO-15 d10:QUO-01"),
        ("etape=3", "taille=9 trait=2 pions=e1,e2 stock=0,0 barrieres=-", "d1 f1 / e0:QUO-15 f0:QUO-01"),
        ("etape=3", "taille=9 trait=1 pions=h5,i5 stock=0,0 barrieres=-", "i6 i4 / j5:QUO-15 j6:QUO-01"),
        ("etape=3", "taille=9 trait=1 pions=e8,e9 stock=0,0 barrieres=e8h", "d8 / e10:QUO-01 d9:QUO-08"),
        // The same without jumps, then without any rule for pawns.
        (
            "etape=2",
            "taille=9 trait=1 pions=e8,e9 stock=0,0 barrieres=-",
            "d8 e7 f8 / e9:QUO-19 e10:QUO-01 d9:QUO-07 e8:QUO-07",
        ),
        (
            "etape=1",
            "taille=9 trait=1 pions=e4,e5 stock=1,1 barrieres=a5h,c5h,e5h,g5h,h4h",
            "e9 a1 h5v / e4:QUO-E1 e5:QUO-19 j1:QUO-01 g5h:QUO-14 h8h:ok i8h:QUO-09 passe:QUO-18",
        ),
        // One way left, for both players.
        (
            "etape=4",
            "taille=9 trait=1 pions=e1,e9 stock=1,1 barrieres=a5h,c5h,e5h,g5h,h4h",
            "h6h / h5v:QUO-10 g5h:QUO-14 h5h:QUO-14",
        ),
        ("etape=3", "taille=9 trait=1 pions=e1,e9 stock=1,1 barrieres=a5h,c5h,e5h,g5h,h4h", "h5v / passe:QUO-18"),
        // Locked up without a wall: two cells to share, then the opponent on the second.
        ("etape=3", "taille=3 trait=1 pions=a1,c3 stock=0,0 barrieres=a1v,a2h", "a2 / b1:QUO-08 passe:QUO-18"),
        (
            "etape=3",
            "taille=3 trait=1 pions=a1,a2 stock=0,0 barrieres=a1v,a2h",
            "passe / a2:QUO-19 a3:QUO-08 b1:QUO-08 b2:QUO-08 a1h:QUO-06",
        ),
    ];
    for (stage, text, answers) in cases {
        let position = position(stage, text);
        let (accepted, refused) = answers.split_once('/').unwrap();
        let accepted = accepted.split_whitespace().map(|turn| (turn, "ok"));
        for (turn, expected) in accepted.chain(refused.split_whitespace().filter_map(|case| case.split_once(':'))) {
            let verdict = position.check(position.turn(), &position.read_turn(turn).unwrap());
            let rule = verdict.as_ref().map_or_else(|breach| breach.rule.as_str(), |()| "ok");
            assert_eq!(rule, expected, "{turn} in {text} ({stage}): {verdict:?}");
        }
    }
}

#[test]
fn refusal_of_a_cut_names_who_is_cut_off() {
    for (text, turn, who) in [
        ("taille=9 trait=2 pions=a1,e9 stock=1,1 barrieres=a1h", "b1v", "le joueur 1 n'aurait"),
        ("taille=9 trait=2 pions=e1,a9 stock=1,1 barrieres=a8h", "b8v", "le joueur 2 n'aurait"),
        ("taille=9 trait=1 pions=e1,e9 stock=1,1 barrieres=a5h,c5h,e5h,g5h,h4h", "h5v", "les deux joueurs"),
    ] {
        let position = position("", text);
        let breach = position.check(position.turn(), &position.read_turn(turn).unwrap()).unwrap_err();
        assert!(breach.rule.as_str() == "QUO-10" && breach.reason.contains(who), "{breach}");
    }
}

#[test]
fn a_finished_game_is_over_for_both() {
    let position = position("", "taille=9 trait=2 pions=a9,i5 stock=1,1 barrieres=-");
    let turn = position.read_turn("i4").unwrap();
    for player in Player::BOTH {
        assert_eq!(position.check(player, &turn).unwrap_err().rule.as_str(), "QUO-13");
    }
}

#[test]
fn impossible_set_ups_are_refused_with_the_reason() {
    let refused = |facts: &[(&'static str, &str)], options: &str| {
        let mut setup = Setup::of(variants(options));
        facts.iter().for_each(|(name, value)| setup.set(name, *value));
        Quoridor::from_setup(&setup).unwrap_err().0
    };
    for (facts, options, reason) in [
        (&[("pion.1", "e9")][..], "", "même case"),
        (&[("pion.1", "j5")], "", "de a1 à i9"),
        (&[("pion.1", "e6")], "taille=5", "de a1 à e5"),
        (&[("pion.1", "5")], "", "n'est pas une case"),
        (&[("barrieres", "e3h,f3h")], "", "chevaucherait"),
        (&[("barrieres", "e3h,e3h")], "", "déjà posée"),
        (&[("barrieres", "e3h,e3v")], "", "croiserait"),
        (&[("barrieres", "i3h")], "", "dépasserait"),
        (&[("barrieres", "e3")], "", "n'est pas une barrière"),
        (&[("stock.2", "21")], "", "20 au plus"),
        (&[], "taille=4", "impair"),
        (&[], "taille=11", "impair"),
        (&[], "etape=5", "de 1 à 4"),
        (&[], "barrieres=21", "de 0 à 20"),
        (&[], "joueurs=4", "n'existe pas"),
    ] {
        let said = refused(facts, options);
        assert!(said.contains(reason), "{facts:?} {options}: {said}");
    }
}

#[test]
fn a_set_up_is_said_piece_by_piece() {
    let mut setup = Setup::of(variants("etape=2 barrieres=6"));
    let table = ["", "", "2", "", "1"].map(|cell| vec![""; 2].into_iter().chain([cell]).chain([""; 2]));
    let table: Vec<Vec<_>> = table.into_iter().map(|row| row.map(str::to_owned).collect()).collect();
    setup.merge(Quoridor::read_table(&table).unwrap());
    let mut later = Setup { turn: Some(Player::Second), ..Setup::default() };
    later.set("stock.1", "2");
    later.set("barrieres", "b2v,a1h");
    setup.merge(later);
    let position = Quoridor::from_setup(&setup).unwrap();
    assert_eq!(Quoridor::write_text(&position.to_setup()), "taille=5 trait=2 pions=c1,c3 stock=2,6 barrieres=a1h,b2v");
    assert_eq!(position.to_setup().variants.get("etape"), Some("2"));
}

const DRAWING: &str = "
          a   b   c   d   e
        +---+---+---+---+---+
      5 |         2         |
        +   +=======+   +   +
      4 |           #       |
        +   +   +   #   +   +
      3 |         1 #       |
        +=======+=======+   +
      2 |                   |
        +   +   +   +   +   +
      1 |                   |
        +---+---+---+---+---+
        trait : joueur 2
        barrières : 1 (joueur 1), 3 (joueur 2)
        ";

#[test]
fn walls_are_drawn_between_the_cells() {
    let read = Quoridor::read_drawing(DRAWING).unwrap();
    let text = "taille=5 trait=2 pions=c3,c5 stock=1,3 barrieres=a2h,b4h,c2h,c3v";
    assert_eq!(Quoridor::write_text(&read), text);
    let drawn = Quoridor::draw(&Quoridor::read_text(text).unwrap(), 0);
    let trim = |text: &str| text.trim().lines().map(|line| line.trim().to_owned()).collect::<Vec<_>>();
    assert_eq!(trim(&drawn), trim(DRAWING));
}

#[test]
fn a_drawing_says_where_it_is_wrong() {
    for (from, to, line, reason) in [
        ("+   +=======+", "+   +====   +", 5, "« ======= »"),
        ("+   +=======+", "+   +===+===+", 5, "« ======= »"),
        ("|         2  ", "|         3  ", 4, "n'est pas un pion"),
        ("|         2  ", "| 1       2  ", 8, "deux fois"),
        ("|         2  ", "|       1 2  ", 4, "n'a pas sa place ici : il faut un blanc ou « # »"),
        ("  4 |", "  5 |", 6, "« 5 » au lieu de « 4 »"),
        ("  2 |   ", "  2 |  ", 10, "20 caractères"),
        ("+=======+=======+", "+=======+=====  +", 9, "« ======= »"),
        ("+---+---+---+---+---+\n      5", "+---+---+---+---+\n      5", 3, "3, 5, 7 ou 9"),
        ("trait : joueur 2", "trait : joueur 3", 14, "n'est pas comprise"),
    ] {
        let error = Quoridor::read_drawing(&DRAWING.replacen(from, to, 1)).unwrap_err();
        assert!(error.line == line && error.message.contains(reason), "{from} -> {to}: {error:?}");
    }
}
