//! What a scenario installs, told sentence by sentence: one game, each thing once, nothing that would be lost.

use std::sync::LazyLock;

use arbitre_rules::{Game, GameId, History, Setup, Variants, first_player};

use super::{Done, Failure, Screen, World};
use crate::session;

/// The game of a scenario that names none, as in the oldest suites.
pub(super) const USUAL: GameId = GameId::Qawale;

/// What came before the position that is set up, as far as it has been said.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Past {
    occurrences: Option<u32>,
    quiet_turns: Option<u32>,
}

impl Past {
    /// What was said, the rest being as at the start of a game; nothing if nothing was.
    pub(super) fn history(self) -> Option<History> {
        (self.occurrences.is_some() || self.quiet_turns.is_some())
            .then(|| History { occurrences: self.occurrences.unwrap_or(1), quiet_turns: self.quiet_turns.unwrap_or(0) })
    }
}

impl World {
    /// The game of which a sentence can only speak here. At the menu of the application, and once it is open, any will do.
    fn game_here(&self) -> Option<&'static Game> {
        match self.screen {
            Screen::None => Some(self.game()),
            Screen::Wanted(game) => game.map(GameId::game),
            Screen::Open(_) => None,
        }
    }

    /// What is wrong if the sentence is of another game, or names a player of another: « Nord » plays no Qawale.
    pub(super) fn stranger(&self) -> Option<Failure> {
        let own = self.game_here()?;
        let wrong = |message: String| {
            let failure = Failure::misused(message);
            let help = "ce scénario ne dit pas à quel jeu il joue : commencez par « Étant donné une partie de … »";
            Some(if self.game.is_none() { failure.showing([help]) } else { failure })
        };
        if !self.speaks_of.is_empty() && !self.speaks_of.contains(&own.id) {
            let names: Vec<_> = self.speaks_of.iter().map(|game| game.game().of_name()).collect();
            return wrong(format!("cette phrase est {}, et ce scénario joue à {}", names.join(" et "), own.name));
        }
        let strangers = strangers(own);
        let said = self.sentence.split('"').step_by(2).flat_map(|part| part.split(|c: char| !c.is_alphanumeric()));
        let stranger = said
            .filter(|word| word.len() > 1)
            .find_map(|word| strangers.iter().find(|name| name.eq_ignore_ascii_case(word)))?;
        let [first, second] = own.players.map(|player| player.subject);
        wrong(format!(
            "« {stranger} » n'est pas un joueur de ce jeu ({}) : écrivez « {first} » ou « {second} »",
            own.name
        ))
    }

    /// What is wrong if the step changed what had been said before it, or goes beyond it.
    pub(super) fn consistent(&self, before: &Setup) -> Done {
        let changed = if self.adds { None } else { before.contradiction(&self.draft) };
        let wrong = changed.map(contradictory).or_else(|| self.beyond_the_options());
        wrong.map_or(Ok(()), Err)
    }

    /// The set-up, for a sentence that adds to what was said.
    ///
    /// # Errors
    /// The scenario has begun to play or to check.
    pub fn adding(&mut self) -> Result<&mut Setup, Failure> {
        self.adds = true;
        self.setup()
    }

    /// Chooses the game.
    ///
    /// # Errors
    /// Too late, or another one is chosen already.
    pub fn choose(&mut self, game: GameId) -> Done {
        self.setup()?;
        if matches!(self.screen, Screen::Wanted(None)) {
            return Err(Failure::misused("au menu, aucune partie n'est encore ouverte : rien ne s'y installe"));
        }
        let name = game.game().name;
        if let Some(about) = self.about.filter(|about| *about != game) {
            return Err(Failure::misused(format!(
                "les étiquettes de ce scénario parlent d'un autre jeu ({}) que celui-ci ({name})",
                about.game().name,
            )));
        }
        let said = self.draft.board.is_some() || !self.draft.facts.is_empty() || self.impossible.is_some();
        match self.game {
            Some(chosen) if chosen != game => Err(Failure::misused(format!(
                "ce scénario joue déjà à {} : un scénario ne joue qu'à un jeu, et ce qui précède serait perdu",
                chosen.game().name
            ))),
            None if said && game != USUAL => Err(Failure::misused(format!(
                "ce qui précède a été lu comme une mise en place de {} : dites d'abord que l'on joue à {name}",
                USUAL.game().name
            ))),
            _ => {
                self.game = Some(game);
                Ok(())
            }
        }
    }

    /// Chooses options of the game. A scenario may choose otherwise than its « Contexte », as long as nothing stands on the board.
    ///
    /// # Errors
    /// Too late, or an option is chosen twice.
    pub fn choose_options(&mut self, options: Vec<(String, String)>) -> Done {
        self.setup()?;
        let bare = self.draft.board.is_none() && self.draft.facts.is_empty();
        let mut replaced = Vec::new();
        if bare && !self.background {
            for key in std::mem::take(&mut self.usual_options) {
                if options.iter().any(|(chosen, _)| *chosen == key) {
                    replaced.extend(self.draft.variants.0.remove_entry(&key));
                }
            }
        }
        // The game would tell the first that cannot be, and the other would hide behind it.
        let complete = self.game().complete;
        let one = |(key, value): &(String, String)| Setup::of(Variants([(key.clone(), value.clone())].into()));
        if let Some(error) = replaced.iter().find_map(|option| complete(&one(option)).err()) {
            return Err(Failure::misused(format!("le contexte choisit une option impossible : {error}")));
        }
        let mut wrong = options.iter().filter_map(|option| complete(&one(option)).err());
        if let Some((one, other)) = wrong.next().zip(wrong.next()) {
            return Err(Failure::misused(format!("deux de ces options sont impossibles : {one} ; {other}")));
        }
        for (key, value) in options {
            let known = self.draft.variants.get(&key).is_some();
            self.draft.variants.choose(key.clone(), value).map_err(|error| contradictory(error.0))?;
            if self.background && !known {
                self.usual_options.push(key);
            }
        }
        // Whatever was chosen otherwise was so on purpose.
        self.adds = true;
        Ok(())
    }

    /// Puts a whole position on the board.
    ///
    /// # Errors
    /// Too late, or something was said before of which this position says nothing.
    pub fn place(&mut self, position: Setup) -> Done {
        self.setup()?;
        if self.placed.as_ref().is_some_and(|placed| *placed != position) {
            return Err(contradictory("deux positions entières sont données, et elles diffèrent"));
        }
        self.placed = Some(position.clone());
        let draft = self.setup()?;
        if let Some((_, said)) = draft.facts.iter().find(|(name, _)| position.fact(name).is_none()) {
            return Err(contradictory(format!("« {said} » est dit avant une position entière, qui n'en parle pas")));
        }
        draft.merge(position);
        Ok(())
    }

    /// What is wrong if there is more of something than the options give at the start: less may have been used.
    fn beyond_the_options(&self) -> Option<Failure> {
        if self.draft.variants.0.is_empty() || self.draft.facts.is_empty() {
            return None;
        }
        let complete = self.game().complete;
        let number = |text: &str| text.parse::<u64>().ok();
        // Those that a position remembers are compared with it by the game.
        let whole = complete(&self.draft).ok()?;
        let mut passing = self.draft.variants.0.iter().filter(|(key, _)| whole.variants.get(key).is_none());
        passing.find_map(|(key, value)| {
            let mut others = self.draft.variants.clone();
            others.0.remove(key);
            let [with, without] = [self.draft.variants.clone(), others].map(|chosen| complete(&Setup::of(chosen)).ok());
            let (with, without) = (with?, without?);
            let decided = with.facts.iter().filter(|(name, fact)| without.fact(name) != Some(fact));
            let mut both = decided.filter_map(|(name, fact)| Some((number(fact)?, number(self.draft.fact(name)?)?)));
            let (_, more) = both.find(|(given, said)| said > given)?;
            Some(contradictory(format!("{key}={value} au départ, et il y en a plus ({more})")))
        })
    }

    /// Draws who starts.
    ///
    /// # Errors
    /// The scenario has begun to play or to check, or another draw was made.
    pub fn draw(&mut self, seed: u64) -> Done {
        self.setup()?;
        if let Some(other) = self.seed.filter(|other| *other != seed) {
            return Err(contradictory(format!("c'est déjà le tirage n° {other}, et non le n° {seed}")));
        }
        self.seed = Some(seed);
        self.draft.turn = Some(first_player(seed));
        Ok(())
    }

    /// Declares what came before the position that is set up: how many times it has been seen, this time included; turns
    /// without capture.
    ///
    /// # Errors
    /// Too late, said twice, or no rule of the game asks.
    pub fn precede(&mut self, occurrences: Option<u32>, quiet_turns: Option<u32>) -> Done {
        self.setup()?;
        let game = self.game();
        let most = History {
            occurrences: occurrences.map_or(1, |_| u32::MAX),
            quiet_turns: quiet_turns.map_or(0, |_| u32::MAX),
        };
        if !is_asked_for(game.id, most) {
            return Err(Failure::misused(format!(
                "aucun article ne demande cela à {} : ce qui précède la position n'y change rien",
                game.name
            )));
        }
        let Past { occurrences: seen, quiet_turns: quiet } = &mut self.past;
        for (told, said) in [(seen, occurrences), (quiet, quiet_turns)] {
            match (*told, said) {
                (Some(before), Some(now)) if before != now => {
                    return Err(contradictory("ce qui précède la position est dit de deux façons"));
                }
                _ => *told = said.or(*told),
            }
        }
        Ok(())
    }

    /// Wants the application on the screen, with a game or its menu.
    ///
    /// # Errors
    /// Too late, or twice, or with another game than the scenario's.
    pub fn open_application(&mut self, game: Option<GameId>) -> Done {
        self.setup()?;
        if !matches!(self.screen, Screen::None) {
            return Err(Failure::misused("l'application est déjà ouverte dans ce scénario"));
        }
        game.map_or(Ok(()), |game| self.choose(game))?;
        self.screen = Screen::Wanted(game);
        Ok(())
    }
}

fn contradictory(what: impl Into<String>) -> Failure {
    Failure::misused(format!("cette phrase contredit la mise en place : {}", what.into()))
}

/// Whether so long a past ends a game that has just begun: then a rule of the game asks for it.
fn is_asked_for(game: GameId, most: History) -> bool {
    session::open(game, &Setup::default()).is_ok_and(|mut session| {
        session.set_history(most).is_ok()
            && session.standing().is_ok_and(|standing| standing != session::Standing::Ongoing)
    })
}

/// The names of players, the last word of each, that no player of `own` has.
fn strangers(own: &Game) -> &'static [&'static str] {
    static STRANGERS: LazyLock<Vec<(GameId, Vec<&str>)>> = LazyLock::new(|| {
        let names =
            |game: &GameId| game.game().players.map(|player| player.subject.rsplit(' ').next().unwrap_or_default());
        let of = |own: &GameId| {
            let others = GameId::ALL.iter().flat_map(names).filter(|name| !names(own).contains(name));
            (*own, others.collect())
        };
        GameId::ALL.iter().map(of).collect()
    });
    STRANGERS.iter().find(|(game, _)| *game == own.id).map_or(&[], |(_, strangers)| strangers)
}
