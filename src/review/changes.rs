//! What a branch changes: what it teaches; game by game and article by article, wording, scenarios, films.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use arbitre_rules::GameId;

use super::git::{Git, Then};
use super::lessons::{LessonChange, compared};
use super::{Scenarios, Subject};
use crate::articles::{self, Article, game_of};
use crate::diagnostic::why;
use crate::project::{LEXICON, Project, Written};
use crate::spec::language::Language;
use crate::spec::language::lessons::school;
use crate::spec::language::lexicon::Lexicon;
use crate::spec::plan::Case;
use crate::spec::reader;
use crate::spec::run::{is_feature, project_files};
use crate::spec::snapshot::{self, article_of, without_header};
use crate::tree::LEADS_OUT;

/// Everything that differs from a revision.
#[derive(Clone, Debug)]
pub struct Changes {
    /// The revision, as it was named.
    pub base: String,
    /// What it teaches.
    pub lessons: Vec<LessonChange>,
    /// The games in which something differs.
    pub games: Vec<GameChanges>,
    /// Files that are refused, now or then: their scenarios are not compared.
    pub refused: Vec<String>,
}

/// What differs in one game.
#[derive(Clone, Debug)]
pub struct GameChanges {
    /// The game.
    pub game: GameId,
    /// Its articles in which something differs, in order.
    pub articles: Vec<ArticleChanges>,
}

/// What differs about one article.
#[derive(Clone, Debug)]
pub struct ArticleChanges {
    /// Its number.
    pub id: String,
    /// The article as it was.
    pub before: Option<Article>,
    /// The article as it is.
    pub after: Option<Article>,
    /// Whether no scenario is about it any more.
    pub lost: bool,
    /// Its scenarios that differ.
    pub scenarios: Vec<ScenarioChange>,
}

impl ArticleChanges {
    /// Whether what it says, or how it came to say it, differs.
    #[must_use]
    pub fn is_reworded(&self) -> bool {
        self.before != self.after
    }
}

/// What happened to a scenario.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum What {
    /// What is played gives other boards.
    Boards,
    /// It says something else and gives the same boards.
    Wording,
    /// It is new.
    Added,
    /// It is gone.
    Removed,
}

/// One scenario that differs.
#[derive(Clone, Debug)]
pub struct ScenarioChange {
    /// What happened to it.
    pub what: What,
    /// The scenario as it was.
    pub before: Option<Subject>,
    /// The scenario as it is.
    pub after: Option<Subject>,
    /// Its film as it was.
    pub film_before: Option<String>,
    /// Its film as it is.
    pub film_after: Option<String>,
}

impl ScenarioChange {
    /// Its title, the present one rather.
    #[must_use]
    pub fn title(&self) -> &str {
        let subject = self.after.as_ref().or(self.before.as_ref());
        let film = self.film_after.as_deref().or(self.film_before.as_deref());
        let of_film = || film.and_then(|film| film.lines().next()).unwrap_or_default();
        subject.map_or_else(of_film, |subject| &subject.title)
    }
}

impl Changes {
    /// What differs from `revision` in a project.
    ///
    /// # Errors
    /// What git says, or a file that cannot be read.
    pub fn since(revision: &str, project: &Project) -> Result<Self, String> {
        let git = Git::at(project.root());
        let commit = git.commit(revision)?;
        let Then { files: mut old, unknown } = git.files(&commit, &["features", "snapshots"], matters)?;
        let files = project_files(project).map_err(|error| error.to_string())?;
        let after = Scenarios::of(project, &files);
        let mut now = now(project, files)?;
        let mut before = Scenarios { refused: after.refused.clone(), ..Scenarios::default() };
        before.refused.extend(unknown.iter().map(|path| project.path(path).display().to_string()));
        let mut articles = BTreeMap::new();
        // Git may write other line ends than it keeps.
        let differs = |path: &&PathBuf| old.get(*path).map(|it| plain(it)) != now.get(*path).map(|it| plain(it));
        let changed: BTreeSet<PathBuf> = old.keys().chain(now.keys()).filter(differs).cloned().collect();
        let touched: BTreeSet<String> = changed.iter().map(|path| project.path(path).display().to_string()).collect();
        // What is in files that did not change was as it is.
        let kept = after.by_film.iter().filter(|(_, subject)| !touched.contains(&subject.path));
        before.by_film.extend(kept.map(|(film, subject)| (film.clone(), subject.clone())));
        let language = taught(project, &old);
        let mut films = BTreeMap::new();
        let mut lessons = Vec::new();
        for path in &changed {
            let name = project.path(path);
            let old = old.remove(path);
            if is_feature(path) {
                before.add_text(&name, old.as_deref(), &project.snapshots(), &language);
            } else if let Some(game) = game_whose_articles(path) {
                // Older articles may be written in a way that is not understood any more: then only the scenarios are compared.
                match old.map(|old| articles::parse(game, &name, &String::from_utf8_lossy(&old))).transpose() {
                    Ok(old) => drop(articles.insert(game, old)),
                    Err(finding) => before.refused.push(finding.path),
                }
            } else if lexicon(path).is_some() {
                let read = |bytes: Option<&Vec<u8>>| {
                    let text = bytes.map(|bytes| String::from_utf8_lossy(bytes).into_owned());
                    Lexicon::read(&text.unwrap_or_default())
                };
                let name = name.display().to_string();
                match (read(old.as_ref()), read(now.get(path))) {
                    (Ok(old), Ok(new)) => lessons.extend(compared(&name, &old, &new)),
                    _ => before.refused.push(name),
                }
            } else if path.starts_with("snapshots") {
                let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
                films.insert(name, (old.map(text), now.remove(path).map(text)));
            }
        }
        let mut refused: Vec<_> = before.refused.iter().chain(&after.refused).cloned().collect();
        refused.sort();
        refused.dedup();
        let found = Compared { before, after, films };
        let games = GameId::ALL.iter().filter_map(|&game| {
            let now = project.articles().of(game);
            let then = articles.get(&game).map_or(now, |old| old.as_deref().unwrap_or_default());
            let articles = found.articles(game, then, now);
            (!articles.is_empty()).then_some(GameChanges { game, articles })
        });
        Ok(Self { base: revision.to_owned(), lessons, games: games.collect(), refused })
    }

    /// Every scenario that differs.
    pub fn scenarios(&self) -> impl Iterator<Item = &ScenarioChange> {
        self.articles().flat_map(|article| &article.scenarios)
    }

    /// Every article in which something differs.
    pub fn articles(&self) -> impl Iterator<Item = &ArticleChanges> {
        self.games.iter().flat_map(|game| &game.articles)
    }
}

/// Whether a file, named from the root, is one that is compared.
fn matters(path: &Path) -> bool {
    let is_film = path.starts_with("snapshots") && path.extension().is_some_and(|end| end == "snap");
    is_film || is_feature(path) || game_whose_articles(path).is_some() || lexicon(path).is_some()
}

/// The game of a lexicon, or none if it is that of all, if a path is one.
fn lexicon(path: &Path) -> Option<Option<GameId>> {
    let below = path.strip_prefix("features").ok()?;
    let games = GameId::ALL.iter().map(|&game| (Some(game), Path::new(game.slug()).join(LEXICON)));
    let mut all = std::iter::once((None, PathBuf::from(LEXICON))).chain(games);
    all.find(|(_, own)| own == below).map(|(game, _)| game)
}

/// The language that these files taught.
fn taught(project: &Project, files: &BTreeMap<PathBuf, Vec<u8>>) -> Arc<Language> {
    let lexicons = files.iter().filter_map(|(path, bytes)| {
        let text = String::from_utf8_lossy(bytes).into_owned();
        Some(Written { game: lexicon(path)?, path: project.path(path), text })
    });
    let mut lexicons: Vec<_> = lexicons.collect();
    // In the order of a project: what did not change is known already.
    lexicons.sort_by_key(|file| GameId::ALL.iter().position(|game| Some(*game) == file.game));
    school(&lexicons).language
}

/// The files of a project that are compared, by their names from its root, and what they hold.
fn now(project: &Project, features: Vec<PathBuf>) -> Result<BTreeMap<PathBuf, Vec<u8>>, String> {
    let articles = GameId::ALL.iter().map(|game| project.features().join(game.slug()).join(articles::FILE));
    let articles = articles.filter(|path| path.exists());
    let films = snapshot::files(&project.snapshots(), ".snap").map_err(|error| error.to_string())?;
    let mut now = BTreeMap::new();
    for path in features.into_iter().chain(articles).chain(films) {
        let bytes = match project.read(&path) {
            _ if project.leads_out(&path) => Err(format!("le lien « {} » {LEADS_OUT}", path.display())),
            // Why it is not read is told among the files that are refused.
            Err(_) if is_feature(&path) => Ok(Vec::new()),
            read => read.map_err(|error| format!("« {} » ne se lit pas ({})", path.display(), why(&error))),
        };
        now.insert(project.relative(&path), bytes?);
    }
    let lexicons = project.lexicons().iter();
    now.extend(lexicons.map(|file| (project.relative(&file.path), file.text.clone().into_bytes())));
    Ok(now)
}

/// The bytes of a text without the line ends of Windows.
fn plain(bytes: &[u8]) -> Vec<u8> {
    let mut plain = bytes.to_vec();
    let mut next = bytes.iter().skip(1);
    plain.retain(|byte| !(next.next() == Some(&b'\n') && *byte == b'\r'));
    plain
}

/// The game, if a path is that of its articles.
fn game_whose_articles(path: &Path) -> Option<GameId> {
    GameId::ALL.iter().copied().find(|game| path == Path::new("features").join(game.slug()).join(articles::FILE))
}

impl Scenarios {
    /// Adds the scenarios of a file as it was, in the language of that time.
    fn add_text(&mut self, path: &Path, text: Option<&[u8]>, snapshots: &Path, language: &Arc<Language>) {
        let Some(text) = text else { return };
        let name = path.display().to_string();
        let reading = reader::read(&name, text, &**language, None);
        match reading.feature {
            Some(feature) => self.add(&Case::all_in(feature, &reading.source, language), snapshots),
            None => self.refused.push(name),
        }
    }
}

struct Compared {
    before: Scenarios,
    after: Scenarios,
    /// The films that differ: the files then and now.
    films: BTreeMap<PathBuf, (Option<String>, Option<String>)>,
}

impl Compared {
    fn articles(&self, game: GameId, then: &[Article], now: &[Article]) -> Vec<ArticleChanges> {
        let mut scenarios = self.scenarios(game);
        let gone = then.iter().filter(|old| !now.iter().any(|article| article.id == old.id));
        let mut ids: Vec<_> = now.iter().chain(gone).map(|article| article.id.clone()).collect();
        let unknown: BTreeSet<_> = scenarios.keys().filter(|id| !ids.contains(id)).cloned().collect();
        ids.extend(unknown);
        let cited = |scenarios: &Scenarios, id: &str| {
            scenarios.by_film.values().any(|subject| subject.articles.iter().any(|article| article == id))
        };
        let find = |list: &[Article], id: &str| list.iter().find(|article| article.id == id).cloned();
        let all = ids.into_iter().map(|id| ArticleChanges {
            before: find(then, &id),
            after: find(now, &id),
            lost: cited(&self.before, &id) && !cited(&self.after, &id),
            scenarios: scenarios.remove(&id).unwrap_or_default(),
            id,
        });
        all.filter(|article| article.is_reworded() || article.lost || !article.scenarios.is_empty()).collect()
    }

    /// The scenarios of a game that differ, by article.
    fn scenarios(&self, game: GameId) -> BTreeMap<String, Vec<ScenarioChange>> {
        let paths: BTreeSet<_> =
            self.before.by_film.keys().chain(self.after.by_film.keys()).chain(self.films.keys()).collect();
        let mut all: BTreeMap<String, Vec<ScenarioChange>> = BTreeMap::new();
        for path in paths {
            let (before, after) = (self.before.by_film.get(path), self.after.by_film.get(path));
            let films = self.films.get(path);
            // Git may write other line ends than it keeps.
            let film = |file: Option<&String>| file.map(|file| without_header(file).replace("\r\n", "\n"));
            let film_before = films.and_then(|(old, _)| film(old.as_ref()));
            let film_after = films.and_then(|(_, new)| film(new.as_ref()));
            let what = match (before, after) {
                _ if film_before.is_some() && film_after.is_some() && film_before != film_after => What::Boards,
                (Some(old), Some(new)) if old.text != new.text || old.title != new.title => What::Wording,
                (Some(_), Some(_)) if film_before == film_after => continue,
                (Some(_), None) => What::Removed,
                (None, Some(_)) => What::Added,
                _ if film_before == film_after => continue,
                _ if film_after.is_some() => What::Added,
                _ => What::Removed,
            };
            let article = after.or(before).and_then(Subject::article).map(str::to_owned);
            let of_film = || film_after.as_deref().or(film_before.as_deref()).and_then(article_of).map(str::to_owned);
            let Some(article) = article.or_else(of_film).filter(|id| game_of(id) == Some(game)) else { continue };
            let change =
                ScenarioChange { what, before: before.cloned(), after: after.cloned(), film_before, film_after };
            all.entry(article).or_default().push(change);
        }
        for changes in all.values_mut() {
            join_renamed(changes);
            changes.sort_by_key(|change| {
                let place = change.after.as_ref().or(change.before.as_ref()).map(|it| (it.path.clone(), it.line));
                (change.what, place)
            });
        }
        all
    }
}

/// A scenario that is gone and a new one that sets up and plays the same are one, under another title.
fn join_renamed(changes: &mut Vec<ScenarioChange>) {
    let mut index = 0;
    while index < changes.len() {
        let played = |subject: Option<&Subject>| subject.and_then(|it| it.played.clone());
        let added = played(changes[index].after.as_ref()).filter(|_| changes[index].what == What::Added);
        let gone = |other: &ScenarioChange| other.what == What::Removed && played(other.before.as_ref()) == added;
        if let (true, Some(twin)) = (added.is_some(), changes.iter().position(gone)) {
            let gone = changes.remove(twin);
            index -= usize::from(twin < index);
            let change = &mut changes[index];
            change.before = gone.before;
            // The title stands on the first line of a film.
            let pictures = |film: &'_ Option<String>| Some(film.as_ref()?.split_once('\n')?.1.to_owned());
            if gone.film_before.is_some() && pictures(&gone.film_before) != pictures(&change.film_after) {
                (change.what, change.film_before) = (What::Boards, gone.film_before);
            } else {
                (change.what, change.film_after) = (What::Wording, None);
            }
        }
        index += 1;
    }
}
