//! A studio, a browser in front of it, and the hands that move the mouse.

use std::future::Future;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::actions::{
    Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
};
use fantoccini::elements::Element;
use fantoccini::{Client, ClientBuilder, Locator};
use serde_json::{Value, json};

use crate::program::{program, root};

/// Longer than this, the page is stuck.
const PATIENCE: Duration = Duration::from_secs(30);

/// A program that ends with the test.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a program and waits for the line in which `found` sees what is looked for.
fn start(mut command: Command, found: impl Fn(&str) -> Option<String>) -> (Program, String) {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let program = Program(child);
    let answer = lines.by_ref().map_while(Result::ok).find_map(|line| found(&line)).expect("the line looked for");
    // What it says later is of no use, but must go somewhere.
    std::thread::spawn(move || lines.for_each(drop));
    (program, answer)
}

/// The page in a browser.
pub struct Page {
    pub client: Client,
    /// The studio's address, token included.
    pub address: String,
    // Dropped last, in this order.
    _driver: Program,
    _studio: Program,
    _profile: tempfile::TempDir,
}

/// A project of its own, with Qawale's and Quoridor's features and the films of Qawale.
pub fn project() -> tempfile::TempDir {
    fn copy(from: &Path, to: &Path) {
        std::fs::create_dir_all(to).unwrap();
        for entry in std::fs::read_dir(from).unwrap().flatten() {
            std::fs::copy(entry.path(), to.join(entry.file_name())).unwrap();
        }
    }
    let root = root();
    let folder = tempfile::tempdir().unwrap();
    for part in ["features/qawale", "features/quoridor", "features/awale", "snapshots/qawale"] {
        copy(&root.join(part), &folder.path().join(part));
    }
    folder
}

/// Opens the studio of `folder` in a browser of its own, and does `work` there.
pub fn with_page<W, F>(folder: &Path, size: (u32, u32), work: W)
where
    W: FnOnce(Page) -> F,
    F: Future<Output = Page>,
{
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let page = Page::open(folder, size).await;
        let page = work(page).await;
        page.client.clone().close().await.unwrap();
    });
}

impl Page {
    async fn open(folder: &Path, (width, height): (u32, u32)) -> Self {
        let mut command = Command::new(program());
        command.args(["studio", "--sans-ouvrir"]).current_dir(folder);
        let (studio, address) =
            start(command, |line| line.split_once("http://").map(|(_, rest)| format!("http://{rest}")));
        let mut command = Command::new("chromedriver");
        command.arg("--port=0");
        let (driver, port) = start(command, |line| {
            let (_, rest) = line.split_once("successfully on port ")?;
            Some(rest.trim_end_matches('.').to_owned())
        });
        let profile = tempfile::tempdir().unwrap();
        // A window is never as narrow as a phone: then one is imitated.
        let phone = json!({"deviceMetrics": {"width": width, "height": height, "pixelRatio": 2, "touch": false}});
        let emulation = (width < 600).then_some(phone);
        let mut options = json!({"args": [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
            "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--force-prefers-reduced-motion", format!("--user-data-dir={}", profile.path().display()),
            format!("--window-size={width},{height}"),
        ]});
        if let Some(phone) = emulation {
            options["mobileEmulation"] = phone;
        }
        let capabilities = [
            ("browserName".to_owned(), json!("chrome")),
            ("goog:chromeOptions".to_owned(), options),
            ("unhandledPromptBehavior".to_owned(), json!("accept")),
        ];
        let client = ClientBuilder::new(hyper_util::client::legacy::connect::HttpConnector::new())
            .capabilities(capabilities.into_iter().collect())
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .expect("a browser");
        Self { client, address, _driver: driver, _studio: studio, _profile: profile }
    }

    /// Goes to a part of the studio: `jouer/awale`, `ecrire`.
    pub async fn go(&self, part: &str) {
        self.client.goto(&format!("{}#{part}", self.address)).await.unwrap();
    }

    /// What a script gives back.
    pub async fn run(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until a script gives back something true; gives that back.
    pub async fn until(&self, script: &str) -> Value {
        let start = Instant::now();
        loop {
            let value = self.client.execute(script, Vec::new()).await.unwrap_or(Value::Null);
            if !matches!(value, Value::Null | Value::Bool(false)) && value != json!(0) && value != json!("") {
                return value;
            }
            assert!(start.elapsed() < PATIENCE, "never came: {script}\n{}", self.seen().await);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// What the page says, for messages.
    pub async fn seen(&self) -> String {
        self.run("return document.querySelector('main').innerText").await.as_str().unwrap_or_default().to_owned()
    }

    pub async fn find(&self, css: &str) -> Element {
        self.client
            .wait()
            .at_most(PATIENCE)
            .for_element(Locator::Css(css))
            .await
            .unwrap_or_else(|error| panic!("{css}: {error}"))
    }

    /// The text of an element.
    pub async fn text(&self, css: &str) -> String {
        self.find(css).await.text().await.unwrap()
    }

    /// Clicks an element; again if the page drew it anew in between.
    pub async fn click(&self, css: &str) {
        for _ in 0..20 {
            match self.find(css).await.click().await {
                Ok(()) => return,
                Err(error) if error.to_string().contains("stale element") => {}
                Err(error) => panic!("{css}: {error}"),
            }
        }
        panic!("{css}: the page draws it anew for ever");
    }

    /// Moves the mouse over a place of the board, this far from its middle.
    pub async fn hover(&self, name: &str, beside: (f64, f64)) {
        let mouse = MouseActions::new("mouse".into()).then(self.over(name, beside).await);
        self.client.perform_actions(Actions::from(mouse)).await.unwrap();
    }

    /// Clicks a place of the board with the mouse, this far from its middle.
    pub async fn press(&self, name: &str, beside: (f64, f64)) {
        let mouse = MouseActions::new("mouse".into())
            .then(self.over(name, beside).await)
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(Actions::from(mouse)).await.unwrap();
    }

    /// A move of the mouse to a place, once the board is at rest.
    async fn over(&self, name: &str, (x, y): (f64, f64)) -> PointerAction {
        let middle = self
            .until(&format!(
                "const place = document.querySelector('.stage[data-busy=false] [data-place={name}]'); if (!place) return null; \
                 place.scrollIntoView({{ block: 'nearest' }}); const box = place.getBoundingClientRect(); \
                 return [box.x + box.width / 2, box.y + box.height / 2];"
            ))
            .await;
        let at = |index: usize| middle[index].as_f64().expect("a number");
        PointerAction::MoveTo { duration: None, x: (at(0) + x).round(), y: (at(1) + y).round() }
    }

    /// Types, as at a keyboard, into whatever has the focus.
    pub async fn type_in(&self, text: &str) {
        let mut keys = KeyActions::new("keyboard".into());
        for value in text.chars() {
            keys = keys.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.client.perform_actions(Actions::from(keys)).await.unwrap();
    }

    /// Chooses a value of a list.
    pub async fn choose(&self, css: &str, value: &str) {
        self.find(css).await.select_by_value(value).await.unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    /// How many actions the game has.
    pub async fn played(&self, count: usize) {
        self.until(&format!("return document.querySelectorAll('.log li').length === {count}")).await;
    }

    /// Keeps a picture, if `STUDIO_IMAGES` names a folder.
    pub async fn picture(&self, name: &str) {
        if let Some(folder) = std::env::var_os("STUDIO_IMAGES") {
            let png = self.client.screenshot().await.unwrap();
            std::fs::write(Path::new(&folder).join(format!("{name}.png")), png).unwrap();
        }
    }
}
