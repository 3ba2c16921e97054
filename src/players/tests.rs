//! The search beside plain minimax; budgets and legality over many positions.
//!
//! The always-run tests look at fewer positions; `cargo test --release -p arbitre-players -- --ignored` at all of them.

use std::ops::ControlFlow;
use std::time::Duration;

use arbitre_rules::{GameId, GameVisitor, Match, Notation, Outcome, Position, Random, Setup, Variants};

use super::search::{Limits, Manner, Search, Shared, WIN};
use super::sense::{MOST_GUESSED, Sense, Visitor};
use super::table::Table;
use super::{Budget, Level, Machine, Value};

/// The value of a position that goes on, by plain minimax: no window, no memory, no order.
fn plain<P: Position>(sense: &Sense<P>, position: &P, depth: u32, ply: u32) -> i32 {
    if ply > 0 {
        if let Some(value) = (sense.known)(position, true) {
            return value;
        }
        if depth == 0 {
            return plain_captures(sense, position, ply, 8);
        }
    }
    let values = shown(position, sense.visit).into_iter().map(|turn| {
        let child = after(position, &turn);
        let value = over(&child, ply + 1).unwrap_or_else(|| plain(sense, &child, depth - 1, ply + 1));
        if child.turn() == position.turn() { value } else { -value }
    });
    values.max().unwrap_or(0)
}

fn plain_captures<P: Position>(sense: &Sense<P>, position: &P, ply: u32, captures: u32) -> i32 {
    let guess = || (sense.evaluate)(position).clamp(-MOST_GUESSED, MOST_GUESSED);
    if captures == 0 {
        return guess();
    }
    let (first, turns) = if (sense.must_capture)(position) {
        (-WIN, shown(position, sense.visit))
    } else {
        (guess(), shown(position, sense.captures))
    };
    let values = turns.into_iter().map(|turn| {
        let child = after(position, &turn);
        let value = over(&child, ply + 1)
            .or_else(|| (sense.known)(&child, true))
            .unwrap_or_else(|| plain_captures(sense, &child, ply + 1, captures - 1));
        if child.turn() == position.turn() { value } else { -value }
    });
    values.fold(first, i32::max)
}

fn shown<P: Position>(position: &P, visit: fn(&P, Visitor<'_, P::Turn>)) -> Vec<P::Turn> {
    let mut turns = Vec::new();
    visit(position, &mut |turn| {
        turns.push(turn.clone());
        ControlFlow::Continue(())
    });
    turns
}

fn after<P: Position>(position: &P, turn: &P::Turn) -> P {
    let mut child = position.clone();
    child.play(turn);
    child
}

fn over<P: Position>(position: &P, ply: u32) -> Option<i32> {
    match position.outcome() {
        Outcome::Ongoing => None,
        Outcome::Draw { .. } => Some(0),
        Outcome::Win { winner, .. } if winner == position.turn() => Some(WIN - ply as i32),
        Outcome::Win { .. } => Some(ply as i32 - WIN),
    }
}

fn searched<P: Position>(position: &P, depth: u32) -> i32 {
    let shared = Shared::new(Table::for_positions(1 << 14), Limits { depth, nodes: u64::MAX, deadline: None }, 1);
    let mut search = Search::new(Sense::<P>::of_game(), &shared, Manner::Exact);
    search.deepen(&Match::new(position.clone()), None).expect("a turn").value
}

/// Positions of random games, each game played on for a random number of turns.
fn positions<P: Position>(start: &P, seed: u64, most_turns: usize) -> impl Iterator<Item = P> {
    let mut random = Random::new(seed);
    std::iter::repeat_with(move || {
        let mut position = start.clone();
        for _ in 0..random.below(most_turns) {
            let turns = position.legal_turns();
            if turns.is_empty() {
                break;
            }
            position.play(&turns[random.below(turns.len())]);
        }
        position
    })
    .filter(|position: &P| position.outcome() == Outcome::Ongoing && position.has_turn())
}

fn variants(pairs: &[(&str, &str)]) -> Variants {
    Variants(pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect())
}

struct Compare {
    variants: &'static [(&'static str, &'static str)],
    count: usize,
    depth: u32,
}

impl GameVisitor for Compare {
    type Output = ();

    fn visit<P: Notation>(self) {
        let sense = Sense::<P>::of_game();
        let start = P::initial(&variants(self.variants)).expect("a start");
        // Few turns, so that minimax comes to an end: random games reach such positions often enough.
        let small = positions(&start, 8, 150).filter(|position| position.count_turns() <= 60);
        for position in small.take(self.count) {
            for depth in 1..=self.depth {
                let place = P::write_text(&position.to_setup());
                assert_eq!(searched(&position, depth), plain(&sense, &position, depth, 0), "depth {depth}, {place}");
            }
        }
    }
}

fn compare(count: usize) {
    GameId::Qawale.visit(Compare { variants: &[], count, depth: 2 });
    GameId::Quoridor.visit(Compare { variants: &[("taille", "3"), ("barrieres", "1")], count, depth: 4 });
    GameId::Quoridor.visit(Compare { variants: &[("taille", "5"), ("barrieres", "3")], count, depth: 3 });
    GameId::Awale.visit(Compare { variants: &[], count, depth: 4 });
    GameId::Awale.visit(Compare { variants: &[("grand-chelem", "sans-prise")], count, depth: 3 });
    GameId::Alquerque.visit(Compare { variants: &[], count, depth: 4 });
    GameId::Aruba.visit(Compare { variants: &[("taille", "3")], count, depth: 3 });
}

#[test]
fn the_search_finds_what_plain_minimax_finds() {
    compare(6);
}

#[test]
#[ignore = "long without optimisation: cargo test --release -p arbitre-players -- --ignored"]
fn the_search_finds_what_plain_minimax_finds_in_a_thousand_positions() {
    compare(1_000);
}

/// Where one is free to capture, the turns that the search follows are those after which the other has lost something.
#[test]
fn captures_are_the_turns_that_capture() {
    use arbitre_rules::games::{aruba::Aruba, awale::Awale};

    fn compare<P: Position>(text: fn(&P) -> String, captures: fn(&P, &P) -> bool) {
        let sense = Sense::<P>::of_game();
        let start = P::initial(&Variants::default()).expect("a start");
        let mut found = 0;
        for position in positions(&start, 5, 120).take(500) {
            let expected: Vec<_> = position
                .legal_turns()
                .into_iter()
                .filter(|turn| captures(&position, &after(&position, turn)))
                .collect();
            assert_eq!(shown(&position, sense.captures), expected, "{}", text(&position));
            found += expected.len();
        }
        assert!(found > 100, "{found} captures");
    }

    compare::<Awale>(
        |position| Awale::write_text(&position.to_setup()),
        |before, after| after.harvest(before.turn()) > before.harvest(before.turn()),
    );
    compare::<Aruba>(
        |position| Aruba::write_text(&position.to_setup()),
        |before, after| {
            let enemies = |position: &Aruba| position.pawns(before.turn().opponent()).count();
            enemies(after) < enemies(before)
        },
    );
}

/// The last turns of Qawale: the tree ends, and the machine knows how.
fn last_turns_of_qawale(count: usize) {
    use arbitre_rules::games::qawale::Qawale;
    let mut random = Random::new(3);
    // Low stacks, so that the tree is small enough for minimax; one stone left to each.
    let boards = std::iter::repeat_with(|| {
        let rows = [(); 4].map(|()| {
            [(); 4].map(|()| ["-", "-", "1", "2", "3", "1", "2", "31", "12", "21"][random.below(10)]).join(",")
        });
        let setup = Qawale::read_text(&format!("{} 1 1 1", rows.join("/"))).expect("a text form");
        Qawale::from_setup(&setup).expect("a position")
    });
    let sense = Sense::<Qawale>::of_game();
    for position in boards.filter(|board| board.outcome() == Outcome::Ongoing).take(count) {
        let solved = plain(&sense, &position, 10, 0);
        let machine = Machine { budget: Some(Budget::Nodes(u64::MAX)), ..Machine::new(Level::Strong) };
        let advice = machine.think(&Match::new(position.clone())).expect("a turn");
        let expected = Value::of(position.turn(), solved, true);
        assert_eq!(advice.value, expected, "{}", Qawale::write_text(&position.to_setup()));
    }
}

#[test]
fn the_last_turns_of_qawale_are_solved() {
    last_turns_of_qawale(10);
}

#[test]
#[ignore = "long without optimisation: cargo test --release -p arbitre-players -- --ignored"]
fn the_last_turns_of_qawale_are_solved_in_a_thousand_positions() {
    last_turns_of_qawale(1_000);
}

/// Small budgets in many positions: the turn is legal, the number of positions is kept to, and the same question has the
/// same answer.
struct Hurry(usize);

impl GameVisitor for Hurry {
    type Output = ();

    fn visit<P: Notation>(self) {
        let start = P::initial(&Variants::default()).expect("a start");
        let mut random = Random::new(11);
        for position in positions(&start, 4, 120).take(self.0) {
            let nodes = random.below(300) as u64;
            let seed = Some(random.bits());
            let game = Match::new(position.clone());
            for level in Level::ALL {
                let machine = Machine { level, budget: Some(Budget::Nodes(nodes)), seed };
                let advice = machine.think(&game).expect("a turn");
                assert!(position.legal_turns().contains(&advice.turn), "{position:?}: {:?}", advice.turn);
                assert!(advice.nodes <= nodes, "{} positions instead of {nodes}", advice.nodes);
                assert_eq!(machine.think(&game), Some(advice), "{position:?}");
            }
        }
    }
}

#[test]
fn small_budgets_are_kept_and_turns_are_legal() {
    for game in GameId::ALL {
        game.visit(Hurry(20));
    }
}

#[test]
#[ignore = "long without optimisation: cargo test --release -p arbitre-players -- --ignored"]
fn small_budgets_are_kept_and_turns_are_legal_in_ten_thousand_positions() {
    for game in GameId::ALL {
        game.visit(Hurry(10_000));
    }
}

fn at<P: Notation>(text: &str) -> P {
    P::from_setup(&P::read_text(text).expect("a text form")).expect("a position")
}

fn medium<P: Position>(position: &P) -> super::Advice<P::Turn> {
    Machine::new(Level::Medium).think(&Match::new(position.clone())).expect("a turn")
}

/// More turns than positions that may be looked at: a win at once is played all the same, and nothing is said of the rest.
#[test]
fn a_win_at_once_is_seen_among_too_many_turns() {
    use arbitre_rules::games::qawale::Qawale;
    let position = at::<Qawale>("1,1,1,-/-,-,-,3/-,32313231321,-,-/-,-,-,- 1 2 3");
    assert!(position.count_turns() > 10_000);
    let advice = medium(&position);
    assert_eq!(advice.value, Value::WinsIn(position.turn(), 1));
    assert!(
        matches!(after(&position, &advice.turn).outcome(), Outcome::Win { winner, .. } if winner == position.turn())
    );

    let nowhere = at::<Qawale>("1,2,1,-/-,-,-,3/-,32313231323,-,-/-,-,-,- 1 2 3");
    assert_eq!(medium(&nowhere).value, Value::Unknown);
}

/// Whether `player` wins within so many turns of both, whatever the other does.
fn wins_within<P: Position>(position: &P, player: arbitre_rules::Player, turns: u32) -> bool {
    match position.outcome() {
        Outcome::Win { winner, .. } => winner == player,
        Outcome::Draw { .. } => false,
        Outcome::Ongoing if turns == 0 => false,
        Outcome::Ongoing => {
            let mut after = position.legal_turns().into_iter().map(|turn| after(position, &turn));
            if position.turn() == player {
                after.any(|after| wins_within(&after, player, turns - 1))
            } else {
                after.all(|after| wins_within(&after, player, turns - 1))
            }
        }
    }
}

/// Interrupted anywhere, the machine says that somebody wins only if he does.
struct NoFalseWins {
    count: usize,
    /// Wins in more turns of both take too long to verify.
    most_turns: u32,
}

impl GameVisitor for NoFalseWins {
    type Output = usize;

    fn visit<P: Notation>(self) -> usize {
        let start = P::initial(&Variants::default()).expect("a start");
        let mut random = Random::new(21);
        let mut claims = 0;
        let small = positions(&start, 9, 150).filter(|position| position.count_turns() <= 400);
        for position in small.take(self.count) {
            let machine = Machine {
                budget: Some(Budget::Nodes(20 + random.below(2_000) as u64)),
                seed: Some(random.bits()),
                ..Machine::new(Level::Strong)
            };
            let advice = machine.think(&Match::new(position.clone())).expect("a turn");
            let Value::WinsIn(winner, number) = advice.value else { continue };
            let turns = if winner == position.turn() { 2 * number - 1 } else { 2 * number };
            if turns > self.most_turns {
                continue;
            }
            let place = P::write_text(&position.to_setup());
            assert!(wins_within(&position, winner, turns.max(1)), "{place}: {advice:?}");
            claims += 1;
        }
        claims
    }
}

#[test]
fn who_is_said_to_win_does() {
    let qawale = GameId::Qawale.visit(NoFalseWins { count: 150, most_turns: 2 });
    let alquerque = GameId::Alquerque.visit(NoFalseWins { count: 300, most_turns: 4 });
    assert!(qawale > 10 && alquerque > 20, "{qawale}, {alquerque}");
}

/// The budget ends just after the turn that had looked best is seen to lose: others are not said to.
#[test]
fn what_was_not_looked_at_is_not_lost() {
    use arbitre_rules::games::alquerque::Alquerque;
    use arbitre_rules::games::qawale::Qawale;
    for text in ["1,-,11,-/-,3,-,3211/31,231,2,33/22,23,3,- 2 1 2", "-,-,3,-/-,123,-,-/-,1,211,13/33,-,2222,3313 1 2 2"]
    {
        let position = at::<Qawale>(text);
        let advice = medium(&position);
        assert!(!matches!(advice.value, Value::WinsIn(..)), "{text}: {advice:?}");
    }
    let position = at::<Alquerque>("nn..b/.n.../...b./..b../bbb.b n");
    assert!(!matches!(medium(&position).value, Value::WinsIn(..)));
}

#[test]
fn the_line_of_a_win_is_played_to_its_end() {
    use arbitre_rules::games::alquerque::Alquerque;
    for text in ["...nn/....n/nn.../n..../.b... n", "nn.../.n.../.n.../bn.n./..n.n b"] {
        let position = at::<Alquerque>(text);
        let advice = medium(&position);
        assert!(matches!(advice.value, Value::WinsIn(..)), "{text}: {advice:?}");
        let end = advice.line.iter().fold(position, |position, turn| after(&position, turn));
        assert_ne!(end.outcome(), Outcome::Ongoing, "{text}: {advice:?}");
    }
}

/// AWA-16: going round in circles wins, but not when the circle first closes.
#[test]
fn a_circle_wins_without_a_number_of_turns() {
    use arbitre_rules::games::awale::Awale;
    let position = at::<Awale>("1,0,0,0,0,0/1,0,0,0,0,0 30-16 S");
    assert_eq!(medium(&position).value, Value::Wins(position.turn()));
}

struct AnyTurn<'s>(&'s Setup);

impl GameVisitor for AnyTurn<'_> {
    type Output = bool;

    fn visit<P: Notation>(self) -> bool {
        P::from_setup(self.0).expect("a position").has_turn()
    }
}

/// Boards that only a set-up can show: nothing to play, or more turns than one can list.
#[test]
fn strange_set_ups_are_no_trouble() {
    let tall = "3".repeat(40);
    let strange = [
        (GameId::Qawale, format!("{tall},-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 1 8 8")),
        (GameId::Qawale, "33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 0 8".into()),
        (GameId::Qawale, "33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 0 0".into()),
        (GameId::Awale, "0,0,0,0,0,0/0,0,0,0,0,0 0-0 S".into()),
        (GameId::Awale, "250,0,0,0,0,0/0,0,0,0,0,5 0-0 S".into()),
        (GameId::Aruba, ".../.../... b".into()),
        (GameId::Alquerque, "...../...../...../...../....b b".into()),
    ];
    for (game, text) in strange {
        let setup: Setup = (game.game().read_text)(&text).expect("a position");
        let setup = (game.game().complete)(&setup).expect("a position");
        for budget in [Budget::Nodes(200), Budget::Time(Duration::from_millis(2))] {
            let machine = Machine { budget: Some(budget), ..Machine::new(Level::Strong) };
            let advice = super::consult(game, &setup, None, &[], &machine).expect("a game");
            assert_eq!(advice.is_some(), game.visit(AnyTurn(&setup)), "{text}");
        }
    }
}
