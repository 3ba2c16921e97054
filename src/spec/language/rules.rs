//! Turns of phrase: what is said otherwise, and how it is fitted to a sentence.

use std::sync::LazyLock;

use arbitre_rules::{Game, Player};
use rustc_hash::{FxHashMap, FxHashSet};

use super::forms::{Class, of_several};
use super::gist::Gist;
use super::grammar::Grammar;
use super::items::{Bound, Item, Kind, Places, Role, Sym, Value, Way, Who};
use crate::spec::parameters::Role as Named;

/// A turn of phrase, ready to be fitted.
#[derive(Clone, Debug)]
pub struct Rule {
    /// What is said.
    pub left: Vec<Item>,
    /// What that means.
    pub right: Right,
    /// Whether it is said in one game only: such a one goes before those of all games.
    pub of_game: bool,
    /// As it is written.
    pub said: String,
    /// What it says, in whatever order and with whatever small words: none if that cannot be told.
    pub gist: Option<Gist>,
    /// What is said, without the parts that may be said anywhere; those; and the words that it cannot do without.
    core: Vec<Item>,
    afloat: Vec<Item>,
    needs: Vec<Sym>,
}

/// A sentence to which rules are fitted.
#[derive(Debug)]
pub struct Fitting {
    core: Vec<Item>,
    afloat: Vec<Item>,
    words: FxHashSet<Sym>,
}

impl Fitting {
    /// These parts, made ready.
    #[must_use]
    pub fn new(items: &[Item]) -> Self {
        let (afloat, core) = items.iter().cloned().partition(is_afloat);
        Self { core, afloat, words: words_of(items).collect() }
    }
}

fn words_of(items: &[Item]) -> impl Iterator<Item = Sym> {
    items.iter().filter_map(|item| if let Item::Word(word, _) = item { Some(*word) } else { None })
}

/// What a turn of phrase means.
#[derive(Clone, Debug)]
pub enum Right {
    /// Known sentences, with slots.
    Sentences(Vec<String>),
    /// Another way of saying the sentence, of which some parts stay: `…`.
    Parts(Vec<Item>),
}

/// All of them, found by their words.
#[derive(Debug, Default)]
pub struct Rules {
    all: Vec<Rule>,
    by_word: FxHashMap<Sym, Vec<usize>>,
    wordless: Vec<usize>,
    meanings: Vec<Meaning>,
    meaning_of: FxHashMap<usize, usize>,
    often: FxHashMap<Sym, u32>,
}

/// The ways of saying one thing.
#[derive(Debug)]
struct Meaning {
    /// The words that go without saying when this is said.
    implied: FxHashSet<Sym>,
    /// The rules, by their other words.
    by_core: FxHashMap<Vec<Sym>, Vec<usize>>,
}

/// What the slots of a rule stand for in a sentence.
#[derive(Clone, Debug, Default)]
pub struct Bindings {
    slots: Vec<(String, Bound_)>,
    rests: Vec<Vec<Item>>,
    /// Slots for several things that were given one: another turn of phrase may speak of one.
    pub strained: usize,
}

/// What a slot stands for.
#[derive(Clone, PartialEq, Debug)]
enum Bound_ {
    Player(Who),
    Text(String),
    Places(Places),
}

impl Rules {
    /// These rules, in order. `implied`: the words that go without saying in a known sentence.
    #[must_use]
    pub fn new(all: Vec<Rule>, implied: impl Fn(&str) -> FxHashSet<Sym>) -> Self {
        let words = |rule: &Rule| rule.needs.clone();
        let mut often: FxHashMap<Sym, u32> = FxHashMap::default();
        for rule in &all {
            words(rule).into_iter().for_each(|word| *often.entry(word).or_default() += 1);
        }
        let mut own = Self::default();
        let mut known: FxHashMap<String, usize> = FxHashMap::default();
        let mut alike = FxHashSet::default();
        for (index, rule) in all.iter().enumerate() {
            if let (Some(gist), Right::Sentences(means)) = (&rule.gist, &rule.right) {
                let key = means.iter().map(|text| bare(text)).collect::<Vec<_>>().join(" ; ");
                let at = *known.entry(key).or_insert_with_key(|key| {
                    own.meanings.push(Meaning { implied: implied(key), by_core: FxHashMap::default() });
                    own.meanings.len() - 1
                });
                let Meaning { implied, by_core } = &mut own.meanings[at];
                // What is said twice in the same words is looked at once.
                if alike.insert((at, rule.of_game, gist.bare(implied), means.clone())) {
                    by_core.entry(gist.core(implied)).or_default().push(index);
                }
                own.meaning_of.insert(index, at);
            }
            match words(rule).into_iter().min_by_key(|word| (often[word], *word)) {
                Some(rarest) => own.by_word.entry(rarest).or_default().push(index),
                None => own.wordless.push(index),
            }
        }
        own.all = all;
        own.often = often;
        own
    }

    /// Those that may fit these parts, in order.
    pub fn near<'r>(&'r self, items: &[Item]) -> impl Iterator<Item = &'r Rule> {
        let near = words_of(items).filter_map(|word| self.by_word.get(&word)).flatten().chain(&self.wordless);
        let found: FxHashSet<usize> = near.copied().collect();
        let mut found: Vec<_> = found.into_iter().collect();
        found.sort_unstable();
        found.into_iter().map(|index| &self.all[index])
    }

    /// Those that say the same in other words or another order, with what their slots stand for.
    pub fn alike<'r>(&'r self, said: &Gist) -> Vec<(&'r Rule, Bindings)> {
        let mut found = Vec::new();
        for Meaning { implied, by_core } in &self.meanings {
            // Words that go without saying do not make a sentence.
            let core = said.core(implied);
            let Some(rules) = by_core.get(&core).filter(|_| !core.is_empty()) else { continue };
            let parts = said.parts(implied);
            for rule in rules.iter().map(|index| &self.all[*index]) {
                found.extend(rule.fit_gist(said, &parts, implied).map(|bindings| (rule, bindings)));
            }
        }
        found
    }

    /// The words that go without saying when a rule is said.
    #[must_use]
    pub fn implied(&self, rule: usize) -> &FxHashSet<Sym> {
        static NONE: LazyLock<FxHashSet<Sym>> = LazyLock::new(FxHashSet::default);
        self.meaning_of.get(&rule).map_or(&NONE, |meaning| &self.meanings[*meaning].implied)
    }

    /// How many of them have this word.
    #[must_use]
    pub fn often(&self, word: Sym) -> u32 {
        self.often.get(&word).copied().unwrap_or(1)
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[Rule] {
        &self.all
    }
}

impl Rule {
    /// A rule, with its gist if it means sentences.
    #[must_use]
    pub fn new(grammar: &Grammar, left: Vec<Item>, right: Right, of_game: bool, said: String) -> Self {
        let gist = if let Right::Sentences(_) = right { Gist::of(&left, grammar) } else { None };
        let Fitting { core, afloat, words } = Fitting::new(&left);
        Self { left, right, of_game, said, gist, core, afloat, needs: words.into_iter().collect() }
    }

    /// Whether it is a known sentence itself.
    #[must_use]
    pub fn is_model(&self) -> bool {
        matches!(&self.right, Right::Sentences(means) if means[..] == [self.said.clone()])
    }

    /// The same with an article cited, if the known sentence may cite one.
    #[must_use]
    pub fn citing(&self, grammar: &Grammar, listed: &FxHashSet<String>) -> Option<Self> {
        let Right::Sentences(means) = &self.right else { return None };
        let [means] = &means[..] else { return None };
        let cited = format!("{means} selon l'article {{article}}");
        let is_article = |item: &Item| matches!(item, Item::Value(Kind::Article, _));
        if !listed.contains(&bare(&cited)) || self.left.iter().any(is_article) {
            return None;
        }
        let mut left = self.left.clone();
        left.push(Item::Value(Kind::Article, Value::Slot("article".into())));
        let said = format!("{} selon l'article {{article}}", self.said);
        Some(Self::new(grammar, left, Right::Sentences(vec![cited]), self.of_game, said))
    }

    /// What is said by denying it: the contraries of what it means.
    #[must_use]
    pub fn denials(&self, grammar: &Grammar, contraries: &[(String, String)]) -> Vec<Self> {
        let Right::Sentences(means) = &self.right else { return Vec::new() };
        let [means] = &means[..] else { return Vec::new() };
        let verb = self.left.iter().position(|item| matches!(item, Item::Word(_, Class::Present | Class::Past)));
        let Some(verb) = verb.filter(|_| !self.left.contains(&Item::Not)) else { return Vec::new() };
        let found = contraries.iter().filter(|(one, _)| bare(one) == bare(means));
        let deny = |(one, other): &(String, String)| {
            let mut left = self.left.clone();
            left.insert(verb, Item::Not);
            let other = renamed(other, one, means);
            Self::new(grammar, left, Right::Sentences(vec![other]), self.of_game, format!("non : {}", self.said))
        };
        found.map(deny).collect()
    }

    /// What the slots stand for, if the sentence is said this way. `loose`: what has been done may be said of what is done.
    #[must_use]
    pub fn fit(&self, sentence: &Fitting, loose: bool) -> Option<Bindings> {
        if !self.needs.iter().all(|word| sentence.words.contains(word)) {
            return None;
        }
        // Where, to whom and by whom may be said anywhere: they are fitted apart from the rest, each kind in its order.
        let mut bindings = Bindings::default();
        if !fits(&self.core, &sentence.core, loose, &mut bindings) {
            return None;
        }
        let mut said = sentence.afloat.clone();
        for item in &self.afloat {
            let kept = bindings.clone();
            let found = said.iter().position(|other| {
                let fits = one(item, other, loose, &mut bindings);
                if !fits {
                    bindings = kept.clone();
                }
                fits
            })?;
            said.remove(found);
        }
        // What the rule does not speak of stays.
        match bindings.rests.last_mut() {
            Some(rest) => rest.extend(said),
            None if said.is_empty() => {}
            None => return None,
        }
        bindings.are_two().then_some(bindings)
    }

    /// What the slots stand for, if the sentence says the same things otherwise: the words are the same already.
    fn fit_gist(&self, said: &Gist, parts: &[Item], implied: &FxHashSet<Sym>) -> Option<Bindings> {
        let own = self.gist.as_ref()?;
        let wanted = own.parts(implied);
        if said.is_done_of(own, implied) || own.is_done_of(said, implied) || !said.is_told_by(own, implied) {
            return None;
        }
        if own.denied != said.denied
            || own.passive != said.passive
            || (own.past && !said.past)
            || wanted.len() != parts.len()
        {
            return None;
        }
        let mut bindings = self.fit_parts(&wanted, parts)?;
        bindings.strained += usize::from(own.past != said.past);
        Some(bindings)
    }

    /// What the slots among `wanted` stand for, if each is found among `parts`.
    pub(super) fn fit_parts(&self, wanted: &[Item], parts: &[Item]) -> Option<Bindings> {
        let mut bindings = Bindings::default();
        let mut parts = parts.to_vec();
        for item in wanted {
            let kept = bindings.clone();
            let found = parts.iter().position(|other| {
                let fits = one(item, other, true, &mut bindings);
                if !fits {
                    bindings = kept.clone();
                }
                fits
            })?;
            parts.remove(found);
        }
        bindings.are_two().then_some(bindings)
    }
}

/// `text` with the slots that `from` has, called as they are in `to`.
fn renamed(text: &str, from: &str, to: &str) -> String {
    let slots = |text: &str| -> Vec<String> { text.split(['{', '}']).skip(1).step_by(2).map(str::to_owned).collect() };
    let (from, to) = (slots(from), slots(to));
    let mut out = text.to_owned();
    for (from, to) in from.iter().zip(&to).filter(|(from, to)| player_key(from) != player_key(to)) {
        out = out.replace(&format!("{{{from}}}"), &format!("{{{to}}}"));
    }
    out
}

/// A known sentence, whatever its slots are called.
pub fn bare(text: &str) -> String {
    let mut out = String::new();
    for (index, part) in text.split(['{', '}']).enumerate() {
        out.push_str(if index % 2 == 0 { part } else { "{}" });
    }
    out
}

/// Whether a part may be said anywhere.
#[must_use]
pub fn is_afloat(item: &Item) -> bool {
    match item {
        Item::Player(_, role) => matches!(role, Role::Dative | Role::Benefit | Role::Agent),
        Item::Place(way, _) => *way != Way::Itself,
        _ => false,
    }
}

fn fits(left: &[Item], items: &[Item], loose: bool, bindings: &mut Bindings) -> bool {
    let Some((first, rest)) = left.split_first() else {
        return items.iter().all(|item| *item == Item::One);
    };
    if let Item::Rest(_) = first {
        let kept = bindings.clone();
        for end in 0..=items.len() {
            bindings.rests.push(items[..end].to_vec());
            if fits(rest, &items[end..], loose, bindings) {
                return true;
            }
            *bindings = kept.clone();
        }
        return false;
    }
    let Some((item, others)) = items.split_first() else { return false };
    let kept = bindings.clone();
    if one(first, item, loose, bindings) && fits(rest, others, loose, bindings) {
        return true;
    }
    *bindings = kept;
    // « un » before a noun says no more than its determiner would.
    *item == Item::One && fits(left, others, loose, bindings)
}

/// Whether a part is said by another.
fn one(left: &Item, item: &Item, loose: bool, bindings: &mut Bindings) -> bool {
    match (left, item) {
        (Item::Word(wanted, class), Item::Word(word, said)) => {
            wanted == word && (class == said || (loose && *class == Class::Present && *said == Class::Past))
        }
        (Item::Not, Item::Not) => true,
        (Item::Player(Who::Slot(name), role), Item::Player(who @ (Who::Is(_) | Who::Both), said)) => {
            role == said && bindings.bind(&player_key(name), Bound_::Player(who.clone()))
        }
        (Item::Player(Who::Is(player), role), Item::Player(Who::Is(other), said)) => player == other && role == said,
        (Item::Place(way, slot), Item::Place(said, places)) => {
            let Value::Slot(name) = &slot.value else { return left == item };
            bindings.strained += usize::from(slot.several && !places.several);
            way == said
                && slot.holes == places.holes
                && (slot.several || !places.several)
                && bindings.bind(name, Bound_::Places(places.clone()))
        }
        (Item::Amount(_, Value::Slot(name)), Item::Amount(bound, Value::Own(number))) if name.starts_with("limite") => {
            *bound != Bound::Exactly && bindings.bind(name, Bound_::Text(format!("{}{number}", bound.words())))
        }
        (Item::Amount(wanted, Value::Slot(name)), Item::Amount(bound, Value::Own(number))) => {
            wanted == bound && bindings.bind(name, Bound_::Text(number.clone()))
        }
        (Item::Amount(Bound::Exactly, Value::Slot(name)), Item::One) => bindings.bind(name, Bound_::Text("1".into())),
        (Item::Value(kind, Value::Slot(name)), item) => match item {
            Item::Value(own, Value::Own(text))
                if own == kind && text != "," && (!text.contains(' ') || takes_several(*kind, name)) =>
            {
                bindings.bind(name, Bound_::Text(text.clone()))
            }
            // A turn may look like the place where it leads, like a wall or like a capture.
            Item::Value(Kind::Walls | Kind::Captures, Value::Own(text))
                if *kind == Kind::Turn && !text.contains(' ') =>
            {
                bindings.bind(name, Bound_::Text(text.clone()))
            }
            Item::Value(Kind::Text, Value::Own(text)) if *kind == Kind::Turn && text != "," => {
                bindings.bind(name, Bound_::Text(text.clone()))
            }
            Item::Place(Way::Itself, Places { value: Value::Own(text), several: false, .. }) if *kind == Kind::Turn => {
                bindings.bind(name, Bound_::Text(text.clone()))
            }
            _ => false,
        },
        (left, item) => left == item,
    }
}

/// Whether a slot takes a list: « les barrières {barrières} », but « la barrière {barrière} ». Other values may have spaces.
fn takes_several(kind: Kind, name: &str) -> bool {
    !matches!(kind, Kind::Walls | Kind::Captures) || name.trim_end_matches(|c: char| c.is_ascii_digit()).ends_with('s')
}

/// The name of a player's slot, whatever his role: « du_joueur » and « au_joueur » are one player.
fn player_key(name: &str) -> String {
    if name.ends_with("adversaire") {
        return "adversaire".into();
    }
    let number = name.trim_start_matches(|c: char| !c.is_ascii_digit());
    format!("joueur{number}")
}

impl Bindings {
    fn bind(&mut self, name: &str, value: Bound_) -> bool {
        match self.slots.iter().find(|(known, _)| known == name) {
            Some((_, known)) => *known == value,
            None => {
                self.slots.push((name.to_owned(), value));
                true
            }
        }
    }

    /// Whether the players that a rule opposes, or tells apart, are not one and the same.
    fn are_two(&self) -> bool {
        let (one, two) = match self.player("adversaire") {
            Some(other) => (self.player("joueur"), Some(other)),
            None => (self.player("joueur1"), self.player("joueur2")),
        };
        one.is_none() || two.is_none() || one != two
    }

    /// What a slot stands for, said in the place of `name`.
    fn said(&self, name: &str, game: &Game) -> Option<String> {
        let base = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let role = match base {
            "joueur" | "camp" | "couleur" => Some(Named::Subject),
            "au_joueur" | "au_camp" | "à_couleur" => Some(Named::Dative),
            "du_joueur" | "du_camp" | "de_couleur" => Some(Named::Genitive),
            _ => None,
        };
        if let Some(role) = role {
            return match self.player(&player_key(name))? {
                Who::Is(player) => Some(role.of(&game.players[player.index()])),
                Who::Both | Who::Slot(_) => None,
            };
        }
        let text = |value: &Bound_| match value {
            Bound_::Text(text) => Some(text.clone()),
            Bound_::Places(places) => match &places.value {
                Value::Own(text) => Some(text.clone()),
                Value::Slot(_) => None,
            },
            Bound_::Player(_) => None,
        };
        let exact = self.slots.iter().find(|(known, _)| known == name);
        // « {case} » for « {cases} »: the only one of its kind.
        let stem = |name: &str| name.trim_end_matches(|c: char| c.is_ascii_digit() || c == 's').to_owned();
        let found = exact.or_else(|| {
            let mut alike = self.slots.iter().filter(|(known, _)| stem(known) == stem(name));
            alike.next().filter(|_| alike.next().is_none())
        });
        found.and_then(|(_, value)| text(value))
    }

    fn player(&self, key: &str) -> Option<&Who> {
        self.slots.iter().find_map(|(known, value)| match value {
            Bound_::Player(player) if known == key => Some(player),
            _ => None,
        })
    }

    /// What is said of each player, if it is said of both.
    #[must_use]
    pub fn each(&self) -> Vec<Self> {
        if !self.slots.iter().any(|(_, value)| *value == Bound_::Player(Who::Both)) {
            return vec![self.clone()];
        }
        let of = |player: Player| {
            let mut own = self.clone();
            for (_, value) in &mut own.slots {
                if *value == Bound_::Player(Who::Both) {
                    *value = Bound_::Player(Who::Is(player));
                }
            }
            own
        };
        Player::BOTH.into_iter().map(of).collect()
    }

    /// A known sentence with these values; none if a slot has none.
    #[must_use]
    pub fn fill(&self, model: &str, game: &Game) -> Option<String> {
        let mut out = String::new();
        let mut rest = model;
        while let Some((start, end)) = rest.find('{').zip(rest.find('}')) {
            out.push_str(&rest[..start]);
            let said = self.said(&rest[start + 1..end], game)?;
            // « de Awalé ».
            if said.starts_with(['A', 'a']) && rest[start..].starts_with("{jeu") && out.ends_with("de ") {
                out.truncate(out.len() - 3);
                out.push_str("d'");
            }
            out.push_str(&said);
            rest = &rest[end + 1..];
        }
        out.push_str(rest);
        Some(out)
    }

    /// The parts of a sentence said otherwise.
    #[must_use]
    pub fn rewrite(&self, right: &[Item]) -> Option<Vec<Item>> {
        let mut out = Vec::new();
        for item in right {
            match item {
                Item::Rest(index) => out.extend(self.rests.get(usize::from(*index))?.iter().cloned()),
                Item::Player(Who::Slot(name), role) => {
                    out.push(Item::Player(self.player(&player_key(name))?.clone(), *role));
                }
                Item::Place(way, Places { value: Value::Slot(name), .. }) => {
                    let places = self.slots.iter().find_map(|(known, value)| match value {
                        Bound_::Places(places) if known == name => Some(places.clone()),
                        _ => None,
                    })?;
                    out.push(Item::Place(*way, places));
                }
                Item::Amount(bound, Value::Slot(name)) => out.push(Item::Amount(*bound, Value::Own(self.text(name)?))),
                Item::Value(kind, Value::Slot(name)) => out.push(Item::Value(*kind, Value::Own(self.text(name)?))),
                Item::Value(kind, Value::Own(text)) if text.contains('{') => {
                    let (before, after) = text.split_once('{')?;
                    let (name, after) = after.split_once('}')?;
                    out.push(Item::Value(*kind, Value::Own(format!("{before}{}{after}", self.text(name)?))));
                }
                item => out.push(item.clone()),
            }
        }
        merge_options(&mut out);
        Some(out)
    }

    fn text(&self, name: &str) -> Option<String> {
        self.slots.iter().find_map(|(known, value)| match value {
            Bound_::Text(text) if known == name => Some(text.clone()),
            Bound_::Places(Places { value: Value::Own(text), .. }) if known == name => Some(text.clone()),
            _ => None,
        })
    }
}

/// Options that follow one another are said together.
pub fn merge_options(items: &mut Vec<Item>) {
    let mut at = 0;
    while at + 1 < items.len() {
        if let (Item::Value(Kind::Options, Value::Own(one)), Item::Value(Kind::Options, Value::Own(other))) =
            (&items[at], &items[at + 1])
        {
            let both = format!("{one} et {other}");
            items[at] = Item::Value(Kind::Options, Value::Own(both));
            items.remove(at + 1);
        } else {
            at += 1;
        }
    }
}

/// « la partie est gagnée par le joueur 1 » is « le joueur 1 gagne la partie ».
#[must_use]
pub fn active(items: &[Item], grammar: &Grammar) -> Option<Vec<Item>> {
    let be = grammar.vocabulary.number("être")?;
    let agent = items.iter().position(|item| matches!(item, Item::Player(_, Role::Agent)))?;
    let Item::Player(who, _) = &items[agent] else { return None };
    let verb = items[..agent].windows(2).position(|pair| {
        matches!(pair, [Item::Word(word, Class::Present | Class::Past | Class::Infinitive), Item::Word(_, Class::Participle)] if *word == be)
    })?;
    let (Item::Word(_, tense), Item::Word(done, _)) = (&items[verb], &items[verb + 1]) else { return None };
    let mut out = vec![Item::Player(who.clone(), Role::Subject)];
    // « peut être posée par »: who can is who does.
    let (before, modal) = match items[..verb].split_last() {
        Some((modal @ Item::Word(_, Class::Present), before)) if *tense == Class::Infinitive => {
            (before, Some(modal.clone()))
        }
        _ => (&items[..verb], None),
    };
    let (subject, denied) = match before.split_last() {
        Some((Item::Not, subject)) => (subject, true),
        _ => (before, false),
    };
    out.extend(denied.then_some(Item::Not));
    out.extend(modal);
    out.push(Item::Word(*done, *tense));
    out.extend(subject.iter().cloned());
    out.extend(items[verb + 2..agent].iter().cloned());
    out.extend(items[agent + 1..].iter().cloned());
    Some(out)
}

/// « Sud et Nord » are both players.
#[must_use]
pub fn both(items: &[Item], grammar: &Grammar) -> Option<Vec<Item>> {
    let joint = |word: Sym| ["et", "comme"].contains(&grammar.vocabulary.name(word));
    let at = items.windows(3).position(|three| match three {
        [Item::Player(Who::Is(one), role), Item::Word(word, _), Item::Player(Who::Is(other), also)] => {
            one != other && role == also && joint(*word)
        }
        _ => false,
    })?;
    let mut out = items.to_vec();
    if let Item::Player(who, _) = &mut out[at] {
        *who = Who::Both;
    }
    out.drain(at + 1..at + 3);
    // « ont chacun … ».
    if let Some(each) =
        out.iter().rposition(|item| matches!(item, Item::Player(Who::Both, _))).filter(|&each| each != at)
    {
        out.remove(each);
    }
    Some(out)
}

/// A sentence whose subject is several, its verb agreeing: « les Blancs gagnent ».
#[must_use]
pub fn agreed(text: &str, game: &Game) -> String {
    let Some(subject) = game.players.iter().map(|name| name.subject).find(|subject| text.starts_with(subject)) else {
        return text.to_owned();
    };
    if !subject.starts_with("les ") {
        return text.to_owned();
    }
    let rest = text[subject.len()..].trim_start();
    let (denied, rest) = match rest
        .strip_prefix("ne ")
        .map(|rest| ("ne ", rest))
        .or_else(|| rest.strip_prefix("n'").map(|rest| ("n'", rest)))
    {
        Some(found) => found,
        None => ("", rest),
    };
    let (verb, after) = rest.split_once(' ').unwrap_or((rest, ""));
    let Some(verb) = of_several(verb).filter(|_| !verb.ends_with("ent") && verb != "ont" && verb != "sont") else {
        return text.to_owned();
    };
    format!("{subject} {denied}{verb} {after}").trim_end().to_owned()
}
