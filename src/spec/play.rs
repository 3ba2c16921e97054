//! One scenario, played from its first step to its last: the same for every way of running it.

use std::any::Any;
use std::borrow::Cow;
use std::cell::LazyCell;
use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::sync::Arc;

use arbitre_rules::GameId;
use futures::FutureExt;
use gherkin::{Step, StepType};

use super::catalogue::{Catalogue, Entry, Found};
use super::corrections::{Here, advice};
use super::failure::{Failure, FailureKind};
use super::film::{Film, Frame};
use super::plan::Case;
use super::shown::shown;
use super::world::World;
use crate::session::Opener;
use crate::spec::language::Heard;

/// What became of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// It did what it says, or what it claims is so.
    Passed,
    /// It did not, or it is not.
    Failed(Failure),
    /// It was not tried: an earlier step failed.
    Skipped,
}

impl Status {
    /// Whether the step says a reason word for word, which the program being refereed never promised.
    fn is_not_compared(&self) -> bool {
        matches!(self, Self::Failed(failure) if failure.kind == FailureKind::NotCompared)
    }
}

/// What became of a scenario.
#[derive(Debug)]
pub struct Played {
    /// Each step, in order.
    pub steps: Vec<Status>,
    /// Refusals that no later step looked at, with the index of their step.
    pub unseen: Vec<(usize, Failure)>,
    /// Its pictures.
    pub pictures: Film,
}

impl Played {
    /// The pictures of the film, in order.
    #[must_use]
    pub fn frames(&self) -> &[Frame] {
        self.pictures.frames()
    }

    /// The film, under the article and the title of the case that was played.
    #[must_use]
    pub fn film(&self, case: &Case) -> String {
        let article = case.articles().last().map(|article| format!("{article} · ")).unwrap_or_default();
        self.pictures.text(&format!("{article}{}", case.scenario.name))
    }

    /// Every failure with the index of its step, those of the steps first.
    pub fn failures(&self) -> impl Iterator<Item = (usize, &Failure)> {
        let steps = self.steps.iter().enumerate().filter_map(|(index, status)| match status {
            Status::Failed(failure) => Some((index, failure)),
            Status::Passed | Status::Skipped => None,
        });
        steps.chain(self.unseen.iter().map(|(index, failure)| (*index, failure)))
    }
}

/// Plays a scenario by our own rules; `program` is the one that scenarios about the application start.
pub async fn play(case: &Case, program: &Path) -> Played {
    play_on(case, None, program).await
}

/// Scenarios about our own program: they say nothing about anybody else's.
const ABOUT_US: [&str; 2] = ["application", "machine"];

/// Plays a scenario on an implementation, ours if it is none.
pub async fn play_on(case: &Case, engine: Option<Arc<dyn Opener>>, program: &Path) -> Played {
    let ours = case.tags.iter().find(|tag| ABOUT_US.contains(&tag.as_str())).filter(|_| engine.is_some());
    let mut world = World::for_case(case, engine, program.to_owned());
    let steps = match ours {
        None => steps(case, &mut world).await,
        Some(tag) => {
            let failure = Failure::not_applicable(format!("le scénario porte l'étiquette @{tag}"));
            let first = std::iter::once(Status::Failed(failure));
            first.chain(std::iter::repeat(Status::Skipped)).take(case.steps().count()).collect()
        }
    };
    let complete = steps.iter().all(|status| *status == Status::Passed || status.is_not_compared());
    // A scenario that failed earlier may not have reached the step that looks at a refusal.
    let unseen = if complete {
        let lines = world.unseen_lines();
        let last = world.last_action();
        world.unseen().iter().map(|refused| unseen(refused, last)).chain(lines).collect()
    } else {
        Vec::new()
    };
    Played { steps, unseen, pictures: world.into_film() }
}

/// A refusal at which nobody looked, the last action standing at `last`.
fn unseen((index, refusal): &(usize, crate::session::Refusal), last: Option<usize>) -> (usize, Failure) {
    let when = if last == Some(*index) { "" } else { " avant l'action suivante" };
    if refusal.is_unreadable() {
        let message =
            format!("ce qui est tapé n'est pas compris ({}), et aucune étape ne le constate{when}", refusal.reason);
        let help = "si c'est voulu, ajoutez par exemple « Alors la commande n'est pas comprise »";
        return (*index, Failure::new(FailureKind::UnseenRefusal, message).showing([help]));
    }
    let message = format!("ce coup est refusé selon l'{}, et aucune étape ne le constate{when}", refusal.told());
    let help =
        format!("si c'est voulu, ajoutez par exemple « Alors le coup est refusé selon l'article {} »", refusal.article);
    (*index, Failure::new(FailureKind::UnseenRefusal, message).showing([help]))
}

async fn steps(case: &Case, world: &mut World) -> Vec<Status> {
    let backgrounds: Vec<_> = case.steps().map(|(_, background)| background).collect();
    let game = LazyCell::new(|| game_of(case));
    let bound: Vec<_> = case.steps().map(|(step, _)| (step, bind(case, step, &game))).collect();
    // With a sentence missing, nothing that follows can be trusted: say which, and play nothing.
    if bound.iter().any(|(_, meant)| meant.is_err()) {
        let status = |meant: Result<Meant<'_>, Failure>| meant.map_or_else(Status::Failed, |_| Status::Skipped);
        return bound.into_iter().map(|(_, meant)| status(meant)).collect();
    }
    let mut statuses: Vec<Status> = Vec::with_capacity(bound.len());
    let mut may = Going::On;
    let mut compared = false;
    for (index, (step, meant)) in bound.iter().enumerate() {
        let Ok(meant) = meant else { continue };
        let entry = meant.first();
        let checks = entry.kinds.checks_here(world.acted(), step.ty == StepType::Then);
        if may == Going::Stopped || (may == Going::OnlyChecking && !checks) {
            may = Going::Stopped;
            statuses.push(Status::Skipped);
            continue;
        }
        let sets_up = is_set_up(entry, step, world);
        if sets_up && step.ty == StepType::Then {
            may = Going::Stopped;
            statuses.push(Status::Failed(
                Failure::misused("cette phrase installe la partie, et ne vérifie rien : « Alors » affirme")
                    .showing(["dites-la plus haut, sous « Étant donné », ou employez une phrase qui vérifie"]),
            ));
            continue;
        }
        let impossible = if index > 0 && !sets_up { world.ready().err() } else { None };
        world.begin(index, step, entry, backgrounds[index]);
        let failure = run(world, step, meant)
            .await
            .map(|Wrong { failure, entry, said }| shown(failure, world.film(), entry, &said, checks));
        if let Some(impossible) = impossible
            && world.found_impossible() != Some(index)
        {
            // Unless one step is known to be wrong, what is impossible is what was said just before.
            may = Going::Stopped;
            let wrong = world.doubted().map(|(wrong, _)| *wrong).or_else(|| world.culprit()).unwrap_or(index - 1);
            statuses.truncate(wrong);
            statuses.push(Status::Failed(impossible));
            statuses.resize(index + 1, Status::Skipped);
            continue;
        }
        // That the set-up is impossible may be what the scenario is about: the first step that plays or checks will tell.
        if let Some(failure) =
            failure.as_ref().filter(|failure| sets_up && failure.kind == FailureKind::ImpossibleSetup)
        {
            if let Some(reason) = world.was_impossible() {
                may = Going::Stopped;
                let both =
                    format!("la mise en place était déjà impossible ({reason}) : gardez une seule des deux raisons");
                statuses.push(Status::Failed(failure.clone().showing([both])));
                continue;
            }
            world.doubt(failure.clone());
            statuses.push(Status::Passed);
            continue;
        }
        // All the wrong claims about one position are told at once.
        let aside = failure.as_ref().is_some_and(|failure| failure.kind == FailureKind::NotCompared);
        if checks && (failure.is_none() || aside) && tells(world, index, step, meant).await {
            world.saw_refusal();
        }
        compared |= checks && !aside;
        if failure.is_some() && !aside {
            may = if checks { Going::OnlyChecking } else { Going::Stopped };
        }
        statuses.push(failure.map_or(Status::Passed, Status::Failed));
    }
    // Nothing played or checked after it.
    if may == Going::On
        && world.found_impossible().is_none()
        && let Some((wrong, failure)) = world.doubted()
    {
        statuses[*wrong] = Status::Failed(failure.clone());
    }
    // A scenario that claims nothing else says nothing about the program.
    for status in statuses.iter_mut().filter(|status| !compared && status.is_not_compared()) {
        if let Status::Failed(failure) = status {
            failure.kind = FailureKind::NotApplicable;
        }
    }
    statuses
}

/// Whether a claim that holds tells that the last action was refused: had it been accepted, the claim would be false.
async fn tells(world: &World, index: usize, step: &Step, meant: &Meant<'_>) -> bool {
    let supposed = world.suppose();
    let any = !supposed.is_empty();
    for mut other in supposed {
        other.begin(index, step, meant.first(), false);
        // A crash tells nothing, nor does what cannot be asked there.
        if run(&mut other, step, meant).await.is_none_or(|wrong| wrong.failure.kind != FailureKind::WrongFact) {
            return false;
        }
    }
    any
}

/// How far a scenario may still go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Going {
    On,
    OnlyChecking,
    Stopped,
}

fn is_set_up(entry: &Entry, step: &Step, world: &World) -> bool {
    let kinds = entry.kinds;
    kinds.sets_up && !kinds.checks_here(world.acted(), step.ty == StepType::Then)
}

/// What a step means: the sentence as it stands, or known sentences that say the same.
#[derive(Debug)]
enum Meant<'c> {
    Itself(&'static Entry),
    Otherwise(Vec<(&'static Entry, Cow<'c, Step>)>),
}

impl Meant<'_> {
    /// The definition that tells what kind of step it is: sentences that are said together are of one kind.
    fn first(&self) -> &'static Entry {
        match self {
            Self::Itself(entry) => entry,
            Self::Otherwise(parts) => parts[0].0,
        }
    }
}

/// What is wrong with a step: the known sentence that fails, and its definition.
struct Wrong {
    failure: Failure,
    entry: &'static Entry,
    said: String,
}

/// Runs what a step means; the first thing that is wrong with it.
async fn run(world: &mut World, step: &Step, meant: &Meant<'_>) -> Option<Wrong> {
    let own;
    let parts = match meant {
        Meant::Itself(entry) => {
            own = [(*entry, Cow::Borrowed(step))];
            &own[..]
        }
        Meant::Otherwise(parts) => parts,
    };
    for (entry, step) in parts {
        world.speaks_by(entry);
        let crashed = AssertUnwindSafe(entry.run(world, step)).catch_unwind().await.err();
        let failure = crashed.map(|panic| crash(panic.as_ref())).or_else(|| world.take_failure());
        if let Some(failure) = failure {
            return Some(Wrong { failure, entry, said: step.value.clone() });
        }
    }
    None
}

/// The game of a scenario: its tag, the articles that it cites, or the first game that it names.
#[must_use]
pub fn game_of(case: &Case) -> Option<GameId> {
    Here::of(case, StepType::Given).game
}

/// Whether a step is a known sentence, or said otherwise in the language of its project.
#[must_use]
pub fn is_understood(case: &Case, step: &Step) -> bool {
    bind(case, step, &LazyCell::new(|| game_of(case))).is_ok()
}

fn bind<'c>(
    case: &'c Case,
    step: &Step,
    game: &LazyCell<Option<GameId>, impl FnOnce() -> Option<GameId>>,
) -> Result<Meant<'c>, Failure> {
    match Catalogue::get().find(&step.value) {
        Found::One(entry) => Ok(Meant::Itself(entry)),
        Found::Nothing => {
            let heard = (**game).map(|game| case.language.hear(&step.value, game, Some(step.ty)));
            match heard.as_deref() {
                Some(Heard::As(sentences)) => {
                    Ok(Meant::Otherwise(sentences.iter().filter_map(|text| said_so(step, text)).collect()))
                }
                Some(Heard::Several(readings)) => {
                    let message = format!("cette phrase peut se comprendre de plusieurs façons : « {} »", step.value);
                    let each = readings.iter().map(|sentences| format!("  {}", sentences.join(" ; ")));
                    let lines = std::iter::once("écrivez celle que vous voulez dire :".to_owned()).chain(each);
                    Err(Failure::new(FailureKind::Undefined, message).showing(lines))
                }
                other => {
                    let message = format!("cette phrase n'est pas connue : « {} »", step.value);
                    let words = match other {
                        Some(Heard::Unknown(words)) if !words.is_empty() => Some(unknown(words)),
                        _ => None,
                    };
                    let advice = advice(&step.value, &Here::of(case, step.ty));
                    Err(Failure::new(FailureKind::Undefined, message).showing(words.into_iter().chain(advice)))
                }
            }
        }
        Found::Several(entries) => Err(Failure::new(FailureKind::Crash, "plusieurs phrases conviennent")
            .showing(entries.iter().map(|entry| entry.pattern.to_string()))),
    }
}

/// The words that nobody knows, told.
fn unknown(words: &[String]) -> String {
    match words {
        [word] => format!("le mot « {word} » n'est pas connu ici"),
        words => format!("ces mots ne sont pas connus ici : « {} »", words.join(" », « ")),
    }
}

/// The step, said as the known sentence `text`.
fn said_so<'c>(step: &Step, text: &str) -> Option<(&'static Entry, Cow<'c, Step>)> {
    match Catalogue::get().find(text) {
        Found::One(entry) => Some((entry, Cow::Owned(Step { value: text.to_owned(), ..step.clone() }))),
        Found::Nothing | Found::Several(_) => None,
    }
}

fn crash(panic: &(dyn Any + Send)) -> Failure {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
    Failure::new(FailureKind::Crash, format!("défaut d'arbitre, à nous signaler : {text}"))
}
