//! From the lines of a feature to Gherkin's own types, finding everything that is wrong on the way.
//!
//! A mistake never ends the reading: the line is taken for what it was probably meant to be, so that one mistake is one
//! message and all the mistakes of a file are reported together.

use arbitre_rules::count;
use gherkin::{Background, Examples, Feature, LineCol, Rule, Scenario, Span, Step, StepType, Table};

use super::dialect::dialect;
use super::keywords::{Dialect, Header, StepKind};
use super::lines::{Line, Token, cells, is_conflict_marker, lines, without_margin};
use super::typography::{plain, sentence};
use super::{Findings, Sentences};
use crate::spec::parallel::in_parallel;

/// A line of description.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prose {
    /// The line of the file.
    pub(super) number: usize,
    /// Whether it stands below a scenario's or a background's title, where a step could have been meant.
    pub(super) where_steps_stand: bool,
}

/// The feature that a cleaned text holds, as far as it can be made out; findings go to `found`. The prose is left out if so much
/// is broken that nothing more can be said of the whole.
pub(super) fn feature(
    text: &str,
    sentences: &dyn Sentences,
    found: &mut Findings<'_>,
) -> (Option<Feature>, Option<Vec<Prose>>) {
    let dialect = dialect(text, found);
    let mut parser = Parser {
        dialect,
        sentences,
        found,
        feature: None,
        place: Place::Top,
        tags: Vec::new(),
        tags_line: None,
        last_type: StepType::Given,
        attachment: Attachment::Nothing,
        step_like: Vec::new(),
        lost_steps: false,
        empty_step: false,
        lost_examples: None,
        prose: Vec::new(),
        hopeless: false,
    };
    let all: Vec<_> = lines(text).collect();
    let mut all = all.iter().copied().zip(tokens(&all, dialect));
    while let Some((line, token)) = all.next() {
        parser.line(line, token, &mut all.by_ref().map(|(line, _)| line));
    }
    parser.finish(text)
}

/// Where in the feature the reader is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// Above the feature.
    Top,
    /// Below the feature's or a rule's title.
    Group,
    Background,
    Scenario,
    Examples,
}

/// What a table or a doc string would be attached to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Attachment {
    Nothing,
    Step,
    /// The table of the examples, once begun.
    Examples,
    /// Nothing, and it has been said: the rest of a lost table.
    Reported,
}

/// What each line is; those of a large file are looked at on every core.
fn tokens(lines: &[Line<'_>], dialect: Dialect) -> impl Iterator<Item = Token> {
    const TOGETHER: usize = 4096;
    let pieces: Vec<_> = lines.chunks(TOGETHER).collect();
    // Not asked for each small file: the system takes its time to say.
    let threads = if pieces.len() > 1 { std::thread::available_parallelism().map_or(1, usize::from) } else { 1 };
    let look = |piece: &&[Line<'_>]| piece.iter().map(|line| line.token(dialect)).collect::<Vec<_>>();
    in_parallel(threads, &pieces, look).into_iter().flatten()
}

pub(super) struct Parser<'p, 's, 'f> {
    pub(super) dialect: Dialect,
    pub(super) sentences: &'p dyn Sentences,
    pub(super) found: &'p mut Findings<'f>,
    pub(super) feature: Option<Feature>,
    pub(super) place: Place,
    /// Tags waiting for what they are about, and where they stand.
    pub(super) tags: Vec<String>,
    pub(super) tags_line: Option<Line<'s>>,
    pub(super) last_type: StepType,
    pub(super) attachment: Attachment,
    /// Lines of prose below the feature's or a rule's title that begin like steps, with what they would be.
    pub(super) step_like: Vec<(Line<'s>, StepType)>,
    /// Steps that belong nowhere have been reported since the last title.
    pub(super) lost_steps: bool,
    /// The last step said nothing: the line below it is probably its sentence.
    pub(super) empty_step: bool,
    /// A title of examples that follows no outline, until what comes next tells what it was.
    pub(super) lost_examples: Option<(Line<'s>, String)>,
    pub(super) prose: Vec<Prose>,
    /// So much is wrong that the structure means nothing.
    pub(super) hopeless: bool,
}

impl<'s> Parser<'_, 's, '_> {
    pub(super) fn line(&mut self, line: Line<'s>, token: Token, rest: &mut impl Iterator<Item = Line<'s>>) {
        if matches!(token, Token::Blank | Token::Comment) {
            return;
        }
        if token != Token::Row && matches!(self.attachment, Attachment::Examples | Attachment::Reported) {
            // A description may stand between « Exemples: » and its table.
            let waiting = token == Token::Text && self.examples().is_some_and(|examples| examples.table.is_none());
            if !waiting {
                self.attachment = Attachment::Nothing;
            }
        }
        let after_empty_step = std::mem::take(&mut self.empty_step);
        match token {
            Token::Blank | Token::Comment => {}
            Token::Conflict => {
                self.hopeless = true;
                self.found.error(
                    line,
                    "il reste une marque de conflit entre deux versions du fichier",
                    "gardez l'une des deux versions et supprimez les lignes <<<<<<<, ======= et >>>>>>>",
                );
            }
            Token::Tags => self.tags(line),
            Token::Row => self.row(line),
            Token::Fence(fence) => self.doc_string(line, fence, rest),
            Token::Header { header, keyword, title } => self.header(line, header, keyword, title),
            Token::Step { kind, keyword, value } => self.step_line(line, kind, keyword, value),
            Token::Text if after_empty_step => {}
            Token::Text => self.text(line),
        }
    }

    /// The examples being read.
    pub(super) fn examples(&mut self) -> Option<&mut Examples> {
        self.group().1.last_mut().and_then(|scenario| scenario.examples.last_mut())
    }

    pub(super) fn tags(&mut self, line: Line<'s>) {
        let mut column = line.column();
        for word in line.trimmed().split(|c: char| c.is_whitespace()) {
            if word.starts_with('#') {
                break;
            }
            match word.strip_prefix('@') {
                Some(tag) if !tag.is_empty() && !tag.contains(['@', ',', ';']) => self.tags.push(tag.to_owned()),
                _ if word.is_empty() => {}
                _ => {
                    self.found.error_at(
                        line,
                        column,
                        word.chars().count(),
                        format!("« {word} » n'est pas une étiquette"),
                        "chaque étiquette commence par @, sans espace, et les étiquettes sont séparées par des espaces",
                    );
                    break;
                }
            }
            column += word.chars().count() + 1;
        }
        self.tags_line.get_or_insert(line);
        self.attachment = Attachment::Nothing;
    }

    pub(super) fn header(&mut self, line: Line<'s>, header: Header, keyword: &str, title: String) {
        self.attachment = Attachment::Nothing;
        self.no_lost_examples();
        self.forget_step_like();
        let position = LineCol { line: line.number, col: line.column() };
        let span = Span { start: line.start, end: line.start + line.text.len() };
        let keyword = keyword.to_owned();
        let has_tags = self.tags_line.is_some();
        if has_tags && header == Header::Background {
            self.found.error(
                self.tags_line.unwrap_or(line),
                "un contexte ne porte pas d'étiquette",
                "placez l'étiquette au-dessus de la fonctionnalité, de la règle ou du scénario",
            );
        }
        self.tags_line = None;
        let tags = std::mem::take(&mut self.tags);
        if header == Header::Feature {
            if self.feature.is_some() {
                self.found.error(
                    line,
                    "un fichier ne contient qu'une fonctionnalité",
                    "placez la seconde dans un autre fichier, ou faites-en une « Règle »",
                );
            } else {
                self.feature = Some(Feature {
                    keyword,
                    name: title,
                    description: None,
                    background: None,
                    scenarios: Vec::new(),
                    rules: Vec::new(),
                    tags,
                    span,
                    position,
                    path: None,
                });
            }
            self.place = Place::Group;
            return;
        }
        if self.feature.is_none() {
            self.found.error(
                line,
                format!("« {keyword} » vient avant la fonctionnalité"),
                "commencez le fichier par une ligne « Fonctionnalité: » suivie d'un titre",
            );
            self.feature = Some(nameless(position));
        }
        self.last_type = StepType::Given;
        match header {
            Header::Feature => {}
            Header::Rule => {
                let rule = Rule {
                    keyword,
                    name: title,
                    description: None,
                    background: None,
                    scenarios: Vec::new(),
                    tags,
                    span,
                    position,
                };
                self.feature().rules.push(rule);
                self.place = Place::Group;
            }
            Header::Background => {
                let (background, scenarios) = self.group();
                let late = !scenarios.is_empty();
                let second = background.is_some();
                *background =
                    Some(Background { keyword, name: title, description: None, steps: Vec::new(), span, position });
                if late || second {
                    self.found.error(
                        line,
                        if second { "il y a déjà un contexte" } else { "le contexte vient après un scénario" },
                        "réunissez tout dans un seul contexte, au-dessus du premier scénario",
                    );
                }
                self.place = Place::Background;
            }
            Header::Scenario | Header::Outline => {
                let scenario = Scenario {
                    keyword,
                    name: title,
                    description: None,
                    steps: Vec::new(),
                    examples: Vec::new(),
                    tags,
                    span,
                    position,
                };
                self.group().1.push(scenario);
                self.place = Place::Scenario;
            }
            Header::Examples => {
                let examples = Examples {
                    keyword,
                    name: (!title.is_empty()).then_some(title),
                    description: None,
                    table: None,
                    tags,
                    span,
                    position,
                };
                match (self.place, self.group().1.last_mut()) {
                    (Place::Scenario | Place::Examples, Some(scenario)) => {
                        scenario.examples.push(examples);
                        self.place = Place::Examples;
                        self.attachment = Attachment::Examples;
                    }
                    _ => {
                        let title = examples.name.unwrap_or_default();
                        self.lost_examples = Some((line, title));
                        self.place = Place::Examples;
                    }
                }
            }
        }
    }

    pub(super) fn feature(&mut self) -> &mut Feature {
        self.feature.get_or_insert_with(|| nameless(LineCol { line: 1, col: 1 }))
    }

    /// The background and the scenarios of the rule being read, or of the feature.
    pub(super) fn group(&mut self) -> (&mut Option<Background>, &mut Vec<Scenario>) {
        let feature = self.feature();
        match feature.rules.last_mut() {
            Some(rule) => (&mut rule.background, &mut rule.scenarios),
            None => (&mut feature.background, &mut feature.scenarios),
        }
    }

    /// The steps being read, if one may stand here.
    pub(super) fn steps(&mut self) -> Option<&mut Vec<Step>> {
        match self.place {
            Place::Background => self.group().0.as_mut().map(|background| &mut background.steps),
            Place::Scenario => self.group().1.last_mut().map(|scenario| &mut scenario.steps),
            Place::Top | Place::Group | Place::Examples => None,
        }
    }

    pub(super) fn step_line(&mut self, line: Line<'s>, kind: StepKind, keyword: &'static str, value: String) {
        if let Some((title_line, title)) = self.lost_examples.take() {
            self.examples_meant_a_scenario(title_line, title);
        }
        match self.place {
            Place::Background | Place::Scenario => self.step(line, kind, keyword, value),
            // Prose may begin with « Quand » or « Soit »: it is a lost step if it says something we know, or if other lines
            // begin with the other kinds of steps.
            Place::Group => {
                if self.sentences.knows(&sentence(&value)) {
                    self.lost_step(line);
                } else if keyword != "*" {
                    let ty = if let StepKind::Own(ty) = kind { ty } else { StepType::Given };
                    self.step_like.push((line, ty));
                    self.prose.push(Prose { number: line.number, where_steps_stand: false });
                }
            }
            Place::Top => {
                if !std::mem::replace(&mut self.lost_steps, true) {
                    self.found.error(
                        line,
                        "cette étape vient avant la fonctionnalité",
                        "commencez le fichier par une ligne « Fonctionnalité: » suivie d'un titre, puis « Scénario: »",
                    );
                }
            }
            Place::Examples => self.step_after_examples(line, kind, keyword, value),
        }
    }

    pub(super) fn step(&mut self, line: Line<'s>, kind: StepKind, keyword: &str, value: String) {
        if let Some(tags) = self.tags_line.take() {
            self.tags.clear();
            self.found.error(tags, "une étape ne porte pas d'étiquette", "placez l'étiquette au-dessus du scénario");
        }
        if value.is_empty() {
            self.empty_step = true;
            self.found.error(
                line,
                format!("rien ne suit « {keyword} »"),
                "écrivez la phrase sur la même ligne que le mot-clé, ou supprimez la ligne",
            );
        }
        let ty = match kind {
            StepKind::Own(ty) => ty,
            StepKind::Same => self.last_type,
        };
        self.last_type = ty;
        let step = Step {
            keyword: keyword.to_owned(),
            ty,
            value: sentence(&value),
            docstring: None,
            table: None,
            span: Span { start: line.start, end: line.start + line.text.len() },
            position: LineCol { line: line.number, col: line.column() },
        };
        if let Some(steps) = self.steps() {
            steps.push(step);
            self.attachment = Attachment::Step;
        }
    }

    pub(super) fn row(&mut self, line: Line<'s>) {
        let Ok(cells) = cells(line) else {
            let width = line.trimmed().chars().count();
            let help = if line.trimmed().ends_with("\\n") {
                "supprimez « \\n », qui ne s'écrit que dans une case"
            } else {
                "ajoutez « | » à la fin de la ligne"
            };
            let message = "cette ligne de tableau ne se termine pas par « | »";
            self.found.error_at(line, line.column() + width - 1, 1, message, help);
            return;
        };
        let position = LineCol { line: line.number, col: line.column() };
        let span = Span { start: line.start, end: line.start + line.text.len() };
        if self.attachment == Attachment::Reported {
            return;
        }
        if self.lost_examples.is_some() {
            self.no_lost_examples();
            self.attachment = Attachment::Reported;
            return;
        }
        self.example_meant_examples();
        let attachment = self.attachment;
        let table = match attachment {
            Attachment::Nothing | Attachment::Reported => None,
            Attachment::Step => self.steps().and_then(|steps| steps.last_mut()).map(|step| &mut step.table),
            Attachment::Examples => {
                let scenario = self.group().1.last_mut();
                scenario.and_then(|scenario| scenario.examples.last_mut()).map(|examples| &mut examples.table)
            }
        };
        let Some(table) = table else {
            self.found.error(
                line,
                "ce tableau ne suit ni une étape ni « Exemples: »",
                "placez-le juste sous l'étape qu'il complète",
            );
            self.attachment = Attachment::Reported;
            return;
        };
        let table = table.get_or_insert_with(|| Table { rows: Vec::new(), span, position });
        let expected = table.rows.first().map_or(cells.len(), Vec::len);
        table.rows.push(cells.iter().map(|(cell, _)| cell.clone()).collect());
        table.span.end = span.end;
        if cells.len() != expected {
            let (column, width) = if cells.len() > expected {
                (cells[expected].1, cells[expected].0.chars().count().max(1))
            } else {
                (line.column() + line.trimmed().chars().count() - 1, 1)
            };
            let found = count(cells.len(), "case", "cases");
            self.found.error_at(
                line,
                column,
                width,
                format!("cette ligne compte {found}, la première du tableau en compte {expected}"),
                "donnez le même nombre de cases à toutes les lignes ; une case vide s'écrit « |   | »",
            );
        }
    }

    pub(super) fn doc_string(&mut self, open: Line<'s>, fence: &str, rest: &mut impl Iterator<Item = Line<'s>>) {
        let margin = open.column() - 1;
        let kind: String = open.trimmed().chars().skip(fence.len()).collect();
        if !matches!(kind.trim(), "" | "texte" | "position") {
            let lead = kind.chars().take_while(|c| c.is_whitespace()).count();
            self.found.error_at(
                open,
                open.column() + fence.len() + lead,
                kind.trim().chars().count(),
                format!("« {} » suit l'ouverture du bloc de texte et n'est pas compris", kind.trim()),
                "supprimez-le, ou commencez le texte du bloc sur la ligne suivante",
            );
        }
        let mut content: Vec<&str> = Vec::new();
        let closed = loop {
            let Some(line) = rest.next() else { break false };
            let plain = if fence == "```" { line.trimmed().into() } else { line.plain() };
            if plain == fence {
                break true;
            }
            if let Some(byte) = plain.find(fence) {
                let before = plain[..byte].chars().count();
                let (start, width) = match before {
                    0 => (fence.len(), plain.chars().count() - fence.len()),
                    before => (0, before),
                };
                self.found.error_at(
                    line,
                    line.column() + start,
                    width,
                    format!("du texte se trouve sur la ligne {fence} qui referme le bloc"),
                    format!("laissez {fence} seul sur sa ligne"),
                );
                break true;
            }
            if is_conflict_marker(line.text) {
                self.line(line, Token::Conflict, &mut std::iter::empty());
            }
            content.push(line.text);
        };
        if !closed {
            self.hopeless = true;
            self.found.error(
                open,
                "ce bloc de texte n'est jamais refermé",
                format!("ajoutez une ligne {fence} à la fin du bloc"),
            );
            return;
        }
        let attachment = self.attachment;
        let step = if attachment == Attachment::Step { self.steps().and_then(|steps| steps.last_mut()) } else { None };
        match step {
            Some(step) if step.docstring.is_none() => {
                step.docstring = Some(without_margin(&content, margin).join("\n"))
            }
            Some(_) => self.found.error(open, "cette étape a déjà un bloc de texte", "ne gardez que l'un des deux"),
            None => self.found.error(
                open,
                "ce bloc de texte ne suit aucune étape",
                "placez-le juste sous l'étape qu'il complète",
            ),
        }
    }

    pub(super) fn finish(mut self, text: &str) -> (Option<Feature>, Option<Vec<Prose>>) {
        self.no_lost_examples();
        self.forget_step_like();
        if let Some(tags) = self.tags_line {
            self.found.error(
                tags,
                "ces étiquettes ne précèdent rien",
                "supprimez-les, ou ajoutez le scénario qu'elles annoncent",
            );
        }
        if self.feature.is_none() && self.found.is_empty() {
            let first = Line { number: 1, start: 0, text: text.split('\n').next().unwrap_or_default() };
            self.found.error(
                lines(text).find(|line| !line.trimmed().is_empty()).unwrap_or(first),
                "ce fichier ne contient pas de fonctionnalité",
                "commencez-le par une ligne « Fonctionnalité: » suivie d'un titre",
            );
        }
        (self.feature, (!self.hopeless).then_some(self.prose))
    }
}

fn nameless(position: LineCol) -> Feature {
    Feature {
        keyword: "Fonctionnalité".into(),
        name: String::new(),
        description: None,
        background: None,
        scenarios: Vec::new(),
        rules: Vec::new(),
        tags: Vec::new(),
        span: Span::default(),
        position,
        path: None,
    }
}

/// The placeholders `<colonne>` of a text, in plain characters.
pub(super) fn placeholders(text: &str) -> Vec<String> {
    if !text.contains('<') {
        return Vec::new();
    }
    let text: String = text.chars().map(plain).collect();
    let mut found = Vec::new();
    let mut rest = text.as_str();
    while let Some(open) = rest.find('<') {
        rest = &rest[open + 1..];
        let Some(close) = rest.find('>') else { break };
        let name = &rest[..close];
        if !name.is_empty() && !name.contains('<') && name.trim() == name {
            found.push(name.to_owned());
            rest = &rest[close + 1..];
        }
    }
    found
}
