//! What a scenario claims: the board, the verdict, whose turn it is, the legal turns, what a machine would play.

use std::ops::ControlFlow;

use arbitre_rules::{Game, Player, Remark, Setup};

use super::{Attempt, Done, World, answer};
use crate::players::{Advice, Budget, Deed, Level, Machine, consult};
use crate::session::{Refusal, Session, Standing, Verdict, as_written};
use crate::spec::boards::differences;
use crate::spec::failure::Failure;
use crate::spec::film::Film;

impl World {
    /// The pictures taken so far.
    pub(in crate::spec) const fn film(&self) -> &Film {
        &self.film
    }

    /// The position on the board.
    ///
    /// # Errors
    /// The implementation does not say.
    pub fn position(&mut self) -> Result<Setup, Failure> {
        answer(self.settle()?.position())
    }

    /// The position that the scenario set up.
    ///
    /// # Errors
    /// The set-up is impossible.
    pub fn opening(&mut self) -> Result<Setup, Failure> {
        self.settle()?;
        Ok(self.film.opening().cloned().unwrap_or_default())
    }

    /// What stands on a cell, named as the game names it or by its row and column: `(0;3)`.
    ///
    /// # Errors
    /// The board has no such cell.
    pub fn cell(&mut self, name: &str) -> Result<String, Failure> {
        let position = self.position()?;
        let (row, column) = self.place_of(&position, name)?;
        Ok(position.board.map(|rows| rows[row][column].clone()).unwrap_or_default())
    }

    /// These cells, if no two of them are one under two names: `B1` and `(0;1)`.
    ///
    /// # Errors
    /// Two are, or the board has no such cell.
    pub fn different<'c>(&mut self, names: &'c [String]) -> Result<&'c [String], Failure> {
        let position = self.position()?;
        let places = names.iter().map(|name| self.place_of(&position, name)).collect::<Result<Vec<_>, _>>()?;
        for (index, place) in places.iter().enumerate() {
            if let Some(earlier) = places[..index].iter().position(|earlier| earlier == place) {
                let (one, other) = (&names[earlier], &names[index]);
                return Err(Failure::misused(format!("{one} et {other} sont la même case : gardez-en une")));
            }
        }
        Ok(names)
    }

    /// The row and the column of a cell, named as the game names it or by them.
    fn place_of(&self, position: &Setup, name: &str) -> Result<(usize, usize), Failure> {
        let game = self.game();
        if position.board.is_none() {
            return Err(Failure::misused(format!(
                "cette phrase ne se dit pas dans ce jeu ({}) : dites où sont les pions",
                game.name
            )));
        }
        let named = |(row, column)| (game.cell_name)(position, row, column);
        let numbered = |(row, column)| name == format!("({row};{column})");
        let places = || {
            let rows = position.board.iter().flatten().enumerate();
            rows.flat_map(|(row, cells)| (0..cells.len()).map(move |column| (row, column)))
        };
        let found = places()
            .find(|&place| named(place) == name || numbered(place))
            .or_else(|| places().find(|&place| named(place).eq_ignore_ascii_case(name)));
        found.ok_or_else(|| Failure::misused(format!("la case {name} est hors du plateau")))
    }

    /// How the game stands.
    ///
    /// # Errors
    /// The implementation does not say.
    pub fn standing(&mut self) -> Result<Standing, Failure> {
        answer(self.settle()?.standing())
    }

    /// The position just before the last action.
    ///
    /// # Errors
    /// Nobody has played.
    pub fn before(&self) -> Result<&Setup, Failure> {
        Ok(&self.last()?.before)
    }

    /// What is shown beside the board under `name`, if anything is.
    ///
    /// # Errors
    /// The implementation does not say.
    pub fn remark(&mut self, name: &str) -> Result<Option<String>, Failure> {
        let remarks = answer(self.settle()?.remarks())?;
        Ok(remarks.into_iter().find(|remark| remark.name == name).map(|remark| remark.text))
    }

    /// What a turn of the player to move would do, or why it would be refused.
    ///
    /// # Errors
    /// The text is no turn, or the implementation does not say.
    pub fn foresee(&mut self, turn: &str) -> Result<Result<Vec<Remark>, Refusal>, Failure> {
        answer(self.settle()?.foresee(turn))
    }

    /// The verdict on the last action; looking at it, if it is a refusal.
    ///
    /// # Errors
    /// Nobody has played.
    pub fn verdict(&mut self) -> Result<Verdict, Failure> {
        self.saw_refusal();
        Ok(self.last()?.verdict.clone())
    }

    /// What was last tried, as it is written.
    ///
    /// # Errors
    /// Nobody has played.
    pub fn tried(&self) -> Result<&str, Failure> {
        Ok(self.last()?.tried.as_ref().map_or("", |action| &action.text))
    }

    /// Who tried what was tried last.
    ///
    /// # Errors
    /// Nothing was tried.
    pub fn tried_by(&self) -> Result<Option<Player>, Failure> {
        Ok(self.last()?.tried.as_ref().map(|action| action.by))
    }

    /// How many of the gestures or turns of the last action were accepted, without looking at it for the author.
    pub fn done(&self) -> usize {
        self.last.as_ref().map_or(0, |last| last.done)
    }

    /// Whether the last action was accepted, without looking at it for the author.
    pub fn was_accepted(&self) -> bool {
        self.last.as_ref().is_some_and(|last| last.verdict == Verdict::Accepted)
    }

    fn last(&self) -> Result<&Attempt, Failure> {
        self.last.as_ref().ok_or_else(|| Failure::misused("rien n'a encore été joué dans ce scénario"))
    }

    /// Compares the board with what `expected` says of it.
    ///
    /// # Errors
    /// They differ.
    pub fn compare(&mut self, expected: &Setup) -> Done {
        let obtained = self.position()?;
        let expected = in_the_games_words(self.game(), expected, &obtained);
        self.confront(&expected, &obtained)
    }

    /// Compares everything with a text form, which leaves nothing unsaid.
    ///
    /// # Errors
    /// They differ, or the text is no position.
    pub fn compare_text(&mut self, text: &str) -> Done {
        let obtained = self.position()?;
        let said = self.text_form(text)?;
        for (key, wanted) in &said.variants.0 {
            if let Some(found) = obtained.variants.get(key).filter(|found| found != wanted) {
                return Err(Failure::wrong(format!("{key} : attendu « {wanted} », obtenu « {found} »")));
            }
        }
        let said = Setup { variants: self.draft.variants.clone(), ..said };
        let mut expected = (self.game().complete)(&said)
            .map_err(|error| Failure::wrong(format!("la position attendue est impossible : {error}")))?;
        for name in obtained.facts.keys() {
            expected.facts.entry(name).or_default();
        }
        self.confront(&expected, &obtained)
    }

    fn confront(&self, expected: &Setup, obtained: &Setup) -> Done {
        let different = differences(self.game(), expected, obtained);
        if different.is_empty() {
            Ok(())
        } else {
            Err(Failure::wrong("le plateau n'est pas celui qui est attendu").showing(different).whole())
        }
    }

    /// Checks that the last action changed nothing on the board: whose turn it is, or an offer, is not on it.
    ///
    /// # Errors
    /// It did, or there was none.
    pub fn unchanged(&mut self) -> Done {
        let mut before = Setup { turn: None, ..self.before()?.clone() };
        before.facts.retain(|name, _| !self.game().passing.contains(name));
        self.compare(&before)
    }

    /// Checks whose turn it is.
    ///
    /// # Errors
    /// It is the other one's.
    pub fn expect_turn(&mut self, player: Player) -> Done {
        if self.standing()? != Standing::Ongoing {
            return Err(Failure::wrong("la partie est terminée : ce n'est plus à personne de jouer"));
        }
        let turn = self.position()?.turn;
        if turn == Some(player) {
            return Ok(());
        }
        let names = self.game().players;
        let other = names[player.opponent().index()].dative;
        Err(Failure::wrong(format!("c'est {other} de jouer, et non {}", names[player.index()].dative)))
    }

    /// Checks that the last action left the turn to `player`, who had it, or passed it to him, who had it not.
    ///
    /// # Errors
    /// It is the other one's, or it was so before.
    pub fn expect_turn_since(&mut self, player: Player, had_it: bool) -> Done {
        self.expect_turn(player)?;
        if (self.last()?.turn == Some(player)) == had_it {
            return Ok(());
        }
        let dative = self.game().players[player.index()].dative;
        Err(Failure::wrong(if had_it {
            format!("c'est maintenant {dative} de jouer : avant cette action, ce n'était pas le cas")
        } else {
            format!("c'était déjà {dative} de jouer : le trait n'est pas passé")
        }))
    }

    /// Checks that one can ask what a player may play: while it is the other's turn he may play nothing, and to claim it would
    /// say nothing of the rules.
    ///
    /// # Errors
    /// It is the other one's turn.
    pub fn has_the_turn(&mut self, player: Player) -> Done {
        if self.position()?.turn == Some(player) {
            return Ok(());
        }
        let names = self.game().players;
        let (other, own) = (names[player.opponent().index()].dative, names[player.index()].dative);
        Err(Failure::misused(format!("c'est {other} de jouer, et non {own} : ses coups ne se demandent pas")))
    }

    /// Why the rules would refuse a turn, without playing it.
    ///
    /// # Errors
    /// They would not, it is the other one's turn, the text is no turn, or the implementation does not answer.
    pub fn objection(&mut self, by: Player, turn: &str) -> Result<Refusal, Failure> {
        // Once the game is over nobody has a turn, and that is a reason like another.
        if self.standing()? == Standing::Ongoing {
            self.has_the_turn(by)?;
        }
        match self.imagine(by, turn)? {
            Verdict::Refused(refusal) => Ok(refusal),
            Verdict::Accepted => Err(Failure::wrong("ce coup serait accepté, et non refusé")),
        }
    }

    /// What the rules would answer to a turn, without playing it.
    ///
    /// # Errors
    /// The text is no turn, or the implementation does not answer.
    pub fn imagine(&mut self, by: Player, turn: &str) -> Result<Verdict, Failure> {
        answer(self.settle()?.would(by, turn))
    }

    /// The first legal turn, if there is one.
    ///
    /// # Errors
    /// The implementation does not say.
    pub fn first_turn(&mut self) -> Result<Option<String>, Failure> {
        let mut first = None;
        answer(self.settle()?.visit_turns(&mut |turn| {
            first = Some(turn);
            ControlFlow::Break(())
        }))?;
        Ok(first)
    }

    /// A turn as the game writes it, legal or not: both notations of a cell and either case are one.
    ///
    /// # Errors
    /// The text is no turn.
    pub fn in_notation(&mut self, turn: &str) -> Result<String, Failure> {
        let position = self.position()?;
        as_written(self.game().id, &position, turn).map_err(|error| Failure::misused(error.to_string()))
    }

    /// The same game, so that something can be tried; as if it were this player's turn, if one is named.
    ///
    /// # Errors
    /// The implementation cannot.
    pub fn fork(&mut self, turn: Option<Player>) -> Result<Box<dyn Session>, Failure> {
        answer(self.settle()?.fork(turn))
    }

    /// What the machine would play here, always the same turn.
    ///
    /// # Errors
    /// There is nothing to play, or somebody else's program is playing.
    pub fn machine(&mut self) -> Result<Advice<String>, Failure> {
        /// Enough for every claim of a scenario, and the same everywhere.
        const MACHINE: Machine = Machine { level: Level::Medium, budget: Some(Budget::Nodes(5_000)), seed: None };
        self.only_ours("de la machine")?;
        if self.supposed {
            return Err(Failure::misused("ce que la machine jouerait ailleurs ne se demande pas"));
        }
        let start = self.opening()?;
        let deeds: Vec<_> = self.played.iter().map(|action| Deed::of(&action.text, action.gesture)).collect();
        match consult(self.game().id, &start, self.past.history(), &deeds, &MACHINE) {
            Ok(Some(advice)) => Ok(advice),
            Ok(None) => Err(Failure::wrong("la machine n'a rien à jouer ici").whole()),
            Err(reason) => Err(Failure::wrong(reason).whole()),
        }
    }

    /// Every legal turn, if there are at most `most`.
    ///
    /// # Errors
    /// There are more, or the implementation does not say.
    pub fn legal_turns(&mut self, most: usize) -> Result<Vec<String>, Failure> {
        let mut turns = Vec::new();
        answer(self.settle()?.visit_turns(&mut |turn| {
            turns.push(turn);
            if turns.len() > most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        }))?;
        if turns.len() > most {
            return Err(Failure::wrong(format!("il y a plus de {most} coups possibles")));
        }
        Ok(turns)
    }
}

/// The same claims as the game itself would write them, so that `331@A1` and `3;3;1@A1` are one hand, and walls have one order.
fn in_the_games_words(game: &Game, expected: &Setup, obtained: &Setup) -> Setup {
    let mut whole = obtained.clone();
    whole.merge(expected.clone());
    // What the claims make of this position may be impossible: then they are compared as they stand.
    let Ok(whole) = (game.complete)(&whole) else { return expected.clone() };
    Setup {
        variants: whole.variants.clone(),
        board: expected.board.as_ref().and(whole.board),
        turn: expected.turn.and(whole.turn),
        facts: whole.facts.into_iter().filter(|(name, _)| expected.fact(name).is_some()).collect(),
    }
}
