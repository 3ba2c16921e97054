//! What all pages of the book share: their frame, French typography, links between articles.

use arbitre_rules::count;
use maud::{Markup, PreEscaped, html};

use super::MARK;
use crate::articles::{Kind, game_of};
use crate::book::{Book, Entry};
use crate::diagnostic::spaced;
use crate::spec::coverage::Lack;
use crate::spec::plan::is_article;

/// The title of the whole.
pub(super) const TITLE: &str = "Le livre des règles";

/// Where a page stands: what leads from it to the folder of the book.
#[derive(Clone, Copy)]
pub(super) struct From<'b> {
    pub(super) book: &'b Book,
    pub(super) up: &'static str,
}

impl From<'_> {
    /// A link to an article, if the book has it.
    pub(super) fn link(self, id: &str) -> Markup {
        match game_of(id).filter(|_| self.book.entries().any(|entry| entry.article.id == id)) {
            Some(game) => html! { a href={ (self.up) (game.slug()) "/" (id) ".html" } { (id) } },
            None => html! { (id) },
        }
    }

    /// A text, set, with the articles that it names linked.
    pub(super) fn prose(self, text: &str) -> Markup {
        let text = typeset(text);
        let in_word = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let mut parts = Vec::new();
        let mut rest = text.as_str();
        while !rest.is_empty() {
            let word = rest.find(|c: char| !in_word(c)).unwrap_or(rest.len());
            let end = if word > 0 { word } else { rest.find(in_word).unwrap_or(rest.len()) };
            let (part, after) = rest.split_at(end);
            parts.push(if is_article(part) {
                self.link(part)
            } else {
                html! { (part) }
            });
            rest = after;
        }
        html! { @for part in parts { (part) } }
    }

    /// A tag, linked to what it is about.
    pub(super) fn tag(self, tag: &str) -> Markup {
        if is_article(tag) {
            return html! { "@" (self.link(tag)) };
        }
        if self.book.chapters.iter().any(|chapter| chapter.game.slug() == tag) {
            return html! { "@" a href={ (self.up) (tag) "/index.html" } { (tag) } };
        }
        html! { "@" a href={ (self.up) (super::TAGS) "#" (tag) } { (tag) } }
    }
}

/// A text as a French printer sets it: one line, curved apostrophes, « guillemets », spaces that do not break.
pub(super) fn typeset(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut quoted = false;
    for c in text.split_whitespace().collect::<Vec<_>>().join(" ").chars() {
        match c {
            '\'' => out.push('’'),
            '"' => {
                out.push_str(if quoted { " »" } else { "« " });
                quoted = !quoted;
            }
            c => out.push(c),
        }
    }
    spaced(&out)
}

/// A whole page.
pub(super) fn frame(from: From<'_>, title: &str, above: Markup, body: Markup) -> String {
    let page = html! {
        meta name="viewport" content="width=device-width, initial-scale=1";
        meta name="color-scheme" content="light dark";
        title { (title) }
        link rel="stylesheet" href={ (from.up) (super::DRESS) };
        (PreEscaped("</head>"))
        body {
            a.skip href="#texte" { "Aller au texte" }
            header.top {
                nav aria-label="Où l’on est" {
                    @if let Some(home) = &from.book.home { a href={ (from.up) (home) } { "Le studio" } }
                    (above)
                }
            }
            main id="texte" { (body) }
            footer.bottom {
                p { (typeset("Chaque scénario de ce livre est joué par le programme arbitre, qui en dessine les plateaux.")) }
            }
        }
        (PreEscaped("</html>"))
    };
    format!("{MARK}{}\n", page.into_string())
}

/// Whether the rulebook says it.
pub(super) fn kind(kind: Kind) -> Markup {
    let class = if kind == Kind::Interpreted { "kind interpreted" } else { "kind" };
    html! { span class=(class) { (kind.word()) } }
}

/// What nobody shows yet about an article.
pub(super) fn missing(entry: &Entry) -> Option<String> {
    match (entry.coverage.lack(&entry.article), &entry.article.to_come) {
        (Some(Lack::Scenario), _) => Some("sans scénario".into()),
        (Some(Lack::Refusal), _) => Some("sans exemple de refus".into()),
        (Some(Lack::Tag), _) => Some("un scénario ne dit pas qu'il montre une interprétation".into()),
        (None, to_come) => to_come.as_ref().map(|part| format!("à venir : {part}")),
    }
}

/// « 12 scénarios, dont 5 refus ».
pub(super) fn covered(entry: &Entry) -> String {
    let scenarios = match entry.coverage.total() {
        0 => "aucun scénario".to_owned(),
        total => count(total, "scénario", "scénarios"),
    };
    match entry.coverage.refused {
        0 => scenarios,
        refused => format!("{scenarios}, dont {refused} refus"),
    }
}
