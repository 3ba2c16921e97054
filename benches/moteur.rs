//! The specification on a program behind the protocol, our own rules through one single process, beside the same rules asked
//! directly: the same scenarios, one thread each, in one run.
//!
//! `cargo bench --bench moteur` prints scenarios per second and their ratio. At least 2 000 a second are promised through one
//! process.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use arbitre::project::Project;
use arbitre::protocol::client::Program;
use arbitre::session::Opener;
use arbitre::spec::run::{Order, Ruling, project_files, run};
use arbitre::spec::select::{Selection, TagExpr};

/// The best of so many runs counts.
const TRIES: usize = 5;

struct Measure {
    seconds: f64,
    /// Scenarios played, those that say nothing about a program left out.
    scenarios: usize,
}

impl Measure {
    fn rate(&self) -> f64 {
        self.scenarios as f64 / self.seconds
    }
}

fn main() {
    let served = format!("'{}' servir", env!("CARGO_BIN_EXE_arbitre"));
    let served = || -> Arc<dyn Opener> {
        Arc::new(Program::start(&served, Duration::from_secs(60)).expect("our own program answers"))
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let direct = measure("our rules, directly, one thread", 1, None);
    let one = measure("our rules, through one process", 1, Some(served()));
    measure(&format!("our rules, through {cores} processes"), cores, Some(served()));
    println!();
    println!("one process gives {:.2} times the pace of the direct run", one.rate() / direct.rate());
}

fn measure(name: &str, threads: usize, engine: Option<Arc<dyn Opener>>) -> Measure {
    let tries = (0..TRIES).map(|_| once(threads, engine.clone()));
    let best = tries.min_by(|a, b| a.seconds.total_cmp(&b.seconds)).expect("some tries");
    println!("{name:<36} {:>6} scenarios {:>7.3} s {:>8.0} scenarios/s", best.scenarios, best.seconds, best.rate());
    best
}

/// Reading the features is part of it, as it is for `arbitre verifier`.
fn once(threads: usize, engine: Option<Arc<dyn Opener>>) -> Measure {
    let project = Project::at(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("our own articles");
    let files = project_files(&project).expect("our own features");
    // What is about our own program says nothing of another.
    let tags = Some(TagExpr::read("non @application et non @machine").expect("an expression"));
    let selection = Selection { tags, ..Selection::default() };
    let program = PathBuf::new();
    let order = Order {
        project,
        files,
        selection,
        strict_films: false,
        threads,
        engine,
        program,
        all_films: false,
        explains: false,
    };
    let begin = Instant::now();
    let outcome = run(order, || {});
    let seconds = begin.elapsed().as_secs_f64();
    assert!(outcome.scenarios.iter().all(|scenario| scenario.failures.is_empty()), "everything passes");
    let played = outcome.scenarios.iter().filter(|scenario| scenario.verdict() == Ruling::Conforming);
    Measure { seconds, scenarios: played.count() }
}
