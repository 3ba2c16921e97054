//! Lines that are not what they should be: what they were probably meant for, said once, so that reading can go on.

use gherkin::{Examples, LineCol, Scenario, Span, StepType};

use super::keywords::{Dialect, Guess, Header, StepKind, guess_header, guess_step};
use super::lines::Line;
use super::parse::{Attachment, Parser, Place, Prose};
use super::typography::{fold, sentence};

impl<'s> Parser<'_, 's, '_> {
    pub(super) fn lost_step(&mut self, line: Line<'s>) {
        if !std::mem::replace(&mut self.lost_steps, true) {
            self.found.error(
                line,
                "cette étape n'appartient à aucun scénario",
                "ajoutez au-dessus une ligne « Scénario: » suivie d'un titre",
            );
        }
    }

    /// At the end of a description: lines that begin like steps of different kinds are lost steps, not prose.
    pub(super) fn forget_step_like(&mut self) {
        let lines = std::mem::take(&mut self.step_like);
        if let Some(&(line, first)) = lines.first()
            && lines.iter().any(|(_, ty)| *ty != first)
        {
            self.lost_step(line);
        }
        self.lost_steps = false;
    }

    /// `Exemples:` followed by steps, in the place of `Exemple:` or before the steps of the outline.
    pub(super) fn step_after_examples(&mut self, line: Line<'s>, kind: StepKind, keyword: &'static str, value: String) {
        let (has_steps, has_table, title) = match self.group().1.last() {
            Some(Scenario { steps, examples, .. }) => {
                let last = examples.last();
                let title = last.map(|examples| (examples.position.line, examples.name.clone().unwrap_or_default()));
                (!steps.is_empty(), last.is_some_and(|examples| examples.table.is_some()), title)
            }
            None => (false, false, None),
        };
        if has_steps && has_table {
            if !std::mem::replace(&mut self.lost_steps, true) {
                self.found.error(
                    line,
                    "cette étape vient après les exemples",
                    "placez les étapes du plan au-dessus de « Exemples: », ou commencez un nouveau scénario",
                );
            }
            return;
        }
        if has_table {
            let number = title.as_ref().map_or(line.number, |(number, _)| *number);
            self.found.error(
                self.found.line(number),
                "les exemples viennent avant les étapes",
                "placez « Exemples: » et son tableau après la dernière étape",
            );
            self.place = Place::Scenario;
        } else if let Some((number, title)) = title {
            if let Some(scenario) = self.group().1.last_mut() {
                scenario.examples.pop();
            }
            self.examples_meant_a_scenario(self.found.line(number), title);
        }
        self.step(line, kind, keyword, value);
    }

    pub(super) fn examples_meant_a_scenario(&mut self, line: Line<'_>, title: String) {
        let keyword = if self.dialect == Dialect::French { "Exemple" } else { "Example" };
        self.found.error_at(
            line,
            line.column(),
            until_colon(line),
            "« Exemples: » annonce un tableau, mais des étapes suivent",
            format!("vouliez-vous écrire « {keyword}: » ?"),
        );
        self.found.mended_by(line, format!("{keyword}:"));
        let position = LineCol { line: line.number, col: line.column() };
        let span = Span { start: line.start, end: line.start + line.text.len() };
        let scenario = Scenario {
            keyword: keyword.to_owned(),
            name: title,
            description: None,
            steps: Vec::new(),
            examples: Vec::new(),
            tags: Vec::new(),
            span,
            position,
        };
        self.group().1.push(scenario);
        self.place = Place::Scenario;
        self.last_type = StepType::Given;
    }

    /// What follows a title of examples that belongs to no outline is no scenario either.
    pub(super) fn no_lost_examples(&mut self) {
        if let Some((line, _)) = self.lost_examples.take() {
            self.found.error(
                line,
                "ces exemples ne suivent aucun plan de scénario",
                "placez-les juste après les étapes d'un « Plan du scénario: »",
            );
        }
    }

    /// `Exemple:` followed by a table, in the place of `Exemples:`.
    pub(super) fn example_meant_examples(&mut self) {
        if self.place != Place::Scenario || self.attachment != Attachment::Nothing {
            return;
        }
        let scenarios = self.group().1;
        let mistaken = scenarios.len() > 1
            && scenarios
                .last()
                .is_some_and(|last| matches!(last.keyword.as_str(), "Exemple" | "Example") && last.steps.is_empty());
        let Some(last) = scenarios.pop_if(|_| mistaken) else { return };
        let line = self.found.line(last.position.line);
        self.found.error_at(
            line,
            line.column(),
            until_colon(line),
            format!("« {}: » annonce un scénario, mais un tableau suit", last.keyword),
            format!("vouliez-vous écrire « {}s: » ?", last.keyword),
        );
        self.found.mended_by(line, format!("{}s:", last.keyword));
        let examples = Examples {
            keyword: format!("{}s", last.keyword),
            name: Some(last.name),
            description: None,
            table: None,
            tags: last.tags,
            span: last.span,
            position: last.position,
        };
        if let Some(scenario) = self.group().1.last_mut() {
            scenario.examples.push(examples);
        }
        self.place = Place::Examples;
        self.attachment = Attachment::Examples;
    }

    /// A line that begins with no keyword: description where one may stand, and never a step that lost its keyword.
    pub(super) fn text(&mut self, line: Line<'s>) {
        let plain = line.plain();
        if let Some(guess) = guess_header(self.dialect, &plain).or_else(|| self.lost_header(&plain)) {
            self.misspelt_header(line, &plain, guess);
            return;
        }
        if is_tag_without_at(&plain) {
            self.found.error(line, "cette étiquette n'a pas de @", format!("écrivez « @{plain} »"));
            self.found.mended_by(line, format!("@{plain}"));
            return;
        }
        if self.tags_line.is_some() {
            self.tags_line = None;
            self.tags.clear();
            self.found.error(
                line,
                "ce texte suit des étiquettes",
                "après les étiquettes vient « Fonctionnalité: », « Règle: », « Scénario: » ou « Exemples: »",
            );
            return;
        }
        let in_steps = self.steps().is_some_and(|steps| !steps.is_empty());
        let waiting_for_table = self.place == Place::Examples && self.attachment == Attachment::Examples;
        let describing = waiting_for_table
            || (!in_steps && matches!(self.place, Place::Group | Place::Background | Place::Scenario));
        if let Some(guess) = guess_step(self.dialect, &plain)
            && self.is_lost_step(line, &plain, &guess)
        {
            self.misspelt_step(line, &plain, guess);
            return;
        }
        if describing {
            self.describe(line);
            return;
        }
        match self.place {
            Place::Top => self.found.error(
                line,
                "cette ligne vient avant la fonctionnalité",
                "commencez le fichier par une ligne « Fonctionnalité: » suivie d'un titre ; un commentaire commence par #",
            ),
            Place::Examples => self.found.error(
                line,
                "cette ligne n'est ni un tableau ni un mot-clé",
                "après « Exemples: » vient un tableau dont chaque ligne commence et finit par « | »",
            ),
            _ => self.found.error(
                line,
                "cette ligne n'est ni une étape, ni un tableau, ni un mot-clé",
                "écrivez chaque étape sur une seule ligne, avec son mot-clé ; un tableau entre « | » ; un commentaire après #",
            ),
        }
    }

    /// `Scénario Revenir en A1`, `Contexte`: the colon forgotten.
    pub(super) fn lost_header(&self, plain: &str) -> Option<Guess<Header>> {
        if plain.contains(':') {
            return None;
        }
        let folded = fold(plain);
        let begins =
            |word: &str| folded.strip_prefix(word).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
        let word = ["plan du scenario", "scenario outline", "scenario", "fonctionnalite", "feature"]
            .into_iter()
            .find(|word| begins(word));
        // These also begin prose: alone on their line, or « Règle » with its capital, they are titles.
        let word = word.or_else(|| {
            ["contexte", "exemples", "regle", "background", "examples", "rule"]
                .into_iter()
                .find(|word| folded == *word || (*word == "regle" && plain.starts_with("Règle ")))
        })?;
        let length = plain.chars().take(word.chars().count()).map(char::len_utf8).sum();
        let mut guess = guess_header(self.dialect, &format!("{}:", &plain[..length]))?;
        guess.rest = length;
        Some(guess)
    }

    pub(super) fn is_lost_step(&mut self, line: Line<'s>, plain: &str, guess: &Guess<StepKind>) -> bool {
        match self.place {
            Place::Background | Place::Scenario => true,
            Place::Group => {
                if self.sentences.lists(&sentence(&plain[guess.rest..])) {
                    return true;
                }
                if guess.same_word
                    && plain.starts_with(char::is_uppercase)
                    && let StepKind::Own(ty) = guess.kind
                {
                    self.step_like.push((line, ty));
                }
                false
            }
            Place::Top | Place::Examples => false,
        }
    }

    pub(super) fn misspelt_header(&mut self, line: Line<'s>, plain: &str, guess: Guess<Header>) {
        let written = &guess.written;
        let (width, message, help) = if !plain.contains(':') {
            let width = written.chars().count();
            (
                width,
                format!("il manque « : » après « {written} »"),
                format!("écrivez « {}: » suivi d'un titre", guess.keyword),
            )
        } else {
            let width = until_colon(line);
            (
                width,
                format!("« {written}: » n'est pas un mot-clé"),
                meant(&format!("{}:", guess.keyword), guess.rival.map(|rival| format!("{rival}:"))),
            )
        };
        self.found.error_at(line, line.column(), width, message, help);
        if guess.rival.is_none() {
            self.found.mended_by(line, format!("{}:", guess.keyword));
        }
        let title = line.rest(plain, guess.rest);
        self.header(line, guess.kind, guess.keyword, title);
    }

    pub(super) fn misspelt_step(&mut self, line: Line<'s>, plain: &str, guess: Guess<StepKind>) {
        self.found.error_at(
            line,
            line.column(),
            guess.written.chars().count(),
            format!("« {} » n'est pas un mot-clé", guess.written),
            meant(guess.keyword, guess.rival.map(str::to_owned)),
        );
        if guess.rival.is_none() {
            self.found.mended_by(line, guess.keyword);
        }
        let value = line.rest(plain, guess.rest);
        if !value.is_empty() && self.steps().is_some() {
            self.step(line, guess.kind, guess.keyword, value);
        }
    }

    pub(super) fn describe(&mut self, line: Line<'s>) {
        let place = self.place;
        self.prose.push(Prose {
            number: line.number,
            where_steps_stand: matches!(place, Place::Background | Place::Scenario),
        });
        let feature = self.feature();
        let description = match place {
            Place::Group => match feature.rules.last_mut() {
                Some(rule) => &mut rule.description,
                None => &mut feature.description,
            },
            Place::Background => match self.group().0 {
                Some(background) => &mut background.description,
                None => return,
            },
            Place::Examples => match self.examples() {
                Some(examples) => &mut examples.description,
                None => return,
            },
            _ => match self.group().1.last_mut() {
                Some(scenario) => &mut scenario.description,
                None => return,
            },
        };
        let text = description.get_or_insert_with(String::new);
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(line.trimmed());
    }
}

/// Which keyword was probably meant, or which two may have been.
fn meant(keyword: &str, rival: Option<String>) -> String {
    match rival {
        None => format!("vouliez-vous écrire « {keyword} » ?"),
        Some(rival) => format!("écrivez « {keyword} » ou « {rival} »"),
    }
}

/// How many characters of a title its keyword takes, colon included.
fn until_colon(line: Line<'_>) -> usize {
    line.plain().chars().position(|c| c == ':').map_or(1, |colon| colon + 1)
}

/// `QAW-13` or `interprete` alone on a line: tags whose sign was forgotten.
fn is_tag_without_at(plain: &str) -> bool {
    plain
        .split(' ')
        .filter(|word| !word.is_empty())
        .all(|word| crate::spec::plan::is_article(word.trim_start_matches('@')))
}
