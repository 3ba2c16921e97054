//! What a sentence says, part by part: who, where, how many, under which article, said or denied; and the words in between.

use arbitre_rules::{Game, Player};

use super::forms::Class;
use crate::spec::parameters::Role as Named;

/// A word, by its number in the vocabulary.
pub type Sym = u32;

/// In which role a player is named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// « le joueur 1 ».
    Subject,
    /// « au joueur 1 ».
    Dative,
    /// « du joueur 1 ».
    Genitive,
    /// « par le joueur 1 ».
    Agent,
    /// « pour le joueur 1 ».
    Benefit,
}

/// How a place is reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// The place itself: « la case A1 ».
    Itself,
    /// « en A1 », « sur la case A1 ».
    At,
    /// « de A1 », « depuis A1 ».
    From,
    /// « par A1 ».
    Through,
    /// « par-dessus A1 ».
    Over,
}

/// How a number is meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bound {
    /// « 3 ».
    Exactly,
    /// « au moins 3 ».
    AtLeast,
    /// « au plus 3 ».
    AtMost,
    /// « plus de 3 ».
    More,
    /// « moins de 3 ».
    Fewer,
}

impl Bound {
    /// The words before the number.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Exactly => "",
            Self::AtLeast => "au moins ",
            Self::AtMost => "au plus ",
            Self::More => "plus de ",
            Self::Fewer => "moins de ",
        }
    }
}

/// What kind of value stands somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A turn in the game's notation.
    Turn,
    /// Walls of Quoridor.
    Walls,
    /// Captures of Alquerque.
    Captures,
    /// A stack of Qawale.
    Stack,
    /// The side of a board.
    Size,
    /// A text between quotation marks.
    Text,
    /// Options of a game.
    Options,
    /// The name of a game.
    Game,
    /// « horizontale », « verticale ».
    Direction,
    /// The number of an article.
    Article,
}

/// A value: what the author wrote, or the name of a slot in a turn of phrase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// As the author wrote it.
    Own(String),
    /// A slot.
    Slot(String),
}

/// Who is meant: a player, or the name of a slot.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// A player.
    Is(Player),
    /// Each of the two.
    Both,
    /// A slot.
    Slot(String),
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Item {
    /// A word, and what its form says.
    Word(Sym, Class),
    /// A player.
    Player(Who, Role),
    /// One place or several: how many there are, and whether they are holes.
    Place(Way, Places),
    /// A number.
    Amount(Bound, Value),
    /// « un », « une »: an article, or the number 1.
    One,
    /// Another value.
    Value(Kind, Value),
    /// The negation of the verb that follows.
    Not,
    /// Whatever stands there, in a turn of phrase.
    Rest(u8),
}

/// Places that are named together.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Places {
    /// What the author wrote, or a slot.
    pub value: Value,
    /// Whether there are several; of a slot, whether it takes several.
    pub several: bool,
    /// Whether they are holes of Awalé.
    pub holes: bool,
}

impl Item {
    /// A part that is no word, as one would say it in this game.
    pub(super) fn told(&self, game: &Game) -> String {
        match self {
            Self::Word(..) | Self::Rest(_) => "…".to_owned(),
            Self::Player(who, role) => role.told(who, game),
            Self::Place(way, places) => way.told(places),
            Self::Amount(Bound::Exactly, number) => format!("le nombre {}", number.told()),
            Self::Amount(bound, number) => format!("{}{}", bound.words(), number.told()),
            Self::One => "un".to_owned(),
            Self::Value(kind, value) => kind.told(value),
            Self::Not => "négation".to_owned(),
        }
    }
}

impl Value {
    fn told(&self) -> String {
        match self {
            Self::Own(text) => text.clone(),
            Self::Slot(name) => format!("{{{name}}}"),
        }
    }
}

impl Role {
    fn told(self, who: &Who, game: &Game) -> String {
        let player = match who {
            Who::Slot(name) => return format!("{{{name}}}"),
            Who::Both => return "chaque joueur".to_owned(),
            Who::Is(player) => &game.players[player.index()],
        };
        match self {
            Self::Subject => Named::Subject.of(player),
            Self::Dative => Named::Dative.of(player),
            Self::Genitive => Named::Genitive.of(player),
            Self::Agent => format!("par {}", Named::Subject.of(player)),
            Self::Benefit => format!("pour {}", Named::Subject.of(player)),
        }
    }
}

impl Way {
    fn told(self, places: &Places) -> String {
        let noun = match (places.holes, places.several) {
            (false, false) => "la case",
            (false, true) => "les cases",
            (true, false) => "le trou",
            (true, true) => "les trous",
        };
        let of = match (places.holes, places.several) {
            (false, false) => "de la case",
            (false, true) => "des cases",
            (true, false) => "du trou",
            (true, true) => "des trous",
        };
        let value = places.value.told();
        match self {
            Self::Itself => format!("{noun} {value}"),
            Self::At if places.holes => format!("dans {noun} {value}"),
            Self::At => format!("sur {noun} {value}"),
            Self::From => format!("{of} {value}"),
            Self::Through => format!("par {noun} {value}"),
            Self::Over => format!("par-dessus {noun} {value}"),
        }
    }
}

impl Kind {
    fn told(self, value: &Value) -> String {
        let text = value.told();
        match self {
            Self::Turn => format!("le coup {text}"),
            Self::Walls if text.contains(' ') => format!("les barrières {text}"),
            Self::Walls => format!("la barrière {text}"),
            Self::Captures if text.contains(' ') => format!("les prises {text}"),
            Self::Captures => format!("la prise {text}"),
            Self::Stack => format!("la pile {text}"),
            Self::Size => format!("la taille {text}"),
            Self::Text if text == "," => "une virgule".to_owned(),
            Self::Text => format!("le texte « {} »", text.trim_matches('"')),
            Self::Options if text.contains(' ') => format!("les options {text}"),
            Self::Options => format!("l'option {text}"),
            Self::Game => format!("le jeu {text}"),
            Self::Direction => text,
            Self::Article => format!("l'article {text}"),
        }
    }
}
