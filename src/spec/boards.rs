//! Two boards compared: what differs, cell by cell, and both drawn side by side with the differences marked.

use arbitre_rules::{Game, Setup};
use unicode_width::UnicodeWidthStr;

use crate::diagnostic::spaced;

/// What differs between what `expected` says and a complete position: in words, then drawn. Nothing if all is so.
#[must_use]
pub fn differences(game: &Game, expected: &Setup, obtained: &Setup) -> Vec<String> {
    let mut words = Vec::new();
    // A table of Quoridor says nothing of the size but by its own, which is a variant.
    for (key, wanted) in &expected.variants.0 {
        if let Some(found) = obtained.variants.get(key).filter(|found| found != wanted) {
            words.push(format!("{key} : attendu {}, obtenu {}", shown(wanted), shown(found)));
        }
    }
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
    let both = [expected, &obtained];
    let drawn = both.map(|setup| (game.draw)(setup, width));
    // What cannot be drawn, such as a wall that sticks out of the board, is told in the text form.
    let [expected, obtained] = if drawn[0] == drawn[1] { both.map(|setup| (game.write_text)(setup)) } else { drawn };
    columns(("attendu", &expected), ("obtenu", &obtained))
}

/// Lines longer than this are not put side by side.
const WIDEST: usize = 46;

/// Two films side by side, picture by picture; of pictures that are the same, only the heading.
#[must_use]
pub fn films(left: (&str, &str), right: (&str, &str)) -> Vec<String> {
    let pictures = |film: &'_ str| -> Vec<String> {
        film.trim_end().split("\n\n").map(|picture| picture.trim_end().to_owned()).collect()
    };
    let (before, after) = (pictures(left.1), pictures(right.1));
    let mut out = Vec::new();
    let mut show = |pair: (Option<&String>, Option<&String>)| {
        let shown = match pair {
            (Some(a), Some(b)) if a == b => {
                let heading = a.lines().next().unwrap_or_default();
                let same = if a.lines().nth(1).is_some() { " (inchangé)" } else { "" };
                vec![format!("{heading}{same}")]
            }
            (a, b) => {
                let text = |picture: Option<&String>| picture.map(String::as_str).unwrap_or_default().to_owned();
                columns((left.0, &text(a)), (right.0, &text(b)))
            }
        };
        if !out.is_empty() {
            out.push(String::new());
        }
        out.extend(shown);
    };
    for op in similar::capture_diff_slices(similar::Algorithm::Myers, &before, &after) {
        let (old, new) = (&before[op.old_range()], &after[op.new_range()]);
        for index in 0..old.len().max(new.len()) {
            show((old.get(index), new.get(index)));
        }
    }
    out
}

/// Two texts side by side, with a line of marks below each line that differs.
#[must_use]
pub fn columns(left: (&str, &str), right: (&str, &str)) -> Vec<String> {
    let pairs = paired(left.1, right.1);
    let narrow = pairs.iter().filter_map(|(line, _)| *line).filter(|line| line.width() <= WIDEST);
    let width = narrow.chain([left.0]).map(UnicodeWidthStr::width).max().unwrap_or(0) + 4;
    let beside =
        |a: &str, b: &str| format!("{a}{}{b}", " ".repeat(width.saturating_sub(a.width()))).trim_end().to_owned();
    let mut out = vec![beside(left.0, right.0)];
    for (a, b) in pairs {
        let (a, b) = (a.unwrap_or_default(), b.unwrap_or_default());
        if a.width() + 4 > width {
            out.extend(if a == b { vec![a.to_owned()] } else { vec![format!("- {a}"), format!("+ {b}")] });
            continue;
        }
        out.push(beside(a, b));
        if a != b {
            let (under_a, under_b) = marks(a, b);
            out.push(beside(&under_a, &under_b));
        }
    }
    out
}

/// The lines of two texts that belong together: one by one if there are as many, or else those that are the same.
fn paired<'t>(left: &'t str, right: &'t str) -> Vec<(Option<&'t str>, Option<&'t str>)> {
    let (left, right): (Vec<_>, Vec<_>) = (left.lines().collect(), right.lines().collect());
    if left.len() == right.len() {
        return left.into_iter().zip(right).map(|(a, b)| (Some(a), Some(b))).collect();
    }
    let mut pairs = Vec::new();
    for op in similar::capture_diff_slices(similar::Algorithm::Myers, &left, &right) {
        let (old, new) = (&left[op.old_range()], &right[op.new_range()]);
        pairs.extend((0..old.len().max(new.len())).map(|index| (old.get(index).copied(), new.get(index).copied())));
    }
    pairs
}

/// Marks to write below two lines that differ: below each cell that is not the same, or below the characters in between.
fn marks(one: &str, other: &str) -> (String, String) {
    let (cells, others): (Vec<_>, Vec<_>) = (one.split('|').collect(), other.split('|').collect());
    if cells.len() > 2 && cells.len() == others.len() {
        let below = |cells: &[&str], others: &[&str]| {
            let mark = |(cell, other): (&&str, &&str)| {
                let width = cell.width();
                // Of two cells as wide, what moved within one is a difference too.
                let same = cell == other || (width != other.width() && cell.trim() == other.trim());
                if same { " ".repeat(width) } else { under(cell) }
            };
            cells.iter().zip(others).map(mark).collect::<Vec<_>>().join(" ").trim_end().to_owned()
        };
        return (below(&cells, &others), below(&others, &cells));
    }
    let (one, other): (Vec<_>, Vec<_>) = (one.chars().collect(), other.chars().collect());
    if one.len() == other.len() {
        let marks: String = one.iter().zip(&other).map(|(a, b)| if a == b { ' ' } else { '^' }).collect();
        return (marks.trim_end().to_owned(), marks.trim_end().to_owned());
    }
    let before = one.iter().zip(&other).take_while(|(a, b)| a == b).count();
    let shorter = one.len().min(other.len());
    let after = one.iter().rev().zip(other.iter().rev()).take_while(|(a, b)| a == b).count().min(shorter - before);
    let below = |line: &[char]| format!("{}{}", " ".repeat(before), "^".repeat(line.len() - before - after));
    (below(&one).trim_end().to_owned(), below(&other).trim_end().to_owned())
}

/// Marks below what a cell holds, or below the whole of an empty one.
fn under(cell: &str) -> String {
    let lead = cell.chars().take_while(|c| c.is_whitespace()).count();
    let held = cell.trim().width();
    if held == 0 {
        let inner = cell.width().saturating_sub(2).max(1);
        return format!(" {}{}", "^".repeat(inner), " ".repeat(cell.width().saturating_sub(inner + 1)));
    }
    format!("{}{}{}", " ".repeat(lead), "^".repeat(held), " ".repeat(cell.width() - lead - held))
}
