//! `arbitre phrases`: every sentence that is understood, with an example; or one sentence explained.

use std::collections::BTreeSet;

use arbitre_rules::{GameId, count};
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde_json::json;

use super::{format_option, game, paths, print, refuse};
use arbitre::diagnostic::spaced;
use arbitre::project::Project;
use arbitre::spec::catalogue::{Catalogue, Found};
use arbitre::spec::corrections::{Here, advice};
use arbitre::spec::explained::explain;
use arbitre::spec::language::Language;
use arbitre::spec::language::lessons;
use arbitre::spec::language::rules::bare;
use arbitre::spec::language::samples::filled;
use arbitre::spec::plan::Case;
use arbitre::spec::reader::typography::{fold, sentence};
use arbitre::spec::run::read_file;
use arbitre::spec::steps::{Phrase, THEMES, Theme};
use arbitre::spec::teach::idle;

pub(super) fn command() -> Command {
    Command::new("phrases")
        .about("Toutes les phrases comprises, avec un exemple ; ou ce qui est compris d'une phrase")
        .arg(
            Arg::new("phrase")
                .value_name("JEU ou PHRASE")
                .action(ArgAction::Append)
                .conflicts_with_all(["inutilisees", "emplois"])
                .help("Un jeu, pour ses phrases seules ; ou une phrase à expliquer, entre guillemets : ses mots, et la phrase connue qui dit la même chose"),
        )
        .arg(game::argument().long("jeu").requires("phrase").help("Le jeu où cette phrase se dit ; tous sinon"))
        .arg(
            Arg::new("recherche")
                .long("recherche")
                .value_name("MOTS")
                .help("Seulement les phrases qui contiennent ces mots, ou qui les disent autrement"),
        )
        .arg(
            Arg::new("inutilisees")
                .long("inutilisees")
                .action(ArgAction::SetTrue)
                .help("Seulement les phrases qu'aucun scénario du projet n'emploie ; une remarque pour chaque tournure enseignée qui ne sert pas"),
        )
        .arg(
            Arg::new("emplois")
                .long("emplois")
                .value_name("PHRASE")
                .conflicts_with_all(["recherche", "inutilisees", "format"])
                .help("Tous les scénarios du projet qui emploient cette phrase"),
        )
        .arg(format_option(&["console", "markdown", "json"]))
        .after_help(spaced(
            "« arbitre phrases \"la main passe au joueur 2\" » explique une phrase : 0 si elle est comprise, 1 sinon.",
        ))
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    let words: Vec<_> = matches.get_many::<String>("phrase").into_iter().flatten().map(String::as_str).collect();
    let listed = GameId::from_slug(&fold(words.join(" ").trim()));
    if !words.is_empty() && listed.is_none() {
        if matches.get_one::<String>("recherche").is_some() {
            return refuse(
                "« --recherche » ne s'emploie pas avec une phrase",
                "donnez un jeu, ou enlevez l'un des deux",
            );
        }
        return explained(&words.join(" "), game::of(matches));
    }
    if let Some(text) = matches.get_one::<String>("emplois") {
        return uses(text, matches);
    }
    let used: BTreeSet<String> = if matches.get_flag("inutilisees") {
        let (project, cases) = match cases(matches) {
            Ok(found) => found,
            Err(code) => return code,
        };
        for remark in idle(&project, &cases) {
            eprintln!("{}\n", remark.render(false));
        }
        let steps = cases.iter().flat_map(Case::steps);
        steps.filter_map(|(step, _)| pattern(&step.value)).collect()
    } else {
        BTreeSet::new()
    };
    let asked = matches.get_one::<String>("recherche").map(String::as_str).unwrap_or_default();
    let words = fold(asked);
    let contains = |phrase: &Phrase| {
        let text = fold(&format!("{} {} {}", phrase.model, phrase.example(), phrase.note));
        words.split_whitespace().all(|word| text.contains(word))
    };
    // Words that no sentence has may be other words for those it has.
    let found = THEMES.iter().flat_map(|theme| theme.phrases).any(contains);
    let meant = if found { Default::default() } else { Language::ours().about(asked) };
    let wanted = |phrase: &&Phrase| {
        let Found::One(entry) = Catalogue::get().find(&sentence(&phrase.example())) else { return listed.is_none() };
        let of_game = listed.is_none_or(|game| entry.games.is_empty() || entry.games.contains(&game));
        let is_used = || pattern(&sentence(&phrase.example())).is_some_and(|pattern| used.contains(&pattern));
        of_game && (contains(phrase) || meant.contains(&bare(&sentence(phrase.model)))) && !is_used()
    };
    let themes: Vec<(&Theme, Vec<&Phrase>)> = THEMES
        .iter()
        .map(|theme| (theme, theme.phrases.iter().filter(wanted).collect::<Vec<_>>()))
        .filter(|(_, phrases)| !phrases.is_empty())
        .collect();
    let format = matches.get_one::<String>("format").map(String::as_str);
    if themes.is_empty() && words.is_empty() && format == Some("console") {
        print("toutes les phrases servent\n");
        return 0;
    }
    if themes.is_empty() && !words.is_empty() {
        return refuse(
            &format!("aucune phrase ne contient « {asked} » ni ne le dit autrement"),
            "essayez un seul mot, ou « arbitre phrases » pour toutes les lire",
        );
    }
    print(&match format {
        Some("json") => json(&themes, listed),
        Some("markdown") => markdown(&themes),
        _ => console(&themes, listed),
    });
    0
}

/// Says what is understood of a sentence.
fn explained(text: &str, game: Option<GameId>) -> u8 {
    // Outside a sound project, our own words explain it.
    let project = Project::here().ok();
    let explained = explain(text, game, &lessons::of(project.as_ref()));
    print(&spaced(&explained.text));
    u8::from(!explained.understood)
}

/// Says where a sentence is used: as it is written in a scenario, as its example, or as its model.
fn uses(text: &str, matches: &ArgMatches) -> u8 {
    let phrases = || THEMES.iter().flat_map(|theme| theme.phrases);
    let model = phrases().find(|phrase| fold(phrase.model) == fold(text.trim()));
    let wanted = model.map_or_else(|| sentence(text), |phrase| sentence(&phrase.example()));
    let Some(wanted) = pattern(&wanted) else {
        let message = format!("cette phrase n'est pas connue : « {text} »");
        return refuse(&message, &advice(text, &Here::default(), Language::ours()).join("\n"));
    };
    let steps = match steps(matches) {
        Ok(steps) => steps,
        Err(code) => return code,
    };
    let found: Vec<_> = steps.iter().filter(|step| pattern(&step.value).as_ref() == Some(&wanted)).collect();
    for step in &found {
        print(&format!("{}:{} · {}\n    {}\n", step.path, step.line, step.title, step.value));
    }
    print(&format!("{}\n", count(found.len(), "emploi", "emplois")));
    0
}

/// A step of the project, with what it belongs to.
struct Used {
    path: String,
    line: usize,
    title: String,
    value: String,
}

/// Every step of the project as it is written, once.
fn steps(matches: &ArgMatches) -> Result<Vec<Used>, u8> {
    let (_, cases) = cases(matches)?;
    let mut all: Vec<Used> = Vec::new();
    let mut seen = BTreeSet::new();
    for case in &cases {
        for (step, in_background) in case.steps() {
            // A background is said once, a step of an outline once for each row that says something else.
            let (path, line) = (case.path(), step.position.line);
            if seen.insert((path.clone(), line, step.value.clone())) {
                let title = if in_background { "contexte" } else { &case.title };
                all.push(Used { path, line, title: title.to_owned(), value: step.value.clone() });
            }
        }
    }
    Ok(all)
}

/// Every scenario of the project.
fn cases(matches: &ArgMatches) -> Result<(Project, Vec<Case>), u8> {
    let project = paths::project(matches)?;
    let language = lessons::language(&project);
    let mut all = Vec::new();
    for file in paths::features(&project)? {
        let reading = read_file(&file, &project);
        let Some(feature) = reading.feature else {
            return Err(refuse(
                &format!("« {} » est refusé : ses phrases ne sont pas connues", reading.path),
                "« arbitre verifier » dit pourquoi",
            ));
        };
        all.extend(Case::all_in(feature, &reading.source, &language));
    }
    Ok((project, all))
}

/// Which sentence a text is.
fn pattern(text: &str) -> Option<String> {
    match Catalogue::get().find(text) {
        Found::One(entry) => Some(entry.pattern.to_string()),
        Found::Nothing | Found::Several(_) => None,
    }
}

/// An example of a sentence, in a game if one is asked for.
fn example(phrase: &Phrase, game: Option<GameId>) -> String {
    let own = phrase.example();
    let Some(game) = game else { return own };
    if ["{texte}", "{variantes}", "{jeu}", "{coup"].iter().any(|slot| phrase.model.contains(slot)) {
        return own;
    }
    let of_game = sentence(&filled(phrase.model, game));
    let (Found::One(one), Found::One(other)) =
        (Catalogue::get().find(&of_game), Catalogue::get().find(&sentence(&own)))
    else {
        return own;
    };
    // What only one game says has the examples of that game; what has no slot is its own example.
    if std::ptr::eq(one, other) && other.games.is_empty() { of_game } else { own }
}

fn console(themes: &[(&Theme, Vec<&Phrase>)], game: Option<GameId>) -> String {
    let mut out = String::new();
    for (theme, phrases) in themes {
        out.push_str(&format!("{}\n", theme.title));
        for phrase in phrases {
            out.push_str(&format!("  {}\n      par exemple : {}\n", phrase.model, example(phrase, game)));
            if !phrase.note.is_empty() {
                out.push_str(&format!("      {}\n", phrase.note));
            }
        }
        out.push('\n');
    }
    out
}

fn json(themes: &[(&Theme, Vec<&Phrase>)], game: Option<GameId>) -> String {
    let all: Vec<_> = themes
        .iter()
        .flat_map(|(theme, phrases)| {
            phrases.iter().map(move |phrase| {
                json!({"theme": theme.title, "phrase": phrase.model, "exemple": example(phrase, game), "note": phrase.note})
            })
        })
        .collect();
    format!("{:#}\n", serde_json::Value::from(all))
}

fn markdown(themes: &[(&Theme, Vec<&Phrase>)]) -> String {
    let lists: Vec<_> = themes
        .iter()
        .map(|(theme, phrases)| {
            let lines = phrases.iter().map(|phrase| {
                let note = if phrase.note.is_empty() { String::new() } else { format!(" — {}", phrase.note) };
                format!("- `{}`{note}  \n  *{}*\n", phrase.model, phrase.example())
            });
            format!("### {}\n\n{}", theme.title, lines.collect::<String>())
        })
        .collect();
    lists.join("\n")
}
