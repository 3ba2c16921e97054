//! The papers tell the truth. `UPDATE_PAPERS=1 cargo test --test it papers` writes what the program says now.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Mutex;

use pretty_assertions::assert_eq;

use crate::{arbitre, arbitre_in, root, stderr, stdout};

const GUIDE: &str = "docs/guide-du-redacteur.md";
const BEGIN: &str = "<!-- phrases -->\n";
const END: &str = "<!-- fin des phrases -->";

/// The guide lists the sentences that the program lists.
#[test]
fn the_guide_lists_every_sentence() {
    let current = stdout(&arbitre(&["phrases", "--format", "markdown"]));
    holds(GUIDE, |guide| {
        let (before, rest) = guide.split_once(BEGIN).expect("the mark before the sentences");
        let (_, after) = rest.split_once(END).expect("the mark after the sentences");
        format!("{before}{BEGIN}\n{}\n\n{END}{after}", current.trim())
    });
}

/// Every answer in the guide and in the README is the program's own. A mark above it says what gives it: `<!-- arbitre COMMANDE -->`,
/// or `<!-- tests/guide/SOURCE : FICHIER -->`, one of our samples under that name.
#[test]
fn the_papers_show_what_the_program_answers() {
    let mut shown = BTreeSet::new();
    for paper in [GUIDE, "README.md"] {
        holds(paper, |text| {
            let mut lines = text.lines();
            let mut current = String::new();
            while let Some(line) = lines.next() {
                current.push_str(line);
                current.push('\n');
                let mark = line.trim().strip_prefix("<!-- ").and_then(|rest| rest.strip_suffix(" -->"));
                let Some(answer) = mark.and_then(|mark| answer(mark, &mut shown)) else { continue };
                assert!(lines.next().is_some_and(|line| line.trim() == "```text"), "no answer below « {line} »");
                let indent = &line[..line.len() - line.trim_start().len()];
                for line in format!("```text\n{}\n```", answer.trim()).lines() {
                    current.push_str(format!("{indent}{line}").trim_end());
                    current.push('\n');
                }
                lines.by_ref().find(|line| line.trim() == "```").expect("the end of an answer");
            }
            current
        });
    }
    assert_eq!(shown.len(), crate::files("tests/guide", "feature").len(), "every sample is shown");
}

/// What the guide and the README say of accents and capitals. Whoever changes that changes the papers too.
#[test]
fn the_papers_tell_the_truth_about_accents() {
    const PLAIN: &str = "# language: fr\nFonctionnalité: F\n\n  Scénario: S\n    Étant donné une partie d'Awalé\n    Quand Sud sème la case C\n    Alors le coup est accepté\n";
    let folder = tempfile::tempdir().unwrap();
    let answer = |text: &str| {
        std::fs::write(folder.path().join("essai.feature"), text).unwrap();
        let output = arbitre_in(folder.path(), &["verifier", "essai.feature"]);
        format!("{}{}", stderr(&output), stdout(&output)).replace('\u{a0}', " ")
    };
    for (one, other) in [
        ("Scénario:", "Scénario :"),
        ("Étant donné", "Etant donné"),
        ("d'Awalé", "d’awale"),
        ("accepté", "accepté."),
        ("le coup est accepté", "Le coup est accepté"),
        ("é", "e\u{301}"),
        (" le coup", "\u{a0}le coup"),
    ] {
        let answer = answer(&PLAIN.replace(one, other));
        assert!(answer.contains("conforme"), "« {other} » : {answer}");
    }
    for (one, other, offered) in [
        ("Scénario:", "Scenario:", "« Scénario: »"),
        ("Étant donné", "Etant donne", "« Étant donné »"),
        ("Quand", "quand", "« Quand »"),
        ("sème", "seme", "« Sud sème la case C »"),
        ("le coup est accepté", "le coup est accepte", "« le coup est accepté »"),
    ] {
        let answer = answer(&PLAIN.replace(one, other));
        assert!(!answer.contains("conforme"), "« {other} » : {answer}");
        assert!(answer.contains(&format!("vouliez-vous écrire {offered} ?")), "« {other} » : {answer}");
    }
}

/// What the program answers to what a mark says, if it says something of the kind.
fn answer(mark: &str, shown: &mut BTreeSet<String>) -> Option<String> {
    if let Some(command) = mark.strip_prefix("arbitre ") {
        return Some(stdout(&arbitre(&command.split(' ').collect::<Vec<_>>())));
    }
    let (source, path) = mark.strip_prefix("tests/guide/")?.split_once(" : ")?;
    shown.insert(source.to_owned());
    Some(verdict(&root().join("tests/guide").join(source), path))
}

/// What `arbitre verifier` answers for a feature of that name, in a project that has the articles of Qawale.
fn verdict(source: &Path, path: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let articles = "features/qawale/reglement.yaml";
    std::fs::create_dir_all(folder.path().join(articles).parent().unwrap()).unwrap();
    std::fs::copy(root().join(articles), folder.path().join(articles)).unwrap();
    std::fs::copy(source, folder.path().join(path)).unwrap_or_else(|error| panic!("{}: {error}", source.display()));
    let output = arbitre_in(folder.path(), &["verifier", path]);
    format!("{}{}", stderr(&output), stdout(&output))
}

/// Compares a paper with what it should be, or writes it.
fn holds(paper: &str, current: impl FnOnce(&str) -> String) {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _turn = ONE_AT_A_TIME.lock();
    let path = root().join(paper);
    let text = std::fs::read_to_string(&path).unwrap();
    let current = current(&text);
    if std::env::var_os("UPDATE_PAPERS").is_some() {
        std::fs::write(&path, current).unwrap();
        return;
    }
    assert_eq!(text, current);
}
