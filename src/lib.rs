//! `arbitre`: acceptance tests for the rules of board games, written in plain French.
//!
//! Direction, left never knows right: rules ← {[`session`], [`players`]} ← {[`protocol`], [`spec`]} ← [`review`] ← [`report`] ←
//! [`studio`] ← the commands, which are the program's (`src/cli`). See `docs/architecture.md`.

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

pub use arbitre_players as players;
