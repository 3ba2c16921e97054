//! Puts the features, articles and films into release builds, so that the program works in any folder. Debug builds read the disk:
//! touching a feature recompiles nothing.

use std::fmt::Write;
use std::path::{Path, PathBuf};

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let mut list = String::from("&[\n");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
        let mut files = Vec::new();
        for folder in ["features", "snapshots"] {
            println!("cargo:rerun-if-changed={folder}");
            below(&root.join(folder), &mut files);
        }
        // The snapshots of tests are no films.
        files.retain(|file| !file.starts_with(root.join("snapshots/lecture")));
        // Looked for by halves.
        files.sort();
        for file in files {
            let name = file.strip_prefix(&root).expect("below the root").to_string_lossy().replace('\\', "/");
            let path = file.display().to_string();
            let _ = writeln!(list, "    ({name:?}, include_str!({path:?})),");
        }
    }
    list.push_str("]\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("set by cargo"));
    std::fs::write(out.join("embedded.rs"), list).expect("cargo's own folder");
}

fn below(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            below(&path, files);
        } else if path.extension().is_some_and(|end| end == "feature" || end == "yaml" || end == "snap") {
            files.push(path);
        }
    }
}
