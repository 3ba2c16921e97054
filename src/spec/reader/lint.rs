//! What a feature must be beyond its grammar: scenarios that say and check something, outlines that fit their examples, and,
//! in the project's own features, articles and known tags.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};
use std::path::Path;

use arbitre_rules::GameId;
use gherkin::{Examples, Feature, LineCol, Scenario, Step, StepType};

use super::lines::cells;
use super::parse::{Prose, placeholders};
use super::typography::{fold, plain, sentence};
use super::{Findings, Sentences};
use crate::articles::{Articles, game_of};
use crate::diagnostic::Severity;
use crate::spec::plan::{effective_tags, expand, is_article};

/// What the project's own features are held to.
#[derive(Clone, Copy, Debug)]
pub struct House<'a> {
    /// The articles of the project's games.
    pub articles: &'a Articles,
    /// The game whose folder the feature stands in.
    pub game: Option<GameId>,
}

impl<'a> House<'a> {
    /// What the feature of this path is held to.
    #[must_use]
    pub fn of(articles: &'a Articles, path: &Path) -> Self {
        let folder = path.parent().and_then(Path::file_name).map(|folder| folder.to_string_lossy());
        Self { articles, game: folder.and_then(|folder| GameId::from_slug(&folder)) }
    }
}

/// How the title of a skeleton begins, until its author has replaced it.
pub const TITLE_TO_REPLACE: &str = "À remplacer par";

/// Tags that are neither an article nor a game.
pub const KNOWN_TAGS: &[&str] =
    &["interprete", "etape1", "etape2", "etape3", "etape4", "application", "machine", "lent"];

struct Lint<'l, 'p> {
    sentences: &'l dyn Sentences,
    house: Option<&'l House<'l>>,
    found: &'l mut Findings<'p>,
    /// Lines on which the grammar is already wrong.
    broken: BTreeSet<usize>,
}

pub(super) fn check(
    feature: &Feature,
    prose: &[Prose],
    sentences: &dyn Sentences,
    house: Option<&House<'_>>,
    found: &mut Findings<'_>,
) {
    let broken = found.diagnostics.iter().map(|finding| finding.line).collect();
    let mut lint = Lint { sentences, house, found, broken };
    lint.prose(feature, prose);
    lint.feature(feature);
}

impl Lint<'_, '_> {
    fn report(&mut self, severity: Severity, position: LineCol, message: impl Into<String>, help: impl Into<String>) {
        let line = self.found.line(position.line);
        let (column, width) = (line.column(), line.trimmed().chars().count());
        self.found.add(severity, line, column, width, message.into(), help.into());
    }

    /// Steps that lost their keyword so thoroughly that they were taken for description.
    fn prose(&mut self, feature: &Feature, prose: &[Prose]) {
        let scenarios: Vec<_> =
            feature.scenarios.iter().chain(feature.rules.iter().flat_map(|rule| &rule.scenarios)).collect();
        for prose in prose {
            let line = self.found.line(prose.number);
            let begun = scenarios.partition_point(|scenario| scenario.position.line < prose.number);
            let columns = begun.checked_sub(1).map(|last| first_row(scenarios[last])).unwrap_or_default();
            let text = columns
                .iter()
                .fold(line.plain().into_owned(), |text, (column, value)| text.replace(&format!("<{column}>"), value));
            let is_sentence = |start: &usize| self.sentences.lists(&sentence(&text[*start..]));
            // In the prose of a feature, only the first words can be a lost keyword. Where steps stand, the keyword may also be
            // stuck to the sentence.
            let start = if prose.where_steps_stand {
                let stuck = text.char_indices().map(|(index, _)| index).take(20);
                stuck.chain(sentence_starts(&text)).find(is_sentence)
            } else {
                sentence_starts(&text).take(4).find(is_sentence)
            };
            let Some(start) = start else { continue };
            let written = text[..start].trim();
            let message = if written.is_empty() {
                "cette étape n'a pas de mot-clé".to_owned()
            } else {
                format!("« {written} » n'est pas un mot-clé")
            };
            self.broken.insert(prose.number);
            self.found.error_at(
                line,
                line.column(),
                written.chars().count().max(1),
                message,
                "commencez la ligne par « Étant donné », « Quand », « Alors », « Et » ou « Mais »",
            );
        }
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
        let mut ends: Vec<_> = feature.rules.iter().map(|rule| rule.position.line).collect();
        let rules = feature.rules.iter().flat_map(|rule| &rule.scenarios);
        ends.extend(feature.scenarios.iter().chain(rules).map(|scenario| scenario.position.line));
        ends.sort_unstable();
        let end = |scenario: &Scenario| {
            let next = ends.partition_point(|&line| line <= scenario.position.line);
            ends.get(next).copied().unwrap_or(usize::MAX)
        };
        for scenario in &feature.scenarios {
            self.scenario(&common, scenario, end(scenario), &effective_tags(feature, None, scenario));
        }
        for rule in &feature.rules {
            let before = [common.clone(), steps_of(&rule.background)].concat();
            for scenario in &rule.scenarios {
                self.scenario(&before, scenario, end(scenario), &effective_tags(feature, Some(rule), scenario));
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
        let house = self.house;
        // Elsewhere tags are free, but for those that would choose a stage if they were written as they should.
        let is_stage = |tag: &str| {
            let folded = fold(tag);
            folded.strip_prefix("etape").is_some_and(|stage| stage.contains(|c: char| c.is_ascii_digit()))
        };
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
                    || GameId::from_slug(tag).is_some()
                    || house.map_or(!is_stage(tag), |house| house.articles.get(tag).is_some());
                if !known {
                    let nearest = house.and_then(|house| house.articles.nearest(tag));
                    let help = nearest.map_or_else(
                        || "les étiquettes connues sont les articles, les jeux, @interprete, @etape1 à @etape4, @application, @machine et @lent".into(),
                        |id| format!("vouliez-vous écrire « @{id} » ?"),
                    );
                    let nearest = nearest.map(|id| format!("@{id}"));
                    self.unknown_tag(position, tag, help, nearest);
                }
            }
        }
    }

    /// Points at the tag itself, which stands on a line above what it is about.
    fn unknown_tag(&mut self, position: LineCol, tag: &str, help: String, nearest: Option<String>) {
        let written = format!("@{tag}");
        let mut above = (1..=position.line).rev().take(30).map(|number| self.found.line(number));
        let place =
            above.find_map(|line| line.text.find(&written).map(|byte| (line, line.text[..byte].chars().count() + 1)));
        let message = format!("l'étiquette « {written} » n'est pas connue");
        match place {
            Some((line, column)) => {
                self.found.error_at(line, column, written.chars().count(), message, help);
                nearest.into_iter().for_each(|tag| self.found.mended_by(line, tag));
            }
            None => self.error(position, message, help),
        }
    }

    /// `end` is the line where the next scenario or rule begins.
    fn scenario(&mut self, before: &[Step], scenario: &Scenario, end: usize, tags: &[String]) {
        // What is already known to be wrong would only be said a second time.
        if self.broken.range(scenario.position.line..end).next().is_some() {
            return;
        }
        if scenario.steps.is_empty() {
            self.error(
                scenario.position,
                "ce scénario n'a aucune étape",
                "ajoutez ses étapes (« Étant donné », « Quand », « Alors »), ou supprimez-le",
            );
            return;
        }
        if !self.outline(scenario) || !self.checks_something(before, scenario) {
            return;
        }
        let parts: Vec<_> = parts(scenario).into_iter().map(|part| ([tags, &own_tags(&part)].concat(), part)).collect();
        for (tags, part) in &parts {
            if !self.about_the_application(before, part, tags) {
                return;
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
        for (tags, part) in &parts {
            if let Some(house) = self.house
                && !tags.iter().any(|tag| house.articles.get(tag).is_some() || is_article(tag))
            {
                self.error(
                    part.position,
                    "ce scénario ne cite aucun article",
                    "placez l'étiquette de son article au-dessus de la règle ou du scénario, comme « @QAW-13 »",
                );
            }
            self.one_game(part, tags);
            self.its_stage(part, tags);
        }
    }

    /// In the project's own features, what an article says of a stage is played at that stage: QUO-E2 at @etape2. Without one the
    /// last is played; of the application, what is typed chooses.
    fn its_stage(&mut self, scenario: &Scenario, tags: &[String]) {
        const LAST: &str = "4";
        if tags.iter().any(|tag| tag == "application") {
            return;
        }
        let stages = tags.iter().filter(|tag| is_article(tag)).filter_map(|tag| Some((tag, tag.rsplit_once("-E")?.1)));
        for (article, stage) in stages.filter(|(_, stage)| *stage != LAST) {
            let stage = format!("etape{stage}");
            if !tags.contains(&stage) {
                self.house_rule(
                    scenario.position,
                    format!("ce scénario cite l'article {article}, et ne se joue pas à cette étape"),
                    format!("ajoutez l'étiquette « @{stage} »"),
                );
            }
        }
    }

    /// The tag of the game and the articles are of one game; in the project's own features, the folder too.
    fn one_game(&mut self, scenario: &Scenario, tags: &[String]) {
        let folder = self.house.and_then(|house| house.game).map(|game| (format!("features/{}", game.slug()), game));
        let tagged = tags.iter().filter_map(|tag| {
            let game = GameId::from_slug(tag).or_else(|| game_of(tag).filter(|_| is_article(tag)))?;
            Some((format!("@{tag}"), game))
        });
        let mut told = folder.into_iter().chain(tagged);
        let Some((first, game)) = told.next() else { return };
        if let Some((other, its)) = told.find(|(_, other)| *other != game) {
            self.error(
                scenario.position,
                format!(
                    "ce scénario mêle deux jeux : « {first} » ({}) et « {other} » ({})",
                    game.game().name,
                    its.game().name
                ),
                if self.house.is_some() {
                    "gardez les articles d'un seul jeu, et placez le fichier dans son dossier"
                } else {
                    "gardez les étiquettes d'un seul jeu"
                },
            );
        }
    }

    /// Whether a scenario speaks of the application if its tags say so, and only then: others must hold for any program.
    fn about_the_application(&mut self, before: &[Step], scenario: &Scenario, tags: &[String]) -> bool {
        let speaks = |step: &Step| self.sentences.kinds(&step.value).is_some_and(|kinds| kinds.application);
        let cases = expand(Cow::Borrowed(scenario));
        let own = cases.iter().flat_map(|(case, _)| &case.steps).find(|step| speaks(step)).map(|step| step.position);
        let speaking = own.or_else(|| before.iter().any(speaks).then_some(scenario.position));
        let speaker = if own.is_some() { "cette phrase" } else { "le contexte de ce scénario" };
        match (tags.iter().any(|tag| tag == "application"), speaking) {
            (false, Some(position)) => self.error(
                position,
                format!("{speaker} parle de l'application, et le scénario ne porte pas l'étiquette @application"),
                "ajoutez « @application » au-dessus du scénario ou de sa règle : sur le programme d'un autre, il ne s'appliquera pas",
            ),
            // A sentence that nobody knows is reported when the scenario runs.
            (true, None) if cases.iter().flat_map(|(case, _)| &case.steps).all(|step| self.sentences.knows(&step.value)) => self.error(
                scenario.position,
                "ce scénario porte l'étiquette @application et ne se sert pas de l'application",
                "retirez l'étiquette, ou commencez par « Étant donné l'application ouverte sur le menu »",
            ),
            _ => return true,
        }
        false
    }

    /// Whether every row of a scenario checks something, after the last action if there is one.
    fn checks_something(&mut self, before: &[Step], scenario: &Scenario) -> bool {
        for (case, _) in expand(Cow::Borrowed(scenario)) {
            let (position, message, help) = match self.checks(before, &case.steps) {
                Checks::Something => continue,
                Checks::Nothing => (
                    scenario.position,
                    "ce scénario ne vérifie rien",
                    "ajoutez une étape « Alors » ; un plateau donné avant la première action installe la partie et ne vérifie rien",
                ),
                Checks::TooEarly => (
                    scenario.position,
                    "ce scénario ne vérifie rien après avoir joué",
                    "ajoutez après l'action une étape « Alors » qui dit ce qu'elle a produit",
                ),
                Checks::NotTheLast(action) => (
                    action,
                    "ce scénario ne vérifie rien après cette dernière action",
                    "ajoutez après elle une étape « Alors » qui dit ce qu'elle a produit, ou retirez-la",
                ),
            };
            self.error(position, message, help);
            return false;
        }
        true
    }

    fn checks(&self, before: &[Step], own: &[Step]) -> Checks {
        let mut acted = false;
        let mut found = Checks::Nothing;
        for (index, step) in before.iter().chain(own).enumerate() {
            // A sentence that nobody knows is reported when the scenario runs.
            let Some(kinds) = self.sentences.kinds(&step.value) else { return Checks::Something };
            if kinds.checks_here(acted, step.ty == StepType::Then) && index >= before.len() {
                found = Checks::Something;
            }
            if kinds.acts_here() {
                found = match found {
                    Checks::Something if acted => Checks::NotTheLast(step.position),
                    Checks::Something => Checks::TooEarly,
                    Checks::NotTheLast(_) => Checks::NotTheLast(step.position),
                    nothing => nothing,
                };
                acted = true;
            }
        }
        found
    }

    /// Whether the outline, if it is one, fits its examples.
    fn outline(&mut self, scenario: &Scenario) -> bool {
        let is_outline = fold(&scenario.keyword).contains(' ');
        let used = used_columns(scenario);
        if scenario.examples.is_empty() {
            if is_outline {
                self.error(
                    scenario.position,
                    "ce plan de scénario n'a pas d'exemples",
                    "ajoutez « Exemples: » et un tableau, ou écrivez « Scénario: » à la place",
                );
                return false;
            }
            let lost = used.iter().find(|(name, position)| {
                *position != scenario.position && name.chars().all(|c| c.is_alphabetic() || " '-_".contains(c))
            });
            if let Some((name, position)) = lost {
                self.placeholder(
                    *position,
                    name,
                    format!("« <{name}> » attend un tableau d'exemples"),
                    "ajoutez « Exemples: » et un tableau après les étapes".into(),
                );
            }
            return lost.is_none();
        }
        let errors = self.found.diagnostics.len();
        for examples in &scenario.examples {
            let Some(table) = examples.table.as_ref().filter(|table| table.rows.len() > 1) else {
                self.error(
                    examples.position,
                    "ces exemples sont vides",
                    "ajoutez un tableau : une ligne de titres, puis une ligne par exemple",
                );
                continue;
            };
            let columns: Vec<_> = table.rows[0].iter().map(|column| sentence(column)).collect();
            if table.rows[0].iter().any(|column| column.contains('\n')) {
                self.error(
                    table.position,
                    "un titre de colonne contient un retour à la ligne (« \\n »)",
                    "supprimez « \\n » : un titre de colonne est un nom, sur une ligne",
                );
            }
            // In a text between fences a line break makes two lines; a sentence would lose it.
            let in_sentence = |column: &String| {
                scenario.steps.iter().any(|step| placeholders(&step.value).iter().any(|name| sentence(name) == *column))
            };
            let mut broken = table.rows[1..].iter().flat_map(|row| columns.iter().zip(row));
            if let Some((column, _)) = broken.find(|(column, cell)| cell.contains('\n') && in_sentence(column)) {
                self.error(
                    examples.position,
                    format!("une case de la colonne « {column} » contient un retour à la ligne (« \\n »), et une phrase n'en a pas"),
                    "supprimez « \\n » ; il ne sert que dans un bloc de texte",
                );
            }
            for (name, position) in &used {
                if !columns.contains(name) && name.chars().any(char::is_alphabetic) {
                    self.placeholder(
                        *position,
                        name,
                        format!("« <{name}> » n'est pas une colonne des exemples"),
                        format!("ajoutez une colonne « {name} » au tableau des exemples, ou corrigez le nom"),
                    );
                }
            }
            for (index, column) in columns.iter().enumerate() {
                let (message, help) = if column.is_empty() {
                    (
                        "cette colonne n'a pas de titre".to_owned(),
                        "donnez-lui le nom qui sert dans les étapes, ou supprimez-la".to_owned(),
                    )
                } else if columns[..index].contains(column) {
                    (
                        format!("deux colonnes s'appellent « {column} »"),
                        "donnez un nom différent à chaque colonne".into(),
                    )
                } else if !used.iter().any(|(name, _)| name == column) {
                    (
                        format!("la colonne « {column} » ne sert à aucune étape"),
                        format!("écrivez « <{column}> » dans une étape, ou supprimez la colonne"),
                    )
                } else {
                    continue;
                };
                let line = self.found.line(table.position.line);
                let places = cells(line).unwrap_or_default();
                let (place, width) =
                    places.get(index).map_or((line.column(), 1), |(text, place)| (*place, text.chars().count()));
                self.found.error_at(line, place, width, message, help);
            }
        }
        self.found.diagnostics.len() == errors
    }

    /// Points at a placeholder, on its step or on the lines of its table.
    fn placeholder(&mut self, position: LineCol, name: &str, message: String, help: String) {
        let written = format!("<{name}>");
        let below = (position.line..position.line + 40).map(|number| self.found.line(number));
        let place = below.into_iter().find_map(|line| {
            let plain: String = line.text.chars().map(plain).collect();
            plain.find(&written).map(|byte| (line, plain[..byte].chars().count() + 1))
        });
        match place {
            Some((line, column)) => self.found.error_at(line, column, written.chars().count(), message, help),
            None => self.error(position, message, help),
        }
    }
}

/// What a scenario checks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Checks {
    Something,
    Nothing,
    /// Only before its first action.
    TooEarly,
    /// Nothing after its last action, which stands there.
    NotTheLast(LineCol),
}

/// A scenario with each of its tables of examples in turn; the scenario itself if it has none. Where a table has tags of its own, it
/// stands for the scenario.
fn parts(scenario: &Scenario) -> Vec<Cow<'_, Scenario>> {
    if scenario.examples.is_empty() {
        return vec![Cow::Borrowed(scenario)];
    }
    let bare = Scenario { examples: Vec::new(), ..scenario.clone() };
    let part = |examples: &Examples| {
        let position = if examples.tags.is_empty() { scenario.position } else { examples.position };
        Cow::Owned(Scenario { examples: vec![examples.clone()], position, ..bare.clone() })
    };
    scenario.examples.iter().map(part).collect()
}

/// The tags of a scenario's examples.
fn own_tags(scenario: &Scenario) -> Vec<String> {
    scenario.examples.iter().flat_map(|examples| &examples.tags).cloned().collect()
}

/// The placeholders of a scenario, each with the position of its title or step.
fn used_columns(scenario: &Scenario) -> Vec<(String, LineCol)> {
    let mut used: Vec<(String, LineCol)> = Vec::new();
    let mut using = |text: &str, position: LineCol| {
        used.extend(placeholders(text).into_iter().map(|name| (sentence(&name), position)));
    };
    using(&scenario.name, scenario.position);
    for step in &scenario.steps {
        using(&step.value, step.position);
        step.docstring.iter().for_each(|text| using(text, step.position));
        step.table.iter().flat_map(|table| &table.rows).flatten().for_each(|cell| using(cell, step.position));
    }
    used
}

/// The columns of a scenario's examples with their first values.
fn first_row(scenario: &Scenario) -> Vec<(String, String)> {
    let table = scenario.examples.first().and_then(|examples| examples.table.as_ref());
    let rows = table.map(|table| table.rows.as_slice()).unwrap_or_default();
    let [columns, values, ..] = rows else { return Vec::new() };
    columns.iter().map(|column| sentence(column)).zip(values.iter().cloned()).collect()
}

/// Where a sentence could begin in a line: at its start, and after each word or punctuation mark.
fn sentence_starts(text: &str) -> impl Iterator<Item = usize> + '_ {
    let breaks =
        text.char_indices().filter(|(_, c)| " ',.:;-)*•—–".contains(*c)).map(|(index, c)| index + c.len_utf8());
    std::iter::once(0).chain(breaks)
}
