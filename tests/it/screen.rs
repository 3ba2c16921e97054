//! What scenarios claim of the application: what its screen does not show, or nobody looks at, is red.

use pretty_assertions::assert_eq;

use crate::{arbitre_in, code, stdout};

/// The verdict on a scenario about the application.
fn verdict_on_the_screen(steps: &str) -> (i32, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("essai.feature");
    let text = format!("# language: fr\nFonctionnalité: Essai\n\n  @application\n  Scénario: Essai\n{steps}");
    std::fs::write(&path, text).unwrap();
    // From another folder, as an installed program.
    let output = arbitre_in(folder.path(), &["verifier", path.to_str().unwrap()]);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left behind");
    (code(&output), stdout(&output).replace('\u{a0}', " "))
}

/// A scenario cannot write outside the folder that disappears with it.
#[test]
fn a_scenario_leaves_no_file_behind() {
    let folder = tempfile::tempdir().unwrap();
    let outside = folder.path().join("partie.json");
    let up = "../../../../../../../../../../../../".to_owned() + outside.to_str().unwrap().trim_start_matches('/');
    for path in [outside.to_str().unwrap(), &up] {
        for order in ["sauver", "scénario"] {
            let steps = format!(
                "    Étant donné l'application ouverte sur une partie d'Aruba avec taille=3\n    Quand je saisis « pass »\n    Et je saisis « {order} {path} »\n    Alors l'application affiche « Impossible »\n    Et l'application affiche « un fichier reste dans le dossier du programme »\n"
            );
            let (code, text) = verdict_on_the_screen(&steps);
            assert_eq!(code, 0, "{text}");
            assert!(!outside.exists(), "{path}");
        }
    }
}

#[test]
fn what_is_claimed_of_the_application_must_be_so() {
    let menu = "    Étant donné l'application ouverte sur le menu\n";
    let aruba = "    Étant donné l'application ouverte sur une partie d'Aruba avec taille=3\n";
    let board = |cell: &str| {
        format!(
            "    Quand je saisis « B1B2 »\n    Alors l'application montre le plateau\n      \"\"\"\n        ┌───┬───┬───┐\n      1 │ ● │   │ ○ │\n        ├───┼───┼───┤\n      2 │ ● │ {cell} │ ○ │\n        ├───┼───┼───┤\n      3 │ ● │ ○ │ ○ │\n        └───┴───┴───┘\n          A   B   C\n      \"\"\"\n"
        )
    };
    let (whole, wrong) = (board("●"), board("○"));
    let cut = whole.replace("      3 │ ● │ ○ │ ○ │\n        └───┴───┴───┘\n          A   B   C\n", "");
    for (given, steps, expected, says) in [
        (menu, "    Quand je saisis « q »\n    Alors l'application se ferme\n", 0, "conforme"),
        (menu, "    Quand je saisis « q »\n    Alors l'application reste ouverte\n", 1, "s'est fermée"),
        (menu, "    Quand je saisis « 5 »\n    Alors l'application se ferme\n", 1, "reste ouverte"),
        (menu, "    Quand je saisis « 5 »\n    Alors le menu est affiché\n", 1, "n'affiche pas le menu"),
        (
            menu,
            "    Quand je saisis « q »\n    Et je saisis « 5 »\n    Alors l'application affiche « Au revoir »\n",
            1,
            "déjà fermée",
        ),
        (
            menu,
            "    Quand la saisie s'arrête\n    Et je saisis « 5 »\n    Alors l'application se ferme\n",
            1,
            "plus rien ne peut être saisi",
        ),
        (
            menu,
            "    Quand je saisis « 5 »\n    Alors l'application affiche « Bonjour »\n",
            1,
            "n'affiche pas « Bonjour »",
        ),
        (menu, "    Quand je saisis « 5 »\n    Alors l'application affiche « rub »\n", 1, "n'affiche pas « rub »"),
        (menu, "    Quand je saisis « 5 »\n    Alors l'application affiche « »\n", 1, "au moins un mot"),
        (menu, "    Quand je saisis « 5 »\n    Alors l'application n'affiche pas « »\n", 1, "au moins un mot"),
        (menu, "    Quand je saisis « 5 »\n    Alors l'application n'affiche pas « Bleu »\n", 1, "affiche « Bleu »"),
        (menu, "    Quand je saisis « »\n    Alors le menu est affiché\n", 1, "je valide une ligne vide"),
        (
            menu,
            "    Et Rouge commence\n    Quand je saisis « 5 »\n    Alors l'application demande son coup à Rouge\n",
            0,
            "conforme",
        ),
        (
            menu,
            "    Et la position \"33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 8 8\"\n    Quand je saisis « 5 »\n    Alors l'application reste ouverte\n",
            1,
            "rien ne s'y installe",
        ),
        (aruba, "    Quand je saisis « pass »\n    Alors l'application demande son coup à Rouge\n", 0, "conforme"),
        (
            aruba,
            "    Quand je saisis « pass »\n    Alors l'application demande son coup à Bleu\n",
            1,
            "ne termine pas par « C'est à Bleu de jouer »",
        ),
        (
            aruba,
            "    Quand je saisis « pass »\n    Alors l'application redemande son coup à Rouge\n",
            1,
            "C'est toujours à Rouge",
        ),
        (aruba, "    Quand je saisis « A1A1 »\n    Alors l'application demande son coup à Bleu\n", 1, "ne termine pas"),
        (
            aruba,
            "    Quand je saisis « A1A1 »\n    Alors la saisie est refusée selon l'article ARU-07\n",
            1,
            "Refusé (article ARU-07)",
        ),
        (aruba, "    Quand je saisis « A1A1 »\n    Alors la saisie n'est pas comprise\n", 1, "Pas compris"),
        (
            aruba,
            "    Quand je saisis « A1A1 »\n    Et je saisis « pass »\n    Alors l'application demande son coup à Rouge\n",
            1,
            "« A1A1 » n'est pas accepté, et aucune étape ne le constate",
        ),
        (
            aruba,
            "    Quand je saisis « bonjour »\n    Et je saisis « pass »\n    Alors l'application demande son coup à Rouge\n",
            1,
            "aucune étape ne le constate",
        ),
        (
            aruba,
            "    Quand je saisis « annuler »\n    Et je saisis « pass »\n    Alors l'application demande son coup à Rouge\n",
            1,
            "aucune étape ne le constate",
        ),
        (
            aruba,
            "    Quand je saisis « pass »\n    Alors l'application demande son coup à Rouge\n    Quand je saisis « pass »\n",
            2,
            "ne vérifie rien après cette dernière action",
        ),
        (
            aruba,
            "    Quand je saisis « sauver partie.json »\n    Alors l'application affiche « Partie sauvée dans « partie.json ». »\n",
            0,
            "conforme",
        ),
        (aruba, "    Quand je saisis « pass »\n    Alors c'est à Rouge de jouer\n", 1, "parle de la partie elle-même"),
        (
            aruba,
            "    Quand Bleu passe\n    Alors l'application demande son coup à Rouge\n",
            1,
            "parle de la partie elle-même",
        ),
        (
            aruba,
            "    Quand je saisis « pass »\n    Et Rouge commence\n    Alors l'application demande son coup à Rouge\n",
            1,
            "avant la première action",
        ),
        (
            aruba,
            "    Quand je saisis « coups »\n    Alors l'application affiche les lignes\n      \"\"\"\n      \"\"\"\n",
            1,
            "au moins une ligne",
        ),
        (aruba, &whole, 0, "conforme"),
        (aruba, &wrong, 1, "ne montre pas ce plateau"),
        (aruba, &cut, 1, "ne montre pas ce plateau"),
        (
            "    Étant donné l'application ouverte sur une partie d'Aruba avec taille=2\n",
            "    Quand je saisis « pass »\n    Alors l'application reste ouverte\n",
            1,
            "de 3 à 26",
        ),
        (
            "    Étant donné l'application ouverte sur une partie de Dames\n",
            "    Quand je saisis « pass »\n    Alors l'application reste ouverte\n",
            1,
            "pas connu",
        ),
        ("", "    Quand je saisis « pass »\n    Alors l'application reste ouverte\n", 1, "n'ouvre pas l'application"),
        (
            aruba,
            "    Et l'application ouverte sur le menu\n    Quand je saisis « pass »\n    Alors l'application reste ouverte\n",
            1,
            "déjà ouverte",
        ),
    ] {
        let (code, text) = verdict_on_the_screen(&format!("{given}{steps}"));
        assert_eq!(code, expected, "{given}{steps}\n{text}");
        assert!(text.contains(says), "{says}\n{given}{steps}\n{text}");
    }
}
