//! The language server, over its standard input and output, driven by the client of another library.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use arbitre::lsp::document::Document;
use async_lsp::router::Router;
use async_lsp::{LanguageServer, MainLoop, ServerSocket};
use futures::StreamExt;
use futures::channel::mpsc;
use lsp_types::notification::PublishDiagnostics;
use lsp_types::request::{CodeActionRequest, Completion, Formatting, GotoDefinition, HoverRequest, RegisterCapability};
use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, CompletionItem, CompletionResponse, CompletionTextEdit,
    Diagnostic, DocumentChangeOperation, DocumentChanges, GotoDefinitionResponse, Hover, HoverContents, OneOf,
    Position, PublishDiagnosticsParams, Range, ResourceOp, TextDocumentEdit, TextEdit, Url,
};
use pretty_assertions::assert_eq;
use serde_json::json;

use crate::root;

/// An editor with the server behind it, and a project of its own.
struct Editor {
    server: ServerSocket,
    told: mpsc::UnboundedReceiver<PublishDiagnosticsParams>,
    project: tempfile::TempDir,
    version: i32,
}

struct Stop;

/// Runs what a person does in an editor; the server's exit code at the end.
fn edit<F: Future<Output = Editor>>(work: impl FnOnce(Editor) -> F) -> Option<i32> {
    let project = tempfile::tempdir().unwrap();
    let own = project.path().join("features/qawale");
    std::fs::create_dir_all(&own).unwrap();
    std::fs::copy(root().join("features/qawale/reglement.yaml"), own.join("reglement.yaml")).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let within = async {
        let (tell, told) = mpsc::unbounded();
        let (mainloop, server) = MainLoop::new_client(|_| {
            let mut router = Router::new(());
            router
                .notification::<PublishDiagnostics>(move |(), params| {
                    tell.unbounded_send(params).unwrap();
                    ControlFlow::Continue(())
                })
                .request::<RegisterCapability, _>(|(), asked| async move {
                    assert_eq!(asked.registrations[0].method, "workspace/didChangeWatchedFiles");
                    Ok(())
                })
                .event(|(), _: Stop| ControlFlow::Break(Ok(())));
            router
        });
        let mut child = async_process::Command::new(env!("CARGO_BIN_EXE_arbitre"))
            .arg("lsp")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let (stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let conversation = mainloop.run_buffered(stdout, stdin);
        let person = async {
            let mut editor = Editor { server, told, project, version: 0 };
            let capabilities = json!({
                "textDocument": {"completion": {"completionItem": {"snippetSupport": true}}},
                "workspace": {
                    "workspaceEdit": {"documentChanges": true, "resourceOperations": ["create"]},
                    "didChangeWatchedFiles": {"dynamicRegistration": true},
                },
            });
            let params =
                serde_json::from_value(json!({"processId": null, "rootUri": null, "capabilities": capabilities}))
                    .unwrap();
            let answer = editor.server.initialize(params).await.unwrap();
            assert_eq!(answer.server_info.unwrap().name, "arbitre");
            editor.server.initialized(lsp_types::InitializedParams {}).unwrap();
            let editor = work(editor).await;
            let _ = editor.server.emit(Stop);
            editor
        };
        let (ended, editor) = futures::join!(conversation, person);
        drop(ended);
        let status = child.status().await.unwrap();
        drop(editor);
        status.code()
    };
    let late = async_io::Timer::after(Duration::from_secs(120));
    runtime.block_on(async {
        match futures::future::select(Box::pin(within), late).await {
            futures::future::Either::Left((code, _)) => code,
            futures::future::Either::Right(_) => panic!("the server does not answer"),
        }
    })
}

impl Editor {
    fn path(&self, name: &str) -> PathBuf {
        self.project.path().canonicalize().unwrap().join("features/qawale").join(name)
    }

    fn uri(&self) -> Url {
        Url::from_file_path(self.path("01.feature")).unwrap()
    }

    /// Types a whole text; what is wrong with it.
    async fn write(&mut self, text: &str) -> Vec<Diagnostic> {
        self.version += 1;
        let (uri, version) = (self.uri(), self.version);
        if version == 1 {
            let document =
                json!({"textDocument": {"uri": uri, "languageId": "gherkin", "version": version, "text": text}});
            self.server.did_open(serde_json::from_value(document).unwrap()).unwrap();
        } else {
            let change = json!({"textDocument": {"uri": uri, "version": version}, "contentChanges": [{"text": text}]});
            self.server.did_change(serde_json::from_value(change).unwrap()).unwrap();
        }
        self.wrong().await
    }

    /// What the server says next of this text.
    async fn wrong(&mut self) -> Vec<Diagnostic> {
        loop {
            let told = self.told.next().await.expect("the server is there");
            if told.uri == self.uri() && told.version == Some(self.version) {
                return told.diagnostics;
            }
        }
    }

    /// Does what an action says to the files, as an editor that saves them at once; the files.
    fn apply(&self, action: &CodeAction) -> Vec<PathBuf> {
        let edit = action.edit.clone().unwrap();
        let mut edits: Vec<(Url, TextEdit)> = Vec::new();
        for (uri, own) in edit.changes.into_iter().flatten() {
            edits.extend(own.into_iter().map(|edit| (uri.clone(), edit)));
        }
        let Some(DocumentChanges::Operations(operations)) =
            edit.document_changes.or(Some(DocumentChanges::Operations(Vec::new())))
        else {
            panic!("{action:?}")
        };
        for operation in operations {
            match operation {
                DocumentChangeOperation::Op(ResourceOp::Create(file)) => {
                    let path = file.uri.to_file_path().unwrap();
                    assert!(!path.exists(), "{}", path.display());
                    std::fs::write(path, "").unwrap();
                }
                DocumentChangeOperation::Edit(TextDocumentEdit { text_document, edits: own }) => {
                    edits.extend(own.into_iter().map(|edit| match edit {
                        OneOf::Left(edit) => (text_document.uri.clone(), edit),
                        OneOf::Right(_) => panic!("an annotated edit"),
                    }));
                }
                other => panic!("{other:?}"),
            }
        }
        edits
            .iter()
            .map(|(uri, edit)| {
                let path = uri.to_file_path().unwrap();
                let text = std::fs::read_to_string(&path).unwrap();
                std::fs::write(&path, edited(&text, edit)).unwrap();
                path
            })
            .collect()
    }

    async fn ask<R: lsp_types::request::Request>(&self, line: u32, character: u32) -> R::Result {
        let position = Position::new(line, character);
        let params = json!({
            "textDocument": {"uri": self.uri()},
            "position": position,
            "range": Range::new(position, position),
            "context": {"diagnostics": [], "triggerKind": 1},
            "options": {"tabSize": 2, "insertSpaces": true},
        });
        self.server.request::<R>(serde_json::from_value(params).unwrap()).await.unwrap()
    }

    /// What is offered at the end of a line.
    async fn offered(&self, text: &str, line: usize) -> Vec<CompletionItem> {
        let character = text.lines().nth(line).unwrap().encode_utf16().count();
        match self.ask::<Completion>(line as u32, character as u32).await {
            Some(CompletionResponse::List(list)) => list.items,
            other => panic!("{other:?}"),
        }
    }

    async fn goodbye(mut self) -> Self {
        self.server.shutdown(()).await.unwrap();
        self.server.exit(()).unwrap();
        self
    }
}

fn edit_of(item: &CompletionItem) -> TextEdit {
    match &item.text_edit {
        Some(CompletionTextEdit::Edit(edit)) => edit.clone(),
        other => panic!("{other:?}"),
    }
}

/// A text after an edit, as an editor makes it: places count UTF-16 units.
fn edited(text: &str, edit: &TextEdit) -> String {
    let byte = |position: Position| {
        let start: usize = text.split_inclusive('\n').take(position.line as usize).map(str::len).sum();
        let mut units = 0;
        let line = text[start..].char_indices();
        let at = line.take_while(|(_, c)| {
            let here = units < position.character;
            units += c.len_utf16() as u32;
            here
        });
        at.last().map_or(start, |(byte, c)| start + byte + c.len_utf8())
    };
    format!("{}{}{}", &text[..byte(edit.range.start)], edit.new_text, &text[byte(edit.range.end)..])
}

fn shown(hover: Option<Hover>) -> String {
    match hover.map(|hover| hover.contents) {
        Some(HoverContents::Markup(text)) => text.value.replace('\u{a0}', " "),
        other => panic!("{other:?}"),
    }
}

const GOOD: &str = "# language: fr\n@qawale @QAW-13\nFonctionnalité: Essai\n  Scénario: Le 🎲 roule\n    Étant donné une partie de Qawale\n    Quand le joueur 1 joue A1>B1,B2,A2\n    Alors le coup est accepté\n    Et la case A1 est vide\n";

#[test]
fn mistakes_are_told_and_mended() {
    let code = edit(|mut editor| async {
        assert_eq!(editor.write(GOOD).await, []);
        // A misspelt keyword after decomposed accents, then an unknown tag, then an unknown sentence, then a wrong fact.
        for (right, wrong, said) in [
            ("    Quand le joueur", "    Qaund le joueur", "« Qaund » n'est pas un mot-clé"),
            ("@QAW-13", "@QAW-013", "l'étiquette « @QAW-013 » n'est pas connue"),
            ("  Scénario:", "  Sce\u{301}narioo :", "« Scénarioo: » n'est pas un mot-clé"),
            ("le coup est accepté", "le coup est bien acepté", "cette phrase n'est pas connue"),
        ] {
            let text = GOOD.replace(right, wrong);
            let told = editor.write(&text).await;
            assert_eq!(told.len(), 1, "{told:?}");
            let message = told[0].message.replace('\u{a0}', " ");
            assert!(message.contains(said), "{message}");
            let Range { start, .. } = told[0].range;
            let actions = editor.ask::<CodeActionRequest>(start.line, start.character).await.unwrap();
            let CodeActionOrCommand::CodeAction(action) = &actions[0] else { panic!("{actions:?}") };
            let changes = action.edit.as_ref().unwrap().changes.as_ref().unwrap();
            let mended = edited(&text, &changes[&editor.uri()][0]);
            assert_eq!(editor.write(&mended).await, [], "{mended}");
        }
        let told = editor.write(&GOOD.replace("A1 est vide", "B2 est vide")).await;
        assert_eq!(told.len(), 1, "{told:?}");
        assert_eq!(told[0].range, Range::new(Position::new(7, 4), Position::new(7, 26)));
        // A broken text still tells its unknown sentences.
        let told =
            editor.write(&GOOD.replace("@qawale", "@qawal").replace("le coup est accepté", "le cou est accepté")).await;
        assert_eq!(told.len(), 2, "{told:?}");
        editor.goodbye().await
    });
    assert_eq!(code, Some(0));
}

/// A correction replaces the sentence and nothing else, and says what it will write; an editor may write unasked what only mends
/// the spelling.
#[test]
fn corrections_keep_what_the_author_wrote() {
    let code = edit(|mut editor| async {
        let table = "\t* le plateau suivant : \n      | 3;3 | | | 3;3 |\n      | | | | |\n      | | | | |\n      | 3;3 | | | 3;3 |\n";
        let outline = "  Plan du scénario: P\n    Étant donné une partie de Qawale\n    Quand <le joueur> joue <coup>\n    Alors le coup est accepté\n    Exemples:\n      | le joueur | coup |\n      | le joueur 1 | A1>B1,B2,A2 |\n";
        let good = GOOD.replace(
            "    Étant donné une partie de Qawale\n",
            &format!("    Étant donné une partie de Qawale\n{table}"),
        );
        let good = format!("{good}{outline}");
        assert_eq!(editor.write(&good).await, []);
        for (right, wrong, preferred) in [
            ("* le plateau suivant : \n", "* le plateau suivent : \n", true),
            ("Quand le joueur 1 joue A1>", "Quand le joueur 1 joeu A1>", true),
            ("Quand le joueur 1 joue A1>", "Quand le jouer 1 joue A1>", false),
            ("la case A1 est vide", "la case A1 est vid", true),
            ("<le joueur> joue <coup>", "<le joueur> jou <coup>", true),
        ] {
            // As a text that is played, and as one that is refused for another reason.
            for refused in [false, true] {
                let broken = |text: &str| if refused { text.replace("@qawale", "@qawal") } else { text.to_owned() };
                let text = broken(&good.replacen(right, wrong, 1));
                let told = editor.write(&text).await;
                let marked = told.iter().find(|told| told.message.contains("cette phrase n'est pas connue")).unwrap();
                let Range { start, end } = marked.range;
                assert_eq!(start.line, end.line);
                let actions = editor.ask::<CodeActionRequest>(start.line, start.character).await.unwrap();
                let [CodeActionOrCommand::CodeAction(action)] = &actions[..] else { panic!("{wrong}: {actions:?}") };
                let edit = &action.edit.as_ref().unwrap().changes.as_ref().unwrap()[&editor.uri()][0];
                assert_eq!(edited(&text, edit), broken(&good), "{wrong}");
                assert_eq!(action.title.replace('\u{a0}', " "), format!("Écrire « {} »", edit.new_text));
                assert_eq!(action.is_preferred, Some(preferred), "{wrong}");
            }
        }
        // What would change the sense or a value is told, and not offered.
        for (right, wrong) in [
            ("le coup est accepté", "le coup n'est pas accepté"),
            ("le coup est accepté", "le coup est accepté selon l'article QAW-13"),
            ("la case A1 est vide", "la case A1 n'est pas vide"),
            ("le joueur 1 joue A1>", "le joueur joue A1>"),
            ("@QAW-13", "@QAW-133"),
        ] {
            let told = editor.write(&good.replacen(right, wrong, 1)).await;
            let Range { start, .. } = told[0].range;
            let actions = editor.ask::<CodeActionRequest>(start.line, start.character).await.unwrap();
            assert!(actions.is_empty(), "{wrong}: {actions:?}");
        }
        editor.goodbye().await
    });
    assert_eq!(code, Some(0));
}

#[test]
fn what_can_be_written_is_offered() {
    let code = edit(|mut editor| async {
        for (line, wanted, insert) in [
            ("    Qu", "Quand ", "Quand "),
            (
                "    Quand le joueur 2 pose un",
                "{joueur} pose un galet en {case}",
                "${1:le joueur 2} pose un galet en ${2:A1}",
            ),
            ("    Quand le joueur 1 joue A1>B", "A1>B1,B2,A2", "A1>B1,B2,A2"),
            ("    Alors le coup est refusé selon l'article QAW-1", "QAW-13", "QAW-13"),
            ("  @QAW-1", "@QAW-13", "@QAW-13"),
            ("  @inter", "@interprete", "@interprete"),
        ] {
            let text = format!("{GOOD}  Scénario: É🎲\n{line}");
            editor.write(&text).await;
            let offered = editor.offered(&text, 9).await;
            let item = offered.iter().find(|item| item.label == wanted);
            let item =
                item.unwrap_or_else(|| panic!("{line}: {:?}", offered.iter().map(|it| &it.label).collect::<Vec<_>>()));
            assert_eq!(edit_of(item).new_text, insert);
            // It goes on from what was typed.
            let mended = edited(&text, &TextEdit { new_text: "X".into(), ..edit_of(item) });
            assert!(mended.ends_with('X') && mended.len() < text.len() + 1, "{mended}");
        }
        // The turns are those of the position: here it is the second player's.
        let text = format!("{GOOD}    Quand le joueur 2 joue ");
        editor.write(&text).await;
        let offered = editor.offered(&text, 8).await;
        assert!(offered.iter().any(|item| item.label.starts_with("B2>")), "{:?}", offered.first());
        assert!(offered.iter().all(|item| !item.label.starts_with("A1>")));
        // Whoever plays is one or several.
        let text = GOOD.replace("@qawale @QAW-13", "@alquerque").replace("de Qawale", "d'Alquerque");
        let text = format!("{}\n    Quand les Blancs jouent ", text.lines().take(5).collect::<Vec<_>>().join("\n"));
        editor.write(&text).await;
        let offered = editor.offered(&text, 5).await;
        assert!(offered.iter().any(|item| item.label == "c2-c3"), "{offered:?}");
        // The sentences of other games are not offered.
        let text = format!("{GOOD}    Quand ");
        editor.write(&text).await;
        let offered = editor.offered(&text, 8).await;
        assert!(offered.len() > 20 && offered.iter().all(|item| !item.label.contains("{trou}")));
        editor.goodbye().await
    });
    assert_eq!(code, Some(0));
}

#[test]
fn articles_and_sentences_are_explained() {
    let code = edit(|mut editor| async {
        let text = GOOD.replace("le coup est accepté", "🎲").replace("A1 est vide", "A1 est vide # l'article QAW-12");
        editor.write(&text).await;
        for character in [8, 9, 12] {
            let hover = shown(editor.ask::<HoverRequest>(1, character).await);
            assert!(hover.starts_with("**QAW-13** (décrit)") && hover.contains("demi-tour"), "{hover}");
        }
        let hover = shown(editor.ask::<HoverRequest>(7, 40).await);
        assert!(hover.starts_with("**QAW-12** (interprété)") && hover.contains("Pourquoi :"), "{hover}");
        let hover = shown(editor.ask::<HoverRequest>(5, 20).await);
        assert!(hover.contains("`{joueur} joue {coup}`") && hover.contains("Joue."), "{hover}");
        assert!(editor.ask::<HoverRequest>(2, 3).await.is_none());
        assert!(editor.ask::<HoverRequest>(999, 999).await.is_none());
        let Some(GotoDefinitionResponse::Scalar(place)) = editor.ask::<GotoDefinition>(1, 10).await else { panic!() };
        let file = editor.path("reglement.yaml");
        assert_eq!(place.uri, Url::from_file_path(&file).unwrap());
        let line =
            std::fs::read_to_string(&file).unwrap().lines().nth(place.range.start.line as usize).unwrap().to_owned();
        assert_eq!(line.trim(), "- id: QAW-13");
        // An article added on disk is known at the next save.
        let grown = format!(
            "{}  - id: QAW-99\n    texte: Rien.\n    nature: décrit\n",
            std::fs::read_to_string(&file).unwrap()
        );
        std::fs::write(&file, grown).unwrap();
        assert_eq!(editor.write(&GOOD.replace("QAW-13", "QAW-99")).await, []);
        editor.goodbye().await
    });
    assert_eq!(code, Some(0));
}

/// A sentence that nobody knows is taught by an action: into a new lexicon, then into the same.
#[test]
fn what_is_not_understood_can_be_taught() {
    let code = edit(|mut editor| async {
        let text = GOOD.replace("la case A1 est vide", "la case A1 est archivide");
        let text = format!("{text}    Et le joueur 1 a 7 cailloutis en main\n");
        let told = editor.write(&text).await;
        assert_eq!(told.len(), 2, "{told:?}");
        let lexicon = editor.path("lexique.yaml");
        for (round, (title, left)) in
            [("Dire ainsi : « le joueur 1 a 7 galets en main »", 1), ("Dire ainsi : « la case A1 est vide »", 0)]
                .into_iter()
                .enumerate()
        {
            let line = 8 - round as u32;
            let actions = editor.ask::<CodeActionRequest>(line, 10).await.unwrap();
            let action = actions.iter().find_map(|action| match action {
                CodeActionOrCommand::CodeAction(action) if action.title.replace('\u{a0}', " ") == title => Some(action),
                _ => None,
            });
            let action = action.unwrap_or_else(|| panic!("{title}: {actions:?}"));
            assert_eq!((action.is_preferred, action.kind.as_ref()), (Some(false), Some(&CodeActionKind::QUICKFIX)));
            assert_eq!(editor.apply(action), [lexicon.clone()]);
            // The editor says so by a save, or as of a file that it watches.
            if round == 0 {
                let saved = json!({"textDocument": {"uri": Url::from_file_path(&lexicon).unwrap()}});
                editor.server.did_save(serde_json::from_value(saved).unwrap()).unwrap();
            } else {
                let changed = json!({"changes": [{"uri": Url::from_file_path(&lexicon).unwrap(), "type": 2}]});
                editor.server.did_change_watched_files(serde_json::from_value(changed).unwrap()).unwrap();
            }
            let told = editor.wrong().await;
            assert_eq!(told.len(), left, "{told:?}");
        }
        let hover = shown(editor.ask::<HoverRequest>(8, 20).await);
        assert!(hover.starts_with("compris : le joueur 1 a 7 galets en main\n\n`"), "{hover}");
        assert!(hover.contains("galets en main`") && hover.contains("vérifie ensuite."), "{hover}");
        let hover = shown(editor.ask::<HoverRequest>(6, 20).await);
        assert!(!hover.contains("compris"), "{hover}");
        // What is wrong in other words is as wrong.
        for (right, wrong) in [("a 7 cailloutis", "a 8 cailloutis"), ("A1 est archivide", "B2 est archivide")] {
            let told = editor.write(&text.replace(right, wrong)).await;
            assert_eq!(told.len(), 1, "{told:?}");
            assert!(!told[0].message.contains("pas connue"), "{told:?}");
        }
        editor.goodbye().await
    });
    assert_eq!(code, Some(0));
}

#[test]
fn tables_are_set_out() {
    let code = edit(|mut editor| async {
        let table = "    Étant donné le plateau suivant\n    |3;3|||3;3|\n  |||||\n|||||\n|3;3|||3;3|\n";
        let text = GOOD.replace("    Étant donné une partie de Qawale\n", table).replace('\n', "\r\n");
        assert_eq!(editor.write(&text).await, []);
        let edits = editor.ask::<Formatting>(0, 0).await.unwrap();
        let [edit] = edits.as_slice() else { panic!("{edits:?}") };
        assert_eq!(edit.range, Range::new(Position::new(0, 0), Position::new(12, 0)));
        assert!(edit.new_text.contains("      | 3;3 |   |   | 3;3 |\n"), "{}", edit.new_text);
        let set_out = edit.new_text.clone();
        assert_eq!(editor.write(&set_out).await, []);
        assert_eq!(editor.ask::<Formatting>(0, 0).await, Some(Vec::new()));
        // A text with mistakes stays as it is.
        editor.write(&set_out.replace("Quand", "Qaund")).await;
        assert_eq!(editor.ask::<Formatting>(0, 0).await, None);
        editor.goodbye().await
    });
    assert_eq!(code, Some(0));
}

#[test]
fn no_text_stops_the_server() {
    let code = edit(|mut editor| async {
        let mut texts = vec![
            String::new(),
            "\u{0}".into(),
            "\u{feff}@\r\r\n|".into(),
            "@QAW-\u{301}\n".repeat(50),
            "Quand ".repeat(500),
        ];
        for file in crate::files("tests/lecture/refuses", "feature")
            .iter()
            .chain(&crate::files("tests/lecture/compris", "feature"))
            .step_by(4)
        {
            texts.push(String::from_utf8_lossy(&std::fs::read(file).unwrap()).into_owned());
        }
        for (index, text) in texts.iter().enumerate() {
            editor.write(text).await;
            for line in [0, 1, (index * 7 % 23) as u32, u32::MAX] {
                let character = (index * 5 % 17) as u32;
                editor.ask::<Completion>(line, character).await;
                editor.ask::<HoverRequest>(line, character).await;
                editor.ask::<GotoDefinition>(line, character).await;
                editor.ask::<CodeActionRequest>(line, character).await;
            }
            editor.ask::<Formatting>(0, 0).await;
        }
        editor.goodbye().await
    });
    assert_eq!(code, Some(0));
}

#[test]
fn a_broken_rulebook_is_told_in_its_own_file() {
    let code = edit(|mut editor| async {
        let file = editor.path("reglement.yaml");
        std::fs::write(&file, "articles:\n  - id: QAW-01\n    texte: Rien\n").unwrap();
        let uri = Url::from_file_path(&file).unwrap();
        let document =
            json!({"textDocument": {"uri": editor.uri(), "languageId": "gherkin", "version": 1, "text": GOOD}});
        editor.server.did_open(serde_json::from_value(document).unwrap()).unwrap();
        let told = loop {
            let told = editor.told.next().await.unwrap();
            if told.uri == uri {
                break told.diagnostics;
            }
        };
        assert!(told[0].message.contains("il manque le champ"), "{told:?}");
        editor.goodbye().await
    });
    assert_eq!(code, Some(0));
}

/// An editor that crashes leaves no server behind.
#[test]
fn a_server_does_not_outlive_its_editor() {
    assert_eq!(
        edit(|mut editor| async {
            editor.write(GOOD).await;
            editor
        }),
        Some(2)
    );
    let nothing = std::process::Command::new(env!("CARGO_BIN_EXE_arbitre"))
        .arg("lsp")
        .current_dir(Path::new("/"))
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert_eq!(nothing.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&nothing.stderr).contains("docs/editeurs.md"));
}

/// An editor that announces nonsense is told so, and nothing is kept ready for it.
#[test]
fn nonsense_is_told() {
    for (input, says) in [
        ("Content-Length: 99999999999999999\r\n\r\n{}", "99999999999999999 octets"),
        ("Content-Length: 999999999999999999999999\r\n\r\n{}", "n'est pas un nombre d'octets"),
        ("Content-Length: 200000000\r\n\r\n{}", "200000000 octets"),
        ("Content-Length: 20\r\n\r\n{}", "au milieu d'un message"),
        ("Content-Length: 2\r\n\r\n{}", "n'est pas du protocole LSP"),
        ("Content-Type: rien\r\n\r\n{}", "il manque « Content-Length »"),
        ("bonjour", "un en-tête n'est pas compris"),
    ] {
        let output = crate::playing::given_in(crate::root(), &["lsp"], input.as_bytes());
        let said = crate::stderr(&output).replace('\u{a0}', " ");
        assert_eq!(output.status.code(), Some(2), "{input}: {said}");
        assert!(said.contains(says), "{input}: {said}");
    }
}

/// Whatever is wrong with what an editor asks is answered in French.
#[test]
fn what_cannot_be_answered_is_told_in_french() {
    let framed = |message: serde_json::Value| {
        let text = message.to_string();
        format!("Content-Length: {}\r\n\r\n{text}", text.len())
    };
    let ask = |id: i32, method: &str, params: serde_json::Value| {
        framed(json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}))
    };
    let note = |method: &str| framed(json!({"jsonrpc": "2.0", "method": method, "params": {}}));
    let hello = ask(1, "initialize", json!({"capabilities": {}})) + &note("initialized");
    let run = |input: String| {
        let output = crate::playing::given_in(crate::root(), &["lsp"], input.as_bytes());
        (crate::stdout(&output) + &crate::stderr(&output)).replace('\u{a0}', " ")
    };
    let bye = ask(9, "shutdown", json!(null)) + &note("exit");
    for (input, says) in [
        (ask(1, "textDocument/hover", json!({})) + &hello + &bye, "vient trop tôt"),
        (
            hello.clone() + &ask(2, "textDocument/hover", json!({"position": "ici"})) + &bye,
            "n'a pas les paramètres attendus",
        ),
        (hello.clone() + &ask(2, "textDocument/rename", json!({})) + &bye, "n'est pas prise en charge"),
        (ask(1, "initialize", json!({"capabilities": {}})) + &ask(2, "shutdown", json!(null)), "« initialized » était"),
        (hello + &ask(2, "shutdown", json!(null)) + &ask(3, "shutdown", json!(null)), "« exit » était attendu"),
        (note("exit"), "sans prévenir"),
    ] {
        let said = run(input);
        assert!(said.contains(says), "{said}");
        for english in ["expected", "missing field", "invalid type", "unexpected", "got"] {
            assert!(!said.contains(english), "{english}: {said}");
        }
    }
}

#[test]
fn places_are_those_of_the_editor() {
    // An accent apart, an emoji of two units, a character that the reader drops.
    let text = "\u{feff}e\u{301}te\u{301} 🎲 fin\r\nsuite\rfin\u{200b}!";
    let document = Document::new(std::path::Path::new("a.feature"), 1, text, None);
    assert_eq!(document.line(0), "été 🎲 fin");
    assert_eq!(document.range(0, 6, 9), Range::new(Position::new(0, 10), Position::new(0, 13)));
    assert_eq!(document.place(Position::new(0, 10)), (0, 6));
    assert_eq!(document.place(Position::new(0, 1)), (0, 0));
    assert_eq!(document.line(2), "fin!");
    assert_eq!(document.range(2, 3, 4), Range::new(Position::new(2, 4), Position::new(2, 5)));
    assert_eq!(document.place(Position::new(9, 9)), (2, 4));
    for (line, column) in [(0, 0), (0, 4), (0, 5), (0, 9), (1, 3), (2, 4)] {
        assert_eq!(document.place(document.range(line, column, column).start), (line, column));
    }
}
