//! What there is to review: films that wait to be accepted, and what a branch changes.
//!
//! Knows the specification and git; [`report`](crate::report) draws what is found here.

pub mod changes;
pub mod git;
pub mod lessons;
pub mod pending;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::path::{Path, PathBuf};

use crate::project::Project;
use crate::spec::catalogue::Catalogue;
use crate::spec::duplicates;
use crate::spec::format::aligned;
use crate::spec::language::lessons::language;
use crate::spec::plan::Case;
use crate::spec::reader::keywords::said;
use crate::spec::run::read_file;
use crate::spec::snapshot;

/// A scenario as a reviewer reads it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// Its articles, the one of its film last.
    pub articles: Vec<String>,
    /// Its title.
    pub title: String,
    /// Its file, as it was named.
    pub path: String,
    /// Its line.
    pub line: usize,
    /// What is played: every step, those of the backgrounds included and placeholders filled in.
    pub text: String,
    /// What of it is set up and played, if something is: a scenario keeps it when its title and its claims change.
    played: Option<String>,
}

impl Subject {
    /// The scenario of a case.
    #[must_use]
    pub fn of(case: &Case) -> Self {
        let mut lines = Vec::new();
        for (step, _) in case.steps() {
            lines.push(said(&step.keyword, &step.value));
            if let Some(table) = &step.table {
                let rows: Vec<&[String]> = table.rows.iter().map(Vec::as_slice).collect();
                lines.extend(aligned(&rows).into_iter().map(|row| format!("  {row}")));
            }
            if let Some(text) = &step.docstring {
                lines.extend(text.lines().map(|line| format!("  {line}").trim_end().to_owned()));
            }
        }
        Self {
            articles: case.articles().map(str::to_owned).collect(),
            title: case.scenario.name.clone(),
            path: case.path(),
            line: case.scenario.position.line,
            text: lines.join("\n"),
            played: duplicates::played(case, Catalogue::get()),
        }
    }

    /// The article of its film.
    #[must_use]
    pub fn article(&self) -> Option<&str> {
        self.articles.last().map(String::as_str)
    }

    /// `fichier:ligne`.
    #[must_use]
    pub fn place(&self) -> String {
        format!("{}:{}", self.path, self.line)
    }
}

/// The scenarios of a project by the path of their film.
#[derive(Clone, Debug, Default)]
pub struct Scenarios {
    /// Each scenario that has a film.
    pub by_film: BTreeMap<PathBuf, Subject>,
    /// The files that are refused: their scenarios are not known.
    pub refused: Vec<String>,
    /// Scenarios whose film would have the name of another's: what is wrong with each.
    pub clashes: Vec<String>,
    /// How many scenarios fail: what they show is not to be accepted.
    pub failing: usize,
}

impl Scenarios {
    /// Those of files on disk.
    #[must_use]
    pub fn of(project: &Project, files: &[PathBuf]) -> Self {
        let mut all = Self::default();
        all.visit(project, files, |_| {});
        all
    }

    /// Reads those of files on disk, and shows each file's to `look`.
    fn visit(&mut self, project: &Project, files: &[PathBuf], mut look: impl FnMut(&[Case])) {
        for file in files {
            let reading = read_file(file, project);
            match reading.feature {
                Some(feature) => {
                    let cases = Case::all_in(feature, &reading.source, &language(project));
                    look(&cases);
                    self.add(&cases, &project.snapshots());
                }
                None => self.refused.push(reading.path),
            }
        }
    }

    /// Adds the scenarios of one file.
    fn add(&mut self, cases: &[Case], snapshots: &Path) {
        for (film, subject) in
            cases.iter().filter_map(|case| Some((snapshot::path(snapshots, case)?, Subject::of(case))))
        {
            match self.by_film.entry(film) {
                Entry::Occupied(first) => {
                    self.clashes.push(format!("{} : {}", subject.place(), snapshot::title_taken(&first.get().place())));
                }
                Entry::Vacant(free) => {
                    free.insert(subject);
                }
            }
        }
    }
}
