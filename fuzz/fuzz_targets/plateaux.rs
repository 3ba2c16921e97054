//! The board readers take any text; a board that can exist is drawn and read back equal, and so is its table.
//!
//! The first byte chooses the game.
#![no_main]

use arbitre_rules::GameId;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((first, rest)) = bytes.split_first() else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let game = GameId::ALL[usize::from(*first) % GameId::ALL.len()].game();
    let table: Vec<Vec<String>> =
        text.lines().map(|line| line.split('|').map(|cell| cell.trim().to_owned()).collect()).collect();
    for read in [(game.read_drawing)(text), (game.read_table)(&table)] {
        let Ok(setup) = read else { continue };
        let _ = (game.draw)(&setup, 0);
        let Ok(whole) = (game.complete)(&setup) else { continue };
        let drawn = (game.draw)(&whole, 0);
        let mut again = (game.read_drawing)(&drawn).expect("what was drawn is understood");
        again.variants = whole.variants.clone();
        assert_eq!((game.complete)(&again).as_ref(), Ok(&whole), "{drawn}");
        let Some(board) = &whole.board else { continue };
        let table = (game.read_table)(board).expect("a board is a table");
        assert_eq!(table.board.as_ref(), Some(board));
    }
});
