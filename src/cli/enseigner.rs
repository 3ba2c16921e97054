//! `arbitre enseigner`: one turn of phrase more, written into the project's lexicon.

use arbitre_rules::GameId;
use clap::{Arg, ArgAction, ArgMatches, Command};

use super::{game, paths, print, refuse};
use arbitre::diagnostic::{spaced, why};
use arbitre::disk;
use arbitre::project::Written;
use arbitre::spec::language::lessons::{self, alike, meaning};
use arbitre::spec::language::samples::generalised;

const TITLE: &str = "# Les tournures de ce projet : ce que l'on dit, et la phrase connue qui dit la même chose.\n";

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
    let means: Vec<String> = matches.get_many("connue").into_iter().flatten().cloned().collect();
    if !project.features().is_dir() {
        return refuse(
            &format!("il n'y a pas de dossier « {} » ici ni au-dessus", project.features().display()),
            "placez-vous dans un projet",
        );
    }
    let language = lessons::language(&project);
    let known = |game: GameId| -> Option<Vec<String>> {
        let all: Option<Vec<_>> = means.iter().map(|text| meaning(text, game, &language)).collect();
        all.map(|all| all.concat())
    };
    let asked = game::of(matches);
    let games: Vec<GameId> = asked.map_or_else(|| GameId::ALL.to_vec(), |game| vec![game]);
    let able: Vec<GameId> = games.iter().copied().filter(|&game| known(game).is_some()).collect();
    // What only one game says is taught to that game.
    let of_game = asked.or_else(|| if let [only] = able[..] { Some(only) } else { None });
    let Some(&first) = able.first().or(games.first()) else { return super::USAGE };
    if let (Some(now), Some(meant)) = (meaning(said, first, &language), known(first)) {
        let (message, help) = if alike(&now, &meant) {
            (format!("« {said} » est déjà comprise"), "il n'y a rien à enseigner : écrivez-la telle quelle")
        } else {
            (
                format!("« {said} » est déjà comprise, et veut dire autre chose : « {} »", now.join(" ; ")),
                "dites-la autrement : une phrase a un seul sens",
            )
        };
        return refuse(&message, help);
    }
    let path = project.lexicon(of_game);
    let old = project.lexicons().iter().find(|file| file.path == path).map(|file| file.text.clone());
    let turns = generalised(said, &means, first);
    let Some(text) = with_turns(old.as_deref(), &turns) else {
        return refuse(
            &format!("dans « {} », « tournures » n'est pas une suite de lignes", path.display()),
            "mettez chaque tournure sur une ligne à elle, décalée sous « tournures: »",
        );
    };
    let mut files: Vec<Written> = project.lexicons().iter().filter(|file| file.path != path).cloned().collect();
    files.push(Written { game: of_game, path: path.clone(), text: text.clone() });
    let school = lessons::school(&files);
    if let Some(wrong) = school.wrong.first() {
        return refuse(&wrong.message, &wrong.help);
    }
    let understood = meaning(said, first, &school.language);
    let Some(understood) = understood.filter(|now| known(first).is_some_and(|meant| alike(now, &meant))) else {
        return refuse(
            &format!("« {said} » ne se comprendrait pas encore : rien n'est écrit"),
            "dites-la plus simplement, avec les valeurs écrites comme dans la phrase connue",
        );
    };
    let written = match path.parent() {
        Some(folder) => std::fs::create_dir_all(folder).and_then(|()| disk::replace(&path, &text)),
        None => disk::replace(&path, &text),
    };
    if let Err(error) = written {
        let message = format!("« {} » ne s'écrit pas ({})", path.display(), why(&error));
        return refuse(&message, "vérifiez le dossier et ses droits");
    }
    let mut out = format!("écrit : {}\n", path.display());
    for (said, means) in &turns {
        out.push_str(&format!("  « {said} » : « {} »\n", means.join(" » puis « ")));
    }
    out.push_str(&format!("« {said} » se comprend maintenant : « {} »\n", understood.join(" » puis « ")));
    print(&spaced(&out));
    0
}

/// The text of a lexicon with these turns of phrase too, the rest as it was; none if there is no place for them.
fn with_turns(old: Option<&str>, turns: &[(String, Vec<String>)]) -> Option<String> {
    let quoted = |text: &str| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
    let line = |(said, means): &(String, Vec<String>)| {
        let means: Vec<_> = means.iter().map(|text| quoted(text)).collect();
        let right = if let [only] = &means[..] { only.clone() } else { format!("[{}]", means.join(", ")) };
        format!("{}: {right}", quoted(said))
    };
    let lines = |indent: &str| turns.iter().map(|turn| format!("{indent}{}\n", line(turn))).collect::<String>();
    let old = old.unwrap_or(TITLE);
    let mut all: Vec<String> = old.split_inclusive('\n').map(str::to_owned).collect();
    if let Some(last) = all.last_mut().filter(|last| !last.ends_with('\n')) {
        last.push('\n');
    }
    let Some(at) = all.iter().position(|line| line.starts_with("tournures:")) else {
        return Some(format!("{}\ntournures:\n{}", all.concat(), lines("  ")));
    };
    let beside = all[at]["tournures:".len()..].split('#').next().unwrap_or_default().trim().to_owned();
    match beside.as_str() {
        "" => {}
        "{}" | "[]" | "~" | "null" => all[at] = "tournures:\n".into(),
        _ => return None,
    }
    let inside = |line: &String| line.trim().is_empty() || line.starts_with([' ', '#']);
    let end = all[at + 1..].iter().position(|line| !inside(line)).map_or(all.len(), |after| at + 1 + after);
    let is_entry = |line: &&String| line.starts_with(' ') && !line.trim().is_empty();
    let indent = all[at + 1..end]
        .iter()
        .find(is_entry)
        .map_or("  ".to_owned(), |line| line[..line.len() - line.trim_start().len()].to_owned());
    let last = all[at + 1..end].iter().rposition(|line| is_entry(&line)).map_or(at + 1, |last| at + 2 + last);
    all.insert(last, lines(&indent));
    Some(all.concat())
}
