//! The commands, as a user types them.

use pretty_assertions::assert_eq;

use crate::{arbitre, arbitre_in, code, root, stderr, stdout};

#[test]
fn the_main_job_ends_with_its_verdict() {
    let output = arbitre(&["verifier"]);
    let text = stdout(&output);
    assert_eq!(code(&output), 0, "{text}{}", stderr(&output));
    let last = text.lines().last().unwrap();
    assert!(last.ends_with(": conforme"), "{last}");
    assert!(last.contains(" scénarios, ") && last.contains(" étapes, ") && last.contains(" articles sur "), "{last}");
}

#[test]
fn accents_are_permitted_in_names() {
    let plain = arbitre(&["verifier", "--etiquettes", "@QAW-13"]);
    let accented = arbitre(&["vérifier", "--étiquettes", "@QAW-13"]);
    assert_eq!(stdout(&plain), stdout(&accented));
    assert_eq!(code(&accented), 0);
}

#[test]
fn perft_prints_one_line_per_depth() {
    let output = arbitre(&["perft", "qawale", "--profondeur", "3"]);
    assert_eq!(stdout(&output), "1 40\n2 2176\n3 143712\n");
    let over =
        arbitre(&["perft", "qawale", "--profondeur", "2", "--position", "1,1,1,1/-,-,-,-/-,-,-,-/3,-,-,- 2 4 8"]);
    assert_eq!(stdout(&over), "1 0\n2 0\n");
}

#[test]
fn turns_are_listed_one_per_line() {
    let output = arbitre(&["coups", "Qawale"]);
    assert_eq!(stdout(&output).lines().count(), 40);
    let middle = arbitre(&["coups", "qawale", "--position", "-,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8 main=1@B1<A1"]);
    assert_eq!(stdout(&middle), "B1>B2\nB1>C1\n");
    let json = arbitre(&["coups", "qawale", "--format", "json"]);
    let turns: Vec<String> = serde_json::from_str(&stdout(&json)).unwrap();
    assert_eq!(turns.len(), 40);
}

#[test]
fn wrong_usage_exits_2_and_says_how_to_mend_it() {
    for wrong in [
        &["verifie"][..],
        &["verifier", "nulle-part.feature"],
        &["verifier", "features/qawale/reglement"],
        &["verifier", "--etiquettes", "@QAW-13 et"],
        &["verifier", "--etiquettes", "@personne"],
        &["verifier", "--nom", "aucun titre ne dit cela"],
        &["verifier", "--format", "xml"],
        &["verifier", "--inconnu"],
        &["verifier", "docs"],
        &["perft", "qawale"],
        &["perft", "qawale", "--profondeur", "-1"],
        &["perft", "echecs", "--profondeur", "1"],
        &["coups", "qawale", "--position", "n'importe quoi"],
        &["coups", "qawale", "--position", "33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 99999 8"],
        &["coups", "qawale", "--variante", "taille=5"],
        &["coups", "qawale", "--variante", "taille"],
        &["coups", "quoridor", "--variante", "taille=5", "--variante", "taille=7"],
        &[
            "coups",
            "quoridor",
            "--variante",
            "taille=5",
            "--position",
            "taille=9 trait=1 pions=e1,e9 stock=10,10 barrieres=-",
        ],
        &[
            "jouer",
            "quoridor",
            "--variante",
            "taille=5",
            "--position",
            "taille=9 trait=1 pions=e1,e9 stock=10,10 barrieres=-",
        ],
        &["coups", "quoridor", "--position", "taille=5 taille=9 trait=1 pions=e1,e5 stock=10,10 barrieres=-"],
        &["verifier", "--variante", "etape=2", "--variante", "etape=3"],
        &["nouveau", "qawale", "QAW-99"],
        &["nouveau", "qawale"],
        &["phrases", "--recherche", "xyzzy"],
        &[],
    ] {
        let output = arbitre(wrong);
        assert_eq!(code(&output), 2, "{wrong:?}\n{}", stdout(&output));
        let message = stderr(&output);
        assert!(message.contains("aide") || message.contains("Usage"), "{wrong:?}: {message}");
        assert!(!message.to_lowercase().contains("error"), "{wrong:?}: {message}");
    }
}

/// Options that exclude each other are both named.
#[test]
fn options_that_contradict_each_other_are_named() {
    let start = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S";
    for (wrong, one, other) in [
        (&["jouer", "awale", "--parties", "1", "--enregistrer", "F"][..], "--parties <N>", "--enregistrer <FICHIER>"),
        (&["verifier", "--relancer-echecs", "features"], "--relancer-echecs", "[CHEMINS]"),
        (&["verifier", "--surveiller", "--format", "json"], "--surveiller", "--format <FORMAT>"),
        (&["jouer", "awale", "--position", start, "--premier", "2"], "--premier <1|2|hasard>", "--position <TEXTE>"),
        (&["revue", "--accepter", "tout", "--rejeter", "tout"], "tout", "accepté et rejeté"),
        (&["verifier", "--nom", "a", "--nom", "b"], "--nom <MOTIF>", "ne s'emploie qu'une fois"),
    ] {
        let output = arbitre(wrong);
        assert_eq!(code(&output), 2, "{wrong:?}");
        assert!(stderr(&output).contains(one) && stderr(&output).contains(other), "{wrong:?}: {}", stderr(&output));
    }
}

#[test]
fn an_empty_folder_selects_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let output = arbitre(&["verifier", folder.path().to_str().unwrap()]);
    assert_eq!(code(&output), 2);
    // A release build carries the features itself.
    if cfg!(debug_assertions) {
        let output = arbitre_in(folder.path(), &["verifier"]);
        assert_eq!(code(&output), 2, "{}", stdout(&output));
    }
}

#[test]
fn a_refused_file_does_not_stop_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let good = std::fs::read_to_string(root().join("tests/lecture/compris").join(first_good())).unwrap();
    std::fs::write(folder.path().join("bon.feature"), good).unwrap();
    std::fs::write(folder.path().join("mauvais.feature"), "Fonctionnalité: Rien\n").unwrap();
    let output = arbitre(&["verifier", folder.path().to_str().unwrap()]);
    let text = stdout(&output);
    assert_eq!(code(&output), 2);
    assert!(text.contains("✓") && text.contains("mauvais.feature:1:1"), "{text}");
    assert!(text.lines().last().unwrap().ends_with(": 1 fichier refusé"), "{text}");
}

fn first_good() -> std::path::PathBuf {
    crate::files("tests/lecture/compris", "feature")[0].file_name().unwrap().into()
}

#[test]
fn a_line_chooses_its_scenario() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deux.feature");
    std::fs::write(
        &path,
        "Fonctionnalité: Deux\n  Scénario: Un\n    Quand le joueur 1 joue A1>B1,B2,A2\n    Alors le coup est accepté\n  Plan du scénario: Deux\n    Quand le joueur 1 joue <coup>\n    Alors le coup est accepté\n    Exemples:\n      | coup        |\n      # un commentaire\n      | A1>B1,B2,A2 |\n      | A1>B1,B2,C2 |\n",
    )
    .unwrap();
    let name = path.to_str().unwrap();
    for (line, count) in
        [("2", "1 scénario"), ("3", "1 scénario"), ("5", "2 scénarios"), ("11", "1 scénario"), ("12", "1 scénario")]
    {
        let output = arbitre(&["verifier", &format!("{name}:{line}")]);
        assert_eq!(code(&output), 0, "{line}: {}{}", stdout(&output), stderr(&output));
        let text = stdout(&output);
        assert!(text.lines().last().unwrap().starts_with(&format!("{count},")), "{line}: {text}");
    }
    assert_eq!(code(&arbitre(&["verifier", &format!("{name}:999")])), 2);
}

#[test]
fn machines_can_read_the_result() {
    let output = arbitre(&["verifier", "features/aruba", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(json["code"], 0);
    assert_eq!(json["scenarios"].as_u64().unwrap() as usize, json["resultats"].as_array().unwrap().len());
    let output = arbitre(&["verifier", "features/aruba", "--format", "junit"]);
    assert!(stdout(&output).starts_with("<?xml"));
}

#[test]
fn a_skeleton_can_be_played_but_not_kept_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("modele.feature");
    let name = path.to_str().unwrap();
    assert_eq!(code(&arbitre(&["nouveau", "qawale", "QAW-13", "--sortie", name])), 0);
    assert_eq!(code(&arbitre(&["nouveau", "qawale", "QAW-13", "--sortie", name])), 2, "never overwritten");
    let output = arbitre(&["verifier", name]);
    assert_eq!(code(&output), 0, "{}", stdout(&output));
    // In a project's own features, the title of the model is refused.
    let own = folder.path().join("features/qawale");
    std::fs::create_dir_all(&own).unwrap();
    std::fs::copy(root().join("features/qawale/reglement.yaml"), own.join("reglement.yaml")).unwrap();
    std::fs::copy(&path, own.join("01-modele.feature")).unwrap();
    let output = arbitre_in(folder.path(), &["verifier"]);
    assert_eq!(code(&output), 2, "{}", stdout(&output));
}

/// An article that cites another is not where the other one is wrong.
#[test]
fn a_wrong_article_is_shown_on_its_own_line() {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("features/qawale");
    std::fs::create_dir_all(&own).unwrap();
    let article = |id: &str, text: &str, kind: &str| format!("  - id: {id}\n    texte: {text}\n    nature: {kind}\n");
    let first = article("QAW-01", "Voir QAW-02.", "décrit");
    for (wrong, says) in [
        (article("QAW-02", "Rien.", "interprété"), "est interprété, et ne dit pas pourquoi"),
        (article("QAW-01", "Encore.", "décrit"), "sert deux fois"),
        (article("\"QAW-02\"", "Rien.", "interprété"), "est interprété, et ne dit pas pourquoi"),
    ] {
        std::fs::write(own.join("reglement.yaml"), format!("articles:\n{first}{wrong}")).unwrap();
        let output = arbitre_in(folder.path(), &["verifier"]);
        let told = stderr(&output);
        assert_eq!(code(&output), 2, "{told}");
        assert!(told.contains(says) && told.contains("reglement.yaml:5:"), "{told}");
    }
}

#[test]
fn every_article_of_qawale_is_covered() {
    let output = arbitre(&["articles", "qawale", "--format", "json"]);
    assert_eq!(code(&output), 0, "{}", stdout(&output));
    let articles: Vec<serde_json::Value> = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(articles.len(), 23);
    assert!(articles.iter().all(|article| article["manque"].is_null()), "{articles:#?}");
}
