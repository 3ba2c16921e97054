//! What a project teaches: its `lexique.yaml` files, checked, and the language that they make with ours.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use arbitre_rules::GameId;
use rustc_hash::FxHashMap;

use super::lexicon::{Lexicon, Turn, spelled_out};
use super::samples::{filled, is_slot_of, slots};
use super::{Heard, Language, same};
use crate::diagnostic::Diagnostic;
use crate::project::{Project, Written};
use crate::spec::catalogue::{Catalogue, Found};
use crate::spec::reader::typography::sentence;
use crate::spec::reader::{Kinds, Sentences};

/// What files teach: the language, and what is wrong with them.
#[derive(Clone, Debug)]
pub struct School {
    /// Ours and theirs.
    pub language: Arc<Language>,
    /// Every mistake, at its place.
    pub wrong: Vec<Diagnostic>,
}

/// The sentences of a project, made ready when the first of them is looked for; ours without a project.
#[derive(Clone, Copy, Debug)]
pub struct Taught<'p>(pub Option<&'p Project>);

impl Sentences for Taught<'_> {
    fn kinds(&self, sentence: &str) -> Option<Kinds> {
        of(self.0).kinds(sentence)
    }

    fn lists(&self, sentence: &str) -> bool {
        of(self.0).lists(sentence)
    }
}

/// The language of a project.
#[must_use]
pub fn language(project: &Project) -> Arc<Language> {
    school(project.lexicons()).language
}

/// The same, or ours without a project.
#[must_use]
pub fn of(project: Option<&Project>) -> Arc<Language> {
    project.map_or_else(|| Arc::clone(Language::ours()), language)
}

/// The project, if what it teaches is sound.
///
/// # Errors
/// What is wrong with its lexicons.
pub fn checked(project: Project) -> Result<Project, Vec<Diagnostic>> {
    let wrong = school(project.lexicons()).wrong;
    if wrong.is_empty() { Ok(project) } else { Err(wrong) }
}

/// What these files teach. The last ones are remembered: every file of a project asks.
#[must_use]
pub fn school(files: &[Written]) -> School {
    const MOST: usize = 8;
    static KNOWN: Mutex<Vec<(Vec<Written>, School)>> = Mutex::new(Vec::new());
    let files: Vec<_> = files.iter().filter(|file| file.text != Lexicon::ours(file.game)).cloned().collect();
    if files.is_empty() {
        return School { language: Arc::clone(Language::ours()), wrong: Vec::new() };
    }
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, school)) = known.iter().find(|(of, _)| *of == files) {
        return school.clone();
    }
    let school = read(&files);
    if known.len() >= MOST {
        known.remove(0);
    }
    known.push((files, school.clone()));
    school
}

fn read(files: &[Written]) -> School {
    let (mut general, mut own, mut wrong) = (Vec::new(), FxHashMap::<GameId, Vec<Lexicon>>::default(), Vec::new());
    let mut lessons: Vec<(&Written, Turn)> = Vec::new();
    for file in files {
        if let Err(error) = serde_yaml::from_str::<Option<serde_yaml::Mapping>>(&file.text) {
            wrong.push(no_yaml(file, &error));
            continue;
        }
        match Lexicon::read(&file.text) {
            Ok(mut lexicon) => {
                // Ours is there already: a copy of it teaches what it adds.
                let ours = Lexicon::read(Lexicon::ours(file.game)).unwrap_or_default();
                lexicon.turns.retain(|turn| !ours.turns.contains(turn));
                lessons.extend(lexicon.turns.iter().map(|turn| (file, turn.clone())));
                match file.game {
                    None => general.push(lexicon),
                    Some(game) => own.entry(game).or_default().push(lexicon),
                }
            }
            Err(found) => wrong.extend(found.into_iter().map(|it| at(file, &it.entry, it.message, it.help))),
        }
    }
    let language = Arc::new(Language::with(general, own));
    for (index, (file, turn)) in lessons.iter().enumerate() {
        let others = lessons.iter().map(|(_, turn)| turn);
        let twice = lessons[..index].iter().any(|(other, it)| {
            (other.game == file.game || other.game.is_none()) && sentence(&it.said) == sentence(&turn.said)
        });
        let found = if twice {
            Some((
                format!("la tournure « {} » est enseignée deux fois", turn.said),
                "gardez-en une seule : une tournure a un seul sens".into(),
            ))
        } else {
            judged(turn, file.game, &language, &others.collect::<Vec<_>>())
        };
        wrong.extend(found.map(|(message, help)| at(file, &turn.said, message, help)));
    }
    School { language, wrong }
}

/// What is wrong with a turn of phrase, and how to mend it.
fn judged(turn: &Turn, game: Option<GameId>, language: &Language, others: &[&Turn]) -> Option<(String, String)> {
    let said = turn.said.as_str();
    let tell = |message: String, help: &str| Some((message, help.to_owned()));
    if let Some(text) = std::iter::once(&turn.said).chain(&turn.means).find(|text| is_empty(text)) {
        return tell(
            format!("« {text} » ne dit rien : une tournure et son sens sont des phrases"),
            "écrivez : \"tournure\": \"phrase connue\"",
        );
    }
    let (left, right) = (slots(said), turn.means.iter().flat_map(|text| slots(text)).collect::<Vec<_>>());
    if let Some(name) = left.iter().chain(&right).find(|name| !is_slot_of(name, game)) {
        let whose = game.map_or_else(|| "de tous les jeux".to_owned(), |game| format!("de {}", game.game().name));
        return tell(
            format!("« {{{name}}} » n'est pas une valeur {whose}"),
            "les valeurs sont {joueur}, {au_joueur}, {du_joueur}, {case}, {cases}, {nombre}, {article}, {coup}… et celles du jeu",
        );
    }
    if let Some(name) = right.iter().find(|name| !left.iter().any(|other| key(other) == key(name))) {
        return tell(
            format!("« {{{name}}} » se trouve dans la phrase connue, mais pas dans la tournure « {said} »"),
            "mettez la même valeur des deux côtés, ou écrivez la valeur elle-même",
        );
    }
    let two = left.iter().any(|name| key(name) == "joueur1") && left.iter().any(|name| key(name) == "joueur2");
    let may_go = |name: &str| name.ends_with("adversaire") || (two && key(name).starts_with("joueur"));
    if let Some(name) = left.iter().find(|name| !may_go(name) && !right.iter().any(|other| key(other) == key(name))) {
        return tell(
            format!(
                "« {{{name}}} » se trouve dans la tournure « {said} », mais pas dans la phrase connue : la valeur se perdrait"
            ),
            "mettez la même valeur des deux côtés, ou écrivez la valeur elle-même",
        );
    }
    if leads_back(turn, others) {
        return tell(
            format!("la tournure « {said} » mène à elle-même"),
            "à droite, écrivez une phrase de la liste : « arbitre phrases » les donne",
        );
    }
    // A part of a sentence is no sentence.
    if said.contains('…') {
        return None;
    }
    if contradict(said, &turn.means.join(" ")) {
        return tell(
            format!("l'une nie et l'autre affirme : « {said} », « {} »", turn.means.join(" ; ")),
            "donnez la phrase connue qui dit la même chose, négation comprise",
        );
    }
    let games: Vec<_> = game.map_or_else(|| GameId::ALL.to_vec(), |game| vec![game]);
    let mut known_somewhere = false;
    let mut problem = None;
    for game in games {
        let means: Option<Vec<_>> =
            turn.means.iter().map(|text| meaning(&filled(text, game), game, language)).collect();
        let Some(means) = means.map(|means| means.concat()) else { continue };
        known_somewhere = true;
        for way in spelled_out(&sentence(said)) {
            let way = sentence(&filled(&way, game));
            let before = match Catalogue::get().find(&way) {
                Found::One(_) => Some(vec![way.clone()]),
                _ => match &*Language::ours().hear(&way, game, None) {
                    Heard::As(before) => Some(before.clone()),
                    _ => None,
                },
            };
            if let Some(before) = before.filter(|before| !same(before, &means)) {
                problem = problem.or_else(|| {
                    tell(
                        format!(
                            "la tournure « {said} » est déjà comprise, et veut dire autre chose : « {} »",
                            before.join(" ; ")
                        ),
                        "dites-la autrement : une phrase a un seul sens",
                    )
                });
                continue;
            }
            if let Heard::Several(readings) = &*language.hear(&way, game, None) {
                let readings: Vec<_> = readings.iter().map(|reading| reading.join(" ; ")).collect();
                problem = problem.or_else(|| {
                    tell(
                        format!(
                            "la tournure « {said} » donnerait deux sens à « {way} » : « {} »",
                            readings.join(" », « ")
                        ),
                        "gardez une seule des tournures qui la disent",
                    )
                });
            }
        }
    }
    if known_somewhere {
        return problem;
    }
    let whose = game.map_or_else(String::new, |game| format!(" de {}", game.game().name));
    let text = turn.means.join(" ; ");
    tell(format!("« {text} » n'est pas une phrase connue{whose}"), "« arbitre phrases » donne les phrases connues")
}

/// The known sentences that a text is, in that game.
#[must_use]
pub fn meaning(text: &str, game: GameId, language: &Language) -> Option<Vec<String>> {
    let text = sentence(text);
    match Catalogue::get().find(&text) {
        Found::One(entry) => (entry.games.is_empty() || entry.games.contains(&game)).then(|| vec![text]),
        _ => match &*language.hear(&text, game, None) {
            Heard::As(known) => Some(known.clone()),
            _ => None,
        },
    }
}

/// Whether two readings say the same.
#[must_use]
pub fn alike(one: &[String], other: &[String]) -> bool {
    same(one, other)
}

/// Whether a turn of phrase leads back to itself, by others or at once.
fn leads_back(turn: &Turn, others: &[&Turn]) -> bool {
    let own = sentence(&turn.said);
    let mut next: Vec<String> = turn.means.iter().map(|text| sentence(text)).collect();
    let mut seen: Vec<String> = Vec::new();
    while let Some(text) = next.pop() {
        if text == own {
            return true;
        }
        if !seen.contains(&text) {
            let after = others.iter().filter(|other| sentence(&other.said) == text);
            next.extend(after.flat_map(|other| &other.means).map(|text| sentence(text)));
            seen.push(text);
        }
    }
    false
}

/// Whether nothing is said beside the values.
fn is_empty(text: &str) -> bool {
    let mut inside = false;
    !text.chars().any(|c| {
        inside = (inside || c == '{') && c != '}';
        !inside && c.is_alphanumeric()
    })
}

/// One player whatever his role, one place whether alone or not.
fn key(name: &str) -> String {
    let digits = name.trim_start_matches(|c: char| !c.is_ascii_digit());
    let base = name.trim_end_matches(|c: char| c.is_ascii_digit());
    if base.ends_with("adversaire") {
        return "adversaire".into();
    }
    if ["joueur", "camp", "couleur"].iter().any(|word| base.ends_with(word)) {
        return format!("joueur{digits}");
    }
    format!("{}{digits}", base.trim_end_matches('s'))
}

/// Whether of two sentences one denies and the other affirms, as far as their words tell.
#[must_use]
pub fn contradict(one: &str, other: &str) -> bool {
    is_denied(one) != is_denied(other) && !has_two_sides(one) && !has_two_sides(other)
}

fn has_word(text: &str, words: &[&str]) -> bool {
    let text = sentence(text).to_lowercase();
    let mut said = text.split(|c: char| !c.is_alphabetic());
    said.any(|word| words.contains(&word))
}

/// Whether a sentence denies something.
fn is_denied(text: &str) -> bool {
    has_word(text, &["ne", "n", "pas", "aucun", "aucune", "rien", "personne", "jamais", "ni"])
}

/// Whether a sentence has words that deny without a negation: the check would not know.
fn has_two_sides(text: &str) -> bool {
    let words = ["sans", "vide", "seul", "seule", "seulement", "toujours", "encore", "nul", "nulle", "hors", "non"];
    let stems = [
        "refus",
        "interdi",
        "impossible",
        "empêch",
        "continu",
        "rest",
        "perd",
        "inchang",
        "termin",
        "fini",
        "arrêt",
        "égalité",
        "épuis",
        "manqu",
        "priv",
        "bloqu",
        "perm",
        "accept",
        "autoris",
        "exclu",
        "rejet",
        "vid",
        "lâch",
        "quitt",
    ];
    let lower = sentence(text).to_lowercase();
    let mut said = lower.split(|c: char| !c.is_alphabetic());
    has_word(text, &words) || said.any(|word| stems.iter().any(|stem| word.starts_with(stem)))
}

fn no_yaml(file: &Written, error: &serde_yaml::Error) -> Diagnostic {
    let whole = error.to_string();
    if let Some(entry) = whole.split("duplicate entry with key \"").nth(1).and_then(|rest| rest.split('"').next()) {
        let found = file.text.lines().enumerate().filter(|(_, line)| begins(line, entry)).nth(1);
        let (line, text) = found.map_or((1, ""), |(index, line)| (index + 1, line));
        let message = format!("la tournure « {entry} » est enseignée deux fois");
        return marked(
            &file.path,
            line,
            text,
            entry,
            message,
            "gardez-en une seule : une tournure a un seul sens".into(),
        );
    }
    let fault = crate::yaml::fault(&file.text, error);
    let typed = whole.contains("invalid type");
    let message = if typed { "ce fichier n'a pas la forme d'un lexique".to_owned() } else { fault.message };
    let help = if typed || fault.help.is_empty() {
        "un lexique a des champs, comme « tournures: », et dessous, décalé, « \"tournure\": \"phrase connue\" »"
            .to_owned()
    } else {
        fault.help
    };
    let text = file.text.lines().nth(fault.line.saturating_sub(1)).unwrap_or_default().to_owned();
    Diagnostic {
        line: fault.line.max(1),
        column: fault.column.max(1),
        width: fault.width,
        text,
        ..Diagnostic::file(file.path.display().to_string(), message, help)
    }
}

fn begins(line: &str, entry: &str) -> bool {
    line.trim_start().trim_start_matches(['"', '\'']).starts_with(entry)
}

/// A mistake, where its entry begins.
pub(crate) fn at(file: &Written, entry: &str, message: String, help: String) -> Diagnostic {
    let found = file.text.lines().enumerate().find(|(_, line)| !entry.is_empty() && begins(line, entry));
    let found = found.or_else(|| file.text.lines().enumerate().find(|(_, line)| !line.trim().is_empty()));
    let (line, text) = found.map_or((1, ""), |(index, line)| (index + 1, line));
    marked(&file.path, line, text, entry, message, help)
}

fn marked(path: &Path, line: usize, text: &str, entry: &str, message: String, help: String) -> Diagnostic {
    let byte = text.find(entry).unwrap_or_default();
    Diagnostic {
        line,
        column: text[..byte].chars().count() + 1,
        width: entry.chars().count().max(1),
        text: text.to_owned(),
        ..Diagnostic::file(path.display().to_string(), message, help)
    }
}
