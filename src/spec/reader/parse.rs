//! From the lines of a feature to Gherkin's own types, finding everything that is wrong on the way.
//!
//! A mistake never ends the reading: the line is taken for what it was probably meant to be, so that one mistake is one
//! message and all the mistakes of a file are reported together.

use gherkin::{Background, Examples, Feature, LineCol, Rule, Scenario, Span, Step, StepType, Table};

use super::keywords::{Dialect, Guess, Header, StepKind, guess_header, guess_step};
use super::lines::{Line, Token, cells, lines};
use super::typography::{fold, plain, sentence};
use super::{Findings, Sentences};

/// The feature that a cleaned text holds, as far as it can be made out; findings go to `found`.
pub(super) fn feature(text: &str, sentences: &dyn Sentences, found: &mut Findings<'_>) -> Option<Feature> {
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
        step_like: None,
    };
    let mut all = lines(text);
    while let Some(line) = all.next() {
        parser.line(line, &mut all);
    }
    parser.finish(text)
}

/// The language that the file announces above its first keyword, or else the one that its first keyword is in.
fn dialect(text: &str, found: &mut Findings<'_>) -> Dialect {
    let leading = lines(text).take_while(|line| line.trimmed().is_empty() || line.trimmed().starts_with('#'));
    for line in leading {
        let comment = fold(line.trimmed().trim_start_matches('#').trim());
        let Some((key, code)) = comment.split_once(':') else { continue };
        if matches!(key.trim(), "language" | "langue") {
            return Dialect::from_code(code).unwrap_or_else(|| {
                found.error(
                    line,
                    format!("la langue « {} » n'est pas comprise", code.trim()),
                    "écrivez « # language: fr »",
                );
                Dialect::French
            });
        }
    }
    let is = |line: &Line<'_>, dialect: Dialect| {
        let plain = line.plain();
        dialect.header(&plain).is_some()
    };
    let first = lines(text)
        .find_map(|line| [Dialect::French, Dialect::English].into_iter().find(|&dialect| is(&line, dialect)));
    first.unwrap_or(Dialect::French)
}

/// Where in the feature the reader is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
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
enum Attachment {
    Nothing,
    Step,
    /// The table of the examples, once begun.
    Examples,
}

struct Parser<'p, 's, 'f> {
    dialect: Dialect,
    sentences: &'p dyn Sentences,
    found: &'p mut Findings<'f>,
    feature: Option<Feature>,
    place: Place,
    /// Tags waiting for what they are about, and where they stand.
    tags: Vec<String>,
    tags_line: Option<Line<'s>>,
    last_type: StepType,
    attachment: Attachment,
    /// A line of description that begins like a step: fine once, not twice in a row.
    step_like: Option<Line<'s>>,
}

impl<'s> Parser<'_, 's, '_> {
    fn line(&mut self, line: Line<'s>, rest: &mut impl Iterator<Item = Line<'s>>) {
        let token = line.token(self.dialect);
        if !matches!(token, Token::Row | Token::Comment | Token::Blank) && self.attachment == Attachment::Examples {
            self.attachment = Attachment::Nothing;
        }
        match token {
            Token::Blank | Token::Comment => {}
            Token::Conflict => self.found.error(
                line,
                "il reste une marque de conflit entre deux versions du fichier",
                "gardez l'une des deux versions et supprimez les lignes <<<<<<<, ======= et >>>>>>>",
            ),
            Token::Tags => self.tags(line),
            Token::Row => self.row(line),
            Token::Fence(fence) => self.doc_string(line, fence, rest),
            Token::Header { header, keyword, title } => self.header(line, header, keyword, title),
            Token::Step { kind, keyword, value } => self.step_line(line, kind, keyword, value),
            Token::Text => self.text(line),
        }
    }

    fn tags(&mut self, line: Line<'s>) {
        let mut column = line.column();
        for word in line.trimmed().split(|c: char| c.is_whitespace()) {
            if word.starts_with('#') {
                break;
            }
            match word.strip_prefix('@') {
                Some(tag) if !tag.is_empty() && !tag.contains('@') => self.tags.push(tag.to_owned()),
                _ if word.is_empty() => {}
                _ => self.found.error_at(
                    line,
                    column,
                    word.chars().count(),
                    format!("« {word} » n'est pas une étiquette"),
                    "chaque étiquette commence par @ et les étiquettes sont séparées par des espaces",
                ),
            }
            column += word.chars().count() + 1;
        }
        self.tags_line.get_or_insert(line);
        self.attachment = Attachment::Nothing;
    }

    fn header(&mut self, line: Line<'s>, header: Header, keyword: &str, title: String) {
        self.attachment = Attachment::Nothing;
        self.step_like = None;
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
                    _ => self.found.error(
                        line,
                        "ces exemples ne suivent aucun plan de scénario",
                        "placez-les juste après les étapes d'un « Plan du scénario: »",
                    ),
                }
            }
        }
    }

    fn feature(&mut self) -> &mut Feature {
        self.feature.get_or_insert_with(|| nameless(LineCol { line: 1, col: 1 }))
    }

    /// The background and the scenarios of the rule being read, or of the feature.
    fn group(&mut self) -> (&mut Option<Background>, &mut Vec<Scenario>) {
        let feature = self.feature();
        match feature.rules.last_mut() {
            Some(rule) => (&mut rule.background, &mut rule.scenarios),
            None => (&mut feature.background, &mut feature.scenarios),
        }
    }

    /// The steps being read, if one may stand here.
    fn steps(&mut self) -> Option<&mut Vec<Step>> {
        match self.place {
            Place::Background => self.group().0.as_mut().map(|background| &mut background.steps),
            Place::Scenario => self.group().1.last_mut().map(|scenario| &mut scenario.steps),
            Place::Top | Place::Group | Place::Examples => None,
        }
    }

    fn step_line(&mut self, line: Line<'s>, kind: StepKind, keyword: &str, value: String) {
        match self.place {
            Place::Background | Place::Scenario => self.step(line, kind, keyword, value),
            // Prose may begin with « Quand » or « Soit »: it is a lost step if it says something we know, or if the
            // next line begins like a step too.
            Place::Group => {
                let known = self.sentences.knows(&sentence(&value));
                let after_another = self.step_like.is_some_and(|before| before.number + 1 == line.number);
                if known || after_another {
                    self.found.error(
                        if known { line } else { self.step_like.unwrap_or(line) },
                        "cette étape n'appartient à aucun scénario",
                        "ajoutez au-dessus une ligne « Scénario: » suivie d'un titre",
                    );
                }
                self.step_like = Some(line);
            }
            Place::Top => self.found.error(
                line,
                "cette étape vient avant la fonctionnalité",
                "commencez le fichier par une ligne « Fonctionnalité: » suivie d'un titre, puis « Scénario: »",
            ),
            Place::Examples => self.found.error(
                line,
                "cette étape vient après les exemples",
                "placez les étapes du plan au-dessus de « Exemples: », ou commencez un nouveau scénario",
            ),
        }
    }

    fn step(&mut self, line: Line<'s>, kind: StepKind, keyword: &str, value: String) {
        if let Some(tags) = self.tags_line.take() {
            self.tags.clear();
            self.found.error(tags, "une étape ne porte pas d'étiquette", "placez l'étiquette au-dessus du scénario");
        }
        if value.is_empty() {
            self.found.error(
                line,
                format!("rien ne suit « {keyword} »"),
                "écrivez une phrase après le mot-clé, ou supprimez la ligne",
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

    fn row(&mut self, line: Line<'s>) {
        let Ok(cells) = cells(line) else {
            let width = line.trimmed().chars().count();
            self.found.error_at(
                line,
                line.column() + width - 1,
                1,
                "cette ligne de tableau ne se termine pas par « | »",
                "ajoutez « | » à la fin de la ligne",
            );
            return;
        };
        let position = LineCol { line: line.number, col: line.column() };
        let span = Span { start: line.start, end: line.start + line.text.len() };
        let attachment = self.attachment;
        let table = match attachment {
            Attachment::Nothing => None,
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
            let plural = if cells.len() < 2 { "case" } else { "cases" };
            self.found.error_at(
                line,
                column,
                width,
                format!("cette ligne compte {} {plural}, la première du tableau en compte {expected}", cells.len()),
                "donnez le même nombre de cases à toutes les lignes ; une case vide s'écrit « |   | »",
            );
        }
    }

    fn doc_string(&mut self, open: Line<'s>, fence: &str, rest: &mut impl Iterator<Item = Line<'s>>) {
        let margin = open.column() - 1;
        let mut content: Vec<String> = Vec::new();
        let closed = loop {
            let Some(line) = rest.next() else { break false };
            let plain: String = if fence == "```" { line.trimmed().to_owned() } else { line.plain() };
            if plain == fence {
                break true;
            }
            if line.token(self.dialect) == Token::Conflict {
                self.line(line, &mut std::iter::empty());
            }
            let lead = line.text.chars().take(margin).take_while(|c| c.is_whitespace()).count();
            content.push(line.text.chars().skip(lead).collect());
        };
        if !closed {
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
            Some(step) if step.docstring.is_none() => step.docstring = Some(content.join("\n")),
            Some(_) => self.found.error(open, "cette étape a déjà un bloc de texte", "ne gardez que l'un des deux"),
            None => self.found.error(
                open,
                "ce bloc de texte ne suit aucune étape",
                "placez-le juste sous l'étape qu'il complète",
            ),
        }
    }

    /// A line that begins with no keyword: description where one may stand, and never a step that lost its keyword.
    fn text(&mut self, line: Line<'s>) {
        let plain = line.plain();
        if let Some(guess) = guess_header(self.dialect, &plain) {
            self.misspelt_header(line, &plain, guess);
            return;
        }
        if let Some(guess) = self.lost_header(&plain) {
            self.misspelt_header(line, &plain, guess);
            return;
        }
        let in_steps = self.steps().is_some_and(|steps| !steps.is_empty());
        let describing = !in_steps && matches!(self.place, Place::Group | Place::Background | Place::Scenario);
        let guess = guess_step(self.dialect, &plain);
        if let Some(guess) = guess
            && self.is_lost_step(line, &plain, &guess)
        {
            self.misspelt_step(line, &plain, guess);
            return;
        }
        if let Some(unknown) = self.words_before_sentence(&plain) {
            let message = if unknown.is_empty() {
                "cette étape n'a pas de mot-clé".to_owned()
            } else {
                format!("« {unknown} » n'est pas un mot-clé")
            };
            self.found.error(
                line,
                message,
                "commencez la ligne par « Étant donné », « Quand », « Alors », « Et » ou « Mais »",
            );
            return;
        }
        if describing {
            self.describe(line);
            return;
        }
        match self.place {
            Place::Top => self.found.error(
                line,
                "cette ligne vient avant la fonctionnalité",
                "commencez le fichier par une ligne « Fonctionnalité: » suivie d'un titre ; un commentaire commence par #",
            ),
            Place::Examples => self.found.error(
                line,
                "cette ligne n'est ni un tableau ni un mot-clé",
                "après « Exemples: » vient un tableau dont chaque ligne commence et finit par « | »",
            ),
            _ => self.found.error(
                line,
                "cette ligne n'est ni une étape, ni un tableau, ni un mot-clé",
                "commencez une étape par « Étant donné », « Quand », « Alors », « Et » ou « Mais » ; un commentaire par #",
            ),
        }
    }

    /// `Scénario Revenir en A1`, the colon forgotten.
    fn lost_header(&self, plain: &str) -> Option<Guess<Header>> {
        let (first, _) = plain.split_once(' ')?;
        if plain.contains(':') || !matches!(fold(first).as_str(), "scenario" | "fonctionnalite" | "feature") {
            return None;
        }
        let mut guess = guess_header(self.dialect, &format!("{first}:"))?;
        guess.rest = first.len();
        Some(guess)
    }

    fn is_lost_step(&mut self, line: Line<'s>, plain: &str, guess: &Guess<StepKind>) -> bool {
        match self.place {
            Place::Background | Place::Scenario => true,
            Place::Group => {
                let lost = self.sentences.knows(&sentence(&plain[guess.rest..]))
                    || self.step_like.is_some_and(|before| before.number + 1 == line.number);
                if !guess.same_word || plain.starts_with(char::is_uppercase) {
                    self.step_like = Some(line);
                }
                lost
            }
            Place::Top | Place::Examples => false,
        }
    }

    /// The words that stand where a keyword should, before a sentence that we know.
    fn words_before_sentence(&self, plain: &str) -> Option<String> {
        let starts = std::iter::once(0).chain(plain.match_indices(' ').map(|(index, _)| index + 1)).take(4);
        starts
            .into_iter()
            .find(|&start| self.sentences.knows(&sentence(&plain[start..])))
            .map(|start| plain[..start].trim().to_owned())
    }

    fn misspelt_header(&mut self, line: Line<'s>, plain: &str, guess: Guess<Header>) {
        let written = &guess.written;
        let (message, help) = if !plain.contains(':') {
            (format!("il manque « : » après « {written} »"), format!("écrivez « {}: » suivi d'un titre", guess.keyword))
        } else {
            (format!("« {written}: » n'est pas un mot-clé"), format!("vouliez-vous écrire « {}: » ?", guess.keyword))
        };
        self.found.error_at(line, line.column(), written.chars().count(), message, help);
        let title = line.rest(plain, guess.rest);
        self.header(line, guess.kind, guess.keyword, title);
    }

    fn misspelt_step(&mut self, line: Line<'s>, plain: &str, guess: Guess<StepKind>) {
        self.found.error_at(
            line,
            line.column(),
            guess.written.chars().count(),
            format!("« {} » n'est pas un mot-clé", guess.written),
            format!("vouliez-vous écrire « {} » ?", guess.keyword),
        );
        let value = line.rest(plain, guess.rest);
        if !value.is_empty() && self.steps().is_some() {
            self.step(line, guess.kind, guess.keyword, value);
        }
    }

    fn describe(&mut self, line: Line<'s>) {
        let place = self.place;
        let feature = self.feature();
        let description = match place {
            Place::Group => match feature.rules.last_mut() {
                Some(rule) => &mut rule.description,
                None => &mut feature.description,
            },
            Place::Background => match self.group().0 {
                Some(background) => &mut background.description,
                None => return,
            },
            _ => match self.group().1.last_mut() {
                Some(scenario) => &mut scenario.description,
                None => return,
            },
        };
        let text = description.get_or_insert_with(String::new);
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(line.trimmed());
    }

    fn finish(self, text: &str) -> Option<Feature> {
        let last = lines(text).last().unwrap_or(Line { number: 1, start: 0, text: "" });
        if let Some(tags) = self.tags_line {
            self.found.error(
                tags,
                "ces étiquettes ne précèdent rien",
                "supprimez-les, ou ajoutez le scénario qu'elles annoncent",
            );
        }
        if self.feature.is_none() && self.found.is_empty() {
            let line = lines(text).find(|line| !line.trimmed().is_empty()).unwrap_or(last);
            self.found.error(
                line,
                "ce fichier ne contient pas de fonctionnalité",
                "commencez-le par une ligne « Fonctionnalité: » suivie d'un titre",
            );
        }
        self.feature
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
    let text: String = text.chars().map(plain).collect();
    let mut found = Vec::new();
    let mut rest = text.as_str();
    while let Some(open) = rest.find('<') {
        rest = &rest[open + 1..];
        let Some(close) = rest.find('>') else { break };
        let name = &rest[..close];
        if !name.is_empty() && !name.contains('<') && name.trim() == name && name.chars().any(char::is_alphabetic) {
            found.push(name.to_owned());
            rest = &rest[close + 1..];
        }
    }
    found
}
