//! The words that vary in a sentence: players, cells, articles, numbers. Their patterns have no capture group, and whatever they
//! match can be read.

mod lists;
mod numbers;
mod players;

use std::str::FromStr;

use arbitre_rules::GameId;
use cucumber::Parameter;

use super::reader::typography::fold;
pub use lists::{CaptureWord, CapturesWord, CellWord, CellsWord, HoleWord, HolesWord, List, WallWord, WallsWord};
pub use numbers::NumberWord;
pub use players::{ColourWord, OfPlayerWord, PlayerWord, Role, SideWord, ToColourWord, ToPlayerWord, ToSideWord};

/// How far two cells are from each other along the columns and along the rows, the shorter way first.
pub(super) fn apart(one: &str, other: &str) -> Option<[usize; 2]> {
    let place = |cell: &str| Some((usize::from(*cell.as_bytes().first()?), cell.get(1..)?.parse::<usize>().ok()?));
    let (one, other) = (place(&one.to_lowercase())?, place(&other.to_lowercase())?);
    let mut far = [one.0.abs_diff(other.0), one.1.abs_diff(other.1)];
    far.sort_unstable();
    Some(far)
}

/// The number of an article.
#[derive(Clone, Debug, Parameter)]
#[param(name = "article", regex = r"[A-Z]{3}-[0-9A-Z]+")]
pub struct ArticleWord(pub String);

impl FromStr for ArticleWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(text.to_owned()))
    }
}

/// A text between quotation marks, of whatever kind the author typed.
#[derive(Clone, Debug, Parameter)]
#[param(name = "texte", regex = r#""[^"]*""#)]
pub struct QuotedWord(pub String);

impl FromStr for QuotedWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(text.trim_matches('"').trim().to_owned()))
    }
}

/// A turn in the game's notation, between quotation marks or not: a chain that stops is two words, `A1C3 pass`.
#[derive(Clone, Debug, Parameter)]
#[param(name = "coup", regex = r#""[^"]*"|[^ "]+(?: [Pp][Aa][Ss][Ss])?"#)]
pub struct TurnWord(pub String);

impl FromStr for TurnWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(text.trim_matches('"').trim().to_owned()))
    }
}

/// The name of a game.
#[derive(Clone, Copy, Debug, Parameter)]
#[param(name = "jeu", regex = r"[A-Za-zÀ-ÿ]+")]
pub struct GameWord(pub Option<GameId>);

impl FromStr for GameWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(GameId::from_slug(&fold(text))))
    }
}

/// Options of a game: « taille=5 et barrieres=3 ».
#[derive(Clone, Debug, Parameter)]
#[param(name = "variantes", regex = r"[^ =]+=[^ =]+(?:(?:,| et|) [^ =]+=[^ =]+)*")]
pub struct VariantsWord(pub Vec<(String, String)>);

impl FromStr for VariantsWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let pairs = text.split([' ', ',']).filter_map(|pair| pair.split_once('='));
        Ok(Self(pairs.map(|(key, value)| (fold(key), value.to_owned())).collect()))
    }
}

/// A stack, bottom first: `3;3;1`.
#[derive(Clone, Debug, Parameter)]
#[param(name = "pile", regex = r"[0-9](?: ?; ?[0-9])*|vide")]
pub struct StackWord(pub String);

impl FromStr for StackWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(if text == "vide" { String::new() } else { text.replace(' ', "") }))
    }
}

/// How walls lie: « horizontale », « verticales ».
#[derive(Clone, Copy, Debug, Parameter)]
#[param(name = "sens", regex = r"horizontales?|verticales?")]
pub struct DirectionWord(pub char);

impl FromStr for DirectionWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(if text.starts_with('h') { 'h' } else { 'v' }))
    }
}

impl DirectionWord {
    /// The wall that lies so at `cell`, as one writes it: `e3h`.
    #[must_use]
    pub fn wall(self, cell: &str) -> String {
        format!("{}{}", cell.to_lowercase(), self.0)
    }

    /// The walls that lie so at `cells`.
    #[must_use]
    pub fn walls(self, cells: &[String]) -> Vec<String> {
        cells.iter().map(|cell| self.wall(cell)).collect()
    }
}
