//! Which scenarios to run: by tags, by name, by line, and which share of them.

use std::collections::{BTreeSet, HashMap, HashSet};

use arbitre_rules::Variants;

use super::plan::Case;
use super::reader::typography::fold;

/// What was asked for.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// An expression over tags.
    pub tags: Option<TagExpr>,
    /// A part of the title, case and accents aside.
    pub name: Option<String>,
    /// Variants: only the scenarios that are tagged with them, and only under them.
    pub variants: Variants,
    /// Lines, by file as it was named. A file without lines is taken whole.
    pub lines: HashMap<String, Vec<usize>>,
    /// Titles, by file as it was named. A file without titles is taken whole.
    pub titles: HashMap<String, BTreeSet<String>>,
    /// A share of what remains, for those who spread a suite over machines.
    pub fragment: Option<Fragment>,
}

impl Selection {
    /// Whether everything is asked for.
    #[must_use]
    pub fn is_everything(&self) -> bool {
        self.tags.is_none()
            && self.name.is_none()
            && self.variants.0.is_empty()
            && self.lines.is_empty()
            && self.titles.is_empty()
            && self.fragment.is_none()
    }

    /// The lines of one file that are asked for and belong to none of its cases, as `fichier:ligne`.
    #[must_use]
    pub fn empty_lines(&self, path: &str, cases: &[Case]) -> Vec<String> {
        let rows = row_lines(cases);
        let lines = self.lines.get(path).into_iter().flatten();
        let empty = lines.filter(|&&line| !cases.iter().any(|case| case.is_at(line, &rows)));
        empty.map(|line| format!("{path}:{line}")).collect()
    }

    /// Keeps the cases of one file that are asked for.
    #[must_use]
    pub fn of_file(&self, path: &str, cases: Vec<Case>) -> Vec<Case> {
        if self.is_everything() {
            return cases;
        }
        let rows = row_lines(&cases);
        let lines = self.lines.get(path);
        let titles = self.titles.get(path);
        let name = self.name.as_deref().map(fold);
        let wanted = |case: &Case| {
            lines.is_none_or(|lines| lines.iter().any(|&line| case.is_at(line, &rows)))
                && titles.is_none_or(|titles| titles.contains(&case.scenario.name))
                && name.as_ref().is_none_or(|name| fold(&case.scenario.name).contains(name))
                && self.variants.0.iter().all(|(key, value)| case.variants.get(key) == Some(value))
                && self.tags.as_ref().is_none_or(|tags| tags.holds(&case.tags))
        };
        cases.into_iter().filter(wanted).collect()
    }
}

/// `2/5`: the second of five shares, which together are the whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fragment {
    number: usize,
    of: usize,
}

impl Fragment {
    /// Reads `2/5`.
    ///
    /// # Errors
    /// What is wrong with it, in French.
    pub fn read(text: &str) -> Result<Self, String> {
        let parts = text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match parts {
            Some((number, of)) if 0 < number && number <= of => Ok(Self { number, of }),
            Some((number, of)) => Err(format!("le fragment {number} de {of} n'existe pas ; ils vont de 1/N à N/N")),
            None => Err(format!("« {text} » n'est pas un fragment, comme « 2/5 » : le deuxième de cinq")),
        }
    }

    /// Whether the scenario of that rank, from 0, is in it. Neighbours go to different shares: long ones often stand together.
    #[must_use]
    pub const fn holds(self, rank: usize) -> bool {
        rank % self.of == self.number - 1
    }
}

/// The lines on which rows of outlines stand.
fn row_lines(cases: &[Case]) -> HashSet<usize> {
    cases.iter().filter(|case| case.row.is_some()).map(|case| case.scenario.position.line).collect()
}

/// No expression has more words.
const MOST_WORDS: usize = 4_000;
/// Nor more parentheses and negations inside each other.
const DEEPEST: usize = 100;

/// `@QAW-13 et non @lent`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TagExpr {
    /// The scenario has the tag.
    Tag(String),
    /// Not.
    Not(Box<Self>),
    /// Both.
    And(Box<Self>, Box<Self>),
    /// One at least.
    Or(Box<Self>, Box<Self>),
}

impl TagExpr {
    /// Reads an expression: tags, « et », « ou », « non » and parentheses; « et » binds more tightly than « ou ».
    ///
    /// # Errors
    /// What is wrong with it, in French.
    pub fn read(text: &str) -> Result<Self, String> {
        let spaced = text.replace('(', " ( ").replace(')', " ) ");
        let words: Vec<_> = spaced.split_whitespace().collect();
        if words.len() > MOST_WORDS {
            return Err(format!("l'expression est trop longue : {MOST_WORDS} mots au plus"));
        }
        let mut rest = words.as_slice();
        let expr = either(&mut rest, 0)?;
        match rest.first() {
            None => Ok(expr),
            Some(word) => Err(format!("« {word} » n'est pas attendu à cet endroit")),
        }
    }

    /// Whether it holds for a scenario with these tags.
    #[must_use]
    pub fn holds(&self, tags: &[String]) -> bool {
        match self {
            Self::Tag(tag) => tags.contains(tag),
            Self::Not(inner) => !inner.holds(tags),
            Self::And(a, b) => a.holds(tags) && b.holds(tags),
            Self::Or(a, b) => a.holds(tags) || b.holds(tags),
        }
    }
}

fn either(words: &mut &[&str], depth: usize) -> Result<TagExpr, String> {
    let mut left = both(words, depth)?;
    while let Some((&("ou" | "or" | "OU" | "Ou"), rest)) = words.split_first() {
        *words = rest;
        left = TagExpr::Or(Box::new(left), Box::new(both(words, depth)?));
    }
    Ok(left)
}

fn both(words: &mut &[&str], depth: usize) -> Result<TagExpr, String> {
    let mut left = term(words, depth)?;
    while let Some((&("et" | "and" | "ET" | "Et"), rest)) = words.split_first() {
        *words = rest;
        left = TagExpr::And(Box::new(left), Box::new(term(words, depth)?));
    }
    Ok(left)
}

fn term(words: &mut &[&str], depth: usize) -> Result<TagExpr, String> {
    if depth > DEEPEST {
        return Err(format!("trop de parenthèses ou de « non » les uns dans les autres : {DEEPEST} au plus"));
    }
    let Some((&word, rest)) = words.split_first() else {
        return Err("il manque une étiquette, comme « @QAW-13 »".into());
    };
    *words = rest;
    match word {
        "non" | "not" | "NON" | "Non" => Ok(TagExpr::Not(Box::new(term(words, depth + 1)?))),
        "(" => {
            let inner = either(words, depth + 1)?;
            match words.split_first() {
                Some((&")", rest)) => {
                    *words = rest;
                    Ok(inner)
                }
                _ => Err("il manque une parenthèse fermante".into()),
            }
        }
        _ => match word.strip_prefix('@').filter(|tag| !tag.is_empty()) {
            Some(tag) => Ok(TagExpr::Tag(tag.to_owned())),
            None => Err(format!("« {word} » n'est pas une étiquette ; vouliez-vous écrire « @{word} » ?")),
        },
    }
}
