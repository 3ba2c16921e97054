//! Our own rules behind the protocol: one line in, one line out.

use std::io::{BufRead, Write};
use std::ops::ControlFlow;

use arbitre_rules::{Game, GameId, History, Player, Remark, Setup, Variants};

use super::wire::{
    Bonjour, Capability, Coups, Erreur, ErrorCode, Etat, Prevision, Remarque, Remarques, Request, Response, Ruling,
    Suite, VERSION, Verdict, read_player, write_standing,
};
use crate::session::{self, Session, Trouble};

/// A list goes no further: a tower of stones can be sown in millions of ways.
const MOST_TURNS: usize = 100_001;

/// Why serving ended before the requests did.
#[derive(Debug)]
pub enum Lost {
    /// Requests cannot be read any more.
    Requests(std::io::Error),
    /// Answers cannot be written any more.
    Answers(std::io::Error),
}

/// Answers requests until there are no more.
///
/// # Errors
/// The reader or the writer fails.
pub fn serve(requests: impl BufRead, mut answers: impl Write) -> Result<(), Lost> {
    let mut server = Server::default();
    for line in requests.split(b'\n') {
        let line = line.map_err(Lost::Requests)?;
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let response = match serde_json::from_slice(&line) {
            Ok(request) => server.answer(request).unwrap_or_else(Response::Erreur),
            Err(error) => {
                Response::Erreur(wrong(ErrorCode::Demande, format!("demande incomprise : {}", in_french(&error))))
            }
        };
        let mut line = serde_json::to_string(&response).map_err(|error| Lost::Answers(error.into()))?;
        line.push('\n');
        answers.write_all(line.as_bytes()).and_then(|()| answers.flush()).map_err(Lost::Answers)?;
    }
    Ok(())
}

/// What is wrong with a request; what serde says of it is English.
fn in_french(error: &serde_json::Error) -> String {
    let said = error.to_string();
    let named = said.split('`').nth(1).unwrap_or_default();
    if !error.is_data() {
        format!("ce n'est pas du JSON (colonne {})", error.column())
    } else if said.starts_with("missing field") {
        format!("il manque « {named} »")
    } else if said.starts_with("unknown variant") {
        format!("« {named} » n'est pas une demande")
    } else {
        "un champ n'est pas du type attendu".into()
    }
}

/// One client's game.
#[derive(Debug, Default)]
struct Server {
    game: Option<(&'static Game, Box<dyn Session>)>,
}

type Answered = Result<Response, Erreur>;

impl Server {
    fn answer(&mut self, request: Request) -> Answered {
        match request {
            Request::Bonjour { .. } => Ok(Response::Bonjour(hello())),
            Request::Ouvrir { jeu, variantes, position } => {
                self.open(&jeu, Variants(variantes), position.as_deref())?;
                self.state().map(Response::Etat)
            }
            Request::Historique { vues, sans_prise } => {
                let (_, session) = self.game()?;
                session.set_history(History { occurrences: vues, quiet_turns: sans_prise }).map_err(told)?;
                self.state().map(Response::Etat)
            }
            Request::Tour { joueur, coup } => {
                let by = self.player(&joueur)?;
                let verdict = verdict(self.game()?.1.play(by, &coup).map_err(told)?);
                Ok(Response::Suite(Suite { verdict, etat: self.state()? }))
            }
            Request::Geste { joueur, geste } => {
                let by = self.player(&joueur)?;
                let verdict = verdict(self.game()?.1.gesture(by, &geste).map_err(told)?);
                Ok(Response::Suite(Suite { verdict, etat: self.state()? }))
            }
            Request::Essai { joueur, coup } => {
                let by = self.player(&joueur)?;
                Ok(Response::Verdict(verdict(self.game()?.1.would(by, &coup).map_err(told)?)))
            }
            Request::Coups => {
                let mut coups = Vec::new();
                let listed = self.game()?.1.visit_turns(&mut |turn| {
                    coups.push(turn);
                    if coups.len() < MOST_TURNS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                });
                listed.map_err(told)?;
                Ok(Response::Coups(Coups { coups }))
            }
            Request::Remarques => {
                let remarques = shown(self.game()?.1.remarks().map_err(told)?);
                Ok(Response::Remarques(Remarques { remarques }))
            }
            Request::Prevoir { coup } => {
                Ok(Response::Prevision(match self.game()?.1.foresee(&coup).map_err(told)? {
                    Ok(remarks) => {
                        Prevision { verdict: verdict(session::Verdict::Accepted), remarques: shown(remarks) }
                    }
                    Err(refusal) => {
                        Prevision { verdict: verdict(session::Verdict::Refused(refusal)), remarques: Vec::new() }
                    }
                }))
            }
        }
    }

    fn open(&mut self, slug: &str, variants: Variants, text: Option<&str>) -> Result<(), Erreur> {
        let game = GameId::from_slug(slug)
            .ok_or_else(|| wrong(ErrorCode::Incapable, format!("le jeu « {slug} » n'est pas connu")))?
            .game();
        let mut setup = Setup::of(variants);
        if let Some(text) = text {
            let said = (game.read_text)(text).map_err(|error| wrong(ErrorCode::Illisible, error.message))?;
            if let Some(contradiction) = setup.contradiction(&said) {
                return Err(wrong(ErrorCode::Impossible, contradiction));
            }
            setup.merge(said);
        }
        let session = session::open(game.id, &setup).map_err(|error| wrong(ErrorCode::Impossible, error.0))?;
        self.game = Some((game, session));
        Ok(())
    }

    fn game(&mut self) -> Result<&mut (&'static Game, Box<dyn Session>), Erreur> {
        self.game.as_mut().ok_or_else(|| wrong(ErrorCode::Demande, "aucune partie n'est ouverte"))
    }

    fn player(&mut self, symbol: &str) -> Result<Player, Erreur> {
        let (game, _) = self.game()?;
        read_player(game, symbol).ok_or_else(|| {
            let [first, second] = game.players.map(|player| player.symbol);
            wrong(ErrorCode::Demande, format!("« {symbol} » n'est pas un joueur : {first} ou {second}"))
        })
    }

    fn state(&mut self) -> Result<Etat, Erreur> {
        let (game, session) = self.game()?;
        let position = (game.write_text)(&session.position().map_err(told)?);
        Ok(Etat { position, issue: write_standing(game, &session.standing().map_err(told)?) })
    }
}

fn hello() -> Bonjour {
    let variants =
        |game: &GameId| game.game().variants.iter().map(|variant| (variant.key.into(), Vec::new())).collect();
    Bonjour {
        version: VERSION,
        nom: format!("arbitre {}", env!("CARGO_PKG_VERSION")),
        jeux: GameId::ALL.iter().map(|game| (game.slug().into(), variants(game))).collect(),
        capacites: Capability::ALL.into(),
    }
}

fn verdict(verdict: session::Verdict) -> Verdict {
    match verdict {
        session::Verdict::Accepted => Verdict { verdict: Ruling::Accepte, article: None, motif: None },
        session::Verdict::Refused(refusal) => {
            Verdict { verdict: Ruling::Refuse, article: Some(refusal.article), motif: Some(refusal.reason) }
        }
    }
}

fn shown(remarks: Vec<Remark>) -> Vec<Remarque> {
    remarks.into_iter().map(|remark| Remarque { nom: remark.name, texte: remark.text }).collect()
}

fn wrong(code: ErrorCode, message: impl Into<String>) -> Erreur {
    Erreur { erreur: code, message: message.into() }
}

fn told(trouble: Trouble) -> Erreur {
    let code = match trouble {
        Trouble::Unreadable(_) => ErrorCode::Illisible,
        Trouble::Impossible(_) => ErrorCode::Impossible,
        Trouble::Unable(_) => ErrorCode::Incapable,
        Trouble::Broken(_) => ErrorCode::Demande,
    };
    wrong(code, trouble.to_string())
}
