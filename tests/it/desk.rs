//! The author's desk: what failed run again, saves watched, sentences looked for.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use pretty_assertions::assert_eq;

use crate::review::project;
use crate::{arbitre, arbitre_in, code, stderr, stdout};

const FEATURE: &str = "features/qawale/03-egrainer.feature";

#[test]
fn only_what_failed_is_run_again() {
    let folder = project();
    let none = arbitre_in(folder.path(), &["verifier", "--relancer-echecs"]);
    assert_eq!(code(&none), 2, "{}", stdout(&none));
    let path = folder.path().join(FEATURE);
    let good = std::fs::read_to_string(&path).unwrap();
    let bad = good.replacen("Alors la case A1 est vide", "Alors la case D1 est vide", 1);
    std::fs::write(&path, &bad).unwrap();
    assert_eq!(code(&arbitre_in(folder.path(), &["verifier"])), 1);
    let again = arbitre_in(folder.path(), &["verifier", "--relancer-echecs"]);
    assert_eq!(code(&again), 1);
    assert!(stdout(&again).lines().last().unwrap().starts_with("1 scénario, "), "{}", stdout(&again));
    std::fs::write(&path, &good).unwrap();
    assert_eq!(code(&arbitre_in(folder.path(), &["verifier", "--relancer-echecs"])), 0);
    let nothing = arbitre_in(folder.path(), &["verifier", "--relancer-echecs"]);
    assert_eq!((code(&nothing), stdout(&nothing).as_str()), (0, "rien n'a échoué la dernière fois\n"));
    // A file that was refused is run whole.
    std::fs::write(&path, good.replacen("Quand ", "Qaund ", 1)).unwrap();
    assert_eq!(code(&arbitre_in(folder.path(), &["verifier"])), 2);
    std::fs::write(&path, &good).unwrap();
    let again = arbitre_in(folder.path(), &["verifier", "--relancer-echecs"]);
    assert_eq!(code(&again), 0, "{}", stdout(&again));
    assert!(scenarios(stdout(&again).lines().last().unwrap()) > 1, "{}", stdout(&again));
}

/// What failed is not forgotten by a run that played something else, or nothing; what cannot be found any more is told.
#[test]
fn failures_are_remembered_until_they_are_played() {
    let folder = project();
    let path = folder.path().join(FEATURE);
    let good = std::fs::read_to_string(&path).unwrap();
    let bad = good.replacen("Alors la case A1 est vide", "Alors la case D1 est vide", 1);
    std::fs::write(&path, &bad).unwrap();
    assert_eq!(code(&arbitre_in(folder.path(), &["verifier"])), 1);
    for nothing in [&["--relancer-echecs", "--nom", "zzz"][..], &["--nom", "zzz"]] {
        assert_eq!(code(&arbitre_in(folder.path(), &[&["verifier"], nothing].concat())), 2);
        assert_eq!(code(&arbitre_in(folder.path(), &["verifier", "--relancer-echecs"])), 1, "{nothing:?}");
    }
    let title = bad.lines().take_while(|line| !line.contains("Alors la case D1 est vide"));
    let title = title.filter(|line| line.contains("Scénario: ")).last().unwrap().to_owned();
    std::fs::write(&path, bad.replace(&title, &format!("{title} (renommé)"))).unwrap();
    for _ in 0..2 {
        let renamed = arbitre_in(folder.path(), &["verifier", "--relancer-echecs"]);
        assert_eq!(code(&renamed), 2, "{}", stdout(&renamed));
        let said = stderr(&renamed).replace('\u{a0}', " ");
        assert!(said.contains(&format!("» ne se trouve plus dans {FEATURE}")), "{said}");
    }
    std::fs::remove_file(&path).unwrap();
    let gone = arbitre_in(folder.path(), &["verifier", "--relancer-echecs"]);
    assert_eq!((code(&gone), stderr(&gone).contains("ne se trouve plus")), (2, true), "{}", stderr(&gone));
}

/// How many scenarios a verdict speaks of.
fn scenarios(verdict: &str) -> usize {
    verdict.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("{verdict}"))
}

/// A watch that is running, and its lines as they come.
struct Watch {
    child: Child,
    lines: Receiver<String>,
}

impl Watch {
    /// The verdict of the next run.
    fn verdict(&self) -> String {
        loop {
            let line = self.lines.recv_timeout(Duration::from_secs(20)).expect("a verdict");
            if line.contains(" étapes") {
                return line;
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

#[test]
fn a_save_runs_again_what_it_concerns() {
    let folder = project();
    let mut child = Command::new(env!("CARGO_BIN_EXE_arbitre"))
        .args(["verifier", "--surveiller"])
        .current_dir(folder.path())
        .env_remove("CI")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (tell, lines) = channel();
    let out = child.stdout.take().unwrap();
    std::thread::spawn(move || BufReader::new(out).lines().map_while(Result::ok).try_for_each(|line| tell.send(line)));
    let watch = Watch { child, lines };
    let all = watch.verdict();
    assert!(all.ends_with(": conforme"), "{all}");
    std::thread::sleep(Duration::from_millis(300));
    assert!(!watch.lines.try_iter().any(|line| line.contains(" étapes")), "its own reading is no save");
    let path = folder.path().join(FEATURE);
    let good = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, good.replacen("Alors la case A1 est vide", "Alors la case D1 est vide", 1)).unwrap();
    let verdict = watch.verdict();
    assert!(scenarios(&verdict) < scenarios(&all) && verdict.ends_with(": 1 scénario divergent"), "{verdict}");
    std::fs::write(&path, &good).unwrap();
    assert!(watch.verdict().ends_with(": conforme"));
    // The articles concern every feature of the game.
    let articles = folder.path().join("features/qawale/reglement.yaml");
    std::fs::write(&articles, std::fs::read_to_string(&articles).unwrap() + "\n").unwrap();
    assert_eq!(scenarios(&watch.verdict()), scenarios(&all));
}

#[test]
fn sentences_are_found_where_they_are_used() {
    let folder = project();
    let uses = arbitre_in(folder.path(), &["phrases", "--emplois", "la pile en main est vide"]);
    assert_eq!(code(&uses), 0, "{}", stderr(&uses));
    assert!(stdout(&uses).contains(" · L'égrainage ne laisse rien sur la case de départ\n"), "{}", stdout(&uses));
    let by_model = arbitre_in(folder.path(), &["phrases", "--emplois", "{joueur} joue {coup}"]);
    assert!(stdout(&by_model).lines().count() > 20, "{}", stdout(&by_model));
    assert_eq!(code(&arbitre(&["phrases", "--emplois", "la pile s'envole"])), 2);
    let unused = stdout(&arbitre_in(folder.path(), &["phrases", "--inutilisees"]));
    assert!(unused.contains("une nouvelle partie de {jeu}"), "{unused}");
    assert!(!unused.contains("\n  une partie de {jeu}\n"), "{unused}");
}

#[test]
fn scenarios_that_play_the_same_are_remarked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deux.feature");
    let text = "Fonctionnalité: Deux\n  Scénario: Un\n    Étant donné une partie de Qawale\n    Quand le joueur 1 joue A1>B1,B2,A2\n    Alors le coup est accepté\n  Scénario: Deux\n    Étant donné une partie de Qawale\n    Quand le joueur 1 joue A1>B1,B2,A2\n    Alors la case A1 est vide\n  Scénario: Trois\n    Étant donné une partie de Qawale\n    Quand le joueur 1 joue D1>C1,C2,D2\n    Alors le coup est accepté\n";
    std::fs::write(&path, text).unwrap();
    let name = path.to_str().unwrap();
    let output = arbitre(&["verifier", "--remarques", name]);
    assert_eq!(code(&output), 0, "a remark is no failure");
    let remarks: Vec<_> =
        stdout(&output).lines().filter(|line| line.starts_with("remarque")).map(str::to_owned).collect();
    assert_eq!(remarks.len(), 1, "{remarks:#?}");
    assert!(remarks[0].contains(":6:3\u{a0}: même mise en place et même action que «\u{a0}Un\u{a0}»"), "{remarks:#?}");
    assert!(!stdout(&arbitre(&["verifier", name])).contains("même mise en place"));
}
