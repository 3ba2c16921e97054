//! What can go wrong with a step, told so that one knows what to do.

use std::fmt;

/// Why a scenario fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailureKind {
    /// No sentence like this one is known.
    Undefined,
    /// The set-up cannot exist.
    ImpossibleSetup,
    /// The sentence cannot be used here or like this.
    Misused,
    /// What the step claims is not so.
    WrongFact,
    /// An action was refused and no later step looks at it.
    UnseenRefusal,
    /// The film differs from the accepted one.
    Film,
    /// The program that is refereed cannot do what the scenario needs.
    NotApplicable,
    /// The program that is refereed does not play the game: not applicable either, and no news.
    UnknownGame,
    /// The program that is refereed words its reasons itself: this one sentence is left aside, the rest of the scenario counts.
    NotCompared,
    /// The program that is refereed crashed, kept silent or answered nonsense.
    Program,
    /// A defect of ours.
    Crash,
}

impl FailureKind {
    /// The kind in machine-readable reports.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Undefined => "phrase-inconnue",
            Self::ImpossibleSetup => "mise-en-place-impossible",
            Self::Misused => "phrase-mal-employee",
            Self::WrongFact => "fait-inexact",
            Self::UnseenRefusal => "refus-inapercu",
            Self::Film => "film",
            Self::NotApplicable => "non-applicable",
            Self::UnknownGame => "jeu-inconnu",
            Self::NotCompared => "non-compare",
            Self::Program => "programme",
            Self::Crash => "defaut-interne",
        }
    }
}

/// A failure, as a step reports it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Why.
    pub kind: FailureKind,
    /// What is wrong, in French (lower case, no final dot).
    pub message: String,
    /// Lines to show below: boards side by side, nearest sentences…
    pub details: Vec<String>,
    /// Whether it shows all there is to see: nothing is added to it.
    pub whole: bool,
}

impl Failure {
    /// A failure without further lines.
    #[must_use]
    pub fn new(kind: FailureKind, message: impl Into<String>) -> Self {
        Self { kind, message: message.into(), details: Vec::new(), whole: false }
    }

    /// A claim that is not so.
    #[must_use]
    pub fn wrong(message: impl Into<String>) -> Self {
        Self::new(FailureKind::WrongFact, message)
    }

    /// A sentence used where or as it cannot be.
    #[must_use]
    pub fn misused(message: impl Into<String>) -> Self {
        Self::new(FailureKind::Misused, message)
    }

    /// Something that the program being refereed cannot do.
    #[must_use]
    pub fn not_applicable(reason: impl Into<String>) -> Self {
        Self::new(FailureKind::NotApplicable, reason)
    }

    /// The same, with lines to show below.
    #[must_use]
    pub fn showing(mut self, details: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.details.extend(details.into_iter().map(Into::into));
        self
    }

    /// The same, which shows all there is to see: two boards side by side, or what is on no board.
    #[must_use]
    pub fn whole(mut self) -> Self {
        self.whole = true;
        self
    }

    /// Whether it tells in words both what was expected and what was obtained.
    pub(super) fn says_both(&self) -> bool {
        let mut told = std::iter::once(&self.message).chain(&self.details);
        self.message.contains(", et non ") || told.any(|line| line.contains("attendu"))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        self.details.iter().try_for_each(|line| write!(f, "\n{line}"))
    }
}
