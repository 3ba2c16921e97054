//! The mistakes themselves, five for each game.

use arbitre::session::{Session, Standing, Verdict, open};
use arbitre_rules::{GameId, Player, Setup};

use super::Mistake::{Playing, Standing as Stands};
use super::Wrongly::{Becomes, Refused};
use super::{Asked, Wrong, Wrongly};

pub(super) static WRONG: [Wrong; 25] = [
    Wrong {
        article: "QAW-13",
        does: "refuses a half-turn to the left or upwards, not to the right or downwards",
        caught_by: "Le demi-tour est refusé vers la gauche, la droite, le haut et le bas",
        mistake: Playing(|asked| {
            let returns = half_turns(asked);
            let allowed = |(from, to): &(Square, Square)| to.0 > from.0 || to.1 > from.1;
            (asked.is_refused_by("QAW-13") && returns.iter().all(allowed)).then(|| Becomes(sown_freely(asked)))
        }),
    },
    Wrong {
        article: "QAW-15",
        does: "looks along each great diagonal for one player only",
        caught_by: "L'autre joueur gagne aussi sur <ligne>",
        mistake: Stands(|seen| {
            let Standing::Won(winner, article) = seen.right else { return None };
            let other_diagonal = 9 - winner.index();
            (article == "QAW-15" && lines_of(seen.position, *winner) == [other_diagonal]).then_some(Standing::Ongoing)
        }),
    },
    Wrong {
        article: "QAW-17",
        does: "sees the covered stones of player 2",
        caught_by: "Un galet recouvert du joueur 2 ne compte pas non plus",
        mistake: Stands(|seen| {
            let sown = seen.position.fact("semis").is_none();
            let holds = |&(row, column): &(usize, usize)| board(seen.position)[row][column].contains('2');
            let line = LINES.iter().any(|line| line.iter().all(holds));
            (sown && line && *seen.right == Standing::Ongoing).then(|| Standing::Won(Player::Second, "QAW-15".into()))
        }),
    },
    Wrong {
        article: "QAW-20",
        does: "looks for the opponent's stones in rows and columns, not along the diagonals",
        caught_by: "La ligne donnée à l'autre se voit partout : <ligne>",
        mistake: Stands(|seen| {
            let Standing::Won(winner, article) = seen.right else { return None };
            let diagonal = lines_of(seen.position, *winner).iter().all(|&line| line >= 8);
            (article == "QAW-20" && diagonal).then_some(Standing::Ongoing)
        }),
    },
    Wrong {
        article: "QAW-21",
        does: "gives the game to the first line found in reading order",
        caught_by: "Peu importe laquelle des deux lignes se voit la première : <lignes>",
        mistake: Stands(|seen| {
            let first = |player: &Player| lines_of(seen.position, *player).first().copied();
            let winner = Player::BOTH.into_iter().min_by_key(|player| first(player).unwrap_or(usize::MAX))?;
            (seen.right.article() == Some("QAW-21")).then(|| Standing::Won(winner, "QAW-21".into()))
        }),
    },
    Wrong {
        article: "QUO-08",
        does: "stops player 2 at the walls in front of him, not at those behind or beside him",
        caught_by: "Chaque moitié d'une barrière arrête aussi le joueur 2",
        mistake: Playing(|asked| {
            let (from, to) = pawn_move(asked)?;
            let near = (from.0 - to.0).abs() + (from.1 - to.1).abs() == 1;
            (asked.is_by_second() && asked.is_refused_by("QUO-08") && near && to.1 >= from.1)
                .then(|| Becomes(pawn_moved(asked)))
        }),
    },
    Wrong {
        article: "QUO-11",
        does: "lets player 2 jump ahead and to the left only",
        caught_by: "Le joueur 2 saute aussi",
        mistake: Playing(|asked| {
            let (from, to) = pawn_move(asked)?;
            let jump = [(0, 2), (2, 0)].contains(&(to.0 - from.0, to.1 - from.1));
            (asked.is_by_second() && asked.is_accepted() && jump && has_jumps(asked)).then_some(Refused("QUO-07"))
        }),
    },
    Wrong {
        article: "QUO-12",
        does: "lets player 2, before a wall, step aside to one side only",
        caught_by: "Pour le joueur 2 aussi, chaque moitié ferme le saut dans les quatre directions",
        mistake: Playing(|asked| {
            let (from, to) = pawn_move(asked)?;
            let other = square(asked.before.fact("pion.1")?)?;
            let behind = (2 * other.0 - from.0, 2 * other.1 - from.1);
            let aside = (to.0 - from.0).abs() == 1 && (to.1 - from.1).abs() == 1;
            let wall = (1..=size(asked)).contains(&behind.0) && (1..=size(asked)).contains(&behind.1);
            let right = to.0 > other.0 || to.1 > other.1;
            (asked.is_by_second() && asked.is_accepted() && aside && wall && right && has_jumps(asked))
                .then_some(Refused("QUO-07"))
        }),
    },
    Wrong {
        article: "QUO-13",
        does: "looks whether player 2 has arrived only when he makes a plain step",
        caught_by: "Le joueur 2 gagne aussi en sautant ou en bifurquant",
        mistake: Stands(|seen| {
            let (from, to) = pawn_move(seen.last?)?;
            let step = (from.0 - to.0).abs() + (from.1 - to.1).abs() == 1;
            let won = matches!(seen.right, Standing::Won(Player::Second, _));
            (won && !step).then_some(Standing::Ongoing)
        }),
    },
    Wrong {
        article: "QUO-16",
        does: "lets player 2 step aside although he could jump",
        caught_by: "Le joueur 2 ne bifurque pas non plus si la case de derrière est vide",
        mistake: Playing(|asked| {
            (asked.is_by_second() && asked.is_refused_by("QUO-16")).then(|| Becomes(pawn_moved(asked)))
        }),
    },
    Wrong {
        article: "AWA-08",
        does: "lets North harvest past a hole that stops the harvest",
        caught_by: "Nord récolte en reculant, lui aussi, <jusqu'où>",
        mistake: Playing(|asked| {
            let (ring, last) = sown_by_north(asked)?;
            harvested(asked, ring, (0..=last).rev().filter(|_| [2, 3].contains(&ring[last])))
        }),
    },
    Wrong {
        article: "AWA-09",
        does: "lets North harvest before a last hole that yields nothing",
        caught_by: "Nord ne récolte rien non plus quand la dernière graine tombe <où>",
        mistake: Playing(|asked| {
            let (ring, last) = sown_by_north(asked)?;
            let before = (0..last).rev().take_while(|&hole| [2, 3].contains(&ring[hole]));
            harvested(asked, ring, before.filter(|_| ![2, 3].contains(&ring[last])))
        }),
    },
    Wrong {
        article: "AWA-12",
        does: "stops the game of a player who can only harvest everything, if that is South",
        caught_by: "Nord aussi arrête la partie s'il ne peut que tout récolter",
        mistake: Stands(|seen| {
            let south_has_seeds = ring(seen.position)[..6].iter().any(|&seeds| seeds > 0);
            let north = seen.position.turn == Some(Player::Second);
            (seen.right.article() == Some("AWA-12") && north && south_has_seeds).then_some(Standing::Ongoing)
        }),
    },
    Wrong {
        article: "AWA-14",
        does: "lets North answer his own offer",
        caught_by: "Nord ne répond pas non plus à sa propre offre",
        mistake: Playing(|asked| {
            let own = asked.by == Player::Second && asked.before.fact("propose") == Some("N");
            let answer = own && ["accepter", "refuser"].contains(&asked.said.as_str());
            let mut after = asked.before.clone();
            after.facts.remove("propose");
            if asked.said == "accepter" {
                after.set("arret", "accord");
            }
            (answer && asked.is_refused_by("AWA-14")).then_some(Becomes(after))
        }),
    },
    Wrong {
        article: "AWA-16",
        does: "counts the positions in which South is to move, not the others",
        caught_by: "La troisième apparition compte aussi quand Nord a le trait",
        mistake: Stands(|seen| {
            let north = seen.position.turn == Some(Player::Second);
            (north && seen.right.article() == Some("AWA-16")).then_some(Standing::Ongoing)
        }),
    },
    Wrong {
        article: "ALQ-05",
        does: "does not let Black capture diagonally upwards",
        caught_by: "Du centre, les Noirs prennent aussi vers <arrivée>",
        mistake: Playing(|asked| {
            let path = squares(&asked.said);
            let backwards = path.windows(2).any(|jump| jump[1].1 - jump[0].1 == 2 && jump[1].0 != jump[0].0);
            (asked.is_by_second() && asked.is_accepted() && backwards).then_some(Refused("ALQ-05"))
        }),
    },
    Wrong {
        article: "ALQ-06",
        does: "lets Black move a man that captures nothing while another one could capture",
        caught_by: "Un autre pion noir ne bouge pas non plus tant qu'une prise attend",
        mistake: Playing(|asked| {
            if !asked.is_by_second() || !asked.is_refused_by("ALQ-06") {
                return None;
            }
            let path = squares(&asked.said);
            let mut right = open(asked.game, &asked.before).ok()?;
            let captures = writable(asked.game, &asked.before).into_iter().any(|turn| {
                let own = squares(&turn)[0] == path[0] && turn.contains('x');
                own && !matches!(refusal(right.as_mut(), asked.by, &turn).as_deref(), Some("ALQ-04" | "ALQ-05"))
            });
            (!captures).then(|| Becomes(men_moved(asked, &path)))
        }),
    },
    Wrong {
        article: "ALQ-07",
        does: "lets another black man go on with Black's chain",
        caught_by: "Pendant la rafle des Noirs non plus, un autre pion ne prend pas à la place du premier",
        mistake: Playing(|asked| {
            let (path, at) = (squares(&asked.said), square(asked.before.fact("rafle")?)?);
            let other = path.first().is_some_and(|from| *from != at) && asked.said.contains('x');
            (asked.is_by_second() && asked.is_refused_by("ALQ-07") && other).then(|| Becomes(men_moved(asked, &path)))
        }),
    },
    Wrong {
        article: "ALQ-08",
        does: "lets Black choose a chain that captures fewer men",
        caught_by: "Les Noirs comme les Blancs doivent faire la plus grande rafle, à droite comme à gauche",
        mistake: Playing(|asked| {
            (asked.is_by_second() && asked.is_refused_by("ALQ-08"))
                .then(|| Becomes(men_moved(asked, &squares(&asked.said))))
        }),
    },
    Wrong {
        article: "ALQ-12",
        does: "counts the positions in which White is to move, not the others",
        caught_by: "La troisième fois compte aussi quand les Noirs ont le trait",
        mistake: Stands(|seen| {
            let repeated = seen.right.article() == Some("ALQ-12") && seen.quiet_turns == 0;
            (repeated && seen.position.turn == Some(Player::Second)).then_some(Standing::Ongoing)
        }),
    },
    Wrong {
        article: "ARU-06",
        does: "takes the cell after the end of a row, the first of the next one, for its neighbour",
        caught_by: "Du bord, un pas ne mène ni à la rangée voisine ni au bord opposé",
        mistake: Playing(|asked| {
            let [from, to] = squares(&asked.said)[..] else { return None };
            let index = |at: Square| (at.1 - 1) * size(asked) + at.0 - 1;
            let wraps = (index(from) - index(to)).abs() == 1 && from.1 != to.1;
            let free = at(&asked.before, asked.game, to)?.is_empty();
            (asked.is_refused_by("ARU-06") && wraps && free).then(|| Becomes(men_moved(asked, &[from, to])))
        }),
    },
    Wrong {
        article: "ARU-07",
        does: "does not let Red capture to the right",
        caught_by: "Rouge prend lui aussi dans les huit directions",
        mistake: Playing(|asked| {
            let right =
                squares(&asked.said).windows(2).any(|jump| jump[1].0 - jump[0].0 == 2 && jump[1].1 == jump[0].1);
            (asked.is_by_second() && asked.is_accepted() && right).then_some(Refused("ARU-07"))
        }),
    },
    Wrong {
        article: "ARU-08",
        does: "does not look where a capture upwards lands",
        caught_by: "Une case occupée derrière un pion le protège de tous les côtés",
        mistake: Playing(|asked| {
            let [from, to] = squares(&asked.said)[..] else { return None };
            let upwards = to.0 == from.0 && to.1 == from.1 - 2 && to.1 > 0;
            (asked.is_refused_by("ARU-08") && upwards).then(|| Becomes(men_moved(asked, &[from, to])))
        }),
    },
    Wrong {
        article: "ARU-09",
        does: "ends Red's turn after his first capture",
        caught_by: "Saut par saut, Rouge garde le trait lui aussi",
        mistake: Playing(|asked| {
            let mut after = asked.after.clone();
            let open = after.facts.remove("rafle").is_some() && asked.before.fact("rafle").is_none();
            after.turn = Some(Player::First);
            (asked.is_by_second() && asked.is_accepted() && open).then_some(Becomes(after))
        }),
    },
    Wrong {
        article: "ARU-10",
        does: "lets a pawn jump over one of its own along a rising diagonal",
        caught_by: "On ne saute pas par-dessus l'un des siens",
        mistake: Playing(|asked| {
            let [from, to] = squares(&asked.said)[..] else { return None };
            let rising = [(2, -2), (-2, 2)].contains(&(to.0 - from.0, to.1 - from.1));
            let free = at(&asked.before, asked.game, to)?.is_empty();
            let own = at(&asked.before, asked.game, from)?;
            (asked.is_refused_by("ARU-10") && rising && free).then(|| {
                let mut after = men_moved(asked, &[from, to]);
                put(&mut after, asked.game, between(from, to), own);
                Becomes(after)
            })
        }),
    },
];

/// Column and row as one writes them, both counted from 1.
type Square = (i32, i32);

/// The square that a text begins with.
fn square(text: &str) -> Option<Square> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic)?;
    let digits = text[1..].split(|sign: char| !sign.is_ascii_digit()).next()?;
    Some((letter.to_ascii_lowercase() as i32 - 'a' as i32 + 1, digits.parse().ok()?))
}

/// The squares that a text names, in order: `a1xc3`, `A1C3 pass`, `D4>D3,C3`.
fn squares(text: &str) -> Vec<Square> {
    text.char_indices().filter_map(|(at, _)| square(&text[at..])).collect()
}

fn board(setup: &Setup) -> &[Vec<String>] {
    setup.board.as_deref().expect("a board")
}

/// The cells of the board on a side.
fn size(asked: &Asked) -> i32 {
    let told = asked.before.variants.get("taille").and_then(|size| size.parse().ok());
    told.unwrap_or_else(|| board(&asked.before).len() as i32)
}

/// Rows are counted from the bottom in Alquerque, from the top in Aruba.
fn place(setup: &Setup, game: GameId, (column, row): Square) -> Option<(usize, usize)> {
    let rows = board(setup).len() as i32;
    let row = if game == GameId::Alquerque { rows - row } else { row - 1 };
    ((0..rows).contains(&row) && (1..=rows).contains(&column)).then_some((row as usize, column as usize - 1))
}

fn at(setup: &Setup, game: GameId, square: Square) -> Option<&str> {
    let (row, column) = place(setup, game, square)?;
    Some(&board(setup)[row][column])
}

fn put(setup: &mut Setup, game: GameId, square: Square, man: &str) {
    let (row, column) = place(setup, game, square).expect("on the board");
    setup.board.as_mut().expect("a board")[row][column] = man.to_owned();
}

/// Something that can be written as a turn of one man, legal or not; where turns are of another kind, nothing.
pub(super) fn writable(game: GameId, position: &Setup) -> Vec<String> {
    let own = ["b", if game == GameId::Aruba { "r" } else { "n" }][position.turn.unwrap_or(Player::First).index()];
    let name = |(column, row): Square| format!("{}{row}", char::from(b'a' + column as u8 - 1));
    let all = |size: i32| (1..=size).flat_map(move |column| (1..=size).map(move |row| (column, row)));
    match game {
        GameId::Quoridor => all(9).map(name).collect(),
        GameId::Alquerque | GameId::Aruba => {
            let rows = board(position).len() as i32;
            let men = all(rows).filter(|&from| at(position, game, from) == Some(own));
            let signs: &[&str] = if game == GameId::Aruba { &[""] } else { &["-", "x"] };
            men.flat_map(|from| all(rows).map(move |to| (from, to)))
                .flat_map(|(from, to)| signs.iter().map(move |sign| name(from) + sign + &name(to)))
                .map(|turn| if game == GameId::Aruba { turn.to_uppercase() } else { turn })
                .collect()
        }
        _ => Vec::new(),
    }
}

/// The position after a man has gone along `path`, whatever stands there; those he jumps over are captured.
fn men_moved(asked: &Asked, path: &[Square]) -> Setup {
    let (mut after, game) = (asked.before.clone(), asked.game);
    let empty = if game == GameId::Aruba { "" } else { "." };
    for step in path.windows(2) {
        let man = at(&after, game, step[0]).expect("a man").to_owned();
        put(&mut after, game, step[0], empty);
        if (step[0].0 - step[1].0).abs().max((step[0].1 - step[1].1).abs()) == 2 {
            put(&mut after, game, between(step[0], step[1]), empty);
        }
        put(&mut after, game, step[1], &man);
    }
    after.facts.remove("rafle");
    after.turn = Some(asked.by.opponent());
    after
}

const fn between(one: Square, other: Square) -> Square {
    (i32::midpoint(one.0, other.0), i32::midpoint(one.1, other.1))
}

// Qawale.

/// Rows, columns and great diagonals, in reading order.
const LINES: [[(usize, usize); 4]; 10] = {
    let mut lines = [[(0, 0); 4]; 10];
    let mut i = 0;
    while i < 4 {
        let mut j = 0;
        while j < 4 {
            lines[i][j] = (i, j);
            lines[4 + i][j] = (j, i);
            j += 1;
        }
        lines[8][i] = (i, i);
        lines[9][i] = (i, 3 - i);
        i += 1;
    }
    lines
};

/// The lines on which one sees four stones of the player, by their place in [`LINES`].
fn lines_of(position: &Setup, player: Player) -> Vec<usize> {
    let colour = position.fact(["couleur.1", "couleur.2"][player.index()]).expect("a colour");
    let shows = |&(row, column): &(usize, usize)| board(position)[row][column].ends_with(colour);
    (0..LINES.len()).filter(|&line| LINES[line].iter().all(shows)).collect()
}

/// The steps that go straight back, as where they come from and where they go.
fn half_turns(asked: &Asked) -> Vec<(Square, Square)> {
    let sowing = asked.before.fact("semis").map(|hand| squares(hand.split('@').next_back().unwrap_or_default()));
    let begun = sowing.is_some() && asked.said.contains('>');
    let mut way = sowing.unwrap_or_default();
    way.reverse();
    way.extend(squares(&asked.said).into_iter().skip(usize::from(begun)));
    way.windows(3).filter(|steps| steps[0] == steps[2]).map(|steps| (steps[1], steps[2])).collect()
}

/// The position after a sowing that may go back: at each step the rules forget where one comes from.
fn sown_freely(asked: &Asked) -> Setup {
    let mut rules = open(asked.game, &asked.before).expect("a position");
    let mut gestures = vec![asked.said.clone()];
    if let Some((start, steps)) = asked.said.split_once('>') {
        let placing = asked.before.fact("semis").is_none().then(|| format!("pose {start}"));
        gestures = placing.into_iter().chain(steps.split(',').map(|step| format!("depose {step}"))).collect();
    }
    for gesture in gestures {
        let mut position = rules.position().expect("a position");
        if let Some((hand, _)) = position.fact("semis").and_then(|hand| hand.split_once('<')) {
            let hand = hand.to_owned();
            position.set("semis", hand);
        }
        rules.load(&position).expect("a position");
        rules.gesture(asked.by, &gesture).expect("a gesture");
    }
    rules.position().expect("a position")
}

// Quoridor.

/// From where to where the player would move his pawn, if that is what he tried.
fn pawn_move(asked: &Asked) -> Option<(Square, Square)> {
    let pawn = asked.before.fact(["pion.1", "pion.2"][asked.by.index()])?;
    let wall = asked.said.ends_with(['h', 'v', 'H', 'V']);
    square(pawn).zip(square(&asked.said).filter(|_| !wall))
}

fn pawn_moved(asked: &Asked) -> Setup {
    let mut after = asked.before.clone();
    after.set(["pion.1", "pion.2"][asked.by.index()], asked.said.to_lowercase());
    after.turn = Some(asked.by.opponent());
    after
}

/// Whether pawns jump: the last two stages.
fn has_jumps(asked: &Asked) -> bool {
    matches!(asked.before.variants.get("etape"), None | Some("3" | "4"))
}

// Awalé.

/// The holes A…F, then a…f.
fn ring(position: &Setup) -> [u32; 12] {
    let rows = board(position);
    let mut seeds = rows[1].iter().chain(rows[0].iter().rev()).map(|seeds| seeds.parse().expect("a number"));
    std::array::from_fn(|_| seeds.next().expect("twelve holes"))
}

/// What North has sown, and the hole of the last seed, if it is one of South's.
fn sown_by_north(asked: &Asked) -> Option<([u32; 12], usize)> {
    let start = 6 + "abcdef".find(asked.said.as_str()).filter(|_| asked.said.len() == 1)?;
    let mut ring = ring(&asked.before);
    let mut last = start;
    for _ in 0..std::mem::take(&mut ring[start]) {
        last = (last + 1) % 12;
        if last == start {
            last = (last + 1) % 12;
        }
        ring[last] += 1;
    }
    (asked.is_by_second() && asked.is_accepted() && last < 6).then_some((ring, last))
}

/// What becomes of a sowing of which North takes these holes, those that hold 2 or 3 seeds.
fn harvested(asked: &Asked, mut ring: [u32; 12], holes: impl Iterator<Item = usize>) -> Option<Wrongly> {
    let mut harvest = 0;
    for hole in holes {
        if [2, 3].contains(&ring[hole]) {
            harvest += std::mem::take(&mut ring[hole]);
        }
    }
    if harvest == 0 || ring[..6].iter().all(|&seeds| seeds == 0) {
        return None;
    }
    let mut after = asked.after.clone();
    let row = |holes: &[u32]| holes.iter().map(u32::to_string).collect::<Vec<_>>();
    let (south, mut north) = (row(&ring[..6]), row(&ring[6..]));
    north.reverse();
    after.board = Some(vec![north, south]);
    let before: u32 = asked.before.fact("recolte.N")?.parse().ok()?;
    after.set("recolte.N", (before + harvest).to_string());
    Some(Becomes(after))
}

// Alquerque.

/// The article that refuses a turn.
fn refusal(rules: &mut dyn Session, by: Player, turn: &str) -> Option<String> {
    match rules.would(by, turn) {
        Ok(Verdict::Refused(refusal)) => Some(refusal.article),
        _ => None,
    }
}
