//! A project, found around the current folder or around a file: its features, its articles, its films.

use std::io::Read;
use std::path::{Component, Path, PathBuf};
use std::sync::OnceLock;

use arbitre_rules::GameId;

use crate::articles::{Articles, FILE, text_of};
use crate::diagnostic::Diagnostic;
use crate::disk;
use crate::embedded;
use crate::tree::{self, LEADS_OUT, Tree};

/// The name of a file that is standard input.
pub const STANDARD_INPUT: &str = "-";

/// The name of the folder that makes a project of the one around it.
const FEATURES: &str = "features";
const SNAPSHOTS: &str = "snapshots";

/// The file of what a project teaches, beside its features or in the folder of a game.
pub const LEXICON: &str = "lexique.yaml";

/// A file of what a project teaches, as it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// The game that it is about; all of them if none.
    pub game: Option<GameId>,
    /// The file as we name it.
    pub path: PathBuf,
    /// What it holds.
    pub text: String,
}

/// Features, their articles, and their films.
#[derive(Clone, Debug)]
pub struct Project {
    features: PathBuf,
    snapshots: PathBuf,
    articles: Articles,
    lexicons: Vec<Written>,
    /// The real folders of its root and of its features, to tell what is within them; none for what is inside the program.
    real: Option<(PathBuf, PathBuf)>,
    /// Whether the features are those inside the program.
    embedded: bool,
}

/// The nearest folder around this one, itself included, that is the root of a project.
#[must_use]
pub fn root_around(folder: &Path) -> Option<&Path> {
    folder.ancestors().find(|around| is_root(around))
}

/// Features may be put into folders of any name, their own included: that makes no project of them, nor of the folder of a game.
fn is_root(folder: &Path) -> bool {
    !folder.ends_with(FEATURES) && folder.join(FEATURES).is_dir() && !folder.join(FILE).is_file()
}

/// The same for those who would take something else in its place: what is there and only resembles a project is told.
///
/// # Errors
/// A folder around this one holds `features` that is no folder, or a folder `Features`, and is nearer than any project.
pub fn meant_around(folder: &Path) -> Result<Option<&Path>, Vec<Diagnostic>> {
    let mut misplaced = None;
    for around in folder.ancestors() {
        if is_root(around) {
            return Ok(Some(around));
        }
        if let Some(wrong) = unlike_features(around) {
            return Err(vec![wrong]);
        }
        if !around.ends_with(FEATURES) && around.join(FEATURES).is_dir() {
            misplaced.get_or_insert(around.join(FILE));
        }
    }
    misplaced.map_or(Ok(None), |articles| {
        let help = "rangez ces articles dans le dossier de leur jeu, comme features/qawale";
        let message = "à côté de ce fichier, « features » n'est pas pris pour le dossier d'un projet";
        Err(vec![Diagnostic::file(named(&articles).display().to_string(), message, help)])
    })
}

/// What is wrong with what a folder holds under the name of features, or nearly.
fn unlike_features(folder: &Path) -> Option<Diagnostic> {
    if folder.ends_with(FEATURES) || folder.join(FILE).is_file() {
        return None;
    }
    let path = folder.join(FEATURES);
    let told = |path: &Path, message: &str, help: &str| {
        let name = path.canonicalize().map_or_else(|_| path.to_owned(), |real| named(&real));
        Some(Diagnostic::file(
            if name.as_os_str().is_empty() { path } else { &name }.display().to_string(),
            message,
            help,
        ))
    };
    if leads_nowhere(&path) {
        return told(
            &path,
            "ce lien ne mène nulle part",
            "faites-le mener au dossier des fonctionnalités, ou supprimez-le",
        );
    }
    if path.exists() && !path.is_dir() {
        let help = "les fonctionnalités d'un projet se trouvent dans un dossier de ce nom : renommez ce fichier";
        return told(&path, "ce n'est pas un dossier", help);
    }
    let others = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut others = others.filter(|other| {
        let name = other.file_name().and_then(std::ffi::OsStr::to_str).unwrap_or_default();
        name != FEATURES && name.eq_ignore_ascii_case(FEATURES) && (other.is_dir() || leads_nowhere(other))
    });
    let help = "le dossier des fonctionnalités d'un projet s'appelle « features », en minuscules : renommez-le";
    told(&others.next()?, "ce dossier n'a pas le nom attendu", help)
}

/// The folder of features, whatever its name, around this one: the nearest that has the articles of a game.
#[must_use]
pub fn features_around(folder: &Path) -> Option<PathBuf> {
    let has_articles = |folder: &&Path| GameId::ALL.iter().any(|game| folder.join(game.slug()).join(FILE).is_file());
    here_if_empty(folder).canonicalize().ok()?.ancestors().find(has_articles).map(Path::to_owned)
}

/// A path without « .. », by the names that lead there: links among them keep theirs.
fn without_dots(path: &Path) -> std::io::Result<PathBuf> {
    let mut plain = PathBuf::new();
    for part in std::path::absolute(path)?.components() {
        if part == Component::ParentDir {
            // Above a folder behind a link is what is above the folder itself.
            plain = plain.canonicalize()?;
            plain.pop();
        } else {
            plain.push(part);
        }
    }
    Ok(plain)
}

/// The real root of the project that a file is a feature of, whatever way it is named.
#[must_use]
pub fn owner(file: &Path) -> Option<PathBuf> {
    // By its name first: behind a link within the features, the real file is elsewhere.
    let named = without_dots(file).ok()?;
    let around = named.ancestors().skip(1).find(|around| around.ends_with(FEATURES) || is_root(around));
    if let Some(features) = around.filter(|around| around.ends_with(FEATURES) && around.is_dir()) {
        return here_if_empty(features.parent()?).canonicalize().ok();
    }
    let real = file.canonicalize().ok()?;
    let root = root_around(real.parent()?)?;
    real.starts_with(root.join(FEATURES).canonicalize().ok()?).then(|| root.to_owned())
}

fn here_if_empty(folder: &Path) -> &Path {
    if folder.as_os_str().is_empty() { Path::new(".") } else { folder }
}

/// A real folder as one names it from the current one: by the way up or down if there is one.
fn named(real: &Path) -> PathBuf {
    let Ok(here) = std::env::current_dir().and_then(|here| here.canonicalize()) else { return real.to_owned() };
    if let Ok(up) = here.strip_prefix(real) {
        return up.iter().map(|_| "..").collect();
    }
    real.strip_prefix(here).unwrap_or(real).to_owned()
}

impl Project {
    /// The project whose root is `root`; one without features has no articles.
    ///
    /// # Errors
    /// What is wrong with its articles, or a link that leads out of it.
    pub fn at(root: &Path) -> Result<Self, Vec<Diagnostic>> {
        Self::of(root.join(FEATURES), root.join(SNAPSHOTS), false)
    }

    /// The project around the current folder; else what is inside the program.
    ///
    /// # Errors
    /// As for [`Self::at`].
    pub fn here() -> Result<Self, Vec<Diagnostic>> {
        match around_here()? {
            None if embedded::any() => Self::of(FEATURES.into(), SNAPSHOTS.into(), true),
            around => Self::on_disk(around),
        }
    }

    /// The project around the current folder, even if the program has features of its own: for those who write.
    ///
    /// # Errors
    /// As for [`Self::at`].
    pub fn here_on_disk() -> Result<Self, Vec<Diagnostic>> {
        Self::on_disk(around_here()?)
    }

    fn on_disk(root: Option<PathBuf>) -> Result<Self, Vec<Diagnostic>> {
        Self::at(&root.and_then(|root| root.canonicalize().ok()).map(|root| named(&root)).unwrap_or_default())
    }

    /// The project whose root has this real path, named as briefly as can be from the current folder.
    ///
    /// # Errors
    /// As for [`Self::at`].
    pub fn with_root(real: &Path) -> Result<Self, Vec<Diagnostic>> {
        Self::at(&named(real))
    }

    /// The project that has its features in this folder, or whose root it is.
    ///
    /// # Errors
    /// As for [`Self::at`], or there is no such folder.
    pub fn with_features(folder: &Path) -> Result<Self, Vec<Diagnostic>> {
        let wrong = |message: &str, help: String| {
            vec![Diagnostic::file(folder.display().to_string(), message.to_owned(), help)]
        };
        let real = folder.canonicalize().ok().filter(|real| real.is_dir());
        let real = real.ok_or_else(|| {
            wrong("ce dossier de fonctionnalités n'existe pas", "vérifiez son nom et le dossier courant".into())
        })?;
        if let Some(root) = root_around(&real) {
            let features = root.join(FEATURES).canonicalize().unwrap_or_default();
            if real == features || real == root {
                return Self::with_root(root);
            }
            if real.starts_with(&features) {
                let whole = named(&features);
                let help =
                    format!("donnez « --features {} », et ce dossier comme chemin", here_if_empty(&whole).display());
                return Err(wrong("ce dossier n'est qu'une partie des fonctionnalités de son projet", help));
            }
        }
        let name = named(&real);
        // The folder above is named for what it is: « .. » would have no other beside it.
        let name = if name.file_name().is_some() { name } else { real };
        let snapshots = name.with_file_name(SNAPSHOTS);
        Self::of(name, snapshots, false)
    }

    fn of(features: PathBuf, snapshots: PathBuf, embedded: bool) -> Result<Self, Vec<Diagnostic>> {
        let (articles, lexicons) = (Articles::default(), Vec::new());
        let mut project = Self { features, snapshots, articles, lexicons, real: None, embedded };
        if !embedded {
            let real = |path: &Path| here_if_empty(path).canonicalize().ok();
            project.real = real(project.root()).zip(real(&project.features));
            for folder in [&project.features, &project.snapshots] {
                if project.leads_out(folder) {
                    let (message, help) = LEADS_OUT.split_once(" : ").unwrap_or((LEADS_OUT, ""));
                    return Err(vec![Diagnostic::file(
                        folder.display().to_string(),
                        format!("ce lien {message}"),
                        help,
                    )]);
                }
            }
        }
        project.articles = Articles::read(&project.features, |path| project.text_if_any(path))?;
        project.lexicons = project.taught()?;
        Ok(project)
    }

    /// What its lexicons hold: the general one first.
    fn taught(&self) -> Result<Vec<Written>, Vec<Diagnostic>> {
        let (mut all, mut wrong) = (Vec::new(), Vec::new());
        for game in std::iter::once(None).chain(GameId::ALL.iter().copied().map(Some)) {
            let path = self.lexicon(game);
            match self.text_if_any(&path).map(|bytes| text_of(&path, bytes)) {
                Some(Ok(text)) => all.push(Written { game, path, text }),
                Some(Err(finding)) => wrong.push(*finding),
                None => {}
            }
        }
        if wrong.is_empty() { Ok(all) } else { Err(wrong) }
    }

    /// Where the lexicon of a game, or of all, stands.
    #[must_use]
    pub fn lexicon(&self, game: Option<GameId>) -> PathBuf {
        match game {
            None => self.features.join(LEXICON),
            Some(game) => self.features.join(game.slug()).join(LEXICON),
        }
    }

    /// What it teaches, file by file.
    #[must_use]
    pub fn lexicons(&self) -> &[Written] {
        &self.lexicons
    }

    /// The files that were read with it, or would be if they were there: articles and lexicons.
    pub fn papers(&self) -> impl Iterator<Item = PathBuf> {
        let articles = GameId::ALL.iter().map(|game| self.features.join(game.slug()).join(FILE));
        let games = std::iter::once(None).chain(GameId::ALL.iter().copied().map(Some));
        articles.chain(games.map(|game| self.lexicon(game)))
    }

    /// The same, its articles read again.
    ///
    /// # Errors
    /// What is wrong with its articles by now.
    pub fn again(&self) -> Result<Self, Vec<Diagnostic>> {
        Self::of(self.features.clone(), self.snapshots.clone(), self.embedded)
    }

    /// Its folder.
    #[must_use]
    pub fn root(&self) -> &Path {
        self.features.parent().unwrap_or(Path::new(""))
    }

    /// Which project it is, in words, if it is not simply the one of the current folder.
    #[must_use]
    pub fn announced(&self) -> Option<String> {
        if self.embedded {
            return Some("aucun projet ici ni au-dessus : voici les scénarios que le programme porte en lui".into());
        }
        let (root, features) = self.real.as_ref()?;
        let here = std::env::current_dir().ok()?.canonicalize().ok()?;
        (*root != here || !self.features.ends_with(FEATURES)).then(|| {
            let shown = if self.features.ends_with(FEATURES) { root } else { features };
            format!("projet : {}", shown.display())
        })
    }

    /// A path within it, as we name it.
    #[must_use]
    pub fn path(&self, relative: &Path) -> PathBuf {
        self.root().join(relative)
    }

    /// The way from its root to one of its files; any other file keeps its real path.
    #[must_use]
    pub fn relative(&self, path: &Path) -> PathBuf {
        let plain = |rest: &Path| rest.components().all(|part| matches!(part, Component::Normal(_)));
        if let Some(rest) = path.strip_prefix(self.root()).ok().filter(|rest| plain(rest)) {
            return rest.to_owned();
        }
        let real = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let within = self.real.as_ref().and_then(|(root, _)| real.strip_prefix(root).ok()).map(Path::to_owned);
        within.unwrap_or(real)
    }

    /// Where its features are.
    #[must_use]
    pub fn features(&self) -> PathBuf {
        self.features.clone()
    }

    /// Where its films are.
    #[must_use]
    pub fn snapshots(&self) -> PathBuf {
        self.snapshots.clone()
    }

    /// Whether its features, articles and films are those inside the program.
    #[must_use]
    pub const fn is_embedded(&self) -> bool {
        self.embedded
    }

    /// The text of one of its files, if they are those inside the program.
    #[must_use]
    pub fn inside(&self, path: &Path) -> Option<&'static str> {
        embedded::text(path).filter(|_| self.embedded)
    }

    /// The bytes of one of its files, of any other on disk, or of standard input.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn read(&self, path: &Path) -> std::io::Result<Vec<u8>> {
        match self.inside(path) {
            Some(text) => Ok(text.as_bytes().to_vec()),
            None if path == Path::new(STANDARD_INPUT) => standard_input(),
            None if self.owns(path) && self.leads_out(path) => {
                Err(std::io::Error::other(format!("ce lien {LEADS_OUT}")))
            }
            None if leads_nowhere(path) => Err(std::io::Error::other("ce lien ne mène nulle part")),
            // A pipe that the shell makes has no name of a file.
            None if path.extension().is_none() && !self.owns(path) => std::fs::read(path),
            None => disk::read(path),
        }
    }

    /// Its articles.
    #[must_use]
    pub fn articles(&self) -> &Articles {
        &self.articles
    }

    /// Whether a file is one of its own features, whatever way it is named.
    #[must_use]
    pub fn owns(&self, path: &Path) -> bool {
        if self.inside(path).is_some() {
            return true;
        }
        let Some((_, features)) = &self.real else { return false };
        if path.strip_prefix(&self.features).is_ok_and(|rest| !rest.iter().any(|part| part == "..")) {
            return path.exists() || leads_nowhere(path);
        }
        let is = |around: &Path| here_if_empty(around).canonicalize().is_ok_and(|real| real == *features);
        path.canonicalize().is_ok_and(|path| path.starts_with(features))
            || without_dots(path).is_ok_and(|path| path.ancestors().skip(1).any(is))
    }

    /// Whether a path leads out of the project, by a link.
    #[must_use]
    pub fn leads_out(&self, path: &Path) -> bool {
        let out = |root: &Path| path.canonicalize().is_ok_and(|real| !real.starts_with(root));
        self.real.as_ref().is_some_and(|(root, _)| out(root))
    }

    /// The files below one of its folders that are `wanted`.
    ///
    /// # Errors
    /// A folder cannot be read, or a link leads out of the project; it is named.
    pub fn tree(&self, folder: &Path, wanted: impl Fn(&Path) -> bool) -> std::io::Result<Tree> {
        tree::below(folder, here_if_empty(self.root()), wanted)
    }

    /// The bytes of one of its files, if there is one.
    fn text_if_any(&self, path: &Path) -> Option<std::io::Result<Vec<u8>>> {
        if self.embedded {
            return self.inside(path).map(|text| Ok(text.as_bytes().to_vec()));
        }
        match path.symlink_metadata() {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
            _ => Some(self.read(path)),
        }
    }
}

/// The root around the current folder.
fn around_here() -> Result<Option<PathBuf>, Vec<Diagnostic>> {
    let Ok(here) = std::env::current_dir() else { return Ok(None) };
    meant_around(&here).map(|root| root.map(Path::to_owned))
}

/// Whether this is a link to what does not exist.
fn leads_nowhere(path: &Path) -> bool {
    path.symlink_metadata().is_ok_and(|about| about.is_symlink()) && path.metadata().is_err()
}

/// All of standard input, read once.
fn standard_input() -> std::io::Result<Vec<u8>> {
    static INPUT: OnceLock<Result<Vec<u8>, std::io::ErrorKind>> = OnceLock::new();
    let read = || {
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes).map_err(|error| error.kind())
    };
    INPUT.get_or_init(read).clone().map_err(Into::into)
}
