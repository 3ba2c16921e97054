//! The files of the page, inside the program: nothing is fetched from anywhere else. Debug builds read them from the disk, so
//! that touching one recompiles nothing.

use std::borrow::Cow;

/// A file of the page: its path, its type, its text.
pub(super) struct Asset {
    pub(super) path: &'static str,
    pub(super) kind: &'static str,
    #[cfg(not(debug_assertions))]
    text: &'static str,
}

impl Asset {
    /// What it holds.
    #[cfg(not(debug_assertions))]
    pub(super) fn text(&self) -> Cow<'static, str> {
        self.text.into()
    }

    /// What it holds.
    #[cfg(debug_assertions)]
    pub(super) fn text(&self) -> Cow<'static, str> {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/studio/page").join(self.path);
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())).into()
    }
}

macro_rules! assets {
    ($($kind:literal: $($path:literal),+;)+) => {
        /// Every file of the page.
        pub(super) const ASSETS: &[Asset] = &[
            $($(Asset {
                path: $path,
                kind: $kind,
                #[cfg(not(debug_assertions))]
                text: include_str!(concat!("page/", $path)),
            },)+)+
        ];
    };
}

assets! {
    "text/html; charset=utf-8": "index.html";
    "text/css; charset=utf-8": "style.css", "boards.css", "write.css";
    "image/svg+xml": "icon.svg";
    "text/javascript; charset=utf-8":
        "app.js", "dom.js", "server.js", "play.js", "status.js",
        "boards/index.js", "boards/grid.js", "boards/men.js", "boards/generic.js",
        "boards/qawale.js", "boards/quoridor.js", "boards/awale.js", "boards/alquerque.js", "boards/aruba.js",
        "write/desk.js", "write/editor.js", "write/colours.js", "write/completion.js", "write/film.js", "write/files.js",
        "write/drawing.js";
}
