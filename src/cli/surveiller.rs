//! `arbitre verifier --surveiller`: each save runs again what it concerns.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;

use clap::ArgMatches;
use notify::{RecursiveMode, Watcher};

use super::echecs::Failures;
use super::{colour, paths, print, refuse, verifier};
use arbitre::articles;
use arbitre::project::STANDARD_INPUT;
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
    let (folders, followed) = match verifier::order(matches) {
        // What is inside the program never changes.
        Ok((order, _)) if order.files.iter().any(|file| order.project.inside(file).is_some()) => {
            return refuse("il n'y a rien à surveiller : aucun projet ici ni au-dessus", "placez-vous dans un projet");
        }
        Ok((order, _)) => (folders(&order), order.files),
        Err(code) => return code,
    };
    if followed.iter().any(|file| file == Path::new(STANDARD_INPUT)) {
        return refuse("l'entrée standard ne se surveille pas", "donnez un fichier, ou relancez sans --surveiller");
    }
    for folder in folders {
        if let Err(error) = watcher.watch(&folder, RecursiveMode::Recursive) {
            return refuse(
                &format!("« {} » ne se surveille pas (le système répond : {error})", folder.display()),
                "vérifiez le dossier",
            );
        }
    }
    if let Some(code) = show(matches, None) {
        return code;
    }
    while let Ok(Event::Saved(mut saved)) = told.recv() {
        while let Ok(event) = told.recv_timeout(PAUSE) {
            match event {
                Event::Saved(more) => saved.extend(more),
                Event::Leave => return leave_cleanly(),
            }
        }
        show(matches, Some(&saved));
    }
    leave_cleanly()
}

fn leave_cleanly() -> u8 {
    print("\n");
    0
}

/// The folders to watch: those of the files to run, and the project's own.
fn folders(order: &Order) -> Vec<PathBuf> {
    let given = order.files.iter().filter(|file| !order.project.owns(file)).filter_map(|file| {
        let folder = file.parent()?;
        Some(if folder.as_os_str().is_empty() { PathBuf::from(".") } else { folder.to_owned() })
    });
    let own = [order.project.features(), order.project.snapshots()];
    // A link is watched as a link: what matters is behind it.
    let mut all: Vec<_> = given.chain(own).filter_map(|folder| folder.canonicalize().ok()).collect();
    all.sort();
    all.dedup();
    all
}

/// Runs what these saves concern, or everything, and shows the verdict first. Gives back an exit code if nothing can be run at all.
fn show(matches: &ArgMatches, saved: Option<&[PathBuf]>) -> Option<u8> {
    if saved.is_some_and(|saved| !saved.iter().any(|path| matters(path))) {
        return None;
    }
    let (mut order, remarks) = match verifier::order(matches) {
        Ok(order) => order,
        Err(code) => return Some(code),
    };
    let project = order.project.clone();
    if let Some(saved) = saved {
        keep_concerned(&mut order, saved);
        if order.files.is_empty() {
            return None;
        }
    }
    let files = order.files.clone();
    let mut outcome = run_features(order, || {});
    outcome.findings.extend(remarks);
    if matches.get_flag("remarques") {
        outcome.findings.extend(verifier::duplicates_in(&files, &project));
    }
    let report = console::report(&outcome, project.articles(), colour());
    let (rest, verdict) = report.trim_end().rsplit_once('\n').unwrap_or(("", report.trim_end()));
    clear();
    paths::announce(&project, true);
    print(&format!("{verdict}\n\n{}\n\nEn attente d'un enregistrement (Ctrl-C pour quitter)\n", rest.trim()));
    let _ = Failures::of(&outcome, &project).keep(project.root());
    None
}

/// Whether a file can change a verdict.
fn matters(path: &Path) -> bool {
    let end = path.extension().unwrap_or_default();
    is_feature(path) || end == "snap" || path.file_name().is_some_and(|name| name == articles::FILE)
}

/// A feature concerns itself; the articles and the films of a game, all its features; a file that is gone, everything.
fn keep_concerned(order: &mut Order, saved: &[PathBuf]) {
    let saved: Vec<_> = saved.iter().filter(|path| matters(path)).collect();
    if saved.iter().any(|path| !path.exists()) {
        return;
    }
    let real = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let folder = |path: &Path| real(path).parent().and_then(Path::file_name).map(std::ffi::OsStr::to_owned);
    order.files.retain(|file| {
        saved.iter().any(|path| if is_feature(path) { real(path) == real(file) } else { folder(path) == folder(file) })
    });
}

fn clear() {
    if std::io::stdout().is_terminal() {
        print("\u{1b}[2J\u{1b}[3J\u{1b}[H");
    }
}
