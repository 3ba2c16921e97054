//! `arbitre`: acceptance tests for the rules of board games, written in plain French.
//!
//! What lives where, and who may know whom, is in `docs/architecture.md`. The commands are the program's (`src/cli`).

pub mod articles;
pub mod book;
pub mod confront;
pub mod diagnostic;
pub mod disk;
pub mod embedded;
pub mod lsp;
pub mod play;
pub mod project;
pub mod protocol;
pub mod recording;
pub mod report;
pub mod review;
pub mod session;
pub mod spec;
pub mod studio;
pub mod tree;
mod yaml;

pub use arbitre_players as players;
