//! Awalé, from its articles (`features/awale/reglement.yaml`).

use arbitre_rules::Random;
use arbitre_rules::games::awale;

use crate::{Naive, compare, option};

#[derive(Clone)]
struct Awale {
    /// A…F, then a…f.
    holes: Vec<usize>,
    /// Of South, of North.
    harvest: [usize; 2],
    turn: usize,
    /// The variant `grand-chelem=sans-prise`.
    no_grand_slam: bool,
    /// Every position of the game so far, this one included.
    past: Vec<String>,
}

const NAMES: &str = "ABCDEFabcdef";

impl Awale {
    fn camp(player: usize) -> std::ops::Range<usize> {
        6 * player..6 * player + 6
    }

    fn seeds_of(&self, player: usize) -> usize {
        self.holes[Self::camp(player)].iter().sum()
    }

    /// What a hole of the player to move gives, the turn not passed yet.
    fn sown(&self, hole: usize) -> Self {
        let mut after = self.clone();
        // AWA-05, 06: one by one in the next holes, never in the start hole.
        let mut hand = std::mem::take(&mut after.holes[hole]);
        let mut last = hole;
        while hand > 0 {
            last = (last + 1) % 12;
            if last != hole {
                after.holes[last] += 1;
                hand -= 1;
            }
        }
        // AWA-07, 08, 09: two or three seeds, going back, in the opposing camp.
        let opposing = Self::camp(1 - self.turn);
        let mut harvested = after.clone();
        let mut at = last;
        while opposing.contains(&at) && [2, 3].contains(&harvested.holes[at]) {
            harvested.harvest[self.turn] += harvested.holes[at];
            harvested.holes[at] = 0;
            if at == 0 {
                break;
            }
            at -= 1;
        }
        if self.no_grand_slam && harvested.seeds_of(1 - self.turn) == 0 { after } else { harvested }
    }

    /// AWA-04, AWA-11.
    fn legal(&self, hole: usize) -> bool {
        self.holes[hole] > 0 && self.sown(hole).seeds_of(1 - self.turn) > 0
    }
}

impl Naive for Awale {
    type Real = awale::Awale;

    fn start(variants: &[&str]) -> Self {
        let no_grand_slam = option(variants, "grand-chelem") == Some("sans-prise");
        let mut start = Self { holes: vec![4; 12], harvest: [0, 0], turn: 0, no_grand_slam, past: Vec::new() };
        start.past.push(start.text());
        start
    }

    fn anywhere(&self, random: &mut Random) -> Self {
        let mut all = self.clone();
        let most = [2, 4, 8, 16][random.below(4)];
        let empty = random.below(3);
        for hole in &mut all.holes {
            *hole = if random.below(3) < empty { 0 } else { random.below(most) };
        }
        // A granary that goes round several times.
        if random.below(4) == 0 {
            all.holes[random.below(12)] = random.below(50);
        }
        all.harvest = [random.below(25), random.below(25)];
        all.turn = random.below(2);
        all.past = vec![all.text()];
        all
    }

    fn text(&self) -> String {
        let row = |holes: &[usize]| holes.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
        let (south, north) = (row(&self.holes[..6]), row(&self.holes[6..]));
        format!("{south}/{north} {}-{} {}", self.harvest[0], self.harvest[1], ["S", "N"][self.turn])
    }

    fn turns(&self) -> Vec<String> {
        Self::camp(self.turn).filter(|hole| self.legal(*hole)).map(|hole| NAMES[hole..=hole].to_owned()).collect()
    }

    fn play(&mut self, turn: &str) {
        *self = self.sown(NAMES.find(turn).unwrap());
        self.turn = 1 - self.turn;
        self.past.push(self.text());
    }

    fn outcome(&self) -> String {
        let here = self.text();
        let stop = if self.seeds_of(self.turn) == 0 {
            "AWA-13"
        } else if self.turns().is_empty() {
            "AWA-12"
        } else if self.past.iter().filter(|past| **past == here).count() >= 3 {
            "AWA-16"
        } else {
            return "en cours".to_owned();
        };
        // AWA-15.
        let [south, north] = [0, 1].map(|player| self.harvest[player] + self.seeds_of(player));
        match south.cmp(&north) {
            std::cmp::Ordering::Greater => format!("gagne S {stop}"),
            std::cmp::Ordering::Less => format!("gagne N {stop}"),
            std::cmp::Ordering::Equal => format!("nulle {stop}"),
        }
    }

    fn writable(&self, _: &[String], random: &mut Random) -> String {
        let hole = random.below(12);
        NAMES[hole..=hole].to_owned()
    }

    fn refusal(&self, turn: &str) -> Option<&'static str> {
        let hole = NAMES.find(turn).unwrap();
        Some(match hole {
            _ if !Self::camp(self.turn).contains(&hole) => "AWA-03",
            _ if self.holes[hole] == 0 => "AWA-04",
            _ => "AWA-11",
        })
    }
}

#[test]
fn awale() {
    compare::<Awale>(&[&[], &["grand-chelem=sans-prise"]], 3_000);
}
