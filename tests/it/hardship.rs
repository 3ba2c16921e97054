//! Disks that are full, trees that cannot be written, runs that are interrupted or meet each other, features in unusual places and
//! numbers: nothing is lost or half-written, and the end is a clear one.
//!
//! A file that cannot grow (`ulimit -f 0`) stands for a full disk: that needs no rights. The large runs are `#[ignore]`d: `.ci/run`
//! plays them with the program built for release, named by `ARBITRE`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use pretty_assertions::assert_eq;

use crate::playing::given_in;
use crate::review::{FILM, pend, project};
use crate::{arbitre, arbitre_in, code, root, stderr, stdout};

/// Every file below a folder, with what it holds.
fn tree(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = BTreeMap::new();
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if entry.file_type().unwrap().is_dir() {
            all.extend(tree(&path));
        } else {
            all.insert(path.clone(), std::fs::read(&path).unwrap_or_default());
        }
    }
    all
}

/// A feature outside the articles, with one scenario that holds and, if asked for, one that does not.
fn feature(title: &str, wrong: bool) -> String {
    let scenario = |title: &str, turn: u8| {
        format!(
            "  Scénario: {title}\n    Étant donné une nouvelle partie de Qawale\n    Quand le joueur 1 joue \"A1>B1,C1,D1\"\n    \
             Alors c'est au joueur {turn} de jouer\n"
        )
    };
    let mut text = format!("# language: fr\nFonctionnalité: {title}\n\n");
    text += &scenario(&format!("{title} tient"), 2);
    if wrong {
        text += &scenario(&format!("{title} ne tient pas"), 1);
    }
    text
}

/// Runs the program where no file can grow.
#[cfg(unix)]
fn on_a_full_disk(folder: &Path, arguments: &[&str]) -> Output {
    Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_arbitre")])
        .args(arguments)
        .current_dir(folder)
        .env_remove("CI")
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

#[cfg(unix)]
#[test]
fn a_full_disk_loses_nothing() {
    let folder = project();
    pend(folder.path(), FILM);
    let untidy = folder.path().join("brouillon.feature");
    std::fs::write(&untidy, feature("Brouillon", true).replace("    Quand", "  Quand")).unwrap();
    let before = tree(folder.path());
    for (arguments, ends, says) in [
        (&["verifier", "features"][..], 0, "conforme"),
        (&["verifier", "brouillon.feature"], 1, "1 scénario divergent"),
        (&["revue", "--accepter", "tout"], 2, "rien d'autre n'a été changé"),
        (&["formater", "brouillon.feature"], 2, "ne s'écrit pas"),
        (&["nouveau", "qawale", "QAW-13", "--sortie", "nouvelle.feature"], 2, "ne s'écrit pas"),
    ] {
        let output = on_a_full_disk(folder.path(), arguments);
        let said = stdout(&output) + &stderr(&output);
        assert!(said.contains(says), "{arguments:?}: {said}");
        assert_eq!(code(&output), ends, "{arguments:?}: {said}");
        assert_eq!(tree(folder.path()), before, "{arguments:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_save_that_cannot_be_written_leaves_the_old_one() {
    let folder = tempfile::tempdir().unwrap();
    given_in(folder.path(), &["jouer", "awale"], b"C\nsauver partie.json\nquitter\n");
    let before = tree(folder.path());
    assert_eq!(before.len(), 1);
    let input = folder.path().join("saisie");
    std::fs::write(&input, "reprendre partie.json\na\nsauver partie.json\nsauver autre.json\nC\nquitter\n").unwrap();
    let output = Command::new("sh")
        .args([
            "-c",
            "trap '' XFSZ; ulimit -f 0; exec \"$@\" < saisie",
            "sh",
            env!("CARGO_BIN_EXE_arbitre"),
            "jouer",
            "awale",
        ])
        .current_dir(folder.path())
        .output()
        .unwrap();
    let said = stdout(&output);
    assert_eq!(said.matches("ce fichier ne s'écrit pas").count(), 2, "{said}");
    std::fs::remove_file(&input).unwrap();
    assert_eq!(tree(folder.path()), before);
}

/// A report that nobody received is not a run that went well.
#[cfg(target_os = "linux")]
#[test]
fn a_report_that_cannot_be_written_is_told() {
    let folder = project();
    for format in ["console", "json", "junit"] {
        let output = Command::new(env!("CARGO_BIN_EXE_arbitre"))
            .args(["verifier", "features", "--format", format])
            .current_dir(folder.path())
            .env_remove("CI")
            .stdout(std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap())
            .output()
            .unwrap();
        let said = stderr(&output);
        assert!(said.contains("la sortie ne s'écrit pas"), "{format}: {said}");
        assert_eq!(code(&output), 2, "{format}");
    }
}

/// Nor are lists and answers that nobody received.
#[cfg(target_os = "linux")]
#[test]
fn what_nobody_received_is_told() {
    for command in [
        &["coups", "qawale"][..],
        &["coups", "qawale", "--format", "json"],
        &["coups", "aruba", "--position", "b../.../..r b", "--format", "json"],
        &["perft", "awale", "--profondeur", "5"],
        &["servir"],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_arbitre"))
            .args(command)
            .stdin(Stdio::piped())
            .stdout(std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // Who reads nothing may be gone.
        let request = b"{\"demande\":\"bonjour\",\"version\":1}\n";
        let _ = std::io::Write::write_all(&mut child.stdin.take().unwrap(), request);
        let output = child.wait_with_output().unwrap();
        assert!(stderr(&output).contains("la sortie ne s'écrit pas"), "{command:?}: {}", stderr(&output));
        assert_eq!(code(&output), 2, "{command:?}");
    }
}

/// Interrupted again and again: the project is as it was, and what is kept of the last failures is whole.
#[cfg(unix)]
#[test]
fn an_interrupted_run_changes_nothing() {
    let folder = project();
    let path = folder.path().join("faux.feature");
    std::fs::write(&path, feature("Faux", true)).unwrap();
    let before = tree(folder.path());
    for round in 0..12 {
        let mut child = Command::new(env!("CARGO_BIN_EXE_arbitre"))
            .args(["verifier", "features", "faux.feature"])
            .current_dir(folder.path())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(std::time::Duration::from_millis(round * 25));
        let process = rustix::process::Pid::from_child(&child);
        // It may have ended by itself.
        let _ = rustix::process::kill_process(process, rustix::process::Signal::INT);
        child.wait().unwrap();
        let mut now = tree(folder.path());
        if let Some(kept) = now.remove(&folder.path().join(".arbitre/echecs.json")) {
            serde_json::from_slice::<serde_json::Value>(&kept).expect("whole or not there");
        }
        now.retain(|path, _| !path.starts_with(folder.path().join(".arbitre")));
        assert_eq!(now, before);
    }
    let output = arbitre_in(folder.path(), &["verifier", "features", "faux.feature"]);
    assert_eq!(code(&output), 1, "{}", stdout(&output));
}

/// Starts several at once; what each said in the end.
fn at_once(folder: &Path, arguments: &[&str]) -> Vec<Output> {
    let start = || {
        Command::new(env!("CARGO_BIN_EXE_arbitre"))
            .args(arguments)
            .current_dir(folder)
            .env_remove("CI")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    };
    let running: Vec<_> = (0..3).map(|_| start()).collect();
    running.into_iter().map(|child| child.wait_with_output().unwrap()).collect()
}

#[test]
fn runs_that_meet_do_not_disturb_each_other() {
    let folder = project();
    std::fs::write(folder.path().join("faux.feature"), feature("Faux", true)).unwrap();
    for output in at_once(folder.path(), &["verifier", "features", "faux.feature"]) {
        assert_eq!(code(&output), 1, "{}", stderr(&output));
        assert!(stdout(&output).contains("1 scénario divergent"), "{}", stdout(&output));
    }
    let left: Vec<_> = tree(&folder.path().join(".arbitre")).into_keys().collect();
    assert_eq!(left, [folder.path().join(".arbitre/echecs.json")]);
    let again = arbitre_in(folder.path(), &["verifier", "--relancer-echecs"]);
    assert_eq!(code(&again), 1, "{}{}", stdout(&again), stderr(&again));

    let new = pend(folder.path(), FILM);
    // What waits is what the scenario gives, and what was accepted is wrong: whoever comes last finds nothing to do.
    let (film, other) =
        (std::fs::read_to_string(folder.path().join(FILM)).unwrap(), std::fs::read_to_string(&new).unwrap());
    std::fs::write(folder.path().join(FILM), other.replace("assertion_line: 92\n", "")).unwrap();
    std::fs::write(&new, film.replacen("---\nsource:", "---\nassertion_line: 92\nsource:", 1)).unwrap();
    for output in at_once(folder.path(), &["revue", "--accepter", "tout"]) {
        assert!(matches!(code(&output), 0..=2) && !stderr(&output).contains("panicked"), "{}", stderr(&output));
    }
    assert_eq!(std::fs::read_to_string(folder.path().join(FILM)).unwrap(), film);
    assert!(!new.exists());
}

/// Runs the program as somebody who may read the tree and write nothing in it.
#[cfg(unix)]
fn without_the_right_to_write(folder: &Path, arguments: &[&str]) -> Output {
    use std::os::unix::process::CommandExt;
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbitre"));
    command.args(arguments).current_dir(folder).env_remove("CI").stdin(Stdio::null());
    if rustix::process::getuid().is_root() {
        // Modes do not bind root: nobody's then.
        command.uid(65_534).gid(65_534);
    }
    command.output().expect("the program starts")
}

#[cfg(unix)]
#[test]
fn a_tree_that_cannot_be_written_can_be_verified() {
    use std::os::unix::fs::PermissionsExt;
    let folder = project();
    pend(folder.path(), FILM);
    std::fs::write(folder.path().join("faux.feature"), feature("Faux", true).replace("    Quand", "  Quand")).unwrap();
    let before = tree(folder.path());
    let folders = ["", "features", "features/qawale", "snapshots", "snapshots/qawale"];
    let allow = |mode: u32| {
        let folders = folders.iter().map(|part| folder.path().join(part));
        folders.for_each(|path| std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap());
    };
    allow(0o555);
    let runs = [
        (&["verifier", "features"][..], 0, "conforme"),
        (&["verifier", "faux.feature"], 1, "1 scénario divergent"),
        (&["revue", "--accepter", "tout"], 2, "rien d'autre n'a été changé"),
        (&["formater", "faux.feature"], 2, "ne s'écrit pas"),
    ]
    .map(|(arguments, ends, says)| (arguments, ends, says, without_the_right_to_write(folder.path(), arguments)));
    allow(0o755);
    for (arguments, ends, says, output) in runs {
        let said = stdout(&output) + &stderr(&output);
        assert!(said.contains(says), "{arguments:?}: {said}");
        assert_eq!(code(&output), ends, "{arguments:?}: {said}");
    }
    assert_eq!(tree(folder.path()), before);
}

#[test]
fn features_come_by_standard_input() {
    for (input, ends, says) in [
        (feature("Entrée", false).into_bytes(), 0, "1 scénario, 3 étapes"),
        (feature("Entrée", true).into_bytes(), 1, "-:8"),
        (Vec::new(), 2, "-"),
        (b"\xff\xfe\0\x01".to_vec(), 2, "-"),
        (vec![b'x'; 1 << 16], 2, "-:1"),
    ] {
        let output = given_in(root(), &["verifier", "-", "--remarques"], &input);
        let said = stdout(&output) + &stderr(&output);
        assert!(said.contains(says), "{said}");
        assert_eq!(code(&output), ends, "{said}");
    }
}

#[cfg(unix)]
#[test]
fn links_that_turn_in_circles_end() {
    use std::os::unix::fs::symlink;
    let folder = project();
    let features = folder.path().join("features");
    symlink("..", features.join("boucle")).unwrap();
    symlink(".", features.join("qawale/ici")).unwrap();
    let output = arbitre_in(folder.path(), &["verifier"]);
    assert_eq!(code(&output), 0, "{}{}", stdout(&output), stderr(&output));
    symlink("b.feature", folder.path().join("a.feature")).unwrap();
    symlink("a.feature", folder.path().join("b.feature")).unwrap();
    let output = arbitre_in(folder.path(), &["verifier", "a.feature"]);
    assert!(
        code(&output) == 2 && stderr(&output).replace('\u{a0}', " ").contains("« a.feature »"),
        "{}",
        stderr(&output)
    );
    symlink("soi.feature", features.join("soi.feature")).unwrap();
    let output = arbitre_in(folder.path(), &["verifier"]);
    assert!(code(&output) == 2 && stdout(&output).contains("soi.feature"), "{}", stdout(&output));
}

/// Nobody will ever write into it: it is refused, not waited for.
#[cfg(unix)]
#[test]
fn a_pipe_is_no_feature() {
    let folder = project();
    let pipe = folder.path().join("features/qawale/09-tube.feature");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for command in ["verifier", "formater"] {
        let output = arbitre_in(folder.path(), &[command]);
        let said = stdout(&output) + &stderr(&output);
        assert!(
            code(&output) == 2 && said.contains("09-tube.feature") && said.contains("ordinaire"),
            "{command}: {said}"
        );
    }
}

/// The titles of the scenarios that a run played, in order.
fn played(arguments: &[&str]) -> Vec<String> {
    let output = arbitre_in(root(), &[&["verifier", "--format", "json"], arguments].concat());
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let scenarios = report["resultats"].as_array().unwrap();
    scenarios
        .iter()
        .map(|scenario| format!("{}:{} {}", scenario["fichier"], scenario["ligne"], scenario["titre"]))
        .collect()
}

#[test]
fn fragments_together_are_the_whole() {
    const FILES: [&str; 2] =
        ["features/aruba/01-materiel-et-mise-en-place.feature", "features/qawale/03-egrainer.feature"];
    let whole = played(&FILES);
    let fragment = |number| played(&[&FILES[..], &["--fragment", &format!("{number}/5")]].concat());
    let fragments: Vec<Vec<String>> = (1..=5).map(fragment).collect();
    let sizes: Vec<usize> = fragments.iter().map(Vec::len).collect();
    assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1, "{sizes:?}");
    let mut together = fragments.concat();
    assert_eq!(together.len(), whole.len());
    let mut whole = whole;
    whole.sort();
    together.sort();
    assert_eq!(together, whole);
    let narrow = played(&["features/qawale/04-chemin.feature", "--etiquettes", "@QAW-13"]);
    let halves = [
        played(&["features/qawale/04-chemin.feature", "--etiquettes", "@QAW-13", "--fragment", "1/2"]),
        played(&["features/qawale/04-chemin.feature", "--etiquettes", "@QAW-13", "--fragment", "2/2"]),
    ]
    .concat();
    assert_eq!(halves.len(), narrow.len());
    let output = arbitre_in(root(), &["verifier", "--etiquettes", "@QAW-13", "--fragment", "99/99"]);
    assert!(code(&output) == 2, "{}", stderr(&output));
}

#[test]
#[ignore = "large: played by .ci/run"]
fn ten_thousand_files() {
    let folder = tempfile::tempdir().unwrap();
    for number in 0..10_000 {
        let path = folder.path().join(format!("{number}.feature"));
        std::fs::write(path, feature(&format!("Numéro {number}"), number == 7_000)).unwrap();
    }
    let output = arbitre(&["verifier", folder.path().to_str().unwrap()]);
    assert!(code(&output) == 1, "{}", stderr(&output));
    let said = stdout(&output);
    let end = said.lines().last().unwrap();
    assert!(end.contains("10001 scénarios") && end.contains("1 scénario divergent"), "{end}");
}

#[test]
#[ignore = "large: played by .ci/run"]
fn fifty_megabytes_in_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut text = String::from("# language: fr\nFonctionnalité: Grande\n\n");
    let mut scenarios = 0;
    while text.len() < 50 << 20 {
        let body = feature("Grande", false);
        let scenario = body.split_once("\n\n").unwrap().1.replace("Grande tient", &format!("Numéro {scenarios}"));
        writeln!(text, "{scenario}").unwrap();
        scenarios += 1;
    }
    let path = folder.path().join("grande.feature");
    std::fs::write(&path, text).unwrap();
    let output = arbitre(&["verifier", path.to_str().unwrap()]);
    assert!(code(&output) == 0, "{}", stderr(&output));
    let said = stdout(&output);
    let end = said.lines().last().unwrap();
    assert!(end.contains(&format!("{scenarios} scénarios")), "{end}");
}
