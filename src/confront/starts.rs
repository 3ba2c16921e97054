//! Where games begin: half of them at the start, the others on a board drawn so that rare things happen soon.

use arbitre_rules::{Game, GameId, Random, Setup, Variants};

/// A position to begin with, everything said.
pub(super) fn start(game: &Game, anywhere: bool, random: &mut Random) -> Setup {
    if anywhere && random.below(2) == 0 {
        for _ in 0..20 {
            let Some((text, variants)) = drawn(game.id, random) else { break };
            let said = (game.read_text)(&text).map(|mut said| {
                said.variants.0.extend(variants.0);
                said
            });
            let whole = said.ok().and_then(|said| (game.complete)(&said).ok());
            if let Some(setup) = whole.filter(|setup| has_a_meaning(game.id, setup)) {
                return setup;
            }
        }
    }
    let variants = if random.below(2) == 0 { usual_variants(game.id, random) } else { Variants::default() };
    (game.complete)(&Setup::of(variants)).or_else(|_| (game.complete)(&Setup::default())).unwrap_or_default()
}

/// Whether the rules say anything of a position: no article speaks of an Alquerque without any man.
pub(super) fn has_a_meaning(game: GameId, setup: &Setup) -> bool {
    game != GameId::Alquerque || setup.board.iter().flatten().flatten().any(|cell| ["b", "n"].contains(&cell.as_str()))
}

fn pairs(pairs: &[(&str, String)]) -> Variants {
    Variants(pairs.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect())
}

fn usual_variants(game: GameId, random: &mut Random) -> Variants {
    match game {
        GameId::Quoridor => {
            let stage = if random.below(2) == 0 { 4 } else { 1 + random.below(4) };
            let size = [3, 5, 5, 7, 9][random.below(5)];
            pairs(&[
                ("etape", stage.to_string()),
                ("taille", size.to_string()),
                ("barrieres", random.below(6).to_string()),
            ])
        }
        GameId::Aruba => {
            let size = ("taille", (3 + random.below(5)).to_string());
            let drawing = ("disposition", "figure".into());
            if random.below(4) == 0 { pairs(&[size, drawing]) } else { pairs(&[size]) }
        }
        GameId::Awale if random.below(4) == 0 => pairs(&[("grand-chelem", "sans-prise".into())]),
        _ => Variants::default(),
    }
}

/// A text form that is probably a position, and variants to go with it. A game of which nothing is said here begins at its start.
fn drawn(game: GameId, random: &mut Random) -> Option<(String, Variants)> {
    Some(match game {
        GameId::Qawale => (qawale(random), Variants::default()),
        GameId::Quoridor => quoridor(random),
        GameId::Awale => (awale(random), usual_variants(game, random)),
        GameId::Alquerque => (grid(5, ["b", "n"], random), Variants::default()),
        GameId::Aruba => {
            let board = grid(3 + random.below(5), ["b", "r"], random);
            let left = ["lache=b", "lache=r"][random.below(2)];
            (seldom(board, left, random), Variants::default())
        }
        _ => return None,
    })
}

/// The text, with something more at its end once in a while.
fn seldom(text: String, more: &str, random: &mut Random) -> String {
    if random.below(12) == 0 { format!("{text} {more}") } else { text }
}

fn qawale(random: &mut Random) -> String {
    let mut cells = vec![String::new(); 16];
    let placed = [random.below(9), random.below(9)];
    let mut stones: Vec<char> = Vec::new();
    stones.extend(std::iter::repeat_n('3', random.below(9)));
    stones.extend(std::iter::repeat_n('1', placed[0]));
    stones.extend(std::iter::repeat_n('2', placed[1]));
    while !stones.is_empty() {
        let stone = stones.swap_remove(random.below(stones.len()));
        cells[random.below(16)].push(stone);
    }
    let cells: Vec<_> = cells.into_iter().map(|cell| if cell.is_empty() { "-".into() } else { cell }).collect();
    let rows: Vec<_> = cells.chunks(4).map(|row| row.join(",")).collect();
    let text = format!("{} {} {} {}", rows.join("/"), 1 + random.below(2), 8 - placed[0], 8 - placed[1]);
    seldom(text, "couleurs=2,1", random)
}

fn awale(random: &mut Random) -> String {
    let turn = ["S", "N"][random.below(2)];
    if random.below(4) == 0 {
        return last_seeds(turn, random);
    }
    let plenty = random.below(3);
    let mut hole = || match (plenty, random.below(8)) {
        (0, 0..5) | (_, 0..2) => 0,
        (2, 7) => 10 + random.below(28),
        _ => random.below(5),
    };
    let camps: Vec<_> = (0..2).map(|_| (0..6).map(|_| hole().to_string()).collect::<Vec<_>>().join(",")).collect();
    format!("{} {}-{} {turn}", camps.join("/"), random.below(24), random.below(24))
}

/// So few seeds that the players may agree to stop, or one too many; sometimes an offer waits already.
fn last_seeds(turn: &str, random: &mut Random) -> String {
    let mut holes = [0_usize; 12];
    let seeds = 2 + random.below(3);
    (0..seeds).for_each(|_| holes[random.below(12)] += 1);
    let camps: Vec<_> =
        holes.chunks(6).map(|camp| camp.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")).collect();
    let south = random.below(49 - seeds);
    let offer = if random.below(3) == 0 { format!(" propose={turn}") } else { String::new() };
    format!("{} {south}-{} {turn}{offer}", camps.join("/"), 48 - seeds - south)
}

/// Boards from nearly empty, where games end, to full, where nobody can move.
fn grid(size: usize, men: [&str; 2], random: &mut Random) -> String {
    let filled = 2 + random.below(19);
    let mut row = || -> String {
        let mut cell = || if random.below(20) < filled { men[random.below(2)] } else { "." };
        (0..size).map(|_| cell()).collect()
    };
    let rows: Vec<_> = (0..size).map(|_| row()).collect();
    format!("{} {}", rows.join("/"), men[random.below(2)])
}

fn quoridor(random: &mut Random) -> (String, Variants) {
    let size = [3, 5, 5, 9][random.below(4)];
    let letter = |column: usize| char::from(b'a' + column as u8);
    let (column, row) = (random.below(size), random.below(size));
    // Pawns that face each other are what the jump rules are about.
    let (other_column, other_row) = match random.below(6) {
        0 => (random.below(size), random.below(size)),
        1 => (column.saturating_sub(1), row),
        2 => ((column + 1).min(size - 1), row),
        3 => (column, row.saturating_sub(1)),
        _ => (column, (row + 1).min(size - 1)),
    };
    let count = random.below(size);
    let walls: Vec<_> = (0..count)
        .map(|_| {
            let way = ["h", "v"][random.below(2)];
            format!("{}{}{way}", letter(random.below(size - 1)), 1 + random.below(size - 1))
        })
        .collect();
    let walls = if walls.is_empty() { "-".into() } else { walls.join(",") };
    let text = format!(
        "taille={size} trait={} pions={}{},{}{} stock={},{} barrieres={walls}",
        1 + random.below(2),
        letter(column),
        row + 1,
        letter(other_column),
        other_row + 1,
        random.below(4),
        random.below(4),
    );
    let stage = if random.below(2) == 0 { 4 } else { 1 + random.below(4) };
    (text, pairs(&[("etape", stage.to_string())]))
}
