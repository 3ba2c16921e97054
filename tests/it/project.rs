//! The project that one means: found around the current folder or the files named, with its films, within its own walls.

use std::path::{Path, PathBuf};
use std::process::Output;

use pretty_assertions::assert_eq;

use crate::review::{FILM, project};
use crate::{arbitre_in, code, root, stderr, stdout};

const FEATURE: &str = "features/qawale/03-egrainer.feature";

/// What was said, with plain spaces.
fn said(output: &Output) -> String {
    (stdout(output) + &stderr(output)).replace('\u{a0}', " ")
}

/// A project of which one accepted film is not what its scenario shows.
fn with_another_film() -> tempfile::TempDir {
    let folder = project();
    let film = folder.path().join(FILM);
    let text = std::fs::read_to_string(&film).unwrap();
    std::fs::write(&film, text.replace("8 (joueur 2)", "9 (joueur 2)")).unwrap();
    folder
}

/// The feature that makes [`FILM`].
fn its_feature() -> String {
    let film = std::fs::read_to_string(root().join(FILM)).unwrap();
    film.lines().find_map(|line| line.strip_prefix("input_file: ")).unwrap().to_owned()
}

fn real(path: &Path) -> String {
    path.canonicalize().unwrap().display().to_string()
}

#[test]
fn every_command_works_on_the_project_around() {
    let folder = project();
    let below = folder.path().join("docs/notes");
    std::fs::create_dir_all(&below).unwrap();
    let named = format!("projet : {}", real(folder.path()));
    for place in [below.as_path(), &folder.path().join("features"), &folder.path().join("features/qawale")] {
        for command in [
            &["verifier"][..],
            &["verifier", "--format", "json"],
            &["articles", "qawale"],
            &["revue"],
            &["formater", "--verifier"],
            &["nouveau", "qawale", "QAW-13"],
            &["phrases", "--emplois", "le coup est accepté"],
        ] {
            let output = arbitre_in(place, command);
            assert_eq!(code(&output) & 2, 0, "{command:?} in {}: {}", place.display(), said(&output));
            assert!(said(&output).contains(&named), "{command:?}: {}", said(&output));
            let top = arbitre_in(folder.path(), command);
            assert_eq!(code(&top), code(&output), "{command:?}");
            assert!(!said(&top).contains("projet : "), "{command:?}: {}", said(&top));
        }
    }
    let report = stdout(&arbitre_in(&below, &["verifier"])).replace('\u{a0}', " ");
    assert_eq!(report.lines().next().unwrap(), named);
    let json = arbitre_in(&below, &["verifier", "--format", "json"]);
    serde_json::from_str::<serde_json::Value>(&stdout(&json)).unwrap();
    let book = folder.path().join("livre");
    let output = arbitre_in(&below, &["livre", "--sortie", "../../livre"]);
    assert_eq!(code(&output), 0, "{}", said(&output));
    let page = std::fs::read_to_string(book.join("qawale/QAW-08.html")).unwrap();
    assert!(page.contains("features/qawale/") && !page.contains("../../features"));
}

#[test]
fn without_a_project_nothing_is_guessed() {
    let folder = tempfile::tempdir().unwrap();
    let output = arbitre_in(folder.path(), &["verifier"]);
    if cfg!(debug_assertions) {
        assert_eq!(code(&output), 2, "{}", said(&output));
        assert!(said(&output).contains("ici ni au-dessus"), "{}", said(&output));
    } else {
        // A release build carries the features itself, and says so.
        assert!(stdout(&output).starts_with("aucun projet ici"), "{}", said(&output));
    }
    let output = arbitre_in(folder.path(), &["verifier", "--surveiller"]);
    assert_eq!(code(&output), 2, "{}", said(&output));
}

#[test]
fn what_failed_is_played_again_from_any_folder() {
    let folder = with_another_film();
    let below = folder.path().join("features/qawale");
    assert_eq!(code(&arbitre_in(folder.path(), &["verifier"])), 1);
    for place in [folder.path(), &below, folder.path()] {
        let output = arbitre_in(place, &["verifier", "--relancer-echecs"]);
        assert_eq!(code(&output), 1, "{}", said(&output));
        assert!(said(&output).contains("1 scénario,"), "{}", said(&output));
    }
}

#[test]
fn an_empty_argument_is_wrong_usage() {
    let folder = project();
    for wrong in [
        &["verifier", ""][..],
        &["verifier", " "],
        &["verifier", "--features", ""],
        &["verifier", "--features="],
        &["verifier", "--nom", ""],
        &["formater", ""],
        &["formater", "features", ""],
        &["livre", "--sortie", ""],
        &["livre", "--sortie", "livre", "--features", ""],
        &["nouveau", "qawale", "QAW-13", "--sortie", ""],
        &["revue", "--base", ""],
        &["revue", "--accepter", ""],
        &["studio", "--features", ""],
        &["conformite", "--moteur", "true", "--features", ""],
        &["phrases", "--recherche", ""],
        &[""],
    ] {
        let output = arbitre_in(folder.path(), wrong);
        assert_eq!(code(&output), 2, "{wrong:?}: {}", said(&output));
        assert!(said(&output).contains("vide") && said(&output).contains("aide"), "{wrong:?}: {}", said(&output));
    }
    for wrong in [&["verifier", "--features", "nulle-part"][..], &["studio", "--features", "nulle-part"]] {
        let output = arbitre_in(folder.path(), wrong);
        assert_eq!(code(&output), 2, "{wrong:?}: {}", said(&output));
        assert!(said(&output).contains("n'existe pas"), "{wrong:?}: {}", said(&output));
    }
}

/// The film that differs is seen, and orphans are where everything is played.
#[test]
fn films_are_compared_whichever_way_the_project_is_named() {
    let folder = with_another_film();
    let orphan = folder.path().join("snapshots/qawale/QAW-08-personne.snap");
    std::fs::copy(folder.path().join(FILM), orphan).unwrap();
    let (around, inside) = (folder.path().parent().unwrap(), folder.path().join("features"));
    let name = folder.path().file_name().unwrap().to_str().unwrap();
    let absolute = inside.display().to_string();
    let feature = its_feature();
    let file = Path::new(&feature).file_name().unwrap().to_str().unwrap();
    for (place, path, whole) in [
        (folder.path(), "features", true),
        (folder.path(), ".", true),
        (folder.path(), "./features/../features", true),
        (folder.path(), &feature, false),
        (folder.path(), &absolute, true),
        (around, &format!("{name}/features"), true),
        (around, name, true),
        (around, &format!("{name}/{feature}"), false),
        (root(), &absolute, true),
        (&inside, ".", true),
        (&inside, "..", true),
        (&inside, "qawale", true),
        (&inside.join("qawale"), file, false),
        (&inside.join("qawale"), &format!("../qawale/{file}"), false),
        (&folder.path().join("snapshots"), "../features", true),
    ] {
        let output = arbitre_in(place, &["verifier", path]);
        assert_eq!(code(&output), 1, "{path} in {}: {}", place.display(), said(&output));
        assert!(said(&output).contains("le film n'est plus celui"), "{path}: {}", said(&output));
        assert_eq!(said(&output).contains("QAW-08-personne"), whole, "{path}: {}", said(&output));
    }
    for (place, path) in [
        (folder.path(), "."),
        (folder.path(), "features"),
        (folder.path(), "features/../features/"),
        (&inside, "."),
        (&inside.join("qawale"), ".."),
        (around, name),
        (root(), &absolute),
    ] {
        let output = arbitre_in(place, &["verifier", "--features", path]);
        assert_eq!(code(&output), 1, "{path} in {}: {}", place.display(), said(&output));
        assert!(said(&output).contains("le film n'est plus celui"), "{path}: {}", said(&output));
    }
    let part = arbitre_in(folder.path(), &["verifier", "--features", "features/qawale"]);
    assert_eq!(code(&part), 2, "{}", said(&part));
}

/// The folder of a game is no project, whatever it holds; a feature behind a link is compared or refused, from
/// wherever it is named.
#[cfg(unix)]
#[test]
fn films_are_compared_from_within_too() {
    use std::os::unix::ffi::OsStrExt;

    let folder = with_another_film();
    let own = its_feature();
    let (game, name) = own.rsplit_once('/').unwrap();
    let inside = folder.path().join(game);
    std::fs::create_dir(inside.join("features")).unwrap();
    for (place, path) in [(folder.path(), "features"), (folder.path(), game), (inside.as_path(), name)] {
        let output = arbitre_in(place, &["verifier", path]);
        assert_eq!(code(&output), 1, "{path}: {}", said(&output));
    }
    std::fs::rename(folder.path().join(&own), folder.path().join("ailleurs")).unwrap();
    std::os::unix::fs::symlink("../../ailleurs", folder.path().join(&own)).unwrap();
    let output = arbitre_in(&inside, &["verifier", name]);
    assert_ne!(code(&output), 0, "{}", said(&output));
    let odd = inside.join(std::ffi::OsStr::from_bytes(b"fin-pr\xe9vue.feature"));
    std::fs::rename(folder.path().join(&own), odd).unwrap();
    let output = arbitre_in(folder.path(), &["verifier"]);
    assert_eq!(code(&output), 2, "{}", said(&output));
    assert!(said(&output).contains("n'est pas en UTF-8"), "{}", said(&output));
}

/// Films are not all orphans because there is nothing to play.
#[test]
fn an_empty_project_loses_no_film() {
    let folder = project();
    std::fs::remove_dir_all(folder.path().join("features")).unwrap();
    std::fs::create_dir(folder.path().join("features")).unwrap();
    let output = arbitre_in(folder.path(), &["revue", "--supprimer-orphelins"]);
    assert_eq!(code(&output), 2, "{}", said(&output));
    assert!(folder.path().join(FILM).is_file());
}

#[test]
fn two_projects_are_not_taken_for_one() {
    let (one, other) = (with_another_film(), project());
    let [first, second] = [&one, &other].map(|folder| folder.path().join("features").display().to_string());
    let both = arbitre_in(one.path(), &["verifier", &first, &second]);
    assert_eq!(code(&both), 2, "{}", said(&both));
    assert!(said(&both).contains("deux projets"), "{}", said(&both));
    let foreign = arbitre_in(one.path(), &["verifier", "--features", &second, &first]);
    assert_eq!(code(&foreign), 2, "{}", said(&foreign));
    // Below a common folder, too.
    let around = tempfile::tempdir().unwrap();
    for (from, name) in [(&one, "a"), (&other, "b")] {
        std::fs::rename(from.path(), around.path().join(name)).unwrap();
    }
    let below = arbitre_in(around.path(), &["verifier", "."]);
    assert_eq!(code(&below), 2, "{}", said(&below));
    let one = arbitre_in(around.path(), &["verifier", "a"]);
    assert_eq!(code(&one), 1, "{}", said(&one));
}

#[test]
fn a_file_named_twice_is_played_once() {
    let folder = project();
    let count = |paths: &[&str]| {
        let output = arbitre_in(folder.path(), &[&["verifier"], paths].concat());
        assert_eq!(code(&output), 0, "{}", said(&output));
        stdout(&output).lines().last().unwrap().to_owned()
    };
    assert_eq!(count(&[FEATURE]), count(&[FEATURE, &format!("./{FEATURE}"), &format!("features/../{FEATURE}")]));
    assert_eq!(count(&["features"]), count(&["features", "."]));
    // Lines of both names count.
    let lines: Vec<_> = std::fs::read_to_string(folder.path().join(FEATURE))
        .unwrap()
        .lines()
        .enumerate()
        .filter(|(_, line)| line.trim_start().starts_with("Scénario:"))
        .map(|(index, _)| index + 1)
        .collect();
    let both = count(&[&format!("{FEATURE}:{}", lines[0]), &format!("./{FEATURE}:{}", lines[1])]);
    assert!(both.starts_with("2 scénarios,"), "{both}");
}

#[cfg(unix)]
mod links {
    use std::os::unix::fs::symlink;

    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn within_the_project_are_followed_once() {
        let folder = project();
        let aside = folder.path().join("ailleurs");
        std::fs::create_dir(&aside).unwrap();
        let moved = aside.join("03-egrainer.feature");
        std::fs::rename(folder.path().join(FEATURE), &moved).unwrap();
        let whole = said(&arbitre_in(folder.path(), &["verifier"]));
        assert!(whole.contains("sans scénario"), "{whole}");
        // By the name of the file, then by that of its folder: the films are found again.
        symlink("../../ailleurs/03-egrainer.feature", folder.path().join(FEATURE)).unwrap();
        for path in [&["verifier"][..], &["verifier", FEATURE], &["verifier", "features"]] {
            let output = arbitre_in(folder.path(), path);
            assert_eq!(code(&output), 0, "{path:?}: {}", said(&output));
            assert!(said(&output).contains(&format!("✓ {FEATURE}")), "{}", said(&output));
        }
        let film = std::fs::read_dir(folder.path().join("snapshots/qawale"))
            .unwrap()
            .flatten()
            .find(|film| std::fs::read_to_string(film.path()).unwrap().contains(&format!("input_file: {FEATURE}")));
        let film = film.unwrap().path();
        let text = std::fs::read_to_string(&film).unwrap();
        std::fs::write(&film, text.replace("joueur 1", "joueur 7")).unwrap();
        for path in [&["verifier"][..], &["verifier", FEATURE], &["verifier", "features"]] {
            assert_eq!(code(&arbitre_in(folder.path(), path)), 1, "{path:?}");
        }
        std::fs::write(&film, text).unwrap();
        std::fs::remove_file(folder.path().join(FEATURE)).unwrap();
        symlink("../ailleurs", folder.path().join("features/lien")).unwrap();
        let output = arbitre_in(folder.path(), &["verifier"]);
        assert!(said(&output).contains("features/lien/03-egrainer.feature"), "{}", said(&output));
    }

    /// Each scenario is played once, and a remark says which link was left aside.
    #[test]
    fn to_what_is_read_already_are_told() {
        let folder = project();
        let before = stdout(&arbitre_in(folder.path(), &["verifier"])).lines().last().unwrap().to_owned();
        let features = folder.path().join("features");
        symlink("03-egrainer.feature", features.join("qawale/00-avant.feature")).unwrap();
        symlink("qawale", features.join("autre-nom")).unwrap();
        symlink("..", features.join("boucle")).unwrap();
        symlink(".", features.join("qawale/ici")).unwrap();
        for command in [&["verifier"][..], &["verifier", "features"], &["verifier", "."]] {
            let output = arbitre_in(folder.path(), command);
            assert_eq!(code(&output), 0, "{}", said(&output));
            assert_eq!(stdout(&output).lines().last().unwrap(), before);
            for link in ["00-avant.feature", "autre-nom", "boucle", "ici"] {
                assert!(said(&output).contains(&format!("{link} : ce lien")), "{link}: {}", said(&output));
            }
        }
        assert_eq!(code(&arbitre_in(folder.path(), &["formater", "--verifier"])), 0);
        assert_eq!(code(&arbitre_in(folder.path(), &["revue"])), 0);
    }

    #[test]
    fn out_of_the_project_are_refused() {
        let outside = project();
        let secret = outside.path().join("features/qawale");
        let text = std::fs::read_to_string(outside.path().join(FEATURE)).unwrap();
        std::fs::write(secret.join("secret.feature"), text.replace("Égrainer", "Le secret")).unwrap();
        let commands = [
            &["verifier"][..],
            &["verifier", "features"],
            &["livre", "--sortie", "livre"],
            &["formater", "--verifier"],
            &["articles", "qawale"],
        ];
        let cases: [(&str, PathBuf); 6] = [
            ("features/qawale/lien.feature", secret.join("secret.feature")),
            ("features/lien", secret.clone()),
            ("features/qawale/reglement.yaml", secret.join("reglement.yaml")),
            ("features", outside.path().join("features")),
            ("features/qawale/nulle-part.feature", outside.path().join("nulle-part")),
            ("features/nulle-part", outside.path().join("nulle-part")),
        ];
        for (link, target) in cases {
            let folder = project();
            let link_path = folder.path().join(link);
            if link_path.is_dir() {
                std::fs::remove_dir_all(&link_path).unwrap();
            } else if link_path.exists() {
                std::fs::remove_file(&link_path).unwrap();
            }
            symlink(&target, &link_path).unwrap();
            for command in commands {
                let output = arbitre_in(folder.path(), command);
                assert_eq!(code(&output), 2, "{link} {command:?}: {}", said(&output));
                assert!(!folder.path().join("livre").exists(), "{link}");
                if command[0] != "articles" {
                    assert!(
                        said(&output).contains("hors du projet") || said(&output).contains("nulle part"),
                        "{link} {command:?}: {}",
                        said(&output)
                    );
                    assert!(said(&output).contains(link), "{link} {command:?}: {}", said(&output));
                }
            }
        }
    }

    #[test]
    fn films_behind_links_stay_within_too() {
        let (folder, outside) = (project(), project());
        let film = folder.path().join(FILM);
        // Within: the film is that one.
        std::fs::rename(&film, folder.path().join("film.snap")).unwrap();
        symlink("../../film.snap", &film).unwrap();
        assert_eq!(code(&arbitre_in(folder.path(), &["verifier"])), 0);
        // Out of it: refused, whether or not it is right.
        std::fs::remove_file(&film).unwrap();
        symlink(outside.path().join(FILM), &film).unwrap();
        let output = arbitre_in(folder.path(), &["verifier"]);
        assert_eq!(code(&output), 1, "{}", said(&output));
        assert!(said(&output).contains("hors du projet"), "{}", said(&output));
        let before = std::fs::read_to_string(outside.path().join(FILM)).unwrap();
        assert_eq!(code(&arbitre_in(folder.path(), &["revue", "--accepter", "tout"])), 0);
        assert_eq!(std::fs::read_to_string(outside.path().join(FILM)).unwrap(), before);
        assert_eq!(code(&arbitre_in(folder.path(), &["verifier"])), 0);
        // A folder of films.
        std::fs::remove_dir_all(folder.path().join("snapshots")).unwrap();
        symlink(outside.path().join("snapshots"), folder.path().join("snapshots")).unwrap();
        let output = arbitre_in(folder.path(), &["verifier"]);
        assert_eq!(code(&output), 2, "{}", said(&output));
        assert!(said(&output).contains("hors du projet"), "{}", said(&output));
    }

    /// Emacs makes such a link beside a file that is being changed.
    #[test]
    fn of_an_editor_at_work_are_no_features() {
        let folder = project();
        symlink("somebody@here.123:456", folder.path().join("features/qawale/.#03-egrainer.feature")).unwrap();
        let output = arbitre_in(folder.path(), &["verifier"]);
        assert_eq!(code(&output), 0, "{}", said(&output));
    }
}

#[test]
fn orphans_are_found_in_every_folder() {
    let folder = project();
    let text = std::fs::read_to_string(folder.path().join(FILM)).unwrap();
    let places = [
        "snapshots/perdu.snap",
        "snapshots/echecs/QAW-08-perdu.snap",
        "snapshots/qawale/ancien/plus/QAW-08-perdu.snap",
        "snapshots/awale/sans-en-tete.snap",
    ];
    for (index, place) in places.iter().enumerate() {
        let path = folder.path().join(place);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, if index == 3 { "rien" } else { &text }).unwrap();
    }
    // What another test of the project keeps is no film.
    std::fs::create_dir_all(folder.path().join("tests")).unwrap();
    std::fs::create_dir_all(folder.path().join("snapshots/lecture")).unwrap();
    std::fs::write(folder.path().join("tests/autre.rs"), "").unwrap();
    let other = folder.path().join("snapshots/lecture/message.snap");
    std::fs::write(&other, "---\nsource: tests/autre.rs\nexpression: shown\n---\nerreur\n").unwrap();
    for command in [&["verifier"][..], &["revue"]] {
        let output = arbitre_in(folder.path(), command);
        assert_eq!(code(&output), 1, "{}", said(&output));
        for place in places {
            assert!(said(&output).contains(place), "{command:?} {place}: {}", said(&output));
        }
        assert!(!said(&output).contains("message.snap"), "{}", said(&output));
    }
    assert_eq!(code(&arbitre_in(folder.path(), &["revue", "--supprimer-orphelins"])), 0);
    assert!(other.exists() && places.iter().all(|place| !folder.path().join(place).exists()));
    assert_eq!(code(&arbitre_in(folder.path(), &["verifier"])), 0);
}

#[test]
fn a_film_under_the_header_of_another_is_told() {
    let folder = project();
    let film = folder.path().join(FILM);
    let good = std::fs::read_to_string(&film).unwrap();
    let header = format!("---\nsource: tests/acceptance.rs\ninput_file: {}\n---\n", its_feature());
    assert!(good.starts_with(&header), "{good}");
    for (wrong, says) in [
        ("", "abîmé"),
        ("---\n---\n", "abîmé"),
        ("---\nsource: tests/acceptance.rs\n---\n", "input_file"),
        (&header.replace("source:", "sourc:"), "« sourc » n'existe pas"),
        (&header.replace("---\nsource", "--\nsource"), "abîmé"),
        (&header.replace("source: ", "source: [ "), "abîmé"),
        (&header.replace("acceptance.rs", "it/reading.rs"), "un autre test"),
        (&header.replace(&its_feature(), "features/qawale/04-chemin.feature"), "celui d'un autre"),
        (&header.replace(&its_feature(), "features/awale/01-plateau.feature"), "celui d'un autre"),
        (&header.replace("features/", "../features/"), "celui d'un autre"),
    ] {
        std::fs::write(&film, good.replace(&header, wrong)).unwrap();
        for command in [&["verifier"][..], &["verifier", &its_feature()]] {
            let output = arbitre_in(folder.path(), command);
            assert_eq!(code(&output), 1, "{wrong}: {}", said(&output));
            assert!(said(&output).contains(says) && said(&output).contains("en-tête"), "{wrong}: {}", said(&output));
        }
        // Accepting the film again mends it, from any folder.
        let place = folder.path().join("features/qawale");
        let output = arbitre_in(&place, &["revue", "--accepter", "tout"]);
        assert_eq!(code(&output), 0, "{wrong}: {}", said(&output));
        assert_eq!(std::fs::read_to_string(&film).unwrap(), good);
    }
    // Line ends as Windows writes them are no damage.
    std::fs::write(&film, good.replace('\n', "\r\n")).unwrap();
    assert_eq!(code(&arbitre_in(folder.path(), &["verifier"])), 0);
}

/// Where it stops being text, and how to mend it.
#[test]
fn articles_in_another_encoding_are_told_at_their_place() {
    let folder = project();
    let path = folder.path().join("features/qawale/reglement.yaml");
    let mut bytes = b"articles:\n  - id: QAW-01\n    texte: ".to_vec();
    bytes.extend(b"\xe9t\xe9\n");
    std::fs::write(path, bytes).unwrap();
    let output = arbitre_in(folder.path(), &["verifier"]);
    assert_eq!(code(&output), 2, "{}", said(&output));
    assert!(said(&output).contains("reglement.yaml:3:12") && said(&output).contains("UTF-8"), "{}", said(&output));
}

/// Each option is honoured or refused beside the others.
#[test]
fn no_option_is_ignored_in_silence() {
    let folder = project();
    for (wrong, says) in [
        (&["verifier", "--delai", "3"][..], "--moteur"),
        (&["verifier", "--processus", "3"], "--moteur"),
        (&["verifier", "--surveiller", "-"], "entrée standard"),
        (&["verifier", "--surveiller", "--moteur", "true"], "--surveiller"),
        (&["verifier", "--surveiller", "--features", "nulle-part"], "nulle-part"),
        (&["verifier", "features:3"], "dossier"),
        (&["formater", "-"], "« - »"),
        (&["phrases", "--emplois", "le coup est accepté", "--format", "json"], "--format"),
        (&["revue", "--format", "html"], "--base"),
        (&["revue", "--base", "main", "--supprimer-orphelins"], "--supprimer-orphelins"),
    ] {
        let output = arbitre_in(folder.path(), wrong);
        assert_eq!(code(&output), 2, "{wrong:?}: {}", said(&output));
        assert!(said(&output).contains(says), "{wrong:?}: {}", said(&output));
    }
    assert!(!folder.path().join("-").exists());
}

/// Watches the project that the option names, and plays its files again when they are saved.
#[test]
fn what_is_watched_is_what_was_named() {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};
    let (folder, empty) = (project(), tempfile::tempdir().unwrap());
    let features = folder.path().join("features");
    let mut child = Command::new(crate::program())
        .args(["verifier", "--surveiller", "--remarques", "--features", features.to_str().unwrap()])
        .current_dir(empty.path())
        .env_remove("CI")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut until = |end: &str| {
        let mut told = String::new();
        for line in lines.by_ref() {
            let line = line.unwrap().replace('\u{a0}', " ");
            told.push_str(&format!("{line}\n"));
            if line.starts_with(end) {
                return told;
            }
        }
        panic!("{told}");
    };
    let first = until("En attente");
    assert!(first.starts_with(&format!("projet : {}", real(folder.path()))), "{first}");
    assert!(first.contains("même mise en place"), "{first}");
    let path = folder.path().join(FEATURE);
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, format!("{text}\n    Scénario: Vide\n")).unwrap();
    let second = until("En attente");
    assert!(second.contains("03-egrainer.feature") && second.contains("1 fichier refusé"), "{second}");
    child.kill().unwrap();
    child.wait().unwrap();
}
