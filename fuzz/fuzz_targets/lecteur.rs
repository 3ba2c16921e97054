//! The feature reader takes any bytes; what it understands can be formatted, means the same then, and stays the same.
#![no_main]

use arbitre::spec::catalogue::Catalogue;
use arbitre::spec::format::{formatted, unplaced};
use arbitre::spec::plan::Case;
use arbitre::spec::reader::{self, Reading};

fn read(text: &[u8]) -> Reading {
    reader::read("essai.feature", text, Catalogue::get(), None)
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let reading = read(bytes);
    for finding in &reading.findings {
        let _ = finding.render(false);
    }
    let Some(feature) = reading.feature.clone() else {
        assert!(!reading.findings.is_empty(), "refused without a reason");
        return;
    };
    let _ = Case::all(feature.clone(), &reading.source.as_str().into());
    let Ok(once) = formatted(&reading, Catalogue::get()) else { return };
    let again = read(once.as_bytes());
    let after = again.feature.clone().expect("what was formatted is understood");
    assert_eq!(unplaced(feature), unplaced(after));
    assert_eq!(formatted(&again, Catalogue::get()).ok(), Some(once), "formatted twice");
});
