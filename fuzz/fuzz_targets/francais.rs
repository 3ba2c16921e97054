//! Plain French: any text is understood, refused or read in several ways, at once; what it is understood as is known.
//!
//! The first byte chooses the game, the rest is a sentence.
#![no_main]

use arbitre::spec::catalogue::Catalogue;
use arbitre::spec::language::{Heard, Language};
use arbitre::spec::reader::typography::sentence;
use arbitre_rules::GameId;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((first, text)) = data.split_first() else { return };
    let text = sentence(&String::from_utf8_lossy(text));
    let game = GameId::ALL[usize::from(*first) % GameId::ALL.len()];
    if let Heard::As(sentences) = &*Language::ours().hear(&text, game, None) {
        assert!(sentences.iter().all(|sentence| Catalogue::get().knows(sentence)), "{sentences:?}");
    }
    let _ = Language::ours().of(game).nearest(&text, None, 3);
});
