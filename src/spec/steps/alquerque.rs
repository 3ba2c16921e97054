//! Alquerque's own words: men on points, steps, jumps, captures.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use arbitre_rules::{Game, Player, Setup, SetupError};
use cucumber::{given, then, when};
use gherkin::Step;

use super::{Phrase, Theme};
use crate::spec::failure::Failure;
use crate::spec::parameters::{
    CaptureWord, CapturesWord, CellWord, CellsWord, LimitWord, NumberWord, SideWord, ToSideWord, heads, is_between,
};
use crate::spec::world::{Done, World, impossible};

pub(super) const SETUP: Theme = Theme {
    title: "Alquerque : la mise en place",
    phrases: &[
        Phrase::noted(
            "{camp} ont un pion en {point}",
            "avant la première action, les place, sur un plateau vide si aucun n'est donné ; ensuite, ou après « Alors », les vérifie",
        ),
        Phrase::new("{camp} ont des pions en {points}"),
    ],
};

pub(super) const PLAY: Theme = Theme {
    title: "Alquerque : jouer",
    phrases: &[
        Phrase::noted("{camp} jouent a1xc3xc5", "le tour entier, tout ou rien ; un pas s'écrit c2-c3"),
        Phrase::noted(
            "{camp} sautent de {point} en {points}",
            "un saut ou plusieurs, un par un ; le premier refus arrête",
        )
        .like("les Blancs sautent de a1 en c3 puis c5"),
        Phrase::noted("{camp} vont de {point} en {point}", "un pas").like("les Blancs vont de c2 en c3"),
        Phrase::noted("{camp} avancent de {point} en {point}", "un pas, en avant ou de côté")
            .like("les Blancs avancent de c2 en c3"),
        Phrase::noted(
            "{camp} cliquent sur {point} puis sur {point}",
            "un pion, puis le point où il va : un pas ou un saut",
        )
        .like("les Blancs cliquent sur c2 puis sur c3"),
        Phrase::noted(
            "{camp} sautent de {point} en {point} par-dessus {point}",
            "un saut, et par-dessus quel pion adverse",
        )
        .like("les Blancs sautent de a1 en c3 par-dessus b2"),
    ],
};

pub(super) const CHECKS: Theme = Theme {
    title: "Alquerque : vérifier",
    phrases: &[
        Phrase::new("le point {point} est vide"),
        Phrase::new("les points {points} sont vides"),
        Phrase::new("un pion blanc est en {point}"),
        Phrase::new("un pion noir est en {point}").like("un pion noir est en a3"),
        Phrase::new("il reste {nombre} pions {au_camp}"),
        Phrase::new("{camp} n'ont plus de pion"),
        Phrase::noted("{camp} ont pris {nombre} pions", "depuis la mise en place"),
        Phrase::new("{camp} n'ont rien pris"),
        Phrase::new("{camp} doivent prendre"),
        Phrase::new("{camp} n'ont rien à prendre"),
        Phrase::noted("les prises possibles sont {prises}", "toutes et elles seules"),
        Phrase::new("la seule prise possible est a1xc3xc5"),
        Phrase::new("aucune prise n'est possible"),
        Phrase::noted("le pion de {point} peut aller en {points}", "par un pas ou un saut, là et nulle part ailleurs")
            .like("le pion de a1 peut aller en a2, b1 et b2"),
        Phrase::new("le pion de {point} ne peut aller nulle part").like("le pion de a1 ne peut aller nulle part"),
        Phrase::noted("la rafle continue en {point}", "le pion arrivé là doit encore prendre"),
        Phrase::noted("la rafle est finie", "après une action : aucune n'est en cours"),
        Phrase::new("le point {point} n'est pas vide"),
        Phrase::new("il reste {limite} pions {au_camp}"),
        Phrase::new("{camp} n'ont pas de pion en {points}"),
        Phrase::new("{camp} ont autant de pions que {camp}").like("les Blancs ont autant de pions que les Noirs"),
        Phrase::noted("{camp} ont pris {limite} pions", "depuis la mise en place"),
    ],
};

const CHAIN: &str = "rafle";
const EMPTY: &str = ".";
const SIDE: usize = 5;

fn men(number: u64) -> String {
    arbitre_rules::count(number as usize, "pion", "pions")
}

/// The row and column of a point on the board of `position`.
fn place(game: &Game, position: &Setup, point: &str) -> Result<(usize, usize), Failure> {
    let name = point.to_lowercase();
    let rows = position.board.iter().flatten().enumerate();
    rows.flat_map(|(row, cells)| (0..cells.len()).map(move |column| (row, column)))
        .find(|&(row, column)| (game.cell_name)(position, row, column) == name)
        .ok_or_else(|| Failure::misused(format!("le point {point} est hors du plateau")))
}

/// What stands on a point of the board.
fn on(world: &mut World, point: &str) -> Result<String, Failure> {
    let position = world.position()?;
    let (row, column) = place(world.game(), &position, point)?;
    Ok(position.board.map(|rows| rows[row][column].clone()).unwrap_or_default())
}

/// What stands on a point, in words.
fn described(game: &Game, cell: &str) -> String {
    let owner = game.players.iter().find(|player| player.symbol == cell);
    owner.map_or_else(|| "aucun pion".into(), |player| format!("un pion {}", player.dative))
}

fn expect_man(world: &mut World, side: Player, point: &str) -> Done {
    let obtained = on(world, point)?;
    let game = world.game();
    if obtained == game.players[side.index()].symbol {
        return Ok(());
    }
    Err(Failure::wrong(format!("en {point} il y a {}", described(game, &obtained))))
}

fn count(game: &Game, position: &Setup, side: Player) -> u64 {
    let symbol = game.players[side.index()].symbol;
    position.board.iter().flatten().flatten().filter(|cell| *cell == symbol).count() as u64
}

fn expect_count(world: &mut World, side: Player, number: u64) -> Done {
    let position = world.position()?;
    let found = count(world.game(), &position, side);
    if found == number {
        return Ok(());
    }
    let dative = world.game().players[side.index()].dative;
    Err(Failure::wrong(format!("il reste {} {dative}, et non {number}", men(found))))
}

fn expect_captured(world: &mut World, by: Player, number: u64) -> Done {
    let (before, now) = (world.opening()?, world.position()?);
    let victim = by.opponent();
    let left = count(world.game(), &before, victim).saturating_sub(count(world.game(), &now, victim));
    if left == number {
        return Ok(());
    }
    let subject = world.game().players[by.index()].subject;
    Err(Failure::wrong(format!("{subject} ont pris {}, et non {number}", men(left))))
}

/// Lists longer than this are of no use in a scenario.
const MOST_TURNS: usize = 10_000;

/// The legal captures, in order, and how many turns there are in all.
fn captures(world: &mut World) -> Result<(Vec<String>, usize), Failure> {
    let turns = world.legal_turns(MOST_TURNS)?;
    let all = turns.len();
    Ok((turns.into_iter().filter(|turn| turn.contains('x')).collect(), all))
}

fn expect_captures(world: &mut World, expected: &[String]) -> Done {
    let obtained: BTreeSet<_> = captures(world)?.0.into_iter().collect();
    let expected: BTreeSet<_> = expected.iter().cloned().collect();
    if obtained == expected {
        return Ok(());
    }
    let shown = if obtained.is_empty() {
        "aucune prise n'est possible".into()
    } else {
        format!("les prises possibles sont : {}", obtained.into_iter().collect::<Vec<_>>().join("  "))
    };
    Err(Failure::wrong(shown))
}

/// Where the man on `point` can go first in a legal turn.
fn landings(world: &mut World, point: &str) -> Result<BTreeSet<String>, Failure> {
    let man = on(world, point)?;
    let Some(owner) = Player::BOTH.into_iter().find(|side| world.game().players[side.index()].symbol == man) else {
        return Err(Failure::wrong(format!("il n'y a pas de pion en {point}")));
    };
    world.has_the_turn(owner)?;
    let point = point.to_lowercase();
    let turns = world.legal_turns(MOST_TURNS)?;
    let first_two = turns.iter().filter_map(|turn| {
        let mut points = turn.split(['-', 'x']);
        Some((points.next()?, points.next()?))
    });
    Ok(first_two.filter(|(from, _)| *from == point).map(|(_, to)| to.to_owned()).collect())
}

fn expect_landings(world: &mut World, point: &str, expected: &[String]) -> Done {
    let obtained = landings(world, point)?;
    let expected: BTreeSet<_> = expected.iter().map(|point| point.to_lowercase()).collect();
    if obtained == expected {
        return Ok(());
    }
    let shown = if obtained.is_empty() {
        format!("le pion de {point} ne peut aller nulle part")
    } else {
        format!("le pion de {point} peut aller en {}", obtained.into_iter().collect::<Vec<_>>().join(", "))
    };
    Err(Failure::wrong(shown))
}

#[given(expr = "{camp} ont un pion en {cases}")]
#[then(expr = "{camp} ont un pion en {cases}")]
fn has_a_man(world: &mut World, step: &Step, side: SideWord, points: CellsWord) {
    world.run(|world| men_on(world, step, side.0, points.at_each()?.set()?));
}

#[given(expr = "{camp} ont des pions en {cases}")]
#[then(expr = "{camp} ont des pions en {cases}")]
fn has_men(world: &mut World, step: &Step, side: SideWord, points: CellsWord) {
    world.run(|world| men_on(world, step, side.0, points.set()?));
}

fn men_on(world: &mut World, step: &Step, side: Player, points: &[String]) -> Done {
    if world.claims(step) {
        return points.iter().try_for_each(|point| expect_man(world, side, point));
    }
    let game = world.game();
    let setup = world.adding()?;
    setup.board.get_or_insert_with(|| vec![vec![EMPTY.to_owned(); SIDE]; SIDE]);
    for point in points {
        let Ok((row, column)) = place(game, setup, point) else {
            return Err(impossible(SetupError(format!("le point {point} est hors du plateau"))));
        };
        let Some(rows) = &mut setup.board else { continue };
        if rows[row][column] != EMPTY {
            return Err(impossible(SetupError(format!("il y a déjà un pion en {point}"))));
        }
        rows[row][column] = game.players[side.index()].symbol.to_owned();
    }
    Ok(())
}

#[when(expr = "{camp} sautent de {case} en {cases}")]
fn jump(world: &mut World, side: SideWord, from: CellWord, landings: CellsWord) {
    world.run(|world| {
        let path: Vec<_> = [&from.0].into_iter().chain(landings.path()?).collect();
        world.gestures(side.0, path.windows(2).map(|jump| format!("{}x{}", jump[0], jump[1])))
    });
}

#[when(expr = "{camp} vont de {case} en {case}")]
fn step_to(world: &mut World, side: SideWord, from: CellWord, to: CellWord) {
    world.run(|world| world.gestures(side.0, [format!("{}-{}", from.0, to.0)]));
}

#[when(expr = "{camp} avancent de {case} en {case}")]
fn advance(world: &mut World, side: SideWord, from: CellWord, to: CellWord) {
    world.run(|world| {
        world.gestures(side.0, [format!("{}-{}", from.0, to.0)])?;
        if world.was_accepted() && heads(side.0, &from.0, &to.0) == Some(Ordering::Less) {
            return Err(Failure::wrong(format!("aller de {} en {}, c'est reculer : écrivez « vont »", from.0, to.0)));
        }
        Ok(())
    });
}

#[when(expr = "{camp} cliquent sur {case} puis sur {case}")]
#[when(expr = "{camp} cliquent sur {case} puis {case}")]
fn click(world: &mut World, side: SideWord, from: CellWord, to: CellWord) {
    world.run(|world| world.gestures(side.0, [format!("{} {}", from.0, to.0)]));
}

#[then(expr = "le point {case} est vide")]
fn empty_point(world: &mut World, point: CellWord) {
    world.run(|world| empty(world, &point.0));
}

#[then(expr = "les points {cases} sont vides")]
fn empty_points(world: &mut World, points: CellsWord) {
    world.run(|world| points.set()?.iter().try_for_each(|point| empty(world, point)));
}

fn empty(world: &mut World, point: &str) -> Done {
    let obtained = on(world, point)?;
    if obtained == EMPTY {
        return Ok(());
    }
    Err(Failure::wrong(format!("en {point} il y a {}", described(world.game(), &obtained))))
}

#[then(expr = "un pion blanc est en {case}")]
#[then(expr = "il y a un pion blanc en {case}")]
fn white_man(world: &mut World, point: CellWord) {
    world.run(|world| expect_man(world, Player::First, &point.0));
}

#[then(expr = "un pion noir est en {case}")]
#[then(expr = "il y a un pion noir en {case}")]
fn black_man(world: &mut World, point: CellWord) {
    world.run(|world| expect_man(world, Player::Second, &point.0));
}

#[then(expr = "il reste {nombre} pion(s) {au_camp}")]
fn men_left(world: &mut World, number: NumberWord, side: ToSideWord) {
    world.run(|world| expect_count(world, side.0, number.0));
}

#[then(expr = "{camp} n'ont plus de pion")]
fn no_man_left(world: &mut World, side: SideWord) {
    world.run(|world| expect_count(world, side.0, 0));
}

#[then(expr = "{camp} ont pris {nombre} pion(s)")]
fn captured(world: &mut World, side: SideWord, number: NumberWord) {
    world.run(|world| expect_captured(world, side.0, number.0));
}

#[then(expr = "{camp} n'ont rien pris")]
fn captured_nothing(world: &mut World, side: SideWord) {
    world.run(|world| expect_captured(world, side.0, 0));
}

#[then(expr = "{camp} doivent prendre")]
fn must_capture(world: &mut World, side: SideWord) {
    world.run(|world| {
        world.expect_turn(side.0)?;
        let (captures, all) = captures(world)?;
        if captures.is_empty() {
            Err(Failure::wrong("aucune prise n'est possible"))
        } else if captures.len() < all {
            Err(Failure::wrong("un coup sans prise est possible"))
        } else {
            Ok(())
        }
    });
}

#[then(expr = "{camp} n'ont rien à prendre")]
fn need_not_capture(world: &mut World, side: SideWord) {
    world.run(|world| {
        world.expect_turn(side.0)?;
        expect_captures(world, &[])
    });
}

#[then(expr = "les prises possibles sont {prises}")]
#[then(expr = "les seules prises possibles sont {prises}")]
fn possible_captures(world: &mut World, expected: CapturesWord) {
    world.run(|world| expect_captures(world, expected.set()?));
}

#[then(expr = "la seule prise possible est {prise}")]
fn only_capture(world: &mut World, expected: CaptureWord) {
    world.run(|world| expect_captures(world, &[expected.0]));
}

#[then(expr = "aucune prise n'est possible")]
fn no_capture(world: &mut World) {
    world.run(|world| expect_captures(world, &[]));
}

#[then(expr = "le pion de {case} peut aller en {cases}")]
#[then(expr = "le pion de {case} ne peut aller qu'en {cases}")]
fn can_go(world: &mut World, point: CellWord, expected: CellsWord) {
    world.run(|world| expect_landings(world, &point.0, expected.choice()?));
}

#[then(expr = "le pion de {case} ne peut aller nulle part")]
#[then(expr = "le pion de {case} ne peut pas bouger")]
fn cannot_go(world: &mut World, point: CellWord) {
    world.run(|world| expect_landings(world, &point.0, &[]));
}

#[then(expr = "la rafle continue en {case}")]
fn chain_goes_on(world: &mut World, point: CellWord) {
    world.run(|world| match world.position()?.fact(CHAIN) {
        Some(at) if at == point.0.to_lowercase() => Ok(()),
        Some(at) => Err(Failure::wrong(format!("la rafle continue en {at}"))),
        None => Err(Failure::wrong("aucune rafle n'est en cours")),
    });
}

#[then(expr = "la rafle est finie")]
fn chain_is_over(world: &mut World) {
    world.run(|world| match world.position()?.fact(CHAIN) {
        None => world.before().map(drop),
        Some(at) => Err(Failure::wrong(format!("la rafle continue en {at}"))),
    });
}

#[when(expr = "{camp} sautent de {case} en {case} par-dessus {case}")]
fn jump_over(world: &mut World, side: SideWord, from: CellWord, to: CellWord, over: CellWord) {
    world.run(|world| {
        if !is_between(&from.0, &over.0, &to.0) {
            return Err(Failure::wrong(format!("{} n'est pas entre {} et {}", over.0, from.0, to.0)));
        }
        expect_man(world, side.0.opponent(), &over.0)?;
        world.gestures(side.0, [format!("{}x{}", from.0, to.0)])
    });
}

#[then(expr = "le point {case} n'est pas vide")]
fn point_in_use(world: &mut World, point: CellWord) {
    world.run(|world| match on(world, &point.0)?.as_str() {
        EMPTY => Err(Failure::wrong(format!("le point {} est vide", point.0))),
        _ => Ok(()),
    });
}

#[then(expr = "{camp} n'ont pas de pion en {cases}")]
fn no_man_there(world: &mut World, side: SideWord, points: CellsWord) {
    world.run(|world| {
        let symbol = world.game().players[side.0.index()].symbol;
        for point in points.choice()? {
            if on(world, point)? == symbol {
                return Err(Failure::wrong(format!("en {point} il y a {}", described(world.game(), symbol))));
            }
        }
        Ok(())
    });
}

#[then(expr = "il reste {limite} pion(s) {au_camp}")]
fn men_limit(world: &mut World, limit: LimitWord, side: ToSideWord) {
    world.run(|world| {
        let position = world.position()?;
        let found = count(world.game(), &position, side.0);
        limit.holds(found, &format!("il reste {} {}", men(found), world.game().players[side.0.index()].dative))
    });
}

#[then(expr = "{camp} ont pris {limite} pion(s)")]
fn captured_limit(world: &mut World, side: SideWord, limit: LimitWord) {
    world.run(|world| {
        let (before, now) = (world.opening()?, world.position()?);
        let victim = side.0.opponent();
        let taken = count(world.game(), &before, victim).saturating_sub(count(world.game(), &now, victim));
        limit.holds(taken, &format!("{} ont pris {}", world.game().players[side.0.index()].subject, men(taken)))
    });
}

#[then(expr = "{camp} ont autant de pions que {camp}")]
fn as_many(world: &mut World, one: SideWord, other: SideWord) {
    world.run(|world| {
        if one.0 == other.0 {
            return Err(Failure::misused("cette phrase nomme deux fois le même camp"));
        }
        let position = world.position()?;
        let (first, second) = (count(world.game(), &position, one.0), count(world.game(), &position, other.0));
        if first == second {
            return Ok(());
        }
        let players = world.game().players;
        let told = |side: Player, number| format!("{} {}", men(number), players[side.index()].dative);
        Err(Failure::wrong(format!("il reste {}, et {}", told(one.0, first), told(other.0, second))))
    });
}
