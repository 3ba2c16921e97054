//! Which turns the threads of a search are looking at, so that two of them do not look at the same one at once: the other is left
//! for later, when it may be remembered (a simplified ABDADA).

use std::sync::atomic::{AtomicU64, Ordering};

use super::hash;

const SLOTS: usize = 1 << 12;
/// Nearer to the end of a line, looking takes less time than asking.
const SHALLOW: u32 = 3;

/// Empty if nobody else is looking.
#[derive(Debug)]
pub(super) struct Busy(Vec<AtomicU64>);

/// What is being looked at: a position, and how deep.
#[derive(Clone, Copy, Debug)]
pub(super) struct Task(u64);

impl Busy {
    pub(super) fn among(threads: usize) -> Self {
        Self((0..if threads > 1 { SLOTS } else { 0 }).map(|_| AtomicU64::new(0)).collect())
    }

    /// The task of looking at a position, if it is one that others could have.
    pub(super) fn task(&self, place: impl FnOnce() -> u64, depth: u32) -> Option<Task> {
        (depth >= SHALLOW && !self.0.is_empty()).then(|| Task(hash::fold(place(), depth.into()) | 1))
    }

    /// Whether somebody is at it.
    pub(super) fn taken(&self, Task(task): Task) -> bool {
        self.slot(task).load(Ordering::Relaxed) == task
    }

    pub(super) fn begin(&self, task: Option<Task>) {
        if let Some(Task(task)) = task {
            self.slot(task).store(task, Ordering::Relaxed);
        }
    }

    pub(super) fn end(&self, task: Option<Task>) {
        if let Some(Task(task)) = task {
            let _ = self.slot(task).compare_exchange(task, 0, Ordering::Relaxed, Ordering::Relaxed);
        }
    }

    fn slot(&self, task: u64) -> &AtomicU64 {
        &self.0[(task >> 32) as usize % SLOTS]
    }
}
