//! `arbitre revue`: what changed on the boards, shown before it is accepted.

use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use arbitre_rules::count;
use clap::{Arg, ArgAction, ArgMatches, Command};

use super::{format_option, paths, print, refuse};
use arbitre::diagnostic::why;
use arbitre::project::Project;
use arbitre::report::review;
use arbitre::review::Scenarios;
use arbitre::review::changes::Changes;
use arbitre::review::pending::Pending;
use arbitre::spec::application::this_program;
use arbitre::spec::boards::films;
use arbitre::spec::plan::is_article;
use arbitre::spec::snapshot;

pub(super) fn command() -> Command {
    let target = |name: &'static str, help: &'static str| {
        Arg::new(name)
            .long(name)
            .value_name("tout|ARTICLE|FICHIER")
            .action(ArgAction::Append)
            .conflicts_with("base")
            .help(help)
    };
    Command::new("revue")
        .about("Ce qui change sur les plateaux : films à accepter, ou différences avec une révision de git")
        .arg(target("accepter", "Accepte sans question : tout, un article ou un fichier ; chaque différence est montrée d'abord"))
        .arg(target("rejeter", "Rejette sans question : tout, un article ou un fichier"))
        .arg(
            Arg::new("supprimer-orphelins")
                .long("supprimer-orphelins")
                .action(ArgAction::SetTrue)
                .conflicts_with("base")
                .help("Supprime les films qu'aucun scénario ne fait plus"),
        )
        .arg(
            Arg::new("base")
                .long("base")
                .value_name("REVISION")
                .help("Compare avec cette révision de git, par exemple main"),
        )
        .arg(format_option(&["console", "markdown", "html"]).requires("base"))
        .after_help(
            "Les scénarios sont joués d'abord. Codes de retour : 0 plus rien n'attend, 1 des films attendent encore ou un scénario ne peut pas en avoir, 2 mauvais usage. Avec --base : 0.",
        )
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    let project = match paths::project_on_disk(matches) {
        Ok(project) => project,
        Err(code) => return code,
    };
    let files = match paths::features(&project) {
        Ok(files) => files,
        Err(code) => return code,
    };
    let targets = |name: &str| matches.get_many::<String>(name).into_iter().flatten().cloned().collect::<Vec<_>>();
    let (accept, reject) = (targets("accepter"), targets("rejeter"));
    if let Some(both) = accept.iter().find(|target| reject.contains(target)) {
        return refuse(
            &format!("« {both} » serait accepté et rejeté à la fois"),
            "donnez-le à --accepter ou à --rejeter",
        );
    }
    if let Some(base) = matches.get_one::<String>("base") {
        return since(base, &project, matches);
    }
    let scenarios = match Scenarios::filmed(&project, &files, &this_program()) {
        Ok(scenarios) => scenarios,
        Err(error) => {
            return refuse(&format!("les films ne s'écrivent pas ({})", why(&error)), "vérifiez le dossier snapshots");
        }
    };
    if let Some(clash) = scenarios.clashes.first() {
        return refuse(clash, "rien n'a été montré ni accepté : un film ne peut pas servir à deux scénarios");
    }
    let items = match Pending::all(&project.snapshots(), &scenarios) {
        Ok(items) => items,
        Err(error) => {
            return refuse(&format!("les films ne se lisent pas ({})", why(&error)), "vérifiez le dossier snapshots");
        }
    };
    for target in accept.iter().chain(&reject) {
        if target != "tout" && !items.iter().any(|item| concerns(target, item)) {
            return refuse(
                &format!("aucun film qui attend ne correspond à « {target} »"),
                "donnez « tout », un article comme QAW-13, ou un fichier ; « arbitre revue » montre ce qui attend",
            );
        }
    }
    let decided = |item: &Pending| {
        let by = |targets: &[String]| targets.iter().any(|target| target == "tout" || concerns(target, item));
        (by(&accept), by(&reject))
    };
    if let Some(item) = items.iter().find(|item| decided(item) == (true, true)) {
        return refuse(
            &format!("« {} » serait accepté et rejeté à la fois", item.path.display()),
            "donnez-le à --accepter ou à --rejeter",
        );
    }
    let asks = accept.is_empty() && reject.is_empty() && std::io::stdin().is_terminal();
    let mut desk = Desk { asks, whole_article: None, accepted: 0, rejected: 0, left: 0, over: false };
    for (index, item) in items.iter().enumerate() {
        let decision = match decided(item) {
            (true, _) => Some(Decision::Accept),
            (_, true) => Some(Decision::Reject),
            _ => None,
        };
        if desk.over || (decision.is_none() && !(accept.is_empty() && reject.is_empty())) {
            desk.left += 1;
            continue;
        }
        print(&format!("{}\n", review::pending(item, index + 1, items.len(), project.articles())));
        if let Err(error) = desk.decide(item, decision) {
            return refuse(
                &format!("« {} » : {}", item.path.display(), why(&error)),
                "rien d'autre n'a été changé : relancez « arbitre revue »",
            );
        }
    }
    let orphans = match orphans(&project, &scenarios, matches.get_flag("supprimer-orphelins")) {
        Ok(left) => left,
        Err(code) => return code,
    };
    print(&format!("{}\n", desk.verdict(orphans)));
    let hidden = scenarios.failing + scenarios.refused.len();
    if hidden > 0 {
        let mut causes = Vec::new();
        if scenarios.failing > 0 {
            causes.push(count(scenarios.failing, "scénario divergent", "scénarios divergents"));
        }
        if !scenarios.refused.is_empty() {
            causes.push(count(scenarios.refused.len(), "fichier refusé", "fichiers refusés"));
        }
        print(&format!("sans film à montrer : {} ; « arbitre verifier » dit pourquoi\n", causes.join(", ")));
    }
    if desk.left > 0 && !desk.asks {
        print("aide : « arbitre revue --accepter tout », ou dans un terminal « arbitre revue » pour choisir un à un\n");
    }
    u8::from(desk.left + orphans + hidden > 0)
}

fn since(base: &str, project: &Project, matches: &ArgMatches) -> u8 {
    match Changes::since(base, project) {
        Ok(changes) => {
            print(&match matches.get_one::<String>("format").map(String::as_str) {
                Some("markdown") => review::markdown(&changes),
                Some("html") => review::page(&changes),
                _ => review::console(&changes),
            });
            0
        }
        Err(message) => refuse(&message, "donnez une branche, une étiquette ou un commit, dans un dépôt git"),
    }
}

/// Two films side by side, if these are two files: `INSTA_DIFF_TOOL=arbitre` calls us with nothing else.
pub(super) fn side_by_side(old: &Path, new: &Path) -> Option<String> {
    if !(old.is_file() && new.is_file()) {
        return None;
    }
    let film = |path: &Path| std::fs::read_to_string(path).ok().map(|text| snapshot::without_header(&text).to_owned());
    let lines = films(("film accepté", &film(old)?), ("film obtenu", &film(new)?));
    Some(format!("{}\n", lines.join("\n")))
}

/// Whether an article or a file, the film's or the feature's, names this item.
fn concerns(target: &str, item: &Pending) -> bool {
    if is_article(target) {
        return item.article() == Some(target);
    }
    let target = Path::new(target);
    let same = |path: &Path| match (path.canonicalize(), target.canonicalize()) {
        (Ok(path), Ok(target)) => path == target,
        _ => path == target,
    };
    same(&item.path) || same(&item.new_path()) || item.subject.as_ref().is_some_and(|it| same(Path::new(&it.path)))
}

/// Lists the films that no scenario makes, or removes them; how many are left.
fn orphans(project: &Project, scenarios: &Scenarios, remove: bool) -> Result<usize, u8> {
    if let Some(refused) = scenarios.refused.first() {
        let message = format!("« {refused} » est refusé : on ne peut pas savoir quels films n'ont plus de scénario");
        return if remove { Err(refuse(&message, "« arbitre verifier » dit pourquoi")) } else { Ok(0) };
    }
    if remove && scenarios.by_film.is_empty() {
        return Err(refuse(
            "ce projet n'a aucun scénario : tous ses films seraient supprimés",
            "vérifiez le dossier features, ou supprimez-les vous-même",
        ));
    }
    let expected = scenarios.by_film.keys().cloned().collect();
    let orphans: Vec<PathBuf> = snapshot::orphans(&project.snapshots(), &expected)
        .map_err(|error| refuse(&format!("les films ne se lisent pas ({error})"), "vérifiez le dossier snapshots"))?;
    for path in &orphans {
        if !remove {
            print(&format!("film sans scénario : {}\n", path.display()));
        } else if let Err(error) = std::fs::remove_file(path) {
            return Err(refuse(
                &format!("« {} » ne se supprime pas ({})", path.display(), why(&error)),
                "vérifiez les droits du dossier",
            ));
        } else {
            print(&format!("supprimé : {}\n", path.display()));
        }
    }
    if !orphans.is_empty() && !remove {
        print("aide : « arbitre revue --supprimer-orphelins » supprime les films sans scénario\n");
    }
    Ok(if remove { 0 } else { orphans.len() })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Decision {
    Accept,
    Reject,
    Skip,
}

/// Where films are accepted and rejected, one after the other.
struct Desk {
    asks: bool,
    /// An article whose films are all to be treated so.
    whole_article: Option<(String, Decision)>,
    accepted: usize,
    rejected: usize,
    left: usize,
    over: bool,
}

impl Desk {
    /// Settles an item that was just shown.
    fn decide(&mut self, item: &Pending, decision: Option<Decision>) -> std::io::Result<()> {
        let of_article = self.whole_article.as_ref().filter(|(article, _)| item.article() == Some(article));
        let decision = decision.or_else(|| of_article.map(|(_, decision)| *decision));
        let decision = match decision {
            Some(decision) => decision,
            None if self.asks => self.ask(item)?,
            None => Decision::Skip,
        };
        match decision {
            Decision::Accept => {
                item.accept()?;
                self.accepted += 1;
                print(&format!("accepté : {}\n\n", item.path.display()));
            }
            Decision::Reject => {
                item.reject()?;
                self.rejected += 1;
                print(&format!("rejeté : {}\n\n", item.path.display()));
            }
            Decision::Skip => self.left += 1,
        }
        Ok(())
    }

    fn ask(&mut self, item: &Pending) -> std::io::Result<Decision> {
        let article = item.article().map(str::to_owned);
        let whole =
            article.as_ref().map(|article| format!(", [aa] accepter tout {article}, [rr] rejeter tout {article}"));
        loop {
            print(&format!(
                "[a] accepter, [r] rejeter, [p] passer{}, [q] quitter ? ",
                whole.as_deref().unwrap_or_default()
            ));
            std::io::stdout().flush()?;
            let mut answer = String::new();
            if std::io::stdin().lock().read_line(&mut answer)? == 0 {
                print("\n");
                answer = "q".into();
            }
            match (answer.trim(), &article) {
                ("a", _) => return Ok(Decision::Accept),
                ("r", _) => return Ok(Decision::Reject),
                ("p" | "", _) => return Ok(Decision::Skip),
                ("q", _) => {
                    self.over = true;
                    return Ok(Decision::Skip);
                }
                (both @ ("aa" | "rr"), Some(article)) => {
                    let decision = if both == "aa" { Decision::Accept } else { Decision::Reject };
                    self.whole_article = Some((article.clone(), decision));
                    return Ok(decision);
                }
                (other, _) => print(&format!("« {other} » n'est pas une réponse.\n")),
            }
        }
    }

    fn verdict(&self, orphans: usize) -> String {
        let mut parts = Vec::new();
        for (number, one, many) in [
            (self.accepted, "film accepté", "films acceptés"),
            (self.rejected, "film rejeté", "films rejetés"),
            (self.left, "film à revoir", "films à revoir"),
            (orphans, "film sans scénario", "films sans scénario"),
        ] {
            if number > 0 {
                parts.push(count(number, one, many));
            }
        }
        if parts.is_empty() { "aucun film n'attend".into() } else { parts.join(", ") }
    }
}
