//! The features, articles and films that a release build carries with it. Debug builds carry none: see `build.rs`.

use std::path::{Path, PathBuf};

/// Each file by its path, and its text; in the order of their paths.
static FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// Whether there is anything.
#[must_use]
pub const fn any() -> bool {
    !FILES.is_empty()
}

/// The text of a file.
#[must_use]
pub fn text(path: &Path) -> Option<&'static str> {
    let found = FILES.binary_search_by(|(name, _)| Path::new(name).cmp(path)).ok()?;
    Some(FILES[found].1)
}

/// The features of a folder, in order, or the one of that name.
#[must_use]
pub fn features(folder: &Path) -> Vec<PathBuf> {
    let names = FILES.iter().map(|(name, _)| PathBuf::from(name));
    names.filter(|name| name.extension().is_some_and(|end| end == "feature") && name.starts_with(folder)).collect()
}
