//! `arbitre perft`: how many sequences of turns there are, depth by depth.

use std::io::Write;

use arbitre_rules::{GameVisitor, Notation, Setup, perft};
use clap::{Arg, ArgMatches, Command};

use super::{game, received, refuse};

pub(super) fn command() -> Command {
    Command::new("perft")
        .about("Le nombre de suites de coups, profondeur par profondeur : « 1 40 », « 2 2176 »…")
        .arg(game::argument().required(true))
        .arg(
            Arg::new("profondeur")
                .long("profondeur")
                .value_name("N")
                .required(true)
                .value_parser(|text: &str| text.parse::<u32>().map_err(|_| "c'est un nombre entier de coups"))
                .help("Jusqu'à combien de coups compter"),
        )
        .args(game::position_options())
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    let (Some(game), Some(&depth)) = (game::of(matches), matches.get_one::<u32>("profondeur")) else {
        return super::USAGE;
    };
    match game::position(game, matches).and_then(|setup| game.visit(Counter { setup, depth })) {
        Ok(written) => received(&written),
        Err(message) => refuse(&message, "« arbitre perft --aide » montre les options"),
    }
}

struct Counter {
    setup: Setup,
    depth: u32,
}

impl GameVisitor for Counter {
    type Output = Result<std::io::Result<()>, String>;

    fn visit<P: Notation>(self) -> Self::Output {
        let position = P::from_setup(&self.setup).map_err(|error| error.to_string())?;
        for depth in 1..=self.depth {
            // Each line as soon as it is known: the next one may take much longer.
            let written = writeln!(std::io::stdout().lock(), "{depth} {}", perft(&position, depth));
            if written.is_err() {
                return Ok(written);
            }
        }
        Ok(Ok(()))
    }
}
