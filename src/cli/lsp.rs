//! `arbitre lsp`: helps whoever writes features in an editor.

use clap::{ArgMatches, Command};

use super::refuse;
use arbitre::lsp::transport::stdio;

pub(super) fn command() -> Command {
    Command::new("lsp")
        .about("Aide à écrire dans un éditeur (VS Code, Neovim, Helix…) : c'est l'éditeur qui lance cette commande")
        .after_help("La page docs/editeurs.md dit comment la donner à votre éditeur. Codes de retour : 0 l'éditeur a mis fin à la conversation, 2 il est parti sans prévenir.")
}

pub(super) fn run(_: &ArgMatches) -> u8 {
    let (connection, pipes) = stdio();
    let ended = arbitre::lsp::serve(&connection);
    // The thread that writes ends when nobody can give it anything to write.
    drop(connection);
    if let Err(error) = ended {
        let error = pipes.trouble().map_or(error, str::to_owned);
        return refuse(
            &format!("la conversation avec l'éditeur s'est rompue ({error})"),
            "« arbitre lsp » se lance depuis un éditeur : voyez docs/editeurs.md",
        );
    }
    match pipes.join() {
        Ok(()) => 0,
        Err(error) => refuse(
            &format!("la conversation avec l'éditeur s'est rompue ({})", arbitre::diagnostic::why(&error)),
            "relancez le serveur depuis l'éditeur",
        ),
    }
}
