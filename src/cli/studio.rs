//! `arbitre studio`: the page on this machine.

use clap::{Arg, ArgAction, ArgMatches, Command};

use super::{paths, print, refuse};
use arbitre::diagnostic::{spaced, why};
use arbitre::studio::{Studio, serve};

pub(super) fn command() -> Command {
    Command::new("studio")
        .about("Joue et écrit des scénarios dans le navigateur, sur cette machine seulement")
        .arg(
            Arg::new("port")
                .long("port")
                .value_name("N")
                .value_parser(|text: &str| text.parse::<u16>().map_err(|_| "c'est un nombre de 0 à 65535"))
                .default_value("0")
                .hide_default_value(true)
                .help("Le port ; sinon, un port libre"),
        )
        .arg(
            Arg::new("sans-ouvrir")
                .long("sans-ouvrir")
                .action(ArgAction::SetTrue)
                .help("Affiche l'adresse sans ouvrir le navigateur"),
        )
        .arg(paths::features_option())
        .after_help(
            "L'adresse affichée contient un secret : qui la connaît peut lire et écrire les fonctionnalités du projet.",
        )
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    let project = match paths::project(matches) {
        Ok(project) => project,
        Err(code) => return code,
    };
    let port = matches.get_one::<u16>("port").copied().unwrap_or_default();
    let opened = Studio::open(project, port).and_then(|studio| Ok((studio.address()?, studio)));
    let (address, studio) = match opened {
        Ok(opened) => opened,
        Err(error) => {
            return refuse(
                &format!("le port {port} ne s'ouvre pas ({})", why(&error)),
                "laissez « --port » de côté : un port libre sera pris",
            );
        }
    };
    print(&spaced(&format!("Le studio est ouvert : {address}\nCtrl-C l'arrête.\n")));
    if !matches.get_flag("sans-ouvrir") && open::that_detached(&address).is_err() {
        print(&spaced("Aucun navigateur ne s'est ouvert : recopiez cette adresse dans le vôtre.\n"));
    }
    match serve(studio) {
        Ok(()) => 0,
        Err(error) => refuse(&format!("le studio s'est arrêté ({})", why(&error)), "relancez « arbitre studio »"),
    }
}
