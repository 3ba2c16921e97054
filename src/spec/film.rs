//! The film of a scenario: the board after the set-up and after each action, with the verdict. One text per scenario.

use arbitre_rules::{Game, Remark, Setup};

use crate::session::{Standing, Verdict};

/// The pictures taken so far; they are drawn when somebody wants to see them.
#[derive(Clone, Debug, Default)]
pub struct Film {
    frames: Vec<Frame>,
    impossible: Option<String>,
}

/// One picture.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The game that is played.
    pub game: &'static Game,
    /// The index of the step that made it; a set-up is seen by the first step that plays or checks.
    pub step: usize,
    /// « Mise en place », or the sentence that played.
    pub heading: String,
    /// What became of the action.
    pub verdict: Option<Verdict>,
    /// The board.
    pub position: Setup,
    /// How the game stands.
    pub standing: Standing,
    /// What is shown beside the board.
    pub remarks: Vec<Remark>,
}

impl Film {
    /// Adds a picture.
    pub fn add(&mut self, frame: Frame) {
        self.frames.push(frame);
    }

    /// Every picture, in order.
    #[must_use]
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// Why there is no board.
    pub fn impossible(&mut self, reason: &str) {
        self.impossible = Some(format!("Mise en place\n{reason}\n"));
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
        format!("{title}\n\n{}", frames.join("\n"))
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
