//! A feature set out in the one canonical way: aligned tables, indentation, keywords, spaces, one blank line between blocks.
//!
//! Works line by line, so that comments and descriptions stay. Words are never changed: [`formatted`] reads its own result and
//! gives it back only if it means the same.

use gherkin::{Background, Feature, LineCol, Scenario, Span, Step};
use unicode_width::UnicodeWidthStr;

use super::reader::keywords::{Dialect, Header, said};
use super::reader::lines::{Line, Token, lines, without_margin};
use super::reader::typography::{fold, sentence};
use super::reader::{self, Reading, Sentences};

/// The canonical text of a feature that was read.
///
/// # Errors
/// The result would not mean the same: a defect of ours, and nothing must be written.
pub fn formatted(reading: &Reading, sentences: &dyn Sentences) -> Result<String, NotTheSame> {
    let text = layout(&reading.source);
    let again = reader::read(&reading.path, text.as_bytes(), sentences, None);
    let same = match (&reading.feature, &again.feature) {
        (Some(before), Some(after)) => unplaced(before.clone()) == unplaced(after.clone()),
        _ => false,
    };
    if same { Ok(text) } else { Err(NotTheSame) }
}

/// The canonical text would not mean what the file means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotTheSame;

/// A feature without its places in the file: what it means.
#[must_use]
pub fn unplaced(mut feature: Feature) -> Feature {
    fn step(step: &mut Step) {
        (step.span, step.position) = nowhere();
        if let Some(table) = &mut step.table {
            (table.span, table.position) = nowhere();
        }
    }
    fn background(background: &mut Option<Background>) {
        if let Some(background) = background {
            (background.span, background.position) = nowhere();
            background.steps.iter_mut().for_each(step);
        }
    }
    fn scenario(scenario: &mut Scenario) {
        (scenario.span, scenario.position) = nowhere();
        scenario.steps.iter_mut().for_each(step);
        for examples in &mut scenario.examples {
            (examples.span, examples.position) = nowhere();
            if let Some(table) = &mut examples.table {
                (table.span, table.position) = nowhere();
            }
        }
    }
    (feature.span, feature.position) = nowhere();
    feature.path = None;
    background(&mut feature.background);
    feature.scenarios.iter_mut().for_each(scenario);
    for rule in &mut feature.rules {
        (rule.span, rule.position) = nowhere();
        background(&mut rule.background);
        rule.scenarios.iter_mut().for_each(scenario);
    }
    feature
}

const fn nowhere() -> (Span, LineCol) {
    (Span { start: 0, end: 0 }, LineCol { line: 0, col: 0 })
}

pub fn layout(source: &str) -> String {
    let mut layout = Layout {
        dialect: reader::dialect_of(source),
        out: Vec::new(),
        held: Vec::new(),
        table: Vec::new(),
        place: Place::Top,
        group: 0,
        indent: 0,
        after_title: false,
        prose_margin: None,
    };
    let mut all = lines(source);
    while let Some(line) = all.next() {
        layout.line(line, &mut all);
    }
    layout.finish()
}

/// What may stand here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// Above the feature.
    Top,
    /// Below the title of the feature or of a rule.
    Group,
    /// Below the title of a background or of a scenario.
    Steps,
    Examples,
}

/// A line that waits for what follows it.
#[derive(Clone, Debug)]
enum Held {
    Blank,
    Comment { text: String, indent: usize },
    Tags(String),
}

/// A line of a table: its cells as they are written, or a comment between them.
#[derive(Clone, Debug)]
enum TableLine {
    Row(Vec<String>),
    Comment(String),
}

struct Layout {
    dialect: Dialect,
    out: Vec<String>,
    held: Vec<Held>,
    table: Vec<TableLine>,
    place: Place,
    /// The indentation of the scenarios being read.
    group: usize,
    /// The indentation of the last line that is no comment.
    indent: usize,
    /// Whether the last line is a title.
    after_title: bool,
    /// How far the first line of the description being read stood from the margin.
    prose_margin: Option<usize>,
}

impl Layout {
    fn line<'s>(&mut self, line: Line<'s>, rest: &mut impl Iterator<Item = Line<'s>>) {
        let token = line.token(self.dialect);
        match token {
            Token::Blank => return self.held.push(Held::Blank),
            Token::Comment => {
                return self.held.push(Held::Comment { text: line.trimmed().to_owned(), indent: line.column() - 1 });
            }
            Token::Tags => return self.held.push(Held::Tags(tags(line.trimmed()))),
            Token::Row => return self.row(line),
            _ => self.end_table(),
        }
        let steps = self.place == Place::Steps;
        if !matches!(token, Token::Text | Token::Step { .. }) || (steps && token != Token::Text) {
            self.prose_margin = None;
        }
        match token {
            Token::Header { header, keyword, title } => self.header(header, keyword, &title),
            Token::Step { keyword, value, .. } if steps => {
                let indent = self.group + 2;
                self.release(indent, true);
                self.push(indent, &said(keyword, &typography(&value)));
            }
            Token::Fence(fence) => self.doc_string(line, fence, rest),
            // In a description, what begins like a step is prose.
            _ => self.prose(line),
        }
    }

    fn push(&mut self, indent: usize, text: &str) {
        self.out.push(format!("{:indent$}{text}", "").trim_end().to_owned());
        (self.indent, self.after_title) = (indent, false);
    }

    fn header(&mut self, header: Header, keyword: &str, title: &str) {
        let indent = match header {
            Header::Feature => 0,
            Header::Rule => 2,
            Header::Background | Header::Scenario | Header::Outline => self.group,
            Header::Examples => self.group + 2,
        };
        self.release_above_title(indent);
        (self.place, self.group) = match header {
            Header::Feature => (Place::Group, 2),
            Header::Rule => (Place::Group, 4),
            Header::Background | Header::Scenario | Header::Outline => (Place::Steps, self.group),
            Header::Examples => (Place::Examples, self.group),
        };
        self.push(indent, &format!("{keyword}: {title}"));
        self.after_title = true;
    }

    /// A line of description keeps its distance from the first one: lists stay lists.
    fn prose(&mut self, line: Line<'_>) {
        let indent = match self.place {
            Place::Top => 0,
            // Below a rule, the scenarios are two further than its title, like its description.
            Place::Group => self.group,
            Place::Steps => self.group + 2,
            Place::Examples => self.group + 4,
        };
        let own = line.column() - 1;
        let margin = *self.prose_margin.get_or_insert(own);
        self.release(indent, true);
        self.push(indent + own.saturating_sub(margin), line.trimmed());
        self.indent = indent;
    }

    fn row(&mut self, line: Line<'_>) {
        self.prose_margin = None;
        if self.table.is_empty() {
            self.release(self.group + 4, false);
        }
        let between = std::mem::take(&mut self.held).into_iter().filter_map(|held| match held {
            Held::Comment { text, .. } | Held::Tags(text) => Some(TableLine::Comment(text)),
            Held::Blank => None,
        });
        self.table.extend(between);
        self.table.push(TableLine::Row(raw_cells(line.trimmed())));
    }

    fn end_table(&mut self) {
        let table = std::mem::take(&mut self.table);
        let rows: Vec<&[String]> = table
            .iter()
            .filter_map(|line| match line {
                TableLine::Row(cells) => Some(cells.as_slice()),
                TableLine::Comment(_) => None,
            })
            .collect();
        let mut rows = aligned(&rows).into_iter();
        for line in table {
            let text = match line {
                TableLine::Comment(text) => Some(text),
                TableLine::Row(_) => rows.next(),
            };
            self.push(self.group + 4, &text.unwrap_or_default());
        }
    }

    fn doc_string<'s>(&mut self, open: Line<'s>, fence: &str, rest: &mut impl Iterator<Item = Line<'s>>) {
        let indent = self.group + 4;
        self.release(indent, false);
        let margin = open.column() - 1;
        let kind: String = open.trimmed().chars().skip(3).collect();
        self.push(indent, &format!("{fence}{}", kind.trim()));
        let inside = rest.take_while(|line| {
            let plain = if fence == "```" { line.trimmed().into() } else { line.plain() };
            plain != fence
        });
        let content: Vec<_> = inside.map(|line| line.text).collect();
        // What stands in the block belongs to it, spaces at the end included.
        for line in without_margin(&content, margin) {
            self.out.push(if line.is_empty() { line } else { format!("{:indent$}{line}", "") });
        }
        self.push(indent, fence);
    }

    /// What waited stands above an ordinary line: comments beside it, one blank line at most, none below a title.
    fn release(&mut self, indent: usize, blanks: bool) {
        for held in std::mem::take(&mut self.held) {
            match held {
                Held::Blank if blanks && !self.after_title => self.blank(),
                Held::Blank => {}
                Held::Comment { text, .. } | Held::Tags(text) => self.comment(indent, &text),
            }
        }
    }

    /// What waited stands above a title: a blank line, then the comments and tags that touch it.
    fn release_above_title(&mut self, indent: usize) {
        let held = std::mem::take(&mut self.held);
        let first_tag = held.iter().position(|held| matches!(held, Held::Tags(_))).unwrap_or(held.len());
        let last_blank = held[..first_tag].iter().rposition(|held| matches!(held, Held::Blank));
        if last_blank.is_none() {
            self.blank();
        }
        for (index, held) in held.into_iter().enumerate() {
            match held {
                Held::Blank if index < first_tag => self.blank(),
                Held::Blank => {}
                Held::Comment { text, .. } if self.place == Place::Top && index < first_tag => {
                    self.comment(indent, &language(&text).unwrap_or(text));
                }
                Held::Comment { text, indent: own } if last_blank.is_some_and(|blank| index < blank) => {
                    self.comment(self.nearest(own), &text);
                }
                Held::Comment { text, .. } => self.comment(indent, &text),
                Held::Tags(text) => self.comment(indent, &text),
            }
        }
    }

    /// A comment that touches nothing below it stays about where it was.
    fn nearest(&self, own: usize) -> usize {
        (own.div_ceil(2) * 2).min(self.indent)
    }

    fn comment(&mut self, indent: usize, text: &str) {
        self.out.push(format!("{:indent$}{text}", "").trim_end().to_owned());
        self.after_title = false;
    }

    fn blank(&mut self) {
        if self.out.last().is_some_and(|line| !line.is_empty()) {
            self.out.push(String::new());
        }
    }

    fn finish(mut self) -> String {
        self.end_table();
        for held in std::mem::take(&mut self.held) {
            match held {
                Held::Blank => self.blank(),
                Held::Comment { text, indent } => self.comment(self.nearest(indent), &text),
                Held::Tags(text) => self.comment(0, &text),
            }
        }
        while self.out.last().is_some_and(String::is_empty) {
            self.out.pop();
        }
        let mut text = self.out.join("\n");
        text.push('\n');
        text
    }
}

/// The rows of a table, their bars below each other.
#[must_use]
pub fn aligned(rows: &[&[String]]) -> Vec<String> {
    let mut widths: Vec<usize> = Vec::new();
    for cells in rows {
        widths.resize(widths.len().max(cells.len()), 1);
        for (width, cell) in widths.iter_mut().zip(*cells) {
            *width = (*width).max(cell.width());
        }
    }
    let pad = |(cell, width): (&String, &usize)| format!(" {cell}{} |", " ".repeat(width - cell.width()));
    rows.iter().map(|cells| format!("|{}", cells.iter().zip(&widths).map(pad).collect::<String>())).collect()
}

/// Tags one space apart, and the comment after them as it is.
fn tags(line: &str) -> String {
    let end = line.char_indices().scan(' ', |before, (byte, c)| Some((byte, std::mem::replace(before, c), c)));
    let comment = end.filter(|(_, before, c)| *c == '#' && before.is_whitespace()).map(|(byte, ..)| byte).next();
    let (tags, comment) = line.split_at(comment.unwrap_or(line.len()));
    let tags: Vec<_> = tags.split_whitespace().collect();
    format!("{} {comment}", tags.join(" ")).trim_end().to_owned()
}

/// `#langue : Français` is `# language: fr`.
fn language(comment: &str) -> Option<String> {
    let comment = fold(comment.trim_start_matches('#').trim());
    let (key, code) = comment.split_once(':')?;
    let code = code.trim();
    if !matches!(key.trim(), "language" | "langue") || code.contains(' ') {
        return None;
    }
    let code = match Dialect::from_code(code)? {
        Dialect::French => "fr",
        Dialect::English => "en",
    };
    Some(format!("# language: {code}"))
}

/// The cells of a row as they are written, `\|` and `\\` included, without the spaces around them.
fn raw_cells(row: &str) -> Vec<String> {
    let mut cells = Vec::new();
    let mut cell = String::new();
    let mut chars = row.chars().skip(1);
    while let Some(c) = chars.next() {
        match c {
            '|' => cells.push(std::mem::take(&mut cell).trim().to_owned()),
            '\\' => {
                cell.push(c);
                cell.extend(chars.next());
            }
            c => cell.push(c),
        }
    }
    cells
}

/// A sentence with single plain spaces, straight apostrophes, and « guillemets » with a space inside; same words.
fn typography(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    for c in value.chars() {
        match c {
            '’' | '‘' | 'ʼ' | '＇' => out.push('\''),
            '«' | '“' | '„' => out.push_str("« "),
            '»' | '”' => {
                out.truncate(out.trim_end().len());
                out.push_str(" »");
            }
            c if c.is_whitespace() => {
                if !out.ends_with(' ') {
                    out.push(' ');
                }
            }
            c => out.push(c),
        }
    }
    let out = out.trim().to_owned();
    if sentence(&out) == sentence(value) { out } else { value.to_owned() }
}
