//! The sentences, by concept. Each file begins with the list that experts read (`arbitre phrases`, the guide), one wording per
//! idea; a test checks that every listed example is understood.
//!
//! `#[given]` sets up, `#[when]` plays, `#[then]` checks; the keyword that the author wrote does not matter. A sentence with two
//! of them sets up before the first action and checks after it or under « Alors »; one with all three goes by its place alone.
//!
//! What is defined in the file of a game, and is not [`SHARED`], is refused in a scenario that plays another.

mod alquerque;
mod application;
mod aruba;
mod awale;
mod board;
mod machine;
mod play;
mod qawale;
mod quoridor;
mod setup;
mod verdict;

use arbitre_rules::GameId;

/// A sentence as experts read it: `{joueur}`, `{case}`… stand for what varies.
#[derive(Clone, Copy, Debug)]
pub struct Phrase {
    /// The sentence.
    pub model: &'static str,
    /// What it is for, if it does not say so itself.
    pub note: &'static str,
    /// An example, where the usual samples would make a false one.
    sample: &'static str,
}

/// Sentences about one thing.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    /// What they are about.
    pub title: &'static str,
    /// The sentences.
    pub phrases: &'static [Phrase],
}

/// Sentences that stand in the file of one game and are said of several.
pub const SHARED: &[(&str, &[GameId])] = &[
    ("la rafle continue", &[GameId::Alquerque, GameId::Aruba]),
    ("la rafle est finie", &[GameId::Alquerque, GameId::Aruba]),
    ("la prise est finie", &[GameId::Alquerque, GameId::Aruba]),
];

/// Every sentence.
pub const THEMES: &[Theme] = &[
    setup::THEME,
    board::THEME,
    play::THEME,
    verdict::VERDICTS,
    verdict::ENDINGS,
    verdict::TURNS,
    machine::THEME,
    qawale::SETUP,
    qawale::PLAY,
    qawale::CHECKS,
    quoridor::SETUP,
    quoridor::PLAY,
    quoridor::CHECKS,
    alquerque::SETUP,
    alquerque::PLAY,
    alquerque::CHECKS,
    aruba::PLAY,
    aruba::CHECKS,
    awale::PLAY,
    awale::CHECKS,
    awale::TURNS,
    application::USE,
    application::CHECKS,
];

/// What to write in the place of a parameter, for examples.
const SAMPLES: &[(&str, &str)] = &[
    ("{jeu}", "Qawale"),
    ("{joueur}", "le joueur 1"),
    ("{au_joueur}", "au joueur 1"),
    ("{du_joueur}", "du joueur 1"),
    ("{trou}", "C"),
    ("{trous}", "A, C et F"),
    ("{case}", "A1"),
    ("{cases}", "B1, B2, A2"),
    ("{article}", "QAW-13"),
    ("{nombre}", "3"),
    ("{limite}", "au moins 3"),
    ("{texte}", "« 33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 8 8 »"),
    ("{coup}", "A1>B1,B2,A2"),
    ("{pile}", "3;3;1"),
    ("{couleur}", "Bleu"),
    ("{à_couleur}", "à Rouge"),
    ("{variantes}", "taille=5 et barrieres=3"),
    ("{sens}", "horizontale"),
    ("{barrieres}", "e3h, c5v et g2h"),
    ("{coups}", "« b2-c3 d4xb2 a1xc3 »"),
    ("{camp}", "les Blancs"),
    ("{au_camp}", "aux Blancs"),
    ("{point}", "c3"),
    ("{points}", "a1, c1 et e3"),
    ("{prises}", "a1xc3xc5 et e1xc3xc5"),
];

impl Phrase {
    const fn new(model: &'static str) -> Self {
        Self { model, note: "", sample: "" }
    }

    const fn noted(model: &'static str, note: &'static str) -> Self {
        Self { model, note, sample: "" }
    }

    /// The same, with an example of its own.
    const fn like(self, sample: &'static str) -> Self {
        Self { sample, ..self }
    }

    /// The sentence in pieces: what is always said, and what varies, as an example says it.
    #[must_use]
    pub fn pieces(&self) -> Vec<(&'static str, bool)> {
        let own = self.values();
        let mut pieces = Vec::new();
        let mut rest = self.model;
        while let Some((start, end)) = rest.find('{').zip(rest.find('}').map(|end| end + 1)) {
            let name = &rest[start..end];
            let usual = SAMPLES.iter().find(|(known, _)| *known == name).map_or(name, |(_, sample)| sample);
            pieces.extend([(&rest[..start], false), (own.get(pieces.len() / 2).copied().unwrap_or(usual), true)]);
            rest = &rest[end..];
        }
        pieces.push((rest, false));
        pieces
    }

    /// What its own example says in the places of what varies, if it says all the rest.
    fn values(&self) -> Vec<&'static str> {
        let mut fixed = self.model.split('{').enumerate().map(|(index, part)| match part.split_once('}') {
            Some((_, rest)) if index > 0 => rest,
            _ => part,
        });
        let mut rest = fixed.next().and_then(|begin| self.sample.strip_prefix(begin));
        let mut values = Vec::new();
        for part in fixed {
            let found = rest.and_then(|rest| if part.is_empty() { Some((rest, "")) } else { rest.split_once(part) });
            let Some((value, after)) = found else { return Vec::new() };
            values.push(value);
            rest = Some(after);
        }
        values
    }

    /// The sentence with everything filled in.
    #[must_use]
    pub fn example(&self) -> String {
        if !self.sample.is_empty() {
            return self.sample.to_owned();
        }
        self.pieces().iter().map(|(piece, _)| *piece).collect()
    }
}
