//! One page about somebody's program: each article and each stage, conforming, divergent or not applicable.

use std::collections::BTreeMap;
use std::fmt::Write;

use arbitre_rules::{GameId, count};
use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};
use serde::Serialize;

use crate::articles::{Articles, game_of};
use crate::spec::plan::stage;
use crate::spec::run::{Outcome, Ruling};

/// What a run says about a program.
#[derive(Clone, Debug)]
pub struct Conformity {
    /// The program's name.
    pub program: String,
    /// The games, in order, with their articles.
    pub games: Vec<(GameId, Vec<Line>)>,
    /// Reasons of refusals that were not compared.
    pub not_compared: usize,
    /// The stages of games that have some, as « étape 2 ».
    pub stages: Vec<(String, Tally)>,
}

/// What a run says about one article.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its number.
    pub article: String,
    /// What it says.
    pub text: String,
    /// Its scenarios.
    pub tally: Tally,
}

/// How many scenarios came to each [`Ruling`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally(pub [usize; 3]);

impl Tally {
    /// One scenario that diverges is enough; one that applies and does not is needed.
    #[must_use]
    pub const fn verdict(self) -> Ruling {
        match self.0 {
            [0, _, 0] => Ruling::NotApplicable,
            [_, _, 0] => Ruling::Conforming,
            _ => Ruling::Divergent,
        }
    }
}

impl Conformity {
    /// Sums up a run. Articles without a scenario in it are not applicable.
    #[must_use]
    pub fn of(program: &str, games: &[GameId], outcome: &Outcome, articles: &Articles) -> Self {
        let mut by_article: BTreeMap<&str, Tally> = BTreeMap::new();
        let mut stages: BTreeMap<String, Tally> = BTreeMap::new();
        for scenario in &outcome.scenarios {
            let verdict = scenario.verdict() as usize;
            for article in scenario.articles() {
                by_article.entry(article).or_default().0[verdict] += 1;
            }
            let game = scenario.articles().find_map(game_of).filter(|game| games.contains(game));
            let stage = stage(&scenario.tags, &scenario.title);
            if let (Some(game), Some(stage)) = (game, stage) {
                stages.entry(format!("{}, étape {stage}", game.game().name)).or_default().0[verdict] += 1;
            }
        }
        let lines = |game: &GameId| {
            let line = |article: &crate::articles::Article| Line {
                article: article.id.clone(),
                text: article.text.trim().to_owned(),
                tally: by_article.get(article.id.as_str()).copied().unwrap_or_default(),
            };
            (*game, articles.of(*game).iter().map(line).collect::<Vec<_>>())
        };
        let games = games.iter().map(lines).filter(|(_, lines)| !lines.is_empty()).collect();
        let not_compared = super::not_compared(outcome);
        Self { program: program.to_owned(), games, not_compared, stages: stages.into_iter().collect() }
    }

    fn lines(&self) -> impl Iterator<Item = &Line> {
        self.games.iter().flat_map(|(_, lines)| lines)
    }

    fn tally(&self) -> [usize; 3] {
        self.lines().fold([0; 3], |mut tally, line| {
            tally[line.tally.verdict() as usize] += 1;
            tally
        })
    }

    /// 0 if what applies conforms, 1 if something diverges, 2 if nothing applies.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self.tally() {
            [0, _, 0] => 2,
            [_, _, 0] => 0,
            _ => 1,
        }
    }

    /// The last line of the report.
    #[must_use]
    pub fn verdict(&self) -> String {
        let [right, aside, wrong] = self.tally();
        format!(
            "{} : {}, {}, {}{}",
            self.program,
            count(right, "article conforme", "articles conformes"),
            count(wrong, "divergent", "divergents"),
            count(aside, "non applicable", "non applicables"),
            super::words_aside(self.not_compared)
        )
    }

    /// For a terminal.
    #[must_use]
    pub fn console(&self) -> String {
        let mut out = String::new();
        for (game, lines) in &self.games {
            let _ = writeln!(out, "{}", game.game().name);
            for line in lines {
                let _ = writeln!(
                    out,
                    "  {} {}  {}{}",
                    mark(line.tally),
                    line.article,
                    shown(line.tally),
                    first(&line.text)
                );
            }
            out.push('\n');
        }
        for (stage, tally) in &self.stages {
            let _ = writeln!(out, "{} {stage}  {}", mark(*tally), shown(*tally).trim_end_matches(" · "));
        }
        if !self.stages.is_empty() {
            out.push('\n');
        }
        let _ = writeln!(out, "{}", self.verdict());
        out
    }

    /// For a README.
    #[must_use]
    pub fn markdown(&self) -> String {
        let mut out = format!("## Conformité de {}\n", self.program);
        for (game, lines) in &self.games {
            let _ = write!(
                out,
                "\n### {}\n\n| article | résultat | scénarios | énoncé |\n|---|---|---|---|\n",
                game.game().name
            );
            for line in lines {
                let [right, aside, wrong] = line.tally.0;
                let _ = writeln!(
                    out,
                    "| {} | {} {} | {}, {}, {} | {} |",
                    line.article,
                    mark(line.tally),
                    line.tally.verdict().word(),
                    count(right, "conforme", "conformes"),
                    count(wrong, "divergent", "divergents"),
                    count(aside, "non applicable", "non applicables"),
                    line.text.replace('\n', " ").replace('|', "\\|")
                );
            }
        }
        if !self.stages.is_empty() {
            out.push_str("\n### Étapes\n\n| étape | résultat |\n|---|---|\n");
            for (stage, tally) in &self.stages {
                let _ = writeln!(out, "| {stage} | {} {} |", mark(*tally), tally.verdict().word());
            }
        }
        let _ = writeln!(out, "\n{}", self.verdict());
        out
    }

    /// For machines.
    #[must_use]
    pub fn json(&self) -> String {
        #[derive(Serialize)]
        struct Entry<'e> {
            #[serde(skip_serializing_if = "Option::is_none")]
            article: Option<&'e str>,
            #[serde(skip_serializing_if = "Option::is_none")]
            etape: Option<&'e str>,
            etat: &'static str,
            conformes: usize,
            non_applicables: usize,
            divergents: usize,
        }
        #[derive(Serialize)]
        struct Page<'e> {
            version: u8,
            programme: &'e str,
            verdict: String,
            motifs_non_compares: usize,
            articles: Vec<Entry<'e>>,
            etapes: Vec<Entry<'e>>,
        }
        fn entry<'e>(article: Option<&'e str>, etape: Option<&'e str>, tally: Tally) -> Entry<'e> {
            let [conformes, non_applicables, divergents] = tally.0;
            Entry { article, etape, etat: tally.verdict().word(), conformes, non_applicables, divergents }
        }
        let page = Page {
            version: 1,
            programme: &self.program,
            verdict: self.verdict(),
            motifs_non_compares: self.not_compared,
            articles: self.lines().map(|line| entry(Some(&line.article), None, line.tally)).collect(),
            etapes: self.stages.iter().map(|(stage, tally)| entry(None, Some(stage), *tally)).collect(),
        };
        let mut text = serde_json::to_string_pretty(&page).expect("strings and numbers");
        text.push('\n');
        text
    }

    /// For continuous-integration servers: one case per article.
    #[must_use]
    pub fn junit(&self) -> String {
        let mut report = Report::new("arbitre conformite");
        for (game, lines) in &self.games {
            let mut suite = TestSuite::new(game.game().name);
            for line in lines {
                let [_, _, wrong] = line.tally.0;
                let mut status = match line.tally.verdict() {
                    Ruling::Conforming => TestCaseStatus::success(),
                    Ruling::NotApplicable => TestCaseStatus::skipped(),
                    Ruling::Divergent => TestCaseStatus::non_success(NonSuccessKind::Failure),
                };
                let message = match line.tally.verdict() {
                    Ruling::Conforming => None,
                    Ruling::NotApplicable => Some("non applicable".into()),
                    Ruling::Divergent => Some(count(wrong, "scénario en échec", "scénarios en échec")),
                };
                if let Some(message) = message {
                    status.set_message(message);
                }
                suite.add_test_case(TestCase::new(line.article.clone(), status));
            }
            report.add_test_suite(suite);
        }
        super::junit::written(&report)
    }

    /// A badge.
    #[must_use]
    pub fn svg(&self) -> String {
        let [right, _, wrong] = self.tally();
        let (text, colour) = match (right, wrong) {
            (0, 0) => ("non applicable".into(), "#6b7280"),
            (_, 0) => (count(right, "article conforme", "articles conformes"), "#15803d"),
            _ => (format!("{right} sur {}", count(right + wrong, "article", "articles")), "#b91c1c"),
        };
        // Seven units a letter is wide enough for any sans-serif at this size.
        let (left, width) = (52, 16 + 7 * text.chars().count());
        let total = left + width;
        let (label_at, text_at) = (left / 2, left + width / 2);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{total}\" height=\"20\" role=\"img\" aria-label=\"arbitre : {text}\">\
             <title>arbitre : {text}</title>\
             <rect width=\"{total}\" height=\"20\" rx=\"3\" fill=\"{colour}\"/>\
             <path d=\"M3 0h{}v20H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z\" fill=\"#374151\"/>\
             <g fill=\"#fff\" text-anchor=\"middle\" font-family=\"Verdana,DejaVu Sans,sans-serif\" font-size=\"11\">\
             <text x=\"{label_at}\" y=\"14\">arbitre</text><text x=\"{text_at}\" y=\"14\">{text}</text></g></svg>\n",
            left - 3
        )
    }
}

fn mark(tally: Tally) -> &'static str {
    match tally.verdict() {
        Ruling::Conforming => "✓",
        Ruling::NotApplicable => "–",
        Ruling::Divergent => "✗",
    }
}

fn shown(tally: Tally) -> String {
    let [right, _, wrong] = tally.0;
    let played = right + wrong;
    match tally.verdict() {
        Ruling::Conforming => format!("conforme ({}) · ", count(right, "scénario", "scénarios")),
        Ruling::Divergent => format!("divergent ({wrong} sur {}) · ", count(played, "joué", "joués")),
        Ruling::NotApplicable => "non applicable · ".into(),
    }
}

/// The beginning of an article, for one line of a terminal.
fn first(text: &str) -> String {
    const MOST: usize = 60;
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match flat.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", flat[..end].trim_end()),
        None => flat,
    }
}
