//! `verifier --surveiller`: whatever changes a verdict is noticed, and the project that is watched stays the one that was meant.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use crate::review::{FILM, project};
use crate::{arbitre_in, code, program};

const FEATURE: &str = "features/qawale/03-egrainer.feature";

/// A watch that is running, and what it says as it comes.
struct Watch {
    child: Child,
    lines: Receiver<String>,
}

impl Watch {
    fn of(folder: &Path, more: &[&str]) -> Self {
        let mut child = Command::new(program())
            .args([&["verifier", "--surveiller"], more].concat())
            .current_dir(folder)
            .env_remove("CI")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (tell, lines) = channel();
        let errors = tell.clone();
        let (out, err) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
        let pass = |line: String| line.replace('\u{a0}', " ");
        std::thread::spawn(move || {
            BufReader::new(out).lines().map_while(Result::ok).try_for_each(|line| tell.send(pass(line)))
        });
        std::thread::spawn(move || {
            BufReader::new(err).lines().map_while(Result::ok).try_for_each(|line| errors.send(pass(line)))
        });
        let watch = Self { child, lines };
        watch.until("étapes");
        watch
    }

    /// Waits until something is said that contains this, and gives everything that was said.
    fn until(&self, wanted: &str) -> String {
        let mut all = String::new();
        loop {
            match self.lines.recv_timeout(Duration::from_secs(20)) {
                Ok(line) => all.push_str(&format!("{line}\n")),
                Err(_) => panic!("« {wanted} » is not said:\n{all}"),
            }
            if all.lines().last().is_some_and(|line| line.contains(wanted)) {
                return all;
            }
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn edit(folder: &Path, name: &str, from: &str, to: &str) {
    let path = folder.join(name);
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains(from), "{name}");
    std::fs::write(path, text.replacen(from, to, 1)).unwrap();
}

/// Articles concern the features of the folders below, too.
#[test]
fn articles_concern_features_in_subfolders() {
    let folder = project();
    std::fs::create_dir(folder.path().join("features/qawale/plus")).unwrap();
    let moved = "features/qawale/plus/03-egrainer.feature";
    std::fs::rename(folder.path().join(FEATURE), folder.path().join(moved)).unwrap();
    let watch = Watch::of(folder.path(), &[moved]);
    edit(folder.path(), "features/qawale/reglement.yaml", "id: QAW-12", "id: QAW-99");
    watch.until("fichier refusé");
    edit(folder.path(), "features/qawale/reglement.yaml", "id: QAW-99", "id: QAW-12");
    watch.until("étapes");
}

/// Folders come and go as a whole, under their own name or another.
#[test]
fn folders_that_come_and_go_are_noticed() {
    let folder = project();
    let path = |name: &str| folder.path().join(name);
    // Films for the first time.
    std::fs::rename(path("snapshots"), path("films")).unwrap();
    let watch = Watch::of(folder.path(), &[]);
    std::fs::rename(path("films"), path("snapshots")).unwrap();
    watch.until(": conforme");
    // A new folder among them, already full.
    std::fs::create_dir(path("ancien")).unwrap();
    std::fs::copy(path(FILM), path("ancien/perdu.snap")).unwrap();
    std::fs::rename(path("ancien"), path("snapshots/ancien")).unwrap();
    watch.until("1 film sans scénario");
    std::fs::remove_dir_all(path("snapshots/ancien")).unwrap();
    watch.until(": conforme");
    // Features moved out and in.
    std::fs::create_dir(path("features/plus")).unwrap();
    std::fs::rename(path(FEATURE), path("features/plus/03-egrainer.feature")).unwrap();
    watch.until("étapes");
    std::fs::rename(path("features/plus"), path("plus")).unwrap();
    watch.until("sans scénario");
    std::fs::rename(path("plus/03-egrainer.feature"), path(FEATURE)).unwrap();
    watch.until(": conforme");
}

/// A project without its features is not another one; when they are back, so is the verdict.
#[test]
fn removed_features_are_waited_for() {
    let around = project();
    let folder = around.path().join("projet");
    std::fs::create_dir(&folder).unwrap();
    for part in ["features", "snapshots"] {
        std::fs::rename(around.path().join(part), folder.join(part)).unwrap();
    }
    // Another project around it, which is not meant.
    std::fs::create_dir(around.path().join("features")).unwrap();
    std::fs::copy(folder.join(FEATURE), around.path().join("features/autre.feature")).unwrap();
    let watch = Watch::of(&folder, &[]);
    for _ in 0..2 {
        std::fs::rename(folder.join("features"), folder.join("ailleurs")).unwrap();
        let told = watch.until("n'est plus là");
        assert!(!told.contains("étapes"), "{told}");
        std::fs::rename(folder.join("ailleurs"), folder.join("features")).unwrap();
        let told = watch.until("étapes");
        assert!(told.contains(": conforme") && !told.contains("autre.feature"), "{told}");
        // The new folder is watched as the old one was.
        edit(&folder, FEATURE, "Alors la case A1 est vide", "Alors la case D1 est vide");
        watch.until("1 scénario divergent");
        edit(&folder, FEATURE, "Alors la case D1 est vide", "Alors la case A1 est vide");
        watch.until(": conforme");
    }
}

/// What cannot be read is told, and played again as soon as it can.
#[test]
fn what_is_readable_again_is_played() {
    let folder = project();
    let path = |name: &str| folder.path().join(name);
    let watch = Watch::of(folder.path(), &[]);
    for name in ["features/qawale/reglement.yaml", FEATURE, FILM] {
        // A folder in its place cannot be read by anybody.
        std::fs::rename(path(name), path("cache")).unwrap();
        std::fs::create_dir(path(name)).unwrap();
        watch.until("En attente");
        std::fs::remove_dir(path(name)).unwrap();
        std::fs::rename(path("cache"), path(name)).unwrap();
        watch.until(": conforme");
    }
    // A folder that leads nowhere, whatever its name.
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("rien", path("features/lien")).unwrap();
        watch.until("nulle part");
        std::fs::remove_file(path("features/lien")).unwrap();
        watch.until(": conforme");
    }
}

/// A save that mends one file does not clear what failed in another.
#[test]
fn what_failed_elsewhere_is_not_forgotten() {
    let folder = project();
    edit(folder.path(), FEATURE, "Alors la case A1 est vide", "Alors la case D1 est vide");
    let watch = Watch::of(folder.path(), &[]);
    let other = folder.path().join("features/qawale/04-chemin.feature");
    std::fs::write(&other, std::fs::read_to_string(&other).unwrap() + "\n").unwrap();
    watch.until(": conforme");
    watch.until("En attente");
    drop(watch);
    assert_eq!(code(&arbitre_in(folder.path(), &["verifier", "--relancer-echecs"])), 1);
}
