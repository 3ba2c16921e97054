//! The counts of `tests/perft/*.perft`: lines `variantes | position | profondeur | nombre`.

use arbitre_rules::{GameId, GameVisitor, Notation, Setup, perft};
use pretty_assertions::assert_eq;

use crate::root;

struct Count<'a> {
    variants: &'a str,
    position: &'a str,
    depth: u32,
}

impl GameVisitor for Count<'_> {
    type Output = u64;

    fn visit<P: Notation>(self) -> u64 {
        let mut setup =
            if self.position == "-" { Setup::default() } else { P::read_text(self.position).expect(self.position) };
        for pair in self.variants.split_whitespace().filter(|pair| *pair != "-") {
            let (key, value) = pair.split_once('=').expect("cle=valeur");
            setup.variants.0.insert(key.to_owned(), value.to_owned());
        }
        perft(&P::from_setup(&setup).expect(self.position), self.depth)
    }
}

#[test]
fn every_count_holds() {
    for &game in GameId::ALL {
        let path = root().join(format!("tests/perft/{}.perft", game.slug()));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
        let mut counted = 0;
        for line in lines {
            let fields: Vec<_> = line.split('|').map(str::trim).collect();
            let [variants, position, depth, count] = fields[..] else { panic!("{line}") };
            let count: u64 = count.replace(' ', "").parse().expect(line);
            // Debug builds are slow: the largest counts are for the benchmark and the command.
            if cfg!(debug_assertions) && count > 3_000_000 {
                continue;
            }
            assert_eq!(game.visit(Count { variants, position, depth: depth.parse().expect(line) }), count, "{line}");
            counted += 1;
        }
        assert!(counted >= 7, "{}: only {counted} counts", game.slug());
    }
}
