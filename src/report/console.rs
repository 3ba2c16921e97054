//! What a person reads in the terminal.

use std::collections::{BTreeMap, BTreeSet};

use arbitre_rules::count;

use crate::articles::Articles;
use crate::diagnostic::{Diagnostic, Severity, spaced};
use crate::spec::failure::FailureKind;
use crate::spec::run::{Outcome, Ruling, ScenarioResult, StepFailure};

use super::Summary;

/// Remarks beyond this number are counted, not shown.
const REMARKS_SHOWN: usize = 20;

/// From this number of scenarios that fail, they are summed up by article at the end.
const MANY: usize = 5;

/// The whole report, its last line the verdict.
#[must_use]
pub fn report(outcome: &Outcome, articles: &Articles, colour: bool) -> String {
    let paint = Paint { colour };
    let mut out = String::new();
    for (path, [right, aside, failed]) in by_file(outcome) {
        let mark = match (right, failed) {
            (0, 0) => "–".into(),
            (_, 0) => paint.green("✓"),
            _ => paint.red("✗"),
        };
        let failures =
            if failed == 0 { String::new() } else { format!(", {}", count(failed, "divergent", "divergents")) };
        let aside = match aside {
            0 => String::new(),
            some => format!(", {}", count(some, "non applicable", "non applicables")),
        };
        let played = count(right + failed, "scénario", "scénarios");
        out.push_str(&format!("{mark} {path}\u{a0}: {played}{failures}{aside}\n"));
        out.push_str(&explained(outcome, path));
    }
    if outcome.explained.as_ref().is_some_and(BTreeSet::is_empty) && !outcome.scenarios.is_empty() {
        out.push_str("aucune étape n'est comprise autrement qu'elle n'est écrite\n");
    }
    let mut lines: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for scenario in outcome.scenarios.iter().filter(|scenario| !scenario.failures.is_empty()) {
        let source = outcome.sources.get(&scenario.path).map(|source| &**source).unwrap_or_default();
        // Of a file with many scenarios that fail, the lines are counted once.
        let lines = lines.entry(&scenario.path).or_insert_with(|| source.lines().collect());
        out.push_str(&format!("\n{}", failed_scenario(scenario, lines, articles, colour)));
        // Whoever wrote the program may not have the features at hand.
        if outcome.refereed {
            out.push_str("  le scénario :\n");
            scenario.told.iter().for_each(|line| out.push_str(&format!("    {line}\n")));
        }
    }
    out.push_str(&not_applicable(outcome));
    let (remarks, errors): (Vec<_>, Vec<_>) =
        outcome.findings.iter().partition(|finding| finding.severity == Severity::Remark);
    for finding in errors {
        out.push_str(&format!("\n{}\n", finding.render(colour)));
    }
    if !remarks.is_empty() {
        out.push('\n');
    }
    for remark in remarks.iter().take(REMARKS_SHOWN) {
        out.push_str(&spaced(&format!("remarque : {} : {}\n", remark.place(), remark.message)));
    }
    if remarks.len() > REMARKS_SHOWN {
        let others = remarks.len() - REMARKS_SHOWN;
        out.push_str(&format!("… et {}\n", count(others, "autre remarque", "autres remarques")));
    }
    for orphan in &outcome.orphans {
        out.push_str(&format!(
            "\n{} {} : aucun scénario ne fait plus ce film\n  aide : « arbitre revue --supprimer-orphelins » le supprime ; ou rendez au scénario son titre et son article\n",
            paint.red("✗"),
            orphan.display()
        ));
    }
    for clash in &outcome.clashes {
        out.push_str(&format!("\n{} {clash}\n", paint.red("✗")));
    }
    for note in outcome.scenarios.iter().flat_map(|scenario| &scenario.notes) {
        out.push_str(&format!("{note}\n"));
    }
    let summary = Summary::of(outcome, articles);
    if summary.films_to_accept > 0 {
        out.push_str("aide : « arbitre revue » montre ces films et les accepte\n");
    }
    if summary.failed >= MANY {
        out.push_str(&by_article(outcome));
    }
    if !out.is_empty() {
        out.push('\n');
    }
    let line = summary.line();
    out.push_str(&if summary.exit_code() == 0 { paint.green(&line) } else { paint.red(&line) });
    out.push('\n');
    out
}

/// The steps of a file that were understood otherwise than they are written, if they are asked for.
fn explained(outcome: &Outcome, path: &str) -> String {
    let steps = outcome.explained.iter().flatten().filter(|step| step.path == path);
    steps.map(|step| spaced(&format!("  {path}:{} : {}\n      {}\n", step.line, step.said, step.told))).collect()
}

/// The scenarios that do not apply to the program being refereed, under their reasons.
fn not_applicable(outcome: &Outcome) -> String {
    let mut reasons: BTreeMap<(&str, bool), Vec<String>> = BTreeMap::new();
    let scenarios = outcome.scenarios.iter().filter(|scenario| scenario.verdict() == Ruling::NotApplicable);
    for (scenario, why) in scenarios.filter_map(|scenario| Some((scenario, scenario.not_applicable.as_ref()?))) {
        let place = format!("{}:{} {}", scenario.path, scenario.line, scenario.title);
        reasons.entry((&why.message, why.kind == FailureKind::UnknownGame)).or_default().push(place);
    }
    let mut out = String::new();
    for ((reason, no_news), scenarios) in reasons {
        let aside = count(scenarios.len(), "scénario non applicable", "scénarios non applicables");
        out.push_str(&format!("\n{aside} : {reason}\n"));
        // Games that the program does not play are no news, scenario by scenario.
        if !no_news {
            scenarios.iter().for_each(|scenario| out.push_str(&format!("  – {scenario}\n")));
        }
    }
    out
}

/// The scenarios that failed, one line per article with the first of them; those that cite none come last.
fn by_article(outcome: &Outcome) -> String {
    let mut articles: BTreeMap<(bool, &str), (usize, &ScenarioResult)> = BTreeMap::new();
    for scenario in outcome.scenarios.iter().filter(|scenario| !scenario.failures.is_empty()) {
        let mut cited: BTreeSet<_> = scenario.articles().map(|article| (false, article)).collect();
        if cited.is_empty() {
            cited.insert((true, "sans article"));
        }
        for article in cited {
            articles.entry(article).or_insert((0, scenario)).0 += 1;
        }
    }
    let mut out = String::from("\npar article\u{a0}:\n");
    for ((_, article), (failed, first)) in articles {
        let failures = count(failed, "scénario divergent", "scénarios divergents");
        let which = if failed > 1 { "le premier " } else { "" };
        out.push_str(&format!("  {article}\u{a0}: {failures}, {which}{}:{}\n", first.path, first.line));
    }
    out
}

/// How many scenarios came to each [`Ruling`], by file.
fn by_file(outcome: &Outcome) -> BTreeMap<&str, [usize; 3]> {
    let mut files: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    for scenario in &outcome.scenarios {
        files.entry(&scenario.path).or_default()[scenario.verdict() as usize] += 1;
    }
    files
}

/// One scenario that failed: each failing step with its line, the boards, the articles. `lines` are those of its file.
#[must_use]
pub fn failed_scenario(scenario: &ScenarioResult, lines: &[&str], articles: &Articles, colour: bool) -> String {
    let paint = Paint { colour };
    let mut out =
        format!("{} {}\n  {}:{}\n", paint.red("✗"), paint.bold(&scenario.title), scenario.path, scenario.line);
    for failure in &scenario.failures {
        out.push_str(&failed_step(scenario, failure, lines, &paint));
    }
    for article in scenario.articles().filter_map(|id| articles.get(id)) {
        out.push_str(&format!("  {}\u{a0}: {}\n", paint.bold(&article.id), spaced(article.text.trim())));
    }
    out
}

/// A failing step as a diagnostic, with the boards below it.
fn failed_step(scenario: &ScenarioResult, failed: &StepFailure, lines: &[&str], paint: &Paint) -> String {
    let text = lines.get(failed.line - 1).copied().unwrap_or_default();
    let diagnostic = Diagnostic {
        severity: Severity::Error,
        path: scenario.path.clone(),
        line: failed.line,
        column: failed.column,
        width: text.trim().chars().count().max(1),
        text: text.to_owned(),
        message: failed.failure.message.clone(),
        help: String::new(),
        replacement: None,
    };
    let mut out = format!("{}\n", diagnostic.render(paint.colour));
    // A row of an outline reads differently from the line that is shown.
    if !failed.sentence.is_empty() && !text.contains(failed.sentence.split(' ').next_back().unwrap_or_default()) {
        out.push_str(&format!("  {}\n", failed.sentence));
    }
    for line in &failed.failure.details {
        let marks = !line.trim().is_empty() && line.chars().all(|c| c == ' ' || c == '^');
        let line = if marks { paint.red(line) } else { line.clone() };
        out.push_str(format!("    {line}").trim_end());
        out.push('\n');
    }
    out
}

/// Colours, or none.
struct Paint {
    colour: bool,
}

impl Paint {
    fn styled(&self, text: &str, style: anstyle::Style) -> String {
        if self.colour { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    fn red(&self, text: &str) -> String {
        self.styled(text, anstyle::AnsiColor::Red.on_default().bold())
    }

    fn green(&self, text: &str) -> String {
        self.styled(text, anstyle::AnsiColor::Green.on_default().bold())
    }

    fn bold(&self, text: &str) -> String {
        self.styled(text, anstyle::Style::new().bold())
    }
}
