//! Films beside the accepted ones, as `.snap.new`, for somebody to accept or to reject.
//!
//! `cargo test` writes them, and so do we, so that an expert needs no other command; the line of the assertion tells which are
//! insta's own.

use std::io;
use std::path::{Path, PathBuf};

use super::{Scenarios, Subject};
use crate::diagnostic::why;
use crate::disk;
use crate::project::Project;
use crate::spec::plan::Case;
use crate::spec::play::play;
use crate::spec::snapshot::{self, Comparison, article_of, without_header};
use crate::tree::LEADS_OUT;

/// What only a pending film of insta's has.
const INSTA_ONLY: &str = "assertion_line:";

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

impl Scenarios {
    /// Those of all files of a project, each played by our own rules: a film that is not the accepted one is written beside it. What `cargo test`
    /// wrote stays: its rules may be newer than those of this program.
    ///
    /// # Errors
    /// A film cannot be written.
    pub fn filmed(project: &Project, files: &[PathBuf], program: &Path) -> io::Result<Self> {
        let runtime = tokio::runtime::Builder::new_current_thread().build()?;
        let mut all = Self::default();
        let mut failing: io::Result<usize> = Ok(0);
        all.visit(project, files, |cases| {
            for case in cases {
                let Ok(before) = failing else { return };
                failing = runtime.block_on(film(case, project, program)).map(|fails| before + usize::from(fails));
            }
        });
        all.failing = failing?;
        if all.refused.is_empty() {
            all.forget_strays(&project.snapshots())?;
        }
        Ok(all)
    }

    /// Removes the films that we wrote for scenarios that are gone.
    fn forget_strays(&self, snapshots: &Path) -> io::Result<()> {
        let paths = snapshot::files(snapshots, ".snap.new")?;
        for new in paths.iter().filter(|new| !self.by_film.contains_key(&new.with_extension(""))) {
            if !is_of_insta(new) {
                std::fs::remove_file(new).map_err(|error| named(new, &error))?;
            }
        }
        Ok(())
    }
}

/// Whether `cargo test` wrote this pending film.
fn is_of_insta(new: &Path) -> bool {
    header(&disk::read_text(new).unwrap_or_default()).lines().any(|line| line.starts_with(INSTA_ONLY))
}

/// Plays a scenario, and writes its film to be reviewed if it has to be; one that fails has no film yet. Whether it does.
async fn film(case: &Case, project: &Project, program: &Path) -> io::Result<bool> {
    let Some(path) = snapshot::path(&project.snapshots(), case) else { return Ok(false) };
    let new = beside(&path);
    if is_of_insta(&new) {
        return Ok(false);
    }
    let played = play(case, program).await;
    let text = played.film(case);
    let fails = played.failures().next().is_some();
    let is_accepted = || {
        snapshot::compare(project, &path, &text) == Comparison::Same
            && snapshot::wrong_header(project, &path, case).is_none()
    };
    if fails || is_accepted() {
        return match std::fs::remove_file(&new) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(named(&new, &error)),
            _ => Ok(fails),
        };
    }
    let folder = path.parent().unwrap_or(&path);
    std::fs::create_dir_all(folder).map_err(|error| named(folder, &error))?;
    if let Some(link) = [folder, &new].into_iter().find(|path| project.leads_out(path)) {
        return Err(io::Error::other(format!("le lien « {} » {LEADS_OUT}", link.display())));
    }
    let file = snapshot::with_header(project, case, &text);
    disk::ordinary(&new).and_then(|()| disk::replace(&new, &file)).map_err(|error| named(&new, &error))?;
    Ok(false)
}

/// An error that says which file or folder it is about.
fn named(path: &Path, error: &io::Error) -> io::Error {
    io::Error::other(format!("« {} » : {}", path.display(), why(error)))
}

impl Pending {
    /// Every pending film below a folder, in the order of their names.
    ///
    /// # Errors
    /// A folder or a file cannot be read.
    pub fn all(snapshots: &Path, scenarios: &Scenarios) -> io::Result<Vec<Self>> {
        let paths = snapshot::files(snapshots, ".snap.new")?;
        paths.iter().map(|path| Self::read(path, scenarios)).collect()
    }

    fn read(new: &Path, scenarios: &Scenarios) -> io::Result<Self> {
        let file = disk::read_text(new).map_err(|error| named(new, &error))?;
        let path = new.with_extension("");
        // What is no text is shown as far as it is: accepting the new film mends it.
        let before = match disk::read(&path) {
            Ok(bytes) => Some(without_header(&String::from_utf8_lossy(&bytes)).to_owned()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(named(&path, &error)),
        };
        let subject = scenarios.by_film.get(&path).cloned();
        Ok(Self { before, after: without_header(&file).to_owned(), subject, path, file })
    }

    /// The article it is about.
    #[must_use]
    pub fn article(&self) -> Option<&str> {
        self.subject.as_ref().and_then(Subject::article).or_else(|| article_of(&self.after))
    }

    /// Where the pending film is.
    #[must_use]
    pub fn new_path(&self) -> PathBuf {
        beside(&self.path)
    }

    /// Puts it in the place of the accepted one. Interrupted, this leaves the old film or the new one, whole.
    ///
    /// # Errors
    /// The folder cannot be written, or the pending film is no longer the one that was shown.
    pub fn accept(&self) -> io::Result<()> {
        if disk::read_text(&self.new_path())? != self.file {
            return Err(io::Error::other("ce film a changé depuis qu'il a été montré"));
        }
        if self.path.is_symlink() {
            // The film takes the place of the link: what is behind it may be no business of ours.
            std::fs::remove_file(&self.path)?;
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

/// What stands above the film in a file of insta's.
fn header(file: &str) -> &str {
    let length = snapshot::parts(file).map_or(0, |(_, film)| file.len() - film.len());
    &file[..length]
}

/// The file without the number of the line that asserted it, which insta keeps in pending files only.
fn without_line(file: &str) -> String {
    let header = header(file);
    let kept: String = header.split_inclusive('\n').filter(|line| !line.starts_with(INSTA_ONLY)).collect();
    format!("{kept}{}", &file[header.len()..])
}

/// Where the film that waits stands, beside the accepted one.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push(".new");
    name.into()
}
