//! Who gets into the studio, and what its server answers, without a browser.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use arbitre::project::Project;
use arbitre::studio::files::{Save, Teach, Trouble, read, save, teach};
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::root;

/// A studio that runs until the test ends.
struct Studio {
    child: Child,
    host: String,
    token: String,
}

impl Drop for Studio {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Studio {
    fn open(folder: &Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbitre"));
        command.args(["studio", "--sans-ouvrir"]);
        Self::started(command.current_dir(folder))
    }

    fn started(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().split("http://").nth(1).expect("an address");
        let (host, token) = address.trim_end_matches('/').split_once('/').expect("a token");
        Self { child, host: host.into(), token: token.into() }
    }

    fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        let host = if headers.iter().any(|(name, _)| *name == "Host") {
            String::new()
        } else {
            format!("Host: {}\r\n", self.host)
        };
        let headers: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let head = format!("{method} {path} HTTP/1.1\r\n{host}{headers}Connection: close\r\n");
        let request = format!("{head}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}", body.len());
        // A request that is refused may be answered before it is read to its end.
        let _ = stream.write_all(request.as_bytes());
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let status = answer.split_whitespace().nth(1).unwrap().parse().unwrap();
        (status, answer)
    }

    fn at(&self, path: &str) -> String {
        format!("/{}/{path}", self.token)
    }

    fn get(&self, path: &str) -> (u16, String) {
        self.send("GET", &self.at(path), &[], "")
    }

    fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let (status, answer) = self.send("POST", &self.at(path), &[], &body.to_string());
        let body = answer.split_once("\r\n\r\n").expect("a body").1;
        (status, serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}")))
    }
}

#[test]
fn nobody_else_gets_in() {
    let studio = Studio::open(root());
    let page = studio.at("");
    let own = format!("http://{}", studio.host);
    let port = studio.host.split_once(':').unwrap().1.to_owned();
    let local = format!("localhost:{port}");
    assert_eq!(studio.get("").0, 200);
    assert_eq!(studio.send("GET", &page, &[("Origin", &own)], "").0, 200);
    assert_eq!(studio.send("GET", &page, &[("Host", &local)], "").0, 200);

    // A missing or wrong token.
    let wrong = "0".repeat(studio.token.len());
    for path in ["/", "/index.html", "/api/files", &format!("/{wrong}/"), &format!("/{wrong}/api/files")] {
        assert_eq!(studio.send("GET", path, &[], "").0, 403, "{path}");
    }
    let shorter = format!("/{}/api/files", &studio.token[1..]);
    assert_eq!(studio.send("GET", &shorter, &[], "").0, 403);

    // Another page, of this machine or not, even one that learned the token.
    for origin in
        ["http://127.0.0.1:1", "http://localhost:8000", "https://exemple.fr", "null", &format!("{own}.exemple.fr")]
    {
        assert_eq!(studio.send("GET", &page, &[("Origin", origin)], "").0, 403, "{origin}");
        assert_eq!(studio.send("POST", &studio.at("api/judge"), &[("Origin", origin)], "{}").0, 403, "{origin}");
    }
    for site in ["cross-site", "same-site"] {
        assert_eq!(studio.send("GET", &page, &[("Sec-Fetch-Site", site)], "").0, 403, "{site}");
    }

    // Another name for this machine, as a rebound DNS name would be.
    for host in ["exemple.fr", &format!("exemple.fr:{port}"), "127.0.0.1", "127.0.0.1:1", "localhost", ""] {
        assert_eq!(studio.send("GET", &page, &[("Host", host)], "").0, 403, "{host}");
    }
    assert_eq!(studio.send("GET", &page, &[("Host", &studio.host), ("Host", "exemple.fr")], "").0, 403);

    // Not a form of another page.
    let form = [("Content-Type", "text/plain")];
    assert!(studio.send("POST", &studio.at("api/play"), &form, "{}").0 >= 400);
}

#[test]
fn the_page_may_reach_nothing_else() {
    let studio = Studio::open(root());
    let (_, answer) = studio.get("");
    let answer = answer.to_lowercase();
    for wanted in [
        "content-security-policy: default-src 'none'; script-src 'self'",
        "frame-ancestors 'none'",
        "x-content-type-options: nosniff",
        "referrer-policy: same-origin",
        "cache-control: no-store",
    ] {
        assert!(answer.contains(wanted), "{wanted}: {answer}");
    }
    // No script, style or image from elsewhere; no inline script.
    let folder = root().join("src/studio/page");
    let mut files = vec![folder];
    while let Some(path) = files.pop() {
        if path.is_dir() {
            files.extend(std::fs::read_dir(&path).unwrap().flatten().map(|entry| entry.path()));
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap().replace("http://www.w3.org/2000/svg", "");
        assert!(!text.contains("http://") && !text.contains("https://"), "{}", path.display());
        assert!(text.lines().count() <= 500, "{}", path.display());
        let served = studio.get(path.strip_prefix(root().join("src/studio/page")).unwrap().to_str().unwrap());
        assert_eq!(served.0, 200, "{}", path.display());
    }
}

#[test]
fn only_features_are_read_and_written() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir_all(folder.path().join("features/qawale")).unwrap();
    std::fs::write(folder.path().join("secret.feature"), "secret").unwrap();
    let studio = Studio::open(folder.path());
    for path in [
        "../secret.feature",
        "/etc/passwd",
        "qawale/../../secret.feature",
        "%2e%2e/secret.feature",
        "..%2fsecret.feature",
    ] {
        let (status, answer) = studio.get(&format!("api/file?path={path}"));
        assert_eq!(status, 422, "{path}");
        assert!(!answer.contains("secret\""), "{answer}");
        let (status, _) = studio.post("api/file", &json!({"path": path, "base": null, "text": "x"}));
        assert_eq!(status, 422, "{path}");
    }
    for path in ["../../Cargo.toml", "..%2f..%2fCargo.toml", "%2e%2e/Cargo.toml"] {
        assert_eq!(studio.get(path).0, 403, "{path}");
    }

    // Two tabs: the second to save gets the other's text, and nothing is written.
    let new = json!({"path": "qawale/a.feature", "base": null, "text": "une"});
    assert_eq!(studio.post("api/file", &new).0, 200);
    let first = json!({"path": "qawale/a.feature", "base": "une", "text": "la première"});
    let second = json!({"path": "qawale/a.feature", "base": "une", "text": "la seconde"});
    assert_eq!(studio.post("api/file", &first).0, 200);
    assert_eq!(studio.post("api/file", &second), (409, json!({"other": "la première"})));
    assert_eq!(std::fs::read_to_string(folder.path().join("features/qawale/a.feature")).unwrap(), "la première");
    assert_eq!(std::fs::read_to_string(folder.path().join("secret.feature")).unwrap(), "secret");
}

#[test]
fn a_game_is_judged_foreseen_and_recorded() {
    let studio = Studio::open(root());
    let party = |log: &Value| json!({"game": "awale", "variants": {}, "position": null, "first": 0, "log": log});
    let request = json!({"party": party(&json!([])), "attempt": "C", "candidates": ["a", "d", "C", "proposer"]});
    let (status, state) = studio.post("api/play", &request);
    assert_eq!(status, 200, "{state}");
    assert_eq!(state["board"]["text"], "4,4,0,5,5,5/5,4,4,4,4,4 0-0 N");
    assert_eq!(state["ending"]["text"], "C'est à Nord de jouer.");
    let candidates = state["candidates"].as_array().unwrap();
    assert_eq!(candidates[1]["foreseen"]["chemin"], "e, f, A, B");
    assert_eq!(candidates[2]["refused"]["article"], "AWA-03");
    let log = state["log"].clone();
    let (_, refused) = studio.post("api/play", &json!({"party": party(&log), "attempt": "C"}));
    assert_eq!(refused["refused"]["article"], "AWA-03");
    assert_eq!(refused["log"].as_array().unwrap().len(), 2);
    let (status, text) = studio.post("api/scenario", &party(&refused["log"]));
    assert_eq!(status, 200);
    assert!(text.as_str().unwrap().contains("@awale @AWA-03\n"), "{text}");
    // A game that does not replay is no game.
    let forged = json!([{"by": 0, "whole": true, "text": "C", "refused": "AWA-03"}]);
    let (status, answer) = studio.post("api/play", &json!({"party": party(&forged), "attempt": null}));
    assert_eq!(status, 422, "{answer}");
    assert_eq!(studio.post("api/play", &json!({"party": {"game": "go"}, "attempt": null})).0, 422);
}

#[test]
fn a_draft_is_judged_as_verifier_would() {
    let studio = Studio::open(root());
    for (file, name) in [("qawale/04-chemin.feature", "Qawale"), ("quoridor/02-tour-de-jeu.feature", "Quoridor")] {
        let text = std::fs::read_to_string(root().join("features").join(file)).unwrap();
        let draft = |text: &str, line: usize| json!({"path": file, "text": text, "line": line});
        let (_, judged) = studio.post("api/judge", &draft(&text, 1));
        assert_eq!(judged["verdict"], "conforming", "{name}: {}", judged["marks"]);
        assert!(judged["scenarios"].as_array().unwrap().len() > 5);
        // A misspelt keyword refuses the file, and the boards are still there.
        let line = text.lines().position(|line| line.trim().starts_with("Alors")).unwrap() + 1;
        let (_, judged) = studio.post("api/judge", &draft(&text.replacen("Alors", "Alosr", 1), line));
        assert_eq!(judged["verdict"], "refused");
        assert_eq!(judged["marks"][0]["line"], line);
        assert!(!judged["film"]["frames"].as_array().unwrap().is_empty());
        // An unknown sentence is marked with those that resemble it.
        let (_, judged) = studio.post("api/judge", &draft(&text.replacen("le coup est", "le cuop est", 1), line));
        let mark = judged["marks"].as_array().unwrap().iter().find(|mark| mark["severity"] == "error").unwrap();
        let instead = mark["instead"].as_array().unwrap();
        let right = text.lines().find_map(|line| line.find("le coup est").map(|at| &line[at..])).unwrap();
        assert_eq!(instead, &[json!(right)], "{mark}");
        let (_, turns) = studio.post("api/turns", &draft(&text, line));
        assert!(!turns["turns"].as_array().unwrap().is_empty(), "{turns}");
    }
}

/// Articles that change while the studio is open are those it judges by.
#[test]
fn drafts_are_judged_by_the_articles_of_the_moment() {
    let folder = crate::review::project();
    let studio = Studio::open(folder.path());
    let text = std::fs::read_to_string(folder.path().join("features/qawale/03-egrainer.feature")).unwrap();
    let judged = || studio.post("api/judge", &json!({"path": "qawale/03-egrainer.feature", "text": text, "line": 1})).1;
    assert_eq!(judged()["verdict"], "conforming");
    let path = folder.path().join("features/qawale/reglement.yaml");
    let good = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, good.replace("id: QAW-12", "id: QAW-99")).unwrap();
    let told = judged();
    assert_eq!(told["verdict"], "refused", "{told}");
    assert!(studio.get("api/articles").1.contains("QAW-99"));
    std::fs::write(&path, good.replace("nature: ", "natur: ")).unwrap();
    let told = judged();
    assert_eq!(told["verdict"], "refused", "{told}");
    assert!(told["marks"][0]["message"].as_str().unwrap().contains("reglement.yaml:"), "{told}");
    std::fs::write(&path, &good).unwrap();
    assert_eq!(judged()["verdict"], "conforming");
}

/// A sentence that nobody knows is taught from the page, and judged at once; a bad lesson is refused with its reason.
#[test]
fn what_is_not_understood_can_be_taught() {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("features/qawale");
    std::fs::create_dir_all(&own).unwrap();
    std::fs::copy(root().join("features/qawale/reglement.yaml"), own.join("reglement.yaml")).unwrap();
    let studio = Studio::open(folder.path());
    let text = "# language: fr\n@qawale @QAW-13\nFonctionnalité: Essai\n  Scénario: Essai\n    Étant donné une partie de Qawale\n    Quand le joueur 1 joue A1>B1,B2,A2\n    Alors le coup est accepté\n    Et le joueur 1 a 7 cailloutis en main\n";
    let judged = |text: &str| studio.post("api/judge", &json!({"path": "qawale/a.feature", "text": text, "line": 8})).1;
    let told = judged(text);
    assert_eq!(told["verdict"], "divergent", "{told}");
    let offered = &told["marks"].as_array().unwrap().iter().find(|mark| mark["line"] == 8).unwrap()["teach"];
    let (said, known) = ("le joueur 1 a 7 cailloutis en main", "le joueur 1 a 7 galets en main");
    assert_eq!(*offered, json!({"said": said, "game": "qawale", "offers": [known]}));

    let lexicon = own.join("lexique.yaml");
    let lesson = |known: &[&str], game: Value| json!({"said": said, "known": known, "game": game});
    for (order, reason) in [
        (lesson(&["le joueur 1 danse la polka"], json!("qawale")), "n'est pas une phrase connue"),
        (lesson(&["le joueur 1 n'a pas 7 galets en main"], json!("qawale")), " ; "),
        (lesson(&[], json!("qawale")), "donnez la phrase connue"),
        (lesson(&["  "], json!("qawale")), "donnez la phrase connue"),
        (lesson(&[&"x".repeat(2000)], json!("qawale")), "trop longue"),
        (lesson(&[known], json!("../qawale")), "ce jeu n'existe pas"),
        (json!({"said": said, "known": [known], "game": null, "path": "a"}), "champs attendus"),
    ] {
        let (status, answer) = studio.post("api/lesson", &order);
        let told = answer["error"].as_str().unwrap().replace('\u{a0}', " ");
        assert_eq!(status, 422, "{answer}");
        assert!(told.contains(reason), "{order}: {told}");
        assert!(!lexicon.exists());
    }
    assert_eq!(studio.send("GET", &studio.at("api/lesson"), &[], "").0, 405);

    let (status, answer) = studio.post("api/lesson", &lesson(&[known], json!("qawale")));
    assert_eq!((status, &answer["path"]), (200, &json!("features/qawale/lexique.yaml")), "{answer}");
    let told = judged(text);
    assert_eq!(told["verdict"], "conforming", "{told}");
    let understood = told["film"]["steps"][3]["understood"].as_str().unwrap().replace('\u{a0}', " ");
    assert_eq!(understood, format!("compris : {known}"));
    assert_eq!(told["film"]["steps"][2]["understood"], Value::Null);
    // In other words, what is wrong is as wrong.
    let wrong = judged(&text.replace("a 7 cailloutis", "a 8 cailloutis"));
    assert_eq!((&wrong["verdict"], &wrong["marks"][0]["teach"]), (&json!("divergent"), &Value::Null), "{wrong}");
    let (status, answer) = studio.post("api/lesson", &lesson(&[known], json!("qawale")));
    assert!(status == 422 && answer["error"].as_str().unwrap().contains("déjà comprise"), "{answer}");
}

/// Lessons are written below the features and nowhere else.
#[test]
fn no_lesson_leaves_the_features() {
    let lesson = Teach {
        said: "la case A1 est archivide".into(),
        known: vec!["la case A1 est vide".into()],
        game: Some("qawale".into()),
    };
    // The folder of the game is made.
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir_all(folder.path().join("features")).unwrap();
    let taught = teach(|| Ok(Project::at(folder.path()).unwrap()), &lesson).unwrap();
    assert_eq!(taught.path, "features/qawale/lexique.yaml");
    assert!(folder.path().join(taught.path).is_file());
    #[cfg(unix)]
    {
        use std::os::unix::fs::symlink;
        // A link within the project leads out of the features; one out of the project is not even read.
        for target in ["dedans", "../dehors"] {
            let around = tempfile::tempdir().unwrap();
            let folder = around.path().join("projet");
            std::fs::create_dir_all(folder.join("features")).unwrap();
            std::fs::create_dir_all(folder.join(target)).unwrap();
            symlink(folder.join(target), folder.join("features/qawale")).unwrap();
            let project = || Project::at(&folder).map_err(|wrong| wrong[0].message.clone());
            assert!(matches!(teach(project, &lesson), Err(Trouble::Refused(_))), "{target}");
            assert!(!folder.join(target).join("lexique.yaml").exists(), "{target}");
        }
    }
}

/// Whatever is wrong with a request, the answer is French.
#[test]
fn requests_that_are_not_understood_are_told_in_french() {
    let studio = Studio::open(root());
    let long = "é".repeat(3 << 20);
    for (method, path, body) in [
        ("POST", "api/judge", "{"),
        ("POST", "api/judge", ""),
        ("POST", "api/judge", "{}"),
        ("POST", "api/play", "[1]"),
        ("POST", "api/play", r#"{"party": {"game": "qawale"}, "zut": 1}"#),
        ("POST", "api/machine", r#"{"party": 3}"#),
        ("POST", "api/scenario", "null"),
        ("POST", "api/turns", r#""texte""#),
        ("POST", "api/file", r#"{"path": 12}"#),
        ("POST", "api/file", &long),
        ("GET", "api/file", ""),
        ("GET", "api/file?autre=1", ""),
        ("GET", "api/file?path=%ff", ""),
        ("DELETE", "api/file", ""),
        ("GET", "api/judge", ""),
        ("GET", "livre/%ff", ""),
    ] {
        let (status, answer) = studio.send(method, &studio.at(path), &[], body);
        assert!((400..500).contains(&status), "{method} {path}: {answer}");
        let body = answer.split_once("\r\n\r\n").unwrap().1;
        let told: Value =
            serde_json::from_str(body).unwrap_or_else(|error| panic!("{method} {path} {error}: {answer}"));
        let told = told["error"].as_str().unwrap();
        let french = ["demande", "livre", "fichier", "adresse", "fonctionnalité"];
        assert!(french.iter().any(|word| told.contains(word)), "{told}");
    }
    let (_, answer) = studio.send("POST", &studio.at("api/play"), &[("Content-Type", "text/plain")], "{}");
    assert!(!answer.contains("Expected"), "{answer}");
}

#[test]
fn the_book_has_its_addresses() {
    let folder = tempfile::tempdir().unwrap();
    let qawale = folder.path().join("features/qawale");
    std::fs::create_dir_all(&qawale).unwrap();
    for file in ["reglement.yaml", "02-poser.feature"] {
        std::fs::copy(root().join("features/qawale").join(file), qawale.join(file)).unwrap();
    }
    let studio = Studio::open(folder.path());
    let (status, index) = studio.get("livre/");
    assert_eq!(status, 200);
    assert!(index.contains("text/html") && index.contains("Le livre des règles"), "{index}");
    assert!(studio.get("livre/style.css").1.contains("text/css"));
    assert_eq!(studio.get("livre/qawale/QAW-07.html").0, 200);
    // An article by its name, the book without its last bar.
    assert!(studio.get("livre/QAW-07").1.contains("location: qawale/QAW-07.html"));
    assert!(studio.get("livre").1.contains("location: livre/"));
    for nothing in ["livre/qawale/QAW-99.html", "livre/awale/AWA-01.html", "livre/../Cargo.toml", "livre/%2e%2e/x"] {
        assert!([403, 404].contains(&studio.get(nothing).0), "{nothing}");
    }
    // Behind the token, as everything.
    assert_eq!(studio.send("GET", "/livre/", &[], "").0, 403);
    // Articles that cannot be read: every page says so, until they can.
    let articles = std::fs::read_to_string(qawale.join("reglement.yaml")).unwrap();
    std::fs::write(qawale.join("reglement.yaml"), "pas des articles").unwrap();
    let (status, refused) = studio.get("livre/qawale/QAW-07.html");
    assert!(status == 200 && refused.contains("reglement.yaml") && refused.contains("refusés"), "{refused}");
    std::fs::write(qawale.join("reglement.yaml"), articles).unwrap();
    assert!(studio.get("livre/qawale/QAW-07.html").1.contains("<h1>QAW-07"));
}

fn project() -> (tempfile::TempDir, Project) {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir_all(folder.path().join("features/qawale")).unwrap();
    std::fs::write(folder.path().join("features/qawale/a.feature"), "un").unwrap();
    std::fs::write(folder.path().join("secret.feature"), "secret").unwrap();
    let project = Project::at(folder.path()).unwrap();
    (folder, project)
}

fn order(path: &str, base: Option<&str>, text: &str) -> Save {
    Save { path: path.into(), base: base.map(Into::into), text: text.into() }
}

#[test]
fn only_the_features_are_within_reach() {
    let (folder, project) = project();
    assert_eq!(read(&project, "qawale/a.feature").unwrap(), "un");
    let outside = [
        "",
        "/etc/passwd",
        "../secret.feature",
        "qawale/../../secret.feature",
        "qawale/./../../secret.feature",
        "..\\secret.feature",
        "C:secret.feature",
        "qawale/reglement.yaml",
        ".cache/a.feature",
        "qawale/a.feature\0",
        "absent/a.feature",
        "qawale",
    ];
    for path in outside {
        assert!(matches!(read(&project, path), Err(Trouble::Refused(_))), "{path}");
        assert!(matches!(save(&project, &order(path, None, "x")), Err(Trouble::Refused(_))), "{path}");
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::symlink;
        symlink(folder.path(), folder.path().join("features/dehors")).unwrap();
        symlink(folder.path().join("secret.feature"), folder.path().join("features/lien.feature")).unwrap();
        for path in ["dehors/secret.feature", "lien.feature"] {
            assert!(matches!(read(&project, path), Err(Trouble::Refused(_))), "{path}");
            let order = order(path, Some("secret"), "x");
            assert!(matches!(save(&project, &order), Err(Trouble::Refused(_))), "{path}");
        }
    }
    assert_eq!(std::fs::read_to_string(folder.path().join("secret.feature")).unwrap(), "secret");
}

#[test]
fn a_file_changed_meanwhile_is_never_overwritten() {
    let (folder, project) = project();
    let path = "qawale/a.feature";
    save(&project, &order(path, Some("un"), "deux")).unwrap();
    match save(&project, &order(path, Some("un"), "trois")) {
        Err(Trouble::Changed(Some(other))) => assert_eq!(other, "deux"),
        other => panic!("{other:?}"),
    }
    match save(&project, &order(path, None, "trois")) {
        Err(Trouble::Changed(Some(other))) => assert_eq!(other, "deux"),
        other => panic!("{other:?}"),
    }
    std::fs::remove_file(folder.path().join("features/qawale/a.feature")).unwrap();
    assert!(matches!(save(&project, &order(path, Some("deux"), "trois")), Err(Trouble::Changed(None))));
    save(&project, &order(path, None, "trois")).unwrap();
    assert_eq!(read(&project, path).unwrap(), "trois");
}

/// A studio that may open only a few files.
#[cfg(unix)]
fn poor_studio(log: &Path) -> Studio {
    let script = "ulimit -n 64 && exec \"$0\" studio --sans-ouvrir";
    let log = std::fs::File::create(log).unwrap();
    let mut command = Command::new("sh");
    command.args(["-c", script, env!("CARGO_BIN_EXE_arbitre")]);
    Studio::started(command.current_dir(root()).stderr(log))
}

#[cfg(unix)]
#[test]
fn a_crowd_that_says_nothing_keeps_nobody_out() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("journal");
    let studio = poor_studio(&log);
    for _ in 0..2 {
        let crowd: Vec<_> = (0..200).map(|_| TcpStream::connect(&studio.host).unwrap()).collect();
        assert_eq!(studio.get("").0, 200);
        drop(crowd);
        assert_eq!(studio.get("api/games").0, 200);
    }
    assert_eq!(std::fs::read_to_string(log).unwrap(), "");
}

#[test]
fn whoever_stops_in_the_middle_is_shown_out() {
    let studio = Studio::open(root());
    let host = format!("Host: {}\r\n", studio.host);
    let page = studio.at("");
    let open = |sent: String| {
        let mut stream = TcpStream::connect(&studio.host).unwrap();
        stream.write_all(sent.as_bytes()).unwrap();
        stream
    };
    let half_open = [
        // Nothing; half a head; a head without its body; a whole request, and nothing after it.
        open(String::new()),
        open(format!("GET {page} HTTP/1.1\r\nHo")),
        open(format!("POST {} HTTP/1.1\r\n{host}Content-Length: 10\r\n\r\n{{", studio.at("api/play"))),
        open(format!("GET {page} HTTP/1.1\r\n{host}\r\n")),
    ];
    for mut stream in half_open {
        // It ends: that is all that is asked.
        let _ = stream.read_to_end(&mut Vec::new());
    }
    assert_eq!(studio.get("").0, 200);
}
