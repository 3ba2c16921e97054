//! The words that vary in a sentence: players, cells, articles, numbers. Their patterns have no capture group, and whatever they
//! match can be read.

mod lists;
mod numbers;
mod players;

use std::cmp::Ordering;
use std::str::FromStr;

use arbitre_rules::{GameId, Player};
use cucumber::Parameter;

use super::failure::Failure;
use super::reader::typography::fold;
pub use lists::{CaptureWord, CapturesWord, CellWord, CellsWord, HoleWord, HolesWord, List, WallWord, WallsWord};
pub use numbers::{LimitWord, NumberWord};
pub use players::{ColourWord, OfPlayerWord, PlayerWord, Role, SideWord, ToColourWord, ToPlayerWord, ToSideWord};

/// The column and the row of a cell.
fn place(cell: &str) -> Option<(usize, usize)> {
    Some((cell.bytes().next()?.to_ascii_lowercase().into(), cell.get(1..)?.parse().ok()?))
}

/// How far two cells are from each other along the columns and along the rows, the shorter way first.
pub(super) fn apart(one: &str, other: &str) -> Option<[usize; 2]> {
    let (one, other) = (place(one)?, place(other)?);
    let mut far = [one.0.abs_diff(other.0), one.1.abs_diff(other.1)];
    far.sort_unstable();
    Some(far)
}

/// Whether a player goes forward, backward or neither, where row 1 is his own side if he is the first: what `Ordering` says of
/// where he goes, compared with where he was.
pub(super) fn heads(player: Player, from: &str, to: &str) -> Option<Ordering> {
    let (from, to) = (place(from)?.1, place(to)?.1);
    Some(if player == Player::First { to.cmp(&from) } else { from.cmp(&to) })
}

/// Whether `middle` stands halfway from `one` to `other`.
pub(super) fn is_between(one: &str, middle: &str, other: &str) -> bool {
    let place = |cell: &str| -> Option<(i64, i64)> {
        let cell = cell.to_lowercase();
        Some((i64::from(*cell.as_bytes().first()?), cell.get(1..)?.parse::<u8>().ok()?.into()))
    };
    match (place(one), place(middle), place(other)) {
        (Some(one), Some(middle), Some(other)) => {
            one != other && one.0 + other.0 == 2 * middle.0 && one.1 + other.1 == 2 * middle.1
        }
        _ => false,
    }
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
#[param(name = "variantes", regex = r"[^ =]+=[^ ]+(?:(?: et|) [^ =]+=[^ ]+)*")]
pub struct VariantsWord(String);

impl FromStr for VariantsWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(text.to_owned()))
    }
}

impl VariantsWord {
    /// Each option with its value.
    ///
    /// # Errors
    /// Something is no option: « taille=5,6 ».
    pub fn options(&self) -> Result<Vec<(String, String)>, Failure> {
        let spaced = self.0.replace(" et ", " ").replace(", ", " ").replace(',', " ");
        let option = |text: &str| match text.split_once('=') {
            Some((key, value)) if !key.is_empty() && !value.is_empty() && !value.contains('=') => {
                Ok((fold(key), value.to_owned()))
            }
            _ => Err(Failure::misused(format!(
                "« {} » n'est pas une liste d'options : chacune s'écrit cle=valeur, et « et » les joint, comme « taille=5 et barrieres=3 »",
                self.0
            ))),
        };
        spaced.split(' ').map(option).collect()
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
