//! The project around the current folder: its features, its articles, its films.

use std::path::{Path, PathBuf};

use crate::articles::Articles;
use crate::diagnostic::Diagnostic;

/// A folder with `features/`, and `snapshots/` for their films.
#[derive(Clone, Debug)]
pub struct Project {
    root: PathBuf,
    articles: Articles,
}

impl Project {
    /// The project whose root is `root`; one without features has no articles.
    ///
    /// # Errors
    /// What is wrong with its articles.
    pub fn at(root: &Path) -> Result<Self, Vec<Diagnostic>> {
        Ok(Self { root: root.to_owned(), articles: Articles::read(&root.join("features"))? })
    }

    /// Its folder.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// A path within it, as we name it.
    #[must_use]
    pub fn path(&self, relative: &Path) -> PathBuf {
        self.root.join(relative)
    }

    /// Where its features are.
    #[must_use]
    pub fn features(&self) -> PathBuf {
        self.root.join("features")
    }

    /// Where its films are.
    #[must_use]
    pub fn snapshots(&self) -> PathBuf {
        self.root.join("snapshots")
    }

    /// Its articles.
    #[must_use]
    pub fn articles(&self) -> &Articles {
        &self.articles
    }

    /// Whether a file is one of its own features, whatever way it is named.
    #[must_use]
    pub fn owns(&self, path: &Path) -> bool {
        let (Ok(features), Ok(path)) = (self.features().canonicalize(), path.canonicalize()) else { return false };
        path.starts_with(features)
    }
}
