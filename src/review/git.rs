//! What git knows of a project, asked of the `git` program: of its plumbing, which speaks the same whatever the settings.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Component, Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::diagnostic::why;

/// Links followed one after the other, at most.
const MOST_LINKS: usize = 8;

/// Files as they were.
#[derive(Clone, Debug, Default)]
pub struct Then {
    /// What each held.
    pub files: BTreeMap<PathBuf, Vec<u8>>,
    /// Repositories within this one, and links out of this folder: what was there is not known here.
    pub unknown: Vec<PathBuf>,
}

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
            let said = said(&repository);
            return Err(if said.contains("dubious ownership") {
                "ce dépôt git appartient à quelqu'un d'autre, et git n'y lit rien : voyez son réglage « safe.directory »".into()
            } else if !self.is_under_git() {
                "ce dossier n'est pas dans un dépôt git".into()
            } else {
                format!("git ne peut rien lire ici (git répond : {said})")
            });
        }
        let commit = format!("{revision}^{{commit}}");
        let found = self.run(&["rev-parse", "--verify", "--quiet", "--end-of-options", &commit])?;
        let id = String::from_utf8_lossy(&found.stdout).trim().to_owned();
        if found.status.success() && !id.is_empty() {
            Ok(id)
        } else {
            let told =
                if found.stderr.is_empty() { String::new() } else { format!(" (git répond : {})", said(&found)) };
            Err(format!("git ne connaît pas la révision « {revision} » ici{told}"))
        }
    }

    /// Whether somebody made a repository around this folder, be it broken.
    fn is_under_git(&self) -> bool {
        let real = self.folder.canonicalize().unwrap_or_else(|_| self.folder.clone());
        real.ancestors().any(|around| around.join(".git").symlink_metadata().is_ok())
    }

    /// The files below `parts` that are `wanted`, as they were in `commit`. What the work tree or the index says of them does not
    /// count; links are followed as they were then, within this folder.
    ///
    /// # Errors
    /// What git says.
    pub fn files(&self, commit: &str, parts: &[&str], wanted: impl Fn(&Path) -> bool) -> Result<Then, String> {
        let mut then = Then::default();
        let mut found: Vec<(PathBuf, String)> = Vec::new();
        // Each part, and the name under which what is below it goes.
        let mut parts: Vec<(PathBuf, PathBuf, usize)> =
            parts.iter().map(|part| (part.into(), part.into(), MOST_LINKS)).collect();
        while let Some((part, name, links)) = parts.pop() {
            let path = part.to_str().ok_or_else(|| format!("« {} » n'est pas un nom en UTF-8", part.display()))?;
            let listed = self.ask(&["ls-tree", "-r", "-z", commit, "--", path])?;
            for entry in String::from_utf8_lossy(&listed).split_terminator('\0') {
                let Some((about, path)) = entry.split_once('\t') else { continue };
                let Ok(rest) = Path::new(path).strip_prefix(&part) else { continue };
                let name = if rest.as_os_str().is_empty() { name.clone() } else { name.join(rest) };
                let id = about.rsplit(' ').next().unwrap_or_default().to_owned();
                if about.starts_with("160000") {
                    then.unknown.push(name);
                } else if !about.starts_with("120000") {
                    found.extend(wanted(&name).then_some((name, id)));
                } else {
                    let target = self.ask(&["cat-file", "blob", &id])?;
                    let around = Path::new(path).parent().unwrap_or(Path::new(""));
                    match inside(&around.join(&*String::from_utf8_lossy(&target))) {
                        Some(target) if links > 0 => parts.push((target, name, links - 1)),
                        _ if wanted(&name) => then.unknown.push(name),
                        _ => {}
                    }
                }
            }
        }
        let ids: Vec<_> = found.iter().map(|(_, id)| id.as_str()).collect();
        let texts = self.blobs(&ids)?;
        then.files = found.into_iter().map(|(name, _)| name).zip(texts).collect();
        Ok(then)
    }

    /// What each of these blobs holds, in their order.
    fn blobs(&self, ids: &[&str]) -> Result<Vec<Vec<u8>>, String> {
        let broken = || "git n'a pas donné tous les fichiers de cette révision".to_owned();
        let mut command = self.command(&["cat-file", "--batch"]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut git = command.spawn().map_err(|error| no_git(&error))?;
        let (mut input, output) = git.stdin.take().zip(git.stdout.take()).ok_or_else(broken)?;
        let asked = ids.iter().map(|id| format!("{id}\n")).collect::<String>();
        // While git answers, it may not listen.
        let asking = std::thread::spawn(move || drop(input.write_all(asked.as_bytes())));
        let mut output = BufReader::new(output);
        let mut read = || -> Option<Vec<u8>> {
            let mut head = String::new();
            output.read_line(&mut head).ok()?;
            let length: usize = head.trim_end().rsplit_once(" blob ")?.1.parse().ok()?;
            let mut text = vec![0; length + 1];
            output.read_exact(&mut text).ok()?;
            text.pop();
            Some(text)
        };
        let texts: Option<Vec<_>> = ids.iter().map(|_| read()).collect();
        drop(output);
        let _ = (asking.join(), git.wait());
        texts.ok_or_else(broken)
    }

    fn ask(&self, arguments: &[&str]) -> Result<Vec<u8>, String> {
        let output = self.run(arguments)?;
        if output.status.success() {
            Ok(output.stdout)
        } else {
            Err(format!("git n'a pas pu répondre à « git {} » ({})", arguments[0], said(&output)))
        }
    }

    fn run(&self, arguments: &[&str]) -> Result<Output, String> {
        self.command(arguments).output().map_err(|error| no_git(&error))
    }

    fn command(&self, arguments: &[&str]) -> Command {
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
            .args(arguments);
        git
    }
}

fn no_git(error: &std::io::Error) -> String {
    format!("le programme git ne se lance pas ({})", why(error))
}

/// What git said, in its own words.
fn said(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr);
    let said = said.trim().trim_start_matches("fatal: ").trim_start_matches("error: ");
    if said.is_empty() { output.status.to_string() } else { said.lines().collect::<Vec<_>>().join(" ; ") }
}

/// A path without « .. », if it stays within the folder that it begins in.
fn inside(path: &Path) -> Option<PathBuf> {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::Normal(name) => plain.push(name),
            Component::CurDir => {}
            Component::ParentDir if plain.pop() => {}
            _ => return None,
        }
    }
    (!plain.as_os_str().is_empty()).then_some(plain)
}
