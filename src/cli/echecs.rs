//! What failed the last time, kept in `.arbitre/` so that it can be run again alone.

use std::collections::{BTreeSet, HashMap};
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use arbitre::diagnostic::{spaced, why};
use arbitre::disk;
use arbitre::project::Project;
use arbitre::spec::plan::Case;
use arbitre::spec::reader::Reading;
use arbitre::spec::run::{Outcome, read_file};
use arbitre::tree::LEADS_OUT;

const FOLDER: &str = ".arbitre";
const FILE: &str = "echecs.json";

/// What failed in a run.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Failures {
    /// Scenarios that diverged: their file, from the root of the project, and their title.
    pub(super) scenarios: BTreeSet<(String, String)>,
    /// Files that were refused.
    pub(super) refused: BTreeSet<String>,
    /// Whether something else was wrong, such as films without a scenario: only a run of everything tells whether it still is.
    #[serde(default)]
    pub(super) elsewhere: bool,
}

impl Failures {
    /// Those of a run.
    pub(super) fn of(outcome: &Outcome, project: &Project) -> Self {
        let name = |path: &str| project.relative(Path::new(path)).display().to_string();
        let failed = outcome.scenarios.iter().filter(|scenario| !scenario.failures.is_empty());
        let played: BTreeSet<_> = outcome.scenarios.iter().map(|scenario| &scenario.path).collect();
        let errors = outcome.findings.iter().filter(|finding| finding.severity == arbitre::diagnostic::Severity::Error);
        Self {
            scenarios: failed.map(|scenario| (name(&scenario.path), scenario.title.clone())).collect(),
            refused: errors
                .map(|finding| &finding.path)
                .filter(|path| outcome.sources.contains_key(*path) && !played.contains(path))
                .map(|path| name(path))
                .collect(),
            elsewhere: outcome.orphans_unknown
                || !outcome.orphans.is_empty()
                || !outcome.clashes.is_empty()
                || outcome.scenarios.len() < outcome.selected,
        }
    }

    /// Those of the last run in a project; none if there was no run.
    pub(super) fn last(project: &Project) -> Option<Self> {
        serde_json::from_str(&disk::read_text(&place(project).ok()?).ok()?).ok()
    }

    pub(super) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Their files, those that still exist.
    pub(super) fn files(&self, project: &Project) -> Vec<PathBuf> {
        let all: BTreeSet<_> = self.scenarios.iter().map(|(path, _)| path).chain(&self.refused).collect();
        all.into_iter().map(|path| project.path(Path::new(path))).filter(|path| path.exists()).collect()
    }

    /// The titles of the scenarios by file; a file that was refused is taken whole.
    pub(super) fn titles(&self, project: &Project) -> HashMap<String, BTreeSet<String>> {
        let mut titles: HashMap<String, BTreeSet<String>> = HashMap::new();
        for (path, title) in &self.scenarios {
            titles.entry(project.path(Path::new(path)).display().to_string()).or_default().insert(title.clone());
        }
        titles
    }

    /// Those that a run did not play, nor find mended: they are still to be run again.
    pub(super) fn left_by(self, outcome: &Outcome, project: &Project) -> Self {
        let name = |path: &str| project.relative(Path::new(path)).display().to_string();
        let played: BTreeSet<_> = outcome.scenarios.iter().map(|it| (name(&it.path), it.title.clone())).collect();
        let read: BTreeSet<_> = outcome.sources.keys().map(|path| name(path)).collect();
        Self {
            scenarios: self.scenarios.into_iter().filter(|scenario| !played.contains(scenario)).collect(),
            refused: self.refused.into_iter().filter(|path| !read.contains(path)).collect(),
            elsewhere: false,
        }
    }

    /// These and others.
    pub(super) fn with(mut self, others: Self) -> Self {
        self.scenarios.extend(others.scenarios);
        self.refused.extend(others.refused);
        self.elsewhere |= others.elsewhere;
        self
    }

    /// What cannot be found any more, in words: a file that is gone, a scenario that has another title now.
    pub(super) fn lost(&self, project: &Project) -> Vec<String> {
        let mut lost = Vec::new();
        for path in self.refused.iter().filter(|path| !project.path(Path::new(path)).exists()) {
            lost.push(format!("« {path} » n'existe plus"));
        }
        for (path, titles) in self.titles(project) {
            let feature = Path::new(&path).exists().then(|| read_file(Path::new(&path), project));
            let present: Option<BTreeSet<_>> = match feature {
                None => Some(BTreeSet::new()),
                // A file that is refused now says so itself.
                Some(Reading { feature, source, .. }) => feature.map(|feature| {
                    Case::all(feature, &source).into_iter().map(|case| case.scenario.name.clone()).collect()
                }),
            };
            let gone =
                titles.into_iter().filter(|title| present.as_ref().is_some_and(|present| !present.contains(title)));
            lost.extend(gone.map(|title| format!("« {title} » ne se trouve plus dans {path}")));
        }
        lost.sort();
        lost
    }

    /// Keeps them for the next run, in a project that has features. If that cannot be done, those of an earlier run, which would be
    /// taken for these, are told of.
    pub(super) fn keep(&self, project: &Project) {
        let last = Self::last(project);
        if !project.root().join("features").is_dir() || last.as_ref() == Some(self) {
            return;
        }
        let keep = || {
            let path = place(project)?;
            path.parent().map_or(Ok(()), std::fs::create_dir_all)?;
            let text = serde_json::to_string_pretty(self).map_err(io::Error::other)?;
            disk::replace(&path, &text)
        };
        if let (Err(error), Some(_)) = (keep(), last) {
            let why = why(&error);
            let told = format!(
                "remarque : ce qui a échoué n'est pas noté ({why}) : « --relancer-echecs » rejouerait ce qui avait échoué auparavant"
            );
            eprintln!("{}", spaced(&told));
        }
    }
}

/// Where they are kept: a file of the project, or nothing is read or written.
fn place(project: &Project) -> io::Result<PathBuf> {
    let folder = project.path(Path::new(FOLDER));
    let path = folder.join(FILE);
    if let Some(link) = [&folder, &path].into_iter().find(|path| project.leads_out(path)) {
        return Err(io::Error::other(format!("le lien « {} » {LEADS_OUT}", link.display())));
    }
    disk::ordinary(&path).map(|()| path)
}
