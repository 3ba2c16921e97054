//! What a wrong claim shows: expected, obtained, the board with its cells marked; and a long run, summed up by article.

use std::path::Path;

use arbitre::spec::catalogue::Catalogue;
use arbitre::spec::plan::Case;
use arbitre::spec::play::{Played, play};
use arbitre::spec::reader::read;
use futures::executor::block_on;
use pretty_assertions::assert_eq;

use crate::{arbitre_in, code, stdout};

/// Plays steps below a game.
fn played(game: &str, steps: &str) -> Played {
    let text =
        format!("# language: fr\nFonctionnalité: F\n\n  Scénario: S\n    Étant donné une partie de {game}\n{steps}");
    let reading = read("essai.feature", text.as_bytes(), Catalogue::get(), None);
    let feature = reading.feature.unwrap_or_else(|| panic!("{text}{:?}", reading.findings));
    block_on(play(&Case::all(feature, &reading.source)[0], Path::new("")))
}

/// What the first wrong step says and shows, its spaces plain.
fn told(game: &str, steps: &str) -> String {
    let played = played(game, steps);
    let (_, failure) = played.failures().next().unwrap_or_else(|| panic!("{game}: {steps} holds"));
    failure.to_string().replace('\u{a0}', " ")
}

/// The line that stands right above that line of marks.
fn above<'t>(told: &'t str, marks: &str) -> &'t str {
    let lines: Vec<_> = told.lines().collect();
    lines.array_windows().find(|[_, below]| *below == marks).map_or("", |[line, _]| line)
}

#[test]
fn a_wrong_claim_of_each_game_shows_expected_obtained_and_the_marked_cell() {
    for (game, claim, obtained, row, marks) in [
        ("Qawale", "la case A1 est vide", "la case A1 porte « 3;3 »", " 1 | 3;3 |     |     | 3;3 |", "     ^^^"),
        (
            "Qawale",
            "la case (1;2) n'est pas vide",
            "la case (1;2) est vide",
            " 2 |     |     |     |     |",
            "                  ^",
        ),
        (
            "Quoridor",
            "la barrière e3h est posée",
            "la barrière e3h n'est pas posée",
            "  3 |                                   |",
            "                      ^",
        ),
        (
            "Quoridor",
            "le joueur 1 peut aller en d1 et e1",
            "le joueur 1 peut aller en d1, e2 et f1",
            "  1 |                 1                 |",
            "                  ^   ^",
        ),
        (
            "Alquerque",
            "un pion noir est en c2",
            "en c2 il y a un pion aux Blancs",
            "  2 b---b---b---b---b",
            "            ^",
        ),
        (
            "Alquerque",
            "les Blancs peuvent jouer a1xc3xe3",
            "ce coup serait refusé selon l'article",
            "  3 n---n---.---b---b",
            "            ^       ^",
        ),
        (
            "Aruba",
            "un pion bleu est en D4",
            "la case D4 est vide",
            " 4 | b | b | b |   | r | r | r |",
            "                 ^",
        ),
        (
            "Aruba",
            "des pions rouges sont en G1 et A1",
            "le pion en A1 est bleu",
            " 1 | b | b | b | b | b | b | r |",
            "     ^                       ^",
        ),
        (
            "Awalé",
            "la case C est vide",
            "la case C contient 4 graines",
            "  Sud | 4  | 4  | 4  | 4  | 4  | 4  |",
            "                  ^",
        ),
        (
            "Awalé",
            "les cases f et a sont vides",
            "la case f contient 4 graines",
            " Nord | 4  | 4  | 4  | 4  | 4  | 4  |",
            "        ^                        ^",
        ),
    ] {
        let told = told(game, &format!("    Alors {claim}\n"));
        assert!(told.contains(&format!("\nattendu : {claim}\nobtenu : {obtained}")), "{game}, {claim}: {told}");
        assert_eq!(above(&told, marks), row, "{game}, {claim}: {told}");
    }
}

/// What is marked is put between the lines of the picture, and moves nothing in it.
#[test]
fn the_board_is_the_film_s() {
    for (game, steps) in [
        (
            "Qawale",
            "    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2 et A2\n    Alors la case B2 est vide\n",
        ),
        ("Qawale", "    Quand le joueur 1 pose un galet en A1\n    Alors c'est au joueur 2 de jouer\n"),
        ("Quoridor", "    Quand le joueur 1 va en e2\n    Alors le pion du joueur 1 est en e3\n"),
        (
            "Quoridor",
            "    Quand le joueur 1 pose une barrière horizontale en e3\n    Alors aucune barrière n'est posée\n",
        ),
        ("Alquerque", "    Quand les Blancs jouent c2-c3\n    Alors le point c3 est vide\n"),
        ("Aruba", "    Quand Bleu va de C3 en D4\n    Alors la case D4 est vide\n"),
        ("Awalé", "    Quand Sud sème la case C\n    Alors les cases A, D et c sont vides\n"),
    ] {
        let played = played(game, steps);
        let (_, failure) = played.failures().next().unwrap_or_else(|| panic!("{game}: {steps} holds"));
        let board = failure.details.iter().skip_while(|line| !line.is_empty()).skip(1);
        let is_mark = |line: &str| line.contains('^') && line.chars().all(|c| c == ' ' || c == '^');
        let bare: Vec<_> = board.filter(|line| !is_mark(line)).cloned().collect();
        let last = played.frames().last().expect("a picture").board();
        assert_eq!(bare, last.lines().collect::<Vec<_>>(), "{game}: {steps}");
    }
}

/// What says both needs no more words; what shows both boards, or is about the machine, shows what it did.
#[test]
fn nothing_is_said_twice() {
    let both = told("Quoridor", "    Alors le pion du joueur 1 est en e2\n");
    assert!(both.starts_with("le pion du joueur 1 est en e1, et non en e2\n\n"), "{both}");
    assert_eq!(above(&both, "                      ^"), "  2 |                                   |", "{both}");
    let turns = told("Awalé", "    Alors les coups possibles sont\n      | A | B |\n");
    assert!(turns.contains("possibles mais non attendus : C  D  E  F\n\n"), "{turns}");
    assert!(!turns.contains("obtenu") && turns.contains("trait : Sud"), "{turns}");
    let side = told(
        "Awalé",
        "    Alors le plateau montre\n      | 4 | 4 | 4 | 4 | 4 | 4 |\n      | 4 | 4 | 4 | 4 | 4 | 5 |\n",
    );
    assert_eq!(side.matches(" Nord |").count(), 2, "{side}");
    assert!(!side.contains("obtenu :"), "{side}");
    let machine = told("Qawale", "    Alors la machine joue A1>B1,B2,A2\n");
    assert_eq!(machine.lines().count(), 1, "{machine}");
}

/// A step written in other words says which known sentence is wrong.
#[test]
fn what_is_expected_is_what_was_understood() {
    let other = told("Qawale", "    Alors la case A1 ne porte rien\n");
    assert!(other.contains("attendu : la case A1 est vide\n"), "{other}");
    let quoted =
        told("Qawale", "    Quand le joueur 1 pose un galet en B2\n    Alors le refus dit « la case B1 est vide »\n");
    assert!(
        quoted.contains("attendu : le refus dit « la case B1 est vide »\nobtenu : le refus dit « la case B2"),
        "{quoted}"
    );
}

/// A feature of so many scenarios that fail, under two articles and none.
fn wrong(number: usize) -> String {
    let scenario = |index: usize| {
        let article = ["  @QAW-13\n", "  @QAW-02 @QAW-13\n", ""][index % 3];
        format!(
            "\n{article}  Scénario: Essai {index}\n    Étant donné une partie de Qawale\n    Alors la case A1 est vide\n"
        )
    };
    format!("# language: fr\n@qawale\nFonctionnalité: F\n{}", (0..number).map(scenario).collect::<String>())
}

#[test]
fn many_failures_are_summed_up_by_article() {
    let folder = tempfile::tempdir().unwrap();
    let verify = |number: usize, arguments: &[&str]| {
        std::fs::write(folder.path().join("essai.feature"), wrong(number)).unwrap();
        let output = arbitre_in(folder.path(), &[&["verifier", "essai.feature"], arguments].concat());
        assert_eq!(code(&output), 1);
        stdout(&output).replace('\u{a0}', " ")
    };
    let few = verify(4, &[]);
    assert!(!few.contains("par article :") && !few.contains("le premier"), "{few}");
    let many = verify(7, &[]);
    let end = "
par article :
  QAW-02 : 2 scénarios divergents, le premier essai.feature:11
  QAW-13 : 5 scénarios divergents, le premier essai.feature:6
  sans article : 2 scénarios divergents, le premier essai.feature:15

7 scénarios, 14 étapes";
    assert!(many.contains(end), "{many}");
    assert_eq!(many.matches("obtenu : la case A1 porte « 3;3 »").count(), 7, "{many}");
    // What a machine reads holds the same lines.
    let json = verify(1, &["--format", "json"]);
    assert!(json.contains("\"attendu : la case A1 est vide\"") && json.contains("\"     ^^^\""), "{json}");
}
