//! Parts of the reader and of what surrounds it, on their own.

use std::collections::HashSet;
use std::time::Duration;

use arbitre::session::Standing;
use arbitre::spec::application::{Application, Entry};
use arbitre::spec::boards::{columns, films};
use arbitre::spec::catalogue::{Catalogue, Found};
use arbitre::spec::format::layout;
use arbitre::spec::reader::typography::{clean, fold, sentence, slug, unquoted};
use arbitre::spec::select::{Fragment, TagExpr};
use arbitre::spec::snapshot::without_header;
use arbitre::spec::steps::THEMES;
use arbitre_rules::{GameId, Player};

use crate::root;

#[test]
fn fragments() {
    for wrong in ["", "2", "0/5", "6/5", "0/0", "1/0", "-1/5", "1/5/2", "un/deux", "1/99999999999999999999"] {
        assert!(Fragment::read(wrong).is_err(), "{wrong}");
    }
    let all: Vec<_> = (1..=3).map(|number| Fragment::read(&format!("{number}/3")).unwrap()).collect();
    for rank in 0..10 {
        assert_eq!(all.iter().filter(|fragment| fragment.holds(rank)).count(), 1);
    }
}

#[test]
fn tag_expressions() {
    let tags = ["qawale".to_owned(), "QAW-13".to_owned()];
    for (text, holds) in [
        ("@QAW-13", true),
        ("non @QAW-13", false),
        ("@QAW-13 et non @lent", true),
        ("@lent ou @QAW-13 et @qawale", true),
        ("(@lent ou @QAW-13) et non (@qawale)", false),
    ] {
        assert_eq!(TagExpr::read(text).map(|expr| expr.holds(&tags)), Ok(holds), "{text}");
    }
    for wrong in ["", "@a et", "QAW-13", "(@a", "@a @b", "@", "et @a"] {
        assert!(TagExpr::read(wrong).is_err(), "{wrong}");
    }
    let nested = |depth: usize| format!("{}@a{}", "(".repeat(depth), ")".repeat(depth));
    assert!(TagExpr::read(&nested(50)).is_ok() && TagExpr::read(&vec!["@a"; 2_000].join(" ou ")).is_ok());
    for endless in
        [nested(6_000), nested(1_000), format!("{}@a", "non ".repeat(20_000)), vec!["@a"; 200_000].join(" et ")]
    {
        let told = TagExpr::read(&endless).unwrap_err();
        assert!(told.ends_with(" au plus"), "{told}");
    }
}

/// « les Noirs » alone do not say which game is played: they are the same side in every game that has them.
#[test]
fn a_name_is_the_same_player_in_every_game() {
    for (game, other) in GameId::ALL.iter().flat_map(|game| GameId::ALL.iter().map(move |other| (game, other))) {
        let last = |name: &str| fold(name).rsplit(' ').next().map(str::to_owned);
        let [first, _] = game.game().players.map(|name| last(name.subject));
        let [_, second] = other.game().players.map(|name| last(name.subject));
        assert_ne!(first, second, "the first player of {game:?} and the second of {other:?}");
    }
}

#[test]
fn every_listed_sentence_is_understood_in_one_way_and_listed_once() {
    let mut seen = HashSet::new();
    for phrase in THEMES.iter().flat_map(|theme| theme.phrases) {
        assert!(seen.insert(phrase.model), "« {} » is listed twice", phrase.model);
        let example = sentence(&phrase.example());
        match Catalogue::get().find(&example) {
            Found::One(_) => {}
            other => panic!("« {example} »: {other:?}"),
        }
    }
}

#[test]
fn sentences_are_anchored() {
    for entry in Catalogue::get().entries() {
        let pattern = entry.pattern.as_str();
        assert!(pattern.starts_with('^') && pattern.ends_with('$'), "{pattern}");
    }
}

#[test]
fn typography_is_the_experts() {
    assert_eq!(clean("\u{feff}e\u{301}tape\r\nsuite\u{200b}"), "étape\nsuite");
    assert_eq!(
        sentence("  l’article\u{a0}«\u{a0}QAW\u{2011}13\u{202f}»  est   cité . "),
        "l'article \"QAW-13\" est cité"
    );
    assert_eq!(unquoted(&sentence("« l’un : « pass » ou « » »")), unquoted("l'un : « pass » ou « »"));
    assert_eq!(fold("Étant Donné"), "etant donne");
    assert_eq!(slug("L'égrainage : A1 → B1 !"), "l-egrainage-a1-b1");
}

#[test]
fn cells_are_marked_whatever_their_width() {
    let shown = columns(("avant", " 1 | 3;3 |     | 1 |\n"), ("après", " 1 | 3;3;1 |     |   |\n"));
    let wanted = [
        "avant                   après",
        " 1 | 3;3 |     | 1 |     1 | 3;3;1 |     |   |",
        "     ^^^         ^           ^^^^^         ^",
    ];
    assert_eq!(shown, wanted, "{}", shown.join("\n"));
}

#[test]
fn a_pawn_that_moved_within_a_row_is_marked() {
    let shown = columns(("a", "  9 |     2     |\n"), ("b", "  9 |   2       |\n"));
    assert_eq!(shown[2], "          ^                  ^", "{}", shown.join("\n"));
}

#[test]
fn pictures_that_are_the_same_are_named_only() {
    let shown = films(("a", "T\n\nMise\n| 1 |\n\nQuand\n| 2 |\n"), ("b", "T\n\nMise\n| 1 |\n\nQuand\n| 3 |\n"));
    assert_eq!(
        shown,
        ["T", "", "Mise (inchangé)", "", "a        b", "Quand    Quand", "| 2 |    | 3 |", "  ^        ^"]
    );
}

#[test]
fn a_feature_is_set_out() {
    let text = "#langue : Français\n@qawale  @b\t# pourquoi  donc\nFonctionnalité :Titre\n# langue de bois\nUne liste :\n  * un\n@QAW-01\nRègle: R\n Plan du Scénario:  P\n\n  # avant\n  Etant donné <a>\n  |x|yy|\n  # dans\n  |\\||  |\n\n\n  Alors fin\n\n  \"\"\"\n  un\n    deux\n\n  \"\"\"\n  Exemples:\n  |a|\n  |b|\n  # fin\n";
    let wanted = "# language: fr\n@qawale @b # pourquoi  donc\nFonctionnalité: Titre\n  # langue de bois\n  Une liste :\n    * un\n\n  @QAW-01\n  Règle: R\n\n    Plan du scénario: P\n      # avant\n      Étant donné <a>\n        | x  | yy |\n        # dans\n        | \\| |    |\n\n      Alors fin\n        \"\"\"\n        un\n          deux\n\n        \"\"\"\n\n      Exemples:\n        | a |\n        | b |\n  # fin\n";
    assert_eq!(layout(text), wanted);
    assert_eq!(layout(wanted), wanted);
}

#[test]
fn a_film_inside_the_program_begins_below_the_header() {
    for end in ["\n", "\r\n"] {
        let file = ["---", "source: tests/acceptance.rs", "---", "QAW-01 · Un titre", "", "--- | --", ""].join(end);
        assert_eq!(without_header(&file), ["QAW-01 · Un titre", "", "--- | --"].join(end));
    }
}

#[test]
fn a_winner_in_the_plural_takes_a_plural_verb() {
    let game = GameId::Alquerque.game();
    assert_eq!(Standing::Won(Player::First, "ALQ-10".into()).told(game), "les Blancs gagnent selon l'article ALQ-10");
}

/// What goes wrong with a program that is not ours.
#[cfg(unix)]
fn trouble(program: &str, arguments: &[&str]) -> String {
    let arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
    let mut application = Application::new(program.into(), arguments);
    application.patience = Duration::from_millis(300);
    application.enter(0, Entry::Line("aide".into())).unwrap();
    application.look().unwrap_err().to_string()
}

#[cfg(unix)]
#[test]
fn an_application_that_is_not_ours_is_told_and_never_waited_for() {
    assert!(trouble("/nulle/part/arbitre", &[]).contains("« /nulle/part/arbitre » ne démarre pas"));
    assert!(trouble("sleep", &["60"]).contains("ne s'est pas arrêtée en 0,3 s"));
    assert!(trouble("sh", &["-c", "echo ouille >&2; exit 3"]).contains("le code de retour 3\nouille"));
    assert!(trouble("sh", &["-c", "kill -9 $$"]).contains("un signal"));
    assert!(trouble("printf", &["\\377"]).contains("UTF-8"));
    // It repeats what it reads without a mark.
    assert!(trouble("cat", &[]).contains("« aide » n'a pas été lu"));
}

#[cfg(unix)]
#[test]
fn an_application_that_answers_differently_is_told() {
    let script = "echo $$; while read line; do echo \"> $line\"; done; echo '>'";
    let mut application = Application::new("sh".into(), ["-c", script].map(str::to_owned).to_vec());
    application.look().unwrap();
    application.enter(0, Entry::Line("aide".into())).unwrap();
    assert!(application.look().unwrap_err().to_string().contains("deux fois"));
}

#[test]
fn zero_and_one_are_singular() {
    let told = [0, 1, 2].map(|number| arbitre_rules::count(number, "jeu", "jeux"));
    assert_eq!(told, ["0 jeu", "1 jeu", "2 jeux"]);
}

#[test]
fn what_the_system_says_is_told_in_french() {
    let missing = std::fs::read(root().join("nulle part")).unwrap_err();
    assert_eq!(arbitre::diagnostic::why(&missing), "introuvable");
    let ours = std::io::Error::other("ce film a changé");
    assert_eq!(arbitre::diagnostic::why(&ours), "ce film a changé");
}
