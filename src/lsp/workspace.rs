//! The projects around the texts that an editor shows: read again when their articles change on disk.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use arbitre_rules::GameId;

use crate::articles::{self, game_of};
use crate::diagnostic::Diagnostic;
use crate::project::{Project, root_around};

/// The projects met so far, by their root.
#[derive(Debug, Default)]
pub(super) struct Workspace {
    projects: BTreeMap<PathBuf, Known>,
}

#[derive(Debug)]
struct Known {
    /// When the articles of each game were last written.
    written: Vec<Option<SystemTime>>,
    project: Result<Project, Vec<Diagnostic>>,
}

impl Workspace {
    /// The project that a file belongs to: that of the nearest folder that has features.
    pub(super) fn project(&mut self, file: &Path) -> Option<&Project> {
        self.known(file)?.project.as_ref().ok()
    }

    /// What is wrong with the articles of that project.
    pub(super) fn wrong(&mut self, file: &Path) -> Vec<Diagnostic> {
        self.known(file).and_then(|known| known.project.as_ref().err().cloned()).unwrap_or_default()
    }

    fn known(&mut self, file: &Path) -> Option<&Known> {
        let root = root_around(file.parent()?)?;
        let written = GameId::ALL
            .iter()
            .map(|&game| std::fs::metadata(file_of(root, game)).and_then(|metadata| metadata.modified()).ok());
        let written: Vec<_> = written.collect();
        if self.projects.get(root).is_none_or(|known| known.written != written) {
            self.projects.insert(root.to_owned(), Known { written, project: Project::at(root) });
        }
        self.projects.get(root)
    }
}

fn file_of(root: &Path, game: GameId) -> PathBuf {
    root.join("features").join(game.slug()).join(articles::FILE)
}

/// Where an article stands: its file, its line and the columns of its number, from 0.
pub(super) fn place(project: &Project, article: &str) -> Option<(PathBuf, usize, usize)> {
    let path = file_of(project.root(), game_of(article)?);
    let text = String::from_utf8(project.read(&path).ok()?).ok()?;
    let line = articles::lines_of(&text, article).next()?;
    let column = text.lines().nth(line)?.find(article)?;
    Some((path, line, column))
}
