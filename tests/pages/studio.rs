//! The studio in a real Chromium, as a person uses it: `cargo build && cargo test -p arbitre-pages --test studio`. It needs the
//! packages `chromium` and `chromium-driver`, which `.ci/run` installs.

mod browser;
mod playing;
mod program;
mod reading;
mod strangers;
mod writing;
