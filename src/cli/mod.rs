//! The command line: French names, help and errors. One file per command.

mod articles;
mod conformite;
mod confronter;
mod conseil;
mod coups;
mod echecs;
mod engine;
mod enseigner;
mod formater;
mod game;
mod jouer;
mod livre;
mod lsp;
mod machine;
mod nouveau;
mod paths;
mod perft;
mod phrases;
mod revue;
mod servir;
mod studio;
mod surveiller;
mod verifier;

use std::ffi::{OsStr, OsString};
use std::io::{IsTerminal, Write};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command};

use arbitre::diagnostic::{spaced, why};
use arbitre::spec::reader::typography::fold;

/// The command line is wrong, or a file cannot be read.
pub const USAGE: u8 = 2;

const HELP: &str = "« arbitre --aide » donne les commandes, « arbitre COMMANDE --aide » leurs options";

const TEMPLATE: &str = "{about-with-newline}\nUsage\u{a0}: {usage}\n\n{all-args}{after-help}";

struct Entry {
    command: fn() -> Command,
    run: fn(&ArgMatches) -> u8,
}

const COMMANDS: &[Entry] = &[
    Entry { command: verifier::command, run: verifier::run },
    Entry { command: conformite::command, run: conformite::run },
    Entry { command: confronter::command, run: confronter::run },
    Entry { command: phrases::command, run: phrases::run },
    Entry { command: enseigner::command, run: enseigner::run },
    Entry { command: articles::command, run: articles::run },
    Entry { command: revue::command, run: revue::run },
    Entry { command: formater::command, run: formater::run },
    Entry { command: livre::command, run: livre::run },
    Entry { command: lsp::command, run: lsp::run },
    Entry { command: nouveau::command, run: nouveau::run },
    Entry { command: coups::command, run: coups::run },
    Entry { command: perft::command, run: perft::run },
    Entry { command: conseil::command, run: conseil::run },
    Entry { command: jouer::command, run: jouer::run },
    Entry { command: studio::command, run: studio::run },
    Entry { command: servir::command, run: servir::run },
];

/// Runs the program with these arguments, its own name first, and gives back its exit code.
#[must_use]
pub fn run(arguments: Vec<OsString>) -> u8 {
    if let [_, old, new] = arguments.as_slice()
        && !is_command(old)
        && let Some(shown) = revue::side_by_side(old.as_ref(), new.as_ref())
    {
        print(&shown);
        return 0;
    }
    let empty = empty_value(&arguments);
    let matches = match (program().try_get_matches_from(without_accents(arguments)), empty) {
        // An option that says more about its own value comes first.
        (Err(error), _) if error.kind() == ErrorKind::ValueValidation => return explain(&error),
        (_, Some(empty)) => return refuse(&empty, HELP),
        (Err(error), None) => return explain(&error),
        (Ok(matches), None) => matches,
    };
    let Some((name, arguments)) = matches.subcommand() else { return USAGE };
    let entry = COMMANDS.iter().find(|entry| (entry.command)().get_name() == name);
    entry.map_or(USAGE, |entry| (entry.run)(arguments))
}

/// What is wrong with an argument that says nothing: an empty name of a file would be this folder, or everything.
fn empty_value(arguments: &[OsString]) -> Option<String> {
    let at = arguments.iter().skip(1).position(|argument| {
        let text = argument.to_string_lossy();
        text.trim().is_empty()
            || (text.starts_with("--") && text.split_once('=').is_some_and(|it| it.1.trim().is_empty()))
    })?;
    let (before, argument) = (arguments[at].to_string_lossy(), arguments[at + 1].to_string_lossy());
    let option = if argument.trim().is_empty() { before.as_ref() } else { argument.trim_end_matches([' ', '=']) };
    Some(if option.starts_with("--") && (at > 0 || !argument.trim().is_empty()) {
        format!("la valeur de « {option} » est vide")
    } else {
        "un argument est vide : il faut un nom, un chemin ou une valeur".into()
    })
}

/// Whether an argument names a command, whatever files there are.
fn is_command(argument: &OsStr) -> bool {
    let name = argument.to_str().map(fold);
    COMMANDS.iter().any(|entry| name.as_deref() == Some((entry.command)().get_name()))
}

fn program() -> Command {
    let mut program = french(Command::new("arbitre"))
        .about("Les règles d'un jeu de plateau, écrites en français et vérifiées")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading("Commandes\u{a0}")
        .subcommand_value_name("COMMANDE")
        .disable_version_flag(true)
        .version(env!("CARGO_PKG_VERSION"))
        .arg(Arg::new("version").long("version").short('V').action(ArgAction::Version).help("Affiche la version"))
        .after_help(spaced("« arbitre COMMANDE --aide » explique une commande. Les accents sont permis : « vérifier » vaut « verifier »."));
    for entry in COMMANDS {
        program = program.subcommand(french((entry.command)()));
    }
    program
}

/// Help in French, under `--aide` (and `--help`, for habit's sake).
fn french(command: Command) -> Command {
    let usage = command.get_arguments().next().is_some();
    let command =
        command.help_template(TEMPLATE).disable_help_flag(true).next_help_heading("Options\u{a0}").arg(
            Arg::new("aide").long("aide").short('h').alias("help").action(ArgAction::Help).help("Affiche cette aide"),
        );
    if usage {
        command.mut_args(|arg| {
            if arg.is_positional() { arg.help_heading("Arguments\u{a0}") } else { arg.help_heading("Options\u{a0}") }
        })
    } else {
        command
    }
}

/// `vérifier --étiquettes` is `verifier --etiquettes`: names only, values stay as they are.
fn without_accents(arguments: Vec<OsString>) -> Vec<OsString> {
    let mut command_seen = false;
    let plain = |(index, argument): (usize, OsString)| {
        let Some(text) = argument.to_str() else { return argument };
        if let Some(option) = text.strip_prefix("--") {
            let (name, value) = option.split_once('=').map_or((option, None), |(name, value)| (name, Some(value)));
            let value = value.map(|value| format!("={value}")).unwrap_or_default();
            return format!("--{}{value}", fold(name)).into();
        }
        if index > 0 && !command_seen && !text.starts_with('-') {
            command_seen = true;
            return fold(text).into();
        }
        argument
    };
    arguments.into_iter().enumerate().map(plain).collect()
}

/// Prints help, or what is wrong with the command line in French.
fn explain(error: &clap::Error) -> u8 {
    let context = |kind: ContextKind| {
        shortened(match error.get(kind) {
            Some(ContextValue::String(text)) => text.clone(),
            Some(ContextValue::Strings(texts)) => texts.join(", "),
            Some(value) => value.to_string(),
            None => String::new(),
        })
    };
    let message = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            print(&spaced(&error.render().to_string()));
            return 0;
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            eprint!("{}", spaced(&error.render().to_string()));
            return USAGE;
        }
        ErrorKind::InvalidSubcommand => {
            format!("la commande « {} » n'existe pas", context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::UnknownArgument => format!("l'argument « {} » n'est pas attendu", context(ContextKind::InvalidArg)),
        ErrorKind::MissingRequiredArgument => format!("il manque {}", context(ContextKind::InvalidArg)),
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() => {
            format!("il manque une valeur à « {} »", context(ContextKind::InvalidArg))
        }
        ErrorKind::InvalidValue => {
            let valid = context(ContextKind::ValidValue);
            let valid = if valid.is_empty() { String::new() } else { format!(" (valeurs possibles : {valid})") };
            format!(
                "« {} » ne convient pas à « {} »{valid}",
                context(ContextKind::InvalidValue),
                context(ContextKind::InvalidArg)
            )
        }
        ErrorKind::ValueValidation => {
            let reason = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
            format!(
                "« {} » ne convient pas à « {} » : {reason}",
                context(ContextKind::InvalidValue),
                context(ContextKind::InvalidArg)
            )
        }
        ErrorKind::ArgumentConflict => {
            let (one, other) = (context(ContextKind::InvalidArg), context(ContextKind::PriorArg));
            if one == other || other.is_empty() {
                format!("« {one} » ne s'emploie qu'une fois")
            } else {
                format!("« {one} » ne s'emploie pas avec « {other} »")
            }
        }
        ErrorKind::InvalidUtf8 => "un argument n'est pas en UTF-8".into(),
        _ => "la ligne de commande n'est pas comprise".into(),
    };
    let near = match error.kind() {
        ErrorKind::InvalidSubcommand => context(ContextKind::SuggestedSubcommand),
        ErrorKind::UnknownArgument => context(ContextKind::SuggestedArg),
        ErrorKind::InvalidValue => context(ContextKind::SuggestedValue),
        _ => String::new(),
    };
    let near = if near.is_empty() { String::new() } else { format!("vouliez-vous écrire « {near} » ? ") };
    refuse(&message, &format!("{near}{HELP}"))
}

/// What was typed, as long as a message can show it.
fn shortened(text: String) -> String {
    match text.char_indices().nth(200) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// Says what is wrong and how to mend it; gives back the exit code of wrong usage.
fn refuse(message: &str, help: &str) -> u8 {
    eprintln!("{}", spaced(&format!("erreur : {message}\naide : {help}")));
    USAGE
}

/// Writes to standard output; a reader that went away is no error of ours. Anything else is: what nobody received did not go well.
fn print(text: &str) {
    let mut out = std::io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    if let code @ 1.. = received(&written) {
        std::process::exit(code.into());
    }
}

/// The exit code of something written to standard output: 0 too if the reader went away, which is no error of ours.
fn received(written: &std::io::Result<()>) -> u8 {
    match written {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            refuse(&format!("la sortie ne s'écrit pas ({})", why(error)), "libérez de la place, ou écrivez ailleurs")
        }
        _ => 0,
    }
}

/// Says why a new file cannot be made.
fn not_created(path: &str, error: &std::io::Error) -> u8 {
    match error.kind() {
        std::io::ErrorKind::NotFound | std::io::ErrorKind::NotADirectory => {
            refuse(&format!("le dossier de « {path} » n'existe pas"), "créez-le d'abord, ou corrigez le chemin")
        }
        std::io::ErrorKind::AlreadyExists => {
            refuse(&format!("« {path} » existe déjà"), "choisissez un autre nom : rien n'est jamais écrasé")
        }
        _ => refuse(&format!("« {path} » ne s'écrit pas ({})", why(error)), "vérifiez le dossier et ses droits"),
    }
}

/// Whether to use colours on standard output.
fn colour() -> bool {
    std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) && std::io::stdout().is_terminal()
}

/// An option `--format` with these values, the first by default.
fn format_option(values: &'static [&'static str]) -> Arg {
    Arg::new("format")
        .long("format")
        .value_name("FORMAT")
        .value_parser(clap::builder::PossibleValuesParser::new(values.iter().copied()))
        .hide_possible_values(true)
        .default_value(values[0])
        .hide_default_value(true)
        .help(format!("Forme du résultat : {}", values.join(", ")))
}
