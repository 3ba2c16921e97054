//! What is wrong with a text: what its reader finds, sentences that nobody knows, steps that fail when they are played.

use std::collections::HashSet;

use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, CreateFile, CreateFileOptions, DiagnosticSeverity,
    DocumentChangeOperation, DocumentChanges, OneOf, OptionalVersionedTextDocumentIdentifier, Position, Range,
    ResourceOp, TextDocumentEdit, TextEdit, Url, WorkspaceEdit,
};

use super::document::Document;
use crate::diagnostic::{Severity, spaced};
use crate::project::Project;
use crate::spec::application::this_program;
use crate::spec::catalogue::Catalogue;
use crate::spec::corrections::{Correction, Here, Kind, advice, corrections_of};
use crate::spec::failure::{Failure, FailureKind};
use crate::spec::plan::Case;
use crate::spec::play::{is_understood, play};
use crate::spec::reader::lines::{Line, Token};
use crate::spec::reader::typography::sentence;
use crate::spec::reader::{Sentences, glance};
use crate::spec::teach::{Lesson, lesson, offers};

/// Something to tell the editor, with what can be written instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Finding {
    pub(super) diagnostic: lsp_types::Diagnostic,
    replacements: Vec<Replacement>,
    /// A sentence that could be taught, and where it stands.
    unknown: Option<(String, Here)>,
}

/// What can be written instead of what is marked.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Replacement {
    text: String,
    /// It mends the spelling and nothing else: an editor may write it unasked.
    preferred: bool,
}

impl Finding {
    fn new(range: Range, severity: DiagnosticSeverity, message: &str) -> Self {
        let diagnostic = lsp_types::Diagnostic {
            range,
            severity: Some(severity),
            source: Some("arbitre".into()),
            message: spaced(message),
            ..lsp_types::Diagnostic::default()
        };
        Self { diagnostic, replacements: Vec::new(), unknown: None }
    }
}

/// A step that failed when its scenario was played.
#[derive(Debug)]
pub(super) struct Failed {
    line: usize,
    /// The title of its scenario, if it is one row of several.
    row: Option<String>,
    failure: Failure,
    /// Its sentence, and where that stands.
    text: String,
    here: Here,
}

/// Plays a scenario; what failed.
pub(super) fn failed(case: &Case) -> Vec<Failed> {
    let played = futures::executor::block_on(play(case, &this_program()));
    let steps: Vec<_> = case.steps().map(|(step, _)| step).collect();
    let row = case.row.map(|_| case.scenario.name.clone());
    let failed = |(index, failure): (usize, &Failure)| Failed {
        line: steps[index].position.line,
        row: row.clone(),
        failure: failure.clone(),
        text: steps[index].value.clone(),
        here: Here::of(case, steps[index].ty),
    };
    played.failures().map(failed).collect()
}

/// What the reader finds; if it refuses the text, unknown sentences too: nothing will be played that tells them.
pub(super) fn of_reading(document: &Document) -> Vec<Finding> {
    let mut findings: Vec<_> =
        document.reading.findings.iter().map(|finding| of_diagnostic(document, finding)).collect();
    if document.reading.is_refused() {
        let broken: HashSet<_> = document.reading.findings.iter().map(|finding| finding.line).collect();
        let cases = document.reading.understood.clone();
        let cases = cases.map(|feature| Case::all_in(feature, &document.reading.source, &document.language));
        let steps: Vec<_> = cases
            .iter()
            .flatten()
            .flat_map(|case| {
                case.steps().map(move |(step, _)| (step, Here::of(case, step.ty), is_understood(case, step)))
            })
            .collect();
        for (line, token) in glance(&document.reading.source) {
            let Token::Step { value, .. } = &token else { continue };
            // A row of an outline says what its line means.
            let step = steps.iter().find(|(step, ..)| step.position.line == line.number);
            let (text, here) =
                step.map_or((sentence(value), Here::default()), |(step, here, _)| (step.value.clone(), *here));
            let understood = step.is_some_and(|(.., understood)| *understood);
            if !broken.contains(&line.number)
                && !text.is_empty()
                && !text.contains('<')
                && !understood
                && !Catalogue::get().knows(&text)
            {
                let told = std::iter::once(format!("cette phrase n'est pas connue : « {text} »"));
                let message = told.chain(advice(&text, &here, &document.language)).collect::<Vec<_>>().join("\n");
                findings.push(unknown(document, line, &message, value, (&text, &here)));
            }
        }
    }
    findings
}

/// A finding of the reader's, where the editor shows it.
pub(super) fn of_diagnostic(document: &Document, finding: &crate::diagnostic::Diagnostic) -> Finding {
    let severity = match finding.severity {
        Severity::Error => DiagnosticSeverity::ERROR,
        Severity::Remark => DiagnosticSeverity::INFORMATION,
    };
    let help = if finding.help.is_empty() { String::new() } else { format!("\naide : {}", finding.help) };
    let (line, start) = (finding.line.saturating_sub(1), finding.column.saturating_sub(1));
    let range = document.range(line, start, start + finding.width);
    let mut told = Finding::new(range, severity, &format!("{}{help}", finding.message));
    // The reader replaces keywords and tags, for which it finds only one that is near.
    told.replacements.extend(finding.replacement.clone().map(|text| Replacement { text, preferred: true }));
    told
}

/// Steps that failed, each said once, on their lines.
pub(super) fn of_failures(document: &Document, failed: &[Failed]) -> Vec<Finding> {
    /// Rows of one outline often fail alike: a few of them tell enough.
    const MOST: usize = 5;
    let glanced = glance(&document.reading.source);
    let mut findings: Vec<Finding> = Vec::new();
    for Failed { line, row, failure, text, here } in failed {
        let Some((line, token)) = line.checked_sub(1).and_then(|index| glanced.get(index)) else { continue };
        // Boards are drawn below a blank line; an editor shows what comes before them.
        let details = failure.details.iter().take_while(|line| !line.trim().is_empty());
        let row = row.as_ref().map(|title| format!(" — {title}")).unwrap_or_default();
        let lines: Vec<_> = std::iter::once(format!("{}{row}", failure.message)).chain(details.cloned()).collect();
        let message = lines.join("\n");
        let finding = match (failure.kind, token) {
            (FailureKind::Undefined, Token::Step { value, .. }) => {
                unknown(document, *line, &message, value, (text, here))
            }
            _ => Finding::new(line_range(document, *line), DiagnosticSeverity::ERROR, &message),
        };
        let here =
            findings.iter().filter(|known| known.diagnostic.range.start.line == finding.diagnostic.range.start.line);
        if here.clone().count() < MOST
            && !here.into_iter().any(|known| known.diagnostic.message == finding.diagnostic.message)
        {
            findings.push(finding);
        }
    }
    findings
}

/// A sentence that nobody knows, with what it was probably meant to be.
fn unknown(document: &Document, line: Line<'_>, message: &str, typed: &str, (text, here): (&str, &Here)) -> Finding {
    let start = sentence_start(line, &document.reading.source);
    let end = line.column() - 1 + line.trimmed().chars().count();
    let range = document.range(line.number - 1, start, end);
    let mut told = Finding::new(range, DiagnosticSeverity::ERROR, message);
    let replacement = |it: Correction| Replacement { text: it.text, preferred: it.kind == Kind::Spelling };
    told.replacements = corrections_of(typed, text, here).into_iter().map(replacement).collect();
    told.unknown = Some((text.to_owned(), *here));
    told
}

/// The character where the sentence of a step begins, from 0.
pub(super) fn sentence_start(line: Line<'_>, source: &str) -> usize {
    match line.token(crate::spec::reader::dialect_of(source)) {
        Token::Step { value, .. } => {
            line.column() - 1 + line.trimmed().chars().count().saturating_sub(value.chars().count())
        }
        _ => line.column() - 1,
    }
}

fn line_range(document: &Document, line: Line<'_>) -> Range {
    let start = line.column() - 1;
    document.range(line.number - 1, start, start + line.trimmed().chars().count())
}

/// What can be done about what is marked in a range: write something else, or teach what was written. `creates` if the editor can
/// make the file of a first lesson.
pub(super) fn actions(
    document: &Document,
    uri: &Url,
    range: Range,
    project: Option<&Project>,
    creates: bool,
) -> Vec<CodeActionOrCommand> {
    let meets =
        |finding: &&Finding| finding.diagnostic.range.start <= range.end && range.start <= finding.diagnostic.range.end;
    let mut actions = Vec::new();
    let mut offer = |finding: &Finding, title: &str, edit: WorkspaceEdit, preferred: bool| {
        actions.push(CodeActionOrCommand::CodeAction(CodeAction {
            title: spaced(title),
            kind: Some(CodeActionKind::QUICKFIX),
            diagnostics: Some(vec![finding.diagnostic.clone()]),
            edit: Some(edit),
            is_preferred: Some(preferred),
            ..CodeAction::default()
        }));
    };
    for finding in document.findings.iter().filter(meets) {
        for (index, Replacement { text, preferred }) in finding.replacements.iter().enumerate() {
            let edit = TextEdit { range: finding.diagnostic.range, new_text: text.clone() };
            let edit = WorkspaceEdit { changes: Some([(uri.clone(), vec![edit])].into()), ..WorkspaceEdit::default() };
            offer(finding, &format!("Écrire « {text} »"), edit, index == 0 && *preferred);
        }
        let Some(((said, here), project)) = finding.unknown.as_ref().zip(project) else { continue };
        for known in offers(said, here, &document.language) {
            let lesson = lesson(project, said, std::slice::from_ref(&known), here.game);
            if let Some(edit) = lesson.ok().and_then(|lesson| taught(&lesson, creates)) {
                offer(finding, &format!("Dire ainsi : « {known} »"), edit, false);
            }
        }
    }
    actions
}

/// A lesson as an edit of its lexicon; none if there is no such file and the editor cannot make it.
fn taught(lesson: &Lesson, creates: bool) -> Option<WorkspaceEdit> {
    let uri = Url::from_file_path(std::path::absolute(&lesson.path).ok()?).ok()?;
    let edit = difference(lesson.old.as_deref().unwrap_or_default(), &lesson.text);
    if lesson.old.is_some() {
        return Some(WorkspaceEdit { changes: Some([(uri, vec![edit])].into()), ..WorkspaceEdit::default() });
    }
    let create = CreateFile {
        uri: uri.clone(),
        options: Some(CreateFileOptions { overwrite: Some(false), ignore_if_exists: Some(true) }),
        annotation_id: None,
    };
    let write = TextDocumentEdit {
        text_document: OptionalVersionedTextDocumentIdentifier { uri, version: None },
        edits: vec![OneOf::Left(edit)],
    };
    let operations =
        vec![DocumentChangeOperation::Op(ResourceOp::Create(create)), DocumentChangeOperation::Edit(write)];
    creates.then(|| WorkspaceEdit {
        document_changes: Some(DocumentChanges::Operations(operations)),
        ..WorkspaceEdit::default()
    })
}

/// The one edit that makes the new text of the old one: lines that stay are left alone.
fn difference(old: &str, new: &str) -> TextEdit {
    let (before, after): (Vec<_>, Vec<_>) = (old.split_inclusive('\n').collect(), new.split_inclusive('\n').collect());
    let first = before.iter().zip(&after).take_while(|(one, other)| one == other).count();
    let last = before[first..].iter().rev().zip(after[first..].iter().rev());
    let last = last.take_while(|(one, other)| one == other).count();
    let end = before.len() - last;
    // The end of a last line without an end stands on that line.
    let at_end = before.get(end.wrapping_sub(1)).filter(|line| end > first && !line.ends_with('\n'));
    let place = |line: usize, column: usize| {
        Position::new(u32::try_from(line).unwrap_or(u32::MAX), u32::try_from(column).unwrap_or(u32::MAX))
    };
    let end = at_end.map_or_else(|| place(end, 0), |line| place(end - 1, line.encode_utf16().count()));
    let new_text = after[first..after.len() - last].concat();
    TextEdit { range: Range { start: place(first, 0), end }, new_text }
}
