//! Machines on the command line: who sits where, how long they think, and what they think in words.

use std::time::Duration;

use arbitre_rules::{Game, count};
use clap::{Arg, ArgMatches};

use arbitre::players::{Budget, Level, Machine, Value};
use arbitre::spec::reader::typography::fold;

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seat {
    Human,
    Machine(Level),
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Human => f.write_str("humain"),
            Self::Machine(level) => write!(f, "machine:{level}"),
        }
    }
}

/// The options `--joueur1` and `--joueur2`.
pub(super) fn seats() -> [Arg; 2] {
    let seat = |name: &'static str, help: &'static str| {
        Arg::new(name).long(name).value_name("QUI").value_parser(seat).help(help)
    };
    [
        seat(
            "joueur1",
            "Qui joue le premier camp : humain (si rien n'est dit), machine, machine:facile, machine:moyen, machine:fort, ou machine:hasard pour mesurer",
        ),
        seat("joueur2", "Qui joue le second camp, de même"),
    ]
}

/// Who sits in a seat, in a word.
pub(super) fn seat(text: &str) -> Result<Seat, String> {
    let text = fold(text);
    match text.split_once(':').unwrap_or((&text, "moyen")) {
        ("humain", _) if !text.contains(':') => Ok(Seat::Human),
        ("machine", level) => level.parse().map(Seat::Machine),
        _ => Err("c'est humain, machine, machine:facile, machine:moyen ou machine:fort".into()),
    }
}

/// The option `--temps`.
pub(super) fn time_option() -> Arg {
    Arg::new("temps")
        .long("temps")
        .value_name("DUREE")
        .value_parser(time)
        .help("Le temps de réflexion par tour, comme 500ms, 1s ou 0,5s ; sinon, celui du niveau")
}

fn time(text: &str) -> Result<Duration, String> {
    let text = text.trim();
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 0.001),
        None => (text.strip_suffix('s').unwrap_or(text), 1.0),
    };
    let seconds = number.trim().replace(',', ".").parse::<f64>().ok().map(|number| number * unit);
    let possible = seconds.filter(|seconds| (0.001..=3_600.0).contains(seconds));
    possible
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "il faut une durée, comme 500ms ou 1s, d'une milliseconde à une heure".into())
}

/// The time given, as a budget.
pub(super) fn budget(matches: &ArgMatches) -> Option<Budget> {
    matches.get_one::<Duration>("temps").copied().map(Budget::Time)
}

/// The machines at the table, by side.
pub(super) fn machines(matches: &ArgMatches, seed: u64) -> [Option<Machine>; 2] {
    ["joueur1", "joueur2"].map(|name| match matches.get_one::<Seat>(name) {
        None | Some(Seat::Human) => None,
        Some(Seat::Machine(level)) => Some(Machine { level: *level, budget: budget(matches), seed: Some(seed) }),
    })
}

/// What a game is worth, in words.
pub(super) fn worth(game: &Game, value: Value) -> String {
    let of = |player: arbitre_rules::Player| game.players[player.index()];
    match value {
        Value::WinsIn(player, 0) => {
            format!("{} {} dès ce coup joué", of(player).subject, of(player).agree("gagne", "gagnent"))
        }
        Value::WinsIn(player, turns) => {
            format!(
                "{} {} en {}",
                of(player).subject,
                of(player).agree("gagne", "gagnent"),
                count(turns as usize, "coup", "coups")
            )
        }
        Value::Wins(player) => {
            format!("{} {}, quoi que fasse l'adversaire", of(player).subject, of(player).agree("gagne", "gagnent"))
        }
        Value::Drawn => "nulle si personne ne se trompe".into(),
        Value::Better(player, hundredths) => {
            let size = match hundredths {
                0..100 => "léger avantage",
                100..400 => "avantage",
                _ => "grand avantage",
            };
            format!("{size} {}", of(player).dative)
        }
        Value::Even => "égal".into(),
        Value::Unknown => "inconnue : la machine n'a pas assez réfléchi".into(),
    }
}
