//! What can be written here: keywords, sentences, tags, articles, legal turns.

use std::ops::ControlFlow;

use lsp_types::{
    CompletionItem, CompletionItemKind, CompletionTextEdit, Documentation, InsertTextFormat, MarkupContent, MarkupKind,
    Position, Range, TextEdit,
};

use super::document::Document;
use super::help;
use crate::articles::Article;
use crate::project::Project;
use crate::session;
use crate::spec::application::this_program;
use crate::spec::catalogue::{Catalogue, Found, with_values_of};
use crate::spec::plan::Case;
use crate::spec::play::play;
use crate::spec::reader::keywords::Header;
use crate::spec::reader::lines::{Line, Token};
use crate::spec::reader::typography::{fold, sentence};
use crate::spec::reader::{self, KNOWN_TAGS, dialect_of, glance};
use crate::spec::steps::{Phrase, THEMES};

/// Beyond this, a list of turns helps nobody.
const MOST_TURNS: usize = 300;

/// Where something is being written.
struct Here<'d> {
    document: &'d Document,
    line: usize,
    column: usize,
    /// The line, up to the cursor.
    before: String,
}

impl Here<'_> {
    /// An item that takes the place of what was typed from character `start` on.
    fn item(&self, start: usize, text: &str, kind: CompletionItemKind) -> CompletionItem {
        let range: Range = self.document.range(self.line, start, self.column);
        CompletionItem {
            label: text.to_owned(),
            kind: Some(kind),
            // We have chosen already: the editor must not choose again by its own letters.
            filter_text: Some(self.before.chars().skip(start).collect()),
            text_edit: Some(CompletionTextEdit::Edit(TextEdit { range, new_text: text.to_owned() })),
            ..CompletionItem::default()
        }
    }

    /// The character where the last word begins.
    fn word(&self) -> usize {
        let word = self.before.chars().rev().take_while(|c| !c.is_whitespace()).count();
        self.column - word
    }
}

/// What can be written at a place.
pub(super) fn items(
    document: &Document,
    position: Position,
    project: Option<&Project>,
    snippets: bool,
) -> Vec<CompletionItem> {
    let (line, column) = document.place(position);
    let before: String = document.line(line).chars().take(column).collect();
    let here = Here { document, line, column, before };
    let line = Line { number: line + 1, start: 0, text: &here.before };
    let glanced = glance(&document.reading.source);
    if matches!(glanced.get(here.line), Some((_, Token::Fence(_) | Token::Comment | Token::Row))) {
        return Vec::new();
    }
    let items = match line.token(dialect_of(&document.reading.source)) {
        Token::Tags => tags(&here, project),
        Token::Step { value, .. } => {
            // Of an empty sentence, only the spaces after the keyword are there yet.
            let said = if value.is_empty() { here.column } else { here.before.trim_end().chars().count() };
            let start = said - value.chars().count();
            sentences(&here, start, project, snippets)
        }
        Token::Blank | Token::Text => keywords(&here, line.column() - 1),
        _ => Vec::new(),
    };
    // In our order, whatever the editor's own is.
    items
        .into_iter()
        .enumerate()
        .map(|(index, item)| CompletionItem { sort_text: Some(format!("{index:04}")), ..item })
        .collect()
}

fn keywords(here: &Here<'_>, start: usize) -> Vec<CompletionItem> {
    let start = start.min(here.column);
    let typed = fold(&here.before.chars().skip(start).collect::<String>());
    let known =
        dialect_of(&here.document.reading.source).keywords().filter(|keyword| fold(keyword).starts_with(&typed));
    known.map(|keyword| here.item(start, &format!("{keyword} "), CompletionItemKind::KEYWORD)).collect()
}

fn documented(item: CompletionItem, article: &Article) -> CompletionItem {
    let text = article.text.split_whitespace().collect::<Vec<_>>().join(" ");
    CompletionItem {
        detail: Some(article.kind.word().into()),
        documentation: Some(Documentation::String(text)),
        ..item
    }
}

fn tags(here: &Here<'_>, project: Option<&Project>) -> Vec<CompletionItem> {
    let start = here.word();
    let typed = fold(&here.before.chars().skip(start).collect::<String>());
    let game = help::game(here.document);
    let games = arbitre_rules::GameId::ALL.iter();
    let mut articles: Vec<&Article> =
        games.clone().filter_map(|&game| Some(project?.articles().of(game))).flatten().collect();
    articles.sort_by_key(|article| crate::articles::game_of(&article.id) != game);
    let articles = articles.into_iter().map(|article| (format!("@{}", article.id), Some(article)));
    let others = games.map(|game| game.slug()).chain(KNOWN_TAGS.iter().copied()).map(|tag| (format!("@{tag}"), None));
    let fitting = articles.chain(others).filter(|(tag, _)| fold(tag).starts_with(&typed));
    let item = |(tag, article): (String, Option<&Article>)| {
        let item = here.item(start, &tag, CompletionItemKind::REFERENCE);
        article.map_or(item.clone(), |article| documented(item, article))
    };
    fitting.map(item).collect()
}

fn sentences(here: &Here<'_>, start: usize, project: Option<&Project>, snippets: bool) -> Vec<CompletionItem> {
    let typed: String = here.before.chars().skip(start).collect();
    if let Some(project) = project.filter(|_| {
        fold(&typed).trim_end_matches(|c: char| c.is_ascii_alphanumeric() || c == '-').ends_with("article ")
    }) {
        let word = here.word();
        let begun = fold(&here.before.chars().skip(word).collect::<String>());
        let articles = help::game(here.document).map(|game| project.articles().of(game)).unwrap_or_default();
        let fitting = articles.iter().filter(|article| fold(&article.id).starts_with(&begun));
        return fitting
            .map(|article| documented(here.item(word, &article.id, CompletionItemKind::REFERENCE), article))
            .collect();
    }
    let verb = typed.trim_end_matches(|c: char| !c.is_whitespace());
    let plays = ["joue ", "jouent ", "jouer "].iter().any(|plays| verb.ends_with(plays));
    let mut items = if plays { turns(here) } else { Vec::new() };
    let mut phrases: Vec<_> = fitting(here, &typed).collect();
    phrases.sort_by_key(|(rank, _)| *rank);
    items.extend(phrases.into_iter().map(|(_, phrase)| phrase_item(here, start, &typed, phrase, snippets)));
    items
}

/// The sentences that what was typed may become, the likeliest with the lowest rank.
fn fitting(here: &Here<'_>, typed: &str) -> impl Iterator<Item = (usize, &'static Phrase)> {
    let game = help::game(here.document).map(|game| game.game().name);
    let of_another_game = move |title: &str| {
        let name = title.split(" : ").next().unwrap_or_default();
        let mut games = arbitre_rules::GameId::ALL.iter().map(|game| game.game().name);
        game.is_some_and(|own| games.any(|other| other == name && other != own))
    };
    let typed = typed.to_owned();
    let phrases = THEMES.iter().filter(move |theme| !of_another_game(theme.title)).flat_map(|theme| theme.phrases);
    phrases.filter_map(move |phrase| {
        let wanted = fold(&typed);
        let filled = fold(&with_values_of(&typed, &phrase.example()));
        let said = fold(&format!("{} {}", phrase.model, phrase.example()));
        let rank = if filled.starts_with(wanted.trim_end()) {
            0
        } else if wanted.split_whitespace().all(|word| said.contains(word) || filled.contains(word)) {
            1
        } else {
            return None;
        };
        Some((rank, phrase))
    })
}

fn phrase_item(here: &Here<'_>, start: usize, typed: &str, phrase: &Phrase, snippets: bool) -> CompletionItem {
    let example = with_values_of(typed, &phrase.example());
    let kinds = match Catalogue::get().find(&sentence(&phrase.example())) {
        Found::One(entry) => help::does(entry.kinds),
        Found::Nothing | Found::Several(_) => "",
    };
    let note = if phrase.note.is_empty() { String::new() } else { format!("\n\n{}", phrase.note) };
    let value = format!("*{example}*{note}");
    let mut item = here.item(start, &example, CompletionItemKind::SNIPPET);
    item.label = phrase.model.into();
    item.detail = Some(kinds.into());
    item.documentation = Some(Documentation::MarkupContent(MarkupContent { kind: MarkupKind::Markdown, value }));
    if snippets && let Some(CompletionTextEdit::Edit(edit)) = &mut item.text_edit {
        edit.new_text = snippet(typed, phrase);
        item.insert_text_format = Some(InsertTextFormat::SNIPPET);
    }
    item
}

/// The sentence with a place to fill in for each word that varies; what was typed of them already stays.
fn snippet(typed: &str, phrase: &Phrase) -> String {
    let plain: String = phrase.pieces().iter().map(|(text, _)| *text).collect();
    // Values keep their order, so that filling the whole or its pieces comes to the same.
    let filled = with_values_of(typed, &plain);
    let mut rest = filled.as_str();
    let mut out = String::new();
    let mut number = 0;
    let pieces = phrase.pieces();
    for (index, (text, varies)) in pieces.iter().enumerate() {
        let fixed_after = pieces.get(index + 1).map(|(next, _)| *next).filter(|next| !next.is_empty());
        let end = match (varies, fixed_after) {
            (false, _) => text.len().min(rest.len()),
            (true, Some(next)) => rest.find(next).unwrap_or(rest.len()),
            (true, None) => rest.len(),
        };
        let (piece, after) = rest.split_at_checked(end).unwrap_or((rest, ""));
        let escaped = piece.replace('\\', "\\\\").replace('$', "\\$").replace('}', "\\}");
        if *varies {
            number += 1;
            out.push_str(&format!("${{{number}:{escaped}}}"));
        } else {
            out.push_str(&escaped);
        }
        rest = after;
    }
    out
}

/// The legal turns where the scenario has come to.
fn turns(here: &Here<'_>) -> Vec<CompletionItem> {
    let word = here.word();
    let begun = fold(&here.before.chars().skip(word).collect::<String>());
    let Some(text) = scenario_so_far(&here.document.reading.source, here.line) else { return Vec::new() };
    let reading = reader::read("", text.as_bytes(), &*here.document.language, None);
    let Some(case) =
        reading.feature.and_then(|feature| Case::all_in(feature, &reading.source, &here.document.language).pop())
    else {
        return Vec::new();
    };
    let played = futures::executor::block_on(play(&case, &this_program()));
    let Some((game, position)) = played.pictures.closing() else { return Vec::new() };
    let Ok(mut session) = session::open(game.id, position) else { return Vec::new() };
    let mut turns = Vec::new();
    let mut keep = |turn: String| {
        if fold(&turn).starts_with(&begun) {
            turns.push(turn);
        }
        if turns.len() < MOST_TURNS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    if session.visit_turns(&mut keep).is_err() {
        return Vec::new();
    }
    turns.iter().map(|turn| here.item(word, turn, CompletionItemKind::VALUE)).collect()
}

/// A feature with nothing but the scenario that the line is in, up to that line, and what is said before all scenarios. The rest
/// of the text may be as broken as it likes.
fn scenario_so_far(source: &str, line: usize) -> Option<String> {
    let [mut feature, mut background, mut rule, mut rule_background, mut scenario, mut tags] =
        [const { Vec::new() }; 6];
    let mut at = Header::Feature;
    for (line, token) in glance(source).into_iter().take(line) {
        match token {
            Token::Tags => {
                tags.push(line.text);
                continue;
            }
            Token::Header { header, .. } => {
                match header {
                    Header::Rule => [&mut rule, &mut rule_background, &mut scenario].into_iter().for_each(Vec::clear),
                    Header::Scenario => scenario.clear(),
                    Header::Outline | Header::Examples => scenario = Vec::new(),
                    Header::Feature | Header::Background => {}
                }
                at = header;
            }
            _ => {}
        }
        let part = match at {
            Header::Feature => &mut feature,
            Header::Background if rule.is_empty() => &mut background,
            Header::Background => &mut rule_background,
            Header::Rule => &mut rule,
            Header::Scenario => &mut scenario,
            Header::Outline | Header::Examples => {
                tags.clear();
                continue;
            }
        };
        part.append(&mut tags);
        part.push(line.text);
    }
    if scenario.is_empty() {
        return None;
    }
    // A sentence that plays nothing and checks something, so that the set-up is put on the board.
    let parts = [feature, background, rule, rule_background, scenario, vec!["* la partie continue", ""]];
    Some(parts.concat().join("\n"))
}
