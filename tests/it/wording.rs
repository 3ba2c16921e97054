//! One word for one thing in what experts read: articles, scenarios, refusals, French papers.

use regex::Regex;

use crate::{files, root};

/// What we no longer write, and what we write instead.
const WORDS: &[(&str, &str)] = &[
    ("terrains?", "plateau"),
    ("nue?s?", "vide"),
    ("couchée?s?|debout", "horizontale, verticale"),
    ("engrang[a-zé]+|ramass[a-zé]+", "récolter, prendre"),
    ("murs?|mur(?:er|ée?s?|e)", "barrière, fermer"),
    ("angles?", "coin"),
    ("(?:re|dé)?garni(?:e?s?|r|t)", "occupé, qui a des graines"),
    ("semailles", "semis"),
    ("décomptes?", "compte"),
    ("entamée?s?", "commencé"),
    ("graine [0-9<{]|(?:avec|par) la graine|--graine", "tirage n°"),
    ("relevée?s? avant", "le refus parle de … plutôt que de …"),
    ("(?:pas|plus) davantage", "non plus"),
    ("fût-(?:ce|il|elle)", "même"),
    ("finir? d'un (?:seul )?trait", "en une fois"),
    ("de quelque .* que", "de tous les côtés"),
    ("veuillez", "l'impératif"),
];

/// The words that only messages and scenarios must avoid: a paper may have to say them of something else.
const IN_GAMES: &[(&str, &str)] = &[("options?", "variante"), ("par défaut", "si rien n'est dit")];

#[test]
fn a_thing_has_one_name() {
    let mut found = Vec::new();
    let mut look = |path: &str, text: &str, words: &[(&str, &str)]| {
        for (old, new) in words {
            let pattern = Regex::new(&format!(r"(?i)(?:^|[^\w-])({old})(?:\W|$)")).unwrap();
            for (index, line) in text.lines().enumerate() {
                if let Some(word) = pattern.captures(&line.replace('’', "'")) {
                    found.push(format!("{path}:{} : « {} », et non « {new} »", index + 1, &word[1]));
                }
            }
        }
    };
    let read = |path: &str| std::fs::read_to_string(root().join(path)).unwrap();
    let quoted = Regex::new(r#""(?:[^"\\]|\\.)*""#).unwrap();
    let messages = |line: &str| quoted.find_iter(line).map(|text| text.as_str()).collect::<Vec<_>>().join(" ");
    for game in arbitre_rules::GameId::ALL.iter().map(|game| game.slug()) {
        let (features, rules) = (format!("features/{game}"), format!("rules/src/games/{game}"));
        for path in [files(&features, "feature"), files(&features, "yaml"), files(&rules, "rs")].concat() {
            let shown = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
            // A lexicon is there for the other words.
            if shown.ends_with("lexique.yaml") {
                continue;
            }
            let mut text = read(&shown);
            if shown.ends_with(".rs") {
                text = text.lines().map(messages).collect::<Vec<_>>().join("\n");
            }
            look(&shown, &text, WORDS);
            look(&shown, &text, IN_GAMES);
        }
    }
    for paper in ["guide-du-redacteur", "editeurs", "machines", "mesures", "exemple-de-revue"] {
        let shown = format!("docs/{paper}.md");
        look(&shown, &read(&shown), WORDS);
    }
    let readme = read("README.md");
    look("README.md", readme.split("## What it is").next().unwrap_or_default(), WORDS);
    assert!(found.is_empty(), "{}", found.join("\n"));
}
