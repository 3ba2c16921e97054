//! Words and values, one by one: determiners left out, forms brought to their base, numbers in letters read.

use std::sync::OnceLock;

use arbitre_rules::GameId;
use cucumber::Parameter;
use regex::Regex;

use super::{DETERMINERS, Unit, What};
use crate::spec::language::vocabulary::Vocabulary;
use crate::spec::language::words::{Piece, Token};
use crate::spec::parameters::NumberWord;
use crate::spec::reader::typography::fold;

/// After these, a word that could be a noun is one.
const BEFORE_NOUNS: &[&str] = &[
    "le",
    "la",
    "les",
    "cet",
    "cette",
    "ces",
    "ce",
    "son",
    "sa",
    "ses",
    "leur",
    "leurs",
    "un",
    "une",
    "des",
    "du",
    "de",
    "au",
    "aux",
    "aucun",
    "aucune",
    "nulle",
    "nul",
    "seule",
    "seul",
    "seules",
    "seuls",
    "chaque",
    "toute",
    "tout",
    "toutes",
    "tous",
    "autre",
    "autres",
    "première",
    "dernière",
    "simple",
    "quelque",
    "nouvelle",
    "nouveau",
    "double",
    "pleine",
    "plein",
    "grande",
    "grand",
    "prochaine",
    "prochain",
    "même",
    "possible",
];

/// The words and values of a sentence: determiners left out, forms brought to their base.
pub(super) fn units(vocabulary: &Vocabulary, game: GameId, pieces: Vec<Piece>) -> Vec<Unit> {
    let pieces = numbered(pieces);
    let mut out: Vec<Unit> = Vec::new();
    let mut before = String::new();
    let mut determined = false;
    for (index, piece) in pieces.iter().enumerate() {
        let span = piece.span.clone();
        let form = match &piece.token {
            Token::Word(form) => form.clone(),
            Token::Letter(letter) => letter.to_lowercase(),
            Token::Cell(text) => text.to_lowercase(),
            _ => String::new(),
        };
        let following = pieces.get(index + 1).map(|piece| &piece.token);
        let what = match &piece.token {
            Token::Letter(letter) if is_hole(game, letter, &before, &out, &pieces[index + 1..]) => {
                What::Value(Token::Letter(letter.clone()))
            }
            Token::Word(_) | Token::Letter(_) => {
                let is_pronoun = form == "ce"
                    && matches!(following, Some(Token::Word(next)) if matches!(next.as_str(), "est" | "sont" | "qui" | "que" | "ne"));
                if DETERMINERS.contains(&form.as_str()) || (form == "ce" && !is_pronoun) {
                    before = form;
                    determined = true;
                    continue;
                }
                let counted = match out.last().map(|unit| &unit.what) {
                    Some(What::Value(Token::Number(_))) => {
                        !matches!(out.iter().nth_back(1), Some(unit) if matches!(unit.form.as_str(), "joueur" | "n°" | "numéro"))
                    }
                    Some(What::Value(Token::Slot(name))) => name.starts_with("nombre") || name.starts_with("limite"),
                    Some(What::One) => true,
                    _ => false,
                };
                let as_noun =
                    (out.is_empty() && before.is_empty()) || BEFORE_NOUNS.contains(&before.as_str()) || counted;
                match form.as_str() {
                    "un" | "une" => What::One,
                    "au" | "aux" => vocabulary.used("à", false).map_or(What::Unknown, What::Word),
                    "du" | "des" => vocabulary.used("de", false).map_or(What::Unknown, What::Word),
                    form if GameId::from_slug(&fold(form)).is_some() => What::Value(piece.token.clone()),
                    form => vocabulary.used(form, as_noun).map_or(What::Unknown, What::Word),
                }
            }
            token => What::Value(token.clone()),
        };
        // « se trouver » is a word of its own, if it is known as one.
        if let (Some(last), What::Word((symbol, class))) = (out.last_mut(), &what)
            && last.form == "se"
            && let Some(own) = vocabulary.number(&format!("se {}", vocabulary.name(*symbol)))
        {
            last.what = What::Word((own, *class));
            last.form = format!("se {form}");
            last.span.end = span.end;
            before = form;
            determined = false;
            continue;
        }
        before.clone_from(&form);
        out.push(Unit { what, form, span, determined });
        determined = false;
    }
    out
}

fn ordinal(word: &str) -> Option<u64> {
    let all: [&[&str]; 5] =
        [&["première"], &["deuxième", "seconde", "second"], &["troisième"], &["quatrième"], &["cinquième"]];
    all.iter().zip(1..).find_map(|(words, number)| words.contains(&word).then_some(number))
}

/// Numbers in letters, made numbers; « un » alone is left alone.
fn numbered(pieces: Vec<Piece>) -> Vec<Piece> {
    static NUMBER: OnceLock<Regex> = OnceLock::new();
    let number = NUMBER.get_or_init(|| Regex::new(&format!("^(?:{})$", NumberWord::REGEX)).expect("a pattern"));
    let mut out = Vec::with_capacity(pieces.len());
    let mut at = 0;
    while at < pieces.len() {
        // « la deuxième étape » is « l'étape 2 ».
        if let [Piece { token: Token::Word(order), .. }, Piece { token: Token::Word(noun), .. }, ..] = &pieces[at..]
            && matches!(noun.as_str(), "étape" | "niveau" | "stade")
            && let Some(number) = ordinal(order)
        {
            out.push(pieces[at + 1].clone());
            out.push(Piece { token: Token::Number(number), span: pieces[at].span.clone() });
            at += 2;
            continue;
        }
        let words: Vec<_> = pieces[at..]
            .iter()
            .take(4)
            .map_while(|piece| match &piece.token {
                Token::Word(word) => Some(word.as_str()),
                _ => None,
            })
            .collect();
        let found = (1..=words.len()).rev().find_map(|length| {
            let text = words[..length].join(" ");
            if matches!(text.as_str(), "un" | "une") || !number.is_match(&text) {
                return None;
            }
            text.parse::<NumberWord>().ok().map(|number| (number.0, length))
        });
        match found {
            Some((number, length)) => {
                let span = pieces[at].span.start..pieces[at + length - 1].span.end;
                out.push(Piece { token: Token::Number(number), span });
                at += length;
            }
            None => {
                out.push(pieces[at].clone());
                at += 1;
            }
        }
    }
    out
}

/// Whether a letter is the name of a hole: « a » and « y » are words too.
fn is_hole(game: GameId, letter: &str, before: &str, units: &[Unit], following: &[Piece]) -> bool {
    let [letter] = letter.as_bytes() else { return false };
    if game != GameId::Awale || !letter.is_ascii_alphabetic() {
        return false;
    }
    if !matches!(letter, b'a' | b'y') {
        return true;
    }
    let hole = |unit: Option<&Unit>| matches!(unit.map(|unit| &unit.what), Some(What::Value(Token::Letter(_))));
    let comma = |token: Option<&Token>| matches!(token, Some(Token::Comma));
    let named = matches!(
        before,
        "et" | "ou"
            | "puis"
            | "ni"
            | "case"
            | "cases"
            | "trou"
            | "trous"
            | "maison"
            | "maisons"
            | "en"
            | "de"
            | "par"
            | "joue"
            | "jouer"
            | "sème"
            | "semer"
    );
    // « D, E, F, a », « a, b et c ».
    let listed = match units {
        [.., last, Unit { what: What::Value(Token::Comma), .. }] => hole(Some(last)),
        _ => false,
    };
    let mut after = following.iter().map(|piece| &piece.token);
    let next = after.next();
    let joins = comma(next) || matches!(next, Some(Token::Word(word)) if matches!(word.as_str(), "et" | "ou"));
    let first = joins && matches!(after.next(), Some(Token::Letter(_)));
    named || first || (listed && (next.is_none() || joins || !matches!(next, Some(Token::Number(_)))))
}
