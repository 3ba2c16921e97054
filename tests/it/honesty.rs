//! No false green: what is broken on purpose turns red.

use std::path::Path;

use arbitre::project::Project;
use arbitre::spec::coverage::INTERPRETED;
use arbitre::spec::plan::Case;
use arbitre::spec::play::{Played, play};
use arbitre::spec::run::{feature_files, read_file};
use arbitre_rules::GameId;
use cucumber::event::Source;
use gherkin::{Scenario, StepType};

use crate::{on_every_core, root};

pub(crate) fn cases() -> Vec<Case> {
    let project = Project::at(root()).unwrap();
    let files = feature_files(&project.features()).unwrap();
    let readings = files.iter().map(|file| read_file(file, &project));
    readings.flat_map(|reading| Case::all(reading.feature.expect("a feature"), &reading.source)).collect()
}

pub(crate) fn played(case: &Case) -> Played {
    let program = Path::new(env!("CARGO_BIN_EXE_arbitre"));
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(play(case, program))
}

fn with(case: &Case, change: impl FnOnce(&mut Scenario)) -> Case {
    let mut scenario = (*case.scenario).clone();
    change(&mut scenario);
    Case { scenario: Source::new(scenario), ..case.clone() }
}

/// The game that a case is about.
fn game(case: &Case) -> GameId {
    let tagged = case.tags.iter().find_map(|tag| GameId::from_slug(tag));
    tagged.unwrap_or_else(|| panic!("« {} » is about no game", case.scenario.name))
}

/// Every game has at least so many of them, in the order of the table.
fn enough(of: &str, tried: &[Case], least: [usize; 5]) {
    let tried: Vec<_> = tried.iter().map(game).collect();
    let counts: Vec<_> = GameId::ALL.iter().map(|game| tried.iter().filter(|of| *of == game).count()).collect();
    assert!(counts.iter().zip(least).all(|(count, least)| *count >= least), "{of}: {counts:?} and not {least:?}");
}

/// Whatever a scenario calls our own reading, an article says why.
#[test]
fn what_is_interpreted_has_a_reason() {
    let project = Project::at(root()).unwrap();
    let read: Vec<_> = cases().into_iter().filter(|case| case.tags.iter().any(|tag| tag == INTERPRETED)).collect();
    for case in &read {
        let reasons = case.articles().filter_map(|id| project.articles().get(id)?.reason.as_ref());
        assert!(reasons.count() > 0, "{}: « {} »", case.path(), case.scenario.name);
    }
    enough("interpreted", &read, [30, 30, 30, 10, 10]);
}

/// Another symbol of the game in the place of this one, if it is one.
fn another(game: GameId, symbol: char) -> Option<char> {
    Some(match (game, symbol) {
        (GameId::Awale, '9') => '0',
        (GameId::Awale, '0'..='8') => char::from(symbol as u8 + 1),
        (GameId::Qawale | GameId::Quoridor, '1') | (GameId::Qawale, '3') => '2',
        (GameId::Qawale | GameId::Quoridor, '2') => '1',
        (GameId::Quoridor, '=' | '#') => ' ',
        (GameId::Alquerque, 'b') => 'n',
        (GameId::Alquerque, 'n' | '.') => 'b',
        (GameId::Aruba, 'b') => 'r',
        (GameId::Aruba, 'r' | '.') => 'b',
        (GameId::Aruba, '●') => '○',
        (GameId::Aruba, '○') => '●',
        _ => return None,
    })
}

/// The texts in which one symbol of `text` is another, labels and lines below a drawing included.
fn altered(game: GameId, text: &str) -> impl Iterator<Item = String> {
    text.char_indices().filter_map(move |(at, symbol)| {
        let other = another(game, symbol)?;
        Some(format!("{}{other}{}", &text[..at], &text[at + symbol.len_utf8()..]))
    })
}

/// Every symbol of every expected board, changed one at a time: in tables, in drawings, and what the application shows.
#[test]
fn one_wrong_symbol_on_an_expected_board_is_red() {
    let mut changed = Vec::new();
    for case in cases() {
        let game = game(&case);
        let first_action = case.scenario.steps.iter().position(|step| step.ty == StepType::When).unwrap_or(0);
        for (index, step) in case.scenario.steps.iter().enumerate().skip(first_action) {
            // A board that is only tried, to be refused, is no claim.
            if step.ty != StepType::Then || !step.value.contains("le plateau") {
                continue;
            }
            for (row, cells) in step.table.iter().flat_map(|table| table.rows.iter().enumerate()) {
                for (column, wrong) in cells
                    .iter()
                    .enumerate()
                    .flat_map(|(column, cell)| altered(game, cell).map(move |cell| (column, cell)))
                {
                    changed.push(with(&case, |scenario| {
                        scenario.steps[index].table.as_mut().unwrap().rows[row][column] = wrong;
                    }));
                }
            }
            for wrong in step.docstring.iter().flat_map(|text| altered(game, text)) {
                changed.push(with(&case, |scenario| scenario.steps[index].docstring = Some(wrong)));
            }
        }
    }
    on_every_core(&changed, |case| {
        let green = played(case).failures().next().is_none();
        assert!(!green, "{}\n{:#?}", case.scenario.name, case.scenario.steps.last());
    });
    enough("symbols", &changed, [140, 170, 180, 230, 200]);
}

/// A refusal at which nothing looks any more fails the scenario, with the reason of the refusal.
#[test]
fn a_refusal_that_nobody_looks_at_is_red() {
    // « serait refusé » foresees a refusal: nothing is tried.
    let refused = |case: &Case| case.scenario.steps.iter().any(|step| step.value.contains("est refusé"));
    let blind = |case: &Case| with(case, |scenario| scenario.steps.retain(|step| step.ty != StepType::Then));
    let blind: Vec<_> = cases().iter().filter(|case| refused(case)).map(blind).collect();
    on_every_core(&blind, |case| {
        let played = played(case);
        let codes: Vec<_> = played.failures().map(|(_, failure)| failure.kind.code()).collect();
        assert!(codes.contains(&"refus-inapercu"), "{}: {codes:?}", case.scenario.name);
    });
    enough("refusals", &blind, [130, 400, 55, 130, 100]);
}
