//! Films on disk, or inside the program: `snapshots/<jeu>/<article>-<titre>.snap`, in insta's format.
//!
//! `verifier` compares and never writes; `cargo test` lets insta write what is to be reviewed.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use arbitre_rules::GameId;

use super::plan::Case;
use crate::articles::game_of;
use crate::project::Project;

/// How a film compares with the accepted one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// The same.
    Same,
    /// None has been accepted yet.
    Missing,
    /// Another: the accepted one.
    Different(String),
    /// The file cannot be read.
    Unreadable(String),
}

/// Where the film of a case is kept: in the folder of the game whose article it is about.
#[must_use]
pub fn path(snapshots: &Path, case: &Case) -> Option<PathBuf> {
    let game = case.articles().last().and_then(game_of)?;
    Some(snapshots.join(game.slug()).join(format!("{}.snap", case.film_name())))
}

/// Compares a film with the accepted one.
#[must_use]
pub fn compare(project: &Project, path: &Path, film: &str) -> Comparison {
    let accepted = match project.inside(path) {
        Some(file) => without_header(file).to_owned(),
        None if project.is_embedded() || !path.exists() => return Comparison::Missing,
        None => match insta::Snapshot::from_file(path) {
            Ok(accepted) => accepted.as_text().map(ToString::to_string).unwrap_or_default(),
            Err(error) => return Comparison::Unreadable(error.to_string()),
        },
    };
    if accepted.trim_end().lines().eq(film.trim_end().lines()) {
        Comparison::Same
    } else {
        Comparison::Different(accepted)
    }
}

/// The feature for which a film was accepted, as its header names it.
#[must_use]
pub fn made_for(path: &Path) -> Option<PathBuf> {
    insta::Snapshot::from_file(path).ok()?.metadata().input_file().map(PathBuf::from)
}

/// What insta's file holds below its header; insta itself reads from the disk only.
fn without_header(file: &str) -> &str {
    let body = file.strip_prefix("---").and_then(|rest| rest.split_once("\n---")).map_or(file, |(_, body)| body);
    body.trim_start_matches(['\r', '\n']).trim_end()
}

/// Films on disk that no scenario makes any more.
#[must_use]
pub fn orphans(snapshots: &Path, expected: &BTreeSet<PathBuf>) -> Vec<PathBuf> {
    let games = GameId::ALL.iter().map(|game| snapshots.join(game.slug()));
    let files = games.filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten().map(|entry| entry.path());
    let mut orphans: Vec<_> =
        files.filter(|path| path.extension().is_some_and(|ext| ext == "snap") && !expected.contains(path)).collect();
    orphans.sort();
    orphans
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_film_inside_the_program_begins_below_the_header() {
        for end in ["\n", "\r\n"] {
            let file = ["---", "source: tests/acceptance.rs", "---", "QAW-01 · Un titre", "", "--- | --", ""].join(end);
            assert_eq!(without_header(&file), ["QAW-01 · Un titre", "", "--- | --"].join(end));
        }
    }
}
