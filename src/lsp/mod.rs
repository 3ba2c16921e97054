//! A language server for features, over the same reader, sentences and rules as the commands: what is wrong and how to mend it,
//! what can be written, what an article says, tables set out.
//!
//! Knows the specification and the articles; knows nothing of the command line.

mod complete;
pub mod document;
mod findings;
mod help;
mod player;
pub mod transport;
mod workspace;

use std::collections::BTreeMap;
use std::path::PathBuf;

use crossbeam_channel::{Sender, select, unbounded};
use lsp_server::{Connection, ErrorCode, Message, Notification, Request, RequestId, Response};
use lsp_types::notification::{
    DidChangeTextDocument, DidChangeWatchedFiles, DidCloseTextDocument, DidOpenTextDocument, DidSaveTextDocument, Exit,
    Initialized, Notification as _, PublishDiagnostics,
};
use lsp_types::request::{
    CodeActionRequest, Completion, Formatting, GotoDefinition, HoverRequest, Initialize, RegisterCapability,
    Request as _,
};
use lsp_types::{
    ClientCapabilities, CodeActionKind, CodeActionOptions, CodeActionParams, CodeActionProviderCapability,
    CodeActionResponse, CompletionList, CompletionOptions, CompletionParams, CompletionResponse,
    DidChangeTextDocumentParams, DidCloseTextDocumentParams, DidOpenTextDocumentParams, DocumentFormattingParams,
    GotoDefinitionParams, GotoDefinitionResponse, Hover, HoverParams, HoverProviderCapability, InitializeParams, OneOf,
    PositionEncodingKind, PublishDiagnosticsParams, ResourceOperationKind, SaveOptions, ServerCapabilities,
    TextDocumentSyncCapability, TextDocumentSyncKind, TextDocumentSyncOptions, TextDocumentSyncSaveOptions, TextEdit,
    Url,
};

use document::Document;
use player::{Job, Verdict};
use workspace::Workspace;

use crate::articles;
use crate::disk;
use crate::project::LEXICON;
use crate::spec::catalogue::Catalogue;
use crate::spec::format::formatted;
use crate::spec::plan::Case;

/// What the server can do.
fn capabilities() -> ServerCapabilities {
    ServerCapabilities {
        position_encoding: Some(PositionEncodingKind::UTF16),
        text_document_sync: Some(TextDocumentSyncCapability::Options(TextDocumentSyncOptions {
            open_close: Some(true),
            change: Some(TextDocumentSyncKind::FULL),
            save: Some(TextDocumentSyncSaveOptions::SaveOptions(SaveOptions { include_text: Some(false) })),
            ..TextDocumentSyncOptions::default()
        })),
        completion_provider: Some(CompletionOptions {
            trigger_characters: Some(vec!["@".into(), " ".into()]),
            ..CompletionOptions::default()
        }),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        definition_provider: Some(OneOf::Left(true)),
        document_formatting_provider: Some(OneOf::Left(true)),
        code_action_provider: Some(CodeActionProviderCapability::Options(CodeActionOptions {
            code_action_kinds: Some(vec![CodeActionKind::QUICKFIX]),
            ..CodeActionOptions::default()
        })),
        ..ServerCapabilities::default()
    }
}

/// Serves one editor until it says goodbye.
///
/// # Errors
/// It went away without saying goodbye, or broke the protocol; or our own player died.
pub fn serve(connection: &Connection) -> Result<(), String> {
    let (id, params) = introduced(connection)?;
    let answer = serde_json::json!({
        "capabilities": capabilities(),
        "serverInfo": {"name": "arbitre", "version": env!("CARGO_PKG_VERSION")},
    });
    let _ = connection.sender.send(Message::Response(Response::new_ok(id, answer)));
    match connection.receiver.recv() {
        Ok(Message::Notification(it)) if it.method == Initialized::METHOD => {}
        Ok(_) => return Err("l'éditeur n'a pas suivi le protocole LSP : « initialized » était attendu".into()),
        Err(_) => return Err(GONE.into()),
    }
    let able = serde_json::from_value::<InitializeParams>(params).map(|it| Able::of(it.capabilities));
    let able = able.unwrap_or_default();
    if able.watches {
        let _ = connection.sender.send(Message::Request(watch()));
    }
    let (jobs, to_play) = unbounded();
    let (tell, verdicts) = unbounded();
    std::thread::spawn(move || player::work(&to_play, &tell));
    let mut server = Server {
        connection,
        able,
        jobs,
        documents: BTreeMap::new(),
        workspace: Workspace::default(),
        wrong: Vec::new(),
    };
    loop {
        select! {
            recv(connection.receiver) -> message => match message {
                Ok(Message::Request(request)) => {
                    let left = connection.handle_shutdown(&request);
                    if left.map_err(|_| "l'éditeur n'a pas suivi le protocole LSP : après « shutdown », « exit » était attendu")? {
                        return Ok(());
                    }
                    let response = server.answer(request);
                    server.send(Message::Response(response));
                }
                Ok(Message::Notification(notification)) => server.note(notification),
                Ok(Message::Response(_)) => {}
                Err(_) => return Err(GONE.into()),
            },
            recv(verdicts) -> verdict => match verdict {
                Ok(verdict) => server.judge(&verdict),
                Err(_) => return Err("ce qui joue les scénarios s'est arrêté : relancez « arbitre lsp »".into()),
            },
        }
    }
}

const GONE: &str = "l'éditeur est parti sans prévenir";

/// Waits for the editor to introduce itself. Whatever it asks for before is answered so.
fn introduced(connection: &Connection) -> Result<(RequestId, serde_json::Value), String> {
    loop {
        match connection.receiver.recv() {
            Ok(Message::Request(it)) if it.method == Initialize::METHOD => return Ok((it.id, it.params)),
            Ok(Message::Request(Request { id, method, .. })) => {
                let message = format!("la demande « {method} » vient trop tôt : « initialize » est attendu d'abord");
                let early = Response::new_err(id, ErrorCode::ServerNotInitialized as i32, message);
                let _ = connection.sender.send(Message::Response(early));
            }
            Ok(Message::Notification(it)) if it.method == Exit::METHOD => return Err(GONE.into()),
            Ok(_) => {}
            Err(_) => return Err(GONE.into()),
        }
    }
}

/// What the editor can do.
#[derive(Clone, Copy, Default)]
struct Able {
    /// It knows what to do with places to fill in.
    snippets: bool,
    /// It makes a file if an edit says so.
    creates: bool,
    /// It tells about files that change, if asked to.
    watches: bool,
}

impl Able {
    fn of(told: ClientCapabilities) -> Self {
        let completion = told.text_document.and_then(|text| text.completion);
        let workspace = told.workspace.unwrap_or_default();
        let edits = workspace.workspace_edit.unwrap_or_default();
        let creates = edits.resource_operations.is_some_and(|kinds| kinds.contains(&ResourceOperationKind::Create));
        Self {
            snippets: completion.and_then(|it| it.completion_item).and_then(|it| it.snippet_support) == Some(true),
            creates: creates && edits.document_changes == Some(true),
            watches: workspace.did_change_watched_files.and_then(|it| it.dynamic_registration) == Some(true),
        }
    }
}

/// Asks the editor to tell when articles or lexicons change: it may never open them.
fn watch() -> Request {
    let files = [articles::FILE, LEXICON].map(|name| serde_json::json!({"globPattern": format!("**/{name}")}));
    let registration = serde_json::json!({
        "id": "papers",
        "method": DidChangeWatchedFiles::METHOD,
        "registerOptions": {"watchers": files},
    });
    Request::new(
        RequestId::from("papers".to_owned()),
        RegisterCapability::METHOD.into(),
        serde_json::json!({"registrations": [registration]}),
    )
}

struct Server<'c> {
    connection: &'c Connection,
    able: Able,
    jobs: Sender<Job>,
    documents: BTreeMap<Url, Document>,
    workspace: Workspace,
    /// Files of articles about which the editor was told something.
    wrong: Vec<Url>,
}

impl Server<'_> {
    /// An editor that does not listen any more is found out when we listen to it.
    fn send(&self, message: Message) {
        let _ = self.connection.sender.send(message);
    }

    fn answer(&mut self, request: Request) -> Response {
        match request.method.as_str() {
            Completion::METHOD => reply(request, |params| self.complete(params)),
            HoverRequest::METHOD => reply(request, |params| self.hover(&params)),
            GotoDefinition::METHOD => reply(request, |params| self.definition(&params)),
            Formatting::METHOD => reply(request, |params| self.format(&params)),
            CodeActionRequest::METHOD => reply(request, |params| self.actions(&params)),
            method => {
                let message = format!("la demande « {method} » n'est pas prise en charge");
                Response::new_err(request.id, ErrorCode::MethodNotFound as i32, message)
            }
        }
    }

    fn note(&mut self, notification: Notification) {
        let Notification { method, params } = notification;
        // What an editor says wrongly is as if it had not been said: a notification has no answer.
        match method.as_str() {
            DidOpenTextDocument::METHOD => {
                if let Ok(DidOpenTextDocumentParams { text_document: it }) = serde_json::from_value(params) {
                    self.read(it.uri, it.version, &it.text);
                }
            }
            DidChangeTextDocument::METHOD => {
                if let Ok(DidChangeTextDocumentParams { text_document: it, content_changes }) =
                    serde_json::from_value(params)
                    && let Some(change) = content_changes.last()
                {
                    self.read(it.uri, it.version, &change.text);
                }
            }
            // Another file may have changed, too: articles and lexicons are looked at again.
            DidSaveTextDocument::METHOD | DidChangeWatchedFiles::METHOD => {
                let texts: Vec<_> =
                    self.documents.iter().map(|(uri, it)| (uri.clone(), it.version, it.typed())).collect();
                texts.into_iter().for_each(|(uri, version, text)| self.read(uri, version, &text));
            }
            DidCloseTextDocument::METHOD => {
                if let Ok(DidCloseTextDocumentParams { text_document: it }) = serde_json::from_value(params) {
                    self.documents.remove(&it.uri);
                    self.publish(it.uri, None, Vec::new());
                }
            }
            _ => {}
        }
    }

    /// Reads a text, and tells at once what is wrong with it; one that can be played is played first.
    fn read(&mut self, uri: Url, version: i32, text: &str) {
        let path = uri.to_file_path().unwrap_or_else(|()| PathBuf::from(uri.path()));
        // An editor may send us whatever it takes for plain text.
        if path.extension().is_none_or(|extension| !extension.eq_ignore_ascii_case("feature")) {
            return;
        }
        self.tell_articles(&path);
        let mut document = Document::new(&path, version, text, self.workspace.project(&path));
        match document.reading.feature.clone() {
            Some(feature) => {
                let cases = Case::all_in(feature, &document.reading.source, &document.language);
                let _ = self.jobs.send(Job { uri: uri.clone(), version, cases });
            }
            None => {
                document.findings = findings::of_reading(&document);
                let told = document.findings.iter().map(|finding| finding.diagnostic.clone()).collect();
                self.publish(uri.clone(), Some(version), told);
            }
        }
        self.documents.insert(uri, document);
    }

    /// What is wrong with the articles of the project is shown in their own files.
    fn tell_articles(&mut self, path: &std::path::Path) {
        let mut told: BTreeMap<Url, Vec<lsp_types::Diagnostic>> =
            self.wrong.drain(..).map(|uri| (uri, Vec::new())).collect();
        for finding in self.workspace.wrong(path) {
            let file = PathBuf::from(&finding.path);
            let Ok(uri) = Url::from_file_path(&file) else { continue };
            let text = disk::read_text(&file).unwrap_or_default();
            let document = Document::new(&file, 0, &text, None);
            told.entry(uri).or_default().push(findings::of_diagnostic(&document, &finding).diagnostic);
        }
        for (uri, diagnostics) in told {
            if !diagnostics.is_empty() {
                self.wrong.push(uri.clone());
            }
            self.publish(uri, None, diagnostics);
        }
    }

    fn judge(&mut self, verdict: &Verdict) {
        let Some(document) = self.documents.get_mut(&verdict.uri).filter(|it| it.version == verdict.version) else {
            return;
        };
        document.findings = findings::of_reading(document);
        document.findings.extend(findings::of_failures(document, &verdict.failed));
        let told = document.findings.iter().map(|finding| finding.diagnostic.clone()).collect();
        self.publish(verdict.uri.clone(), Some(verdict.version), told);
    }

    fn publish(&self, uri: Url, version: Option<i32>, diagnostics: Vec<lsp_types::Diagnostic>) {
        let params = PublishDiagnosticsParams { uri, diagnostics, version };
        self.send(Message::Notification(Notification::new(PublishDiagnostics::METHOD.into(), params)));
    }

    fn complete(&mut self, params: CompletionParams) -> Option<CompletionResponse> {
        let at = params.text_document_position;
        let document = self.documents.get(&at.text_document.uri)?;
        let project = self.workspace.project(&document.path());
        let items = complete::items(document, at.position, project, self.able.snippets);
        // What fits depends on every letter: the editor asks again.
        Some(CompletionResponse::List(CompletionList { is_incomplete: true, items }))
    }

    fn hover(&mut self, params: &HoverParams) -> Option<Hover> {
        let at = &params.text_document_position_params;
        let document = self.documents.get(&at.text_document.uri)?;
        help::hover(document, at.position, self.workspace.project(&document.path()))
    }

    fn definition(&mut self, params: &GotoDefinitionParams) -> Option<GotoDefinitionResponse> {
        let at = &params.text_document_position_params;
        let document = self.documents.get(&at.text_document.uri)?;
        let project = self.workspace.project(&document.path())?;
        help::definition(document, at.position, project).map(GotoDefinitionResponse::Scalar)
    }

    /// A text with mistakes is left as it is: setting it out might change what was meant.
    fn format(&self, params: &DocumentFormattingParams) -> Option<Vec<TextEdit>> {
        let document = self.documents.get(&params.text_document.uri)?;
        let new_text = formatted(&document.reading, Catalogue::get()).ok()?;
        let changed = new_text != document.typed();
        Some(changed.then(|| TextEdit { range: document.whole(), new_text }).into_iter().collect())
    }

    fn actions(&mut self, params: &CodeActionParams) -> Option<CodeActionResponse> {
        let uri = &params.text_document.uri;
        let document = self.documents.get(uri)?;
        let project = self.workspace.project(&document.path());
        Some(findings::actions(document, uri, params.range, project, self.able.creates))
    }
}

/// The answer to a request whose parameters can be read.
fn reply<P: serde::de::DeserializeOwned, R: serde::Serialize>(request: Request, work: impl FnOnce(P) -> R) -> Response {
    match serde_json::from_value(request.params) {
        Ok(params) => Response::new_ok(request.id, work(params)),
        Err(_) => {
            let message = format!("la demande « {} » n'a pas les paramètres attendus", request.method);
            Response::new_err(request.id, ErrorCode::InvalidParams as i32, message)
        }
    }
}
