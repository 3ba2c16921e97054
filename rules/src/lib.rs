//! What is true in each game, and nothing else: no input or output, no clock, no dependency.
//!
//! A tour: a [`Position`] knows what may be played and why not (a [`Breach`] cites an article); [`Notation`] is its written
//! side (turns, text forms, tables, drawings), through [`Setup`], a position in words. A [`Match`] is a position with the
//! history that some draws need. [`GameId`] lists the games, and [`Game`] is the card of one of them: its names and its
//! notation, for those who handle games as text. [`laws`] are what every game obeys, and [`perft()`] the numbers that every
//! right implementation shares.

pub mod games;
mod grid;
pub mod laws;
mod notation;
mod perft;
mod player;
mod position;
mod random;
mod record;
mod rule;
mod setup;

pub use games::{Game, GameId, GameVisitor};
pub use grid::{Labels, Pen};
pub use notation::{Notation, PlayerName, Remark, TextError, agree, count};
pub use perft::perft;
pub use player::{Outcome, Player};
pub use position::Position;
pub use random::{Random, first_player};
pub use record::{History, Match};
pub use rule::{Breach, RuleId};
pub use setup::{Setup, SetupError, Variant, Variants};
