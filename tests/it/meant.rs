//! What could be green though something is wrong: causes forgotten between runs, films that nobody counts, projects that only
//! resemble one.

use std::path::Path;
use std::process::Output;

use pretty_assertions::assert_eq;

use crate::review::{FILM, project};
use crate::{arbitre_in, code, stderr, stdout};

const FEATURE: &str = "features/qawale/03-egrainer.feature";

/// What was said, with plain spaces.
fn said(output: &Output) -> String {
    (stdout(output) + &stderr(output)).replace('\u{a0}', " ")
}

fn verifier(folder: &Path, more: &[&str]) -> Output {
    arbitre_in(folder, &[&["verifier"], more].concat())
}

/// Changes the text of a file.
fn edit(folder: &Path, name: &str, from: &str, to: &str) {
    let path = folder.join(name);
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains(from), "{name}");
    std::fs::write(path, text.replacen(from, to, 1)).unwrap();
}

/// A film that no scenario makes.
fn orphan(folder: &Path) -> std::path::PathBuf {
    let path = folder.join("snapshots/qawale/QAW-08-personne.snap");
    std::fs::copy(folder.join(FILM), &path).unwrap();
    path
}

/// A copy of a feature: each of its scenarios would have the film of another's.
fn copied(folder: &Path) -> std::path::PathBuf {
    let path = folder.join("features/qawale/90-copie.feature");
    std::fs::copy(folder.join(FEATURE), &path).unwrap();
    path
}

/// Whatever made the last run red, running again what failed is red as long as it is there, and green once it is not.
#[test]
fn no_cause_is_forgotten_by_the_next_run() {
    let wrong_scenario =
        |folder: &Path| edit(folder, FEATURE, "Alors la case A1 est vide", "Alors la case D1 est vide");
    let mended = |folder: &Path| edit(folder, FEATURE, "Alors la case D1 est vide", "Alors la case A1 est vide");
    for make in [orphan, copied] {
        let folder = project();
        let cause = make(folder.path());
        wrong_scenario(folder.path());
        assert_eq!(code(&verifier(folder.path(), &[])), 1);
        mended(folder.path());
        for again in [&["--relancer-echecs"][..], &["--relancer-echecs", "--nom", "égrainage"], &["--relancer-echecs"]]
        {
            let output = verifier(folder.path(), again);
            assert_eq!(code(&output), 1, "{again:?}: {}", said(&output));
            assert!(!said(&output).contains(": conforme"), "{again:?}: {}", said(&output));
        }
        std::fs::remove_file(cause).unwrap();
        for _ in 0..2 {
            let output = verifier(folder.path(), &["--relancer-echecs"]);
            assert_eq!(code(&output), 0, "{}", said(&output));
        }
    }
    // While a file is refused nobody looks for orphans: they are not forgotten either.
    let folder = project();
    orphan(folder.path());
    edit(folder.path(), FEATURE, "Quand ", "Qaund ");
    assert_eq!(code(&verifier(folder.path(), &[])), 2);
    edit(folder.path(), FEATURE, "Qaund ", "Quand ");
    let output = verifier(folder.path(), &["--relancer-echecs"]);
    assert_eq!(code(&output), 1, "{}", said(&output));
    // A run of something else, on somebody's program or on ours, does not clear it.
    let folder = project();
    let films = folder.path().join("snapshots/qawale");
    std::fs::rename(&films, folder.path().join("films")).unwrap();
    std::fs::write(&films, "").unwrap();
    assert_eq!(code(&verifier(folder.path(), &[])), 2);
    assert_eq!(code(&verifier(folder.path(), &["--relancer-echecs"])), 2);
    std::fs::remove_file(&films).unwrap();
    std::fs::rename(folder.path().join("films"), &films).unwrap();
    let output = verifier(folder.path(), &["--relancer-echecs"]);
    assert_eq!(code(&output), 0, "{}", said(&output));
}

/// What failed and could not be noted is told: an older note says something else.
#[cfg(unix)]
#[test]
fn a_note_that_is_out_of_date_is_told() {
    let folder = project();
    assert_eq!(code(&verifier(folder.path(), &[])), 0);
    let note = folder.path().join(".arbitre");
    // Root may write anywhere, but not into a folder that is a file's place.
    std::fs::rename(note.join("echecs.json"), folder.path().join("note.json")).unwrap();
    std::fs::remove_dir(&note).unwrap();
    let outside = tempfile::tempdir().unwrap();
    std::fs::rename(folder.path().join("note.json"), outside.path().join("echecs.json")).unwrap();
    let before = std::fs::read_to_string(outside.path().join("echecs.json")).unwrap();
    std::os::unix::fs::symlink(outside.path(), &note).unwrap();
    edit(folder.path(), FEATURE, "Alors la case A1 est vide", "Alors la case D1 est vide");
    assert_eq!(code(&verifier(folder.path(), &[])), 1);
    let output = verifier(folder.path(), &["--relancer-echecs"]);
    assert_eq!(code(&output), 2, "{}", said(&output));
    assert_eq!(std::fs::read_to_string(outside.path().join("echecs.json")).unwrap(), before);
}

/// The shares together tell what the whole does.
#[test]
fn shares_tell_of_orphans() {
    let folder = project();
    orphan(folder.path());
    let shares: Vec<_> = (1..=3).map(|share| verifier(folder.path(), &["--fragment", &format!("{share}/3")])).collect();
    let told = shares.iter().filter(|output| said(output).contains("QAW-08-personne.snap")).count();
    assert_eq!(told, 1, "{}", shares.iter().map(said).collect::<String>());
    assert_eq!(shares.iter().map(code).max(), Some(1));
    // A filter leaves out what it leaves out, shared or not.
    assert_eq!(code(&verifier(folder.path(), &["--etiquettes", "@QAW-08", "--fragment", "1/2"])), 0);
}

/// Films in disguise: another case, a second name, the header of another test.
#[cfg(unix)]
#[test]
fn no_film_hides() {
    use std::os::unix::fs::symlink;
    let disguises: &[(&str, &dyn Fn(&Path))] = &[
        ("snapshots/qawale/QAW-08-personne.SNAP", &|path| {
            std::fs::rename(orphan(path.ancestors().nth(3).unwrap()), path).unwrap();
        }),
        ("snapshots/qawale/QAW-08-lien.snap", &|path| {
            symlink(Path::new(FILM).file_name().unwrap(), path).unwrap();
        }),
        ("snapshots/ailleurs.snap", &|path| {
            symlink(Path::new("qawale").join(Path::new(FILM).file_name().unwrap()), path).unwrap()
        }),
        ("snapshots/qawale/QAW-08-nulle-part.snap", &|path| symlink("rien", path).unwrap()),
        ("snapshots/qawale/autre.snap", &|path| {
            std::fs::write(path, "---\nsource: tests/autre.rs\n---\nrien\n").unwrap()
        }),
        ("snapshots/divers/autre.snap", &|path| {
            std::fs::write(path, "---\nsource: tests/autre.rs\n---\nQAW-08 · Un titre\n").unwrap();
        }),
        ("snapshots/divers/feature.snap", &|path| {
            std::fs::write(path, format!("---\nsource: tests/autre.rs\ninput_file: {FEATURE}\n---\nrien\n")).unwrap();
        }),
    ];
    for (name, make) in disguises {
        let folder = project();
        for other in ["tests", "snapshots/divers"] {
            std::fs::create_dir(folder.path().join(other)).unwrap();
        }
        std::fs::write(folder.path().join("tests/autre.rs"), "").unwrap();
        // What another test keeps beside them is none.
        let innocent = folder.path().join("snapshots/divers/message.snap");
        std::fs::write(&innocent, "---\nsource: tests/autre.rs\n---\nerreur\n").unwrap();
        make(&folder.path().join(name));
        for command in ["verifier", "revue"] {
            let output = arbitre_in(folder.path(), &[command]);
            assert_eq!(code(&output), 1, "{command} {name}: {}", said(&output));
            assert!(said(&output).contains(name), "{command} {name}: {}", said(&output));
        }
        assert_eq!(code(&arbitre_in(folder.path(), &["revue", "--supprimer-orphelins"])), 0);
        assert!(innocent.exists() && folder.path().join(FILM).exists());
        let output = verifier(folder.path(), &[]);
        assert_eq!(code(&output), 0, "{name}: {}", said(&output));
    }
}

/// What has the name of features and is none, or nearly that name, is told: nothing else is played in its place.
#[cfg(unix)]
#[test]
fn what_resembles_a_project_is_told() {
    use std::os::unix::fs::symlink;
    let cases: &[(&dyn Fn(&Path), &str, &str)] = &[
        (&|root| symlink("nulle-part", root.join("features")).unwrap(), "features", "nulle part"),
        (&|root| symlink("features", root.join("features")).unwrap(), "features", "nulle part"),
        (&|root| std::fs::write(root.join("features"), "").unwrap(), "features", "pas un dossier"),
        (&|root| std::fs::create_dir(root.join("Features")).unwrap(), "Features", "minuscules"),
        (&|root| std::fs::create_dir_all(root.join("FEATURES/qawale")).unwrap(), "FEATURES", "minuscules"),
        (&|root| symlink("nulle-part", root.join("Features")).unwrap(), "Features", "nom attendu"),
        (
            &|root| {
                std::fs::create_dir(root.join("features")).unwrap();
                std::fs::write(root.join("reglement.yaml"), "").unwrap();
            },
            "reglement.yaml",
            "features",
        ),
    ];
    for (make, name, says) in cases {
        // Around it or not, no other project is meant.
        for around in [project(), tempfile::tempdir().unwrap()] {
            let root = around.path().join("autre");
            std::fs::create_dir_all(root.join("docs")).unwrap();
            make(&root);
            if *name == "reglement.yaml" && around.path().join("features").exists() {
                continue; // the folder of a game, for all we know
            }
            for (place, shown) in [(root.clone(), (*name).to_owned()), (root.join("docs"), format!("{name} :"))] {
                for command in [&["verifier"][..], &["articles", "qawale"], &["revue"], &["formater", "--verifier"]] {
                    let output = arbitre_in(&place, command);
                    assert_eq!(code(&output), 2, "{name} {command:?}: {}", said(&output));
                    let told = said(&output);
                    assert!(told.contains(&shown) && told.contains(says), "{name} {command:?}: {told}");
                }
            }
        }
    }
}

/// A folder of features under another name has its own articles and films; articles that are not read are told.
#[test]
fn articles_are_those_beside_the_features() {
    let folder = project();
    std::fs::rename(folder.path().join("features"), folder.path().join("regles")).unwrap();
    let films = folder.path().join("snapshots");
    for entry in std::fs::read_dir(films.join("qawale")).unwrap().flatten() {
        let text = std::fs::read_to_string(entry.path()).unwrap();
        std::fs::write(entry.path(), text.replace("input_file: features/", "input_file: regles/")).unwrap();
    }
    let feature = "regles/qawale/03-egrainer.feature";
    let absolute = folder.path().join("regles").display().to_string();
    let elsewhere = tempfile::tempdir().unwrap();
    for (place, path) in [(folder.path(), "regles"), (folder.path(), feature), (elsewhere.path(), &absolute)] {
        let output = verifier(place, &[path]);
        assert_eq!(code(&output), 0, "{path}: {}", said(&output));
        assert!(said(&output).contains("article"), "{path}: {}", said(&output));
    }
    let first = std::fs::read_to_string(folder.path().join("regles/qawale/reglement.yaml")).unwrap();
    let shorter = first.split("  - id: QAW-12").next().unwrap();
    std::fs::write(folder.path().join("regles/qawale/reglement.yaml"), shorter).unwrap();
    let output = verifier(folder.path(), &["regles"]);
    assert_eq!(code(&output), 2, "{}", said(&output));
    assert!(said(&output).contains("QAW-12"), "{}", said(&output));
    // Not in the folder of a game, they are of no use, and that is told.
    let flat = tempfile::tempdir().unwrap();
    std::fs::write(flat.path().join("reglement.yaml"), &first).unwrap();
    std::fs::copy(folder.path().join(feature), flat.path().join("a.feature")).unwrap();
    for path in [flat.path(), &flat.path().join("a.feature")] {
        let output = verifier(elsewhere.path(), &[path.to_str().unwrap()]);
        assert!(said(&output).contains("reglement.yaml : ces articles ne sont pas lus"), "{}", said(&output));
    }
}

/// Whatever bears the name of a file and is a pipe is refused, not waited for.
#[cfg(unix)]
#[test]
fn a_pipe_is_waited_for_nowhere() {
    let feature = std::fs::read_to_string(crate::root().join(FILM)).unwrap();
    let feature = feature.lines().find_map(|line| line.strip_prefix("input_file: ")).unwrap().to_owned();
    let new = format!("{FILM}.new");
    for (name, commands) in [
        (FILM, &[&["verifier"][..], &["verifier", &feature], &["revue"]][..]),
        (&new, &[&["verifier"], &["revue"]]),
        ("snapshots/qawale/tube.snap", &[&["verifier"], &["revue"]]),
        ("features/qawale/reglement.yaml", &[&["verifier"], &["articles", "qawale"]]),
        (".arbitre/echecs.json", &[&["verifier"], &["verifier", "--relancer-echecs"]]),
    ] {
        let folder = project();
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        if name == new {
            // Something waits to be written there.
            edit(folder.path(), FILM, "8 (joueur 2)", "9 (joueur 2)");
        }
        let _ = std::fs::remove_file(&path);
        assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
        for command in commands {
            let output = arbitre_in(folder.path(), command);
            let fine = name.starts_with(".arbitre") && *command == ["verifier"];
            assert_eq!(code(&output) == 0, fine, "{name} {command:?}: {}", said(&output));
            let told = name.starts_with(".arbitre") || said(&output).contains(&name.replace(".new", ""));
            assert!(told, "{name} {command:?}: {}", said(&output));
        }
    }
}

/// Nothing is written through links that lead out of the project.
#[cfg(unix)]
#[test]
fn nothing_is_written_out_of_the_project() {
    use std::os::unix::fs::symlink;
    let new = format!("{FILM}.new");
    for link in [new.as_str(), "snapshots/qawale"] {
        let (folder, outside) = (project(), tempfile::tempdir().unwrap());
        edit(folder.path(), FILM, "8 (joueur 2)", "9 (joueur 2)");
        let target = outside.path().join("cible");
        if link == new {
            std::fs::write(&target, "à moi").unwrap();
        } else {
            std::fs::rename(folder.path().join(link), &target).unwrap();
        }
        symlink(&target, folder.path().join(link)).unwrap();
        let list = |path: &Path| {
            let names = std::fs::read_dir(path).map(|all| all.flatten().map(|entry| entry.file_name()).collect());
            let mut names: Vec<_> = names.unwrap_or_default();
            names.sort();
            (names, std::fs::read(path).ok())
        };
        let before = list(&target);
        for command in [&["revue"][..], &["revue", "--accepter", "tout"], &["revue", "--rejeter", "tout"]] {
            let output = arbitre_in(folder.path(), command);
            assert_eq!(code(&output), 2, "{link} {command:?}: {}", said(&output));
            assert!(said(&output).contains("hors du projet"), "{link} {command:?}: {}", said(&output));
            assert_eq!(list(&target), before, "{link} {command:?}");
        }
    }
}

/// A link that stays in the project is a feature of it, from wherever it is named, and played once.
#[cfg(unix)]
#[test]
fn a_linked_feature_is_followed_from_within() {
    use std::os::unix::fs::symlink;
    let folder = project();
    std::fs::create_dir(folder.path().join("ailleurs")).unwrap();
    std::fs::rename(folder.path().join(FEATURE), folder.path().join("ailleurs/03-egrainer.feature")).unwrap();
    symlink("../../ailleurs/03-egrainer.feature", folder.path().join(FEATURE)).unwrap();
    let game = folder.path().join("features/qawale");
    let count = |place: &Path, paths: &[&str]| {
        let output = verifier(place, paths);
        assert_eq!(code(&output), 0, "{paths:?}: {}", said(&output));
        said(&output).lines().last().unwrap().to_owned()
    };
    let whole = count(folder.path(), &[FEATURE]);
    for (place, paths) in [
        (&game, &["03-egrainer.feature"][..]),
        (&game, &["./03-egrainer.feature", "../qawale/03-egrainer.feature"]),
        (&folder.path().join("ailleurs"), &["../features/qawale/03-egrainer.feature"]),
        (&folder.path().join("features"), &["qawale/03-egrainer.feature"]),
    ] {
        assert_eq!(count(place, paths), whole, "{paths:?}");
    }
    // Its films are compared there, too.
    let film = std::fs::read_dir(folder.path().join("snapshots/qawale")).unwrap().flatten().map(|it| it.path());
    let film = film.into_iter().find(|film| std::fs::read_to_string(film).unwrap().contains(FEATURE)).unwrap();
    let text = std::fs::read_to_string(&film).unwrap();
    std::fs::write(&film, text.replace("joueur 1", "joueur 7")).unwrap();
    assert_eq!(code(&verifier(&game, &["03-egrainer.feature"])), 1);
    // A way that only passes by the features leads to no feature.
    let brouillon = "# language: fr\nFonctionnalité: Essai\n  Scénario: Un\n    Quand le joueur 1 joue A1>B1,B2,A2\n    Alors le coup est accepté\n";
    let brouillon = brouillon.replace("    Quand", "    Étant donné une partie de Qawale\n    Quand");
    std::fs::write(folder.path().join("ailleurs/essai.feature"), brouillon).unwrap();
    let direct = verifier(folder.path(), &["ailleurs/essai.feature"]);
    let around = verifier(folder.path(), &["features/../ailleurs/essai.feature"]);
    assert_eq!((code(&around), code(&direct)), (0, 0), "{}{}", said(&around), said(&direct));
}

/// What is not a number or not a text is told at its place.
#[test]
fn articles_have_numbers_and_texts() {
    let folder = project();
    let path = folder.path().join("features/qawale/reglement.yaml");
    let article = |id: &str, text: &str, more: &str| {
        format!("articles:\n  - id: {id}\n    texte: {text}\n    nature: décrit\n{more}")
    };
    for (text, place, says) in [
        (article("QAW-abc", "Un.", ""), ":2:9", "n'est pas le numéro d'un article"),
        (article("QAW-", "Un.", ""), ":2:9", "n'est pas le numéro d'un article"),
        (article("QAW-ABC", "Un.", ""), ":2:9", "n'est pas le numéro d'un article"),
        (article("QAW-1.5", "Un.", ""), ":2:9", "n'est pas le numéro d'un article"),
        (article("QAW-é1", "Un.", ""), ":2:9", "n'est pas le numéro d'un article"),
        (article("\"QAW-0 1\"", "Un.", ""), ":2:10", "n'est pas le numéro d'un article"),
        (article("AWA-01", "Un.", ""), ":2:9", "n'est pas de ce jeu"),
        (article("12", "Un.", ""), ":2:9", "un texte, et non le nombre 12"),
        (article("QAW-01", "12", ""), ":3:12", "un texte, et non le nombre 12"),
        (article("QAW-01", "1.5", ""), ":3:12", "un texte, et non le nombre 1.5"),
        (article("QAW-01", "-3", ""), ":3:12", "un texte, et non le nombre -3"),
        (article("QAW-01", "true", ""), ":3:12", "un texte, et non « true »"),
        (article("QAW-01", "~", ""), ":3:5", "ne dit rien"),
        (article("QAW-01", "[un, deux]", ""), ":3:12", "un texte, et non une liste"),
        (article("QAW-01", "{un: deux}", ""), ":3:12", "un texte, et non des champs"),
        (article("QAW-01", "Un.", "    raison: 12\n"), ":5:13", "un texte, et non le nombre 12"),
        (article("QAW-01", "Un.", "    a_venir: false\n"), ":5:14", "un texte, et non « false »"),
    ] {
        std::fs::write(&path, &text).unwrap();
        let output = verifier(folder.path(), &[]);
        assert_eq!(code(&output), 2, "{text}{}", said(&output));
        assert!(said(&output).contains(&format!("reglement.yaml{place}\n")), "{text}{}", said(&output));
        assert!(said(&output).contains(says), "{text}{}", said(&output));
    }
    // A number between quotation marks is a text.
    std::fs::write(&path, article("QAW-01", "\"12\"", "")).unwrap();
    let output = arbitre_in(folder.path(), &["articles", "qawale"]);
    assert!(said(&output).contains("QAW-01  décrit"), "{}", said(&output));
}

/// The header of a film names its feature, whatever its name means to YAML.
#[test]
fn films_of_features_with_odd_names_are_accepted() {
    for name in ["a: b", "a #b", "- a", "é « b »", "l'été", "\"a\"", "assertion_line: 3", "{a}", "%a", "true"] {
        let folder = project();
        let odd = folder.path().join(format!("features/qawale/{name}.feature"));
        std::fs::rename(folder.path().join(FEATURE), &odd).unwrap();
        let output = arbitre_in(folder.path(), &["revue", "--accepter", "tout"]);
        assert_eq!(code(&output), 0, "{name}: {}", said(&output));
        let output = verifier(folder.path(), &[]);
        assert_eq!(code(&output), 0, "{name}: {}", said(&output));
    }
}

/// A film that is no text is shown as far as it can be, and mended; one that waits is named.
#[test]
fn a_film_that_is_no_text_is_named() {
    let folder = project();
    let mut bytes = std::fs::read(folder.path().join(FILM)).unwrap();
    bytes.extend(b"\xe9\xff\n");
    std::fs::write(folder.path().join(FILM), &bytes).unwrap();
    let output = verifier(folder.path(), &[]);
    assert!(code(&output) == 1 && said(&output).contains(FILM), "{}", said(&output));
    let output = arbitre_in(folder.path(), &["revue"]);
    assert!(code(&output) == 1 && said(&output).contains("1 film à revoir"), "{}", said(&output));
    assert_eq!(code(&arbitre_in(folder.path(), &["revue", "--accepter", "tout"])), 0);
    assert_eq!(code(&verifier(folder.path(), &[])), 0);
    let waiting = folder.path().join("snapshots/qawale/QAW-08-autre.snap.new");
    let header = b"---\nsource: tests/acceptance.rs\nassertion_line: 3\n---\n";
    std::fs::write(&waiting, [&header[..], &bytes].concat()).unwrap();
    std::fs::create_dir(folder.path().join("snapshots/qawale/QAW-08-dossier.snap.new")).unwrap();
    let output = arbitre_in(folder.path(), &["revue"]);
    assert!(
        !said(&output).contains("(ce n'est pas du texte") || said(&output).contains("QAW-08-autre"),
        "{}",
        said(&output)
    );
}

/// The file that a film belongs to is read once, not once for each scenario of its copy.
#[test]
fn the_owner_of_films_is_read_once() {
    use arbitre::project::Project;
    use arbitre::spec::plan::Case;
    use arbitre::spec::play::play;
    use arbitre::spec::run::read_file;
    use arbitre::spec::snapshot::{Owners, judge, path};

    let folder = project();
    let copy = copied(folder.path());
    let project = Project::at(folder.path()).unwrap();
    let reading = read_file(&copy, &project);
    let cases = Case::all(reading.feature.unwrap(), &reading.source);
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let taken = |case: &Case, owners: &Owners| {
        let played = runtime.block_on(play(case, Path::new("")));
        let film = path(&project.snapshots(), case).unwrap();
        let judged = judge(&project, &film, case, &played, false, owners);
        judged.is_some_and(|it| it.is_err_and(|failure| failure.message.contains("ce titre est déjà celui")))
    };
    let owners = Owners::default();
    assert!(taken(&cases[0], &owners));
    // Whoever read the file again would find nothing there.
    std::fs::write(folder.path().join(FEATURE), "").unwrap();
    assert!(cases.iter().all(|case| taken(case, &owners)));
    assert!(!taken(&cases[0], &Owners::default()));
}
