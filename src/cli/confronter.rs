//! `arbitre confronter`: our rules and somebody's program led through the same random games.

use std::io::{ErrorKind, IsTerminal};
use std::path::Path;
use std::time::Duration;

use arbitre_rules::count;
use clap::{Arg, ArgMatches, Command};
use indicatif::{ProgressBar, ProgressStyle};

use super::{engine, game, print, refuse};
use arbitre::confront::{Contrast, Order, Report, confront, tell};
use arbitre::disk;
use arbitre::protocol::client::Program;
use arbitre::protocol::wire::Capability;
use arbitre::session::Opener;

pub(super) fn command() -> Command {
    let [program, delay] = engine::options();
    Command::new("confronter")
        .about("Joue les mêmes parties au hasard avec nos règles et un programme, et montre où ils diffèrent")
        .arg(game::argument().required(true))
        .args([program.required(true), delay])
        .arg(number("parties", "Combien de parties (1000 si rien n'est dit)", "1000").value_parser(|text: &str| {
            let games = text.parse().ok().filter(|&games: &u64| games > 0);
            games.ok_or_else(|| "c'est un nombre de parties, une au moins".to_owned())
        }))
        .arg(
            number(
                "tirage",
                "Le numéro du tirage au sort : le même numéro rejoue les mêmes parties (1 si rien n'est dit)",
                "1",
            )
            .alias("graine"),
        )
        .arg(
            Arg::new("sortie")
                .long("sortie")
                .value_name("FICHIER")
                .help("Écrit le scénario de la différence dans ce fichier, qui ne doit pas exister"),
        )
        .after_help(
            "Codes de retour : 0 aucune différence, 1 une différence, 2 mauvais usage, 3 programme qui ne répond pas.",
        )
}

fn number(name: &'static str, help: &'static str, usual: &'static str) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name("NOMBRE")
        .value_parser(|text: &str| text.parse::<u64>().map_err(|_| "il faut un nombre entier".to_owned()))
        .default_value(usual)
        .hide_default_value(true)
        .help(help)
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    let Some(game) = game::of(matches) else { return super::USAGE };
    // Before the games rather than after them.
    if let Some(path) = matches.get_one::<String>("sortie").filter(|path| Path::new(path).symlink_metadata().is_ok()) {
        return super::not_created(path, &ErrorKind::AlreadyExists.into());
    }
    let program = match engine::of(matches) {
        Ok(Some(program)) => program,
        Ok(None) => return super::USAGE,
        Err(code) => return code,
    };
    if let Err(message) = suitable(&program, game) {
        return refuse(&message, "« arbitre servir --protocole » dit ce que « bonjour » annonce");
    }
    let games = matches.get_one::<u64>("parties").copied().unwrap_or(1_000);
    let order = Order {
        game,
        games,
        seed: matches.get_one::<u64>("tirage").copied().unwrap_or(1),
        positions: program.can(Capability::Positions),
        lists: program.can(Capability::Coups),
        gestures: program.can(Capability::Gestes),
        trials: program.can(Capability::Essai),
    };
    let bar = progress(games);
    let report = confront(order, &program, || bar.inc(1));
    bar.finish_and_clear();
    if report.games == 0 {
        let reason = report.unable.map(|reason| format!(" : {reason}")).unwrap_or_default();
        refuse(
            &format!("le programme n'a pu commencer aucune partie{reason}"),
            "« arbitre servir --protocole » dit ce que « bonjour » annonce",
        );
        return engine::NO_PROGRAM;
    }
    print(&arbitre::diagnostic::spaced(&told(&report)));
    let Some(difference) = &report.difference else { return 0 };
    let told = tell(difference);
    match matches.get_one::<String>("sortie") {
        Some(path) => match disk::create(Path::new(path), &told.feature) {
            Ok(()) => 1,
            Err(error) => super::not_created(path, &error),
        },
        None => 1,
    }
}

fn suitable(program: &Program, game: arbitre_rules::GameId) -> Result<(), String> {
    if !program.knows(game) {
        return Err(format!("{} ne connaît pas le jeu « {} »", program.name(), game.slug()));
    }
    if !program.can(Capability::Tours) {
        return Err(format!("{} ne joue pas de tours entiers : « confronter » en a besoin", program.name()));
    }
    Ok(())
}

/// The report, its last line the verdict.
fn told(report: &Report) -> String {
    let mut out = String::new();
    let list = |met: &std::collections::BTreeMap<String, usize>| {
        let met: Vec<_> = met.iter().map(|(article, times)| format!("{article} ({times})")).collect();
        if met.is_empty() { "aucun".into() } else { met.join(", ") }
    };
    out.push_str(&format!("articles dont les refus ont été comparés : {}\n", list(&report.refusals)));
    out.push_str(&format!("articles qui ont terminé une partie : {}\n", list(&report.endings)));
    if report.skipped > 0 {
        let games = count(report.skipped as usize, "partie", "parties");
        let reason = report.unable.as_deref().map(|reason| format!(" : {reason}")).unwrap_or_default();
        out.push_str(&format!("{games} que le programme ne sait pas commencer{reason}\n"));
    }
    let games = count(report.games as usize, "partie", "parties");
    let played = format!("{games}, {}", count(report.plies, "tour", "tours"));
    match &report.difference {
        None => out.push_str(&format!("{played} : aucune différence\n")),
        Some(difference) => {
            let told = tell(difference);
            // A program that fails breaks no rule in particular.
            let (heading, verdict) = match difference.contrast {
                Contrast::Trouble(_) => {
                    ("le programme ne répond pas comme il doit".to_owned(), "le programme a failli".to_owned())
                }
                _ => (format!("article {}", told.article), format!("une différence, article {}", told.article)),
            };
            out.push_str(&format!("\n{heading}\n"));
            told.lines.iter().for_each(|line| out.push_str(&format!("{}\n", format!("  {line}").trim_end())));
            out.push_str(&format!("\n{}\n", told.feature));
            out.push_str(&format!("{played} : {verdict}\n"));
        }
    }
    out
}

/// Shown on a terminal only.
pub(super) fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} parties : {pos}/{len} ({elapsed}, reste {eta})") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
