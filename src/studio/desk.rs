//! Writing: what a draft comes to, from its mistakes to its boards, without touching the disk.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use arbitre_rules::{Player, count};
use futures::executor::block_on;
use gherkin::{Step, StepType};
use serde::{Deserialize, Serialize};

use super::view::{Board, Ending, Refused, remarks};
use crate::diagnostic::{Diagnostic, Severity, spaced};
use crate::project::Project;
use crate::session::{self, Verdict};
use crate::spec::application::this_program;
use crate::spec::corrections::{Here, advice, corrections_of};
use crate::spec::explained::{meant, told};
use crate::spec::film::Frame;
use crate::spec::language::lessons::{self, Taught};
use crate::spec::plan::Case;
use crate::spec::play::{Played, Status, is_understood, play};
use crate::spec::reader::keywords::said;
use crate::spec::reader::lines::{Line, Token};
use crate::spec::reader::typography::sentence;
use crate::spec::reader::{self, House, Reading, glance};
use crate::spec::run::{Ruling, ScenarioResult};
use crate::spec::snapshot::{self, Owners};
use crate::spec::steps::THEMES;
use crate::spec::teach::offers;

/// Legal turns offered at most.
const MOST_TURNS: usize = 400;

/// A feature being written, and the line where its author is.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Draft {
    /// Below `features/`.
    path: String,
    text: String,
    /// Counted from 1.
    line: usize,
}

/// What a draft comes to.
#[derive(Serialize, Debug)]
pub(super) struct Judgement {
    /// Mistakes and remarks, each at its place.
    marks: Vec<Mark>,
    scenarios: Vec<Judged>,
    /// `refused`, `divergent` or `conforming`.
    verdict: &'static str,
    /// The verdict in a sentence.
    summary: String,
    film: Option<Film>,
}

/// Something to be marked in the text.
#[derive(Serialize, Debug)]
struct Mark {
    /// `error` or `remark`.
    severity: &'static str,
    line: usize,
    column: usize,
    width: usize,
    message: String,
    help: String,
    /// What to write in the place of what is marked: a keyword, a tag.
    replacement: Option<String>,
    /// Sentences to write instead.
    instead: Vec<String>,
    /// What could be taught, if it is a sentence that is not understood.
    teach: Option<Teach>,
}

/// A sentence that could be taught.
#[derive(Serialize, Debug)]
struct Teach {
    said: String,
    game: &'static str,
    /// Known sentences that it may stand for.
    offers: Vec<String>,
}

impl Teach {
    /// A step that is not understood; none where nothing can be written.
    fn of(project: &Project, case: &Case, step: &Step) -> Option<Self> {
        let here = Here::of(case, step.ty);
        let game = here.game.filter(|_| !here.application && !project.is_embedded() && !is_understood(case, step))?;
        Some(Self { said: step.value.clone(), game: game.slug(), offers: offers(&step.value, &here, &case.language) })
    }
}

/// A scenario that was played.
#[derive(Serialize, Debug)]
struct Judged {
    title: String,
    line: usize,
    conforming: bool,
}

/// The scenario where the author is, step by step.
#[derive(Serialize, Debug)]
struct Film {
    title: String,
    line: usize,
    steps: Vec<Shot>,
    frames: Vec<Picture>,
}

/// A step of that scenario.
#[derive(Serialize, Debug)]
struct Shot {
    line: usize,
    text: String,
    /// `passed`, `failed`, `skipped`, or `unplayed` while the file is refused.
    status: &'static str,
    /// « compris : … », if it was understood otherwise than it is written.
    understood: Option<String>,
    /// The picture after it.
    frame: Option<usize>,
}

#[derive(Serialize, Debug)]
struct Picture {
    heading: String,
    accepted: Option<bool>,
    refused: Option<Refused>,
    board: Board,
    ending: Ending,
    remarks: BTreeMap<String, String>,
}

/// A draft cannot be judged by articles that are wrong.
pub(super) fn without_articles(wrong: &[Diagnostic]) -> Judgement {
    let mark = |finding: &Diagnostic| {
        let message = format!("{} : {}", finding.place(), finding.message);
        Mark::of(&Diagnostic { help: finding.help.clone(), ..Diagnostic::file(finding.path.clone(), message, "") })
    };
    let marks: Vec<_> = wrong.iter().map(mark).collect();
    let (verdict, summary) = verdict(true, &marks, &[]);
    Judgement { marks, scenarios: Vec::new(), verdict, summary, film: None }
}

/// Judges a draft, as `arbitre verifier` would judge the file.
pub(super) fn judge(project: &Project, draft: &Draft) -> Judgement {
    let reading = read(project, draft);
    let mut marks: Vec<_> = reading.findings.iter().map(Mark::of).collect();
    let refused = reading.is_refused();
    let source = reading.source.clone();
    let lines = glance(&source);
    let cases = cases(project, reading);
    let here = at(&cases, draft.line);
    let mut scenarios = Vec::new();
    let owners = Owners::default();
    let mut film = None;
    if refused {
        marks.extend(cases.iter().flat_map(|case| unknown(project, case, &lines)));
        film = here.map(|index| Film::unplayed(&cases[index]));
    } else {
        for (index, case) in cases.iter().enumerate() {
            let played = block_on(play(case, &this_program()));
            let mut result = ScenarioResult::of(case, &played);
            marks.extend(result.failures.iter().map(|failed| {
                let step = case.steps().map(|(step, _)| step).find(|step| step.position.line == failed.line);
                let instead = step.map(|step| instead(case, step, &lines)).unwrap_or_default();
                let teach = step.and_then(|step| Teach::of(project, case, step));
                let mark = Mark::failure(failed.line, failed.column, &failed.sentence, &failed.failure, instead);
                Mark { teach, ..mark }
            }));
            if let Some(judged) =
                film_path(project, case).and_then(|path| snapshot::judge(project, &path, case, &played, false, &owners))
            {
                let line = case.scenario.position.line;
                match judged {
                    Ok(note) => marks.push(Mark::note(line, case.scenario.position.col, &case.scenario.keyword, note)),
                    Err(failure) => {
                        marks.push(Mark::failure(line, case.scenario.position.col, &case.title, &failure, Vec::new()));
                        result.failures.push(crate::spec::run::StepFailure {
                            sentence: String::new(),
                            line,
                            column: 1,
                            failure,
                        });
                    }
                }
            }
            scenarios.push(Judged {
                title: case.scenario.name.clone(),
                line: case.scenario.position.line,
                conforming: result.verdict() == Ruling::Conforming,
            });
            if Some(index) == here {
                film = Some(Film::of(case, &played));
            }
        }
    }
    // The rows of an outline may all say the same.
    marks.sort_by(|one, other| (one.line, one.column, &one.message).cmp(&(other.line, other.column, &other.message)));
    marks.dedup_by(|one, other| (one.line, &one.message) == (other.line, &other.message));
    let (verdict, summary) = verdict(refused, &marks, &scenarios);
    Judgement { marks, scenarios, verdict, summary, film }
}

fn verdict(refused: bool, marks: &[Mark], scenarios: &[Judged]) -> (&'static str, String) {
    if refused {
        let mistakes = marks.iter().filter(|mark| mark.severity == "error").count();
        return ("refused", format!("à corriger avant de jouer : {}", count(mistakes, "erreur", "erreurs")));
    }
    let all = count(scenarios.len(), "scénario", "scénarios");
    match scenarios.iter().filter(|scenario| !scenario.conforming).count() {
        0 => ("conforming", spaced(&format!("{all} : conforme"))),
        wrong => ("divergent", spaced(&format!("{all} : {}", count(wrong, "divergent", "divergents")))),
    }
}

/// Where the film of a case is, if the project keeps films.
fn film_path(project: &Project, case: &Case) -> Option<std::path::PathBuf> {
    if project.is_embedded() { None } else { snapshot::path(&project.snapshots(), case) }
}

fn read(project: &Project, draft: &Draft) -> Reading {
    let path = project.features().join(&draft.path);
    let house = House::of(project.articles(), &path);
    reader::read(&path.display().to_string(), draft.text.as_bytes(), &Taught(Some(project)), Some(&house))
}

fn cases(project: &Project, reading: Reading) -> Vec<Case> {
    let feature = reading.feature.or(reading.understood);
    feature.map(|feature| Case::all_in(feature, &reading.source, &lessons::language(project))).unwrap_or_default()
}

/// The case on a line: the row of an outline if it is one, else the scenario that began last, else the first.
fn at(cases: &[Case], line: usize) -> Option<usize> {
    let row = cases.iter().position(|case| case.row.is_some() && case.scenario.position.line == line);
    let begun = cases.iter().map(|case| case.lines.0).filter(|&first| first <= line).max();
    row.or_else(|| cases.iter().position(|case| begun.is_none_or(|begun| case.lines.0 == begun)))
}

/// The sentences of a case that nobody knows.
fn unknown(project: &Project, case: &Case, lines: &[(Line<'_>, Token)]) -> Vec<Mark> {
    let steps = case.steps().map(|(step, _)| step);
    let unknown = steps.filter(|step| !step.value.trim().is_empty() && !is_understood(case, step));
    let mark = |step: &Step| {
        let instead = instead(case, step, lines);
        let advice = || advice(&step.value, &Here::of(case, step.ty), &case.language).join("\n");
        Mark {
            severity: "error",
            line: step.position.line,
            column: step.position.col,
            width: step.keyword.chars().count() + 1 + step.value.chars().count(),
            message: spaced(&format!("cette phrase n'est pas connue : « {} »", step.value)),
            help: if instead.is_empty() { advice() } else { String::new() },
            replacement: None,
            instead,
            teach: Teach::of(project, case, step),
        }
    };
    unknown.map(mark).collect()
}

/// What to write on the line of an unknown sentence.
fn instead(case: &Case, step: &Step, lines: &[(Line<'_>, Token)]) -> Vec<String> {
    match lines.get(step.position.line.saturating_sub(1)) {
        Some((_, Token::Step { value, .. })) if !is_understood(case, step) => {
            let corrections = corrections_of(value, &step.value, &Here::of(case, step.ty));
            corrections.into_iter().map(|correction| correction.text).collect()
        }
        _ => Vec::new(),
    }
}

impl Mark {
    fn of(finding: &Diagnostic) -> Self {
        Self {
            severity: if finding.severity == Severity::Error { "error" } else { "remark" },
            line: finding.line.max(1),
            column: finding.column.max(1),
            width: finding.width,
            message: spaced(&finding.message),
            help: spaced(&finding.help),
            replacement: finding.replacement.clone(),
            instead: Vec::new(),
            teach: None,
        }
    }

    fn failure(
        line: usize,
        column: usize,
        sentence: &str,
        failure: &crate::spec::failure::Failure,
        instead: Vec<String>,
    ) -> Self {
        // What to write instead is offered apart.
        let details = if instead.is_empty() {
            failure.details.join("\n").trim_start_matches('\n').to_owned()
        } else {
            String::new()
        };
        Self {
            severity: "error",
            line,
            column: column.max(1),
            width: sentence.chars().count().max(1),
            message: spaced(&failure.message),
            help: details,
            replacement: None,
            instead,
            teach: None,
        }
    }

    fn note(line: usize, column: usize, marked: &str, note: String) -> Self {
        let (severity, width, column) = ("remark", marked.chars().count().max(1), column.max(1));
        let (message, help, replacement, instead) = (spaced(&note), String::new(), None, Vec::new());
        Self { severity, line, column, width, message, help, replacement, instead, teach: None }
    }
}

impl Film {
    fn of(case: &Case, played: &Played) -> Self {
        let status = |index: usize| {
            let unseen = played.unseen.iter().any(|(step, _)| *step == index);
            match played.steps.get(index) {
                Some(Status::Passed) if !unseen => "passed",
                Some(Status::Passed | Status::Failed(_)) => "failed",
                _ => "skipped",
            }
        };
        let all_known = case.steps().all(|(step, _)| is_understood(case, step));
        if all_known { Self::with(case, played.frames(), status) } else { Self::unplayed(case) }
    }

    /// The boards of a scenario that cannot be judged yet, as far as its sentences are known.
    fn unplayed(case: &Case) -> Self {
        let played = block_on(play(&beginning(case, usize::MAX), &this_program()));
        Self::with(case, played.frames(), |_| "unplayed")
    }

    fn with(case: &Case, frames: &[Frame], status: impl Fn(usize) -> &'static str) -> Self {
        let pictures: Vec<_> = frames.iter().map(Picture::of).collect();
        let after = |index: usize| {
            let last = frames.iter().rposition(|frame| frame.step <= index);
            // What sets up is seen all at once.
            last.or_else(|| (!frames.is_empty()).then_some(0))
        };
        let shot = |(index, (step, _)): (usize, (&Step, bool))| Shot {
            line: step.position.line,
            text: said(&step.keyword, &step.value),
            status: status(index),
            understood: meant(case, step).map(|sentences| spaced(&told(&sentences))),
            frame: after(index),
        };
        Self {
            title: case.scenario.name.clone(),
            line: case.scenario.position.line,
            steps: case.steps().enumerate().map(shot).collect(),
            frames: pictures,
        }
    }
}

/// The same case up to a line, or to its first unknown sentence, and a claim after it: set-ups are seen by a claim.
fn beginning(case: &Case, line: usize) -> Case {
    let mut case = case.clone();
    let mut scenario = (*case.scenario).clone();
    let end = scenario.steps.iter().position(|step| step.position.line >= line || !is_understood(&case, step));
    scenario.steps.truncate(end.unwrap_or(scenario.steps.len()));
    scenario.steps.push(Step {
        keyword: "Alors".into(),
        ty: StepType::Then,
        value: sentence("la partie continue"),
        docstring: None,
        table: None,
        span: scenario.span,
        position: scenario.position,
    });
    case.scenario = cucumber::event::Source::new(scenario);
    case
}

impl Picture {
    fn of(frame: &Frame) -> Self {
        let refused = match &frame.verdict {
            Some(Verdict::Refused(refusal)) => Some(Refused::of(refusal)),
            _ => None,
        };
        Self {
            heading: frame.heading.clone(),
            accepted: frame.verdict.as_ref().map(|verdict| *verdict == Verdict::Accepted),
            refused,
            board: Board::of(frame.game, &frame.position),
            ending: Ending::of(frame.game, &frame.standing, frame.position.turn.map_or(0, Player::index)),
            remarks: remarks(&frame.remarks),
        }
    }
}

/// What can be played where the author is.
#[derive(Serialize, Debug)]
pub(super) struct Turns {
    game: Option<&'static str>,
    /// « le joueur 1 joue », as a sentence begins.
    opening: String,
    turns: Vec<String>,
}

/// The legal turns after the steps above the author's line.
pub(super) fn turns(project: &Project, draft: &Draft) -> Turns {
    let none = || Turns { game: None, opening: String::new(), turns: Vec::new() };
    let cases = cases(project, read(project, draft));
    let Some(index) = at(&cases, draft.line) else { return none() };
    let played = block_on(play(&beginning(&cases[index], draft.line), &this_program()));
    let Some(frame) = played.frames().last() else { return none() };
    let Ok(mut session) = session::open(frame.game.id, &frame.position) else { return none() };
    let mut turns = Vec::new();
    let _ = session.visit_turns(&mut |turn| {
        turns.push(turn);
        if turns.len() < MOST_TURNS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let name = frame.game.players[frame.position.turn.map_or(0, Player::index)];
    let opening = format!("{} {}", name.subject, name.agree("joue", "jouent"));
    Turns { game: Some(frame.game.id.slug()), opening, turns }
}

/// Sentences about one thing.
#[derive(Serialize, Debug)]
pub(super) struct Sentences {
    theme: &'static str,
    phrases: Vec<Sentence>,
}

#[derive(Serialize, Debug)]
struct Sentence {
    model: &'static str,
    example: String,
    note: &'static str,
}

/// Every sentence that is understood.
pub(super) fn sentences() -> Vec<Sentences> {
    let theme = |theme: &crate::spec::steps::Theme| Sentences {
        theme: theme.title,
        phrases: theme
            .phrases
            .iter()
            .map(|phrase| Sentence { model: phrase.model, example: phrase.example(), note: phrase.note })
            .collect(),
    };
    THEMES.iter().map(theme).collect()
}
