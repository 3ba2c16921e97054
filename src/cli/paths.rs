//! Which project and which files a command line means.

use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches};

use super::{print, refuse};
use arbitre::articles;
use arbitre::diagnostic::{Diagnostic, Severity, spaced};
use arbitre::project::{Project, STANDARD_INPUT, features_around, meant_around, owner, root_around};
use arbitre::spec::language::lessons;
use arbitre::spec::run::{feature_tree, is_feature, project_files};

/// The option `--features`.
pub(super) fn features_option() -> Arg {
    Arg::new("features")
        .long("features")
        .value_name("DOSSIER")
        .value_parser(clap::value_parser!(PathBuf))
        .help("Le dossier des fonctionnalités ; sinon « features » ici ou au-dessus, sinon celles du programme")
}

/// The project that the option names, or the one around here; which one it is, is told beside the result.
pub(super) fn project(matches: &ArgMatches) -> Result<Project, u8> {
    found(given(matches).unwrap_or_else(Project::here))
}

/// The same for those who write: never what is inside the program.
pub(super) fn project_on_disk(matches: &ArgMatches) -> Result<Project, u8> {
    found(given(matches).unwrap_or_else(Project::here_on_disk))
}

fn given(matches: &ArgMatches) -> Option<Result<Project, Vec<Diagnostic>>> {
    let folder = matches.try_get_one::<PathBuf>("features").ok().flatten()?;
    Some(Project::with_features(folder))
}

fn found(project: Result<Project, Vec<Diagnostic>>) -> Result<Project, u8> {
    let project = project.and_then(lessons::checked).map_err(|findings| refuse_findings(&findings))?;
    announce(&project, false);
    Ok(project)
}

/// Says which project it is, if it is not that of the current folder: above a report for people, else beside it.
pub(super) fn announce(project: &Project, in_report: bool) {
    match project.announced() {
        Some(line) if in_report => print(&format!("{}\n", spaced(&line))),
        Some(line) => eprintln!("{}", spaced(&line)),
        None => {}
    }
}

/// What is wrong with the articles or the project, printed.
pub(super) fn refuse_findings(findings: &[Diagnostic]) -> u8 {
    for finding in findings {
        eprintln!("{}\n", finding.render(false));
    }
    super::USAGE
}

/// The files of a project; a folder that cannot be read is refused.
pub(super) fn features(project: &Project) -> Result<Vec<PathBuf>, u8> {
    project_files(project).map_err(|error| no_features(project, &error))
}

fn no_features(project: &Project, error: &std::io::Error) -> u8 {
    let folder = project.features();
    if folder.symlink_metadata().is_ok() {
        refuse(&error.to_string(), "vérifiez ce dossier et ses droits : sans lui, des scénarios manqueraient")
    } else {
        refuse(
            &format!("il n'y a pas de dossier « {} » ici ni au-dessus", folder.display()),
            "placez-vous dans un projet, ou donnez un chemin",
        )
    }
}

/// What a command line asks to read.
pub(super) struct Asked {
    pub(super) project: Project,
    /// Each file once, in order.
    pub(super) files: Vec<PathBuf>,
    /// The lines asked for, by file as it is named.
    pub(super) lines: HashMap<String, Vec<usize>>,
    /// Links that are not followed.
    pub(super) remarks: Vec<Diagnostic>,
}

/// The files that the paths name, or all of the project's, and the project that they belong to. Refusals are printed.
pub(super) fn asked(matches: &ArgMatches) -> Result<Asked, u8> {
    let paths: Vec<&String> = matches.get_many("chemins").into_iter().flatten().collect();
    let given = given(matches)
        .map(|given| given.and_then(lessons::checked))
        .transpose()
        .map_err(|findings| refuse_findings(&findings))?;
    if paths.is_empty() {
        let here = || Project::here().and_then(lessons::checked);
        let project = given.map_or_else(here, Ok).map_err(|findings| refuse_findings(&findings))?;
        return all_of(project);
    }
    let mut read = Read::default();
    for path in &paths {
        read.add(path).map_err(|(message, help)| refuse(&message, &help))?;
    }
    let project = match given {
        Some(project) => project,
        None => of_files(&read.files)?,
    };
    if let Some(other) = read.files.iter().find(|file| owner(file).is_some() && !project.owns(file)) {
        return Err(refuse(
            &format!("« {} » n'est pas du projet de « {} »", other.display(), project.features().display()),
            "ses films ne seraient pas comparés : vérifiez chaque projet à part",
        ));
    }
    read.remarks.extend(unread_articles(&project, &read.files));
    Ok(Asked { project, lines: read.lines(), files: read.files, remarks: read.remarks })
}

/// Articles that stand beside files, and are not those of the project.
fn unread_articles(project: &Project, files: &[PathBuf]) -> Vec<Diagnostic> {
    let folders: BTreeSet<_> =
        files.iter().filter(|file| !project.owns(file)).filter_map(|file| file.parent()).collect();
    let unread = folders.into_iter().map(|folder| folder.join(articles::FILE)).filter(|path| path.exists());
    let of = if project.is_embedded() {
        "du programme".to_owned()
    } else {
        format!("de « {} »", project.features().display())
    };
    let message = format!("ces articles ne sont pas lus : ceux {of} servent");
    let help = "rangez-les dans un dossier au nom de leur jeu, comme regles/qawale, et donnez « --features regles »";
    let remark = |path: PathBuf| Diagnostic {
        severity: Severity::Remark,
        ..Diagnostic::file(path.display().to_string(), format!("{message} ; {help}"), "")
    };
    unread.map(remark).collect()
}

fn all_of(project: Project) -> Result<Asked, u8> {
    let features = project.features();
    let (files, remarks) = if project.is_embedded() {
        (arbitre::embedded::features(&features), Vec::new())
    } else {
        let tree = project.tree(&features, is_feature).map_err(|error| no_features(&project, &error))?;
        (tree.files, tree.remarks)
    };
    if files.is_empty() {
        return Err(empty(&features.display().to_string()));
    }
    Ok(Asked { project, files, lines: HashMap::new(), remarks })
}

fn empty(folder: &str) -> u8 {
    refuse(&format!("le dossier « {folder} » ne contient aucun fichier .feature"), "vérifiez le chemin")
}

/// The one project of these files: the one whose features they are, else the one around them, else the folder that has their
/// articles, else the one around here.
fn of_files(files: &[PathBuf]) -> Result<Project, u8> {
    let owners: BTreeSet<_> = files.iter().filter_map(|file| owner(file)).collect();
    let around = || files.iter().find_map(|file| root_around(file.canonicalize().ok()?.parent()?).map(Path::to_owned));
    let mut owners = owners.into_iter();
    let project = match (owners.next(), owners.next()) {
        (Some(one), Some(other)) => {
            return Err(refuse(
                &format!("ces fichiers sont de deux projets : « {} » et « {} »", one.display(), other.display()),
                "vérifiez chaque projet à part",
            ));
        }
        (Some(root), None) => Project::with_root(&root),
        _ => match around() {
            Some(root) => Project::with_root(&root),
            None => with_their_articles(files)?,
        },
    };
    project.and_then(lessons::checked).map_err(|findings| refuse_findings(&findings))
}

/// The project of files that are in none: the folder around them that has articles is its features, whatever its name.
fn with_their_articles(files: &[PathBuf]) -> Result<Result<Project, Vec<Diagnostic>>, u8> {
    let around: BTreeSet<_> = files.iter().filter_map(|file| file.parent()).collect();
    let folders: BTreeSet<_> = around.into_iter().filter_map(features_around).collect();
    match &folders.iter().collect::<Vec<_>>()[..] {
        [] => Ok(Project::here()),
        [folder] => Ok(Project::with_features(folder)),
        [one, other, ..] => Err(refuse(
            &format!("ces fichiers ont chacun leurs articles, dans « {} » et « {} »", one.display(), other.display()),
            "vérifiez chaque dossier à part",
        )),
    }
}

/// The files named so far.
#[derive(Default)]
struct Read {
    files: Vec<PathBuf>,
    /// By the real path of each file: its name, and the lines asked for unless it is taken whole.
    asked: HashMap<PathBuf, (PathBuf, Option<Vec<usize>>)>,
    remarks: Vec<Diagnostic>,
}

impl Read {
    fn add(&mut self, path: &str) -> Result<(), (String, String)> {
        let (name, line) = split_line(path);
        let name = Path::new(name);
        let found = if name.is_dir() {
            if line.is_some() {
                return Err((
                    format!("« {path} » désigne une ligne d'un dossier"),
                    "donnez la ligne d'un fichier".into(),
                ));
            }
            let tree =
                feature_tree(name).map_err(|error| (error.to_string(), "vérifiez ce dossier et ses droits".into()))?;
            if tree.files.is_empty() {
                let message = format!("le dossier « {path} » ne contient aucun fichier .feature");
                return Err((message, "vérifiez le chemin".into()));
            }
            self.remarks.extend(tree.remarks);
            tree.files
        } else if name.exists() || name == Path::new(STANDARD_INPUT) {
            vec![name.to_owned()]
        } else if let inside @ [_, ..] = &embedded(name)[..] {
            inside.to_vec()
        } else {
            return Err((
                format!("« {path} » n'existe pas"),
                "vérifiez le nom du fichier et le dossier courant".into(),
            ));
        };
        for file in found {
            let real = file.canonicalize().unwrap_or_else(|_| file.clone());
            let (_, lines) = self.asked.entry(real).or_insert_with(|| {
                self.files.push(file.clone());
                (file, Some(Vec::new()))
            });
            match (line, &mut *lines) {
                (None, _) => *lines = None,
                (Some(line), Some(lines)) => lines.push(line),
                (Some(_), None) => {}
            }
        }
        Ok(())
    }

    fn lines(&self) -> HashMap<String, Vec<usize>> {
        let some = self.asked.values().filter_map(|(name, lines)| Some((name.display().to_string(), lines.clone()?)));
        some.collect()
    }
}

/// What a path names among the features inside the program, where there is no project.
fn embedded(path: &Path) -> Vec<PathBuf> {
    let here = std::env::current_dir().unwrap_or_default();
    if meant_around(&here).is_ok_and(|root| root.is_none()) { arbitre::embedded::features(path) } else { Vec::new() }
}

/// `fichier.feature:12` and `fichier.feature:12:5`; a file of that very name comes first.
pub(super) fn split_line(path: &str) -> (&str, Option<usize>) {
    if Path::new(path).exists() {
        return (path, None);
    }
    let cut = |path: &'_ str| -> Option<(usize, usize)> {
        let (name, number) = path.rsplit_once(':')?;
        Some((name.len(), number.parse().ok()?))
    };
    match cut(path) {
        Some((end, number)) => match cut(&path[..end]) {
            Some((shorter, line)) => (&path[..shorter], Some(line)),
            None => (&path[..end], Some(number)),
        },
        None => (path, None),
    }
}
