//! Claims about the machine: what it would play here, always the same turn, without playing it.

use arbitre_rules::{Player, Setup};
use cucumber::then;

use super::{Phrase, Theme};
use crate::players::{after, winning_turn};
use crate::session::Standing;
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
    let (position, advice) = world.machine()?;
    let (_, expected) = after(world.game().id, &position, turn).map_err(Failure::misused)?;
    if advice.turn == expected {
        return Ok(());
    }
    Err(Failure::wrong(format!("la machine joue {}, et non {expected}", advice.turn)))
}

#[then(expr = "la machine trouve un coup gagnant")]
fn finds_a_win(world: &mut World) {
    world.run(|world| {
        let (position, advice) = world.machine()?;
        let game = world.game().id;
        let winning = winning_turn(game, &position).map_err(Failure::wrong)?;
        let Some(winning) = winning else { return Err(Failure::wrong("aucun coup ne gagne ici")) };
        let (then, _) = after(game, &position, &advice.turn).map_err(Failure::wrong)?;
        match crate::session::open(game, &then).map(|mut session| session.standing()) {
            Ok(Ok(Standing::Won(winner, _))) if Some(winner) == position.turn => Ok(()),
            _ => Err(Failure::wrong(format!("la machine joue {}, alors que {winning} gagne", advice.turn))),
        }
    });
}

#[then(expr = "la machine ne laisse pas {joueur} gagner au coup suivant")]
fn stops(world: &mut World, player: PlayerWord) {
    world.run(|world| {
        let (position, advice) = world.machine()?;
        if position.turn == Some(player.0) {
            let name = world.game().players[player.0.index()].dative;
            return Err(Failure::misused(format!("c'est {name} de jouer : la machine jouerait pour lui")));
        }
        let (then, _) = after(world.game().id, &position, &advice.turn).map_err(Failure::wrong)?;
        match winning(world, &then, player.0)? {
            None => Ok(()),
            Some(turn) => Err(Failure::wrong(format!("la machine joue {}, et {turn} gagne ensuite", advice.turn))),
        }
    });
}

/// Who can win is found by our own rules: the protocol has no question for it.
const RULES: &str = "de ce que trouvent les règles";

#[then(expr = "{joueur} ne peut/peuvent pas gagner")]
#[then(expr = "{joueur} ne peut/peuvent pas gagner maintenant")]
fn cannot_win(world: &mut World, player: PlayerWord) {
    world.run(|world| {
        world.only_ours(RULES)?;
        let position = world.position()?;
        match winning(world, &position, player.0)? {
            None => Ok(()),
            Some(turn) => Err(Failure::wrong(format!("{turn} gagne"))),
        }
    });
}

#[then(expr = "{joueur} peut/peuvent gagner")]
#[then(expr = "{joueur} peut/peuvent gagner maintenant")]
fn can_win(world: &mut World, player: PlayerWord) {
    world.run(|world| {
        world.only_ours(RULES)?;
        let position = world.position()?;
        let name = world.game().players[player.0.index()];
        let none = || format!("aucun coup ne fait gagner {}", name.subject);
        winning(world, &position, player.0)?.map_or_else(|| Err(Failure::wrong(none())), |_| Ok(()))
    });
}

/// How the player would win at once if it were his turn; that he has won already is as good as a turn.
fn winning(world: &mut World, position: &Setup, player: Player) -> Result<Option<String>, Failure> {
    let game = world.game();
    let standing = crate::session::open(game.id, position).map(|mut session| session.standing());
    match standing.map_err(|error| Failure::wrong(error.to_string()))? {
        Ok(Standing::Ongoing) => {}
        Ok(Standing::Won(winner, _)) if winner == player => {
            let name = game.players[player.index()];
            return Ok(Some(format!("la partie est finie : {}", name.subject)));
        }
        _ => return Ok(None),
    }
    if position.turn != Some(player) && MID_TURN.iter().any(|fact| position.fact(fact).is_some()) {
        let name = game.players[player.opponent().index()].dative;
        return Err(Failure::misused(format!(
            "c'est {name} de finir son tour : ce que l'autre pourrait jouer ensuite ne se demande pas encore"
        )));
    }
    let his = Setup { turn: Some(player), ..position.clone() };
    winning_turn(game.id, &his).map_err(Failure::wrong)
}
