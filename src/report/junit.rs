//! What continuous-integration servers read: JUnit's XML, one suite per feature file.

use std::collections::BTreeMap;

use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};

use crate::diagnostic::Severity;
use crate::spec::run::{Outcome, ScenarioResult};

/// The report as XML.
#[must_use]
pub fn report(outcome: &Outcome) -> String {
    let mut report = Report::new("arbitre");
    let mut suites: BTreeMap<&str, TestSuite> = BTreeMap::new();
    for scenario in &outcome.scenarios {
        let suite = suites.entry(&scenario.path).or_insert_with(|| TestSuite::new(scenario.path.clone()));
        suite.add_test_case(case(scenario));
    }
    for finding in outcome.findings.iter().filter(|finding| finding.severity == Severity::Error) {
        let mut status = TestCaseStatus::non_success(NonSuccessKind::Error);
        status.set_type("lecture").set_message(finding.message.clone()).set_description(finding.render(false));
        let suite = suites.entry(&finding.path).or_insert_with(|| TestSuite::new(finding.path.clone()));
        suite.add_test_case(TestCase::new(finding.place(), status));
    }
    report.add_test_suites(suites.into_values());
    written(&report)
}

/// The XML itself, without the two characters that it cannot hold although quick-junit lets them pass: a program may say them.
pub(super) fn written(report: &Report) -> String {
    let mut text = report.to_string().expect("text that XML can hold").replace(['\u{fffe}', '\u{ffff}'], "\u{fffd}");
    text.push('\n');
    text
}

fn case(scenario: &ScenarioResult) -> TestCase {
    let status = match scenario.failures.first() {
        None => match &scenario.not_applicable {
            None => TestCaseStatus::success(),
            Some(why) => {
                let mut status = TestCaseStatus::skipped();
                status.set_message(format!("non applicable : {}", why.message));
                status
            }
        },
        Some(first) => {
            let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
            let all: Vec<_> = scenario
                .failures
                .iter()
                .map(|failed| {
                    format!(
                        "{}:{}:{}\n{}\n{}",
                        scenario.path, failed.line, failed.column, failed.sentence, failed.failure
                    )
                })
                .collect();
            status
                .set_type(first.failure.kind.code())
                .set_message(first.failure.message.clone())
                .set_description(all.join("\n\n"));
            status
        }
    };
    let mut case = TestCase::new(scenario.title.clone(), status);
    case.set_classname(scenario.articles().collect::<Vec<_>>().join(" "));
    case
}
