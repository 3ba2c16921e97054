//! Films on disk, or inside the program: `snapshots/<jeu>/<article>-<titre>.snap`, in insta's format.
//!
//! `verifier` compares and never writes; `cargo test` lets insta write what is to be reviewed.

use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

use arbitre_rules::GameId;
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::boards::films;
use super::failure::{Failure, FailureKind};
use super::plan::Case;
use super::play::Played;
use super::run::read_file;
use crate::articles::game_of;
use crate::diagnostic::why;
use crate::project::Project;
use crate::tree::{self, LEADS_OUT};
use crate::yaml::{self, Fault};

/// The test that makes films: what the header of each names as its source.
const MAKER: &str = "tests/acceptance.rs";

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
    match accepted(project, path) {
        Ok(None) => Comparison::Missing,
        Ok(Some(file)) if without_header(&file).lines().eq(film.trim_end().lines()) => Comparison::Same,
        Ok(Some(file)) => Comparison::Different(without_header(&file).to_owned()),
        Err(error) => Comparison::Unreadable(error),
    }
}

/// The file of an accepted film, if there is one.
fn accepted(project: &Project, path: &Path) -> Result<Option<String>, String> {
    match project.inside(path) {
        Some(file) => return Ok(Some(file.to_owned())),
        None if project.is_embedded() => return Ok(None),
        None if project.leads_out(path) => return Err(format!("ce lien {LEADS_OUT}")),
        None => {}
    }
    match std::fs::read_to_string(path) {
        Ok(file) => Ok(Some(file)),
        Err(error) if error.kind() == io::ErrorKind::NotFound && path.symlink_metadata().is_err() => Ok(None),
        Err(error) => Err(why(&error)),
    }
}

/// What stands above a film, between two lines `---`: insta's own, of which we need the first two.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    /// The test that made it.
    source: String,
    /// The feature that it is made for, from the root of the project.
    input_file: Option<String>,
    #[serde(rename = "assertion_line", default)]
    _assertion_line: IgnoredAny,
    #[serde(rename = "description", default)]
    _description: IgnoredAny,
    #[serde(rename = "expression", default)]
    _expression: IgnoredAny,
    #[serde(rename = "info", default)]
    _info: IgnoredAny,
    #[serde(rename = "snapshot_kind", default)]
    _snapshot_kind: IgnoredAny,
}

impl Header {
    /// The header of a file of insta's, or what is wrong with it.
    fn read(file: &str) -> Result<Self, String> {
        let (header, _) = parts(file).ok_or("il doit se trouver en haut du fichier, entre deux lignes « --- »")?;
        if header.trim().is_empty() {
            return Err("il est vide".into());
        }
        serde_yaml::from_str(header).map_err(|error| {
            let Fault { line, message, .. } = yaml::fault(header, &error);
            format!("ligne {} : {message}", line + 1)
        })
    }
}

/// What is wrong with the header of an accepted film: damaged, or that of another.
#[must_use]
pub fn wrong_header(project: &Project, path: &Path, case: &Case) -> Option<String> {
    // Those inside the program were looked at when it was built.
    let file = accepted(project, path).ok().flatten().filter(|_| !project.is_embedded())?;
    let own = project.relative(Path::new(&case.path()));
    match Header::read(&file) {
        Err(wrong) => Some(format!("l'en-tête du film est abîmé ({wrong})")),
        Ok(Header { source, .. }) if source != MAKER => {
            Some(format!("l'en-tête du film est celui d'un autre test (« source: {source} » et non « {MAKER} »)"))
        }
        Ok(Header { input_file: None, .. }) => {
            Some(format!("l'en-tête du film est abîmé (il manque « input_file: {} »)", own.display()))
        }
        Ok(Header { input_file: Some(other), .. }) => {
            let named = project.relative(&project.path(Path::new(&other.replace('\\', "/"))));
            let same = || Some(project.path(&named).canonicalize().ok()? == project.path(&own).canonicalize().ok()?);
            (named != own && same() != Some(true)).then(|| {
                format!("l'en-tête du film est celui d'un autre (« input_file: {other} » et non « {} »)", own.display())
            })
        }
    }
}

/// The header that a film made for a feature has, and the film below it.
#[must_use]
pub fn with_header(project: &Project, case: &Case, film: &str) -> String {
    let input = project.relative(Path::new(&case.path()));
    format!("---\nsource: {MAKER}\ninput_file: {}\n---\n{}\n", input.display(), film.trim_end())
}

/// The header and the film of a file of insta's.
#[must_use]
pub fn parts(file: &str) -> Option<(&str, &str)> {
    let rest = file.strip_prefix("---\n").or_else(|| file.strip_prefix("---\r\n"))?;
    if let Some(film) = rest.strip_prefix("---\n").or_else(|| rest.strip_prefix("---\r\n")) {
        return Some(("", film));
    }
    rest.split_once("\n---\n").or_else(|| rest.split_once("\n---\r\n"))
}

/// The film in a file of insta's: what follows its header.
#[must_use]
pub fn without_header(file: &str) -> &str {
    let film = parts(file).map_or(file, |(_, film)| film);
    film.trim_start_matches(['\r', '\n']).trim_end()
}

/// The scenario of another file that makes this film, and for which it was accepted.
fn other_owner(project: &Project, film: &Path, case: &Case) -> Option<String> {
    let header = Header::read(&accepted(project, film).ok()??).ok()?;
    let other = project.path(Path::new(&header.input_file?));
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
    if let Some(wrong) = wrong_header(project, path, case) {
        return failed(format!("{wrong} : {shown}"));
    }
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

/// Films on disk that no scenario makes any more, in whatever folder they are.
///
/// # Errors
/// A folder cannot be read, or leads out of the project.
pub fn orphans(snapshots: &Path, expected: &BTreeSet<PathBuf>) -> io::Result<Vec<PathBuf>> {
    if let Some(file) = GameId::ALL.iter().map(|game| snapshots.join(game.slug())).find(|path| path.is_file()) {
        return Err(io::Error::other(format!("{} : ce n'est pas un dossier", file.display())));
    }
    let mut films = files(snapshots, ".snap")?;
    films.retain(|film| !expected.contains(film));
    if !films.is_empty() {
        // Behind a link, a film that is expected has another name.
        let real: BTreeSet<_> = expected.iter().filter_map(|film| film.canonicalize().ok()).collect();
        films.retain(|film| !film.canonicalize().is_ok_and(|film| real.contains(&film)));
    }
    films.retain(|film| !is_of_another_test(snapshots, film));
    Ok(films)
}

/// Whether a file is kept for another test of the project, and shows no scenario.
fn is_of_another_test(snapshots: &Path, film: &Path) -> bool {
    let header = std::fs::read_to_string(film).ok().and_then(|file| Header::read(&file).ok());
    header.is_some_and(|header| header.source != MAKER && snapshots.with_file_name(header.source).is_file())
}

/// The files below the folder of the films whose name ends so, in the order of their names.
///
/// # Errors
/// A folder cannot be read, or leads out of the project.
pub fn files(snapshots: &Path, end: &str) -> io::Result<Vec<PathBuf>> {
    if snapshots.symlink_metadata().is_err_and(|error| error.kind() == io::ErrorKind::NotFound) {
        return Ok(Vec::new());
    }
    let root = snapshots.parent().filter(|root| !root.as_os_str().is_empty()).unwrap_or(Path::new("."));
    tree::below(snapshots, root, |path| path.to_string_lossy().ends_with(end)).map(|tree| tree.files)
}
