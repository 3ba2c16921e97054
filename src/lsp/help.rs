//! What stands under the cursor: an article, or a sentence.

use lsp_types::{Hover, HoverContents, Location, MarkupContent, MarkupKind, Position, Range, Url};

use super::document::Document;
use super::findings::sentence_start;
use super::workspace;
use crate::diagnostic::spaced;
use crate::project::Project;
use crate::spec::catalogue::{Catalogue, Found};
use crate::spec::explained::{meant, told};
use crate::spec::plan::{Case, is_article};
use crate::spec::reader::Kinds;
use crate::spec::reader::glance;
use crate::spec::reader::lines::{Token, lines};
use crate::spec::reader::typography::sentence;

/// What the article or the sentence under the cursor says.
pub(super) fn hover(document: &Document, position: Position, project: Option<&Project>) -> Option<Hover> {
    let (line, column) = document.place(position);
    let shown = |text: String, range: Range| {
        let contents = HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value: spaced(&text) });
        Some(Hover { contents, range: Some(range) })
    };
    if let Some((id, range)) = article_at(document, line, column) {
        return shown(article(project?, &id)?, range);
    }
    let (glanced, token) = glance(&document.reading.source).into_iter().nth(line)?;
    let Token::Step { value, .. } = token else { return None };
    let start = sentence_start(glanced, &document.reading.source);
    if column < start {
        return None;
    }
    let end = start + value.chars().count();
    let told = phrase(&sentence(&value)).or_else(|| otherwise(document, line + 1))?;
    shown(told, document.range(line, start, end))
}

/// A step that says known sentences in other words: which, and what they are.
fn otherwise(document: &Document, line: usize) -> Option<String> {
    let feature = document.reading.feature.clone().or_else(|| document.reading.understood.clone())?;
    let cases = Case::all_in(feature, &document.reading.source, &document.language);
    let meant = |case: &Case| {
        let (step, _) = case.steps().find(|(step, _)| step.position.line == line)?;
        meant(case, step)
    };
    let sentences = cases.iter().find_map(meant)?;
    let about = sentences.iter().filter_map(|text| phrase(text));
    Some(std::iter::once(told(&sentences)).chain(about).collect::<Vec<_>>().join("\n\n"))
}

/// Where the article under the cursor is written.
pub(super) fn definition(document: &Document, position: Position, project: &Project) -> Option<Location> {
    let (line, column) = document.place(position);
    let (id, _) = article_at(document, line, column)?;
    let (path, line, column) = workspace::place(project, &id)?;
    let line = u32::try_from(line).ok()?;
    let [start, end] =
        [column, column + id.len()].map(|column| Position::new(line, u32::try_from(column).unwrap_or_default()));
    Some(Location { uri: Url::from_file_path(std::path::absolute(path).ok()?).ok()?, range: Range { start, end } })
}

/// The number of an article at a character, and its range.
fn article_at(document: &Document, line: usize, column: usize) -> Option<(String, Range)> {
    let text: Vec<char> = document.line(line).chars().collect();
    let in_word = |c: &char| c.is_ascii_alphanumeric() || *c == '-';
    let column = column.min(text.len());
    let start = column - text[..column].iter().rev().take_while(|c| in_word(c)).count();
    let end = column + text[column..].iter().take_while(|c| in_word(c)).count();
    let (start, word) = match text.get(start..end)? {
        // The sign of a tag is under the cursor.
        [] if text.get(column) == Some(&'@') => return article_at(document, line, column + 1),
        word => (start, word.iter().collect::<String>()),
    };
    is_article(&word).then(|| (word, document.range(line, start, end)))
}

/// An article in Markdown.
pub(super) fn article(project: &Project, id: &str) -> Option<String> {
    let article = project.articles().get(id)?;
    let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let reason =
        article.reason.as_deref().map(|reason| format!("\n\n*Pourquoi :* {}", flat(reason))).unwrap_or_default();
    Some(format!("**{}** ({})\n\n{}{reason}", article.id, article.kind.word(), flat(&article.text)))
}

/// A sentence in Markdown: its model, what it is for, what it does.
fn phrase(text: &str) -> Option<String> {
    let Found::One(entry) = Catalogue::get().find(text) else { return None };
    let models: Vec<_> = Catalogue::get()
        .phrases(text)
        .map(|phrase| {
            let note = if phrase.note.is_empty() { String::new() } else { format!(" : {}", phrase.note) };
            format!("`{}`{note}", phrase.model)
        })
        .collect();
    let does = does(entry.kinds);
    Some(if models.is_empty() { does.to_owned() } else { format!("{}\n\n{does}", models.join("\n\n")) })
}

/// What a sentence does, in words.
pub(super) const fn does(kinds: Kinds) -> &'static str {
    match (kinds.sets_up, kinds.acts, kinds.checks) {
        (true, false, false) => "Installe la partie.",
        (true, _, true) => "Installe la partie avant la première action, vérifie ensuite.",
        (_, true, _) => "Joue.",
        _ => "Vérifie.",
    }
}

/// The game that a text is about: that of its first tag that names one, or of its folder.
pub(super) fn game(document: &Document) -> Option<arbitre_rules::GameId> {
    let tags = lines(&document.reading.source).map(|line| line.trimmed()).filter(|line| line.starts_with('@'));
    let mut named = tags
        .flat_map(str::split_whitespace)
        .filter_map(|tag| arbitre_rules::GameId::from_slug(tag.trim_start_matches('@')));
    let path = document.path();
    let folder = || path.parent()?.file_name()?.to_str().and_then(arbitre_rules::GameId::from_slug);
    named.next().or_else(folder)
}
