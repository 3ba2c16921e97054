//! A program being run: lines in, lines out, each waited for no longer than agreed. Whatever it does, it ends with its owner.
//!
//! Nothing here knows what the lines mean.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::lines::{LONGEST_LINE, Lines, NoLine};

/// For a program that writes something else than its answers.
pub(super) const ONE_LINE: &str = "un objet JSON par ligne et par demande ; les messages vont sur la sortie d'erreur";
/// How much of what the program says on standard error is kept: the end of it.
const KEPT_NOISE: usize = 2_000;
/// The processes that run, by their numbers: an interruption must leave none behind.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends every program that runs. None starts, and nobody learns that his was ended, as long as what is given back is kept.
#[must_use]
pub fn end_all() -> impl Drop {
    let running = running();
    running.iter().for_each(|&process| end_group(process));
    running
}

/// Ends a program together with whatever it started.
fn end_group(process: u32) {
    #[cfg(unix)]
    if let Some(group) = i32::try_from(process).ok().and_then(rustix::process::Pid::from_raw) {
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    #[cfg(not(unix))]
    let _ = process;
}

/// A program that was started; dropping it ends it, with everything it started itself.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Lines,
    noise: Arc<Mutex<Vec<u8>>>,
}

/// Why there is no line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Halt {
    /// It could not be started.
    NotStarted(String),
    /// It said nothing in time.
    Silent(Duration),
    /// It ended.
    Ended(String),
    /// It said more than can be an answer.
    TooLong,
    /// It spoke without being asked.
    Unasked(String),
    /// It does not write in UTF-8.
    NotText,
}

impl std::fmt::Display for Halt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NotStarted(why) => write!(f, "le programme ne démarre pas ({why})"),
            Self::Silent(delay) => {
                let seconds = crate::diagnostic::decimal(delay.as_secs_f64());
                write!(
                    f,
                    "le programme n'a rien répondu en {seconds} s\naide : a-t-il vidé sa sortie (flush) après la ligne ?"
                )
            }
            Self::Ended(how) => write!(f, "le programme s'est arrêté ({how})"),
            Self::TooLong => {
                write!(f, "la réponse dépasse {} Mo sans fin de ligne : le programme est arrêté", LONGEST_LINE >> 20)
            }
            Self::Unasked(line) => {
                write!(f, "le programme a écrit une ligne de trop : « {line} »\naide : {ONE_LINE}")
            }
            Self::NotText => write!(f, "la réponse n'est pas en UTF-8"),
        }
    }
}

impl Process {
    /// Starts a command line; nothing is interpreted by a shell, quotation marks keep words together.
    pub(super) fn start(command: &[String]) -> Result<Self, Halt> {
        let (program, arguments) = command.split_first().ok_or_else(|| Halt::NotStarted("commande vide".into()))?;
        let mut started = Command::new(program);
        started.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut started, 0);
        let mut running = running();
        let mut child = started
            .spawn()
            .map_err(|error| Halt::NotStarted(format!("{program} : {}", crate::diagnostic::why(&error))))?;
        running.insert(child.id());
        drop(running);
        let (input, output, errors) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let lines = Lines::of(output.ok_or_else(|| Halt::NotStarted("sans sortie".into()))?);
        let noise = Arc::new(Mutex::new(Vec::new()));
        if let Some(errors) = errors {
            let kept = Arc::clone(&noise);
            std::thread::spawn(move || keep_the_end(errors, &kept));
        }
        Ok(Self { child, input, lines, noise })
    }

    /// Sends a line and waits for the one that answers it.
    pub(super) fn ask(&mut self, line: &str, delay: Duration) -> Result<String, Halt> {
        match self.lines.next(Duration::ZERO) {
            Ok(unasked) => return Err(Halt::Unasked(shortened(&unasked))),
            Err(NoLine::Late) => {}
            Err(why) => return Err(self.halted(why, delay)),
        }
        // One write, or the program wakes twice.
        let sent = self.input.as_mut().map(|input| input.write_all(format!("{line}\n").as_bytes()));
        if !matches!(sent, Some(Ok(()))) {
            return Err(self.ended());
        }
        self.lines.next(delay).map_err(|why| self.halted(why, delay))
    }

    fn halted(&mut self, why: NoLine, delay: Duration) -> Halt {
        match why {
            NoLine::Late => Halt::Silent(delay),
            NoLine::Closed => self.ended(),
            NoLine::TooLong => Halt::TooLong,
            NoLine::NotText => Halt::NotText,
        }
    }

    /// The last lines of what it said on standard error.
    pub(super) fn noise(&mut self) -> Vec<String> {
        // What it said before it died may still be on its way; all has come once nobody else keeps it. Whatever it started may go on.
        let died = matches!(self.child.try_wait(), Ok(Some(_)));
        for _ in 0..if died { 100 } else { 2 } {
            if Arc::strong_count(&self.noise) == 1 {
                break;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        let kept = self.noise.lock().map(|kept| kept.clone()).unwrap_or_default();
        let text = String::from_utf8_lossy(&kept);
        let lines: Vec<_> = text.lines().filter(|line| !line.trim().is_empty()).map(shortened).collect();
        lines[lines.len().saturating_sub(4)..].to_vec()
    }

    fn ended(&mut self) -> Halt {
        // Its output is closed: either it is gone, or it will be.
        for _ in 0..50 {
            match self.child.try_wait() {
                Ok(Some(status)) => return Halt::Ended(how(status)),
                _ => std::thread::sleep(Duration::from_millis(2)),
            }
        }
        Halt::Ended("sa sortie est fermée".into())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        drop(self.input.take());
        let mut running = running();
        running.remove(&self.child.id());
        end_group(self.child.id());
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn how(status: ExitStatus) -> String {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return format!("signal {signal}");
    }
    status.code().map_or_else(|| "sans code de retour".into(), |code| format!("code de retour {code}"))
}

fn keep_the_end(mut errors: impl Read, kept: &Mutex<Vec<u8>>) {
    let mut bytes = [0; 4_096];
    while let Ok(read @ 1..) = errors.read(&mut bytes) {
        let Ok(mut kept) = kept.lock() else { return };
        kept.extend_from_slice(&bytes[..read]);
        let extra = kept.len().saturating_sub(KEPT_NOISE);
        kept.drain(..extra);
    }
}

/// A line that fits in a message.
pub(super) fn shortened(line: &str) -> String {
    const MOST: usize = 160;
    match line.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_owned(),
    }
}

/// The words of a command line: spaces separate, quotation marks of either kind keep together.
///
/// # Errors
/// A quotation mark is not closed, or there is no word.
pub(super) fn words(command: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in command.chars() {
        match quote {
            Some(mark) if c == mark => quote = None,
            Some(_) => word.get_or_insert_default().push(c),
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    match (quote, words.is_empty()) {
        (Some(mark), _) => Err(format!("le guillemet {mark} n'est pas refermé")),
        (None, true) => Err("la commande est vide".into()),
        (None, false) => Ok(words),
    }
}
