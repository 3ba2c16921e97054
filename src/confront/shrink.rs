//! The shortest game that shows a difference: fewer turns first, then fewer pieces.

use arbitre_rules::{Player, Setup};

use super::{Action, Compared, Contrast, Difference, Order, Probe, Sides};
use crate::session::{Opener, Ours, Standing, Verdict};

/// Enough tries for any game that we play.
const MOST_TRIES: usize = 600;

pub(super) fn shrink(found: Difference, order: Order, theirs: &dyn Opener) -> Difference {
    let standing = standing_before(&found);
    let mut shrinker = Shrinker { best: found, theirs, tries: 0, standing };
    shrinker.try_listed_turns();
    shrinker.try_whole_turn();
    if order.positions {
        shrinker.begin_later();
    }
    shrinker.leave_turns_out();
    if order.positions {
        shrinker.begin_later();
        shrinker.remove_pieces();
    }
    shrinker.best
}

struct Shrinker<'a> {
    best: Difference,
    theirs: &'a dyn Opener,
    tries: usize,
    /// How the game stood by our rules when the difference came: a game that is over shows other things.
    standing: Option<Standing>,
}

fn standing_before(found: &Difference) -> Option<Standing> {
    let mut ours = Ours.open(found.game, &found.start).ok()?;
    found.actions.iter().try_for_each(|action| action.on(ours.as_mut()).map(drop)).ok()?;
    ours.standing().ok()
}

impl Shrinker<'_> {
    /// Keeps a game if it shows the same difference.
    fn keep(&mut self, start: Setup, actions: Vec<Action>) -> bool {
        self.tries += 1;
        if self.tries > MOST_TRIES || !super::starts::has_a_meaning(self.best.game, &start) {
            return false;
        }
        let contrast = match self.shown(&start, &actions) {
            Some(contrast) if contrast.resembles(&self.best.contrast) => contrast,
            _ => return false,
        };
        self.best = Difference { start, actions, contrast, ..self.best.clone() };
        true
    }

    /// The difference at the end of a game that both accept up to there.
    fn shown(&self, start: &Setup, actions: &[Action]) -> Option<Contrast> {
        let mut ours = Ours.open(self.best.game, start).ok()?;
        let mut theirs = match self.theirs.open(self.best.game, start) {
            Ok(theirs) => theirs,
            Err(trouble) => return actions.is_empty().then(|| Contrast::Trouble(trouble.to_string())),
        };
        for action in actions {
            let accepted = |verdict| matches!(verdict, Ok(Verdict::Accepted));
            if !accepted(action.on(ours.as_mut())) || !accepted(action.on(theirs.as_mut())) {
                return None;
            }
        }
        if ours.standing().ok() != self.standing {
            return None;
        }
        let mut sides = Sides { ours: ours.as_mut(), theirs: theirs.as_mut() };
        match sides.compare(&self.best.probe) {
            Compared::Differ(contrast) => Some(contrast),
            Compared::Same | Compared::Unable => None,
        }
    }

    /// A turn that only one side lists is best told by playing it: then the article is known too.
    fn try_listed_turns(&mut self) {
        let Contrast::Turns { missing, extra, .. } = &self.best.contrast else { return };
        let turns: Vec<_> = extra.iter().take(4).chain(missing.iter().take(4)).cloned().collect();
        let listed = self.best.probe.clone();
        let Some(by) = self.player_to_move() else { return };
        for text in turns {
            self.best.probe = Probe::Act(Action { by, text, gesture: false });
            if let Some(contrast @ Contrast::Verdict { .. }) = self.shown(&self.best.start, &self.best.actions) {
                self.best.contrast = contrast;
                return;
            }
        }
        self.best.probe = listed;
    }

    /// A gesture that says as much when it is given as a whole turn is told as one.
    fn try_whole_turn(&mut self) {
        let Probe::Act(action) = &self.best.probe else { return };
        if !action.gesture {
            return;
        }
        let gesture = self.best.probe.clone();
        self.best.probe = Probe::Act(Action { gesture: false, ..action.clone() });
        match self.shown(&self.best.start, &self.best.actions) {
            Some(contrast) if contrast.resembles(&self.best.contrast) => self.best.contrast = contrast,
            _ => self.best.probe = gesture,
        }
    }

    fn player_to_move(&self) -> Option<Player> {
        let mut ours = Ours.open(self.best.game, &self.best.start).ok()?;
        self.best.actions.iter().try_for_each(|action| action.on(ours.as_mut()).map(drop)).ok()?;
        ours.position().ok()?.turn
    }

    /// Begins at the last position from which the difference still shows.
    fn begin_later(&mut self) {
        let Ok(mut ours) = Ours.open(self.best.game, &self.best.start) else { return };
        let mut positions = Vec::new();
        for action in &self.best.actions {
            if action.on(ours.as_mut()) != Ok(Verdict::Accepted) {
                return;
            }
            let Ok(position) = ours.position() else { return };
            positions.push(position);
        }
        let actions = self.best.actions.clone();
        for (index, position) in positions.into_iter().enumerate().rev() {
            if self.keep(position, actions[index + 1..].to_vec()) {
                return;
            }
        }
    }

    /// Leaves out whatever runs of turns are not needed.
    fn leave_turns_out(&mut self) {
        let mut length = self.best.actions.len();
        while length > 0 {
            let mut at = 0;
            while at + length <= self.best.actions.len() {
                let mut fewer = self.best.actions.clone();
                fewer.drain(at..at + length);
                if !self.keep(self.best.start.clone(), fewer) {
                    at += 1;
                }
            }
            length = length.min(self.best.actions.len() + 1) - 1;
        }
    }

    /// Empties cells and takes walls away as long as the difference shows.
    fn remove_pieces(&mut self) {
        let game = self.best.game.game();
        let rows = self.best.start.board.as_ref().map_or(0, Vec::len);
        for row in 0..rows {
            let columns = self.best.start.board.as_ref().map_or(0, |board| board[row].len());
            for column in 0..columns {
                let mut emptier = self.best.start.clone();
                let Some(cell) = emptier.board.as_mut().map(|board| &mut board[row][column]) else { continue };
                cell.clear();
                if let Ok(start) = (game.complete)(&emptier)
                    && start != self.best.start
                {
                    self.keep(start, self.best.actions.clone());
                }
            }
        }
        let walls: Vec<String> =
            self.best.start.fact("barrieres").unwrap_or_default().split(',').map(str::to_owned).collect();
        for wall in walls {
            let left: Vec<_> = self
                .best
                .start
                .fact("barrieres")
                .unwrap_or_default()
                .split(',')
                .filter(|other| *other != wall)
                .collect();
            let left = if left.is_empty() { "-".to_owned() } else { left.join(",") };
            let mut fewer = self.best.start.clone();
            fewer.set("barrieres", left);
            if let Ok(start) = (game.complete)(&fewer)
                && start != self.best.start
            {
                self.keep(start, self.best.actions.clone());
            }
        }
    }
}
