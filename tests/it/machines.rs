//! The machines through the program: at the table, in a tournament, and giving advice.

use crate::playing::said;
use crate::{arbitre, code, stderr, stdout};

#[test]
fn advice_says_the_turn_its_worth_and_its_line() {
    let advice = |game: &str, position: &str| {
        let output = arbitre(&["conseil", game, "--position", position, "--niveau", "facile"]);
        assert_eq!(code(&output), 0, "{}", stderr(&output));
        stdout(&output).replace('\u{a0}', " ")
    };
    let text = advice("alquerque", "...../...../...../.n.../b...b b");
    assert!(
        text.starts_with("coup : a1xc3\nvaleur : les Blancs gagnent en 1 coup\nligne : a1xc3\nréflexion : "),
        "{text}"
    );
    assert!(text.contains(" position") && text.trim_end().ends_with("par seconde"), "{text}");
    let text = advice("awale", "0,0,0,0,3,1/1,1,0,5,0,0 18-19 S");
    assert!(text.starts_with("coup : E\nvaleur : Sud gagne, quoi que fasse l'adversaire\n"), "{text}");
}

#[test]
fn there_is_no_advice_where_there_is_nothing_to_play() {
    for wrong in [
        &["alquerque", "--position", "...../...../..b../...../..... n"][..],
        &["qawale", "--position", "33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 0 8"],
        &["qawale", "--position", "rien"],
        &["awale", "--niveau", "divin"],
        &["awale", "--temps", "longtemps"],
        &["echecs"],
    ] {
        let output = arbitre(&[&["conseil"], wrong].concat());
        assert_eq!(code(&output), 2, "{wrong:?}\n{}", stdout(&output));
        assert!(stderr(&output).contains("aide"), "{wrong:?}: {}", stderr(&output));
        assert_eq!(stdout(&output), "", "{wrong:?}");
    }
}

#[test]
fn a_machine_answers_at_the_table() {
    let arguments = ["quoridor", "--premier", "1", "--joueur2", "machine:facile", "--tirage", "7"];
    let text = said(&arguments, &["e2", "position", "annuler", "position", "quitter"]);
    assert_eq!(text.matches("La machine (le joueur 2) : ").count(), 1, "{text}");
    assert!(text.contains("trait=1 pions=e2,"), "{text}");
    // Taking back takes the machine's turn back too.
    assert!(text.contains("Repris : ") && text.contains(", e2."), "{text}");
    assert!(text.contains("trait=1 pions=e1,e9 stock=10,10 barrieres=-"), "{text}");
    // The machine begins if it has the first side.
    let text = said(&["aruba", "--joueur1", "machine:facile", "--tirage", "7", "--premier", "1"], &["position"]);
    assert_eq!(text.matches("La machine (Bleu) : ").count(), 1, "{text}");
}

#[test]
fn a_machine_answers_an_offer_to_stop() {
    let position = "0,0,0,0,1,1/0,0,0,0,0,1 20-25 S";
    let text = said(&["awale", "--position", position, "--joueur2", "machine:facile"], &["proposer", "quitter"]);
    assert!(text.contains("La machine (Nord) : accepter") && text.contains("Partie terminée"), "{text}");
    let position = "0,0,0,0,1,1/0,0,0,0,0,1 25-20 S";
    let text = said(&["awale", "--position", position, "--joueur2", "machine:facile"], &["proposer", "quitter"]);
    assert!(text.contains("La machine (Nord) : refuser") && !text.contains("Partie terminée"), "{text}");
}

#[test]
fn machines_play_each_other_to_the_end() {
    let seats = ["--joueur1", "machine:facile", "--joueur2", "machine:hasard"];
    let text = said(&[&["qawale", "--tirage", "3"][..], &seats].concat(), &[]);
    assert!(text.contains("Partie terminée"), "{text}");
    let arguments = [&["jouer", "aruba", "--variante", "taille=3", "--parties", "4"][..], &seats].concat();
    let once = arbitre(&arguments);
    assert_eq!(code(&once), 0, "{}", stderr(&once));
    let text = stdout(&once).replace('\u{a0}', " ");
    assert!(text.contains("Aruba : machine:facile contre machine:hasard, 4 parties, tirage n° 1."), "{text}");
    let row = text.lines().last().expect("a row");
    let numbers: Vec<u64> = row.split('|').filter_map(|cell| cell.trim().parse().ok()).collect();
    assert_eq!(numbers[..3].iter().sum::<u64>(), 4, "{text}");
    assert_eq!(stdout(&arbitre(&arguments)), stdout(&once), "the same seed, the same games");
}
