//! `arbitre verifier`: the main job.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::{Arg, ArgAction, ArgMatches, Command};
use indicatif::{ProgressBar, ProgressStyle};

use super::echecs::Failures;
use super::paths::{self, Asked};
use super::{colour, engine, format_option, print, refuse};
use arbitre::diagnostic::{Diagnostic, spaced};
use arbitre::project::Project;
use arbitre::report::{Summary, console, json, junit};
use arbitre::session::Opener;
use arbitre::spec::application::this_program;
use arbitre::spec::catalogue::Catalogue;
use arbitre::spec::duplicates;
use arbitre::spec::language::lessons;
use arbitre::spec::plan::Case;
use arbitre::spec::run::{Order, read_file, run as run_features};
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
        .arg(paths::features_option())
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
        .arg(
            Arg::new("explique")
                .long("explique")
                .action(ArgAction::SetTrue)
                .help("Montre comment est comprise chaque étape qui ne s'écrit pas comme dans la liste des phrases"),
        )
        .arg(format_option(&["console", "json", "junit"]))
        .after_help(spaced("Codes de retour : 0 conforme, 1 divergence, 2 mauvais usage ou fichier refusé, 3 programme qui ne répond pas."))
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    if matches.get_flag("surveiller") {
        return super::surveiller::watch(matches);
    }
    let (mut order, remarks) = match order(matches) {
        Ok(order) => order,
        Err(code) => return code,
    };
    let project = order.project.clone();
    let format = matches.get_one::<String>("format").map(String::as_str);
    if order.explains && format != Some("console") {
        return refuse(
            "« --explique » ne s'emploie qu'avec le format console",
            "les autres formes du résultat gardent les mots de l'auteur : enlevez « --explique » ou « --format »",
        );
    }
    if !project.is_embedded() || order.files.iter().any(|file| project.inside(file).is_some()) {
        paths::announce(&project, format == Some("console"));
    }
    let program = match engine::of(matches) {
        Ok(program) => program,
        Err(code) => return code,
    };
    order.engine = program.clone().map(|program| Arc::new(program) as Arc<dyn Opener>);
    let mut last_failures = None;
    let mut lost = Vec::new();
    if matches.get_flag("relancer-echecs") {
        let Some(last) = Failures::last(&project) else {
            return refuse("on ne sait pas ce qui a échoué la dernière fois", "lancez d'abord « arbitre verifier »");
        };
        if last.is_empty() {
            print("rien n'a échoué la dernière fois\n");
            return 0;
        }
        if last.elsewhere {
            let told = "remarque : ce qui avait échoué la dernière fois ne tenait pas qu'à des scénarios (films sans scénario, titres en double…) : tout est rejoué";
            eprintln!("{}", spaced(told));
            order.all_films = true;
            last_failures = Some(last).filter(|_| !order.selection.is_everything());
        } else {
            (order.files, order.selection.titles) = (last.files(&project), last.titles(&project));
            lost = last.lost(&project);
            lost.iter().for_each(|what| {
                eprintln!("{}", spaced(&format!("remarque : {what}, et y avait échoué la dernière fois")))
            });
            last_failures = Some(last);
        }
    }
    let (files, selection) = (order.files.clone(), order.selection.clone());
    let progress = progress();
    let bar = progress.clone();
    let mut outcome = run_features(order, move || bar.inc(1));
    progress.finish_and_clear();
    outcome.findings.extend(remarks);
    if matches.get_flag("remarques") {
        outcome.findings.extend(duplicates_in(&files, &project));
    }
    // What cannot be kept is only missing the next time; folders that are no project are left alone. A run that played nothing
    // says nothing of what failed before.
    if project.features().is_dir() && (outcome.selected > 0 || outcome.refused_files > 0) {
        let left = last_failures.map(|last| last.left_by(&outcome, &project)).unwrap_or_default();
        Failures::of(&outcome, &project).with(left).keep(&project);
    }
    let articles = project.articles();
    if outcome.selected == 0 && outcome.refused_files == 0 && outcome.empty_lines.is_empty() {
        let help = if lost.is_empty() { nothing_selected(&selection) } else { PLAY_ALL.into() };
        return refuse("aucun scénario ne correspond à ce qui est demandé", &help);
    }
    print(&match format {
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

/// What the command line asks to run, and the links that are not followed. Refusals are printed.
pub(super) fn order(matches: &ArgMatches) -> Result<(Order, Vec<Diagnostic>), u8> {
    let Asked { project, files, lines, remarks } = paths::asked(matches)?;
    let variants = super::game::variants(matches)
        .map_err(|message| refuse(&message, "« arbitre verifier --aide » montre les options"))?;
    let selection = Selection {
        variants,
        tags: matches.get_one::<TagExpr>("etiquettes").cloned(),
        name: matches.get_one::<String>("nom").cloned(),
        lines,
        titles: HashMap::new(),
        fragment: matches.get_one::<Fragment>("fragment").copied(),
    };
    let order = Order {
        project,
        files,
        selection,
        strict_films: std::env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false" && value != "0"),
        threads: engine::threads(matches),
        engine: None,
        program: this_program(),
        all_films: false,
        explains: matches.get_flag("explique"),
    };
    Ok((order, remarks))
}

/// Remarks on scenarios that play the same thing.
pub(super) fn duplicates_in(files: &[PathBuf], project: &Project) -> Vec<Diagnostic> {
    let readings: Vec<_> = files.iter().map(|file| read_file(file, project)).collect();
    let language = lessons::language(project);
    let cases =
        readings.iter().filter_map(|reading| Some(Case::all_in(reading.feature.clone()?, &reading.source, &language)));
    let sources: HashMap<_, _> = readings.iter().map(|reading| (&*reading.path, &*reading.source)).collect();
    let source = |path: &str| sources.get(path).copied();
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

/// Shown on a terminal only, and only if the run lasts.
fn progress() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} scénarios joués : {pos} ({elapsed})") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
