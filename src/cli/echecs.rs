//! What failed the last time, kept in `.arbitre/` so that it can be run again alone.

use std::collections::{BTreeSet, HashMap};
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use arbitre::disk;
use arbitre::spec::run::Outcome;

const FOLDER: &str = ".arbitre";
const FILE: &str = "echecs.json";

/// What failed in a run.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Failures {
    /// Scenarios that diverged: their file and their title.
    pub(super) scenarios: BTreeSet<(String, String)>,
    /// Files that were refused.
    pub(super) refused: BTreeSet<String>,
}

impl Failures {
    /// Those of a run.
    pub(super) fn of(outcome: &Outcome) -> Self {
        let failed = outcome.scenarios.iter().filter(|scenario| !scenario.failures.is_empty());
        let played: BTreeSet<_> = outcome.scenarios.iter().map(|scenario| &scenario.path).collect();
        let errors = outcome.findings.iter().filter(|finding| finding.severity == arbitre::diagnostic::Severity::Error);
        Self {
            scenarios: failed.map(|scenario| (scenario.path.clone(), scenario.title.clone())).collect(),
            refused: errors.map(|finding| finding.path.clone()).filter(|path| !played.contains(path)).collect(),
        }
    }

    /// Those of the last run in a project; none if there was no run.
    pub(super) fn last(root: &Path) -> Option<Self> {
        serde_json::from_str(&std::fs::read_to_string(root.join(FOLDER).join(FILE)).ok()?).ok()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.scenarios.is_empty() && self.refused.is_empty()
    }

    /// Their files, those that still exist.
    pub(super) fn files(&self) -> Vec<PathBuf> {
        let all: BTreeSet<_> = self.scenarios.iter().map(|(path, _)| path).chain(&self.refused).collect();
        all.into_iter().map(PathBuf::from).filter(|path| path.exists()).collect()
    }

    /// The titles of the scenarios by file; a file that was refused is taken whole.
    pub(super) fn titles(&self) -> HashMap<String, BTreeSet<String>> {
        let mut titles: HashMap<String, BTreeSet<String>> = HashMap::new();
        for (path, title) in &self.scenarios {
            titles.entry(path.clone()).or_default().insert(title.clone());
        }
        titles
    }

    /// Keeps them for the next run, in a project that has features.
    pub(super) fn keep(&self, root: &Path) -> io::Result<()> {
        if !root.join("features").is_dir() || Self::last(root).as_ref() == Some(self) {
            return Ok(());
        }
        std::fs::create_dir_all(root.join(FOLDER))?;
        let text = serde_json::to_string_pretty(self).map_err(io::Error::other)?;
        disk::replace(&root.join(FOLDER).join(FILE), &text)
    }
}
