//! The keywords of Gherkin in French and in English, and what a word that is none of them was probably meant to be.

use gherkin::StepType;

use super::typography::fold;

/// A language of keywords.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    French,
    English,
}

/// What a line with a colon opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Header {
    Feature,
    Background,
    Rule,
    Scenario,
    Outline,
    Examples,
}

/// What a step keyword says of the step: its own type, or that of the step before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepKind {
    Own(StepType),
    Same,
}

type Headers = &'static [(&'static str, Header)];
type Steps = &'static [(&'static str, StepKind)];

const GIVEN: StepKind = StepKind::Own(StepType::Given);
const WHEN: StepKind = StepKind::Own(StepType::When);
const THEN: StepKind = StepKind::Own(StepType::Then);

const FRENCH_HEADERS: Headers = &[
    ("Fonctionnalité", Header::Feature),
    ("Contexte", Header::Background),
    ("Règle", Header::Rule),
    ("Scénario", Header::Scenario),
    ("Exemple", Header::Scenario),
    ("Plan du scénario", Header::Outline),
    ("Plan du Scénario", Header::Outline),
    ("Exemples", Header::Examples),
];

const ENGLISH_HEADERS: Headers = &[
    ("Feature", Header::Feature),
    ("Business Need", Header::Feature),
    ("Ability", Header::Feature),
    ("Background", Header::Background),
    ("Rule", Header::Rule),
    ("Scenario", Header::Scenario),
    ("Example", Header::Scenario),
    ("Scenario Outline", Header::Outline),
    ("Scenario Template", Header::Outline),
    ("Examples", Header::Examples),
    ("Scenarios", Header::Examples),
];

/// Longer ones first: « Et que » before « Et ».
const FRENCH_STEPS: Steps = &[
    ("Étant donné que", GIVEN),
    ("Étant donné qu'", GIVEN),
    ("Étant données", GIVEN),
    ("Étant donnés", GIVEN),
    ("Étant donnée", GIVEN),
    ("Étant donné", GIVEN),
    ("Etant donné que", GIVEN),
    ("Etant donné qu'", GIVEN),
    ("Etant données", GIVEN),
    ("Etant donnés", GIVEN),
    ("Etant donnée", GIVEN),
    ("Etant donné", GIVEN),
    ("Sachant que", GIVEN),
    ("Sachant qu'", GIVEN),
    ("Sachant", GIVEN),
    ("Soit", GIVEN),
    ("Quand", WHEN),
    ("Lorsque", WHEN),
    ("Lorsqu'", WHEN),
    ("Alors", THEN),
    ("Donc", THEN),
    ("Et que", StepKind::Same),
    ("Et qu'", StepKind::Same),
    ("Et", StepKind::Same),
    ("Mais que", StepKind::Same),
    ("Mais qu'", StepKind::Same),
    ("Mais", StepKind::Same),
    ("*", StepKind::Same),
];

const ENGLISH_STEPS: Steps = &[
    ("Given", GIVEN),
    ("When", WHEN),
    ("Then", THEN),
    ("And", StepKind::Same),
    ("But", StepKind::Same),
    ("*", StepKind::Same),
];

impl Dialect {
    /// The language of a `# language:` line.
    pub fn from_code(code: &str) -> Option<Self> {
        match fold(code.trim()).as_str() {
            "fr" | "francais" | "french" => Some(Self::French),
            "en" | "anglais" | "english" => Some(Self::English),
            _ => None,
        }
    }

    pub(super) const fn other(self) -> Self {
        match self {
            Self::French => Self::English,
            Self::English => Self::French,
        }
    }

    const fn headers(self) -> Headers {
        match self {
            Self::French => FRENCH_HEADERS,
            Self::English => ENGLISH_HEADERS,
        }
    }

    const fn steps(self) -> Steps {
        match self {
            Self::French => FRENCH_STEPS,
            Self::English => ENGLISH_STEPS,
        }
    }

    /// Every keyword as we write it, with the colon of those that open something.
    pub fn keywords(self) -> impl Iterator<Item = String> {
        let headers = self.headers().iter().filter(|(keyword, _)| canonical(keyword) == *keyword);
        let steps = self.steps().iter().filter(|(keyword, _)| canonical(keyword) == *keyword && *keyword != "*");
        headers.map(|(keyword, _)| format!("{keyword}:")).chain(steps.map(|(keyword, _)| (*keyword).to_owned()))
    }

    /// The header that a line with plain characters opens: what, its keyword, and the byte where its title begins.
    pub fn header(self, line: &str) -> Option<(Header, &'static str, usize)> {
        self.headers().iter().find_map(|&(keyword, header)| {
            let rest = after(keyword, line)?;
            let title = rest.trim_start().strip_prefix(':')?;
            Some((header, canonical(keyword), line.len() - title.len()))
        })
    }

    /// The step that a line with plain characters is: its kind, its keyword, and the byte where its sentence begins.
    pub fn step(self, line: &str) -> Option<(StepKind, &'static str, usize)> {
        self.steps().iter().find_map(|&(keyword, kind)| {
            let rest = after(keyword, line)?;
            let ended = keyword.ends_with('\'') || rest.is_empty() || rest.starts_with(' ');
            ended.then_some((kind, canonical(keyword), line.len() - rest.len()))
        })
    }
}

/// A step as it is said: nothing stands between an elided keyword and its sentence, « Lorsqu'il reste ».
#[must_use]
pub fn said(keyword: &str, sentence: &str) -> String {
    format!("{keyword}{}{sentence}", space_after(keyword))
}

/// What stands between a keyword and its sentence.
#[must_use]
pub fn space_after(keyword: &str) -> &'static str {
    if keyword.ends_with('\'') { "" } else { " " }
}

/// The one way we write a keyword that may be written in two.
fn canonical(keyword: &'static str) -> &'static str {
    match keyword {
        "Plan du Scénario" => "Plan du scénario",
        "Etant donné que" => "Étant donné que",
        "Etant donné qu'" => "Étant donné qu'",
        "Etant données" => "Étant données",
        "Etant donnés" => "Étant donnés",
        "Etant donnée" => "Étant donnée",
        "Etant donné" => "Étant donné",
        keyword => keyword,
    }
}

/// What follows `keyword` in `line`; between its words there may be several spaces.
fn after<'l>(keyword: &str, line: &'l str) -> Option<&'l str> {
    // Most lines begin otherwise, and that is soon seen; most others have single spaces.
    let (begin, _) = keyword.as_bytes().split_at(keyword.len().min(3));
    if !line.as_bytes().starts_with(begin) {
        return None;
    }
    if let Some(rest) = line.strip_prefix(keyword) {
        return Some(rest);
    }
    let mut rest = line;
    for (index, word) in keyword.split(' ').enumerate() {
        if index > 0 {
            rest = rest.strip_prefix(' ')?.trim_start();
        }
        rest = rest.strip_prefix(word)?;
    }
    Some(rest)
}

/// What a line that is neither was probably meant to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guess<K> {
    /// What it would be.
    pub kind: K,
    /// The keyword to write.
    pub keyword: &'static str,
    /// What was written in its place.
    pub written: String,
    /// The byte where the title or the sentence begins.
    pub rest: usize,
    /// Right but for case, accents or language, and not a different word.
    pub same_word: bool,
    /// A keyword that is as near and means something else: nobody can tell which was meant.
    pub rival: Option<&'static str>,
}

/// The header that `line` looks like: `Scenario:`, `scénario :`, `Scénaro:`.
pub fn guess_header(dialect: Dialect, line: &str) -> Option<Guess<Header>> {
    let (written, title) = line.split_once(':')?;
    let word = fold(written.trim());
    if word.is_empty() || word.len() > 24 {
        return None;
    }
    let tolerated = if word.chars().count() < 6 { 1 } else { 2 };
    let distance = |keyword: &str| strsim::osa_distance(&fold(keyword), &word);
    let nearest = |dialect: Dialect| dialect.headers().iter().copied().min_by_key(|(keyword, _)| distance(keyword));
    // A word of the other language must be that very word: « Rôle : » is not « Rule: ».
    let own = nearest(dialect).filter(|(keyword, _)| distance(keyword) <= tolerated);
    let foreign = || nearest(dialect.other()).filter(|(keyword, _)| distance(keyword) == 0);
    let (keyword, kind) = own.or_else(foreign)?;
    let as_near = |(other, its): &&(&str, Header)| distance(other) == distance(keyword) && *its != kind;
    let rival = dialect.headers().iter().find(as_near).map(|(other, _)| *other);
    Some(Guess {
        kind,
        keyword: in_dialect(dialect, keyword, kind),
        written: written.trim().to_owned(),
        rest: line.len() - title.len(),
        same_word: distance(keyword) == 0,
        rival,
    })
}

/// The keyword of `dialect` that opens the same thing.
fn in_dialect(dialect: Dialect, keyword: &'static str, kind: Header) -> &'static str {
    let headers = dialect.headers();
    let same = headers.iter().find(|(own, _)| *own == keyword);
    same.or_else(|| headers.iter().find(|(_, header)| *header == kind)).map_or(keyword, |(own, _)| own)
}

/// The step that `line` looks like: `quand le joueur…`, `Alros le coup…`, `Given…` in a French file.
pub fn guess_step(dialect: Dialect, line: &str) -> Option<Guess<StepKind>> {
    let folded_line = fold(line);
    // « But du jeu » is French: the English keyword must be recognised by the sentence that follows it.
    let foreign = dialect.other().steps().iter().copied().filter(|(keyword, _)| *keyword != "But");
    let candidates = || dialect.steps().iter().copied().chain(foreign.clone());
    // The whole keyword is there, but for case, accents or language.
    for (keyword, kind) in candidates().filter(|(keyword, _)| *keyword != "*") {
        if let Some(rest) = folded_line.strip_prefix(&fold(keyword))
            && (keyword.ends_with('\'') || rest.is_empty() || rest.starts_with([' ', ',', ':']))
        {
            let words = keyword.split(' ').count();
            let rest = after_words(line, words, keyword.ends_with('\''));
            let keyword = step_in_dialect(dialect, keyword, kind);
            let written = line[..rest].trim().to_owned();
            return Some(Guess { kind, keyword, written, rest, same_word: true, rival: None });
        }
    }
    // A space in the middle of it: « Lors que ».
    let joined = folded_line.replacen(' ', "", 1);
    let cut = folded_line.find(' ').unwrap_or(folded_line.len());
    for &(keyword, kind) in dialect.steps().iter().filter(|(keyword, _)| !keyword.contains(' ')) {
        let word = fold(keyword);
        if word.len() > cut
            && let Some(after) = joined.strip_prefix(&word)
            && (keyword.ends_with('\'') || after.is_empty() || after.starts_with(' '))
        {
            let rest = line.char_indices().nth(word.chars().count() + 1).map_or(line.len(), |(byte, _)| byte);
            let written = line[..rest].trim().to_owned();
            return Some(Guess { kind, keyword, written, rest, same_word: true, rival: None });
        }
    }
    // A different word, close to the first one of a keyword of our own language.
    let first = folded_line.split([' ', '\'']).next()?.trim_end_matches([',', ':']);
    let length = first.chars().count();
    let near = dialect.steps().iter().filter_map(|&(keyword, kind)| {
        let word = fold(keyword.split([' ', '\'']).next()?);
        let tolerated = match word.chars().count().min(length) {
            0..=2 => 0,
            3..=5 => 1,
            _ => 2,
        };
        let distance = strsim::osa_distance(&word, first);
        (distance <= tolerated).then_some((keyword, kind, distance))
    });
    let (keyword, kind, least) = near.clone().min_by_key(|&(keyword, _, distance)| {
        // Among « Étant donné que », « Étant donnée »… prefer the one whose text is nearest.
        (distance, strsim::osa_distance(&fold(keyword), &prefix(&folded_line, keyword.chars().count())))
    })?;
    let mut rivals = near.filter(|&(_, other, distance)| distance == least && other != kind);
    let rival = rivals.next().map(|(rival, ..)| rival);
    let rest = after_words(line, keyword.split(' ').count(), keyword.ends_with('\''));
    Some(Guess {
        kind,
        keyword: canonical(keyword),
        written: line[..rest].trim().to_owned(),
        rest,
        same_word: false,
        rival,
    })
}

fn step_in_dialect(dialect: Dialect, keyword: &'static str, kind: StepKind) -> &'static str {
    let steps = dialect.steps();
    if steps.iter().any(|(own, _)| *own == keyword) {
        return keyword;
    }
    match (dialect, kind, keyword) {
        (Dialect::French, _, "But") => "Mais",
        (Dialect::French, StepKind::Same, _) => "Et",
        (Dialect::French, GIVEN, _) => "Étant donné",
        (Dialect::English, _, "Mais" | "Mais que" | "Mais qu'") => "But",
        _ => steps.iter().find(|(_, own)| *own == kind).map_or(keyword, |(own, _)| own),
    }
}

fn prefix(text: &str, length: usize) -> String {
    text.chars().take(length).collect()
}

/// The byte after the first `count` words; an apostrophe ends a word too if the last one is elided.
fn after_words(line: &str, count: usize, elided: bool) -> usize {
    let mut seen = 0;
    for (index, c) in line.char_indices() {
        if c == ' ' {
            seen += 1;
        }
        if seen == count {
            return index;
        }
        if elided && c == '\'' && seen + 1 == count {
            return index + 1;
        }
    }
    line.len()
}
