//! Opening a game: which one, who starts.

use cucumber::{given, then};
use gherkin::Step;

use super::{Phrase, Theme};
use crate::spec::failure::Failure;
use crate::spec::parameters::{GameWord, NumberWord, PlayerWord, QuotedWord};
use crate::spec::world::World;

pub(super) const THEME: Theme = Theme {
    title: "Ouvrir une partie",
    phrases: &[
        Phrase::noted(
            "une partie de {jeu}",
            "au début de la partie, sauf si le scénario dit autre chose ; « d' » s'entend aussi",
        ),
        Phrase::new("une nouvelle partie de {jeu}"),
        Phrase::noted("la position {texte}", "la position en une ligne, dans la notation du jeu"),
        Phrase::new("{joueur} commence"),
        Phrase::noted(
            "{joueur} a le trait",
            "avant la première action, donne le trait ; ensuite, ou après « Alors », le vérifie",
        ),
        Phrase::noted(
            "le premier joueur est tiré au sort avec la graine {nombre}",
            "la même graine donne toujours le même tirage",
        ),
    ],
};

#[given(expr = "une partie de {jeu}")]
#[given(expr = "une partie d'{jeu}")]
#[given(expr = "une nouvelle partie de {jeu}")]
#[given(expr = "une nouvelle partie d'{jeu}")]
fn open(world: &mut World, game: GameWord) {
    world.run(|world| match game.0 {
        Some(game) => world.choose(game),
        None => {
            let names: Vec<_> = arbitre_rules::GameId::ALL.iter().map(|id| id.game().name).collect();
            Err(Failure::misused(format!("ce jeu n'est pas connu ; les jeux sont : {}", names.join(", "))))
        }
    });
}

#[given(expr = "la position {texte}")]
fn position(world: &mut World, text: QuotedWord) {
    world.run(|world| {
        let position = world.text_form(&text.0)?;
        world.setup()?.merge(position);
        Ok(())
    });
}

#[given(expr = "{joueur} commence")]
fn starts(world: &mut World, player: PlayerWord) {
    world.run(|world| {
        world.setup()?.turn = Some(player.0);
        Ok(())
    });
}

#[given(expr = "{joueur} a le trait")]
#[then(expr = "{joueur} a le trait")]
fn to_move(world: &mut World, step: &Step, player: PlayerWord) {
    world.run(|world| {
        if world.claims(step) {
            return world.expect_turn(player.0);
        }
        world.setup()?.turn = Some(player.0);
        Ok(())
    });
}

#[given(expr = "le premier joueur est tiré au sort avec la graine {nombre}")]
fn drawn(world: &mut World, seed: NumberWord) {
    world.run(|world| {
        world.setup()?.turn = Some(arbitre_rules::first_player(seed.0));
        Ok(())
    });
}
