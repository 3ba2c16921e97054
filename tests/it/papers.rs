//! The papers tell the truth.

use pretty_assertions::assert_eq;

use crate::{arbitre, root, stdout};

const BEGIN: &str = "<!-- phrases -->\n";
const END: &str = "<!-- fin des phrases -->";

/// The guide lists the sentences that the program lists. `UPDATE_PAPERS=1 cargo test papers` writes it.
#[test]
fn the_guide_lists_every_sentence() {
    let path = root().join("docs/guide-du-redacteur.md");
    let guide = std::fs::read_to_string(&path).unwrap();
    let current = stdout(&arbitre(&["phrases", "--format", "markdown"]));
    let (before, rest) = guide.split_once(BEGIN).expect("the mark before the sentences");
    let (listed, after) = rest.split_once(END).expect("the mark after the sentences");
    if std::env::var_os("UPDATE_PAPERS").is_some() {
        std::fs::write(&path, format!("{before}{BEGIN}\n{current}\n{END}{after}")).unwrap();
        return;
    }
    assert_eq!(listed.trim(), current.trim());
}
