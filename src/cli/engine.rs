//! Naming somebody's program on the command line.

use std::io::IsTerminal;
use std::time::Duration;

use arbitre_rules::count;
use clap::{Arg, ArgMatches};

use super::refuse;
use arbitre::diagnostic::spaced;
use arbitre::protocol::client::{Program, check_command, end_all};

/// The program never answered.
pub(super) const NO_PROGRAM: u8 = 3;
/// Somebody pressed Ctrl-C: the code that shells give.
const INTERRUPTED: i32 = 130;

/// The options `--moteur` and `--delai`.
pub(super) fn options() -> [Arg; 2] {
    [
        Arg::new("moteur")
            .long("moteur")
            .value_name("COMMANDE")
            .value_parser(|text: &str| check_command(text).map(|()| text.to_owned()))
            .allow_hyphen_values(true)
            .help("Le programme à vérifier, comme \"python3 mon_jeu.py\" ; il parle le protocole que montre « arbitre servir --protocole »"),
        Arg::new("delai")
            .long("delai")
            .value_name("SECONDES")
            .value_parser(delay)
            .requires("moteur")
            .default_value("5")
            .hide_default_value(true)
            .help("Le temps laissé au programme pour chaque réponse (5 secondes si rien n'est dit)"),
    ]
}

/// The option `--processus`: how many run at once.
pub(super) fn processes_option() -> Arg {
    Arg::new("processus")
        .long("processus")
        .value_name("NOMBRE")
        .value_parser(processes)
        .requires("moteur")
        .help("Combien d'exemplaires du programme tournent à la fois (un par cœur si rien n'est dit)")
}

fn processes(text: &str) -> Result<usize, String> {
    let number: Option<usize> = text.parse().ok();
    number.filter(|number| (1..=256).contains(number)).ok_or_else(|| "il faut un nombre de 1 à 256".into())
}

/// How many threads play: as many as there may be processes.
pub(super) fn threads(matches: &ArgMatches) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    matches.get_one::<usize>("processus").copied().unwrap_or_else(cores)
}

/// Ctrl-C leaves no program behind: those that we referee do not get it, being in groups of their own.
fn end_with_us() {
    // Where nothing can be waited for, the system's own way of ending remains.
    let _ = ctrlc::set_handler(|| {
        let _nobody_starts = end_all();
        // The progress bar is where the message will be.
        let erased = if std::io::stderr().is_terminal() { "\r\u{1b}[2K" } else { "" };
        eprintln!("{erased}interrompu : le programme vérifié est arrêté, rien n'est jugé");
        std::process::exit(INTERRUPTED);
    });
}

fn delay(text: &str) -> Result<Duration, String> {
    let seconds: Option<f64> = text.replace(',', ".").parse().ok();
    let possible = seconds.filter(|seconds| (0.001..=86_400.0).contains(seconds));
    possible.map(Duration::from_secs_f64).ok_or_else(|| "il faut un nombre de secondes, comme 5 ou 0,5".into())
}

/// The exit code of a run on a program: one that was asked and answered nothing has not been verified.
pub(super) fn judged(program: Option<&Program>, code: u8) -> u8 {
    match program.and_then(Program::only_asked) {
        Some(asked) if code != 1 => {
            refuse(
                &format!(
                    "le programme n'a répondu à aucune demande ({}, et jamais autre chose que « incapable ») : rien n'est vérifié",
                    count(asked, "demande", "demandes")
                ),
                "« arbitre servir --protocole » dit ce que chaque demande attend",
            );
            NO_PROGRAM
        }
        _ => code,
    }
}

/// The program given, started, if one is.
///
/// # Errors
/// It does not answer: said already, with the exit code.
pub(super) fn of(matches: &ArgMatches) -> Result<Option<Program>, u8> {
    let Some(command) = matches.get_one::<String>("moteur") else { return Ok(None) };
    end_with_us();
    let delay = matches.get_one::<Duration>("delai").copied().unwrap_or(Duration::from_secs(5));
    let started = Program::start(command, delay).inspect(|program| {
        program.unknown().iter().for_each(|line| eprintln!("{}", spaced(&format!("remarque : {line}"))));
    });
    started.map(Some).map_err(|reason| {
        let mut lines = reason.lines();
        let first = lines.next().unwrap_or_default();
        let rest: Vec<_> = lines.map(|line| format!("\n  {line}")).collect();
        refuse(
            &format!("« {command} » : {first}{}", rest.concat()),
            "le programme doit répondre à « bonjour » : « arbitre servir --protocole » montre comment",
        );
        NO_PROGRAM
    })
}
