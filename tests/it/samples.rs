//! The examples that `arbitre phrases` and the guide show can happen: each is played or true somewhere in its own game.

use std::path::Path;

use arbitre::spec::catalogue::{Catalogue, Found};
use arbitre::spec::plan::Case;
use arbitre::spec::play::play;
use arbitre::spec::reader::read;
use arbitre::spec::reader::typography::sentence;
use arbitre::spec::steps::{Phrase, THEMES, Theme};
use arbitre_rules::GameId;
use futures::executor::block_on;

/// Moments of a game: how it opens, what else is set up, what is played.
const MOMENTS: &[(&str, &str, &str)] = &[
    ("de Qawale", "", ""),
    ("de Qawale", "", "le joueur 1 joue A1>B1,B2,A2"),
    ("de Qawale", "", "le joueur 1 pose un galet en A1 et égraine par B1, C1, D1"),
    ("de Qawale", "", "le joueur 1 pose un galet en A1"),
    ("de Qawale", "", "le joueur 1 pose un galet en B1"),
    ("de Qawale", "", "le joueur 1 joue A1>B1,A1,B1"),
    ("de Qawale", "la position « 1,1,1,-/-,-,-,3/-,-,-,-/-,-,-,- 1 5 8 »", ""),
    ("de Qawale", "la position « 1,1,1,-/-,-,3,-/-,-,-,-/-,-,-,- 1 5 8 »", "le joueur 1 joue C2>D2,D1"),
    ("de Qawale", "la position « 3,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 1 1 0 »", "le joueur 1 joue A1>B1,C1"),
    ("de Qawale", "la position « 3,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 1 0 3 »", ""),
    ("de Qawale", "le joueur 1 a 3 galets en main", ""),
    ("de Quoridor", "", ""),
    ("de Quoridor", "", "le joueur 1 pose une barrière horizontale en e3"),
    ("de Quoridor", "les barrières e3h, c5v et g2h sont posées", ""),
    ("de Quoridor", "des barrières horizontales sont posées en a3, c3 et e3", ""),
    ("de Quoridor", "le pion du joueur 1 est en e4 et celui du joueur 2 en e5", ""),
    ("de Quoridor", "la position « taille=9 trait=1 pions=e4,e5 stock=10,10 barrieres=e5h »", ""),
    ("de Quoridor", "le joueur 1 n'a plus de barrière", ""),
    ("de Quoridor", "il reste 3 barrières au joueur 1", ""),
    ("de Quoridor avec taille=3", "la position « taille=3 trait=1 pions=a1,a2 stock=0,0 barrieres=a1v,a2h »", ""),
    ("d'Alquerque", "", ""),
    ("d'Alquerque", "", "les Blancs jouent c2-c3"),
    ("d'Alquerque", "la position « ...../...../...../...../b...n b »", ""),
    ("d'Alquerque", "la position « ....n/..n../...../.n.../b.... b »", ""),
    ("d'Alquerque", "la position « ....n/..n../...../.n.../b.... b »", "les Blancs sautent de a1 en c3"),
    ("d'Alquerque", "la position « ....n/..n../...../.n.n./b...b b »", ""),
    ("d'Alquerque", "la position « ....n/...../..n../.b.../..... n »", "les Noirs jouent c3xa1"),
    ("d'Alquerque", "la position « n...n/.nn../...../.n.../b.... b »", "les Blancs jouent a1xc3xc5xa3"),
    ("d'Alquerque", "les Blancs ont des pions en a1, c1 et e3", ""),
    ("d'Alquerque", "99 tours ont été joués sans prise", ""),
    ("d'Aruba", "", ""),
    ("d'Aruba", "", "Bleu joue C3D4"),
    ("d'Aruba", "", "Bleu tape « bonjour »"),
    ("d'Aruba", "la position « b..../.r.../...../...r./r...r b »", ""),
    ("d'Aruba", "la position « b..../.r.../...../...r./r...r b »", "Bleu saute de A1 en C3"),
    ("d'Aruba", "la position « b..../.r.../...../...r./..... b »", ""),
    ("d'Aruba", "la position « b..../.r.../...../...r./..... b »", "Bleu saute de A1 en C3"),
    ("d'Aruba", "", "Bleu quitte la partie"),
    ("d'Aruba", "la position « r../.b./r.. r »", "Rouge joue A1C3"),
    ("d'Awalé", "", ""),
    ("d'Awalé", "", "Sud sème la case C"),
    ("d'Awalé", "Sud a récolté 3 graines et Nord 3", ""),
    ("d'Awalé", "la position « 3,0,3,0,0,3/4,4,4,4,4,4 0-0 S »", ""),
    ("d'Awalé", "la position « 3,0,3,0,0,3/4,4,4,4,4,4 0-0 N »", "Nord sème la case f"),
    ("d'Awalé", "la position « 0,0,0,0,3,1/1,1,0,5,0,0 18-19 S »", ""),
    ("d'Awalé", "la position « 0,0,6,0,0,0/1,1,1,4,4,4 0-0 S »", ""),
    ("d'Awalé", "la position « 0,0,4,0,0,0/2,4,4,4,4,4 0-0 S »", ""),
    ("d'Awalé", "la position « 0,0,4,0,0,0/2,4,4,4,4,4 0-0 S »", "Sud sème la case C"),
    ("d'Awalé", "la position « 0,0,1,0,0,1/0,0,0,0,0,0 23-23 S »", ""),
    ("d'Awalé", "la position « 0,0,4,0,0,0/0,0,0,0,0,0 22-22 S »", ""),
    ("d'Awalé", "la position « 0,4,0,4,4,0/4,4,4,4,4,4 0-0 S »", ""),
    ("d'Awalé", "la position « 1,0,2,0,1,0/0,0,0,0,0,0 22-22 S »", ""),
    ("d'Awalé", "la position « 0,0,0,0,0,0/2,0,0,0,0,0 26-20 S »", ""),
    ("d'Awalé", "la position « 1,0,0,0,0,1/1,0,0,0,0,0 22-23 S »", ""),
    ("d'Awalé", "la position « 1,0,0,0,0,1/1,0,0,0,0,0 22-23 S »", "Sud propose d'arrêter"),
    ("d'Awalé", "cette position a déjà été vue 2 fois", ""),
];

/// Sentences that a table or a text follows, that set a game up, or that are made to be refused.
const OTHER: &[&str] = &[
    "le plateau suivant",
    "le plateau est le suivant",
    "le plateau montre",
    "le plateau se dessine ainsi",
    "les coups possibles sont",
    "on ouvre une partie de {jeu} avec {variantes}",
    "la mise en place est impossible",
    "la mise en place est impossible parce que {texte}",
    "{joueur} pose un galet neutre en {case}",
];

/// The games that a theme speaks of.
fn games(theme: &Theme) -> Vec<&'static str> {
    let names: Vec<_> = GameId::ALL.iter().map(|game| game.game().name).collect();
    let own = names.iter().find(|name| theme.title.starts_with(**name)).copied();
    own.map_or(names, |own| vec![own])
}

/// Whether an example is played, or true, at one of the moments of the games.
fn happens(games: &[&str], phrase: &Phrase) -> bool {
    let example = phrase.example();
    let Found::One(entry) = Catalogue::get().find(&sentence(&example)) else { return false };
    MOMENTS.iter().filter(|(open, ..)| games.iter().any(|game| open.contains(game))).any(|(open, given, played)| {
        let mut steps = format!("    Étant donné une partie {open}\n");
        if !given.is_empty() {
            steps += &format!("    Et que {given}\n");
        }
        if !played.is_empty() {
            steps += &format!("    Quand {played}\n");
        }
        if entry.kinds.acts {
            steps += &format!("    Quand {example}\n    Alors le coup est accepté\n");
        } else {
            steps += &format!("    Alors {example}\n");
        }
        holds(&steps)
    })
}

fn holds(steps: &str) -> bool {
    let text = format!("# language: fr\nFonctionnalité: F\n\n  Scénario: S\n{steps}");
    let reading = read("exemples.feature", text.as_bytes(), Catalogue::get(), None);
    let case = reading.feature.and_then(|feature| Case::all(feature, &reading.source).pop());
    case.is_some_and(|case| block_on(play(&case, Path::new(""))).failures().next().is_none())
}

#[test]
fn every_example_can_happen_in_its_own_game() {
    let apart = |theme: &Theme| ["La machine", "L'application"].iter().any(|title| theme.title.starts_with(title));
    let mut never = Vec::new();
    for theme in THEMES.iter().filter(|theme| !apart(theme)) {
        for phrase in theme.phrases.iter().filter(|phrase| !OTHER.contains(&phrase.model)) {
            let Found::One(entry) = Catalogue::get().find(&sentence(&phrase.example())) else { continue };
            let only_sets_up = !entry.kinds.acts && !entry.kinds.checks;
            if !only_sets_up && !happens(&games(theme), phrase) {
                never.push(format!("{} : {}", theme.title, phrase.example()));
            }
        }
    }
    assert!(never.is_empty(), "{never:#?}");
}
