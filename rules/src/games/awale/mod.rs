//! Awalé: seeds are sown anticlockwise and harvested by twos and threes; the opponent must be fed. Notation and wording are
//! in `text`; `machine` is for machine players alone.
//!
//! The rules are told twice: `seeds` sows a camp at a stroke, for generation and play; `sow_by_hand` sows seed by seed, for
//! refusals and previews. The laws compare them.

mod machine;
mod seeds;
mod text;

use std::ops::ControlFlow;

pub use text::Hole;

use crate::{Breach, History, Outcome, Player, Position, RuleId, Setup, SetupError};
use seeds::Camp;

/// Holes of a camp (AWA-01).
const CAMP: usize = 6;
const HOLES: usize = 2 * CAMP;
/// Seeds of a hole at the start (AWA-01).
const START: u8 = 4;
/// A set-up may hold other totals than 48, but never so many seeds that a hole or a harvest outgrows its byte.
const MOST_SEEDS: u32 = 255;
/// With so few seeds on the board the players may agree to stop (AWA-14).
const FEW_SEEDS: u32 = 3;
/// More than half of the 48 seeds (AWA-17).
const MAJORITY: u8 = 25;
/// The occurrence of a position that stops the game (AWA-16).
const REPETITION: u32 = 3;

/// What becomes of a harvest that would take every seed of the opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum GrandSlam {
    /// AWA-11: it starves the opponent, so the turn is refused.
    Refused,
    /// `grand-chelem=sans-prise`: the turn is legal and takes nothing.
    TakesNothing,
}

/// A position of Awalé.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Awale {
    camps: [Camp; 2],
    harvest: [u8; 2],
    turn: Player,
    /// Who proposed to stop and waits for an answer (AWA-14).
    offer: Option<Player>,
    /// The players agreed to stop (AWA-14).
    agreed: bool,
    grand_slam: GrandSlam,
}

/// A turn: the hole whose seeds are sown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Turn(pub Hole);

/// One gesture: the whole turn, or a word about stopping (AWA-14), which is no turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// Sowing a hole.
    Sow(Hole),
    /// Proposing to stop.
    Propose,
    /// Accepting the other player's offer.
    Accept,
    /// Refusing it.
    Refuse,
}

/// What sowing a hole does (AWA-18).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The hole of every seed, in the order of the sowing; the last one is where the sowing ends.
    pub sown: Vec<Hole>,
    /// The holes harvested, from the last one sown backwards, and the seeds each one yields.
    pub harvest: Vec<(Hole, u8)>,
}

impl Position for Awale {
    type Turn = Turn;
    type Gesture = Gesture;

    /// AWA-04: each in turn.
    const TURN_RULE: RuleId = RuleId::new("AWA-04");

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        text::position(setup)
    }

    fn to_setup(&self) -> Setup {
        text::setup(self)
    }

    fn turn(&self) -> Player {
        self.turn
    }

    /// AWA-12, AWA-13, AWA-14: an ending cites what stopped the game; who wins is AWA-15's. A player whose camp is empty
    /// has nothing to play (AWA-13), whatever the other camp holds.
    fn outcome(&self) -> Outcome {
        if self.agreed {
            self.stopped_by("AWA-14")
        } else if self.has_turn() {
            Outcome::Ongoing
        } else if self.own().is_empty() {
            self.stopped_by("AWA-13")
        } else {
            self.stopped_by("AWA-12")
        }
    }

    /// AWA-16: an offer is a gesture, not a turn; the seeds and the player to move make the position.
    fn recurring(&self) -> Self {
        Self { offer: None, ..self.clone() }
    }

    /// AWA-16: the third occurrence stops the game, unless it was over already.
    fn outcome_after(&self, history: History) -> Outcome {
        match self.outcome() {
            Outcome::Ongoing if history.occurrences >= REPETITION => self.stopped_by("AWA-16"),
            outcome => outcome,
        }
    }

    fn visit_turns(&self, visit: &mut dyn FnMut(&Turn) -> ControlFlow<()>) {
        for hole in (0..CAMP).filter(|&hole| self.sow(hole).is_some()) {
            if visit(&Turn(Hole::of(self.turn, hole))).is_break() {
                return;
            }
        }
    }

    fn check_turn(&self, &Turn(hole): &Turn) -> Result<(), Breach> {
        let Some((owner, index)) = hole.place() else { return Err(text::off_board(hole)) };
        // AWA-03: one plays only from one's own camp.
        if owner != self.turn {
            return Err(text::not_his_hole(hole, self.turn));
        }
        // AWA-04: a hole that holds something.
        if self.own().seeds(index) == 0 {
            return Err(text::empty_hole(hole));
        }
        match self.sow_by_hand(index) {
            Ok(_) => Ok(()),
            Err(starving) => {
                let feeding = (0..CAMP).filter(|&other| self.own().seeds(other) > 0 && self.sow_by_hand(other).is_ok());
                Err(text::starving(hole, self.turn, starving, feeding))
            }
        }
    }

    /// An offer to stop that waits for its answer falls when somebody plays.
    fn play(&mut self, &Turn(hole): &Turn) {
        let (player, index) = hole.place().expect("a hole of the board");
        let (own, other, harvest) = self.sow(index).expect("a legal turn");
        let opponent = player.opponent();
        self.camps[player.index()] = own;
        self.camps[opponent.index()] = other;
        self.harvest[player.index()] += harvest;
        self.turn = opponent;
        self.offer = None;
    }

    fn check_gesture(&self, gesture: &Gesture) -> Result<(), Breach> {
        match *gesture {
            Gesture::Sow(hole) => self.check_turn(&Turn(hole)),
            Gesture::Propose => match self.offer {
                Some(player) => Err(text::offer_waits(player)),
                None => self.check_few_seeds(),
            },
            Gesture::Accept if self.offer.is_some() => self.check_few_seeds(),
            Gesture::Refuse if self.offer.is_some() => Ok(()),
            Gesture::Accept | Gesture::Refuse => Err(text::no_offer()),
        }
    }

    /// AWA-14: the player to move proposes; the other one answers without waiting for his turn.
    fn check_gesture_by(&self, by: Player, gesture: &Gesture) -> Result<(), Breach> {
        match gesture {
            Gesture::Sow(_) | Gesture::Propose => self.check_player(by)?,
            Gesture::Accept | Gesture::Refuse => {
                self.outcome().check_goes_on()?;
                if self.offer == Some(by) {
                    return Err(text::own_offer(by));
                }
            }
        }
        self.check_gesture(gesture)
    }

    fn make(&mut self, gesture: &Gesture) {
        match *gesture {
            Gesture::Sow(hole) => self.play(&Turn(hole)),
            Gesture::Propose => self.offer = Some(self.turn),
            Gesture::Accept => {
                self.offer = None;
                self.agreed = true;
            }
            Gesture::Refuse => self.offer = None,
        }
    }

    /// Any hole is sown, whoever's it is; a harvest that leaves the other camp nothing is made, or not.
    fn suppose(&self, by: Player, &Turn(hole): &Turn) -> Vec<Self> {
        let next = Self { turn: by.opponent(), offer: None, ..self.clone() };
        let Some((owner, index)) = hole.place() else { return vec![next] };
        let opponent = owner.opponent();
        let (own, sown, left) = seeds::sow(self.camps[owner.index()], self.camps[opponent.index()], index);
        [left, sown]
            .map(|other| {
                let mut next = next.clone();
                next.camps[owner.index()] = own;
                next.camps[opponent.index()] = other;
                next.harvest[by.index()] += (sown.total() - other.total()) as u8;
                next
            })
            .into()
    }

    fn suppose_gesture(&self, by: Player, gesture: &Gesture) -> Vec<Self> {
        match *gesture {
            Gesture::Sow(hole) => self.suppose(by, &Turn(hole)),
            Gesture::Propose => vec![Self { offer: Some(by), ..self.clone() }],
            Gesture::Accept => vec![Self { offer: None, agreed: true, ..self.clone() }],
            Gesture::Refuse => vec![Self { offer: None, ..self.clone() }],
        }
    }

    fn has_turn(&self) -> bool {
        (0..CAMP).any(|hole| self.sow(hole).is_some())
    }

    fn count_turns(&self) -> u64 {
        if self.all_holes_feed() {
            return self.own().holes_in_use().into();
        }
        (0..CAMP).filter(|&hole| self.sow(hole).is_some()).count() as u64
    }
}

impl Awale {
    /// What sowing `hole` would do for the player to move (AWA-18).
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn preview(&self, hole: Hole) -> Result<Preview, Breach> {
        self.check(self.turn, &Turn(hole))?;
        let (_, index) = hole.place().expect("a legal turn");
        Ok(self.sow_by_hand(index).expect("a legal turn"))
    }

    /// The seeds on the board.
    #[must_use]
    pub fn seeds_on_board(&self) -> u32 {
        self.camps.iter().map(|camp| camp.total()).sum()
    }

    /// The seeds that `player` has harvested.
    #[must_use]
    pub const fn harvest(&self, player: Player) -> u8 {
        self.harvest[player.index()]
    }

    /// AWA-15: what each player counts if the game stops here: his harvest and the seeds of his own camp.
    #[must_use]
    pub fn final_count(&self) -> [u32; 2] {
        Player::BOTH.map(|player| u32::from(self.harvest[player.index()]) + self.camps[player.index()].total())
    }

    /// AWA-17: who has harvested 25 seeds or more, hence wins in the end; the game goes on. In a set-up with more seeds
    /// than the box, also more than half of them.
    #[must_use]
    pub fn secured_win(&self) -> Option<Player> {
        let all: u32 = self.final_count().iter().sum();
        Player::BOTH
            .into_iter()
            .find(|player| self.harvest(*player) >= MAJORITY && 2 * u32::from(self.harvest(*player)) > all)
    }

    const fn own(&self) -> Camp {
        self.camps[self.turn.index()]
    }

    const fn other(&self) -> Camp {
        self.camps[self.turn.opponent().index()]
    }

    /// AWA-15, AWA-02: each counts his harvest and his camp; more seeds win.
    fn stopped_by(&self, rule: &'static str) -> Outcome {
        let rule = RuleId::new(rule);
        let [south, north] = self.final_count();
        match south.cmp(&north) {
            std::cmp::Ordering::Greater => Outcome::Win { winner: Player::First, rule },
            std::cmp::Ordering::Less => Outcome::Win { winner: Player::Second, rule },
            std::cmp::Ordering::Equal => Outcome::Draw { rule },
        }
    }

    /// AWA-14: with 3 seeds or fewer on the board.
    fn check_few_seeds(&self) -> Result<(), Breach> {
        let seeds = self.seeds_on_board();
        if seeds <= FEW_SEEDS { Ok(()) } else { Err(text::too_many_to_stop(seeds)) }
    }

    /// Whether it is plain that every hole in use is a legal turn: nothing that the opponent's camp holds can vanish.
    const fn all_holes_feed(&self) -> bool {
        !self.agreed
            && match self.grand_slam {
                GrandSlam::Refused => self.other().survives_any_harvest(),
                GrandSlam::TakesNothing => !self.other().is_empty(),
            }
    }

    /// Both camps and the harvest after the player to move has sown `hole`, if that is a legal turn (AWA-04, AWA-11).
    fn sow(&self, hole: usize) -> Option<(Camp, Camp, u8)> {
        if self.agreed || self.own().seeds(hole) == 0 {
            return None;
        }
        let (own, sown, left) = seeds::sow(self.own(), self.other(), hole);
        let other = match self.grand_slam {
            GrandSlam::TakesNothing if left.is_empty() => sown,
            _ => left,
        };
        let harvest = (sown.total() - other.total()) as u8;
        (!other.is_empty()).then_some((own, other, harvest))
    }

    /// The same, seed by seed, from a hole that is not empty. The board is a ring: the camp of the player to move, then
    /// the other one (AWA-05).
    fn sow_by_hand(&self, hole: usize) -> Result<Preview, Starving> {
        let place = |index: usize| {
            let owner = if index < CAMP { self.turn } else { self.turn.opponent() };
            Hole::of(owner, index % CAMP)
        };
        let mut ring: [u8; HOLES] =
            std::array::from_fn(
                |index| {
                    if index < CAMP { self.own().seeds(index) } else { self.other().seeds(index - CAMP) }
                },
            );
        let mut preview = Preview { sown: Vec::new(), harvest: Vec::new() };
        let mut last = hole;
        for _ in 0..std::mem::take(&mut ring[hole]) {
            last = (last + 1) % HOLES;
            // AWA-06: the start hole is skipped at every lap.
            if last == hole {
                last = (last + 1) % HOLES;
            }
            ring[last] += 1;
            preview.sown.push(place(last));
        }
        let sown = ring;
        // AWA-07, AWA-08, AWA-09: 2 or 3 seeds in the last hole, then in those just before it, never into one's own camp.
        for index in (CAMP..=last).rev() {
            if !(2..=3).contains(&ring[index]) {
                break;
            }
            preview.harvest.push((place(index), std::mem::take(&mut ring[index])));
        }
        let empty = |ring: &[u8; HOLES]| ring[CAMP..].iter().all(|&seeds| seeds == 0);
        // AWA-11: something must be left in the other camp after the harvest.
        match self.grand_slam {
            _ if empty(&sown) => Err(Starving::NothingSown),
            GrandSlam::Refused if empty(&ring) => Err(Starving::AllHarvested),
            GrandSlam::TakesNothing if empty(&ring) => Ok(Preview { harvest: Vec::new(), ..preview }),
            _ => Ok(preview),
        }
    }
}

/// How a turn would starve the opponent (AWA-11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Starving {
    /// His camp is empty and no seed reaches it.
    NothingSown,
    /// His camp would be harvested to the last seed.
    AllHarvested,
}
