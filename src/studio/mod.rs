//! The studio: a page on this machine, to play the games, to write scenarios and to read the book.
//!
//! [`door`] takes connections, [`server`] decides who gets in; [`table`] answers about games, [`desk`] about scenarios, [`files`] about the project's
//! features, [`shelf`] about the book; [`present`] reads its articles again when they change; [`machine`] is where opponents sit down; `page/` is what the browser shows. The server keeps no game: each
//! request brings its own, so that two tabs never disturb each other.

mod assets;
mod desk;
mod door;
pub mod files;
mod machine;
mod present;
mod server;
mod shelf;
mod table;
mod view;

pub use server::{Studio, serve};
