//! Two boards compared: what differs, cell by cell, and both drawn side by side with the differences marked.

use arbitre_rules::{Game, Setup};
use unicode_width::UnicodeWidthStr;

use crate::diagnostic::spaced;

/// What differs between what `expected` says and a complete position: in words, then drawn. Nothing if all is so.
#[must_use]
pub fn differences(game: &Game, expected: &Setup, obtained: &Setup) -> Vec<String> {
    let mut words = Vec::new();
    if let (Some(wanted), Some(found)) = (&expected.board, &obtained.board) {
        let sides = |rows: &[Vec<String>]| format!("{}×{}", rows.len(), rows.first().map_or(0, Vec::len));
        let (wanted_sides, found_sides) = (sides(wanted), sides(found));
        if wanted_sides != found_sides {
            words.push(format!("taille du plateau : attendu {wanted_sides}, obtenu {found_sides}"));
        }
        for (row, (wanted, found)) in wanted.iter().zip(found).enumerate() {
            for (column, (wanted, found)) in wanted.iter().zip(found).enumerate().filter(|(_, (a, b))| a != b) {
                let name = (game.cell_name)(obtained, row, column);
                words.push(format!("{name} : attendu {}, obtenu {}", shown(wanted), shown(found)));
            }
        }
    }
    if let (Some(wanted), Some(found)) = (expected.turn, obtained.turn)
        && wanted != found
    {
        let name = |player: arbitre_rules::Player| game.players[player.index()].subject;
        words.push(format!("trait : attendu {}, obtenu {}", name(wanted), name(found)));
    }
    // The rest is drawn below the board, in the game's own words.
    let other = expected.facts.iter().any(|(fact, wanted)| wanted != obtained.fact(fact).unwrap_or_default());
    if other || !words.is_empty() {
        words.iter_mut().for_each(|line| *line = spaced(line));
        words.push(String::new());
        words.extend(side_by_side(game, expected, obtained));
    }
    words
}

fn shown(text: &str) -> String {
    if text.is_empty() { "rien".into() } else { format!("« {text} »") }
}

/// Both drawn at the same scale; of the second, only what the first speaks of.
fn side_by_side(game: &Game, expected: &Setup, obtained: &Setup) -> Vec<String> {
    let obtained = Setup {
        board: expected.board.as_ref().and(obtained.board.clone()),
        turn: expected.turn.and(obtained.turn),
        facts: obtained
            .facts
            .iter()
            .filter(|(name, _)| expected.fact(name).is_some())
            .map(|(k, v)| (*k, v.clone()))
            .collect(),
        variants: obtained.variants.clone(),
    };
    let boards = [expected, &obtained].into_iter().filter_map(|setup| setup.board.as_ref());
    let width = boards.flatten().flatten().map(|cell| cell.chars().count()).max().unwrap_or(0);
    columns(("attendu", &(game.draw)(expected, width)), ("obtenu", &(game.draw)(&obtained, width)))
}

/// Two texts side by side, with a line of marks below each line that differs.
#[must_use]
pub fn columns(left: (&str, &str), right: (&str, &str)) -> Vec<String> {
    let (left_lines, right_lines): (Vec<_>, Vec<_>) = (left.1.lines().collect(), right.1.lines().collect());
    let width = left_lines.iter().chain([&left.0]).map(|line| line.width()).max().unwrap_or(0) + 4;
    let pad = |text: &str| format!("{text}{}", " ".repeat(width.saturating_sub(text.width())));
    let mut out = vec![format!("{}{}", pad(left.0), right.0)];
    for index in 0..left_lines.len().max(right_lines.len()) {
        let line = |lines: &[&str]| lines.get(index).copied().unwrap_or_default().to_owned();
        let (a, b) = (line(&left_lines), line(&right_lines));
        out.push(format!("{}{b}", pad(&a)).trim_end().to_owned());
        if a != b {
            let marks = |one: &str, other: &str| -> String {
                let other: Vec<_> = other.chars().collect();
                let longest = one.chars().count().max(other.len());
                let one: Vec<_> = one.chars().collect();
                (0..longest).map(|i| if one.get(i) == other.get(i) { ' ' } else { '^' }).collect()
            };
            out.push(format!("{}{}", pad(&marks(&a, &b)), marks(&b, &a)).trim_end().to_owned());
        }
    }
    out
}
