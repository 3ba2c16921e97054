//! The book as the studio shows it: the pages of `arbitre livre`, made again when a feature or an article has changed.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use crate::book::Book;
use crate::diagnostic::Diagnostic;
use crate::disk::{self, stamp};
use crate::project::Project;
use crate::report::book::{Page, page, refused};
use crate::spec::application::this_program;
use crate::spec::language::lessons;
use crate::spec::run::project_files;

/// Where the studio is, seen from the folder of the book.
const STUDIO: &str = "../";

/// The book that was made last.
#[derive(Debug, Default)]
pub(super) struct Shelf(Mutex<Option<Shown>>);

#[derive(Debug)]
struct Shown {
    made_from: Vec<Stamp>,
    book: Result<Arc<Book>, Vec<Diagnostic>>,
}

/// A file as it was.
type Stamp = (PathBuf, Option<disk::Stamp>);

impl Shelf {
    /// The page at an address, if there is one. Without a book, every address says what is wrong with the features.
    pub(super) fn page(&self, project: &Project, address: &str) -> Option<Page> {
        match self.book(project) {
            Ok(book) => page(&book, address),
            Err(findings) => Some(refused(&findings, address, STUDIO)),
        }
    }

    fn book(&self, project: &Project) -> Result<Arc<Book>, Vec<Diagnostic>> {
        // Two pages asked for at once wait for one book.
        let mut shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let made_from = stamps(project);
        match &*shown {
            Some(shown) if shown.made_from == made_from => shown.book.clone(),
            _ => {
                let book = make(project);
                *shown = Some(Shown { made_from, book: book.clone() });
                book
            }
        }
    }
}

fn make(project: &Project) -> Result<Arc<Book>, Vec<Diagnostic>> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut book = Book::of(&project.again().and_then(lessons::checked)?, threads, &this_program())?;
    book.home = Some(STUDIO.into());
    Ok(Arc::new(book))
}

/// Everything that the book is made from.
fn stamps(project: &Project) -> Vec<Stamp> {
    let files = project_files(project).unwrap_or_default();
    project.papers().chain(files).map(|path| (path.clone(), stamp(&path))).collect()
}
