//! Which turns to try: legal ones that make something happen, and wrong ones that are nearly right.

use arbitre_rules::{Game, GameId, Player, Random, Setup};

use crate::session::{Opener, Ours, Session, Standing, Verdict};

/// How many turns are looked at before one is chosen.
const CANDIDATES: usize = 6;

/// A legal turn: often any of them, else the one that changes most.
pub(super) fn choose(
    game: &Game,
    ours: &mut dyn Session,
    by: Player,
    legal: &[String],
    random: &mut Random,
) -> Option<String> {
    if legal.is_empty() {
        return None;
    }
    let any = legal[random.below(legal.len())].clone();
    if random.below(2) == 0 {
        return Some(any);
    }
    let before = ours.position().ok()?;
    let candidates = (0..CANDIDATES).map(|_| legal[random.below(legal.len())].clone());
    let best = candidates.max_by_key(|turn| {
        let Ok(mut scratch) = Ours.open(game.id, &before) else { return 0 };
        match scratch.play(by, turn) {
            Ok(Verdict::Accepted) => eventful(&before, scratch.as_mut(), turn),
            _ => 0,
        }
    });
    best.or(Some(any))
}

/// How much a turn makes happen: endings, captures, long chains, walls.
fn eventful(before: &Setup, after: &mut dyn Session, turn: &str) -> usize {
    let ended = after.standing().is_ok_and(|standing| standing != Standing::Ongoing);
    let pieces = |setup: &Setup| -> usize {
        let cells = setup.board.iter().flatten().flatten();
        cells.map(|cell| cell.parse().unwrap_or_else(|_| cell.chars().filter(|c| c.is_alphanumeric()).count())).sum()
    };
    let taken = after.position().map_or(0, |after| pieces(before).saturating_sub(pieces(&after)));
    4 * usize::from(ended) + 3 * taken.min(4) + turn.len().min(12) / 3
}

/// The gestures of a turn, where a turn has several.
pub(super) fn gestures(game: GameId, turn: &str) -> Vec<String> {
    match game {
        GameId::Qawale => match turn.split_once('>') {
            Some((start, steps)) => {
                let steps = steps.split(',').map(|step| format!("depose {step}"));
                std::iter::once(format!("pose {start}")).chain(steps).collect()
            }
            None => Vec::new(),
        },
        GameId::Alquerque if !turn.contains('x') => vec![turn.to_owned()],
        GameId::Alquerque => {
            let points: Vec<_> = turn.split('x').collect();
            points.windows(2).map(|pair| format!("{}x{}", pair[0], pair[1])).collect()
        }
        GameId::Aruba if turn == "pass" => vec![turn.to_owned()],
        GameId::Aruba => {
            let (chain, stop) = turn.strip_suffix(" pass").map_or((turn, false), |chain| (chain, true));
            let cells = cells(chain);
            let jumps = cells.windows(2).map(|pair| pair.concat());
            jumps.chain(stop.then(|| "pass".to_owned())).collect()
        }
        _ => vec![turn.to_owned()],
    }
}

/// What can be said or done beside the turns, and how seldom: once in so many times.
pub(super) const fn words(game: GameId) -> &'static [(&'static str, usize)] {
    match game {
        // Seldom enough that games also end by going round in circles.
        GameId::Awale => &[("accepter", 8), ("refuser", 3), ("proposer", 8)],
        // It ends the game.
        GameId::Aruba => &[("quit", 200)],
        _ => &[],
    }
}

/// A gesture that may well be wrong here: one of some turn, a word, a stone of another colour.
pub(super) fn gesture(game: GameId, turn: &str, random: &mut Random) -> Option<String> {
    let words = words(game);
    if !words.is_empty() && random.below(3) == 0 {
        return Some(words[random.below(words.len())].0.to_owned());
    }
    let turn = if random.below(2) == 0 { turn.to_owned() } else { mutate(game, turn, random) };
    let mut all = gestures(game, &turn);
    if all.is_empty() {
        return None;
    }
    let one = all.swap_remove(random.below(all.len()));
    if one.starts_with("pose ") && random.below(2) == 0 {
        return Some(format!("{one} galet {}", 1 + random.below(3)));
    }
    Some(one)
}

/// `A1C10E5` as its cells.
pub(super) fn cells(chain: &str) -> Vec<String> {
    let mut cells: Vec<String> = Vec::new();
    for c in chain.chars() {
        if c.is_ascii_alphabetic() {
            cells.push(String::new());
        }
        if let Some(cell) = cells.last_mut() {
            cell.push(c);
        }
    }
    cells
}

/// A single jump from where some turn begins: perhaps a capture, but not the longest.
fn jump(game: GameId, turn: &str, random: &mut Random) -> String {
    let mut place = turn.bytes();
    let (Some(column), Some(row)) = (place.next(), place.next()) else { return turn.to_owned() };
    let separator = if game == GameId::Alquerque { "x" } else { "" };
    let mut shifted = |byte: u8| char::from([byte - 2, byte, byte + 2][random.below(3)]);
    let (to_column, to_row) = (shifted(column), shifted(row));
    format!("{}{}{separator}{to_column}{to_row}", char::from(column), char::from(row))
}

/// The same path with a step straight back in it.
fn back(turn: &str, random: &mut Random) -> String {
    let mut cells: Vec<&str> = turn.split([',', '>']).collect();
    if cells.len() < 3 || !turn.contains('>') {
        return turn.to_owned();
    }
    let at = 2 + random.below(cells.len() - 2);
    cells[at] = cells[at - 2];
    format!("{}>{}", cells[0], cells[1..].join(","))
}

/// A turn like this one, a little different: another row or column somewhere, a step less, the same again.
pub(super) fn mutate(game: GameId, turn: &str, random: &mut Random) -> String {
    let mut chars: Vec<char> = turn.chars().collect();
    match random.below(10) {
        0 => {}
        8 => return jump(game, turn, random),
        9 => return back(turn, random),
        1 => {
            // Without its last step.
            let end = chars.iter().rposition(|c| !c.is_ascii_alphanumeric());
            let end = end.or_else(|| chars.iter().rposition(char::is_ascii_alphabetic)).unwrap_or(0);
            if end > 0 {
                chars.truncate(end);
            }
        }
        2 => {
            // A step more: the one before the last again.
            let cut = chars.iter().rposition(|c| !c.is_ascii_alphanumeric()).unwrap_or(0);
            let last: Vec<char> = chars[cut..].to_vec();
            if cut > 0 {
                chars.extend(last);
            }
        }
        _ => {
            let places: Vec<usize> = (0..chars.len()).filter(|&i| chars[i].is_ascii_alphanumeric()).collect();
            for _ in 0..=random.below(2) {
                let Some(&place) = places.get(random.below(places.len().max(1))) else { break };
                let span = if random.below(3) == 0 { 5 } else { 2 };
                let shift = 1 + random.below(span) as u32;
                let c = u32::from(chars[place]);
                let moved = if random.below(2) == 0 { c + shift } else { c - shift };
                if let Some(moved) = char::from_u32(moved).filter(char::is_ascii_alphanumeric) {
                    chars[place] = moved;
                }
            }
        }
    }
    chars.into_iter().collect()
}
