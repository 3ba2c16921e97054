//! The habits of the house, checked.

use std::path::{Path, PathBuf};

use crate::root;

fn sources() -> Vec<PathBuf> {
    fn below(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() {
                below(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    for folder in ["src", "rules/src", "rules/tests", "tests", "benches"] {
        below(&root().join(folder), &mut found);
    }
    found
}

#[test]
fn every_module_says_what_lives_there() {
    for path in sources() {
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("//! "), "{}", path.display());
    }
}

#[test]
fn files_can_be_held_in_mind() {
    for path in sources() {
        let lines = std::fs::read_to_string(&path).unwrap().lines().count();
        assert!(lines <= 700, "{}: {lines} lines", path.display());
    }
}

#[test]
fn the_rules_depend_on_nothing() {
    let manifest = std::fs::read_to_string(root().join("rules/Cargo.toml")).unwrap();
    let dependencies = manifest.split("[dependencies]").nth(1).unwrap();
    let first = dependencies.lines().find(|line| !line.trim().is_empty()).unwrap();
    assert!(first.starts_with('['), "{first}");
    let tests = manifest.split("[dev-dependencies]").nth(1).unwrap_or_default().split("\n[").next().unwrap();
    let names: Vec<_> = tests.lines().filter_map(|line| line.split_once(" = ")).map(|(name, _)| name).collect();
    assert_eq!(names, ["proptest"], "tests of the rules need one thing more");
}

/// The files of a room, and their lines that are code.
fn code_of(room: &str) -> Vec<(PathBuf, String)> {
    let (folder, file) = (root().join("src").join(room), root().join("src").join(format!("{room}.rs")));
    let files = sources().into_iter().filter(|path| path.starts_with(&folder) || *path == file);
    let code = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).unwrap();
        text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
    };
    files.map(|path| (path.clone(), code(&path))).collect()
}

#[test]
fn steps_know_no_rule() {
    let steps = code_of("spec/steps");
    assert!(steps.len() > 10);
    for (path, text) in steps {
        for word in ["arbitre_rules::games", "Position", "legal_turns(&self", "GameVisitor"] {
            assert!(!text.contains(word), "{}: {word}", path.display());
        }
    }
}

/// Each room, and those it may know beside the small values that all share; docs/architecture.md draws it.
const ROOMS: &[(&str, &[&str])] = &[
    ("diagnostic", &[]),
    ("disk", &[]),
    ("embedded", &[]),
    ("tree", &[]),
    ("yaml", &[]),
    ("articles", &["yaml"]),
    ("project", &["articles", "disk", "embedded", "tree"]),
    ("session", &[]),
    ("players", &[]),
    ("protocol", &["session"]),
    ("play", &["players", "session"]),
    ("recording", &["play", "session"]),
    ("spec", &["articles", "disk", "embedded", "players", "project", "session", "tree", "yaml"]),
    ("confront", &["session", "spec"]),
    ("review", &["articles", "disk", "project", "spec", "tree"]),
    ("book", &["articles", "project", "spec"]),
    ("lsp", &["articles", "disk", "project", "session", "spec"]),
    ("report", &["articles", "book", "review", "spec"]),
    ("studio", &["articles", "book", "disk", "play", "players", "project", "recording", "report", "session", "spec"]),
];

#[test]
fn rooms_know_only_those_on_their_left() {
    let known = |room: &str| ROOMS.iter().position(|(name, _)| *name == room);
    for (index, (room, may)) in ROOMS.iter().enumerate() {
        assert!(may.iter().all(|other| known(other).is_some_and(|at| at < index)), "{room} stands too far to the left");
        let files = code_of(room);
        assert!(!files.is_empty(), "there is no room {room}");
        for (path, text) in files {
            for (at, _) in text.match_indices("crate::") {
                let rest = &text[at + "crate::".len()..];
                let other = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap();
                let fine = other == *room || other == "diagnostic" || may.contains(&other) || *room == "players";
                assert!(fine, "{}: {room} may not know {other}", path.display());
            }
        }
    }
    // The commands may know everything; nobody may be forgotten.
    for entry in std::fs::read_dir(root().join("src")).unwrap().flatten() {
        let name = entry.path().file_stem().unwrap().to_string_lossy().into_owned();
        assert!(["cli", "lib", "main"].contains(&name.as_str()) || known(&name).is_some(), "{name} is in no room");
    }
}

/// The library is not compiled for tests of its own (`[lib] test = false`): they would never run. Those of the program and of the
/// machines are asked for by name, as the continuous integration does.
#[test]
fn no_test_is_where_nobody_runs_it() {
    let checks = std::fs::read_to_string(root().join(".ci/run")).unwrap();
    for command in ["cargo test --quiet --bin arbitre", "cargo test --quiet -p arbitre-rules -p arbitre-players"] {
        assert!(checks.contains(command), "{command}");
    }
    let apart = ["src/cli", "src/players", "src/main.rs"].map(|part| root().join(part));
    let library = sources().into_iter().filter(|path| path.starts_with(root().join("src")));
    for path in library.filter(|path| !apart.iter().any(|part| path.starts_with(part))) {
        assert!(!std::fs::read_to_string(&path).unwrap().contains("#[test]"), "{}", path.display());
    }
}
