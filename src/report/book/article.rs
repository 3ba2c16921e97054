//! The page of an article: what it says, why, what shows it, and what does not yet.

use maud::{Markup, html};

use super::parts::{From, TITLE, covered, frame, kind, typeset};
use crate::book::{Book, Chapter, Entry, Group, Scenario, StepText};
use crate::spec::coverage::Lack;
use crate::spec::film::{ACCEPTED, Picture};
use crate::spec::reader::keywords::space_after;

pub(super) fn page(book: &Book, chapter: &Chapter, index: usize) -> String {
    let from = From { book, up: "../" };
    let name = chapter.game.game().name;
    let entry = &chapter.entries[index];
    let article = &entry.article;
    let body = html! {
        h1 { (article.id) }
        p.law { (from.prose(&article.text)) }
        p.facts {
            (kind(article.kind)) " · " (covered(entry))
            @if article.forbids { " · interdit quelque chose" }
        }
        @if let Some(reason) = &article.reason {
            div.note { p { strong { "Pourquoi cette lecture" } } p { (from.prose(reason)) } }
        }
        @if let Some(lacking) = lacking(entry) { div.note.lacking { p { (typeset(&lacking)) } } }
        @if !entry.near.is_empty() {
            nav.near aria-label="Voir aussi" { span { "Voir aussi" } ul.chips { @for id in &entry.near { li { (from.link(id)) } } } }
        }
        @if !entry.groups.is_empty() { h2 { "Les scénarios" } (scenarios(from, entry)) }
        (turn(chapter, index))
        nav.all aria-label={ "Tous les articles de " (name) } {
            ul.chips {
                @for other in &chapter.entries {
                    @if other.article.id == article.id { li { span aria-current="page" { (article.id) } } }
                    @else { li { (from.link(&other.article.id)) } }
                }
            }
        }
    };
    let above = html! {
        a href="../index.html" { (TITLE) } a href="index.html" { (name) } span.here { (article.id) }
        span.beside { (beside(chapter, index.checked_sub(1), "prev")) (beside(chapter, Some(index + 1), "next")) }
    };
    frame(from, &format!("{} – {name}", article.id), above, body)
}

/// What nobody shows yet about an article, in a sentence.
fn lacking(entry: &Entry) -> Option<String> {
    match (entry.coverage.lack(&entry.article), &entry.article.to_come) {
        (Some(Lack::Scenario), _) => Some("Non couvert : aucun scénario ne montre encore cet article.".into()),
        (Some(Lack::Refusal), _) => {
            Some("Incomplet : cet article interdit quelque chose, et aucun scénario ne montre encore de refus.".into())
        }
        (Some(Lack::Tag), _) => {
            Some("Incomplet : cet article est interprété, et un scénario ne le dit pas (@interprete).".into())
        }
        (None, to_come) => to_come.as_ref().map(|part| format!("À venir : {part}")),
    }
}

/// An article beside this one, named in few signs.
fn beside(chapter: &Chapter, index: Option<usize>, rel: &str) -> Markup {
    let entry = index.and_then(|index| chapter.entries.get(index));
    html! { @if let Some(Entry { article, .. }) = entry {
        a rel=(rel) href={ (article.id) ".html" } { (article.id) }
    } }
}

/// The articles before and after, with what they say.
fn turn(chapter: &Chapter, index: usize) -> Markup {
    let link = |index: Option<usize>, rel: &str| {
        let entry = index.and_then(|index| chapter.entries.get(index));
        html! { @if let Some(Entry { article, .. }) = entry {
            a rel=(rel) href={ (article.id) ".html" } { strong { (article.id) } span { (opening(&article.text)) } }
        } }
    };
    html! { nav.turn aria-label="Article précédent et suivant" { (link(index.checked_sub(1), "prev")) (link(Some(index + 1), "next")) } }
}

/// The first words of a text.
fn opening(text: &str) -> String {
    const LONGEST: usize = 70;
    let text = typeset(text);
    if text.chars().count() <= LONGEST {
        return text;
    }
    let start: String = text.chars().take(LONGEST).collect();
    let words = start.rsplit_once(' ').map_or(start.as_str(), |(words, _)| words);
    format!("{}…", words.trim_end_matches(|c: char| !c.is_alphanumeric()))
}

/// The scenarios, under the rules that they stand under.
fn scenarios(from: From<'_>, entry: &Entry) -> Markup {
    let heading = |group: &Group| (group.feature.clone(), group.rule.clone());
    let same = |a: &Group, b: &Group| heading(a) == heading(b);
    let mut first = true;
    html! {
        @for groups in entry.groups.chunk_by(same) {
            section.rule {
                h3 { (typeset(groups[0].rule.as_deref().unwrap_or(&groups[0].feature))) }
                @for group in groups { (written(from, entry, group, std::mem::take(&mut first))) }
            }
        }
    }
}

/// A scenario as it is written: with its examples below it, if it has some.
fn written(from: From<'_>, entry: &Entry, group: &Group, open: bool) -> Markup {
    if let [scenario] = group.scenarios.as_slice() {
        return played(from, entry, scenario, &scenario.title, open);
    }
    html! {
        details.outline open[open] {
            summary { span.title { (typeset(&group.title)) } " " span.number { (group.scenarios.len()) " cas" } }
            @for (index, scenario) in group.scenarios.iter().enumerate() {
                (played(from, entry, scenario, &case_title(group, scenario), open && index == 0))
            }
        }
    }
}

/// What tells a scenario from the others of its group: « exemple 2, étape 1 » if its title says no more.
fn case_title(group: &Group, scenario: &Scenario) -> String {
    match scenario.title.strip_prefix(&group.title).map(str::trim) {
        Some(rest) if rest.starts_with(['(', '[']) => {
            let rest = rest.replace(") [", ", ");
            rest.trim_matches(['(', '[', ')', ']']).to_owned()
        }
        _ => scenario.title.clone(),
    }
}

fn played(from: From<'_>, entry: &Entry, scenario: &Scenario, title: &str, open: bool) -> Markup {
    let refuses = scenario.refusals.contains(&entry.article.id);
    html! {
        details.scenario id=(scenario.name) open[open] {
            summary {
                span.title { (typeset(title)) }
                @if refuses { " " span.refusal { "refus" } }
                @if !scenario.failures.is_empty() { " " span.wrong { "divergent" } }
            }
            ol.steps { @for step in &scenario.steps { li { (step_text(from, step)) } } }
            @for failure in &scenario.failures { pre.wrong tabindex="0" { (failure) } }
            ol.film aria-label="Le film" { @for picture in &scenario.pictures { li { (drawn(from, picture)) } } }
            p.source {
                code { (scenario.place) } " "
                @for tag in &scenario.tags { span.tag { (from.tag(tag)) } " " }
                a.address href={ "#" (scenario.name) } { "adresse de ce scénario" }
            }
        }
    }
}

fn step_text(from: From<'_>, step: &StepText) -> Markup {
    html! {
        b { (typeset(&step.keyword)) } (space_after(&step.keyword)) (from.prose(&step.sentence))
        @if let Some(block) = &step.block { pre tabindex="0" { (block) } }
    }
}

fn drawn(from: From<'_>, picture: &Picture) -> Markup {
    html! {
        figure {
            figcaption {
                (from.prose(&picture.heading))
                @if let Some(verdict) = &picture.verdict {
                    span class=(if verdict == ACCEPTED { "verdict" } else { "verdict no" }) { (from.prose(verdict)) }
                }
            }
            pre tabindex="0" { (picture.board) }
        }
    }
}
