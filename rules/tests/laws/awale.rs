//! Awalé obeys the laws, and refuses by the right article.

use arbitre_rules::games::awale::{Awale, Gesture, Hole, Turn};
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
                let camp = position.camp(mover.opponent());
                let emptied = |hole: Hole| hole.place().is_some_and(|(_, index)| camp[index] == 0);
                assert!(preview.harvest.iter().all(|&(hole, _)| emptied(hole)), "{text}");
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
