//! The features and articles that a release build carries with it. Debug builds carry none: see `build.rs`.

use std::path::{Path, PathBuf};

/// Each file by its path, and its text.
static FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// Whether there is anything.
#[must_use]
pub const fn any() -> bool {
    !FILES.is_empty()
}

/// The text of a file.
#[must_use]
pub fn text(path: &Path) -> Option<&'static str> {
    FILES.iter().find(|(name, _)| Path::new(name) == path).map(|(_, text)| *text)
}

/// The features, in order.
#[must_use]
pub fn features() -> Vec<PathBuf> {
    let names = FILES.iter().map(|(name, _)| PathBuf::from(name));
    names.filter(|name| name.extension().is_some_and(|extension| extension == "feature")).collect()
}
