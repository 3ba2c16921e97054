//! Scenarios played beside the conversation with the editor: only the last state of each text is worth finishing.

use std::collections::BTreeMap;

use crossbeam_channel::{Receiver, Sender};
use lsp_types::Url;

use super::findings::{Failed, failed};
use crate::spec::plan::Case;

/// A text to play.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) uri: Url,
    pub(super) version: i32,
    pub(super) cases: Vec<Case>,
}

/// What failed in it.
#[derive(Debug)]
pub(super) struct Verdict {
    pub(super) uri: Url,
    pub(super) version: i32,
    pub(super) failed: Vec<Failed>,
}

/// Plays what comes until nobody asks or listens any more.
pub(super) fn work(jobs: &Receiver<Job>, verdicts: &Sender<Verdict>) {
    let mut waiting: BTreeMap<Url, Job> = BTreeMap::new();
    loop {
        if waiting.is_empty() {
            let Ok(job) = jobs.recv() else { return };
            waiting.insert(job.uri.clone(), job);
        }
        waiting.extend(jobs.try_iter().map(|job| (job.uri.clone(), job)));
        let Some((_, job)) = waiting.pop_first() else { continue };
        let mut all = Vec::new();
        let mut finished = true;
        for case in &job.cases {
            all.extend(failed(case));
            waiting.extend(jobs.try_iter().map(|job| (job.uri.clone(), job)));
            if waiting.contains_key(&job.uri) {
                finished = false;
                break;
            }
        }
        let verdict = Verdict { uri: job.uri, version: job.version, failed: all };
        if finished && verdicts.send(verdict).is_err() {
            return;
        }
    }
}
