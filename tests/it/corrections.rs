//! Corrections of sentences and keywords: none changes a value or the sense.

use std::collections::BTreeMap;
use std::sync::Mutex;

use arbitre::spec::catalogue::{Catalogue, Found};
use arbitre::spec::corrections::{Correction, Here, Kind, corrections, corrections_of, neighbours};
use arbitre::spec::plan::Case;
use arbitre::spec::reader;
use arbitre::spec::reader::keywords::{Dialect, guess_header, guess_step};
use arbitre::spec::reader::typography::{fold, sentence};
use arbitre::spec::steps::THEMES;
use arbitre_rules::GameId;
use gherkin::StepType;

use crate::on_every_core;

/// Which definition a sentence is, with its values.
fn meaning(text: &str) -> Option<(String, Vec<String>)> {
    let text = sentence(text);
    let Found::One(entry) = Catalogue::get().find(&text) else { return None };
    let values =
        entry.pattern.captures(&text)?.iter().skip(1).flatten().map(|value| value.as_str().to_owned()).collect();
    Some((entry.pattern.to_string(), values))
}

/// A sentence with one letter deleted, doubled, replaced, exchanged with the next or without its accent, everywhere.
fn disturbed(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let with = |range: std::ops::Range<usize>, new: &[char]| {
        [&letters[..range.start], new, &letters[range.end..]].concat().into_iter().collect::<String>()
    };
    let mut all = Vec::new();
    for (at, &letter) in letters.iter().enumerate().filter(|(_, letter)| letter.is_alphabetic()) {
        let other = if letter == 'x' { 'w' } else { 'x' };
        all.extend([with(at..at + 1, &[]), with(at..at + 1, &[letter, letter]), with(at..at + 1, &[other])]);
        let next = letters.get(at + 1).copied().filter(|next| next.is_alphabetic() && *next != letter);
        all.extend(next.map(|next| with(at..at + 2, &[next, letter])));
        let plain: Vec<char> = fold(&letter.to_lowercase().to_string()).chars().collect();
        if plain != letter.to_lowercase().collect::<Vec<_>>() {
            all.push(with(at..at + 1, &plain));
        }
    }
    all
}

/// Every case of the project's own features.
fn cases() -> Vec<Case> {
    let files = GameId::ALL.iter().flat_map(|game| crate::files(&format!("features/{}", game.slug()), "feature"));
    let read = |path: std::path::PathBuf| {
        let reading = reader::read(&path.display().to_string(), &std::fs::read(&path).unwrap(), Catalogue::get(), None);
        Case::all(reading.feature.unwrap(), &reading.source)
    };
    files.flat_map(read).collect()
}

/// What became of sentences with a letter wrong.
#[derive(Default, Debug)]
struct Tally {
    tried: usize,
    offered: usize,
    wrong: Vec<String>,
}

/// Disturbs each sentence, one letter in `every`, and takes the first correction: it says what the sentence said.
fn try_all(sentences: &[(String, Here)], every: usize) -> Tally {
    let tally = Mutex::new(Tally::default());
    on_every_core(sentences, |(text, here)| {
        let right = meaning(text).unwrap_or_else(|| panic!("{text}"));
        for wrong in disturbed(text).iter().step_by(every) {
            let offered = corrections(wrong, here);
            let mut tally = tally.lock().unwrap();
            match meaning(wrong) {
                // Another value, which only its author knows to be wrong; never another sentence.
                Some(other) => {
                    if other.0 != right.0 || !offered.is_empty() {
                        tally.wrong.push(format!("{text} → {wrong} is understood as {other:?}"));
                    }
                }
                None => {
                    tally.tried += 1;
                    tally.offered += usize::from(!offered.is_empty());
                    let other = offered.iter().find(|it| meaning(&it.text).as_ref() != Some(&right));
                    tally.wrong.extend(other.map(|it| format!("{text} → {wrong} → {}", it.text)));
                }
            }
        }
    });
    tally.into_inner().unwrap()
}

/// Where a sentence may stand, in a scenario of its game.
fn places(text: &str) -> Vec<Here> {
    let Found::One(entry) = Catalogue::get().find(&sentence(text)) else { panic!("{text}") };
    let games = if entry.games.is_empty() { vec![GameId::Qawale] } else { entry.games.clone() };
    let kinds = entry.kinds;
    let places = [(kinds.sets_up, StepType::Given), (kinds.acts, StepType::When), (kinds.checks, StepType::Then)];
    let place = places.into_iter().find(|(can, _)| *can).map(|(_, place)| place);
    games.into_iter().map(|game| Here { game: Some(game), application: kinds.application, place }).collect()
}

#[test]
fn a_slip_in_a_listed_sentence_is_mended_to_that_sentence() {
    let examples = THEMES.iter().flat_map(|theme| theme.phrases).map(arbitre::spec::steps::Phrase::example);
    let sentences: Vec<_> =
        examples.flat_map(|text| places(&text).into_iter().map(move |here| (text.clone(), here))).collect();
    let Tally { tried, offered, wrong } = try_all(&sentences, 1);
    assert!(wrong.is_empty(), "{} of {tried}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(offered * 100 >= tried * 94, "{offered} of {tried}");
}

#[test]
fn a_slip_in_a_step_of_the_project_is_mended_to_that_step() {
    let mut sentences: BTreeMap<String, Here> = BTreeMap::new();
    for case in cases() {
        for (step, _) in case.steps() {
            sentences.entry(step.value.clone()).or_insert_with(|| Here::of(&case, step.ty));
        }
    }
    let sentences: Vec<_> = sentences.into_iter().collect();
    let Tally { tried, offered, wrong } = try_all(&sentences, 41);
    assert!(wrong.is_empty(), "{} of {tried}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(offered * 100 >= tried * 90, "{offered} of {tried}");
}

fn here(game: GameId, place: StepType) -> Here {
    Here { game: Some(game), application: false, place: Some(place) }
}

const GIVEN: StepType = StepType::Given;
const WHEN: StepType = StepType::When;
const THEN: StepType = StepType::Then;

#[test]
fn corrections_keep_the_authors_values() {
    use GameId::{Alquerque, Aruba, Awale, Qawale, Quoridor};
    for (game, place, wrong, right, kind) in [
        (Qawale, THEN, "Le coup est accepte.", "le coup est accepté.", Kind::Spelling),
        (Qawale, THEN, "le coup est bien acepté", "le coup est accepté", Kind::Rewording),
        (
            Qawale,
            THEN,
            "le coup et refuse pour l'article QAW-07",
            "le coup est refusé selon l'article QAW-07",
            Kind::Rewording,
        ),
        (
            Qawale,
            THEN,
            "le coup est refsué selon l’article QAW-07",
            "le coup est refusé selon l’article QAW-07",
            Kind::Spelling,
        ),
        (Qawale, THEN, "lecoup est accepté", "le coup est accepté", Kind::Spelling),
        (Qawale, THEN, "le coup est ac cepté", "le coup est accepté", Kind::Spelling),
        (Qawale, THEN, "la partie n est pas terminée", "la partie n'est pas terminée", Kind::Spelling),
        (Qawale, THEN, "la partie nest pas terminée", "la partie n'est pas terminée", Kind::Spelling),
        (Qawale, THEN, "la partie n'et pas finie", "la partie n'est pas finie", Kind::Spelling),
        (Qawale, THEN, "le joueur 2 ne gagn pas", "le joueur 2 ne gagne pas", Kind::Spelling),
        (Qawale, THEN, "le jouer 2 ne gagne pas", "le joueur 2 ne gagne pas", Kind::Rewording),
        (Qawale, WHEN, "le joueur 2 joeu D4>C4,C3", "le joueur 2 joue D4>C4,C3", Kind::Spelling),
        (
            Qawale,
            THEN,
            "le refus dti « la case  B1 est vide »",
            "le refus dit « la case  B1 est vide »",
            Kind::Spelling,
        ),
        (Qawale, GIVEN, "le plateau suivent :", "le plateau suivant :", Kind::Spelling),
        (Qawale, WHEN, "le joueur 2 pose un galet sur C3", "le joueur 2 pose un galet en C3", Kind::Rewording),
        (
            Quoridor,
            WHEN,
            "le joueur 2 pose une barriere verticle en E5",
            "le joueur 2 pose une barrière verticale en E5",
            Kind::Rewording,
        ),
        (
            Quoridor,
            THEN,
            "le joueur 2 peu aller en e4, e6 et d5",
            "le joueur 2 peut aller en e4, e6 et d5",
            Kind::Spelling,
        ),
        (Alquerque, WHEN, "les Noirs avance de d4 en c3", "les Noirs avancent de d4 en c3", Kind::Rewording),
        (Alquerque, WHEN, "les noirss avancent de d4 en c3", "les Noirs avancent de d4 en c3", Kind::Rewording),
        (Aruba, THEN, "un pion ruoge est en B2", "un pion rouge est en B2", Kind::Spelling),
        (Awale, THEN, "la case D contien 5 graines", "la case D contient 5 graines", Kind::Spelling),
        (Awale, WHEN, "Nord sème la cse F", "Nord sème la case F", Kind::Spelling),
    ] {
        let offered = corrections(wrong, &here(game, place));
        let wanted = Correction { text: right.into(), kind };
        assert_eq!(offered.first(), Some(&wanted), "{wrong}: {offered:?}");
    }
}

#[test]
fn nothing_is_offered_that_changes_a_value_or_the_sense() {
    use GameId::{Alquerque, Aruba, Awale, Qawale, Quoridor};
    for (game, place, text) in [
        (Qawale, THEN, "le coup n'est pas permis"),
        (Qawale, THEN, "le coup n'est pas accepté"),
        (Qawale, THEN, "le coup nest pas permis"),
        (Qawale, THEN, "le coup est invalide"),
        (Qawale, THEN, "le coup n'est pas refusé selon l'article QAW-13"),
        (Qawale, THEN, "le coup est accepté selon l'article QAW-13"),
        (Qawale, THEN, "le coup est refusé pas l'article QAW-13"),
        (Qawale, THEN, "le coup est refusé selon l'article"),
        (Qawale, THEN, "le coup est refusé selon les articles QAW-13 et QAW-12"),
        (Qawale, THEN, "le joueur gagne"),
        (Qawale, THEN, "le joueur 1 perd"),
        (Qawale, THEN, "le joueur 1 et le joueur 2 gagnent"),
        (Qawale, THEN, "le joueur 1 ne gagne"),
        (Qawale, THEN, "le joueur 1 gagne pas"),
        (Qawale, THEN, "personne gagne"),
        (Qawale, THEN, "c'est déjà au joueur 1 de jouer"),
        (Qawale, THEN, "ce n'est pas au joueur 1 de jouer"),
        (Qawale, THEN, "la case A1 n'est pas vide"),
        (Qawale, THEN, "la case A1 est pleine"),
        (Qawale, THEN, "la pile en A1 contient eix galets de type 3"),
        (Qawale, THEN, "la pile en A1 compte galets"),
        (Qawale, THEN, "le joueur 1 ne peut jouer A1>B1"),
        (Qawale, WHEN, "le joueur 1 ne joue pas A1>B1"),
        (Qawale, WHEN, "le joueur 1 pose 2 galets en A1"),
        (Qawale, WHEN, "le joueur 1 reprend un galet en A1"),
        (Quoridor, WHEN, "le joueur 1 pose une barrière en A1"),
        (Quoridor, WHEN, "le joueur 1 pose une barrière oblique en A1"),
        (Quoridor, THEN, "le joueur 1 peut ne pas aller en A1"),
        (Quoridor, THEN, "le joueur 1 doit aller en A1"),
        (Aruba, WHEN, "Bleu va en C3 de D4"),
        (Aruba, WHEN, "Vert va de C3 en D4"),
        (Alquerque, THEN, "les Blancs peuvent prendre"),
        (Awale, WHEN, "Nord n'accepte pas d'arrêter"),
        (Awale, THEN, "Sud récolté 3 graines"),
        (Awale, THEN, "la case A contient rien"),
        // What is right elsewhere: another game, another place.
        (Qawale, WHEN, "le joueur 1 pose une barrière verticale n A1"),
        (Qawale, WHEN, "Sud sème la cas C"),
        (Quoridor, THEN, "le joueur 1 posse une barrière verticale en A1"),
        (Qawale, GIVEN, "le coup et refusé"),
    ] {
        let here = here(game, place);
        assert_eq!(corrections(text, &here), [], "{text}");
        for model in neighbours(text, &here) {
            assert!(!model.contains(|c: char| c.is_ascii_digit()), "{text}: {model}");
        }
    }
}

#[test]
fn sentences_that_are_near_are_shown_as_models() {
    use GameId::{Awale, Qawale, Quoridor};
    for (game, place, text, models) in [
        (
            Qawale,
            WHEN,
            "le joueur 2 met un galet en C3",
            "{joueur} pose un galet en {case}|{joueur} dépose un galet en {case}",
        ),
        (Qawale, THEN, "le coup n'est pas permis", "le coup est refusé"),
        (Qawale, THEN, "le coup est invalide", "le coup est refusé"),
        (Qawale, THEN, "le joueur 2 ne gagne", "{joueur} ne gagne pas|personne ne gagne"),
        (Awale, WHEN, "Nord n'accepte pas d'arrêter", "{joueur} refuse d'arrêter"),
        (Quoridor, WHEN, "le joueur 2 pose une barrière en E5", "{joueur} pose une barrière {sens} en {case}"),
    ] {
        let near = neighbours(text, &here(game, place));
        let first: Vec<_> = near.iter().take(models.split('|').count()).map(String::as_str).collect();
        assert_eq!(first.join("|"), models, "{text}: {near:?}");
    }
    // None of another game, none that says the opposite.
    for (game, text, never) in [
        (Qawale, "le joueur 2 pose une barrière en E5", "barrière"),
        (Qawale, "le coup n'est pas permis", "permis"),
        (Qawale, "la case A1 est pleine", "vide"),
        (Qawale, "la case A1 n'est pas vide", "est vide"),
        (Qawale, "le joueur 1 perd", "{joueur} gagne"),
        (Qawale, "c'est maintenant le tour du joueur 1 de jouer", "toujours"),
        (Quoridor, "le joueur 2 pose un galet en E5", "galet"),
    ] {
        let near = neighbours(text, &here(game, THEN));
        assert!(!near.iter().any(|model| model.contains(never)), "{text}: {near:?}");
    }
}

/// Every word one letter away from a keyword is taken for it or for one of the same kind, or for none that can be told.
#[test]
fn a_keyword_is_never_mended_to_one_that_means_something_else() {
    let letters = || "aeéilnopqrstuwz".chars();
    let around = |word: &str| {
        let word: Vec<char> = word.chars().collect();
        let mut all = Vec::new();
        for at in 0..=word.len() {
            let (before, after) = word.split_at(at);
            all.extend(letters().map(|letter| [before, &[letter], after].concat()));
            if let [_, rest @ ..] = after {
                all.push([before, rest].concat());
                all.extend(letters().map(|letter| [before, &[letter], rest].concat()));
            }
            if let [one, other, rest @ ..] = after {
                all.push([before, &[*other, *one], rest].concat());
            }
        }
        all.into_iter().map(String::from_iter).collect::<Vec<_>>()
    };
    let mut ambiguous = 0;
    for dialect in [Dialect::French, Dialect::English] {
        for keyword in dialect.keywords() {
            let Some(title) = keyword.strip_suffix(':') else {
                let (kind, ..) = dialect.step(&format!("{keyword} x")).unwrap();
                for wrong in around(&keyword) {
                    let line = format!("{wrong} le joueur 1 gagne");
                    let Some(guess) = guess_step(dialect, &line).filter(|_| dialect.step(&line).is_none()) else {
                        continue;
                    };
                    ambiguous += usize::from(guess.rival.is_some());
                    let sure = guess.rival.is_none() && !guess.same_word;
                    assert!(!sure || guess.kind == kind, "{line}: {guess:?}");
                }
                continue;
            };
            let (kind, ..) = dialect.header(&keyword).unwrap();
            for wrong in around(title) {
                let line = format!("{wrong}: x");
                let Some(guess) = guess_header(dialect, &line).filter(|_| dialect.header(&line).is_none()) else {
                    continue;
                };
                ambiguous += usize::from(guess.rival.is_some());
                let sure = guess.rival.is_none() && !guess.same_word;
                assert!(!sure || guess.kind == kind, "{line}: {guess:?}");
            }
        }
    }
    assert!(ambiguous > 0);
    for (dialect, line, keyword, rival) in [
        (Dialect::French, "Qand le joueur 1 joue A1", "Quand", None),
        (Dialect::French, "Lors que le joueur 1 joue A1", "Lorsque", None),
        (Dialect::French, "Lors qu'il joue A1", "Lorsqu'", None),
        (Dialect::English, "Hen le joueur 1 joue A1", "When", Some("Then")),
    ] {
        let guess = guess_step(dialect, line).unwrap();
        assert_eq!((guess.keyword, guess.rival), (keyword, rival), "{line}");
    }
    // A file where nobody can tell says so, and offers nothing.
    let text = "Fonctionnalité: F\n  Plan du scénario: P\n    Quand le joueur 1 joue <coup>\n    Alors le coup est accepté\n    Exempls:\n      | coup |\n      | A1>B1,B2,A2 |\n";
    let reading = reader::read("x.feature", text.as_bytes(), Catalogue::get(), None);
    let found = &reading.findings[0];
    assert_eq!((found.help.as_str(), &found.replacement), ("écrivez « Exemple: » ou « Exemples: »", &None));
}

/// A word that decides what a sentence says is never left out, nor a value that is not there made up.
#[test]
fn words_that_matter_are_neither_dropped_nor_made_up() {
    const MATTER: &[&str] = &[
        "ne",
        "pas",
        "non",
        "plus",
        "jamais",
        "aucun",
        "rien",
        "toujours",
        "encore",
        "maintenant",
        "déjà",
        "seulement",
        "un",
        "deux",
        "2",
        "C3",
        "QAW-12",
        "Sud",
        "verticale",
        "accepté",
        "refusé",
        "impossible",
        "sans",
    ];
    let examples = THEMES.iter().flat_map(|theme| theme.phrases).map(arbitre::spec::steps::Phrase::example);
    let sentences: Vec<_> =
        examples.map(|text| sentence(&text)).filter(|text| !text.contains('"')).step_by(6).collect();
    on_every_core(&sentences, |text| {
        let here = places(text)[0];
        let words: Vec<&str> = text.split(' ').collect();
        for at in 0..=words.len() {
            let (before, after) = words.split_at(at);
            for word in MATTER {
                let wrong = [before, &[*word], after].concat().join(" ");
                let count = |text: &str| text.split(' ').filter(|other| other == word).count();
                let offered = if meaning(&wrong).is_none() { corrections(&wrong, &here) } else { Vec::new() };
                assert!(offered.iter().all(|it| count(&it.text) == count(&wrong)), "{wrong}: {offered:?}");
            }
            if let [value, rest @ ..] = after
                && value.contains(|c: char| c.is_ascii_digit())
            {
                let wrong = [before, rest].concat().join(" ");
                assert_eq!(corrections(&wrong, &here), [], "{wrong}");
            }
        }
    });
}

/// Nothing that one can write takes long or makes it panic.
#[test]
fn any_text_can_be_corrected() {
    let names = "<a b> ".repeat(60);
    for text in [
        "",
        " ",
        "\"",
        "« »",
        "\" \"",
        ":",
        "<",
        "<>",
        "' '",
        "é\u{301}",
        &"le ".repeat(150),
        &"l".repeat(100_000),
        &names,
    ] {
        for said in [text, "le coup est acepté", &"le ".repeat(100)] {
            let _ = (corrections_of(text, said, &Here::default()), neighbours(text, &Here::default()));
        }
    }
}
