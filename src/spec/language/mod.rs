//! Plain French: what an author naturally writes, understood as one of the known sentences.
//!
//! Three steps, each a pure function: words ([`words`]), their meaning ([`vocabulary`]), what they say together ([`grammar`]). The
//! result is fitted to the turns of phrase ([`rules`]), which come from `features/lexique.yaml` and from the known sentences
//! themselves. A word that nobody knows, a turn that nobody taught, or two readings: the sentence is not understood.

pub mod forms;
pub mod gist;
pub mod grammar;
pub mod items;
pub mod lessons;
pub mod lexicon;
pub mod nearest;
pub mod rules;
pub mod samples;
pub mod vocabulary;
pub mod words;

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use arbitre_rules::GameId;
use gherkin::StepType;
use rustc_hash::{FxHashMap, FxHashSet};

use self::forms::Class;
use self::gist::Gist;
use self::grammar::{Grammar, Parsed};
use self::items::{Item, Kind, Places, Role, Sym, Value, Who};
use self::lexicon::{Lexicon, spelled_out};
use self::rules::{Fitting, Right, Rule, Rules, active, agreed, bare, both, merge_options};
use self::vocabulary::Vocabulary;
use crate::spec::catalogue::{Catalogue, Found};
use crate::spec::reader::typography::sentence;
use crate::spec::reader::{Kinds, Sentences};
use crate::spec::steps::THEMES;

/// How a sentence was heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// It says the same as these known sentences, one after the other.
    As(Vec<String>),
    /// It can be read in several ways.
    Several(Vec<Vec<String>>),
    /// It is not understood; the words that nobody knows, if there are any.
    Unknown(Vec<String>),
}

/// The language of a project: ours and what it teaches.
#[derive(Debug)]
pub struct Language {
    number: u64,
    /// What is said in every game, then in each.
    general: Vec<Lexicon>,
    own: FxHashMap<GameId, Vec<Lexicon>>,
    tongues: FxHashMap<GameId, OnceLock<Tongue>>,
}

/// The language of one game.
#[derive(Debug)]
pub struct Tongue {
    game: GameId,
    grammar: Grammar,
    rules: Rules,
    /// What each rule is about: made when a sentence is not understood.
    sketches: OnceLock<Vec<(usize, nearest::Sketch)>>,
}

impl Language {
    /// Our own.
    #[must_use]
    pub fn ours() -> &'static Arc<Self> {
        static OURS: OnceLock<Arc<Language>> = OnceLock::new();
        OURS.get_or_init(|| Arc::new(Self::with(Vec::new(), FxHashMap::default())))
    }

    /// Ours, and what a project teaches.
    #[must_use]
    pub fn with(general: Vec<Lexicon>, own: FxHashMap<GameId, Vec<Lexicon>>) -> Self {
        let ours = |game| Lexicon::read(Lexicon::ours(game)).expect("our own lexicon, which a test reads");
        Self::made_of(ours, general, own)
    }

    /// The lexicons that `ours` gives for every game and for each, and what a project teaches.
    pub fn made_of(
        ours: impl Fn(Option<GameId>) -> Lexicon,
        general: Vec<Lexicon>,
        own: impl IntoIterator<Item = (GameId, Vec<Lexicon>)>,
    ) -> Self {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let mut all = vec![ours(None)];
        all.extend(general);
        let mut by_game: FxHashMap<GameId, Vec<Lexicon>> =
            GameId::ALL.iter().map(|&game| (game, vec![ours(Some(game))])).collect();
        for (game, lexicons) in own {
            by_game.entry(game).or_default().extend(lexicons);
        }
        let tongues = GameId::ALL.iter().map(|&game| (game, OnceLock::new())).collect();
        Self { number: NUMBER.fetch_add(1, Ordering::Relaxed), general: all, own: by_game, tongues }
    }

    /// The language of a game.
    #[must_use]
    pub fn of(&self, game: GameId) -> &Tongue {
        self.tongues[&game].get_or_init(|| {
            let own = &self.own[&game];
            Tongue::new(game, &self.general, own)
        })
    }

    /// The known sentences, with bare slots, that are said with this word or another for it, in whatever game.
    #[must_use]
    pub fn about(&self, text: &str) -> FxHashSet<String> {
        let mut often: FxHashMap<String, usize> = FxHashMap::default();
        for sentence in GameId::ALL.iter().flat_map(|&game| self.of(game).about(text)) {
            *often.entry(sentence).or_default() += 1;
        }
        // What is only once said so is about something else.
        let most = often.values().copied().max().unwrap_or_default();
        often.into_iter().filter(|(_, count)| count * 5 >= most).map(|(sentence, _)| sentence).collect()
    }

    /// How a sentence that is not known as it stands is heard, in that game and that place. Each thread remembers what it heard.
    #[must_use]
    pub fn hear(&self, text: &str, game: GameId, place: Option<StepType>) -> Rc<Heard> {
        /// Beyond this, a suite has so many sentences that remembering them does not pay.
        const MOST: usize = 4096;
        type Key = (u64, GameId, Option<StepType>);
        thread_local! {
            static HEARD: RefCell<FxHashMap<Key, FxHashMap<String, Rc<Heard>>>> = RefCell::default();
        }
        let key = (self.number, game, place);
        if let Some(heard) = HEARD.with_borrow(|heard| heard.get(&key).and_then(|heard| heard.get(text)).map(Rc::clone))
        {
            return heard;
        }
        let heard = Rc::new(self.of(game).hear(text, place));
        HEARD.with_borrow_mut(|all| {
            let known = all.entry(key).or_default();
            if known.len() >= MOST {
                known.clear();
            }
            known.insert(text.to_owned(), Rc::clone(&heard));
        });
        heard
    }
}

impl Sentences for Language {
    fn lists(&self, sentence: &str) -> bool {
        Catalogue::get().knows(sentence)
    }

    /// What a sentence can do, in whatever game it is said.
    fn kinds(&self, sentence: &str) -> Option<Kinds> {
        Catalogue::get().kinds(sentence).or_else(|| {
            // The games that are spoken already first: another one is only made ready for what none of them says.
            let (ready, others): (Vec<GameId>, Vec<GameId>) =
                GameId::ALL.iter().partition(|game| self.tongues[*game].get().is_some());
            ready.into_iter().chain(others).find_map(|game| match &*self.hear(sentence, game, None) {
                Heard::As(sentences) => sentences.first().and_then(|text| kinds_of(text)),
                Heard::Several(readings) => readings.iter().flatten().find_map(|text| kinds_of(text)),
                Heard::Unknown(_) => None,
            })
        })
    }
}

/// What sentences were found to be, while one is read.
type Memo = FxHashMap<Vec<String>, Option<Vec<String>>>;

/// How closely a turn of phrase is followed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    /// Word for word.
    Strict,
    /// What has been done may be said of what is done.
    Loose,
    /// Whatever the order and the small words.
    Gist,
}

/// Sentences longer than this are not looked into: nobody says them.
const LONGEST: usize = 600;
/// Ways of saying a sentence otherwise that are looked at.
const MOST_STATES: usize = 200;
/// How often a sentence is said otherwise before it is given up.
const DEEPEST: usize = 6;

impl Tongue {
    fn new(game: GameId, general: &[Lexicon], own: &[Lexicon]) -> Self {
        let lexicons: Vec<&Lexicon> = general.iter().chain(own).collect();
        let mut vocabulary = Vocabulary::new(&lexicons);
        // The words of the known sentences and of the turns of phrase are known.
        let mut texts: Vec<(String, Vec<String>, bool)> = Vec::new();
        for (lexicon, of_game) in
            general.iter().map(|lexicon| (lexicon, false)).chain(own.iter().map(|lexicon| (lexicon, true)))
        {
            for turn in &lexicon.turns {
                texts.extend(
                    spelled_out(&sentence(&turn.said)).into_iter().map(|said| (said, turn.means.clone(), of_game)),
                );
            }
        }
        let models = models(game);
        for text in texts.iter().map(|(said, ..)| said).chain(models.iter().map(|(model, _)| model)) {
            for piece in words::pieces(text) {
                if let words::Token::Word(word) = piece.token {
                    vocabulary.learn(&word);
                }
            }
        }
        vocabulary.relate(&lexicons, |vocabulary, text| Grammar::words_of(vocabulary, game, text));
        let grammar = Grammar::new(game, vocabulary);
        let mut rules = Vec::new();
        for (said, means, of_game) in texts {
            add(&grammar, &mut rules, &said, &means, of_game);
            // What is said of a number is said of a limit, where the known sentence takes one.
            let limited = |text: &str| text.replace("{nombre}", "{limite}");
            if said.contains("{nombre}") && !said.contains('…') {
                let means: Vec<_> = means.iter().map(|text| limited(text)).collect();
                add(&grammar, &mut rules, &limited(&said), &means, of_game);
            }
        }
        let mut said: FxHashSet<Vec<Item>> = rules.iter().map(|rule| nameless(&rule.left)).collect();
        for (model, of_game) in models {
            let left = left_of(&grammar, &model);
            // Said otherwise already.
            if !said.insert(nameless(&left)) {
                continue;
            }
            rules.push(Rule::new(&grammar, left, Right::Sentences(vec![model.clone()]), of_game, model));
        }
        let listed: FxHashSet<String> =
            rules.iter().filter(|rule| rule.is_model()).map(|rule| bare(&rule.said)).collect();
        let contraries: Vec<(String, String)> = lexicons
            .iter()
            .flat_map(|lexicon| &lexicon.contraries)
            .flat_map(|(one, other)| {
                let (one, other) = (sentence(one), sentence(other));
                [(one.clone(), other.clone()), (other, one)]
            })
            .collect();
        let mut derived: Vec<Rule> = rules.iter().flat_map(|rule| rule.denials(&grammar, &contraries)).collect();
        rules.append(&mut derived);
        let mut derived: Vec<Rule> = rules.iter().filter_map(|rule| rule.citing(&grammar, &listed)).collect();
        rules.append(&mut derived);
        let mut known: FxHashSet<(Vec<Item>, Vec<String>)> = FxHashSet::default();
        rules.retain(|rule| match &rule.right {
            Right::Sentences(means) => known.insert((rule.left.clone(), means.clone())),
            Right::Parts(_) => true,
        });
        let implied: Vec<(String, &Vec<String>)> = lexicons
            .iter()
            .flat_map(|lexicon| &lexicon.implied)
            .flat_map(|(known, words)| {
                spelled_out(&sentence(known)).into_iter().map(move |known| (bare(&known), words))
            })
            .collect();
        let implied = |key: &str| {
            let words = implied.iter().filter(|(known, _)| known == key).flat_map(|(_, words)| *words);
            grammar.vocabulary.all_of(words)
        };
        let rules = Rules::new(rules, implied);
        Self { game, grammar, rules, sketches: OnceLock::new() }
    }

    fn about(&self, text: &str) -> Vec<String> {
        let family = |items: &[Item]| -> FxHashSet<Sym> {
            let word = |item: &Item| if let Item::Word(word, _) = item { Some(*word) } else { None };
            items.iter().filter_map(word).map(|word| self.grammar.vocabulary.family(word)).collect()
        };
        let parsed = self.parse(&sentence(text));
        let wanted = family(&parsed.items);
        if wanted.is_empty() || !parsed.unknown.is_empty() {
            return Vec::new();
        }
        let says = |rule: &&Rule| wanted.is_subset(&family(&rule.left));
        let means = self.rules.all().iter().filter(says).filter_map(|rule| match &rule.right {
            Right::Sentences(means) => Some(means),
            Right::Parts(_) => None,
        });
        means.flatten().map(|text| bare(text)).collect()
    }

    /// What a sentence says, part by part.
    #[must_use]
    pub fn parse(&self, text: &str) -> Parsed {
        self.grammar.parse(text)
    }

    fn hear(&self, text: &str, place: Option<StepType>) -> Heard {
        if text.len() > LONGEST {
            return Heard::Unknown(Vec::new());
        }
        let mut parsed = self.parse(text);
        if !parsed.unknown.is_empty() {
            let words = parsed.unknown.iter().map(|span| text[span.clone()].to_owned());
            return Heard::Unknown(words.collect());
        }
        merge_options(&mut parsed.items);
        let mut memo = Memo::default();
        match self.read(&parsed.items, place, 0, &mut memo) {
            Heard::Unknown(_) if place != Some(StepType::Given) && place != Some(StepType::When) => {
                self.joined(&parsed.items, place, &mut memo).unwrap_or(Heard::Unknown(Vec::new()))
            }
            heard => heard,
        }
    }

    /// Several claims in one sentence: each must be understood alone, and check something.
    fn joined(&self, items: &[Item], place: Option<StepType>, memo: &mut Memo) -> Option<Heard> {
        let word = |name: &str| self.grammar.vocabulary.number(name);
        let (and, but) = (word("et"), word("mais"));
        let joint = |item: &Item| match item {
            Item::Value(Kind::Text, Value::Own(text)) => text == ",",
            Item::Word(symbol, _) => Some(*symbol) == and || Some(*symbol) == but,
            _ => false,
        };
        let all_check = |sentences: &[String]| {
            sentences.iter().all(|sentence| kinds_of(sentence).is_some_and(|kinds| kinds.checks))
        };
        for (at, _) in items.iter().enumerate().filter(|(_, item)| joint(item)) {
            let mut after = at + 1;
            while items.get(after).is_some_and(joint) {
                after += 1;
            }
            let (one, other) = (&items[..at], &items[after..]);
            if one.is_empty() || other.is_empty() {
                continue;
            }
            let Heard::As(mut first) = self.read(one, place, 0, memo) else { continue };
            // « le joueur 1 gagne et reprend la main »: the subject is said once.
            let subject = one.first().filter(|item| matches!(item, Item::Player(_, Role::Subject)));
            let begun: Vec<Item> = subject.into_iter().chain(other).cloned().collect();
            let second = [other, &begun[..]].into_iter().find_map(|items| match self.read(items, place, 0, memo) {
                Heard::As(sentences) => Some(sentences),
                _ => match self.joined(items, place, memo) {
                    Some(Heard::As(sentences)) => Some(sentences),
                    _ => None,
                },
            });
            let Some(second) = second else { continue };
            first.extend(second);
            if all_check(&first) {
                return Some(Heard::As(first));
            }
        }
        None
    }

    /// The known sentences that say the same as these parts.
    fn read(&self, items: &[Item], place: Option<StepType>, depth: usize, memo: &mut Memo) -> Heard {
        for way in [Reading::Strict, Reading::Loose, Reading::Gist] {
            let mut seen: FxHashSet<Vec<Item>> = FxHashSet::default();
            let mut level = vec![items.to_vec()];
            seen.insert(items.to_vec());
            for _ in 0..DEEPEST {
                let mut found: Vec<(Rank, Vec<String>)> = Vec::new();
                let mut next = Vec::new();
                for state in &level {
                    let gist = (way == Reading::Gist).then(|| Gist::of(state, &self.grammar)).flatten();
                    let near =
                        self.rules.near(state).filter(|rule| gist.is_none() || matches!(rule.right, Right::Parts(_)));
                    let fitting = Fitting::new(state);
                    let near = near.filter_map(|rule| Some((rule, rule.fit(&fitting, way != Reading::Strict)?)));
                    for (rule, bindings) in near.chain(gist.iter().flat_map(|gist| self.rules.alike(gist))) {
                        match &rule.right {
                            Right::Sentences(models) => {
                                let game = self.game.game();
                                let each = bindings.each();
                                let sentences =
                                    each.iter().flat_map(|it| models.iter().map(|model| it.fill(model, game)));
                                let Some(sentences) = sentences.collect::<Option<Vec<_>>>() else { continue };
                                let Some(known) = self.known(&sentences, place, depth, memo) else { continue };
                                // Two players do not play one turn.
                                let acts = |text: &String| kinds_of(text).is_some_and(|it| !it.sets_up && !it.checks);
                                if each.len() > 1 && known.iter().any(acts) {
                                    continue;
                                }
                                // What has been done is no forecast.
                                let is = |items: &[Item], class: Class| {
                                    items.iter().any(|item| matches!(item, Item::Word(_, own) if *own == class))
                                };
                                if is(items, Class::Past)
                                    && known.iter().any(|text| is(&self.parse(text).items, Class::Conditional))
                                {
                                    continue;
                                }
                                // What plays is no claim, what claims installs nothing.
                                if known.iter().all(|sentence| suits(sentence, place)) {
                                    found.push(((bindings.strained, !rule.of_game), known));
                                }
                            }
                            Right::Parts(parts) => next.extend(bindings.rewrite(parts).map(settled)),
                        }
                    }
                    next.extend(active(state, &self.grammar).map(settled));
                    next.extend(both(state, &self.grammar).map(settled));
                }
                if !found.is_empty() {
                    let first = found.iter().map(|(rank, _)| *rank).min();
                    found.retain(|(rank, _)| Some(*rank) == first);
                    let mut best: Vec<Vec<String>> = Vec::new();
                    for (_, reading) in found {
                        if !best.iter().any(|known| same(known, &reading)) {
                            best.push(reading);
                        }
                    }
                    return match <[Vec<String>; 1]>::try_from(best) {
                        Ok([only]) => Heard::As(only),
                        Err(several) => Heard::Several(several),
                    };
                }
                next.retain(|state| seen.len() < MOST_STATES && seen.insert(state.clone()));
                if next.is_empty() {
                    break;
                }
                level = next;
            }
        }
        Heard::Unknown(Vec::new())
    }

    /// The sentences as the definitions know them, if they do: what a turn of phrase means may itself be said otherwise.
    fn known(
        &self,
        sentences: &[String],
        place: Option<StepType>,
        depth: usize,
        memo: &mut Memo,
    ) -> Option<Vec<String>> {
        if let Some(known) = memo.get(sentences) {
            return known.clone();
        }
        let known = self.looked_up(sentences, place, depth, memo);
        memo.insert(sentences.to_vec(), known.clone());
        known
    }

    fn looked_up(
        &self,
        sentences: &[String],
        place: Option<StepType>,
        depth: usize,
        memo: &mut Memo,
    ) -> Option<Vec<String>> {
        let mut out = Vec::new();
        for text in sentences {
            let text = of_one(&sentence(text));
            let agreeing = agreed(&text, self.game.game());
            if let Some(known) = [&agreeing, &text].into_iter().find(|text| self.is_known(text)) {
                out.push(known.clone());
                continue;
            }
            if depth >= 3 {
                return None;
            }
            let parsed = self.parse(&text);
            match self.read(&parsed.items, place, depth + 1, memo) {
                Heard::As(known) if parsed.unknown.is_empty() => out.extend(known),
                _ => return None,
            }
        }
        Some(out)
    }

    fn is_known(&self, text: &str) -> bool {
        match Catalogue::get().find(text) {
            Found::One(entry) => entry.games.is_empty() || entry.games.contains(&self.game),
            Found::Nothing | Found::Several(_) => false,
        }
    }

    /// The parts of a sentence, in French, to be shown.
    #[must_use]
    pub fn tell(&self, items: &[Item]) -> Vec<String> {
        items
            .iter()
            .map(|item| match item {
                Item::Word(symbol, class) => {
                    let name = self.grammar.vocabulary.name(*symbol);
                    if *class == Class::Plain { name.to_owned() } else { format!("{name} ({})", tense(*class)) }
                }
                other => other.told(self.game.game()),
            })
            .collect()
    }
}

/// How near a reading is: the smaller, the nearer. How many slots for several things were given one, whether it is said in all
/// games.
type Rank = (usize, bool);

/// Whether two readings are the same sentences with the same values, in whichever words.
#[must_use]
pub fn same(one: &[String], other: &[String]) -> bool {
    let meaning = |text: &String| match Catalogue::get().find(text) {
        Found::One(entry) => {
            let values = entry.pattern.captures(text);
            let values = values
                .iter()
                .flat_map(|values| values.iter().skip(1).flatten().map(|value| value.as_str().to_lowercase()));
            (std::ptr::from_ref(entry), values.collect::<Vec<_>>())
        }
        Found::Nothing | Found::Several(_) => (std::ptr::null(), Vec::new()),
    };
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| meaning(one) == meaning(other))
}

/// « 1 pions » is « 1 pion ».
fn of_one(text: &str) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    for at in 1..words.len() {
        if words[at - 1] == "1" && words[at].len() > 3 && at > 1 && words[at - 2] != "joueur" {
            words[at] = words[at].strip_suffix('s').unwrap_or(words[at]);
        }
    }
    words.join(" ")
}

const fn tense(class: Class) -> &'static str {
    match class {
        Class::Plain => "mot",
        Class::Present => "présent",
        Class::Infinitive => "infinitif",
        Class::Participle => "participe",
        Class::Past => "passé",
        Class::Future => "futur",
        Class::Conditional => "conditionnel",
        Class::Imperfect => "imparfait",
        Class::Gerund => "gérondif",
    }
}

/// Parts that were said otherwise, in the order in which a sentence is read.
fn settled(mut items: Vec<Item>) -> Vec<Item> {
    // « choisit de passer » is « passe ».
    let finite = items.iter().any(|item| matches!(item, Item::Word(_, Class::Present | Class::Past)));
    if let [Item::Player(_, Role::Subject), rest @ ..] = &mut items[..]
        && !finite
        && let [Item::Word(_, class @ Class::Infinitive), ..]
        | [Item::Not, Item::Word(_, class @ Class::Infinitive), ..] = rest
    {
        *class = Class::Present;
    }
    let cited = items.iter().position(|item| matches!(item, Item::Value(Kind::Article, _))).map(|at| items.remove(at));
    grammar::float(&mut items);
    items.extend(cited);
    items
}

fn kinds_of(text: &str) -> Option<Kinds> {
    match Catalogue::get().find(text) {
        Found::One(entry) => Some(entry.kinds),
        Found::Nothing | Found::Several(_) => None,
    }
}

/// Whether a known sentence stands in its place: a claim below « Alors », what sets up or plays elsewhere.
fn suits(text: &str, place: Option<StepType>) -> bool {
    let Some(kinds) = kinds_of(text) else { return false };
    match place {
        None => true,
        Some(StepType::Then) => kinds.checks,
        Some(StepType::Given | StepType::When) => kinds.sets_up || kinds.acts,
    }
}

/// What is said in a turn of phrase: « un » goes without saying.
fn left_of(grammar: &Grammar, said: &str) -> Vec<Item> {
    grammar.parse(said).items.into_iter().filter(|item| *item != Item::One).collect()
}

/// The same, whatever its slots are called.
fn nameless(left: &[Item]) -> Vec<Item> {
    let bare = |value: &Value| match value {
        Value::Slot(_) => Value::Slot(String::new()),
        Value::Own(text) => Value::Own(text.clone()),
    };
    let item = |item: &Item| match item {
        Item::Player(Who::Slot(_), role) => Item::Player(Who::Slot(String::new()), *role),
        Item::Place(way, places) => Item::Place(*way, Places { value: bare(&places.value), ..places.clone() }),
        Item::Amount(bound, value) => Item::Amount(*bound, bare(value)),
        Item::Value(kind, value) => Item::Value(*kind, bare(value)),
        other => other.clone(),
    };
    left.iter().map(item).collect()
}

/// A turn of phrase, with its denial if it only changes a part of the sentence.
fn add(grammar: &Grammar, rules: &mut Vec<Rule>, said: &str, means: &[String], of_game: bool) {
    let left = left_of(grammar, said);
    if !left.iter().any(|item| matches!(item, Item::Rest(_))) {
        rules.push(Rule::new(grammar, left, Right::Sentences(means.to_vec()), of_game, said.to_owned()));
        return;
    }
    let [meaning] = means else { return };
    let right = grammar.parse(&sentence(meaning)).items;
    // What is said of an affirmation is said of its denial, and of « ne … que ».
    let verb = |items: &[Item]| items.iter().position(|item| matches!(item, Item::Word(_, Class::Present)));
    if let (Some(one), Some(other)) = (verb(&left), verb(&right))
        && !left.contains(&Item::Not)
        && !right.contains(&Item::Not)
    {
        let ne = grammar.vocabulary.number("ne").map(|ne| Item::Word(ne, Class::Plain));
        for mark in [Some(Item::Not), ne].into_iter().flatten() {
            let with = |items: &[Item], at: usize| [&items[..at], std::slice::from_ref(&mark), &items[at..]].concat();
            let (left, right) = (with(&left, one), Right::Parts(with(&right, other)));
            rules.push(Rule::new(grammar, left, right, of_game, said.to_owned()));
        }
    }
    rules.push(Rule::new(grammar, left, Right::Parts(right), of_game, said.to_owned()));
}

/// The known sentences of a game, as turns of phrase onto themselves: each slot has a name of its own. `true` for those that are
/// the game's own.
fn models(game: GameId) -> Vec<(String, bool)> {
    let mut out = Vec::new();
    for phrase in THEMES.iter().flat_map(|theme| theme.phrases) {
        let Found::One(entry) = Catalogue::get().find(&sentence(&phrase.example())) else { continue };
        if !(entry.games.is_empty() || entry.games.contains(&game)) || entry.kinds.application {
            continue;
        }
        let mut model = String::new();
        let mut rest = phrase.model;
        let mut names: Vec<&str> = Vec::new();
        while let Some((start, end)) = rest.find('{').zip(rest.find('}')) {
            let name = &rest[start + 1..end];
            names.push(name);
            model.push_str(&rest[..=start]);
            model.push_str(name);
            if names.len() > 1 {
                model.push_str(&names.len().to_string());
            }
            model.push('}');
            rest = &rest[end + 1..];
        }
        model.push_str(rest);
        out.push((sentence(&model), !entry.games.is_empty()));
    }
    out
}
