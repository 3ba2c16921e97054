//! Films that `cargo test` wrote beside the accepted ones, as `.snap.new`, for somebody to accept or to reject.

use std::io;
use std::path::{Path, PathBuf};

use super::{Scenarios, Subject, article_of, film_in};
use crate::disk;

/// One film to accept or to reject.
#[derive(Clone, Debug)]
pub struct Pending {
    /// Where the accepted film is, or would be.
    pub path: PathBuf,
    /// The accepted film.
    pub before: Option<String>,
    /// The new one.
    pub after: String,
    /// The scenario that makes it.
    pub subject: Option<Subject>,
    /// The new file as insta wrote it.
    file: String,
}

impl Pending {
    /// Every pending film below a folder, in the order of their names.
    ///
    /// # Errors
    /// A folder or a file cannot be read.
    pub fn all(snapshots: &Path, scenarios: &Scenarios) -> io::Result<Vec<Self>> {
        let mut paths = Vec::new();
        files(snapshots, ".snap.new", &mut paths)?;
        paths.iter().map(|path| Self::read(path, scenarios)).collect()
    }

    fn read(new: &Path, scenarios: &Scenarios) -> io::Result<Self> {
        let file = std::fs::read_to_string(new)?;
        let path = new.with_extension("");
        let before = match std::fs::read_to_string(&path) {
            Ok(text) => Some(film_in(&text).to_owned()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        let subject = scenarios.by_film.get(&path).cloned();
        Ok(Self { before, after: film_in(&file).to_owned(), subject, path, file })
    }

    /// The article it is about.
    #[must_use]
    pub fn article(&self) -> Option<&str> {
        self.subject.as_ref().and_then(Subject::article).or_else(|| article_of(&self.after))
    }

    /// Where the pending film is.
    #[must_use]
    pub fn new_path(&self) -> PathBuf {
        let mut name = self.path.clone().into_os_string();
        name.push(".new");
        name.into()
    }

    /// Puts it in the place of the accepted one. Interrupted, this leaves the old film or the new one, whole.
    ///
    /// # Errors
    /// The folder cannot be written, or the pending film is no longer the one that was shown.
    pub fn accept(&self) -> io::Result<()> {
        if std::fs::read_to_string(self.new_path())? != self.file {
            return Err(io::Error::other("ce film a changé depuis qu'il a été montré"));
        }
        disk::replace(&self.path, &without_line(&self.file))?;
        std::fs::remove_file(self.new_path())
    }

    /// Forgets it.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub fn reject(&self) -> io::Result<()> {
        std::fs::remove_file(self.new_path())
    }
}

/// The file without the number of the line that asserted it, which insta keeps in pending files only.
fn without_line(file: &str) -> String {
    let Some((header, body)) = file.strip_prefix("---\n").and_then(|rest| rest.split_once("\n---\n")) else {
        return file.to_owned();
    };
    let kept: Vec<_> = header.lines().filter(|line| !line.starts_with("assertion_line:")).collect();
    format!("---\n{}\n---\n{body}", kept.join("\n"))
}

/// The files below a folder whose name ends so, in the order of their names.
fn files(folder: &Path, end: &str, found: &mut Vec<PathBuf>) -> io::Result<()> {
    let mut entries: Vec<_> = match std::fs::read_dir(folder) {
        Ok(entries) => entries.collect::<Result<_, _>>()?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        if entry.file_type()?.is_dir() {
            files(&entry.path(), end, found)?;
        } else if entry.file_name().to_string_lossy().ends_with(end) {
            found.push(entry.path());
        }
    }
    Ok(())
}
