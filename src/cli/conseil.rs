//! `arbitre conseil`: what the machine would play in a position, and what it thinks of it.

use std::time::Instant;

use arbitre_rules::{GameId, Setup, agree, count};
use clap::{Arg, ArgMatches, Command};

use super::{game, machine, print, refuse};
use arbitre::diagnostic::spaced;
use arbitre::players::{Advice, Level, Machine, consult};
use arbitre::session::{self, Standing};

pub(super) fn command() -> Command {
    Command::new("conseil")
        .about("Le coup que jouerait la machine dans une position, et ce qu'elle en pense")
        .arg(game::argument().required(true))
        .args(game::position_options())
        .arg(
            Arg::new("niveau")
                .long("niveau")
                .value_name("NIVEAU")
                .value_parser(|text: &str| text.parse::<Level>())
                .help("Le niveau : facile, moyen ou fort (fort si rien n'est dit)"),
        )
        .arg(machine::time_option())
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    let Some(game) = game::of(matches) else { return super::USAGE };
    let level = matches.get_one::<Level>("niveau").copied().unwrap_or(Level::Strong);
    let machine = Machine { level, budget: machine::budget(matches), seed: None };
    let begin = Instant::now();
    let setup = game::position(game, matches);
    let advice = setup.as_ref().map_err(Clone::clone).and_then(|setup| consult(game, setup, None, &[], &machine));
    let seconds = begin.elapsed().as_secs_f64();
    match advice {
        Ok(Some(advice)) => {
            print(&spaced(&told(game.game(), &advice, seconds)));
            0
        }
        Ok(None) => refuse(
            &format!(
                "il n'y a rien à jouer dans cette position{}",
                setup.map_or(String::new(), |setup| ended(game, &setup))
            ),
            "donnez une position où la partie continue",
        ),
        Err(message) => refuse(&message, "« arbitre conseil --aide » montre les options"),
    }
}

/// How the game ended in a position, if it did.
fn ended(game: GameId, setup: &Setup) -> String {
    let standing = session::open(game, setup).ok().and_then(|mut session| session.standing().ok());
    standing
        .filter(|standing| *standing != Standing::Ongoing)
        .map(|standing| format!(" : {}", standing.told(game.game())))
        .unwrap_or_default()
}

fn told(game: &arbitre_rules::Game, advice: &Advice<String>, seconds: f64) -> String {
    let rate = (advice.nodes as f64 / seconds.max(1e-6)) as u64;
    format!(
        "coup : {}\nvaleur : {}\nligne : {}\nréflexion : {} d'avance, {} {}, {} par seconde\n",
        advice.turn,
        machine::worth(game, advice.value),
        advice.line.join("  "),
        count(advice.depth as usize, "coup", "coups"),
        grouped(advice.nodes),
        agree(advice.nodes as usize, "position", "positions"),
        grouped(rate),
    )
}

/// « 1 234 567 ».
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join("\u{a0}")
}
