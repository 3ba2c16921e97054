//! Implementations that are right for one side only: for one player, one direction, one end of the reading order. Each breaks one
//! article as a programmer might, and a scenario of that article, named here, must turn red.
//!
//! They are our own rules behind a door of their own, wrong exactly where the mistake is and right everywhere else: a scenario that
//! turns red does so because of the mistake. Where a mistake would spread (to previews, to chains), the right answer is kept: such an
//! implementation may pass where a real one would fail, never the other way round.

mod mistakes;

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use arbitre::session::{Answer, Opener, Refusal, Session, Standing, Trouble, Verdict, open};
use arbitre::spec::failure::FailureKind;
use arbitre::spec::plan::Case;
use arbitre::spec::play::play_on;
use arbitre_rules::{GameId, History, Player, Remark, Setup};

use crate::honesty::cases;
use crate::{on_every_core, program};
use mistakes::{WRONG, writable};

/// An implementation that breaks an article.
#[derive(Debug)]
struct Wrong {
    /// The article, which also tells the game.
    article: &'static str,
    /// What the programmer did.
    does: &'static str,
    /// The title of a scenario of this article that turns red.
    caught_by: &'static str,
    mistake: Mistake,
}

/// Where an implementation is wrong: what it does not answer, the right rules do.
#[derive(Debug)]
enum Mistake {
    /// About what may be played, and what comes of it.
    Playing(fn(&Asked) -> Option<Wrongly>),
    /// About how the game stands.
    Standing(fn(&Seen) -> Option<Standing>),
}

/// What becomes of an action that the right rules judge otherwise.
enum Wrongly {
    /// It is refused, by this article.
    Refused(&'static str),
    /// It is accepted, and this is the position then.
    Becomes(Setup),
}

/// Something was tried: what the right rules make of it.
#[derive(Clone, Debug)]
struct Asked {
    game: GameId,
    before: Setup,
    by: Player,
    said: String,
    verdict: Verdict,
    after: Setup,
}

/// How the game stands by the right rules, and what led there.
struct Seen<'s> {
    position: &'s Setup,
    right: &'s Standing,
    last: Option<&'s Asked>,
    /// Turns without capture that the set-up declares.
    quiet_turns: u32,
}

impl Asked {
    fn is_accepted(&self) -> bool {
        self.verdict == Verdict::Accepted
    }

    fn is_refused_by(&self, article: &str) -> bool {
        matches!(&self.verdict, Verdict::Refused(refusal) if refusal.article == article)
    }

    /// Whether it was tried by the player to move, who is the second one.
    fn is_by_second(&self) -> bool {
        self.by == Player::Second && self.before.turn == Some(Player::Second)
    }
}

/// Our rules with a mistake, or without any.
#[derive(Debug)]
struct Engine(Option<&'static Wrong>);

impl Opener for Engine {
    fn open(&self, game: GameId, setup: &Setup) -> Answer<Box<dyn Session>> {
        let right = open(game, setup).map_err(Trouble::Impossible)?;
        Ok(Box::new(Partial { game, right, wrong: self.0, last: None, quiet_turns: 0 }))
    }

    /// It is only asked about what our own rules find impossible.
    fn refuses(&self, _: GameId, _: &Setup, _: Option<&str>) -> Answer<bool> {
        Ok(true)
    }

    fn knows(&self, _: GameId) -> bool {
        true
    }
}

/// A game played by them.
#[derive(Debug)]
struct Partial {
    game: GameId,
    right: Box<dyn Session>,
    wrong: Option<&'static Wrong>,
    last: Option<Asked>,
    quiet_turns: u32,
}

impl Partial {
    fn judge(&self, asked: &Asked) -> Option<Wrongly> {
        match self.wrong?.mistake {
            Mistake::Playing(judge) => judge(asked),
            Mistake::Standing(_) => None,
        }
    }

    /// Does it by the right rules, then sets right what the wrong ones see otherwise.
    fn act(
        &mut self,
        by: Player,
        said: &str,
        act: impl FnOnce(&mut dyn Session) -> Answer<Verdict>,
    ) -> Answer<Verdict> {
        let before = self.right.position()?;
        let verdict = act(self.right.as_mut())?;
        let after = self.right.position()?;
        let asked = Asked { game: self.game, before, by, said: said.to_owned(), verdict, after };
        let verdict = match self.judge(&asked) {
            None => asked.verdict.clone(),
            Some(Wrongly::Refused(article)) => {
                self.right.load(&asked.before)?;
                refused(article)
            }
            Some(Wrongly::Becomes(position)) => {
                self.right.load(&position)?;
                Verdict::Accepted
            }
        };
        self.last = Some(asked);
        Ok(verdict)
    }
}

fn refused(article: &str) -> Verdict {
    Verdict::Refused(Refusal { article: article.into(), reason: String::new(), worded: false })
}

impl Session for Partial {
    fn load(&mut self, setup: &Setup) -> Answer<()> {
        self.right.load(setup)
    }

    fn position(&mut self) -> Answer<Setup> {
        self.right.position()
    }

    fn play(&mut self, by: Player, turn: &str) -> Answer<Verdict> {
        self.act(by, turn, |right| right.play(by, turn))
    }

    fn gesture(&mut self, by: Player, gesture: &str) -> Answer<Verdict> {
        self.act(by, gesture, |right| right.gesture(by, gesture))
    }

    fn would(&mut self, by: Player, turn: &str) -> Answer<Verdict> {
        let (before, verdict) = (self.right.position()?, self.right.would(by, turn)?);
        let mut then = open(self.game, &before).map_err(Trouble::Impossible)?;
        if verdict == Verdict::Accepted {
            then.play(by, turn)?;
        }
        let asked = Asked { game: self.game, before, by, said: turn.to_owned(), verdict, after: then.position()? };
        Ok(match self.judge(&asked) {
            None => asked.verdict,
            Some(Wrongly::Refused(article)) => refused(article),
            Some(Wrongly::Becomes(_)) => Verdict::Accepted,
        })
    }

    fn visit_turns(&mut self, visit: &mut dyn FnMut(String) -> ControlFlow<()>) -> Answer<()> {
        let position = self.right.position()?;
        let by = position.turn.unwrap_or(Player::First);
        let mut turns = Vec::new();
        self.right.visit_turns(&mut |turn| {
            turns.push(turn);
            ControlFlow::Continue(())
        })?;
        let others = writable(self.game, &position).into_iter();
        for turn in others.filter(|_| matches!(self.wrong, Some(Wrong { mistake: Mistake::Playing(_), .. }))) {
            // What the right rules accept is in their list, or goes on.
            if matches!(self.right.would(by, &turn), Ok(Verdict::Refused(_))) {
                turns.push(turn);
            }
        }
        for turn in turns {
            if self.would(by, &turn)? == Verdict::Accepted && visit(turn).is_break() {
                break;
            }
        }
        Ok(())
    }

    fn set_history(&mut self, history: History) -> Answer<()> {
        self.quiet_turns = history.quiet_turns;
        self.right.set_history(history)
    }

    fn standing(&mut self) -> Answer<Standing> {
        let (position, right) = (&self.right.position()?, self.right.standing()?);
        let seen = Seen { position, right: &right, last: self.last.as_ref(), quiet_turns: self.quiet_turns };
        let wrong = match self.wrong.map(|wrong| &wrong.mistake) {
            Some(Mistake::Standing(stand)) => stand(&seen),
            _ => None,
        };
        Ok(wrong.unwrap_or(right))
    }

    fn remarks(&mut self) -> Answer<Vec<Remark>> {
        self.right.remarks()
    }

    fn foresee(&mut self, turn: &str) -> Answer<Result<Vec<Remark>, Refusal>> {
        self.right.foresee(turn)
    }
}

/// Whether a scenario turns red on an implementation, ours if it has no mistake.
fn is_red(case: &Case, wrong: Option<&'static Wrong>) -> bool {
    let engine: Arc<dyn Opener> = Arc::new(Engine(wrong));
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let played = runtime.block_on(play_on(case, Some(engine), &program()));
    let aside = [FailureKind::NotCompared, FailureKind::NotApplicable];
    played.failures().any(|(_, failure)| !aside.contains(&failure.kind))
}

#[test]
fn without_a_mistake_every_scenario_is_green() {
    on_every_core(&cases(), |case| assert!(!is_red(case, None), "{}", case.scenario.name));
}

/// Run with `--nocapture`, it lists what catches each of them.
#[test]
fn every_mistake_is_caught_by_a_scenario_of_its_article() {
    let cases = cases();
    let all: Vec<&'static Wrong> = WRONG.iter().collect();
    on_every_core(&all, |&wrong| {
        let of_article = cases.iter().filter(|case| case.articles().any(|article| article == wrong.article));
        let red = of_article.filter(|case| is_red(case, Some(wrong)));
        let titles: BTreeSet<_> = red.map(|case| case.title.as_str()).collect();
        println!("{}: {}: {titles:#?}", wrong.article, wrong.does);
        let caught = titles.contains(wrong.caught_by);
        assert!(caught, "{}: {}: not caught by « {} »", wrong.article, wrong.does, wrong.caught_by);
    });
}

/// The five games, five mistakes each.
#[test]
fn every_game_has_five() {
    for game in GameId::ALL {
        let own = WRONG.iter().filter(|wrong| wrong.article.starts_with(game.game().prefix));
        assert_eq!(own.count(), 5, "{}", game.slug());
    }
}
