//! The book of a project: each article with the scenarios that show it, played, and what nobody shows yet.
//!
//! [`report::book`](crate::report::book) sets its pages.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use arbitre_rules::GameId;

use crate::articles::{Article, game_of};
use crate::diagnostic::Diagnostic;
use crate::project::Project;
use crate::spec::coverage::{Coverage, shows_refusal};
use crate::spec::film::Picture;
use crate::spec::format::aligned;
use crate::spec::language::lessons;
use crate::spec::parallel::in_parallel;
use crate::spec::plan::{Case, is_article};
use crate::spec::play::play;
use crate::spec::reader::keywords::said;
use crate::spec::run::{project_files, read_files};

/// Everything there is to read about the games of a project.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// The games that have articles.
    pub chapters: Vec<Chapter>,
    /// How many scenarios there are.
    pub scenarios: usize,
    /// The places of those that the rules contradict.
    pub divergent: Vec<String>,
    /// Where the program that shows it is, seen from its folder; none for pages that stand alone.
    pub home: Option<String>,
}

/// A game.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// Which.
    pub game: GameId,
    /// Its articles, in order.
    pub entries: Vec<Entry>,
}

/// An article and what shows it.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The article.
    pub article: Article,
    /// How many scenarios cite it.
    pub coverage: Coverage,
    /// Those scenarios, in the order of their files.
    pub groups: Vec<Group>,
    /// The articles with which it is named, in order.
    pub near: Vec<String>,
}

impl Entry {
    /// Its scenarios.
    pub fn scenarios(&self) -> impl Iterator<Item = &Scenario> {
        self.groups.iter().flat_map(|group| &group.scenarios).map(|scenario| &**scenario)
    }
}

/// A scenario as it is written: once, or once for each of its examples and stages.
#[derive(Clone, Debug)]
pub struct Group {
    /// The title of its feature.
    pub feature: String,
    /// That of its rule.
    pub rule: Option<String>,
    /// Its own, with its placeholders.
    pub title: String,
    /// What is played.
    pub scenarios: Vec<Arc<Scenario>>,
}

/// A scenario as it is played.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The name of its film, which no other has.
    pub name: String,
    /// Its title, with its placeholders filled in.
    pub title: String,
    /// `fichier:ligne`, from the root of the project.
    pub place: String,
    /// Its tags, those of its feature and rule first.
    pub tags: Vec<String>,
    /// Its steps, those of the backgrounds first.
    pub steps: Vec<StepText>,
    /// Its film.
    pub pictures: Vec<Picture>,
    /// What in it is not as the rules have it.
    pub failures: Vec<String>,
    /// The articles by which it shows a refusal.
    pub refusals: Vec<String>,
}

/// A step, as it is read.
#[derive(Clone, Debug)]
pub struct StepText {
    /// « Quand ».
    pub keyword: String,
    /// The sentence, its placeholders filled in.
    pub sentence: String,
    /// The table or the text below it.
    pub block: Option<String>,
}

/// Where a written scenario stands: its file and its first line.
type Place = (String, usize);

impl Book {
    /// Reads and plays everything.
    ///
    /// # Errors
    /// What is wrong with files that are refused.
    pub fn of(project: &Project, threads: usize, program: &Path) -> Result<Self, Vec<Diagnostic>> {
        let folder = project.features().display().to_string();
        let files = project_files(project).map_err(|error| {
            vec![Diagnostic::file(
                folder,
                error.to_string(),
                "placez-vous à la racine du projet, ou donnez --features DOSSIER",
            )]
        })?;
        let readings = read_files(&files, project, threads);
        if readings.iter().any(|reading| reading.is_refused()) {
            return Err(readings.into_iter().filter(|it| it.is_refused()).flat_map(|it| it.findings).collect());
        }
        let language = lessons::language(project);
        let cases: Vec<_> = readings
            .into_iter()
            .filter_map(|reading| Some(Case::all_in(reading.feature?, &reading.source, &language)))
            .flatten()
            .collect();
        let scenarios = in_parallel(threads, &cases, |case| Arc::new(Scenario::of(case, project, program)));
        let chapters = GameId::ALL.iter().map(|&game| Chapter {
            game,
            entries: project.articles().of(game).iter().map(|article| entry(article, &cases, &scenarios)).collect(),
        });
        let mut book = Self {
            chapters: chapters.filter(|chapter| !chapter.entries.is_empty()).collect(),
            scenarios: scenarios.len(),
            divergent: scenarios.iter().filter(|it| !it.failures.is_empty()).map(|it| it.place.clone()).collect(),
            home: None,
        };
        book.connect();
        Ok(book)
    }

    /// Every article.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.chapters.iter().flat_map(|chapter| &chapter.entries)
    }

    /// The tags that are neither articles nor games, each with the articles whose scenarios bear it.
    #[must_use]
    pub fn tags(&self) -> BTreeMap<&str, Vec<&str>> {
        let mut tags: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for entry in self.entries() {
            let borne: BTreeSet<&str> =
                entry.scenarios().flat_map(|scenario| &scenario.tags).map(String::as_str).collect();
            for tag in borne.into_iter().filter(|tag| !is_article(tag) && GameId::from_slug(tag).is_none()) {
                tags.entry(tag).or_default().push(&entry.article.id);
            }
        }
        tags
    }

    /// Links each article with those that it names, and that name it.
    fn connect(&mut self) {
        let order: BTreeMap<String, usize> =
            self.entries().enumerate().map(|(index, entry)| (entry.article.id.clone(), index)).collect();
        let mut links: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); order.len()];
        for (index, entry) in self.entries().enumerate() {
            let texts = [Some(entry.article.text.as_str()), entry.article.reason.as_deref()];
            let steps = entry.scenarios().flat_map(|scenario| &scenario.steps).map(|step| step.sentence.as_str());
            let named = texts.into_iter().flatten().chain(steps).flat_map(named);
            let shared = entry.scenarios().flat_map(|scenario| &scenario.tags).map(String::as_str);
            for other in named.chain(shared).filter_map(|id| order.get(id)).copied().filter(|&it| it != index) {
                links[index].insert(other);
                links[other].insert(index);
            }
        }
        let ids: Vec<_> = self.entries().map(|entry| entry.article.id.clone()).collect();
        let entries = self.chapters.iter_mut().flat_map(|chapter| &mut chapter.entries);
        for (entry, links) in entries.zip(links) {
            entry.near = links.into_iter().map(|index| ids[index].clone()).collect();
        }
    }
}

/// The articles that a text names.
fn named(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    words.filter(|word| is_article(word) && game_of(word).is_some())
}

fn entry(article: &Article, cases: &[Case], scenarios: &[Arc<Scenario>]) -> Entry {
    let mut groups: Vec<(Place, Group)> = Vec::new();
    let cited = || cases.iter().zip(scenarios).filter(|(case, _)| case.articles().any(|id| id == article.id));
    for (case, scenario) in cited() {
        let place = (case.path(), case.lines.0);
        if groups.last().is_none_or(|(last, _)| *last != place) {
            let group = Group {
                feature: case.feature.name.clone(),
                rule: case.rule.as_ref().map(|rule| rule.name.clone()),
                title: case.title.clone(),
                scenarios: Vec::new(),
            };
            groups.push((place, group));
        }
        groups.iter_mut().last().into_iter().for_each(|(_, group)| group.scenarios.push(Arc::clone(scenario)));
    }
    Entry {
        article: article.clone(),
        coverage: Coverage::of(article, cited().map(|(case, _)| case)),
        groups: groups.into_iter().map(|(_, group)| group).collect(),
        near: Vec::new(),
    }
}

impl Scenario {
    fn of(case: &Case, project: &Project, program: &Path) -> Self {
        let played = futures::executor::block_on(play(case, program));
        let steps: Vec<_> = case.steps().map(|(step, _)| StepText::of(step)).collect();
        let failures = played.failures().map(|(index, failure)| {
            let StepText { keyword, sentence, .. } = &steps[index];
            format!("{}\n{failure}", said(keyword, sentence))
        });
        let path = project.relative(Path::new(&case.path()));
        Self {
            name: case.film_name(),
            title: case.scenario.name.clone(),
            place: format!("{}:{}", path.display(), case.scenario.position.line),
            tags: case.tags.clone(),
            failures: failures.collect(),
            pictures: played.pictures.pictures().collect(),
            refusals: case.articles().filter(|id| shows_refusal(case, id)).map(str::to_owned).collect(),
            steps,
        }
    }
}

impl StepText {
    fn of(step: &gherkin::Step) -> Self {
        let table = step.table.as_ref().map(|table| {
            let rows: Vec<&[String]> = table.rows.iter().map(Vec::as_slice).collect();
            aligned(&rows).join("\n")
        });
        let block = table.or_else(|| step.docstring.clone());
        Self { keyword: step.keyword.clone(), sentence: step.value.clone(), block }
    }
}
