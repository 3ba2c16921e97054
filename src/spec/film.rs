//! The film of a scenario: the board after the set-up and after each action, with the verdict. One text per scenario.

use arbitre_rules::{Game, Setup};

use crate::session::{Standing, Verdict};

/// The pictures taken so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Film {
    frames: Vec<String>,
}

impl Film {
    /// The board as the scenario sets it up.
    pub fn set_up(&mut self, game: &Game, position: &Setup, standing: &Standing) {
        self.frames.push(frame("Mise en place", None, game, position, standing));
    }

    /// The board after an action.
    pub fn action(&mut self, sentence: &str, verdict: &Verdict, game: &Game, position: &Setup, standing: &Standing) {
        self.frames.push(frame(sentence, Some(verdict), game, position, standing));
    }

    /// The whole film, under the title of the scenario.
    #[must_use]
    pub fn text(&self, title: &str) -> String {
        format!("{title}\n\n{}", self.frames.join("\n"))
    }
}

fn frame(heading: &str, verdict: Option<&Verdict>, game: &Game, position: &Setup, standing: &Standing) -> String {
    let mut out = format!("{heading}\n");
    match verdict {
        Some(Verdict::Accepted) => out.push_str("accepté\n"),
        Some(Verdict::Refused(refusal)) => {
            out.push_str(&format!("refusé ({}) : {}\n", refusal.article, refusal.reason))
        }
        None => {}
    }
    out.push_str(&(game.draw)(position, 0));
    let ending = match standing {
        Standing::Ongoing => return out,
        Standing::Won(player, article) => format!("{} gagne ({article})", game.players[player.index()].subject),
        Standing::Drawn(article) => format!("partie nulle ({article})"),
    };
    out.push_str(&format!("fin : {ending}\n"));
    out
}
