//! What the fuzzers of `fuzz/` ask, asked without them: of every input of their corpora, and of inputs made from these by chance.
//! They look further, and follow what they find; this needs no tool, and holds what they found once.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use arbitre_rules::Random;

use crate::root;

/// In the place of the fuzzers' own: a target is a function.
#[macro_export]
macro_rules! fuzz_target {
    (|$bytes:ident: &[u8]| $body:block) => {
        pub(super) fn ask($bytes: &[u8]) $body
    };
}

#[path = "../../fuzz/fuzz_targets/lecteur.rs"]
#[allow(unused_attributes, reason = "it is a program of its own elsewhere")]
mod lecteur;
#[path = "../../fuzz/fuzz_targets/notation.rs"]
#[allow(unused_attributes, reason = "it is a program of its own elsewhere")]
mod notation;
#[path = "../../fuzz/fuzz_targets/plateaux.rs"]
#[allow(unused_attributes, reason = "it is a program of its own elsewhere")]
mod plateaux;
#[path = "../../fuzz/fuzz_targets/protocole.rs"]
#[allow(unused_attributes, reason = "it is a program of its own elsewhere")]
mod protocole;

/// Asks `target` about every input of its corpus, then about `chances` others.
fn ask(name: &str, target: fn(&[u8]), chances: usize) {
    let folder = std::fs::read_dir(root().join("fuzz/corpus").join(name)).unwrap();
    let mut corpus: Vec<_> = folder.map(|entry| std::fs::read(entry.unwrap().path()).unwrap()).collect();
    corpus.sort();
    assert!(corpus.len() >= 5, "a corpus of {}", corpus.len());
    let mut random = Random::new(chances as u64);
    let others = (0..chances).map(|_| {
        let mut bytes = corpus[random.below(corpus.len())].clone();
        for _ in 0..=random.below(4) {
            change(&mut bytes, &corpus[random.below(corpus.len())], &mut random);
        }
        bytes
    });
    for bytes in corpus.iter().cloned().chain(others) {
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| target(&bytes))) {
            eprintln!("{name}: {:?}", String::from_utf8_lossy(&bytes));
            resume_unwind(panic);
        }
    }
}

/// One byte becomes another, or a piece is left out, said twice, or taken from elsewhere.
fn change(bytes: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    let place = random.below(bytes.len() + 1);
    let end = (place + random.below(20)).min(bytes.len());
    match random.below(4) {
        0 if place < bytes.len() => bytes[place] = random.bits() as u8,
        1 => drop(bytes.drain(place..end)),
        2 => bytes.extend_from_within(place..end),
        _ => {
            let from = random.below(other.len() + 1);
            let to = (from + random.below(40)).min(other.len());
            bytes.splice(place..place, other[from..to].iter().copied());
        }
    }
}

#[test]
fn the_reader_takes_any_bytes() {
    ask("lecteur", lecteur::ask, 2_000);
}

#[test]
fn the_boards_take_any_text() {
    ask("plateaux", plateaux::ask, 20_000);
}

#[test]
fn the_notations_take_any_text() {
    ask("notation", notation::ask, 20_000);
}

#[test]
fn the_protocol_takes_any_line() {
    ask("protocole", protocole::ask, 10_000);
}
