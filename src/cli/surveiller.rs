//! `arbitre verifier --surveiller`: each save runs again what it concerns.

use std::collections::BTreeMap;
use std::fs::Permissions;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::{Duration, SystemTime};

use clap::ArgMatches;
use notify::{RecursiveMode, Watcher};

use super::echecs::Failures;
use super::{colour, paths, print, refuse, verifier};
use arbitre::articles;
use arbitre::project::{LEXICON, Project, STANDARD_INPUT};
use arbitre::report::console;
use arbitre::spec::run::{Order, is_feature, run as run_features};

/// How long nothing must happen for a save to be over: editors write a file in several goes.
const PAUSE: Duration = Duration::from_millis(20);

enum Event {
    Saved(Vec<PathBuf>),
    Leave,
}

/// Runs everything that is asked for, then again what each save concerns, until Ctrl-C.
pub(super) fn watch(matches: &ArgMatches) -> u8 {
    let (tell, told) = mpsc::channel();
    let leave = tell.clone();
    if let Err(error) = ctrlc::set_handler(move || drop(leave.send(Event::Leave))) {
        return refuse(
            &format!("Ctrl-C ne peut pas être attendu (le système répond : {error})"),
            "relancez sans --surveiller",
        );
    }
    let watcher = notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
        // Reading is an event too: our own must not set us off again.
        if let Ok(event) = event
            && !event.kind.is_access()
        {
            let _ = tell.send(Event::Saved(event.paths));
        }
    });
    let mut watcher = match watcher {
        Ok(watcher) => watcher,
        Err(error) => {
            return refuse(
                &format!("les fichiers ne se surveillent pas (le système répond : {error})"),
                "relancez sans --surveiller",
            );
        }
    };
    let order = match verifier::order(matches) {
        // What is inside the program never changes.
        Ok((order, _)) if order.files.iter().any(|file| order.project.inside(file).is_some()) => {
            return refuse("il n'y a rien à surveiller : aucun projet ici ni au-dessus", "placez-vous dans un projet");
        }
        Ok((order, _)) => order,
        Err(code) => return code,
    };
    if order.files.iter().any(|file| file == Path::new(STANDARD_INPUT)) {
        return refuse("l'entrée standard ne se surveille pas", "donnez un fichier, ou relancez sans --surveiller");
    }
    let watched = Watched::of(order);
    if let Err((folder, error)) = watched.watch(&mut watcher) {
        return refuse(
            &format!("« {} » ne se surveille pas (le système répond : {error})", folder.display()),
            "vérifiez le dossier",
        );
    }
    let mut state = watched.state();
    if let Err(code) = show(matches, None) {
        return code;
    }
    while let Ok(Event::Saved(mut saved)) = told.recv() {
        while let Ok(event) = told.recv_timeout(PAUSE) {
            match event {
                Event::Saved(more) => saved.extend(more),
                Event::Leave => return leave_cleanly(),
            }
        }
        // A folder may be new, or another one under the same name.
        let _ = watched.watch(&mut watcher);
        let now = watched.state();
        let changed = changed(&state, &now, saved);
        state = now;
        if changed.is_empty() {
            continue;
        }
        let shown = if watched.is_gone() {
            clear();
            let features = watched.project.features();
            let message = format!("le dossier « {} » n'est plus là", features.display());
            Err(refuse(&message, "remettez-le : il sera rejoué aussitôt"))
        } else {
            show(matches, Some(&changed))
        };
        if shown.is_err() {
            wait();
        }
    }
    leave_cleanly()
}

fn leave_cleanly() -> u8 {
    print("\n");
    0
}

fn wait() {
    print("\nEn attente d'un enregistrement (Ctrl-C pour quitter)\n");
}

/// What is watched: the project as it was found at the beginning, and files from elsewhere.
struct Watched {
    project: Project,
    has_features: bool,
    /// Those that are not the project's.
    others: Vec<PathBuf>,
}

/// The files that can change a verdict, and what is known of each without reading it.
type State = BTreeMap<PathBuf, Option<(Option<SystemTime>, u64, Permissions)>>;

impl Watched {
    fn of(Order { project, files, .. }: Order) -> Self {
        let has_features = !project.is_embedded() && project.features().is_dir();
        let others = files.into_iter().filter(|file| !project.owns(file)).collect();
        Self { project, has_features, others }
    }

    /// Whether the project that is watched has no features any more. No other takes its place.
    fn is_gone(&self) -> bool {
        self.has_features && !self.project.features().is_dir()
    }

    /// Watches everything that is there, and where the rest would appear.
    fn watch(&self, watcher: &mut impl Watcher) -> Result<(), (PathBuf, notify::Error)> {
        let here_if_empty = |folder: &Path| {
            if folder.as_os_str().is_empty() { PathBuf::from(".") } else { folder.to_owned() }
        };
        let mut folders: Vec<_> = self.others.iter().filter_map(|file| file.parent().map(here_if_empty)).collect();
        if self.has_features {
            folders.extend([self.project.features(), self.project.snapshots()]);
        }
        // A link is watched as a link: what matters is behind it.
        let mut folders: Vec<_> = folders.into_iter().filter_map(|folder| folder.canonicalize().ok()).collect();
        folders.sort();
        folders.dedup();
        let root = here_if_empty(self.project.root()).canonicalize().ok().filter(|_| self.has_features);
        let around = root.into_iter().map(|root| (root, RecursiveMode::NonRecursive));
        for (folder, mode) in around.chain(folders.into_iter().map(|folder| (folder, RecursiveMode::Recursive))) {
            watcher.watch(&folder, mode).map_err(|error| (folder, error))?;
        }
        Ok(())
    }

    fn state(&self) -> State {
        let mut files = self.others.clone();
        if self.has_features {
            for folder in [self.project.features(), self.project.snapshots()] {
                match self.project.tree(&folder, matters) {
                    Ok(tree) => files.extend(tree.files),
                    // What cannot be read is a state as well: it may be readable again.
                    Err(error) => files.push(error.to_string().into()),
                }
            }
        }
        let about = |path: &Path| {
            let about = path.metadata().ok()?;
            Some((about.modified().ok(), about.len(), about.permissions()))
        };
        files.into_iter().map(|file| (file.clone(), about(&file))).collect()
    }
}

/// What a save concerns.
#[derive(Default)]
struct Changed {
    features: Vec<PathBuf>,
    /// Whether it is more than these features: articles, films, files that are gone or new.
    everything: bool,
}

impl Changed {
    fn is_empty(&self) -> bool {
        self.features.is_empty() && !self.everything
    }
}

/// What differs between two states, or was saved: the clock of a disk may be too coarse to tell.
fn changed(before: &State, now: &State, saved: Vec<PathBuf>) -> Changed {
    let differ = now.iter().filter(|(path, about)| before.get(*path) != Some(about)).map(|(path, _)| path);
    let gone = before.keys().filter(|path| !now.contains_key(*path));
    let mut changed = Changed {
        features: Vec::new(),
        everything: gone.count() > 0 || now.keys().any(|path| !before.contains_key(path)),
    };
    for path in differ.cloned().chain(saved.into_iter().filter(|path| matters(path))) {
        if is_feature(&path) && path.exists() {
            changed.features.push(path);
        } else {
            changed.everything = true;
        }
    }
    changed
}

/// Runs what these changes concern, or everything, and shows the verdict first. Gives an exit code if nothing can be run at all.
fn show(matches: &ArgMatches, changed: Option<&Changed>) -> Result<(), u8> {
    let (mut order, remarks) = verifier::order(matches)?;
    let project = order.project.clone();
    if let Some(Changed { features, everything: false }) = changed {
        let real = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let features: Vec<_> = features.iter().map(|path| real(path)).collect();
        order.files.retain(|file| features.contains(&real(file)));
        if order.files.is_empty() {
            return Ok(());
        }
    }
    let files = order.files.clone();
    let mut outcome = run_features(order, || {});
    outcome.findings.extend(remarks);
    if matches.get_flag("remarques") {
        outcome.findings.extend(verifier::duplicates_in(&files, &project));
    }
    let mut failures = Failures::of(&outcome, &project);
    if changed.is_some_and(|changed| !changed.everything) {
        // What failed elsewhere still does, as far as anybody knows.
        let last = Failures::last(&project).unwrap_or_default();
        failures.elsewhere |= last.elsewhere;
        failures = failures.with(last.left_by(&outcome, &project));
    }
    failures.keep(&project);
    let report = console::report(&outcome, project.articles(), colour());
    let (rest, verdict) = report.trim_end().rsplit_once('\n').unwrap_or(("", report.trim_end()));
    clear();
    paths::announce(&project, true);
    print(&format!("{verdict}\n\n{}\n", rest.trim()));
    wait();
    Ok(())
}

/// Whether a file can change a verdict.
fn matters(path: &Path) -> bool {
    let end = path.extension().unwrap_or_default();
    let paper = |name| name == articles::FILE || name == LEXICON;
    is_feature(path) || end.eq_ignore_ascii_case("snap") || path.file_name().is_some_and(paper)
}

fn clear() {
    if std::io::stdout().is_terminal() {
        print("\u{1b}[2J\u{1b}[3J\u{1b}[H");
    }
}
