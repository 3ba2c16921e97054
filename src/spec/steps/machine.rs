//! Claims about the machine: what it would play here, always the same turn, without playing it.

use std::ops::ControlFlow;

use arbitre_rules::Player;
use cucumber::then;

use super::{Phrase, Theme};
use crate::session::{Answer, Session, Standing};
use crate::spec::failure::Failure;
use crate::spec::parameters::{CellsWord, PlayerWord, TurnWord};
use crate::spec::world::{Done, World};

pub(super) const THEME: Theme = Theme {
    title: "La machine",
    phrases: &[
        Phrase::noted(
            "la machine joue {coup}",
            "le coup qu'elle choisit ici, toujours le même ; elle ne le joue pas ; étiquetez ces scénarios @machine",
        ),
        Phrase::noted("l'ia joue le coup est {cases}", "Qawale : la case de la pile, puis les pas")
            .like("l'ia joue le coup est [(3;3),(3;2),(3;1),(3;0)]"),
        Phrase::noted("la machine trouve un coup gagnant", "le coup qu'elle choisit gagne aussitôt"),
        Phrase::noted(
            "la machine ne laisse pas {joueur} gagner au coup suivant",
            "après le coup qu'elle choisit, aucun coup de ce joueur ne gagne",
        )
        .like("la machine ne laisse pas le joueur 2 gagner au coup suivant"),
        Phrase::noted("{joueur} ne peut pas gagner", "si c'était à lui de jouer, aucun de ses coups ne gagnerait")
            .like("le joueur 2 ne peut pas gagner"),
        Phrase::noted("{joueur} peut gagner", "si c'était à lui de jouer, un de ses coups gagnerait aussitôt"),
    ],
};

/// What a position says in the middle of a turn: the hand that is being sown, the man or pawn that goes on capturing.
const MID_TURN: [&str; 2] = ["semis", "rafle"];

#[then(expr = "la machine joue {coup}")]
fn plays(world: &mut World, turn: TurnWord) {
    world.run(|world| expect(world, &turn.0));
}

#[then(expr = "l'ia/l'IA joue le coup est {cases}")]
fn plays_path(world: &mut World, cells: CellsWord) {
    world.run(|world| match cells.path()?.split_first() {
        Some((start, steps)) if !steps.is_empty() => expect(world, &format!("{start}>{}", steps.join(","))),
        _ => Err(Failure::misused("il faut la case de la pile, puis au moins un pas")),
    });
}

fn expect(world: &mut World, turn: &str) -> Done {
    let expected = world.in_notation(turn)?;
    let chosen = world.machine()?.turn;
    if chosen == expected {
        return Ok(());
    }
    Err(Failure::wrong(format!("la machine joue {chosen}, et non {expected}")).whole())
}

#[then(expr = "la machine trouve un coup gagnant")]
fn finds_a_win(world: &mut World) {
    world.run(|world| {
        let chosen = world.machine()?.turn;
        let Some(player) = world.position()?.turn else { return Err(Failure::wrong("personne n'a le trait")) };
        let game = world.fork(None)?;
        if wins(game.as_ref(), player, &chosen)? {
            return Ok(());
        }
        Err(Failure::wrong(match winning_turn(game, player)? {
            Some(winning) => format!("la machine joue {chosen}, alors que {winning} gagne"),
            None => "aucun coup ne gagne ici".to_owned(),
        })
        .whole())
    });
}

#[then(expr = "la machine ne laisse pas {joueur} gagner au coup suivant")]
fn stops(world: &mut World, player: PlayerWord) {
    world.run(|world| {
        let chosen = world.machine()?.turn;
        if world.position()?.turn == Some(player.0) {
            let name = world.game().players[player.0.index()].dative;
            return Err(Failure::misused(format!("c'est {name} de jouer : la machine jouerait pour lui")));
        }
        let mut game = world.fork(None)?;
        told(game.play(player.0.opponent(), &chosen))?;
        match winning(world, game, player.0)? {
            None => Ok(()),
            Some(turn) => Err(Failure::wrong(format!("la machine joue {chosen}, et {turn} gagne ensuite")).whole()),
        }
    });
}

/// Who can win is found by our own rules: the protocol has no question for it.
const RULES: &str = "de ce que trouvent les règles";

#[then(expr = "{joueur} ne peut/peuvent pas gagner")]
#[then(expr = "{joueur} ne peut/peuvent pas gagner maintenant")]
fn cannot_win(world: &mut World, player: PlayerWord) {
    world.run(|world| match winning_here(world, player.0)? {
        None => Ok(()),
        Some(turn) => Err(Failure::wrong(format!("{turn} gagne"))),
    });
}

#[then(expr = "{joueur} peut/peuvent gagner")]
#[then(expr = "{joueur} peut/peuvent gagner maintenant")]
fn can_win(world: &mut World, player: PlayerWord) {
    world.run(|world| {
        let name = world.game().players[player.0.index()];
        let none = || format!("aucun coup ne fait gagner {}", name.subject);
        winning_here(world, player.0)?.map_or_else(|| Err(Failure::wrong(none())), |_| Ok(()))
    });
}

fn winning_here(world: &mut World, player: Player) -> Result<Option<String>, Failure> {
    world.only_ours(RULES)?;
    let game = world.fork(None)?;
    winning(world, game, player)
}

/// How the player would win at once if it were his turn; that he has won already is as good as a turn. What came before counts: a
/// position seen too often, too many turns without capture.
fn winning(world: &World, mut game: Box<dyn Session>, player: Player) -> Result<Option<String>, Failure> {
    let names = world.game().players;
    match told(game.standing())? {
        Standing::Ongoing => {}
        Standing::Won(winner, _) if winner == player => {
            return Ok(Some(format!("la partie est finie : {}", names[player.index()].subject)));
        }
        _ => return Ok(None),
    }
    let position = told(game.position())?;
    if position.turn != Some(player) && MID_TURN.iter().any(|fact| position.fact(fact).is_some()) {
        let name = names[player.opponent().index()].dative;
        return Err(Failure::misused(format!(
            "c'est {name} de finir son tour : ce que l'autre pourrait jouer ensuite ne se demande pas encore"
        )));
    }
    winning_turn(told(game.fork(Some(player)))?, player)
}

/// The first turn with which the player, whose turn it is, wins at once.
fn winning_turn(mut game: Box<dyn Session>, player: Player) -> Result<Option<String>, Failure> {
    let mut turns = Vec::new();
    told(game.visit_turns(&mut |turn| {
        turns.push(turn);
        ControlFlow::Continue(())
    }))?;
    for turn in turns {
        if wins(game.as_ref(), player, &turn)? {
            return Ok(Some(turn));
        }
    }
    Ok(None)
}

fn wins(game: &dyn Session, player: Player, turn: &str) -> Result<bool, Failure> {
    let mut after = told(game.fork(None))?;
    told(after.play(player, turn))?;
    Ok(matches!(told(after.standing())?, Standing::Won(winner, _) if winner == player))
}

fn told<T>(answer: Answer<T>) -> Result<T, Failure> {
    answer.map_err(|trouble| Failure::wrong(trouble.to_string()))
}
