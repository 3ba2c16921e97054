//! Positions, endings and refusals as the page reads them.

use std::collections::BTreeMap;

use arbitre_rules::{Game, Remark, Setup};
use serde::Serialize;

use crate::diagnostic::spaced;
use crate::session::{Refusal, Standing};

/// A position: everything that a drawing needs.
#[derive(Serialize, Debug)]
pub(super) struct Board {
    game: &'static str,
    /// Cells as text, from the top, if the game has a plain grid.
    rows: Option<Vec<Vec<String>>>,
    /// The name of each of them.
    names: Vec<Vec<String>>,
    facts: BTreeMap<&'static str, String>,
    variants: BTreeMap<String, String>,
    /// Whose turn it is, 0 or 1.
    turn: usize,
    /// The drawing in characters, for those who cannot see and for games without a drawing of their own.
    drawing: String,
    /// The position on one line.
    text: String,
}

impl Board {
    pub(super) fn of(game: &'static Game, setup: &Setup) -> Self {
        let rows = setup.board.clone();
        let names = rows.iter().flatten().enumerate().map(|(row, cells)| {
            (0..cells.len()).map(|column| (game.cell_name)(setup, row, column)).collect::<Vec<_>>()
        });
        Self {
            game: game.id.slug(),
            names: names.collect(),
            rows,
            facts: setup.facts.clone(),
            variants: setup.variants.0.clone(),
            turn: setup.turn.map_or(0, arbitre_rules::Player::index),
            drawing: (game.draw)(setup, 0),
            text: (game.write_text)(setup),
        }
    }
}

/// How a game stands.
#[derive(Serialize, Debug)]
pub(super) struct Ending {
    over: bool,
    winner: Option<usize>,
    article: Option<String>,
    /// In a sentence.
    text: String,
}

impl Ending {
    pub(super) fn of(game: &Game, standing: &Standing, turn: usize) -> Self {
        let text = match standing {
            Standing::Ongoing => format!("C'est {} de jouer.", game.players[turn].dative),
            Standing::Won(winner, article) => {
                let name = game.players[winner.index()];
                let subject = capital(name.subject);
                format!("{subject} {} (article {article}).", name.agree("gagne", "gagnent"))
            }
            Standing::Drawn(article) => format!("La partie est nulle (article {article})."),
        };
        let winner = if let Standing::Won(winner, _) = standing { Some(winner.index()) } else { None };
        let article = standing.article().map(str::to_owned);
        Self { over: *standing != Standing::Ongoing, winner, article, text: spaced(&text) }
    }
}

/// With a capital letter, to begin a sentence.
pub(super) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// Why something is refused.
#[derive(Serialize, Debug)]
pub(super) struct Refused {
    /// Empty if the text was not understood: no article speaks about that.
    article: String,
    reason: String,
}

impl Refused {
    pub(super) fn of(refusal: &Refusal) -> Self {
        Self { article: refusal.article.clone(), reason: spaced(&refusal.reason) }
    }

    pub(super) fn unreadable(reason: &str) -> Self {
        Self { article: String::new(), reason: spaced(reason) }
    }
}

/// Remarks by name.
pub(super) fn remarks(remarks: &[Remark]) -> BTreeMap<String, String> {
    remarks.iter().map(|remark| (remark.name.clone(), remark.text.clone())).collect()
}
