//! Phrases taught by the expert: understood after the lesson, right where they are right; bad lessons refused.

use std::path::Path;

use crate::{arbitre_in, code, root, stderr, stdout};

fn project() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir_all(folder.path().join("features/qawale")).unwrap();
    folder
}

/// A scenario at the start of a game, with this claim.
fn claim(folder: &Path, claim: &str) -> i32 {
    let file = folder.join("essai.feature");
    let text = format!(
        "# language: fr\n@qawale\nFonctionnalité: Essai\n\n  Scénario: Essai\n    Étant donné une partie de Qawale\n    Alors {claim}\n"
    );
    std::fs::write(&file, text).unwrap();
    code(&arbitre_in(folder, &["verifier", "essai.feature"]))
}

#[test]
fn a_lesson_makes_a_sentence_known() {
    let folder = project();
    let (right, wrong) = ("le joueur 1 a 8 cailloutis dans sa besace", "le joueur 2 a 7 cailloutis dans sa besace");
    assert_ne!(claim(folder.path(), right), 0);
    let lesson = ["enseigner", right, "le joueur 1 a 8 galets en main", "--jeu", "qawale"];
    let output = arbitre_in(folder.path(), &lesson);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    assert!(stdout(&output).contains("{joueur} a {nombre} cailloutis"), "{}", stdout(&output));
    assert_eq!(claim(folder.path(), right), 0);
    assert_eq!(claim(folder.path(), wrong), 1);
    let again = arbitre_in(folder.path(), &lesson);
    assert_eq!(code(&again), 2);
    assert!(stderr(&again).contains("déjà comprise"), "{}", stderr(&again));
}

#[test]
fn bad_lessons_are_refused() {
    let bad = [
        ("tournures: [", "YAML"),
        ("tournure:\n  a: b\n", "n'existe pas"),
        ("tournures:\n  \"{joueur} zigzague\": \"{joueur} a {nombre} galets en main\"\n", "mais pas dans la tournure"),
        ("tournures:\n  \"{joueur} zigzague {nombre} fois\": \"{joueur} gagne\"\n", "se perdrait"),
        ("tournures:\n  \"{joueur} zigzague\": \"{joueur} danse la polka\"\n", "n'est pas une phrase connue"),
        ("tournures:\n  \"{joueur} gagne\": \"{joueur} joue A1>B1,B2,A2\"\n", "veut dire autre chose"),
        ("tournures:\n  \"{joueur} ne zigzague pas\": \"{joueur} gagne\"\n", "l'une nie et l'autre affirme"),
        ("tournures:\n  \"{joueur} zigzague\": \"{joueur} zigzague\"\n", "mène à elle-même"),
        (
            "tournures:\n  \"on zigzague\": \"la partie continue\"\n  \"on zigzague\": \"la partie continue\"\n",
            "deux fois",
        ),
        ("tournures:\n  \"{trou} zigzague\": \"la case {trou} est vide\"\n", "n'est pas une valeur"),
        ("tournures:\n  \"\": \"la partie continue\"\n", "ne dit rien"),
    ];
    let folder = project();
    for (text, message) in bad {
        std::fs::write(folder.path().join("features/qawale/lexique.yaml"), text).unwrap();
        assert_eq!(claim(folder.path(), "la partie continue"), 2, "{text}");
        let output = arbitre_in(folder.path(), &["verifier", "essai.feature"]);
        let said = stderr(&output).replace('\u{a0}', " ");
        assert!(said.contains(message) && said.contains("lexique.yaml:") && said.contains("aide"), "{text}: {said}");
    }
}

/// A lesson is given with or without keywords, keeps what its file holds, and is explained where the project is.
#[test]
fn lessons_are_added_to_what_is_there() {
    let folder = project();
    let path = folder.path().join("features/qawale/lexique.yaml");
    let old = "# À nous.\ntournures: # les nôtres\n    # d'abord\n    \"{joueur} zigzague\": \"{joueur} gagne\"\n\nmots: [truc]\n";
    std::fs::write(&path, old).unwrap();
    let lesson = ["enseigner", "Et la case A1 est archivide", "Alors la case A1 est vide", "--jeu", "qawale"];
    let output = arbitre_in(folder.path(), &lesson);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    let new = "    \"la case {case} est archivide\": \"la case {case} est vide\"\n";
    let wanted = old.replace("\n\nmots", &format!("\n{new}\nmots"));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), wanted);
    let explained = stdout(&arbitre_in(folder.path(), &["phrases", "la case B2 est archivide"]));
    assert!(explained.replace('\u{a0}', " ").contains("compris : la case B2 est vide"), "{explained}");
    for (said, known, message) in [
        ("la case A1 est archivide", "la case A1 n'est pas vide", "veut dire autre chose"),
        ("le joueur 1 fait la roue", "le joueur 1 danse la polka", "n'est pas une phrase connue"),
        ("le joueur 1 ne fait pas la roue", "le joueur 1 gagne", "l'une nie et l'autre affirme"),
    ] {
        let output = arbitre_in(folder.path(), &["enseigner", said, known, "--jeu", "qawale"]);
        assert_eq!(code(&output), 2, "{said}");
        assert!(stderr(&output).replace('\u{a0}', " ").contains(message), "{said}: {}", stderr(&output));
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), wanted);
}

/// What was taught and serves no sentence is told, and only that.
#[test]
fn lessons_that_serve_nobody_are_told() {
    let folder = project();
    let text = "tournures:\n  \"{joueur} zigzague\": \"{joueur} gagne\"\n  \"la case {case} est archivide\": \"la case {case} est vide\"\n  \"on en reste là\": \"la partie continue\"\n";
    std::fs::write(folder.path().join("features/qawale/lexique.yaml"), text).unwrap();
    let rules = "features/qawale/reglement.yaml";
    std::fs::copy(root().join(rules), folder.path().join(rules)).unwrap();
    let feature = "# language: fr\n@qawale @QAW-13\nFonctionnalité: Essai\n\n  Scénario: Essai\n    Quand le joueur 1 joue A1>B1,B2,A2\n    Alors la case A1 est archivide\n";
    std::fs::write(folder.path().join("features/qawale/01.feature"), feature).unwrap();
    let output = arbitre_in(folder.path(), &["phrases", "--inutilisees"]);
    let said = stderr(&output).replace('\u{a0}', " ");
    assert_eq!(code(&output), 0, "{said}");
    for idle in ["{joueur} zigzague", "on en reste là"] {
        assert!(
            said.contains(&format!("remarque : la tournure « {idle} » ne sert à aucune phrase du projet")),
            "{said}"
        );
    }
    assert!(said.contains("lexique.yaml:2:") && said.contains("lexique.yaml:4:"), "{said}");
    assert!(!said.contains("archivide"), "{said}");
}
