//! What a machine reads: one JSON object, its keys in French like the rest.

use serde::Serialize;

use crate::articles::Articles;
use crate::diagnostic::{Diagnostic, Severity};
use crate::spec::run::{Outcome, ScenarioResult};

use super::Summary;

#[derive(Serialize)]
struct Report<'r> {
    version: u8,
    code: u8,
    verdict: String,
    scenarios: usize,
    etapes: usize,
    divergents: usize,
    non_applicables: usize,
    motifs_non_compares: usize,
    articles: Option<Coverage>,
    resultats: Vec<Scenario<'r>>,
    diagnostics: Vec<Finding<'r>>,
    films_orphelins: Vec<String>,
}

#[derive(Serialize)]
struct Coverage {
    couverts: usize,
    en_partie: usize,
    total: usize,
}

#[derive(Serialize)]
struct Scenario<'r> {
    fichier: &'r str,
    ligne: usize,
    fonctionnalite: &'r str,
    titre: &'r str,
    articles: Vec<&'r str>,
    etat: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    raison: Option<&'r str>,
    etapes: usize,
    #[serde(skip_serializing_if = "is_zero")]
    motifs_non_compares: usize,
    echecs: Vec<Failure<'r>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<&'r str>,
}

#[derive(Serialize)]
struct Failure<'r> {
    code: &'static str,
    message: &'r str,
    phrase: &'r str,
    ligne: usize,
    colonne: usize,
    details: &'r [String],
}

#[derive(Serialize)]
struct Finding<'r> {
    gravite: &'static str,
    fichier: &'r str,
    ligne: usize,
    colonne: usize,
    message: &'r str,
    aide: &'r str,
}

/// The report as JSON, ending with a newline.
#[must_use]
pub fn report(outcome: &Outcome, articles: &Articles) -> String {
    let summary = Summary::of(outcome, articles);
    let report = Report {
        version: 1,
        code: summary.exit_code(),
        verdict: summary.line(),
        scenarios: summary.scenarios,
        etapes: summary.steps,
        divergents: summary.failed,
        non_applicables: summary.not_applicable,
        motifs_non_compares: summary.not_compared,
        articles: summary.articles.map(|articles| Coverage {
            couverts: articles.whole,
            en_partie: articles.partly,
            total: articles.total,
        }),
        resultats: outcome.scenarios.iter().map(scenario).collect(),
        diagnostics: outcome.findings.iter().map(finding).collect(),
        films_orphelins: outcome.orphans.iter().map(|path| path.display().to_string()).collect(),
    };
    let mut text = serde_json::to_string_pretty(&report).expect("strings and numbers");
    text.push('\n');
    text
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}

fn scenario(result: &ScenarioResult) -> Scenario<'_> {
    Scenario {
        fichier: &result.path,
        ligne: result.line,
        fonctionnalite: &result.feature,
        titre: &result.title,
        articles: result.articles().collect(),
        etat: result.verdict().word(),
        raison: result.not_applicable.as_ref().filter(|_| result.failures.is_empty()).map(|why| why.message.as_str()),
        etapes: result.steps,
        motifs_non_compares: result.not_compared,
        echecs: result
            .failures
            .iter()
            .map(|failed| Failure {
                code: failed.failure.kind.code(),
                message: &failed.failure.message,
                phrase: &failed.sentence,
                ligne: failed.line,
                colonne: failed.column,
                details: &failed.failure.details,
            })
            .collect(),
        notes: result.notes.iter().map(String::as_str).collect(),
    }
}

fn finding(finding: &Diagnostic) -> Finding<'_> {
    Finding {
        gravite: match finding.severity {
            Severity::Error => "erreur",
            Severity::Remark => "remarque",
        },
        fichier: &finding.path,
        ligne: finding.line,
        colonne: finding.column,
        message: &finding.message,
        aide: &finding.help,
    }
}
