//! `arbitre jouer`: the games at the terminal. [`table`] decides what a line does, [`prompt`] reads lines, [`save`] knows
//! files; this file only joins them.

mod machines;
mod preview;
mod prompt;
mod save;
mod table;
#[cfg(test)]
mod tests;
mod words;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use arbitre_rules::{GameId, Player, Setup};
use clap::{Arg, ArgMatches, Command};

use super::{colour, game, machine, print, refuse};
use arbitre::diagnostic::spaced;
use arbitre::disk::could_create;
use prompt::Prompt;
use table::{First, Options, Reply, Request, Table};

pub(super) fn command() -> Command {
    let [position, variant] = game::position_options();
    Command::new("jouer")
        .about("Joue dans le terminal ou par un tube, à deux ou contre la machine")
        .arg(game::argument().help("Le jeu, qui commence aussitôt ; sans lui, un menu"))
        .arg(variant.requires("jeu"))
        .arg(
            Arg::new("premier")
                .long("premier")
                .value_name("1|2|hasard")
                .value_parser(first)
                .conflicts_with("position")
                .help("Qui commence ; sinon, le sort au Qawale et au Quoridor, le joueur 1 aux autres jeux"),
        )
        .arg(
            Arg::new("tirage")
                .long("tirage")
                .alias("graine")
                .value_name("N")
                .value_parser(|text: &str| text.parse::<u64>().map_err(|_| "c'est un nombre entier"))
                .help("Le numéro du tirage au sort, là où l'on tire : le même numéro donne toujours le même tirage"),
        )
        .arg(position.requires("jeu"))
        .args(machine::seats())
        .arg(machine::time_option())
        .arg(
            Arg::new("parties")
                .long("parties")
                .value_name("N")
                .requires("jeu")
                .conflicts_with_all(["premier", "enregistrer"])
                .value_parser(|text: &str| match text.parse::<u64>() {
                    Ok(games) if (1..=1_000_000).contains(&games) => Ok(games),
                    _ => Err("c'est un nombre de parties, d'une à un million"),
                })
                .help("Fait jouer tant de parties à deux machines et en donne le tableau"),
        )
        .arg(
            Arg::new("enregistrer")
                .long("enregistrer")
                .value_name("FICHIER")
                .help("Écrit les parties, à mesure, comme une fonctionnalité pour « arbitre verifier » ; le fichier ne doit pas exister"),
        )
        .after_help(
            "Une partie finie ou arrêtée mène au menu, d'où l'on peut la reprendre (« annuler »), la sauver, en faire un scénario, ou en commencer une autre. « aide » dit à tout moment ce que l'on peut écrire. La fin de l'entrée (Ctrl-D) et Ctrl-C quittent.",
        )
}

fn first(text: &str) -> Result<First, &'static str> {
    match text {
        "1" => Ok(First::Player(Player::First)),
        "2" => Ok(First::Player(Player::Second)),
        "hasard" => Ok(First::Drawn),
        _ => Err("c'est 1, 2 ou hasard"),
    }
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    const HELP: &str = "« arbitre jouer --aide » montre les options";
    let options = match options(matches) {
        Ok(options) => options,
        Err(message) => return refuse(&message, HELP),
    };
    if let (Some(&games), Some(game)) = (matches.get_one::<u64>("parties"), game::of(matches)) {
        let seed = matches.get_one::<u64>("tirage").copied().unwrap_or(1);
        let table =
            game::position(game, matches).and_then(|setup| machines::tournament(game, &setup, matches, games, seed));
        return match table {
            Ok(table) => {
                print(&table);
                0
            }
            Err(message) => refuse(&message, HELP),
        };
    }
    let record = matches.get_one::<String>("enregistrer").map(PathBuf::from);
    if let Some(path) = &record
        && let Err(error) = could_create(path)
    {
        return super::not_created(&path.display().to_string(), &error);
    }
    match Table::open(options) {
        Ok((table, text)) => {
            print(&format!("{text}\n"));
            sit_down(table, Recorder { path: record, written: None, failed: false })
        }
        Err(message) => refuse(&message, HELP),
    }
}

fn options(matches: &ArgMatches) -> Result<Options, String> {
    let chosen = match game::of(matches) {
        None => None,
        Some(game) => Some((game, game::variants(matches)?, position(game, matches)?)),
    };
    let first = matches.get_one::<First>("premier").copied();
    // At the menu, a machine may still be asked for.
    if chosen.is_some() && machine::budget(matches).is_some() && machine::machines(matches, 0) == [None; 2] {
        return Err("--temps est le temps d'une machine : donnez-en une, comme --joueur2 machine:fort".into());
    }
    let seed = matches.get_one::<u64>("tirage").copied().unwrap_or_else(some_seed);
    let budget = machine::budget(matches);
    Ok(Options { chosen, first, seed, colour: colour(), budget, machines: machine::machines(matches, seed) })
}

/// The position asked for, which must be possible.
fn position(game: GameId, matches: &ArgMatches) -> Result<Option<Setup>, String> {
    matches.contains_id("position").then(|| game::position(game, matches)).transpose()
}

/// A seed that nobody chose, short enough to be typed again.
fn some_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| u64::from(time.subsec_micros()))
}

/// Plays until somebody leaves.
fn sit_down(mut table: Table, mut recorder: Recorder) -> u8 {
    let mut prompt = Prompt::new();
    loop {
        while let Some(text) = table.let_machine_play() {
            let said = recorder.write(&mut table).err().map(|reason| format!("{reason}\n")).unwrap_or_default();
            if std::io::stdout().lock().write_all(format!("{text}\n{said}").as_bytes()).is_err() {
                return if recorder.failed { super::USAGE } else { 0 };
            }
        }
        let words = if prompt.completes() { table.words() } else { Vec::new() };
        let line = prompt.read(words);
        let Reply { text, request } = table.read(&line);
        let leaves = request == Request::Leave;
        let mut text = format!("{text}{}\n", fulfil(&mut table, request));
        if let Err(reason) = recorder.write(&mut table) {
            text.push_str(&format!("{reason}\n"));
        }
        // Nobody listens any more: there is no use in playing on.
        let heard = std::io::stdout().lock().write_all(text.as_bytes()).is_ok();
        if leaves || !heard {
            return if recorder.failed { super::USAGE } else { 0 };
        }
    }
}

/// Does what the table asks for, and says what became of it.
fn fulfil(table: &mut Table, request: Request) -> String {
    if let Request::Save(path, ..) | Request::Record(path, ..) | Request::Resume(path) = &request
        && let Err(reason) = save::permitted(path)
    {
        return trouble(path, reason);
    }
    let said = match &request {
        Request::Save(path, text, may_replace) => {
            save::write(path, text, *may_replace).map(|()| table.saved(path)).map_err(|reason| (path, reason))
        }
        Request::Record(path, text, may_replace) => {
            save::write(path, text, *may_replace).map(|()| table.recorded(path)).map_err(|reason| (path, reason))
        }
        Request::Resume(path) => {
            save::load(path).and_then(|text| table.resume(path, &text)).map_err(|reason| (path, reason))
        }
        Request::Line | Request::Leave => return String::new(),
    };
    said.unwrap_or_else(|(path, reason)| trouble(path, &reason))
}

fn trouble(path: &Path, reason: &str) -> String {
    spaced(&format!("Impossible : « {} » : {reason}.", path.display()))
}

/// The file of `--enregistrer`, written anew whenever something was played.
struct Recorder {
    path: Option<PathBuf>,
    written: Option<String>,
    /// Whether the last writing failed.
    failed: bool,
}

impl Recorder {
    fn write(&mut self, table: &mut Table) -> Result<(), String> {
        let Some(path) = &self.path else { return Ok(()) };
        let Some(text) = table.recording().filter(|text| self.written.as_ref() != Some(text)) else { return Ok(()) };
        let result = save::write(path, &text, self.written.is_some());
        self.failed = result.is_err();
        result.map_err(|reason| trouble(path, &reason))?;
        self.written = Some(text);
        Ok(())
    }
}
