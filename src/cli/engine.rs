//! Naming somebody's program on the command line.

use std::time::Duration;

use clap::{Arg, ArgMatches};

use super::refuse;
use crate::protocol::client::Program;

/// The program never answered.
pub(super) const NO_PROGRAM: u8 = 3;

/// The options `--moteur` and `--delai`.
pub(super) fn options() -> [Arg; 2] {
    [
        Arg::new("moteur")
            .long("moteur")
            .value_name("COMMANDE")
            .allow_hyphen_values(true)
            .help("Le programme à vérifier, comme \"python3 mon_jeu.py\" ; il parle le protocole de docs/protocole.md"),
        Arg::new("delai")
            .long("delai")
            .value_name("SECONDES")
            .value_parser(delay)
            .default_value("5")
            .hide_default_value(true)
            .help("Le temps laissé au programme pour chaque réponse (5 secondes si rien n'est dit)"),
    ]
}

fn delay(text: &str) -> Result<Duration, String> {
    let seconds: Option<f64> = text.replace(',', ".").parse().ok();
    let possible = seconds.filter(|seconds| (0.001..=86_400.0).contains(seconds));
    possible.map(Duration::from_secs_f64).ok_or_else(|| "il faut un nombre de secondes, comme 5 ou 0,5".into())
}

/// The program given, started, if one is.
///
/// # Errors
/// It does not answer: said already, with the exit code.
pub(super) fn of(matches: &ArgMatches) -> Result<Option<Program>, u8> {
    let Some(command) = matches.get_one::<String>("moteur") else { return Ok(None) };
    let delay = matches.get_one::<Duration>("delai").copied().unwrap_or(Duration::from_secs(5));
    Program::start(command, delay).map(Some).map_err(|reason| {
        let mut lines = reason.lines();
        let first = lines.next().unwrap_or_default();
        let rest: Vec<_> = lines.map(|line| format!("\n  {line}")).collect();
        refuse(
            &format!("« {command} » : {first}{}", rest.concat()),
            "le programme doit répondre à « bonjour » : docs/protocole.md montre comment",
        );
        NO_PROGRAM
    })
}
