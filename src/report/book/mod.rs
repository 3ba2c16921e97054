//! The book as pages that can be published: every address, and the text at each. Nothing to run, nothing to fetch.

mod article;
mod overview;
mod parts;

use maud::html;
use parts::{From, TITLE, frame};

use crate::book::{Book, Chapter};
use crate::diagnostic::Diagnostic;

/// A page, or what pages are dressed with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// What a server says that it is.
    pub media: &'static str,
    /// Its text.
    pub text: String,
}

impl Page {
    const fn html(text: String) -> Self {
        Self { media: "text/html; charset=utf-8", text }
    }

    fn dress() -> Self {
        Self { media: "text/css; charset=utf-8", text: STYLE.to_owned() }
    }
}

/// How every page of a book begins: a folder whose pages all begin so may be replaced by another book.
pub const MARK: &str = "<!DOCTYPE html><html lang=\"fr\"><head><meta charset=\"utf-8\"><meta name=\"generator\" content=\"arbitre livre\">";

/// How the style of a book begins.
pub const STYLE_MARK: &str = "/* arbitre livre";

const STYLE: &str = include_str!("style.css");

const INDEX: &str = "index.html";
const TAGS: &str = "etiquettes.html";
const DRESS: &str = "style.css";

/// The address of every page, from the folder of the book.
#[must_use]
pub fn addresses(book: &Book) -> Vec<String> {
    let mut all = vec![INDEX.to_owned(), TAGS.to_owned(), DRESS.to_owned()];
    for chapter in &book.chapters {
        all.push(format!("{}/{INDEX}", chapter.game.slug()));
        all.extend(chapter.entries.iter().map(|entry| address(chapter, &entry.article.id)));
    }
    all
}

/// The address of an article.
fn address(chapter: &Chapter, article: &str) -> String {
    format!("{}/{article}.html", chapter.game.slug())
}

/// The page at an address; a folder stands for its index.
#[must_use]
pub fn page(book: &Book, address: &str) -> Option<Page> {
    let html = |text| Some(Page::html(text));
    match address {
        "" | INDEX => return html(overview::index(book)),
        TAGS => return html(overview::tags(book)),
        DRESS => return Some(Page::dress()),
        _ => {}
    }
    let (slug, name) = address.split_once('/')?;
    let chapter = book.chapters.iter().find(|chapter| chapter.game.slug() == slug)?;
    if name.is_empty() || name == INDEX {
        return html(overview::game(book, chapter));
    }
    let id = name.strip_suffix(".html")?;
    let index = chapter.entries.iter().position(|entry| entry.article.id == id)?;
    html(article::page(book, chapter, index))
}

/// What stands at any address as long as there is no book: what is wrong with the files it would be made from.
#[must_use]
pub fn refused(findings: &[Diagnostic], address: &str, home: &str) -> Page {
    if address == DRESS {
        return Page::dress();
    }
    let empty = Book { home: Some(home.into()), ..Book::default() };
    let from = From { book: &empty, up: if address.contains('/') { "../" } else { "" } };
    let body = html! {
        h1 { (TITLE) }
        p.lead { "Le livre ne peut pas être composé\u{a0}: des fichiers sont refusés. Corrigez-les, puis rechargez cette page." }
        @for finding in findings { pre { (finding.render(false)) } }
    };
    Page::html(frame(from, TITLE, html! {}, body))
}
