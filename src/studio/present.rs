//! The project as it is now: its articles and lexicons are read again when their files have changed.

use std::sync::{Arc, Mutex, PoisonError};

use crate::diagnostic::Diagnostic;
use crate::disk::{Stamp, stamp};
use crate::project::Project;
use crate::spec::language::lessons;

/// A project that lives on while the studio is open.
#[derive(Debug)]
pub(super) struct Present {
    /// As it was at the beginning: its folders stay what they are.
    pub(super) project: Arc<Project>,
    last: Mutex<Option<Read>>,
}

#[derive(Debug)]
struct Read {
    stamps: Vec<Option<Stamp>>,
    project: Result<Arc<Project>, Vec<Diagnostic>>,
}

impl Present {
    pub(super) fn of(project: Project) -> Self {
        Self { project: Arc::new(project), last: Mutex::default() }
    }

    /// With the articles and the lexicons of this moment.
    ///
    /// # Errors
    /// What is wrong with them.
    pub(super) fn now(&self) -> Result<Arc<Project>, Vec<Diagnostic>> {
        let stamps: Vec<_> = self.project.papers().map(|path| stamp(&path)).collect();
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        match &*last {
            Some(read) if read.stamps == stamps => read.project.clone(),
            _ => {
                let project = self.project.again().and_then(lessons::checked).map(Arc::new);
                *last = Some(Read { stamps, project: project.clone() });
                project
            }
        }
    }
}
