//! What a run tells, gathered into results.

use cucumber::{cli, event, parser};
use gherkin::{Feature, ParseFileError};

use super::plan::background_steps;
use super::reader::keywords::said;
use super::run::{Refused, ScenarioResult, StepFailure, Told};
use super::world::World;
use crate::diagnostic::Diagnostic;

/// Gathers what is told into results, as cucumber's writer.
pub(super) struct Collector {
    pub(super) scenarios: Vec<ScenarioResult>,
    pub(super) findings: Vec<Diagnostic>,
    pub(super) refused_files: usize,
    pub(super) on_scenario: Box<dyn Fn()>,
}

impl cucumber::Writer<World> for Collector {
    type Cli = cli::Empty;

    async fn handle_event(&mut self, event: Told, _: &cli::Empty) {
        match event.map(|event| event.value) {
            Err(parser::Error::Parsing(error)) => self.refused(&error),
            Err(error @ parser::Error::ExampleExpansion(_)) => {
                self.refused_files += 1;
                self.findings.push(Diagnostic::file("", error.to_string(), ""));
            }
            Ok(event::Cucumber::Feature(feature, event)) => match event {
                event::Feature::Rule(rule, event::Rule::Scenario(scenario, told)) => {
                    self.scenario(&feature, Some(&rule), &scenario, told.event);
                }
                event::Feature::Scenario(scenario, told) => self.scenario(&feature, None, &scenario, told.event),
                _ => {}
            },
            Ok(_) => {}
        }
    }
}

/// Events come in the order of the files.
impl cucumber::writer::Normalized for Collector {}

impl Collector {
    fn refused(&mut self, error: &ParseFileError) {
        self.refused_files += 1;
        let findings = match error {
            ParseFileError::Reading { source, .. } => {
                source.get_ref().and_then(|inner| inner.downcast_ref::<Refused>())
            }
            ParseFileError::Parsing { .. } => None,
        };
        match findings {
            Some(Refused(findings)) => self.findings.extend(findings.iter().cloned()),
            None => self.findings.push(Diagnostic::file("", error.to_string(), "")),
        }
    }

    fn scenario(
        &mut self,
        feature: &Feature,
        rule: Option<&gherkin::Rule>,
        scenario: &gherkin::Scenario,
        event: event::Scenario<World>,
    ) {
        if matches!(event, event::Scenario::Started) {
            self.scenarios.push(ScenarioResult::begun(feature, rule, scenario));
            return;
        }
        let Some(result) = self.scenarios.last_mut() else { return };
        match event {
            event::Scenario::Background(_, event) | event::Scenario::Step(_, event) => {
                if let event::Step::Failed(.., event::StepError::Panic(info)) = event {
                    info.downcast_ref::<StepFailure>().cloned().into_iter().for_each(|failed| result.failed(failed));
                }
            }
            event::Scenario::Hook(_, event::Hook::Failed(_, info)) => {
                result.failures.extend(info.downcast_ref::<StepFailure>().cloned());
            }
            event::Scenario::Log(note) => result.notes.push(note),
            event::Scenario::Finished => {
                if !result.failures.is_empty() {
                    result.told = background_steps(feature, rule).chain(&scenario.steps).flat_map(told_step).collect();
                }
                (self.on_scenario)();
            }
            event::Scenario::Started | event::Scenario::Hook(..) => {}
        }
    }
}

/// A step as it is written, with its table or its text.
fn told_step(step: &gherkin::Step) -> Vec<String> {
    let mut lines = vec![said(&step.keyword, &step.value)];
    let rows = step.table.iter().flat_map(|table| &table.rows);
    lines.extend(rows.map(|row| format!("  | {} |", row.join(" | "))));
    if let Some(text) = &step.docstring {
        let text = text.trim_matches('\n').lines().map(|line| format!("  {line}"));
        lines.extend(std::iter::once("  \"\"\"".to_owned()).chain(text).chain(["  \"\"\"".to_owned()]));
    }
    lines
}
