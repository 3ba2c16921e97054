//! What was understood: steps that say a known sentence in other words, and one sentence explained part by part.

use arbitre_rules::GameId;
use gherkin::{Step, StepType};

use super::catalogue::{Catalogue, Found};
use super::corrections::{Here, advice};
use super::language::{Heard, Language};
use super::plan::{Case, is_article};
use super::play::game_of;
use super::reader::glance;
use super::reader::keywords::{StepKind, said};
use super::reader::lines::Token;
use super::reader::typography::{clean, fold, sentence};
use crate::articles;

/// A step that was understood otherwise than it is written.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Explained {
    /// Its file, as it was named.
    pub path: String,
    /// Counted from 1.
    pub line: usize,
    /// The author's words, with the keyword.
    pub said: String,
    /// « compris : … ».
    pub told: String,
}

/// The steps of a case that were understood otherwise than they are written.
#[must_use]
pub fn explained(case: &Case) -> Vec<Explained> {
    let game = game_of(case);
    let explained = |step: &Step| {
        let told = told(&otherwise(case, step, game)?);
        Some(Explained { path: case.path(), line: step.position.line, said: said(&step.keyword, &step.value), told })
    };
    case.steps().filter_map(|(step, _)| explained(step)).collect()
}

/// The known sentences that a step says in other words, if it does.
#[must_use]
pub fn meant(case: &Case, step: &Step) -> Option<Vec<String>> {
    otherwise(case, step, game_of(case))
}

/// The same, in the game of its case.
fn otherwise(case: &Case, step: &Step, game: Option<GameId>) -> Option<Vec<String>> {
    if !matches!(Catalogue::get().find(&step.value), Found::Nothing) {
        return None;
    }
    match &*case.language.hear(&step.value, game?, Some(step.ty)) {
        Heard::As(sentences) => Some(sentences.clone()),
        Heard::Several(_) | Heard::Unknown(_) => None,
    }
}

/// What was understood, in one line.
#[must_use]
pub fn told(sentences: &[String]) -> String {
    format!("compris : {}", joined(sentences))
}

fn joined(sentences: &[String]) -> String {
    sentences.join(", puis ")
}

/// A sentence explained, and whether it was understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// In French, line by line.
    pub text: String,
    /// In one game at least.
    pub understood: bool,
}

/// Explains one sentence, with its keyword or without, in a game or in whichever it makes sense.
#[must_use]
pub fn explain(typed: &str, game: Option<GameId>, language: &Language) -> Explanation {
    let (text, place) = without_keyword(typed);
    let shown = format!("« {} »\n", text.trim());
    let text = sentence(&text);
    let game = game.or_else(|| named(&text));
    if let Found::One(entry) = Catalogue::get().find(&text) {
        let elsewhere = game.is_some_and(|game| !entry.games.is_empty() && !entry.games.contains(&game));
        let models = Catalogue::get().phrases(&text).map(|phrase| format!("  {}\n", phrase.model)).collect::<String>();
        let known = match (elsewhere, entry.games.as_slice()) {
            (true, games) => format!("pas compris : cette phrase ne se dit qu'{}\n", names(games)),
            (false, []) => "compris : telle quelle\n".to_owned(),
            (false, games) => format!("compris : telle quelle, {}\n", names(games)),
        };
        return Explanation { text: format!("{shown}{known}{models}"), understood: !elsewhere };
    }
    let games: Vec<GameId> = game.map_or_else(|| GameId::ALL.to_vec(), |game| vec![game]);
    let mut ways: Vec<(Way, Vec<GameId>)> = Vec::new();
    for &game in &games {
        let way = Way::of(&text, game, place, language);
        match ways.iter_mut().find(|(known, _)| known.is_same(&way)) {
            Some((_, games)) => games.push(game),
            None => ways.push((way, vec![game])),
        }
    }
    let understood = ways.iter().any(|(way, _)| way.understood());
    // Where it is understood comes first.
    ways.sort_by_key(|(way, _)| !way.understood());
    let mut out = shown;
    for (way, of) in &ways {
        if ways.len() > 1 || game.is_some() {
            out.push_str(&format!("{} :\n", capital(&names(of))));
        }
        out.push_str(&way.told());
    }
    if !understood {
        let here = Here { game, application: false, place };
        let several = ways.iter().any(|(way, _)| matches!(way.heard, Heard::Several(_)));
        let advice = if several {
            vec!["écrivez celle que vous voulez dire".to_owned()]
        } else {
            advice(&text, &here, language)
        };
        advice.iter().for_each(|line| out.push_str(&format!("{line}\n")));
    }
    Explanation { text: out, understood }
}

/// How a sentence is read in some games.
struct Way {
    parts: Vec<String>,
    heard: Heard,
}

impl Way {
    fn of(text: &str, game: GameId, place: Option<StepType>, language: &Language) -> Self {
        let heard = (*language.hear(text, game, place)).clone();
        let tongue = language.of(game);
        Self { parts: tongue.tell(&tongue.parse(text).items), heard }
    }

    /// Whether there is nothing to tell apart: of what is not understood, the names of the players do not matter.
    fn is_same(&self, other: &Self) -> bool {
        self.heard == other.heard && (self.parts == other.parts || !self.understood())
    }

    const fn understood(&self) -> bool {
        matches!(self.heard, Heard::As(_))
    }

    fn told(&self) -> String {
        let read = match self.parts.as_slice() {
            [] => String::new(),
            parts => format!("  lu : {}\n", parts.join(" · ")),
        };
        let heard = match &self.heard {
            Heard::As(sentences) => format!("  {}\n", told(sentences)),
            Heard::Several(readings) => {
                let each = readings.iter().map(|sentences| format!("    {}\n", joined(sentences)));
                format!("  pas compris : plusieurs lectures sont possibles\n{}", each.collect::<String>())
            }
            Heard::Unknown(words) => match words.as_slice() {
                [] => "  pas compris : les mots sont connus, la tournure ne l'est pas\n".to_owned(),
                [word] => format!("  pas compris : le mot « {word} » n'est pas connu\n"),
                words => format!("  pas compris : ces mots ne sont pas connus : « {} »\n", words.join(" », « ")),
            },
        };
        format!("{read}{heard}")
    }
}

/// The game that a sentence names, or whose article it cites.
fn named(text: &str) -> Option<GameId> {
    let mut words = text.split(|c: char| !(c.is_alphanumeric() || c == '-')).filter(|word| !word.is_empty());
    words.find_map(|word| {
        let cited = is_article(word).then(|| articles::game_of(word)).flatten();
        cited.or_else(|| GameId::from_slug(&fold(word)))
    })
}

/// A sentence as it is typed, and its place if its keyword tells it.
pub(crate) fn without_keyword(typed: &str) -> (String, Option<StepType>) {
    let line = clean(typed).split_whitespace().collect::<Vec<_>>().join(" ");
    match glance(&line).into_iter().next() {
        Some((_, Token::Step { kind, value, .. })) if !value.is_empty() => match kind {
            StepKind::Own(place) => (value, Some(place)),
            StepKind::Same => (value, None),
        },
        _ => (line, None),
    }
}

/// « à Qawale, Quoridor et Aruba ».
fn names(games: &[GameId]) -> String {
    let names: Vec<_> = games.iter().map(|game| game.game().name).collect();
    match names.split_last() {
        Some((last, [])) => format!("à {last}"),
        Some((last, others)) => format!("à {} et {last}", others.join(", ")),
        None => "partout".to_owned(),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
