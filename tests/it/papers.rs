//! The papers tell the truth. `UPDATE_PAPERS=1 cargo test --test it papers` writes what the program says now.

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

/// Every answer in the guide is the program's own. A mark above it, `<!-- SOURCE : FICHIER -->`, says which feature of ours gives
/// it, and under which name.
#[test]
fn the_guide_shows_what_the_program_answers() {
    let mut shown = 0;
    holds(GUIDE, |guide| {
        let mut lines = guide.lines();
        let mut current = String::new();
        while let Some(line) = lines.next() {
            current.push_str(line);
            current.push('\n');
            let mark = line.trim().strip_prefix("<!-- tests/guide/").and_then(|rest| rest.strip_suffix(" -->"));
            let Some((source, path)) = mark.and_then(|mark| mark.split_once(" : ")) else { continue };
            assert!(lines.next().is_some_and(|line| line.trim() == "```text"), "no answer below « {line} »");
            let indent = &line[..line.len() - line.trim_start().len()];
            let block = format!("```text\n{}\n```", answer(&root().join("tests/guide").join(source), path).trim());
            for line in block.lines() {
                current.push_str(format!("{indent}{line}").trim_end());
                current.push('\n');
            }
            lines.by_ref().find(|line| line.trim() == "```").expect("the end of an answer");
            shown += 1;
        }
        current
    });
    assert_eq!(shown, crate::files("tests/guide", "feature").len(), "every sample is shown in the guide");
}

/// What `arbitre verifier` answers for a feature of that name, in a project that has the articles of Qawale.
fn answer(source: &Path, path: &str) -> String {
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
