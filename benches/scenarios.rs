//! Our runner beside stock cucumber-rs: the same files, the same step definitions, the same machine, in one run.
//!
//! `cargo bench --bench scenarios` prints times, peak memory and their ratios. Each measure is a process of its own, so that
//! one does not pay for the other's memory. `benches/comparer.py` sets other people's runners beside them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use arbitre::project::Project;
use arbitre::spec::run::{Order, feature_files, run};
use arbitre::spec::select::Selection;
use arbitre::spec::world::World;
use cucumber::World as _;

fn main() {
    let arguments: Vec<_> = std::env::args().collect();
    match arguments.get(1).map(String::as_str) {
        Some("--mesure") => measure(&arguments[2], Path::new(&arguments[3])),
        Some("--generer") => {
            let number = |index: usize| arguments[index].parse().expect("a number");
            generate(Path::new(&arguments[2]), number(3), number(4));
        }
        _ => compare(),
    }
}

/// One process, one measure: seconds, peak memory in kilobytes, scenarios played.
fn measure(runner: &str, folder: &Path) {
    let begin = Instant::now();
    let played = match runner {
        "arbitre" => ours(folder),
        "gherkin" => floor(folder),
        _ => stock(folder),
    };
    println!("{} {} {played}", begin.elapsed().as_secs_f64(), peak_memory());
}

fn ours(folder: &Path) -> usize {
    let order = Order {
        project: Project::at(folder).expect("no articles"),
        files: feature_files(folder).expect("a folder"),
        selection: Selection::default(),
        strict_films: false,
        threads: std::thread::available_parallelism().map_or(1, usize::from),
        engine: None,
        program: PathBuf::new(),
        all_films: false,
        explains: false,
    };
    let outcome = run(order, || {});
    assert!(outcome.scenarios.iter().all(|scenario| scenario.failures.is_empty()), "everything passes");
    outcome.scenarios.len()
}

fn stock(folder: &Path) -> usize {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let silent = cucumber::writer::Basic::raw(std::io::sink(), cucumber::writer::Coloring::Never, 0);
    let cucumber = World::cucumber()
        .with_writer(cucumber::WriterExt::summarized(cucumber::WriterExt::normalized(silent)))
        .with_default_cli();
    let writer = runtime.block_on(cucumber.run(folder.to_owned()));
    assert_eq!(writer.scenarios_stats().failed + writer.scenarios_stats().skipped, 0, "everything passes");
    writer.scenarios_stats().passed
}

/// The gherkin crate reads the files, and nothing is played.
fn floor(folder: &Path) -> usize {
    let files = feature_files(folder).expect("a folder");
    let language = || gherkin::GherkinEnv::new("fr").expect("a language");
    let read = |file: &PathBuf| gherkin::Feature::parse_path(file, language()).expect("a feature").scenarios.len();
    files.iter().map(read).sum()
}

/// The most memory this process ever held, where the system tells.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    peak.and_then(|text| text.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}

struct Measure {
    seconds: f64,
    kilobytes: f64,
    scenarios: usize,
}

fn in_a_process(runner: &str, folder: &Path) -> Measure {
    let program = std::env::current_exe().expect("this program");
    let best = (0..3).map(|_| {
        let output = Command::new(&program).args(["--mesure", runner]).arg(folder).output().expect("it starts");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let fields: Vec<f64> = text.split_whitespace().filter_map(|field| field.parse().ok()).collect();
        let [seconds, kilobytes, scenarios] = fields[..] else {
            panic!("{runner}: {text}{}", String::from_utf8_lossy(&output.stderr))
        };
        Measure { seconds, kilobytes, scenarios: scenarios as usize }
    });
    best.min_by(|a, b| a.seconds.total_cmp(&b.seconds)).expect("three tries")
}

fn compare() {
    let temporary = tempfile::tempdir().expect("a folder");
    let small = generate(&temporary.path().join("10000"), 100, 100);
    let large = generate(&temporary.path().join("100000"), 100, 1_000);
    let one_file = generate(&temporary.path().join("un-fichier"), 1, 10_000);
    let show = |name: &str, measure: &Measure| {
        let rate = measure.scenarios as f64 / measure.seconds;
        println!(
            "{name:<42} {:>7} scenarios {:>8.2} s {:>9.0} scenarios/s {:>7.0} MB",
            measure.scenarios,
            measure.seconds,
            rate,
            measure.kilobytes / 1024.0
        );
    };
    let ours = in_a_process("arbitre", &small);
    show("arbitre, 100 files of 100", &ours);
    let ours_one = in_a_process("arbitre", &one_file);
    show("arbitre, 1 file of 10 000", &ours_one);
    let ours_large = in_a_process("arbitre", &large);
    show("arbitre, 100 files of 1 000", &ours_large);
    let twenty = generate(&temporary.path().join("20000"), 1, 20_000);
    let rows = outline(&temporary.path().join("plan"), 20_000);
    let ours_twenty = in_a_process("arbitre", &twenty);
    show("arbitre, 1 file of 20 000", &ours_twenty);
    let ours_rows = in_a_process("arbitre", &rows);
    show("arbitre, 1 outline of 20 000 rows", &ours_rows);
    assert_eq!(ours_rows.scenarios, ours_twenty.scenarios);
    let said = paraphrased(&small, &temporary.path().join("autrement"));
    let ours_said = in_a_process("arbitre", &said);
    show("arbitre, the same, half said otherwise", &ours_said);
    let stock = in_a_process("cucumber-rs", &small);
    show("cucumber-rs 0.23, 100 files of 100", &stock);
    assert_eq!(ours.scenarios, stock.scenarios);
    println!();
    println!("arbitre is {:.1} times as fast as cucumber-rs at 10 000 scenarios", stock.seconds / ours.seconds);
    println!("and takes {:.1} times its memory", ours.kilobytes / stock.kilobytes);
    println!("10 times the scenarios take {:.1} times as long", ours_large.seconds / ours.seconds);
    println!(
        "an outline of 20 000 rows takes {:.2} times as long as 20 000 scenarios",
        ours_rows.seconds / ours_twenty.seconds
    );
    println!("half of the sentences said otherwise take {:.2} times as long", ours_said.seconds / ours.seconds);
    println!("one file of 10 000 takes {:.2} times as long as 100 files of 100", ours_one.seconds / ours.seconds);
}

const TURNS: [&str; 5] = ["B1, B2, A2", "A2, B2, B1", "B1, C1, D1", "A2, A3, A4", "B1, B2, C2"];

/// The scenario of every measure, with its number and its turn.
fn scenario(header: &str, number: &str, turn: &str) -> String {
    format!(
        "\n  @QAW-08\n  {header}: Le coup numéro {number}\n    Étant donné une partie de Qawale\n    Et que le joueur 1 a le trait\n    Quand le joueur 1 pose un galet en A1 et égraine par {turn}\n    Alors le coup est accepté\n    Et la case A1 est vide\n    Et c'est au joueur 2 de jouer\n"
    )
}

/// The same scenarios as the rows of one outline.
fn outline(folder: &Path, rows: usize) -> PathBuf {
    std::fs::create_dir_all(folder).expect("a folder");
    let mut text = "# language: fr\n@qawale\nFonctionnalité: Un plan\n".to_owned();
    text += &scenario("Plan du scénario", "<numéro>", "<pas>");
    text += "\n    Exemples:\n      | numéro | pas |\n";
    for row in 0..rows {
        let _ = writeln!(text, "      | {row} | {} |", TURNS[row % TURNS.len()]);
    }
    std::fs::write(folder.join("plan.feature"), text).expect("a file");
    folder.to_owned()
}

/// The same features, half of their sentences in other words.
fn paraphrased(from: &Path, to: &Path) -> PathBuf {
    std::fs::create_dir_all(to).expect("a folder");
    for file in feature_files(from).expect("a folder") {
        let text = std::fs::read_to_string(&file).expect("a feature");
        let text = text
            .replace("le coup est accepté", "ce coup est permis")
            .replace("la case A1 est vide", "il ne reste plus rien en A1")
            .replace("c'est au joueur 2 de jouer", "la main revient au joueur 2");
        std::fs::write(to.join(file.file_name().expect("a name")), text).expect("a file");
    }
    to.to_owned()
}

/// Features of six steps per scenario, every scenario with a title of its own.
fn generate(folder: &Path, files: usize, scenarios: usize) -> PathBuf {
    std::fs::create_dir_all(folder).expect("a folder");
    for file in 0..files {
        let mut text = format!("# language: fr\n@qawale\nFonctionnalité: Dossier {file}\n");
        for number in 0..scenarios {
            text += &scenario("Scénario", &number.to_string(), TURNS[number % TURNS.len()]);
        }
        std::fs::write(folder.join(format!("{file:04}.feature")), text).expect("a file");
    }
    folder.to_owned()
}
