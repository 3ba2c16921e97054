//! The protocol itself: its page, its schema, and what our own program answers behind it.

use std::io::Write;
use std::process::{Command, Stdio};

use arbitre::protocol::wire;
use pretty_assertions::assert_eq;
use serde_json::Value;

use crate::{arbitre, root, stdout};

/// The schema is the one that the wire types make. `UPDATE_PAPERS=1 cargo test --test it protocol` writes it.
#[test]
fn the_schema_is_current() {
    let path = root().join("docs/protocole.schema.json");
    let current = wire::schema();
    if std::env::var_os("UPDATE_PAPERS").is_some() {
        std::fs::write(&path, current).unwrap();
        return;
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), current);
}

/// Sends lines to `arbitre servir` and gives back its answers.
fn served(requests: &[&str]) -> Vec<Value> {
    let mut child =
        Command::new(crate::program()).arg("servir").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(requests.join("\n").as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    stdout(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// An answer without what each program says in its own words.
fn essential(mut answer: Value) -> Value {
    for free in ["nom", "jeux", "capacites", "motif", "message"] {
        answer.as_object_mut().unwrap().remove(free);
    }
    answer
}

/// What the page shows is what our own program answers, names and reasons aside.
#[test]
fn the_page_tells_the_truth() {
    let page = std::fs::read_to_string(root().join("docs/protocole.md")).unwrap();
    let transcript =
        page.split("<!-- transcript -->").nth(1).unwrap().split("<!-- fin du transcript -->").next().unwrap();
    let side = |mark: &str| -> Vec<&str> { transcript.lines().filter_map(|line| line.strip_prefix(mark)).collect() };
    let (requests, expected) = (side("> "), side("< "));
    let answers = served(&requests);
    assert_eq!(answers.len(), expected.len());
    for ((request, expected), answer) in requests.iter().zip(expected).zip(answers) {
        assert_eq!(essential(answer), essential(serde_json::from_str(expected).unwrap()), "{request}");
    }
}

/// So are the examples of every message: each request meets the answer below it, on the game that the comment above it opens.
#[test]
fn every_message_has_a_true_example() {
    let page = std::fs::read_to_string(root().join("docs/protocole.md")).unwrap();
    let mut shown = std::collections::BTreeSet::new();
    let blocks: Vec<_> = page.split("```json\n").collect();
    for pair in blocks.windows(2) {
        let lines: Vec<_> = pair[1].split("```").next().unwrap().lines().collect();
        let opening = pair[0].trim_end().rsplit("<!-- après ").next().and_then(|end| end.strip_suffix(" -->"));
        let (asked, expected): (Vec<_>, Vec<_>) = lines.into_iter().partition(|line| line.starts_with("{\"demande\""));
        for line in &expected {
            serde_json::from_str::<wire::Response>(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        }
        if asked.is_empty() {
            continue;
        }
        let requests: Vec<_> = opening.into_iter().chain(asked.iter().copied()).collect();
        let answers = served(&requests).split_off(usize::from(opening.is_some()));
        assert_eq!((answers.len(), asked.len()), (expected.len(), expected.len()), "{asked:?}");
        for ((request, expected), answer) in asked.iter().zip(expected).zip(answers) {
            assert_eq!(essential(answer), essential(serde_json::from_str(expected).unwrap()), "{request}");
            let asked: Value = serde_json::from_str(request).unwrap();
            shown.insert(asked["demande"].as_str().unwrap().to_owned());
        }
    }
    for name in ["bonjour", "ouvrir", "tour", "geste", "essai", "coups", "historique", "remarques", "prevoir"] {
        assert!(shown.contains(name), "« {name} » has no example: {shown:?}");
    }
}

#[test]
fn requests_that_make_no_sense_are_answered() {
    let answers = served(&[
        "pas du JSON",
        "{}",
        r#"{"demande":"danser"}"#,
        r#"{"demande":"coups"}"#,
        r#"{"demande":"ouvrir","jeu":"echecs"}"#,
        r#"{"demande":"ouvrir","jeu":"qawale","variantes":{"taille":"5"}}"#,
        r#"{"demande":"ouvrir","jeu":"quoridor","variantes":{"taille":"5"},"position":"taille=9 trait=1 pions=e1,e9 stock=10,10 barrieres=-"}"#,
        r#"{"demande":"ouvrir","jeu":"qawale","position":"?"}"#,
        r#"{"demande":"ouvrir","jeu":"qawale"}"#,
        r#"{"demande":"tour","joueur":"3","coup":"A1>B1,B2,A2"}"#,
        r#"{"demande":"tour","joueur":"1","coup":"A1"}"#,
    ]);
    let codes: Vec<_> = answers.iter().map(|answer| answer["erreur"].as_str().unwrap_or("-")).collect();
    let expected = [
        "demande",
        "demande",
        "demande",
        "demande",
        "incapable",
        "impossible",
        "impossible",
        "illisible",
        "-",
        "demande",
        "illisible",
    ];
    assert_eq!(codes, expected);
}

/// Later versions may say more, and ask for more.
#[test]
fn fields_that_are_not_known_are_ignored() {
    let answers = served(&[
        r#"{"demande":"bonjour","version":99,"x":1}"#,
        r#"{"demande":"ouvrir","jeu":"qawale","x":1}"#,
        r#"{"demande":"tour","joueur":"1","coup":"A1>B1,B2,A2","x":1}"#,
        r#"{"demande":"coups","x":1}"#,
    ]);
    assert_eq!(answers[0]["version"], 1);
    assert!(answers.iter().all(|answer| answer["erreur"].is_null()), "{answers:?}");
    assert_eq!(answers[2]["verdict"], "accepte");
}

/// What is well written and cannot be is told apart from what is not understood, and no number is quoted that nobody wrote.
#[test]
fn what_is_too_large_is_understood() {
    let opened =
        |game: &str, position: &str| format!(r#"{{"demande":"ouvrir","jeu":"{game}","position":"{position}"}}"#);
    let told = |requests: &[&str]| served(requests).pop().unwrap();
    for (position, code) in [
        ("300,0,0,0,0,0/0,0,0,0,0,0 0-0 S", "impossible"),
        ("0,0,0,0,0,1/99999999999999999999,0,0,0,0,0 0-0 S", "impossible"),
        ("1,0,0,0,0,0/1,0,0,0,0,0 300-0 S", "impossible"),
        ("trois,0,0,0,0,0/0,0,0,0,0,0 0-0 S", "illisible"),
        ("-3,0,0,0,0,0/0,0,0,0,0,0 0-0 S", "illisible"),
    ] {
        let answer = told(&[&opened("awale", position)]);
        assert_eq!(answer["erreur"], code, "{position}: {answer}");
    }
    for (game, player, turn) in [
        ("qawale", "1", "A99999999999999999999999>B1"),
        ("quoridor", "1", "e99999999999999999999"),
        ("quoridor", "1", "e99999999999999999999h"),
        ("alquerque", "b", "c2-c99999999999999999999"),
        ("aruba", "b", "A1A99999999999999999999"),
    ] {
        let start = format!(r#"{{"demande":"ouvrir","jeu":"{game}"}}"#);
        let answer =
            told(&[&start, &format!(r#"{{"demande":"tour","joueur":"{player}","coup":"{turn}"}}"#)]).to_string();
        assert!(answer.contains("du plateau"), "{turn}: {answer}");
        assert!(["65535", "2147483", "4294967"].iter().all(|number| !answer.contains(number)), "{turn}: {answer}");
    }
}

/// « dépose » is written with its accent or without.
#[test]
fn a_stone_is_dropped_with_or_without_an_accent() {
    for word in ["depose", "dépose"] {
        let answers = served(&[
            r#"{"demande":"ouvrir","jeu":"qawale"}"#,
            r#"{"demande":"geste","joueur":"1","geste":"pose A1"}"#,
            &format!(r#"{{"demande":"geste","joueur":"1","geste":"{word} (0;1)"}}"#),
        ]);
        assert_eq!(answers[2]["position"], "-,3,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8 main=31@B1<A1", "{answers:?}");
    }
}

/// Those who have the program only have the page and the schema too.
#[test]
fn the_program_carries_its_page_and_its_schema() {
    assert!(stdout(&arbitre(&["servir", "--protocole"])).starts_with("# The protocol"));
    assert_eq!(stdout(&arbitre(&["servir", "--schema"])), wire::schema());
    let answers = served(&[r#"{"demande":"tour","joueur":"1"}"#, "pas du JSON", r#"{"demande":"danser"}"#]);
    let said: Vec<_> = answers.iter().map(|answer| answer["message"].as_str().unwrap()).collect();
    assert_eq!(said[0], "demande incomprise : il manque « coup »");
    assert_eq!(said[1], "demande incomprise : ce n'est pas du JSON (colonne 1)");
    assert_eq!(said[2], "demande incomprise : « danser » n'est pas une demande");
}
