//! Parts of a sentence that are made of several words: the article that it cites, players, places, numbers, lists.

use super::{DETERMINERS, Grammar, Unit, What, player_role};
use crate::spec::language::forms::Class;
use crate::spec::language::items::{Bound, Item, Kind, Places, Role, Value, Way, Who};
use crate::spec::language::words::Token;
use arbitre_rules::Player;

/// What names a place before its name.
const PLACE_NOUNS: &[&str] = &["case", "trou", "point", "emplacement", "intersection", "cellule", "pile", "maison"];

/// What cites an article.
const CITING: &[&str] = &[
    "selon",
    "d'après",
    "par",
    "en vertu de",
    "au titre de",
    "en application de",
    "à cause de",
    "conformément à",
    "grâce à",
    "au regard de",
    "suivant",
    "en raison de",
    "du fait de",
    "aux termes de",
    "à",
    "de",
    "contre",
    "sur la base de",
    "au nom de",
    "comme le veut",
    "comme le dit",
    "comme le prévoit",
    "ainsi que le prévoit",
    "par application de",
    "en violation de",
    "pour violation de",
    "pour infraction à",
    "au vu de",
    "sur le fondement de",
    "compte tenu de",
    "vu",
    "par le jeu de",
    "au motif de",
    "en infraction à",
    "en infraction avec",
    "sous le coup de",
    "du chef de",
    "en référence à",
    "par référence à",
    "par la faute de",
    "voir",
    "cf",
    "suite à",
    "en conséquence de",
    "par l'effet de",
    "comme l'exige",
    "comme l'indique",
    "comme le prescrit",
    "comme l'impose",
    "comme l'interdit",
    "au sens de",
    "dans le cadre de",
];

impl Grammar {
    /// The article that is cited at `at`: « selon l'article QAW-13 », « (QAW-13) », « , article QAW-13 ».
    pub(super) fn cited(&self, units: &[Unit], at: usize) -> Option<(Item, usize)> {
        let value = |index: usize| match units.get(index).map(|unit| &unit.what) {
            Some(What::Value(Token::Article(text))) => Some(Value::Own(text.clone())),
            Some(What::Value(Token::Slot(name))) if name.starts_with("article") => Some(Value::Slot(name.clone())),
            _ => None,
        };
        let is_article = |index: usize| {
            let form = units.get(index).map(|unit| unit.form.as_str());
            matches!(form, Some("article" | "règle" | "art" | "point" | "paragraphe"))
        };
        let named = |index: usize| {
            let index = if is_article(index) { index + 1 } else { index };
            value(index).map(|value| (value, index + 1))
        };
        let found = |(value, next): (Value, usize)| Some((Item::Value(Kind::Article, value), next));
        let bracket =
            |index: usize| matches!(units.get(index).map(|unit| &unit.what), Some(What::Value(Token::Bracket)));
        if bracket(at)
            && let Some((value, next)) = named(at + 1)
            && bracket(next)
        {
            return found((value, next + 1));
        }
        let comma = |index: usize| matches!(units.get(index).map(|unit| &unit.what), Some(What::Value(Token::Comma)));
        if comma(at)
            && let Some((value, next)) = named(at + 1)
            && (next == units.len() || comma(next))
        {
            return found((value, next));
        }
        // « article QAW-13 » after the rest of the sentence, nothing between.
        if at > 0
            && is_article(at)
            && !units[at].determined
            && let Some((value, next)) = named(at)
            && next == units.len()
        {
            return found((value, next));
        }
        if at == 0 && value(0).is_some() && comma(1) {
            return found((value(0)?, 1));
        }
        CITING.iter().find_map(|words| {
            let mut index = at;
            for word in words.split([' ', '\'']).filter(|word| !DETERMINERS.contains(word)) {
                let wanted = match word {
                    "d" | "du" => "de",
                    "au" | "aux" => "à",
                    word => word,
                };
                let form = units.get(index)?;
                let said = match form.form.as_str() {
                    "du" | "des" => "de",
                    "au" | "aux" => "à",
                    form => form,
                };
                if said != wanted {
                    return None;
                }
                index += 1;
            }
            // « à A1 » cites nothing: a bare number needs the word, except after « selon » and its like.
            let bare = !is_article(index) && ["à", "de", "par", "contre"].contains(words);
            if bare { None } else { named(index).and_then(found) }
        })
    }

    /// A player with his preposition.
    pub(super) fn player(&self, units: &[Unit], at: usize) -> Option<(Item, usize)> {
        let (mut role, mut index) = (Role::Subject, at);
        let form = |index: usize| units.get(index).map(|unit| unit.form.as_str()).unwrap_or_default();
        match form(at) {
            "à" | "au" | "aux" => (role, index) = (Role::Dative, at + 1),
            "de" | "du" | "des" => (role, index) = (Role::Genitive, at + 1),
            "par" => (role, index) = (Role::Agent, at + 1),
            "pour" => (role, index) = (Role::Benefit, at + 1),
            _ => {}
        }
        if let Some(What::Value(Token::Slot(name))) = units.get(index).map(|unit| &unit.what)
            && let Some(own) = player_role(name)
        {
            let role = if index == at { own } else { role };
            // « du {joueur} » is no French: the slot has its own preposition.
            return Some((Item::Player(Who::Slot(name.clone()), role), index + 1));
        }
        if units.get(index).is_some_and(|unit| unit.what == What::Both) {
            // « 7 par joueur »: for each.
            let role = if role == Role::Agent { Role::Dative } else { role };
            return Some((Item::Player(Who::Both, role), index + 1));
        }
        // « l'adversaire du joueur 1 ».
        if form(index) == "adversaire"
            && let Some((Item::Player(Who::Is(player), Role::Genitive), next)) = self.player(units, index + 1)
        {
            return Some((Item::Player(Who::Is(player.opponent()), role), next));
        }
        let players = self.game.game().players;
        let last = |name: &str| name.rsplit(' ').next().unwrap_or_default().to_lowercase();
        let by_name = |form: &str| {
            // « noire », « blanches ».
            let base = form.trim_end_matches('s');
            let base = if base == "blanche" { "blanc" } else { base };
            let same = |name: &str| {
                let name = name.trim_end_matches('s');
                base == name || base.strip_suffix('e') == Some(name)
            };
            Player::BOTH.into_iter().find(|player| {
                let name = last(players[player.index()].subject);
                !name.chars().all(|c| c.is_ascii_digit()) && same(&name)
            })
        };
        // « le joueur 1 », « le joueur Sud », « le camp blanc », « J1 ».
        let noun = matches!(form(index), "joueur" | "camp" | "côté");
        let named = if noun { index + 1 } else { index };
        if noun && form(index) == "joueur" {
            let number = if matches!(form(named), "n°" | "numéro") { named + 1 } else { named };
            let player = match units.get(number).map(|unit| &unit.what) {
                Some(What::Value(Token::Number(1)) | What::One) => Some(Player::First),
                Some(What::Value(Token::Number(2))) => Some(Player::Second),
                _ => None,
            };
            if let Some(player) = player {
                let contracted = matches!(form(at), "au" | "du" | "par" | "pour") || index == at;
                return contracted.then_some((Item::Player(Who::Is(player), role), number + 1));
            }
        }
        if matches!(units.get(index)?.what, What::Value(Token::Cell(_))) {
            let player = match form(index) {
                "j1" => Player::First,
                "j2" => Player::Second,
                _ => return None,
            };
            return (self.game.game().players[0].symbol == "1")
                .then_some((Item::Player(Who::Is(player), role), index + 1));
        }
        // « aux Blancs », « à Sud », « au camp blanc »: the preposition agrees with what follows.
        let agrees = match form(at) {
            "au" | "du" => noun,
            "aux" | "des" => !noun && form(named).ends_with('s'),
            "à" | "de" => !noun && !form(named).ends_with('s'),
            _ => true,
        };
        let player = by_name(form(named))?;
        // « Sud » is a name, « le Sud » is none.
        let article = units[named].determined && !noun && !players[player.index()].subject.starts_with("le");
        if !agrees || article {
            return None;
        }
        // A colour after its noun belongs to it: « un pion blanc » is one of theirs.
        let after_noun = named == at && at > 0 && matches!(units[at - 1].what, What::Word(_)) && !units[at].determined;
        let owned = after_noun && ["pion", "jeton", "pièce"].contains(&self.base(&units[at - 1]));
        Some((Item::Player(Who::Is(player), if owned { Role::Genitive } else { role }), named + 1))
    }

    pub(super) fn base(&self, unit: &Unit) -> &str {
        match unit.what {
            What::Word((symbol, _)) => self.vocabulary.name(symbol),
            _ => "",
        }
    }

    /// Places, with what names them and what leads to them.
    pub(super) fn place(&self, units: &[Unit], at: usize) -> Option<(Item, usize)> {
        let form = |index: usize| units.get(index).map(|unit| unit.form.as_str()).unwrap_or_default();
        let (mut way, mut index) = (Way::Itself, at);
        match form(at) {
            "en" if form(at + 1) == "passant" && form(at + 2) == "par" => (way, index) = (Way::Through, at + 3),
            "en" if form(at + 1) == "suivant" => (way, index) = (Way::Through, at + 2),
            "à" if form(at + 1) == "partir" && matches!(form(at + 2), "de" | "du") => {
                (way, index) = (Way::From, at + 3)
            }
            "en" | "sur" | "dans" | "à" | "au" | "vers" | "aux" => (way, index) = (Way::At, at + 1),
            "jusque" => (way, index) = (Way::At, at + 2),
            "de" | "du" | "des" | "depuis" => (way, index) = (Way::From, at + 1),
            "par" | "via" => (way, index) = (Way::Through, at + 1),
            "par-dessus" => (way, index) = (Way::Over, at + 1),
            _ => {}
        }
        let is_noun = |index: usize| PLACE_NOUNS.contains(&form(index).trim_end_matches('s'));
        let (noun, first_noun) = (is_noun(index), index);
        if noun {
            index += 1;
            // « la pile située en A1 », « la case de A1 »: the place itself. One may also sow « la pile en A1, B1 ».
            let before = index;
            let object = at > 0
                && way == Way::Itself
                && matches!(units[at - 1].what, What::Word((_, class)) if class != Class::Plain);
            if matches!(form(index), "située" | "situé" | "situées" | "situés" | "placée" | "placées" | "présente")
            {
                index += 1;
            } else if form(index) == "qui" && matches!(form(index + 1), "est" | "se") {
                index += if form(index + 1) == "se" { 3 } else { 2 };
            }
            if !object && matches!(form(index), "en" | "de" | "du") {
                index += 1;
                if is_noun(index) {
                    index += 1;
                }
            } else {
                index = before;
            }
        }
        let one = |index: usize| -> Option<(Value, bool, bool)> {
            match &units.get(index)?.what {
                What::Value(Token::Cell(text)) => Some((Value::Own(text.clone()), false, false)),
                What::Value(Token::Letter(text)) => Some((Value::Own(text.clone()), false, true)),
                What::Value(Token::Slot(name)) => {
                    let base = name.trim_end_matches(|c: char| c.is_ascii_digit());
                    let several = base.ends_with('s');
                    let holes = base.starts_with("trou");
                    let place = ["case", "cases", "point", "points", "trou", "trous"].contains(&base);
                    place.then(|| (Value::Slot(name.clone()), several, holes))
                }
                _ => None,
            }
        };
        let (value, mut several, holes) = one(index)?;
        index += 1;
        if let Value::Slot(_) = value {
            return Some((Item::Place(way, Places { value, several, holes }), index));
        }
        let Value::Own(mut text) = value else { return None };
        // Others may follow, each with its own preposition and noun again.
        loop {
            let mut next = index;
            let mut joint = String::new();
            if matches!(units.get(next).map(|unit| &unit.what), Some(What::Value(Token::Comma))) {
                joint.push(',');
                next += 1;
            }
            match form(next) {
                word @ ("et" | "ou" | "puis") => {
                    joint = format!(" {word}");
                    next += 1;
                }
                "ensuite" | "enfin" if !joint.is_empty() => {
                    joint = " puis".to_owned();
                    next += 1;
                }
                // « en a5 comme en b5 ».
                "comme" if matches!(form(next + 1), "en" | "sur" | "dans") => {
                    joint = " et".to_owned();
                    next += 1;
                }
                "ni" => {
                    joint = " ou".to_owned();
                    next += 1;
                }
                _ => {}
            }
            if joint.is_empty() {
                break;
            }
            let same_way = match form(next) {
                "en" | "sur" | "dans" | "à" | "au" | "vers" | "sur la" => way == Way::At,
                "par" => way == Way::Through,
                "de" | "du" => way == Way::From,
                _ => false,
            };
            if same_way {
                next += 1;
            }
            let own_noun = is_noun(next);
            if own_noun {
                next += 1;
            }
            // « la case A1, B2 »: one case is not two.
            let alone = noun && !own_noun && !form(first_noun).ends_with('s');
            match one(next).filter(|_| !alone) {
                Some((Value::Own(other), _, kind)) if kind == holes => {
                    text = format!("{text}{joint} {other}");
                    several = true;
                    index = next + 1;
                }
                _ => break,
            }
        }
        Some((Item::Place(way, Places { value: Value::Own(text), several, holes }), index))
    }

    /// A number with its bound.
    pub(super) fn amount(&self, units: &[Unit], at: usize) -> Option<(Item, usize)> {
        let form = |index: usize| units.get(index).map(|unit| unit.form.as_str()).unwrap_or_default();
        let (bound, mut index) = match (form(at), form(at + 1)) {
            ("au" | "à", "moins") | ("au", "minimum") => (Bound::AtLeast, at + 2),
            ("au" | "à", "plus") | ("au", "maximum") => (Bound::AtMost, at + 2),
            ("plus", "de") => (Bound::More, at + 2),
            ("moins", "de") => (Bound::Fewer, at + 2),
            ("exactement" | "précisément", _) => (Bound::Exactly, at + 1),
            _ => (Bound::Exactly, at),
        };
        let value = match &units.get(index)?.what {
            What::Value(Token::Number(number)) => Value::Own(number.to_string()),
            What::One if bound != Bound::Exactly => Value::Own("1".into()),
            What::Value(Token::Slot(name))
                if matches!(name.trim_end_matches(|c: char| c.is_ascii_digit()), "nombre" | "limite") =>
            {
                Value::Slot(name.clone())
            }
            _ => return None,
        };
        index += 1;
        Some((Item::Amount(bound, value), index))
    }

    /// Walls or captures one after the other.
    pub(super) fn listed(&self, units: &[Unit], at: usize, items: &mut Vec<Item>, kind: Kind) -> usize {
        let text = |index: usize| match units.get(index).map(|unit| &unit.what) {
            Some(What::Value(Token::Wall(text))) if kind == Kind::Walls => Some(text.clone()),
            Some(What::Value(Token::Capture(text))) if kind == Kind::Captures => Some(text.clone()),
            _ => None,
        };
        // « la barrière e3h, c5v »: one wall is not two.
        let one = ["barrière", "mur", "cloison", "palissade", "prise", "capture"];
        let alone = at > 0 && one.contains(&units[at - 1].form.as_str());
        let mut all = text(at).unwrap_or_default();
        let mut index = at + 1;
        loop {
            let mut next = index;
            let mut joint = String::new();
            if matches!(units.get(next).map(|unit| &unit.what), Some(What::Value(Token::Comma))) {
                joint.push(',');
                next += 1;
            }
            if let Some(word @ ("et" | "ou")) = units.get(next).map(|unit| unit.form.as_str()) {
                joint = format!(" {word}");
                next += 1;
            }
            match text(next).filter(|_| !joint.is_empty() && !alone) {
                Some(other) => all = format!("{all}{joint} {other}"),
                None => break,
            }
            index = next + 1;
        }
        items.push(Item::Value(kind, Value::Own(all)));
        index
    }
}
