//! The table: a menu, a game in progress, and what a line typed by somebody makes of them. A line in, a text out: no input
//! or output here, what must be read or written is asked for in a [`Request`].

use std::path::{Path, PathBuf};

use arbitre_rules::{Game, GameId, Player, Setup, Variants, count, first_player};

use super::prompt::Line;
use super::{machines, preview, save, words};
use crate::cli::machine::{Seat, seat, worth};
use arbitre::diagnostic::spaced;
use arbitre::play::{Entered, Play};
use arbitre::players::{Budget, Level, Machine};
use arbitre::recording;
use arbitre::session::Standing;
use arbitre::spec::reader::typography::fold;

/// What stands before what is typed.
pub(super) const MARK: &str = "> ";

/// Where the games of this table are played.
const PLACE: &str = "dans le terminal";

/// Turns that `coups` lists at most.
const MOST_TURNS: usize = 200;
/// Turns offered for completion at most.
const MOST_COMPLETED: usize = 5000;
/// No turn of any game is longer, in characters.
const LONGEST_TURN: usize = 1000;

/// Who starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum First {
    Player(Player),
    Drawn,
}

/// What the command line asks for.
#[derive(Clone, Debug)]
pub(super) struct Options {
    /// The game to begin with, its variants, and its position if it is not the start.
    pub(super) chosen: Option<(GameId, Variants, Option<Setup>)>,
    pub(super) first: Option<First>,
    /// Of the first draw; each further draw takes the next one.
    pub(super) seed: u64,
    pub(super) colour: bool,
    /// How long a machine thinks that sits down later, if not as long as its level usually does.
    pub(super) budget: Option<Budget>,
    /// The sides that machines play.
    pub(super) machines: [Option<Machine>; 2],
}

/// What the table says, and what it asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Reply {
    pub(super) text: String,
    pub(super) request: Request,
}

/// Something to be done outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Request {
    /// The next line.
    Line,
    /// Writing the game to a file, which may replace one that exists or not; then [`Table::saved`].
    Save(PathBuf, String, bool),
    /// Writing the scenario, likewise; then [`Table::recorded`].
    Record(PathBuf, String, bool),
    /// Reading a game file; then [`Table::resume`].
    Resume(PathBuf),
    /// Leaving the program.
    Leave,
}

impl Reply {
    fn say(text: impl Into<String>) -> Self {
        Self { text: text.into(), request: Request::Line }
    }
}

/// A menu and at most one game in progress.
#[derive(Debug)]
pub(super) struct Table {
    options: Options,
    game: Option<Play>,
    /// The game that just stopped, as long as no other has begun.
    stopped: Option<Play>,
    /// The scenarios of the games before.
    past: Vec<String>,
}

impl Table {
    /// A table, and what it says first.
    ///
    /// # Errors
    /// What is wrong with the options.
    pub(super) fn open(options: Options) -> Result<(Self, String), String> {
        let chosen = options.chosen.as_ref().map(|(game, ..)| *game);
        let mut table = Self { options, game: None, stopped: None, past: Vec::new() };
        let text = match chosen {
            Some(game) => table.begin(game.game(), None)?,
            None => words::menu(),
        };
        Ok((table, text))
    }

    /// What can be typed now.
    pub(super) fn words(&mut self) -> Vec<String> {
        let Some(play) = &mut self.game else {
            let games = GameId::ALL.iter().map(|game| game.slug());
            return games
                .chain(["reprendre", "annuler", "sauver", "scénario", "aide", "quitter"])
                .map(str::to_owned)
                .collect();
        };
        let (turns, _) = play.turns(MOST_COMPLETED);
        let own: &[&str] = match play.game.id {
            GameId::Awale => &["proposer", "accepter", "refuser"],
            GameId::Aruba => &["exit", "quit"],
            _ => &[],
        };
        turns.into_iter().chain(words::COMMANDS.iter().chain(own).map(|word| (*word).to_owned())).collect()
    }

    /// The feature of every game so far, if anything was played.
    pub(super) fn recording(&mut self) -> Option<String> {
        let mut scenarios = self.past.clone();
        if let Some(play) = self.game.as_mut().or(self.stopped.as_mut()).filter(|play| !play.log().is_empty()) {
            scenarios.push(recording::scenario(play, scenarios.len() + 1, &[]));
        }
        (!scenarios.is_empty()).then(|| recording::feature(&scenarios, PLACE))
    }

    /// What a line makes of the table.
    pub(super) fn read(&mut self, line: &Line) -> Reply {
        match line {
            Line::Text(text) if self.game.is_some() => self.in_game(text),
            Line::Text(text) => self.in_menu(text),
            Line::Unusable(reason) => {
                let again = self.game.as_mut().map(|play| format!("\n{}", words::turn(play, true))).unwrap_or_default();
                Reply::say(format!("{}{again}", spaced(&format!("Pas compris : {reason}."))))
            }
            Line::End => self.leave(),
        }
    }

    // The menu.

    fn in_menu(&mut self, text: &str) -> Reply {
        let (word, rest) = split(text);
        let stopped = "aucune partie ne vient de s'arrêter";
        match word.as_str() {
            "" => Reply::say(words::menu()),
            "aide" | "?" => Reply::say(words::menu_help()),
            "menu" => Reply::say(words::menu()),
            "quitter" | "quit" | "exit" | "q" => self.leave(),
            "reprendre" => file(rest, "reprendre", Request::Resume),
            "sauver" | "scenario" => match self.stopped.take() {
                None => problem(stopped),
                Some(play) => {
                    // The game that stopped is on the table for as long as it takes.
                    self.game = Some(play);
                    let reply = self.file_command(&word, rest);
                    self.stopped = self.game.take();
                    reply
                }
            },
            "annuler" => match self.stopped.take() {
                None => problem(stopped),
                Some(play) => self.reopen(play),
            },
            _ => self.choose(text, &word, rest),
        }
    }

    /// A game by its name or number, with its variants.
    fn choose(&mut self, text: &str, word: &str, rest: &str) -> Reply {
        let numbered = word.trim_end_matches('.').parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let game = GameId::from_slug(word).or_else(|| GameId::ALL.get(numbered?).copied());
        let Some(game) = game else {
            return problem(&format!(
                "« {} » n'est ni un jeu ni une commande du menu ; « aide » dit ce que l'on peut écrire",
                short(text)
            ));
        };
        let mut variants = Variants::default();
        let mut seats = [None; 2];
        for pair in rest.split([' ', ',']).filter(|pair| !pair.is_empty()) {
            // « awale machine:fort » is enough to play against it.
            let (key, value) = pair.split_once('=').unwrap_or(("joueur2", pair));
            if let Some(side) = ["joueur1", "joueur2"].iter().position(|side| *side == fold(key)) {
                let Ok(seat) = seat(value) else {
                    return problem(&format!(
                        "« {} » n'est pas une variante : écrivez CLE=VALEUR, ou « machine:moyen » pour jouer contre la machine",
                        short(pair)
                    ));
                };
                seats[side] = Some(seat);
                continue;
            }
            if let Err(error) = variants.choose(fold(key), value.to_owned()) {
                return problem(&error.0);
            }
        }
        let before = self.options.machines;
        self.sit(seats);
        match self.begin(game.game(), (!variants.0.is_empty()).then_some(variants)) {
            Ok(text) => Reply::say(text),
            Err(reason) => {
                self.options.machines = before;
                problem(&reason)
            }
        }
    }

    /// Gives seats to those who ask for one; the others stay.
    fn sit(&mut self, seats: [Option<Seat>; 2]) {
        for (machine, seat) in self.options.machines.iter_mut().zip(seats) {
            match seat {
                None => {}
                Some(Seat::Human) => *machine = None,
                Some(Seat::Machine(level)) => {
                    *machine = Some(Machine { level, budget: self.options.budget, seed: Some(self.options.seed) });
                }
            }
        }
    }

    /// A fresh game: as the command line says if it is the one that it names, unless other variants are asked for.
    fn begin(&mut self, game: &'static Game, asked: Option<Variants>) -> Result<String, String> {
        let (variants, position) = match (asked, &self.options.chosen) {
            (Some(variants), _) => (variants, None),
            (None, Some((chosen, variants, position))) if *chosen == game.id => (variants.clone(), position.clone()),
            (None, _) => (Variants::default(), None),
        };
        let mut start = position.clone().unwrap_or_default();
        // QAW-05, QUO-04: there the first player is drawn.
        let usual = match game.id {
            GameId::Qawale | GameId::Quoridor => First::Drawn,
            _ => First::Player(Player::First),
        };
        let mut drawn = String::new();
        match self.options.first.unwrap_or(usual) {
            _ if position.is_some() => {}
            First::Player(player) => start.turn = Some(player),
            First::Drawn => {
                let seed = self.options.seed;
                let player = first_player(seed);
                start.turn = Some(player);
                let name = game.players[player.index()];
                let starts = name.agree("commence", "commencent");
                drawn = spaced(&format!("Tirage au sort n° {seed} : {} {starts}.\n", name.subject));
            }
        }
        let play =
            Play::open(game, variants, &start).map_err(|error| format!("cette partie est impossible : {error}"))?;
        if !drawn.is_empty() {
            self.options.seed = self.options.seed.wrapping_add(1);
        }
        let title = spaced(&format!("{} — « aide » dit tout ce que l'on peut écrire.\n", game.name));
        Ok(format!("{title}{drawn}{}", self.put(play)))
    }

    /// Puts a game on the table in the place of the one before, whose scenario is kept.
    fn put(&mut self, play: Play) -> String {
        if let Some(mut before) = self.game.take().or(self.stopped.take()).filter(|play| !play.log().is_empty()) {
            self.past.push(recording::scenario(&mut before, self.past.len() + 1, &[]));
        }
        self.game = Some(play);
        self.show(false)
    }

    /// Back into the game that stopped: before its last action if it is over.
    fn reopen(&mut self, mut play: Play) -> Reply {
        if play.standing() != Standing::Ongoing && take_back(&mut play, &self.options.machines).is_empty() {
            self.stopped = Some(play);
            return problem("cette partie était finie avant la première action");
        }
        self.game = Some(play);
        Reply::say(self.show(false))
    }

    // A game.

    fn in_game(&mut self, text: &str) -> Reply {
        let Some(play) = &mut self.game else { return Reply::say(words::menu()) };
        let aruba = play.game.id == GameId::Aruba;
        let (word, rest) = split(text);
        match word.as_str() {
            // ARU-12: an empty line passes.
            "" if aruba => self.enter("pass"),
            "" => Reply::say(format!("Écrivez un coup, ou « aide ».\n{}", words::turn(play, true))),
            "aide" | "?" => Reply::say(words::help(play.game)),
            "coups" => Reply::say(turns(play)),
            "conseil" => match play.advice(&Machine::new(Level::Medium)) {
                None => problem("il n'y a rien à jouer"),
                Some(advice) => {
                    let worth = worth(play.game, advice.value);
                    Reply::say(spaced(&format!(
                        "La machine jouerait {} ; valeur de la position : {worth}.",
                        advice.turn
                    )))
                }
            },
            "apercu" if rest.is_empty() => problem("il manque ce qu'il faut montrer : « aperçu COUP »"),
            "apercu" => Reply::say(preview::preview(play, rest, self.options.colour)),
            "position" => {
                let position = play.position();
                Reply::say((play.game.write_text)(&position))
            }
            "annuler" => match take_back(play, &self.options.machines).join(", ") {
                undone if undone.is_empty() => problem("rien n'a encore été joué"),
                undone => {
                    let text = spaced(&format!("Repris : {undone}.\n"));
                    Reply::say(format!("{text}{}", self.show(false)))
                }
            },
            "sauver" | "scenario" => self.file_command(&word, rest),
            "reprendre" if play.is_unsaved() => problem(
                "la partie en cours n'est pas sauvée : « sauver FICHIER » d'abord, ou « menu » pour l'abandonner",
            ),
            "reprendre" => file(rest, "reprendre", Request::Resume),
            "menu" | "abandonner" => self.stop(),
            "quitter" => self.leave(),
            _ => self.enter(text),
        }
    }

    /// A turn or a gesture.
    fn enter(&mut self, text: &str) -> Reply {
        let Some(play) = &mut self.game else { return Reply::say(words::menu()) };
        let text = fold_words(play.game.id, text);
        if text.chars().count() > LONGEST_TURN {
            return Reply::say(format!(
                "{}\n{}",
                words::not_understood(play.game, "cette ligne est trop longue pour être un coup"),
                words::turn(play, true)
            ));
        }
        let before = play.turn();
        let refusal = match play.enter(&text) {
            Entered::Accepted => {
                let still = play.turn() == before;
                return Reply::say(self.show(still));
            }
            Entered::Refused(refusal) => words::refused(&refusal),
            Entered::Unreadable(reason) => {
                let near =
                    words::COMMANDS.iter().find(|command| strsim::levenshtein(&fold(command), &fold(&text)) == 1);
                let near = near.map(|command| spaced(&format!(" Vouliez-vous écrire « {command} » ?")));
                format!("{}{}", words::not_understood(play.game, &reason), near.unwrap_or_default())
            }
        };
        Reply::say(format!("{refusal}\n{}", words::turn(play, true)))
    }

    /// What a machine does, if it is for a machine to do something.
    pub(super) fn let_machine_play(&mut self) -> Option<String> {
        let play = self.game.as_mut()?;
        if machines::is_endless(play, &self.options.machines) {
            let why =
                format!("{} tours entre machines : ce n'est pas une règle du jeu, mais cela suffit.", play.log().len());
            return Some(format!("{}\n{}", spaced(&why), self.stop().text));
        }
        let (player, text) = play.reply(&self.options.machines)?;
        let name = play.game.players[player.index()].subject;
        let said = spaced(&format!("La machine ({name}) : {text}"));
        match play.enter(&text) {
            Entered::Accepted => Some(format!("{said}\n{}", self.show(false))),
            // Never so; but a machine that is refused must not be asked for ever.
            Entered::Refused(refusal) => Some(format!("{said}\n{}\n{}", words::refused(&refusal), self.stop().text)),
            Entered::Unreadable(reason) => Some(format!("{said}\n{reason}\n{}", self.stop().text)),
        }
    }

    /// The board and whose turn it is; or the board, the end and the menu.
    fn show(&mut self, still: bool) -> String {
        let Some(play) = &mut self.game else { return words::menu() };
        let board = words::board(play, self.options.colour);
        match words::ending(play) {
            None => format!("\n{board}{}", words::turn(play, still)),
            Some(ending) => {
                self.stopped = self.game.take();
                format!("\n{board}{ending}\n\n{}", words::menu())
            }
        }
    }

    /// QUO-E1: back to the menu; the next game is a fresh one. ARU-13: whoever stops a game of Aruba has left it.
    fn stop(&mut self) -> Reply {
        let left = self.leave_aruba();
        let text = left.unwrap_or_else(|| "La partie s'arrête là.".into());
        self.stopped = self.game.take();
        Reply::say(format!("{text}\n\n{}", words::menu()))
    }

    fn leave(&mut self) -> Reply {
        let text = match (self.leave_aruba(), &self.game) {
            (Some(ending), _) => format!("{ending}\nAu revoir."),
            (None, Some(_)) => "La partie s'arrête là. Au revoir.".into(),
            (None, None) => "Au revoir.".into(),
        };
        self.stopped = self.game.take().or(self.stopped.take());
        Reply { text, request: Request::Leave }
    }

    /// ARU-13: the end of a game of Aruba that the player to move leaves.
    fn leave_aruba(&mut self) -> Option<String> {
        let play = self.game.as_mut().filter(|play| play.game.id == GameId::Aruba)?;
        play.enter("quit");
        words::ending(play)
    }

    // Files.

    fn file_command(&mut self, word: &str, rest: &str) -> Reply {
        let Some(play) = &mut self.game else { return Reply::say(words::menu()) };
        if word == "sauver" {
            let text = save::text(play, &self.options.machines);
            let own = play.saved.as_ref().map(|(path, _)| path.clone());
            return file(rest, "sauver", |path| {
                let may_replace = own.as_deref() == Some(path.as_path());
                Request::Save(path, text, may_replace)
            });
        }
        if play.log().is_empty() {
            return problem("rien n'a encore été joué");
        }
        let text = recording::feature(&[recording::scenario(play, 1, &[])], PLACE);
        let own = play.recorded.clone();
        file(rest, "scénario", |path| {
            let may_replace = own.as_deref() == Some(path.as_path());
            Request::Record(path, text, may_replace)
        })
    }

    /// The game was written to this file.
    pub(super) fn saved(&mut self, path: &Path) -> String {
        if let Some(play) = self.game.as_mut().or(self.stopped.as_mut()) {
            play.saved = Some((path.to_owned(), play.log().len()));
        }
        spaced(&format!("Partie sauvée dans « {} ».", path.display()))
    }

    /// The scenario was written to this file.
    pub(super) fn recorded(&mut self, path: &Path) -> String {
        if let Some(play) = self.game.as_mut().or(self.stopped.as_mut()) {
            play.recorded = Some(path.to_owned());
        }
        spaced(&format!("Scénario écrit dans « {0} » : « arbitre verifier {0} » le rejoue.", path.display()))
    }

    /// Goes on with the game that a file holds.
    ///
    /// # Errors
    /// Why there is none; the table is as it was.
    pub(super) fn resume(&mut self, path: &Path, text: &str) -> Result<String, String> {
        let (mut play, seats) = save::read(text)?;
        play.saved = Some((path.to_owned(), play.log().len()));
        let mut title = spaced(&format!("{} — partie reprise de « {} ».\n", play.game.name, path.display()));
        // A game of before, or between two people, leaves the seats as they are.
        if seats.iter().any(|seat| matches!(seat, Some(Seat::Machine(_)))) {
            self.sit(seats);
        }
        for (machine, player) in self.options.machines.iter().zip(play.game.players) {
            if let Some(machine) = machine {
                let seat = Seat::Machine(machine.level);
                title.push_str(&spaced(&format!("{} : {seat}.\n", player.subject)));
            }
        }
        Ok(format!("{title}{}", self.put(play)))
    }
}

/// Takes back the last action, and what a machine did before it would do so again at once.
fn take_back(play: &mut Play, machines: &[Option<Machine>; 2]) -> Vec<String> {
    let mut undone = Vec::new();
    while let Some(entry) = play.undo() {
        undone.push(entry.text);
        if machines[play.turn().index()].is_none() || machines.iter().all(Option::is_some) {
            break;
        }
    }
    undone
}

/// Says what is wrong with a command; nothing has changed.
fn problem(reason: &str) -> Reply {
    Reply::say(spaced(&format!("Impossible : {reason}.")))
}

fn file(rest: &str, command: &str, request: impl FnOnce(PathBuf) -> Request) -> Reply {
    let name = rest.trim_matches(['"', '«', '»', ' ', '\u{a0}']);
    if name.is_empty() {
        return problem(&format!("il manque le nom du fichier : « {command} FICHIER »"));
    }
    Reply { text: String::new(), request: request(name.into()) }
}

/// The first word without case or accents, and the rest.
fn split(text: &str) -> (String, &str) {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (fold(word), rest.trim())
}

/// Gestures that are words are understood in either case and with accents.
fn fold_words(game: GameId, text: &str) -> String {
    let (word, rest) = split(text);
    match (game, word.as_str()) {
        (GameId::Awale, "proposer" | "accepter" | "refuser") if rest.is_empty() => word,
        (GameId::Qawale, "pose" | "depose") => format!("{word} {rest}"),
        _ => text.to_owned(),
    }
}

fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

fn turns(play: &mut Play) -> String {
    let (turns, more) = play.turns(MOST_TURNS);
    let possible = count(turns.len(), "coup possible", "coups possibles");
    if more {
        return spaced(&format!("Plus de {possible} ; les premiers :\n{}", words::columns(&turns)));
    }
    spaced(&format!("{possible} :\n{}", words::columns(&turns)))
}
