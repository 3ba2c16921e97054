//! What a feature must be beyond its grammar: scenarios that say and check something, outlines that fit their examples, and,
//! in the project's own features, articles and known tags.

use std::collections::HashMap;

use gherkin::{Feature, LineCol, Scenario, Step, StepType};

use super::lines::{Line, lines};
use super::parse::placeholders;
use super::typography::{fold, sentence};
use super::{Findings, Sentences};
use crate::articles::Articles;
use crate::diagnostic::Severity;
use crate::spec::plan::{effective_tags, expand};

/// What the project's own features are held to.
#[derive(Clone, Copy, Debug)]
pub struct House<'a> {
    /// The articles of the project's games.
    pub articles: &'a Articles,
}

/// How the title of a skeleton begins, until its author has replaced it.
pub const TITLE_TO_REPLACE: &str = "À remplacer par";

/// Tags that are neither an article nor a game.
const KNOWN_TAGS: &[&str] = &["interprete", "etape1", "etape2", "etape3", "etape4", "application", "machine", "lent"];

struct Lint<'l, 's, 'p> {
    lines: Vec<Line<'s>>,
    sentences: &'l dyn Sentences,
    house: Option<&'l House<'l>>,
    found: &'l mut Findings<'p>,
}

pub(super) fn check(
    feature: &Feature,
    source: &str,
    sentences: &dyn Sentences,
    house: Option<&House<'_>>,
    found: &mut Findings<'_>,
) {
    Lint { lines: lines(source).collect(), sentences, house, found }.feature(feature);
}

impl Lint<'_, '_, '_> {
    fn at(&self, position: LineCol) -> Line<'static> {
        // The finding keeps its own copy of the text: only the number matters here.
        Line { number: position.line, start: 0, text: "" }
    }

    fn report(&mut self, severity: Severity, position: LineCol, message: impl Into<String>, help: impl Into<String>) {
        let number = self.at(position).number;
        let line = self.lines.get(number - 1).copied().unwrap_or(Line { number, start: 0, text: "" });
        let (column, width) = (line.column(), line.trimmed().chars().count());
        self.found.add(severity, line, column, width, message.into(), help.into());
    }

    fn error(&mut self, position: LineCol, message: impl Into<String>, help: impl Into<String>) {
        self.report(Severity::Error, position, message, help);
    }

    /// An error in the project's own features, a remark elsewhere.
    fn house_rule(&mut self, position: LineCol, message: impl Into<String>, help: impl Into<String>) {
        let severity = if self.house.is_some() { Severity::Error } else { Severity::Remark };
        self.report(severity, position, message, help);
    }

    fn feature(&mut self, feature: &Feature) {
        if feature.scenarios.is_empty() && feature.rules.iter().all(|rule| rule.scenarios.is_empty()) {
            self.error(
                feature.position,
                "cette fonctionnalité ne contient aucun scénario",
                "ajoutez une ligne « Scénario: » suivie d'un titre et de ses étapes",
            );
        } else {
            for rule in feature.rules.iter().filter(|rule| rule.scenarios.is_empty()) {
                self.error(
                    rule.position,
                    "cette règle ne contient aucun scénario",
                    "ajoutez un scénario sous la règle, ou supprimez-la",
                );
            }
        }
        for background in
            feature.background.iter().chain(feature.rules.iter().filter_map(|rule| rule.background.as_ref()))
        {
            if background.steps.is_empty() {
                self.error(background.position, "ce contexte n'a aucune étape", "ajoutez ses étapes, ou supprimez-le");
            }
        }
        self.titles(feature);
        self.tags(feature);
        let none: &[Step] = &[];
        let steps_of = |background: &Option<gherkin::Background>| {
            background.as_ref().map(|b| b.steps.clone()).unwrap_or(none.to_vec())
        };
        let common = steps_of(&feature.background);
        for scenario in &feature.scenarios {
            self.scenario(&common, scenario, &effective_tags(feature, None, scenario));
        }
        for rule in &feature.rules {
            let before = [common.clone(), steps_of(&rule.background)].concat();
            for scenario in &rule.scenarios {
                self.scenario(&before, scenario, &effective_tags(feature, Some(rule), scenario));
            }
        }
    }

    fn titles(&mut self, feature: &Feature) {
        let mut seen: HashMap<String, usize> = HashMap::new();
        let scenarios = feature.scenarios.iter().chain(feature.rules.iter().flat_map(|rule| &rule.scenarios));
        for scenario in scenarios {
            let first = *seen.entry(fold(&sentence(&scenario.name))).or_insert(scenario.position.line);
            if first != scenario.position.line {
                self.error(
                    scenario.position,
                    format!("un autre scénario, à la ligne {first}, porte déjà ce titre"),
                    "donnez à chaque scénario un titre qui dit ce qu'il a de particulier",
                );
            }
            if scenario.name.starts_with(TITLE_TO_REPLACE) {
                self.house_rule(
                    scenario.position,
                    "ce scénario a encore le titre du modèle",
                    "dites dans le titre ce que le scénario affirme",
                );
            }
            if scenario.name.is_empty() {
                self.house_rule(
                    scenario.position,
                    "ce scénario n'a pas de titre",
                    "écrivez après le mot-clé ce que le scénario affirme",
                );
            }
        }
    }

    fn tags(&mut self, feature: &Feature) {
        let Some(house) = self.house else { return };
        let mut tagged: Vec<(LineCol, &Vec<String>)> = vec![(feature.position, &feature.tags)];
        for rule in &feature.rules {
            tagged.push((rule.position, &rule.tags));
        }
        for scenario in feature.scenarios.iter().chain(feature.rules.iter().flat_map(|rule| &rule.scenarios)) {
            tagged.push((scenario.position, &scenario.tags));
            tagged.extend(scenario.examples.iter().map(|examples| (examples.position, &examples.tags)));
        }
        for (position, tags) in tagged {
            for tag in tags {
                let known = KNOWN_TAGS.contains(&tag.as_str())
                    || arbitre_rules::GameId::from_slug(tag).is_some()
                    || house.articles.get(tag).is_some();
                if !known {
                    let nearest = house.articles.nearest(tag);
                    let help = nearest.map_or_else(
                        || "les étiquettes connues sont les articles, les jeux, @interprete, @etape1 à @etape4, @application, @machine et @lent".into(),
                        |id| format!("vouliez-vous écrire « @{id} » ?"),
                    );
                    self.unknown_tag(position, tag, help);
                }
            }
        }
    }

    /// Points at the tag itself, which stands on a line above what it is about.
    fn unknown_tag(&mut self, position: LineCol, tag: &str, help: String) {
        let written = format!("@{tag}");
        let above = self.lines[..position.line.min(self.lines.len())].iter().rev();
        let place = above
            .copied()
            .find_map(|line| line.text.find(&written).map(|byte| (line, line.text[..byte].chars().count() + 1)));
        let message = format!("l'étiquette « {written} » n'est pas connue");
        match place {
            Some((line, column)) => self.found.error_at(line, column, written.chars().count(), message, help),
            None => self.error(position, message, help),
        }
    }

    fn scenario(&mut self, before: &[Step], scenario: &Scenario, tags: &[String]) {
        if scenario.steps.is_empty() {
            self.error(
                scenario.position,
                "ce scénario n'a aucune étape",
                "ajoutez ses étapes (« Étant donné », « Quand », « Alors »), ou supprimez-le",
            );
            return;
        }
        if !self.outline(scenario) {
            return;
        }
        for (case, _) in expand(scenario) {
            if self.checks_nothing(before.iter().chain(&case.steps)) {
                self.error(
                    scenario.position,
                    "ce scénario ne vérifie rien",
                    "ajoutez une étape « Alors » ; un plateau donné avant la première action installe la partie et ne vérifie rien",
                );
                break;
            }
        }
        let has = |ty: StepType| before.iter().chain(&scenario.steps).any(|step| step.ty == ty);
        let missing = match (has(StepType::When), has(StepType::Then)) {
            (true, true) => None,
            (false, true) => Some("« Quand »"),
            (true, false) => Some("« Alors »"),
            (false, false) => Some("« Quand » ni d'étape « Alors »"),
        };
        if let Some(missing) = missing {
            self.house_rule(
                scenario.position,
                format!("ce scénario n'a pas d'étape {missing}"),
                "un scénario dit ce que l'on fait (« Quand ») et ce qui en résulte (« Alors »)",
            );
        }
        if let Some(house) = self.house
            && !tags.iter().any(|tag| house.articles.get(tag).is_some())
        {
            self.error(
                scenario.position,
                "ce scénario ne cite aucun article",
                "placez l'étiquette de son article au-dessus de la règle ou du scénario, comme « @QAW-13 »",
            );
        }
    }

    fn checks_nothing<'x>(&self, steps: impl Iterator<Item = &'x Step>) -> bool {
        let mut acted = false;
        for step in steps {
            // A sentence that nobody knows is reported when the scenario runs.
            let Some(kinds) = self.sentences.kinds(&step.value) else { return false };
            if kinds.checks_here(acted, step.ty == StepType::Then) {
                return false;
            }
            acted |= kinds.acts_here();
        }
        true
    }

    /// Whether the outline, if it is one, fits its examples.
    fn outline(&mut self, scenario: &Scenario) -> bool {
        let is_outline = fold(&scenario.keyword).contains(' ');
        if scenario.examples.is_empty() {
            if is_outline {
                self.error(
                    scenario.position,
                    "ce plan de scénario n'a pas d'exemples",
                    "ajoutez « Exemples: » et un tableau, ou écrivez « Scénario: » à la place",
                );
            }
            return !is_outline;
        }
        let mut fits = true;
        let mut used: Vec<(String, LineCol)> = Vec::new();
        let mut using = |text: &str, position: LineCol| {
            used.extend(placeholders(text).into_iter().map(|name| (name, position)));
        };
        using(&scenario.name, scenario.position);
        for step in &scenario.steps {
            using(&step.value, step.position);
            step.docstring.iter().for_each(|text| using(text, step.position));
            step.table.iter().flat_map(|table| &table.rows).flatten().for_each(|cell| using(cell, step.position));
        }
        for examples in &scenario.examples {
            let Some(table) = examples.table.as_ref().filter(|table| table.rows.len() > 1) else {
                self.error(
                    examples.position,
                    "ces exemples sont vides",
                    "ajoutez un tableau : une ligne de titres, puis une ligne par exemple",
                );
                fits = false;
                continue;
            };
            let columns = &table.rows[0];
            for (name, position) in &used {
                if !columns.contains(name) {
                    self.placeholder_without_column(*position, name);
                    fits = false;
                }
            }
            for column in columns {
                if !used.iter().any(|(name, _)| name == column) {
                    self.error(
                        table.position,
                        format!("la colonne « {column} » ne sert à aucune étape"),
                        format!("écrivez « <{column}> » dans une étape, ou supprimez la colonne"),
                    );
                    fits = false;
                }
            }
            let mut sorted = columns.clone();
            sorted.sort();
            if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
                self.error(
                    table.position,
                    format!("deux colonnes s'appellent « {} »", pair[0]),
                    "donnez un nom différent à chaque colonne",
                );
                fits = false;
            }
        }
        fits
    }

    fn placeholder_without_column(&mut self, position: LineCol, name: &str) {
        let written = format!("<{name}>");
        let message = format!("« {written} » n'est pas une colonne des exemples");
        let help = format!("ajoutez une colonne « {name} » au tableau des exemples, ou corrigez le nom");
        let below = self.lines.iter().skip(position.line - 1).copied();
        let place = below
            .take(40)
            .find_map(|line| line.text.find(&written).map(|byte| (line, line.text[..byte].chars().count() + 1)));
        match place {
            Some((line, column)) => self.found.error_at(line, column, written.chars().count(), message, help),
            None => self.error(position, message, help),
        }
    }
}
