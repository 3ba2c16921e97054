//! `arbitre conformite`: one page about somebody's program.

use std::sync::Arc;

use arbitre_rules::GameId;
use clap::{ArgMatches, Command};

use super::{engine, format_option, paths, print, refuse};
use arbitre::report::conformity::Conformity;
use arbitre::session::Opener;
use arbitre::spec::application::this_program;
use arbitre::spec::run::{Order, run as run_features};
use arbitre::spec::select::Selection;

pub(super) fn command() -> Command {
    let [program, delay] = engine::options();
    Command::new("conformite")
        .about("Un rapport par article sur un programme : conforme, divergent ou non applicable")
        .arg(paths::features_option())
        .args([program.required(true), delay, engine::processes_option()])
        .arg(format_option(&["console", "json", "junit", "markdown", "svg"]))
        .after_help("Codes de retour : 0 conforme, 1 divergence, 2 mauvais usage ou rien d'applicable, 3 programme qui ne répond pas.")
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    let project = match paths::project(matches) {
        Ok(project) => project,
        Err(code) => return code,
    };
    let program = match engine::of(matches) {
        Ok(Some(program)) => program,
        Ok(None) => return super::USAGE,
        Err(code) => return code,
    };
    let games: Vec<GameId> = GameId::ALL.iter().copied().filter(|game| program.knows(*game)).collect();
    let folders: Vec<_> = games.iter().map(|game| project.features().join(game.slug())).collect();
    let all = match paths::features(&project) {
        Ok(all) => all,
        Err(code) => return code,
    };
    let files: Vec<_> = all.into_iter().filter(|file| folders.iter().any(|folder| file.starts_with(folder))).collect();
    if files.is_empty() {
        return refuse(
            "aucune fonctionnalité ne parle des jeux de ce programme",
            "placez-vous à la racine du projet, où se trouve le dossier features",
        );
    }
    let order = Order {
        project: project.clone(),
        files,
        selection: Selection::default(),
        strict_films: false,
        threads: engine::threads(matches),
        engine: Some(Arc::new(program.clone())),
        program: this_program(),
        all_films: false,
        explains: false,
    };
    let outcome = run_features(order, || {});
    let page = Conformity::of(program.name(), &games, &outcome, project.articles());
    print(&match matches.get_one::<String>("format").map(String::as_str) {
        Some("json") => page.json(),
        Some("junit") => page.junit(),
        Some("markdown") => page.markdown(),
        Some("svg") => page.svg(),
        _ => arbitre::diagnostic::spaced(&page.console()),
    });
    engine::judged(Some(&program), page.exit_code())
}
