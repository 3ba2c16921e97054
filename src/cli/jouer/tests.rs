//! The table without a terminal: lines in, texts out.

use std::path::Path;

use arbitre_rules::{GameId, Player, Variants};

use super::prompt::Line;
use super::save;
use super::table::{First, Options, Request, Table};

fn options(game: Option<GameId>) -> Options {
    let chosen = game.map(|game| (game, Variants::default(), None));
    let first = Some(First::Player(Player::First));
    Options { chosen, first, seed: 1, colour: false, budget: None, machines: [None, None] }
}

fn table(game: GameId) -> Table {
    Table::open(options(Some(game))).unwrap().0
}

fn say(table: &mut Table, line: &str) -> String {
    table.read(&Line::Text(line.into())).text.replace('\u{a0}', " ")
}

#[test]
fn a_game_begins_with_its_board_and_whose_turn_it_is() {
    for &game in GameId::ALL {
        let (mut table, text) = Table::open(options(Some(game))).unwrap();
        let dative = game.game().players[0].dative;
        assert!(text.replace('\u{a0}', " ").ends_with(&format!("C'est {dative} de jouer.")), "{text}");
        let help = say(&mut table, "AIDE");
        for command in ["coups", "aperçu", "annuler", "sauver", "reprendre", "scénario", "menu", "quitter"] {
            assert!(help.contains(command), "{command}: {help}");
        }
        let first = table.words().remove(0);
        assert!(say(&mut table, "coups").contains(&first));
        assert!(say(&mut table, &format!("aperçu {first}")).contains("le plateau serait :"), "{game:?}");
        assert!(say(&mut table, "annuler").contains("rien n'a encore été joué"));
        let played = say(&mut table, &first);
        assert!(played.ends_with(&format!("C'est {} de jouer.", game.game().players[1].dative)), "{played}");
        let undone = say(&mut table, "annuler");
        assert!(undone.ends_with(&format!("C'est {dative} de jouer.")), "{undone}");
    }
}

/// A machine is asked for at the menu, advises, and is there again when the game goes on.
#[test]
fn a_machine_sits_down_at_the_menu_and_stays_with_its_game() {
    let mut table = Table::open(options(None)).unwrap().0;
    assert!(say(&mut table, "awale zut").contains("« machine:moyen »"));
    say(&mut table, "awale machine:facile");
    assert!(table.let_machine_play().is_none());
    assert!(say(&mut table, "conseil").starts_with("La machine jouerait "));
    say(&mut table, "A");
    assert!(table.let_machine_play().unwrap().contains("(Nord)"));
    let Request::Save(path, text, false) = table.read(&Line::Text("sauver partie.json".into())).request else {
        panic!("nothing to save");
    };
    let mut other = Table::open(options(None)).unwrap().0;
    assert!(other.resume(&path, &text).unwrap().contains("machine:facile"));
    let turn = other.words().remove(0);
    say(&mut other, &turn);
    assert!(other.let_machine_play().unwrap().contains("(Nord)"));
    // A word that is no seat is damage; files of before name nobody.
    assert!(save::read(&text.replace("machine:facile", "singe")).err().unwrap().contains("« joueurs »"));
    assert_eq!(save::read(&alone("nnnnn/nnnnn/nn.bb/bbbbb/bbbbb b", &["c2-c3"])).unwrap().1, [None; 2]);

    // A game between two people leaves the machine of the table where it is.
    let people = alone("nnnnn/nnnnn/nn.bb/bbbbb/bbbbb b", &["c2-c3"]);
    assert!(table.resume(&path, &people).unwrap().contains("machine:facile"));

    let mut first = Table::open(options(None)).unwrap().0;
    say(&mut first, "alquerque joueur1=machine:hasard");
    assert!(first.let_machine_play().is_some());
}

#[test]
fn a_draw_names_its_seed_and_the_next_draw_takes_the_next_one() {
    let drawn = Options { first: None, ..options(Some(GameId::Quoridor)) };
    let (mut table, text) = Table::open(drawn).unwrap();
    assert!(text.contains("Tirage au sort n° 1\u{a0}:"), "{text}");
    say(&mut table, "menu");
    assert!(say(&mut table, "qawale").contains("Tirage au sort n° 2 :"));
    say(&mut table, "menu");
    assert!(!say(&mut table, "alquerque").contains("Tirage"));
}

#[test]
fn stopping_leads_to_the_menu_and_to_a_fresh_game() {
    let mut table = table(GameId::Quoridor);
    say(&mut table, "e2");
    for (word, again) in [("menu", "quoridor"), ("abandonner", "2")] {
        assert!(say(&mut table, word).contains("À quoi jouer ?"));
        say(&mut table, again);
        let position = say(&mut table, "position");
        assert_eq!(position, "taille=9 trait=1 pions=e1,e9 stock=10,10 barrieres=-");
    }
    // Stopping is an action like another: it can be taken back as long as no other game has begun.
    say(&mut table, "e2");
    say(&mut table, "menu");
    say(&mut table, "annuler");
    assert!(say(&mut table, "position").contains("pions=e2,e9"));
}

#[test]
fn variants_are_chosen_in_the_menu() {
    let mut table = Table::open(options(None)).unwrap().0;
    for (wrong, says) in [
        ("échecs", "n'est ni un jeu"),
        ("0", "n'est ni un jeu"),
        ("6", "n'est ni un jeu"),
        ("aruba taille=2", "de 3 à 26"),
        ("aruba taille=-1", "de 3 à 26"),
        ("aruba taille=99999999999999999999", "de 3 à 26"),
        ("aruba taille", "CLE=VALEUR"),
        ("aruba couleur=bleu", "n'existe pas"),
        ("sauver x", "aucune partie"),
        ("annuler", "aucune partie"),
        ("reprendre", "il manque le nom du fichier"),
    ] {
        assert!(say(&mut table, wrong).contains(says), "{wrong}");
    }
    say(&mut table, "Aruba Taille=3");
    assert_eq!(say(&mut table, "position"), "bbr/b.r/brr b");
}

#[test]
fn a_refused_entry_asks_the_same_player_again() {
    for (game, wrong, says) in [
        (GameId::Qawale, "A1>B1,A1,B1", "article QAW-13"),
        (GameId::Qawale, "B2", "article QAW-07"),
        (GameId::Quoridor, "e3", "article QUO-07"),
        (GameId::Quoridor, "i9h", "article QUO-09"),
        (GameId::Quoridor, "e", "Pas compris"),
        (GameId::Awale, "a", "article AWA-03"),
        (GameId::Awale, "accepter", "article AWA-14"),
        (GameId::Alquerque, "c2-c4", "article ALQ-03"),
        (GameId::Aruba, "A1A1", "article ARU-06"),
        (GameId::Aruba, "Z9Z9", "article ARU-10"),
        (GameId::Aruba, "C3", "article ARU-11"),
    ] {
        let mut table = table(game);
        let before = say(&mut table, "position");
        let text = say(&mut table, wrong);
        assert!(text.contains(says), "{wrong}: {text}");
        let dative = game.game().players[0].dative;
        assert!(text.ends_with(&format!("C'est toujours {dative} de jouer.")), "{wrong}: {text}");
        assert_eq!(say(&mut table, "position"), before, "{wrong}");
    }
}

#[test]
fn a_misspelt_command_is_guessed() {
    assert!(say(&mut table(GameId::Quoridor), "anuler").contains("Vouliez-vous écrire « annuler » ?"));
}

#[test]
fn aruba_is_left_by_a_coward() {
    for word in ["exit", "QUIT", "q", "quitter", "menu", "abandonner"] {
        let mut table = table(GameId::Aruba);
        say(&mut table, "");
        let text = say(&mut table, word);
        assert!(text.contains("match nul (article ARU-13). Rouge a quitté la partie"), "{word}: {text}");
        assert!(text.contains("« lâche »"), "{word}: {text}");
    }
    let mut table = table(GameId::Aruba);
    let end = table.read(&Line::End);
    assert_eq!(end.request, Request::Leave);
    assert!(end.text.contains("lâche"));
}

#[test]
fn undo_also_takes_back_what_the_history_counts() {
    // The third occurrence of the start draws a game of Alquerque (ALQ-12): taken back, it is not an occurrence any more.
    let mut table = table(GameId::Alquerque);
    table.resume(Path::new("x"), &alone("b...n/...../...../...../..... b", &[])).unwrap();
    let round = ["a5-a4", "e5-e4", "a4-a5", "e4-e5"];
    for turn in round.iter().chain(&round[..3]) {
        assert!(!say(&mut table, turn).contains("terminée"), "{turn}");
    }
    assert!(say(&mut table, "e4-e5").contains("match nul (article ALQ-12)"));
    say(&mut table, "annuler");
    assert!(say(&mut table, "e4-d4").contains("C'est aux Blancs de jouer."));
    say(&mut table, "annuler");
    assert!(say(&mut table, "e4-e5").contains("match nul (article ALQ-12)"));
}

fn alone(position: &str, actions: &[&str]) -> String {
    let actions: Vec<_> = actions.iter().map(|turn| serde_json::json!({"joueur": "b", "coup": turn})).collect();
    serde_json::json!({
        "arbitre": 1, "jeu": "alquerque", "variantes": {}, "regles": {}, "position": position, "actions": actions,
    })
    .to_string()
}

#[test]
fn what_was_saved_is_resumed_as_it_was() {
    for &game in GameId::ALL {
        let mut table = table(game);
        let first = table.words().remove(0);
        say(&mut table, &first);
        let turn = table.words().remove(0);
        say(&mut table, &turn);
        let Request::Save(path, text, false) = table.read(&Line::Text("sauver partie.json".into())).request else {
            panic!("{game:?}: nothing to save");
        };
        let before = say(&mut table, "position");
        assert!(say(&mut table, "reprendre partie.json").contains("n'est pas sauvée"));
        table.saved(&path);
        // Taken back and played otherwise, it is another game than the file's.
        say(&mut table, "annuler");
        let other = table.words().remove(1);
        say(&mut table, &other);
        assert!(say(&mut table, "reprendre partie.json").contains("n'est pas sauvée"), "{game:?}");
        table.resume(&path, &text).unwrap();
        assert_eq!(say(&mut table, "position"), before, "{game:?}");
        // The same game may replace its own file, and no other.
        let request = table.read(&Line::Text("sauver partie.json".into())).request;
        assert!(matches!(request, Request::Save(_, again, true) if again == text), "{game:?}");
        let request = table.read(&Line::Text("sauver autre.json".into())).request;
        assert!(matches!(request, Request::Save(_, _, false)), "{game:?}");
    }
}

#[test]
fn a_wrong_game_file_says_why_and_changes_nothing() {
    let good = alone("nnnnn/nnnnn/nn.bb/bbbbb/bbbbb b", &["c2-c3"]);
    save::read(&good).unwrap();
    let with = |from: &str, to: &str| {
        assert!(good.contains(from), "{from}");
        good.replacen(from, to, 1)
    };
    let mut table = table(GameId::Alquerque);
    say(&mut table, "d2-c3");
    let before = say(&mut table, "position");
    for (text, says) in [
        (String::new(), "abîmé"),
        (good[..good.len() / 2].to_owned(), "abîmé ou tronqué"),
        ("\0\0\0".into(), "abîmé"),
        ("[]".into(), "n'est pas une partie"),
        ("{\"jeu\": \"qawale\"}".into(), "n'est pas une partie"),
        (with("\"arbitre\":1", "\"arbitre\":2"), "plus récente"),
        (with("\"arbitre\":1", "\"arbitre\":\"1\""), "« arbitre »"),
        (with("\"alquerque\"", "\"dames\""), "« dames » n'est pas connu"),
        (with("nn.bb", "nn.b"), "position de départ"),
        (with("\"regles\":{}", "\"regles\":{\"taille\":\"3\"}"), "impossible"),
        (with("\"variantes\":{}", "\"variantes\":3"), "« variantes »"),
        (with("\"actions\":[", "\"acts\":["), "« actions »"),
        (with("c2-c3", "c2-c4"), "l'action 1 ne se rejoue pas"),
        (with("c2-c3", "bonjour"), "l'action 1 ne se rejoue pas"),
        (with("\"joueur\":\"b\"", "\"joueur\":\"z\""), "« joueur »"),
        (with("\"coup\"", "\"cout\""), "« coup »"),
        ("[".repeat(100_000), "abîmé"),
    ] {
        let error = table.resume(Path::new("x"), &text).unwrap_err();
        assert!(error.contains(says), "{says}: {error}");
        assert_eq!(say(&mut table, "position"), before);
    }
}
