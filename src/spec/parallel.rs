//! The same work on several cores, its results in order.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Applies `work` to every item on `threads` threads, keeping the order.
pub(crate) fn in_parallel<T: Sync, R: Send>(threads: usize, items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let mut done: Vec<(usize, R)> = std::thread::scope(|scope| {
        let worker = || {
            let mut mine = Vec::new();
            while let Some((index, item)) = {
                let index = next.fetch_add(1, Ordering::Relaxed);
                items.get(index).map(|item| (index, item))
            } {
                mine.push((index, work(item)));
            }
            mine
        };
        let others: Vec<_> = (1..threads.min(items.len())).map(|_| scope.spawn(worker)).collect();
        let mut all = worker();
        all.extend(
            others.into_iter().flat_map(|other| other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))),
        );
        all
    });
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, result)| result).collect()
}
