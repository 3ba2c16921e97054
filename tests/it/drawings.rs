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

/// What is drawn wrong is told at its place, with what should stand there.
#[test]
fn what_is_drawn_wrong_is_told_at_its_place() {
    let start = |game: GameId, variants: &str| {
        let pairs = variants.split_whitespace().filter_map(|pair| pair.split_once('='));
        let variants = Variants(pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect());
        let whole = (game.game().complete)(&Setup::of(variants)).unwrap();
        (game.game().draw)(&whole, 0)
    };
    let qawale = (GameId::Qawale, "");
    let quoridor = (GameId::Quoridor, "taille=3");
    let awale = (GameId::Awale, "");
    let alquerque = (GameId::Alquerque, "");
    let aruba = (GameId::Aruba, "taille=3");
    for ((game, variants), right, wrong, place, says) in [
        (qawale, "A     B", "B     A", (1, 7), "la lettre « A »"),
        (qawale, "A     B     C", "A     B", (1, 19), "la lettre « C »"),
        (qawale, "      A", "   A   ", (1, 4), "en face de sa colonne"),
        (qawale, "D\n", "D E\n", (1, 27), "rien ne suit"),
        (qawale, " 1 |", "   |", (3, 4), "il manque « 1 »"),
        (qawale, "+-----+\n 1", "+----+\n 1", (2, 27), "« + » n'a pas sa place ici : il faut « - »"),
        (qawale, "   +-----+-----+-----+-----+\n 2", " 2", (4, 2), "ici vient la bordure"),
        (qawale, "| 3;3 |", "| 33  |", (3, 6), "« 33 » se dessine ici par « 3;3 »"),
        (qawale, "en main : 8", "en main : 08", (12, 1), "n'est pas comprise"),
        (qawale, "trait : joueur 1\n", "", (0, 0), ""),
        (quoridor, "a   b   c", "a   c   b", (1, 11), "la lettre « b »"),
        (quoridor, "a   b   c", "a   b   c   d", (1, 19), "rien ne suit"),
        (quoridor, "  2 |", "    |", (5, 5), "il manque « 2 »"),
        (quoridor, "+   +   +   +", "+---+   +   +", (4, 6), "il faut un blanc ou « = »"),
        (awale, "f    e", "e    f", (1, 9), "la lettre « f »"),
        (awale, "A    B", "B    A", (7, 9), "la lettre « A »"),
        (awale, "        A    B    C    D    E    F\n", "", (6, 7), "il manque les lettres"),
        (awale, "| 4  |", "| 04 |", (3, 9), "« 04 » se dessine ici par « 4 »"),
        (alquerque, r"| \ |", r"| / |", (3, 7), r"« / » n'a pas sa place ici : il faut « \ »"),
        (alquerque, r"| \ | /", r"| X | /", (3, 7), "il faut"),
        (alquerque, "n---n", "n- -n", (2, 7), "un blanc n'a pas sa place ici : il faut « - »"),
        (alquerque, "b---b\ntrait", "b---b x\ntrait", (10, 1), "cinq points"),
        (aruba, "A   B", "B   A", (8, 6), "la lettre « A »"),
        (aruba, "+---+---+---+\n 2", "+---+---+---|\n 2", (3, 4), "la bordure « +---+---+---+ »"),
        (aruba, "| b |", "| B |", (2, 6), "« B » se dessine ici par « b »"),
    ] {
        let drawn = start(game, variants);
        assert!(drawn.contains(right), "{right}\n{drawn}");
        let changed = drawn.replacen(right, wrong, 1);
        match (game.game().read_drawing)(&changed) {
            Ok(_) => assert!(says.is_empty(), "read:\n{changed}"),
            Err(error) => {
                let told = ((error.line, error.column) == place, error.message.contains(says));
                assert_eq!(told, (true, true), "{error:?}\n{changed}");
            }
        }
    }
}

/// Letters around a table stand where they belong, and a cell holds no line break.
#[test]
fn what_is_wrong_around_a_table_is_refused() {
    let table = |rows: &str| -> Vec<Vec<String>> {
        rows.split('/').map(|row| row.split('|').map(|cell| cell.to_owned()).collect()).collect()
    };
    let rows = "5|n|n|n|n|n/4|n|n|n|n|n/3|n|n|.|b|b/2|b|b|b|b|b/1|b|b|b|b|b";
    let letters = "|a|b|c|d|e";
    let read = |rows: &str| (GameId::Alquerque.game().read_table)(&table(rows)).is_ok();
    assert!(read(rows) && read(&format!("{letters}/{rows}")) && read(&format!("{letters}/{rows}/{letters}")));
    let halves = rows.replacen("/3", &format!("/{letters}/3"), 1);
    for wrong in [
        &halves,
        &format!("{letters}/{letters}/{rows}"),
        &format!("a|b|c|d|e|/{rows}"),
        &format!("|a|b|c|e|d/{rows}"),
        &rows.replacen('5', "05", 1),
        &rows.replacen('5', "+5", 1),
        &rows.replacen('5', "", 1),
        &rows.replacen('.', ".\n", 1),
    ] {
        assert!(!read(wrong), "{wrong}");
    }
}
