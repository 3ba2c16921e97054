//! The film of a scenario: the board after the set-up and after each action, with the verdict. One text per scenario.

use std::fmt;

use arbitre_rules::{Game, Remark, Setup};

use crate::session::{Standing, Verdict};

/// The heading of the first picture.
pub const SET_UP: &str = "Mise en place";

/// The verdict on an action that was done.
pub const ACCEPTED: &str = "accepté";

/// The pictures taken so far; they are drawn when somebody wants to see them.
#[derive(Clone, Debug, Default)]
pub struct Film {
    frames: Vec<Frame>,
    impossible: Option<String>,
    /// What was typed at the application and what it said, in a scenario about it.
    dialogue: String,
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
    /// What was to follow, and was not played because of the refusal.
    pub unplayed: Vec<String>,
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
        self.impossible = Some(reason.to_owned());
    }

    /// What was typed at the application and what it said.
    pub fn dialogue(&mut self, text: String) {
        self.dialogue = text;
    }

    /// The position that the scenario sets up.
    #[must_use]
    pub fn opening(&self) -> Option<&Setup> {
        self.frames.first().map(|frame| &frame.position)
    }

    /// The whole film, under the title of the scenario.
    #[must_use]
    pub fn text(&self, title: &str) -> String {
        let pictures: Vec<_> = self.pictures().map(|picture| picture.to_string()).collect();
        format!("{title}\n\n{}", pictures.join("\n"))
    }

    /// The pictures, drawn.
    pub fn pictures(&self) -> impl Iterator<Item = Picture> {
        let impossible = self.impossible.iter().map(|reason| Picture {
            heading: SET_UP.into(),
            verdict: None,
            board: format!("{reason}\n"),
        });
        let dialogue = self.dialogue.split_once('\n').map(|(command, screen)| Picture {
            heading: command.into(),
            verdict: None,
            board: screen.into(),
        });
        impossible.chain(self.frames.iter().map(Frame::picture)).chain(dialogue)
    }

    /// The game and the position of the last picture.
    #[must_use]
    pub fn closing(&self) -> Option<(&'static Game, &Setup)> {
        self.frames.last().map(|frame| (frame.game, &frame.position))
    }
}

/// One picture of a film: what was done, what became of it, and the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The sentence of the action, or that this is the set-up.
    pub heading: String,
    /// Whether the action was accepted, or why it was not; none for the set-up.
    pub verdict: Option<String>,
    /// The board and what is said beside it, each line ended.
    pub board: String,
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.heading)?;
        self.verdict.iter().try_for_each(|verdict| writeln!(f, "{verdict}"))?;
        f.write_str(&self.board)
    }
}

impl Frame {
    /// What the refusal kept from being played, if anything.
    #[must_use]
    pub fn unplayed_told(&self) -> Option<String> {
        match &self.unplayed[..] {
            [] => None,
            [one] => Some(format!("la suite n'est pas jouée : {one}")),
            all => Some(format!("la suite n'est pas jouée : {}", all.join(", "))),
        }
    }

    fn picture(&self) -> Picture {
        let verdict = self.verdict.as_ref().map(|verdict| match verdict {
            Verdict::Accepted => ACCEPTED.to_owned(),
            Verdict::Refused(refusal) if refusal.is_unreadable() => format!("pas compris : {}", refusal.reason),
            Verdict::Refused(refusal) => format!("refusé ({}) : {}", refusal.article, refusal.reason),
        });
        let rest = self.unplayed_told().map(|told| format!("\n{told}")).unwrap_or_default();
        let verdict = verdict.map(|verdict| verdict + &rest);
        Picture { heading: self.heading.clone(), verdict, board: self.board() }
    }

    /// The board and what is said beside it, each line ended.
    #[must_use]
    pub fn board(&self) -> String {
        let mut board = (self.game.draw)(&self.position, 0);
        for remark in &self.remarks {
            board.push_str(&format!("{} : {}\n", remark.name, remark.text));
        }
        let ending = match &self.standing {
            Standing::Ongoing => None,
            Standing::Won(player, article) => {
                let winner = self.game.players[player.index()];
                Some(format!("{} {} ({article})", winner.subject, winner.agree("gagne", "gagnent")))
            }
            Standing::Drawn(article) => Some(format!("partie nulle ({article})")),
        };
        board.extend(ending.map(|ending| format!("fin : {ending}\n")));
        board
    }
}
