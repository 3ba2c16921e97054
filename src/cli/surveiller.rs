//! `arbitre verifier --surveiller`: each save runs again what it concerns.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;

use clap::ArgMatches;
use notify::{RecursiveMode, Watcher};

use super::echecs::Failures;
use super::{colour, print, refuse, verifier};
use arbitre::articles;
use arbitre::project::Project;
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
    for folder in folders(matches) {
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

/// The folders to watch: those of the paths given, and the project's own.
fn folders(matches: &ArgMatches) -> Vec<PathBuf> {
    let given = matches.get_many::<String>("chemins").into_iter().flatten().map(|path| {
        let path = Path::new(verifier::split_line(path).0);
        let folder = if path.is_dir() { Some(path) } else { path.parent() };
        folder.filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new(".")).to_owned()
    });
    let own = ["features", "snapshots"].map(PathBuf::from);
    let mut all: Vec<_> = given.chain(own).filter(|folder| folder.is_dir()).collect();
    all.sort();
    all.dedup();
    all
}

/// Runs what these saves concern, or everything, and shows the verdict first. Gives back an exit code if nothing can be run at all.
fn show(matches: &ArgMatches, saved: Option<&[PathBuf]>) -> Option<u8> {
    if saved.is_some_and(|saved| !saved.iter().any(|path| matters(path))) {
        return None;
    }
    let project = match Project::at(Path::new("")) {
        Ok(project) => project,
        Err(findings) => {
            clear();
            return Some(verifier::refuse_articles(&findings));
        }
    };
    let mut order = match verifier::order(matches, &project) {
        Ok(order) => order,
        Err((message, help)) => return Some(refuse(&message, &help)),
    };
    if let Some(saved) = saved {
        keep_concerned(&mut order, saved);
        if order.files.is_empty() {
            return None;
        }
    }
    let outcome = run_features(order, || {});
    let report = console::report(&outcome, project.articles(), colour());
    let (rest, verdict) = report.trim_end().rsplit_once('\n').unwrap_or(("", report.trim_end()));
    clear();
    print(&format!("{verdict}\n\n{}\n\nEn attente d'un enregistrement (Ctrl-C pour quitter)\n", rest.trim()));
    let _ = Failures::of(&outcome).keep(project.root());
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
