//! The projects around the texts that an editor shows: read again when their articles or lexicons change on disk.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use arbitre_rules::GameId;

use crate::articles::{self, game_of};
use crate::diagnostic::Diagnostic;
use crate::disk::{Stamp, stamp};
use crate::project::{LEXICON, Project, root_around};
use crate::spec::language::lessons;

/// The projects met so far, by their root.
#[derive(Debug, Default)]
pub(super) struct Workspace {
    projects: BTreeMap<PathBuf, Known>,
}

#[derive(Debug)]
struct Known {
    /// The articles and the lexicon of each game as they were read.
    written: Vec<Option<Stamp>>,
    project: Result<Project, Vec<Diagnostic>>,
}

impl Workspace {
    /// The project that a file belongs to: that of the nearest folder that has features.
    pub(super) fn project(&mut self, file: &Path) -> Option<&Project> {
        self.known(file)?.project.as_ref().ok()
    }

    /// What is wrong with the articles or the lexicons of that project.
    pub(super) fn wrong(&mut self, file: &Path) -> Vec<Diagnostic> {
        self.known(file).and_then(|known| known.project.as_ref().err().cloned()).unwrap_or_default()
    }

    fn known(&mut self, file: &Path) -> Option<&Known> {
        let root = root_around(file.parent()?)?;
        let lexicon = |game: &GameId| file_of(root, *game).with_file_name(LEXICON);
        let papers = GameId::ALL.iter().flat_map(|game| [file_of(root, *game), lexicon(game)]);
        let papers = papers.chain([root.join("features").join(LEXICON)]);
        let written: Vec<_> = papers.map(|path| stamp(&path)).collect();
        if self.projects.get(root).is_none_or(|known| known.written != written) {
            self.projects
                .insert(root.to_owned(), Known { written, project: Project::at(root).and_then(lessons::checked) });
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
