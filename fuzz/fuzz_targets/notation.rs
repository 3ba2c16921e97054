//! Text forms, turns and gestures: any text is read or refused; what is read is written and read back equal; a position that can
//! exist can be looked at and played.
//!
//! The first byte chooses the game, the first line is a text form, the others are turns and gestures.
#![no_main]

use std::ops::ControlFlow;

use arbitre_rules::{GameId, GameVisitor, Match, Notation, Setup};

struct Line<'t>(&'t str, std::str::Lines<'t>);

impl GameVisitor for Line<'_> {
    type Output = ();

    fn visit<P: Notation>(self) {
        let setup = if self.0.is_empty() { Ok(Setup::default()) } else { P::read_text(self.0) };
        let Ok(setup) = setup else { return };
        let Ok(position) = P::from_setup(&setup) else { return };
        read_back(&position);
        let mut game = Match::new(position);
        for line in self.1.take(20) {
            let position = game.position();
            let mut looked_at = 0;
            position.visit_turns(&mut |_| {
                looked_at += 1;
                if looked_at < 100 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            let by = position.turn();
            if let Ok(turn) = position.read_turn(line) {
                let written = position.write_turn(&turn);
                assert_eq!(position.read_turn(&written).as_ref(), Ok(&turn), "{line} is written {written}");
                if game.check(by, &turn).is_ok() {
                    let _ = position.foresee(&turn);
                    game.play(&turn);
                    read_back(game.position());
                    continue;
                }
            }
            let position = game.position();
            if let Ok(gesture) = position.read_gesture(line)
                && game.check_gesture(by, &gesture).is_ok()
            {
                game.make(&gesture);
                read_back(game.position());
            }
        }
        let _ = game.position().remarks(game.outcome());
    }
}

fn read_back<P: Notation>(position: &P) {
    let setup = position.to_setup();
    let text = P::write_text(&setup);
    let mut again = P::read_text(&text).expect("what was written is understood");
    again.variants = setup.variants;
    assert_eq!(P::from_setup(&again).as_ref(), Ok(position), "{text}");
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((first, rest)) = bytes.split_first() else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let mut lines = text.lines();
    let form = lines.next().unwrap_or_default();
    GameId::ALL[usize::from(*first) % GameId::ALL.len()].visit(Line(form, lines));
});
