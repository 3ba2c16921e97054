//! The games. A new one is a module here and a line in the table below.

pub mod alquerque;
pub mod aruba;
pub mod awale;
pub mod qawale;
pub mod quoridor;

use crate::{Notation, PlayerName, RuleId, Setup, SetupError, TextError, Variant};

/// Declares [`GameId`] and what dispatches on it: one line per game.
macro_rules! games {
    ($($id:ident = $module:ident),+ $(,)?) => {
        /// A game. Whoever matches on it says what holds for games yet to come.
        #[non_exhaustive]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameId {
            $(
                #[doc = concat!("See [`", stringify!($module), "`].")]
                $id,
            )+
        }

        impl GameId {
            /// Every game.
            pub const ALL: &'static [Self] = &[$(Self::$id),+];

            /// The name of its folders and tag, as in `features/qawale` and `@qawale`.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$id => stringify!($module),)+
                }
            }

            /// The card of the game.
            #[must_use]
            pub const fn game(self) -> &'static Game {
                match self {
                    $(Self::$id => const { &Game::of::<$module::$id>(Self::$id) },)+
                }
            }

            /// Lets `visitor` work with the type of the game's positions.
            pub fn visit<V: GameVisitor>(self, visitor: V) -> V::Output {
                match self {
                    $(Self::$id => visitor.visit::<$module::$id>(),)+
                }
            }
        }
    };
}

games! {
    Qawale = qawale,
    Quoridor = quoridor,
    Awale = awale,
    Alquerque = alquerque,
    Aruba = aruba,
}

impl GameId {
    /// The game of that slug.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|id| id.slug() == slug)
    }
}

/// Code that works for every game, called with the right type by [`GameId::visit`].
pub trait GameVisitor {
    /// What it gives back.
    type Output;

    /// Does the work for the game whose positions are `P`.
    fn visit<P: Notation>(self) -> Self::Output;
}

/// The card of a game: its names and its notation, without its types.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    /// Which game it is.
    pub id: GameId,
    /// See [`Notation::NAME`].
    pub name: &'static str,
    /// See [`Notation::PREFIX`].
    pub prefix: &'static str,
    /// See [`Notation::PLAYERS`].
    pub players: [PlayerName; 2],
    /// See [`Position::TURN_RULE`](crate::Position::TURN_RULE).
    pub turn_rule: RuleId,
    /// See [`Notation::VARIANTS`].
    pub variants: &'static [Variant],
    /// See [`Notation::PASSING`].
    pub passing: &'static [&'static str],
    /// See [`Notation::read_text`].
    pub read_text: fn(&str) -> Result<Setup, TextError>,
    /// See [`Notation::write_text`].
    pub write_text: fn(&Setup) -> String,
    /// See [`Notation::read_table`].
    pub read_table: fn(&[Vec<String>]) -> Result<Setup, TextError>,
    /// See [`Notation::read_drawing`].
    pub read_drawing: fn(&str) -> Result<Setup, TextError>,
    /// See [`Notation::draw`].
    pub draw: fn(&Setup, usize) -> String,
    /// See [`Notation::draw_at_table`].
    pub draw_at_table: fn(&Setup) -> String,
    /// See [`Notation::cell_name`].
    pub cell_name: fn(&Setup, usize, usize) -> String,
    /// The same position with everything said: what a set-up leaves out is filled in.
    pub complete: fn(&Setup) -> Result<Setup, SetupError>,
}

impl Game {
    /// Its name after « une partie »: « de Qawale », « d'Aruba ».
    #[must_use]
    pub fn of_name(&self) -> String {
        let of = if self.name.starts_with(['A', 'E', 'É', 'I', 'O', 'U', 'Y']) { "d'" } else { "de " };
        format!("{of}{}", self.name)
    }

    const fn of<P: Notation>(id: GameId) -> Self {
        Self {
            id,
            name: P::NAME,
            prefix: P::PREFIX,
            players: P::PLAYERS,
            turn_rule: P::TURN_RULE,
            variants: P::VARIANTS,
            passing: P::PASSING,
            read_text: |text| {
                told_once(text.split_whitespace(), '=').and_then(|()| P::read_text(text)).and_then(spelt::<P>(text))
            },
            write_text: P::write_text,
            read_table: |rows| on_one_line(rows).and_then(|()| P::read_table(rows)),
            read_drawing: |text| {
                plainly_spaced(text).and_then(|()| told_once(text.lines(), ':')).and_then(|()| P::read_drawing(text))
            },
            draw: P::draw,
            draw_at_table: P::draw_at_table,
            cell_name: P::cell_name,
            complete: |setup| P::from_setup(setup).map(|position| position.to_setup()),
        }
    }
}

/// Refuses a text form that is not spelt as we write it: something in it was not looked at. The order of fields and of walls is
/// free, and the case of letters. What cannot exist is told later, with the reason.
fn spelt<P: Notation>(text: &str) -> impl FnOnce(Setup) -> Result<Setup, TextError> {
    let sorted = |field: &str| {
        let mut parts: Vec<_> =
            field.split_inclusive('=').flat_map(|part| part.split(',')).map(str::to_owned).collect();
        if field.contains('=') {
            parts.sort_unstable();
        }
        parts
    };
    let fields = |text: &str| -> Vec<String> { text.split_whitespace().map(str::to_lowercase).collect() };
    move |setup| {
        let Ok(position) = P::from_setup(&setup) else { return Ok(setup) };
        let written = P::write_text(&position.to_setup());
        let known: Vec<_> = fields(&written).iter().map(|field| sorted(field)).collect();
        match fields(text).iter().find(|field| !known.contains(&sorted(field))) {
            Some(field) => {
                Err(TextError::whole(format!("« {field} » ne s'écrit pas ainsi ; la position est « {written} »")))
            }
            None => Ok(setup),
        }
    }
}

/// Refuses the spaces that are wider than a character: what stands after them is drawn elsewhere than one sees it.
fn plainly_spaced(text: &str) -> Result<(), TextError> {
    for (index, line) in text.lines().enumerate() {
        let wide = |c: char| matches!(c, '\t' | '\u{3000}');
        if let Some(at) = line.trim_end().chars().position(wide) {
            let message = "une tabulation ou une espace pleine chasse ne s'aligne pas : remplacez-la par des espaces";
            return Err(TextError::at(index + 1, at + 1, message));
        }
    }
    Ok(())
}

/// Refuses a cell that holds a line break: half of it would be lost.
fn on_one_line(rows: &[Vec<String>]) -> Result<(), TextError> {
    let is_broken = |cell: &String| cell.contains('\n');
    let broken = rows.iter().enumerate().find_map(|(row, cells)| Some((row, cells.iter().position(is_broken)?)));
    match broken {
        Some((row, column)) => {
            Err(TextError::at(row + 1, column + 1, "une case ne contient pas de retour à la ligne (« \\n »)"))
        }
        None => Ok(()),
    }
}

/// Refuses the second of two fields or lines that begin alike: one of them would be lost.
fn told_once<'t>(parts: impl Iterator<Item = &'t str>, sign: char) -> Result<(), TextError> {
    let mut told = Vec::new();
    for (index, part) in parts.enumerate() {
        let Some((name, _)) = part.split_once(sign) else { continue };
        if told.contains(&name.trim()) {
            // The fields of a text form are all on one line.
            let line = if sign == '=' { 1 } else { index + 1 };
            return Err(TextError::at(line, 1, format!("« {} » est dit deux fois", name.trim())));
        }
        told.push(name.trim());
    }
    Ok(())
}
