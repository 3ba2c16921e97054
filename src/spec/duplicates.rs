//! Scenarios that set up and play the same thing: perhaps one too many.

use std::collections::HashMap;

use gherkin::{Step, StepType};

use super::plan::Case;
use super::reader::Sentences;
use crate::diagnostic::{Diagnostic, Severity};

/// A remark on each scenario that sets up and plays what an earlier one does. `source` gives the text of a file.
#[must_use]
pub fn remarks<'s>(
    cases: &[Case],
    sentences: &dyn Sentences,
    source: impl Fn(&str) -> Option<&'s str>,
) -> Vec<Diagnostic> {
    let mut first: HashMap<String, &Case> = HashMap::new();
    let mut lines: HashMap<String, Vec<&str>> = HashMap::new();
    let mut remarks = Vec::new();
    for case in cases {
        let Some(played) = played(case, sentences) else { continue };
        let Some(earlier) = first.get(&played) else {
            first.insert(played, case);
            continue;
        };
        // The rows of one outline are meant to be alike.
        if earlier.path() == case.path() && earlier.lines == case.lines {
            continue;
        }
        let (path, line) = (case.path(), case.scenario.position.line);
        // Each text is cut into lines once.
        if !lines.contains_key(&path) {
            lines.insert(path.clone(), source(&path).unwrap_or_default().lines().collect());
        }
        let text = lines[&path].get(line - 1).copied().unwrap_or_default().to_owned();
        remarks.push(Diagnostic {
            severity: Severity::Remark,
            line,
            column: text.chars().take_while(|c| c.is_whitespace()).count() + 1,
            width: text.trim().chars().count().max(1),
            message: format!(
                "même mise en place et même action que « {} » ({}:{})",
                earlier.scenario.name,
                earlier.path(),
                earlier.scenario.position.line
            ),
            help: "réunissez ce qu'ils vérifient, ou dites dans les titres ce qui les distingue".into(),
            replacement: None,
            path,
            text,
        });
    }
    remarks
}

/// What a case sets up and plays, without what it checks; nothing if it plays nothing.
pub(crate) fn played(case: &Case, sentences: &dyn Sentences) -> Option<String> {
    let mut acted = false;
    let mut told = format!("{:?}", case.variants);
    for (step, _) in case.steps() {
        let kinds = sentences.kinds(&step.value).unwrap_or_default();
        if kinds.checks_here(acted, step.ty == StepType::Then) {
            continue;
        }
        acted |= kinds.acts_here();
        let Step { value, table, docstring, .. } = step;
        let rows = table.as_ref().map(|table| &table.rows);
        told.push_str(&format!("\n{value}\n{rows:?}\n{docstring:?}"));
    }
    acted.then_some(told)
}
