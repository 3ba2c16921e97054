//! How well the scenarios of a project show its articles, and what they leave out.

use super::catalogue::Catalogue;
use super::plan::Case;
use crate::articles::{Article, Kind};

/// The tag of a scenario that shows our own reading of a rulebook.
pub const INTERPRETED: &str = "interprete";

/// How many scenarios cite an article.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    /// Those that show what it permits.
    pub accepted: usize,
    /// Those that show that it refuses something.
    pub refused: usize,
    /// Those, of both, that say that they show our own reading.
    pub interpreted: usize,
}

impl Coverage {
    /// That of an article by these scenarios.
    #[must_use]
    pub fn of<'c>(article: &Article, cases: impl IntoIterator<Item = &'c Case>) -> Self {
        let mut coverage = Self::default();
        for case in cases.into_iter().filter(|case| case.articles().any(|id| id == article.id)) {
            if shows_refusal(case, &article.id) {
                coverage.refused += 1;
            } else {
                coverage.accepted += 1;
            }
            coverage.interpreted += usize::from(case.tags.iter().any(|tag| tag == INTERPRETED));
        }
        coverage
    }

    /// How many there are in all.
    #[must_use]
    pub const fn total(self) -> usize {
        self.accepted + self.refused
    }

    /// What the article still needs.
    #[must_use]
    pub fn lack(self, article: &Article) -> Option<Lack> {
        match self.total() {
            0 => article.to_come.is_none().then_some(Lack::Scenario),
            _ if article.forbids && self.refused == 0 => Some(Lack::Refusal),
            total if article.kind == Kind::Interpreted && self.interpreted < total => Some(Lack::Tag),
            _ => None,
        }
    }
}

/// What an article needs and no scenario gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lack {
    /// Any scenario.
    Scenario,
    /// An example of what it forbids.
    Refusal,
    /// The tag of an interpreted article, on each of its scenarios.
    Tag,
}

impl Lack {
    /// In a word or two.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Scenario => "sans scénario",
            Self::Refusal => "sans refus",
            Self::Tag => "un scénario sans @interprete",
        }
    }
}

/// Whether a scenario shows that this article refuses something.
#[must_use]
pub fn shows_refusal(case: &Case, article: &str) -> bool {
    case.steps().any(|(step, _)| Catalogue::get().refused_by(&step.value).is_some_and(|cited| cited == article))
}
