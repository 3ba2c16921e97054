//! What an unknown sentence was probably meant to be.
//!
//! A correction keeps every value of its author's and the sense: only spelling differs, or small words that say nothing alone.
//! Whatever else resembles the sentence is only ever shown with its slots empty, as a model to follow.

mod align;
mod templates;
mod words;

use std::sync::OnceLock;

use arbitre_rules::GameId;
use gherkin::StepType;

use super::catalogue::{Catalogue, Entry, Found};
use super::language::Language;
use super::plan::{Case, is_article};
use super::reader::Kinds;
use super::reader::typography::{fold, sentence};
use super::slips::slip;
use super::steps::{Phrase, THEMES};
use crate::articles::game_of;
use align::{Reader, Reading, Said};
use templates::Templates;
use words::{cost, oppose};

/// Sentences shown as models at most.
const MOST_MODELS: usize = 3;

/// Where a sentence stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Here {
    /// The game of its scenario; any of them if it is none.
    pub game: Option<GameId>,
    /// Whether its scenario uses the application.
    pub application: bool,
    /// What its keyword says of it; nothing if it has none.
    pub place: Option<StepType>,
}

/// How far a correction goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Accents, case, spaces, a letter: no other word.
    Spelling,
    /// Another small word, another agreement, a letter in a name.
    Rewording,
}

/// What to write instead of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Correction {
    /// The whole sentence, with its author's values and typography.
    pub text: String,
    /// How far it goes.
    pub kind: Kind,
}

impl Here {
    /// The place of a step of a scenario.
    #[must_use]
    pub fn of(case: &Case, place: StepType) -> Self {
        let tagged = case.tags.iter().find_map(|tag| GameId::from_slug(tag));
        let cited = || case.articles().find_map(game_of);
        let opened = || {
            let words = case.steps().flat_map(|(step, _)| step.value.split([' ', '\'']));
            words.into_iter().find_map(|word| GameId::from_slug(&fold(word)))
        };
        let application = case.tags.iter().any(|tag| tag == "application");
        Self { game: tagged.or_else(cited).or_else(opened), application, place: Some(place) }
    }

    /// Whether a definition can be meant here.
    fn allows(&self, entry: &Entry) -> bool {
        let of_game = self.game.is_none_or(|game| entry.games.is_empty() || entry.games.contains(&game));
        let anywhere = self.place.is_none() && self.game.is_none();
        of_game && (self.application || anywhere || !entry.kinds.application)
    }

    /// Whether a sentence of these kinds stands in its place: a claim below « Alors », what sets up or plays elsewhere.
    fn suits(&self, kinds: Kinds) -> bool {
        match self.place {
            None => true,
            Some(StepType::Then) => kinds.checks,
            Some(StepType::Given | StepType::When) => kinds.sets_up || kinds.acts,
        }
    }
}

/// Texts longer than this resemble no sentence.
const MOST_LETTERS: usize = 600;

/// What to write instead of an unknown sentence, the likeliest first: nothing unless it can only mean one thing.
#[must_use]
pub fn corrections(text: &str, here: &Here) -> Vec<Correction> {
    corrections_of(text, text, here)
}

/// The same for a line of an outline, which says `text` in one of its rows: the names of its columns stay.
#[must_use]
pub fn corrections_of(line: &str, text: &str, here: &Here) -> Vec<Correction> {
    if line.len().max(text.len()) > MOST_LETTERS || !matches!(Catalogue::get().find(&sentence(text)), Found::Nothing) {
        return Vec::new();
    }
    let said = Said::new(line, text);
    let templates = Templates::get();
    let mut reader = Reader::new(templates, &said);
    let mut most = cost::MOST;
    let mut found: Vec<(&Entry, Reading)> = Vec::new();
    for template in templates.all.iter().filter(|it| here.allows(it.entry) && here.suits(it.entry.kinds)) {
        for reading in reader.read(template, most) {
            if !holds(template.entry, &reading) {
                continue;
            }
            most = most.min(reading.cost);
            found.push((template.entry, reading));
        }
    }
    found.retain(|(_, reading)| reading.cost == most);
    // Two sentences as near as each other: nobody can tell which is meant.
    let same =
        |(entry, reading): &(&Entry, Reading)| std::ptr::eq(*entry, found[0].0) && reading.values == found[0].1.values;
    if !found.iter().all(same) {
        return Vec::new();
    }
    let kind = |reading: &Reading| if reading.reworded { Kind::Rewording } else { Kind::Spelling };
    let mut corrections: Vec<Correction> = Vec::new();
    for (_, reading) in found {
        if !corrections.iter().any(|known| known.text == reading.line) {
            corrections.push(Correction { kind: kind(&reading), text: reading.line });
        }
    }
    corrections
}

/// Whether a reading is that sentence and no other, with these values and no other.
fn holds(entry: &Entry, reading: &Reading) -> bool {
    let text = &reading.text;
    let Found::One(found) = Catalogue::get().find(text) else { return false };
    let values = entry.pattern.captures(text);
    let values = values.iter().flat_map(|values| values.iter().skip(1).flatten());
    let values: Vec<_> = values.map(|value| value.as_str()).filter(|value| !value.is_empty()).collect();
    std::ptr::eq(found, entry)
        && values.len() == reading.values.len()
        && values.iter().zip(&reading.values).all(|(value, aligned)| aligned.contains(value))
}

/// The models of the known sentences that resemble `text` most: those of its place first, none that says the opposite.
#[must_use]
pub fn neighbours(text: &str, here: &Here) -> Vec<String> {
    if text.len() > MOST_LETTERS {
        return Vec::new();
    }
    let text = sentence(text);
    let wanted = without_values(&text);
    let mut near: Vec<_> = known()
        .iter()
        .filter(|(model, entry)| here.allows(entry) && !oppose(&text, model))
        .map(|(model, entry)| {
            let own = without_values(model);
            let letters = strsim::normalized_damerau_levenshtein(&wanted, &own);
            let words = strsim::sorensen_dice(&wanted, &own);
            (!here.suits(entry.kinds), letters.max(words), model)
        })
        .filter(|(_, score, _)| *score > 0.5)
        .collect();
    near.sort_by(|one, other| (one.0, other.1).partial_cmp(&(other.0, one.1)).unwrap_or(std::cmp::Ordering::Equal));
    near.into_iter().take(MOST_MODELS).map(|(_, _, model)| model.clone()).collect()
}

/// What to tell the author of an unknown sentence: what to write, what says nearly the same, or which sentences there are.
#[must_use]
pub fn advice(text: &str, here: &Here, language: &Language) -> Vec<String> {
    let corrections = corrections(text, here);
    if let Some(first) = corrections.first() {
        return vec![format!("vouliez-vous écrire « {} » ?", first.text)];
    }
    let text = sentence(text);
    if let Some(slip) = slip(&text) {
        let help = slip.mended.map(|mended| format!("écrivez « {mended} »"));
        return std::iter::once(slip.message).chain(help).collect();
    }
    let nearest = |place| here.game.map(|game| language.of(game).nearest(&text, place, 1)).unwrap_or_default();
    if let Some(near) = nearest(here.place).first() {
        return vec![
            format!("vouliez-vous dire « {near} » ?"),
            format!("pour que votre phrase se comprenne ainsi : arbitre enseigner \"{text}\" \"{near}\""),
        ];
    }
    if let Some(near) = nearest(None).first().filter(|_| here.place != Some(StepType::Then)) {
        return vec![
            format!("« {near} » vérifie, et n'installe ni ne joue rien : écrivez-la après « Alors »"),
            "pour installer, donnez la partie, le plateau, la position ou le trait ; « arbitre phrases » dit comment"
                .to_owned(),
        ];
    }
    let neighbours = neighbours(&text, here);
    let title = (!neighbours.is_empty()).then(|| "phrases voisines :".to_owned());
    let models = neighbours.into_iter().map(|model| format!("  {model}"));
    let teach = "pour l'enseigner : arbitre enseigner \"votre phrase\" \"la phrase connue qui dit la même chose\"";
    let list = "« arbitre phrases » donne toutes les phrases comprises";
    title.into_iter().chain(models).chain([list, teach].map(str::to_owned)).collect()
}

/// Every listed sentence as a model, with its definition.
fn known() -> &'static [(String, &'static Entry)] {
    static KNOWN: OnceLock<Vec<(String, &Entry)>> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let phrases = THEMES.iter().flat_map(|theme| theme.phrases);
        let known = phrases.filter_map(|phrase| match Catalogue::get().find(&sentence(&phrase.example())) {
            Found::One(entry) => Some((model(phrase, entry), entry)),
            Found::Nothing | Found::Several(_) => None,
        });
        known.collect()
    })
}

/// The model of a sentence with a slot for each value, also for those that the list says by an example: « Sud », « a1xc3xc5 ».
fn model(phrase: &Phrase, entry: &Entry) -> String {
    let example = sentence(&phrase.example());
    let values = entry.pattern.captures(&example);
    let values = values.iter().flat_map(|values| values.iter().skip(1).flatten()).map(|value| value.as_str());
    let slot = |value: &str| match value {
        _ if is_article(value) => "{article}".to_owned(),
        _ if value.split(' ').any(is_player) => {
            let name = |word| if is_player(word) { "{joueur}" } else { word };
            value.split(' ').map(name).collect::<Vec<_>>().join(" ")
        }
        _ => "…".to_owned(),
    };
    let filled = values.fold(format!(" {} ", sentence(phrase.model)), |model, value| {
        let model = model.replace(&format!(" \"{value}\" "), " {texte} ");
        model.replace(&format!(" {value} "), &format!(" {} ", slot(value)))
    });
    filled.trim().to_owned()
}

/// Whether a word is the name of a player of some game: « Sud », « Blancs ».
fn is_player(word: &str) -> bool {
    let mut names = GameId::ALL.iter().flat_map(|game| game.game().players).map(|player| player.subject);
    names.any(|name| name.rsplit(' ').next() == Some(word))
}

/// A sentence with one mark for whatever varies, so that only its words count.
fn without_values(text: &str) -> String {
    let mut quoted = text.split('"');
    let outside: Vec<_> = quoted.by_ref().step_by(2).collect();
    let text = outside.join(" # ").replace("le joueur", "").replace("du joueur", "").replace("au joueur", "");
    let mark = |word: &str| {
        let varies = word.starts_with('{') || is_player(word) || word.contains(|c: char| c.is_ascii_digit());
        if varies { "#".to_owned() } else { fold(word) }
    };
    text.split_whitespace().map(mark).collect::<Vec<_>>().join(" ")
}
