//! The one door to an implementation of a game, in words and grids: ours, or somebody's program.
//!
//! Nothing beyond this door knows the types of a game.

use std::fmt::{self, Debug};
use std::ops::ControlFlow;

use arbitre_rules::{
    Game, GameId, GameVisitor, History, Match, Notation, Outcome, Player, Remark, Setup, SetupError, TextError,
};

/// A game being played by some implementation.
pub trait Session: Debug + Send {
    /// Puts this position, in which everything is said, on the board.
    ///
    /// # Errors
    /// The implementation cannot.
    fn load(&mut self, setup: &Setup) -> Answer<()>;

    /// The position on the board, everything said.
    ///
    /// # Errors
    /// The implementation does not say.
    fn position(&mut self) -> Answer<Setup>;

    /// A whole turn, all or nothing.
    ///
    /// # Errors
    /// The text is no turn, or the implementation does not answer.
    fn play(&mut self, by: Player, turn: &str) -> Answer<Verdict>;

    /// A single gesture of a turn.
    ///
    /// # Errors
    /// The text is no gesture, or the implementation does not answer.
    fn gesture(&mut self, by: Player, gesture: &str) -> Answer<Verdict>;

    /// What a whole turn would meet, without playing it.
    ///
    /// # Errors
    /// As for [`play`](Self::play).
    fn would(&mut self, by: Player, turn: &str) -> Answer<Verdict>;

    /// The legal turns, in order, until `visit` breaks.
    ///
    /// # Errors
    /// The implementation does not say.
    fn visit_turns(&mut self, visit: &mut dyn FnMut(String) -> ControlFlow<()>) -> Answer<()>;

    /// Declares what came before the position on the board: turns without capture, and how many times it has been seen, this
    /// time included.
    ///
    /// # Errors
    /// The implementation cannot.
    fn set_history(&mut self, history: History) -> Answer<()>;

    /// How the game stands.
    ///
    /// # Errors
    /// The implementation does not say.
    fn standing(&mut self) -> Answer<Standing>;

    /// What is shown beside the board: a final count, a win that nothing can take away… Each game documents its own names.
    ///
    /// # Errors
    /// The implementation does not say.
    fn remarks(&mut self) -> Answer<Vec<Remark>> {
        Err(Trouble::Unable("le programme ne donne pas ce renseignement".into()))
    }

    /// The same game with its history, so that something can be tried without being played; as if it were this player's turn, if one
    /// is named.
    ///
    /// # Errors
    /// The implementation cannot.
    fn fork(&self, _turn: Option<Player>) -> Answer<Box<dyn Session>> {
        Err(Trouble::Unable("le programme ne garde pas deux parties à la fois".into()))
    }

    /// The games that might stand had `action` been accepted: see [`Position::suppose`](arbitre_rules::Position::suppose). None if nobody can tell.
    fn suppose(&self, _action: &Action) -> Vec<Box<dyn Session>> {
        Vec::new()
    }

    /// What a whole turn of the player to move would do, without playing it, or why it cannot be played.
    ///
    /// # Errors
    /// The text is no turn, or the implementation does not say.
    fn foresee(&mut self, _turn: &str) -> Answer<Result<Vec<Remark>, Refusal>> {
        Err(Trouble::Unable("le programme ne donne pas ce renseignement".into()))
    }
}

/// Something that somebody tries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    /// Who.
    pub by: Player,
    /// What, as he writes it.
    pub text: String,
    /// Whether it is a single gesture, and not a whole turn.
    pub gesture: bool,
}

/// What a session answers, or why it cannot.
pub type Answer<T> = Result<T, Trouble>;

/// Why a session has no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// What it was given is not in the game's notation.
    Unreadable(TextError),
    /// The position cannot exist.
    Impossible(SetupError),
    /// The implementation never said that it could: what is asked does not apply to it.
    Unable(String),
    /// The implementation crashed, kept silent or answered nonsense.
    Broken(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => fmt::Display::fmt(error, f),
            Self::Impossible(error) => fmt::Display::fmt(error, f),
            Self::Unable(text) | Self::Broken(text) => f.write_str(text),
        }
    }
}

/// What becomes of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It was done.
    Accepted,
    /// It was refused, and nothing changed.
    Refused(Refusal),
}

/// A refusal: its article, and the reason in French.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The article broken; empty for a text that is not in the game's notation, about which no article speaks.
    pub article: String,
    /// Why.
    pub reason: String,
    /// Whether the reason is meant to be the specification's own wording.
    pub worded: bool,
}

impl Refusal {
    /// What becomes of a text that is not in the game's notation.
    #[must_use]
    pub fn unreadable(error: TextError) -> Self {
        let reason = error.message.lines().next().unwrap_or_default().to_owned();
        Self { article: String::new(), reason, worded: false }
    }

    /// The article, and the reason if one is given: « article ALQ-07 (la rafle continue) ».
    #[must_use]
    pub fn told(&self) -> String {
        let reason = if self.reason.is_empty() { String::new() } else { format!(" ({})", self.reason) };
        format!("article {}{reason}", self.article)
    }

    /// Whether the text was not understood.
    #[must_use]
    pub fn is_unreadable(&self) -> bool {
        self.article.is_empty()
    }
}

/// How a game stands, as an implementation says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It goes on.
    Ongoing,
    /// Somebody won, by an article.
    Won(Player, String),
    /// Nobody won, by an article.
    Drawn(String),
}

impl Standing {
    /// The article that ended the game.
    #[must_use]
    pub fn article(&self) -> Option<&str> {
        match self {
            Self::Ongoing => None,
            Self::Won(_, article) | Self::Drawn(article) => Some(article),
        }
    }

    /// In the words of a scenario: « les Blancs gagnent selon l'article ALQ-10 ».
    #[must_use]
    pub fn told(&self, game: &Game) -> String {
        match self {
            Self::Ongoing => "la partie continue".into(),
            Self::Won(winner, article) => {
                let name = game.players[winner.index()];
                format!("{} {} selon l'article {article}", name.subject, name.agree("gagne", "gagnent"))
            }
            Self::Drawn(article) => format!("la partie est nulle selon l'article {article}"),
        }
    }
}

/// An implementation: it opens sessions.
pub trait Opener: Debug + Send + Sync {
    /// A game of `game` that begins at `setup`, in which everything is said.
    ///
    /// # Errors
    /// The implementation cannot.
    fn open(&self, game: GameId, setup: &Setup) -> Answer<Box<dyn Session>>;

    /// Whether it refuses to open what our own rules find impossible: what was said of the set-up, or the text form that could
    /// not be read.
    ///
    /// # Errors
    /// The implementation cannot be asked, or does not answer.
    fn refuses(&self, game: GameId, said: &Setup, unread: Option<&str>) -> Answer<bool>;

    /// Whether it plays this game at all.
    fn knows(&self, game: GameId) -> bool;
}

/// Our own rules.
#[derive(Clone, Copy, Debug)]
pub struct Ours;

impl Opener for Ours {
    fn open(&self, game: GameId, setup: &Setup) -> Answer<Box<dyn Session>> {
        open(game, setup).map_err(Trouble::Impossible)
    }

    fn refuses(&self, game: GameId, said: &Setup, unread: Option<&str>) -> Answer<bool> {
        Ok(unread.is_some() || open(game, said).is_err())
    }

    fn knows(&self, _: GameId) -> bool {
        true
    }
}

/// Our own rules of `game`, ready to be loaded.
///
/// # Errors
/// The set-up is impossible.
pub fn open(game: GameId, setup: &Setup) -> Result<Box<dyn Session>, SetupError> {
    struct Opener<'s>(&'s Setup);

    impl GameVisitor for Opener<'_> {
        type Output = Result<Box<dyn Session>, SetupError>;

        fn visit<P: Notation>(self) -> Self::Output {
            Ok(Box::new(Local { game: Match::new(P::from_setup(self.0)?) }))
        }
    }

    game.visit(Opener(setup))
}

/// A turn as `game` writes it, legal or not.
///
/// # Errors
/// The position is impossible, or the text is no turn.
pub fn as_written(game: GameId, setup: &Setup, turn: &str) -> Result<String, TextError> {
    struct Written<'t>(&'t Setup, &'t str);

    impl GameVisitor for Written<'_> {
        type Output = Result<String, TextError>;

        fn visit<P: Notation>(self) -> Self::Output {
            let position = P::from_setup(self.0).map_err(|error| TextError::whole(error.to_string()))?;
            Ok(position.write_turn(&position.read_turn(self.1)?))
        }
    }

    game.visit(Written(setup, turn))
}

/// A game played by our own rules.
#[derive(Debug)]
struct Local<P> {
    game: Match<P>,
}

impl<P: Notation> Session for Local<P> {
    fn load(&mut self, setup: &Setup) -> Answer<()> {
        self.game = Match::new(P::from_setup(setup).map_err(Trouble::Impossible)?);
        Ok(())
    }

    fn position(&mut self) -> Answer<Setup> {
        Ok(self.game.position().to_setup())
    }

    fn play(&mut self, by: Player, turn: &str) -> Answer<Verdict> {
        let turn = self.game.position().read_turn(turn).map_err(Trouble::Unreadable)?;
        Ok(match self.game.check(by, &turn) {
            Ok(()) => {
                self.game.play(&turn);
                Verdict::Accepted
            }
            Err(breach) => Verdict::refused(&breach),
        })
    }

    fn gesture(&mut self, by: Player, gesture: &str) -> Answer<Verdict> {
        let gesture = self.game.position().read_gesture(gesture).map_err(Trouble::Unreadable)?;
        Ok(match self.game.check_gesture(by, &gesture) {
            Ok(()) => {
                self.game.make(&gesture);
                Verdict::Accepted
            }
            Err(breach) => Verdict::refused(&breach),
        })
    }

    fn would(&mut self, by: Player, turn: &str) -> Answer<Verdict> {
        let turn = self.game.position().read_turn(turn).map_err(Trouble::Unreadable)?;
        Ok(self.game.check(by, &turn).map_or_else(|breach| Verdict::refused(&breach), |()| Verdict::Accepted))
    }

    fn visit_turns(&mut self, visit: &mut dyn FnMut(String) -> ControlFlow<()>) -> Answer<()> {
        if self.game.outcome() == Outcome::Ongoing {
            let position = self.game.position();
            position.visit_turns(&mut |turn| visit(position.write_turn(turn)));
        }
        Ok(())
    }

    fn set_history(&mut self, history: History) -> Answer<()> {
        self.game.set_history(history);
        Ok(())
    }

    fn standing(&mut self) -> Answer<Standing> {
        Ok(match self.game.outcome() {
            Outcome::Ongoing => Standing::Ongoing,
            Outcome::Win { winner, rule } => Standing::Won(winner, rule.to_string()),
            Outcome::Draw { rule } => Standing::Drawn(rule.to_string()),
        })
    }

    fn remarks(&mut self) -> Answer<Vec<Remark>> {
        Ok(self.game.position().remarks(self.game.outcome()))
    }

    fn fork(&self, turn: Option<Player>) -> Answer<Box<dyn Session>> {
        let position = self.game.position();
        let game = match turn {
            Some(player) if player != position.turn() => {
                let his = Setup { turn, ..position.to_setup() };
                self.game.resumed_at(P::from_setup(&his).map_err(Trouble::Impossible)?)
            }
            _ => self.game.clone(),
        };
        Ok(Box::new(Self { game }))
    }

    fn suppose(&self, Action { by, text, gesture }: &Action) -> Vec<Box<dyn Session>> {
        let position = self.game.position();
        let supposed = if *gesture {
            position.read_gesture(text).map(|gesture| position.suppose_gesture(*by, &gesture))
        } else {
            position.read_turn(text).map(|turn| position.suppose(*by, &turn))
        };
        let game = |position| Box::new(Self { game: self.game.reaching(position) }) as Box<dyn Session>;
        supposed.unwrap_or_default().into_iter().map(game).collect()
    }

    fn foresee(&mut self, turn: &str) -> Answer<Result<Vec<Remark>, Refusal>> {
        let position = self.game.position();
        let turn = position.read_turn(turn).map_err(Trouble::Unreadable)?;
        Ok(match self.game.check(position.turn(), &turn) {
            Ok(()) => Ok(position.foresee(&turn)),
            Err(breach) => Err(Refusal::of(&breach)),
        })
    }
}

impl Verdict {
    fn refused(breach: &arbitre_rules::Breach) -> Self {
        Self::Refused(Refusal::of(breach))
    }
}

impl Refusal {
    fn of(breach: &arbitre_rules::Breach) -> Self {
        Self { article: breach.rule.to_string(), reason: breach.reason.clone(), worded: true }
    }
}
