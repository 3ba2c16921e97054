//! The two sides of a game, and how a game stands.

use crate::{Breach, RuleId};

/// A side. What it is called at the table (joueur 1, Sud, les Blancs…) belongs to each game's notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Player {
    /// The side that starts unless a set-up says otherwise.
    First,
    /// The other side.
    Second,
}

impl Player {
    /// Both sides, in order.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for the first side, 1 for the second: for arrays indexed by player.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// How a game stands. An ending cites the article that ends it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The game goes on.
    Ongoing,
    /// Somebody won.
    Win {
        /// Who.
        winner: Player,
        /// By which article.
        rule: RuleId,
    },
    /// Nobody won.
    Draw {
        /// By which article.
        rule: RuleId,
    },
}

impl Outcome {
    /// The article that ended the game, if it is over.
    #[must_use]
    pub const fn rule(self) -> Option<RuleId> {
        match self {
            Self::Ongoing => None,
            Self::Win { rule, .. } | Self::Draw { rule } => Some(rule),
        }
    }

    /// Refuses whatever is tried once the game is over.
    ///
    /// # Errors
    /// The article that ended the game.
    pub fn check_goes_on(self) -> Result<(), Breach> {
        self.rule().map_or(Ok(()), |rule| Err(Breach::new(rule, "la partie est terminée")))
    }
}
