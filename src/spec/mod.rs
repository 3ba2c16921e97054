//! The specification: reading features, binding their sentences to a session, running them, filming the boards.
//!
//! Knows the rules crate and [`session`](crate::session); knows nothing of reports or of the command line.

pub mod application;
pub mod boards;
pub mod catalogue;
mod collector;
pub mod corrections;
pub mod coverage;
pub mod duplicates;
pub mod explained;
pub mod failure;
pub mod film;
pub mod format;
pub mod language;
pub(crate) mod parallel;
pub mod parameters;
pub mod plan;
pub mod play;
pub mod reader;
pub mod run;
pub mod select;
mod shown;
pub mod slips;
pub mod snapshot;
pub mod steps;
pub mod teach;
pub mod world;
