//! Where the program is that these tests try.

use std::path::{Path, PathBuf};

/// The root of the project.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The program that `ARBITRE` names, from the root; else the one built beside these tests (`cargo build`).
pub fn program() -> PathBuf {
    let beside = || std::env::current_exe().ok()?.parent()?.parent().map(|folder| folder.join("arbitre"));
    let named = std::env::var_os("ARBITRE").map(|path| root().join(path));
    named.or_else(beside).expect("the program that is tried")
}
