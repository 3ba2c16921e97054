//! `arbitre nouveau`: a feature to start from, for one article.

use std::ops::ControlFlow;
use std::path::Path;

use arbitre_rules::{GameId, Setup};
use clap::{Arg, ArgMatches, Command};

use super::{game, paths, print, refuse};
use arbitre::articles::{Article, Kind, game_of};
use arbitre::disk;
use arbitre::session;
use arbitre::spec::reader::TITLE_TO_REPLACE;

pub(super) fn command() -> Command {
    Command::new("nouveau")
        .about("Un modèle de fonctionnalité pour un article, prêt à compléter")
        .arg(game::argument().required(true).index(1).display_order(0))
        .arg(
            Arg::new("article")
                .index(2)
                .value_name("ARTICLE")
                .required(true)
                .help("Le numéro de l'article, comme QAW-13"),
        )
        .arg(
            Arg::new("sortie")
                .long("sortie")
                .value_name("FICHIER")
                .help("Écrit dans ce fichier, qui ne doit pas exister, au lieu d'afficher"),
        )
}

pub(super) fn run(matches: &ArgMatches) -> u8 {
    let (Some(game), Some(id)) = (game::of(matches), matches.get_one::<String>("article")) else { return super::USAGE };
    let project = match paths::project(matches) {
        Ok(project) => project,
        Err(code) => return code,
    };
    let id = id.to_uppercase();
    let Some(article) = project.articles().of(game).iter().find(|article| article.id == id) else {
        if let Some(other) = project.articles().get(&id).and_then(|_| game_of(&id)) {
            return refuse(
                &format!("{id} est un article d'un autre jeu ({})", other.game().name),
                &format!("écrivez « arbitre nouveau {} {id} »", other.slug()),
            );
        }
        let near = project
            .articles()
            .nearest(&id)
            .map(|near| format!("vouliez-vous écrire « {near} » ? "))
            .unwrap_or_default();
        return refuse(
            &format!("l'article « {id} » n'existe pas"),
            &if project.articles().of(game).is_empty() {
                format!("ce jeu n'a pas encore d'articles : écrivez-les dans features/{}/reglement.yaml", game.slug())
            } else {
                format!("{near}« arbitre articles {} » donne les articles du jeu", game.slug())
            },
        );
    };
    let text = skeleton(game, article);
    let Some(path) = matches.get_one::<String>("sortie") else {
        print(&text);
        return 0;
    };
    match disk::create(Path::new(path), &text) {
        Ok(()) => {
            print(&format!("écrit : {path}\n"));
            0
        }
        Err(error) => super::not_created(path, &error),
    }
}

fn skeleton(game: GameId, article: &Article) -> String {
    let card = game.game();
    let mut first_turn = String::new();
    if let Ok(mut session) = session::open(game, &Setup::default()) {
        let _ = session.visit_turns(&mut |turn| {
            first_turn = turn;
            ControlFlow::Break(())
        });
    }
    let (first, second) = (card.players[0], card.players[1]);
    let of_name = card.of_name();
    let text: Vec<_> = article.text.split_whitespace().collect();
    let interpreted = if article.kind == Kind::Interpreted { " @interprete" } else { "" };
    // An article of a stage is played at that stage: QUO-E2 at @etape2.
    let stage = article.id.rsplit_once("-E").map(|(_, stage)| format!(" @etape{stage}")).unwrap_or_default();
    let refused = if article.forbids {
        format!(
            "\n    # Et un exemple refusé, parce que l'article interdit quelque chose :\n    # Scénario: …\n    #   Étant donné une partie {of_name}\n    #   Quand {subject} …\n    #   Alors le coup est refusé selon l'article {id}\n    #   Et c'est toujours {dative} de jouer\n",
            subject = first.subject,
            id = article.id,
            dative = first.dative,
        )
    } else {
        String::new()
    };
    format!(
        "# language: fr\n@{slug}\nFonctionnalité: {name}, article {id}\n  {text}\n\n  @{id}{interpreted}{stage}\n  Règle: {rule}\n\n    # Remplacez le titre et les étapes ; « arbitre phrases » donne toutes les phrases comprises.\n    Scénario: {TITLE_TO_REPLACE} ce que le scénario affirme\n      Étant donné une partie {of_name}\n      Quand {subject} {plays} {first_turn}\n      Alors le coup est accepté\n      Et c'est {dative} de jouer\n{refused}",
        slug = game.slug(),
        name = card.name,
        id = article.id,
        text = text.join(" "),
        rule = text.join(" ").split(". ").next().unwrap_or_default().trim_end_matches('.'),
        subject = first.subject,
        plays = first.agree("joue", "jouent"),
        dative = second.dative,
    )
}
