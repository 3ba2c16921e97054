//! The book: every article at its address, every scenario where it belongs, pages that anybody can publish. Read by a browser's
//! parser, without a browser: `cargo build && cargo test -p arbitre-pages --test book`.

mod program;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::sync::{LazyLock, Mutex, MutexGuard, OnceLock};

use arbitre::book::Book;
use arbitre::project::Project;
use arbitre::report::book::{addresses, page};
use arbitre::spec::run::project_files;
use pretty_assertions::assert_eq;
use scraper::{ElementRef, Html, Selector};

use program::{program, root};

fn book() -> &'static Book {
    static BOOK: OnceLock<Book> = OnceLock::new();
    BOOK.get_or_init(|| Book::of(&Project::at(root()).unwrap(), 4, &program()).unwrap())
}

/// Every page, read by a browser's parser.
fn pages() -> MutexGuard<'static, BTreeMap<String, Html>> {
    static PAGES: LazyLock<Mutex<BTreeMap<String, Html>>> = LazyLock::new(|| {
        let html = addresses(book()).into_iter().filter(|address| address.ends_with(".html"));
        let parsed = html.map(|address| {
            let text = page(book(), &address).unwrap().text;
            (address, Html::parse_document(&text))
        });
        Mutex::new(parsed.collect())
    });
    PAGES.lock().unwrap()
}

fn all<'h>(page: &'h Html, selector: &str) -> Vec<ElementRef<'h>> {
    page.select(&Selector::parse(selector).unwrap()).collect()
}

fn text(element: ElementRef<'_>) -> String {
    element.text().collect::<String>().split([' ', '\n', '\u{a0}']).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_article_has_its_page() {
    let project = Project::at(root()).unwrap();
    let pages = pages();
    let mut number = 0;
    for &game in arbitre_rules::GameId::ALL {
        for article in project.articles().of(game) {
            number += 1;
            let page = &pages[&format!("{}/{}.html", game.slug(), article.id)];
            assert_eq!(text(all(page, "h1")[0]), article.id);
            let plain = |text: &str| text.replace('’', "'").split_whitespace().collect::<Vec<_>>().join(" ");
            assert_eq!(plain(&text(all(page, ".law")[0])), plain(&article.text), "{}", article.id);
            assert_eq!(text(all(page, ".kind")[0]), article.kind.word());
            assert_eq!(article.reason.is_some(), text(all(page, "main")[0]).contains("Pourquoi cette lecture"));
            assert_eq!(article.to_come.is_some(), text(all(page, "main")[0]).contains("À venir : "), "{}", article.id);
        }
    }
    assert_eq!(number, book().entries().count());
    assert!(number >= 98, "{number}");
}

#[test]
fn every_link_leads_somewhere() {
    let pages = pages();
    let ids: BTreeMap<&str, BTreeSet<&str>> = pages
        .iter()
        .map(|(address, page)| (address.as_str(), all(page, "[id]").iter().filter_map(|it| it.attr("id")).collect()))
        .collect();
    let mut followed = 0;
    for (address, page) in pages.iter() {
        for link in all(page, "[href]") {
            let href = link.attr("href").unwrap();
            let (path, anchor) = href.split_once('#').map_or((href, None), |(path, anchor)| (path, Some(anchor)));
            let mut parts: Vec<_> = address.split('/').collect();
            if !path.is_empty() {
                parts.pop();
                for part in path.split('/') {
                    match part {
                        ".." => parts.truncate(parts.len() - 1),
                        part => parts.push(part),
                    }
                }
            }
            let target = parts.join("/");
            assert!(target == "style.css" || ids.contains_key(target.as_str()), "{address}: {href}");
            assert!(anchor.is_none_or(|anchor| ids[target.as_str()].contains(anchor)), "{address}: {href}");
            followed += 1;
        }
    }
    assert!(followed > 5000, "{followed}");
}

/// The films are the accepted ones, picture by picture.
#[test]
fn every_scenario_is_on_the_page_of_each_of_its_articles() {
    let project = Project::at(root()).unwrap();
    let pages = pages();
    let mut found: BTreeMap<(String, String), usize> = BTreeMap::new();
    for (address, page) in pages.iter() {
        let article = address.rsplit('/').next().unwrap().trim_end_matches(".html").to_owned();
        for scenario in all(page, "details.scenario") {
            let name = scenario.attr("id").unwrap().to_owned();
            *found.entry((article.clone(), name.clone())).or_default() += 1;
            let snapshot = project.snapshots().join(address.split('/').next().unwrap()).join(format!("{name}.snap"));
            let film =
                std::fs::read_to_string(&snapshot).unwrap_or_else(|error| panic!("{}: {error}", snapshot.display()));
            let boards = scenario
                .select(&Selector::parse("figure pre").unwrap())
                .map(|board| board.text().collect::<String>())
                .collect::<Vec<_>>();
            assert!(!boards.is_empty(), "{name}");
            let mut rest = film.as_str();
            for board in boards {
                let at = rest.find(board.trim_end()).unwrap_or_else(|| panic!("{name}:\n{board}"));
                rest = &rest[at + board.trim_end().len()..];
            }
        }
    }
    let mut wanted: BTreeMap<(String, String), usize> = BTreeMap::new();
    let mut cases = 0;
    for file in project_files(&project).unwrap() {
        let reading = arbitre::spec::run::read_file(&file, &project);
        for case in arbitre::spec::plan::Case::all(reading.feature.unwrap(), &reading.source) {
            cases += 1;
            let articles: BTreeSet<_> = case.articles().collect();
            wanted.extend(articles.into_iter().map(|article| ((article.to_owned(), case.film_name()), 1)));
        }
    }
    assert_eq!(found, wanted);
    assert_eq!(book().scenarios, cases);
}

#[test]
fn pages_are_well_formed_and_fetch_nothing() {
    for (address, page) in pages().iter() {
        assert_eq!(page.errors, Vec::<std::borrow::Cow<'_, str>>::new(), "{address}");
        assert!(
            all(page, "script, iframe, img, object, embed, form, [style], [onclick], [src]").is_empty(),
            "{address}"
        );
        assert_eq!(all(page, "html[lang=fr]").len(), 1);
        assert_eq!(all(page, "h1").len(), 1, "{address}");
        let mut ids = BTreeSet::new();
        assert!(all(page, "[id]").iter().all(|it| ids.insert(it.attr("id"))), "{address}: an id serves twice");
    }
    for address in addresses(book()) {
        let text = page(book(), &address).unwrap().text;
        for fetched in ["http:", "https:", "url(", "@import", "<script", "//"] {
            assert!(!text.contains(fetched), "{address}: {fetched}");
        }
    }
    for nowhere in
        ["QAW-13.html", "qawale/QAW-99.html", "qawale/QUO-01.html", "../Cargo.toml", "qawale/../index.html", "echecs/"]
    {
        assert_eq!(page(book(), nowhere), None, "{nowhere}");
    }
    assert_eq!(page(book(), "qawale/"), page(book(), "qawale/index.html"));
    assert_eq!(page(book(), ""), page(book(), "index.html"));
}

fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let name = entry.file_name().into_string().unwrap();
        if entry.path().is_dir() {
            found.extend(contents(&entry.path()).into_iter().map(|(below, text)| (format!("{name}/{below}"), text)));
        } else {
            found.insert(name, std::fs::read(entry.path()).unwrap());
        }
    }
    found
}

/// Writes the book where the arguments say: the exit code, what is said, what is wrong.
fn write_book(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output =
        Command::new(program()).arg("livre").args(arguments).current_dir(root()).env_remove("CI").output().unwrap();
    let [said, wrong] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    (output.status.code(), said, wrong)
}

#[test]
fn a_book_is_written_whole_and_replaces_only_a_book() {
    let around = tempfile::tempdir().unwrap();
    let folder = around.path().join("public/livre");
    let name = folder.to_str().unwrap();
    let (code, said, wrong) = write_book(&["--sortie", name]);
    assert_eq!(code, Some(0), "{wrong}");
    let (articles, scenarios) = (book().entries().count(), book().scenarios);
    assert_eq!(said, format!("{articles} articles, {scenarios} scénarios\u{a0}: {name}/index.html\n"));
    let first = contents(&folder);
    assert_eq!(first.keys().cloned().collect::<BTreeSet<_>>(), addresses(book()).into_iter().collect());
    for (address, bytes) in &first {
        assert_eq!(String::from_utf8_lossy(bytes), page(book(), address).unwrap().text, "{address}");
    }
    // A previous book goes, pages of articles that are no more included.
    std::fs::copy(folder.join("qawale/QAW-13.html"), folder.join("qawale/QAW-99.html")).unwrap();
    assert_eq!(write_book(&["--sortie", name]).0, Some(0));
    assert_eq!(contents(&folder), first);
    // Anything else stays.
    for foreign in ["notes.txt", "awale/photo.png"] {
        let path = folder.join(foreign);
        std::fs::write(&path, "à garder").unwrap();
        let (code, _, wrong) = write_book(&["--sortie", name]);
        assert_eq!(code, Some(2));
        assert!(wrong.contains(foreign) && wrong.contains("aide"), "{wrong}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "à garder");
        std::fs::remove_file(&path).unwrap();
    }
    assert_eq!(contents(&folder), first);
    assert_eq!(std::fs::read_dir(folder.parent().unwrap()).unwrap().count(), 1, "nothing is left beside it");
    let file = around.path().join("fichier");
    std::fs::write(&file, "").unwrap();
    assert_eq!(write_book(&["--sortie", file.to_str().unwrap()]).0, Some(2));
    assert_eq!(write_book(&[]).0, Some(2));
}
