//! `arbitre phrases`: every sentence that is understood, with an example.

use clap::{Arg, ArgMatches, Command};
use serde_json::json;

use super::{format_option, print, refuse};
use crate::spec::reader::typography::fold;
use crate::spec::steps::{Phrase, THEMES, Theme};

pub(super) fn command() -> Command {
    Command::new("phrases")
        .about("Toutes les phrases comprises, avec un exemple")
        .arg(
            Arg::new("recherche")
                .long("recherche")
                .value_name("MOTS")
                .help("Seulement les phrases qui contiennent ces mots"),
        )
        .arg(format_option(&["console", "markdown", "json"]))
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    let words = matches.get_one::<String>("recherche").map(|words| fold(words)).unwrap_or_default();
    let wanted = |phrase: &&Phrase| {
        let text = fold(&format!("{} {} {}", phrase.model, phrase.example(), phrase.note));
        words.split_whitespace().all(|word| text.contains(word))
    };
    let themes: Vec<(&Theme, Vec<&Phrase>)> = THEMES
        .iter()
        .map(|theme| (theme, theme.phrases.iter().filter(wanted).collect::<Vec<_>>()))
        .filter(|(_, phrases)| !phrases.is_empty())
        .collect();
    if themes.is_empty() {
        return refuse(
            &format!("aucune phrase ne contient « {words} »"),
            "essayez un seul mot, ou « arbitre phrases » pour toutes les lire",
        );
    }
    print(&match matches.get_one::<String>("format").map(String::as_str) {
        Some("json") => json(&themes),
        Some("markdown") => markdown(&themes),
        _ => console(&themes),
    });
    0
}

fn console(themes: &[(&Theme, Vec<&Phrase>)]) -> String {
    let mut out = String::new();
    for (theme, phrases) in themes {
        out.push_str(&format!("{}\n", theme.title));
        for phrase in phrases {
            out.push_str(&format!("  {}\n      par exemple : {}\n", phrase.model, phrase.example()));
            if !phrase.note.is_empty() {
                out.push_str(&format!("      {}\n", phrase.note));
            }
        }
        out.push('\n');
    }
    out
}

fn json(themes: &[(&Theme, Vec<&Phrase>)]) -> String {
    let all: Vec<_> = themes
        .iter()
        .flat_map(|(theme, phrases)| {
            phrases.iter().map(move |phrase| {
                json!({"theme": theme.title, "phrase": phrase.model, "exemple": phrase.example(), "note": phrase.note})
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
