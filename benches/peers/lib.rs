//! Nothing: this crate exists for its benchmark, `cargo bench -p arbitre-peers`.
