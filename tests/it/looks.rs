//! What counts as looking: a refusal that is seen, a claim that is checked and not installed, every word of it.

use crate::claims::{ALQUERQUE, ARUBA, AWALE, QAWALE, complaints, expect};

/// Once somebody has played on, a check says nothing of what was refused before.
#[test]
fn a_refusal_is_looked_at_before_the_next_action() {
    let refused = "    When le joueur 1 joue A1>B1,B2,A2\n    And le joueur 1 joue D1>C1,C2,D2\n";
    let on = "    When le joueur 2 joue D1>C1,C2,D2\n    Then c'est au joueur 1 de jouer\n";
    let seen = "    Then le coup est refusé\n";
    let board = "    Then la position est \"-,3,-,33/1,3,-,-/-,-,-,-/33,-,-,33 2 7 8\"\n";
    let twice = "    And le joueur 1 joue D1>C1,C2,D2\n    Then le plateau est inchangé\n";
    let unseen = "et aucune étape ne le constate avant l'action suivante";
    expect(&[
        (QAWALE, &format!("{refused}{on}"), 1, unseen),
        (QAWALE, &format!("{refused}{twice}"), 1, unseen),
        (QAWALE, &format!("{refused}    Then le joueur 1 ne gagne pas\n{on}"), 1, unseen),
        (QAWALE, &format!("{refused}{seen}{on}"), 0, "conforme"),
        (QAWALE, &format!("{refused}{board}{on}"), 0, "conforme"),
        (QAWALE, &format!("{refused}{seen}"), 0, "conforme"),
    ]);
}

/// What would be so as well if the action had been accepted does not see that it was refused.
#[test]
fn a_refusal_is_seen_by_what_it_makes_true() {
    let unseen = "et aucune étape ne le constate";
    let quoridor = "    Given une partie de Quoridor avec taille=3\n";
    let wall = "    When le joueur 1 pose une barrière horizontale en c3\n";
    let pawns = "    Then le plateau montre\n      | | 2 | |\n      | | | |\n      | | 1 | |\n";
    let aruba = "    Given une partie d'Aruba\n    And la position « br./.../... b »\n";
    expect(&[
        (quoridor, "    When le joueur 2 va en b2\n    Then c'est au joueur 1 de jouer\n", 1, unseen),
        (quoridor, "    When le joueur 1 va en a3\n    Then c'est au joueur 1 de jouer\n", 0, "conforme"),
        (quoridor, &format!("{wall}{pawns}"), 1, unseen),
        (quoridor, &format!("{wall}    Then le plateau est inchangé\n"), 0, "conforme"),
        (AWALE, "    When Nord sème la case a\n    Then c'est à Sud de jouer\n", 1, unseen),
        (AWALE, "    When Sud propose d'arrêter\n    Then c'est à Sud de jouer\n", 1, unseen),
        (AWALE, "    When Sud propose d'arrêter\n    Then le plateau est inchangé\n", 1, unseen),
        (aruba, "    When Rouge va de B1 en B2\n    Then c'est à Bleu de jouer\n", 1, unseen),
        (QAWALE, "    When le joueur 1 pose un galet en B2\n    Then c'est au joueur 1 de jouer\n", 1, unseen),
        (
            QAWALE,
            "    When le joueur 1 pose un galet en A1\n    And le joueur 1 dépose un galet en D1\n    Then c'est au joueur 1 de jouer\n",
            1,
            unseen,
        ),
    ]);
    let typed =
        "    Étant donné l'application ouverte sur une partie de Quoridor\n    Quand je saisis « e5 »\n    Alors ";
    for (look, sees) in [
        ("l'application reste ouverte", false),
        ("l'application n'affiche pas « gagne »", false),
        ("l'application redemande son coup au joueur 1", true),
        ("la saisie est refusée selon l'article QUO-07", true),
    ] {
        let told = complaints("@application", &format!("{typed}{look}\n"));
        assert!(if sees { told.is_empty() } else { told.contains(unseen) }, "{look}\n{told}");
    }
}

/// Under « Alors », a sentence checks or is refused.
#[test]
fn nothing_is_installed_under_then() {
    let installs = "installe la partie, et ne vérifie rien";
    let look = "    When les Blancs ont le trait\n";
    let men = "    And il y a 4 coups possibles\n";
    for sentence in [
        "les Noirs commencent",
        "50 tours ont été joués sans prise",
        "cette position a déjà été vue 1 fois",
        "la position « n..../...../...../...../....b b »",
        "une partie d'Alquerque",
    ] {
        expect(&[(ALQUERQUE, &format!("{look}    Then {sentence}\n{men}"), 1, installs)]);
    }
    let board = "    Then le plateau est le suivant\n      | n | n | . | . | . |\n      | . | . | . | . | . |\n      | . | . | . | . | . |\n      | . | . | . | . | . |\n      | b | b | . | . | . |\n";
    expect(&[(
        ALQUERQUE,
        &format!("{look}{board}    And il reste 2 pions aux Blancs\n"),
        1,
        "n'est pas celui qui est attendu",
    )]);
}

#[test]
fn every_word_of_a_claim_is_checked() {
    let quoridor = "    Given une partie de Quoridor\n";
    let step = "    When le joueur 1 va en e2\n";
    let refused = "    When le joueur 1 va en e5\n";
    let won = "    Given une partie de Quoridor avec taille=3\n    And le pion du joueur 1 est en a2\n    When le joueur 1 va en a3\n";
    let sowing = "    When le joueur 1 pose un galet en A1\n    Then le plateau montre\n";
    expect(&[
        (quoridor, &format!("{step}    Then c'est toujours au joueur 2 de jouer\n"), 1, "c'est maintenant au joueur 2"),
        (quoridor, &format!("{step}    Then c'est maintenant au joueur 2 de jouer\n"), 0, "conforme"),
        (quoridor, &format!("{refused}    Then le trait passe au joueur 1\n"), 1, "c'était déjà au joueur 1"),
        (quoridor, &format!("{refused}    Then c'est toujours au joueur 1 de jouer\n"), 0, "conforme"),
        (quoridor, &format!("{step}    Then le pion du joueur 1 est resté en e2\n"), 1, "n'est pas resté en e2"),
        (quoridor, &format!("{step}    Then le pion du joueur 2 est resté en e9\n"), 0, "conforme"),
        (won, "    Then c'est au joueur 2 de jouer\n", 1, "la partie est terminée"),
        (won, "    Then c'est au joueur 1 de jouer\n", 1, "la partie est terminée"),
        // A text form says everything: here that no stone is in hand.
        (
            QAWALE,
            &format!("{sowing}      \"\"\"\n      -,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8\n      \"\"\"\n"),
            1,
            "n'est pas celui qui est attendu",
        ),
        // Verbs too.
        (quoridor, "    When le joueur 1 saute en e2\n    Then le coup est accepté\n", 1, "ce n'est pas un saut"),
        (
            quoridor,
            "    When le joueur 1 bifurque en e2\n    Then le coup est accepté\n",
            1,
            "ce n'est pas une bifurcation",
        ),
        (quoridor, "    When le joueur 1 saute en e5\n    Then le coup est refusé\n", 0, "conforme"),
        (ARUBA, "    When Bleu saute de C3 en D4\n    Then le coup est accepté\n", 1, "ce n'est pas un saut"),
        (ARUBA, "    When Bleu va de C3 en D4\n    Then le coup est accepté\n", 0, "conforme"),
        (
            ARUBA,
            "    And la position « br./.../... b »\n    When Bleu va de A1 en C1\n    Then le coup est accepté\n",
            1,
            "ce n'est pas un pas",
        ),
        (ARUBA, "    When Bleu arrête la rafle\n    Then le coup est accepté\n", 1, "aucune rafle"),
        (QAWALE, "    When on joue « A1>B1,C1,D1 »\n    Then le coup est accepté\n", 0, "conforme"),
        (ALQUERQUE, "    When on joue « a1-b1 blabla zzz »\n    Then le coup est refusé\n", 1, "blabla"),
    ]);
}

/// What cannot be is shown where it is said, however much is said after it.
#[test]
fn an_impossible_set_up_is_shown_at_its_step() {
    let later = "    And le joueur 2 commence\n    And il reste 3 barrières au joueur 1\n    When le joueur 2 va en e8\n    Then le coup est accepté\n";
    expect(&[
        ("    Given une partie de Quoridor avec taille=4\n", later, 1, "essai.feature:5:5"),
        ("    Given une partie de Quoridor\n    And le pion du joueur 1 est en z9\n", later, 1, "essai.feature:6:5"),
        // Impossible for a moment only: two pawns on a cell, until the other one is placed.
        (
            "    Given une partie de Quoridor\n    And le pion du joueur 1 est en e9\n    And le pion du joueur 2 est en e8\n",
            later,
            1,
            "la partie est terminée",
        ),
    ]);
}
