//! The state of one scenario while it runs: the set-up being told, the session, the last verdict, the film.
//!
//! Steps are a few lines that call this; they know no rule and talk to `dyn Session` only. Nothing here panics: what is wrong
//! is recorded as a [`Failure`] and read by the runner.

mod checking;
mod telling;

use std::path::PathBuf;
use std::sync::Arc;

use arbitre_rules::{Game, GameId, Player, Setup, SetupError};
use gherkin::{Step, StepType};

use self::telling::{Past, USUAL};
use super::application::{Application, Entry, command_line};
use super::catalogue;
use super::failure::{Failure, FailureKind};
use super::film::{Film, Frame, SET_UP};
use super::plan::Case;
use super::reader::keywords::said;
use crate::articles::game_of;
use crate::session::{self, Action, Answer, Opener, Ours, Refusal, Session, Trouble, Verdict};

/// What a step gives back.
pub type Done = Result<(), Failure>;

/// The state of one scenario.
#[derive(Debug, Default, cucumber::World)]
pub struct World {
    game: Option<GameId>,
    /// The game that the scenario is about, by its tags.
    about: Option<GameId>,
    draft: Setup,
    /// The whole position that was given.
    placed: Option<Setup>,
    /// What had been said before each step, as long as the game was not open.
    drafts: Vec<(usize, Setup)>,
    /// The options that a « Contexte » chose, which the scenario itself may choose otherwise.
    usual_options: Vec<String>,
    past: Past,
    session: Option<Box<dyn Session>>,
    /// Who plays: our own rules if nobody else.
    engine: Option<Arc<dyn Opener>>,
    /// Our own program, for scenarios about it.
    program: PathBuf,
    screen: Screen,
    /// The seed of the draw that the set-up asks for.
    seed: Option<u64>,
    /// The step of the set-up that cannot be, and why.
    impossible: Option<(usize, Failure)>,
    /// The text form of the set-up that could not be read.
    unread: Option<String>,
    /// The last step that found the set-up impossible, as it claims.
    found_impossible: Option<usize>,
    acted: bool,
    /// Whether this is how it might be, and not how it is.
    supposed: bool,
    /// Everything that was accepted, in order.
    played: Vec<Action>,
    last: Option<Attempt>,
    /// Refusals at which no step looked before the next action, with the index of their step.
    unseen: Vec<(usize, Refusal)>,
    film: Film,
    failures: Vec<Failure>,
    /// Whether the step being run has read its table or text.
    attachment_used: bool,
    /// The step being run: its index, its sentence, the games of which that speaks, and whether a « Contexte » says it.
    step: usize,
    sentence: String,
    speaks_of: &'static [GameId],
    background: bool,
    /// Whether the step being run adds to what was said, and may change it.
    adds: bool,
}

/// What a scenario about the application wants to be on the screen.
#[derive(Debug, Default)]
enum Screen {
    /// The scenario is about a game, not about the application.
    #[default]
    None,
    /// A game or the menu, once everything is said of it.
    Wanted(Option<GameId>),
    Open(Application),
}

/// The last thing somebody tried to do.
#[derive(Clone, Debug)]
struct Attempt {
    step: usize,
    /// The last of what was tried.
    tried: Option<Action>,
    verdict: Verdict,
    /// The position just before: of several turns, before the last one tried; of several gestures, before the first.
    before: Setup,
    /// Who had the turn just before the last of what was tried.
    turn: Option<Player>,
    /// How much of it was accepted.
    done: usize,
    refused: Option<Stopped>,
}

/// What was refused, the position in which it was, and what was to follow.
#[derive(Clone, Debug)]
struct Stopped {
    action: Action,
    at: Setup,
    rest: Vec<Try>,
}

/// Something to try.
#[derive(Clone, Debug)]
struct Try {
    /// Who tries it: whoever has the turn, if nobody is named.
    by: Option<Player>,
    text: String,
    how: How,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum How {
    /// A whole turn.
    Turn,
    /// One gesture of a turn.
    Gesture,
    /// Either, understood or not.
    Typed,
}

impl World {
    /// A world for a scenario: the tag of a game or of an article chooses it, that of a stage its variant.
    #[must_use]
    pub fn for_case(case: &Case, engine: Option<Arc<dyn Opener>>, program: PathBuf) -> Self {
        let tagged = case.tags.iter().find_map(|tag| GameId::from_slug(tag));
        let game = tagged.or_else(|| case.articles().find_map(game_of));
        Self { game, about: game, draft: Setup::of(case.variants.clone()), engine, program, ..Self::default() }
    }

    /// Does the work of a step and keeps what went wrong. Compiled once for every step, so that the rest stands elsewhere.
    pub fn run(&mut self, work: impl FnOnce(&mut Self) -> Done) {
        let before = self.session.is_none().then(|| self.draft.clone());
        let done = match self.speaks_well() {
            // A number too large to keep hides nothing else that is wrong with the sentence.
            Err(large) if large.kind == FailureKind::ImpossibleSetup => {
                Err(work(self).err().filter(|failure| failure.kind == FailureKind::Misused).unwrap_or(large))
            }
            well => well.and_then(|()| work(self)),
        };
        self.keep(done, before);
    }

    /// What is wrong with the sentence, whatever it wants to do.
    fn speaks_well(&mut self) -> Done {
        self.stranger().or_else(|| self.too_large_a_number()).map_or(Ok(()), Err)
    }

    fn keep(&mut self, done: Done, before: Option<Setup>) {
        let done = done.and_then(|()| before.as_ref().map_or(Ok(()), |before| self.consistent(before)));
        self.failures.extend(done.err());
        self.drafts.extend(before.map(|before| (self.step, before)));
    }

    /// The step since which the set-up has been as impossible as it is now: those after it added nothing that is wrong.
    pub(super) fn culprit(&self) -> Option<usize> {
        let wrong = |draft: &Setup| (self.game().complete)(draft).err();
        let now = wrong(&self.draft)?;
        let sound = self.drafts.iter().rposition(|(_, before)| wrong(before).as_ref() != Some(&now))?;
        Some(self.drafts[sound].0)
    }

    /// What is wrong if the sentence holds a number that cannot be kept: of a set-up, that it cannot be.
    fn too_large_a_number(&mut self) -> Option<Failure> {
        // What stands between the first quotation mark and the last is quoted, whatever quotations it holds itself.
        let quoted = self.sentence.find('"').zip(self.sentence.rfind('"'));
        let (before, after) =
            quoted.map_or((&self.sentence[..], ""), |(first, last)| (&self.sentence[..first], &self.sentence[last..]));
        let words = before.split_whitespace().chain(after.split_whitespace());
        let mut numbers = words.filter(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
        let number = numbers.find(|word| word.parse::<u64>().is_err())?;
        let message = format!("le nombre {number} est trop grand");
        Some(if self.setup().is_ok() { impossible(SetupError(message)) } else { Failure::misused(message) })
    }

    /// The step that is about to run.
    pub(super) fn begin(&mut self, index: usize, step: &Step, entry: &'static catalogue::Entry, background: bool) {
        self.step = index;
        self.speaks_of = &entry.games;
        self.background = background;
        self.adds = false;
        self.attachment_used = step.table.is_none() && step.docstring.is_none();
        self.sentence = said(&step.keyword, &step.value);
    }

    /// The definition that says the step, or a part of it.
    pub(super) fn speaks_by(&mut self, entry: &'static catalogue::Entry) {
        self.speaks_of = &entry.games;
    }

    /// What went wrong in the step that just ran; a table or a text that it did not read is wrong too.
    pub(super) fn take_failure(&mut self) -> Option<Failure> {
        let ignored =
            || Failure::misused("cette phrase n'attend ni tableau ni texte : ce qui la suit ne serait pas lu");
        self.failures.pop().or_else(|| (!self.attachment_used).then(ignored))
    }

    /// The rows of the table that a step needs.
    ///
    /// # Errors
    /// It has none, or a text as well.
    pub fn table_of<'s>(&mut self, step: &'s Step) -> Result<&'s [Vec<String>], Failure> {
        self.attachment_used = true;
        match (&step.table, &step.docstring) {
            (Some(table), None) if table.rows.iter().flatten().any(|cell| cell.contains('\n')) => {
                Err(Failure::misused("une case de ce tableau contient un retour à la ligne (« \\n ») : supprimez-le"))
            }
            (Some(table), None) => Ok(&table.rows),
            _ => Err(Failure::misused("cette phrase attend un tableau, et rien d'autre, sur les lignes suivantes")),
        }
    }

    /// Keeps for later that the set-up cannot be as this step says: that may be what the scenario is about.
    pub(super) fn doubt(&mut self, failure: Failure) {
        self.impossible.get_or_insert((self.step, failure));
    }

    /// Why the set-up was impossible before the step that just ran: what that step says would hide behind it.
    pub(super) fn was_impossible(&self) -> Option<String> {
        let before = || self.drafts.last().and_then(|(_, before)| (self.game().complete)(before).err());
        let known = self.impossible.as_ref().map(|(_, failure)| failure.message.clone());
        known.or_else(|| before().map(|error| error.to_string()))
    }

    /// The step of the set-up that is known to be impossible, and why.
    pub(super) const fn doubted(&self) -> Option<&(usize, Failure)> {
        self.impossible.as_ref()
    }

    /// The last step that claimed, rightly, that the set-up is impossible.
    pub(super) const fn found_impossible(&self) -> Option<usize> {
        self.found_impossible
    }

    /// The text that a step needs.
    ///
    /// # Errors
    /// It has none, or a table as well.
    pub fn text_of<'s>(&mut self, step: &'s Step) -> Result<&'s str, Failure> {
        self.attachment_used = true;
        match (&step.table, &step.docstring) {
            (None, Some(text)) => Ok(text),
            _ => Err(Failure::misused("cette phrase attend un texte entre guillemets triples, et rien d'autre")),
        }
    }

    /// The refusals that no step looked at, with the index of their steps.
    pub(super) fn unseen(&self) -> &[(usize, Refusal)] {
        &self.unseen
    }

    /// The step of the last action.
    pub(super) fn last_action(&self) -> Option<usize> {
        self.last.as_ref().map(|last| last.step)
    }

    /// The film of the whole scenario.
    pub(super) fn into_film(mut self) -> Film {
        if let Screen::Open(application) = &self.screen {
            self.film.dialogue(application.dialogue());
        }
        self.film
    }

    /// The card of the game being played, the usual one if the scenario names none.
    #[must_use]
    pub fn game(&self) -> &'static Game {
        self.game.unwrap_or(USUAL).game()
    }

    /// Whether somebody has tried to play.
    #[must_use]
    pub const fn acted(&self) -> bool {
        self.acted
    }

    /// Whether a sentence that can set up or check checks here: after an action, or as a claim.
    #[must_use]
    pub fn claims(&self, step: &Step) -> bool {
        self.acted || step.ty == StepType::Then
    }

    // Setting up.

    /// The set-up, as long as it can be changed.
    ///
    /// # Errors
    /// The scenario has begun to play or to check.
    pub fn setup(&mut self) -> Result<&mut Setup, Failure> {
        if self.found_impossible.is_some() {
            return Err(Failure::misused(
                "la mise en place est déjà dite impossible : rien ne s'y ajoute, écrivez un autre scénario",
            ));
        }
        if self.session.is_some() || matches!(self.screen, Screen::Open(_)) {
            return Err(Failure::misused(
                "cette phrase installe la partie : placez-la avant la première action et la première vérification",
            ));
        }
        Ok(&mut self.draft)
    }

    /// Opens the game on the set-up, once everything has been said.
    ///
    /// # Errors
    /// The set-up is impossible.
    pub fn settle(&mut self) -> Result<&mut Box<dyn Session>, Failure> {
        if !matches!(self.screen, Screen::None) {
            return Err(Failure::misused(
                "cette phrase parle de la partie elle-même ; ici, dites ce que l'on saisit et ce qu'affiche l'application",
            ));
        }
        if let Some((_, failure)) = &self.impossible {
            return Err(failure.clone());
        }
        if self.session.is_none() {
            let game = self.game();
            let setup = (game.complete)(&self.draft).map_err(impossible)?;
            self.check_game()?;
            let engine: &dyn Opener = self.engine.as_deref().unwrap_or(&Ours);
            let opened = engine.open(game.id, &setup).and_then(|mut session| {
                self.past.history().map_or(Ok(()), |history| session.set_history(history))?;
                Ok((session.standing()?, session))
            });
            // A program that could not begin is not asked again.
            let (standing, mut session) = answer(opened).inspect_err(|failure| self.doubt(failure.clone()))?;
            let remarks = if self.filmed() { session.remarks().unwrap_or_default() } else { Vec::new() };
            let (step, heading) = (self.step, SET_UP.into());
            let unplayed = Vec::new();
            self.film.add(Frame { game, step, heading, verdict: None, unplayed, position: setup, standing, remarks });
            self.session = Some(session);
        }
        self.session.as_mut().ok_or_else(|| Failure::new(FailureKind::Crash, "la partie n'a pas pu s'ouvrir"))
    }

    /// Opens the game, or the application, once everything has been said.
    ///
    /// # Errors
    /// The set-up is impossible.
    pub(super) fn ready(&mut self) -> Done {
        if matches!(self.screen, Screen::None) { self.settle().map(drop) } else { self.application().map(drop) }
    }

    // The application.

    /// The application, opened on what the set-up says.
    ///
    /// # Errors
    /// No step opens it, or the set-up is impossible.
    pub fn application(&mut self) -> Result<&mut Application, Failure> {
        if let Some((_, failure)) = &self.impossible {
            return Err(failure.clone());
        }
        if let Screen::Wanted(game) = self.screen {
            if self.past.history().is_some() {
                return Err(Failure::misused("l'application commence sans passé : rien ne s'y dit des tours d'avant"));
            }
            let arguments = command_line(game, &self.draft, self.seed)?;
            self.screen = Screen::Open(Application::new(self.program.clone(), arguments));
        }
        match &mut self.screen {
            Screen::Open(application) => Ok(application),
            _ => Err(Failure::misused(
                "ce scénario n'ouvre pas l'application : commencez par « Étant donné l'application ouverte sur le menu »",
            )),
        }
    }

    /// Types something at the application.
    ///
    /// # Errors
    /// It is not open.
    pub fn type_at_application(&mut self, entry: Entry) -> Done {
        let step = self.step;
        self.application()?.enter(step, entry)?;
        self.acted = true;
        Ok(())
    }

    /// What was typed at the application although no step looks at what comes of it, with the index of the steps.
    pub(super) fn unseen_lines(&mut self) -> Vec<(usize, Failure)> {
        if let Screen::Open(application) = &mut self.screen { application.unseen() } else { Vec::new() }
    }

    /// Whether somebody else's program is being refereed.
    #[must_use]
    pub const fn refereed(&self) -> bool {
        self.engine.is_some()
    }

    /// Leaves aside a claim that only our own program could answer.
    ///
    /// # Errors
    /// Somebody else's is being refereed: the claim says nothing about it.
    pub fn only_ours(&self, about: &str) -> Done {
        if self.refereed() {
            Err(Failure::not_applicable(format!("le scénario parle {about} d'arbitre")))
        } else {
            Ok(())
        }
    }

    /// What happened, in words that say who speaks: « votre programme refuse ce coup » for a program, `plain` for our own rules.
    #[must_use]
    pub fn says(&self, verb: &str, plain: &str) -> String {
        if self.refereed() { format!("votre programme {verb}") } else { plain.to_owned() }
    }

    /// Whether what is shown beside the board is worth asking for: films are of our own rules only.
    const fn filmed(&self) -> bool {
        self.engine.is_none()
    }

    /// Why the set-up cannot be, for a step that claims it.
    ///
    /// # Errors
    /// It can be, or nothing can be said of it.
    pub fn impossibility(&mut self) -> Result<String, Failure> {
        match self.settle().map(drop) {
            Ok(()) => Err(Failure::wrong("cette mise en place est possible")),
            Err(failure) if failure.kind == FailureKind::ImpossibleSetup => {
                self.found_impossible = Some(self.step);
                // So say our own rules: a program that is refereed has to say it itself.
                let game = self.game().id;
                let asked =
                    self.engine.as_ref().map(|engine| engine.refuses(game, &self.draft, self.unread.as_deref()));
                if let Some(refused) = asked
                    && !answer(refused)?
                {
                    return Err(Failure::wrong("votre programme ouvre cette mise en place, qui est impossible")
                        .showing([failure.message]));
                }
                self.film.impossible(&failure.message);
                Ok(failure.message)
            }
            Err(failure) => Err(failure),
        }
    }

    /// Whether the program being refereed plays this game at all.
    fn check_game(&self) -> Done {
        let game = self.game().id;
        if self.engine.as_ref().is_none_or(|engine| engine.knows(game)) {
            return Ok(());
        }
        Err(Failure::new(FailureKind::UnknownGame, format!("le programme ne connaît pas le jeu « {} »", game.slug())))
    }

    /// The board that a step gives, as a table, a drawing or a text form.
    ///
    /// # Errors
    /// It gives none, or one that is not understood.
    pub fn board_of(&mut self, step: &Step) -> Result<Setup, Failure> {
        self.attachment_used = true;
        let game = self.game();
        match (&step.table, &step.docstring) {
            (Some(table), None) => (game.read_table)(&table.rows).map_err(|error| {
                Failure::new(
                    FailureKind::ImpossibleSetup,
                    format!("tableau, ligne {}, case {} : {error}", error.line, error.column),
                )
            }),
            (None, Some(text)) => self.drawing_or_text(text),
            (Some(_), Some(_)) => {
                Err(Failure::misused("cette étape a un tableau et un dessin : ne gardez que l'un des deux"))
            }
            (None, None) => {
                Err(Failure::misused("cette phrase attend un tableau ou un dessin du plateau sur les lignes suivantes"))
            }
        }
    }

    fn drawing_or_text(&mut self, text: &str) -> Result<Setup, Failure> {
        if let Some(line) = only_line(text) {
            return self.text_form(line);
        }
        (self.game().read_drawing)(text).map_err(|error| {
            Failure::new(
                FailureKind::ImpossibleSetup,
                format!("dessin, ligne {}, colonne {} : {error}", error.line, error.column),
            )
        })
    }

    /// A position in text form.
    ///
    /// # Errors
    /// It is not one.
    pub fn text_form(&mut self, text: &str) -> Result<Setup, Failure> {
        (self.game().read_text)(text).map_err(|error| {
            self.unread = Some(text.to_owned());
            Failure::new(FailureKind::ImpossibleSetup, format!("la position « {text} » n'est pas comprise : {error}"))
        })
    }

    // Playing.

    /// Tries a whole turn.
    ///
    /// # Errors
    /// The text is no turn. A refusal is not an error.
    pub fn play(&mut self, by: Player, turn: &str) -> Done {
        self.attempt(vec![Try { by: Some(by), text: turn.to_owned(), how: How::Turn }])
    }

    /// Tries whole turns one after the other, each by the player in turn, until one is refused.
    ///
    /// # Errors
    /// A text is no turn. A refusal is not an error.
    pub fn play_in_turn<'t>(&mut self, turns: impl IntoIterator<Item = &'t str>) -> Done {
        let one = |turn: &str| Try { by: None, text: turn.to_owned(), how: How::Turn };
        self.attempt(turns.into_iter().map(one).collect())
    }

    /// Tries gestures one after the other, until one is refused.
    ///
    /// # Errors
    /// A text is no gesture. A refusal is not an error.
    pub fn gestures(&mut self, by: Player, gestures: impl IntoIterator<Item = String>) -> Done {
        self.attempt(gestures.into_iter().map(|text| Try { by: Some(by), text, how: How::Gesture }).collect())
    }

    /// Tries what somebody types, a gesture or a whole turn, understood or not.
    ///
    /// # Errors
    /// The implementation does not answer. A text that is not understood is no error.
    pub fn type_in(&mut self, by: Player, text: &str) -> Done {
        self.attempt(vec![Try { by: Some(by), text: text.to_owned(), how: How::Typed }])
    }

    /// Tries one after the other, until one is refused.
    fn attempt(&mut self, tries: Vec<Try>) -> Done {
        let (game, filmed) = (self.game(), self.filmed());
        let session = self.settle()?;
        let mut before = answer(session.position())?;
        let (mut turn, mut verdict, mut refused) = (before.turn, Verdict::Accepted, None);
        let (mut played, mut tried) = (Vec::new(), None);
        for (index, one) in tries.iter().enumerate() {
            let at = if index == 0 { before.clone() } else { answer(session.position())? };
            turn = at.turn;
            if one.how == How::Turn {
                before.clone_from(&at);
            }
            let (action, answered) = answer(one.attempt(session.as_mut(), at.turn))?;
            tried = Some(action.clone());
            if answered != Verdict::Accepted {
                verdict = answered;
                refused = Some(Stopped { action, at, rest: tries[index + 1..].to_vec() });
                break;
            }
            played.push(action);
        }
        let after = answer(session.position())?;
        let standing = answer(session.standing())?;
        let remarks = if filmed { session.remarks().unwrap_or_default() } else { Vec::new() };
        self.acted = true;
        let done = played.len();
        self.played.extend(played);
        if let Verdict::Refused(refusal) = &verdict {
            self.unseen.push((self.step, refusal.clone()));
        }
        let (step, heading) = (self.step, std::mem::take(&mut self.sentence));
        let seen = Some(verdict.clone());
        let unplayed = refused.iter().flat_map(|stopped| &stopped.rest).map(|one| one.text.clone()).collect();
        self.film.add(Frame { game, step, heading, verdict: seen, unplayed, position: after, standing, remarks });
        self.last = Some(Attempt { step: self.step, tried, verdict, before, turn, done, refused });
        Ok(())
    }

    // What a refusal makes true.

    /// This world as it might be had the last action been accepted, for a step that may have seen that it was refused: it has if
    /// it fails in each of them. None if the last action was not refused, a step has seen it, or nobody can tell.
    pub(super) fn suppose(&self) -> Vec<Self> {
        let Some(last) = self.last.as_ref().filter(|last| self.unseen.iter().any(|(step, _)| *step == last.step))
        else {
            return Vec::new();
        };
        let Some(Stopped { action, at, rest }) = &last.refused else { return Vec::new() };
        let mut games = self.session.as_ref().map(|session| session.suppose(action)).unwrap_or_default();
        // Of somebody's program, our own rules tell.
        if games.is_empty() && self.refereed() {
            games = self.by_our_rules(at).map(|ours| ours.suppose(action)).unwrap_or_default();
        }
        let accepted = Attempt { verdict: Verdict::Accepted, refused: None, ..last.clone() };
        let world = |mut session: Box<dyn Session>| {
            let mut last = accepted.clone();
            // Whoever accepts it goes on with what follows.
            for one in rest {
                let Ok(at) = session.position() else { break };
                last.turn = at.turn;
                if one.how == How::Turn {
                    last.before.clone_from(&at);
                }
                if !one.attempt(session.as_mut(), at.turn).is_ok_and(|(_, verdict)| verdict == Verdict::Accepted) {
                    break;
                }
            }
            Self {
                game: self.game,
                about: self.about,
                draft: self.draft.clone(),
                past: self.past,
                session: Some(session),
                program: self.program.clone(),
                acted: true,
                supposed: true,
                last: Some(last),
                film: self.film.clone(),
                ..Self::default()
            }
        };
        games.into_iter().map(world).collect()
    }

    /// The game that stands at `at`, by our own rules: with its history if they agree with all that was played.
    fn by_our_rules(&self, at: &Setup) -> Option<Box<dyn Session>> {
        let game = self.game().id;
        let replayed = || {
            let mut ours = session::open(game, self.film.opening()?).ok()?;
            self.past.history().map_or(Ok(()), |history| ours.set_history(history)).ok()?;
            for Action { by, text, gesture } in &self.played {
                if *gesture { ours.gesture(*by, text) } else { ours.play(*by, text) }.ok()?;
            }
            ours.position().is_ok_and(|position| position == *at).then_some(ours)
        };
        replayed().or_else(|| session::open(game, at).ok())
    }

    /// A step has seen that the last action was refused. What was refused before has not been seen: whatever was played since may
    /// hide it.
    pub(super) fn saw_refusal(&mut self) {
        let last = self.last.as_ref().map(|last| last.step);
        self.unseen.retain(|(refused, _)| Some(*refused) != last);
    }
}

impl Try {
    /// Tries it; `turn` has the turn.
    fn attempt(&self, session: &mut dyn Session, turn: Option<Player>) -> Answer<(Action, Verdict)> {
        let by = self.by.or(turn).unwrap_or(Player::First);
        let action = |gesture| Action { by, text: self.text.clone(), gesture };
        if self.how != How::Turn {
            match session.gesture(by, &self.text) {
                Err(Trouble::Unreadable(_)) if self.how == How::Typed => {}
                answer => return Ok((action(true), answer?)),
            }
        }
        match session.play(by, &self.text) {
            Err(Trouble::Unreadable(error)) if self.how == How::Typed => {
                Ok((action(false), Verdict::Refused(Refusal::unreadable(error))))
            }
            answer => Ok((action(false), answer?)),
        }
    }
}

/// The line of a text that has only one: a position in text form, and no drawing.
pub(super) fn only_line(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| text.lines().count() == 1)
}

pub(super) fn impossible(error: SetupError) -> Failure {
    Failure::new(FailureKind::ImpossibleSetup, format!("cette mise en place est impossible : {error}"))
}

fn answer<T>(answer: Answer<T>) -> Result<T, Failure> {
    // What a program says goes on for several lines: the request that it answers, its errors.
    let told = |kind: FailureKind, text: &str| {
        let mut lines = text.lines();
        Failure::new(kind, lines.next().unwrap_or_default()).showing(lines)
    };
    answer.map_err(|trouble| match trouble {
        Trouble::Unreadable(error) => told(FailureKind::Misused, &error.to_string()),
        Trouble::Impossible(error) => told(FailureKind::ImpossibleSetup, &error.to_string()),
        Trouble::Unable(reason) => Failure::not_applicable(reason),
        Trouble::Broken(text) => told(FailureKind::Program, &text),
    })
}
