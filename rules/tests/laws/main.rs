//! Every game obeys the laws of `arbitre_rules::laws`.

mod alquerque;
mod aruba;
mod awale;
mod properties;
mod qawale;
mod quoridor;
