//! `arbitre coups`: the legal turns of a position.

use std::io::Write;
use std::ops::ControlFlow;

use clap::{ArgMatches, Command};

use super::{format_option, game, received, refuse};
use arbitre::session;

pub(super) fn command() -> Command {
    Command::new("coups")
        .about("Les coups permis dans une position, un par ligne")
        .arg(game::argument().required(true))
        .args(game::position_options())
        .arg(format_option(&["texte", "json"]))
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    let Some(game) = game::of(matches) else { return super::USAGE };
    let mut session = match game::position(game, matches)
        .and_then(|setup| session::open(game, &setup).map_err(|error| error.to_string()))
    {
        Ok(session) => session,
        Err(message) => {
            return refuse(
                &message,
                "« arbitre coups --aide » montre les options ; docs/guide-du-redacteur.md la notation",
            );
        }
    };
    let json = matches.get_one::<String>("format").is_some_and(|format| format == "json");
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let mut first = true;
    let mut written = Ok(());
    let listed = session.visit_turns(&mut |turn| {
        written = if json {
            let separator = if first { "[\n  " } else { ",\n  " };
            write!(out, "{separator}{}", serde_json::Value::from(turn))
        } else {
            writeln!(out, "{turn}")
        };
        first = false;
        // A reader that went away needs no more turns.
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let end: &[u8] = match (json, first) {
        (false, _) => b"",
        (true, true) => b"[]\n",
        (true, false) => b"\n]\n",
    };
    let written = written.and_then(|()| out.write_all(end)).and_then(|()| out.flush());
    match listed {
        Ok(()) => received(&written),
        Err(trouble) => refuse(&trouble.to_string(), "vérifiez la position"),
    }
}
