//! The project's features, read and written, and its lexicons, taught: nothing else on the disk is within reach.
//!
//! A page that saves says which text it began with. If the file holds another by now, nothing is written and the page gets that
//! other text: neither is lost.

use std::borrow::Borrow;
use std::path::{Component, Path, PathBuf};
use std::sync::{Mutex, MutexGuard};

use arbitre_rules::GameId;
use serde::{Deserialize, Serialize};

use crate::diagnostic::why;
use crate::disk;
use crate::project::Project;
use crate::spec::run::project_files;
use crate::spec::teach::lesson;

/// No feature is longer, in bytes.
const LONGEST: usize = 2 << 20;

/// No sentence that is taught is longer, in bytes; nor does it stand for more.
const LONGEST_SENTENCE: usize = 1000;
const MOST_SENTENCES: usize = 20;

/// What a page wants to save.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// Below `features/`.
    pub path: String,
    /// The text that the page began with; none for a new file.
    pub base: Option<String>,
    pub text: String,
}

/// A turn of phrase that a page wants to teach.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Teach {
    /// The sentence to understand.
    pub said: String,
    /// The known sentences that say the same, one after the other.
    pub known: Vec<String>,
    /// The game where it is said, by its short name; whichever knows them if none.
    pub game: Option<String>,
}

/// What was taught.
#[derive(Serialize, Debug)]
pub struct Taught {
    /// The lexicon, below the root of the project.
    pub path: String,
    /// What the sentence means from now on.
    pub understood: Vec<String>,
}

/// Why a file is not given or not written.
#[derive(Debug)]
pub enum Trouble {
    /// It is out of reach, or the disk refuses.
    Refused(String),
    /// Somebody else wrote it meanwhile: what it holds now, none if it is gone.
    Changed(Option<String>),
}

/// A feature, as the list shows it.
#[derive(Serialize, Debug)]
pub struct Listed {
    path: String,
}

/// The features, in order.
///
/// # Errors
/// The folder cannot be read.
pub fn list(project: &Project) -> Result<Vec<Listed>, Trouble> {
    let files = project_files(project).map_err(|error| refused(error.to_string()))?;
    let features = project.features();
    let below = |path: PathBuf| {
        let parts: Vec<_> = path.strip_prefix(&features).ok()?.iter().map(|part| part.to_string_lossy()).collect();
        Some(Listed { path: parts.join("/") })
    };
    Ok(files.into_iter().filter_map(below).collect())
}

/// The text of a feature.
///
/// # Errors
/// It is out of reach or cannot be read.
pub fn read(project: &Project, path: &str) -> Result<String, Trouble> {
    let path = within(project, path)?;
    let bytes = project.read(&path).map_err(|error| refused(format!("ce fichier ne se lit pas ({})", why(&error))))?;
    String::from_utf8(bytes).map_err(|_| refused("ce fichier n'est pas du texte en UTF-8"))
}

/// Writes a feature, whole or not at all, if it still holds what the page began with.
///
/// # Errors
/// It is out of reach, cannot be written, or holds something else by now.
pub fn save(project: &Project, save: &Save) -> Result<(), Trouble> {
    let _alone = alone();
    on_disk(project)?;
    if save.text.len() > LONGEST {
        return Err(refused("ce texte est trop long"));
    }
    let path = within(project, &save.path)?;
    let now = match disk::read(&path) {
        Ok(bytes) => Some(String::from_utf8_lossy(&bytes).into_owned()),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
        Err(error) => return Err(refused(format!("ce fichier ne se lit pas ({})", why(&error)))),
    };
    if now != save.base {
        return Err(Trouble::Changed(now));
    }
    disk::replace(&path, &save.text).map_err(|error| refused(format!("ce fichier ne s'écrit pas ({})", why(&error))))
}

/// Writes a turn of phrase into a lexicon, if the sentence is then understood. `now` reads the project: two pages that teach at
/// once do not forget each other's lesson.
///
/// # Errors
/// The lesson is refused, or its file is out of reach or cannot be written.
pub fn teach<P: Borrow<Project>>(now: impl FnOnce() -> Result<P, String>, teach: &Teach) -> Result<Taught, Trouble> {
    let _alone = alone();
    let project = now().map_err(refused)?;
    let project = project.borrow();
    on_disk(project)?;
    let game = match &teach.game {
        None => None,
        Some(slug) => Some(GameId::from_slug(slug).ok_or_else(|| refused("ce jeu n'existe pas"))?),
    };
    if teach.known.is_empty() || teach.known.iter().chain([&teach.said]).any(|text| text.trim().is_empty()) {
        return Err(refused("donnez la phrase connue qui dit la même chose"));
    }
    let long = teach.known.iter().chain([&teach.said]).any(|text| text.len() > LONGEST_SENTENCE);
    if long || teach.known.len() > MOST_SENTENCES {
        return Err(refused("cette phrase est trop longue"));
    }
    let lesson = lesson(project, &teach.said, &teach.known, game)
        .map_err(|it| refused(format!("{} ; {}", it.message, it.help)))?;
    // The folder of a game may not be there yet: then it is made, below the features.
    if lesson.path.parent().is_some_and(Path::exists) {
        reached(project, &lesson.path)?;
    }
    lesson.write().map_err(|error| refused(format!("le lexique ne s'écrit pas ({})", why(&error))))?;
    let path = project.relative(&lesson.path).display().to_string();
    Ok(Taught { path, understood: lesson.understood })
}

/// Two pages that write at once do so one after the other.
fn alone() -> MutexGuard<'static, ()> {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    ONE_AT_A_TIME.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// What is inside the program cannot be written.
fn on_disk(project: &Project) -> Result<(), Trouble> {
    if project.is_embedded() {
        return Err(refused(
            "ce dossier n'a pas de « features » : lancez le studio dans un projet qui en a pour y enregistrer",
        ));
    }
    Ok(())
}

/// The file of that path, which must be a feature of the project and no link out of it.
fn within(project: &Project, path: &str) -> Result<PathBuf, Trouble> {
    let relative = Path::new(path);
    let plain = |part: Component<'_>| match part {
        Component::Normal(name) => {
            name.to_str().is_some_and(|name| !name.starts_with('.') && !name.contains(['\\', ':']))
        }
        _ => false,
    };
    if path.is_empty() || path.chars().any(char::is_control) || !relative.components().all(plain) {
        return Err(refused("seuls les fichiers du dossier « features » se lisent et s'écrivent ici"));
    }
    if !relative.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("feature")) {
        return Err(refused("le nom d'une fonctionnalité se termine par « .feature »"));
    }
    let whole = project.features().join(relative);
    if project.is_embedded() {
        return Ok(whole);
    }
    reached(project, &whole)?;
    Ok(whole)
}

/// Refuses a file whose folder is not there, or which leads out of the features.
fn reached(project: &Project, whole: &Path) -> Result<(), Trouble> {
    let folder = whole.parent().unwrap_or(whole);
    let real = |path: &Path| path.canonicalize();
    let (Ok(features), Ok(folder)) = (real(&project.features()), real(folder)) else {
        let path = whole.strip_prefix(project.features()).unwrap_or(whole);
        return Err(refused(format!("le dossier de « {} » n'existe pas", path.display())));
    };
    let is_link = whole.symlink_metadata().is_ok_and(|metadata| metadata.is_symlink());
    if !folder.starts_with(features) || is_link {
        return Err(refused("ce chemin mène hors du dossier « features »"));
    }
    if whole.is_dir() {
        return Err(refused("c'est un dossier"));
    }
    Ok(())
}

fn refused(reason: impl Into<String>) -> Trouble {
    Trouble::Refused(reason.into())
}
