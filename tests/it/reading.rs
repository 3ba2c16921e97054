//! The reader: every bad feature is refused with its own message, every good one is understood.

use std::path::Path;

use arbitre::articles;
use arbitre::spec::catalogue::Catalogue;
use arbitre::spec::format::unplaced;
use arbitre::spec::reader;
use arbitre_rules::GameId;
use pretty_assertions::assert_eq;

use crate::{arbitre, code, files, on_every_core, root, stdout};

#[test]
fn every_bad_feature_is_refused_with_its_own_message() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(root().join("snapshots/lecture"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let bad = files("tests/lecture/refuses", "feature");
    assert!(bad.len() >= 30, "{} bad features", bad.len());
    let mut wrong = Vec::new();
    for path in &bad {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let shown = format!("tests/lecture/refuses/{name}.feature");
        let reading = reader::read(&shown, &std::fs::read(path).unwrap(), Catalogue::get(), None);
        if !reading.is_refused() {
            wrong.push(name);
            continue;
        }
        let messages: Vec<_> = reading.findings.iter().map(|finding| finding.render(false)).collect();
        settings.bind(|| insta::assert_snapshot!(name.clone(), messages.join("\n\n")));
        assert!(reading.findings.iter().all(|finding| finding.line > 0 && !finding.help.is_empty()), "{name}");
    }
    assert!(wrong.is_empty(), "understood although they are wrong: {wrong:#?}");
}

fn the_program_exits_2(one_in: usize) {
    for path in files("tests/lecture/refuses", "feature").iter().step_by(one_in) {
        let output = arbitre(&["verifier", path.to_str().unwrap()]);
        assert_eq!(code(&output), 2, "{}\n{}", path.display(), stdout(&output));
    }
}

#[test]
fn the_program_exits_2_on_bad_features() {
    the_program_exits_2(15);
}

#[test]
#[ignore = "one start of the program for each: played by .ci/run"]
fn the_program_exits_2_on_each_bad_feature() {
    the_program_exits_2(1);
}

#[test]
fn every_good_feature_is_understood() {
    let good = files("tests/lecture/compris", "feature");
    assert!(good.len() >= 30, "{} good features", good.len());
    let paths: Vec<_> = good.iter().map(|path| path.to_str().unwrap()).collect();
    let output = arbitre(&[&["verifier"], &paths[..]].concat());
    let text = stdout(&output);
    assert_eq!(code(&output), 0, "{text}");
    for path in paths {
        assert!(text.contains(&format!("✓ {path}")), "not played: {path}");
    }
}

/// Mistakes in the articles are told in French, at their place, with the word that was probably meant.
#[test]
fn every_mistake_in_the_articles_is_told_in_french() {
    let good =
        "articles:\n  - id: QAW-01\n    texte: Le plateau a seize cases.\n    nature: décrit\n    interdit: false\n";
    assert!(articles::parse(GameId::Qawale, Path::new("r.yaml"), good).is_ok());
    for (right, wrong, place, says) in [
        ("texte:", "text:", "r.yaml:3:5", "le champ « text » n'existe pas|vouliez-vous écrire « texte »"),
        ("- id:", "- idd:", "r.yaml:2:5", "le champ « idd » n'existe pas|vouliez-vous écrire « id »"),
        ("décrit", "decrit", "r.yaml:4:13", "« decrit » n'est pas une valeur possible|vouliez-vous écrire « décrit »"),
        ("    nature: décrit\n", "", "r.yaml:2:5", "il manque le champ « nature »|un article a les champs"),
        ("articles:", "article:", "r.yaml:1:1", "le champ « article » n'existe pas|vouliez-vous écrire « articles »"),
        ("false", "non", "r.yaml:5:15", "« true » ou « false », et non le texte « non »|un article a"),
        ("Le plateau a seize cases.", "[1, 2]", "r.yaml:3:12", "il faut ici un texte, et non une liste|un article a"),
        ("    nature", "\tnature", "r.yaml:4:1", "une tabulation décale cette ligne|espaces"),
        ("    interdit: false", "    id: QAW-01", "r.yaml:2:5", "le champ « id » est écrit deux fois|un seul"),
        ("Le plateau", "\"Le plateau", "r.yaml:", "ce YAML ne se lit pas ici (|guillemets"),
        ("Le plateau", "\"a \\q\" Le plateau", "r.yaml:3:15", "ce YAML ne se lit pas ici (|doublez la barre"),
        ("Le plateau", "@Le plateau", "r.yaml:3:12", "ne commence pas par ce signe|entre guillemets"),
        (good, "", "r.yaml:1:1", "ce fichier est vide|un article a"),
        (good, "bonjour", "r.yaml:1:1", "il faut ici des champs|un article a"),
    ] {
        let text = good.replace(right, wrong);
        let found = articles::parse(GameId::Qawale, Path::new("r.yaml"), &text).expect_err(wrong);
        let shown = found.render(false).replace('\u{a0}', " ");
        assert!(found.place().starts_with(place), "{wrong}\n{}\n{shown}", found.place());
        assert!(says.split('|').all(|says| shown.contains(says)), "{wrong}\n{shown}");
    }
}

/// Whatever is wrong with a YAML file, it is told in French, at a place in the file, with a remedy.
#[test]
fn no_mistake_in_the_articles_is_told_in_english() {
    let good = "articles:\n  - id: QAW-01\n    texte: Le plateau a seize cases.\n    nature: interprété\n    raison: La photo.\n";
    assert!(articles::parse(GameId::Qawale, Path::new("r.yaml"), good).is_ok());
    let text = |value: &str| good.replace("Le plateau a seize cases.", value);
    let deep = format!("{}{}", "[".repeat(300), "]".repeat(300));
    let mut bomb = String::from("a: &a [x, x, x, x, x, x, x, x, x]\n");
    for (one, next) in "abcdefghi".chars().zip("bcdefghij".chars()) {
        bomb.push_str(&format!(
            "{next}: &{next} [*{one}, *{one}, *{one}, *{one}, *{one}, *{one}, *{one}, *{one}, *{one}]\n"
        ));
    }
    let values = [
        "\"jamais refermé",
        "'jamais refermé",
        "\"échappé \\q\"",
        "\"code \\x9\"",
        "\"code \\uD800\"",
        "\"code \\UFFFFFFFF\"",
        "@ici",
        "`ici`",
        "%ici",
        "*inconnu",
        "&",
        "*",
        "& a",
        "&a &b c",
        "*é",
        "!",
        "!<",
        "!e!x a",
        "!!int a",
        "!x [1]",
        "!!str [1]",
        "![",
        "!a%zz b",
        "| a",
        ">9x\n",
        "|0\n",
        "|-+\n",
        "un: deux",
        "- a",
        "[a, b",
        "[a b: c: d]",
        "{a: b",
        "{a: b]",
        "]",
        "}",
        ",",
        "? a",
        "{}",
        "[]",
        "12: 13: 14",
        "a\n  b: c",
        "a\nb",
        "\n  - a",
        "\n      x: 1",
        "\n\ta",
        "a \u{1}",
        "\"\u{7}\"",
        "a\n---\nb: c",
        "a\n...\nd",
        "\"a\" b",
        "'a' 'b'",
        "\"a\n---\nb\"",
        "<<: *a",
        "{<<: 1}",
        "",
        "\"\"",
        "' '",
        "~",
        "null",
        "\u{200b}",
        "\u{a0}",
        "…",
        "|\n      \n",
        "!!binary aa",
        "!!null x",
        "{? a : b}",
        "{[a]: b}",
    ];
    let whole = [
        "bonjour",
        "- a",
        "12",
        "articles:",
        "articles: 3",
        "articles: {a: b}",
        "articles: [1]",
        "articles: [[a]]",
        "articles: oui",
        "articles:\n- id: QAW-01\n texte: a",
        "articles:\n  - id: QAW-01\n   texte: a",
        "articles:\n\t- id: QAW-01",
        "articles:\n  - id: QAW-01\n\ttexte: a",
        "articles:\n  - id: QAW-01\n    texte: a\n   nature: décrit",
        "articles:\n  - id: QAW-01\n      texte: a",
        "articles:\n  -id: QAW-01",
        "articles\n  - id: QAW-01",
        "articles: []\narticles: []",
        "1: 2",
        "? [a]\n: b",
        "{a: 1}: b",
        "true: 1",
        "articles: !x []",
        "%YAML 9.9\n---\narticles: []",
        "%TAG ! a\n---\narticles: []",
        "%YAML 1.1\n%YAML 1.1\n---\na: b",
        "%X\narticles: []",
        "%YAML x\n---\na",
        "%",
        "---\n---\n",
        "articles: []\n---\narticles: []",
        "# rien",
        "---",
        "...",
        "articles: &a\n  - *a",
        "articles: &a [*a]",
        "[",
        "{",
        "\"",
        "'",
        "!",
        "&",
        "*",
        "|",
        ">",
        "-",
        "?",
        ":",
        "@",
        "`",
        ",",
        "]",
        "articles:\n  - <<: {id: QAW-01}",
        "articles:\n  - <<: *rien",
        "articles: [{id: QAW-01, texte: \"\", nature: décrit}]",
        "articles:\n  - {id: QAW-01, texte: a, nature: décrit, raison: }",
        "articles:\n  - id: QAW-01\n    id: QAW-02",
        "articles:\n  - id: [a]",
        "articles:\n  - id: QAW-01\n    texte: a\n    nature: [a]",
        "articles:\n  - id: QAW-01\n    texte: a\n    nature: {a: b}",
        "articles:\n  - id: QAW-01\n    texte: a\n    nature: !décrit",
        "articles:\n  - id: QAW-01\n    texte: a\n    nature: décrit\n    interdit: 1",
        "articles:\n  - id: QAW-01\n    texte: a\n    nature: décrit\n    interdit:",
        "articles:\n  - id: QAW-01\n    texte: a\n    nature: décrit\n    interdit: 1.5",
        "articles:\n  - id: QAW-01\n    texte: a\n    nature:",
        "articles:\n  - id: QAW-01\n    texte: a\n    nature: décrit\n    a_venir: ' '",
        "articles:\n  - id: ''\n    texte: a\n    nature: décrit",
        "articles:\n  - id:\n    texte: a\n    nature: décrit",
        "\u{feff}",
        "a: b: c",
        "a:\n  - b\n c: d",
        "[a]: [b",
        "a: 'b\n",
        "a: \"b\n\n\nc",
        &deep,
        &bomb,
    ];
    let reasons = ["", "''", "~", "null", "' '", "…"].map(|reason| good.replace("La photo.", reason));
    let all = values.iter().map(|value| text(value)).chain(whole.map(str::to_owned)).chain(reasons);
    let english = [
        "the",
        "a block",
        "at line",
        "found",
        "expected",
        "while",
        "did not",
        "could",
        "not",
        "is",
        "of",
        "unknown",
        "invalid",
        "character",
        "mapping",
        "value",
        "values",
        "line",
        "column",
        "field",
        "duplicate",
        "limit",
        "recursion",
        "document is",
        "end",
        "stream",
        "scalar",
        "sequence",
        "unit",
        "integer",
        "struct",
        "error",
        "tag",
        "anchor",
        "alias",
        "key",
        "token",
        "escape",
        "merge",
        "EOF",
    ];
    let mut accepted = Vec::new();
    for text in all {
        let found = match articles::parse(GameId::Qawale, Path::new("r.yaml"), &text) {
            Err(found) => found,
            Ok(_) => {
                accepted.push(text);
                continue;
            }
        };
        let said = format!("{} {}", found.message, found.help);
        // What is quoted is the author's.
        let ours: String = said.split('«').map(|part| part.split_once('»').map_or(part, |(_, rest)| rest)).collect();
        let words: Vec<_> = ours.split(|c: char| !c.is_alphanumeric()).collect();
        for english in english {
            assert!(!words.contains(&english) && (!english.contains(' ') || !ours.contains(english)), "{text}\n{said}");
        }
        assert!(found.line >= 1 && found.column >= 1 && !found.help.is_empty(), "{text}\n{found:?}");
        assert!(found.line <= text.lines().count().max(1) + 1, "{text}\n{found:?}");
        let _ = found.render(false);
    }
    // Odd, but a text.
    assert_eq!(accepted, ["!!binary aa"].map(text));
}

/// A field that says nothing is told where it stands.
#[test]
fn an_article_that_says_nothing_is_refused_at_its_place() {
    let article = |id: &str| {
        format!(
            "  - id: {id}\n    texte: Rien.\n    nature: interprété\n    raison: La photo.\n    a_venir: La souris.\n"
        )
    };
    let good = format!("articles:\n{}{}", article("QAW-01"), article("QAW-02"));
    for (right, line, field) in
        [("texte: Rien.", 8, "texte"), ("raison: La photo.", 10, "raison"), ("a_venir: La souris.", 11, "a_venir")]
    {
        for blank in ["", " ''", " \"  \"", " ~", " null", " …", " \"\u{a0}\"", " |\n\n"] {
            let at = good.rfind(right).unwrap();
            let text = format!("{}{field}:{blank}{}", &good[..at], &good[at + right.len()..]);
            let found = articles::parse(GameId::Qawale, Path::new("r.yaml"), &text).expect_err(&text);
            assert_eq!(found.place(), format!("r.yaml:{line}:5"), "{text}\n{found:?}");
            assert!(found.message.contains(field) && found.message.contains("QAW-02"), "{found:?}");
        }
    }
    let flow =
        "articles:\n  - {id: QAW-01, texte: Rien., nature: décrit}\n  - {id: QAW-02, nature: décrit, texte: ''}\n";
    let found = articles::parse(GameId::Qawale, Path::new("r.yaml"), flow).expect_err(flow);
    assert_eq!(found.place(), "r.yaml:3:34");
}

#[test]
fn all_the_mistakes_of_a_file_are_told_at_once() {
    let text = "# language: fr\nFonctionnalité: Trois fautes\n\n  Scénario: Une\n    Qaund le joueur 1 joue A1>B1,B2,A2\n    Alors le coup est accepté\n      | trop |\n      | trop | long |\n\n  Scénario: Vide\n";
    let reading = reader::read("x.feature", text.as_bytes(), Catalogue::get(), None);
    let places: Vec<_> = reading.findings.iter().map(|finding| (finding.line, finding.column)).collect();
    assert_eq!(places, [(5, 5), (8, 16), (10, 3)]);
}

/// Every file with each of its lines removed in turn, and one file in `one_in` cut at every byte.
fn the_reader_never_panics(one_in: usize) {
    let files = [files("tests/lecture/compris", "feature"), files("tests/lecture/refuses", "feature")].concat();
    on_every_core(&files.iter().enumerate().collect::<Vec<_>>(), |(index, path)| {
        let bytes = std::fs::read(path).unwrap();
        let lines: Vec<_> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
        for removed in 0..lines.len() {
            let rest = [&lines[..removed], &lines[removed + 1..]].concat().concat();
            let _ = reader::read("x", &rest, Catalogue::get(), None);
        }
        for end in (0..bytes.len()).filter(|_| index % one_in == 0) {
            let _ = reader::read("x", &bytes[..end], Catalogue::get(), None);
        }
    });
}

#[test]
fn nothing_one_can_write_makes_the_reader_panic() {
    the_reader_never_panics(15);
}

#[test]
#[ignore = "two hundred thousand readings: played by .ci/run"]
fn nothing_at_all_makes_the_reader_panic() {
    the_reader_never_panics(1);
}

/// A character that one does not see, wherever it stands: the file is refused at its place, or means what it means without it.
#[test]
fn nothing_invisible_changes_what_is_read() {
    let text = "# language: fr\n# note\n@qawale\nFonctionnalité: Titre\n\n  Prose\n\n  @lent\n  Scénario: Tour\n    Étant donné le plateau suivant\n      \"\"\"\n      33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 8 8\n      \"\"\"\n    Quand le joueur 1 joue A1>B1,B2,A2\n    Alors le plateau est le suivant\n      |     | 3 |   | 3;3 |\n      | 1   | 3 |   |     |\n      |     |   |   |     |\n      | 3;3 |   |   | 3;3 |\n";
    let read = |text: &str| reader::read("x.feature", text.as_bytes(), Catalogue::get(), None);
    let meaning = |text: &str| unplaced(read(text).feature.expect("a feature"));
    let plain = meaning(text);
    let hidden = "\0\u{1}\u{b}\u{c}\u{7f}\u{85}\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{1680}\u{17b4}\u{180e}\u{200b}\u{200c}\u{200d}\u{200e}\u{200f}\u{2028}\u{2029}\u{202a}\u{202e}\u{2060}\u{2061}\u{2064}\u{2066}\u{2069}\u{206a}\u{2800}\u{3164}\u{fdd0}\u{fe00}\u{fe0f}\u{feff}\u{ffa0}\u{fff9}\u{fffe}\u{1d173}\u{1fffe}\u{e0001}\u{e0061}\u{e0100}";
    for c in hidden.chars() {
        let code = u32::from(c);
        for (at, _) in text.char_indices() {
            let changed = format!("{}{c}{}", &text[..at], &text[at..]);
            let reading = read(&changed);
            match &reading.feature {
                Some(feature) => assert!(unplaced(feature.clone()) == plain, "U+{code:04X} at {at} changes something"),
                None => {
                    let line = text[..at].matches('\n').count() + 1;
                    let found = &reading.findings[0];
                    assert_eq!((found.line, reading.findings.len()), (line, 1), "U+{code:04X} at {at}: {found:?}");
                    assert!(!found.text.contains(c), "U+{code:04X} is shown");
                }
            }
        }
    }
}
