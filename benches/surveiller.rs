//! From the save of a feature to its verdict under `verifier --surveiller`, over 50 saves of the project's own features.
//!
//! `cargo bench --bench surveiller` prints the median and the 95th percentile.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

const SAVES: usize = 50;

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for part in ["features", "snapshots"] {
        copy(&root.join(part), &folder.path().join(part));
    }
    let mut watch = Command::new(env!("CARGO_BIN_EXE_arbitre"))
        .args(["verifier", "--surveiller"])
        .current_dir(folder.path())
        .env_remove("CI")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let out = watch.stdout.take().expect("its output");
    let (tell, lines) = channel();
    std::thread::spawn(move || BufReader::new(out).lines().map_while(Result::ok).try_for_each(|line| tell.send(line)));
    println!("{}", verdict(&lines));

    let feature = folder.path().join("features/qawale/04-chemin.feature");
    let text = std::fs::read_to_string(&feature).expect("a feature");
    let mut times: Vec<Duration> = (0..SAVES)
        .map(|save| {
            // Saves come at no regular pace.
            std::thread::sleep(Duration::from_millis(200 + 37 * (save as u64 % 7)));
            std::fs::write(&feature, format!("{text}\n# {save}\n")).expect("a save");
            let saved = Instant::now();
            verdict(&lines);
            saved.elapsed()
        })
        .collect();
    watch.kill().and_then(|()| watch.wait()).expect("the watch ends");
    times.sort();
    let percentile = |percent: usize| times[(SAVES * percent).div_ceil(100) - 1].as_secs_f64() * 1000.0;
    println!("{SAVES} saves: median {:.0} ms, 95th percentile {:.0} ms", percentile(50), percentile(95));
}

fn verdict(lines: &Receiver<String>) -> String {
    loop {
        let line = lines.recv_timeout(Duration::from_secs(20)).expect("a verdict");
        if line.contains(" étapes") {
            return line;
        }
    }
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder").flatten() {
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to);
        } else {
            std::fs::copy(entry.path(), to).expect("a copy");
        }
    }
}
