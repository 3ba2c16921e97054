//! From words to what they say: negation, tense, players in their roles, places, numbers, the article that is cited.
//!
//! Every word is accounted for: it becomes a part, belongs to one, or is among those that change nothing.

use std::ops::Range;

use arbitre_rules::GameId;

use super::forms::Class;
use super::items::{Item, Kind, Places, Role, Value, Who};
use super::vocabulary::{Used, Vocabulary};
use super::words::{Piece, Token, pieces};
use crate::spec::reader::typography::fold;

mod both;
mod order;
mod phrases;
mod units;

use self::order::deny_bounds;
pub(super) use self::order::float;
use self::units::units;

/// What was made of a sentence.
#[derive(Clone, Debug, Default)]
pub struct Parsed {
    /// Its parts, in order, the article that it cites last.
    pub items: Vec<Item>,
    /// Words that nobody knows.
    pub unknown: Vec<Range<usize>>,
}

/// Determiners: they say nothing that the rest does not.
const DETERMINERS: &[&str] = &["le", "la", "les", "cet", "cette", "ces", "son", "sa", "ses", "leur", "leurs"];

/// A word or a value, before it becomes part of something.
#[derive(Clone, Debug)]
struct Unit {
    what: What,
    /// As it was written, in small letters.
    form: String,
    span: Range<usize>,
    /// Whether a determiner stood before it.
    determined: bool,
}

#[derive(Clone, PartialEq, Debug)]
enum What {
    Word(Used),
    Unknown,
    Value(Token),
    /// « un », « une ».
    One,
    Not,
    /// « les deux joueurs ».
    Both,
}

/// The grammar of a game.
#[derive(Debug)]
pub struct Grammar {
    /// Its words.
    pub vocabulary: Vocabulary,
    game: GameId,
}

impl Grammar {
    /// The grammar of `game` with these words.
    #[must_use]
    pub const fn new(game: GameId, vocabulary: Vocabulary) -> Self {
        Self { vocabulary, game }
    }

    /// What a sentence says.
    #[must_use]
    pub fn parse(&self, text: &str) -> Parsed {
        let mut units = self.units(pieces(text));
        let mut unknown = Vec::new();
        self.both_players(&mut units);
        self.leave_out_silent(&mut units);
        self.deny_first(&mut units);
        self.negate(&mut units);
        self.participles(&mut units);
        self.gather(&mut units);
        self.compose_past(&mut units);
        for unit in &mut units {
            if let What::Word(used) = &mut unit.what {
                *used = self.vocabulary.meant(*used);
            }
        }
        let mut items = self.parts(&units, &mut unknown);
        // « une barrière est posée en e3, c5 »: one thing is said of several.
        let is = |index: usize| units[index].form == "est" && (index == 0 || units[index - 1].form != "ce");
        if items.iter().any(is_bare_list) && (0..units.len()).any(is) {
            items.clear();
        }
        Parsed { items, unknown }
    }

    /// The words of a text of the lexicon, as they are used.
    #[must_use]
    pub fn words_of(vocabulary: &Vocabulary, game: GameId, text: &str) -> Vec<Used> {
        // Borrowed for the time of reading: nothing is related to anything yet.
        let units = units(vocabulary, game, pieces(text));
        let word = |unit: &Unit| match unit.what {
            What::Word(used) => Some(used),
            _ => None,
        };
        units.iter().filter_map(word).collect()
    }

    fn units(&self, pieces: Vec<Piece>) -> Vec<Unit> {
        units(&self.vocabulary, self.game, pieces)
    }

    fn is(&self, unit: &Unit, base: &str) -> bool {
        matches!(unit.what, What::Word((symbol, _)) if self.vocabulary.name(symbol) == base)
    }

    fn leave_out_silent(&self, units: &mut Vec<Unit>) {
        self.replace_groups(units, false);
        units.retain(|unit| !matches!(unit.what, What::Word(used) if self.vocabulary.is_silent(used)));
        // The comma that set it apart.
        while matches!(units.first().map(|unit| &unit.what), Some(What::Value(Token::Comma))) {
            units.remove(0);
        }
    }

    /// « plus aucun galet en A1 », « pas une barrière »: a mark at the head; « plus un seul galet n'est … » is « aucun galet n'est … ».
    fn deny_first(&self, units: &mut Vec<Unit>) {
        let Some(none) = self.vocabulary.used("aucun", false) else { return };
        let sentence = units.iter().any(|unit| self.is(unit, "ne"));
        let mut at = 0;
        while at < units.len() {
            // At the head, or after what sets the scene.
            let head = at == 0 || matches!(units[at - 1].what, What::Value(Token::Comma));
            let is = |at: usize, words: &[&str]| {
                units.get(at).is_some_and(|unit| words.iter().any(|word| self.is(unit, word)))
            };
            let denied = head && is(at, &["plus", "pas"]);
            let counted = units.get(at + 1).is_some_and(|unit| unit.what == What::One);
            // « plus de 5 barrières ».
            let number = units.get(at + 2).is_some_and(|unit| match &unit.what {
                What::Value(Token::Number(_)) | What::One => true,
                What::Value(Token::Slot(name)) => name.starts_with("nombre") || name.starts_with("limite"),
                _ => false,
            });
            let denied = denied && !(is(at + 1, &["de"]) && number);
            if denied && (counted || is(at + 1, &["aucun", "moindre", "de"])) {
                let end = if counted && is(at + 2, &["seul"]) { at + 3 } else { at + 2 };
                units.drain(at + 1..end);
                units[at].what = if sentence { What::Word(none) } else { What::Not };
            } else if denied && is(at + 1, &["rien", "personne"]) {
                units.remove(at);
            } else if head
                && !sentence
                && (is(at, &["aucun"]) || matches!(units[at].form.as_str(), "nul" | "nulle"))
                && units.get(at + 1).is_some_and(|unit| matches!(unit.what, What::Word(_)) && unit.form != "part")
            {
                units[at].what = What::Not;
            }
            at += 1;
        }
    }

    /// « est interdit », « coup interdit au joueur 1 »: no present.
    fn participles(&self, units: &mut [Unit]) {
        for at in 0..units.len() {
            let What::Word((_, Class::Present)) = units[at].what else { continue };
            let Some(verb) = self.vocabulary.participle(&units[at].form) else { continue };
            let before = units[..at].iter().rev().find(|unit| unit.what != What::Not);
            let being = before.is_some_and(|unit| self.is(unit, "être"));
            let article = before.is_some_and(|unit| {
                matches!(&unit.what, What::Value(Token::Article(_)))
                    || matches!(&unit.what, What::Value(Token::Slot(name)) if name.starts_with("article"))
            });
            let subject = article
                || before.is_none_or(|unit| {
                    ["qui", "que", "article", "règle", "règlement", "arbitre", "on", "il", "ce", "rien"]
                        .iter()
                        .any(|word| self.is(unit, word))
                });
            let ends = units.get(at + 1).is_none_or(|unit| match &unit.what {
                What::Word(_) => {
                    matches!(unit.form.as_str(), "à" | "au" | "aux" | "pour" | "par" | "selon" | "en" | "et")
                }
                What::Value(Token::Comma | Token::Bracket) => true,
                What::Value(Token::Slot(name)) => name.starts_with("au_") || name.starts_with("à_"),
                _ => false,
            });
            if being || (!subject && ends) {
                units[at].what = What::Word((verb, Class::Participle));
            }
        }
    }

    /// « ne … pas » becomes one mark before the verb; « ne … que » stays what it is.
    fn negate(&self, units: &mut Vec<Unit>) {
        // « nul coup n'est permis », « nulle part ».
        for at in 0..units.len() {
            let before_ne = units.iter().skip(at + 2).any(|unit| self.is(unit, "ne"));
            // « nul n'est déclaré lâche ».
            if units[at].form == "nul"
                && units.get(at + 1).is_some_and(|unit| self.is(unit, "ne"))
                && let Some(nobody) = self.vocabulary.used("personne", false)
            {
                units[at].what = What::Word(nobody);
                continue;
            }
            let nowhere = units.get(at + 1).is_some_and(|unit| unit.form == "part");
            if matches!(units[at].form.as_str(), "nul" | "nulle")
                && (nowhere || (at == 0 && before_ne))
                && let Some(none) = self.vocabulary.used("aucun", false)
            {
                units[at].what = What::Word(none);
            }
        }
        let mut at = 0;
        while at < units.len() {
            if !self.is(&units[at], "ne") {
                at += 1;
                continue;
            }
            // « ne saurait » is « ne peut ».
            if let Some(unit) = units.get_mut(at + 1)
                && matches!(unit.form.as_str(), "saurait" | "sauraient")
                && let Some(can) = self.vocabulary.used("peut", false)
            {
                unit.what = What::Word(can);
            }
            // What closes it stands near, before the next verb's own negation.
            let end =
                units[at + 1..].iter().position(|unit| self.is(unit, "ne")).map_or(units.len(), |next| at + 1 + next);
            let close =
                |word: &str| units[at + 1..end].iter().position(|unit| self.is(unit, word)).map(|index| at + 1 + index);
            let (not, no_more, only) = (close("pas"), close("plus"), close("que"));
            let nothing = units[..end]
                .iter()
                .any(|unit| ["aucun", "rien", "personne", "ni"].iter().any(|word| self.is(unit, word)));
            let quantity = |index: usize| {
                matches!(units.get(index + 1).map(|unit| &unit.what), Some(What::Value(Token::Number(_))))
                    || (units.get(index + 1).is_some_and(|unit| self.is(unit, "de"))
                        && matches!(
                            units.get(index + 2).map(|unit| &unit.what),
                            Some(What::Value(Token::Number(_)) | What::One)
                        ))
            };
            match (not, no_more.filter(|&index| !quantity(index)), only) {
                // « pas que des pions »; but « ne fait pas partie des trous que Sud peut jouer » denies.
                (Some(not), _, Some(only)) if only <= not + 1 => at += 1,
                (Some(index), _, Some(_)) => {
                    units.remove(index);
                    units[at].what = What::Not;
                    at += 1;
                }
                (Some(index), None, None) | (None, Some(index), None) => {
                    units.remove(index);
                    units[at].what = What::Not;
                    let after = at + 1;
                    self.deny_once(units, after, end - 1);
                    at += 1;
                }
                (None, Some(index), Some(_)) => {
                    units.remove(index);
                    at += 1;
                }
                (None, None, Some(_)) => at += 1,
                // « ne peut aller », « ne saurait ».
                (None, None, None)
                    if nothing
                        || units
                            .get(at + 1)
                            .is_some_and(|unit| self.is(unit, "pouvoir") || self.is(unit, "savoir")) =>
                {
                    units[at].what = What::Not;
                    self.deny_once(units, at + 1, end);
                    at += 1;
                }
                _ => at += 1,
            }
        }
    }

    /// « ne contient pas de galet », « plus aucun galet », « pas le moindre galet »: one denial is enough.
    fn deny_once(&self, units: &mut Vec<Unit>, start: usize, end: usize) {
        let end = end.min(units.len());
        if let Some(none) = units[start..end].iter().position(|unit| self.is(unit, "aucun") || self.is(unit, "moindre"))
        {
            units.remove(start + none);
        } else if let Some(only) =
            units[start..end].windows(2).position(|pair| pair[0].what == What::One && self.is(&pair[1], "seul"))
        {
            units.drain(start + only..start + only + 2);
        }
    }

    /// Groups of words that stand for one word.
    fn gather(&self, units: &mut Vec<Unit>) {
        self.replace_groups(units, true);
    }

    fn replace_groups(&self, units: &mut Vec<Unit>, meaning: bool) {
        let mut at = 0;
        while at < units.len() {
            let What::Word((first, _)) = units[at].what else {
                at += 1;
                continue;
            };
            let groups = self.vocabulary.groups.get(&first).map(Vec::as_slice).unwrap_or_default();
            // « subir une défaite » is given as « subir défaite ».
            let length = |group: &super::vocabulary::Group| {
                let mut index = at;
                for (number, word) in group.words.iter().enumerate() {
                    while number > 0 && units.get(index).is_some_and(|unit| unit.what == What::One) {
                        index += 1;
                    }
                    match units.get(index)?.what {
                        What::Word(used) if number == 0 && group.verbal => (used.0 == word.0).then_some(())?,
                        What::Word(used) => (used == *word).then_some(())?,
                        _ => return None,
                    }
                    index += 1;
                }
                Some(index - at)
            };
            let found = groups.iter().filter(|group| group.instead.is_some() == meaning);
            let Some((group, length)) =
                found.map(|group| (group, length(group))).find_map(|(group, length)| Some((group, length?)))
            else {
                at += 1;
                continue;
            };
            match group.instead {
                None => drop(units.drain(at..at + length)),
                Some(instead) => {
                    let class = match units[at].what {
                        What::Word((_, class)) if group.verbal => class,
                        _ => instead.1,
                    };
                    let end = units[at + length - 1].span.end;
                    units.drain(at + 1..at + length);
                    units[at].what = What::Word((instead.0, class));
                    self.vocabulary.name(instead.0).clone_into(&mut units[at].form);
                    units[at].span.end = end;
                    at += 1;
                }
            }
        }
    }

    /// « a posé », « vient de poser » are one verb.
    fn compose_past(&self, units: &mut Vec<Unit>) {
        let mut at = 0;
        while at + 2 < units.len() {
            if let What::Word((verb, Class::Infinitive)) = units[at + 2].what
                && matches!(units[at].form.as_str(), "vient" | "viennent")
                && units[at + 1].form == "de"
            {
                units[at].what = What::Word((verb, Class::Past));
                units[at].span.end = units[at + 2].span.end;
                units.drain(at + 1..at + 3);
            }
            at += 1;
        }
        // « va poser » is to come.
        for at in (1..units.len()).rev() {
            if let What::Word((verb, Class::Infinitive)) = units[at].what
                && matches!(units[at - 1].form.as_str(), "va" | "vont")
            {
                units[at - 1].what = What::Word((verb, Class::Future));
                units[at - 1].span.end = units[at].span.end;
                units.remove(at);
            }
        }
        at = 0;
        while at + 1 < units.len() {
            // « n'a encore rien pris ».
            let between = ["rien", "personne", "encore", "toujours", "tout", "même", "jamais"];
            let done = at
                + 1
                + units[at + 1..].iter().take_while(|unit| between.iter().any(|word| self.is(unit, word))).count();
            if let (What::Word((_, Class::Present)), Some(What::Word((verb, Class::Participle)))) =
                (&units[at].what, units.get(done).map(|unit| &unit.what))
                && self.is(&units[at], "avoir")
            {
                units[at].what = What::Word((*verb, Class::Past));
                units.remove(done);
            }
            at += 1;
        }
    }

    fn parts(&self, units: &[Unit], unknown: &mut Vec<Range<usize>>) -> Vec<Item> {
        let mut items: Vec<Item> = Vec::new();
        let mut cited: Vec<Item> = Vec::new();
        // What is said first and set apart by a comma is said of the rest: it goes to the end.
        let mut front: Option<usize> = None;
        let mut rests = 0;
        let mut at = 0;
        while at < units.len() {
            if let Some((item, next)) = self.cited(units, at) {
                cited.push(item);
                at = next;
                // The comma that sets it apart.
                if matches!(units.get(at).map(|unit| &unit.what), Some(What::Value(Token::Comma))) {
                    at += 1;
                }
                while matches!(items.last(), Some(Item::Value(Kind::Text, Value::Own(text))) if text == ",") {
                    items.pop();
                }
                continue;
            }
            if let Some((item, next)) =
                self.player(units, at).or_else(|| self.place(units, at)).or_else(|| self.amount(units, at))
            {
                items.push(item);
                at = next;
                continue;
            }
            let unit = &units[at];
            at += 1;
            match &unit.what {
                What::Unknown => unknown.push(unit.span.clone()),
                What::Both => items.push(Item::Player(Who::Both, Role::Subject)),
                What::Not => items.push(Item::Not),
                What::One => items.push(Item::One),
                What::Word(used) => {
                    let name = self.vocabulary.name(used.0);
                    match name {
                        "horizontal" | "vertical" => {
                            items.push(Item::Value(Kind::Direction, Value::Own(format!("{name}e"))));
                        }
                        // « de » between nouns says nothing that their order does not.
                        "de" => {}
                        _ => items.push(Item::Word(used.0, used.1)),
                    }
                }
                What::Value(token) => match token {
                    Token::Comma => {
                        if front.is_none() && self.is_fronted(&items) {
                            front = Some(items.len());
                        } else {
                            items.push(comma());
                        }
                    }
                    Token::Bracket => {}
                    Token::Rest(number) => {
                        rests += 1;
                        items.push(Item::Rest(number.unwrap_or(rests) - 1));
                    }
                    Token::Slot(name) => items.push(slot(name)),
                    Token::Wall(_) => at = self.listed(units, at - 1, &mut items, Kind::Walls),
                    Token::Capture(_) => at = self.listed(units, at - 1, &mut items, Kind::Captures),
                    Token::Turn(text) => items.push(Item::Value(Kind::Turn, Value::Own(text.clone()))),
                    Token::Stack(text) => items.push(Item::Value(Kind::Stack, Value::Own(text.clone()))),
                    Token::Size(side) => items.push(Item::Value(Kind::Size, Value::Own(side.to_string()))),
                    Token::Text(text) => items.push(Item::Value(Kind::Text, Value::Own(text.clone()))),
                    Token::Option(text) => options(&mut items, text),
                    Token::Article(text) => items.push(Item::Value(Kind::Article, Value::Own(text.clone()))),
                    Token::Word(_) | Token::Letter(_) if GameId::from_slug(&fold(&unit.form)).is_some() => {
                        let game = GameId::from_slug(&fold(&unit.form)).expect("a game");
                        items.push(Item::Value(Kind::Game, Value::Own(game.game().name.to_owned())));
                    }
                    Token::Number(_) | Token::Cell(_) | Token::Word(_) | Token::Letter(_) | Token::Other(_) => {
                        unknown.push(unit.span.clone());
                    }
                },
            }
        }
        self.count_lists(&mut items);
        self.bound_after(&mut items);
        deny_bounds(&mut items);
        self.stand_somewhere(&mut items);
        self.list_places(&mut items);
        self.plain_commas(&mut items);
        if let Some(end) = front {
            items.rotate_left(end);
        }
        while items.last() == Some(&comma()) {
            items.pop();
        }
        float(&mut items);
        items.extend(cited);
        items
    }
}

/// The part of a sentence that a comma is.
pub(super) fn comma() -> Item {
    Item::Value(Kind::Text, Value::Own(",".into()))
}

fn options(items: &mut Vec<Item>, text: &str) {
    items.push(Item::Value(Kind::Options, Value::Own(text.to_owned())));
}

/// Whether a part is a list that only commas join.
fn is_bare_list(item: &Item) -> bool {
    match item {
        Item::Place(_, Places { value: Value::Own(text), several: true, .. })
        | Item::Value(Kind::Walls | Kind::Captures, Value::Own(text)) => {
            text.contains(", ") && ![" et ", " ou ", " puis "].iter().any(|joint| text.contains(joint))
        }
        _ => false,
    }
}

/// In which role a slot names a player, if it names one.
fn player_role(name: &str) -> Option<Role> {
    match name.trim_end_matches(|c: char| c.is_ascii_digit()) {
        "joueur" | "camp" | "couleur" | "adversaire" => Some(Role::Subject),
        "au_joueur" | "au_camp" | "à_couleur" | "à_adversaire" => Some(Role::Dative),
        "du_joueur" | "du_camp" | "de_couleur" | "de_adversaire" => Some(Role::Genitive),
        _ => None,
    }
}

fn slot(name: &str) -> Item {
    let value = Value::Slot(name.to_owned());
    match name.trim_end_matches(|c: char| c.is_ascii_digit()) {
        "coup" => Item::Value(Kind::Turn, value),
        "barriere" | "barrieres" | "barrière" | "barrières" => Item::Value(Kind::Walls, value),
        "prise" | "prises" => Item::Value(Kind::Captures, value),
        "pile" => Item::Value(Kind::Stack, value),
        "taille" => Item::Value(Kind::Size, value),
        "variantes" => Item::Value(Kind::Options, value),
        "jeu" => Item::Value(Kind::Game, value),
        "sens" => Item::Value(Kind::Direction, value),
        "article" => Item::Value(Kind::Article, value),
        _ => Item::Value(Kind::Text, value),
    }
}
