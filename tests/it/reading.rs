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
