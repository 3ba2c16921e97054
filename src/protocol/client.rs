//! Somebody's program as an implementation: sessions over the protocol, on processes that are kept and used again.
//!
//! A process that crashes, keeps silent or answers nonsense is ended and named in the failure; the next session has a new one.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use arbitre_rules::{Game, GameId, History, Player, Remark, Setup, SetupError, TextError, Variants};
use serde::de::DeserializeOwned;

use super::announced::{self, Announced};
pub use super::process::end_all;
use super::process::{Halt, ONE_LINE, Process, shortened, words};
use super::wire::{
    Bonjour, Capability, Coups, Erreur, ErrorCode, Etat, Prevision, Remarque, Remarques, Request, Ruling, Suite,
    VERSION, Verdict, read_standing,
};
use crate::session::{self, Answer, Opener, Refusal, Session, Standing, Trouble};

/// After so many silences nothing more is asked: a run must end.
const MOST_SILENCES: usize = 20;

/// Somebody's program.
#[derive(Clone, Debug)]
pub struct Program(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    command: Vec<String>,
    delay: Duration,
    hello: Bonjour,
    /// Processes that no session uses at the moment: as many as sessions at once, at most.
    idle: Mutex<Vec<Process>>,
    silences: AtomicUsize,
    /// Requests about a game, and those of them that were answered by something else than « incapable ».
    asked: AtomicUsize,
    answered: AtomicUsize,
}

/// Whether a command line can be one at all.
///
/// # Errors
/// It is empty, or a quotation mark is not closed: told in French.
pub fn check_command(command: &str) -> Result<(), String> {
    words(command).map(drop)
}

impl Program {
    /// Starts the program of a command line and lets it introduce itself.
    ///
    /// # Errors
    /// It cannot be started or does not: why, in French.
    pub fn start(command: &str, delay: Duration) -> Result<Self, String> {
        let command = words(command)?;
        let (process, hello) = introduced(&command, delay)?;
        Ok(Self(Arc::new(Inner {
            command,
            delay,
            hello,
            idle: Mutex::new(vec![process]),
            silences: AtomicUsize::new(0),
            asked: AtomicUsize::new(0),
            answered: AtomicUsize::new(0),
        })))
    }

    /// What the program calls itself.
    #[must_use]
    pub fn name(&self) -> &str {
        if self.0.hello.nom.is_empty() { &self.0.command[0] } else { &self.0.hello.nom }
    }

    /// What it announced that we do not know, one line each: games, variants, values.
    #[must_use]
    pub fn unknown(&self) -> Vec<String> {
        announced::unknown(&self.0.hello)
    }

    /// How many requests it was sent about games, if it answered none of them.
    #[must_use]
    pub fn only_asked(&self) -> Option<usize> {
        let asked = self.0.asked.load(Ordering::Relaxed);
        (asked > 0 && self.0.answered.load(Ordering::Relaxed) == 0).then_some(asked)
    }

    /// Whether it said that it can do this.
    #[must_use]
    pub fn can(&self, capability: Capability) -> bool {
        self.0.hello.capacites.contains(&capability)
    }
}

impl Program {
    fn session(&self, game: &'static Game, setup: &Setup) -> Answer<Foreign> {
        Ok(Foreign {
            program: Arc::clone(&self.0),
            game,
            process: Some(self.0.process()?),
            variants: setup.variants.clone(),
            state: (setup.clone(), Standing::Ongoing),
            done: Vec::new(),
        })
    }
}

impl Opener for Program {
    fn open(&self, game: GameId, setup: &Setup) -> Answer<Box<dyn Session>> {
        let opening = self.0.opening(game.game(), setup)?;
        let mut session = self.session(game.game(), setup)?;
        session.begin(opening, setup)?;
        Ok(Box::new(session))
    }

    fn refuses(&self, game: GameId, said: &Setup, unread: Option<&str>) -> Answer<bool> {
        let opening = self.0.impossible_opening(game.game(), said, unread)?;
        match self.session(game.game(), said)?.ask::<Etat>(&opening) {
            Ok(_) => Ok(false),
            Err(Trouble::Unreadable(_) | Trouble::Impossible(_)) => Ok(true),
            Err(trouble) => Err(trouble),
        }
    }

    fn knows(&self, game: GameId) -> bool {
        self.0.hello.jeux.contains_key(game.slug())
    }
}

impl Inner {
    fn process(&self) -> Answer<Process> {
        if self.silences.load(Ordering::Relaxed) >= MOST_SILENCES {
            return Err(Trouble::Broken(format!("le programme est abandonné : il s'est tu {MOST_SILENCES} fois")));
        }
        if let Some(process) = self.idle.lock().ok().and_then(|mut idle| idle.pop()) {
            return Ok(process);
        }
        introduced(&self.command, self.delay).map(|(process, _)| process).map_err(Trouble::Broken)
    }

    fn can(&self, capability: Capability) -> Answer<()> {
        if self.hello.capacites.contains(&capability) {
            Ok(())
        } else {
            Err(Trouble::Unable(format!("le programme n'a pas la capacité « {} »", capability.word())))
        }
    }

    /// The variants that the program announced for a game.
    fn announced(&self, game: &Game) -> Answer<&Announced> {
        self.hello
            .jeux
            .get(game.id.slug())
            .ok_or_else(|| Trouble::Unable(format!("le programme ne connaît pas le jeu « {} »", game.id.slug())))
    }

    /// The request that opens what cannot be, if the protocol can say it and the program wants to hear it.
    fn impossible_opening(&self, game: &Game, said: &Setup, unread: Option<&str>) -> Answer<Request> {
        let variants = self.announced(game)?;
        self.can(Capability::Impossibles)?;
        let usual = (game.complete)(&Setup::default()).map_err(Trouble::Impossible)?;
        let usual = announced::chosen(game, &usual, variants);
        let variantes = sendable(&said.variants, &usual, variants)?;
        // What is not said is as at the start of a game; where no game starts, there is nothing but variants to be told.
        let start = (game.complete)(&Setup::of(said.variants.clone()));
        let bare = Setup::of(said.variants.clone()) == *said;
        let written = || {
            let mut whole = start.ok()?;
            whole.merge(said.clone());
            Some((game.write_text)(&whole))
        };
        let position = unread.map(str::to_owned).or_else(|| if bare { None } else { written() });
        let mut heard = Setup::of(said.variants.clone());
        let possible =
            position.as_ref().is_none_or(|text| (game.read_text)(text).map(|read| heard.merge(read)).is_ok())
                && (game.complete)(&heard).is_ok();
        if possible {
            return Err(Trouble::Unable("le protocole n'a pas de mots pour cette mise en place impossible".into()));
        }
        if position.is_some() {
            self.can(Capability::Positions)?;
        }
        Ok(Request::Ouvrir { jeu: game.id.slug().into(), variantes, position })
    }

    /// The request that opens a game at `setup`, if the program can. The start of a game is left to the program itself.
    fn opening(&self, game: &Game, setup: &Setup) -> Answer<Request> {
        let variants = self.announced(game)?;
        let usual = (game.complete)(&Setup::default()).map_err(Trouble::Impossible)?;
        let usual = announced::chosen(game, &usual, variants);
        let chosen = announced::chosen(game, setup, variants);
        let variantes = sendable(&chosen, &usual, variants)?;
        let start = (game.complete)(&Setup::of(chosen.clone())).map_err(Trouble::Impossible)?;
        let position = if start == *setup {
            None
        } else {
            self.can(Capability::Positions)?;
            Some((game.write_text)(setup))
        };
        Ok(Request::Ouvrir { jeu: game.id.slug().into(), variantes, position })
    }
}

/// Those of the variants `chosen` that are said to the program; the others have their usual value.
fn sendable(chosen: &Variants, usual: &Variants, known: &Announced) -> Answer<BTreeMap<String, String>> {
    let mut sent = BTreeMap::new();
    for (key, value) in &chosen.0 {
        match known.get(key) {
            Some(values) if values.is_empty() || values.contains(value) => {
                drop(sent.insert(key.clone(), value.clone()))
            }
            None if usual.get(key) == Some(value) => {}
            _ => return Err(Trouble::Unable(format!("le programme n'a pas la variante « {key}={value} »"))),
        }
    }
    Ok(sent)
}

/// A new process that has introduced itself.
fn introduced(command: &[String], delay: Duration) -> Result<(Process, Bonjour), String> {
    let mut process = Process::start(command).map_err(|halt| halt.to_string())?;
    let request = Request::Bonjour { version: VERSION };
    let hello: Bonjour = match ask(&mut process, &request, delay) {
        Ok(hello) => hello,
        Err(Asked::Halted(halt)) => return Err(about(&request, &halt.to_string(), &mut process)),
        Err(Asked::Nonsense(reason)) => return Err(about(&request, &reason, &mut process)),
        Err(Asked::Refused(erreur)) => {
            return Err(about(&request, &erreur.told(), &mut process));
        }
    };
    if hello.version != VERSION {
        let reason = format!("le programme parle la version {} du protocole, et non {VERSION}", hello.version);
        return Err(about(&request, &reason, &mut process));
    }
    if ![Capability::Tours, Capability::Gestes].iter().any(|needed| hello.capacites.contains(needed)) {
        let reason = "le programme n'annonce ni « tours » ni « gestes » : sans l'un des deux, rien ne peut être joué";
        return Err(about(&request, reason, &mut process));
    }
    Ok((process, hello))
}

/// Why a request has no answer.
enum Asked {
    Halted(Halt),
    Nonsense(String),
    Refused(Erreur),
}

fn written(request: &Request) -> String {
    serde_json::to_string(request).unwrap_or_default()
}

fn ask<A: DeserializeOwned>(process: &mut Process, request: &Request, delay: Duration) -> Result<A, Asked> {
    let line = process.ask(&written(request), delay).map_err(Asked::Halted)?;
    // The usual answer comes first: it is read once.
    if let Ok(answer) = serde_json::from_str::<A>(&line) {
        return Ok(answer);
    }
    if let Ok(erreur) = serde_json::from_str::<Erreur>(&line) {
        return Err(Asked::Refused(erreur));
    }
    let line_said = shortened(&line);
    Err(Asked::Nonsense(match serde_json::from_str::<serde_json::Value>(&line) {
        Ok(value) => {
            let wrong = announced::fault(request, &value).map(|fault| format!("\n{fault}")).unwrap_or_default();
            format!("la réponse n'a pas la forme attendue ({}) : « {line_said} »{wrong}", form(request))
        }
        Err(_) => format!("la réponse n'est pas du JSON : « {line_said} »\naide : {ONE_LINE}"),
    }))
}

/// What the answer to a request must have.
const fn form(request: &Request) -> &'static str {
    match request {
        Request::Bonjour { .. } => "version, jeux, capacites",
        Request::Ouvrir { .. } | Request::Historique { .. } => "position, issue",
        Request::Tour { .. } | Request::Geste { .. } => "verdict, position, issue, et article pour un refus",
        Request::Essai { .. } => "verdict, et article pour un refus",
        Request::Coups => "coups",
        Request::Remarques => "remarques",
        Request::Prevoir { .. } => "verdict, remarques, et article pour un refus",
    }
}

/// What went wrong, at which request, and what the program said on standard error: one line each.
fn about(request: &Request, reason: &str, process: &mut Process) -> String {
    let mut text = format!("{reason}\ndemande : {}", shortened(&written(request)));
    for line in process.noise() {
        text.push_str(&format!("\nsortie d'erreur : {line}"));
    }
    text
}

fn remarks(remarques: Vec<Remarque>) -> Vec<Remark> {
    remarques.into_iter().map(|Remarque { nom, texte }| Remark::new(nom, texte)).collect()
}

/// A game played by the program.
#[derive(Debug)]
struct Foreign {
    program: Arc<Inner>,
    game: &'static Game,
    /// None once it misbehaved.
    process: Option<Process>,
    variants: Variants,
    state: (Setup, Standing),
    /// What led here, to come back after a turn that was only tried.
    done: Vec<Request>,
}

impl Drop for Foreign {
    fn drop(&mut self) {
        if let (Some(process), Ok(mut idle)) = (self.process.take(), self.program.idle.lock()) {
            idle.push(process);
        }
    }
}

impl Foreign {
    fn ask<A: DeserializeOwned>(&mut self, request: &Request) -> Answer<A> {
        let Some(process) = &mut self.process else {
            return Err(Trouble::Broken("la partie s'est perdue avec le programme".into()));
        };
        self.program.asked.fetch_add(1, Ordering::Relaxed);
        let reason = match ask(process, request, self.program.delay) {
            Ok(answer) => {
                self.program.answered.fetch_add(1, Ordering::Relaxed);
                return Ok(answer);
            }
            Err(Asked::Refused(erreur)) => {
                if erreur.erreur != ErrorCode::Incapable {
                    self.program.answered.fetch_add(1, Ordering::Relaxed);
                }
                let told = format!("{}\ndemande : {}", erreur.told(), shortened(&written(request)));
                return Err(match erreur.erreur {
                    // What was typed may be meant not to be understood: then the message is what a player sees.
                    ErrorCode::Illisible if erreur.message.is_empty() => Trouble::Unreadable(TextError::whole(told)),
                    ErrorCode::Illisible => {
                        Trouble::Unreadable(TextError::whole(format!("{}\n{told}", erreur.message)))
                    }
                    ErrorCode::Impossible => Trouble::Impossible(SetupError(told)),
                    ErrorCode::Incapable if erreur.message.is_empty() => {
                        Trouble::Unable(format!("le programme répond « incapable » à « {} »", request.word()))
                    }
                    ErrorCode::Incapable => Trouble::Unable(erreur.message),
                    ErrorCode::Demande => Trouble::Broken(about(request, &erreur.told(), process)),
                });
            }
            Err(Asked::Halted(halt)) => {
                if matches!(halt, Halt::Silent(_)) {
                    self.program.silences.fetch_add(1, Ordering::Relaxed);
                }
                halt.to_string()
            }
            Err(Asked::Nonsense(reason)) => reason,
        };
        let text = about(request, &reason, process);
        self.process = None;
        Err(Trouble::Broken(text))
    }

    fn begin(&mut self, opening: Request, setup: &Setup) -> Answer<()> {
        let asked = matches!(&opening, Request::Ouvrir { position: Some(_), .. });
        self.enter(&opening)?;
        if asked && self.state.0 != *setup {
            let text = |setup: &Setup| (self.game.write_text)(setup);
            return Err(Trouble::Broken(format!(
                "le programme n'a pas ouvert la position demandée\ndemandée : {}\nobtenue : {}",
                text(setup),
                text(&self.state.0)
            )));
        }
        self.done = vec![opening];
        Ok(())
    }

    /// A request that is answered by where the game stands.
    fn enter(&mut self, request: &Request) -> Answer<()> {
        let state: Etat = self.ask(request)?;
        self.read_state(&state, request)
    }

    fn read_state(&mut self, state: &Etat, request: &Request) -> Answer<()> {
        let broken = |what: String| Trouble::Broken(format!("{what}\ndemande : {}", shortened(&written(request))));
        let unreadable = |reason: &str| {
            broken(format!("la position rendue « {} » n'est pas comprise : {reason}", shortened(&state.position)))
        };
        let mut said = (self.game.read_text)(&state.position).map_err(|error| unreadable(&error.message))?;
        let own = std::mem::replace(&mut said.variants, self.variants.clone());
        said.variants.0.extend(own.0);
        let position = (self.game.complete)(&said).map_err(|error| unreadable(&error.0))?;
        let standing = read_standing(self.game, &state.issue).ok_or_else(|| {
            broken(format!(
                "l'issue rendue « {} » n'est ni « en cours », ni « gagne JOUEUR ARTICLE », ni « nulle ARTICLE »",
                shortened(&state.issue)
            ))
        })?;
        self.state = (position, standing);
        Ok(())
    }

    fn act(&mut self, request: Request) -> Answer<session::Verdict> {
        let Suite { verdict, etat } = self.ask(&request)?;
        let verdict = self.verdict(verdict, &request)?;
        self.read_state(&etat, &request)?;
        if verdict == session::Verdict::Accepted {
            self.done.push(request);
        }
        Ok(verdict)
    }

    fn verdict(&self, verdict: Verdict, request: &Request) -> Answer<session::Verdict> {
        match (verdict.verdict, verdict.article) {
            (Ruling::Accepte, _) => Ok(session::Verdict::Accepted),
            (Ruling::Refuse, Some(article)) if !article.is_empty() => Ok(session::Verdict::Refused(Refusal {
                article,
                reason: verdict.motif.unwrap_or_default(),
                worded: self.program.can(Capability::Motifs).is_ok(),
            })),
            (Ruling::Refuse, _) => Err(Trouble::Broken(format!(
                "le programme refuse sans dire selon quel article\ndemande : {}",
                shortened(&written(request))
            ))),
        }
    }

    fn symbol(&self, player: Player) -> String {
        self.game.players[player.index()].symbol.into()
    }

    /// Plays again everything that led here.
    fn replay(&mut self) -> Answer<()> {
        for request in std::mem::take(&mut self.done) {
            match &request {
                Request::Tour { .. } | Request::Geste { .. } => drop(self.act(request)?),
                _ => {
                    self.enter(&request)?;
                    self.done.push(request);
                }
            }
        }
        Ok(())
    }
}

impl Session for Foreign {
    fn load(&mut self, setup: &Setup) -> Answer<()> {
        let opening = self.program.opening(self.game, setup)?;
        self.variants = setup.variants.clone();
        self.begin(opening, setup)
    }

    fn position(&mut self) -> Answer<Setup> {
        Ok(self.state.0.clone())
    }

    fn play(&mut self, by: Player, turn: &str) -> Answer<session::Verdict> {
        self.program.can(Capability::Tours)?;
        self.act(Request::Tour { joueur: self.symbol(by), coup: turn.into() })
    }

    fn gesture(&mut self, by: Player, gesture: &str) -> Answer<session::Verdict> {
        self.program.can(Capability::Gestes)?;
        self.act(Request::Geste { joueur: self.symbol(by), geste: gesture.into() })
    }

    fn would(&mut self, by: Player, turn: &str) -> Answer<session::Verdict> {
        if self.program.can(Capability::Essai).is_ok() {
            let request = Request::Essai { joueur: self.symbol(by), coup: turn.into() };
            let verdict = self.ask(&request)?;
            return self.verdict(verdict, &request);
        }
        let verdict = self.play(by, turn)?;
        if verdict == session::Verdict::Accepted {
            self.done.pop();
            self.replay()?;
        }
        Ok(verdict)
    }

    fn visit_turns(&mut self, visit: &mut dyn FnMut(String) -> ControlFlow<()>) -> Answer<()> {
        self.program.can(Capability::Coups)?;
        let Coups { coups } = self.ask(&Request::Coups)?;
        let _ = coups.into_iter().try_for_each(visit);
        Ok(())
    }

    fn set_history(&mut self, history: History) -> Answer<()> {
        self.program.can(Capability::Historique)?;
        let request = Request::Historique { vues: history.occurrences, sans_prise: history.quiet_turns };
        self.enter(&request)?;
        self.done.push(request);
        Ok(())
    }

    fn standing(&mut self) -> Answer<Standing> {
        Ok(self.state.1.clone())
    }

    fn remarks(&mut self) -> Answer<Vec<Remark>> {
        self.program.can(Capability::Remarques)?;
        let Remarques { remarques } = self.ask(&Request::Remarques)?;
        Ok(remarks(remarques))
    }

    fn foresee(&mut self, turn: &str) -> Answer<Result<Vec<Remark>, Refusal>> {
        self.program.can(Capability::Remarques)?;
        let request = Request::Prevoir { coup: turn.into() };
        let Prevision { verdict, remarques } = self.ask(&request)?;
        Ok(match self.verdict(verdict, &request)? {
            session::Verdict::Accepted => Ok(remarks(remarques)),
            session::Verdict::Refused(refusal) => Err(refusal),
        })
    }
}
