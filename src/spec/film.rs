//! The film of a scenario: the board after the set-up and after each action, with the verdict. One text per scenario.

use arbitre_rules::{Game, Remark, Setup};

use crate::session::{Standing, Verdict};

/// The pictures taken so far; they are drawn when somebody wants to see them.
#[derive(Clone, Debug, Default)]
pub struct Film {
    frames: Vec<Frame>,
    impossible: Option<String>,
    /// What was typed at the application and what it said, in a scenario about it.
    dialogue: String,
}

#[derive(Clone, Debug)]
struct Frame {
    game: &'static Game,
    heading: String,
    verdict: Option<Verdict>,
    position: Setup,
    standing: Standing,
    remarks: Vec<Remark>,
}

impl Film {
    /// The board as the scenario sets it up.
    pub fn set_up(&mut self, game: &'static Game, position: Setup, standing: Standing, remarks: Vec<Remark>) {
        let heading = "Mise en place".into();
        self.frames.push(Frame { game, heading, verdict: None, position, standing, remarks });
    }

    /// Why there is no board.
    pub fn impossible(&mut self, reason: &str) {
        self.impossible = Some(format!("Mise en place\n{reason}\n"));
    }

    /// What was typed at the application and what it said.
    pub fn dialogue(&mut self, text: String) {
        self.dialogue = text;
    }

    /// The board after an action.
    pub fn action(
        &mut self,
        sentence: String,
        verdict: Verdict,
        game: &'static Game,
        position: Setup,
        standing: Standing,
        remarks: Vec<Remark>,
    ) {
        self.frames.push(Frame { game, heading: sentence, verdict: Some(verdict), position, standing, remarks });
    }

    /// The position that the scenario sets up.
    #[must_use]
    pub fn opening(&self) -> Option<&Setup> {
        self.frames.first().map(|frame| &frame.position)
    }

    /// The whole film, under the title of the scenario.
    #[must_use]
    pub fn text(&self, title: &str) -> String {
        let frames: Vec<_> = self.impossible.iter().cloned().chain(self.frames.iter().map(Frame::text)).collect();
        format!("{title}\n\n{}{}", frames.join("\n"), self.dialogue)
    }
}

impl Frame {
    fn text(&self) -> String {
        let mut out = format!("{}\n", self.heading);
        match &self.verdict {
            Some(Verdict::Accepted) => out.push_str("accepté\n"),
            Some(Verdict::Refused(refusal)) if refusal.is_unreadable() => {
                out.push_str(&format!("pas compris : {}\n", refusal.reason));
            }
            Some(Verdict::Refused(refusal)) => {
                out.push_str(&format!("refusé ({}) : {}\n", refusal.article, refusal.reason));
            }
            None => {}
        }
        out.push_str(&(self.game.draw)(&self.position, 0));
        for remark in &self.remarks {
            out.push_str(&format!("{} : {}\n", remark.name, remark.text));
        }
        let ending = match &self.standing {
            Standing::Ongoing => return out,
            Standing::Won(player, article) => {
                let winner = self.game.players[player.index()];
                format!("{} {} ({article})", winner.subject, winner.agree("gagne", "gagnent"))
            }
            Standing::Drawn(article) => format!("partie nulle ({article})"),
        };
        out.push_str(&format!("fin : {ending}\n"));
        out
    }
}
