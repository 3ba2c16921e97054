//! What each article refuses, and how games end: the article cited and the words that teach.

use arbitre_rules::{Notation, Outcome, Player};

fn at<P: Notation>(text: &str) -> P {
    let setup = P::read_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    P::from_setup(&setup).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What the player to move is answered: `ok`, or the refusal.
fn answer<P: Notation>(position: &P, turn: &str) -> String {
    let turn = position.read_turn(turn).unwrap();
    position.check(position.turn(), &turn).map_or_else(|breach| breach.to_string(), |()| "ok".into())
}

fn gesture_answer<P: Notation>(position: &P, by: Player, gesture: &str) -> String {
    let gesture = position.read_gesture(gesture).unwrap();
    position.check_gesture_by(by, &gesture).map_or_else(|breach| breach.to_string(), |()| "ok".into())
}

/// The outcome as it is written: `gagne S AWA-12`.
fn written<P: Notation>(outcome: Outcome) -> String {
    match outcome {
        Outcome::Ongoing => "en cours".into(),
        Outcome::Win { winner, rule } => format!("gagne {} {rule}", P::PLAYERS[winner.index()].symbol),
        Outcome::Draw { rule } => format!("nulle {rule}"),
    }
}

/// What came before may be declared as long as anybody likes.
#[test]
fn no_history_is_too_long() {
    use arbitre_rules::games::alquerque::Alquerque;
    use arbitre_rules::{History, Match};

    let start = at::<Alquerque>("n..../...../...../...../....b b");
    let mut game = Match::new(start.clone());
    let longest = History { occurrences: u32::MAX, quiet_turns: u32::MAX };
    game.set_history(longest);
    for turn in ["e1-d1", "a5-b5", "d1-e1", "b5-a5"] {
        game.play(&start.read_turn(turn).unwrap());
    }
    assert_eq!((game.position(), game.history()), (&start, longest));
}

mod awale {
    use super::{answer, at, gesture_answer, written};
    use arbitre_rules::games::awale::Awale;
    use arbitre_rules::{History, Match, Notation, Player, Position, Setup, Variants};

    const SOUTH: Player = Player::First;
    const NORTH: Player = Player::Second;

    #[test]
    fn refusals() {
        let cases = [
            ("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "A", "ok"),
            ("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "G", "AWA-01"),
            ("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "a", "AWA-03"),
            ("4,4,4,4,4,4/4,4,4,4,4,4 0-0 N", "F", "AWA-03"),
            ("4,0,4,4,4,4/4,4,4,4,4,4 0-0 S", "B", "AWA-04"),
            ("1,0,1,0,0,8/0,0,0,0,0,0 0-0 S", "B", "AWA-04"),
            ("1,0,1,0,0,8/0,0,0,0,0,0 0-0 S", "C", "semer la case C affamerait Nord ; jouez F (AWA-11)"),
            (
                "1,0,0,0,0,2/1,1,0,0,0,0 0-0 S",
                "F",
                "affamerait Nord, dont tout le camp serait récolté ; jouez A (AWA-11)",
            ),
            ("0,0,0,0,0,1/0,0,0,0,0,0 0-0 S", "F", "ok"),
            ("0,0,0,0,1,0/0,0,0,0,0,0 0-0 S", "E", "la partie est terminée (AWA-12)"),
        ];
        for (text, turn, expected) in cases {
            let answer = answer(&at::<Awale>(text), turn);
            assert!(answer.contains(expected), "{text} {turn}: {answer}");
        }
        let start = at::<Awale>("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
        assert!(gesture_answer(&start, NORTH, "a").contains("AWA-04"));
    }

    #[test]
    fn endings() {
        let cases = [
            ("0,0,0,0,1,0/0,0,0,0,0,0 24-23 S", "gagne S AWA-12"),
            ("0,0,0,0,1,0/0,0,0,0,0,0 23-24 S", "nulle AWA-12"),
            ("0,0,0,0,0,0/0,1,0,0,2,0 22-23 S", "gagne N AWA-13"),
            ("0,0,0,0,0,0/0,0,0,0,0,0 24-24 N", "nulle AWA-13"),
            ("1,0,0,0,1,0/0,1,0,0,0,0 22-23 S propose=N", "en cours"),
            ("1,0,0,0,1,0/0,1,0,0,0,0 22-23 S arret=accord", "nulle AWA-14"),
            ("1,0,0,0,0,0/0,1,0,0,0,0 25-21 S", "en cours"),
        ];
        for (text, expected) in cases {
            assert_eq!(written::<Awale>(at::<Awale>(text).outcome()), expected, "{text}");
        }
        assert_eq!(at::<Awale>("1,0,0,0,0,0/0,1,0,0,0,0 25-21 S").secured_win(), Some(SOUTH));
        assert_eq!(at::<Awale>("1,0,0,0,0,0/0,1,0,0,0,0 24-22 S").secured_win(), None);
        assert_eq!(at::<Awale>("9,9,9,0,0,0/9,9,9,0,0,0 25-0 S").secured_win(), None);
    }

    #[test]
    fn agreement() {
        let crowded = at::<Awale>("1,0,0,0,1,0/0,1,0,0,1,0 22-22 S");
        assert!(gesture_answer(&crowded, SOUTH, "proposer").contains("il reste 4 graines"));
        let mut position = at::<Awale>("1,0,0,0,1,0/0,1,0,0,0,0 22-23 S");
        assert!(gesture_answer(&position, NORTH, "proposer").contains("AWA-04"));
        assert!(gesture_answer(&position, NORTH, "accepter").contains("personne n'a proposé"));
        position.make(&position.read_gesture("proposer").unwrap());
        assert_eq!(Awale::write_text(&position.to_setup()), "1,0,0,0,1,0/0,1,0,0,0,0 22-23 S propose=S");
        assert_eq!(
            Awale::from_setup(&Awale::read_drawing(&Awale::draw(&position.to_setup(), 0)).unwrap()),
            Ok(position.clone())
        );
        assert!(gesture_answer(&position, SOUTH, "accepter").contains("c'est à Nord de répondre"));
        assert!(gesture_answer(&position, SOUTH, "proposer").contains("attend déjà une réponse"));
        assert_eq!(gesture_answer(&position, NORTH, "accepter"), "ok");
        assert_eq!(answer(&position, "A"), "ok");

        let mut refused = position.clone();
        refused.make(&position.read_gesture("refuser").unwrap());
        assert_eq!(Awale::write_text(&refused.to_setup()), "1,0,0,0,1,0/0,1,0,0,0,0 22-23 S");
        let mut played = position.clone();
        played.play(&position.read_turn("A").unwrap());
        assert_eq!(Awale::write_text(&played.to_setup()), "0,1,0,0,1,0/0,1,0,0,0,0 22-23 N");

        position.make(&position.read_gesture("accepter").unwrap());
        assert_eq!(written::<Awale>(position.outcome()), "nulle AWA-14");
        assert!(position.legal_turns().is_empty());
        assert_eq!(answer(&position, "A"), "la partie est terminée (AWA-14)");
        for read in [
            Awale::read_text(&Awale::write_text(&position.to_setup())),
            Awale::read_drawing(&Awale::draw(&position.to_setup(), 0)),
        ] {
            assert_eq!(Awale::from_setup(&read.unwrap()), Ok(position.clone()));
        }
    }

    /// AWA-16: two seeds that chase each other are back after twelve turns.
    #[test]
    fn repetition() {
        let start = at::<Awale>("1,0,0,0,0,0/1,0,0,0,0,0 20-26 S");
        let mut game = Match::new(start.clone());
        const ROUND: [&str; 12] = ["A", "a", "B", "b", "C", "c", "D", "d", "E", "e", "F", "f"];
        for turn in ROUND.repeat(2) {
            assert_eq!(written::<Awale>(game.outcome()), "en cours");
            game.play(&start.read_turn(turn).unwrap());
        }
        assert_eq!((game.position(), game.history().occurrences), (&start, 3));
        assert_eq!(written::<Awale>(game.outcome()), "gagne N AWA-16");

        // An offer that waits, or is refused, makes no other position of it.
        for text in ["1,0,0,0,0,0/1,0,0,0,0,0 20-26 S propose=S", "1,0,0,0,0,0/1,0,0,0,0,0 20-26 S"] {
            let mut game = Match::new(at::<Awale>(text));
            if !text.contains("propose") {
                game.make(&start.read_gesture("proposer").unwrap());
            }
            game.set_history(History { occurrences: 2, quiet_turns: 0 });
            game.make(&start.read_gesture("refuser").unwrap());
            for turn in ROUND {
                assert_eq!(written::<Awale>(game.outcome()), "en cours", "{text}");
                game.play(&start.read_turn(turn).unwrap());
            }
            assert_eq!(written::<Awale>(game.outcome()), "gagne N AWA-16", "{text}");
            let answer = game.check(SOUTH, &start.read_turn("A").unwrap()).unwrap_err();
            assert_eq!(answer.to_string(), "la partie est terminée (AWA-16)");
        }
    }

    #[test]
    fn previews() {
        let position = at::<Awale>("0,0,0,0,3,1/1,1,0,5,0,0 18-19 S");
        let preview = position.preview("E".parse().unwrap()).unwrap();
        let sown: Vec<_> = preview.sown.iter().map(ToString::to_string).collect();
        let harvest: Vec<_> = preview.harvest.iter().map(|(hole, seeds)| format!("{hole}:{seeds}")).collect();
        assert_eq!((sown.join(" "), harvest.join(" ")), ("F a b".into(), "b:2 a:2".into()));
        assert_eq!(position.preview("A".parse().unwrap()).unwrap_err().rule.as_str(), "AWA-04");

        let mut setup = Awale::read_text("1,0,0,0,0,2/1,1,0,0,0,0 0-0 S").unwrap();
        setup.variants.0.insert("grand-chelem".into(), "sans-prise".into());
        let position = Awale::from_setup(&setup).unwrap();
        assert!(position.preview("F".parse().unwrap()).unwrap().harvest.is_empty());
    }

    #[test]
    fn remarks_and_names() {
        let said = |text: &str| {
            let position = at::<Awale>(text);
            let remarks = position.remarks(position.outcome()).into_iter();
            remarks.map(|remark| format!("{} : {}", remark.name, remark.text)).collect::<Vec<_>>()
        };
        assert_eq!(said("1,0,0,0,0,0/0,1,0,0,0,0 24-22 S"), [""; 0]);
        assert_eq!(said("1,0,0,0,0,0/0,1,0,0,0,0 21-25 S"), ["victoire acquise : Nord"]);
        assert_eq!(
            said("0,0,0,0,1,0/0,0,0,0,0,0 25-22 S"),
            ["victoire acquise : Sud", "compte final : 26 (Sud), 22 (Nord)"]
        );
        let start = at::<Awale>("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
        assert!(start.foresee(&start.read_turn("a").unwrap()).is_empty());
        let names = |row| (0..6).map(|column| Awale::cell_name(&start.to_setup(), row, column)).collect::<String>();
        assert_eq!((names(0), names(1)), ("fedcba".to_owned(), "ABCDEF".to_owned()));
    }

    #[test]
    fn set_ups() {
        let rows = |rows: &[&str]| -> Vec<Vec<String>> {
            rows.iter().map(|row| row.split('|').map(|cell| cell.trim().to_owned()).collect()).collect()
        };
        let labelled =
            Awale::read_table(&rows(&["Nord | 0 | 5 | 0 | 1 | 2 | 1", "Sud | 0 | 0 | 0 | 0 | 0 | 3"])).unwrap();
        let plain = Awale::read_table(&rows(&["0 | 5 |  | 1 | 2 | 1", "0 | 0 | - | 0 | 0 | 3"])).unwrap();
        assert_eq!(labelled, plain);
        let position = Awale::from_setup(&plain).unwrap();
        assert_eq!(Awale::write_text(&position.to_setup()), "0,0,0,0,0,3/1,2,1,0,5,0 0-0 S");
        let wrong = [
            &["Sud | 0 | 0 | 0 | 0 | 0 | 3", "Nord | 0 | 5 | 0 | 1 | 2 | 1"][..],
            &["0 | 1"],
            &["0|0|0|0|0|x", "0|0|0|0|0|0"],
        ];
        for table in wrong {
            assert!(Awale::read_table(&rows(table)).is_err(), "{table:?}");
        }
        for text in ["200,0,0,0,0,0/0,0,0,0,0,56 0-0 S", "1,1,1,1,1,1/1,1,1,1,1,1 250-0 S"] {
            assert!(Awale::from_setup(&Awale::read_text(text).unwrap()).is_err(), "{text}");
        }
        let variants = Variants([("grand-chelem".to_owned(), "peut-être".to_owned())].into());
        assert!(Awale::from_setup(&Setup::of(variants)).is_err());
    }
}

mod alquerque {
    use super::{answer, at, gesture_answer, written};
    use arbitre_rules::games::alquerque::Alquerque;
    use arbitre_rules::{History, Match, Notation, Player, Position};

    const WHITE: Player = Player::First;
    const BLACK: Player = Player::Second;
    const START: &str = "nnnnn/nnnnn/nn.bb/bbbbb/bbbbb b";
    /// A chain of two for a3 (by c3 to c1), a capture of one for e3, and c5 who can only step.
    const CHAIN: &str = "..b../....n/bn..b/..n../..... b";

    #[test]
    fn refusals() {
        let cases = [
            (START, "c2-c3", "ok"),
            (START, "c2-c0", "ALQ-01"),
            (START, "e3-f3", "ALQ-01"),
            (START, "c4-c3", "le pion en c4 est aux Noirs (ALQ-14)"),
            (START, "c3-c2", "il n'y a pas de pion en c3 (ALQ-14)"),
            (START, "c1-c3", "ALQ-03"),
            (START, "c2-c2", "ALQ-03"),
            (START, "b2-b3", "le point b3 est occupé"),
            (START, "b1-c2", "aucun trait ne relie b1 à c2 en diagonale (ALQ-04)"),
            (START, "c2-d3", "ALQ-04"),
            (START, "a1xb3", "ALQ-05"),
            (START, "e3xc3", "il n'y a pas de pion adverse en d3"),
            (START, "d3xb3", "il n'y a pas de pion adverse en c3"),
            ("...../..n../..n../..b../..... b", "c2xc4", "le point c4 est occupé : on ne peut pas y retomber (ALQ-05)"),
            ("...../...../...n./..b../..... b", "c2xe4", "ALQ-04"),
            (CHAIN, "a3xc3xc1", "ok"),
            (CHAIN, "a3xc3", "arrivé en c3, le pion peut prendre encore : a3xc3xc1 (ALQ-07)"),
            (CHAIN, "e3xe5", "une prise de 2 pions est possible : a3xc3xc1 (ALQ-08)"),
            (CHAIN, "c5-b5", "prendre est obligatoire, et une prise de 2 pions est possible : a3xc3xc1 (ALQ-06)"),
            (CHAIN, "a3-b2", "ALQ-06"),
            (CHAIN, "a3-a5", "ALQ-03"),
            (CHAIN, "a3xc3xc1xe1", "ALQ-05"),
            ("...../....n/..b.b/..n../..... b c3", "c3xc1", "ok"),
            ("...../....n/..b.b/..n../..... b c3", "c3-b3", "le pion en c3 doit continuer sa rafle : c3xc1 (ALQ-07)"),
            ("...../....n/..b.b/..n../..... b c3", "e3xe5", "ALQ-07"),
        ];
        for (text, turn, expected) in cases {
            let answer = answer(&at::<Alquerque>(text), turn);
            assert!(answer.contains(expected), "{text} {turn}: {answer}");
        }
    }

    #[test]
    fn jump_by_jump() {
        let mut position = at::<Alquerque>(CHAIN);
        assert!(gesture_answer(&position, BLACK, "c2-c1").contains("ALQ-14"));
        assert!(gesture_answer(&position, WHITE, "e3xe5").contains("ALQ-08"));
        assert_eq!(gesture_answer(&position, WHITE, "a3xc3"), "ok");
        assert_eq!(position.landings("a3".parse().unwrap()), ["c3".parse().unwrap()]);
        assert!(position.landings("e3".parse().unwrap()).is_empty());
        position.make(&position.read_gesture("a3xc3").unwrap());
        assert_eq!(Alquerque::write_text(&position.to_setup()), "..b../....n/..b.b/..n../..... b c3");
        assert!(gesture_answer(&position, WHITE, "e3xe5").contains("ALQ-07"));
        assert_eq!(gesture_answer(&position, WHITE, "c3 c1"), "ok");
        assert!(gesture_answer(&position, WHITE, "c3 b3").contains("ALQ-07"));
        assert!(position.read_gesture("c3 x").is_err());
        position.make(&position.click("c3".parse().unwrap(), "c1".parse().unwrap()));
        assert_eq!(Alquerque::write_text(&position.to_setup()), "..b../....n/....b/...../..b.. n");
    }

    #[test]
    fn points_are_named_from_the_bottom() {
        let setup = at::<Alquerque>(START).to_setup();
        assert_eq!(Alquerque::cell_name(&setup, 0, 0), "a5");
        assert_eq!(Alquerque::cell_name(&setup, 4, 4), "e1");
    }

    #[test]
    fn endings() {
        let cases = [
            (START, "en cours"),
            ("...../...../..b../...../..... n", "gagne b ALQ-10"),
            ("...../...../..b../...../..... b", "gagne b ALQ-10"),
            ("nbb../bb.../bbb../...../..... n", "gagne b ALQ-11"),
        ];
        for (text, expected) in cases {
            assert_eq!(written::<Alquerque>(at::<Alquerque>(text).outcome()), expected, "{text}");
        }
    }

    #[test]
    fn draws() {
        let start = at::<Alquerque>("n..../...../...../...../....b b");
        let mut game = Match::new(start.clone());
        game.set_history(History { occurrences: 1, quiet_turns: 99 });
        assert_eq!(written::<Alquerque>(game.outcome()), "en cours");
        game.play(&start.read_turn("e1-d1").unwrap());
        assert_eq!(written::<Alquerque>(game.outcome()), "nulle ALQ-12");

        let mut game = Match::new(start.clone());
        for turn in ["e1-d1", "a5-b5", "d1-e1", "b5-a5"].repeat(2) {
            assert_eq!(written::<Alquerque>(game.outcome()), "en cours");
            game.play(&start.read_turn(turn).unwrap());
        }
        assert_eq!(game.history().occurrences, 3);
        assert_eq!(written::<Alquerque>(game.outcome()), "nulle ALQ-12");

        // A capture, made jump by jump, breaks the series; a position in the middle of a chain is no occurrence.
        let mut game = Match::new(at::<Alquerque>(CHAIN));
        game.set_history(History { occurrences: 1, quiet_turns: 99 });
        for jump in ["a3xc3", "c3xc1"] {
            game.make(&game.position().read_gesture(jump).unwrap());
            assert_eq!(written::<Alquerque>(game.outcome()), "en cours");
        }
        assert_eq!(game.history().quiet_turns, 0);
    }

    #[test]
    fn set_ups() {
        let rows = |rows: &[&str]| -> Vec<Vec<String>> {
            rows.iter().map(|row| row.split('|').map(|cell| cell.trim().to_owned()).collect()).collect()
        };
        let labelled = ["|a|b|c|d|e", "5|n|n|n|n|n", "4|n|n|n|n|n", "3|n|n|.|b|b", "2|b|b|b|b|b", "1|b|b|b|b|b"];
        let setup = Alquerque::read_table(&rows(&labelled)).unwrap();
        assert_eq!(Alquerque::from_setup(&setup), Ok(at(START)));
        assert!(Alquerque::read_table(&rows(&labelled[..5])).is_err());
        for text in [
            "...../...../..b../...../..... b c3",
            "...../...../..b../..n../..... b c2",
            "nn.bb/bbbbb b",
            "xx.bb/...../...../...../..... b",
        ] {
            assert!(Alquerque::read_text(text).map_or(true, |setup| Alquerque::from_setup(&setup).is_err()), "{text}");
        }
    }
}
