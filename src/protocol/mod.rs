//! The protocol by which any program can be refereed: JSON lines on standard input and output, one request, one answer.
//!
//! `docs/protocole.md` is its reference. The wire types live in [`wire`] and nowhere else; the rest speaks in sessions.

mod announced;
pub mod client;
mod lines;
mod process;
pub mod server;
pub mod wire;
