//! Nothing that is said is lost: every word of a claim, every text, option, tag and cell of a list is looked at or refused.

use arbitre_rules::GameId;

use crate::claims::{ALQUERQUE, ARUBA, AWALE, QAWALE, expect};
use crate::{arbitre, code, stdout};

const QUORIDOR: &str = "    Given une partie de Quoridor\n";

/// What a scenario about the application is told.
fn at_the_application(steps: &str) -> (i32, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("essai.feature");
    let begin = "@application\nFeature: F\n\n  Scenario: S\n    Given l'application ouverte sur le menu\n    When je saisis « quitter »\n";
    std::fs::write(&path, format!("{begin}{steps}")).unwrap();
    let output = arbitre(&["verifier", path.to_str().unwrap()]);
    (code(&output), stdout(&output).replace('\u{a0}', " "))
}

/// Were two texts one, no line would have it, and a negation would hold for nothing.
#[test]
fn each_quoted_text_is_a_text_of_its_own() {
    for (claim, expected, says) in [
        ("l'application n'affiche pas « Au revoir. » ni « lâche »", 1, "l'application affiche « Au revoir. »"),
        ("l'application n'affiche pas « lâche » ni « Au revoir. »", 1, "l'application affiche « Au revoir. »"),
        ("l'application n'affiche pas « lâche » et « revoir »", 1, "l'application affiche « revoir »"),
        ("l'application n'affiche pas « lâche » ou « revoir »", 1, "l'application affiche « revoir »"),
        ("l'application n'affiche pas « lâche » « revoir »", 1, "l'application affiche « revoir »"),
        ("l'application n'affiche pas « lâche », « coup », ni « revoir »", 1, "l'application affiche « revoir »"),
        ("l'application n'affiche pas « Au revoir. » mais « lâche »", 1, "ce texte contient des guillemets"),
        ("l'application n'affiche pas « Au revoir. » ni même « lâche »", 1, "ce texte contient des guillemets"),
        ("l'application n'affiche pas « lâche » ni « »", 1, "il faut au moins un mot"),
        ("l'application affiche « Au revoir. » et « lâche »", 1, "l'application n'affiche pas « lâche »"),
        ("l'application affiche « Au revoir. » « lâche »", 1, "l'application n'affiche pas « lâche »"),
        ("l'application affiche « Au revoir. » ou « lâche »", 1, "joignez les textes par « et »"),
        ("l'application affiche « Au » et « revoir. »", 0, "conforme"),
        ("l'application affiche « « Au » revoir. »", 0, "conforme"),
    ] {
        let (code, text) = at_the_application(&format!("    Then {claim}\n"));
        assert_eq!(code, expected, "{claim}\n{text}");
        assert!(text.contains(says), "{claim}\n{text}");
    }
    let (code, text) = at_the_application(
        "    Then l'application n'affiche pas « lâche », « plateau » ni « coup »\n    And l'application affiche « Au revoir. »\n",
    );
    assert_eq!(code, 0, "{text}");
}

#[test]
fn every_option_is_read_to_its_end() {
    let small = "    Then le pion du joueur 1 est en c1\n    And il reste 3 barrières au joueur 1\n";
    let goes_on = "    Then la partie continue\n";
    for joint in [" et ", ", ", ",", " ", ", et "] {
        let given = format!("    Given une partie de Quoridor avec taille=5{joint}barrieres=3\n");
        expect(&[(&given, small, 0, "conforme")]);
    }
    for (game, options, says) in [
        ("de Quoridor", "taille=5,6", "n'est pas une liste d'options"),
        ("de Quoridor", "taille=5,", "n'est pas une liste d'options"),
        ("de Quoridor", "taille=5,7 et barrieres=3", "n'est pas une liste d'options"),
        ("de Quoridor", "taille=5=5", "n'est pas une liste d'options"),
        ("d'Aruba", "disposition=figure,texte", "n'est pas une liste d'options"),
        ("d'Awalé", "grand-chelem=sans-prise,interdit", "n'est pas une liste d'options"),
        ("de Quoridor", "taille=+5", "taille=+5 n'existe pas"),
        ("de Quoridor", "taille=05", "taille=05 n'existe pas"),
        ("de Quoridor", "barrieres=+03", "barrieres=+03 n'existe pas"),
        ("de Quoridor", "barrieres=00", "barrieres=00 n'existe pas"),
        ("de Quoridor", "etape=02", "etape=02 n'existe pas"),
        ("d'Aruba", "taille=+5", "la taille « +5 » n'est pas possible"),
        ("d'Aruba", "taille=05", "la taille « 05 » n'est pas possible"),
    ] {
        expect(&[(&format!("    Given une partie {game} avec {options}\n"), goes_on, 1, says)]);
    }
}

/// A scenario may choose otherwise than its « Contexte », which must be right all the same.
#[test]
fn an_option_of_the_background_is_read_too() {
    for (size, expected) in [("7", 0), ("+7", 1), ("8", 1)] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("essai.feature");
        let text = format!(
            "Feature: F\n\n  Background:\n    Given une partie de Quoridor avec taille={size}\n\n  Scenario: S\n    Given une partie de Quoridor avec taille=5\n    Then le pion du joueur 1 est en c1\n"
        );
        std::fs::write(&path, text).unwrap();
        let output = arbitre(&["verifier", path.to_str().unwrap()]);
        assert_eq!(code(&output), expected, "{size}\n{}", stdout(&output));
    }
}

/// A verb, or a word like « maintenant », says something of what was before.
#[test]
fn words_that_tell_of_what_was_before_are_checked() {
    let forth = "    When le joueur 1 va en e2\n";
    let back = "    Given le pion du joueur 1 est en e4 et celui du joueur 2 en a6\n";
    let lone = "    Given une partie d'Alquerque\n    And la position « n..../...../..b../...../....n b »\n";
    let accepted = "    Then le coup est accepté\n";
    let went = |steps: &str| format!("    When {steps}\n{accepted}");
    let quoridor = &format!("{QUORIDOR}{back}");
    let second = &format!("{quoridor}    And le joueur 2 commence\n");
    expect(&[
        (QUORIDOR, &format!("{forth}    Then le pion du joueur 1 est maintenant en e2\n"), 0, "conforme"),
        (QUORIDOR, &format!("{forth}    Then le pion du joueur 2 est maintenant en e9\n"), 1, "déjà en e9"),
        (QUORIDOR, "    Then le pion du joueur 1 est maintenant en e1\n", 1, "rien n'a encore été joué"),
        (quoridor, &went("le joueur 1 avance en e5"), 0, "conforme"),
        (quoridor, &went("le joueur 1 avance en e3"), 1, "ce n'est pas avancer"),
        (quoridor, &went("le joueur 1 avance en d4"), 1, "ce n'est pas avancer"),
        (quoridor, &went("le joueur 1 recule en e3"), 0, "conforme"),
        (quoridor, &went("le joueur 1 recule en e5"), 1, "ce n'est pas reculer"),
        (quoridor, &went("le joueur 1 recule en d4"), 1, "ce n'est pas reculer"),
        (second, &went("le joueur 2 avance en a5"), 0, "conforme"),
        (second, &went("le joueur 2 avance en a7"), 1, "ce n'est pas avancer"),
        (second, &went("le joueur 2 recule en a7"), 0, "conforme"),
        (lone, &went("les Blancs avancent de c3 en c4"), 0, "conforme"),
        (lone, &went("les Blancs avancent de c3 en d3"), 0, "conforme"),
        (lone, &went("les Blancs avancent de c3 en c2"), 1, "c'est reculer"),
        (lone, &went("les Blancs vont de c3 en c2"), 0, "conforme"),
    ]);
    for (game, player) in [(QAWALE, "au joueur 1"), (AWALE, "à Sud"), (ALQUERQUE, "aux Blancs"), (ARUBA, "à Bleu")] {
        for word in ["toujours", "encore", "maintenant"] {
            let steps = format!("    Then c'est {word} {player} de jouer\n");
            expect(&[(game, &steps, 1, "rien n'a encore été joué dans ce scénario")]);
        }
    }
    for game in [ALQUERQUE, ARUBA] {
        expect(&[(game, "    Then la rafle est finie\n", 1, "rien n'a encore été joué dans ce scénario")]);
    }
    expect(&[(ARUBA, "    Then la prise est finie\n", 1, "rien n'a encore été joué dans ce scénario")]);
}

#[test]
fn an_action_is_called_what_it_is() {
    for (game, action, pose, goes) in [
        (QUORIDOR, "le joueur 1 va en e2", false, true),
        (QUORIDOR, "le joueur 1 pose une barrière verticale en h3", true, false),
        (QUORIDOR, "le joueur 1 joue E3H", true, false),
        (QUORIDOR, "on joue « e2 e8h »", true, false),
        (QAWALE, "le joueur 1 pose un galet en A1", true, false),
        (QAWALE, "le joueur 1 joue A1>B1,B2,A2", true, false),
        (AWALE, "Sud sème la case A", false, false),
        (AWALE, "Sud sème les graines de la case F", false, false),
        (ALQUERQUE, "les Blancs jouent b2-c3", false, true),
        (ALQUERQUE, "les Blancs vont de b2 en c3", false, true),
        (ARUBA, "Bleu va de C3 en D4", false, true),
        (ARUBA, "Bleu passe", false, false),
    ] {
        for (name, agrees, is_so) in [("la pose", "acceptée", pose), ("le déplacement", "accepté", goes)] {
            let steps = format!("    When {action}\n    Then {name} est {agrees}\n");
            let (code, says) = if is_so { (0, "conforme") } else { (1, "écrivez « le coup »") };
            expect(&[(game, &steps, code, says)]);
        }
    }
    let drop = "    When le joueur 1 pose un galet en A1\n    And le joueur 1 déplace le galet courant en B1\n";
    expect(&[
        (QAWALE, &format!("{drop}    Then le déplacement est accepté\n"), 0, "conforme"),
        (QAWALE, &format!("{drop}    Then la pose est acceptée\n"), 1, "écrivez « le coup »"),
        (QUORIDOR, "    When le joueur 1 va en e4\n    Then la pose est refusée\n", 1, "écrivez « le coup »"),
        (
            QUORIDOR,
            "    When le joueur 1 va en e4\n    Then la pose est refusée selon l'article QUO-07\n",
            1,
            "écrivez « le coup »",
        ),
    ]);
}

#[test]
fn a_list_names_nothing_twice_in_two_ways() {
    expect(&[
        (QAWALE, "    Then les cases B1 et (0;1) sont vides\n", 1, "B1 et (0;1) sont la même case"),
        (QAWALE, "    Then les cases (1;0) et a2 sont vides\n", 1, "(1;0) et a2 sont la même case"),
        (QAWALE, "    Then les cases (0;1) et (00;1) sont vides\n", 1, "nomme deux fois (00;1)"),
        (QAWALE, "    Then les cases B1 et (1;0) sont vides\n", 0, "conforme"),
        (ARUBA, "    Then des pions bleus sont en A1 et (0;0)\n", 1, "A1 et (0;0) sont la même case"),
        (ALQUERQUE, "    Then les cases c3 et (2;2) sont vides\n", 1, "c3 et (2;2) sont la même case"),
        (AWALE, "    Then les cases (0;0) et (0;00) sont vides\n", 1, "nomme deux fois (0;00)"),
        (QUORIDOR, "    Then le joueur 1 ne peut pas aller en e3 et e03\n", 1, "nomme deux fois e03"),
        (QUORIDOR, "    Then le joueur 1 ne peut pas aller en e0 et e00\n", 1, "nomme deux fois e00"),
        (QUORIDOR, "    Then le joueur 1 ne peut pas aller en e10 et e100\n", 0, "conforme"),
        (QUORIDOR, "    Then le joueur 1 peut poser une barrière verticale en e3 et E03\n", 1, "nomme deux fois E03"),
        (
            QUORIDOR,
            "    Given les barrières e3h et e03h sont posées\n    Then la partie continue\n",
            1,
            "nomme deux fois",
        ),
        (QUORIDOR, "    Then le joueur 1 peut aller en [d1, e2, f1\n", 1, "il manque un crochet"),
        (QUORIDOR, "    Then le joueur 1 ne peut pas aller en d2, e3]\n", 1, "il manque un crochet"),
        (ALQUERQUE, "    Then le pion de b2 peut aller en [c3\n", 1, "il manque un crochet"),
        (QUORIDOR, "    Then le joueur 1 peut aller en [d1, e2, f1]\n", 0, "conforme"),
    ]);
}

/// What stands after a tab, or a space as wide as two letters, is not where one sees it.
#[test]
fn no_drawing_has_spaces_of_another_width() {
    for game in GameId::ALL.iter().map(|id| id.game()) {
        let start = (game.complete)(&arbitre_rules::Setup::default()).unwrap();
        let drawn = (game.draw)(&start, 0);
        assert!((game.read_drawing)(&drawn).is_ok(), "{drawn}");
        let spaces = drawn.match_indices(' ').map(|(at, _)| at);
        for (at, wide) in spaces.flat_map(|at| [(at, "\t"), (at, "\u{3000}")]) {
            let changed = format!("{}{wide}{}", &drawn[..at], &drawn[at + 1..]);
            let error = (game.read_drawing)(&changed).expect_err(&changed);
            let before = &drawn[..at];
            let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
            assert_eq!((error.line, error.column), (before.matches('\n').count() + 1, column), "{changed}");
            assert!(error.message.contains("une tabulation"), "{}", error.message);
        }
    }
}

/// A set-up that is impossible already hides nothing of what follows.
#[test]
fn one_impossible_thing_hides_no_other() {
    let claim = "    Then la mise en place est impossible\n";
    let twice = |given: &str, says: &str| expect(&[(given, claim, 1, says)]);
    let nine = format!("{QAWALE}    And le joueur 1 a 9 galets en main\n");
    let table = "    And le plateau suivant\n      | x |\n";
    let text = "    And la position « nawak »\n";
    expect(&[(&nine, claim, 0, "conforme"), (&format!("{QAWALE}{table}"), claim, 0, "conforme")]);
    twice(&format!("{nine}{text}"), "« nawak » n'est pas comprise");
    twice(&format!("{nine}{table}"), "était déjà impossible");
    twice(&format!("{QAWALE}{text}{table}"), "était déjà impossible");
    twice(&format!("{QAWALE}{table}{text}"), "« nawak » n'est pas comprise");
    twice(&format!("{QUORIDOR}    And les barrières e3h et e3v sont posées\n{text}"), "était déjà impossible");
    twice(&format!("    Given une partie d'Aruba avec taille=2\n{table}"), "était déjà impossible");
    twice(&format!("{AWALE}{table}    And la position « 4,4 »\n"), "« 4,4 » n'est pas comprise");
    twice(&format!("{ALQUERQUE}    And les Blancs ont un pion en z9\n{table}"), "était déjà impossible");
    twice("    Given une partie de Quoridor avec taille=2 et barrieres=abc\n", "deux de ces options sont impossibles");
    let many = "    And Sud a récolté 99999999999999999999999 graines";
    expect(&[(&format!("{AWALE}{many}\n"), claim, 0, "conforme")]);
    twice(&format!("{AWALE}{many} et Sud 3\n"), "deux fois le même joueur");
    // What follows a board that cannot be read may speak of what stands on it.
    let chain = "    And le plateau suivant\n      | x | b | |\n      | | r | |\n      | | | |\n    And le pion en B1 est en pleine rafle\n";
    expect(&[(&format!("{ARUBA}{chain}"), claim, 0, "conforme")]);
}

#[test]
fn a_position_has_no_more_walls_than_the_game() {
    let three = "    Given une partie de Quoridor avec barrieres=3\n";
    let text = |stock: &str| format!("taille=9 trait=1 pions=e1,e9 stock={stock} barrieres=-");
    let more = "    And il reste 4 barrières au joueur 1\n    Then la partie continue\n";
    let fewer = "    And il reste 2 barrières au joueur 1\n    Then la partie continue\n";
    expect(&[(three, more, 1, "barrieres=3 au départ"), (three, fewer, 0, "conforme")]);
    for (stock, code, says) in [("10,10", 1, "barrieres=3"), ("3,4", 1, "barrieres=3"), ("3,0", 0, "conforme")] {
        let text = text(stock);
        let claim = "    Then la partie continue\n";
        expect(&[
            (three, &format!("    And la position « {text} »\n{claim}"), code, says),
            (
                three,
                &format!("    And le plateau suivant\n      \"\"\"\n      {text}\n      \"\"\"\n{claim}"),
                code,
                says,
            ),
        ]);
    }
}

#[test]
fn no_line_break_of_a_table_is_lost() {
    expect(&[
        (AWALE, "    Then les coups possibles sont\n      | A\\n | B | C | D | E | F |\n", 1, "retour à la ligne"),
        (
            QAWALE,
            "    Then le plateau montre\n      | 3;3\\n | | | 3;3 |\n      | | | | |\n      | | | | |\n      | 3;3 | | | 3;3 |\n",
            1,
            "retour à la ligne",
        ),
    ]);
}
