//! Boards in writing: whatever is drawn is looked at. No character of a drawing, a table or a text form can be changed and the
//! same position be read in silence; spaces alone are free.

use std::collections::BTreeSet;

use arbitre::project::Project;
use arbitre::spec::plan::Case;
use arbitre::spec::run::{feature_files, read_file};
use arbitre_rules::{GameId, GameVisitor, Notation, Random, Setup, Variants};

use crate::{on_every_core, root};

/// What stands in the place of a character, or beside it.
const SIGNS: &[char] = &[
    'x', '1', '|', '+', '-', '=', '#', '.', 'A', 'b', '\\', '/', '0', ':', 'X', '│', '─', '┼', '2', 'f', ',', ';', ' ',
    '*', '_', '3', 'n', 'r', '●', '○', '(', '<', 'é', '9',
];

/// Every drawing of the features that is understood, of the rows of outlines too.
fn drawings_of_the_features() -> BTreeSet<(GameId, String)> {
    let project = Project::at(root()).unwrap();
    let files = feature_files(&project.features()).unwrap();
    let readings = files.iter().map(|file| read_file(file, &project));
    let cases = readings.flat_map(|reading| Case::all(reading.feature.expect("a feature"), &reading.source));
    let drawn = cases.flat_map(|case| {
        let game = case.tags.iter().find_map(|tag| GameId::from_slug(tag)).expect("a game");
        let texts = case.scenario.steps.iter().filter_map(|step| step.docstring.clone());
        texts.map(|text| (game, text)).collect::<Vec<_>>()
    });
    drawn.filter(|(game, text)| (game.game().read_drawing)(text).is_ok()).collect()
}

/// Games played by chance.
struct Played<'r> {
    random: &'r mut Random,
    variants: &'r str,
}

impl GameVisitor for Played<'_> {
    type Output = Setup;

    fn visit<P: Notation>(self) -> Setup {
        let pairs = self.variants.split_whitespace().filter_map(|pair| pair.split_once('='));
        let variants = Variants(pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect());
        let mut position = P::initial(&variants).expect("a start");
        for _ in 0..self.random.below(40) {
            let turns = position.legal_turns();
            if turns.is_empty() {
                break;
            }
            position.play(&turns[self.random.below(turns.len())]);
        }
        position.to_setup()
    }
}

/// Positions met by chance, of every game and of every size that a drawing can have.
fn positions(each: usize) -> Vec<(GameId, Setup)> {
    let mut random = Random::new(33);
    let mut all = Vec::new();
    for &game in GameId::ALL {
        let sizes = match game {
            GameId::Quoridor => vec!["taille=3 barrieres=2", "taille=5", ""],
            GameId::Aruba => vec!["taille=3", "taille=10", ""],
            _ => vec![""],
        };
        for variants in sizes {
            all.extend((0..each).map(|_| (game, game.visit(Played { random: &mut random, variants }))));
        }
    }
    all
}

/// What a text says, without what is free: spaces, the case of the lines below, a dot in an empty cell.
fn essence(game: GameId, text: &str) -> Vec<String> {
    let free = |c: char| c.is_whitespace() || (c == '.' && game != GameId::Alquerque);
    let lines = text.lines().map(|line| line.chars().filter(|&c| !free(c)).collect::<String>());
    lines
        .map(|line| if line.contains(':') { line.to_lowercase() } else { line })
        .filter(|line| !line.is_empty())
        .collect()
}

/// Whether two set-ups say as much, and are the same position: a line left out says less.
fn same(game: GameId, one: &Setup, other: &Setup) -> bool {
    let complete = |setup: &Setup| (game.game().complete)(setup).ok();
    let said = |setup: &Setup| (setup.turn.is_some(), setup.facts.keys().copied().collect::<Vec<_>>());
    let complete = complete(one).zip(complete(other));
    one == other || (said(one) == said(other) && complete.is_some_and(|(one, other)| one == other))
}

/// The texts that differ from `text` in one place: a character changed, left out, added, exchanged with the next one; a line left
/// out, said twice or exchanged with the next one. `signs` of those that could stand there are tried.
fn altered(text: &str, signs: usize) -> Vec<String> {
    let chars: Vec<char> = text.chars().collect();
    let put =
        |from: usize, to: usize, between: &[char]| [&chars[..from], between, &chars[to..]].concat().iter().collect();
    let mut all: Vec<String> = Vec::new();
    for (at, &c) in chars.iter().enumerate() {
        for sign in SIGNS.iter().cycle().skip(at * 7).take(signs) {
            all.push(put(at, at + 1, &[*sign]));
            all.push(put(at, at, &[*sign]));
        }
        all.push(put(at, at + 1, &[]));
        if let Some(&next) = chars.get(at + 1) {
            all.push(put(at, at + 2, &[next, c]));
        }
    }
    let lines: Vec<&str> = text.lines().collect();
    for (index, line) in lines.iter().enumerate() {
        all.push([&lines[..index], &lines[index + 1..]].concat().join("\n"));
        all.push([&lines[..index], &[line], &lines[index..]].concat().join("\n"));
        for other in index + 1..lines.len() {
            let mut swapped = lines.clone();
            swapped.swap(index, other);
            all.push(swapped.join("\n"));
        }
    }
    all.extend([format!("{text}\n{text}"), format!("{text}\nfaux"), format!("faux\n{text}")]);
    all
}

/// No change of `text` is read as the same position, but those that are free.
fn nothing_changes_in_silence(
    (game, text): &(GameId, String),
    signs: usize,
    read: impl Fn(&str) -> Option<Setup>,
    essence: impl Fn(&str) -> Vec<String>,
) {
    let plain = read(text).unwrap_or_else(|| panic!("{} is not understood:\n{text}", game.slug()));
    for changed in altered(text, signs) {
        let Some(setup) = read(&changed) else { continue };
        let silent = same(*game, &setup, &plain) && essence(&changed) != essence(text);
        assert!(!silent, "{}: read as if it were the same\n{text}\n---\n{changed}", game.slug());
    }
}

fn nothing_drawn_is_overlooked(each: usize, signs: usize) {
    let mut drawings = drawings_of_the_features();
    assert!(drawings.len() >= 60, "{} drawings", drawings.len());
    for (index, (game, setup)) in positions(each).into_iter().enumerate() {
        drawings.insert((game, (game.game().draw)(&setup, index % 6)));
        drawings.insert((game, (game.game().draw_at_table)(&setup)));
    }
    on_every_core(&drawings.into_iter().collect::<Vec<_>>(), |drawing| {
        let game = drawing.0;
        let read = |text: &str| (game.game().read_drawing)(text).ok();
        nothing_changes_in_silence(drawing, signs, read, |text| essence(game, text));
    });
}

#[test]
fn nothing_drawn_is_overlooked_anywhere() {
    nothing_drawn_is_overlooked(1, 1);
}

#[test]
#[ignore = "millions of readings: played by .ci/run"]
fn nothing_drawn_is_overlooked_whatever_is_put_there() {
    nothing_drawn_is_overlooked(4, SIGNS.len());
}

/// A line of text, changed likewise: spaces alone are free, and the case of letters that name places.
fn no_text_form_is_overlooked(each: usize, signs: usize) {
    let forms: BTreeSet<_> =
        positions(each).into_iter().map(|(game, setup)| (game, (game.game().write_text)(&setup))).collect();
    on_every_core(&forms.into_iter().collect::<Vec<_>>(), |form| {
        let game = form.0;
        let read = |text: &str| (game.game().read_text)(text).ok();
        let essence = |text: &str| text.split_whitespace().map(str::to_lowercase).collect();
        nothing_changes_in_silence(form, signs, read, essence);
    });
}

#[test]
fn no_text_form_is_overlooked_anywhere() {
    no_text_form_is_overlooked(6, SIGNS.len());
}
