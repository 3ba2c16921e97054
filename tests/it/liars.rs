//! Implementations that lie: whoever answers once, or always, otherwise than the rules turns the specification red.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use arbitre::session::{Action, Answer, Opener, Ours, Refusal, Session, Standing, Trouble, Verdict};
use arbitre::spec::failure::FailureKind;
use arbitre::spec::plan::Case;
use arbitre::spec::play::{Played, play_on};
use arbitre_rules::{GameId, History, Player, Remark, Setup};

use crate::honesty::{cases, game, with};
use crate::on_every_core;

/// How an implementation lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lie {
    /// It does not.
    None,
    /// It says the opposite of the verdict and acts accordingly: what it accepts is done, in the way of that number.
    Opposite(usize),
    /// It says the opposite, and does what it would have done.
    OnlySaid,
    /// It accepts whatever is refused, and does it.
    AcceptsAll,
    /// It refuses whatever is accepted.
    RefusesAll,
    /// It answers what it should have answered to the request before.
    Late,
    /// It knows nothing of positions seen before and turns without capture.
    ForgetsThePast,
    /// It has forgotten every turn since the opening when the next one is tried.
    ForgetsTheGame,
}

impl Lie {
    /// Whether it lies once, and at which action, or all the time.
    const fn is_single(self) -> bool {
        matches!(self, Self::Opposite(_) | Self::OnlySaid)
    }
}

/// An implementation that lies in every game it opens, or at one action of it.
#[derive(Debug)]
struct Liar {
    lie: Lie,
    at: usize,
    /// How many actions it has judged.
    actions: Arc<AtomicUsize>,
}

impl Liar {
    fn new(lie: Lie, at: usize) -> Self {
        Self { lie, at, actions: Arc::default() }
    }
}

impl Opener for Liar {
    fn open(&self, game: GameId, setup: &Setup) -> Answer<Box<dyn Session>> {
        let truth = Ours.open(game, setup)?;
        let opening = setup.clone();
        Ok(Box::new(Lying {
            lie: self.lie,
            at: self.at,
            actions: Arc::clone(&self.actions),
            truth,
            opening,
            late: None,
        }))
    }

    fn refuses(&self, game: GameId, said: &Setup, unread: Option<&str>) -> Answer<bool> {
        Ours.refuses(game, said, unread)
    }

    fn knows(&self, _: GameId) -> bool {
        true
    }
}

#[derive(Debug)]
struct Lying {
    lie: Lie,
    at: usize,
    actions: Arc<AtomicUsize>,
    truth: Box<dyn Session>,
    opening: Setup,
    /// The position, the standing and the verdict before the last action.
    late: Option<(Setup, Standing, Verdict)>,
}

impl Lying {
    fn act(&mut self, action: &Action) -> Answer<Verdict> {
        let lies = !self.lie.is_single() || self.actions.load(Ordering::Relaxed) == self.at;
        let before = self.truth.fork(None)?;
        match self.lie {
            Lie::Late => {
                let verdict = self.late.as_ref().map_or(Verdict::Accepted, |(.., verdict)| verdict.clone());
                let (position, standing) = (self.truth.position()?, self.truth.standing()?);
                self.late = Some((position, standing, done(&mut self.truth, action)?));
                return Ok(verdict);
            }
            Lie::ForgetsTheGame => self.truth.load(&self.opening)?,
            Lie::ForgetsThePast => {
                let here = self.truth.position()?;
                self.truth.load(&here)?;
            }
            _ => {}
        }
        let verdict = done(&mut self.truth, action)?;
        self.actions.fetch_add(1, Ordering::Relaxed);
        let refusal = || Verdict::Refused(Refusal { article: "ABC-01".into(), reason: String::new(), worded: false });
        Ok(match (self.lie, verdict) {
            (Lie::Opposite(way), Verdict::Refused(_)) if lies => self.pretend(before.as_ref(), action, way),
            (Lie::AcceptsAll, Verdict::Refused(_)) => self.pretend(before.as_ref(), action, 0),
            (Lie::OnlySaid, Verdict::Refused(_)) if lies => Verdict::Accepted,
            (Lie::OnlySaid, Verdict::Accepted) if lies => refusal(),
            (Lie::Opposite(_), Verdict::Accepted) if lies => {
                self.truth = before;
                refusal()
            }
            (Lie::RefusesAll, Verdict::Accepted) => {
                self.truth = before;
                refusal()
            }
            (_, verdict) => verdict,
        })
    }

    fn pretend(&mut self, before: &dyn Session, action: &Action, way: usize) -> Verdict {
        let mut ways = before.suppose(action);
        if !ways.is_empty() {
            self.truth = ways.swap_remove(way.min(ways.len() - 1));
        }
        Verdict::Accepted
    }
}

fn done(session: &mut Box<dyn Session>, action: &Action) -> Answer<Verdict> {
    if action.gesture { session.gesture(action.by, &action.text) } else { session.play(action.by, &action.text) }
}

impl Session for Lying {
    fn load(&mut self, setup: &Setup) -> Answer<()> {
        self.truth.load(setup)
    }

    fn position(&mut self) -> Answer<Setup> {
        self.late.as_ref().map_or_else(|| self.truth.position(), |(position, ..)| Ok(position.clone()))
    }

    fn play(&mut self, by: Player, turn: &str) -> Answer<Verdict> {
        self.act(&Action { by, text: turn.to_owned(), gesture: false })
    }

    fn gesture(&mut self, by: Player, gesture: &str) -> Answer<Verdict> {
        self.act(&Action { by, text: gesture.to_owned(), gesture: true })
    }

    fn would(&mut self, by: Player, turn: &str) -> Answer<Verdict> {
        let verdict = self.truth.would(by, turn)?;
        let refusal = || Refusal { article: "ABC-01".into(), reason: String::new(), worded: false };
        Ok(match self.lie {
            Lie::AcceptsAll => Verdict::Accepted,
            Lie::RefusesAll => Verdict::Refused(refusal()),
            _ => verdict,
        })
    }

    fn visit_turns(&mut self, visit: &mut dyn FnMut(String) -> ControlFlow<()>) -> Answer<()> {
        self.truth.visit_turns(visit)
    }

    fn set_history(&mut self, history: History) -> Answer<()> {
        if self.lie == Lie::ForgetsThePast { Ok(()) } else { self.truth.set_history(history) }
    }

    fn standing(&mut self) -> Answer<Standing> {
        self.late.as_ref().map_or_else(|| self.truth.standing(), |(_, standing, _)| Ok(standing.clone()))
    }

    fn remarks(&mut self) -> Answer<Vec<Remark>> {
        self.truth.remarks()
    }

    fn foresee(&mut self, turn: &str) -> Answer<Result<Vec<Remark>, Refusal>> {
        self.truth.foresee(turn)
    }

    fn fork(&self, _: Option<Player>) -> Answer<Box<dyn Session>> {
        Err(Trouble::Unable("only the truth is forked".into()))
    }
}

/// A case played on a liar, and how many actions it judged.
fn played(case: &Case, lie: Lie, at: usize) -> (Played, usize) {
    let liar = Liar::new(lie, at);
    let actions = Arc::clone(&liar.actions);
    let program = Path::new(env!("CARGO_BIN_EXE_arbitre"));
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let played = runtime.block_on(play_on(case, Some(Arc::new(liar)), program));
    let judged = actions.load(Ordering::Relaxed);
    (played, judged)
}

/// Whether it says something about an implementation and holds.
fn is_green(played: &Played) -> bool {
    played.failures().all(|(_, failure)| failure.kind == FailureKind::NotCompared)
}

/// The lies at single actions under which a case stays green.
fn unnoticed(case: &Case, lies: &[Lie]) -> Vec<String> {
    let (honest, actions) = played(case, Lie::None, 0);
    if !is_green(&honest) {
        return Vec::new();
    }
    let all = (0..actions).flat_map(|at| lies.iter().map(move |&lie| (at, lie)));
    all.filter(|&(at, lie)| is_green(&played(case, lie, at).0))
        .map(|(at, lie)| format!("{}: « {} », action {}: {lie:?}", case.path(), case.scenario.name, at + 1))
        .collect()
}

/// Every action of every scenario, accepted or refused, answered the other way round.
#[test]
fn who_lies_once_is_caught() {
    let cases = cases();
    let tried = AtomicUsize::new(0);
    let lies = [Lie::Opposite(0), Lie::Opposite(1), Lie::OnlySaid];
    on_every_core(&cases, |case| {
        tried.fetch_add(played(case, Lie::None, 0).1, Ordering::Relaxed);
        let unnoticed = unnoticed(case, &lies);
        assert!(unnoticed.is_empty(), "{}", unnoticed.join("\n"));
    });
    let tried = tried.into_inner();
    assert!(tried > 1_800, "{tried} actions");
}

/// Without one of its steps, a scenario is red, or its claims still catch who lies.
#[test]
fn a_look_that_is_removed_is_missed() {
    let blind = cases().into_iter().flat_map(|case| {
        let steps = case.scenario.steps.len();
        (0..steps).map(move |index| with(&case, |scenario| drop(scenario.steps.remove(index)))).collect::<Vec<_>>()
    });
    let blind: Vec<_> = blind.collect();
    let green = AtomicUsize::new(0);
    on_every_core(&blind, |case| {
        green.fetch_add(usize::from(is_green(&played(case, Lie::None, 0).0)), Ordering::Relaxed);
        let unnoticed = unnoticed(case, &[Lie::Opposite(0), Lie::Opposite(1)]);
        assert!(unnoticed.is_empty(), "{}", unnoticed.join("\n"));
    });
    let green = green.into_inner();
    assert!(green > 4_000 && green < blind.len(), "{green} of {}", blind.len());
}

/// Whoever lies all the time is caught in every game. Only Awalé and Alquerque ask for what came before (AWA-16, ALQ-12).
#[test]
fn who_always_lies_is_caught_in_every_game() {
    let cases = cases();
    let everywhere = [Lie::AcceptsAll, Lie::RefusesAll, Lie::Late, Lie::ForgetsTheGame];
    let asked = [GameId::Awale, GameId::Alquerque];
    let everywhere = everywhere.iter().flat_map(|lie| GameId::ALL.iter().map(move |id| (*lie, *id)));
    for (lie, id) in everywhere.chain(asked.map(|id| (Lie::ForgetsThePast, id))) {
        let caught = |case: &&Case| {
            game(case) == id && !is_green(&played(case, lie, 0).0) && is_green(&played(case, Lie::None, 0).0)
        };
        let red = cases.iter().find(caught);
        assert!(red.is_some(), "{lie:?} in {}", id.slug());
    }
}
