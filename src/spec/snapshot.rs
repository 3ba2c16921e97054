//! Films on disk: `snapshots/<jeu>/<article>-<titre>.snap`, in insta's format.
//!
//! `verifier` compares and never writes; `cargo test` lets insta write what is to be reviewed.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use arbitre_rules::GameId;

use super::plan::Case;
use crate::articles::game_of;

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
pub fn compare(path: &Path, film: &str) -> Comparison {
    if !path.exists() {
        return Comparison::Missing;
    }
    match insta::Snapshot::from_file(path) {
        Ok(accepted) => {
            let text = accepted.as_text().map(ToString::to_string).unwrap_or_default();
            if text.trim_end() == film.trim_end() { Comparison::Same } else { Comparison::Different(text) }
        }
        Err(error) => Comparison::Unreadable(error.to_string()),
    }
}

/// The feature for which a film was accepted, as its header names it.
#[must_use]
pub fn made_for(path: &Path) -> Option<PathBuf> {
    insta::Snapshot::from_file(path).ok()?.metadata().input_file().map(PathBuf::from)
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
