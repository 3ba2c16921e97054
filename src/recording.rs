//! From play to scenario: a game as a French feature that `arbitre verifier` accepts as it is.

use arbitre_rules::{Game, Player, Setup, Variants, agree};

use crate::play::{Entry, Kind, Play};
use crate::session::Standing;

/// A feature with these scenarios, played « dans le terminal ».
pub fn feature(scenarios: &[String], place: &str) -> String {
    let title = agree(scenarios.len(), "Une partie jouée", "Des parties jouées");
    format!("# language: fr\nFonctionnalité: {title} {place}\n\n{}", scenarios.join("\n"))
}

/// The game so far as a scenario: set-up, turns, refusals with their articles, the board as it stands, and the ending.
/// `number` tells it from the other games of its file; `articles` are those that it illustrates, if it must.
pub fn scenario(play: &mut Play, number: usize, articles: &[String]) -> String {
    let game = play.game;
    let standing = play.standing();
    let mut steps = Steps::default();
    for line in set_up(play) {
        steps.add("Étant donné", &line);
    }
    for entry in play.log() {
        steps.add("Quand", &attempt(game, entry));
        if let Some(article) = &entry.refused {
            steps.add("Alors", &format!("le coup est refusé selon l'article {article}"));
        }
    }
    steps.add("Alors", "le plateau montre");
    steps.text.push_str("      \"\"\"\n");
    for line in (game.draw)(&play.position(), 0).lines() {
        steps.text.push_str(&format!("      {line}\n"));
    }
    steps.text.push_str("      \"\"\"\n");
    steps.add("Alors", &standing.told(game));
    let title = format!("La partie {number}, {}, {}", game.of_name(), summary(game, &standing));
    let articles: String = articles.iter().map(|article| format!(" @{article}")).collect();
    format!("  @{}{articles}\n  Scénario: {title}\n{}", game.id.slug(), steps.text)
}

/// Steps one below the other: a keyword that repeats becomes « Et ».
#[derive(Default)]
struct Steps {
    text: String,
    last: String,
}

impl Steps {
    fn add(&mut self, keyword: &str, sentence: &str) {
        let shown = if self.last == keyword { "Et" } else { keyword };
        self.text.push_str(&format!("    {shown} {sentence}\n"));
        keyword.clone_into(&mut self.last);
    }
}

/// The game and its options; then who starts, or the whole position if it is not the usual start.
fn set_up(play: &Play) -> Vec<String> {
    let game = play.game;
    let mut variants = play.variants.clone();
    let usual = (game.complete)(&Setup::of(variants.clone())).ok();
    let usual = usual.filter(|usual| usual.variants == play.start.variants);
    if usual.is_none() {
        variants.0.extend(play.start.variants.0.clone());
    }
    let options: Vec<_> = variants.0.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let with = if options.is_empty() { String::new() } else { format!(" avec {}", options.join(" et ")) };
    let mut lines = vec![format!("une partie {}{with}", game.of_name())];
    let turn = play.start.turn.unwrap_or(Player::First);
    let starts = usual.map(|usual| without_variants(&Setup { turn: Some(turn), ..usual }));
    let name = game.players[turn.index()];
    if starts != Some(without_variants(&play.start)) || turn == Player::Second && name.subject.starts_with("les ") {
        lines.push(format!("la position « {} »", (game.write_text)(&play.start)));
    } else if turn == Player::Second {
        lines.push(format!("{} commence", name.subject));
    }
    lines
}

/// Where the pieces are, whatever the options.
fn without_variants(setup: &Setup) -> Setup {
    Setup { variants: Variants::default(), ..setup.clone() }
}

fn attempt(game: &Game, entry: &Entry) -> String {
    let name = game.players[entry.by.index()];
    let (subject, text) = (name.subject, &entry.text);
    match entry.kind {
        Kind::Gesture => format!("{subject} {} le geste « {text} »", name.agree("fait", "font")),
        Kind::Turn => {
            let turn = if text.contains(char::is_whitespace) { format!("« {text} »") } else { text.clone() };
            format!("{subject} {} {turn}", name.agree("joue", "jouent"))
        }
    }
}

fn summary(game: &Game, standing: &Standing) -> String {
    match standing {
        Standing::Ongoing => "continue".into(),
        Standing::Won(winner, _) => format!("est gagnée par {}", game.players[winner.index()].subject),
        Standing::Drawn(_) => "est nulle".into(),
    }
}
