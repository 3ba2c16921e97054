//! Playing at a real terminal, or as good as one: a pseudo-terminal, with its line editing, history, completion and Ctrl-C.

use std::fs::File;
use std::io::{Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Termios, Winsize, tcgetattr, tcsetwinsize};

/// Longer than this, the program is stuck.
const PATIENCE: Duration = Duration::from_secs(20);

/// The program at its terminal.
struct Terminal {
    master: File,
    child: Child,
    said: Receiver<Vec<u8>>,
    heard: Vec<u8>,
    before: Termios,
}

impl Terminal {
    /// `arbitre jouer`, ready to be played at.
    fn open(arguments: &[&str], environment: &[(&str, &str)]) -> Self {
        Self::run(&[&["jouer"], arguments].concat(), environment)
    }

    fn run(arguments: &[&str], environment: &[(&str, &str)]) -> Self {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let name = ptsname(&master, Vec::new()).unwrap().into_string().unwrap();
        let end = || Stdio::from(File::options().read(true).write(true).open(&name).unwrap());
        let before = tcgetattr(&master).unwrap();
        let child = Command::new(env!("CARGO_BIN_EXE_arbitre"))
            .args(arguments)
            .env_remove("NO_COLOR")
            .env("TERM", "xterm")
            .envs(environment.iter().copied())
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .unwrap();
        let master = File::from(master);
        let mut reader = master.try_clone().unwrap();
        let (sender, said) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            // The other end closes with an error.
            while let Ok(length @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..length].to_vec()).is_err() {
                    return;
                }
            }
        });
        Self { master, child, said, heard: Vec::new(), before }
    }

    fn press(&mut self, keys: &str) {
        self.master.write_all(keys.as_bytes()).unwrap();
    }

    /// What is said until `text` comes, and it; what follows is for the next time.
    fn hears(&mut self, text: &str) -> String {
        let start = Instant::now();
        loop {
            // A character may arrive in two pieces.
            let whole = std::str::from_utf8(&self.heard).map_or_else(|error| error.valid_up_to(), str::len);
            let so_far = String::from_utf8_lossy(&self.heard[..whole]).replace('\u{a0}', " ");
            if let Some(at) = so_far.find(text) {
                let end = at + text.len();
                self.heard = [&so_far.as_bytes()[end..], &self.heard[whole..]].concat();
                return so_far[..end].to_owned();
            }
            assert!(start.elapsed() < PATIENCE, "« {text} » never came: {so_far:?}");
            if let Ok(more) = self.said.recv_timeout(Duration::from_millis(100)) {
                self.heard.extend(more);
            }
        }
    }

    fn ends(&mut self) -> ExitStatus {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(start.elapsed() < PATIENCE, "the program does not end");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Whether the terminal is as it was found.
    fn is_restored(&self) -> bool {
        let now = tcgetattr(&self.master).unwrap();
        (now.local_modes, now.input_modes, now.output_modes)
            == (self.before.local_modes, self.before.input_modes, self.before.output_modes)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn lines_are_completed_remembered_and_redrawn() {
    let mut terminal = Terminal::open(&["quoridor", "--premier", "1"], &[]);
    let start = terminal.hears("> ");
    assert!(start.contains("C'est au joueur 1 de jouer."), "{start}");
    assert!(start.contains("\u{1b}[34m1"), "the pawn is coloured: {start:?}");
    // Completion of a turn, then of a command.
    terminal.press("E2\t");
    terminal.hears("> e2");
    terminal.press("\r");
    terminal.hears("C'est au joueur 2 de jouer.");
    terminal.press("ann\t");
    terminal.hears("> annuler");
    terminal.press("\r");
    terminal.hears("Repris : e2.");
    terminal.hears("C'est au joueur 1 de jouer.");
    // Twice back in history.
    terminal.press("\u{1b}[A\u{1b}[A");
    terminal.hears("> e2");
    // The window becomes small, and the game goes on.
    tcsetwinsize(&terminal.master, Winsize { ws_row: 10, ws_col: 30, ws_xpixel: 0, ws_ypixel: 0 }).unwrap();
    let id = i32::try_from(terminal.child.id()).unwrap();
    kill_process(Pid::from_raw(id).unwrap(), Signal::WINCH).unwrap();
    terminal.press("\r");
    terminal.hears("C'est au joueur 2 de jouer.");
    // Several lines pasted at once are several turns.
    terminal.press("e8\re3\rposition\r");
    terminal.hears("trait=2 pions=e3,e8");
    terminal.press("quitter\r");
    terminal.hears("Au revoir.");
    assert!(terminal.ends().success());
    assert!(terminal.is_restored());
}

#[test]
fn control_c_and_control_d_leave_the_terminal_as_it_was() {
    for (key, game, says) in [
        ("\u{3}", "aruba", "Bleu a quitté la partie et gagne le titre de « lâche »."),
        ("\u{4}", "aruba", "Bleu a quitté la partie et gagne le titre de « lâche »."),
        ("\u{3}", "awale", "La partie s'arrête là. Au revoir."),
        ("A\u{3}", "awale", "La partie s'arrête là. Au revoir."),
    ] {
        let mut terminal = Terminal::open(&[game], &[]);
        terminal.hears("> ");
        assert!(!terminal.is_restored(), "line editing changes the terminal");
        terminal.press(key);
        terminal.hears(says);
        assert!(terminal.ends().success(), "{game}");
        assert!(terminal.is_restored(), "{game}");
    }
}

/// A program that hangs, and Ctrl-C: the bar gives way to the message, and the terminal is as it was.
#[cfg(target_os = "linux")]
#[test]
fn control_c_ends_a_refereed_program() {
    use crate::present;
    use crate::programs::{left_behind, wait_for};

    if !present("python3") {
        return;
    }
    let hangs = "python3 tests/moteurs/hostile.py interrompu 5980";
    let mut terminal = Terminal::run(&["confronter", "qawale", "--delai", "600", "--moteur", hangs], &[]);
    terminal.hears("parties : 0/1000");
    wait_for("sleep 5980");
    kill_process(Pid::from_child(&terminal.child), Signal::INT).unwrap();
    terminal.hears("\r\u{1b}[2Kinterrompu : le programme vérifié est arrêté");
    assert_eq!(terminal.ends().code(), Some(130));
    assert!(terminal.is_restored());
    assert_eq!(left_behind("interrompu 5980"), Vec::<String>::new());
    assert_eq!(left_behind("sleep 5980"), Vec::<String>::new());
}

#[test]
fn colour_is_never_needed() {
    let mut terminal = Terminal::open(&["aruba", "--variante", "taille=3"], &[("NO_COLOR", "1")]);
    let start = terminal.hears("> ");
    assert!(start.contains("1 │ ● │ ● │ ○ │") && !start.contains("\u{1b}[3"), "{start:?}");
    let mut terminal = Terminal::open(&["awale"], &[("TERM", "dumb")]);
    terminal.hears("> ");
    terminal.press("A\r");
    terminal.hears("C'est à Nord de jouer.");
}
