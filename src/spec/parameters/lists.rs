//! Several things in one sentence: one grammar for all of them, « A1, B1 et B2 », « d1, f1 ou e2 », « B1, puis B2 ».
//!
//! What joins them carries meaning, and so does saying one twice: a step says which reading it wants, and what cannot be read so
//! is refused with its reason.

use std::str::FromStr;

use cucumber::Parameter;

use crate::spec::failure::Failure;

/// Things one after the other, with what joins them.
#[derive(Clone, Debug)]
pub struct List {
    text: String,
    items: Vec<String>,
    /// « et » or « puis » joins some of them.
    all: bool,
    /// « ou » joins some of them.
    any: bool,
    /// Between brackets: « [(0;1),(1;1)] ».
    bracketed: bool,
}

impl List {
    /// Reads what the patterns below match.
    fn read(text: &str) -> Self {
        let plain = text.trim_start_matches('[').trim_end_matches(']');
        let bracketed = plain.len() != text.len();
        let mut list = Self { text: text.to_owned(), items: Vec::new(), all: false, any: false, bracketed };
        let mut item = String::new();
        // A cell may have spaces of its own: « ( 0 ; 1 ) ».
        for word in plain.replace(',', " , ").split(' ') {
            match word {
                "et" | "puis" => list.all = true,
                "ou" => list.any = true,
                "," => {}
                part => {
                    item.push_str(part);
                    continue;
                }
            }
            list.items.push(std::mem::take(&mut item));
        }
        list.items.push(item);
        list.items.retain(|item| !item.is_empty());
        list
    }

    /// The things in the order of the sentence, where coming back is meant: a path.
    ///
    /// # Errors
    /// It leaves a choice, or its brackets do not fit.
    pub fn path(&self) -> Result<&[String], Failure> {
        self.in_brackets()?;
        if self.any {
            return Err(Failure::misused(format!(
                "« {} » laisse le choix, et cette phrase parle de tout ce qu'elle nomme : écrivez « {} »",
                self.text,
                self.joined("et")
            )));
        }
        Ok(&self.items)
    }

    /// The things, each once, all of them.
    ///
    /// # Errors
    /// It leaves a choice, or says one twice.
    pub fn set(&self) -> Result<&[String], Failure> {
        self.path()?;
        self.each_once()
    }

    /// The things, each once, under a negation or as what one may choose from: « et » and « ou » say the same there.
    ///
    /// # Errors
    /// It joins them by both, or says one twice, or its brackets do not fit.
    pub fn choice(&self) -> Result<&[String], Failure> {
        self.in_brackets()?;
        if self.any && self.all {
            return Err(Failure::misused(format!(
                "« {} » mêle « et » et « ou » : écrivez « {} »",
                self.text,
                self.joined("ou")
            )));
        }
        self.each_once()
    }

    /// The things of which the sentence says one at each place: « un pion en a1 et b2 ». Brackets say so too.
    ///
    /// # Errors
    /// Nothing says that there are several: « un pion en a1, b2 ».
    pub fn at_each(&self) -> Result<&Self, Failure> {
        if self.items.len() > 1 && !self.all && !self.any && !self.bracketed {
            return Err(Failure::misused(format!(
                "cette phrase est au singulier et nomme « {} » : mettez-la au pluriel, ou écrivez « {} »",
                self.text,
                self.joined("et")
            )));
        }
        Ok(self)
    }

    /// With both brackets, or none.
    fn in_brackets(&self) -> Result<(), Failure> {
        if self.text.starts_with('[') == self.text.ends_with(']') {
            return Ok(());
        }
        Err(Failure::misused(format!("il manque un crochet à « {} »", self.text)))
    }

    fn each_once(&self) -> Result<&[String], Failure> {
        // `A` and `a` are two holes of Awalé; `A1`, `a1` and `a01` are one cell.
        let same = |one: &String, other: &String| one == other || (one.len() > 1 && bare(one) == bare(other));
        let twice = |(index, item): &(usize, &String)| self.items[..*index].iter().any(|earlier| same(earlier, item));
        match self.items.iter().enumerate().find(twice) {
            Some((_, item)) => {
                Err(Failure::misused(format!("« {} » nomme deux fois {item} : gardez-en une", self.text)))
            }
            None => Ok(&self.items),
        }
    }

    /// « A1, B1 et B2 ».
    fn joined(&self, last_by: &str) -> String {
        match &self.items[..] {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => format!("{} {last_by} {last}", most.join(", ")),
        }
    }
}

/// A thing in small letters, its numbers without zeros in front.
fn bare(item: &str) -> String {
    let mut out = String::with_capacity(item.len());
    for c in item.chars() {
        if c.is_ascii_digit() && out.ends_with('0') && !out[..out.len() - 1].ends_with(|c: char| c.is_ascii_digit()) {
            out.pop();
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

/// A parameter of one thing, and one of a list of them.
macro_rules! listed {
    (
        $(#[$one_doc:meta])* $one:ident, $one_name:literal,
        $(#[$many_doc:meta])* $many:ident, $many_name:literal,
        $item:literal, ($open:literal, $close:literal), $plain:expr
    ) => {
        $(#[$one_doc])*
        #[derive(Clone, Debug)]
        pub struct $one(pub String);

        impl Parameter for $one {
            const NAME: &'static str = $one_name;
            const REGEX: &'static str = $item;
        }

        impl FromStr for $one {
            type Err = std::convert::Infallible;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let plain: fn(String) -> String = $plain;
                Ok(Self(plain(text.replace(' ', ""))))
            }
        }

        $(#[$many_doc])*
        #[derive(Clone, Debug)]
        pub struct $many(List);

        impl Parameter for $many {
            const NAME: &'static str = $many_name;
            const REGEX: &'static str = concat!(
                $open, "(?:", $item, ")(?:(?: ?, ?(?:et |ou |puis )?| et | ou | puis )(?:", $item, "))*", $close
            );
        }

        impl FromStr for $many {
            type Err = std::convert::Infallible;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let mut list = List::read(text);
                list.items = list.items.into_iter().map($plain).collect();
                Ok(Self(list))
            }
        }

        impl std::ops::Deref for $many {
            type Target = List;

            fn deref(&self) -> &List {
                &self.0
            }
        }
    };
}

listed!(
    /// A cell, on the board or not: `A1` or `(ligne;colonne)`.
    CellWord, "case",
    /// Cells one after the other: « A1, B1 et B2 », « [(0;1),(1;1)] ».
    CellsWord, "cases",
    r"[A-Za-z][0-9]+|\( ?-?[0-9]+ ?; ?-?[0-9]+ ?\)", (r"\[?", r"\]?"), |cell| cell
);
listed!(
    /// A hole of Awalé, on the board or not: `C`.
    HoleWord, "trou",
    /// Holes of Awalé: « A, C et F ».
    HolesWord, "trous",
    r"[A-Za-z]", ("", ""), |hole| hole
);
listed!(
    /// A wall: `e3h`.
    WallWord, "barriere",
    /// Walls: « e3h, c5v et g2h ».
    WallsWord, "barrieres",
    r"[A-Za-z][0-9]+[hvHV]", ("", ""), |wall| wall.to_lowercase()
);
listed!(
    /// A capture of Alquerque: `a1xc3xc5`.
    CaptureWord, "prise",
    /// Captures of Alquerque, in any order: « a1xc3xc5 et e1xc3xc5 ».
    CapturesWord, "prises",
    r"[A-Za-z][0-9]+(?:x[A-Za-z][0-9]+)+", ("", ""), |capture| capture.to_lowercase()
);
