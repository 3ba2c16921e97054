//! Everything but the features: the reader's messages, the commands, the papers, the laws of the house.

mod book;
mod claims;
mod commands;
mod corrections;
mod desk;
mod drawings;
mod format;
mod french;
mod fuzzed;
mod hardship;
mod honesty;
mod liars;
mod looks;
mod lsp;
mod machines;
mod meant;
mod papers;
mod partial;
mod parts;
mod perft;
mod playing;
mod programs;
mod project;
mod protocol;
mod reading;
mod review;
mod said;
mod samples;
mod screen;
mod shown;
mod studio;
mod taught;
#[cfg(unix)]
mod terminal;
mod tidy;
mod watch;
mod wording;
mod words;

// The files of the fuzzers call a macro of `libfuzzer_sys`: here it is ours.
extern crate self as libfuzzer_sys;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The root of the project.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The program: the one built with the tests, or the one that `ARBITRE` names, for what is too long otherwise.
fn program() -> PathBuf {
    root().join(std::env::var_os("ARBITRE").unwrap_or(env!("CARGO_BIN_EXE_arbitre").into()))
}

/// Runs the program from the root, without colours or `CI`.
fn arbitre(arguments: &[&str]) -> Output {
    arbitre_in(root(), arguments)
}

/// Runs the program from some folder.
fn arbitre_in(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(program())
        .args(arguments)
        .current_dir(folder)
        .env_remove("CI")
        .env_remove("NO_COLOR")
        .output()
        .expect("the program starts")
}

/// Whether a program that a test needs is there. Without it the test says so and passes, but not under `CI`.
fn present(program: &str) -> bool {
    let version = Command::new(program).arg("--version").output();
    let there = version.is_ok_and(|output| output.status.success());
    assert!(there || std::env::var_os("CI").is_none(), "{program} is not installed: see .ci/run");
    if !there {
        eprintln!("skipped: {program} is not installed");
    }
    there
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8 on standard output")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8 on standard error")
}

/// The exit code.
fn code(output: &Output) -> i32 {
    output.status.code().expect("an exit code, not a signal")
}

/// Does the work for every item, on every core.
fn on_every_core<T: Sync>(items: &[T], work: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    work(item);
                }
            });
        }
    });
}

/// The files of a folder with this extension, sorted.
fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join(folder)).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|own| own == extension));
    files.sort();
    files
}
