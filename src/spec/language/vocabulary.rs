//! The words of a game: their forms, their synonyms, and those that change nothing.

use rustc_hash::{FxHashMap, FxHashSet};

use super::forms::{Class, forms, is_verb};
use super::items::Sym;
use super::lexicon::Lexicon;

/// Small words, which have no forms of their own that matter.
const SMALL: &[&str] = &[
    "à",
    "en",
    "sur",
    "dans",
    "par",
    "pour",
    "avec",
    "sans",
    "contre",
    "vers",
    "depuis",
    "entre",
    "chez",
    "que",
    "qui",
    "dont",
    "où",
    "il",
    "elle",
    "ils",
    "elles",
    "on",
    "y",
    "ce",
    "se",
    "ne",
    "pas",
    "plus",
    "moins",
    "rien",
    "personne",
    "si",
    "et",
    "ou",
    "ni",
    "mais",
    "puis",
    "car",
    "comme",
    "encore",
    "toujours",
    "déjà",
    "seulement",
    "jusque",
    "via",
    "selon",
    "hors",
    "dès",
    "lors",
    "ensuite",
    "après",
    "avant",
    "sauf",
    "non",
    "oui",
    "celui-ci",
    "celle-ci",
    "ceux-ci",
    "celles-ci",
    "là",
    "ici",
    "ailleurs",
    "par-dessus",
    "dessus",
    "sous",
    "lorsque",
    "puisque",
    "quand",
    "je",
    "nous",
    "lui",
    "eux",
    "jamais",
    "presque",
    "peut-être",
    "autant",
    "aussi",
    "également",
    "trop",
    "très",
    "assez",
    "beaucoup",
    "peu",
    "tant",
    "alors",
    "de",
    "les",
    "numéro",
    "n°",
    "maximum",
    "minimum",
    "parmi",
    "quoi",
    "tel",
    "plusieurs",
];

/// Small words that go by gender and number: the first of each line stands for all.
const AGREEING: &[&[&str]] = &[
    &["aucun", "aucune", "aucuns", "aucunes"],
    &["tout", "toute", "tous", "toutes"],
    // « la seule » names one thing, « les seules » several.
    &["seul", "seule"],
    &["seuls", "seules"],
    &["autre", "autres"],
    &["même", "mêmes"],
    &["celui", "celle", "ceux", "celles"],
    &["chaque"],
    &["chacun", "chacune"],
    &["quelque", "quelques"],
    &["lequel", "laquelle", "lesquels", "lesquelles"],
];

/// A word as it is used: which one, and what its form says.
pub type Used = (Sym, Class);

/// The words that are known in one game.
#[derive(Debug, Default)]
pub struct Vocabulary {
    names: Vec<String>,
    symbols: FxHashMap<String, Sym>,
    /// Forms.
    forms: FxHashMap<String, Used>,
    /// Forms that are a participle too: « interdit ».
    participles: FxHashMap<String, Sym>,
    /// Forms that are a noun after a determiner, and a verb elsewhere.
    nouns: FxHashMap<String, Sym>,
    /// Words that stand for others.
    synonyms: FxHashMap<Used, Used>,
    /// Several words that stand for one, or for nothing; by the first of them, the longest first.
    pub(super) groups: FxHashMap<Sym, Vec<Group>>,
    /// Words that change nothing.
    silent: FxHashSet<Used>,
    /// Nouns that say what a verb says: « victoire » and « gagner ».
    families: FxHashMap<Sym, Sym>,
    /// Words that only tie the others together.
    ties: FxHashSet<Sym>,
}

/// Several words that stand for one, or for nothing.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) words: Vec<Used>,
    pub(super) instead: Option<Used>,
    /// The first word is a verb that may take any form, which the other then takes.
    pub(super) verbal: bool,
}

impl Vocabulary {
    /// The words of these lexicons together: the later ones are a game's own and go before.
    pub(super) fn new(lexicons: &[&Lexicon]) -> Self {
        let mut own = Self::default();
        for word in SMALL {
            own.insert(word, word, Class::Plain);
        }
        for words in AGREEING {
            for word in *words {
                own.insert(word, words[0], Class::Plain);
            }
        }
        for base in ["être", "avoir", "aller", "faire", "pouvoir", "devoir", "vouloir"] {
            own.declare(base);
        }
        for word in
            lexicons.iter().flat_map(|lexicon| &lexicon.words).filter(|word| !word.contains(' ') && !is_verb(word))
        {
            own.learn(word);
        }
        let words = |lexicon: &&Lexicon| -> Vec<String> {
            let listed = lexicon.words.iter().cloned();
            let pairs = lexicon.synonyms.iter().chain(&lexicon.families);
            let pairs = pairs.flat_map(|(key, others)| std::iter::once(key).chain(others)).cloned();
            listed.chain(pairs).collect()
        };
        let all: Vec<String> = lexicons.iter().flat_map(words).collect();
        // « s'achever » is one word, as « achever » is another.
        let all: Vec<String> =
            all.into_iter().map(|word| word.replacen("s'", "se ", usize::from(word.starts_with("s'")))).collect();
        for word in &all {
            if let Some(verb) = word.strip_prefix("se ").filter(|verb| !verb.contains(' ')) {
                own.declare(verb);
                own.symbol(word);
            }
        }
        let single = |word: &&String| !word.contains(' ');
        for word in all.iter().filter(single).filter(|word| is_verb(word)) {
            own.declare(word);
        }
        for word in lexicons.iter().flat_map(|lexicon| &lexicon.nouns) {
            own.declare_noun(word);
        }
        for word in all.iter().filter(single).filter(|word| !is_verb(word)) {
            own.learn(word);
        }
        for word in all.iter().filter(|word| !single(word)) {
            word.split([' ', '\'']).for_each(|part| own.learn(part));
        }
        for word in lexicons.iter().flat_map(|lexicon| &lexicon.implied).flat_map(|(_, words)| words) {
            if let Some(verb) = word.strip_prefix("s'").or_else(|| word.strip_prefix("se ")) {
                own.declare(verb);
                own.symbol(&format!("se {verb}"));
            } else if is_verb(word) {
                own.declare(word)
            } else {
                own.learn(word)
            }
        }
        for words in lexicons.iter().flat_map(|lexicon| &lexicon.silent) {
            words.split([' ', '\'']).for_each(|part| own.learn(part));
        }
        own
    }

    /// Reads what the lexicons say of the words; `read` gives the words of a text.
    pub(super) fn relate(&mut self, lexicons: &[&Lexicon], read: impl Fn(&Self, &str) -> Vec<Used>) {
        for lexicon in lexicons {
            for (key, others) in &lexicon.synonyms {
                let [instead] = read(self, key)[..] else { continue };
                for other in others {
                    let words = read(self, other);
                    match words[..] {
                        [] => {}
                        [word] => self.stand(word, instead),
                        _ => self.group(words, Some(instead)),
                    }
                }
            }
            for (verb, nouns) in &lexicon.families {
                let Some(verb) = self.number(verb) else { continue };
                for noun in nouns {
                    for name in [noun.clone(), format!("{noun} (nom)")] {
                        if let Some(noun) = self.number(&name).filter(|noun| *noun != verb) {
                            self.families.insert(noun, verb);
                        }
                    }
                }
            }
            for word in &lexicon.ties {
                let number = self.number(word);
                self.ties.extend(number);
            }
            for text in &lexicon.silent {
                let words = read(self, text);
                match words[..] {
                    [] => {}
                    [word] => drop(self.silent.insert(word)),
                    _ => self.group(words, None),
                }
            }
        }
        for groups in self.groups.values_mut() {
            groups.sort_by_key(|group| std::cmp::Reverse(group.words.len()));
        }
    }

    fn stand(&mut self, word: Used, instead: Used) {
        if word.1 == Class::Infinitive && instead.1 == Class::Infinitive {
            use Class::{Conditional, Future, Gerund, Imperfect, Infinitive, Participle, Past, Present};
            for class in [Conditional, Future, Gerund, Imperfect, Infinitive, Participle, Past, Present] {
                self.synonyms.insert((word.0, class), (instead.0, class));
            }
        } else {
            self.synonyms.insert(word, instead);
        }
    }

    fn group(&mut self, words: Vec<Used>, instead: Option<Used>) {
        let verbal = words[0].1 == Class::Infinitive;
        self.groups.entry(words[0].0).or_default().push(Group { words, instead, verbal });
    }

    fn symbol(&mut self, base: &str) -> Sym {
        if let Some(&symbol) = self.symbols.get(base) {
            return symbol;
        }
        let symbol = self.names.len() as Sym;
        self.names.push(base.to_owned());
        self.symbols.insert(base.to_owned(), symbol);
        symbol
    }

    fn insert(&mut self, form: &str, base: &str, class: Class) {
        let symbol = self.symbol(base);
        let known = *self.forms.entry(form.to_owned()).or_insert((symbol, class));
        if class == Class::Participle && known == (symbol, Class::Present) {
            self.participles.insert(form.to_owned(), symbol);
        }
    }

    /// A verb, with all its forms.
    fn declare(&mut self, base: &str) {
        for (form, class) in forms(base) {
            // « débute » is no feminine of « début ».
            if let Some(&(other, Class::Plain)) = self.forms.get(&form)
                && self.names[other as usize] != form
                && !SMALL.contains(&self.names[other as usize].as_str())
            {
                self.forms.remove(&form);
            }
            self.insert(&form, base, class);
        }
    }

    /// A noun that looks like a verb.
    fn declare_noun(&mut self, base: &str) {
        let symbol = self.symbol(&format!("{base} (nom)"));
        for form in [base.to_owned(), format!("{base}s")] {
            self.nouns.insert(form, symbol);
        }
        if !self.forms.contains_key(base) {
            self.learn(base);
        }
    }

    /// A word as somebody wrote it in a lexicon: known as it stands and in the forms that its end tells.
    pub(super) fn learn(&mut self, word: &str) {
        let word = word.to_lowercase();
        if word.is_empty() || self.forms.contains_key(&word) {
            return;
        }
        for (form, class) in forms(&word) {
            self.insert(&form, &word, class);
        }
        // « roque »: perhaps a verb.
        if word.ends_with('e') {
            self.insert(&format!("{word}nt"), &word, Class::Plain);
        }
    }

    /// What a form is, as a noun if it stands where one is expected.
    pub(super) fn used(&self, form: &str, as_noun: bool) -> Option<Used> {
        if as_noun && let Some(&noun) = self.nouns.get(form) {
            return Some((noun, Class::Plain));
        }
        self.forms.get(form).copied()
    }

    /// The verb whose participle this form may be, although it is known as a present: « interdit ».
    pub(super) fn participle(&self, form: &str) -> Option<Sym> {
        self.participles.get(form).copied()
    }

    /// The word that stands for this one.
    pub(super) fn meant(&self, word: Used) -> Used {
        let mut word = word;
        // Synonyms of synonyms: a lexicon may say one after the other.
        for _ in 0..8 {
            match self.synonyms.get(&word) {
                Some(&other) if other != word => word = other,
                _ => break,
            }
        }
        word
    }

    /// Whether a word changes nothing.
    pub(super) fn is_silent(&self, word: Used) -> bool {
        self.silent.contains(&word)
    }

    /// The verb that says the same as a noun, or the word itself.
    pub(super) fn family(&self, word: Sym) -> Sym {
        self.families.get(&word).copied().unwrap_or(word)
    }

    /// The words of a list, as a sentence has them: with their families, nouns and synonyms.
    pub(super) fn all_of<'w>(&self, words: impl Iterator<Item = &'w String>) -> FxHashSet<Sym> {
        let mut out = FxHashSet::default();
        // What one can or must do never goes without saying.
        let modal = [self.number("pouvoir"), self.number("devoir")];
        for word in words {
            let word = &word.replacen("s'", "se ", usize::from(word.starts_with("s'")));
            let noun = format!("{word} (nom)");
            for symbol in [self.number(word), self.number(&noun)].into_iter().flatten() {
                for class in [Class::Plain, Class::Infinitive] {
                    out.insert(self.family(self.meant((symbol, class)).0));
                }
                out.insert(self.family(symbol));
            }
        }
        out.retain(|word| !modal.contains(&Some(*word)));
        out
    }

    /// Whether a word only ties the others together.
    pub(super) fn ties(&self, word: Sym) -> bool {
        self.ties.contains(&word)
    }

    /// The number of a base word.
    pub(super) fn number(&self, base: &str) -> Option<Sym> {
        self.symbols.get(base).copied()
    }

    /// A word by its number.
    pub(super) fn name(&self, symbol: Sym) -> &str {
        self.names.get(symbol as usize).map(String::as_str).unwrap_or_default()
    }
}
