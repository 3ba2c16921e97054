//! How much plain French is understood: sentences written by people who had not seen the tool, from the rulebooks and from what
//! they wanted to say (`tests/francais/`).
//!
//! Nobody tunes on them (`reglage.tsv` is for that): whoever widens the language measures, and reads the sentences no more than the traps.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use arbitre::spec::catalogue::{Catalogue, Found};
use arbitre::spec::language::lexicon::Lexicon;
use arbitre::spec::language::{Heard, Language, same};
use arbitre::spec::plan::Case;
use arbitre::spec::reader::read;
use arbitre::spec::reader::typography::{fold, sentence};
use arbitre_rules::{GameId, Random};
use gherkin::StepType;
use serde::Deserialize;

use crate::honesty::played;
use crate::{on_every_core, root};

/// Something that an expert wants to say, with a scenario in which it is right and one in which it is wrong.
#[derive(Deserialize)]
struct Intention {
    cle: String,
    phrase_connue: String,
    vrai: Vec<String>,
    faux: Vec<String>,
}

fn intentions() -> HashMap<String, Intention> {
    let text = std::fs::read_to_string(root().join("tests/francais/intentions.json")).unwrap();
    let all: Vec<Intention> = serde_json::from_str(&text).unwrap();
    all.into_iter().map(|intention| (intention.cle.clone(), intention)).collect()
}

/// The key of an intention and a sentence, line by line.
fn sentences(file: &str) -> Vec<(String, String)> {
    let text = std::fs::read_to_string(root().join("tests/francais").join(file)).unwrap();
    let split = |line: &str| line.split_once('\t').map(|(key, sentence)| (key.to_owned(), sentence.to_owned()));
    text.lines().map(|line| split(line).unwrap_or_else(|| panic!("{file}: {line}"))).collect()
}

/// Sentences whose lists are joined by « et » alone.
fn plain(sentences: Vec<String>) -> Vec<String> {
    let alike = |text: &String| {
        let joined =
            text.replace(" ou ", " et ").replace(" puis ", " et ").replace(", ", " et ").replace(" et et ", " et ");
        joined.replace("les points", "les cases").replace("le point", "la case")
    };
    sentences.iter().map(alike).collect()
}

/// Whether a scenario is green with this sentence in its place.
fn is_green(steps: &[String], sentence: &str) -> bool {
    is_green_in(Language::ours(), steps, sentence)
}

fn is_green_in(language: &Arc<Language>, steps: &[String], sentence: &str) -> bool {
    let steps: String = steps.iter().map(|step| format!("    {}\n", step.replace("{S}", sentence))).collect();
    let text = format!("# language: fr\nFonctionnalité: Essai\n\n  Scénario: Essai\n{steps}");
    let reading = read("essai.feature", text.as_bytes(), &**language, None);
    let Some(feature) = reading.feature else { return false };
    Case::all_in(feature, &reading.source, language).iter().all(|case| played(case).failures().next().is_none())
}

/// The scenarios do tell right from wrong: the sentence that is known is green in one and red in the other.
#[test]
fn what_is_known_is_right_where_it_is_right() {
    let intentions: Vec<_> = intentions().into_values().collect();
    on_every_core(&intentions, |intention| {
        assert!(is_green(&intention.vrai, &intention.phrase_connue), "{}", intention.cle);
        assert!(!is_green(&intention.faux, &intention.phrase_connue), "{}", intention.cle);
    });
}

/// No sentence is green where it is wrong; so many are understood, and never fewer. The second file was written when the first had
/// been measured.
#[test]
fn plain_french_is_never_green_where_it_is_wrong() {
    let intentions = intentions();
    for (file, least) in [("phrases.tsv", 215), ("phrases-2.tsv", 227)] {
        let sentences = sentences(file);
        let understood = AtomicUsize::new(0);
        on_every_core(&sentences, |(key, sentence)| {
            let intention = &intentions[key];
            assert!(!is_green(&intention.faux, sentence), "{key}: {sentence}");
            understood.fetch_add(usize::from(is_green(&intention.vrai, sentence)), Ordering::Relaxed);
        });
        let understood = understood.into_inner();
        eprintln!("{file}: {understood} of {} sentences understood", sentences.len());
        assert!(understood >= least, "{file}: {understood} of {}", sentences.len());
    }
}

/// The sentences on which the language is tuned: a game, a place, what is meant, and how it is said. So many are understood, and
/// never fewer.
#[test]
fn what_was_tuned_stays_understood() {
    const UNDERSTOOD: usize = 4300;
    let text = std::fs::read_to_string(root().join("tests/francais/reglage.tsv")).unwrap();
    let understood = |line: &&str| {
        let [game, place, _, said] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let game = GameId::from_slug(&fold(game)).unwrap();
        let place = match place.split(' ').next() {
            Some("affirmation") => StepType::Then,
            Some("action") => StepType::When,
            _ => StepType::Given,
        };
        let said = sentence(said);
        matches!(Catalogue::get().find(&said), Found::One(_))
            || matches!(*Language::ours().hear(&said, game, Some(place)), Heard::As(_))
    };
    let count = text.lines().filter(understood).count();
    assert!(count >= UNDERSTOOD, "{count} of {}", text.lines().count());
}

/// The language as the lexicons below `LEXIQUES` make it, or ours as they are on disk.
fn language_on_disk() -> Arc<Language> {
    let features = std::env::var("LEXIQUES").map_or_else(|_| root().join("features"), std::path::PathBuf::from);
    let read = |game| {
        let text = std::fs::read_to_string(Lexicon::path(&features, game)).unwrap();
        Lexicon::read(&text).unwrap_or_else(|wrong| panic!("{wrong:?}"))
    };
    Arc::new(Language::made_of(read, Vec::new(), []))
}

/// Lists the sentences of `PHRASES` (a key, a sentence) that are not green where the intention of `INTENTIONS` is right, and all those
/// that are green where it is wrong; with `PIEGES`, the traps that are green.
#[test]
#[ignore = "a tool: it prints a list"]
fn what_is_green() {
    let asked = |name: &str, usual: &str| {
        std::env::var(name).map_or_else(|_| root().join("tests/francais").join(usual), std::path::PathBuf::from)
    };
    let text = std::fs::read_to_string(asked("INTENTIONS", "intentions.json")).unwrap();
    let all: Vec<Intention> = serde_json::from_str(&text).unwrap();
    let intentions: HashMap<_, _> = all.into_iter().map(|intention| (intention.cle.clone(), intention)).collect();
    let text = std::fs::read_to_string(asked("PHRASES", "phrases-2.tsv")).unwrap();
    let sentences: Vec<_> = text.lines().filter_map(|line| line.split_once('\t')).collect();
    let language = language_on_disk();
    let (green, all) = (AtomicUsize::new(0), sentences.len());
    on_every_core(&sentences, |(key, sentence)| {
        let intention = &intentions[*key];
        let (right, wrong) =
            (is_green_in(&language, &intention.vrai, sentence), is_green_in(&language, &intention.faux, sentence));
        green.fetch_add(usize::from(right), Ordering::Relaxed);
        if std::env::var("PIEGES").is_ok() {
            if right {
                println!("VERT : {key}\t{sentence}");
            }
        } else if wrong {
            println!("VERT À TORT : {key}\t{sentence}");
        } else if !right {
            println!("PAS COMPRIS : {key}\t{sentence}");
        }
    });
    println!("{} of {all} green", green.into_inner());
}

/// Lists what is not understood of `REGLAGE`, or is understood otherwise than meant, with the lexicons as they are on disk: for
/// whoever widens them.
#[test]
#[ignore = "a tool: it prints a list"]
fn what_is_left_to_teach() {
    let file = std::env::var("REGLAGE").unwrap_or_else(|_| "tests/francais/reglage.tsv".into());
    let language = language_on_disk();
    let text = std::fs::read_to_string(root().join(file)).unwrap();
    let (mut right, mut all, mut offered) = (0, 0, [0, 0]);
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let [game, place, meant, said] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let game = GameId::from_slug(&fold(game)).unwrap();
        let place = match place.split(' ').next() {
            Some("affirmation") => StepType::Then,
            Some("action") => StepType::When,
            _ => StepType::Given,
        };
        let (meant, said) = (sentence(meant), sentence(said));
        let heard = |text: &str| match Catalogue::get().find(text) {
            Found::One(_) => Heard::As(vec![text.to_owned()]),
            _ => (*language.hear(text, game, Some(place))).clone(),
        };
        all += 1;
        let told = match (heard(&said), heard(&meant)) {
            (Heard::As(one), Heard::As(other)) if same(&plain(one.clone()), &plain(other.clone())) => {
                right += 1;
                continue;
            }
            (Heard::As(one), _) => format!("AUTREMENT : {}", one.join(" ; ")),
            (Heard::Several(all), _) => {
                format!("PLUSIEURS : {}", all.iter().map(|one| one.join(" ; ")).collect::<Vec<_>>().join(" | "))
            }
            (Heard::Unknown(words), _) if !words.is_empty() => format!("MOTS : {}", words.join(", ")),
            _ => {
                let tongue = language.of(game);
                format!("TOURNURE : {}", tongue.tell(&tongue.parse(&said).items).join(" · "))
            }
        };
        let near = language.of(game).nearest(&said, Some(place), 1);
        let near = near.first().map(|near| {
            let is_right =
                matches!(heard(&meant), Heard::As(meant) if same(&plain(vec![near.clone()]), &plain(meant.clone())));
            if told.starts_with("MOTS") || told.starts_with("TOURNURE") {
                offered[usize::from(is_right)] += 1;
            }
            format!("{} {near}", if is_right { "OFFERT" } else { "OFFERT À TORT" })
        });
        println!("{}\t{said}\t→ {meant}\t{told}\t{}", game.slug(), near.unwrap_or_default());
    }
    println!("offered: {} right, {} wrong", offered[1], offered[0]);
    println!("{right} of {all}");
}

/// Whatever the words and however many, a sentence is read at once, and what it is understood as is known.
#[test]
fn no_sentence_is_read_for_ever() {
    let text = std::fs::read_to_string(root().join("tests/francais/reglage.tsv")).unwrap();
    let words: Vec<&str> =
        text.lines().filter_map(|line| line.split('\t').nth(3)).flat_map(str::split_whitespace).collect();
    let mut random = Random::new(20);
    let sentences: Vec<(GameId, String)> = (0..300)
        .map(|index| {
            let length = if index % 50 == 0 { 500 } else { 1 + random.below(14) };
            let said: Vec<_> = (0..length).map(|_| words[random.below(words.len())]).collect();
            (GameId::ALL[index % GameId::ALL.len()], sentence(&said.join(" ")))
        })
        .collect();
    on_every_core(&sentences, |(game, said)| {
        if let Heard::As(known) = &*Language::ours().hear(said, *game, Some(StepType::Then)) {
            assert!(
                known.iter().all(|known| matches!(Catalogue::get().find(known), Found::One(_))),
                "{said}: {known:?}"
            );
        }
        let _ = Language::ours().of(*game).nearest(said, Some(StepType::Then), 3);
    });
}

/// What is near, but false, is never green.
#[test]
fn no_trap_is_green() {
    let intentions = intentions();
    for file in ["pieges.tsv", "pieges-2.tsv"] {
        on_every_core(&sentences(file), |(key, sentence)| {
            assert!(!is_green(&intentions[key].vrai, sentence), "{key}: {sentence}");
        });
    }
}
