//! `arbitre articles`: each article, its kind, its scenarios, and those that have none.

use arbitre_rules::{GameId, agree, count};
use clap::{ArgMatches, Command};
use serde_json::json;

use super::{format_option, game, paths, print, refuse};
use arbitre::articles::Article;
use arbitre::diagnostic::spaced;
use arbitre::spec::coverage::{Coverage, Lack};
use arbitre::spec::plan::Case;
use arbitre::spec::run::read_file;

pub(super) fn command() -> Command {
    Command::new("articles")
        .about("Les articles d'un jeu, leurs scénarios, et ceux qui n'en ont pas")
        .arg(game::argument())
        .arg(format_option(&["console", "json"]))
        .after_help(spaced("Code de retour : 0 si chaque article a ses scénarios, 1 s'il en manque."))
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    let project = match paths::project(matches) {
        Ok(project) => project,
        Err(code) => return code,
    };
    let files = match paths::features(&project) {
        Ok(files) => files,
        Err(code) => return code,
    };
    let mut cases = Vec::new();
    let mut refused = false;
    for file in &files {
        let reading = read_file(file, &project);
        refused |= reading.is_refused();
        cases.extend(reading.feature.map(|feature| Case::all(feature, &reading.source)).into_iter().flatten());
    }
    let games: Vec<_> = match game::of(matches) {
        Some(game) => vec![game],
        None => GameId::ALL.iter().copied().filter(|&game| !project.articles().of(game).is_empty()).collect(),
    };
    let rows: Vec<_> = games
        .iter()
        .flat_map(|&game| project.articles().of(game).iter().map(|article| Row::of(article, &cases)))
        .collect();
    if rows.is_empty() {
        return refuse("ce jeu n'a pas encore d'articles", "écrivez-les dans features/<jeu>/reglement.yaml");
    }
    let json = matches.get_one::<String>("format").is_some_and(|format| format == "json");
    print(&if json { in_json(&rows) } else { on_console(&games, &rows) });
    if refused {
        return refuse(
            "un fichier a été refusé, ses scénarios ne sont pas comptés",
            "« arbitre verifier » dit pourquoi",
        );
    }
    u8::from(rows.iter().any(|row| row.lack().is_some()))
}

struct Row<'a> {
    article: &'a Article,
    coverage: Coverage,
}

impl<'a> Row<'a> {
    fn of(article: &'a Article, cases: &[Case]) -> Self {
        Self { article, coverage: Coverage::of(article, cases) }
    }

    /// What the article still needs.
    fn lack(&self) -> Option<&'static str> {
        self.coverage.lack(self.article).map(Lack::word)
    }

    /// Its scenarios, what they leave out, and what it lacks.
    fn state(&self) -> String {
        let refusals =
            if self.coverage.refused == 0 { String::new() } else { format!(", dont {} refus", self.coverage.refused) };
        let scenarios = format!("{}{refusals}", count(self.coverage.total(), "scénario", "scénarios"));
        let to_come = self.article.to_come.as_ref().map(|part| format!("à venir : {part}"));
        let parts = [Some(scenarios), to_come, self.lack().map(str::to_owned)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" — ")
    }
}

fn on_console(games: &[GameId], rows: &[Row<'_>]) -> String {
    let mut out = String::new();
    for row in rows {
        let article = row.article;
        let text = article.text.split_whitespace().collect::<Vec<_>>().join(" ");
        out.push_str(&format!("{:<7} {:<10} {}\n        {text}\n", article.id, article.kind.word(), row.state()));
        if let Some(reason) = &article.reason {
            let reason = reason.split_whitespace().collect::<Vec<_>>().join(" ");
            out.push_str(&format!("        Pourquoi : {reason}\n"));
        }
    }
    let lacking: Vec<_> =
        rows.iter().filter_map(|row| row.lack().map(|lack| format!("{} ({lack})", row.article.id))).collect();
    let covered = rows.iter().filter(|row| row.coverage.total() > 0).count();
    let partly: Vec<_> = rows
        .iter()
        .filter_map(|row| row.article.to_come.as_ref().map(|part| format!("{} ({part})", row.article.id)))
        .collect();
    let names: Vec<_> = games.iter().map(|game| game.game().name).collect();
    let articles = count(covered, "article", "articles");
    let have = agree(covered, "a", "ont");
    out.push_str(&format!("\n{} : {articles} sur {} {have} un scénario\n", names.join(", "), rows.len()));
    if !partly.is_empty() {
        out.push_str(&format!("à venir en partie : {}\n", partly.join(", ")));
    }
    if !lacking.is_empty() {
        out.push_str(&format!("à compléter : {}\n", lacking.join(", ")));
    }
    out
}

fn in_json(rows: &[Row<'_>]) -> String {
    let all: Vec<_> = rows
        .iter()
        .map(|row| {
            let article = row.article;
            json!({
                "id": article.id,
                "texte": article.text.trim(),
                "nature": article.kind.word(),
                "raison": article.reason,
                "interdit": article.forbids,
                "a_venir": article.to_come,
                "scenarios": {"acceptes": row.coverage.accepted, "refuses": row.coverage.refused},
                "manque": row.lack(),
            })
        })
        .collect();
    format!("{:#}\n", serde_json::Value::from(all))
}
