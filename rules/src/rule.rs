//! Articles, and the refusals that cite them.

use std::fmt;

/// The permanent number of an article, as in `QAW-13`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(&'static str);

impl RuleId {
    /// An article by its number.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// The number, as written in the rulebook's articles.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

/// Why an action is refused: one article, and the reason in French (lower case, no final dot).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// The first article that applies, in the order of [`Position::check`](crate::Position::check).
    pub rule: RuleId,
    /// The reason, for the person who tried.
    pub reason: String,
}

impl Breach {
    /// A refusal under `rule`.
    #[must_use]
    pub fn new(rule: RuleId, reason: impl Into<String>) -> Self {
        Self { rule, reason: reason.into() }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.rule)
    }
}

impl std::error::Error for Breach {}
