//! The film of a scenario: the board after the set-up and after each action, with the verdict. One text per scenario.

use arbitre_rules::{Game, Remark, Setup};

use crate::session::{Standing, Verdict};

/// The pictures taken so far; they are drawn when somebody wants to see them.
#[derive(Clone, Debug, Default)]
pub struct Film {
    frames: Vec<Frame>,
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

    /// The whole film, under the title of the scenario.
    #[must_use]
    pub fn text(&self, title: &str) -> String {
        let frames: Vec<_> = self.frames.iter().map(Frame::text).collect();
        format!("{title}\n\n{}", frames.join("\n"))
    }
}

impl Frame {
    fn text(&self) -> String {
        let mut out = format!("{}\n", self.heading);
        match &self.verdict {
            Some(Verdict::Accepted) => out.push_str("accepté\n"),
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
                format!("{} gagne ({article})", self.game.players[player.index()].subject)
            }
            Standing::Drawn(article) => format!("partie nulle ({article})"),
        };
        out.push_str(&format!("fin : {ending}\n"));
        out
    }
}
