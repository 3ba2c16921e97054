//! `arbitre formater`: features set out in the one canonical way.

use arbitre_rules::count;
use clap::{Arg, ArgAction, ArgMatches, Command};

use super::paths::{self, Asked};
use super::{colour, print, refuse};
use arbitre::diagnostic::why;
use arbitre::disk;
use arbitre::spec::catalogue::Catalogue;
use arbitre::spec::format::formatted;
use arbitre::spec::run::read_file;

pub(super) fn command() -> Command {
    Command::new("formater")
        .about("Met en page les fichiers .feature : tableaux alignés, retraits, mots-clés et typographie, jamais le sens")
        .arg(
            Arg::new("chemins")
                .value_name("CHEMINS")
                .action(ArgAction::Append)
                .help("Fichiers ou dossiers. Sans chemin : tout le dossier features"),
        )
        .arg(
            Arg::new("verifier")
                .long("verifier")
                .action(ArgAction::SetTrue)
                .help("Ne change rien ; dit seulement ce qui serait changé"),
        )
        .after_help(
            "Codes de retour : 0 tout est en page, 1 un fichier serait changé (avec --verifier), 2 mauvais usage ou fichier refusé.",
        )
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    let Asked { project, files, lines, remarks } = match paths::asked(matches) {
        Ok(asked) => asked,
        Err(code) => return code,
    };
    if !lines.is_empty() {
        return refuse("un fichier se met en page en entier", "donnez le fichier sans numéro de ligne");
    }
    if let Some(file) = files.iter().find(|file| file.symlink_metadata().is_err()) {
        return refuse(
            &format!("« {} » n'est pas un fichier de ce dossier : il n'y a rien à mettre en page", file.display()),
            "placez-vous dans un projet, ou donnez un chemin",
        );
    }
    paths::announce(&project, true);
    remarks.iter().for_each(|remark| eprintln!("{}\n", remark.render(colour())));
    let only_check = matches.get_flag("verifier");
    let (mut changed, mut refused) = (0, 0);
    for file in &files {
        let reading = read_file(file, &project);
        if reading.is_refused() {
            refused += 1;
            for finding in reading.findings {
                eprintln!("{}\n", finding.render(colour()));
            }
            continue;
        }
        let Ok(text) = formatted(&reading, Catalogue::get()) else {
            refused += 1;
            refuse(
                &format!("« {} » ne se met pas en page sans changer de sens : il reste tel quel", file.display()),
                "c'est un défaut d'arbitre, à nous signaler avec le fichier",
            );
            continue;
        };
        if std::fs::read(file).is_ok_and(|bytes| bytes == text.as_bytes()) {
            continue;
        }
        if !only_check && let Err(error) = disk::replace(file, &text) {
            return refuse(
                &format!("« {} » ne s'écrit pas ({})", file.display(), why(&error)),
                "vérifiez le dossier et ses droits",
            );
        }
        changed += 1;
        print(&format!("{} {}\n", if only_check { "à mettre en page :" } else { "mis en page :" }, file.display()));
    }
    let verdict = match (changed, only_check) {
        (0, _) => "rien à changer".to_owned(),
        (changed, true) => format!("{changed} à mettre en page"),
        (changed, false) => format!("{changed} mis en page"),
    };
    let refusals = if refused == 0 { String::new() } else { format!(", {}", count(refused, "refusé", "refusés")) };
    print(&format!("{} : {verdict}{refusals}\n", count(files.len(), "fichier", "fichiers")));
    match (refused, changed) {
        (0, 0) => 0,
        (0, _) => u8::from(only_check),
        _ => super::USAGE,
    }
}
