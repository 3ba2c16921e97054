//! `arbitre enseigner`: one turn of phrase more, written into the project's lexicon.

use clap::{Arg, ArgAction, ArgMatches, Command};

use super::{game, paths, print, refuse};
use arbitre::diagnostic::{spaced, why};
use arbitre::spec::teach::lesson;

pub(super) fn command() -> Command {
    Command::new("enseigner")
        .about("Apprend une tournure : une phrase, et la phrase connue qui dit la même chose")
        .arg(Arg::new("phrase").value_name("PHRASE").required(true).help("La phrase à comprendre"))
        .arg(
            Arg::new("connue")
                .value_name("PHRASE CONNUE")
                .required(true)
                .action(ArgAction::Append)
                .num_args(1..)
                .help("La phrase connue qui dit la même chose, ou plusieurs, l'une après l'autre"),
        )
        .arg(game::argument().long("jeu"))
        .arg(paths::features_option())
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    let project = match paths::project_on_disk(matches) {
        Ok(project) => project,
        Err(code) => return code,
    };
    let Some(said) = matches.get_one::<String>("phrase") else { return super::USAGE };
    let known: Vec<String> = matches.get_many("connue").into_iter().flatten().cloned().collect();
    let lesson = match lesson(&project, said, &known, game::of(matches)) {
        Ok(lesson) => lesson,
        Err(refusal) => return refuse(&refusal.message, &refusal.help),
    };
    if let Err(error) = lesson.write() {
        let message = format!("« {} » ne s'écrit pas ({})", lesson.path.display(), why(&error));
        return refuse(&message, "vérifiez le dossier et ses droits");
    }
    let mut out = format!("écrit : {}\n", lesson.path.display());
    for turn in &lesson.turns {
        out.push_str(&format!("  « {} » : « {} »\n", turn.said, turn.means.join(" » puis « ")));
    }
    out.push_str(&format!("« {said} » se comprend maintenant : « {} »\n", lesson.understood.join(" » puis « ")));
    print(&spaced(&out));
    0
}
