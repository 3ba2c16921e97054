//! `arbitre livre`: every article with its scenarios and their boards, as pages that can be published.

use std::io;
use std::path::{Path, PathBuf};

use arbitre_rules::count;
use clap::{Arg, ArgMatches, Command};

use super::{paths, print, refuse};
use arbitre::book::Book;
use arbitre::diagnostic::{spaced, why};
use arbitre::disk;
use arbitre::report::book::{MARK, STYLE_MARK, addresses, page};
use arbitre::spec::application::this_program;

pub(super) fn command() -> Command {
    Command::new("livre")
        .about("Le livre des règles : chaque article, ses scénarios et leurs plateaux, en pages à publier")
        .arg(
            Arg::new("sortie")
                .long("sortie")
                .value_name("DOSSIER")
                .required(true)
                .value_parser(clap::value_parser!(PathBuf))
                .help("Le dossier à écrire : nouveau, vide, ou celui d'un livre précédent, alors remplacé"),
        )
        .arg(paths::features_option())
        .after_help(spaced(
            "Codes de retour : 0 livre écrit, 1 livre écrit mais des scénarios divergent, 2 mauvais usage ou fichier refusé.",
        ))
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    let Some(folder) = matches.get_one::<PathBuf>("sortie") else { return super::USAGE };
    match foreign(folder) {
        Ok(None) => {}
        Ok(Some(path)) => {
            return refuse(
                &format!("« {} » contient « {} », qui n'est pas d'un livre", folder.display(), path.display()),
                "donnez un dossier nouveau ou vide ; rien n'a été changé dans celui-ci",
            );
        }
        Err(error) => {
            return refuse(
                &format!("le dossier « {} » ne se lit pas ({})", folder.display(), why(&error)),
                "donnez un dossier nouveau ou vide, et vérifiez ses droits",
            );
        }
    }
    let project = match paths::project(matches) {
        Ok(project) => project,
        Err(code) => return code,
    };
    let book = match Book::of(&project, std::thread::available_parallelism().map_or(1, usize::from), &this_program()) {
        Ok(book) => book,
        Err(findings) => return paths::refuse_findings(&findings),
    };
    if book.chapters.is_empty() {
        return refuse(
            "il n'y a pas d'articles ici, donc pas de livre",
            "placez-vous à la racine du projet ; les articles sont dans features/<jeu>/reglement.yaml",
        );
    }
    if let Err(error) = disk::replace_folder(folder, |new| write(&book, new)) {
        return refuse(
            &format!("le livre ne s'écrit pas dans « {} » ({})", folder.display(), why(&error)),
            "vérifiez le dossier et ses droits ; ce qu'il contenait n'a pas changé",
        );
    }
    let divergent = match book.divergent.len() {
        0 => String::new(),
        number => format!(", dont {}", count(number, "divergent", "divergents")),
    };
    print(&spaced(&format!(
        "{}, {}{divergent} : {}\n",
        count(book.entries().count(), "article", "articles"),
        count(book.scenarios, "scénario", "scénarios"),
        folder.join("index.html").display()
    )));
    u8::from(!book.divergent.is_empty())
}

fn write(book: &Book, folder: &Path) -> io::Result<()> {
    for address in addresses(book) {
        let path = folder.join(&address);
        path.parent().map_or(Ok(()), std::fs::create_dir_all)?;
        let page = page(book, &address).ok_or_else(|| io::Error::other(format!("pas de page « {address} »")))?;
        std::fs::write(path, page.text)?;
    }
    Ok(())
}

/// What in a folder is not of a book: replacing the folder would lose it.
fn foreign(folder: &Path) -> io::Result<Option<PathBuf>> {
    if !folder.try_exists()? {
        return Ok(None);
    }
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        let found = if entry.file_type()?.is_dir() {
            foreign(&path)?
        } else {
            let text = std::fs::read(&path)?;
            let ours = [MARK, STYLE_MARK].iter().any(|mark| text.starts_with(mark.as_bytes()));
            (!ours).then_some(path)
        };
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}
