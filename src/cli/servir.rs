//! `arbitre servir`: our own rules behind the protocol, for those who write a client, and for our tests.

use clap::{ArgMatches, Command};

use super::refuse;
use crate::protocol::server::serve;

pub(super) fn command() -> Command {
    Command::new("servir").about("Répond au protocole avec nos propres règles (docs/protocole.md)").after_help(
        "Une demande en JSON par ligne sur l'entrée standard, une réponse par ligne sur la sortie standard.",
    )
}

pub(super) fn run(_: &ArgMatches) -> u8 {
    let answers = std::io::BufWriter::new(std::io::stdout().lock());
    match serve(std::io::stdin().lock(), answers) {
        // A client that went away needs no more answers.
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => refuse(
            &format!("les demandes ne se lisent plus ({error})"),
            "vérifiez ce qui est relié à l'entrée standard",
        ),
        _ => 0,
    }
}
