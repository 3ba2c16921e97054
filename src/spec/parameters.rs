//! The words that vary in a sentence: players, cells, articles, numbers. Their patterns have no capture group.

use std::str::FromStr;

use arbitre_rules::{GameId, Player};
use cucumber::Parameter;

use super::reader::typography::fold;

/// A player of any game: « le joueur 1 », « au joueur 2 », « Sud », « à Nord », « les Blancs », « aux Noirs »…
#[derive(Clone, Copy, Debug)]
pub struct PlayerWord(pub Player);

impl Parameter for PlayerWord {
    const NAME: &'static str = "joueur";
    const REGEX: &'static str = {
        const PATTERN: &[u8] = &players::<{ players::<0>().1 }>().0;
        match std::str::from_utf8(PATTERN) {
            Ok(pattern) => pattern,
            Err(_) => panic!("names are texts"),
        }
    };
}

/// The pattern of the players of every game, with any article, and its length: as much of it as there is room for.
const fn players<const ROOM: usize>() -> ([u8; ROOM], usize) {
    let mut written = ([0; ROOM], 0);
    written = and(written, "(?:(?:[Ll](?:es?|a)|[Aa]ux?|[Dd](?:u|es?|e la)|[Àà](?: la)?) )?(?i:".as_bytes());
    let mut index = 0;
    while index < 2 * GameId::ALL.len() {
        if index > 0 {
            written = and(written, b"|");
        }
        let subject = GameId::ALL[index / 2].game().players[index % 2].subject;
        written = match subject.as_bytes() {
            [b'l', b'e' | b'a', b' ', name @ ..] | [b'l', b'e', b's', b' ', name @ ..] | name => and(written, name),
        };
        index += 1;
    }
    and(written, b")")
}

const fn and<const ROOM: usize>((mut text, mut length): ([u8; ROOM], usize), more: &[u8]) -> ([u8; ROOM], usize) {
    let mut index = 0;
    while index < more.len() {
        if length < ROOM {
            text[length] = more[index];
        }
        length += 1;
        index += 1;
    }
    (text, length)
}

impl FromStr for PlayerWord {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let last = |text: &str| fold(text).rsplit(' ').next().map(str::to_owned);
        let mut players = GameId::ALL.iter().flat_map(|game| game.game().players.into_iter().zip(Player::BOTH));
        let found = players.find(|(name, _)| last(name.subject) == last(text));
        found.map(|(_, player)| Self(player)).ok_or_else(|| format!("« {text} » n'est pas un joueur"))
    }
}

/// How far two cells are from each other along the columns and along the rows, the shorter way first.
pub(super) fn apart(one: &str, other: &str) -> Option<[usize; 2]> {
    let place = |cell: &str| Some((usize::from(*cell.as_bytes().first()?), cell.get(1..)?.parse::<usize>().ok()?));
    let (one, other) = (place(&one.to_lowercase())?, place(&other.to_lowercase())?);
    let mut far = [one.0.abs_diff(other.0), one.1.abs_diff(other.1)];
    far.sort_unstable();
    Some(far)
}

/// A cell, on the board or not: `A1` or `(ligne;colonne)`.
#[derive(Clone, Debug, Parameter)]
#[param(name = "case", regex = r"[A-Za-z][0-9]+|\( ?-?[0-9]+ ?; ?-?[0-9]+ ?\)")]
pub struct CellWord(pub String);

impl FromStr for CellWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(text.replace(' ', "")))
    }
}

/// Cells one after the other: « A1, B1 et B2 », « [(0;1),(1;1)] ».
#[derive(Clone, Debug, Parameter)]
#[param(
    name = "cases",
    regex = r"\[?(?:[A-Za-z][0-9]+|\( ?-?[0-9]+ ?; ?-?[0-9]+ ?\))(?:(?: ?, ?(?:puis |et )?| puis | et )(?:[A-Za-z][0-9]+|\( ?-?[0-9]+ ?; ?-?[0-9]+ ?\)))*\]?"
)]
pub struct CellsWord(pub Vec<String>);

impl FromStr for CellsWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let commas = text.replace(" puis ", ",").replace(" et ", ",");
        let plain: String = commas.chars().filter(|c| !"[] ".contains(*c)).collect();
        Ok(Self(plain.split(',').filter(|cell| !cell.is_empty()).map(str::to_owned).collect()))
    }
}

/// A hole of Awalé, on the board or not: `C`.
#[derive(Clone, Debug, Parameter)]
#[param(name = "trou", regex = r"[A-Za-z]")]
pub struct HoleWord(pub String);

impl FromStr for HoleWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(text.to_owned()))
    }
}

/// Holes of Awalé: « A, C et F ».
#[derive(Clone, Debug, Parameter)]
#[param(name = "trous", regex = r"[A-Za-z](?:(?: ?, ?(?:puis |et )?| puis | et | ou )[A-Za-z])*")]
pub struct HolesWord(pub Vec<String>);

impl FromStr for HolesWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let letters = text.split([' ', ',']).filter(|word| word.len() == 1);
        Ok(Self(letters.map(str::to_owned).collect()))
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

const NUMBERS: [&str; 17] = [
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "treize",
    "quatorze", "quinze", "seize",
];

/// A number, in digits or in letters up to sixteen.
#[derive(Clone, Copy, Debug, Parameter)]
#[param(
    name = "nombre",
    regex = r"[0-9]+|zéro|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize"
)]
pub struct NumberWord(pub u64);

impl FromStr for NumberWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let letters = if text == "une" { "un" } else { text };
        let word = NUMBERS.iter().position(|&word| word == letters).map(|value| value as u64);
        // One too large to keep is refused before the sentence is looked at.
        Ok(Self(word.unwrap_or_else(|| text.parse().unwrap_or(u64::MAX))))
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

/// « les Blancs », « aux Noirs »: the players of Alquerque, who have men.
#[derive(Clone, Copy, Debug, Parameter)]
#[param(name = "camp", regex = r"(?:[Ll]es|[Aa]ux|[Dd]es) (?:[Bb]lancs|[Nn]oirs)")]
pub struct SideWord(pub Player);

impl FromStr for SideWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(if text.ends_with("lancs") { Player::First } else { Player::Second }))
    }
}

/// Captures of Alquerque, in any order: « a1xc3xc5 et e1xc3xc5 ».
#[derive(Clone, Debug, Parameter)]
#[param(
    name = "prises",
    regex = r"[A-Za-z][0-9]+(?:x[A-Za-z][0-9]+)+(?:(?: ?, ?| et )[A-Za-z][0-9]+(?:x[A-Za-z][0-9]+)+)*"
)]
pub struct CapturesWord(pub Vec<String>);

impl FromStr for CapturesWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let captures = text.split([' ', ',']).filter(|word| !word.is_empty() && *word != "et");
        Ok(Self(captures.map(str::to_lowercase).collect()))
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
    pub fn walls(self, cells: &CellsWord) -> Vec<String> {
        cells.0.iter().map(|cell| self.wall(cell)).collect()
    }
}

/// Walls one after the other: « e3h, c5v et g2h ».
#[derive(Clone, Debug, Parameter)]
#[param(name = "barrieres", regex = r"[A-Za-z][0-9]+[hvHV](?:(?: ?, ?| et )[A-Za-z][0-9]+[hvHV])*")]
pub struct WallsWord(pub Vec<String>);

impl FromStr for WallsWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(text.replace(" et ", ",").split(',').map(|wall| wall.trim().to_lowercase()).collect()))
    }
}

/// « Bleu », « à Rouge »: the players of Aruba, who have pawns.
#[derive(Clone, Copy, Debug, Parameter)]
#[param(name = "couleur", regex = r"(?:[Àà] |de )?(?:[Bb]leu|[Rr]ouge)")]
pub struct ColourWord(pub Player);

impl FromStr for ColourWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(if text.ends_with("leu") { Player::First } else { Player::Second }))
    }
}
