//! `arbitre revue`: shown before it is accepted, each film old or new and whole, and what a branch changes.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::Command;

use pretty_assertions::assert_eq;

use crate::{arbitre, arbitre_in, code, present, root, stderr, stdout};

/// A project with the features and films of one game, but for those that start the program.
pub(crate) fn project() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for part in ["features/qawale", "snapshots/qawale"] {
        std::fs::create_dir_all(folder.path().join(part)).unwrap();
        for entry in std::fs::read_dir(root().join(part)).unwrap().flatten() {
            let text = std::fs::read_to_string(entry.path()).unwrap();
            if !text.contains("@application") && !text.contains("input_file: features/qawale/08-application.feature") {
                std::fs::write(folder.path().join(part).join(entry.file_name()), text).unwrap();
            }
        }
    }
    folder
}

pub(crate) const FILM: &str = "snapshots/qawale/QAW-08-poser-un-galet-fait-passer-toute-la-pile-dans-la-main.snap";
const OTHER: &str = "snapshots/qawale/QAW-09-reposer-le-premier-galet-sur-la-case-de-depart-est-refuse.snap";

/// Writes beside a film the one that insta would write if a hand held another number of pebbles.
pub(crate) fn pend(folder: &Path, film: &str) -> PathBuf {
    let text = std::fs::read_to_string(folder.join(film)).unwrap();
    let new =
        text.replacen("---\nsource:", "---\nassertion_line: 92\nsource:", 1).replace("8 (joueur 2)", "9 (joueur 2)");
    assert_ne!(text, new);
    let path = folder.join(format!("{film}.new"));
    std::fs::write(&path, new).unwrap();
    path
}

#[test]
fn a_film_is_shown_before_it_is_accepted() {
    let folder = project();
    let (new, other) = (pend(folder.path(), FILM), pend(folder.path(), OTHER));
    let shown = arbitre_in(folder.path(), &["revue"]);
    let text = stdout(&shown);
    assert_eq!(code(&shown), 1, "{text}");
    assert!(text.contains("2 films à revoir") && new.exists() && other.exists(), "{text}");

    let before = std::fs::read_to_string(folder.path().join(FILM)).unwrap();
    let accepted = arbitre_in(folder.path(), &["revue", "--accepter", "QAW-08"]);
    let text = stdout(&accepted);
    assert_eq!(code(&accepted), 1, "the other one still waits: {text}");
    for part in [
        "QAW-08 (décrit)\u{a0}: ",
        "Poser un galet fait passer toute la pile dans la main",
        "Quand le joueur 1 pose un galet en A1",
        "en main\u{a0}: 7 (joueur 1), 8 (joueur 2)     en main\u{a0}: 7 (joueur 1), 9 (joueur 2)\n",
        "                        ^                                        ^\n",
        "accepté : snapshots/qawale/QAW-08",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    let after = std::fs::read_to_string(folder.path().join(FILM)).unwrap();
    assert_eq!(after, before.replace("8 (joueur 2)", "9 (joueur 2)"), "as cargo insta writes it");
    assert!(!new.exists() && other.exists());

    // What was accepted is not what the rules show: the true film waits in its turn.
    let again = arbitre_in(folder.path(), &["revue"]);
    assert!(stdout(&again).contains("2 films à revoir"), "{}", stdout(&again));
    assert_eq!(code(&arbitre_in(folder.path(), &["revue", "--accepter", FILM])), 1);
    assert_eq!(std::fs::read_to_string(folder.path().join(FILM)).unwrap(), before);
    let rejected = arbitre_in(folder.path(), &["revue", "--rejeter", &format!("{OTHER}.new")]);
    assert_eq!(code(&rejected), 0, "{}", stdout(&rejected));
    assert!(!other.exists());
    let left = arbitre_in(folder.path(), &["revue"]);
    assert_eq!((code(&left), stdout(&left).as_str()), (0, "aucun film n'attend\n"));
}

#[test]
fn what_names_nothing_is_refused() {
    let folder = project();
    pend(folder.path(), FILM);
    for wrong in [
        &["revue", "--accepter", "QAW-01"][..],
        &["revue", "--accepter", "nulle-part.snap"],
        &["revue", "--accepter", "tout", "--rejeter", "QAW-08"],
        &["revue", "--base", "main"],
        &["revue", "--base", "main", "--accepter", "tout"],
    ] {
        let output = arbitre_in(folder.path(), wrong);
        assert_eq!(code(&output), 2, "{wrong:?} {}", stdout(&output));
        assert!(stderr(&output).contains("aide"), "{wrong:?}: {}", stderr(&output));
    }
    assert!(folder.path().join(format!("{FILM}.new")).exists());
}

#[test]
fn a_new_film_is_accepted_and_an_orphan_removed() {
    let folder = project();
    let film = folder.path().join(FILM);
    std::fs::rename(&film, folder.path().join(format!("{FILM}.new"))).unwrap();
    let accepted = arbitre_in(folder.path(), &["revue", "--accepter", "tout"]);
    assert_eq!(code(&accepted), 0, "{}", stdout(&accepted));
    assert!(stdout(&accepted).contains("nouveau film"), "{}", stdout(&accepted));
    assert_eq!(code(&arbitre_in(folder.path(), &["verifier"])), 0);

    let orphan = folder.path().join("snapshots/qawale/QAW-08-personne.snap");
    std::fs::copy(&film, &orphan).unwrap();
    let listed = arbitre_in(folder.path(), &["revue"]);
    assert_eq!(code(&listed), 1);
    assert!(stdout(&listed).contains("film sans scénario : snapshots/qawale/QAW-08-personne.snap"));
    assert!(orphan.exists());
    assert_eq!(code(&arbitre_in(folder.path(), &["revue", "--supprimer-orphelins"])), 0);
    assert!(!orphan.exists() && film.exists());
}

/// With a file that is refused, nobody knows which films have no scenario.
#[test]
fn no_orphan_is_removed_while_a_file_is_refused() {
    let folder = project();
    std::fs::write(folder.path().join("features/qawale/02-poser.feature"), "Fonctionnalité: Rien\n").unwrap();
    let films = || std::fs::read_dir(folder.path().join("snapshots/qawale")).unwrap().count();
    let before = films();
    assert_eq!(code(&arbitre_in(folder.path(), &["revue", "--supprimer-orphelins"])), 2);
    assert_eq!(films(), before);
}

/// A folder that nobody can read, root included: its path is longer than any may be.
#[cfg(unix)]
fn unreadable_folder(folder: &Path) {
    let long = |name: &str| (0..14).fold(folder.join(name), |path, _| path.join("x".repeat(250)));
    let [above, below] = ["features/profond", "dessous"].map(long);
    std::fs::create_dir_all(&above).unwrap();
    std::fs::create_dir_all(below).unwrap();
    std::fs::rename(folder.join("dessous"), above.join("dessous")).unwrap();
}

/// A folder that cannot be read may hold any scenario: no film is an orphan for that.
#[cfg(unix)]
#[test]
fn no_film_is_removed_while_a_folder_cannot_be_read() {
    let folder = branch();
    pend(folder.path(), FILM);
    let waiting = folder.path().join("snapshots/qawale/QAW-08-attend.snap.new");
    std::fs::write(&waiting, "---\nsource: tests/acceptance.rs\n---\nQAW-08\n").unwrap();
    unreadable_folder(folder.path());
    let films = || std::fs::read_dir(folder.path().join("snapshots/qawale")).unwrap().count();
    let before = films();
    for command in [
        &["revue"][..],
        &["revue", "--supprimer-orphelins"],
        &["revue", "--base", "main"],
        &["verifier"],
        &["articles"],
        &["phrases", "--emplois", "le plateau est inchangé"],
        &["conformite", "--moteur", concat!(env!("CARGO_BIN_EXE_arbitre"), " servir")],
    ] {
        let output = arbitre_in(folder.path(), command);
        let told = stderr(&output).replace('\u{a0}', " ");
        assert_eq!(code(&output), 2, "{command:?}: {}{told}", stdout(&output));
        assert!(
            told.contains("le dossier « features/profond/xxx") && told.contains("ne se lit pas"),
            "{command:?}: {told}"
        );
    }
    assert!(waiting.exists());
    assert_eq!(films(), before);
}

#[test]
fn films_that_cannot_be_read_are_told() {
    let folder = project();
    std::fs::write(folder.path().join("snapshots/awale"), "un fichier").unwrap();
    for command in [&["verifier"][..], &["revue"]] {
        let output = arbitre_in(folder.path(), command);
        let told = (stdout(&output) + &stderr(&output)).replace('\u{a0}', " ");
        assert_eq!(code(&output), 2, "{command:?}: {told}");
        assert!(told.contains("les films ne se lisent pas (snapshots/awale : "), "{command:?}: {told}");
    }
}

/// Through a pseudo-terminal, where the machine has `script` to make one.
#[cfg(target_os = "linux")]
#[test]
fn questions_are_asked_on_a_terminal() {
    use std::io::Write;
    use std::process::Stdio;

    if !present("script") {
        return;
    }
    let folder = project();
    let (first, second) = (pend(folder.path(), FILM), pend(folder.path(), OTHER));
    let program = format!("{} revue", env!("CARGO_BIN_EXE_arbitre"));
    let child = Command::new("script")
        .args(["-qec", &program, "/dev/null"])
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let mut child = child.unwrap();
    // A wrong answer is asked again; the first film is accepted, the second rejected.
    child.stdin.take().unwrap().write_all(b"x\na\nr\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("« x » n'est pas une réponse"), "{text}");
    assert!(text.contains("1 film accepté, 1 film rejeté"), "{text}");
    assert!(!first.exists() && !second.exists());
    assert!(std::fs::read_to_string(folder.path().join(FILM)).unwrap().contains("9 (joueur 2)"));
    assert!(!std::fs::read_to_string(folder.path().join(OTHER)).unwrap().contains("9 (joueur 2)"));
}

/// Killed again and again in the middle of its work: each film is the old or the new one, whole.
#[cfg(unix)]
#[test]
fn an_interruption_leaves_old_or_new() {
    let folder = project();
    let films: Vec<_> = std::fs::read_dir(folder.path().join("snapshots/qawale")).unwrap().flatten().collect();
    let mut known = Vec::new();
    for film in &films {
        let name = format!("snapshots/qawale/{}", film.file_name().to_string_lossy());
        let old = std::fs::read_to_string(root().join(&name)).unwrap();
        let new = old.replace("trait : ", "trait :: ");
        let pending = new.replacen("---\n", "---\nassertion_line: 92\n", 1);
        std::fs::write(folder.path().join(format!("{name}.new")), pending).unwrap();
        known.push((name, old, new));
    }
    let mut interrupted = 0;
    for round in 0..10 {
        let mut child = Command::new(env!("CARGO_BIN_EXE_arbitre"))
            .args(["revue", "--accepter", "tout"])
            .current_dir(folder.path())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        // Killed once a few films are accepted, with many more to come.
        let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        lines.filter(|line| line.starts_with("accepté : ")).take(1 + round).for_each(drop);
        child.kill().unwrap();
        child.wait().unwrap();
        let mut accepted = 0;
        for (name, old, new) in &known {
            let text = std::fs::read_to_string(folder.path().join(name)).unwrap();
            assert!(text == *old || text == *new, "{name} is torn:\n{text}");
            accepted += usize::from(text == *new);
        }
        interrupted += usize::from(accepted > 0 && accepted < known.len());
        if accepted == known.len() {
            break;
        }
    }
    assert!(interrupted > 0, "never caught in the middle");
    let output = arbitre_in(folder.path(), &["revue", "--accepter", "tout"]);
    assert!(matches!(code(&output), 0 | 2), "{}", stderr(&output));
    let left = std::fs::read_dir(folder.path().join("snapshots/qawale")).unwrap().flatten();
    let left: Vec<_> = left.filter(|entry| entry.path().extension().is_some_and(|end| end == "new")).collect();
    assert!(left.is_empty(), "{left:?}");
}

/// A file that is named like a command is not what the command line means.
#[test]
fn a_command_is_no_film_to_compare() {
    let folder = project();
    let feature = "features/qawale/02-poser.feature";
    std::fs::write(folder.path().join("verifier"), "un fichier\n").unwrap();
    let output = arbitre_in(folder.path(), &["verifier", feature]);
    assert!(code(&output) == 0 && stdout(&output).contains("conforme"), "{}", stdout(&output));
    let compared = arbitre_in(folder.path(), &["./verifier", feature]);
    assert!(stdout(&compared).contains("film accepté"), "{}", stdout(&compared));
}

fn git(folder: &Path, arguments: &[&str]) {
    let output = Command::new("git")
        .current_dir(folder)
        .args(["-c", "user.name=Essai", "-c", "user.email=essai@example.org", "-c", "commit.gpgsign=false"])
        .args(arguments)
        .output()
        .unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
}

/// A branch that changes a film, rewords an article and a scenario, adds one, removes one, and leaves an article bare.
fn branch() -> tempfile::TempDir {
    let folder = project();
    git(folder.path(), &["init", "-q", "-b", "main"]);
    git(folder.path(), &["add", "."]);
    git(folder.path(), &["commit", "-q", "-m", "Avant"]);
    let edit = |name: &str, change: &dyn Fn(&str) -> String| {
        let path = folder.path().join(name);
        let text = std::fs::read_to_string(&path).unwrap();
        let new = change(&text);
        assert_ne!(text, new, "{name}");
        std::fs::write(&path, new).unwrap();
    };
    edit(FILM, &|text| text.replace("| 3;3 |     |     | 3;3 |", "| 3;3 |     |     | 3   |"));
    edit("features/qawale/reglement.yaml", &|text| text.replace("seize cases", "vingt-cinq cases"));
    edit("features/qawale/03-egrainer.feature", &|text| {
        let bare = text.split("  @QAW-12 @interprete").next().unwrap().to_owned();
        bare.replace("Le refus parle du nombre de pas plutôt que du demi-tour", "Un autre titre")
    });
    folder
}

#[test]
fn a_branch_is_reviewed_by_game_and_article() {
    let folder = branch();
    let output = arbitre_in(folder.path(), &["revue", "--base", "main", "--format", "markdown"]);
    let text = stdout(&output);
    assert_eq!(code(&output), 0, "{text}{}", stderr(&output));
    let first = text.lines().next().unwrap();
    assert!(first.starts_with("**Depuis main") && first.contains("1 scénario change de plateau"), "{first}");
    for part in [
        "## Qawale",
        "### QAW-01 (décrit)",
        "un carré de ~~seize~~ **vingt-cinq** cases",
        "### QAW-12 (interprété) — n'a plus aucun scénario",
        "plateau changé\u{a0}: <b>Poser un galet fait passer toute la pile dans la main</b> (features/qawale/03-egrainer.feature:",
        "énoncé changé\u{a0}: <b>Un autre titre</b>",
        "- Le refus parle du nombre de pas plutôt que du demi-tour\n+ Un autre titre\n",
        "scénario retiré\u{a0}: <b>Le galet du dessous tombe le premier</b>",
        "````text",
        " 1 | 3;3 |     |     | 3;3 |             1 | 3;3 |     |     | 3   |\n",
        "                       ^^^                                     ^\n",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(!text.contains("QAW-05"), "an article that nothing touches: {text}");

    let console = stdout(&arbitre_in(folder.path(), &["revue", "--base", "main"]));
    assert!(console.contains("══ Qawale · QAW-08 (décrit)"), "{console}");
    let html = stdout(&arbitre_in(folder.path(), &["revue", "--base", "main", "--format", "html"]));
    assert!(html.starts_with("<!DOCTYPE html>") && html.contains("<pre>"), "{html}");

    git(folder.path(), &["add", "."]);
    git(folder.path(), &["commit", "-q", "-m", "Après"]);
    let same = stdout(&arbitre_in(folder.path(), &["revue", "--base", "HEAD"]));
    assert_eq!(same, "Rien ne change sur les plateaux depuis HEAD\n");
    let committed = stdout(&arbitre_in(folder.path(), &["revue", "--base", "main~1", "--format", "markdown"]));
    assert_eq!(committed.lines().skip(1).collect::<Vec<_>>(), text.lines().skip(1).collect::<Vec<_>>());
}

/// What a branch teaches is told, line by line, and what was taught then is understood as it was then.
#[test]
fn a_branch_that_teaches_says_so() {
    if !present("git") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let rules = "features/qawale/reglement.yaml";
    std::fs::create_dir_all(folder.path().join("features/qawale")).unwrap();
    std::fs::copy(root().join(rules), folder.path().join(rules)).unwrap();
    let (general, own) =
        (folder.path().join("features/lexique.yaml"), folder.path().join("features/qawale/lexique.yaml"));
    let feature = folder.path().join("features/qawale/99-essai.feature");
    let text = "# language: fr\n@qawale\nFonctionnalité: Tournures\n  @QAW-13\n  Règle: R\n    Scénario: Dit autrement\n      Quand le joueur 1 joue A1>B1,B2,A2\n      Alors la case A1 est archivide\n";
    std::fs::write(&feature, text).unwrap();
    std::fs::write(&own, "tournures:\n  \"{joueur} zigzague\": \"{joueur} gagne\"\n  \"la case {case} est archivide\": \"la case {case} est vide\"\n").unwrap();
    git(folder.path(), &["init", "-q", "-b", "main"]);
    git(folder.path(), &["add", "."]);
    git(folder.path(), &["commit", "-q", "-m", "Avant"]);
    std::fs::write(&own, "tournures:\n  \"{joueur} zigzague\": \"{joueur} commence\"\n  \"la case {case} est superbe\": \"la case {case} est vide\"\n").unwrap();
    std::fs::write(&general, "tournures:\n  \"on en reste *là*\": [\"la partie continue\", \"le coup est accepté\"]\nsynonymes:\n  galet: [caillouteau]\n").unwrap();
    std::fs::write(&feature, text.replace("archivide", "superbe")).unwrap();
    let review = |format: &str| {
        let output = arbitre_in(folder.path(), &["revue", "--base", "main", "--format", format]);
        assert_eq!(code(&output), 0, "{}", stderr(&output));
        stdout(&output).replace('\u{a0}', " ")
    };
    let console = review("console");
    let first = console.lines().next().unwrap();
    assert!(first.contains("1 scénario change d'énoncé, 5 changements de lexique (QAW-13)"), "{first}");
    let lines = "
══ Tournures enseignées
tournure ajoutée (features/lexique.yaml) : « on en reste *là* » : « la partie continue » puis « le coup est accepté »
synonyme ajouté (features/lexique.yaml) : « galet » : « caillouteau »
tournure changée (features/qawale/lexique.yaml) : « {joueur} zigzague » : « {joueur} gagne » → « {joueur} commence »
tournure ajoutée (features/qawale/lexique.yaml) : « la case {case} est superbe » : « la case {case} est vide »
tournure retirée (features/qawale/lexique.yaml) : « la case {case} est archivide » : « la case {case} est vide »
";
    assert!(console.contains(lines), "{console}");
    assert!(!console.contains("fichier refusé"), "{console}");
    let markdown = review("markdown");
    assert!(
        markdown.contains(
            "## Tournures enseignées\n\n- tournure ajoutée (features/lexique.yaml) : « on en reste \\*là\\* »"
        ),
        "{markdown}"
    );
    let html = review("html");
    assert!(html.contains("<h2>Tournures enseignées</h2><ul><li>tournure ajoutée"), "{html}");
    // A branch that only teaches.
    git(folder.path(), &["add", "."]);
    git(folder.path(), &["commit", "-q", "-m", "Après"]);
    std::fs::remove_file(&general).unwrap();
    let only = stdout(&arbitre_in(folder.path(), &["revue", "--base", "HEAD"])).replace('\u{a0}', " ");
    assert!(
        only.starts_with("Depuis HEAD : 2 changements de lexique\n\n══ Tournures enseignées\ntournure retirée"),
        "{only}"
    );
}

#[test]
fn insta_shows_the_same_drawing() {
    let folder = tempfile::tempdir().unwrap();
    let (old, new) = (folder.path().join("ancien"), folder.path().join("nouveau"));
    std::fs::write(&old, "QAW-08 · Titre\n\nMise en place\n 1 | 3;3 |     |\n").unwrap();
    std::fs::write(&new, "QAW-08 · Titre\n\nMise en place\n 1 | 3;3 | 1   |\n").unwrap();
    let output = arbitre(&[old.to_str().unwrap(), new.to_str().unwrap()]);
    let text = stdout(&output);
    assert_eq!(code(&output), 0, "{text}");
    assert!(text.contains(" 1 | 3;3 |     |     1 | 3;3 | 1   |"), "{text}");
    assert_eq!(code(&arbitre(&[old.to_str().unwrap(), "nulle-part"])), 2);
}

/// An expert needs no other command: what a scenario shows is filmed, and filmed again when the scenario changes.
#[test]
fn a_new_scenario_is_filmed_and_accepted() {
    const TITLE: &str = "Scénario: Un premier pas vers la droite";
    let folder = project();
    let feature = folder.path().join("features/qawale/90-essai.feature");
    let film = folder.path().join("snapshots/qawale/QAW-13-un-premier-pas-vers-la-droite.snap");
    let text = |turn: &str| {
        format!(
            "# language: fr\n@qawale\nFonctionnalité: Essai\n\n  @QAW-13\n  Règle: Essai\n\n    {TITLE}\n      Étant donné une partie de Qawale\n      Quand le joueur 1 joue {turn}\n      Alors le coup est accepté\n"
        )
    };
    for turn in ["A1>B1,C1,D1", "A1>B1,B2,B3"] {
        std::fs::write(&feature, text(turn)).unwrap();
        let shown = arbitre_in(folder.path(), &["revue"]);
        assert_eq!(code(&shown), 1, "{}", stderr(&shown));
        assert!(stdout(&shown).contains("1 film à revoir") && stdout(&shown).contains(turn), "{}", stdout(&shown));
        assert!(!film.exists());
    }
    let accepted = arbitre_in(folder.path(), &["revue", "--accepter", "features/qawale/90-essai.feature"]);
    assert_eq!(code(&accepted), 0, "{}", stdout(&accepted));
    let written = std::fs::read_to_string(&film).unwrap();
    let header = "---\nsource: tests/acceptance.rs\ninput_file: features/qawale/90-essai.feature\n---\nQAW-13 · ";
    assert!(written.starts_with(header), "{written}");
    assert_eq!(code(&arbitre_in(folder.path(), &["verifier"])), 0);
    // Back to what was accepted: the film that waited is forgotten.
    std::fs::write(&feature, text("A1>B1,C1,D1")).unwrap();
    assert_eq!(code(&arbitre_in(folder.path(), &["revue"])), 1);
    std::fs::write(&feature, text("A1>B1,B2,B3")).unwrap();
    assert_eq!(stdout(&arbitre_in(folder.path(), &["revue"])), "aucun film n'attend\n");
    // A scenario that goes takes with it the film that waited.
    std::fs::write(&feature, text("A1>B1,C1,D1")).unwrap();
    assert_eq!(code(&arbitre_in(folder.path(), &["revue"])), 1);
    std::fs::remove_file(&feature).unwrap();
    std::fs::remove_file(&film).unwrap();
    assert_eq!(stdout(&arbitre_in(folder.path(), &["revue"])), "aucun film n'attend\n");
    // A scenario that fails shows nothing that could be accepted.
    std::fs::write(&feature, text("A1>B1,A1,B1")).unwrap();
    let hidden =
        "aucun film n'attend\nsans film à montrer : 1 scénario divergent ; « arbitre verifier » dit pourquoi\n";
    let shown = arbitre_in(folder.path(), &["revue"]);
    assert_eq!((code(&shown), stdout(&shown).as_str()), (1, hidden));
    // Nor does a file that is refused.
    std::fs::write(&feature, text("A1>B1,C1,D1").replace("Quand", "Qaund")).unwrap();
    let shown = arbitre_in(folder.path(), &["revue"]);
    assert_eq!(
        (code(&shown), stdout(&shown).as_str()),
        (1, hidden.replace("scénario divergent", "fichier refusé").as_str())
    );
}

/// One film never serves two scenarios: neither the run of one file nor a review lets it pass.
#[test]
fn a_title_used_twice_is_refused() {
    let folder = project();
    let feature = folder.path().join("features/qawale/90-essai.feature");
    let text = "# language: fr\n@qawale\nFonctionnalité: Essai\n\n  @QAW-08\n  Règle: Essai\n\n    Scénario: Poser un galet fait passer toute la pile dans la main !\n      Étant donné une partie de Qawale\n      Quand le joueur 1 pose un galet en A1\n      Alors le coup est accepté\n";
    std::fs::write(&feature, text).unwrap();
    let taken = "ce titre est déjà celui du scénario de features/qawale/03-egrainer.feature:";
    for run in [&["verifier", "features/qawale/90-essai.feature"][..], &["verifier"], &["revue"]] {
        let output = arbitre_in(folder.path(), run);
        let said = format!("{}{}", stdout(&output), stderr(&output));
        assert_ne!(code(&output), 0, "{said}");
        assert!(said.contains(taken), "{run:?}: {said}");
    }
}

/// What git is told by settings, by the surroundings or in another language changes nothing of what we read.
#[cfg(unix)]
#[test]
fn nothing_around_git_changes_what_is_read() {
    use std::os::unix::fs::PermissionsExt;
    if !present("git") {
        return;
    }
    let folder = branch();
    let path = folder.path();
    std::fs::write(path.join("features/qawale/10-écrit après.feature"), "# language: fr\n@qawale\nFonctionnalité: Après\n  @QAW-13\n  Règle: R\n    Scénario: Tout neuf\n      Quand le joueur 1 joue A1>B1,B2,A2\n      Alors le coup est accepté\n").unwrap();
    let review = |variables: &[(&str, &str)], place: &Path| {
        let output = Command::new(crate::program())
            .args(["revue", "--base", "main"])
            .current_dir(place)
            .envs(variables.iter().copied())
            .output()
            .unwrap();
        assert_eq!(code(&output), 0, "{variables:?}: {}", stderr(&output));
        stdout(&output)
    };
    let plain = review(&[], path);
    assert!(plain.contains("Tout neuf") && plain.contains("vingt-cinq"), "{plain}");
    // A git that does as a German one would, and draws in colours, unless it is asked to be plain.
    let tools = tempfile::tempdir().unwrap();
    let real =
        std::env::split_paths(&std::env::var_os("PATH").unwrap()).map(|it| it.join("git")).find(|it| it.is_file());
    let script = format!(
        "#!/bin/sh\nif [ \"$LC_ALL\" != C ] || [ -n \"$LANGUAGE\" ] || [ -n \"$GIT_DIR\" ]; then echo 'Schwerwiegend: kein Git-Repository' >&2; exit 128; fi\nexec {} \"$@\"\n",
        real.unwrap().display()
    );
    std::fs::write(tools.path().join("git"), script).unwrap();
    std::fs::set_permissions(tools.path().join("git"), std::fs::Permissions::from_mode(0o755)).unwrap();
    let search = format!("{}:{}", tools.path().display(), std::env::var("PATH").unwrap());
    let elsewhere = tempfile::tempdir().unwrap();
    git(elsewhere.path(), &["init", "-q"]);
    let other = elsewhere.path().join(".git").display().to_string();
    for variables in [
        &[("PATH", search.as_str()), ("LC_ALL", "de_DE.UTF-8"), ("LANGUAGE", "de"), ("LANG", "de_DE.UTF-8")][..],
        &[("GIT_DIR", other.as_str())],
        &[("GIT_WORK_TREE", "/"), ("GIT_DIR", other.as_str())],
        &[("GIT_INDEX_FILE", "/dev/null")],
        &[("GIT_EXTERNAL_DIFF", "false"), ("GIT_DIFF_OPTS", "-u0"), ("GIT_PAGER", "false")],
        &[("GIT_TRACE", "1"), ("GIT_GLOB_PATHSPECS", "1")],
        &[("GIT_CEILING_DIRECTORIES", path.to_str().unwrap()), ("GIT_NAMESPACE", "autre")],
        &[("GIT_CONFIG_COUNT", "1"), ("GIT_CONFIG_KEY_0", "color.ui"), ("GIT_CONFIG_VALUE_0", "always")],
    ] {
        assert_eq!(review(variables, path), plain, "{variables:?}");
    }
    std::fs::write(path.join(".git/info/attributes"), "*.snap diff=drole\n*.feature diff=drole\n*.yaml diff=drole\n")
        .unwrap();
    std::fs::write(path.join("ignores"), "*.feature\nsnapshots\n").unwrap();
    for (name, value) in [
        ("color.ui", "always"),
        ("color.diff", "always"),
        ("diff.external", "false"),
        ("diff.drole.textconv", "rev"),
        ("diff.drole.command", "false"),
        ("diff.mnemonicPrefix", "true"),
        ("diff.noprefix", "true"),
        ("diff.relative", "false"),
        ("diff.renames", "copies"),
        ("core.quotePath", "true"),
        ("core.pager", "false"),
        ("core.excludesFile", path.join("ignores").to_str().unwrap()),
        ("log.showSignature", "true"),
        ("status.showUntrackedFiles", "no"),
    ] {
        git(path, &["config", name, value]);
        assert_eq!(review(&[], path), plain, "{name}");
    }
    // From below, the same files under other names.
    let below = review(&[], &path.join("features/qawale"));
    assert!(below.contains("Tout neuf") && below.contains("../../features/qawale/"), "{below}");
}

/// What is wrong with the revision or the repository is told in French, whatever git says of it.
#[test]
fn what_git_does_not_know_is_told_in_french() {
    if !present("git") {
        return;
    }
    let folder = project();
    let refused = |says: &str, base: &str| {
        let output = arbitre_in(folder.path(), &["revue", "--base", base]);
        let told = stderr(&output).replace('\u{a0}', " ");
        assert_eq!(code(&output), 2, "{told}");
        assert!(told.contains(says) && !told.contains("fatal") && !told.contains("not a"), "{told}");
    };
    refused("n'est pas dans un dépôt git", "main");
    git(folder.path(), &["init", "-q", "-b", "main"]);
    for base in ["main", "nulle-part", "HEAD~3", "@{u}", "x..y", ":/rien", "é"] {
        refused(&format!("la révision « {base} »"), base);
    }
}

/// What git says of a broken repository is told; it is not taken for none.
#[test]
fn what_git_says_of_a_broken_repository_is_told() {
    if !present("git") {
        return;
    }
    for (broken, says) in [("HEAD", "git répond"), ("config", "config"), ("refs/heads/main", "main")] {
        let folder = branch();
        std::fs::write(folder.path().join(".git").join(broken), "[n'importe quoi").unwrap();
        let output = arbitre_in(folder.path(), &["revue", "--base", "main"]);
        let told = stderr(&output).replace('\u{a0}', " ");
        assert_eq!(code(&output), 2, "{broken}: {told}");
        assert!(told.contains(says), "{broken}: {told}");
    }
    // A link that leads to no repository.
    let folder = project();
    std::fs::write(folder.path().join(".git"), "gitdir: nulle-part\n").unwrap();
    let told = stderr(&arbitre_in(folder.path(), &["revue", "--base", "main"]));
    assert!(told.contains("nulle-part"), "{told}");
}

/// What the index says of files, repositories within this one, and links hide nothing.
#[cfg(unix)]
#[test]
fn no_change_is_hidden_from_a_review() {
    use std::os::unix::fs::symlink;
    if !present("git") {
        return;
    }
    const FEATURE: &str = "features/qawale/03-egrainer.feature";
    let review = |folder: &Path| {
        let output = arbitre_in(folder, &["revue", "--base", "main"]);
        assert_eq!(code(&output), 0, "{}", stderr(&output));
        stdout(&output)
    };
    for bit in ["--assume-unchanged", "--skip-worktree"] {
        let folder = branch();
        let plain = review(folder.path());
        git(folder.path(), &["update-index", bit, FILM, FEATURE, "features/qawale/reglement.yaml"]);
        assert_eq!(review(folder.path()), plain, "{bit}");
    }
    // A repository within the features, with or without a commit.
    let folder = branch();
    let nested = folder.path().join("features/autre");
    std::fs::create_dir(&nested).unwrap();
    git(&nested, &["init", "-q"]);
    let neuf = "# language: fr\n@qawale\nFonctionnalité: Après\n  @QAW-13\n  Règle: R\n    Scénario: Tout neuf\n      Quand le joueur 1 joue A1>B1,B2,A2\n      Alors le coup est accepté\n";
    std::fs::write(nested.join("neuf.feature"), neuf).unwrap();
    assert!(review(folder.path()).contains("Tout neuf"));
    git(&nested, &["add", "."]);
    git(&nested, &["commit", "-q", "-m", "Dedans"]);
    assert!(review(folder.path()).contains("Tout neuf"));
    // A feature behind a link, by its own name or by that of its folder.
    for (link, target, real) in [
        (FEATURE, "../../ailleurs/03-egrainer.feature", "ailleurs/03-egrainer.feature"),
        ("features/lien", "../ailleurs", "ailleurs/03-egrainer.feature"),
    ] {
        let folder = project();
        std::fs::create_dir(folder.path().join("ailleurs")).unwrap();
        std::fs::rename(folder.path().join(FEATURE), folder.path().join(real)).unwrap();
        symlink(target, folder.path().join(link)).unwrap();
        git(folder.path(), &["init", "-q", "-b", "main"]);
        git(folder.path(), &["add", "."]);
        git(folder.path(), &["commit", "-q", "-m", "Avant"]);
        let before = review(folder.path());
        let path = folder.path().join(real);
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(
            &path,
            text.replace("Le refus parle du nombre de pas plutôt que du demi-tour", "Un autre titre"),
        )
        .unwrap();
        let after = review(folder.path());
        assert!(after.contains("Un autre titre") && !before.contains("Un autre titre"), "{link}: {before}{after}");
        assert!(after.contains("Le refus parle du nombre de pas"), "{link}: {after}");
    }
}
