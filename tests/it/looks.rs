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

const QUORIDOR: &str = "    Given une partie de Quoridor\n";
const UNSEEN: &str = "et aucune étape ne le constate";

/// « on joue … » is a series of turns: what is claimed of the last action is claimed of the last turn that was tried.
#[test]
fn a_series_is_told_by_its_last_turn() {
    let harvest = "    Given une partie d'Awalé\n    And la position « 4,4,4,4,4,1/1,0,0,0,0,3 10-10 S »\n";
    let (moved, refused) = ("    When on joue « e2 e8 e5 »\n", "    When on joue « e2 e5 »\n");
    expect(&[
        (QUORIDOR, &format!("{moved}    Then le plateau est inchangé\n"), 0, "conforme"),
        (QUORIDOR, &format!("{moved}    Then c'est toujours au joueur 1 de jouer\n"), 0, "conforme"),
        (QUORIDOR, &format!("{moved}    Then le coup est refusé selon l'article QUO-07\n"), 0, "conforme"),
        (QUORIDOR, &format!("{moved}    Then le pion du joueur 1 est en e2\n"), 0, "conforme"),
        (QUORIDOR, &format!("{moved}    Then le pion du joueur 2 est en e8\n"), 1, UNSEEN),
        (QUORIDOR, &format!("{moved}    Then la partie continue\n"), 1, UNSEEN),
        (QUORIDOR, &format!("{refused}    Then le pion du joueur 1 est resté en e2\n"), 1, UNSEEN),
        (
            QUORIDOR,
            &format!("{refused}    Then le pion du joueur 1 est resté en e2\n    And le coup est refusé\n"),
            0,
            "conforme",
        ),
        // What would follow is part of it: « inchangé » would be said of the pass, or of the turn that is refused next.
        (ARUBA, "    When on joue « C3D4 A1B2 pass »\n    Then le plateau est inchangé\n", 1, UNSEEN),
        (QUORIDOR, "    When on joue « e2 e5 e9 »\n    Then le plateau est inchangé\n", 1, UNSEEN),
        (AWALE, "    When on joue « A B A »\n    Then le plateau est inchangé\n", 1, UNSEEN),
        (QUORIDOR, "    When on joue « e2 e5 e3 »\n    Then c'est toujours au joueur 2 de jouer\n", 0, "conforme"),
        (QUORIDOR, "    When on joue « e2 e5 e3 »\n    Then le pion du joueur 1 est en e2\n", 0, "conforme"),
        // To where he stands already: the board would be the same, the turn would not.
        (QUORIDOR, "    When on joue « e2 e9 »\n    Then le plateau est inchangé\n", 1, UNSEEN),
        (QUORIDOR, "    When on joue « e2 e9 »\n    Then c'est au joueur 2 de jouer\n", 0, "conforme"),
        // Had e5 been accepted, e8 would have been played as well, and it would be player 1's turn.
        (QUORIDOR, "    When on joue « e5 e8 »\n    Then c'est au joueur 1 de jouer\n", 1, UNSEEN),
        (
            QUORIDOR,
            "    When on joue « e5 e8 e2 »\n    Then le coup est refusé\n",
            0,
            "un refus arrête cette action : la suite n'est pas jouée : e8, e2",
        ),
        (QUORIDOR, "    When on joue « e2 e8 »\n    Then le plateau est inchangé\n", 1, "n'est pas celui"),
        // South harvests with the first turn; the second one is North's, and refused.
        (harvest, "    When on joue « F A »\n    Then Sud récolte 2 graines\n", 1, "Sud ne récolte rien"),
        (
            harvest,
            "    When on joue « F A »\n    Then Sud ne récolte rien\n    And le coup est refusé\n",
            0,
            "conforme",
        ),
        (harvest, "    When on joue « F »\n    Then Sud récolte 2 graines\n", 0, "conforme"),
    ]);
}

/// What holds whether the action is accepted or not is no look: passing changes no board, a capture may leave the chain open.
#[test]
fn a_look_that_finds_the_same_either_way_is_none() {
    let chain = "    Given une partie d'Aruba\n    And la position « b...b/.r.../...../...r./r.... b »\n";
    let jump = "    When Bleu saute de A1 en C3\n";
    let taken = "    Given une partie d'Aruba\n    And la position « b...b/.r.../..b../...r./r.... b »\n";
    let alquerque = "    Given une partie d'Alquerque\n    And la position « ...../...n./...../.n..n/b...b b »\n";
    let offer = "    Given une partie d'Awalé\n    And la position « 0,0,0,0,0,1/1,0,0,0,1,0 23-22 S »\n";
    let placed = "    When le joueur 1 pose un galet en A1\n";
    expect(&[
        (ARUBA, "    When Rouge passe\n    Then le plateau est inchangé\n", 1, UNSEEN),
        (ARUBA, "    When Rouge passe\n    Then c'est à Bleu de jouer\n", 1, UNSEEN),
        (ARUBA, "    When Rouge passe\n    Then le coup est refusé selon l'article ARU-18\n", 0, "conforme"),
        (ARUBA, "    When Bleu passe\n    Then le plateau est inchangé\n", 0, "conforme"),
        (ARUBA, "    When Rouge quitte la partie\n    Then la partie continue\n", 0, "conforme"),
        (ARUBA, "    When Rouge quitte la partie\n    Then le plateau est inchangé\n", 1, UNSEEN),
        // The pawn would go on from C3: it would still be blue's turn.
        (taken, &format!("{jump}    Then c'est toujours à Bleu de jouer\n"), 1, UNSEEN),
        (taken, &format!("{jump}    Then la prise est finie\n"), 1, UNSEEN),
        (taken, &format!("{jump}    Then un pion bleu est en C3\n"), 1, UNSEEN),
        (taken, &format!("{jump}    Then un pion bleu est en A1\n"), 0, "conforme"),
        (taken, &format!("{jump}    Then il reste 3 pions à Rouge\n"), 0, "conforme"),
        (chain, &format!("{jump}    Then c'est toujours à Bleu de jouer\n"), 0, "conforme"),
        (alquerque, "    When les Blancs jouent a1xc3\n    Then c'est toujours aux Blancs de jouer\n", 1, UNSEEN),
        (alquerque, "    When les Blancs jouent a1xc3\n    Then le plateau est inchangé\n", 0, "conforme"),
        (
            offer,
            "    When Sud propose d'arrêter\n    And Nord refuse d'arrêter\n    Then le plateau est inchangé\n",
            0,
            "conforme",
        ),
        (AWALE, "    When Sud propose d'arrêter\n    Then aucune offre n'attend de réponse\n", 0, "conforme"),
        (AWALE, "    When Nord accepte d'arrêter\n    Then la partie continue\n", 0, "conforme"),
        (AWALE, "    When Nord refuse d'arrêter\n    Then aucune offre n'attend de réponse\n", 1, UNSEEN),
        (QAWALE, "    When le joueur 1 pose un galet en B2\n    Then le tour du joueur actuel est 1\n", 1, UNSEEN),
        (QAWALE, "    When le joueur 1 pose un galet en B2\n    Then le joueur 1 a 8 galets en main\n", 0, "conforme"),
        (
            QAWALE,
            &format!("{placed}    And le joueur 1 dépose un galet en D1\n    Then la pile en main est 3;3;1\n"),
            0,
            "conforme",
        ),
        (QAWALE, "    When le joueur 1 dépose un galet en B1\n    Then le plateau est inchangé\n", 1, UNSEEN),
        // Whoever lets a pawn leave the board has one less on it.
        (QUORIDOR, "    When le joueur 1 va en z0\n    Then le plateau est inchangé\n", 0, "conforme"),
        (QUORIDOR, "    When le joueur 1 va en e0\n    Then le pion du joueur 1 est en e1\n", 0, "conforme"),
        (ALQUERQUE, "    When les Blancs avancent de a1 en a0\n    Then le plateau est inchangé\n", 0, "conforme"),
        (ARUBA, "    When Bleu va de A1 en A0\n    Then le plateau est inchangé\n", 0, "conforme"),
        (QAWALE, "    When le joueur 1 joue A1>A0,B1,C1\n    Then le plateau est inchangé\n", 0, "conforme"),
        // One's own man is not taken by whoever jumps him.
        (
            "    Given une partie d'Alquerque\n    And la position « ...../...../..b../..b../.n... b »\n",
            "    When les Blancs jouent c2xc4\n    Then un pion blanc est en c3\n",
            1,
            UNSEEN,
        ),
        (
            "    Given une partie d'Aruba\n    And la position « b..../...../...../...r./..... b »\n",
            "    When Bleu saute de A1 en B2 puis D4\n    Then un pion bleu est en B2\n",
            1,
            "ce n'est pas un saut",
        ),
        (
            QUORIDOR,
            "    When le joueur 1 va en e2\n    And le joueur 1 va en e2\n    Then la machine joue e8\n",
            1,
            UNSEEN,
        ),
        (AWALE, "    When Sud joue Z\n    Then le plateau est inchangé\n", 1, UNSEEN),
        (QUORIDOR, "    When le joueur 1 passe faute de pouvoir agir\n    Then le plateau est inchangé\n", 1, UNSEEN),
        (
            QUORIDOR,
            "    When le joueur 1 passe faute de pouvoir agir\n    Then c'est au joueur 1 de jouer\n",
            0,
            "conforme",
        ),
        (
            QUORIDOR,
            "    When le joueur 1 pose une barrière horizontale en i9\n    Then il reste 10 barrières au joueur 1\n",
            0,
            "conforme",
        ),
        (
            QUORIDOR,
            "    When le joueur 1 pose une barrière horizontale en i9\n    Then aucune barrière n'est posée\n",
            1,
            UNSEEN,
        ),
    ]);
}

/// Of the application too: words that any answer holds see no refusal, nor does being asked again in the middle of a turn.
#[test]
fn words_that_any_answer_holds_see_no_refusal() {
    let quoridor = "    Étant donné l'application ouverte sur une partie de Quoridor\n    Quand je saisis « e5 »\n";
    let qawale = "    Étant donné l'application ouverte sur une partie de Qawale\n    Quand je saisis « pose B2 »\n";
    let menu = "    Étant donné l'application ouverte sur le menu\n    Quand je saisis « échecs »\n";
    for (typed, look, sees) in [
        (quoridor, "l'application affiche « C'est »", false),
        (quoridor, "l'application affiche « de jouer »", false),
        (quoridor, "l'application affiche « C'est toujours au joueur 1 de jouer. »", false),
        (quoridor, "l'application affiche « joueur 1 »", false),
        (quoridor, "l'application affiche « au joueur »", false),
        (quoridor, "l'application affiche « de »", false),
        (quoridor, "l'application affiche « Refusé »", true),
        (quoridor, "l'application affiche « article »", false),
        (quoridor, "l'application affiche « e5 »", false),
        (quoridor, "l'application affiche « Refusé (article QUO-07) »", true),
        (
            quoridor,
            "l'application affiche « la case e5 ne touche pas la case e1 : le pion se déplace d'une seule case »",
            true,
        ),
        (quoridor, "l'application redemande son coup au joueur 1", true),
        (qawale, "l'application redemande son coup au joueur 1", false),
        (qawale, "l'application affiche « la case B2 est vide »", false),
        (qawale, "l'application affiche « la case B2 est vide : un galet se pose sur une pile »", true),
        (menu, "l'application affiche « jeu »", false),
        (menu, "l'application affiche « Impossible »", true),
        (menu, "l'application affiche « « échecs » n'est ni un jeu ni une commande du menu »", true),
    ] {
        let told = complaints("@application", &format!("{typed}    Alors {look}\n"));
        let seen = !told.contains(UNSEEN);
        assert!(seen == sees && (told.is_empty() || !sees), "{look}\n{told}");
    }
}

/// Who can win is asked of the game with its history, not of a game that begins with the position.
#[test]
fn what_came_before_decides_who_can_win() {
    let seen = "    Given une partie d'Awalé\n    And la position « 0,0,0,0,0,1/0,0,0,0,1,0 30-15 S »\n";
    let quiet = "    Given une partie d'Alquerque\n    And la position « n..../...../...../b..../..b.. b »\n    And 100 tours ont été joués sans prise\n";
    let long = "    Given une partie d'Alquerque\n    And la position « ...../...../...../n..../b.... b »\n";
    expect(&[
        (quiet, "    Then les Blancs ne peuvent pas gagner\n", 0, "conforme"),
        (quiet, "    Then les Noirs peuvent gagner\n", 1, "aucun coup"),
        (long, "    Then les Blancs peuvent gagner\n", 0, "conforme"),
        (long, "    And 100 tours ont été joués sans prise\n    Then les Blancs peuvent gagner\n", 1, "aucun coup"),
        // The third occurrence stops the game, and South has more seeds: E, d… again and again is how he wins.
        (seen, "    And cette position a déjà été vue 2 fois\n    Then Sud peut gagner\n", 0, "conforme"),
        (seen, "    And cette position a déjà été vue 2 fois\n    Then Nord peut gagner\n", 1, "aucun coup"),
    ]);
}

/// What is said impossible stays so, and a draw is made once.
#[test]
fn a_set_up_does_not_go_on_after_it_is_said_impossible() {
    let nine = "    Given le joueur 1 a 9 galets en main\n    Then la mise en place est impossible\n";
    let drawn = "    Given le premier joueur est tiré au sort, tirage n° 1\n    And le premier joueur est tiré au sort, tirage n°";
    expect(&[
        (QAWALE, nine, 0, "conforme"),
        (
            ARUBA,
            "    When Bleu joue A1B1\n    And la position « bbr/b./brr b »\n    Then la mise en place est impossible\n",
            1,
            "avant la première action",
        ),
        (QAWALE, &format!("{nine}    Given le joueur 2 commence\n"), 1, "déjà dite impossible"),
        (QAWALE, &format!("{nine}    And une partie de Qawale\n"), 1, "installe la partie"),
        (QAWALE, &format!("{nine}    Given une partie de Qawale\n"), 1, "déjà dite impossible"),
        (
            AWALE,
            "    And la position « 1,0,0,0,0,1/1,0,0,0,0,0 22-23 S »\n    And la position « 1,0,0,0,0,1/1,0,0,0,0,0 22-23 S propose=S »\n    When Nord accepte d'arrêter\n    Then la partie est terminée\n",
            1,
            "contredit",
        ),
        (QAWALE, &format!("{drawn} 2\n    Then la partie continue\n"), 1, "contredit"),
        (QAWALE, &format!("{drawn} 3\n    Then la partie continue\n"), 1, "contredit"),
        (QAWALE, &format!("{drawn} 1\n    Then la partie continue\n"), 0, "conforme"),
    ]);
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
