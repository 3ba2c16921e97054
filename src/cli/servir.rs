//! `arbitre servir`: our own rules behind the protocol, for those who write a client, and for our tests.

use clap::{Arg, ArgAction, ArgMatches, Command};

use super::{print, received, refuse};
use arbitre::diagnostic::why;
use arbitre::protocol::server::{Lost, serve};
use arbitre::protocol::wire;

/// The page about the protocol, for those who have the program only.
const PAGE: &str = include_str!("../../docs/protocole.md");

pub(super) fn command() -> Command {
    let flag = |name: &'static str, help: &'static str| Arg::new(name).long(name).action(ArgAction::SetTrue).help(help);
    Command::new("servir")
        .about("Répond au protocole avec nos propres règles")
        .arg(flag("protocole", "Affiche la page qui décrit le protocole (en anglais)"))
        .arg(flag("schema", "Affiche le schéma JSON des messages").conflicts_with("protocole"))
        .after_help(
            "Une demande en JSON par ligne sur l'entrée standard, une réponse par ligne sur la sortie standard.",
        )
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    if matches.get_flag("protocole") {
        print(PAGE);
        return 0;
    }
    if matches.get_flag("schema") {
        print(&wire::schema());
        return 0;
    }
    match serve(std::io::stdin().lock(), std::io::stdout().lock()) {
        Ok(()) => 0,
        Err(Lost::Requests(error)) => refuse(
            &format!("les demandes ne se lisent plus ({})", why(&error)),
            "vérifiez ce qui est relié à l'entrée standard",
        ),
        // A client that went away needs no more answers.
        Err(Lost::Answers(error)) => received(&Err(error)),
    }
}
