//! The articles of each game, as written in `features/<jeu>/reglement.yaml`.

use std::collections::BTreeMap;
use std::path::Path;

use arbitre_rules::GameId;
use serde::{Deserialize, Serialize};

use crate::diagnostic::{Diagnostic, Severity, why};
use crate::yaml::{self, Fault};

/// The file of a game's articles, beside its features.
pub const FILE: &str = "reglement.yaml";

/// Whether the rulebook says it, or we had to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// The rulebook says it.
    #[serde(rename = "décrit")]
    Described,
    /// The rulebook is silent or contradicts itself.
    #[serde(rename = "interprété")]
    Interpreted,
}

impl Kind {
    /// The word of the file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Described => "décrit",
            Self::Interpreted => "interprété",
        }
    }
}

/// One article.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Article {
    /// Its permanent number.
    #[serde(deserialize_with = "text")]
    pub id: String,
    /// What it says.
    #[serde(rename = "texte", deserialize_with = "text")]
    pub text: String,
    /// Whether the rulebook says it.
    #[serde(rename = "nature")]
    pub kind: Kind,
    /// Why we read the rulebook this way, if it is interpreted, in whole or in part.
    #[serde(rename = "raison", default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Whether it forbids something: then a scenario must show the refusal.
    #[serde(rename = "interdit", default)]
    pub forbids: bool,
    /// The part of it that the program does not have yet, in a few words: the rest is shown by scenarios.
    #[serde(rename = "a_venir", default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    pub to_come: Option<String>,
}

/// A field that is there says something, or is told: nothing after its name is not the same as no field.
fn written<'de, D: serde::Deserializer<'de>>(value: D) -> Result<Option<String>, D::Error> {
    text(value).map(Some)
}

/// A text that is written as one: YAML would take any number or « true » for a text, too.
fn text<'de, D: serde::Deserializer<'de>>(value: D) -> Result<String, D::Error> {
    struct Text;
    impl serde::de::Visitor<'_> for Text {
        type Value = String;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("a string")
        }

        fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<String, E> {
            Ok(text.to_owned())
        }

        // That a field says nothing is told in its own words.
        fn visit_unit<E: serde::de::Error>(self) -> Result<String, E> {
            Ok(String::new())
        }
    }
    value.deserialize_any(Text)
}

/// Whether the part of an article's number after the game's is one: `13`, `E1`.
fn is_number(id: &str) -> bool {
    let Some((_, number)) = id.split_once('-') else { return false };
    let digits = number.trim_start_matches(|c: char| c.is_ascii_uppercase());
    number.len() - digits.len() <= 1 && !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a text says nothing: no letter, no digit, or YAML's word for nothing.
fn is_blank(text: &str) -> bool {
    !text.contains(char::is_alphanumeric) || text.trim().eq_ignore_ascii_case("null")
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    articles: Vec<Article>,
}

/// The articles of the games of a project.
#[derive(Clone, Debug, Default)]
pub struct Articles {
    by_game: BTreeMap<GameId, Vec<Article>>,
}

impl Articles {
    /// Reads the articles of every game that has a folder under `features`; `bytes` gives what a file holds, if there is one.
    ///
    /// # Errors
    /// Everything that is wrong with the files.
    pub fn read(
        features: &Path,
        bytes: impl Fn(&Path) -> Option<std::io::Result<Vec<u8>>>,
    ) -> Result<Self, Vec<Diagnostic>> {
        let mut articles = Self::default();
        let mut wrong = Vec::new();
        for &game in GameId::ALL {
            let path = features.join(game.slug()).join(FILE);
            let Some(bytes) = bytes(&path) else { continue };
            match read_file(game, &path, bytes) {
                Ok(list) => drop(articles.by_game.insert(game, list)),
                Err(finding) => wrong.push(*finding),
            }
        }
        if wrong.is_empty() { Ok(articles) } else { Err(wrong) }
    }

    /// The article of that number.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Article> {
        self.by_game.values().flatten().find(|article| article.id == id)
    }

    /// The articles of a game, in order.
    #[must_use]
    pub fn of(&self, game: GameId) -> &[Article] {
        self.by_game.get(&game).map(Vec::as_slice).unwrap_or_default()
    }

    /// The article that `tag` cites but for its spelling. Another number is another article: a slip in it is anybody's guess.
    #[must_use]
    pub fn nearest(&self, tag: &str) -> Option<&str> {
        let plain = |text: &str| -> String { text.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect() };
        let parts = |text: &str| {
            let text = plain(text);
            let letters = text.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
            let number = text[letters.len()..].trim_start_matches('0').to_owned();
            (letters, number)
        };
        let (letters, number) = parts(tag);
        let same = |id: &str| {
            let own = parts(id);
            own.1 == number && strsim::osa_distance(&own.0, &letters) <= 1
        };
        let mut near = self.by_game.values().flatten().map(|article| article.id.as_str()).filter(|id| same(id));
        near.next().filter(|_| near.next().is_none())
    }
}

/// The game whose articles begin like this one.
#[must_use]
pub fn game_of(article: &str) -> Option<GameId> {
    let (prefix, _) = article.split_once('-')?;
    GameId::ALL.iter().copied().find(|game| game.game().prefix == prefix)
}

/// The lines, from 0, on which an article of that number begins: others may cite it.
pub fn lines_of(text: &str, id: &str) -> impl Iterator<Item = usize> {
    let its = move |line: &str| {
        let quotes = ['"', '\'', ' '];
        let number = line.trim_start_matches([' ', '-', '{', '"', '\'']).strip_prefix("id");
        let number = number.and_then(|rest| rest.trim_start_matches(quotes).strip_prefix(':'));
        number.is_some_and(|number| {
            number.split([',', '}', '#']).next().unwrap_or_default().trim_matches(quotes).trim() == id
        })
    };
    text.lines().enumerate().filter(move |(_, line)| its(line)).map(|(index, _)| index)
}

fn read_file(game: GameId, path: &Path, bytes: std::io::Result<Vec<u8>>) -> Result<Vec<Article>, Box<Diagnostic>> {
    parse(game, path, &text_of(path, bytes)?)
}

/// The text of a file of the project.
///
/// # Errors
/// It cannot be read, or is not UTF-8.
pub(crate) fn text_of(path: &Path, bytes: std::io::Result<Vec<u8>>) -> Result<String, Box<Diagnostic>> {
    let bytes = bytes.map_err(|error| {
        let message = format!("ce fichier ne se lit pas ({})", why(&error));
        Box::new(Diagnostic::file(path.display().to_string(), message, "vérifiez son nom et ses droits"))
    })?;
    String::from_utf8(bytes)
        .map_err(|error| Box::new(not_utf8(path, error.as_bytes(), error.utf8_error().valid_up_to())))
}

/// Where the bytes of a file stop being text.
fn not_utf8(path: &Path, bytes: &[u8], good: usize) -> Diagnostic {
    let before = String::from_utf8_lossy(&bytes[..good]);
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    let line = bytes[start..].split(|byte| *byte == b'\n').next().unwrap_or_default();
    Diagnostic {
        line: before.matches('\n').count() + 1,
        column: before[start..].chars().count() + 1,
        text: String::from_utf8_lossy(line).trim_end().to_owned(),
        ..Diagnostic::file(
            path.display().to_string(),
            "ce fichier n'est pas du texte en UTF-8",
            "enregistrez-le de nouveau en choisissant l'encodage UTF-8",
        )
    }
}

/// The articles in the text of a game's file.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn parse(game: GameId, path: &Path, text: &str) -> Result<Vec<Article>, Box<Diagnostic>> {
    let name = path.display().to_string();
    let at = |line: usize, column: usize, message: String, help: &str| {
        Box::new(Diagnostic {
            severity: Severity::Error,
            path: name.clone(),
            line,
            column,
            width: 1,
            text: text.lines().nth(line.saturating_sub(1)).unwrap_or_default().to_owned(),
            message,
            help: help.to_owned(),
            replacement: None,
        })
    };
    let file: File = serde_yaml::from_str(text).map_err(|error| {
        let Fault { line, column, width, message, help } = yaml::fault(text, &error);
        let fields =
            "un article a les champs id, texte, nature (décrit ou interprété), et au besoin raison, interdit, a_venir";
        let help = if help.is_empty() { fields.to_owned() } else { help };
        Box::new(Diagnostic { width, ..*at(line, column, message, &help) })
    })?;
    if file.articles.is_empty() {
        let (line, column) = yaml::field(text, 1, "articles").unwrap_or((1, 1));
        let help = "écrivez le premier article : « - id: », « texte: » et « nature: »";
        return Err(at(line, column, "la liste des articles est vide".into(), help));
    }
    for (index, article) in file.articles.iter().enumerate() {
        let before = file.articles[..index].iter().filter(|other| other.id == article.id).count();
        let line = lines_of(text, &article.id).nth(before).map_or(1, |index| index + 1);
        let wrong_number = |message: String, help: &str| {
            let (line, column) = yaml::value(text, line, &article.id).unwrap_or((line, 1));
            Box::new(Diagnostic { width: article.id.chars().count().max(1), ..*at(line, column, message, help) })
        };
        if game_of(&article.id) != Some(game) {
            return Err(wrong_number(
                format!("l'article « {} » n'est pas de ce jeu", article.id),
                &format!("son numéro commence par {}-", game.game().prefix),
            ));
        }
        if !is_number(&article.id) {
            return Err(wrong_number(
                format!("« {} » n'est pas le numéro d'un article", article.id),
                &format!("après {0}-, écrivez un nombre, comme {0}-07", game.game().prefix),
            ));
        }
        if before > 0 {
            return Err(wrong_number(
                format!("le numéro « {} » sert deux fois", article.id),
                "un numéro ne sert qu'à un article, pour toujours",
            ));
        }
        let fields = [
            ("texte", Some(&article.text), "écrivez ce que dit l'article, en une phrase ou deux"),
            ("raison", article.reason.as_ref(), "dites pourquoi la règle du jeu se lit ainsi, ou retirez ce champ"),
            (
                "a_venir",
                article.to_come.as_ref(),
                "nommez la partie qui manque, comme « la souris », ou retirez ce champ",
            ),
        ];
        if let Some((name, _, help)) = fields.into_iter().find(|(_, text, _)| text.is_some_and(|text| is_blank(text))) {
            let (line, column) = yaml::field(text, line, name).unwrap_or((line, 1));
            let message = format!("le champ « {name} » de l'article « {} » ne dit rien", article.id);
            return Err(Box::new(Diagnostic { width: name.len(), ..*at(line, column, message, help) }));
        }
        if article.kind == Kind::Interpreted && article.reason.is_none() {
            return Err(at(
                line,
                1,
                format!("l'article « {} » est interprété, et ne dit pas pourquoi", article.id),
                "ajoutez le champ « raison »",
            ));
        }
    }
    Ok(file.articles)
}
