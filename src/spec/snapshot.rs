//! Films on disk, or inside the program: `snapshots/<jeu>/<article>-<titre>.snap`, in insta's format.
//!
//! `verifier` compares and never writes; `cargo test` lets insta write what is to be reviewed.

use std::collections::{BTreeSet, HashMap};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use arbitre_rules::GameId;
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::boards::films;
use super::failure::{Failure, FailureKind};
use super::language::lessons;
use super::plan::{Case, is_article};
use super::play::Played;
use super::run::{is_feature, read_file};
use crate::articles::game_of;
use crate::diagnostic::why;
use crate::disk;
use crate::project::Project;
use crate::tree::{self, LEADS_OUT, Tree};
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
    match disk::read_text(path) {
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
    let input = project.relative(Path::new(&case.path())).display().to_string();
    let file = |named: &str| format!("---\nsource: {MAKER}\ninput_file: {named}\n---\n{}\n", film.trim_end());
    let plain = file(&input);
    // A name such as `a: b.feature` means something else to YAML, unless it is quoted.
    let is_read_back = Header::read(&plain).is_ok_and(|header| header.input_file.as_ref() == Some(&input));
    if is_read_back { plain } else { file(&serde_json::Value::from(input).to_string()) }
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

/// The films that files make which accepted films name: each file is read once, however many of its films are asked about.
#[derive(Debug, Default)]
pub struct Owners(Mutex<HashMap<PathBuf, Arc<Makes>>>);

/// The films that a file makes, and the place of the scenario of each.
type Makes = HashMap<PathBuf, String>;

impl Owners {
    /// The scenario of another file that makes this film, and for which it was accepted.
    fn other_owner(&self, project: &Project, film: &Path, case: &Case) -> Option<String> {
        let header = Header::read(&accepted(project, film).ok()??).ok()?;
        let other = project.path(Path::new(&header.input_file?));
        if !other.is_file() || Some(other.canonicalize().ok()?) == Path::new(&case.path()).canonicalize().ok() {
            return None;
        }
        self.of(project, other).get(film).cloned()
    }

    fn of(&self, project: &Project, file: PathBuf) -> Arc<Makes> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let makes = known.entry(file).or_insert_with_key(|file| {
            let reading = read_file(file, project);
            let cases = reading
                .feature
                .map(|feature| Case::all_in(feature, &reading.source, &lessons::language(project)))
                .unwrap_or_default();
            let mut makes = Makes::new();
            for case in cases {
                if let Some(film) = path(&project.snapshots(), &case) {
                    makes.entry(film).or_insert_with(|| format!("{}:{}", case.path(), case.scenario.position.line));
                }
            }
            Arc::new(makes)
        });
        Arc::clone(makes)
    }
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
    owners: &Owners,
) -> Option<Result<String, Failure>> {
    if played.failures().next().is_some() {
        return None;
    }
    if let Some(other) = owners.other_owner(project, path, case) {
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
    let Tree { files: mut films, mut again, .. } = below(snapshots)?;
    films.retain(|film| is_film(film));
    again.retain(|film| is_film(film) && !expected.contains(film));
    films.retain(|film| !expected.contains(film));
    if !films.is_empty() {
        // Behind a link, a film that is expected has another name.
        let real: BTreeSet<_> = expected.iter().filter_map(|film| film.canonicalize().ok()).collect();
        films.retain(|film| !film.canonicalize().is_ok_and(|film| real.contains(&film)));
    }
    films.retain(|film| !is_of_another_test(snapshots, film));
    // A second name of a film is the name of no scenario.
    films.append(&mut again);
    films.sort();
    Ok(films)
}

/// Whether a file is kept for another test of the project, and shows no scenario: in the folder of a game, everything does.
fn is_of_another_test(snapshots: &Path, path: &Path) -> bool {
    let of_game = |folder: &str| GameId::ALL.iter().any(|game| game.slug() == folder);
    let folder = path.strip_prefix(snapshots).ok().and_then(|rest| rest.iter().next()?.to_str());
    let Some(file) = disk::read_text(path).ok().filter(|_| !folder.is_some_and(of_game)) else { return false };
    let Ok(header) = Header::read(&file) else { return false };
    let is_film = header.source == MAKER
        || header.input_file.is_some_and(|input| is_feature(Path::new(&input)))
        || article_of(without_header(&file)).is_some();
    !is_film && snapshots.with_file_name(header.source).is_file()
}

/// The article that the first line of a film names: `QAW-08 · La pose lève la pile entière`.
#[must_use]
pub fn article_of(film: &str) -> Option<&str> {
    let (article, _) = film.lines().next()?.split_once(" · ")?;
    is_article(article).then_some(article)
}

/// The files below the folder of the films whose name ends so, in the order of their names.
///
/// # Errors
/// A folder cannot be read, or leads out of the project.
pub fn files(snapshots: &Path, end: &str) -> io::Result<Vec<PathBuf>> {
    let mut files = below(snapshots)?.files;
    files.retain(|path| path.to_string_lossy().ends_with(end));
    Ok(files)
}

/// Films and those that wait, whatever the case of their names.
fn below(snapshots: &Path) -> io::Result<Tree> {
    if snapshots.symlink_metadata().is_err_and(|error| error.kind() == io::ErrorKind::NotFound) {
        return Ok(Tree::default());
    }
    let root = snapshots.parent().filter(|root| !root.as_os_str().is_empty()).unwrap_or(Path::new("."));
    tree::below(snapshots, root, |path| is_film(path) || path.to_string_lossy().ends_with(".snap.new"))
}

fn is_film(path: &Path) -> bool {
    path.extension().is_some_and(|end| end.eq_ignore_ascii_case("snap"))
}
