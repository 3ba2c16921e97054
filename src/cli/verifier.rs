//! `arbitre verifier`: the main job.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::{Arg, ArgAction, ArgMatches, Command};
use indicatif::{ProgressBar, ProgressStyle};

use super::echecs::Failures;
use super::{colour, engine, format_option, print, refuse};
use arbitre::diagnostic::{Diagnostic, spaced};
use arbitre::project::{Project, STANDARD_INPUT};
use arbitre::report::{Summary, console, json, junit};
use arbitre::session::Opener;
use arbitre::spec::application::this_program;
use arbitre::spec::catalogue::Catalogue;
use arbitre::spec::duplicates;
use arbitre::spec::plan::Case;
use arbitre::spec::run::{Order, feature_files, read_file, run as run_features};
use arbitre::spec::select::{Fragment, Selection, TagExpr};

/// For failures of the last time that are not to be found.
const PLAY_ALL: &str = "lancez « arbitre verifier » pour tout rejouer";

pub(super) fn command() -> Command {
    Command::new("verifier")
        .about("Joue les scénarios et dit si les règles sont respectées")
        .arg(
            Arg::new("chemins")
                .value_name("CHEMINS")
                .action(ArgAction::Append)
                .help("Fichiers ou dossiers ; « fichier.feature:12 » choisit le scénario de la ligne 12, « - » lit l'entrée standard. Sans chemin : tout le dossier features"),
        )
        .arg(
            Arg::new("etiquettes")
                .long("etiquettes")
                .value_name("EXPRESSION")
                .value_parser(TagExpr::read)
                .help("Seulement les scénarios qui ont ces étiquettes, comme '@QAW-13 et non @lent'"),
        )
        .arg(Arg::new("nom").long("nom").value_name("MOTIF").allow_hyphen_values(true).help("Seulement les scénarios dont le titre contient ce motif"))
        .arg(
            Arg::new("variante")
                .long("variante")
                .value_name("CLE=VALEUR")
                .action(ArgAction::Append)
                .help("Seulement les scénarios étiquetés pour cette variante : « etape=2 » joue ceux de @etape2, à l'étape 2"),
        )
        .arg(super::features_option())
        .args(engine::options())
        .arg(engine::processes_option())
        .arg(
            Arg::new("fragment")
                .long("fragment")
                .value_name("K/N")
                .value_parser(Fragment::read)
                .help("Seulement la K-ième de N parts égales, qui ensemble font le tout : pour répartir entre machines"),
        )
        .arg(
            Arg::new("relancer-echecs")
                .long("relancer-echecs")
                .action(ArgAction::SetTrue)
                .conflicts_with("chemins")
                .help("Seulement ce qui a échoué la dernière fois"),
        )
        .arg(
            Arg::new("surveiller")
                .long("surveiller")
                .action(ArgAction::SetTrue)
                .conflicts_with_all(["relancer-echecs", "format", "moteur"])
                .help("Rejoue à chaque enregistrement ce qu'il concerne ; Ctrl-C pour quitter"),
        )
        .arg(
            Arg::new("remarques")
                .long("remarques")
                .action(ArgAction::SetTrue)
                .help("Signale aussi les scénarios qui ont la même mise en place et la même action"),
        )
        .arg(format_option(&["console", "json", "junit"]))
        .after_help(spaced("Codes de retour : 0 conforme, 1 divergence, 2 mauvais usage ou fichier refusé, 3 programme qui ne répond pas."))
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    if matches.get_flag("surveiller") {
        return super::surveiller::watch(matches);
    }
    let project = match super::project(matches) {
        Ok(project) => project,
        Err(findings) => return refuse_articles(&findings),
    };
    let mut order = match order(matches, &project) {
        Ok(order) => order,
        Err((message, help)) => return refuse(&message, &help),
    };
    let program = match engine::of(matches) {
        Ok(program) => program,
        Err(code) => return code,
    };
    order.engine = program.clone().map(|program| Arc::new(program) as Arc<dyn Opener>);
    let mut last_failures = None;
    let mut lost = Vec::new();
    if matches.get_flag("relancer-echecs") {
        let Some(last) = Failures::last(project.root()) else {
            return refuse("on ne sait pas ce qui a échoué la dernière fois", "lancez d'abord « arbitre verifier »");
        };
        if last.is_empty() {
            print("rien n'a échoué la dernière fois\n");
            return 0;
        }
        (order.files, order.selection.titles) = (last.files(), last.titles());
        lost = last.lost(&project);
        lost.iter().for_each(|what| {
            eprintln!("{}", spaced(&format!("remarque : {what}, et y avait échoué la dernière fois")))
        });
        last_failures = Some(last);
    }
    let (files, selection) = (order.files.clone(), order.selection.clone());
    let progress = progress();
    let bar = progress.clone();
    let mut outcome = run_features(order, move || bar.inc(1));
    progress.finish_and_clear();
    if matches.get_flag("remarques") {
        outcome.findings.extend(duplicates_in(&files, &project));
    }
    // What cannot be kept is only missing the next time; folders that are no project are left alone. A run that played nothing
    // says nothing of what failed before.
    if project.features().is_dir() && (outcome.selected > 0 || outcome.refused_files > 0) {
        let left = last_failures.map(|last| last.left_by(&outcome)).unwrap_or_default();
        let _ = Failures::of(&outcome).with(left).keep(project.root());
    }
    let articles = project.articles();
    if outcome.selected == 0 && outcome.refused_files == 0 && outcome.empty_lines.is_empty() {
        let help = if lost.is_empty() { nothing_selected(&selection) } else { PLAY_ALL.into() };
        return refuse("aucun scénario ne correspond à ce qui est demandé", &help);
    }
    print(&match matches.get_one::<String>("format").map(String::as_str) {
        Some("json") => json::report(&outcome, articles),
        Some("junit") => junit::report(&outcome),
        _ => console::report(&outcome, articles, colour()),
    });
    if let Some(place) = outcome.empty_lines.first() {
        return refuse(
            &format!("« {place} » ne désigne aucun scénario"),
            "donnez une ligne qui se trouve dans un scénario",
        );
    }
    let code = Summary::of(&outcome, articles).exit_code();
    if code == 0 && !lost.is_empty() {
        return refuse("ce qui avait échoué ne se retrouve pas entièrement", PLAY_ALL);
    }
    if outcome.refused_files > 0 { code } else { engine::judged(program.as_ref(), code) }
}

/// What the command line asks to run, or what is wrong with it and how to mend it.
pub(super) fn order(matches: &ArgMatches, project: &Project) -> Result<Order, (String, String)> {
    let paths: Vec<&String> = matches.get_many("chemins").into_iter().flatten().collect();
    let (files, lines) = resolve(project, &paths)?;
    let variants = super::game::variants(matches)
        .map_err(|message| (message, "« arbitre verifier --aide » montre les options".to_owned()))?;
    let selection = Selection {
        variants,
        tags: matches.get_one::<TagExpr>("etiquettes").cloned(),
        name: matches.get_one::<String>("nom").cloned(),
        lines,
        titles: HashMap::new(),
        fragment: matches.get_one::<Fragment>("fragment").copied(),
    };
    Ok(Order {
        project: project.clone(),
        files,
        selection,
        strict_films: std::env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false" && value != "0"),
        threads: engine::threads(matches),
        engine: None,
        program: this_program(),
    })
}

/// Remarks on scenarios that play the same thing.
fn duplicates_in(files: &[PathBuf], project: &Project) -> Vec<Diagnostic> {
    let readings: Vec<_> = files.iter().map(|file| read_file(file, project)).collect();
    let cases = readings.iter().filter_map(|reading| Some(Case::all(reading.feature.clone()?, &reading.source)));
    let source = |path: &str| readings.iter().find(|reading| reading.path == path).map(|reading| &*reading.source);
    duplicates::remarks(&cases.flatten().collect::<Vec<_>>(), Catalogue::get(), source)
}

fn nothing_selected(selection: &Selection) -> String {
    if selection.tags.is_some() {
        "vérifiez les étiquettes : « arbitre articles » donne les articles".into()
    } else if selection.name.is_some() {
        "essayez un seul mot du titre ; les accents et les majuscules ne comptent pas".into()
    } else if !selection.variants.0.is_empty() {
        "seuls les scénarios étiquetés @etape1 à @etape4 se jouent sous une variante choisie".into()
    } else if selection.fragment.is_some() {
        "il y a moins de scénarios que de fragments : demandez-en moins".into()
    } else {
        "vérifiez les chemins".into()
    }
}

/// What is wrong with the articles, printed.
pub(super) fn refuse_articles(findings: &[Diagnostic]) -> u8 {
    for finding in findings {
        eprintln!("{}\n", finding.render(false));
    }
    super::USAGE
}

type Resolved = (Vec<PathBuf>, HashMap<String, Vec<usize>>);

/// The files that the paths name, each once and in order, with the lines asked for.
pub(super) fn resolve(project: &Project, paths: &[&String]) -> Result<Resolved, (String, String)> {
    let mut files: Vec<PathBuf> = Vec::new();
    let mut lines: HashMap<String, Vec<usize>> = HashMap::new();
    let mut whole: Vec<PathBuf> = Vec::new();
    let features = project.features();
    let default = features.display().to_string();
    let all = if paths.is_empty() { vec![&default] } else { paths.to_vec() };
    for path in all {
        let (name, line) = split_line(path);
        let name = Path::new(name);
        let found = if name.is_dir() {
            let found = feature_files(name).map_err(|error| (error.to_string(), "vérifiez ses droits".into()))?;
            if found.is_empty() {
                return Err((
                    format!("le dossier « {path} » ne contient aucun fichier .feature"),
                    "vérifiez le chemin".into(),
                ));
            }
            found
        } else if name.exists() || name == Path::new(STANDARD_INPUT) {
            vec![name.to_owned()]
        } else if let inside @ [_, ..] = &embedded(project, name)[..] {
            inside.to_vec()
        } else {
            let help = if paths.is_empty() {
                "placez-vous à la racine du projet, ou donnez un chemin"
            } else {
                "vérifiez le nom du fichier et le dossier courant"
            };
            return Err((format!("« {path} » n'existe pas"), help.into()));
        };
        match line {
            Some(line) => lines.entry(name.display().to_string()).or_default().push(line),
            None => whole.extend(found.iter().cloned()),
        }
        files.extend(found);
    }
    let mut seen = std::collections::HashSet::new();
    files.retain(|file| seen.insert(file.clone()));
    for file in whole {
        lines.remove(&file.display().to_string());
    }
    Ok((files, lines))
}

/// What a path names among the features inside the program, if the project's are those.
fn embedded(project: &Project, path: &Path) -> Vec<PathBuf> {
    if project.is_embedded() { arbitre::embedded::features(path) } else { Vec::new() }
}

/// `fichier.feature:12` and `fichier.feature:12:5`; a file of that very name comes first.
pub(super) fn split_line(path: &str) -> (&str, Option<usize>) {
    if Path::new(path).exists() {
        return (path, None);
    }
    let cut = |path: &'_ str| -> Option<(usize, usize)> {
        let (name, number) = path.rsplit_once(':')?;
        Some((name.len(), number.parse().ok()?))
    };
    match cut(path) {
        Some((end, number)) => match cut(&path[..end]) {
            Some((shorter, line)) => (&path[..shorter], Some(line)),
            None => (&path[..end], Some(number)),
        },
        None => (path, None),
    }
}

/// Shown on a terminal only, and only if the run lasts.
fn progress() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} scénarios joués : {pos} ({elapsed})") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
