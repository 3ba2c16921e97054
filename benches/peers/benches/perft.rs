//! Leaves a second, counted in bulk on one core, for every game; Awalé beside the `board-game` crate, in the same run.
//!
//! `cargo bench -p arbitre-peers`

use std::time::Instant;

use arbitre_rules::{GameId, GameVisitor, Notation, Setup, Variants, perft};
use board_game::games::oware::OwareBoard;
use board_game::util::game_stats::perft_naive;

struct Count<'a> {
    variants: &'a [(&'a str, &'a str)],
    position: Option<&'a str>,
    depth: u32,
}

impl GameVisitor for Count<'_> {
    type Output = Measure;

    fn visit<P: Notation>(self) -> Measure {
        let mut setup = self.position.map_or_else(Setup::default, |text| P::read_text(text).expect("a position"));
        let pairs = self.variants.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        setup.variants = Variants(pairs.collect());
        let position = P::from_setup(&setup).expect("a position");
        best_of_five(|| perft(&position, self.depth))
    }
}

struct Measure {
    leaves: u64,
    seconds: f64,
}

impl Measure {
    fn millions_a_second(&self) -> f64 {
        self.leaves as f64 / self.seconds / 1e6
    }
}

fn best_of_five(count: impl Fn() -> u64) -> Measure {
    let once = || {
        let begin = Instant::now();
        let leaves = std::hint::black_box(count());
        Measure { leaves, seconds: begin.elapsed().as_secs_f64() }
    };
    (0..5).map(|_| once()).min_by(|a, b| a.seconds.total_cmp(&b.seconds)).expect("five tries")
}

fn show(name: &str, measure: &Measure) {
    println!(
        "{name:<34} {:>13} leaves {:>9.3} ms {:>8.0} million leaves/s",
        measure.leaves,
        measure.seconds * 1e3,
        measure.millions_a_second()
    );
}

/// Many walls, pawns face to face: where paths must really be searched.
const BUILT: &str = "taille=9 trait=1 pions=e4,e5 stock=4,4 barrieres=a3h,c3h,e3h,g3h,d5v,f5v,b6h,d7h,f6h,h6h,c8v,g8v";

fn main() {
    let of = |game: GameId, variants: &[(&str, &str)], position: Option<&str>, depth: u32| {
        game.visit(Count { variants, position, depth })
    };
    show("qawale, depth 4", &of(GameId::Qawale, &[], None, 4));
    show("quoridor, depth 3", &of(GameId::Quoridor, &[], None, 3));
    show("quoridor with 12 walls, depth 3", &of(GameId::Quoridor, &[], Some(BUILT), 3));
    let awale = of(GameId::Awale, &[], None, 10);
    show("awale, depth 10", &awale);
    let peer = best_of_five(|| perft_naive(&OwareBoard::<6>::default(), 10));
    show("board-game's oware, depth 10", &peer);
    show("alquerque, depth 12", &of(GameId::Alquerque, &[], None, 12));
    show("aruba, depth 6", &of(GameId::Aruba, &[], None, 6));
    println!();
    println!(
        "awale: {:.1} times the leaves a second of board-game (whose rules of feeding and grand slam differ from ours)",
        awale.millions_a_second() / peer.millions_a_second()
    );
}
