//! What will be run: every scenario of a feature, outlines row by row, with its tags, its articles and its steps.

use std::borrow::Cow;
use std::cell::LazyCell;
use std::collections::HashSet;
use std::sync::Arc;

use arbitre_rules::Variants;
use cucumber::event::Source;
use gherkin::{Examples, Feature, Rule, Scenario, Step, Table};

use super::reader::typography::slug;
use crate::spec::language::Language;

/// One scenario to run.
#[derive(Clone, Debug)]
pub struct Case {
    /// The feature it belongs to, without its scenarios.
    pub feature: Source<Feature>,
    /// The rule it belongs to, without its scenarios.
    pub rule: Option<Source<Rule>>,
    /// The scenario, its placeholders filled in.
    pub scenario: Source<Scenario>,
    /// Its tags and those of its rule and feature.
    pub tags: Vec<String>,
    /// The title as written, with its placeholders.
    pub title: String,
    /// The first and the last line of the scenario as written, all rows included.
    pub lines: (usize, usize),
    /// For a row of an outline: its number, from 1.
    pub row: Option<usize>,
    /// The variants that its tags choose: `@etape2` is `etape=2`.
    pub variants: Variants,
    /// The language of its project.
    pub language: Arc<Language>,
}

impl Case {
    /// Every case of a feature, in the order of the file. `source` tells on which line the rows of outlines stand.
    #[must_use]
    pub fn all(feature: Feature, source: &str) -> Vec<Self> {
        Self::all_in(feature, source, Language::ours())
    }

    /// The same, in the language of a project.
    #[must_use]
    pub fn all_in(mut feature: Feature, source: &str, language: &Arc<Language>) -> Vec<Self> {
        // They become the cases: what is shared is what stands around them.
        let scenarios = std::mem::take(&mut feature.scenarios);
        let rules = std::mem::take(&mut feature.rules);
        let feature = Source::new(feature);
        let lines = LazyCell::new(|| source.lines().collect::<Vec<_>>());
        let mut cases = Vec::new();
        let mut add = |rule: Option<&Source<Rule>>, scenario: Scenario| {
            let (title, span) = (scenario.name.clone(), (scenario.position.line, last_line(&scenario)));
            let rows: Vec<_> = scenario.examples.iter().map(|examples| row_lines(&lines, examples)).collect();
            for (expanded, row) in expand(Cow::Owned(scenario)) {
                let tags = effective_tags(&feature, rule.map(|rule| &**rule), &expanded);
                // A scenario runs once per stage at which it holds.
                let stages = stages(&tags);
                let times = stages.len();
                let copies = std::iter::repeat_n((expanded.into_owned(), tags), times);
                for (stage, (mut played, tags)) in stages.into_iter().zip(copies) {
                    if let Some(row) = row {
                        played.position.line = rows[row.table].get(row.index).copied().unwrap_or(span.0);
                        played.name = format!("{} (exemple {})", played.name, row.number);
                    }
                    if let Some(stage) = stage {
                        played.name.push_str(&stage_mark(&stage.to_string()));
                    }
                    cases.push(Self {
                        feature: feature.clone(),
                        rule: rule.cloned(),
                        scenario: Source::new(played),
                        tags,
                        title: title.clone(),
                        lines: span,
                        row: row.map(|row| row.number),
                        variants: Variants(
                            stage.map(|stage| (STAGE.to_owned(), stage.to_string())).into_iter().collect(),
                        ),
                        language: Arc::clone(language),
                    });
                }
            }
        };
        for scenario in scenarios {
            add(None, scenario);
        }
        for mut rule in rules {
            let scenarios = std::mem::take(&mut rule.scenarios);
            let rule = Source::new(rule);
            for scenario in scenarios {
                add(Some(&rule), scenario);
            }
        }
        cases
    }

    /// Every step, those of the backgrounds first; `true` for the latter.
    pub fn steps(&self) -> impl Iterator<Item = (&Step, bool)> {
        let before = background_steps(&self.feature, self.rule.as_deref()).map(|step| (step, true));
        before.chain(self.scenario.steps.iter().map(|step| (step, false)))
    }

    /// The file, as it was named.
    #[must_use]
    pub fn path(&self) -> String {
        self.feature.path.as_ref().map(|path| path.display().to_string()).unwrap_or_default()
    }

    /// Whether `line` of the file belongs to it: any line of the scenario, but of the rows of an outline only its own.
    #[must_use]
    pub fn is_at(&self, line: usize, row_lines: &HashSet<usize>) -> bool {
        let own = self.scenario.position.line;
        line == own || ((self.lines.0..=self.lines.1).contains(&line) && !row_lines.contains(&line))
    }

    /// The articles among its tags, in order: those that look like `QAW-13`.
    pub fn articles(&self) -> impl Iterator<Item = &str> {
        self.tags.iter().map(String::as_str).filter(|tag| is_article(tag))
    }

    /// The name of its film: article, title, and row number.
    #[must_use]
    pub fn film_name(&self) -> String {
        let article = self.articles().last().unwrap_or("SANS-ARTICLE");
        let row = self.row.map(|number| format!("-{number:02}")).unwrap_or_default();
        let title = slug(&self.title);
        // Long titles would make names that some file systems refuse.
        let end = title.char_indices().nth(90).map_or(title.len(), |(byte, _)| byte);
        let stage = self.variants.get(STAGE).map(|stage| format!("-{STAGE}{stage}")).unwrap_or_default();
        format!("{article}-{}{row}{stage}", title[..end].trim_end_matches('-'))
    }
}

/// The variant that tags choose.
const STAGE: &str = "etape";

/// What the title of a case played at a stage ends with.
fn stage_mark(stage: &str) -> String {
    format!(" [étape {stage}]")
}

/// At which of the stages among its tags a case of this title is played.
#[must_use]
pub fn stage<'t>(tags: &'t [String], title: &str) -> Option<&'t str> {
    let mut stages = tags.iter().filter_map(|tag| tag.strip_prefix(STAGE));
    stages.find(|stage| title.ends_with(&stage_mark(stage)))
}

/// The stages among the tags, or one case without.
fn stages(tags: &[String]) -> Vec<Option<u8>> {
    let stages: Vec<_> = tags.iter().filter_map(|tag| tag.strip_prefix(STAGE)?.parse().ok()).map(Some).collect();
    if stages.is_empty() { vec![None] } else { stages }
}

/// `QAW-13`, `QUO-E1`: three letters, a dash, digits or a letter and a digit.
#[must_use]
pub fn is_article(tag: &str) -> bool {
    let Some((prefix, number)) = tag.split_once('-') else { return false };
    prefix.len() == 3
        && prefix.bytes().all(|b| b.is_ascii_uppercase())
        && !number.is_empty()
        && number.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_uppercase())
}

/// The tags of a scenario, after those of its feature and rule.
pub(super) fn effective_tags(feature: &Feature, rule: Option<&Rule>, scenario: &Scenario) -> Vec<String> {
    let rule = rule.map(|rule| rule.tags.as_slice()).unwrap_or_default();
    feature.tags.iter().chain(rule).chain(&scenario.tags).cloned().collect()
}

/// Which row of an outline a scenario comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    /// Which of its tables of examples.
    table: usize,
    /// Which row of that table, the titles being 0.
    index: usize,
    /// Its number among all rows, from 1.
    number: usize,
}

/// The scenario itself, or one per row of its examples.
pub(super) fn expand(scenario: Cow<'_, Scenario>) -> Vec<(Cow<'_, Scenario>, Option<Row>)> {
    if scenario.examples.is_empty() {
        return vec![(scenario, None)];
    }
    let mut out = Vec::new();
    // What every row copies: the scenario without its examples, of which there may be thousands.
    let bare = Scenario {
        keyword: scenario.keyword.clone(),
        name: String::new(),
        description: scenario.description.clone(),
        steps: Vec::new(),
        examples: Vec::new(),
        tags: Vec::new(),
        span: scenario.span,
        position: scenario.position,
    };
    for (table, examples) in scenario.examples.iter().enumerate() {
        let Examples { table: Some(Table { rows, .. }), .. } = examples else { continue };
        let Some((columns, values)) = rows.split_first() else { continue };
        for (index, row) in values.iter().enumerate() {
            let fill = |text: &str| {
                // The name may be written with other apostrophes and spaces in the step than in the table.
                let plain = |column: &str| super::reader::typography::sentence(column);
                columns.iter().zip(row).fold(text.to_owned(), |text, (column, value)| {
                    text.replace(&format!("<{column}>"), value).replace(&format!("<{}>", plain(column)), value)
                })
            };
            let fill_step = |step: &Step| Step {
                value: super::reader::typography::sentence(&fill(&step.value)),
                docstring: step.docstring.as_deref().map(fill),
                table: step.table.as_ref().map(|table| Table {
                    rows: table.rows.iter().map(|row| row.iter().map(|cell| fill(cell)).collect()).collect(),
                    ..table.clone()
                }),
                ..step.clone()
            };
            let expanded = Scenario {
                name: fill(&scenario.name),
                steps: scenario.steps.iter().map(fill_step).collect(),
                tags: scenario.tags.iter().chain(&examples.tags).cloned().collect(),
                ..bare.clone()
            };
            out.push((Cow::Owned(expanded), Some(Row { table, index: index + 1, number: out.len() + 1 })));
        }
    }
    out
}

/// The last line on which something of the scenario stands.
fn last_line(scenario: &Scenario) -> usize {
    let of_table = |table: &Option<Table>| table.as_ref().map_or(0, |table| table.position.line + table.rows.len() - 1);
    let steps = scenario.steps.iter().map(|step| {
        let text = step.docstring.as_ref().map_or(0, |text| text.lines().count() + 2);
        (step.position.line + text).max(of_table(&step.table))
    });
    let examples = scenario.examples.iter().map(|examples| examples.position.line.max(of_table(&examples.table)));
    steps.chain(examples).fold(scenario.position.line, usize::max)
}

/// The lines on which the rows of a table stand: comments and blank lines may come between them.
fn row_lines(lines: &[&str], examples: &Examples) -> Vec<usize> {
    let Some(table) = &examples.table else { return Vec::new() };
    let below = lines.iter().enumerate().skip(table.position.line - 1);
    let rows = below.filter(|(_, line)| line.trim_start().starts_with('|')).map(|(index, _)| index + 1);
    rows.take(table.rows.len()).collect()
}

/// The steps that come before those of a scenario: its feature's, then its rule's.
pub(super) fn background_steps<'f>(feature: &'f Feature, rule: Option<&'f Rule>) -> impl Iterator<Item = &'f Step> {
    let backgrounds = [feature.background.as_ref(), rule.and_then(|rule| rule.background.as_ref())];
    backgrounds.into_iter().flatten().flat_map(|background| &background.steps)
}
