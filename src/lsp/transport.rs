//! The messages of an editor on standard input and output. What it announces is believed up to a limit.

use std::io::{self, BufRead, Read};
use std::sync::{Arc, OnceLock};
use std::thread::JoinHandle;

use crossbeam_channel::bounded;
use lsp_server::{Connection, Message, Notification};

use crate::diagnostic::why;

/// No message is longer, in bytes: no feature is.
const LONGEST: usize = 64 << 20;
/// Nor is a line of a header.
const LONGEST_LINE: u64 = 4_096;

/// The two ways to the editor.
#[derive(Debug)]
pub struct Pipes {
    writer: JoinHandle<io::Result<()>>,
    trouble: Arc<OnceLock<String>>,
}

impl Pipes {
    /// What was wrong with what the editor said, if that ended the conversation.
    #[must_use]
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.get().map(String::as_str)
    }

    /// Waits until everything is said; the connection must be gone.
    ///
    /// # Errors
    /// The editor does not listen any more.
    pub fn join(self) -> io::Result<()> {
        self.writer.join().unwrap_or_else(|_| Err(io::ErrorKind::BrokenPipe.into()))
    }
}

/// A conversation over standard input and output.
#[must_use]
pub fn stdio() -> (Connection, Pipes) {
    let (sender, to_write) = bounded::<Message>(0);
    let (read_here, receiver) = bounded::<Message>(0);
    let trouble = Arc::new(OnceLock::new());
    let told = Arc::clone(&trouble);
    std::thread::spawn(move || {
        let mut input = io::stdin().lock();
        loop {
            match read(&mut input) {
                Ok(Some(message)) => {
                    let last =
                        matches!(&message, Message::Notification(Notification { method, .. }) if method == "exit");
                    if read_here.send(message).is_err() || last {
                        return;
                    }
                }
                Ok(None) => return,
                // Told before the conversation is seen to end.
                Err(reason) => return drop(told.set(reason)),
            }
        }
    });
    let writer = std::thread::spawn(move || {
        let mut output = io::stdout().lock();
        to_write.into_iter().try_for_each(|message| message.write(&mut output))
    });
    (Connection { sender, receiver }, Pipes { writer, trouble })
}

/// The next message; none at the end.
fn read(input: &mut impl BufRead) -> Result<Option<Message>, String> {
    let mut length = None;
    let mut begun = false;
    loop {
        let mut line = Vec::new();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line).map_err(|error| why(&error))?;
        if read == 0 && !begun {
            return Ok(None);
        }
        begun = true;
        let text = line.strip_suffix(b"\n").and_then(|line| std::str::from_utf8(line).ok());
        let Some(text) = text.map(str::trim_end) else { return Err("un en-tête n'est pas compris".into()) };
        if text.is_empty() {
            break;
        }
        let (name, value) = text.split_once(':').ok_or("un en-tête n'est pas compris")?;
        if name.eq_ignore_ascii_case("Content-Length") {
            length =
                Some(value.trim().parse::<usize>().map_err(|_| "« Content-Length » n'est pas un nombre d'octets")?);
        }
    }
    let length = length.ok_or("il manque « Content-Length »")?;
    if length > LONGEST {
        return Err(format!(
            "un message de {length} octets est annoncé, et {} Mo sont le plus long possible",
            LONGEST >> 20
        ));
    }
    let mut text = Vec::new();
    input.take(length as u64).read_to_end(&mut text).map_err(|error| why(&error))?;
    if text.len() < length {
        return Err("l'éditeur est parti au milieu d'un message".into());
    }
    serde_json::from_slice(&text).map(Some).map_err(|_| "un message n'est pas du protocole LSP".into())
}
