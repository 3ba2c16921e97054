//! Two implementations of a game, ours and another, led through the same random games and compared at every ply.
//!
//! Both are known by their sessions only. What differs is shrunk ([`shrink`]) and told as a scenario ([`tell`]).

mod shrink;
mod starts;
mod tell;
mod turns;

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use arbitre_rules::{GameId, Player, Random, Setup};

pub use tell::{Told, tell};

use crate::session::{Answer, Opener, Ours, Session, Standing, Trouble, Verdict};

/// A game goes no further than this.
const MOST_PLIES: usize = 80;
/// A start that the other side cannot have is drawn again, so many times.
const STARTS: usize = 12;
/// Longer lists of turns are not compared one by one.
const MOST_TURNS: usize = 4_000;

/// What to play, and what the other side can do.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// The game.
    pub game: GameId,
    /// How many games.
    pub games: u64,
    /// Where chance begins.
    pub seed: u64,
    /// Whether games may begin anywhere.
    pub positions: bool,
    /// Whether legal turns can be listed.
    pub lists: bool,
    /// Whether turns can be given gesture by gesture.
    pub gestures: bool,
    /// Whether turns can be judged without being played.
    pub trials: bool,
}

/// Something done by a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    /// Who.
    pub by: Player,
    /// What, in the game's notation.
    pub text: String,
    /// Whether it is a single gesture rather than a whole turn.
    pub gesture: bool,
}

impl Action {
    fn on(&self, session: &mut dyn Session) -> Answer<Verdict> {
        if self.gesture { session.gesture(self.by, &self.text) } else { session.play(self.by, &self.text) }
    }
}

/// What is compared at some point of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Probe {
    /// How the game stands.
    State,
    /// The legal turns.
    Turns,
    /// What becomes of an action.
    Act(Action),
    /// What a turn would meet, without playing it.
    Would(Action),
}

/// How two implementations differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contrast {
    /// Another verdict.
    Verdict {
        /// Ours.
        ours: Verdict,
        /// Theirs.
        theirs: Verdict,
        /// The positions after it, ours and theirs.
        after: Box<[Setup; 2]>,
    },
    /// Another position or standing: ours, then theirs.
    State(Box<[(Setup, Standing); 2]>),
    /// Legal turns that they lack, and turns that they add.
    Turns {
        /// Ours, all of them.
        ours: Vec<String>,
        /// Those that they lack.
        missing: Vec<String>,
        /// Those that only they have.
        extra: Vec<String>,
    },
    /// They did not answer, or nonsense.
    Trouble(String),
}

impl Contrast {
    /// Whether this is the same difference as another, on another board perhaps.
    fn resembles(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Verdict { ours, theirs, .. }, Self::Verdict { ours: ours_too, theirs: theirs_too, .. }) => {
                article(ours) == article(ours_too) && article(theirs) == article(theirs_too)
            }
            (Self::State(a), Self::State(b)) => {
                let same = |pair: &[(Setup, Standing); 2]| (pair[0].0 == pair[1].0, pair[0].1 == pair[1].1);
                same(a) == same(b) && a[0].1.article() == b[0].1.article() && a[1].1.article() == b[1].1.article()
            }
            (Self::Turns { missing, .. }, Self::Turns { missing: missing_too, .. }) => {
                missing.is_empty() == missing_too.is_empty()
            }
            (Self::Trouble(_), Self::Trouble(_)) => true,
            _ => false,
        }
    }
}

fn article(verdict: &Verdict) -> Option<&str> {
    match verdict {
        Verdict::Accepted => None,
        Verdict::Refused(refusal) => Some(&refusal.article),
    }
}

/// A game that shows a difference.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The game.
    pub game: GameId,
    /// Where it begins.
    pub start: Setup,
    /// What is done first, without any difference.
    pub actions: Vec<Action>,
    /// What is compared then.
    pub probe: Probe,
    /// How it differs.
    pub contrast: Contrast,
}

/// What came out.
#[derive(Debug, Default)]
pub struct Report {
    /// Games played to their end, or as far as they go.
    pub games: u64,
    /// Plies compared.
    pub plies: usize,
    /// Refusals compared, by article.
    pub refusals: BTreeMap<String, usize>,
    /// Endings met, by article.
    pub endings: BTreeMap<String, usize>,
    /// Games that the other side could not begin.
    pub skipped: u64,
    /// Why, for the last of them.
    pub unable: Option<String>,
    /// The first difference, shrunk.
    pub difference: Option<Difference>,
}

/// Plays games until one differs.
#[must_use]
pub fn confront(order: Order, theirs: &dyn Opener, mut on_game: impl FnMut()) -> Report {
    let mut report = Report::default();
    for number in 0..order.games {
        // Each game has its own chance: the same seed finds the same difference again.
        let random = Random::new(order.seed.wrapping_mul(0x9e37_79b9).wrapping_add(number));
        let mut game = Lockstep { order, theirs, random, report: &mut report };
        match game.play() {
            Ok(None) => report.games += 1,
            Ok(Some(found)) => {
                report.games += 1;
                report.difference = Some(shrink::shrink(found, order, theirs));
                return report;
            }
            Err(()) => report.skipped += 1,
        }
        on_game();
    }
    report
}

/// One game being played on both sides.
struct Lockstep<'a> {
    order: Order,
    theirs: &'a dyn Opener,
    random: Random,
    report: &'a mut Report,
}

/// A difference, if there is one; an error if there is nothing to compare.
type Found = Result<Option<Difference>, ()>;

impl Lockstep<'_> {
    fn play(&mut self) -> Found {
        let game = self.order.game.game();
        let (start, opened) = self.begin();
        let mut ours = Ours.open(game.id, &start).map_err(drop)?;
        let found = |actions: &[Action], probe: Probe, contrast: Contrast| {
            let (game, start) = (game.id, start.clone());
            Ok(Some(Difference { game, start, actions: actions.to_vec(), probe, contrast }))
        };
        let mut theirs = match opened {
            Ok(theirs) => theirs,
            Err(Trouble::Unable(reason)) => {
                self.report.unable = Some(reason);
                return Err(());
            }
            Err(trouble) => return found(&[], Probe::State, Contrast::Trouble(trouble.to_string())),
        };
        let mut sides = Sides { ours: ours.as_mut(), theirs: theirs.as_mut() };
        if let Compared::Differ(contrast) = sides.compare(&Probe::State) {
            return found(&[], Probe::State, contrast);
        }
        let mut actions: Vec<Action> = Vec::new();
        let mut known: Vec<String> = Vec::new();
        for ply in 0..MOST_PLIES {
            let legal = legal_turns(sides.ours).unwrap_or_default();
            let by = sides.ours.position().map_err(drop)?.turn.unwrap_or(Player::First);
            known.extend(legal.iter().take(64).cloned());
            let mut probes = Vec::new();
            if self.order.lists && legal.len() < MOST_TURNS {
                probes.push(Probe::Turns);
            }
            let wrong = self.wrong_turns(sides.ours, by, &known);
            // What is only tried must meet the same as what is played. Chance is not asked: games stay the same without trials.
            let tried = |probe: &Probe| match probe {
                Probe::Act(action) if !action.gesture => Some(Probe::Would(action.clone())),
                _ => None,
            };
            if self.order.trials && ply % 3 == 0 {
                probes.extend(wrong.first().and_then(tried));
            }
            probes.extend(wrong);
            probes.extend(self.wrong_gestures(sides.ours, by, &known));
            if let Some((probe, contrast)) = sides.first_difference(probes) {
                return found(&actions, probe, contrast);
            }
            if let Some(article) = sides.ours.standing().map_err(drop)?.article() {
                *self.report.endings.entry(article.to_owned()).or_default() += 1;
                break;
            }
            let given = match self.aside(sides.ours, by) {
                Some(word) => vec![word],
                None => match turns::choose(game, sides.ours, by, &legal, &mut self.random) {
                    Some(turn) => self.as_given(by, &turn),
                    None => break,
                },
            };
            if self.order.trials
                && ply % 3 == 1
                && let [action] = &given[..]
                && !action.gesture
                && let Some((probe, contrast)) = sides.first_difference(vec![Probe::Would(action.clone())])
            {
                return found(&actions, probe, contrast);
            }
            for (index, action) in given.into_iter().enumerate() {
                // In the middle of a turn other things are refused than before it.
                let probes = if index == 0 { Vec::new() } else { self.wrong_gestures(sides.ours, by, &known) };
                if let Some((probe, contrast)) = sides.first_difference(probes) {
                    return found(&actions, probe, contrast);
                }
                let probe = Probe::Act(action.clone());
                match sides.compare(&probe) {
                    Compared::Same => actions.push(action),
                    Compared::Differ(contrast) => return found(&actions, probe, contrast),
                    Compared::Unable => return Ok(None),
                }
            }
            self.report.plies += 1;
        }
        Ok(None)
    }

    /// Where the game begins, and the other side's game there; one that it can begin, if there is one.
    fn begin(&mut self) -> (Setup, Answer<Box<dyn Session>>) {
        let game = self.order.game.game();
        let mut tries = 0;
        loop {
            tries += 1;
            let start = starts::start(game, self.order.positions, &mut self.random);
            let opened = self.theirs.open(game.id, &start);
            if tries == STARTS || !matches!(opened, Err(Trouble::Unable(_))) {
                return (start, opened);
            }
        }
    }

    /// Something that is said instead of a turn, where our rules allow it.
    fn aside(&mut self, ours: &mut dyn Session, by: Player) -> Option<Action> {
        if !self.order.gestures {
            return None;
        }
        let position = ours.position().ok()?;
        let said = turns::words(self.order.game).iter().filter(|(_, rarity)| self.random.below(*rarity) == 0);
        let said: Vec<_> = said.map(|(text, _)| (*text).to_owned()).collect();
        let possible = said
            .into_iter()
            .flat_map(|text| [by, by.opponent()].map(|by| Action { by, text: text.clone(), gesture: true }));
        possible.into_iter().find(|action| {
            let scratch = Ours.open(self.order.game, &position);
            scratch.is_ok_and(|mut scratch| action.on(scratch.as_mut()) == Ok(Verdict::Accepted))
        })
    }

    /// A turn, whole or sometimes gesture by gesture.
    fn as_given(&mut self, by: Player, turn: &str) -> Vec<Action> {
        let gestures = if self.order.gestures && self.random.below(4) == 0 {
            turns::gestures(self.order.game, turn)
        } else {
            Vec::new()
        };
        if gestures.is_empty() {
            return vec![Action { by, text: turn.to_owned(), gesture: false }];
        }
        gestures.into_iter().map(|text| Action { by, text, gesture: true }).collect()
    }

    /// Turns that our rules refuse here, made from turns that were legal at some time.
    fn wrong_turns(&mut self, ours: &mut dyn Session, by: Player, known: &[String]) -> Vec<Probe> {
        let mut wrong = Vec::new();
        let tries = if known.is_empty() { 0 } else { 24 };
        for _ in 0..tries {
            let text = turns::mutate(self.order.game, &known[self.random.below(known.len())], &mut self.random);
            let by = if self.random.below(16) == 0 { by.opponent() } else { by };
            if let Ok(Verdict::Refused(refusal)) = ours.would(by, &text) {
                wrong.push((refusal.article, Action { by, text, gesture: false }));
            }
        }
        self.rarest(wrong)
    }

    /// Gestures that our rules refuse here, in the middle of a turn too.
    fn wrong_gestures(&mut self, ours: &mut dyn Session, by: Player, known: &[String]) -> Vec<Probe> {
        let mut wrong = Vec::new();
        let Ok(position) = ours.position() else { return Vec::new() };
        let tries = if known.is_empty() || !self.order.gestures { 0 } else { 12 };
        for _ in 0..tries {
            let turn = &known[self.random.below(known.len())];
            let Some(text) = turns::gesture(self.order.game, turn, &mut self.random) else { continue };
            let by = if self.random.below(8) == 0 { by.opponent() } else { by };
            let action = Action { by, text, gesture: true };
            // Only trying it tells, on a board of its own: what is accepted here is for another time.
            let Ok(mut scratch) = Ours.open(self.order.game, &position) else { continue };
            if let Ok(Verdict::Refused(refusal)) = action.on(scratch.as_mut()) {
                wrong.push((refusal.article, action));
            }
        }
        self.rarest(wrong)
    }

    /// A few of these refusals, to be compared.
    fn rarest(&mut self, mut wrong: Vec<(String, Action)>) -> Vec<Probe> {
        // The refusals that were compared least so far come first.
        let refusals = &mut self.report.refusals;
        wrong.sort_by_key(|(article, _)| refusals.get(article).copied().unwrap_or_default());
        wrong.truncate(3);
        for (article, _) in &wrong {
            *refusals.entry(article.clone()).or_default() += 1;
        }
        wrong.into_iter().map(|(_, action)| Probe::Act(action)).collect()
    }
}

fn legal_turns(session: &mut dyn Session) -> Answer<Vec<String>> {
    let mut turns = Vec::new();
    session.visit_turns(&mut |turn| {
        turns.push(turn);
        if turns.len() < MOST_TURNS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })?;
    Ok(turns)
}

/// The two games, led through the same.
struct Sides<'a> {
    ours: &'a mut dyn Session,
    theirs: &'a mut dyn Session,
}

/// How they compare.
enum Compared {
    Same,
    Differ(Contrast),
    /// The other side cannot do it: after an action, both are no longer at the same point.
    Unable,
}

impl Sides<'_> {
    /// Does the same on both sides and tells how they differ.
    fn compare(&mut self, probe: &Probe) -> Compared {
        match self.compared(probe) {
            Ok(None) => Compared::Same,
            Ok(Some(contrast)) => Compared::Differ(contrast),
            Err(Trouble::Unable(_)) => Compared::Unable,
            Err(trouble) => Compared::Differ(Contrast::Trouble(trouble.to_string())),
        }
    }

    /// The first of several things that change nothing, and where they differ.
    fn first_difference(&mut self, probes: Vec<Probe>) -> Option<(Probe, Contrast)> {
        probes.into_iter().find_map(|probe| match self.compare(&probe) {
            Compared::Differ(contrast) => Some((probe, contrast)),
            Compared::Same | Compared::Unable => None,
        })
    }

    fn compared(&mut self, probe: &Probe) -> Answer<Option<Contrast>> {
        match probe {
            Probe::State => {}
            Probe::Turns => {
                let mut right = legal_turns(self.ours)?;
                let mut given = legal_turns(self.theirs)?;
                right.sort();
                given.sort();
                let absent = |of: &[String], among: &[String]| -> Vec<String> {
                    of.iter().filter(|turn| among.binary_search(turn).is_err()).cloned().collect()
                };
                let (missing, extra) = (absent(&right, &given), absent(&given, &right));
                if missing.is_empty() && extra.is_empty() && right.len() == given.len() {
                    return Ok(None);
                }
                return Ok(Some(Contrast::Turns { ours: right, missing, extra }));
            }
            Probe::Would(Action { by, text, .. }) => {
                let Ok(expected) = self.ours.would(*by, text) else { return Ok(None) };
                let given = self.theirs.would(*by, text)?;
                if article(&expected) != article(&given) {
                    let after = Box::new([self.ours.position()?, self.theirs.position()?]);
                    return Ok(Some(Contrast::Verdict { ours: expected, theirs: given, after }));
                }
            }
            Probe::Act(action) => {
                // What we cannot read ourselves says nothing about them.
                let Ok(expected) = action.on(self.ours) else { return Ok(None) };
                let given = action.on(self.theirs)?;
                if article(&expected) != article(&given) {
                    let after = Box::new([self.ours.position()?, self.theirs.position()?]);
                    return Ok(Some(Contrast::Verdict { ours: expected, theirs: given, after }));
                }
            }
        }
        let states =
            [(self.ours.position()?, self.ours.standing()?), (self.theirs.position()?, self.theirs.standing()?)];
        Ok((states[0] != states[1]).then(|| Contrast::State(Box::new(states))))
    }
}
