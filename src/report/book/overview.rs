//! The pages that lead to articles: the index, a game, the tags.

use arbitre_rules::count;
use maud::{Markup, html};

use super::parts::{From, TITLE, covered, frame, kind, missing, typeset};
use crate::articles::Kind;
use crate::book::{Book, Chapter, Entry};

/// What the tags mean that are neither articles nor games.
const MEANINGS: &[(&str, &str)] = &[
    ("interprete", "La règle du jeu se tait ou se contredit : le scénario montre la lecture choisie."),
    ("etape1", "Le scénario vaut à l'étape 1 de Quoridor."),
    ("etape2", "Le scénario vaut à l'étape 2 de Quoridor."),
    ("etape3", "Le scénario vaut à l'étape 3 de Quoridor."),
    ("etape4", "Le scénario vaut à l'étape 4 de Quoridor."),
    ("application", "Le scénario parle de l'écran de l'application."),
    ("machine", "Le scénario parle de l'adversaire que joue la machine."),
    ("lent", "Le scénario est long à jouer."),
];

pub(super) fn index(book: &Book) -> String {
    let from = From { book, up: "" };
    let articles = book.entries().count();
    let lacking: Vec<&Entry> = book.entries().filter(|entry| missing(entry).is_some()).collect();
    let body = html! {
        h1 { (TITLE) }
        p.lead {
            (typeset(&format!(
                "{}, {}, {}. Chaque article a sa page : ce qu'il dit, pourquoi on le lit ainsi, et les scénarios qui le montrent, plateau après plateau.",
                count(book.chapters.len(), "jeu", "jeux"),
                count(articles, "article", "articles"),
                count(book.scenarios, "scénario", "scénarios")
            )))
        }
        @if !book.divergent.is_empty() { (divergent(book)) }
        ul.games {
            @for chapter in &book.chapters {
                li {
                    h2 { a href={ (chapter.game.slug()) "/index.html" } { (chapter.game.game().name) } }
                    p { (chapter_line(chapter)) }
                }
            }
        }
        h2 { "Comment lire" }
        dl {
            dt { (kind(Kind::Described)) }
            dd { "La règle du jeu le dit." }
            dt { (kind(Kind::Interpreted)) }
            dd { "Elle ne le dit pas, ou se contredit : la lecture choisie est donnée avec sa raison." }
            dt { span.refusal { "refus" } }
            dd { "Le scénario tente ce que l’article interdit, et montre que rien ne bouge." }
        }
        p { "Les " a href=(super::TAGS) { "étiquettes" } " rassemblent des scénarios à travers les articles." }
        h2 id="non-couvert" { "Ce qui n’est pas couvert" }
        @if lacking.is_empty() {
            p { "Chaque article a ses scénarios, et chaque interdiction un exemple de refus." }
        } @else {
            ul { @for entry in lacking { li { (from.link(&entry.article.id)) "\u{a0}: " (missing(entry).unwrap_or_default()) } } }
        }
    };
    frame(from, TITLE, html! { span.here { (TITLE) } }, body)
}

fn divergent(book: &Book) -> Markup {
    html! {
        div.note.wrong role="note" {
            p { strong { (count(book.divergent.len(), "scénario contredit", "scénarios contredisent")) " les règles telles qu’elles sont programmées." } }
            ul { @for place in &book.divergent { li { code { (place) } } } }
        }
    }
}

fn chapter_line(chapter: &Chapter) -> String {
    let scenarios: std::collections::BTreeSet<_> =
        chapter.entries.iter().flat_map(Entry::scenarios).map(|scenario| &scenario.name).collect();
    let read = chapter.entries.iter().filter(|entry| entry.article.kind == Kind::Interpreted).count();
    let read = match read {
        0 => String::new(),
        read => format!(", dont {}", count(read, "interprété", "interprétés")),
    };
    let articles = count(chapter.entries.len(), "article", "articles");
    typeset(&format!("{articles}{read} ; {}.", count(scenarios.len(), "scénario", "scénarios")))
}

pub(super) fn game(book: &Book, chapter: &Chapter) -> String {
    let from = From { book, up: "../" };
    let name = chapter.game.game().name;
    let body = html! {
        h1 { (name) }
        p.lead { (chapter_line(chapter)) }
        ol.articles {
            @for entry in &chapter.entries {
                li id=(entry.article.id) {
                    h2 { (from.link(&entry.article.id)) }
                    div {
                        p { (from.prose(&entry.article.text)) }
                        p.facts {
                            (kind(entry.article.kind)) " · " (covered(entry))
                            @if let Some(missing) = missing(entry) { " · " span.missing { (missing) } }
                        }
                    }
                }
            }
        }
        (games(book, chapter))
    };
    let above = html! { a href="../index.html" { (TITLE) } span.here { (name) } };
    frame(from, &format!("{name} – {TITLE}"), above, body)
}

/// The games before and after.
fn games(book: &Book, chapter: &Chapter) -> Markup {
    let index = book.chapters.iter().position(|other| other.game == chapter.game).unwrap_or_default();
    let link = |index: Option<usize>, rel: &str| {
        let chapter = index.and_then(|index| book.chapters.get(index));
        html! { @if let Some(chapter) = chapter {
            a rel=(rel) href={ "../" (chapter.game.slug()) "/index.html" } { (chapter.game.game().name) }
        } }
    };
    html! { nav.turn aria-label="Jeu précédent et suivant" { (link(index.checked_sub(1), "prev")) (link(Some(index + 1), "next")) } }
}

pub(super) fn tags(book: &Book) -> String {
    let from = From { book, up: "" };
    let body = html! {
        h1 { "Les étiquettes" }
        p.lead { "Un scénario porte l’étiquette de ses articles et de son jeu. Celles-ci disent autre chose encore." }
        @for (tag, articles) in book.tags() {
            h2 id=(tag) { "@" (tag) }
            @if let Some((_, meaning)) = MEANINGS.iter().find(|(known, _)| *known == tag) { p { (typeset(meaning)) } }
            ul.chips { @for id in articles { li { (from.link(id)) } } }
        }
    };
    let above = html! { a href="index.html" { (TITLE) } span.here { "Étiquettes" } };
    frame(from, &format!("Étiquettes – {TITLE}"), above, body)
}
