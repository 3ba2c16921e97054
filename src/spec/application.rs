//! The second door: the `arbitre` program itself, started as a player starts it and typed at line by line.
//!
//! Whenever a step looks, the program is run afresh with every line so far: nothing waits for anything, and what it said
//! before it must say again. Nothing here knows how the program is made, only what it prints.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use arbitre_rules::{GameId, Player, Setup, first_player};

use super::failure::{Failure, FailureKind};
use super::reader::typography::unquoted;
use super::world::impossible;

use crate::diagnostic::{decimal, why};
use crate::session::{Action, Session, Standing, open};

/// A program that has not ended by then never will: all its input is there from the beginning.
const PATIENCE: Duration = Duration::from_secs(30);
/// No game says more, in bytes.
const LONGEST: u64 = 4 << 20;
/// Set for a program that must not leave its folder: the files that it is told to write or read are inside.
pub const ENCLOSED: &str = "ARBITRE_DOSSIER_CLOS";
/// What stands before a line that was read.
const MARK: &str = "> ";
/// How the program begins an answer to what it cannot do.
const REFUSALS: [&str; 3] = ["Refusé (article", "Pas compris", "Impossible :"];

/// A program at which somebody types.
#[derive(Debug)]
pub struct Application {
    program: PathBuf,
    arguments: Vec<String>,
    /// How long it is waited for.
    pub patience: Duration,
    typed: Vec<Typed>,
    /// What it showed when a step last looked.
    screen: Option<Screen>,
}

/// Something typed by a step.
#[derive(Debug)]
struct Typed {
    step: usize,
    entry: Entry,
    /// Whether a later step looked at the answer.
    seen: bool,
    /// Whether one would have failed, had the answer been no refusal.
    refusal_seen: bool,
}

/// What one can do at a keyboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A line, perhaps empty.
    Line(String),
    /// No more lines.
    End,
}

/// What the program showed: what it said first, then its answer to each line.
#[derive(Debug)]
struct Screen {
    answers: Vec<String>,
    closed: bool,
}

/// This very program, for scenarios about it.
#[must_use]
pub fn this_program() -> PathBuf {
    std::env::current_exe().unwrap_or_else(|_| "arbitre".into())
}

impl Application {
    /// A program to be started with these arguments.
    #[must_use]
    pub const fn new(program: PathBuf, arguments: Vec<String>) -> Self {
        Self { program, arguments, patience: PATIENCE, typed: Vec::new(), screen: None }
    }

    /// Types something, at this step of the scenario.
    ///
    /// # Errors
    /// There is nothing to type at any more.
    pub fn enter(&mut self, step: usize, entry: Entry) -> Result<(), Failure> {
        if self.typed.last().is_some_and(|last| last.entry == Entry::End) {
            return Err(Failure::misused("la saisie s'est arrêtée : plus rien ne peut être saisi dans ce scénario"));
        }
        self.typed.push(Typed { step, entry, seen: false, refusal_seen: false });
        Ok(())
    }

    /// The answer to the last line, or what the program says first, in plain spaces.
    ///
    /// # Errors
    /// The program does not answer as it should.
    pub fn look(&mut self) -> Result<&str, Failure> {
        self.refresh()?;
        if let Some(last) = self.typed.last_mut() {
            last.seen = true;
        }
        Ok(self.screen.as_ref().and_then(|screen| screen.answers.last()).map(String::as_str).unwrap_or_default())
    }

    /// A step that passes would have failed, had the last line been accepted.
    pub fn saw_refusal(&mut self) {
        if let Some(last) = self.typed.last_mut() {
            last.refusal_seen = true;
        }
    }

    /// A step that passes has found these words in the answer to the last line. They tell a refusal if they say that it is one, or
    /// its whole reason: anything less, the answer to what is accepted may hold as well.
    pub fn found(&mut self, words: &str) {
        let answer = self.screen.as_ref().and_then(|screen| screen.answers.last());
        let Some(refusal) = answer.filter(|answer| is_refusal(answer)).and_then(|answer| answer.lines().next()) else {
            return;
        };
        let reason = refusal.split_once(" : ").map_or(refusal, |(_, reason)| reason);
        let reason = reason.split(" ; ").next().unwrap_or(reason).trim_end_matches('.');
        let said = ["Refusé", "Pas compris", "Impossible"].iter().any(|begin| unquoted(words).contains(begin));
        if said || unquoted(words).contains(&unquoted(reason)) {
            self.saw_refusal();
        }
    }

    /// A step that passes has read that the same player is asked again. He would be in the middle of a turn as well: that tells a
    /// refusal only if the line, accepted, would have ended it.
    pub fn asked_again(&mut self) {
        let Some(Entry::Line(line)) = self.typed.last().map(|typed| typed.entry.clone()) else { return };
        let Some((session, by)) = self.game_before() else { return };
        let action = |gesture| Action { by, text: line.clone(), gesture };
        let supposed: Vec<_> =
            [false, true].into_iter().flat_map(|gesture| session.suppose(&action(gesture))).collect();
        let still = |mut game: Box<dyn Session>| {
            game.position().is_ok_and(|position| position.turn == Some(by)) && game.standing() == Ok(Standing::Ongoing)
        };
        if !supposed.is_empty() && !supposed.into_iter().any(still) {
            self.saw_refusal();
        }
    }

    /// The game as it stood before the last line, by our own rules, and who had the turn: as far as the program says.
    fn game_before(&self) -> Option<(Box<dyn Session>, Player)> {
        let answer = self.instead(&["position"]).pop()?;
        let text = answer.lines().next()?;
        GameId::ALL.iter().find_map(|game| {
            let position = (game.game().read_text)(text).ok()?;
            let mut session = open(*game, &position).ok()?;
            let by = session.position().ok()?.turn?;
            Some((session, by))
        })
    }

    /// What the program answers to these lines in the place of the last one; nothing if it cannot be asked.
    fn instead(&self, lines: &[&str]) -> Vec<String> {
        let Some((_, before)) = self.typed.split_last() else { return Vec::new() };
        let entries = before.iter().map(|typed| typed.entry.clone());
        let entries: Vec<_> = entries.chain(lines.iter().map(|line| Entry::Line((*line).to_owned()))).collect();
        let mut other = Self { patience: self.patience, ..Self::new(self.program.clone(), self.arguments.clone()) };
        let typed = entries.into_iter().all(|entry| other.enter(0, entry).is_ok());
        if !typed || other.refresh().is_err() {
            return Vec::new();
        }
        other.screen.map(|screen| screen.answers.into_iter().skip(before.len() + 1).collect()).unwrap_or_default()
    }

    /// Whether the last line closed the program.
    ///
    /// # Errors
    /// The program does not answer as it should.
    pub fn is_closed(&mut self) -> Result<bool, Failure> {
        self.look()?;
        Ok(self.screen.as_ref().is_some_and(|screen| screen.closed))
    }

    /// The lines at whose answer nobody looked although it is a refusal or the last one, with the index of their steps.
    pub(super) fn unseen(&mut self) -> Vec<(usize, Failure)> {
        if let (Err(failure), Some(last)) = (self.refresh(), self.typed.last()) {
            return vec![(last.step, failure)];
        }
        let answers = self.screen.iter().flat_map(|screen| screen.answers.iter().skip(1));
        let last = self.typed.len();
        let answered = self.typed.iter().zip(answers).enumerate();
        answered
            .filter_map(|(index, (typed, answer))| {
                let failure = if is_refusal(answer) && !typed.refusal_seen {
                    let message = format!("{} n'est pas accepté, et aucune étape ne le constate", typed.entry);
                    let look = if answer.starts_with("Refusé") {
                        "la saisie est refusée selon l'article …"
                    } else if answer.starts_with("Pas compris") {
                        "la saisie n'est pas comprise"
                    } else {
                        "l'application affiche « Impossible »"
                    };
                    let help = format!("si c'est voulu, ajoutez par exemple « Alors {look} »");
                    Failure::new(FailureKind::UnseenRefusal, message).showing(shown(answer)).showing([help])
                } else if index + 1 == last && !typed.seen {
                    Failure::misused(format!("aucune étape ne regarde ce que produit {}", typed.entry))
                        .showing(["ajoutez une étape « Alors », ou retirez celle-ci"])
                } else {
                    return None;
                };
                Some((typed.step, failure))
            })
            .collect()
    }

    /// The whole dialogue, as a reviewer reads it.
    pub(super) fn dialogue(&self) -> String {
        let Some(screen) = &self.screen else { return String::new() };
        let mut answers = screen.answers.iter();
        let quoted = |word: &String| if word.contains(' ') { format!("\"{word}\"") } else { word.clone() };
        let command = self.arguments.iter().map(quoted).collect::<Vec<_>>().join(" ");
        let mut out = format!("arbitre {command}\n{}", answers.next().map_or("", String::as_str));
        for (typed, answer) in self.typed.iter().zip(answers) {
            let line = match &typed.entry {
                Entry::Line(text) => format!("{MARK}{text}"),
                Entry::End => format!("{MARK}(fin de la saisie)"),
            };
            out.push_str(&format!("{}\n{answer}", line.trim_end()));
        }
        if screen.closed {
            out.push_str("(l'application est fermée)\n");
        }
        out
    }

    /// Runs the program if something was typed since it last ran.
    fn refresh(&mut self) -> Result<(), Failure> {
        if self.screen.as_ref().is_some_and(|screen| screen.answers.len() == self.typed.len() + 1) {
            return Ok(());
        }
        let output = self.run()?;
        let screen = self.cut(&output)?;
        let before = self.screen.as_ref().map(|screen| screen.answers.as_slice()).unwrap_or_default();
        if !screen.answers.starts_with(before) {
            return Err(Failure::new(FailureKind::Program, "l'application ne répond pas deux fois de la même façon"));
        }
        self.screen = Some(screen);
        Ok(())
    }

    /// Cuts what the program printed at the lines that it read, which it repeats after its mark.
    fn cut(&self, output: &str) -> Result<Screen, Failure> {
        let mark = |typed: &Typed| match &typed.entry {
            Entry::Line(text) => format!("{MARK}{text}").trim_end().to_owned(),
            Entry::End => MARK.trim_end().to_owned(),
        };
        let ends = self.typed.last().is_some_and(|last| last.entry == Entry::End);
        let mut marks: Vec<_> = self.typed.iter().map(mark).collect();
        // There is always an end of input, whether the scenario speaks of it or not.
        if !ends {
            marks.push(MARK.trim_end().to_owned());
        }
        let mut answers = vec![String::new()];
        for line in output.lines() {
            if marks.get(answers.len() - 1).is_some_and(|mark| mark == line) {
                answers.push(String::new());
            } else if let Some(answer) = answers.last_mut() {
                answer.push_str(line);
                answer.push('\n');
            }
        }
        if let Some(unread) = self.typed.get(answers.len() - 1) {
            return Err(Failure::wrong(format!("l'application était déjà fermée : {} n'a pas été lu", unread.entry))
                .showing(answers.last().into_iter().flat_map(|answer| shown(answer))));
        }
        let closed = ends || answers.len() == self.typed.len() + 1;
        answers.truncate(self.typed.len() + 1);
        Ok(Screen { answers, closed })
    }

    /// Everything that the program prints when it is given every line so far, in a folder of its own.
    fn run(&self) -> Result<String, Failure> {
        let failed = |message: String| Failure::new(FailureKind::Program, message);
        let folder = tempfile::tempdir()
            .map_err(|error| failed(format!("aucun dossier temporaire ne s'ouvre ({})", why(&error))))?;
        let mut child = Command::new(&self.program)
            .args(&self.arguments)
            .env(ENCLOSED, "1")
            .current_dir(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| {
                failed(format!("le programme {} ne démarre pas ({})", named(&self.program), why(&error)))
            })?;
        let lines = self.typed.iter().filter_map(|typed| match &typed.entry {
            Entry::Line(text) => Some(format!("{text}\n")),
            Entry::End => None,
        });
        let input: String = lines.collect();
        let deadline = Instant::now() + self.patience;
        if let Some(mut stdin) = child.stdin.take() {
            // Beside the reading of what it says, so that neither waits for the other.
            std::thread::spawn(move || stdin.write_all(input.as_bytes()));
        }
        let (output, errors) = (all(child.stdout.take()), all(child.stderr.take()));
        let heard = |pipe: &Receiver<Vec<u8>>| pipe.recv_timeout(deadline.saturating_duration_since(Instant::now()));
        let (output, errors) = match (heard(&output), heard(&errors)) {
            (Ok(output), Ok(errors)) => (output, String::from_utf8_lossy(&errors).into_owned()),
            _ => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(failed(format!(
                    "l'application ne s'est pas arrêtée en {} s",
                    decimal(self.patience.as_secs_f64())
                )));
            }
        };
        // Both its outputs are closed: it has ended, or is about to.
        let _ = if output.len() as u64 > LONGEST { child.kill() } else { Ok(()) };
        let status = child
            .wait()
            .map_err(|error| failed(format!("l'application ne se laisse plus suivre ({})", why(&error))))?;
        if output.len() as u64 > LONGEST {
            return Err(failed(format!("l'application affiche plus de {} Mo", LONGEST >> 20)));
        }
        if !status.success() || !errors.is_empty() {
            let how = status.code().map_or_else(|| "un signal".into(), |code| format!("le code de retour {code}"));
            return Err(failed(format!("l'application s'arrête sur une erreur, avec {how}")).showing(errors.lines()));
        }
        let output = String::from_utf8(output).map_err(|_| failed("l'application n'écrit pas en UTF-8".into()))?;
        Ok(output.replace('\u{a0}', " "))
    }
}

/// The command line of the set-up. As in every scenario, player 1 starts unless something else is said.
pub(super) fn command_line(game: Option<GameId>, draft: &Setup, seed: Option<u64>) -> Result<Vec<String>, Failure> {
    let Setup { variants, board, facts, turn } = draft;
    let mut arguments = vec!["jouer".to_owned()];
    let placed = board.is_some() || !facts.is_empty();
    match game {
        None if placed || !variants.0.is_empty() => {
            return Err(Failure::misused("au menu, aucune partie n'est encore ouverte : rien ne s'y installe"));
        }
        None => {}
        Some(game) => {
            let whole = (game.game().complete)(draft).map_err(impossible)?;
            arguments.push(game.slug().to_owned());
            for (key, value) in &variants.0 {
                arguments.extend(["--variante".to_owned(), format!("{key}={value}")]);
            }
            if placed {
                arguments.extend(["--position".to_owned(), (game.game().write_text)(&whole)]);
                return Ok(arguments);
            }
        }
    }
    let first = turn.unwrap_or(Player::First);
    match seed.filter(|&seed| first_player(seed) == first) {
        Some(seed) => {
            // Elsewhere a draw is made only if one asks for it.
            if !matches!(game, Some(GameId::Qawale | GameId::Quoridor)) {
                arguments.extend(["--premier", "hasard"].map(str::to_owned));
            }
            arguments.extend(["--tirage".to_owned(), seed.to_string()]);
        }
        None => arguments.extend(["--premier".to_owned(), (first.index() + 1).to_string()]),
    }
    Ok(arguments)
}

/// Whether an answer says that what was typed cannot be done.
#[must_use]
pub fn is_refusal(answer: &str) -> bool {
    REFUSALS.iter().any(|begin| answer.starts_with(begin))
}

/// An answer, to be shown below a failure.
#[must_use]
pub fn shown(answer: &str) -> Vec<String> {
    if answer.trim().is_empty() {
        return vec!["l'application n'affiche rien".into()];
    }
    std::iter::once("l'application affiche :").chain(answer.lines()).map(str::to_owned).collect()
}

/// Everything that comes through a pipe, up to what no game says.
fn all(pipe: Option<impl Read + Send + 'static>) -> Receiver<Vec<u8>> {
    let (tell, told) = channel();
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        let read = pipe.map(|pipe| pipe.take(LONGEST + 1).read_to_end(&mut bytes));
        if matches!(read, None | Some(Ok(_))) {
            let _ = tell.send(bytes);
        }
    });
    told
}

fn named(program: &Path) -> String {
    format!("« {} »", program.display())
}

impl std::fmt::Display for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Line(text) if text.is_empty() => f.write_str("la ligne vide"),
            Self::Line(text) => write!(f, "« {text} »"),
            Self::End => f.write_str("la fin de la saisie"),
        }
    }
}
