//! The table of endings beside a solver that knows nothing of it.

use std::collections::HashMap;

use arbitre_rules::games::awale::Awale;
use arbitre_rules::{Player, Position, Variants};

use super::endings::look_up;

fn rules(variant: Option<&str>) -> Awale {
    let variants = variant.map(|value| ("grand-chelem".to_owned(), value.to_owned())).into_iter().collect();
    Awale::initial(&Variants(variants)).expect("a variant")
}

/// AWA-14: South has offered to stop; North accepts unless playing on is better.
#[test]
fn an_offer_is_accepted_unless_playing_on_is_better() {
    let answer = |text: &str| {
        let setup = <Awale as arbitre_rules::Notation>::read_text(text).expect("a text form");
        super::answer_to_offer(&setup).expect("an offer").1
    };
    // South's only turn gives North the seed that decides.
    assert_eq!(answer("0,0,0,0,0,1/0,0,0,0,1,0 23-23 S propose=S"), "refuser");
    assert_eq!(answer("1,0,0,0,0,0/1,0,0,0,0,0 20-26 S propose=S"), "accepter");
    assert_eq!(answer("1,0,0,0,0,0/1,0,0,0,0,0 23-23 S propose=S"), "accepter");
    assert_eq!(answer("1,0,0,0,0,0/1,0,0,0,0,0 26-20 S propose=S"), "refuser");
}

/// Every way to lay `seeds` seeds in the twelve holes.
fn boards(seeds: u8) -> Vec<[u8; 12]> {
    fn lay(hole: usize, left: u8, board: &mut [u8; 12], all: &mut Vec<[u8; 12]>) {
        if hole == 11 {
            board[11] = left;
            all.push(*board);
            return;
        }
        for here in 0..=left {
            board[hole] = here;
            lay(hole + 1, left - here, board, all);
        }
    }
    let mut all = Vec::new();
    lay(0, seeds, &mut [0; 12], &mut all);
    all
}

fn position(rules: &Awale, turn: Player, board: &[u8; 12]) -> Awale {
    let camp = |from: usize| std::array::from_fn(|hole| board[from + hole]);
    rules.elsewhere(turn, camp(0), camp(6))
}

/// Both bounds of every position of up to `most` seeds are what a slow solver finds that knows nothing of the table: it
/// looks one turn further at a time, in all positions at once, calling a game that goes on lost for one player, then for
/// the other; when looking further changes nothing, it is done.
fn compare(variant: Option<&str>, most: u8) {
    let rules = rules(variant);
    let boards: Vec<_> = (0..=most).flat_map(boards).collect();
    let all: Vec<_> = boards.iter().map(|board| position(&rules, Player::First, board)).collect();
    let margin = |position: &Awale| {
        let [own, other] = position.final_count().map(|count| count as i32);
        own - other
    };
    let unfinished = |position: &Awale| position.seeds_on_board() as i32;
    let mut values: HashMap<Awale, (i32, i32)> =
        all.iter().map(|position| (position.clone(), (-unfinished(position), unfinished(position)))).collect();
    loop {
        let further: HashMap<Awale, (i32, i32)> = all
            .iter()
            .map(|position| {
                let after = position.legal_turns().into_iter().map(|turn| {
                    let mut after = position.clone();
                    after.play(&turn);
                    let gain = i32::from(after.harvest(Player::First));
                    // The other player's view, the colours exchanged.
                    let seen = after.elsewhere(Player::First, after.camp(Player::Second), after.camp(Player::First));
                    let (least, most) = values[&seen];
                    (gain - most, gain - least)
                });
                let best = after.reduce(|one, other| (one.0.max(other.0), one.1.max(other.1)));
                (position.clone(), best.unwrap_or_else(|| (margin(position), margin(position))))
            })
            .collect();
        if further == values {
            break;
        }
        values = further;
    }
    let mut circles = 0;
    for (board, position) in boards.iter().zip(&all) {
        let ending = look_up(position, true).expect("few seeds");
        let found = (i32::from(ending.least), i32::from(ending.most));
        assert_eq!(found, values[position], "{board:?}");
        circles += u32::from(found.0 != found.1);
        // The same seen from the other side of the table.
        let turned = look_up(&self::position(&rules, Player::Second, board), true);
        assert_eq!(turned, Some(ending), "{board:?}");
    }
    println!("{} positions, of which {circles} may go round in circles", all.len());
}

#[test]
fn the_table_of_few_seeds_is_what_a_slow_solver_finds() {
    compare(None, 4);
    compare(Some("sans-prise"), 4);
}

#[test]
#[ignore = "long without optimisation: cargo test --release -p arbitre-players -- --ignored"]
fn the_table_up_to_six_seeds_is_what_a_slow_solver_finds() {
    compare(None, 6);
    compare(Some("sans-prise"), 6);
}
