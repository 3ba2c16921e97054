//! What `lexique.yaml` says, as it is written: words, synonyms, turns of phrase.

use std::path::Path;

use arbitre_rules::GameId;
use serde_yaml::{Mapping, Value as Yaml};

/// The file, beside the features or in the folder of a game.
pub const FILE: &str = "lexique.yaml";

/// One file.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    /// Words that are known, in their base form.
    pub words: Vec<String>,
    /// Words that are nouns after a determiner, although a verb has the same form.
    pub nouns: Vec<String>,
    /// Words, or groups of words, that change nothing.
    pub silent: Vec<String>,
    /// A word, and those for which it stands.
    pub synonyms: Vec<(String, Vec<String>)>,
    /// A verb, and the nouns that say the same.
    pub families: Vec<(String, Vec<String>)>,
    /// Words that only tie the others together.
    pub ties: Vec<String>,
    /// Known sentences, and the words that go without saying when they are said.
    pub implied: Vec<(String, Vec<String>)>,
    /// Known sentences that deny each other.
    pub contraries: Vec<(String, String)>,
    /// Turns of phrase: what is said, and what that means.
    pub turns: Vec<Turn>,
}

/// A turn of phrase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// What is said.
    pub said: String,
    /// The known sentences that say the same, one after the other.
    pub means: Vec<String>,
}

/// What is wrong with a file, in its own words; where is found by the text of the entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// What the entry begins with.
    pub entry: String,
    /// What is wrong.
    pub message: String,
    /// How to mend it.
    pub help: String,
}

impl Lexicon {
    /// Reads a file.
    ///
    /// # Errors
    /// It is no YAML, or an entry is not what it should be.
    pub fn read(text: &str) -> Result<Self, Vec<Wrong>> {
        let yaml: Mapping = match serde_yaml::from_str::<Option<Mapping>>(text) {
            Ok(yaml) => yaml.unwrap_or_default(),
            Err(error) => {
                let fault = crate::yaml::fault(text, &error);
                return Err(vec![Wrong { entry: String::new(), message: fault.message, help: fault.help }]);
            }
        };
        let mut own = Self::default();
        let mut wrong = Vec::new();
        for (key, value) in &yaml {
            let key = said(key);
            match key.as_str() {
                "mots" => own.words = texts(value, &key, &mut wrong),
                "noms" => own.nouns = texts(value, &key, &mut wrong),
                "sans_effet" => own.silent = texts(value, &key, &mut wrong),
                "liens" => own.ties = texts(value, &key, &mut wrong),
                "familles" => {
                    for (verb, nouns) in pairs(value, &key, &mut wrong) {
                        let nouns = texts(&nouns, &verb, &mut wrong);
                        own.families.push((verb, nouns));
                    }
                }
                "contraires" => {
                    for (one, other) in pairs(value, &key, &mut wrong) {
                        let other = texts(&other, &one, &mut wrong).swap_remove(0);
                        own.contraries.push((one, other));
                    }
                }
                "sous_entendus" => {
                    for (known, words) in pairs(value, &key, &mut wrong) {
                        let words = texts(&words, &known, &mut wrong);
                        own.implied.push((known, words));
                    }
                }
                "synonymes" => {
                    for (word, others) in pairs(value, &key, &mut wrong) {
                        let others = texts(&others, &word, &mut wrong);
                        own.synonyms.push((word, others));
                    }
                }
                "tournures" => {
                    for (turn, means) in pairs(value, &key, &mut wrong) {
                        let means = texts(&means, &turn, &mut wrong);
                        if means.is_empty() {
                            wrong.push(Wrong {
                                message: format!(
                                    "la tournure « {turn} » ne dit pas quelle phrase connue elle remplace"
                                ),
                                help: "écrivez : \"tournure\": \"phrase connue\"".into(),
                                entry: turn,
                            });
                            continue;
                        }
                        own.turns.push(Turn { said: turn, means });
                    }
                }
                _ => wrong.push(Wrong {
                    message: format!("le champ « {key} » n'existe pas"),
                    help:
                        "les champs d'un lexique sont : mots, noms, sans_effet, liens, familles, sous_entendus, contraires, synonymes, tournures"
                            .into(),
                    entry: key,
                }),
            }
        }
        if wrong.is_empty() { Ok(own) } else { Err(wrong) }
    }

    /// Our own words: those of every game, or of one.
    #[must_use]
    pub fn ours(game: Option<GameId>) -> &'static str {
        match game {
            None => include_str!("../../../features/lexique.yaml"),
            Some(GameId::Qawale) => include_str!("../../../features/qawale/lexique.yaml"),
            Some(GameId::Quoridor) => include_str!("../../../features/quoridor/lexique.yaml"),
            Some(GameId::Awale) => include_str!("../../../features/awale/lexique.yaml"),
            Some(GameId::Alquerque) => include_str!("../../../features/alquerque/lexique.yaml"),
            Some(GameId::Aruba) => include_str!("../../../features/aruba/lexique.yaml"),
            Some(_) => "",
        }
    }

    /// Where the lexicon of a game, or of all, stands below `features`.
    #[must_use]
    pub fn path(features: &Path, game: Option<GameId>) -> std::path::PathBuf {
        game.map_or_else(|| features.join(FILE), |game| features.join(game.slug()).join(FILE))
    }
}

fn said(value: &Yaml) -> String {
    match value {
        Yaml::String(text) => text.clone(),
        Yaml::Number(number) => number.to_string(),
        Yaml::Bool(yes) => yes.to_string(),
        _ => String::new(),
    }
}

/// One text or a list of them.
fn texts(value: &Yaml, entry: &str, wrong: &mut Vec<Wrong>) -> Vec<String> {
    let mut bad = || {
        wrong.push(Wrong {
            entry: entry.to_owned(),
            message: format!("« {entry} » doit être suivi d'un texte, ou d'une liste de textes"),
            help: "mettez chaque texte entre guillemets".into(),
        });
        Vec::new()
    };
    match value {
        Yaml::String(text) if !text.trim().is_empty() => vec![text.trim().to_owned()],
        Yaml::Null => Vec::new(),
        Yaml::Sequence(list) => {
            let texts: Vec<_> = list.iter().map(said).filter(|text| !text.trim().is_empty()).collect();
            if texts.len() == list.len() { texts } else { bad() }
        }
        _ => bad(),
    }
}

fn pairs(value: &Yaml, entry: &str, wrong: &mut Vec<Wrong>) -> Vec<(String, Yaml)> {
    match value {
        Yaml::Mapping(pairs) => pairs.iter().map(|(key, value)| (said(key), value.clone())).collect(),
        Yaml::Null => Vec::new(),
        _ => {
            wrong.push(Wrong {
                entry: entry.to_owned(),
                message: format!("« {entry} » doit être suivi de lignes « gauche: droite », décalées"),
                help: "par exemple : synonymes, puis à la ligne « barrière: [mur] »".into(),
            });
            Vec::new()
        }
    }
}

/// The turns of phrase that `said` stands for: `[…]` may be left out, `(a | b)` is one or the other.
#[must_use]
pub fn spelled_out(said: &str) -> Vec<String> {
    /// More ways than anybody would write.
    const MOST: usize = 400;
    let mut done = Vec::new();
    let mut todo = vec![said.to_owned()];
    while let Some(text) = todo.pop() {
        // The innermost first.
        let close = text.find([']', ')']);
        let open = close.and_then(|close| text[..close].rfind(['[', '(']));
        let (Some(open), Some(close)) = (open, close) else {
            done.push(text.split_whitespace().collect::<Vec<_>>().join(" "));
            continue;
        };
        let (before, inner, after) = (&text[..open], &text[open + 1..close], &text[close + 1..]);
        let mut ways: Vec<&str> = inner.split('|').map(str::trim).collect();
        if text[open..].starts_with('[') {
            ways.push("");
        }
        todo.extend(ways.into_iter().map(|way| format!("{before}{way}{after}")));
        if todo.len() + done.len() > MOST {
            return done;
        }
    }
    done
}
