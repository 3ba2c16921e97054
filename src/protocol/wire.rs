//! The messages, exactly as they travel. Names are French: they are read by people who write adapters.

use std::collections::BTreeMap;

use arbitre_rules::{Game, Player};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::session::Standing;

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// Une demande de l'arbitre, une par ligne.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "demande", rename_all = "snake_case")]
pub enum Request {
    /// La première : se présenter. Réponse : `Bonjour`.
    Bonjour {
        /// La version du protocole que parle l'arbitre.
        version: u32,
    },
    /// Commencer une partie, en abandonnant la précédente. Réponse : `Etat`.
    Ouvrir {
        /// Le jeu, comme `qawale`.
        jeu: String,
        /// Les variantes choisies, parmi celles que le programme a annoncées.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        variantes: BTreeMap<String, String>,
        /// La position en une ligne ; absente, le début de la partie. Jamais donnée sans la capacité `positions`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        position: Option<String>,
    },
    /// Dire ce qui a précédé la position. Capacité `historique`. Réponse : `Etat`.
    Historique {
        /// Combien de fois la position a été vue, celle-ci comprise.
        vues: u32,
        /// Combien de tours de suite viennent d'être joués sans prise.
        sans_prise: u32,
    },
    /// Jouer un tour entier, tout ou rien. Capacité `tours`. Réponse : `Verdict` et `Etat`.
    Tour {
        /// Qui joue, par son symbole.
        joueur: String,
        /// Le tour, dans la notation du jeu.
        coup: String,
    },
    /// Faire un seul geste d'un tour. Capacité `gestes`. Réponse : `Verdict` et `Etat`.
    Geste {
        /// Qui le fait, par son symbole.
        joueur: String,
        /// Le geste, dans la notation du jeu.
        geste: String,
    },
    /// Dire ce que vaudrait un tour entier, sans le jouer. Capacité `essai`. Réponse : `Verdict`.
    Essai {
        /// Qui jouerait, par son symbole.
        joueur: String,
        /// Le tour, dans la notation du jeu.
        coup: String,
    },
    /// Énumérer les tours entiers permis. Capacité `coups`. Réponse : `Coups`.
    Coups,
    /// Dire ce qui s'affiche à côté du plateau. Capacité `remarques`. Réponse : `Remarques`.
    Remarques,
    /// Dire ce que ferait un tour du joueur qui a le trait, sans le jouer. Capacité `remarques`. Réponse : `Prevision`.
    Prevoir {
        /// Le tour, dans la notation du jeu.
        coup: String,
    },
}

impl Request {
    /// Its name on the wire.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Bonjour { .. } => "bonjour",
            Self::Ouvrir { .. } => "ouvrir",
            Self::Historique { .. } => "historique",
            Self::Tour { .. } => "tour",
            Self::Geste { .. } => "geste",
            Self::Essai { .. } => "essai",
            Self::Coups => "coups",
            Self::Remarques => "remarques",
            Self::Prevoir { .. } => "prevoir",
        }
    }
}

/// Ce qu'un programme sait faire.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Capability {
    /// Jouer un tour entier (`tour`).
    Tours,
    /// Jouer geste par geste (`geste`).
    Gestes,
    /// Ouvrir une partie sur une position donnée (`ouvrir` avec `position`).
    Positions,
    /// Énumérer les tours permis (`coups`).
    Coups,
    /// Recevoir ce qui a précédé la position (`historique`).
    Historique,
    /// Juger un tour sans le jouer (`essai`).
    Essai,
    /// Dire ce qui s'affiche à côté du plateau, et ce que ferait un tour (`remarques`, `prevoir`).
    Remarques,
    /// Donner le motif des refus mot pour mot comme l'arbitre.
    Motifs,
    /// Refuser d'ouvrir ce qui ne peut pas exister (`ouvrir`, réponse `impossible` ou `illisible`).
    Impossibles,
}

impl Capability {
    /// Every capability.
    pub const ALL: [Self; 9] = [
        Self::Tours,
        Self::Gestes,
        Self::Positions,
        Self::Coups,
        Self::Historique,
        Self::Essai,
        Self::Remarques,
        Self::Motifs,
        Self::Impossibles,
    ];

    /// Its name on the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Tours => "tours",
            Self::Gestes => "gestes",
            Self::Positions => "positions",
            Self::Coups => "coups",
            Self::Historique => "historique",
            Self::Essai => "essai",
            Self::Remarques => "remarques",
            Self::Motifs => "motifs",
            Self::Impossibles => "impossibles",
        }
    }
}

/// Réponse à `bonjour`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Bonjour {
    /// La version du protocole que parle le programme : 1.
    pub version: u32,
    /// Le nom du programme, pour les rapports.
    #[serde(default)]
    pub nom: String,
    /// Les jeux, et pour chacun ses variantes : la clé, puis les valeurs admises (toutes si la liste est vide).
    pub jeux: BTreeMap<String, BTreeMap<String, Vec<String>>>,
    /// Ce que le programme sait faire.
    pub capacites: Vec<Capability>,
}

/// Où en est la partie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Etat {
    /// La position en une ligne, dans la notation du jeu.
    pub position: String,
    /// `en cours`, `gagne <joueur> <article>` ou `nulle <article>`.
    pub issue: String,
}

/// Accepté ou refusé.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ruling {
    /// Le coup est permis.
    Accepte,
    /// Le coup est refusé, et rien n'a changé.
    Refuse,
}

/// Ce que vaut un tour ou un geste : réponse à `essai`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Verdict {
    /// Accepté ou refusé.
    pub verdict: Ruling,
    /// L'article qui refuse ; obligatoire pour un refus.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// Pourquoi, en quelques mots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub motif: Option<String>,
}

/// Ce qu'est devenue la partie après un tour ou un geste : réponse à `tour` et `geste`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Suite {
    /// Accepté ou refusé.
    #[serde(flatten)]
    pub verdict: Verdict,
    /// La partie ensuite ; inchangée après un refus.
    #[serde(flatten)]
    pub etat: Etat,
}

/// Réponse à `coups`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Coups {
    /// Tous les tours permis, chacun une fois, dans n'importe quel ordre ; aucun si la partie est finie.
    pub coups: Vec<String>,
}

/// Quelque chose qui s'affiche à côté du plateau.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Remarque {
    /// De quoi il s'agit, comme `compte final`.
    pub nom: String,
    /// Ce qui en est dit, comme `30 (Sud), 18 (Nord)`.
    pub texte: String,
}

/// Réponse à `remarques`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Remarques {
    /// Ce qui s'affiche.
    pub remarques: Vec<Remarque>,
}

/// Réponse à `prevoir`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Prevision {
    /// Accepté ou refusé.
    #[serde(flatten)]
    pub verdict: Verdict,
    /// Ce que ferait le tour ; rien s'il est refusé.
    pub remarques: Vec<Remarque>,
}

/// Pourquoi une demande n'a pas de réponse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// Le texte n'est pas dans la notation du jeu.
    Illisible,
    /// La position ne peut pas exister.
    Impossible,
    /// Le programme ne sait pas faire cela : le scénario sera « non applicable ».
    Incapable,
    /// La demande n'est pas comprise, ou vient hors de propos.
    Demande,
}

impl ErrorCode {
    /// Every code.
    pub const ALL: [Self; 4] = [Self::Illisible, Self::Impossible, Self::Incapable, Self::Demande];

    /// Its name on the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Illisible => "illisible",
            Self::Impossible => "impossible",
            Self::Incapable => "incapable",
            Self::Demande => "demande",
        }
    }
}

impl Erreur {
    /// What the program answered, in words that say that it is the program who speaks.
    #[must_use]
    pub fn told(&self) -> String {
        let message = if self.message.is_empty() { String::new() } else { format!(" : {}", self.message) };
        format!("le programme répond « {} »{message}", self.erreur.word())
    }
}

/// Réponse à une demande qui ne peut pas être satisfaite.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Erreur {
    /// La raison.
    pub erreur: ErrorCode,
    /// En français, pour qui lira le rapport.
    #[serde(default)]
    pub message: String,
}

/// Une réponse du programme, une par ligne et une par demande.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Response {
    /// À n'importe quelle demande.
    Erreur(Erreur),
    /// À `bonjour`.
    Bonjour(Bonjour),
    /// À `tour` et `geste`.
    Suite(Suite),
    /// À `ouvrir` et `historique`.
    Etat(Etat),
    /// À `prevoir`.
    Prevision(Prevision),
    /// À `essai`.
    Verdict(Verdict),
    /// À `remarques`.
    Remarques(Remarques),
    /// À `coups`.
    Coups(Coups),
}

/// Tout ce qui voyage, pour le schéma.
#[derive(Debug, JsonSchema)]
#[schemars(title = "Protocole d'arbitre, version 1")]
#[serde(untagged)]
#[expect(dead_code, reason = "only its schema is used")]
enum Message {
    /// Une ligne de l'arbitre au programme.
    Demande(Request),
    /// Une ligne du programme à l'arbitre.
    Reponse(Response),
}

/// The JSON Schema of the protocol, as committed in `docs/`.
#[must_use]
pub fn schema() -> String {
    let mut text = serde_json::to_string_pretty(&schemars::schema_for!(Message)).expect("a schema is JSON");
    text.push('\n');
    text
}

/// How a game stands, as it is written.
#[must_use]
pub fn write_standing(game: &Game, standing: &Standing) -> String {
    match standing {
        Standing::Ongoing => "en cours".into(),
        Standing::Won(winner, article) => format!("gagne {} {article}", game.players[winner.index()].symbol),
        Standing::Drawn(article) => format!("nulle {article}"),
    }
}

/// Reads what [`write_standing`] writes.
#[must_use]
pub fn read_standing(game: &Game, text: &str) -> Option<Standing> {
    let words: Vec<_> = text.split_whitespace().collect();
    match words[..] {
        ["en", "cours"] => Some(Standing::Ongoing),
        ["gagne", player, article] => Some(Standing::Won(read_player(game, player)?, article.into())),
        ["nulle", article] => Some(Standing::Drawn(article.into())),
        _ => None,
    }
}

/// A player by his symbol.
#[must_use]
pub fn read_player(game: &Game, symbol: &str) -> Option<Player> {
    Player::BOTH.into_iter().find(|player| game.players[player.index()].symbol == symbol)
}
