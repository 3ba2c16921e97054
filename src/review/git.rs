//! What git knows of a project, asked of the `git` program: of its plumbing, which speaks the same whatever the settings.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

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
        let repository = self.run(&["rev-parse", "--git-dir"])?;
        if !repository.status.success() {
            let not_trusted = String::from_utf8_lossy(&repository.stderr).contains("dubious ownership");
            return Err(if not_trusted {
                "ce dépôt git appartient à quelqu'un d'autre, et git n'y lit rien : voyez son réglage « safe.directory »"
            } else {
                "ce dossier n'est pas dans un dépôt git"
            }
            .into());
        }
        let commit = format!("{revision}^{{commit}}");
        let found = self.run(&["rev-parse", "--verify", "--quiet", "--end-of-options", &commit])?;
        let id = String::from_utf8_lossy(&found.stdout).trim().to_owned();
        if found.status.success() && !id.is_empty() {
            Ok(id)
        } else {
            Err(format!("git ne connaît pas la révision « {revision} » ici"))
        }
    }

    /// The files below `parts` that are not as in `commit`, those that git does not follow yet included, or never will.
    ///
    /// # Errors
    /// What git says.
    pub fn changed(&self, commit: &str, parts: &[&str]) -> Result<Vec<PathBuf>, String> {
        let names =
            |text: String| text.split('\0').filter(|name| !name.is_empty()).map(PathBuf::from).collect::<Vec<_>>();
        let diff = ["diff-index", "--name-only", "--no-renames", "--no-ext-diff", "--relative", "-z", commit, "--"];
        let mut all = names(self.ask(&[&diff[..], parts].concat())?);
        // Whatever somebody's settings have git ignore: we read it.
        let others = ["ls-files", "--others", "-z", "--"];
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
        if listed.is_empty() {
            Ok(None)
        } else {
            self.ask(&["cat-file", "blob", &format!("{commit}:./{name}")]).map(Some)
        }
    }

    fn ask(&self, arguments: &[&str]) -> Result<String, String> {
        let output = self.run(arguments)?;
        if output.status.success() {
            String::from_utf8(output.stdout).map_err(|_| "git donne un fichier qui n'est pas en UTF-8".into())
        } else {
            let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
            Err(format!("git n'a pas pu répondre à « git {} » ({said})", arguments[0]))
        }
    }

    fn run(&self, arguments: &[&str]) -> Result<Output, String> {
        let mut git = Command::new("git");
        // What a hook or a shell has set is about another question; the settings that let git read here stay.
        for (name, _) in std::env::vars_os() {
            let text = name.to_string_lossy();
            if text.starts_with("GIT_") && !text.starts_with("GIT_CONFIG") {
                git.env_remove(&name);
            }
        }
        git.env_remove("LANGUAGE")
            .envs([("LC_ALL", "C"), ("GIT_OPTIONAL_LOCKS", "0"), ("GIT_LITERAL_PATHSPECS", "1")])
            .args(["--no-pager", "-c", "core.quotePath=false", "-c", "core.fsmonitor=false", "-c", "color.ui=false"])
            .current_dir(&self.folder)
            .args(arguments)
            .output()
            .map_err(|error| format!("le programme git ne se lance pas ({})", why(&error)))
    }
}
