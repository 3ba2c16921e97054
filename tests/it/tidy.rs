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

#[test]
fn steps_know_no_rule() {
    for path in sources().into_iter().filter(|path| path.components().any(|part| part.as_os_str() == "steps")) {
        let text = std::fs::read_to_string(&path).unwrap();
        for word in ["Position", "legal_turns(&self", "GameVisitor"] {
            assert!(!text.contains(word), "{}: {word}", path.display());
        }
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
