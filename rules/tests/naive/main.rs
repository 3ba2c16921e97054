//! Every game a second time, written from the articles in the slowest and most obvious way, and compared with the rules turn for
//! turn: text form, whose turn, legal turns, how the game stands, what is refused and by which article.
//!
//! A thousand turns or more of each game are played; with `NAIVE_PLIES=100000 cargo test -p arbitre-rules --test naive`, many (a
//! minute or two). Nothing here may look at how the rules do it: both sides meet in the notation only.

mod alquerque;
mod aruba;
mod awale;
mod qawale;
mod quoridor;

use std::collections::BTreeSet;

use arbitre_rules::{Match, Notation, Outcome, Player, Position, Random, Setup, Variants};

/// A game as its articles tell it, in words.
trait Naive: Clone {
    /// What it is compared with.
    type Real: Notation;

    /// The start of a game with these variants, each as `cle=valeur`.
    fn start(variants: &[&str]) -> Self;

    /// Some position that can exist, reachable or not, in a game with the variants of this one.
    fn anywhere(&self, random: &mut Random) -> Self;

    /// The text form.
    fn text(&self) -> String;

    /// Every legal turn, in any order, were the game not over.
    fn turns(&self) -> Vec<String>;

    /// Plays a legal turn.
    fn play(&mut self, turn: &str);

    /// How the game stands: `en cours`, `gagne 1 QAW-15`, `nulle QAW-16`.
    fn outcome(&self) -> String;

    /// Something that can be written as a turn, legal (one of `turns`) or not.
    fn writable(&self, turns: &[String], random: &mut Random) -> String;

    /// The article that refuses an illegal turn in a game that goes on, where the articles leave no doubt.
    fn refusal(&self, turn: &str) -> Option<&'static str>;

    /// The position in the middle of a legal turn, played up to some gesture, if it has several.
    fn halfway(&self, _turn: &str, _random: &mut Random) -> Option<Self> {
        None
    }
}

/// Plays on both sides, a part of the turns with each of `variants`.
fn compare<N: Naive>(variants: &[&[&str]], default_plies: usize) {
    let plies = std::env::var("NAIVE_PLIES").map_or(default_plies, |text| text.parse().expect("a number of turns"));
    let mut random = Random::new(2024);
    for variant in variants {
        let start = N::start(variant);
        let mut played = 0;
        let mut articles = BTreeSet::new();
        while played < plies / variants.len() + 1 {
            let from_start = random.below(2) == 0;
            let naive = if from_start { start.clone() } else { start.anywhere(&mut random) };
            played += walk(naive, variant, if from_start { 400 } else { 12 }, &mut articles, &mut random);
        }
        println!("{variant:?}: {played} turns, refusals by {articles:?}");
    }
}

/// Plays one game; returns how many turns.
fn walk<N: Naive>(
    mut naive: N,
    variant: &[&str],
    longest: usize,
    articles: &mut BTreeSet<&'static str>,
    random: &mut Random,
) -> usize {
    let mut real = Match::new(position::<N>(&naive, variant));
    for ply in 0..longest {
        let turns = look(&naive, &real, articles, random);
        if turns.is_empty() {
            return ply;
        }
        let turn = &turns[random.below(turns.len())];
        if let Some(halfway) = naive.halfway(turn, random) {
            look(&halfway, &Match::new(position::<N>(&halfway, variant)), articles, random);
        }
        naive.play(turn);
        let turn = real.position().read_turn(turn).expect("a turn that it wrote");
        real.play(&turn);
    }
    longest
}

/// The same position in the rules.
fn position<N: Naive>(naive: &N, variant: &[&str]) -> N::Real {
    let pairs = variant.iter().filter_map(|pair| pair.split_once('='));
    let variants = Variants(pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect());
    let text = naive.text();
    let mut setup = N::Real::read_text(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    setup.merge(Setup::of(variants));
    N::Real::from_setup(&setup).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Compares everything there is to say of one position; returns its legal turns.
fn look<N: Naive>(
    naive: &N,
    real: &Match<N::Real>,
    articles: &mut BTreeSet<&'static str>,
    random: &mut Random,
) -> Vec<String> {
    let position = real.position();
    let text = naive.text();
    assert_eq!(N::Real::write_text(&position.to_setup()), text);
    assert_eq!(standing::<N::Real>(real.outcome()), naive.outcome(), "how {text} stands");
    let goes_on = naive.outcome() == "en cours";
    let wanted: BTreeSet<String> = if goes_on { naive.turns().into_iter().collect() } else { BTreeSet::new() };
    // A draw by repetition belongs to the game: the position itself may still have turns.
    if goes_on {
        let found: Vec<String> = position.legal_turns().iter().map(|turn| position.write_turn(turn)).collect();
        assert_eq!(found.iter().collect::<BTreeSet<_>>().len(), found.len(), "a turn twice in {text}");
        let found: BTreeSet<String> = found.into_iter().collect();
        let only_found: Vec<_> = found.difference(&wanted).collect();
        let only_wanted: Vec<_> = wanted.difference(&found).collect();
        assert!(
            only_found.is_empty() && only_wanted.is_empty(),
            "{text}\nrules only: {only_found:?}\nnaive only: {only_wanted:?}"
        );
    }
    let turns: Vec<String> = wanted.iter().cloned().collect();
    for _ in 0..12 {
        let written = naive.writable(&turns, random);
        let Ok(turn) = position.read_turn(&written) else { panic!("{written} is not understood in {text}") };
        let verdict = real.check(position.turn(), &turn);
        let whole = verdict.is_ok() && !position.leaves_open(&turn);
        // Several ways to write a turn may mean the same one.
        assert_eq!(whole, wanted.contains(&position.write_turn(&turn)), "{written} in {text}: {verdict:?}");
        let (true, Err(breach)) = (goes_on, &verdict) else { continue };
        let Some(article) = naive.refusal(&written) else { continue };
        articles.insert(article);
        assert_eq!(breach.rule.as_str(), article, "{written} in {text}");
    }
    turns
}

/// An outcome, as the scenarios write it.
fn standing<P: Notation>(outcome: Outcome) -> String {
    let symbol = |player: Player| P::PLAYERS[player.index()].symbol;
    match outcome {
        Outcome::Ongoing => "en cours".to_owned(),
        Outcome::Win { winner, rule } => format!("gagne {} {rule}", symbol(winner)),
        Outcome::Draw { rule } => format!("nulle {rule}"),
    }
}

/// The value of `key` in the variants.
fn option<'v>(variants: &[&'v str], key: &str) -> Option<&'v str> {
    variants.iter().find_map(|pair| pair.strip_prefix(key)?.strip_prefix('='))
}

/// One of `items`.
fn any<'i, T>(items: &'i [T], random: &mut Random) -> &'i T {
    &items[random.below(items.len())]
}
