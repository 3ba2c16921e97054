//! The studio in a real Chromium, as a person uses it: `cargo build && cargo test -p arbitre-studio`. A package of its own, which
//! `cargo test` leaves alone: it needs the packages `chromium` and `chromium-driver`, which `.ci/run` installs.

mod browser;
mod playing;
mod reading;
mod strangers;
mod writing;
