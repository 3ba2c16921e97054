//! Opening a game: which one, who starts.

use arbitre_rules::GameId;
use cucumber::{given, then};
use gherkin::Step;

use super::{Phrase, Theme};
use crate::spec::failure::Failure;
use crate::spec::parameters::{GameWord, NumberWord, PlayerWord, QuotedWord, VariantsWord};
use crate::spec::reader::typography::unquoted;
use crate::spec::world::World;

pub(super) const THEME: Theme = Theme {
    title: "Ouvrir une partie",
    phrases: &[
        Phrase::noted(
            "une partie de {jeu}",
            "au début de la partie, sauf si le scénario dit autre chose ; « d' » s'entend aussi",
        ),
        Phrase::new("une nouvelle partie de {jeu}"),
        Phrase::noted("une partie de {jeu} avec {variantes}", "avec des variantes du jeu, séparées par « et »")
            .like("une partie de Quoridor avec taille=5 et barrieres=3"),
        Phrase::noted(
            "on ouvre une partie de {jeu} avec {variantes}",
            "la même chose, quand ce sont les variantes que l'on essaie",
        )
        .like("on ouvre une partie d'Aruba avec taille=27"),
        Phrase::noted(
            "la mise en place est impossible",
            "ce que le scénario installe ne peut pas exister : une vérification, à la place de toutes les autres",
        ),
        Phrase::noted("la mise en place est impossible parce que {texte}", "le motif affiché, mot pour mot")
            .like("la mise en place est impossible parce que « les deux joueurs ont la même couleur »"),
        Phrase::noted("la position {texte}", "la position en une ligne, dans la notation du jeu"),
        Phrase::new("{joueur} commence"),
        Phrase::noted(
            "{joueur} a le trait",
            "avant la première action, donne le trait ; ensuite, ou après « Alors », le vérifie",
        ),
        Phrase::noted(
            "{nombre} tours ont été joués sans prise",
            "pour les parties qui deviennent nulles quand rien n'est pris pendant longtemps",
        )
        .like("99 tours ont été joués sans prise"),
        Phrase::noted("cette position a déjà été vue {nombre} fois", "sans compter cette fois-ci")
            .like("cette position a déjà été vue 2 fois"),
        Phrase::noted(
            "le premier joueur est tiré au sort, tirage n° {nombre}",
            "le même numéro donne toujours le même tirage",
        ),
    ],
};

#[given(expr = "une partie de {jeu}")]
#[given(expr = "une partie d'{jeu}")]
#[given(expr = "une nouvelle partie de {jeu}")]
#[given(expr = "une nouvelle partie d'{jeu}")]
fn open(world: &mut World, game: GameWord) {
    world.run(|world| world.choose(known(game)?));
}

pub(super) fn known(game: GameWord) -> Result<GameId, Failure> {
    game.0.ok_or_else(|| {
        let names: Vec<_> = GameId::ALL.iter().map(|id| id.game().name).collect();
        Failure::misused(format!("ce jeu n'est pas connu ; les jeux sont : {}", names.join(", ")))
    })
}

#[given(expr = "une partie de {jeu} avec {variantes}")]
#[given(expr = "une partie d'{jeu} avec {variantes}")]
#[given(expr = "on ouvre une partie de {jeu} avec {variantes}")]
#[given(expr = "on ouvre une partie d'{jeu} avec {variantes}")]
fn open_with(world: &mut World, game: GameWord, variants: VariantsWord) {
    world.run(|world| {
        world.choose(known(game)?)?;
        world.choose_options(variants.options()?)
    });
}

#[then(expr = "la mise en place est impossible")]
fn impossible(world: &mut World) {
    world.run(|world| world.impossibility().map(drop));
}

#[then(regex = r#"^la mise en place est impossible parce que "(.*)"$"#)]
fn impossible_because(world: &mut World, reason: String) {
    world.run(|world| {
        let told = world.impossibility()?;
        if unquoted(reason_in(&told)) == unquoted(&reason) { Ok(()) } else { Err(Failure::wrong(told)) }
    });
}

/// The reason itself: before it, what is told may say where it was found.
fn reason_in(told: &str) -> &str {
    let placed = ["cette mise en place est impossible : ", "tableau, ligne ", "dessin, ligne "];
    let parts = if placed.iter().any(|place| told.starts_with(place)) {
        told.split_once(" : ")
    } else {
        told.strip_prefix("la position ").and_then(|rest| rest.split_once(" n'est pas comprise : "))
    };
    parts.map_or(told, |(_, reason)| reason)
}

#[given(expr = "{nombre} tour(s) a/ont été joué(s) sans prise")]
fn quiet_turns(world: &mut World, number: NumberWord) {
    world.run(|world| {
        let turns = u32::try_from(number.0).unwrap_or(u32::MAX);
        world.precede(None, Some(turns))
    });
}

#[given(expr = "cette position a déjà été vue {nombre} fois")]
fn seen_before(world: &mut World, number: NumberWord) {
    world.run(|world| {
        let times = u32::try_from(number.0).unwrap_or(u32::MAX).saturating_add(1);
        world.precede(Some(times), None)
    });
}

#[given(expr = "la position {texte}")]
fn position(world: &mut World, text: QuotedWord) {
    world.run(|world| {
        world.setup()?;
        let position = world.text_form(&text.0)?;
        world.place(position)
    });
}

#[given(expr = "{joueur} commence/commencent")]
fn starts(world: &mut World, player: PlayerWord) {
    world.run(|world| {
        world.setup()?.turn = Some(player.0);
        Ok(())
    });
}

#[given(expr = "{joueur} a/ont le trait")]
#[then(expr = "{joueur} a/ont le trait")]
fn to_move(world: &mut World, step: &Step, player: PlayerWord) {
    world.run(|world| {
        if world.claims(step) {
            return world.expect_turn(player.0);
        }
        world.setup()?.turn = Some(player.0);
        Ok(())
    });
}

#[given(expr = "le premier joueur est tiré au sort(,) (avec le )tirage n°/nº/numéro {nombre}")]
#[given(expr = "le premier joueur est tiré au sort(,) (avec le )tirage n°{nombre}")]
#[given(expr = "le premier joueur est tiré au sort(,) (avec le )tirage nº{nombre}")]
// Understood, no longer listed: at Awalé « graine » is something else.
#[given(expr = "le premier joueur est tiré au sort avec la graine {nombre}")]
fn drawn(world: &mut World, seed: NumberWord) {
    world.run(|world| world.draw(seed.0));
}
