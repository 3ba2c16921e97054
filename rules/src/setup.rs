//! A position in words: what a scenario, a table, a drawing or a text form says of a board, complete or not.
//!
//! A [`Setup`] is partial on the way in (what it does not say, the game fills in) and complete on the way out
//! ([`Position::to_setup`](crate::Position::to_setup)). No rule lives here.

use std::collections::BTreeMap;
use std::fmt;

use crate::Player;

/// A board as rows of cells, each in the game's own notation, with whatever else is known of the position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// The variants under which the game is played.
    pub variants: Variants,
    /// The board, as rows of cells from the top.
    pub board: Option<Vec<Vec<String>>>,
    /// Whose turn it is.
    pub turn: Option<Player>,
    /// Everything else, by name: stones in hand, walls, harvests… Each game documents its own names.
    pub facts: BTreeMap<&'static str, String>,
}

impl Setup {
    /// Nothing said yet but the variants: the start of a game.
    #[must_use]
    pub fn of(variants: Variants) -> Self {
        Self { variants, ..Self::default() }
    }

    /// What is said under `name`.
    #[must_use]
    pub fn fact(&self, name: &str) -> Option<&str> {
        self.facts.get(name).map(String::as_str)
    }

    /// Says `value` under `name`.
    pub fn set(&mut self, name: &'static str, value: impl Into<String>) {
        self.facts.insert(name, value.into());
    }

    /// Takes over everything that `later` says; what it leaves out stays.
    pub fn merge(&mut self, later: Self) {
        self.variants.0.extend(later.variants.0);
        self.board = later.board.or(self.board.take());
        self.turn = later.turn.or(self.turn);
        self.facts.extend(later.facts);
    }

    /// What `later` says otherwise than this, in French; nothing if both can be so.
    #[must_use]
    pub fn contradiction(&self, later: &Self) -> Option<String> {
        let variants = || self.variants.contradiction(&later.variants);
        let board = || {
            let differ = self.board.as_ref().zip(later.board.as_ref()).is_some_and(|(one, other)| one != other);
            differ.then(|| "deux plateaux différents sont donnés".to_owned())
        };
        let turn = || {
            let differ = self.turn.zip(later.turn).is_some_and(|(one, other)| one != other);
            differ.then(|| "le trait est donné à l'un, puis à l'autre".to_owned())
        };
        let facts = || {
            let mut both = self.facts.iter().filter_map(|(name, one)| Some((name, one, later.fact(name)?)));
            let (_, one, other) = both.find(|(_, one, other)| one != other)?;
            Some(format!("la même chose est dite de deux façons : « {one} », puis « {other} »"))
        };
        variants().or_else(board).or_else(turn).or_else(facts)
    }
}

/// The options of a game, as `cle=valeur` pairs.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Variants(pub BTreeMap<String, String>);

impl Variants {
    /// What is chosen for `key`.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(String::as_str)
    }

    /// Chooses `value` for `key`.
    ///
    /// # Errors
    /// Another value is chosen already.
    pub fn choose(&mut self, key: String, value: String) -> Result<(), SetupError> {
        let one = Self([(key, value)].into());
        if let Some(contradiction) = self.contradiction(&one) {
            return Err(SetupError(contradiction));
        }
        self.0.extend(one.0);
        Ok(())
    }

    /// What `later` chooses otherwise than this, in French.
    #[must_use]
    pub fn contradiction(&self, later: &Self) -> Option<String> {
        let mut both = self.0.iter().filter_map(|(key, one)| Some((key, one, later.get(key)?)));
        let (key, one, other) = both.find(|(_, one, other)| one != other)?;
        Some(format!("{key}={one} et {key}={other} ne peuvent pas être vrais tous les deux"))
    }

    /// Refuses a key that `known` does not list.
    ///
    /// # Errors
    /// The unknown key, with the keys that exist.
    pub fn only(&self, known: &[Variant]) -> Result<(), SetupError> {
        let Some(key) = self.0.keys().find(|key| known.iter().all(|variant| variant.key != key.as_str())) else {
            return Ok(());
        };
        let keys: Vec<_> = known.iter().map(|variant| format!("« {} »", variant.key)).collect();
        Err(SetupError(if keys.is_empty() {
            format!("la variante « {key} » n'existe pas : ce jeu n'en a aucune")
        } else {
            format!("la variante « {key} » n'existe pas ; ce jeu connaît {}", keys.join(", "))
        }))
    }
}

/// One option of a game, for help texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// The key of `cle=valeur`.
    pub key: &'static str,
    /// Its values and what they mean, in French.
    pub values: &'static str,
}

/// A set-up that cannot exist, and why (French, lower case, no final dot).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError(pub String);

impl SetupError {
    /// An impossible set-up, because of `reason`.
    #[must_use]
    pub fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SetupError {}
