//! How many: in digits, or in letters up to a hundred, with or without the hyphens of 1990.

use std::str::FromStr;

use cucumber::Parameter;

use crate::spec::failure::Failure;
use crate::spec::language::items::Bound;

/// The numbers that have a word of their own, and the tens.
const WORDS: [(&str, u64); 24] = [
    ("zéro", 0),
    ("un", 1),
    ("une", 1),
    ("deux", 2),
    ("trois", 3),
    ("quatre", 4),
    ("cinq", 5),
    ("six", 6),
    ("sept", 7),
    ("huit", 8),
    ("neuf", 9),
    ("dix", 10),
    ("onze", 11),
    ("douze", 12),
    ("treize", 13),
    ("quatorze", 14),
    ("quinze", 15),
    ("seize", 16),
    ("vingt", 20),
    ("trente", 30),
    ("quarante", 40),
    ("cinquante", 50),
    ("soixante", 60),
    ("cent", 100),
];

/// A number, in digits or in letters up to a hundred.
#[derive(Clone, Copy, Debug)]
pub struct NumberWord(pub u64);

macro_rules! units {
    () => {
        "deux|trois|quatre|cinq|six|sept|huit|neuf"
    };
}

macro_rules! teens {
    () => {
        "dix(?:[- ](?:sept|huit|neuf))?|douze|treize|quatorze|quinze|seize"
    };
}

impl Parameter for NumberWord {
    const NAME: &'static str = "nombre";
    /// « vingt et un », « soixante et onze », but « quatre-vingt-un », « quatre-vingt-onze ».
    const REGEX: &'static str = concat!(
        "[0-9]+|zéro|une?|onze|cent|",
        units!(),
        "|",
        teens!(),
        "|(?:vingt|trente|quarante|cinquante|soixante)(?:[- ](?:et[- ]une?|",
        units!(),
        "))?",
        "|soixante[- ](?:et[- ]onze|",
        teens!(),
        ")",
        "|quatre[- ]vingt(?:s|[- ](?:une?|onze|",
        units!(),
        "|",
        teens!(),
        "))?",
    );
}

impl FromStr for NumberWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let word = |word: &str| WORDS.iter().find(|(own, _)| *own == word).map_or(0, |(_, value)| *value);
        // Four twenties is the only product.
        let letters = |text: &str| match text.strip_prefix("quatre-vingt") {
            Some(rest) => 80 + rest.trim_start_matches('s').split('-').map(word).sum::<u64>(),
            None => text.split('-').map(word).sum(),
        };
        Ok(Self(if text.starts_with(|c: char| c.is_ascii_digit()) {
            // One too large to keep is refused before the sentence is looked at.
            text.parse().unwrap_or(u64::MAX)
        } else {
            letters(&text.replace(' ', "-"))
        }))
    }
}

/// A number that is a limit: « au moins 3 », « plus de 3 ».
#[derive(Clone, Copy, Debug)]
pub struct LimitWord {
    bound: Bound,
    number: u64,
}

impl Parameter for LimitWord {
    const NAME: &'static str = "limite";
    const REGEX: &'static str = "(?:au moins|au plus|plus de|moins de) [0-9]+";
}

impl FromStr for LimitWord {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (words, number) = text.rsplit_once(' ').unwrap_or_default();
        let bounds = [Bound::AtLeast, Bound::AtMost, Bound::More, Bound::Fewer];
        let bound = bounds.into_iter().find(|bound| bound.words().trim_end() == words).unwrap_or(Bound::Exactly);
        Ok(Self { bound, number: number.parse().unwrap_or(u64::MAX) })
    }
}

impl LimitWord {
    /// Nothing if this many are within the limit.
    ///
    /// # Errors
    /// They are not: `obtained` says how many there are.
    pub fn holds(self, count: u64, obtained: &str) -> Result<(), Failure> {
        let holds = match self.bound {
            Bound::Exactly => count == self.number,
            Bound::AtLeast => count >= self.number,
            Bound::AtMost => count <= self.number,
            Bound::More => count > self.number,
            Bound::Fewer => count < self.number,
        };
        if holds {
            return Ok(());
        }
        Err(Failure::wrong(format!("{obtained}, et non {}{}", self.bound.words(), self.number)))
    }
}
