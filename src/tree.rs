//! The files below a folder, each once. Links are followed as far as they stay within a boundary, and never in circles.

use std::collections::{BTreeSet, VecDeque};
use std::io;
use std::path::{Path, PathBuf};

use crate::diagnostic::{Diagnostic, Severity, why};

/// What is below a folder.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    /// The files, in the order of their names.
    pub files: Vec<PathBuf>,
    /// Links to files that are among them already.
    pub again: Vec<PathBuf>,
    /// Links that are not followed, since what they lead to is read already.
    pub remarks: Vec<Diagnostic>,
}

/// The files below a folder whose path is `wanted`. A wanted link that leads nowhere, or out, is among them: reading it tells.
///
/// # Errors
/// A folder cannot be read, or a link leads to one outside of `boundary`: it is named.
pub fn below(folder: &Path, boundary: &Path, wanted: impl Fn(&Path) -> bool) -> io::Result<Tree> {
    let real = folder.canonicalize().map_err(|error| unreadable(folder, &error))?;
    let boundary = boundary.canonicalize().map_err(|error| unreadable(boundary, &error))?;
    let mut walk = Walk {
        boundary,
        wanted,
        tree: Tree::default(),
        folders: BTreeSet::new(),
        files: BTreeSet::new(),
        links: VecDeque::new(),
    };
    walk.folder(folder, real)?;
    // What has a name of its own goes by that name: links come after everything else.
    while let Some((link, around)) = walk.links.pop_front() {
        walk.link(&link, &around)?;
    }
    walk.tree.files.sort();
    Ok(walk.tree)
}

struct Walk<W> {
    boundary: PathBuf,
    wanted: W,
    tree: Tree,
    /// The folders and files met so far, by their real paths.
    folders: BTreeSet<PathBuf>,
    files: BTreeSet<PathBuf>,
    /// Links to look at, each with the real folder around it.
    links: VecDeque<(PathBuf, PathBuf)>,
}

impl<W: Fn(&Path) -> bool> Walk<W> {
    fn folder(&mut self, named: &Path, real: PathBuf) -> io::Result<()> {
        if self.folders.contains(&real) {
            self.tree.remarks.push(twice(named, &real));
            return Ok(());
        }
        let entries = std::fs::read_dir(named).and_then(|entries| entries.collect::<Result<Vec<_>, _>>());
        let mut entries = entries.map_err(|error| unreadable(named, &error))?;
        entries.sort_by_key(std::fs::DirEntry::file_name);
        for entry in entries {
            let (path, inside) = (entry.path(), real.join(entry.file_name()));
            let kind = entry.file_type().map_err(|error| unreadable(named, &error))?;
            if kind.is_symlink() {
                self.links.push_back((path, real.clone()));
            } else if kind.is_dir() {
                self.folder(&path, inside)?;
            } else if (self.wanted)(&path) {
                self.file(path, inside);
            }
        }
        self.folders.insert(real);
        Ok(())
    }

    fn file(&mut self, named: PathBuf, real: PathBuf) {
        if self.files.contains(&real) {
            self.tree.remarks.push(twice(&named, &real));
            self.tree.again.push(named);
        } else {
            self.files.insert(real);
            self.tree.files.push(named);
        }
    }

    fn link(&mut self, link: &Path, around: &Path) -> io::Result<()> {
        // Emacs marks a file that is being changed with a link that leads nowhere.
        let is_mark = link.file_name().is_some_and(|name| name.to_string_lossy().starts_with(".#"));
        match link.canonicalize() {
            Err(_) if is_mark => {}
            Err(_) if (self.wanted)(link) => self.tree.files.push(link.to_owned()),
            Err(error) => return Err(unreadable(link, &error)),
            Ok(real) if !real.is_dir() => {
                if (self.wanted)(link) {
                    self.file(link.to_owned(), real);
                }
            }
            Ok(real) if around.starts_with(&real) => self
                .tree
                .remarks
                .push(remark(link, "ce lien ramène au dossier qui le contient : il n'est pas suivi".into())),
            Ok(real) if !real.starts_with(&self.boundary) => {
                return Err(io::Error::other(format!("le lien « {} » {LEADS_OUT}", link.display())));
            }
            Ok(real) => self.folder(link, real)?,
        }
        Ok(())
    }
}

/// What is wrong with a link that leads out of a project.
pub const LEADS_OUT: &str = "mène hors du projet, où rien n'est lu : copiez-y ce qu'il montre, ou supprimez-le";

fn twice(named: &Path, real: &Path) -> Diagnostic {
    let name = real.file_name().unwrap_or_default().to_string_lossy();
    remark(named, format!("ce lien mène à « {name} », qui est déjà lu sous son propre nom : il n'est pas lu deux fois"))
}

fn remark(link: &Path, message: String) -> Diagnostic {
    let help = "supprimez ce lien s'il ne sert à rien d'autre";
    Diagnostic { severity: Severity::Remark, ..Diagnostic::file(link.display().to_string(), message, help) }
}

fn unreadable(path: &Path, error: &io::Error) -> io::Error {
    let is_link = path.symlink_metadata().is_ok_and(|about| about.is_symlink());
    let message = if is_link && path.metadata().is_err() {
        format!(
            "le lien « {} » ne mène nulle part : supprimez-le, ou faites-le mener à un fichier du projet",
            path.display()
        )
    } else {
        format!("le dossier « {} » ne se lit pas ({})", path.display(), why(error))
    };
    io::Error::other(message)
}
