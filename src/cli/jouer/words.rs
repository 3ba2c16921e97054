//! What the table says: the menu, the help, the board on the screen, whose turn it is, refusals and endings.

use anstyle::{AnsiColor, Style};
use arbitre_rules::games::awale::Awale;
use arbitre_rules::{Game, GameId, Position};

use arbitre::diagnostic::spaced;
use arbitre::play::Play;
use arbitre::session::{Refusal, Standing};

/// The commands of a game, completed as they stand.
pub(super) const COMMANDS: &[&str] = &[
    "aide",
    "coups",
    "conseil",
    "aperçu",
    "annuler",
    "position",
    "sauver",
    "reprendre",
    "scénario",
    "menu",
    "abandonner",
    "quitter",
];

/// With a capital letter, to begin a sentence.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// Words side by side, as many as fit.
pub(super) fn columns(words: &[String]) -> String {
    let width = words.iter().map(|word| word.chars().count()).max().unwrap_or(0) + 2;
    let rows = words.chunks((76 / width).max(1)).map(|row| {
        let row: String = row.iter().map(|word| format!("{word:width$}")).collect();
        format!("  {}", row.trim_end())
    });
    rows.collect::<Vec<_>>().join("\n")
}

/// QUO-E1: start a game, or quit.
pub(super) fn menu() -> String {
    let games = GameId::ALL.iter().enumerate().map(|(index, game)| format!("  {}. {}\n", index + 1, game.game().name));
    spaced(&format!(
        "À quoi jouer ?\n{}Écrivez le nom ou le numéro d'un jeu, « reprendre FICHIER », « aide » ou « quitter ».",
        games.collect::<String>()
    ))
}

/// What can be typed in the menu.
pub(super) fn menu_help() -> String {
    let options = GameId::ALL.iter().flat_map(|game| {
        let card = game.game();
        card.variants.iter().map(|variant| {
            let name = format!("{} {}=", game.slug(), variant.key);
            format!("  {name:23}{}\n", variant.values)
        })
    });
    spaced(&format!(
        "Ce que l'on peut écrire au menu :\n\
         \x20 un nom ou un numéro    commence une partie ; « quoridor taille=5 » choisit une variante\n\
         {}\
         \x20 awale machine:moyen    contre la machine (facile, moyen ou fort), qui joue en second ; « joueur1=machine » : en premier\n\
         \x20 reprendre FICHIER      continue une partie sauvée\n\
         \x20 annuler                revient dans la partie qui vient de s'arrêter, une action plus tôt si elle est finie\n\
         \x20 sauver FICHIER         sauve la partie qui vient de s'arrêter\n\
         \x20 scénario FICHIER       en fait une fonctionnalité pour « arbitre verifier »\n\
         \x20 quitter                quitte le programme",
        options.collect::<String>()
    ))
}

/// What can be typed in a game.
pub(super) fn help(game: &Game) -> String {
    let own = match game.id {
        GameId::Qawale => {
            "  A1>B1,B2,A2            un tour entier : la pile où poser le galet, puis le chemin de l'égrainage\n  A1, puis B1, B2, A2    le même tour, geste par geste\n"
        }
        GameId::Quoridor => {
            "  e2                     déplace le pion\n  e3h, e3v               pose une barrière, horizontale ou verticale\n  passe                  seulement si rien d'autre n'est possible\n"
        }
        GameId::Awale => {
            "  C                      sème la case C (majuscules pour Sud, minuscules pour Nord)\n  proposer               propose d'arrêter la partie\n  accepter, refuser      répond à la proposition\n"
        }
        GameId::Alquerque => {
            "  c2-c3                  un pas\n  a1xc3xc5               une prise, rafle comprise\n  a1xc3, puis c3xc5      la même, saut par saut\n"
        }
        GameId::Aruba => {
            "  C3D4                   déplace un pion, ou prend en sautant (majuscules ou minuscules)\n  A1C3E5                 une rafle ; ou A1C3, puis C3E5\n  pass, ou rien          passe, ou arrête une rafle\n  exit, quit, q          quitte la partie : match nul, et le titre de « lâche »\n"
        }
        _ => "  un coup                comme « coups » les écrit\n",
    };
    let leave = if game.id == GameId::Aruba { " (quitter une partie, c'est être « lâche »)" } else { "" };
    spaced(&format!(
        "Ce que l'on peut écrire :\n{own}\
         \x20 coups                  les coups possibles\n\
         \x20 conseil                ce que la machine jouerait, et ce qu'elle pense de la position\n\
         \x20 aperçu COUP            ce que ferait un coup, une case ou un pion, sans jouer\n\
         \x20 annuler                reprend la dernière action\n\
         \x20 position               la position en une ligne, pour l'option --position\n\
         \x20 sauver FICHIER         sauve la partie\n\
         \x20 reprendre FICHIER      continue une partie sauvée\n\
         \x20 scénario FICHIER       fait de la partie une fonctionnalité pour « arbitre verifier »\n\
         \x20 menu, abandonner       arrête la partie et revient au menu\n\
         \x20 quitter                quitte le programme{leave}"
    ))
}

/// The board on the screen. Whose turn it is comes after, in words.
pub(super) fn board(play: &mut Play, colour: bool) -> String {
    let position = play.position();
    let drawing = (play.game.draw_at_table)(&position);
    let drawing = if colour { painted(play.game.id, &drawing) } else { drawing };
    let secured = match play.game.id {
        GameId::Awale => Awale::from_setup(&position).ok().and_then(|game| game.secured_win()),
        _ => None,
    };
    // AWA-17: shown, and the game goes on.
    let secured = secured.map(|player| {
        let name = play.game.players[player.index()].subject;
        spaced(&format!("victoire acquise : {name} (article AWA-17)\n"))
    });
    format!("{drawing}{}", secured.unwrap_or_default())
}

/// The pieces of a drawing in colour; without it they differ by their signs.
fn painted(game: GameId, drawing: &str) -> String {
    let [first, second, wall] = [AnsiColor::Blue, AnsiColor::Red, AnsiColor::Yellow]
        .map(|colour| Style::new().fg_color(Some(colour.into())).bold());
    let style = |c: char| match (game, c) {
        (GameId::Aruba, '●') | (GameId::Qawale | GameId::Quoridor, '1') | (GameId::Alquerque, 'b') => Some(first),
        (GameId::Aruba, '○') | (GameId::Qawale | GameId::Quoridor, '2') | (GameId::Alquerque, 'n') => Some(second),
        (GameId::Quoridor, '=' | '#') | (GameId::Qawale, '3') => Some(wall),
        _ => None,
    };
    let mut out = String::new();
    for line in drawing.lines() {
        // Labels and the lines below the board stay as they are.
        let inside = match game {
            GameId::Alquerque if line.contains("---") => 4,
            GameId::Quoridor if line.contains(['|', '+']) => 4,
            _ => line.find(['|', '│']).unwrap_or(line.len()),
        };
        let (label, cells) = line.split_at_checked(inside).unwrap_or((line, ""));
        out.push_str(label);
        for c in cells.chars() {
            match style(c) {
                Some(style) => out.push_str(&format!("{style}{c}{style:#}")),
                None => out.push(c),
            }
        }
        out.push('\n');
    }
    out
}

/// Whose turn it is, and what he has to do if it is not a plain turn.
pub(super) fn turn(play: &mut Play, still: bool) -> String {
    let position = play.position();
    let turn = play.turn();
    let dative = play.game.players[turn.index()].dative;
    let still = if still { "toujours " } else { "" };
    let more = if position.fact("propose").is_some() {
        let (name, other) =
            (play.game.players[turn.index()].subject, play.game.players[turn.opponent().index()].dative);
        return spaced(&format!(
            "{name} propose d'arrêter la partie : c'est {other} de répondre, « accepter » ou « refuser »."
        ));
    } else if let Some(cell) = position.fact("rafle") {
        match play.game.id {
            GameId::Aruba => format!(" : le pion en {cell} peut prendre encore, « pass » arrête la rafle"),
            _ => format!(" : le pion en {cell} doit prendre encore"),
        }
    } else if position.fact("semis").is_some() {
        " : la pile en main s'égraine jusqu'au bout".into()
    } else {
        String::new()
    };
    spaced(&format!("C'est {still}{dative} de jouer{more}."))
}

/// A refusal: its article and its reason.
pub(super) fn refused(refusal: &Refusal) -> String {
    spaced(&format!("Refusé (article {}) : {}.", refusal.article, refusal.reason))
}

/// What is not in the game's notation. Aruba's rulebook says how its commands are written (ARU-11).
pub(super) fn not_understood(game: &Game, reason: &str) -> String {
    let article = if game.id == GameId::Aruba { " (article ARU-11)" } else { "" };
    spaced(&format!("Pas compris{article} : {reason}. « aide » dit tout ce que l'on peut écrire."))
}

/// The end of the game, if it is over: who won and by which article.
pub(super) fn ending(play: &mut Play) -> Option<String> {
    let game = play.game;
    let end = match play.standing() {
        Standing::Ongoing => return None,
        Standing::Won(winner, article) => {
            let name = game.players[winner.index()];
            format!("{} {} (article {article}).", name.subject, name.agree("gagne", "gagnent"))
        }
        Standing::Drawn(article) => format!("match nul (article {article})."),
    };
    let position = play.position();
    let more = match game.id {
        // AWA-15: each counts his harvest and his camp.
        GameId::Awale => Awale::from_setup(&position).ok().map(|awale| {
            let [south, north] = awale.final_count();
            format!(" Compte : Sud {south}, Nord {north} (article AWA-15).")
        }),
        // ARU-13: who left is named.
        GameId::Aruba => position.fact("lache").and_then(|symbol| {
            let coward = game.players.iter().find(|player| player.symbol == symbol)?;
            Some(format!(" {} a quitté la partie et gagne le titre de « lâche ».", capital(coward.subject)))
        }),
        _ => None,
    };
    Some(spaced(&format!("Partie terminée : {end}{}", more.unwrap_or_default())))
}
