//! Films on disk, or inside the program: `snapshots/<jeu>/<article>-<titre>.snap`, in insta's format.
//!
//! `verifier` compares and never writes; `cargo test` lets insta write what is to be reviewed.

use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

use arbitre_rules::GameId;

use super::boards::films;
use super::failure::{Failure, FailureKind};
use super::plan::Case;
use super::play::Played;
use super::run::read_file;
use crate::articles::game_of;
use crate::diagnostic::why;
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
            Err(error) => {
                let why = error.downcast_ref().map_or_else(|| "ce n'est pas un film".into(), why);
                return Comparison::Unreadable(why);
            }
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

/// The film in a file of insta's: what follows its header. Insta itself reads from the disk only.
#[must_use]
pub fn without_header(file: &str) -> &str {
    let body = file.strip_prefix("---").and_then(|rest| rest.split_once("\n---")).map_or(file, |(_, body)| body);
    body.trim_start_matches(['\r', '\n']).trim_end()
}

/// The scenario of another file that makes this film, and for which it was accepted.
fn other_owner(project: &Project, film: &Path, case: &Case) -> Option<String> {
    let other = project.path(&made_for(film)?);
    if !other.is_file() || Some(other.canonicalize().ok()?) == Path::new(&case.path()).canonicalize().ok() {
        return None;
    }
    let reading = read_file(&other, project);
    let cases = Case::all(reading.feature?, &reading.source);
    let owner = cases.iter().find(|case| path(&project.snapshots(), case).as_deref() == Some(film))?;
    Some(format!("{}:{}", owner.path(), owner.scenario.position.line))
}

/// What there is to say about the film of a case, kept at `path`: the failure, or the note. A film that was never accepted is
/// a failure if `strict`.
#[must_use]
pub fn judge(
    project: &Project,
    path: &Path,
    case: &Case,
    played: &Played,
    strict: bool,
) -> Option<Result<String, Failure>> {
    if played.failures().next().is_some() {
        return None;
    }
    if let Some(other) = other_owner(project, path, case) {
        return Some(Err(Failure::new(FailureKind::Film, title_taken(&other))));
    }
    let film = played.film(case);
    let shown = path.display();
    let help = "« arbitre revue » montre le nouveau film et l'accepte";
    let failed = |message: String| Some(Err(Failure::new(FailureKind::Film, message).showing([help])));
    match compare(project, path, &film) {
        Comparison::Same => None,
        Comparison::Missing if strict => failed(format!("film à accepter : {shown} n'existe pas")),
        Comparison::Missing => Some(Ok(format!("film à accepter : {shown}"))),
        Comparison::Unreadable(error) => failed(format!("le film {shown} ne se lit pas ({error})")),
        Comparison::Different(accepted) => {
            Some(Err(Failure::new(FailureKind::Film, format!("le film n'est plus celui qui a été accepté ({shown})"))
                .showing(films(("film accepté", &accepted), ("film obtenu", &film)))
                .showing([help])))
        }
    }
}

/// What is wrong with a scenario whose film would have the name of another's.
#[must_use]
pub fn title_taken(other: &str) -> String {
    format!(
        "ce titre est déjà celui du scénario de {other}, pour le même article (ni la ponctuation ni les accents ne comptent) : changez l'un des deux"
    )
}

/// Films on disk that no scenario makes any more.
///
/// # Errors
/// The folder of a game cannot be read.
pub fn orphans(snapshots: &Path, expected: &BTreeSet<PathBuf>) -> io::Result<Vec<PathBuf>> {
    let mut films = Vec::new();
    for game in GameId::ALL {
        let folder = snapshots.join(game.slug());
        match std::fs::read_dir(&folder).and_then(|entries| entries.collect::<Result<Vec<_>, _>>()) {
            Ok(entries) => films.extend(entries.iter().map(std::fs::DirEntry::path)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(io::Error::new(error.kind(), format!("{} : {error}", folder.display()))),
        }
    }
    films.retain(|path| path.extension().is_some_and(|ext| ext == "snap") && !expected.contains(path));
    films.sort();
    Ok(films)
}
