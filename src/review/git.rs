//! What git knows of a project, asked of the `git` program.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::diagnostic::why;

/// A folder under git.
#[derive(Clone, Debug)]
pub struct Git {
    folder: PathBuf,
}

impl Git {
    /// The folder to ask about.
    #[must_use]
    pub fn at(folder: &Path) -> Self {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        Self { folder: folder.to_owned() }
    }

    /// The commit that a revision names.
    ///
    /// # Errors
    /// It names none, or this is no git repository.
    pub fn commit(&self, revision: &str) -> Result<String, String> {
        let commit = format!("{revision}^{{commit}}");
        self.ask(&["rev-parse", "--verify", "--quiet", "--end-of-options", &commit]).map(|id| id.trim().to_owned())
    }

    /// The files below `parts` that are not as in `commit`, those that git does not follow yet included.
    ///
    /// # Errors
    /// What git says.
    pub fn changed(&self, commit: &str, parts: &[&str]) -> Result<Vec<PathBuf>, String> {
        let names =
            |text: String| text.split('\0').filter(|name| !name.is_empty()).map(PathBuf::from).collect::<Vec<_>>();
        let diff = ["diff", "--name-only", "--no-renames", "--relative", "-z", commit, "--"];
        let mut all = names(self.ask(&[&diff[..], parts].concat())?);
        let others = ["ls-files", "--others", "--exclude-standard", "-z", "--"];
        all.extend(names(self.ask(&[&others[..], parts].concat())?));
        all.sort();
        all.dedup();
        Ok(all)
    }

    /// A file as it was in `commit`; none if it was not there.
    ///
    /// # Errors
    /// What git says.
    pub fn show(&self, commit: &str, path: &Path) -> Result<Option<String>, String> {
        let name = path.to_str().ok_or_else(|| format!("« {} » n'est pas un nom en UTF-8", path.display()))?;
        let listed = self.ask(&["ls-tree", "--name-only", "-z", commit, "--", name])?;
        if listed.is_empty() { Ok(None) } else { self.ask(&["show", &format!("{commit}:./{name}")]).map(Some) }
    }

    fn ask(&self, arguments: &[&str]) -> Result<String, String> {
        let output = Command::new("git")
            .current_dir(&self.folder)
            .args(arguments)
            .output()
            .map_err(|error| format!("le programme git ne se lance pas ({})", why(&error)))?;
        if output.status.success() {
            String::from_utf8(output.stdout).map_err(|_| "git donne un fichier qui n'est pas en UTF-8".into())
        } else {
            let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
            Err(if said.contains("not a git repository") {
                "ce dossier n'est pas dans un dépôt git".into()
            } else {
                said
            })
        }
    }
}
