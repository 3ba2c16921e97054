//! The order in which a sentence is read: what stands before or after its place is put where the rules look for it.

use super::{Grammar, comma};
use crate::spec::language::forms::Class;
use crate::spec::language::items::{Bound, Item, Kind, Places, Role, Value, Way};

impl Grammar {
    /// « 10 graines au moins », « 10 graines ou plus »: the bound comes after the noun.
    pub(super) fn bound_after(&self, items: &mut Vec<Item>) {
        let name = |item: &Item| match item {
            Item::Word(symbol, _) => self.vocabulary.name(*symbol),
            _ => "",
        };
        for at in 0..items.len() {
            if !matches!(items[at], Item::Amount(Bound::Exactly, _)) {
                continue;
            }
            // « 2 au plus », « 2 graines au plus ».
            for after in [at + 1, at + 2] {
                let bound = match items.get(after).map(name).zip(items.get(after + 1).map(name)) {
                    Some(("à", "moins" | "minimum") | ("ou", "plus")) => Bound::AtLeast,
                    Some(("à", "plus" | "maximum") | ("ou", "moins")) => Bound::AtMost,
                    _ => continue,
                };
                if let Item::Amount(own, _) = &mut items[at] {
                    *own = bound;
                }
                items.drain(after..after + 2);
                return;
            }
        }
    }

    /// « les trois cases B1, B2 et A2 », « deux barrières, e3h et c5v »: the number says how long the list is, and must.
    pub(super) fn count_lists(&self, items: &mut Vec<Item>) {
        let length = |item: &Item| match item {
            Item::Place(_, Places { value: Value::Own(text), several: true, .. })
            | Item::Value(Kind::Walls | Kind::Captures, Value::Own(text)) => {
                Some(text.replace(" et ", ", ").replace(" ou ", ", ").replace(" puis ", ", ").split(", ").count())
            }
            _ => None,
        };
        let named = |item: &Item, names: &[&str]| matches!(item, Item::Word(word, _) if names.contains(&self.vocabulary.name(*word)));
        for at in 0..items.len() {
            let Item::Amount(Bound::Exactly, Value::Own(number)) = &items[at] else { continue };
            let number: usize = number.parse().unwrap_or_default();
            // What is counted is what is listed: places after their number, walls, men, captures, each at its own place.
            let counted = ["barrière", "pion", "prise (nom)", "destination", "case", "point"];
            let mut list = at + 1;
            if items.get(list).is_some_and(|item| named(item, &counted)) {
                list += 1;
                while items.get(list).is_some_and(|item| match item {
                    Item::Player(_, Role::Genitive) => true,
                    Item::Word(_, Class::Participle) | Item::Word(_, Class::Present) => true,
                    item => *item == comma() || named(item, &["possible", "blanc", "noir", "être"]),
                }) {
                    list += 1;
                }
            }
            if items.get(list).and_then(length) != Some(number) {
                continue;
            }
            let before = at.checked_sub(1).filter(|&before| named(&items[before], &["sur", "dans", "en"]));
            if let (Some(_), Item::Place(way @ Way::Itself, _)) = (before, &mut items[list]) {
                *way = Way::At;
            }
            items.remove(at);
            if let Some(before) = before.filter(|_| list == at + 1) {
                items.remove(before);
            }
            return;
        }
    }

    /// « le pion a3 », « le pion placé en a3 »: the one of a3.
    pub(super) fn stand_somewhere(&self, items: &mut Vec<Item>) {
        let name = |item: Option<&Item>| match item {
            Some(Item::Word(symbol, _)) => self.vocabulary.name(*symbol),
            _ => "",
        };
        // « le pion qui est en a3 ».
        for at in (0..items.len().saturating_sub(3)).rev() {
            if name(items.get(at)) == "pion"
                && name(items.get(at + 1)) == "qui"
                && name(items.get(at + 2)) == "être"
                && matches!(items[at + 3], Item::Place(Way::At, _))
                && items[at + 4..].iter().any(|item| matches!(item, Item::Word(_, Class::Present | Class::Past)))
            {
                items.drain(at + 1..at + 3);
                if let Item::Place(way, _) = &mut items[at + 1] {
                    *way = Way::From;
                }
            }
        }
        let mut at = 1;
        while at < items.len() {
            let after_pawn = |items: &[Item], index: usize| {
                index > 0
                    && (name(items.get(index - 1)) == "pion"
                        || (index > 1
                            && name(items.get(index - 2)) == "pion"
                            && matches!(items[index - 1], Item::Player(_, Role::Genitive))))
            };
            let placed = matches!(&items[at], Item::Word(_, Class::Participle))
                && ["placer", "situer", "poser"].contains(&name(items.get(at)))
                && matches!(items.get(at + 1), Some(Item::Place(Way::At, _)))
                && after_pawn(items, at);
            if placed {
                items.remove(at);
            }
            let there = matches!(items[at], Item::Place(Way::Itself, _)) && after_pawn(items, at);
            if (placed || there)
                && let Item::Place(way, _) = &mut items[at]
            {
                *way = Way::From;
            }
            at += 1;
        }
    }

    /// « un pion blanc en a1 et un autre en c1 », « un pion blanc en a1 et un pion blanc en c1 »: two places of the same things.
    pub(super) fn list_places(&self, items: &mut Vec<Item>) {
        let is = |item: &Item, names: &[&str]| matches!(item, Item::Word(word, _) if names.contains(&self.vocabulary.name(*word)));
        let mut at = 0;
        while at < items.len() {
            let Item::Place(way @ (Way::At | Way::From), Places { value: Value::Own(first), holes, .. }) = &items[at]
            else {
                at += 1;
                continue;
            };
            let mut next = at + 1;
            while items.get(next).is_some_and(|item| *item == comma() || is(item, &["et"])) {
                next += 1;
            }
            let joined = next > at + 1;
            if items.get(next) == Some(&Item::One) {
                next += 1;
            }
            // What is named again must be what was named before.
            let again = next;
            while items.get(next).is_some_and(|item| match item {
                Item::Player(_, Role::Genitive) => items[..at].contains(item),
                Item::Word(_, Class::Plain) => is(item, &["autre"]) || items[..at].contains(item),
                _ => false,
            }) {
                next += 1;
            }
            let whole = again == next
                || is(&items[again], &["autre"])
                || !items[..at].iter().any(|item| matches!(item, Item::Player(_, Role::Genitive)))
                || items[again..next].iter().any(|item| matches!(item, Item::Player(..)));
            match items.get(next) {
                Some(Item::Place(other, Places { value: Value::Own(second), holes: same, .. }))
                    if joined
                        && whole
                        && other == way
                        && same == holes
                        && next > again.min(at + 2)
                        && first != second =>
                {
                    let both = Places {
                        value: Value::Own(format!("{} et {second}", first.replace(" et ", ", "))),
                        several: true,
                        holes: *holes,
                    };
                    items[at] = Item::Place(*way, both);
                    items.drain(at + 1..=next);
                }
                _ => at += 1,
            }
        }
    }

    /// A comma before « et », « puis » or « qui » says nothing.
    pub(super) fn plain_commas(&self, items: &mut Vec<Item>) {
        let word = |item: Option<&Item>| match item {
            Some(Item::Word(symbol, _)) => {
                ["et", "puis", "mais", "avant", "pour"].contains(&self.vocabulary.name(*symbol))
            }
            _ => false,
        };
        let mut at = 0;
        while at < items.len() {
            if items[at] == comma() && word(items.get(at + 1)) {
                items.remove(at);
            } else {
                at += 1;
            }
        }
    }

    /// Whether what was said so far only sets the scene: « en A2 », « pour Sud ».
    pub(super) fn is_fronted(&self, items: &[Item]) -> bool {
        match items {
            [Item::Place(way, _)] => *way != Way::Itself,
            [Item::Player(_, role)] => !matches!(role, Role::Subject),
            // « sur le plateau », « à son actif ».
            [Item::Word(first, _), rest @ ..] => {
                let before = ["sur", "dans", "à", "en", "avec", "par", "pour", "chez", "depuis"];
                let verb = |item: &Item| matches!(item, Item::Word(_, class) if !matches!(class, Class::Plain | Class::Participle));
                !rest.is_empty() && before.contains(&self.vocabulary.name(*first)) && !rest.iter().any(verb)
            }
            _ => false,
        }
    }
}

/// « pas plus de 3 » is « au plus 3 », « pas moins de 3 » is « au moins 3 ».
pub(super) fn deny_bounds(items: &mut Vec<Item>) {
    let denied = items.iter().position(|item| *item == Item::Not);
    let bounded = items.iter().position(|item| matches!(item, Item::Amount(Bound::More | Bound::Fewer, _)));
    let (Some(denied), Some(bounded)) = (denied, bounded) else { return };
    if denied > bounded {
        return;
    }
    if let Item::Amount(bound, _) = &mut items[bounded] {
        *bound = if *bound == Bound::More { Bound::AtMost } else { Bound::AtLeast };
    }
    items.remove(denied);
}

/// Where, to whom and by whom may be said anywhere in a sentence: it is read as if it were said last. Rules are read alike.
pub fn float(items: &mut [Item]) {
    items.sort_by_key(|item| match item {
        Item::Player(_, Role::Dative) => 1,
        Item::Player(_, Role::Benefit) => 2,
        Item::Player(_, Role::Agent) => 3,
        Item::Place(Way::From, _) => 4,
        Item::Place(Way::At, _) => 5,
        Item::Place(Way::Through, _) => 6,
        Item::Place(Way::Over, _) => 7,
        _ => 0,
    });
}
