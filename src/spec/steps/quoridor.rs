//! Quoridor's own words: pawns, walls, stocks.

use std::cmp::Ordering;

use arbitre_rules::{Player, count};
use cucumber::{given, then, when};
use gherkin::Step;

use super::{Phrase, Theme};
use crate::session::Verdict;
use crate::spec::failure::Failure;
use crate::spec::parameters::{
    ArticleWord, CellWord, CellsWord, DirectionWord, LimitWord, NumberWord, OfPlayerWord, PlayerWord, ToPlayerWord,
    WallWord, WallsWord, apart, heads,
};
use crate::spec::world::{Done, World};

pub(super) const SETUP: Theme = Theme {
    title: "Quoridor : la mise en place",
    phrases: &[
        Phrase::noted(
            "le pion {du_joueur} est en {case}",
            "avant la première action, l'y met ; ensuite, ou après « Alors », vérifie qu'il y est",
        )
        .like("le pion du joueur 1 est en e1"),
        Phrase::new("le pion {du_joueur} est en {case} et celui {du_joueur} en {case}")
            .like("le pion du joueur 1 est en e4 et celui du joueur 2 en e5"),
        Phrase::noted(
            "une barrière {sens} est posée en {case}",
            "s'ajoute aux autres sans être prise à personne ; ensuite, ou après « Alors », vérifie qu'elle y est",
        )
        .like("une barrière horizontale est posée en e3"),
        Phrase::new("des barrières {sens}s sont posées en {cases}")
            .like("des barrières horizontales sont posées en a3, c3 et e3"),
        Phrase::noted("les barrières {barrieres} sont posées", "h pour horizontale, v pour verticale"),
        Phrase::noted(
            "il reste {nombre} barrières {au_joueur}",
            "avant la première action, les donne ; ensuite, ou après « Alors », les compte",
        ),
        Phrase::new("{joueur} a {nombre} barrières en réserve"),
        Phrase::new("{joueur} n'a plus de barrière"),
    ],
};

pub(super) const PLAY: Theme = Theme {
    title: "Quoridor : jouer",
    phrases: &[
        Phrase::new("{joueur} va en {case}").like("le joueur 1 va en e2"),
        Phrase::new("{joueur} déplace son pion en {case}").like("le joueur 1 déplace son pion en e2"),
        Phrase::noted(
            "{joueur} saute en {case}",
            "l'arbitre juge, comme pour « va en » ; accepté, ce doit être un saut",
        )
        .like("le joueur 1 saute en e6"),
        Phrase::noted("{joueur} bifurque en {case}", "l'arbitre juge ; accepté, ce doit être un saut de côté")
            .like("le joueur 1 bifurque en d5"),
        Phrase::noted("{joueur} avance en {case}", "l'arbitre juge ; accepté, ce doit être vers sa ligne d'arrivée")
            .like("le joueur 1 avance en e2"),
        Phrase::noted("{joueur} recule en {case}", "l'arbitre juge ; accepté, ce doit être vers sa ligne de départ")
            .like("le joueur 1 recule en e3"),
        Phrase::new("{joueur} pose une barrière {sens} en {case}")
            .like("le joueur 1 pose une barrière horizontale en e3"),
        Phrase::noted("{joueur} passe faute de pouvoir agir", "se note « passe »"),
    ],
};

pub(super) const CHECKS: Theme = Theme {
    title: "Quoridor : vérifier",
    phrases: &[
        Phrase::noted("{joueur} peut aller en {cases}", "en ces cases exactement, et en aucune autre")
            .like("le joueur 1 peut aller en d1, e2 et f1"),
        Phrase::new("{joueur} ne peut aller nulle part"),
        Phrase::noted("{joueur} ne peut pas aller en {cases}", "en aucune de ces cases")
            .like("le joueur 1 ne peut pas aller en d2, e3 et f2"),
        Phrase::new("{joueur} ne peut pas aller en {cases} selon l'article {article}")
            .like("le joueur 1 ne peut pas aller en d2, e3 et f2 selon l'article QUO-07"),
        Phrase::noted("{joueur} peut poser une barrière {sens} en {cases}", "en chacune de ces cases")
            .like("le joueur 1 peut poser une barrière horizontale en a1, e3 et h8"),
        Phrase::noted("{joueur} ne peut pas poser de barrière {sens} en {cases}", "en aucune de ces cases")
            .like("le joueur 1 ne peut pas poser de barrière horizontale en d3, e3 et f3"),
        Phrase::new("{joueur} ne peut pas poser de barrière {sens} en {cases} selon l'article {article}")
            .like("le joueur 1 ne peut pas poser de barrière horizontale en d3, e3 et f3 selon l'article QUO-14"),
        Phrase::new("{joueur} ne peut poser aucune barrière"),
        Phrase::noted("{joueur} a le choix entre {nombre} barrières", "autant de poses permises, ni plus ni moins")
            .like("le joueur 1 a le choix entre 128 barrières"),
        Phrase::new("{joueur} ne peut que passer"),
        Phrase::noted("les barrières posées sont {barrieres}", "toutes et elles seules"),
        Phrase::new("aucune barrière n'est posée"),
        Phrase::new("le pion {du_joueur} n'est pas en {case}").like("le pion du joueur 1 n'est pas en e3"),
        Phrase::new("il reste {limite} barrières {au_joueur}"),
    ],
};

const PAWN: [&str; 2] = ["pion.1", "pion.2"];
const STOCK: [&str; 2] = ["stock.1", "stock.2"];
const WALLS: &str = "barrieres";
const NO_WALL: &str = "-";
const PASS: &str = "passe";

fn walls_of(fact: Option<&str>) -> Vec<String> {
    let walls = fact.unwrap_or_default().split(',').map(str::trim);
    walls.filter(|wall| !wall.is_empty() && *wall != NO_WALL).map(str::to_owned).collect()
}

fn counted(number: u64) -> String {
    count(number as usize, "barrière", "barrières")
}

// Pawns, given or checked.

#[given(expr = "le pion {du_joueur} est en {case}")]
#[then(expr = "le pion {du_joueur} est en {case}")]
fn pawn(world: &mut World, step: &Step, player: OfPlayerWord, cell: CellWord) {
    world.run(|world| pawn_on(world, step, player.0, &cell));
}

#[then(expr = "le pion {du_joueur} est resté/toujours/encore en {case}")]
fn pawn_still(world: &mut World, player: OfPlayerWord, cell: CellWord) {
    world.run(|world| {
        expect_pawn(world, player.0, &cell.0)?;
        let before = pawn_before(world, player.0)?;
        if before.eq_ignore_ascii_case(&cell.0) {
            return Ok(());
        }
        Err(Failure::wrong(format!("ce pion était en {before} : il n'est pas resté en {}", cell.0)))
    });
}

#[then(expr = "le pion {du_joueur} est maintenant en {case}")]
fn pawn_now(world: &mut World, player: OfPlayerWord, cell: CellWord) {
    world.run(|world| {
        expect_pawn(world, player.0, &cell.0)?;
        if pawn_before(world, player.0)?.eq_ignore_ascii_case(&cell.0) {
            return Err(Failure::wrong(format!("ce pion était déjà en {} : il n'a pas bougé", cell.0)));
        }
        Ok(())
    });
}

/// Where a pawn was just before the last action.
fn pawn_before(world: &World, player: Player) -> Result<String, Failure> {
    Ok(world.before()?.fact(PAWN[player.index()]).unwrap_or_default().to_owned())
}

#[given(expr = "le pion {du_joueur} est en {case} et celui {du_joueur} en {case}")]
#[then(expr = "le pion {du_joueur} est en {case} et celui {du_joueur} en {case}")]
#[given(expr = "le pion {du_joueur} est en {case}, celui {du_joueur} en {case}")]
#[then(expr = "le pion {du_joueur} est en {case}, celui {du_joueur} en {case}")]
fn pawns(world: &mut World, step: &Step, one: OfPlayerWord, cell: CellWord, other: OfPlayerWord, other_cell: CellWord) {
    world.run(|world| {
        if one.0 == other.0 {
            return Err(Failure::misused("cette phrase place deux fois le même pion"));
        }
        pawn_on(world, step, one.0, &cell)?;
        pawn_on(world, step, other.0, &other_cell)
    });
}

fn pawn_on(world: &mut World, step: &Step, player: Player, cell: &CellWord) -> Done {
    if world.claims(step) {
        return expect_pawn(world, player, &cell.0);
    }
    world.setup()?.set(PAWN[player.index()], cell.0.to_lowercase());
    Ok(())
}

fn expect_pawn(world: &mut World, player: Player, cell: &str) -> Done {
    let cell = cell.to_lowercase();
    let board = world.position()?;
    let obtained = board.fact(PAWN[player.index()]).unwrap_or_default();
    if obtained == cell {
        return Ok(());
    }
    Err(Failure::wrong(format!("le pion du joueur {} est en {obtained}, et non en {cell}", player.index() + 1)))
}

#[then(expr = "le pion {du_joueur} n'est pas en {case}")]
fn pawn_elsewhere(world: &mut World, player: OfPlayerWord, cell: CellWord) {
    world.run(|world| match world.position()?.fact(PAWN[player.0.index()]) {
        Some(at) if at.eq_ignore_ascii_case(&cell.0) => {
            Err(Failure::wrong(format!("le pion du joueur {} est en {at}", player.0.index() + 1)))
        }
        _ => Ok(()),
    });
}

// Walls, given or checked.

#[given(expr = "une barrière {sens} est posée en {case}")]
#[then(expr = "une barrière {sens} est posée en {case}")]
fn wall(world: &mut World, step: &Step, direction: DirectionWord, cell: CellWord) {
    world.run(|world| walls_on(world, step, &[direction.wall(&cell.0)]));
}

#[given(expr = "des barrières {sens} sont posées en {cases}")]
#[then(expr = "des barrières {sens} sont posées en {cases}")]
fn walls(world: &mut World, step: &Step, direction: DirectionWord, cells: CellsWord) {
    world.run(|world| walls_on(world, step, &direction.walls(cells.set()?)));
}

#[given(expr = "les barrières {barrieres} sont posées")]
#[then(expr = "les barrières {barrieres} sont posées")]
fn named_walls(world: &mut World, step: &Step, walls: WallsWord) {
    world.run(|world| walls_on(world, step, walls.set()?));
}

#[given(expr = "la barrière {barriere} est posée")]
#[then(expr = "la barrière {barriere} est posée")]
fn named_wall(world: &mut World, step: &Step, wall: WallWord) {
    world.run(|world| walls_on(world, step, &[wall.0]));
}

fn walls_on(world: &mut World, step: &Step, walls: &[String]) -> Done {
    if !world.claims(step) {
        let setup = world.adding()?;
        let mut all = walls_of(setup.fact(WALLS));
        all.extend_from_slice(walls);
        setup.set(WALLS, all.join(","));
        return Ok(());
    }
    let built = walls_of(world.position()?.fact(WALLS));
    match walls.iter().find(|wall| !built.contains(wall)) {
        Some(missing) => Err(Failure::wrong(format!("la barrière {missing} n'est pas posée")).showing([shown(&built)])),
        None => Ok(()),
    }
}

fn shown(walls: &[String]) -> String {
    if walls.is_empty() {
        "aucune barrière n'est posée".into()
    } else {
        format!("barrières posées : {}", walls.join(" "))
    }
}

#[then(expr = "les barrières posées sont {barrieres}")]
fn exactly_these_walls(world: &mut World, walls: WallsWord) {
    world.run(|world| only_walls(world, walls.set()?));
}

#[then(expr = "la seule barrière posée est {barriere}")]
fn only_wall(world: &mut World, wall: WallWord) {
    world.run(|world| only_walls(world, &[wall.0]));
}

fn only_walls(world: &mut World, expected: &[String]) -> Done {
    let (mut expected, mut obtained) = (expected.to_vec(), walls_of(world.position()?.fact(WALLS)));
    expected.sort();
    obtained.sort();
    if expected == obtained {
        return Ok(());
    }
    Err(Failure::wrong(shown(&obtained)))
}

#[then(expr = "aucune barrière n'est posée")]
fn no_wall(world: &mut World) {
    world.run(|world| {
        let built = walls_of(world.position()?.fact(WALLS));
        if built.is_empty() { Ok(()) } else { Err(Failure::wrong(shown(&built))) }
    });
}

// Stocks, given or checked.

#[given(expr = "il reste {nombre} barrière(s) {au_joueur}")]
#[then(expr = "il reste {nombre} barrière(s) {au_joueur}")]
fn walls_left(world: &mut World, step: &Step, number: NumberWord, player: ToPlayerWord) {
    world.run(|world| stock(world, step, player.0, number.0));
}

#[then(expr = "il reste {limite} barrière(s) {au_joueur}")]
fn walls_limit(world: &mut World, limit: LimitWord, player: ToPlayerWord) {
    world.run(|world| {
        let count = world.position()?.fact(STOCK[player.0.index()]).and_then(|text| text.parse().ok()).unwrap_or(0);
        limit.holds(count, &format!("il reste {} au joueur {}", counted(count), player.0.index() + 1))
    });
}

#[given(expr = "{joueur} a {nombre} barrière(s) en réserve")]
#[then(expr = "{joueur} a {nombre} barrière(s) en réserve")]
fn has_walls(world: &mut World, step: &Step, player: PlayerWord, number: NumberWord) {
    world.run(|world| stock(world, step, player.0, number.0));
}

#[given(expr = "{joueur} n'a plus de barrière")]
#[given(expr = "{joueur} n'a plus aucune barrière")]
#[then(expr = "{joueur} n'a plus de barrière")]
#[then(expr = "{joueur} n'a plus aucune barrière")]
fn no_wall_left(world: &mut World, step: &Step, player: PlayerWord) {
    world.run(|world| stock(world, step, player.0, 0));
}

fn stock(world: &mut World, step: &Step, player: Player, number: u64) -> Done {
    let fact = STOCK[player.index()];
    if !world.claims(step) {
        world.setup()?.set(fact, number.to_string());
        return Ok(());
    }
    let board = world.position()?;
    let obtained = board.fact(fact).unwrap_or_default();
    if obtained == number.to_string() {
        return Ok(());
    }
    let whose = world.game().players[player.index()].dative;
    Err(Failure::wrong(format!("il reste {} {whose}, et non {number}", counted(obtained.parse().unwrap_or(0)))))
}

// Playing.

#[when(expr = "{joueur} saute en {case}")]
fn jumps(world: &mut World, player: PlayerWord, cell: CellWord) {
    world.run(|world| goes_by(world, player.0, &cell.0, "un saut", |from, to| apart(from, to) == Some([0, 2])));
}

#[when(expr = "{joueur} bifurque en {case}")]
fn sidesteps(world: &mut World, player: PlayerWord, cell: CellWord) {
    world.run(|world| goes_by(world, player.0, &cell.0, "une bifurcation", |from, to| apart(from, to) == Some([1, 1])));
}

#[when(expr = "{joueur} avance en {case}")]
fn advances(world: &mut World, player: PlayerWord, cell: CellWord) {
    let forward = |from: &str, to: &str| heads(player.0, from, to) == Some(Ordering::Greater);
    world.run(|world| goes_by(world, player.0, &cell.0, "avancer", forward));
}

#[when(expr = "{joueur} recule en {case}")]
fn goes_back(world: &mut World, player: PlayerWord, cell: CellWord) {
    let backward = |from: &str, to: &str| heads(player.0, from, to) == Some(Ordering::Less);
    world.run(|world| goes_by(world, player.0, &cell.0, "reculer", backward));
}

/// What is accepted must be what the verb says, of where the pawn was and where it goes.
fn goes_by(world: &mut World, player: Player, cell: &str, name: &str, is_so: impl Fn(&str, &str) -> bool) -> Done {
    world.play(player, cell)?;
    let from = pawn_before(world, player)?;
    if world.was_accepted() && !is_so(&from, cell) {
        return Err(Failure::wrong(format!("ce n'est pas {name} : le pion va de {from} en {cell}")));
    }
    Ok(())
}

#[when(expr = "{joueur} va en {case}")]
#[when(expr = "{joueur} déplace/met/place son pion en {case}")]
fn goes(world: &mut World, player: PlayerWord, cell: CellWord) {
    world.run(|world| world.play(player.0, &cell.0));
}

#[when(expr = "{joueur} pose une barrière {sens} en {case}")]
fn places(world: &mut World, player: PlayerWord, direction: DirectionWord, cell: CellWord) {
    world.run(|world| world.play(player.0, &direction.wall(&cell.0)));
}

#[when(expr = "{joueur} passe faute de pouvoir agir")]
fn passes(world: &mut World, player: PlayerWord) {
    world.run(|world| world.play(player.0, PASS));
}

// What can be played. Both sides of an implementation are asked: what it lists, and what it answers when one tries.

/// The legal turns of `player`, who must be the one to move.
fn turns_of(world: &mut World, player: Player) -> Result<Vec<String>, Failure> {
    world.has_the_turn(player)?;
    world.legal_turns(MOST_TURNS)
}

/// No board has as many actions.
const MOST_TURNS: usize = 10_000;

fn is_wall(turn: &str) -> bool {
    turn.ends_with(['h', 'v'])
}

fn is_move(turn: &str) -> bool {
    !is_wall(turn) && turn != PASS
}

/// Checks that every one of `turns` is listed and accepted.
fn all_possible(world: &mut World, player: Player, turns: &[String]) -> Done {
    let listed = turns_of(world, player)?;
    for turn in turns {
        if let Verdict::Refused(refusal) = world.imagine(player, turn)? {
            return Err(Failure::wrong(format!(
                "{turn} serait refusé selon l'article {} : {}",
                refusal.article, refusal.reason
            )));
        }
        if !listed.contains(turn) {
            return Err(Failure::wrong(format!("{turn} serait accepté, mais n'est pas parmi les coups possibles")));
        }
    }
    Ok(())
}

/// Checks that none of `turns` is listed or accepted, and by which article if one is given.
fn none_possible(world: &mut World, player: Player, turns: &[String], article: Option<&str>) -> Done {
    let listed = turns_of(world, player)?;
    for turn in turns {
        match world.imagine(player, turn)? {
            Verdict::Accepted => return Err(Failure::wrong(format!("{turn} serait accepté"))),
            Verdict::Refused(refusal) if article.is_some_and(|article| refusal.article != article) => {
                return Err(Failure::wrong(format!(
                    "{turn} serait refusé selon l'article {} : {}",
                    refusal.article, refusal.reason
                )));
            }
            Verdict::Refused(_) if listed.contains(turn) => {
                return Err(Failure::wrong(format!("{turn} serait refusé, mais est parmi les coups possibles")));
            }
            Verdict::Refused(_) => {}
        }
    }
    Ok(())
}

fn lower(cells: &[String]) -> Vec<String> {
    cells.iter().map(|cell| cell.to_lowercase()).collect()
}

#[then(expr = "{joueur} peut aller en {cases}")]
#[then(expr = "{joueur} peut seulement aller en {cases}")]
fn can_go(world: &mut World, player: PlayerWord, cells: CellsWord) {
    world.run(|world| {
        let mut expected = lower(cells.choice()?);
        expected.sort();
        let mut obtained: Vec<_> = turns_of(world, player.0)?.into_iter().filter(|turn| is_move(turn)).collect();
        obtained.sort();
        if expected != obtained {
            let who = world.game().players[player.0.index()].subject;
            return Err(Failure::wrong(format!("en fait, {who} {}", destinations(&obtained))));
        }
        all_possible(world, player.0, &expected)
    });
}

fn destinations(cells: &[String]) -> String {
    match cells {
        [] => "ne peut aller nulle part".into(),
        [one] => format!("peut aller en {one}"),
        [most @ .., last] => format!("peut aller en {} et {last}", most.join(", ")),
    }
}

#[then(expr = "{joueur} ne peut aller nulle part")]
fn cannot_go(world: &mut World, player: PlayerWord) {
    world.run(|world| {
        let moves: Vec<_> = turns_of(world, player.0)?.into_iter().filter(|turn| is_move(turn)).collect();
        if moves.is_empty() {
            return Ok(());
        }
        Err(Failure::wrong(format!(
            "en fait, {} {}",
            world.game().players[player.0.index()].subject,
            destinations(&moves)
        )))
    });
}

#[then(expr = "{joueur} ne peut pas aller en {cases}")]
fn cannot_go_there(world: &mut World, player: PlayerWord, cells: CellsWord) {
    world.run(|world| none_possible(world, player.0, &lower(cells.choice()?), None));
}

#[then(expr = "{joueur} ne peut pas aller en {cases} selon l'article {article}")]
fn cannot_go_by(world: &mut World, player: PlayerWord, cells: CellsWord, article: ArticleWord) {
    world.run(|world| none_possible(world, player.0, &lower(cells.choice()?), Some(&article.0)));
}

#[then(expr = "{joueur} peut poser une barrière {sens} en {cases}")]
fn can_place(world: &mut World, player: PlayerWord, direction: DirectionWord, cells: CellsWord) {
    world.run(|world| all_possible(world, player.0, &direction.walls(cells.choice()?)));
}

#[then(expr = "{joueur} peut poser des barrières {sens} en {cases}")]
fn can_place_several(world: &mut World, player: PlayerWord, direction: DirectionWord, cells: CellsWord) {
    world.run(|world| all_possible(world, player.0, &direction.walls(cells.choice()?)));
}

#[then(expr = "{joueur} ne peut pas poser de barrière(s) {sens} en {cases}")]
fn cannot_place(world: &mut World, player: PlayerWord, direction: DirectionWord, cells: CellsWord) {
    world.run(|world| none_possible(world, player.0, &direction.walls(cells.choice()?), None));
}

#[then(expr = "{joueur} ne peut pas poser de barrière(s) {sens} en {cases} selon l'article {article}")]
fn cannot_place_by(
    world: &mut World,
    player: PlayerWord,
    direction: DirectionWord,
    cells: CellsWord,
    article: ArticleWord,
) {
    world.run(|world| none_possible(world, player.0, &direction.walls(cells.choice()?), Some(&article.0)));
}

#[then(expr = "{joueur} a le choix entre {nombre} barrière(s)")]
fn number_of_walls(world: &mut World, player: PlayerWord, number: NumberWord) {
    world.run(|world| choice_of_walls(world, player.0, number.0));
}

#[then(expr = "{joueur} ne peut poser aucune barrière")]
fn cannot_place_any(world: &mut World, player: PlayerWord) {
    world.run(|world| choice_of_walls(world, player.0, 0));
}

fn choice_of_walls(world: &mut World, player: Player, number: u64) -> Done {
    let possible = turns_of(world, player)?.iter().filter(|turn| is_wall(turn)).count() as u64;
    if possible == number {
        return Ok(());
    }
    let who = world.game().players[player.index()].subject;
    Err(Failure::wrong(format!("{who} a le choix entre {}, et non {number}", counted(possible))))
}

#[then(expr = "{joueur} ne peut que passer")]
fn can_only_pass(world: &mut World, player: PlayerWord) {
    world.run(|world| {
        let turns = turns_of(world, player.0)?;
        if turns != [PASS] {
            return Err(Failure::wrong(format!("en fait, les coups possibles sont : {}", turns.join("  "))));
        }
        all_possible(world, player.0, &turns)
    });
}
