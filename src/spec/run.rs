//! Running features on all cores: our reader, runner and collector in the places that cucumber keeps for them.
//!
//! The cost of a run grows with the number of scenarios and nothing else: each is planned once, played once, and its events are
//! passed on in the order of the files.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cucumber::event::{self, HookType, Source};
use cucumber::{Event, cli, parser};
use futures::channel::mpsc;
use futures::stream::{self, LocalBoxStream, StreamExt};
use gherkin::{Feature, ParseFileError};

use super::catalogue::Catalogue;
use super::collector::Collector;
use super::explained::{Explained, explained};
use super::failure::{Failure, FailureKind};
use super::film::Frame;
use super::language::lessons::{self, Taught};
use super::parallel::in_parallel;
use super::plan::{Case, background_steps};
use super::play::{Played, Status, play_on};
use super::reader::keywords::said;
use super::reader::{self, House, Reading};
use super::select::Selection;
use super::snapshot::{self, Owners};
use super::world::World;
use crate::diagnostic::{Diagnostic, Severity, why};
use crate::project::{Project, root_around};
use crate::session::Opener;
use crate::tree::{self, Tree};

/// What to run, and how.
#[derive(Clone, Debug)]
pub struct Order {
    /// The project, for its articles and films.
    pub project: Project,
    /// The files to read, as they were named.
    pub files: Vec<PathBuf>,
    /// Which of their scenarios.
    pub selection: Selection,
    /// Whether a film that was never accepted fails the scenario.
    pub strict_films: bool,
    /// How many threads play.
    pub threads: usize,
    /// Who plays: our own rules if nobody else. Films are compared for ours only.
    pub engine: Option<Arc<dyn Opener>>,
    /// Our own program, for the scenarios about it.
    pub program: PathBuf,
    /// Whether films without a scenario are looked for although not everything is played.
    pub all_films: bool,
    /// Whether to tell how steps were understood that are written in other words.
    pub explains: bool,
}

impl Order {
    /// Whether the run has to tell which films have no scenario: all of the project's own features are in it, unfiltered. Of
    /// shares, the first tells for all.
    fn looks_for_orphans(&self) -> bool {
        let unfiltered = Selection { fragment: None, ..self.selection.clone() }.is_everything();
        let asked = unfiltered && self.engine.is_none() && self.selection.fragment.is_none_or(|it| it.holds(0));
        if self.project.is_embedded() || !(asked || self.all_films) {
            return false;
        }
        let own = self.files.iter().filter(|file| self.project.owns(file)).count();
        // With a folder that cannot be read, nobody knows whether these are all.
        own > 0 && project_files(&self.project).is_ok_and(|files| files.len() == own)
    }
}

/// What came out of a run.
#[derive(Debug, Default)]
pub struct Outcome {
    /// Every scenario that was played, in order.
    pub scenarios: Vec<ScenarioResult>,
    /// How many were found, in files that could be read, before and after selection.
    pub found: usize,
    /// How many were to be played.
    pub selected: usize,
    /// Lines asked for that belong to no scenario, as `fichier:ligne`.
    pub empty_lines: Vec<String>,
    /// What is wrong with files, in order.
    pub findings: Vec<Diagnostic>,
    /// How many files were refused.
    pub refused_files: usize,
    /// Films that no scenario makes any more; looked for when everything runs.
    pub orphans: Vec<PathBuf>,
    /// Whether they were to be looked for, and could not be.
    pub orphans_unknown: bool,
    /// Pairs of scenarios whose films would have the same name.
    pub clashes: Vec<String>,
    /// Whether somebody's program was refereed, rather than our own rules.
    pub refereed: bool,
    /// The text of each file, to show lines of it.
    pub sources: HashMap<String, Arc<str>>,
    /// Steps understood otherwise than they are written, by file and line, if they were asked for.
    pub explained: Option<BTreeSet<Explained>>,
}

/// One scenario that was played.
#[derive(Clone, Debug)]
pub struct ScenarioResult {
    /// Its file, as it was named.
    pub path: String,
    /// Its line, or that of its row.
    pub line: usize,
    /// The title of its feature.
    pub feature: String,
    /// Its title.
    pub title: String,
    /// Its tags, those of its feature and rule included.
    pub tags: Vec<String>,
    /// How many steps it has.
    pub steps: usize,
    /// What failed.
    pub failures: Vec<StepFailure>,
    /// Why it says nothing about the program being refereed, if it does not.
    pub not_applicable: Option<Failure>,
    /// Reasons of refusals that were not compared: the program being refereed words them itself.
    pub not_compared: usize,
    /// What is worth knowing although it did not fail.
    pub notes: Vec<String>,
    /// All its steps as they were played, if it failed.
    pub told: Vec<String>,
}

impl ScenarioResult {
    /// The result of a case that was just played; its film is another matter.
    #[must_use]
    pub fn of(case: &Case, played: &Played) -> Self {
        let steps: Vec<_> = case.steps().map(|(step, _)| step).collect();
        let mut result = Self::begun(&case.feature, case.rule.as_deref(), &case.scenario);
        played.failures().for_each(|(index, failure)| result.failed(told_failure(steps[index], failure)));
        result
    }

    pub(super) fn begun(feature: &Feature, rule: Option<&gherkin::Rule>, scenario: &gherkin::Scenario) -> Self {
        Self {
            path: feature.path.as_ref().map(|path| path.display().to_string()).unwrap_or_default(),
            line: scenario.position.line,
            feature: feature.name.clone(),
            title: scenario.name.clone(),
            tags: super::plan::effective_tags(feature, rule, scenario),
            steps: background_steps(feature, rule).count() + scenario.steps.len(),
            failures: Vec::new(),
            not_applicable: None,
            not_compared: 0,
            notes: Vec::new(),
            told: Vec::new(),
        }
    }

    pub(super) fn failed(&mut self, failed: StepFailure) {
        match failed.failure.kind {
            FailureKind::NotApplicable | FailureKind::UnknownGame => {
                self.not_applicable.get_or_insert(failed.failure);
            }
            FailureKind::NotCompared => self.not_compared += 1,
            _ => self.failures.push(failed),
        }
    }

    /// What it comes to.
    #[must_use]
    pub const fn verdict(&self) -> Ruling {
        match (self.failures.is_empty(), &self.not_applicable) {
            (false, _) => Ruling::Divergent,
            (true, Some(_)) => Ruling::NotApplicable,
            (true, None) => Ruling::Conforming,
        }
    }

    /// The articles among its tags.
    pub fn articles(&self) -> impl Iterator<Item = &str> {
        self.tags.iter().map(String::as_str).filter(|tag| super::plan::is_article(tag))
    }
}

/// What a scenario comes to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ruling {
    /// Everything is as it says.
    Conforming,
    /// It needs something that the program being refereed cannot do: neither right nor wrong.
    NotApplicable,
    /// Something is not as it says.
    Divergent,
}

impl Ruling {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Conforming => "conforme",
            Self::NotApplicable => "non applicable",
            Self::Divergent => "divergent",
        }
    }
}

/// A step that failed.
#[derive(Clone, Debug)]
pub struct StepFailure {
    /// The sentence with its keyword.
    pub sentence: String,
    /// Where it stands.
    pub line: usize,
    /// In characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub failure: Failure,
}

/// Runs everything, on this thread and as many others as ordered.
#[must_use]
pub fn run(order: Order, on_scenario: impl Fn() + 'static) -> Outcome {
    let ledger = Arc::new(Ledger::default());
    let order = Arc::new(order);
    let parser = Reader { order: Arc::clone(&order), ledger: Arc::clone(&ledger) };
    let runner = Runner { order: Arc::clone(&order), ledger: Arc::clone(&ledger) };
    let collector =
        Collector { scenarios: Vec::new(), findings: Vec::new(), refused_files: 0, on_scenario: Box::new(on_scenario) };
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime without I/O");
    let cucumber =
        cucumber::Cucumber::<World, _, Vec<PathBuf>, _, _>::custom(parser, runner, collector).with_default_cli();
    let collector = runtime.block_on(cucumber.run(order.files.clone()));
    let sources = std::mem::take(&mut *held(&ledger.sources));
    let (expected, clashes) = std::mem::take(&mut *held(&ledger.films));
    let empty_lines = std::mem::take(&mut *held(&ledger.empty_lines));
    let mut remarks = std::mem::take(&mut *held(&ledger.remarks));
    // Those of the scenarios come from all threads.
    remarks.sort_by(|one, other| (&one.path, one.line).cmp(&(&other.path, other.line)));
    let mut findings: Vec<_> = collector.findings.into_iter().chain(remarks).collect();
    let mut refused_files = collector.refused_files;
    let mut orphans = None;
    let wanted = order.looks_for_orphans();
    if wanted && refused_files == 0 && order.engine.is_none() {
        let snapshots = order.project.snapshots();
        match snapshot::orphans(&snapshots, &expected) {
            Ok(found) => orphans = Some(found),
            Err(error) => {
                refused_files += 1;
                findings.push(Diagnostic::file(
                    snapshots.display().to_string(),
                    format!("les films ne se lisent pas ({error})"),
                    "vérifiez ce dossier et ses droits",
                ));
            }
        }
    }
    Outcome {
        scenarios: collector.scenarios,
        found: ledger.found.load(Ordering::Relaxed),
        selected: ledger.selected.load(Ordering::Relaxed),
        empty_lines,
        findings,
        refused_files,
        orphans_unknown: wanted && orphans.is_none(),
        orphans: orphans.unwrap_or_default(),
        clashes,
        refereed: order.engine.is_some(),
        sources,
        explained: order.explains.then(|| std::mem::take(&mut *held(&ledger.explained))),
    }
}

/// What the parts of a run tell each other beside the events.
#[derive(Debug, Default)]
struct Ledger {
    sources: Mutex<HashMap<String, Arc<str>>>,
    remarks: Mutex<Vec<Diagnostic>>,
    /// The films that the project's scenarios make, and names that two scenarios would share.
    films: Mutex<(BTreeSet<PathBuf>, Vec<String>)>,
    empty_lines: Mutex<Vec<String>>,
    explained: Mutex<BTreeSet<Explained>>,
    owners: Owners,
    found: AtomicUsize,
    selected: AtomicUsize,
}

/// A page of the ledger: a panic elsewhere takes nothing from it.
fn held<T>(page: &Mutex<T>) -> MutexGuard<'_, T> {
    page.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Reads one file as the run wants it: strictly if it is the project's own.
#[must_use]
pub fn read_file(path: &Path, project: &Project) -> Reading {
    let name = path.display().to_string();
    let house = House::of(project.articles(), path);
    let house = project.owns(path).then_some(&house);
    let refused = |message: String, help: &str| Reading {
        path: name.clone(),
        source: String::new(),
        feature: None,
        understood: None,
        findings: vec![Diagnostic::file(name.clone(), message, help)],
    };
    // Its films could not be found again under the name that is shown.
    if path.to_str().is_none() {
        return refused("le nom de ce fichier n'est pas en UTF-8".into(), "renommez-le, ou le dossier qui le contient");
    }
    match project.read(path) {
        Ok(bytes) => reader::read(&name, &bytes, &Taught(Some(project)), house),
        Err(error) => refused(format!("ce fichier ne se lit pas ({})", why(&error)), "vérifiez son nom et ses droits"),
    }
}

/// Reads files on several threads, in their order.
#[must_use]
pub fn read_files(files: &[PathBuf], project: &Project, threads: usize) -> Vec<Reading> {
    // The sentences get ready while the lines are read in which they will be looked for.
    std::thread::spawn(Catalogue::get);
    in_parallel(threads, files, |path| read_file(path, project))
}

/// Our reader, as cucumber's parser. What it refuses travels inside cucumber's own error.
struct Reader {
    order: Arc<Order>,
    ledger: Arc<Ledger>,
}

impl cucumber::Parser<Vec<PathBuf>> for Reader {
    type Cli = cli::Empty;
    type Output = stream::Iter<std::vec::IntoIter<parser::Result<Feature>>>;

    fn parse(self, files: Vec<PathBuf>, _: cli::Empty) -> Self::Output {
        let readings = read_files(&files, &self.order.project, self.order.threads);
        let all = readings.into_iter().map(|reading| {
            let path = reading.path.clone();
            held(&self.ledger.sources).insert(path.clone(), reading.source.into());
            match reading.feature {
                Some(feature) => {
                    held(&self.ledger.remarks).extend(reading.findings);
                    Ok(feature)
                }
                None => {
                    let source = std::io::Error::other(Refused(reading.findings));
                    Err(ParseFileError::Reading { path: path.into(), source }.into())
                }
            }
        });
        stream::iter(all.collect::<Vec<_>>())
    }
}

/// Why a file was refused.
#[derive(Debug)]
pub(super) struct Refused(pub(super) Vec<Diagnostic>);

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|finding| write!(f, "{} : {}", finding.place(), finding.message))
    }
}

impl std::error::Error for Refused {}

/// Plays scenarios on several threads and tells what happened in the order of the files.
struct Runner {
    order: Arc<Order>,
    ledger: Arc<Ledger>,
}

pub(super) type Told = parser::Result<Event<event::Cucumber<World>>>;

fn tell(event: event::Cucumber<World>) -> Told {
    Ok(Event::new(event))
}

/// A case to play, and where its film is, if it has one.
struct Job {
    case: Case,
    film: Option<PathBuf>,
}

/// What one thread found out about a case: cucumber's events cannot change threads. The pictures stay where they were made.
struct Verdict {
    /// The steps that failed, by their index.
    failed: Vec<(usize, Failure)>,
    unseen: Vec<(usize, Failure)>,
    film: Option<Result<String, Failure>>,
}

impl cucumber::Runner<World> for Runner {
    type Cli = cli::Empty;
    type EventStream = LocalBoxStream<'static, Told>;

    fn run<S>(self, features: S, _: cli::Empty) -> Self::EventStream
    where
        S: stream::Stream<Item = parser::Result<Feature>> + 'static,
    {
        let whole = async move {
            let mut features: Vec<_> = features.collect().await;
            let errors: Vec<Told> =
                features.extract_if(.., |feature| feature.is_err()).filter_map(|error| error.err().map(Err)).collect();
            let features: Vec<_> = features.into_iter().filter_map(Result::ok).collect();
            let cases = self.plan(features);
            let parsed = event::Cucumber::ParsingFinished {
                features: 0,
                rules: 0,
                scenarios: cases.len(),
                steps: 0,
                parser_errors: errors.len(),
            };
            let before = errors.into_iter().chain([tell(event::Cucumber::Started), tell(parsed)]);
            let events = self.play_all(cases).flat_map(|events| stream::iter(events.into_iter().map(tell)));
            stream::iter(before).chain(events).chain(stream::iter([tell(event::Cucumber::Finished)]))
        };
        stream::once(whole).flatten().boxed_local()
    }
}

impl Runner {
    fn plan(&self, features: Vec<Feature>) -> Vec<Job> {
        let sources = held(&self.ledger.sources).clone();
        let language = lessons::language(&self.order.project);
        let mut all = Vec::new();
        let mut films: BTreeMap<PathBuf, String> = BTreeMap::new();
        let mut clashes = Vec::new();
        for feature in features {
            let path = feature.path.clone().unwrap_or_default();
            let name = path.display().to_string();
            let source = sources.get(&name).cloned().unwrap_or_default();
            let cases = Case::all_in(feature, &source, &language);
            self.ledger.found.fetch_add(cases.len(), Ordering::Relaxed);
            let own = self.order.project.owns(&path);
            let snapshots = self.order.project.snapshots();
            let compared = own && self.order.engine.is_none();
            let film = |case: &Case| if compared { snapshot::path(&snapshots, case) } else { None };
            if compared {
                for (case, film) in cases.iter().filter_map(|case| Some((case, film(case)?))) {
                    let place = format!("{name}:{}", case.scenario.position.line);
                    match films.entry(film) {
                        Entry::Occupied(first) => {
                            clashes.push(format!("{place} : {}", snapshot::title_taken(first.get())))
                        }
                        Entry::Vacant(free) => {
                            free.insert(place);
                        }
                    }
                }
            }
            held(&self.ledger.empty_lines).extend(self.order.selection.empty_lines(&name, &cases));
            let selected = self.order.selection.of_file(&name, cases).into_iter();
            all.extend(selected.map(|case| Job { film: film(&case), case }));
        }
        if let Some(fragment) = self.order.selection.fragment {
            let mut ranks = 0..;
            all.retain(|_| ranks.next().is_some_and(|rank| fragment.holds(rank)));
        }
        self.ledger.selected.store(all.len(), Ordering::Relaxed);
        *held(&self.ledger.films) = (films.into_keys().collect(), clashes);
        all
    }

    /// The events of the cases, in order, as they come.
    fn play_all(self, jobs: Vec<Job>) -> impl stream::Stream<Item = Vec<event::Cucumber<World>>> {
        let (told, telling) = mpsc::unbounded::<(usize, Vec<Verdict>)>();
        let jobs: Arc<[Job]> = jobs.into();
        let next = Arc::new(AtomicUsize::new(0));
        let runner = Arc::new(self);
        let threads = runner.order.threads.min(jobs.len());
        // Few at a time, since some take long; but many scenarios are told many at a time.
        let portion = (jobs.len() / (256 * threads.max(1))).clamp(1, 32);
        for _ in 0..threads {
            let (told, jobs, next, runner) = (told.clone(), Arc::clone(&jobs), Arc::clone(&next), Arc::clone(&runner));
            std::thread::spawn(move || runner.work(&jobs, portion, &next, &told));
        }
        drop(told);
        // A portion that was quick waits for those before it.
        let waiting: BTreeMap<usize, Vec<Verdict>> = BTreeMap::new();
        stream::unfold((telling, waiting, 0, jobs), |(mut telling, mut waiting, turn, jobs)| async move {
            loop {
                if let Some(verdicts) = waiting.remove(&turn) {
                    let near = |index: Option<usize>| jobs.get(index?).map(|job: &Job| &job.case);
                    let next = turn + verdicts.len();
                    let events = (turn..).zip(verdicts).flat_map(|(turn, verdict)| {
                        events(&jobs[turn].case, verdict, near(turn.checked_sub(1)), near(Some(turn + 1)))
                    });
                    return Some((events.collect(), (telling, waiting, next, jobs)));
                }
                let (first, verdicts) = telling.next().await?;
                waiting.insert(first, verdicts);
            }
        })
    }

    fn work(
        &self,
        jobs: &[Job],
        portion: usize,
        next: &AtomicUsize,
        told: &mpsc::UnboundedSender<(usize, Vec<Verdict>)>,
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime without I/O");
        let (project, strict) = (&self.order.project, self.order.strict_films);
        let judge = |job: &Job| {
            let played = runtime.block_on(play_on(&job.case, self.order.engine.clone(), &self.order.program));
            let film = job
                .film
                .as_ref()
                .and_then(|path| snapshot::judge(project, path, &job.case, &played, strict, &self.ledger.owners));
            let unplayed = played.frames().iter().filter_map(|frame| unplayed(&job.case, frame));
            held(&self.ledger.remarks).extend(unplayed);
            if self.order.explains {
                let explained = explained(&job.case);
                held(&self.ledger.explained).extend(explained);
            }
            let failed = played.steps.into_iter().enumerate().filter_map(|(index, status)| match status {
                Status::Failed(failure) => Some((index, failure)),
                Status::Passed | Status::Skipped => None,
            });
            Verdict { failed: failed.collect(), unseen: played.unseen, film }
        };
        loop {
            let first = next.fetch_add(portion, Ordering::Relaxed);
            let mine = &jobs[first.min(jobs.len())..(first + portion).min(jobs.len())];
            if mine.is_empty() || told.unbounded_send((first, mine.iter().map(judge).collect())).is_err() {
                return;
            }
        }
    }
}

/// What cucumber is told about a case: its feature and rule too, if it is the first or the last of them.
fn events(
    case: &Case,
    Verdict { failed, unseen, film }: Verdict,
    before: Option<&Case>,
    after: Option<&Case>,
) -> Vec<event::Cucumber<World>> {
    let mut events = Vec::new();
    let same_feature = |other: Option<&Case>| other.is_some_and(|other| other.feature == case.feature);
    let same_rule =
        |other: Option<&Case>| other.is_some_and(|other| other.feature == case.feature && other.rule == case.rule);
    if !same_feature(before) {
        events.push(event::Cucumber::feature_started(case.feature.clone()));
    }
    if let Some(rule) = case.rule.as_ref().filter(|_| !same_rule(before)) {
        events.push(event::Cucumber::rule_started(case.feature.clone(), rule.clone()));
    }
    let mut tell = |event: event::Scenario<World>| {
        events.push(event::Cucumber::scenario(
            case.feature.clone(),
            case.rule.clone(),
            case.scenario.clone(),
            event.with_retries(None),
        ));
    };
    tell(event::Scenario::Started);
    // Who counts the steps knows them from the scenario: only those that failed are worth a word.
    if !failed.is_empty() || !unseen.is_empty() {
        let steps: Vec<_> = case.steps().collect();
        for (index, failure) in &failed {
            let (step, in_background) = steps[*index];
            let error = event::StepError::Panic(Arc::new(told_failure(step, failure)));
            let (step, event) = (Source::new(step.clone()), event::Step::Failed(None, None, None, error));
            let told = if in_background {
                event::Scenario::Background(step, event)
            } else {
                event::Scenario::Step(step, event)
            };
            tell(told);
        }
        for (index, failure) in &unseen {
            tell(event::Scenario::hook_failed(HookType::After, None, Arc::new(told_failure(steps[*index].0, failure))));
        }
    }
    match film {
        Some(Err(failure)) => {
            let told = StepFailure {
                sentence: String::new(),
                line: case.scenario.position.line,
                column: case.scenario.position.col,
                failure,
            };
            tell(event::Scenario::hook_failed(HookType::After, None, Arc::new(told)));
        }
        Some(Ok(note)) => tell(event::Scenario::Log(note)),
        None => {}
    }
    tell(event::Scenario::Finished);
    if let Some(rule) = case.rule.as_ref().filter(|_| !same_rule(after)) {
        events.push(event::Cucumber::rule_finished(case.feature.clone(), rule.clone()));
    }
    if !same_feature(after) {
        events.push(event::Cucumber::feature_finished(case.feature.clone()));
    }
    events
}

/// What an action says and was not played, because something before it was refused.
fn unplayed(case: &Case, frame: &Frame) -> Option<Diagnostic> {
    let message = frame.unplayed_told()?;
    let (step, _) = case.steps().nth(frame.step)?;
    let line = &step.position;
    let path = case.path();
    Some(Diagnostic {
        severity: Severity::Remark,
        line: line.line,
        column: line.col,
        ..Diagnostic::file(path, format!("un refus arrête cette action : {message}"), "")
    })
}

fn told_failure(step: &gherkin::Step, failure: &Failure) -> StepFailure {
    StepFailure {
        sentence: said(&step.keyword, &step.value),
        line: step.position.line,
        column: step.position.col,
        failure: failure.clone(),
    }
}

/// Whether a file is a feature by its name; `.feature.txt` is what Notepad makes of one.
#[must_use]
pub fn is_feature(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
    name.ends_with(".feature") || name.ends_with(".feature.txt")
}

/// The features of a project, in the order of their names.
///
/// # Errors
/// A folder cannot be read, or a link leads out of the project.
pub fn project_files(project: &Project) -> std::io::Result<Vec<PathBuf>> {
    let features = project.features();
    if project.is_embedded() {
        return Ok(crate::embedded::features(&features));
    }
    project.tree(&features, is_feature).map(|tree| tree.files)
}

/// The features below a folder, in the order of their names.
///
/// # Errors
/// A folder cannot be read, or a link leads out of the project around this one; it is named.
pub fn feature_files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    feature_tree(folder).map(|tree| tree.files)
}

/// The same, and the links among them that are not followed.
///
/// # Errors
/// As for [`feature_files`].
pub fn feature_tree(folder: &Path) -> std::io::Result<Tree> {
    let real = folder.canonicalize();
    let root = real.as_deref().ok().and_then(root_around);
    tree::below(folder, root.unwrap_or(folder), is_feature)
}
