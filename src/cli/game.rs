//! Naming a game, its variants and a position on the command line.

use arbitre_rules::{Game, GameId, Setup, Variants};
use clap::{Arg, ArgAction, ArgMatches};

use arbitre::diagnostic::spaced;
use arbitre::spec::reader::typography::fold;

/// The argument `JEU`.
pub(super) fn argument() -> Arg {
    Arg::new("jeu").value_name("JEU").value_parser(parse).help(format!("Le jeu : {}", slugs()))
}

fn slugs() -> String {
    GameId::ALL.iter().map(|game| game.slug()).collect::<Vec<_>>().join(", ")
}

fn parse(text: &str) -> Result<GameId, String> {
    GameId::from_slug(&fold(text)).ok_or_else(|| format!("les jeux sont {}", slugs()))
}

/// The game given, if one is.
pub(super) fn of(matches: &ArgMatches) -> Option<GameId> {
    matches.get_one::<GameId>("jeu").copied()
}

/// The options `--position` and `--variante`.
pub(super) fn position_options() -> [Arg; 2] {
    [
        Arg::new("position")
            .long("position")
            .value_name("TEXTE")
            .allow_hyphen_values(true)
            .help("La position en une ligne, dans la notation du jeu ; le début de la partie sinon"),
        Arg::new("variante")
            .long("variante")
            .value_name("CLE=VALEUR")
            .action(ArgAction::Append)
            .help(spaced(&format!("Une variante du jeu ; peut se répéter. {}", known_variants()))),
    ]
}

/// The options of every game, for the help.
fn known_variants() -> String {
    let games = GameId::ALL.iter().map(|id| id.game()).filter(|game| !game.variants.is_empty());
    let of = |game: &Game| {
        let variants: Vec<_> =
            game.variants.iter().map(|variant| format!("{} ({})", variant.key, variant.values)).collect();
        format!("{} : {}", game.name, variants.join(", "))
    };
    games.map(of).collect::<Vec<_>>().join(" ; ")
}

/// The position that the options describe, complete.
///
/// # Errors
/// What is wrong with them.
pub(super) fn position(game: GameId, matches: &ArgMatches) -> Result<Setup, String> {
    let card = game.game();
    let mut setup = match matches.get_one::<String>("position") {
        Some(text) => (card.read_text)(text).map_err(|error| format!("la position n'est pas comprise : {error}"))?,
        None => Setup::default(),
    };
    let chosen = variants(matches)?;
    if let Some(contradiction) = chosen.contradiction(&setup.variants) {
        return Err(format!("la position contredit « --variante » : {contradiction}"));
    }
    setup.variants.0.extend(chosen.0);
    (card.complete)(&setup).map_err(|error| format!("impossible : {error}"))
}

/// The variants given.
///
/// # Errors
/// One is not `CLE=VALEUR`, or is chosen twice.
pub(super) fn variants(matches: &ArgMatches) -> Result<Variants, String> {
    let mut variants = Variants::default();
    for pair in matches.get_many::<String>("variante").into_iter().flatten() {
        let (key, value) =
            pair.split_once('=').ok_or_else(|| format!("« {pair} » n'est pas une variante : écrivez CLE=VALEUR"))?;
        variants.choose(fold(key.trim()), value.trim().to_owned()).map_err(|error| error.0)?;
    }
    Ok(variants)
}
