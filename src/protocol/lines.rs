//! The lines that a program writes, each waited for no longer than agreed.

use std::process::ChildStdout;
use std::time::{Duration, Instant};

/// A longer line is no answer. The longest honest one lists a hundred thousand turns.
pub(super) const LONGEST_LINE: usize = 16 << 20;

/// How long an answer is looked out for before sleeping.
const WIDE_AWAKE: Duration = Duration::from_micros(200);

/// What a program writes, read as it is asked for: one that goes on speaking is held by its own pipe, not by our memory.
#[derive(Debug)]
pub(super) struct Lines {
    output: Output,
    /// What was read and not yet given back.
    read: Vec<u8>,
}

/// Why there is no line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoLine {
    /// Nothing came in time.
    Late,
    /// Nothing will come any more.
    Closed,
    /// It has no end.
    TooLong,
    /// It is not UTF-8.
    NotText,
}

impl Lines {
    pub(super) fn of(output: ChildStdout) -> Self {
        Self { output: Output::of(output), read: Vec::new() }
    }

    /// The next line that is not empty, without spaces around it; what is there already is looked at even with no delay.
    pub(super) fn next(&mut self, delay: Duration) -> Result<String, NoLine> {
        let deadline = Instant::now().checked_add(delay);
        let mut searched = 0;
        let mut left = Some(delay);
        loop {
            while let Some(end) = self.read[searched..].iter().position(|&byte| byte == b'\n') {
                let line = self.take(searched + end + 1)?;
                searched = 0;
                if !line.is_empty() {
                    return Ok(line);
                }
            }
            searched = self.read.len();
            if searched > LONGEST_LINE {
                return Err(NoLine::TooLong);
            }
            match left.map_or(Err(NoLine::Late), |left| self.output.wait(left, &mut self.read)) {
                // Its last words need no end of line.
                Err(NoLine::Closed) if searched > 0 => return self.take(searched),
                waited => waited?,
            }
            // Whoever goes on and on without a line is late too.
            left = deadline.map_or(Some(delay), |deadline| deadline.checked_duration_since(Instant::now()));
        }
    }

    fn take(&mut self, length: usize) -> Result<String, NoLine> {
        let rest = self.read.split_off(length);
        let line = String::from_utf8(std::mem::replace(&mut self.read, rest)).map_err(|_| NoLine::NotText)?;
        Ok(line.trim().to_owned())
    }
}

/// Read by whoever waits for it: one thread fewer to wake for every answer.
#[cfg(unix)]
#[derive(Debug)]
struct Output(ChildStdout);

#[cfg(unix)]
impl Output {
    const fn of(output: ChildStdout) -> Self {
        Self(output)
    }

    /// Adds what comes next to `read`.
    fn wait(&mut self, left: Duration, read: &mut Vec<u8>) -> Result<(), NoLine> {
        use std::io::Read;

        use rustix::event::{PollFd, PollFlags, Timespec, poll};

        // Most answers come at once: a core that fell asleep would take longer to wake than they take to come.
        let begin = Instant::now();
        let mut came = 0;
        while came == 0 && begin.elapsed() < WIDE_AWAKE.min(left) {
            came = poll(&mut [PollFd::new(&self.0, PollFlags::IN)], Some(&Timespec::default())).unwrap_or(0);
            std::thread::yield_now();
        }
        let left = Timespec::try_from(left).ok();
        match poll(&mut [PollFd::new(&self.0, PollFlags::IN)], left.as_ref()) {
            Ok(0) => return Err(NoLine::Late),
            Err(rustix::io::Errno::INTR) => return Ok(()),
            Ok(_) => {}
            Err(_) => return Err(NoLine::Closed),
        }
        let mut bytes = [0; 1 << 14];
        match self.0.read(&mut bytes) {
            Ok(0) => Err(NoLine::Closed),
            Ok(count) => {
                read.extend_from_slice(&bytes[..count]);
                Ok(())
            }
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => Ok(()),
            Err(_) => Err(NoLine::Closed),
        }
    }
}

/// Where a pipe cannot be waited for with a limit, a thread reads it.
#[cfg(not(unix))]
#[derive(Debug)]
struct Output(std::sync::mpsc::Receiver<Vec<u8>>);

#[cfg(not(unix))]
impl Output {
    fn of(mut output: ChildStdout) -> Self {
        use std::io::Read;

        let (told, came) = std::sync::mpsc::sync_channel(1);
        std::thread::spawn(move || {
            let mut bytes = [0; 1 << 14];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                if told.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Self(came)
    }

    fn wait(&mut self, left: Duration, read: &mut Vec<u8>) -> Result<(), NoLine> {
        use std::sync::mpsc::RecvTimeoutError;

        let came = self.0.recv_timeout(left);
        came.map(|bytes| read.extend(bytes)).map_err(|error| match error {
            RecvTimeoutError::Timeout => NoLine::Late,
            RecvTimeoutError::Disconnected => NoLine::Closed,
        })
    }
}
