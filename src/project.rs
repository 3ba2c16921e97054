//! The project around the current folder: its features, its articles, its films.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::articles::Articles;
use crate::diagnostic::Diagnostic;
use crate::embedded;

/// The name of a file that is standard input.
pub const STANDARD_INPUT: &str = "-";

/// Features, their articles, and their films.
#[derive(Clone, Debug)]
pub struct Project {
    features: PathBuf,
    snapshots: PathBuf,
    articles: Articles,
    /// Whether the features are those inside the program.
    embedded: bool,
}

impl Project {
    /// The project whose root is `root`; one without features has no articles.
    ///
    /// # Errors
    /// What is wrong with its articles.
    pub fn at(root: &Path) -> Result<Self, Vec<Diagnostic>> {
        Self::of(root.join("features"), root.join("snapshots"), false)
    }

    /// The features of a folder if one is given, else those of the current folder, else those inside the program.
    ///
    /// # Errors
    /// What is wrong with the articles.
    pub fn here(features: Option<&Path>) -> Result<Self, Vec<Diagnostic>> {
        match features {
            Some(folder) => Self::of(folder.to_owned(), folder.with_file_name("snapshots"), false),
            None if embedded::any() && !Path::new("features").is_dir() => {
                Self::of(PathBuf::from("features"), PathBuf::from("snapshots"), true)
            }
            None => Self::at(Path::new("")),
        }
    }

    fn of(features: PathBuf, snapshots: PathBuf, embedded: bool) -> Result<Self, Vec<Diagnostic>> {
        let articles = Articles::read(&features, embedded)?;
        Ok(Self { features, snapshots, articles, embedded })
    }

    /// The same, its articles read again.
    ///
    /// # Errors
    /// What is wrong with its articles by now.
    pub fn again(&self) -> Result<Self, Vec<Diagnostic>> {
        Self::of(self.features.clone(), self.snapshots.clone(), self.embedded)
    }

    /// Its folder.
    #[must_use]
    pub fn root(&self) -> &Path {
        self.features.parent().unwrap_or(Path::new(""))
    }

    /// A path within it, as we name it.
    #[must_use]
    pub fn path(&self, relative: &Path) -> PathBuf {
        self.root().join(relative)
    }

    /// Where its features are.
    #[must_use]
    pub fn features(&self) -> PathBuf {
        self.features.clone()
    }

    /// Where its films are.
    #[must_use]
    pub fn snapshots(&self) -> PathBuf {
        self.snapshots.clone()
    }

    /// Whether its features, articles and films are those inside the program.
    #[must_use]
    pub const fn is_embedded(&self) -> bool {
        self.embedded
    }

    /// The text of one of its files, if they are those inside the program.
    #[must_use]
    pub fn inside(&self, path: &Path) -> Option<&'static str> {
        embedded::text(path).filter(|_| self.embedded)
    }

    /// The bytes of one of its files, of any other on disk, or of standard input.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn read(&self, path: &Path) -> std::io::Result<Vec<u8>> {
        match self.inside(path) {
            Some(text) => Ok(text.as_bytes().to_vec()),
            None if path == Path::new(STANDARD_INPUT) => standard_input(),
            // A pipe that bears the name of a file would be waited for without end; one that the shell makes has no such name.
            None if path.extension().is_some() && path.metadata().is_ok_and(|about| !about.is_file()) => {
                Err(std::io::Error::other("ce n'est pas un fichier ordinaire"))
            }
            None => std::fs::read(path),
        }
    }

    /// Its articles.
    #[must_use]
    pub fn articles(&self) -> &Articles {
        &self.articles
    }

    /// Whether a file is one of its own features, whatever way it is named.
    #[must_use]
    pub fn owns(&self, path: &Path) -> bool {
        if self.inside(path).is_some() {
            return true;
        }
        let (Ok(features), Ok(path)) = (self.features().canonicalize(), path.canonicalize()) else { return false };
        path.starts_with(features)
    }
}

/// All of standard input, read once.
fn standard_input() -> std::io::Result<Vec<u8>> {
    static INPUT: OnceLock<Result<Vec<u8>, std::io::ErrorKind>> = OnceLock::new();
    let read = || {
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes).map_err(|error| error.kind())
    };
    INPUT.get_or_init(read).clone().map_err(Into::into)
}
