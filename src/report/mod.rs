//! Reports: pure functions from the outcome of a run to text.

pub mod book;
pub mod conformity;
pub mod console;
pub mod json;
pub mod junit;
pub mod review;

use std::collections::BTreeSet;

use arbitre_rules::{GameId, count};

use crate::articles::{Articles, game_of};
use crate::spec::run::{Outcome, Ruling};

/// What a run comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Scenarios played; those that do not apply are left out.
    pub scenarios: usize,
    /// Their steps.
    pub steps: usize,
    /// Scenarios that failed.
    pub failed: usize,
    /// Scenarios that need what the program being refereed cannot do.
    pub not_applicable: usize,
    /// Reasons of refusals that were not compared, in scenarios that were played.
    pub not_compared: usize,
    /// Files refused.
    pub refused_files: usize,
    /// Films without a scenario.
    pub orphans: usize,
    /// Scenarios whose film has the name of another one's.
    pub clashes: usize,
    /// Scenarios that should have been played and were not.
    pub lost: usize,
    /// Films that nobody accepted yet.
    pub films_to_accept: usize,
    /// The articles of the games concerned, if any.
    pub articles: Option<Coverage>,
}

/// How many articles have a scenario in a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coverage {
    /// Those that the scenarios can show whole.
    pub whole: usize,
    /// Those of which a part is to come.
    pub partly: usize,
    /// All articles of these games.
    pub total: usize,
}

impl Summary {
    /// The summary of a run, against the articles of the project.
    #[must_use]
    pub fn of(outcome: &Outcome, articles: &Articles) -> Self {
        let applicable = || outcome.scenarios.iter().filter(|scenario| scenario.verdict() != Ruling::NotApplicable);
        let cited: BTreeSet<&str> =
            applicable().flat_map(|scenario| scenario.articles()).filter(|id| articles.get(id).is_some()).collect();
        let to_come = |id: &&&str| articles.get(id).is_some_and(|article| article.to_come.is_some());
        let partly = cited.iter().filter(to_come).count();
        let games: BTreeSet<GameId> = cited.iter().filter_map(|id| game_of(id)).collect();
        let total: usize = games.iter().map(|&game| articles.of(game).len()).sum();
        Self {
            scenarios: applicable().count(),
            steps: applicable().map(|scenario| scenario.steps).sum(),
            failed: outcome.scenarios.iter().filter(|scenario| !scenario.failures.is_empty()).count(),
            not_applicable: outcome.scenarios.len() - applicable().count(),
            not_compared: not_compared(outcome),
            refused_files: outcome.refused_files,
            orphans: outcome.orphans.len(),
            clashes: outcome.clashes.len(),
            lost: outcome.selected.saturating_sub(outcome.scenarios.len()),
            films_to_accept: outcome.scenarios.iter().map(|scenario| scenario.notes.len()).sum(),
            articles: (total > 0).then_some(Coverage { whole: cited.len() - partly, partly, total }),
        }
    }

    /// 2 if a file is refused or nothing was to be played, else 1 if something diverges, else 0.
    #[must_use]
    pub const fn exit_code(&self) -> u8 {
        if self.refused_files > 0 || (self.scenarios == 0 && self.lost == 0) {
            2
        } else if self.failed + self.orphans + self.clashes + self.lost > 0 {
            1
        } else {
            0
        }
    }

    /// The last line of a run.
    #[must_use]
    pub fn line(&self) -> String {
        let articles = self.articles.map(|Coverage { whole, partly, total }| {
            let partly = if partly == 0 { String::new() } else { format!(" et {partly} en partie") };
            format!(", {} sur {total}{partly}", count(whole, "article", "articles"))
        });
        let mut wrong = Vec::new();
        if self.failed > 0 {
            wrong.push(count(self.failed, "scénario divergent", "scénarios divergents"));
        }
        if self.refused_files > 0 {
            wrong.push(count(self.refused_files, "fichier refusé", "fichiers refusés"));
        }
        if self.orphans > 0 {
            wrong.push(count(self.orphans, "film sans scénario", "films sans scénario"));
        }
        if self.clashes > 0 {
            wrong.push(count(self.clashes, "film en double", "films en double"));
        }
        if self.lost > 0 {
            wrong.push(count(self.lost, "scénario non joué", "scénarios non joués"));
        }
        if wrong.is_empty() && self.scenarios == 0 {
            wrong.push("rien à vérifier".into());
        }
        let verdict = if wrong.is_empty() { "conforme".into() } else { wrong.join(", ") };
        let aside = match self.not_applicable {
            0 => String::new(),
            some => format!(" ; {}", count(some, "non applicable", "non applicables")),
        };
        let aside = format!("{aside}{}", words_aside(self.not_compared));
        format!(
            "{}, {}{} : {verdict}{aside}",
            count(self.scenarios, "scénario", "scénarios"),
            count(self.steps, "étape", "étapes"),
            articles.unwrap_or_default()
        )
    }
}

/// How many reasons of refusals were not compared, in the scenarios that were played.
fn not_compared(outcome: &Outcome) -> usize {
    let played = outcome.scenarios.iter().filter(|scenario| scenario.verdict() != Ruling::NotApplicable);
    played.map(|scenario| scenario.not_compared).sum()
}

/// The end of a verdict: reasons that were left aside are never left unsaid.
fn words_aside(not_compared: usize) -> String {
    match not_compared {
        0 => String::new(),
        some => {
            let words = count(some, "motif non comparé", "motifs non comparés");
            format!(" ; {words} : le programme donne les siens")
        }
    }
}
