//! No false green, by examples: claims, set-ups and sentences that say nothing, or not what they seem to say.

use arbitre::spec::catalogue::Catalogue;
use arbitre::spec::plan::Case;
use arbitre::spec::play::Played;
use pretty_assertions::assert_eq;

use crate::honesty::played;
use crate::{arbitre, code, stdout};

fn verdict(steps: &str) -> (i32, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("essai.feature");
    std::fs::write(
        &path,
        format!("Feature: # Enter feature name here\n  # Enter feature description here\n\n  Scenario: Essai\n{steps}"),
    )
    .unwrap();
    let output = arbitre(&["verifier", path.to_str().unwrap()]);
    (code(&output), stdout(&output))
}

/// In each game, what stands on a cell is told by the sentence for all games, or the sentence is refused.
#[test]
fn a_cell_is_empty_in_every_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("essai.feature");
    for (game, of, claim, expected, says) in [
        ("qawale", "de Qawale", "la case B2 est vide", 0, "conforme"),
        ("qawale", "de Qawale", "les cases B2 et A1 sont vides", 1, "la case A1 porte « 3;3 »"),
        ("alquerque", "d'Alquerque", "la case c3 est vide", 0, "conforme"),
        ("alquerque", "d'Alquerque", "la case a1 est vide", 1, "la case a1 porte « "),
        ("aruba", "d'Aruba", "la case D4 est vide", 0, "conforme"),
        ("aruba", "d'Aruba", "la case A1 est vide", 1, "la case A1 porte « "),
        ("awale", "d'Awalé", "la case A est vide", 1, "la case A contient 4 graines"),
        ("awale", "d'Awalé", "la case (0;0) est vide", 1, "la case (0;0) porte « 4 »"),
        ("quoridor", "de Quoridor", "la case e5 est vide", 1, "cette phrase ne se dit pas dans ce jeu (Quoridor)"),
    ] {
        let text = format!(
            "# language: fr\n@{game}\nFonctionnalité: Essai\n\n  Scénario: Essai\n    Étant donné une partie {of}\n    Alors {claim}\n"
        );
        std::fs::write(&path, text).unwrap();
        let output = arbitre(&["verifier", path.to_str().unwrap()]);
        let told = stdout(&output).replace('\u{a0}', " ");
        assert_eq!(code(&output), expected, "{game}, {claim}: {told}");
        assert!(told.contains(says), "{game}, {claim}: {told}");
    }
}

const START: &str = "    Given le plateau est le suivant\n      | 3;3 | | | 3;3 |\n      | | | | |\n      | | | | |\n      | 3;3 | | | 3;3 |\n";

#[test]
fn what_is_claimed_must_be_so() {
    for (steps, expected, says) in [
        (
            "    When le joueur 1 joue en (1;0) avec un galet de type 1\n    Then le tour du joueur actuel est 1\n",
            1,
            "et aucune étape ne le constate",
        ),
        (
            "    When le joueur 1 joue en (1;0) avec un galet de type 1\n    Then le joueur 1 ne gagne pas\n",
            1,
            "QAW-07",
        ),
        (
            "    When le joueur 1 joue en (0;5) avec un galet de type 1\n    Then le tour du joueur actuel est 2\n",
            1,
            "au joueur 1",
        ),
        ("    When le joueur 1 joue en (0;0) avec un galet de type 2\n    Then le coup est accepté\n", 1, "QAW-04"),
        (
            "    When le joueur 1 joue en (0;0) avec un galet de type 1\n    And  place la pile sur la case [(0;1),(1;0)]\n    Then le tour du joueur actuel est 1\n    And le plateau est le suivant\n      | | 3 | | 3;3 |\n      | | | | |\n      | | | | |\n      | 3;3 | | | 3;3 |\n",
            0,
            "conforme",
        ),
        ("    When aucun autre coup n'est possible\n    Then la partie continue\n", 1, "encore possible"),
        ("    When le joueur 1 saute par la fenêtre\n    Then le joueur 1 gagne\n", 1, "n'est pas connue"),
        (
            "    When le joueur 1 joue en (0;0) avec un galet de type 1\n    And le joueur 2 est de type 2\n    Then le joueur 1 ne gagne pas\n",
            1,
            "avant la première action",
        ),
    ] {
        let (code, text) = verdict(&format!("{START}{steps}"));
        assert_eq!(code, expected, "{steps}\n{text}");
        assert!(text.contains(says), "{steps}\n{text}");
    }
}

#[test]
fn impossible_set_ups_are_told() {
    for (given, says) in [
        ("    Given le joueur 1 est de type 1\n    And le joueur 2 est de type 1\n", "même couleur"),
        ("    Given le joueur 1 est de type 3\n", "neutres"),
        ("    Given le plateau est le suivant\n      | 3 | 3 |\n", "quatre rangées"),
        (
            "    Given le plateau est le suivant\n      | 4 | | | |\n      | | | | |\n      | | | | |\n      | | | | |\n",
            "n'est pas un galet",
        ),
        ("    Given le joueur 1 a 9 galets en main\n", "huit au plus"),
    ] {
        let (code, text) =
            verdict(&format!("{given}    When le joueur 1 joue A1>B1,B2,A2\n    Then le coup est accepté\n"));
        assert_eq!(code, 1, "{given}\n{text}");
        assert!(text.contains(says), "{given}\n{text}");
    }
}

#[test]
fn all_the_wrong_claims_about_a_position_are_told_at_once() {
    let (code, text) = verdict(
        "    When le joueur 1 joue A1>B1,B2,A2\n    Then le joueur 1 gagne\n    And la case A2 est vide\n    And le coup est accepté\n    And c'est au joueur 1 de jouer\n",
    );
    assert_eq!(code, 1);
    assert_eq!(text.matches("erreur\u{a0}:").count(), 3, "{text}");
}

#[test]
fn claims_about_the_set_up_must_be_so() {
    let small = "    Given une partie d'Aruba avec taille=2\n";
    let start = "    Given une partie d'Aruba avec taille=4\n";
    let unknown = "    Given une partie d'Aruba\n    And le plateau est le suivant\n      | x | | |\n      | | | |\n      | | | |\n    And Rouge commence\n";
    for (given, steps, expected, says) in [
        (small, "    Then la mise en place est impossible\n", 0, "conforme"),
        (small, "    Then la mise en place est impossible parce que \"la lune est pleine\"\n", 1, "de 3 à 26"),
        (small, "    Then la mise en place est impossible\n    And la partie continue\n", 1, "de 3 à 26"),
        (small, "    When Bleu passe\n    Then la mise en place est impossible\n", 1, "de 3 à 26"),
        (start, "    Then la mise en place est impossible\n", 1, "est possible"),
        (start, "    When Bleu passe\n    Then la mise en place est impossible\n", 1, "est possible"),
        (unknown, "    Then la mise en place est impossible\n", 0, "conforme"),
        (unknown, "    When Rouge passe\n    Then le coup est accepté\n", 1, "n'est pas un pion"),
        (start, "    When Bleu tape « bonjour »\n    Then la partie continue\n", 1, "n'est pas compris"),
        (
            start,
            "    When Bleu passe\n    Then le plateau montre\n      | b | b | b |\n      | b | b | |\n      | b | | r |\n",
            1,
            "4×4",
        ),
        (
            "    Given une partie de Quoridor avec taille=5\n",
            "    When le joueur 1 va en c2\n    Then le plateau montre\n      \"\"\"\n      taille=5 trait=2 pions=c2,c5 stock=10,10 barrieres=e5h\n      \"\"\"\n",
            1,
            "la barrière e5h dépasserait du plateau",
        ),
    ] {
        let (code, text) = verdict(&format!("{given}{steps}"));
        assert_eq!(code, expected, "{given}{steps}\n{text}");
        assert!(text.contains(says), "{given}{steps}\n{text}");
    }
}

/// What stands in the examples below: a game, then steps, the exit code, and what is said.
pub(crate) fn expect(examples: &[(&str, &str, i32, &str)]) {
    for (given, steps, expected, says) in examples {
        let (code, text) = verdict(&format!("{given}{steps}"));
        let text = text.replace('\u{a0}', " ");
        assert_eq!(code, *expected, "{given}{steps}\n{text}");
        assert!(text.contains(says), "{says}\n{given}{steps}\n{text}");
    }
}

pub(crate) const QAWALE: &str = "    Given une partie de Qawale\n";
pub(crate) const AWALE: &str = "    Given une partie d'Awalé\n";
pub(crate) const ALQUERQUE: &str = "    Given une partie d'Alquerque\n";
pub(crate) const ARUBA: &str = "    Given une partie d'Aruba\n";
const QUORIDOR: &str = "    Given une partie de Quoridor\n";

#[test]
fn an_action_that_plays_nothing_is_no_action() {
    expect(&[
        (QAWALE, "    When on joue « »\n    Then le coup est accepté\n", 1, "ne joue rien"),
        (ALQUERQUE, "    When on joue « , »\n    Then le plateau est inchangé\n", 1, "ne joue rien"),
    ]);
}

/// What cannot be otherwise is no claim.
#[test]
fn a_claim_that_says_nothing_is_red() {
    let awale = "    When Sud sème la case A\n";
    let qawale = "    When le joueur 1 joue A1>B1,B2,A2\n";
    let over = "    Given la position \"1,1,1,1/-,-,-,-/-,-,-,-/2,2,2,2 2 4 4\"\n";
    expect(&[
        (QAWALE, "    Then la pile A1 contient 0 galets de type 7\n", 1, "les types sont 1, 2 et 3"),
        (QAWALE, "    Then le galet visible en A1 est 7\n", 1, "les types sont 1, 2 et 3"),
        (QAWALE, "    Then la pile A1 contient 0 galets de type 1\n", 0, "conforme"),
        (AWALE, &format!("{awale}    Then Sud ne peut pas semer la case A\n"), 1, "c'est à Nord de jouer"),
        (AWALE, &format!("{awale}    Then Sud ne peut pas semer la case A selon l'article AWA-04\n"), 1, "à Nord"),
        (AWALE, &format!("{awale}    Then Nord ne peut pas semer la case A\n"), 0, "conforme"),
        (AWALE, &format!("{awale}    Then Nord ne peut pas semer la case a\n"), 1, "serait accepté"),
        (QAWALE, &format!("{qawale}    Then le joueur 1 ne peut pas jouer Z9>Z8\n"), 1, "c'est au joueur 2 de jouer"),
        (QAWALE, &format!("{qawale}    Then le joueur 2 ne peut pas jouer Z9>Z8\n"), 0, "conforme"),
        (over, "    Then le joueur 1 ne peut pas jouer A1>B1,B2\n", 0, "conforme"),
        (ALQUERQUE, "    Then le pion de a5 ne peut aller nulle part\n", 1, "c'est aux Blancs de jouer"),
        (ALQUERQUE, "    Then le pion de a1 ne peut aller nulle part\n", 0, "conforme"),
        (ALQUERQUE, "    Then le pion de c3 ne peut aller nulle part\n", 1, "pas de pion en c3"),
    ]);
}

#[test]
fn a_reason_is_claimed_word_for_word() {
    let hand = "    Given une partie de Qawale\n    And le joueur 1 a 9 galets en main\n";
    let whole = "le joueur 1 ne peut pas avoir 9 galets en main : il en a huit au plus";
    let table =
        "    Given le plateau est le suivant\n      | 4 | | | |\n      | | | | |\n      | | | | |\n      | | | | |\n";
    let stone = "« 4 » n'est pas un galet : 1 et 2 sont ceux des joueurs, 3 est neutre, et une pile s'écrit 3;3;1";
    let text = "    Given la position \"4,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 1 8 8\"\n";
    let because = |reason: &str| format!("    Then la mise en place est impossible parce que « {reason} »\n");
    expect(&[
        (hand, &because(whole), 0, "conforme"),
        (hand, &because("il en a huit au plus"), 1, whole),
        (table, &because(stone), 0, "conforme"),
        (table, &because(&stone[stone.find(": ").unwrap() + 2..]), 1, "n'est pas un galet"),
        (text, &because(stone), 0, "conforme"),
        (text, &because(&stone[stone.find(": ").unwrap() + 2..]), 1, "n'est pas un galet"),
    ]);
}

/// A separator stands between two stones.
#[test]
fn a_stack_that_lacks_a_stone_is_not_mended() {
    for cell in ["3;;1", "3;", ";1", ";", ", 3"] {
        let table = format!(
            "    Given le plateau est le suivant\n      | {cell} | | | |\n      | | | | |\n      | | | | |\n      | | | | |\n"
        );
        expect(&[
            (&table, "    Then la case B1 est vide\n", 1, "il manque un galet"),
            (&table, "    Then la mise en place est impossible\n", 0, "conforme"),
        ]);
    }
    expect(&[
        (
            "    Given la position \"3;;1,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 1 8 8\"\n",
            "    Then la case B1 est vide\n",
            1,
            "il manque",
        ),
        (QAWALE, "    Then la position est \"3;,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 8 8\"\n", 1, "il manque un galet"),
        (
            "    Given le plateau est le suivant\n      | 331 | 3;3;1 | 3 3 1 | 3 ; 1 |\n      | | | | |\n      | | | | |\n      | | | | |\n",
            "    Then la position est \"331,331,331,31/-,-,-,-/-,-,-,-/-,-,-,- 1 4 8\"\n",
            0,
            "conforme",
        ),
    ]);
}

/// In the middle of a turn, it cannot be the other one's.
#[test]
fn nobody_could_win_in_the_middle_of_the_others_turn() {
    let qawale =
        "    Given la position \"2,2,2,-/-,-,-,-/-,-,-,3/3,-,-,- 1 5 5\"\n    When le joueur 1 pose un galet en A4\n";
    let aruba = "    Given une partie d'Aruba\n    And la position \"b...../.r..../....../...r../....../.....r b\"\n    When Bleu saute de A1 en C3\n";
    let mid = "de finir son tour";
    expect(&[
        (qawale, "    Then le joueur 2 ne peut pas gagner\n", 1, mid),
        (qawale, "    Then le joueur 2 peut gagner\n", 1, mid),
        (qawale, "    Then le joueur 1 ne peut pas gagner\n", 0, "conforme"),
        (aruba, "    Then Rouge ne peut pas gagner\n", 1, mid),
        (aruba, "    Then Bleu ne peut pas gagner\n", 0, "conforme"),
    ]);
}

/// A list of turns is read as turns are, not letter by letter.
#[test]
fn turns_are_listed_in_any_notation_of_the_game() {
    let qawale = "    Given la position \"3,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 1 8 8\"\n";
    let turns = |turns: &str| format!("    Then les coups possibles sont\n      {turns}\n");
    let aruba = "    Given une partie d'Aruba\n    And la position \"b../.../..r b\"\n";
    let alquerque = "    Given une partie d'Alquerque\n    And la position \"...../...../...../.n.../b.... b\"\n";
    let quoridor = "    Given une partie de Quoridor avec taille=3 et barrieres=0\n";
    expect(&[
        (qawale, &turns("| (0;0)>(0;1),(0;2) | a1>B1,B2 | A1>A2, B2 | A1>A2,A3 |"), 0, "conforme"),
        (
            qawale,
            &turns("| (0;0)>(0;1),(0;2) | a1>B1,B2 | A1>A2, B2 | A1>A2,A4 |"),
            1,
            "attendus mais impossibles : A1>A2,A4",
        ),
        (qawale, &turns("| A1>B1,C1 | A1>B1,B2 | A1>A2,B2 |"), 1, "possibles mais non attendus : A1>A2,A3"),
        (qawale, &turns("| A1>B1,C1 | bonjour |"), 1, "« bonjour » n'est pas un coup"),
        (aruba, &turns("| a1b1 | A1 A2 | a1B2 | Pass |"), 0, "conforme"),
        (alquerque, &turns("| A1xC3 |"), 0, "conforme"),
        (quoridor, &turns("| A1 | C1 | B2 |"), 0, "conforme"),
    ]);
}

#[test]
fn men_that_cannot_stand_there_are_an_impossible_set_up() {
    let twice =
        "    Given une partie d'Alquerque\n    And les Blancs ont un pion en a1\n    And les Noirs ont un pion en a1\n";
    let outside = "    Given une partie d'Alquerque\n    And les Blancs ont un pion en f1\n";
    expect(&[
        (twice, "    Then la mise en place est impossible parce que « il y a déjà un pion en a1 »\n", 0, "conforme"),
        (twice, "    When les Blancs jouent a1-a2\n    Then le coup est accepté\n", 1, "déjà un pion en a1"),
        (
            outside,
            "    Then la mise en place est impossible parce que « le point f1 est hors du plateau »\n",
            0,
            "conforme",
        ),
        (outside, "    When les Blancs jouent a1-a2\n    Then le coup est accepté\n", 1, "f1 est hors du plateau"),
    ]);
}

/// `A1C3 pass` is one turn, with or without quotation marks.
#[test]
fn a_chain_that_stops_is_written_as_it_is_noted() {
    let chain = "    Given une partie d'Aruba\n    And la position \"b...../.r..../....../...r../....../.....r b\"\n";
    expect(&[
        (chain, "    When Bleu joue A1C3 pass\n    Then c'est à Rouge de jouer\n", 0, "conforme"),
        (chain, "    When Bleu joue le coup A1C3 PASS\n    Then c'est à Rouge de jouer\n", 0, "conforme"),
        (chain, "    When Bleu joue A1C3\n    Then c'est à Rouge de jouer\n", 1, "c'est à Bleu de jouer"),
        (chain, "    Then Bleu peut jouer A1C3 pass\n    And Bleu ne peut pas jouer A1B2 pass\n", 0, "conforme"),
        (chain, "    Then Bleu ne peut pas jouer A1C3 pass selon l'article ARU-09\n", 1, "serait accepté"),
    ]);
}

#[test]
fn a_number_is_told_as_it_was_written_or_not_at_all() {
    let many = "    Given une partie de Quoridor\n    And le joueur 1 a 99999999999999999999 barrières en réserve\n";
    let large = "le nombre 99999999999999999999 est trop grand";
    expect(&[
        (many, "    When le joueur 1 va en e2\n    Then le coup est accepté\n", 1, large),
        (many, "    Then la mise en place est impossible\n", 0, "conforme"),
        (QUORIDOR, "    Then il y a 99999999999999999999 coups possibles\n", 1, large),
        (
            QUORIDOR,
            "    When le joueur 1 va en e99999999999\n    Then le refus dit « cette case est hors du plateau, qui va de a1 à i9 »\n",
            0,
            "conforme",
        ),
        (
            ALQUERQUE,
            "    When les Blancs jouent c2-c99999999999999999999\n    Then le refus dit « ce point est hors du plateau, qui va de a1 à e5 »\n",
            0,
            "conforme",
        ),
        (
            ARUBA,
            "    When Bleu joue A1A99999999999999999999\n    Then le refus dit « cette case est hors du plateau, qui va de A1 à G7 »\n",
            0,
            "conforme",
        ),
        (
            QAWALE,
            "    When le joueur 1 joue A99999999999999999999999>B1\n    Then le refus dit « cette case est hors du plateau, qui va de A1 à D4 »\n",
            0,
            "conforme",
        ),
    ]);
}

/// What goes wrong in a scenario with these tags and steps.
pub(crate) fn complaints(tags: &str, steps: &str) -> String {
    let text = format!("# language: fr\nFonctionnalité: Essai\n\n  {tags}\n  Scénario: Essai\n{steps}");
    complaints_about(&text)
}

fn complaints_about(text: &str) -> String {
    let reading = arbitre::spec::reader::read("essai.feature", text.as_bytes(), Catalogue::get(), None);
    let feature = reading.feature.unwrap_or_else(|| panic!("{:?}\n{text}", reading.findings));
    let played: Vec<_> = Case::all(feature, &reading.source).iter().map(played).collect();
    let failures = played.iter().flat_map(Played::failures).map(|(_, failure)| failure.to_string());
    failures.collect::<Vec<_>>().join("\n").replace('\u{a0}', " ")
}

#[test]
fn a_sentence_of_another_game_is_red() {
    let qawale = |claim: &str| {
        format!("    Étant donné une partie de Qawale\n    Quand le joueur 1 joue A1>B1,B2,A2\n    Alors {claim}\n")
    };
    let quoridor = |claim: &str| {
        format!("    Étant donné une partie de Quoridor\n    Quand le joueur 1 va en e2\n    Alors {claim}\n")
    };
    let setting = |game: &str, given: &str, turn: &str| {
        format!(
            "    Étant donné une partie de {game}\n    Et que {given}\n    Quand le joueur 1 joue {turn}\n    Alors le coup est accepté\n"
        )
    };
    let in_qawale = |given: &str| setting("Qawale", given, "A1>B1,B2,A2");
    for (steps, says) in [
        (qawale("la pile en B1 est 3"), ""),
        (qawale("aucune barrière n'est posée"), "est de Quoridor, et ce scénario joue à Qawale"),
        (qawale("le joueur 2 ne peut poser aucune barrière"), "est de Quoridor"),
        (qawale("aucune prise n'est possible"), "est d'Alquerque, et ce scénario joue à Qawale"),
        (qawale("la rafle est finie"), "est d'Alquerque et d'Aruba"),
        (qawale("personne n'est lâche"), "est d'Aruba"),
        (qawale("aucune offre n'attend de réponse"), "est d'Awalé"),
        (quoridor("la pile en main est vide"), "est de Qawale, et ce scénario joue à Quoridor"),
        (quoridor("la prise est finie"), "est d'Alquerque et d'Aruba"),
        (quoridor("le joueur 1 a aligné 4 galets et remporte la partie"), "est de Qawale"),
        (setting("Quoridor", "le joueur 1 a 3 galets en main", "e2"), "est de Qawale"),
        (in_qawale("le joueur 1 a 3 galets en main"), ""),
        (in_qawale("il reste 3 barrières au joueur 1"), "est de Quoridor"),
        (in_qawale("le pion du joueur 1 est en a1"), "est de Quoridor"),
        (in_qawale("99 tours ont été joués sans prise"), "aucun article ne demande cela à Qawale"),
        (in_qawale("cette position a déjà été vue 5 fois"), "aucun article ne demande cela à Qawale"),
        (
            "    Étant donné une partie d'Awalé\n    Et que 99 tours ont été joués sans prise\n    Quand Sud sème la case C\n    Alors le coup est accepté\n".into(),
            "aucun article ne demande cela à Awalé",
        ),
        // Without a word about the game, it is Qawale.
        ("    Quand les Blancs jouent A1>B1,B2,A2\n    Alors le coup est accepté\n".into(), "n'est pas un joueur de ce jeu (Qawale)"),
        ("    Quand le joueur 1 joue A1>B1,B2,A2\n    Alors c'est à Rouge de jouer\n".into(), "n'est pas un joueur de ce jeu (Qawale)"),
        ("    Quand le joueur 1 joue A1>B1,B2,A2\n    Alors aucune barrière n'est posée\n".into(), "ne dit pas à quel jeu il joue"),
    ] {
        let told = complaints("", &steps);
        assert!(if says.is_empty() { told.is_empty() } else { told.contains(says) }, "{says}\n{steps}\n{told}");
    }
}

#[test]
fn what_is_installed_twice_is_red() {
    const SQUARE: &str =
        "      | | | 2 | | |\n      | | | | | |\n      | | | | | |\n      | | | | | |\n      | | | 1 | | |\n";
    const OTHER: &str =
        "      | | | 2 | | |\n      | | | | | |\n      | | | | | |\n      | | | 1 | | |\n      | | | | | |\n";
    const QAWALE: &str = "      | 3;3 | | | 3;3 |\n      | | | | |\n      | | | | |\n      | 3;3 | | | 3;3 |\n";
    let quoridor = "    Étant donné une partie de Quoridor avec taille=5\n";
    let table = |table: &str| format!("    Et le plateau suivant\n{table}");
    let drawing = |end: &str| {
        format!(
            "    Et le plateau suivant\n      \"\"\"\n          a   b   c\n        +---+---+---+\n      3 |     2     |\n        +   +   +   +\n      2 |           |\n        +   +   +   +\n      1 |         1 |\n        +---+---+---+\n{end}      \"\"\"\n"
        )
    };
    let position =
        |walls: &str| format!("    Et la position « taille=5 trait=1 pions=c1,c5 stock=10,10 barrieres={walls} »\n");
    let played = |given: String| format!("{given}    Quand le joueur 1 va en c2\n    Alors le coup est accepté\n");
    for (tags, steps, says) in [
        ("", played(format!("{quoridor}{}{}", table(SQUARE), table(SQUARE))), ""),
        ("", played(format!("{quoridor}{}{}", table(SQUARE), position("-"))), ""),
        ("", played(format!("{quoridor}{}{}", table(SQUARE), table(OTHER))), "« c1 », puis « c2 »"),
        ("", played("    Étant donné une partie de Quoridor avec taille=5 et taille=7\n".into()), "taille=5 et taille=7"),
        ("", played(format!("    Étant donné une partie de Quoridor avec taille=7\n{}", position("-"))), "taille=7 et taille=5"),
        ("", played(format!("    Étant donné une partie de Quoridor avec taille=7\n{}", table(SQUARE))), "taille=7 et taille=5"),
        ("", played(format!("{quoridor}{quoridor}")), ""),
        ("", played(format!("{quoridor}    Et une partie de Quoridor avec taille=7\n")), "taille=5 et taille=7"),
        ("", played(format!("{quoridor}    Et que le pion du joueur 1 est en c1\n    Et que le pion du joueur 1 est en b2\n")), "« c1 », puis « b2 »"),
        ("", played(format!("{quoridor}    Et que la barrière a3h est posée\n    Et que la barrière c3h est posée\n")), ""),
        ("", played(format!("{quoridor}    Et que la barrière a3h est posée\n{}", position("-"))), "« a3h », puis « - »"),
        ("", played(format!("{quoridor}{}    Et que la barrière a3h est posée\n", position("-"))), ""),
        ("", played(format!("{quoridor}    Et que le joueur 2 commence\n{}", position("-"))), "le trait"),
        ("", played(format!("{quoridor}    Et que le joueur 1 commence\n    Et que le joueur 2 commence\n")), "le trait"),
        ("", played(format!("    Étant donné une partie de Quoridor\n{}", drawing("      trait : joueur 1\n"))), ""),
        (
            "",
            played(format!("    Étant donné une partie de Quoridor\n{}", drawing("      trait : joueur 2\n      trait : joueur 1\n"))),
            "« trait » est dit deux fois",
        ),
        ("", played("    Étant donné une partie de Quoridor\n    Et la position « taille=5 taille=7 trait=1 pions=c1,c5 stock=10,10 barrieres=- »\n".into()), "« taille » est dit deux fois"),
        (
            "",
            "    Étant donné une partie d'Alquerque\n    Et que les Blancs ont un pion en c1\n    Et que les Noirs ont un pion en c5\n    Quand les Blancs jouent c1-c2\n    Alors le coup est accepté\n".into(),
            "",
        ),
        (
            "",
            "    Étant donné une partie d'Alquerque\n    Et que les Blancs ont un pion en c1\n    Et la position « nnnnn/nnnnn/nn.bb/bbbbb/bbbbb b »\n    Quand les Blancs jouent c2-c3\n    Alors le coup est accepté\n".into(),
            "deux plateaux différents",
        ),
        (
            "",
            "    Étant donné une partie d'Alquerque\n    Et que 3 tours ont été joués sans prise\n    Et que 5 tours ont été joués sans prise\n    Quand les Blancs jouent c2-c3\n    Alors le coup est accepté\n".into(),
            "de deux façons",
        ),
        (
            "",
            "    Étant donné une partie d'Aruba\n    Et que le pion en A1 est en pleine rafle\n    Et la position « b..r/..../..../...r b »\n    Quand Bleu va de A1 en A2\n    Alors le coup est accepté\n".into(),
            "« A1 » est dit avant une position entière",
        ),
        // One game.
        ("", played(format!("    Étant donné le plateau suivant\n{QAWALE}    Et une partie de Quoridor avec taille=5\n")), "lu comme une mise en place de Qawale"),
        ("", "    Étant donné le plateau suivant\n      | 1 |\n    Et une partie de Quoridor\n    Alors la mise en place est impossible\n".into(), "lu comme une mise en place de Qawale"),
        ("", played(format!("    Étant donné une partie de Qawale\n{quoridor}")), "joue déjà à Qawale"),
        ("", played(format!("    Étant donné que le joueur 1 commence\n{quoridor}")), ""),
        // The stage is the one of the tag.
        ("@etape2", played("    Étant donné une partie de Quoridor avec taille=5 et etape=2\n".into()), ""),
        ("@etape2", played("    Étant donné une partie de Quoridor avec taille=5 et etape=4\n".into()), "etape=2 et etape=4"),
        ("@etape2", played("    Étant donné une partie de Quoridor avec taille=5 et étape=4\n".into()), "etape=2 et etape=4"),
    ] {
        let told = complaints(tags, &steps);
        assert!(if says.is_empty() { told.is_empty() } else { told.contains(says) }, "{says}\n{steps}\n{told}");
    }
}

#[test]
fn a_scenario_may_choose_other_options_than_its_background() {
    let told = |background: &str, steps: &str| {
        complaints_about(&format!(
            "# language: fr\nFonctionnalité: Essai\n\n  Contexte:\n    Étant donné une partie de Quoridor avec taille=5 et barrieres=3\n{background}\n  Scénario: Essai\n{steps}    Quand le joueur 1 va en e2\n    Alors le coup est accepté\n    Et il reste 3 barrières au joueur 1\n"
        ))
    };
    let larger = "    Étant donné une partie de Quoridor avec taille=9\n";
    assert_eq!(told("", larger), "");
    assert!(
        told("", &format!("{larger}    Et une partie de Quoridor avec taille=7\n")).contains("taille=9 et taille=7")
    );
    assert!(told("    Et une partie de Quoridor avec taille=7\n", larger).contains("taille=5 et taille=7"));
    assert!(told("    Et que le pion du joueur 1 est en e1\n", larger).contains("taille=5 et taille=9"));
}

#[test]
fn the_size_of_the_board_is_compared() {
    for (size, shown, says) in [
        (3, 3, ""),
        (3, 5, "attendu « 5 », obtenu « 3 »"),
        (5, 7, "obtenu « 5 »"),
        (5, 9, "obtenu « 5 »"),
        (5, 3, "obtenu « 5 »"),
    ] {
        let place = |pawn: &str, column: usize| {
            let cells: Vec<_> = (0..shown).map(|at| if at == column { pawn } else { "" }).collect();
            format!("      | {} |\n", cells.join(" | "))
        };
        // The pawns stand where they are on a board of that size, counted from the bottom left.
        let rows: String = (1..=shown)
            .rev()
            .map(|row| match row {
                1 => place("1", 0),
                3 => place("2", 0),
                _ => place("", shown),
            })
            .collect();
        let steps = format!(
            "    Étant donné une partie de Quoridor avec taille={size}\n    Et que le pion du joueur 1 est en b1 et celui du joueur 2 en a3\n    Quand le joueur 1 va en a1\n    Alors le plateau montre\n{rows}"
        );
        let told = complaints("", &steps);
        assert!(if says.is_empty() { told.is_empty() } else { told.contains(says) }, "{says}\n{steps}\n{told}");
    }
}

#[test]
fn what_the_application_would_not_be_told_is_red() {
    let alquerque = |given: &str| {
        format!(
            "    Étant donné l'application ouverte sur une partie d'Alquerque\n{given}    Quand je saisis « c2-c3 »\n    Alors l'application reste ouverte\n"
        )
    };
    for (tags, steps, says) in [
        ("@application @alquerque", alquerque(""), ""),
        ("@application", alquerque("    Et une partie d'Alquerque\n"), ""),
        ("@application", alquerque("    Et que 99 tours ont été joués sans prise\n"), "commence sans passé"),
        ("@application", alquerque("    Et une partie de Qawale\n"), "joue déjà à Alquerque"),
        ("@application", alquerque("    Et que le joueur 1 a 3 galets en main\n"), "est de Qawale, et ce scénario joue à Alquerque"),
        ("@application", alquerque("    Et que Nord commence\n"), "n'est pas un joueur de ce jeu (Alquerque)"),
        ("@application @qawale", alquerque(""), "parlent d'un autre jeu (Qawale)"),
        ("@application @QAW-13", alquerque(""), "parlent d'un autre jeu (Qawale)"),
        (
            "@application",
            "    Étant donné l'application ouverte sur le menu\n    Et une partie de Qawale\n    Quand je saisis « 5 »\n    Alors l'application reste ouverte\n".into(),
            "rien ne s'y installe",
        ),
    ] {
        let told = complaints(tags, &steps);
        assert!(if says.is_empty() { told.is_empty() } else { told.contains(says) }, "{says}\n{steps}\n{told}");
    }
}
