//! The features under `cargo test`: one test per scenario, so that filters, `--list`, `--nocapture` and nextest work as usual.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, LazyLock};

use arbitre::project::Project;
use arbitre::report::console::failed_scenario;
use arbitre::spec::language::lessons;
use arbitre::spec::plan::Case;
use arbitre::spec::play::play;
use arbitre::spec::run::{ScenarioResult, feature_files, read_files};
use arbitre::spec::snapshot::{self, Comparison};
use libtest_mimic::{Arguments, Failed, Trial};

fn main() -> std::process::ExitCode {
    let (asked, others): (Vec<_>, Vec<_>) = std::env::args().partition(|argument| argument == "--fail-fast");
    let arguments = Arguments::from_iter(others);
    let fail_fast = !asked.is_empty();
    if fail_fast {
        // The first scenario that fails ends the run. Films panic where they differ.
        std::panic::set_hook(Box::new(|panic| {
            eprintln!("{panic}");
            std::process::exit(101);
        }));
    }
    let trials = match Project::at(Path::new("")).and_then(lessons::checked) {
        Ok(project) => trials(&Arc::new(project), &arguments, fail_fast).unwrap_or_else(|error| {
            // Whatever is asked for: there is no telling what is missing.
            eprintln!("{error}");
            std::process::exit(101);
        }),
        Err(findings) => {
            let wrong: Vec<_> = findings.iter().map(|finding| finding.render(false)).collect();
            vec![Trial::test("reglement", move || Err(Failed::from(wrong.join("\n\n"))))]
        }
    };
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn trials(project: &Arc<Project>, arguments: &Arguments, fail_fast: bool) -> std::io::Result<Vec<Trial>> {
    let mut files = feature_files(&project.features())?;
    let all = files.len();
    // Unless it is none of them, it is the tests about all of them.
    if files.iter().any(|file| may_be_asked_for(&module(file), arguments)) {
        files.retain(|file| may_be_asked_for(&module(file), arguments));
    }
    let everything = files.len() == all;
    let language = lessons::language(project);
    let mut trials = Vec::new();
    let mut films = BTreeSet::new();
    let mut found = 0;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    for (file, reading) in files.iter().zip(read_files(&files, project, threads)) {
        let module = module(file);
        let Some(feature) = reading.feature else {
            let wrong: Vec<_> = reading.findings.iter().map(|finding| finding.render(false)).collect();
            // Under the name of its scenarios: whoever asks for them learns why there are none.
            trials.push(Trial::test(format!("{module}lecture"), move || Err(Failed::from(wrong.join("\n\n")))));
            continue;
        };
        let source: Arc<str> = reading.source.into();
        for case in Case::all_in(feature, &source, &language) {
            found += 1;
            let name = format!("{module}{}", case.film_name());
            films.extend(snapshot::path(&project.snapshots(), &case));
            let (project, source) = (Arc::clone(project), Arc::clone(&source));
            trials.push(Trial::test(name, move || scenario(&case, &source, &project, fail_fast)));
        }
    }
    if !everything {
        return Ok(trials);
    }
    let different = films.len();
    trials.push(Trial::test("films::un_par_scenario", move || {
        if found == 0 {
            return Err("no scenario was found".into());
        }
        if found == different {
            Ok(())
        } else {
            Err(format!("{found} scenarios, but {different} names of films").into())
        }
    }));
    let project = Arc::clone(project);
    trials.push(Trial::test("films::sans_orphelin", move || {
        let orphans = snapshot::orphans(&project.snapshots(), &films)?;
        if orphans.is_empty() { Ok(()) } else { Err(format!("films that no scenario makes: {orphans:#?}").into()) }
    }));
    Ok(trials)
}

/// What the names of a file's tests begin with: `qawale::02-poser::`.
fn module(file: &Path) -> String {
    let folder = file.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    format!("{folder}::{stem}::")
}

/// Whether tests of this module can be among those asked for; if not, its file need not be read. The rest of a test's name has no
/// `::`.
fn may_be_asked_for(module: &str, arguments: &Arguments) -> bool {
    let filter = arguments.filter.as_deref().unwrap_or_default();
    let asked = if arguments.exact {
        filter.starts_with(module)
    } else {
        filter.rfind("::").is_none_or(|end| module.contains(&filter[..end + 2]))
    };
    asked && (arguments.exact || !arguments.skip.iter().any(|skipped| module.contains(skipped)))
}

fn scenario(case: &Case, source: &str, project: &Project, fail_fast: bool) -> Result<(), Failed> {
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let played = runtime.block_on(play(case, Path::new(env!("CARGO_BIN_EXE_arbitre"))));
    let result = ScenarioResult::of(case, &played);
    if !result.failures.is_empty() {
        let lines: Vec<_> = source.lines().collect();
        let told = failed_scenario(&result, &lines, project.articles(), false);
        return if fail_fast { panic!("{told}") } else { Err(told.into()) };
    }
    film(case, &played.film(case), project);
    Ok(())
}

/// Lets insta compare the film, and write what is to be reviewed. For each film it reads through the whole folder: of those that are
/// as accepted, with nothing waiting beside them, it hears only if it was told to do more than compare.
fn film(case: &Case, film: &str, project: &Project) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = snapshot::path(&root.join("snapshots"), case).expect("a scenario with an article");
    static TOLD: LazyLock<bool> = LazyLock::new(|| {
        let mut names = std::env::vars_os().map(|(name, _)| name.to_string_lossy().into_owned());
        names.any(|name| name.starts_with("INSTA_") && name != "INSTA_UPDATE")
    });
    let as_accepted = || snapshot::compare(project, &path, film) == Comparison::Same;
    // Insta compares the film and not what stands above it.
    if let Some(wrong) = snapshot::wrong_header(project, &path, case) {
        panic!("{wrong} : {}", path.display());
    }
    if !*TOLD && !path.with_extension("snap.new").exists() && as_accepted() {
        return;
    }
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(path.parent().expect("a folder"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    if let Some(feature) = &case.feature.path {
        settings.set_input_file(root.join(feature));
    }
    settings.bind(|| insta::assert_snapshot!(case.film_name(), film));
}
