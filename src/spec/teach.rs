//! Teaching: a turn of phrase written into the lexicon of a project, or why it cannot be; what an unknown sentence could be taught
//! to mean; what was taught and serves nobody. The command, the editor and the studio all teach here.

use std::path::PathBuf;

use arbitre_rules::GameId;
use gherkin::StepType;

use super::catalogue::{Catalogue, Found};
use super::corrections::{Here, Kind, corrections, neighbours};
use super::explained::without_keyword;
use super::language::lessons::{self, alike, meaning};
use super::language::lexicon::{Lexicon, Turn};
use super::language::samples::{filled_from, generalised};
use super::language::{Heard, Language};
use super::plan::Case;
use super::play::game_of;
use super::reader::typography::{fold, sentence};
use crate::diagnostic::{Diagnostic, Severity};
use crate::disk;
use crate::project::{Project, Written};

/// How a new lexicon begins.
const TITLE: &str = "# Les tournures de ce projet : ce que l'on dit, et la phrase connue qui dit la même chose.\n";

/// Known sentences offered at most.
const MOST_OFFERS: usize = 3;

/// A lesson that can be given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The lexicon where it goes.
    pub path: PathBuf,
    /// What that file holds now, if there is one.
    pub old: Option<String>,
    /// What it holds with the lesson.
    pub text: String,
    /// The turns of phrase that are added.
    pub turns: Vec<Turn>,
    /// What the sentence then means.
    pub understood: Vec<String>,
}

/// Why a lesson cannot be given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What is wrong.
    pub message: String,
    /// How to mend it.
    pub help: String,
}

impl Refusal {
    fn new(message: String, help: &str) -> Self {
        Self { message, help: help.to_owned() }
    }
}

impl Lesson {
    /// Writes the lexicon, whole or not at all.
    ///
    /// # Errors
    /// What the disk says.
    pub fn write(&self) -> std::io::Result<()> {
        if let Some(folder) = self.path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        disk::replace(&self.path, &self.text)
    }
}

/// The lesson that `said` means these known sentences, one after the other; in that game, or in whichever knows them.
///
/// # Errors
/// It is understood already, means something else, or would not be understood.
pub fn lesson(project: &Project, said: &str, known: &[String], game: Option<GameId>) -> Result<Lesson, Refusal> {
    if project.is_embedded() || !project.features().is_dir() {
        return Err(Refusal::new(
            format!("il n'y a pas de dossier « {} » ici ni au-dessus", project.features().display()),
            "placez-vous dans un projet",
        ));
    }
    let (said, _) = without_keyword(said);
    let means: Vec<String> = known.iter().map(|text| without_keyword(text).0).collect();
    let language = lessons::language(project);
    let known = |game: GameId| -> Option<Vec<String>> {
        let all: Option<Vec<_>> = means.iter().map(|text| meaning(text, game, &language)).collect();
        all.map(|all| all.concat())
    };
    let games: Vec<GameId> = game.map_or_else(|| GameId::ALL.to_vec(), |game| vec![game]);
    let able: Vec<GameId> = games.iter().copied().filter(|&game| known(game).is_some()).collect();
    // What only one game says is taught to that game.
    let of_game = game.or_else(|| if let [only] = able[..] { Some(only) } else { None });
    let first = able.first().or(games.first()).copied().unwrap_or(GameId::ALL[0]);
    if let (Some(now), Some(meant)) = (meaning(&said, first, &language), known(first)) {
        return Err(if alike(&now, &meant) {
            Refusal::new(format!("« {said} » est déjà comprise"), "il n'y a rien à enseigner : écrivez-la telle quelle")
        } else {
            Refusal::new(
                format!("« {said} » est déjà comprise, et veut dire autre chose : « {} »", now.join(" ; ")),
                "dites-la autrement : une phrase a un seul sens",
            )
        });
    }
    let path = project.lexicon(of_game);
    let old = project.lexicons().iter().find(|file| file.path == path).map(|file| file.text.clone());
    let turns = generalised(&said, &means, first);
    let turns: Vec<Turn> = turns.into_iter().map(|(said, means)| Turn { said, means }).collect();
    let Some(text) = with_turns(old.as_deref(), &turns) else {
        return Err(Refusal::new(
            format!("dans « {} », « tournures » n'est pas une suite de lignes", path.display()),
            "mettez chaque tournure sur une ligne à elle, décalée sous « tournures: »",
        ));
    };
    let mut files: Vec<Written> = project.lexicons().iter().filter(|file| file.path != path).cloned().collect();
    files.push(Written { game: of_game, path: path.clone(), text: text.clone() });
    let school = lessons::school(&files);
    if let Some(wrong) = school.wrong.into_iter().next() {
        return Err(Refusal { message: wrong.message, help: wrong.help });
    }
    let understood = meaning(&said, first, &school.language);
    match understood.filter(|now| known(first).is_some_and(|meant| alike(now, &meant))) {
        Some(understood) => Ok(Lesson { path, old, text, turns, understood }),
        None => Err(Refusal::new(
            format!("« {said} » ne se comprendrait pas encore : rien n'est écrit"),
            "dites-la plus simplement, avec les valeurs écrites comme dans la phrase connue",
        )),
    }
}

/// The text of a lexicon with these turns of phrase too, the rest as it was; none if there is no place for them.
fn with_turns(old: Option<&str>, turns: &[Turn]) -> Option<String> {
    let quoted = |text: &str| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
    let line = |turn: &Turn| {
        let means: Vec<_> = turn.means.iter().map(|text| quoted(text)).collect();
        let right = if let [only] = &means[..] { only.clone() } else { format!("[{}]", means.join(", ")) };
        format!("{}: {right}", quoted(&turn.said))
    };
    let lines = |indent: &str| turns.iter().map(|turn| format!("{indent}{}\n", line(turn))).collect::<String>();
    let old = old.unwrap_or(TITLE);
    let mut all: Vec<String> = old.split_inclusive('\n').map(str::to_owned).collect();
    if let Some(last) = all.last_mut().filter(|last| !last.ends_with('\n')) {
        last.push('\n');
    }
    let Some(at) = all.iter().position(|line| line.starts_with("tournures:")) else {
        return Some(format!("{}\ntournures:\n{}", all.concat(), lines("  ")));
    };
    let beside = all[at]["tournures:".len()..].split('#').next().unwrap_or_default().trim().to_owned();
    match beside.as_str() {
        "" => {}
        "{}" | "[]" | "~" | "null" => all[at] = "tournures:\n".into(),
        _ => return None,
    }
    let inside = |line: &String| line.trim().is_empty() || line.starts_with([' ', '#']);
    let end = all[at + 1..].iter().position(|line| !inside(line)).map_or(all.len(), |after| at + 1 + after);
    let is_entry = |line: &&String| line.starts_with(' ') && !line.trim().is_empty();
    let indent = all[at + 1..end]
        .iter()
        .find(is_entry)
        .map_or("  ".to_owned(), |line| line[..line.len() - line.trim_start().len()].to_owned());
    let last = all[at + 1..end].iter().rposition(|line| is_entry(&line)).map_or(at + 1, |last| at + 2 + last);
    all.insert(last, lines(&indent));
    Some(all.concat())
}

/// The known sentences that an unknown one could be taught to mean, with its author's values, the nearest first: none of another
/// sense, about something else or for another place. What is only misspelt is mended, not taught.
#[must_use]
pub fn offers(said: &str, here: &Here, language: &Language) -> Vec<String> {
    let Some(game) = here.game.filter(|_| !here.application) else { return Vec::new() };
    let corrected = corrections(said, here);
    if corrected.iter().any(|it| it.kind == Kind::Spelling) {
        return Vec::new();
    }
    let said = sentence(said);
    let models = neighbours(&said, here);
    let near = corrected.into_iter().map(|it| sentence(&it.text)).chain(models);
    // Nearest in sense first, then in letters.
    let mut offers: Vec<String> = language.of(game).nearest(&said, here.place, MOST_OFFERS);
    for text in near.filter_map(|model| filled_from(&said, &model, game)) {
        let Found::One(entry) = Catalogue::get().find(&text) else { continue };
        let suits = match here.place {
            Some(StepType::Then) => entry.kinds.checks,
            Some(StepType::Given | StepType::When) => entry.kinds.sets_up || entry.kinds.acts,
            None => true,
        };
        let same_sense = subject(&said) == subject(&text) && !lessons::contradict(&said, &text);
        if suits && same_sense && !offers.contains(&text) {
            offers.push(text);
        }
    }
    offers.truncate(MOST_OFFERS);
    offers
}

/// What a sentence is about: its first word that says something alone.
fn subject(text: &str) -> Option<String> {
    let small = ["le", "la", "les", "l", "un", "une", "des", "du", "de", "d", "au", "aux", "a", "c", "est", "il", "y"];
    let folded = fold(text);
    let mut words = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.find(|word| !small.contains(word)).map(str::to_owned)
}

/// A remark on each turn of phrase that a project teaches and that none of its scenarios needs. All of them can go at once.
#[must_use]
pub fn idle(project: &Project, cases: &[Case]) -> Vec<Diagnostic> {
    let ours = lessons::school(&[]).language;
    let all = lessons::language(project);
    // What is said thanks to a lesson.
    let mut owed: Vec<(String, GameId, StepType)> = Vec::new();
    for case in cases {
        let Some(game) = game_of(case) else { continue };
        for (step, _) in case.steps() {
            let it = (step.value.clone(), game, step.ty);
            if matches!(Catalogue::get().find(&step.value), Found::Nothing)
                && !owed.contains(&it)
                && all.hear(&it.0, game, Some(it.2)) != ours.hear(&it.0, game, Some(it.2))
            {
                owed.push(it);
            }
        }
    }
    let wanted = |files: &[Written]| -> Vec<Heard> {
        let language = lessons::school(files).language;
        owed.iter().map(|(text, game, place)| (*language.hear(text, *game, Some(*place))).clone()).collect()
    };
    let mut idle = Vec::new();
    let mut kept = project.lexicons().to_vec();
    let understood = wanted(&kept);
    for (index, file) in project.lexicons().iter().enumerate() {
        let ours = Lexicon::read(Lexicon::ours(file.game)).unwrap_or_default();
        for turn in Lexicon::read(&file.text).unwrap_or_default().turns {
            if ours.turns.contains(&turn) {
                continue;
            }
            let Some(without) = without_turn(&kept[index].text, &turn) else { continue };
            let before = std::mem::replace(&mut kept[index].text, without);
            if wanted(&kept) == understood {
                let message = format!("la tournure « {} » ne sert à aucune phrase du projet", turn.said);
                let help = "gardez-la si vous comptez l'employer, ou retirez-la";
                let found = lessons::at(file, &turn.said, message, help.to_owned());
                idle.push(Diagnostic { severity: Severity::Remark, ..found });
            } else {
                kept[index].text = before;
            }
        }
    }
    idle
}

/// A lexicon without a turn of phrase.
fn without_turn(text: &str, turn: &Turn) -> Option<String> {
    let mut yaml: serde_yaml::Mapping = serde_yaml::from_str(text).ok()?;
    yaml.get_mut("tournures")?.as_mapping_mut()?.remove(turn.said.as_str())?;
    serde_yaml::to_string(&yaml).ok()
}
