//! The machines at the table: what they play, and tournaments between them.

use arbitre_rules::{GameId, GameVisitor, Notation, Outcome, Setup, count};
use clap::ArgMatches;

use crate::cli::confronter::progress;
use crate::cli::machine::{Seat, machines};
use arbitre::diagnostic::spaced;
use arbitre::play::Play;
use arbitre::players::tournament::{self, DRAWN_TURNS, MOST_TURNS, Score};
use arbitre::players::{Budget, Machine};

/// Whether nobody but machines has played, for so long that nobody would wait for the end.
pub(super) fn is_endless(play: &Play, machines: &[Option<Machine>; 2]) -> bool {
    machines.iter().all(Option::is_some) && play.log().len() >= MOST_TURNS as usize
}

/// The table of a tournament between two machines.
///
/// # Errors
/// The position is impossible.
pub(super) fn tournament(
    game: GameId,
    setup: &Setup,
    matches: &ArgMatches,
    games: u64,
    seed: u64,
) -> Result<String, String> {
    struct Play<'p>(&'p Setup, [Machine; 2], (u64, u64));

    impl GameVisitor for Play<'_> {
        type Output = Result<Score, String>;

        fn visit<P: Notation>(self) -> Self::Output {
            let start = P::from_setup(self.0).map_err(|error| error.to_string())?;
            if start.outcome() != Outcome::Ongoing || !start.has_turn() {
                return Err("il n'y a rien à jouer dans cette position : un tournoi n'y commence pas".into());
            }
            let bar = progress(self.2.0);
            let score = tournament::play(&start, self.1, self.2, &|| bar.inc(1));
            bar.finish_and_clear();
            Ok(score)
        }
    }

    let [Some(first), Some(second)] = machines(matches, seed) else {
        return Err("un tournoi se joue entre deux machines : donnez --joueur1 et --joueur2".into());
    };
    let score = game.visit(Play(setup, [first, second], (games, seed)))?;
    let names = [first, second].map(|machine| Seat::Machine(machine.level).to_string());
    let budget = match first.budget {
        Some(Budget::Time(time)) => format!(", {} ms par tour", time.as_millis()),
        _ => String::new(),
    };
    Ok(spaced(&format!(
        "{} : {} contre {}, {}{budget}, tirage n° {seed}.\n\
         Deux à deux, les parties commencent par les mêmes {DRAWN_TURNS} tours tirés au sort, une fois dans chaque camp.\n\
         Une partie de {MOST_TURNS} tours est arrêtée et comptée nulle : ce n'est pas une règle du jeu.\n\n\
         | jeu | joueur | contre | gagnées | nulles | perdues | dont arrêtées | tours par partie |\n\
         |---|---|---|---|---|---|---|---|\n\
         | {} | {} | {} | {} | {} | {} | {} | {} |\n",
        game.game().name,
        names[0],
        names[1],
        count(games as usize, "partie", "parties"),
        game.game().name,
        names[0],
        names[1],
        score.won,
        score.drawn + score.stopped,
        score.lost,
        score.stopped,
        score.turns / games.max(1),
    )))
}
