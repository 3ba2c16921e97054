//! What there is to review, drawn: films that wait in the terminal; what a branch changes in the terminal, as the comment of a
//! pull request (Markdown) and as a page.

use std::fmt::Write;

use arbitre_rules::count;
use maud::{DOCTYPE, Markup, html};
use similar::{ChangeTag, DiffTag, TextDiff};

use crate::articles::{Article, Articles};
use crate::diagnostic::spaced;
use crate::review::changes::{ArticleChanges, Changes, ScenarioChange, What};
use crate::review::lessons::LessonChange;
use crate::review::pending::Pending;
use crate::spec::boards::films;

/// A comment on GitHub holds 65 536 characters; beyond this, boards are left out.
const LONGEST_COMMENT: usize = 55_000;

const BEFORE: &str = "avant";
const AFTER: &str = "après";
const TAUGHT: &str = "Tournures enseignées";

/// One film that waits, with its article and its scenario.
#[must_use]
pub fn pending(item: &Pending, number: usize, total: usize, articles: &Articles) -> String {
    let mut out = format!("── {number} sur {total} · {}\n", item.path.display());
    if let Some(article) = item.article() {
        out.push_str(&match articles.get(article) {
            Some(article) => format!("{} ({}) : {}\n", article.id, article.kind.word(), flat(&article.text)),
            None => format!("{article} : cet article n'est pas au règlement\n"),
        });
    }
    match &item.subject {
        Some(subject) => {
            let _ = write!(out, "\n{} : {}\n{}\n", subject.place(), subject.title, indented(&subject.text));
        }
        None => out.push_str("aucun scénario ne fait ce film\n"),
    }
    let _ = write!(out, "\n{}\n", pending_film(item).join("\n"));
    spaced(&out)
}

fn pending_film(item: &Pending) -> Vec<String> {
    match &item.before {
        Some(before) if *before == item.after => {
            vec!["les plateaux sont ceux qui ont déjà été acceptés : seul l'en-tête du fichier change".into()]
        }
        Some(before) => films((BEFORE, before), (AFTER, &item.after)),
        None => std::iter::once("nouveau film :".to_owned()).chain(item.after.lines().map(str::to_owned)).collect(),
    }
}

/// What a branch changes, for the terminal.
#[must_use]
pub fn console(changes: &Changes) -> String {
    let mut out = format!("{}\n", summary(changes));
    if !changes.lessons.is_empty() {
        let _ = write!(out, "\n══ {TAUGHT}\n");
    }
    for change in &changes.lessons {
        let _ = writeln!(out, "{}", lesson(change));
    }
    for game in &changes.games {
        for article in &game.articles {
            let _ = write!(out, "\n══ {} · {}\n", game.game.game().name, heading(article));
            for line in wording(article, &Marks { removed: ("[-", "-]"), added: ("{+", "+}") }, str::to_owned) {
                let _ = writeln!(out, "{line}");
            }
            for change in &article.scenarios {
                let _ = write!(out, "\n── {} : {}{}\n", word(change), change.title(), place(change));
                let _ = writeln!(out, "{}", indented(&drawn(change).join("\n")));
            }
        }
    }
    for path in &changes.refused {
        let _ = write!(out, "\n{path} : fichier refusé, ce qu'il contient n'est pas comparé\n");
    }
    spaced(&out)
}

/// What a branch changes, as the comment of a pull request.
#[must_use]
pub fn markdown(changes: &Changes) -> String {
    let mut out = format!("**{}**\n", escaped(&summary(changes)));
    let mut left_out = 0;
    let mut first = true;
    if !changes.lessons.is_empty() {
        let _ = write!(out, "\n## {TAUGHT}\n\n");
    }
    for change in &changes.lessons {
        let _ = writeln!(out, "- {}", escaped(&lesson(change)));
    }
    for game in &changes.games {
        let _ = write!(out, "\n## {}\n", game.game.game().name);
        for article in &game.articles {
            let _ = write!(out, "\n### {}\n\n", escaped(&heading(article)));
            for line in wording(article, &Marks { removed: ("~~", "~~"), added: ("**", "**") }, escaped) {
                let _ = write!(out, "> {line}\n>\n");
            }
            for change in &article.scenarios {
                let title = format!("{} : <b>{}</b>{}", word(change), escaped(change.title()), escaped(&place(change)));
                let details = drawn(change).join("\n");
                if out.len() + details.len() > LONGEST_COMMENT {
                    left_out += 1;
                    let _ = write!(out, "\n- {title}\n");
                    continue;
                }
                let open = if std::mem::take(&mut first) { " open" } else { "" };
                let _ = write!(
                    out,
                    "\n<details{open}><summary>{title}</summary>\n\n````text\n{details}\n````\n\n</details>\n"
                );
            }
        }
    }
    for path in &changes.refused {
        let _ = write!(out, "\n⚠️ `{path}` : fichier refusé, ce qu'il contient n'est pas comparé\n");
    }
    if left_out > 0 {
        let _ = write!(
            out,
            "\nTrop long pour un commentaire : {} sans plateau ci-dessus. `arbitre revue --base {}` montre tout.\n",
            count(left_out, "scénario", "scénarios"),
            changes.base
        );
    }
    spaced(&out)
}

/// What a branch changes, as a page.
#[must_use]
pub fn page(changes: &Changes) -> String {
    let marks = Marks { removed: ("[-", "-]"), added: ("{+", "+}") };
    let scenario = |change: &ScenarioChange| -> Markup {
        html! {
            details open[change.what == What::Boards] {
                summary { (word(change)) " : " b { (change.title()) } (place(change)) }
                pre { (drawn(change).join("\n")) }
            }
        }
    };
    let body = html! {
        (DOCTYPE)
        html lang="fr" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Revue des règles" }
                style { "body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}pre{overflow-x:auto;background:#f4f4f4;color:#111;padding:1rem}" }
            }
            body {
                h1 { "Revue des règles" }
                p { strong { (summary(changes)) } }
                @if !changes.lessons.is_empty() {
                    h2 { (TAUGHT) }
                    ul { @for change in &changes.lessons { li { (lesson(change)) } } }
                }
                @for game in &changes.games {
                    h2 { (game.game.game().name) }
                    @for article in &game.articles {
                        h3 { (heading(article)) }
                        @for line in wording(article, &marks, str::to_owned) { p { (line) } }
                        @for change in &article.scenarios { (scenario(change)) }
                    }
                }
                @for path in &changes.refused {
                    p { code { (path) } " : fichier refusé, ce qu'il contient n'est pas comparé" }
                }
            }
        }
    };
    body.into_string() + "\n"
}

/// In one line, what a reviewer must know.
fn summary(changes: &Changes) -> String {
    let number = |what: What| changes.scenarios().filter(|change| change.what == what).count();
    let mut parts = Vec::new();
    let mut part = |number: usize, one: &str, several: &str| {
        if number > 0 {
            parts.push(count(number, one, several));
        }
    };
    part(number(What::Boards), "scénario change de plateau", "scénarios changent de plateau");
    part(number(What::Wording), "scénario change d'énoncé", "scénarios changent d'énoncé");
    part(number(What::Added), "scénario ajouté", "scénarios ajoutés");
    part(number(What::Removed), "scénario retiré", "scénarios retirés");
    let reworded = changes.articles().filter(|article| article.is_reworded()).count();
    part(reworded, "article réécrit", "articles réécrits");
    let lost = changes.articles().filter(|article| article.lost).count();
    part(lost, "article n'a plus aucun scénario", "articles n'ont plus aucun scénario");
    part(changes.lessons.len(), "changement de lexique", "changements de lexique");
    if parts.is_empty() {
        return format!("Rien ne change sur les plateaux depuis {}", changes.base);
    }
    let articles: Vec<_> = changes.articles().map(|article| article.id.as_str()).collect();
    let about = if articles.is_empty() { String::new() } else { format!(" ({})", few(&articles)) };
    format!("Depuis {} : {}{about}", changes.base, parts.join(", "))
}

/// What happened to an entry of a lexicon, in one line.
fn lesson(change: &LessonChange) -> String {
    let (noun, feminine) = match change.field {
        "tournures" => ("tournure", "e"),
        "familles" => ("famille", "e"),
        "synonymes" => ("synonyme", ""),
        "sous_entendus" => ("sous-entendu", ""),
        "contraires" => ("contraire", ""),
        "sans_effet" => ("mot sans effet", ""),
        "liens" => ("lien", ""),
        "noms" => ("nom", ""),
        _ => ("mot", ""),
    };
    let means = |means: &[String]| {
        let and = if change.field == "tournures" { " » puis « " } else { " », « " };
        if means.is_empty() { String::new() } else { format!(" : « {} »", means.join(and)) }
    };
    let (what, meaning) = match (&change.before, &change.after) {
        (Some(old), Some(new)) => ("changé", format!("{} →{}", means(old), means(new).trim_start_matches(" :"))),
        (None, Some(new)) => ("ajouté", means(new)),
        (old, _) => ("retiré", means(old.as_deref().unwrap_or_default())),
    };
    format!("{noun} {what}{feminine} ({}) : « {} »{meaning}", change.path, change.said)
}

/// The first of many.
fn few(articles: &[&str]) -> String {
    let shown = articles[..articles.len().min(8)].join(", ");
    if articles.len() > 8 { format!("{shown}… et {}", count(articles.len() - 8, "autre", "autres")) } else { shown }
}

fn heading(article: &ArticleChanges) -> String {
    let lost = if article.lost { " — n'a plus aucun scénario" } else { "" };
    let kind = article.after.as_ref().or(article.before.as_ref()).map(|article| article.kind.word());
    format!("{} ({}){lost}", article.id, kind.unwrap_or("pas au règlement"))
}

/// How a form writes words that went and words that came.
struct Marks {
    removed: (&'static str, &'static str),
    added: (&'static str, &'static str),
}

/// The text of an article, with what changed in it marked.
fn wording(article: &ArticleChanges, marks: &Marks, escape: impl Fn(&str) -> String) -> Vec<String> {
    match (&article.before, &article.after) {
        (None, None) => Vec::new(),
        (None, Some(new)) => vec!["Article ajouté.".into(), escape(&flat(&new.text))],
        (Some(old), None) => vec!["Article retiré.".into(), escape(&flat(&old.text))],
        (Some(old), Some(new)) => {
            let mut lines = vec![words(&old.text, &new.text, marks, &escape)];
            if old.kind != new.kind {
                lines.push(format!("Nature : {} → {}", old.kind.word(), new.kind.word()));
            }
            let reason = |article: &Article| article.reason.clone().unwrap_or_default();
            if reason(old) != reason(new) {
                lines.push(format!("Raison : {}", words(&reason(old), &reason(new), marks, &escape)));
            }
            if old.forbids != new.forbids {
                lines.push(format!("Interdit quelque chose : {} → {}", yes(old.forbids), yes(new.forbids)));
            }
            let to_come = |article: &Article| article.to_come.clone().unwrap_or_else(|| "rien".into());
            if old.to_come != new.to_come {
                lines.push(format!("À venir : {} → {}", escape(&to_come(old)), escape(&to_come(new))));
            }
            lines
        }
    }
}

const fn yes(yes: bool) -> &'static str {
    if yes { "oui" } else { "non" }
}

/// Two texts in one, word by word.
fn words(old: &str, new: &str, marks: &Marks, escape: &impl Fn(&str) -> String) -> String {
    let (old, new): (Vec<_>, Vec<_>) = (old.split_whitespace().collect(), new.split_whitespace().collect());
    let mut parts = Vec::new();
    let mut part = |words: &[&str], (open, close): (&str, &str)| {
        if !words.is_empty() {
            parts.push(format!("{open}{}{close}", escape(&words.join(" "))));
        }
    };
    for op in similar::capture_diff_slices(similar::Algorithm::Myers, &old, &new) {
        if op.tag() == DiffTag::Equal {
            part(&old[op.old_range()], ("", ""));
        } else {
            part(&old[op.old_range()], marks.removed);
            part(&new[op.new_range()], marks.added);
        }
    }
    parts.join(" ")
}

const fn word(change: &ScenarioChange) -> &'static str {
    match change.what {
        What::Boards => "plateau changé",
        What::Wording => "énoncé changé",
        What::Added => "scénario ajouté",
        What::Removed => "scénario retiré",
    }
}

fn place(change: &ScenarioChange) -> String {
    let subject = change.after.as_ref().or(change.before.as_ref());
    subject.map(|subject| format!(" ({})", subject.place())).unwrap_or_default()
}

/// The scenario and its boards, before and after.
fn drawn(change: &ScenarioChange) -> Vec<String> {
    let mut out = Vec::new();
    let text = |out: &mut Vec<String>, text: &str| {
        out.extend(text.lines().map(str::to_owned));
        out.push(String::new());
    };
    match (&change.before, &change.after) {
        (Some(old), Some(new)) if (&old.title, &old.text) != (&new.title, &new.text) => {
            let (old, new) = (format!("{}\n{}\n", old.title, old.text), format!("{}\n{}\n", new.title, new.text));
            let diff = TextDiff::from_lines(&old, &new);
            let sign = |tag: ChangeTag| match tag {
                ChangeTag::Equal => ' ',
                ChangeTag::Delete => '-',
                ChangeTag::Insert => '+',
            };
            out.extend(diff.iter_all_changes().map(|line| format!("{} {}", sign(line.tag()), line.value().trim_end())));
            out.push(String::new());
        }
        (_, Some(subject)) | (Some(subject), None) => text(&mut out, &subject.text),
        (None, None) => {}
    }
    match (&change.film_before, &change.film_after) {
        (Some(before), Some(after)) if before != after => {
            out.extend(films((BEFORE, pictures(before)), (AFTER, pictures(after))));
        }
        (None, Some(film)) | (Some(film), None) => out.extend(pictures(film).lines().map(str::to_owned)),
        _ => {}
    }
    while out.last().is_some_and(|line| line.trim().is_empty()) {
        out.pop();
    }
    out
}

/// A film without its title, which stands above.
fn pictures(film: &str) -> &str {
    film.split_once("\n\n").map_or(film, |(_, pictures)| pictures)
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}").trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}

/// What Markdown would take for its own.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('*', "\\*").replace('_', "\\_").replace('~', "\\~")
}
