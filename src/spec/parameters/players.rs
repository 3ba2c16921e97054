//! Who is meant, and in which role: « le joueur 1 » plays, it falls « au joueur 1 », the pawn is « du joueur 1 ». The preposition
//! belongs to the sentence: each role is a parameter of its own, and takes no other's words.

use std::str::FromStr;

use arbitre_rules::{GameId, Player, PlayerName};
use cucumber::Parameter;

use crate::spec::reader::typography::fold;

/// In which role a sentence names a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// « le joueur 1 », « joueur 1 », « Sud », « les Blancs ».
    Subject,
    /// « au joueur 1 », « à Sud », « aux Blancs ».
    Dative,
    /// « du joueur 1 », « de Sud », « des Blancs ».
    Genitive,
}

impl Role {
    /// Every role.
    pub const ALL: [Self; 3] = [Self::Subject, Self::Dative, Self::Genitive];

    /// A player in this role.
    #[must_use]
    pub fn of(self, name: &PlayerName) -> String {
        let bare = bare(name.subject.as_bytes()).len();
        let own = &name.subject[name.subject.len() - bare..];
        match self {
            Self::Subject => name.subject.to_owned(),
            Self::Dative => name.dative.to_owned(),
            Self::Genitive => match &name.dative[..name.dative.len() - bare] {
                "au " => format!("du {own}"),
                "aux " => format!("des {own}"),
                "à la " => format!("de la {own}"),
                _ => format!("de {own}"),
            },
        }
    }
}

/// The player whose name ends like this text, whatever stands before it.
fn player(text: &str) -> Result<Player, String> {
    let last = |text: &str| fold(text).rsplit(' ').next().map(str::to_owned);
    let mut players = GameId::ALL.iter().flat_map(|game| game.game().players.into_iter().zip(Player::BOTH));
    let found = players.find(|(name, _)| last(name.subject) == last(text));
    found.map(|(_, player)| player).ok_or_else(|| format!("« {text} » n'est pas un joueur"))
}

/// A name without its article.
const fn bare(subject: &[u8]) -> &[u8] {
    match subject {
        [b'l', b'e' | b'a', b' ', name @ ..] | [b'l', b'e', b's', b' ', name @ ..] | name => name,
    }
}

/// The pattern of the players of these games in this role, and its length: as much of it as there is room for.
///
/// Capitals are folded within ASCII: beyond it, letters that fold to ours (`ſ`, `K`) are not ours.
const fn pattern<const ROOM: usize>(role: Role, games: &[GameId]) -> ([u8; ROOM], usize) {
    let mut written = ([0; ROOM], 0);
    written = and(written, b"(?:");
    let mut index = 0;
    while index < 2 * games.len() {
        if index > 0 {
            written = and(written, b"|");
        }
        let name = games[index / 2].game().players[index % 2];
        let (subject, dative) = (name.subject.as_bytes(), name.dative.as_bytes());
        let own = bare(subject);
        let preposition = dative.split_at(dative.len() - own.len()).0;
        written = match role {
            Role::Subject => match subject.split_at(subject.len() - own.len()).0 {
                [] => written,
                [_, article @ ..] => and(and(and(written, b"(?:[Ll]"), article), b")?"),
            },
            Role::Dative => match preposition {
                [b'a', rest @ ..] => and(and(written, b"[Aa]"), rest),
                // `à` is two bytes.
                [_, _, rest @ ..] => and(and(written, "[Àà]".as_bytes()), rest),
                other => and(written, other),
            },
            Role::Genitive => match preposition {
                b"au " => and(written, b"[Dd]u "),
                b"aux " => and(written, b"[Dd]es "),
                [_, _, rest @ ..] => and(and(written, b"[Dd]e"), rest),
                _ => written,
            },
        };
        written = and(and(and(written, b"(?i-u:"), own), b")");
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

/// A parameter that names a player of some games in one role.
macro_rules! players {
    ($(#[$doc:meta])* $word:ident, $name:literal, $role:expr, $games:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $word(pub Player);

        impl Parameter for $word {
            const NAME: &'static str = $name;
            const REGEX: &'static str = {
                const PATTERN: &[u8] = &pattern::<{ pattern::<0>($role, $games).1 }>($role, $games).0;
                match std::str::from_utf8(PATTERN) {
                    Ok(pattern) => pattern,
                    Err(_) => panic!("names are texts"),
                }
            };
        }

        impl FromStr for $word {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                player(text).map(Self)
            }
        }
    };
}

players!(
    /// A player of any game, who does something: « le joueur 1 », « Sud », « les Blancs ».
    PlayerWord, "joueur", Role::Subject, GameId::ALL
);
players!(
    /// A player of any game, to whom something falls: « au joueur 2 », « à Nord », « aux Noirs ».
    ToPlayerWord, "au_joueur", Role::Dative, GameId::ALL
);
players!(
    /// A player of any game, whose something is: « du joueur 2 », « de Nord », « des Noirs ».
    OfPlayerWord, "du_joueur", Role::Genitive, GameId::ALL
);
players!(
    /// A player of Alquerque: « les Blancs ».
    SideWord, "camp", Role::Subject, &[GameId::Alquerque]
);
players!(
    /// « aux Blancs ».
    ToSideWord, "au_camp", Role::Dative, &[GameId::Alquerque]
);
players!(
    /// A player of Aruba: « Bleu ».
    ColourWord, "couleur", Role::Subject, &[GameId::Aruba]
);
players!(
    /// « à Rouge ».
    ToColourWord, "à_couleur", Role::Dative, &[GameId::Aruba]
);
