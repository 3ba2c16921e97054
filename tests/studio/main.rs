//! The studio in a real Chromium, as a person uses it. Ignored unless asked for (`cargo test --test studio -- --ignored`):
//! it needs the packages `chromium` and `chromium-driver`, which `.ci/run` installs.

mod browser;
mod playing;
mod reading;
mod strangers;
mod writing;
