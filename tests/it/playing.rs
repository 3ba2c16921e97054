//! Playing at the table, through a pipe: what is typed, line by line, and what the program says.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use pretty_assertions::assert_eq;

use crate::{arbitre, code, root, stderr, stdout};

/// Types these bytes at `arbitre jouer`, from some folder.
fn typed_in(folder: &Path, arguments: &[&str], input: &[u8]) -> Output {
    given_in(folder, &[&["jouer"], arguments].concat(), input)
}

/// Runs the program from some folder with these bytes on its standard input.
pub(crate) fn given_in(folder: &Path, arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_arbitre"))
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // Beside the reading of what it says, so that neither waits for the other.
    let writing = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writing.join().expect("a writer");
    output
}

/// What is said in answer to these lines; the program leaves cleanly.
pub(crate) fn said(arguments: &[&str], lines: &[&str]) -> String {
    let output = typed_in(root(), arguments, (lines.join("\n") + "\n").as_bytes());
    assert_eq!(code(&output), 0, "{}{}", stdout(&output), stderr(&output));
    assert_eq!(stderr(&output), "");
    stdout(&output).replace('\u{a0}', " ")
}

/// A game to its end, with wrong entries on the way.
struct Game {
    arguments: &'static [&'static str],
    lines: &'static [&'static str],
    /// Articles of the refusals, in order.
    refusals: &'static [&'static str],
    ending: &'static str,
    /// A piece of the last row drawn, and another content for it.
    cell: (&'static str, &'static str),
}

const GAMES: &[Game] = &[
    Game {
        arguments: &["qawale", "--position", "1,1,1,-/-,-,3,-/-,-,-,-/33,-,-,33 2 5 8"],
        lines: &["B2>B1", "A4", "B3", "A3", "A4", "B3", "B2", "C2>D2,C2", "C2>D2,D1"],
        refusals: &["QAW-07", "QAW-11", "QAW-13", "QAW-13"],
        ending: "Partie terminée : le joueur 1 gagne (article QAW-15).",
        cell: ("3;3 |", "3;2 |"),
    },
    Game {
        arguments: &["quoridor", "--variante", "taille=3", "--variante", "barrieres=1", "--premier", "2"],
        lines: &["b1", "a1h", "b1h", "b2", "c1h", "c1", "a1h", "b1", "a3", "c2", "a2", "c3"],
        refusals: &["QUO-19", "QUO-14", "QUO-08", "QUO-09", "QUO-06", "QUO-07"],
        ending: "Partie terminée : le joueur 1 gagne (article QUO-13).",
        cell: ("| 2         |", "|     2     |"),
    },
    Game {
        arguments: &["Awalé", "--position", "0,0,0,0,1,1/1,0,0,1,0,0 22-22 S"],
        lines: &["Z", "a", "A", "proposer", "F", "accepter", "proposer", "proposer", "refuser", "proposer", "accepter"],
        refusals: &["AWA-01", "AWA-03", "AWA-04", "AWA-14", "AWA-14", "AWA-14"],
        ending: "Partie terminée : Sud gagne (article AWA-14). Compte : Sud 25, Nord 23 (article AWA-15).",
        cell: ("| 1  |", "| 2  |"),
    },
    Game {
        arguments: &["alquerque"],
        lines: &[
            "c2-c4", "b2-c3", "a3-b2", "d4xb2", "a1xc3", "a3xa1", "c3xa3", "a4xa2", "e3-d4", "e5xc3", "a5-a4", "c3xe3",
            "c2-b2", "a1xc3", "c1-b2", "e3xc1xa1", "b2xd4", "d5xd3", "e2-e3", "e4xe2", "e1xe3xc3", "c4xc2", "d1-e1",
            "a2-a3", "e1-d2", "c2xe2",
        ],
        refusals: &["ALQ-03", "ALQ-06", "ALQ-07"],
        ending: "Partie terminée : les Noirs gagnent (article ALQ-10).",
        cell: ("1 n", "1 b"),
    },
    Game {
        arguments: &["aruba", "--variante", "taille=3"],
        lines: &[
            "Z9Z9",
            "A1A1",
            "B1B2",
            "c2b1",
            "B2C2",
            "C3B2",
            "C2C3",
            "B2C2",
            "A2B2",
            "C2A2",
            "C3C2",
            "C1C3",
            "A3B2",
            "C3C2",
            "A1A3",
            "B2A2",
            "A3C3",
            "C3C1 pass",
            "B1A1",
            "C1C2",
            "A1C3",
            "",
            "C2B2",
            "C3A1",
        ],
        refusals: &["ARU-10", "ARU-06", "ARU-09"],
        ending: "Partie terminée : Rouge gagne (article ARU-01).",
        cell: ("| r |", "| b |"),
    },
];

fn refusals(text: &str) -> Vec<&str> {
    text.lines()
        .filter_map(|line| line.strip_prefix("Refusé (article ")?.split_once(')'))
        .map(|(article, _)| article)
        .collect()
}

#[test]
fn a_whole_game_of_each_is_played_to_its_end() {
    for game in GAMES {
        let text = said(game.arguments, game.lines);
        assert_eq!(refusals(&text), game.refusals, "{text}");
        assert!(text.contains(game.ending), "{text}");
        assert!(text.ends_with("Au revoir.\n"), "{text}");
    }
}

#[test]
fn a_recorded_game_is_verified_and_a_changed_cell_is_red() {
    let folder = tempfile::tempdir().unwrap();
    for game in GAMES {
        let name = game.arguments[0];
        let during = folder.path().join(format!("{name}-1.feature"));
        let after = folder.path().join(format!("{name}-2.feature"));
        let mut arguments = game.arguments.to_vec();
        arguments.extend(["--enregistrer", during.to_str().unwrap()]);
        let asked = format!("scénario {}", after.display());
        let text = said(&arguments, &[game.lines, &[asked.as_str()]].concat());
        assert!(text.contains("Scénario écrit dans"), "{text}");
        let feature = std::fs::read_to_string(&during).unwrap();
        assert_eq!(feature, std::fs::read_to_string(&after).unwrap());
        for article in game.refusals {
            assert!(feature.contains(&format!("est refusé selon l'article {article}")), "{feature}");
        }
        let output = arbitre(&["verifier", during.to_str().unwrap()]);
        assert_eq!(code(&output), 0, "{feature}\n{}", stdout(&output));
        // One cell of the last board.
        let (at, _) = feature.match_indices(game.cell.0).last().expect(game.cell.0);
        let changed = format!("{}{}{}", &feature[..at], game.cell.1, &feature[at + game.cell.0.len()..]);
        std::fs::write(&after, changed).unwrap();
        let output = arbitre(&["verifier", after.to_str().unwrap()]);
        assert_eq!(code(&output), 1, "{feature}\n{}", stdout(&output));
        assert!(stdout(&output).contains("le plateau n'est pas celui qui est attendu"), "{}", stdout(&output));
    }
}

#[test]
fn several_games_make_several_scenarios() {
    let folder = tempfile::tempdir().unwrap();
    let output = typed_in(
        folder.path(),
        &["--enregistrer", "parties.feature", "--premier", "2"],
        b"1\nA1>B1,B2,A2\nmenu\nalquerque\na5-a4\nmenu\n5\nb2\nG2F2\nquit\n3\nmenu\nquitter\n",
    );
    assert_eq!(code(&output), 0, "{}", stdout(&output));
    let path = folder.path().join("parties.feature");
    let feature = std::fs::read_to_string(&path).unwrap();
    assert_eq!(feature.matches("Scénario:").count(), 3, "{feature}");
    let output = arbitre(&["verifier", path.to_str().unwrap()]);
    assert_eq!(code(&output), 0, "{feature}\n{}", stdout(&output));
    // It would be overwritten.
    let again = typed_in(folder.path(), &["--enregistrer", "parties.feature"], b"quitter\n");
    assert_eq!(code(&again), 2);
    assert!(stderr(&again).contains("existe déjà"));
}

#[test]
fn the_menu_starts_a_game_or_quits() {
    for lines in [&["quitter"][..], &["QUITTER"], &["q"], &[]] {
        let text = said(&[], lines);
        assert!(text.starts_with("À quoi jouer ?\n  1. Qawale\n  2. Quoridor\n"), "{text}");
        assert!(text.ends_with("Au revoir.\n"), "{text}");
    }
    let text = said(&[], &["rien", "aide", "quoridor", "e2", "menu", "2", "position"]);
    assert!(text.contains("« rien » n'est ni un jeu"), "{text}");
    assert!(text.contains("pions=e1,e9"), "a fresh game: {text}");
}

#[test]
fn players_are_asked_in_turn() {
    let text = said(&["quoridor", "--premier", "2"], &["e8", "e8", "e2"]);
    let turns: Vec<_> = text.lines().filter(|line| line.starts_with("C'est ")).collect();
    assert_eq!(
        turns,
        [
            "C'est au joueur 2 de jouer.",
            "C'est au joueur 1 de jouer.",
            "C'est toujours au joueur 1 de jouer.",
            "C'est au joueur 2 de jouer.",
        ]
    );
    let text = said(&["alquerque"], &[]);
    assert!(text.contains("C'est aux Blancs de jouer."), "{text}");
}

#[test]
fn the_draw_can_be_repeated() {
    let first = said(&["qawale", "--tirage", "7"], &[]);
    assert_eq!(first, said(&["qawale", "--graine", "7"], &[]), "its former name");
    assert!(first.contains("Tirage au sort n° 7 : le joueur "), "{first}");
    assert!(said(&["quoridor"], &[]).contains("Tirage au sort n° "));
    assert!(said(&["awale", "--premier", "hasard"], &[]).contains("Tirage au sort n° "));
    assert!(!said(&["awale"], &[]).contains("Tirage"));
    for game in ["alquerque", "awale", "aruba"] {
        assert!(!said(&[game, "--tirage", "2"], &[]).contains("Tirage"), "{game}");
        let drawn = said(&[game, "--premier", "hasard", "--tirage", "2"], &[]);
        assert!(drawn.contains("Tirage au sort n° 2 "), "{game}: {drawn}");
    }
    assert!(said(&["quoridor", "--premier", "2"], &[]).contains("C'est au joueur 2 de jouer."));
}

#[test]
fn aruba_understands_its_rulebook() {
    let text = said(&["aruba", "--variante", "disposition=figure"], &["d5d4", "D4C3", "", "pass", "c4D4", "exit"]);
    assert!(text.contains("4 │ ● │ ● │ ● │   │ ○ │ ○ │ ○ │\n"), "{text}");
    assert!(text.contains("    A   B   C   D   E   F   G\n"), "{text}");
    assert_eq!(refusals(&text), ["ARU-18", "ARU-18"], "{text}");
    assert!(
        text.contains("match nul (article ARU-13). Rouge a quitté la partie et gagne le titre de « lâche »."),
        "{text}"
    );
    // The end of input leaves too, in the middle of a chain as well.
    let chain = "b..../.r.../...../...r./....r b";
    let text = said(&["aruba", "--position", chain], &["A1C3"]);
    assert!(!text.contains("rafle"), "E5 is taken: {text}");
    let chain = "b..../.r.../...../...r./..... b";
    let text = said(&["aruba", "--position", chain], &["A1C3"]);
    assert!(text.contains("le pion en C3 peut prendre encore, « pass » arrête la rafle"), "{text}");
    assert!(text.contains("Bleu a quitté la partie et gagne le titre de « lâche »."), "{text}");
}

#[test]
fn the_figure_is_drawn_as_in_the_rulebook() {
    let text = said(&["aruba", "--variante", "disposition=figure"], &[]);
    let figure = "\
  ┌───┬───┬───┬───┬───┬───┬───┐
1 │ ● │ ● │ ● │ ● │ ● │ ● │ ● │
  ├───┼───┼───┼───┼───┼───┼───┤
2 │ ● │ ● │ ● │ ● │ ● │ ● │ ○ │
  ├───┼───┼───┼───┼───┼───┼───┤
3 │ ● │ ● │ ● │ ● │ ● │ ○ │ ○ │
  ├───┼───┼───┼───┼───┼───┼───┤
4 │ ● │ ● │ ● │   │ ○ │ ○ │ ○ │
  ├───┼───┼───┼───┼───┼───┼───┤
5 │ ● │ ● │ ● │ ○ │ ○ │ ○ │ ○ │
  ├───┼───┼───┼───┼───┼───┼───┤
6 │ ● │ ● │ ○ │ ○ │ ○ │ ○ │ ○ │
  ├───┼───┼───┼───┼───┼───┼───┤
7 │ ● │ ○ │ ○ │ ○ │ ○ │ ○ │ ○ │
  └───┴───┴───┴───┴───┴───┴───┘
    A   B   C   D   E   F   G
";
    assert!(text.contains(figure), "{text}");
}

#[test]
fn a_preview_plays_nothing() {
    let text = said(&["awale"], &["apercu F", "aperçu f", "position"]);
    assert!(text.contains("Chemin de F : a, b, c, d.\nDernière case : d.\nRécolte : rien.\n"), "{text}");
    assert!(text.contains("La case f ne se joue pas (article AWA-03) : "), "{text}");
    assert!(text.contains("\n4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\n"), "{text}");
    let harvest = "0,0,0,0,0,2/1,2,4,0,0,0 0-0 S";
    let text = said(&["awale", "--position", harvest], &["apercu F", "apercu A"]);
    assert!(text.contains("Dernière case : b.\nRécolte : 5 graines en b (3), a (2).\n"), "{text}");
    assert!(text.contains("La case A ne se joue pas (article AWA-04) : "), "{text}");
    let text = said(&["alquerque"], &["apercu b2", "apercu a1", "apercu a5", "apercu z9", "apercu"]);
    assert!(text.contains("Le pion en b2 peut aller, sans prise, en c3."), "{text}");
    assert!(text.contains("Le pion en a1 est bloqué (article ALQ-03)"), "{text}");
    assert!(text.contains("Le point a5 ne se joue pas (article ALQ-14)"), "{text}");
    assert!(text.contains("Le point z9 ne se joue pas (article ALQ-01)"), "{text}");
    assert!(text.contains("il manque ce qu'il faut montrer"), "{text}");
    let text = said(&["quoridor", "--premier", "1"], &["apercu e2", "apercu e5", "apercu e", "position"]);
    assert!(text.contains("Après e2, le plateau serait :") && text.contains("QUO-07"), "{text}");
    assert!(text.contains("pions=e1,e9"), "{text}");
}

#[test]
fn a_game_is_saved_and_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let play = |lines: &[&str]| {
        let output = typed_in(folder.path(), &["quoridor", "--premier", "1"], (lines.join("\n") + "\n").as_bytes());
        assert_eq!(code(&output), 0, "{}", stdout(&output));
        stdout(&output).replace('\u{a0}', " ")
    };
    let text = play(&["e2", "e8", "e3h", "sauver partie.json", "d8", "sauver partie.json", "position"]);
    assert_eq!(text.matches("Partie sauvée dans « partie.json ».").count(), 2, "{text}");
    let position = "taille=9 trait=1 pions=e2,d8 stock=9,10 barrieres=e3h";
    assert!(text.contains(position), "{text}");
    let names: Vec<_> = std::fs::read_dir(folder.path()).unwrap().flatten().map(|entry| entry.file_name()).collect();
    assert_eq!(names, ["partie.json"], "nothing is left beside it");
    let text = play(&["reprendre partie.json", "position", "annuler", "position"]);
    assert!(text.contains(position) && text.contains("trait=2 pions=e2,e8 stock=9,10 barrieres=e3h"), "{text}");
    // Another game does not overwrite it, nor is a game in progress thrown away.
    let text = play(&["e2", "sauver partie.json", "reprendre partie.json", "position", "sauver", "sauver ."]);
    assert!(text.contains("« partie.json » : ce fichier existe déjà"), "{text}");
    assert!(text.contains("la partie en cours n'est pas sauvée"), "{text}");
    assert!(text.contains("pions=e2,e9"), "{text}");
    assert!(text.contains("il manque le nom du fichier"), "{text}");
    let damaged = std::fs::read(folder.path().join("partie.json")).unwrap();
    std::fs::write(folder.path().join("partie.json"), &damaged[..damaged.len() - 40]).unwrap();
    std::fs::write(folder.path().join("latin.json"), b"\xe9t\xe9").unwrap();
    let text =
        play(&["reprendre partie.json", "reprendre latin.json", "reprendre nulle-part", "reprendre .", "position"]);
    for says in ["abîmé ou tronqué", "n'est pas du texte en UTF-8", "n'existe pas", "ce n'est pas un fichier"] {
        assert!(text.contains(says), "{says}: {text}");
    }
    assert!(text.contains("pions=e1,e9"), "{text}");
}

#[test]
fn a_finished_game_can_be_taken_back_saved_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let lines = b"b2\nb1\nsauver finie.json\nscenario finie.feature\nannuler\na3\nscenario finie.feature\n";
    let output = typed_in(folder.path(), &["quoridor", "--variante", "taille=3", "--premier", "1"], lines);
    let text = stdout(&output);
    assert!(text.contains("le joueur 2 gagne (article QUO-13)"), "{text}");
    // The game replaces its own scenario.
    assert_eq!(text.matches("Scénario écrit dans").count(), 2, "{text}");
    let path = folder.path().join("finie.feature");
    let output = arbitre(&["verifier", path.to_str().unwrap()]);
    assert_eq!(code(&output), 0, "{text}{}", stdout(&output));
    let saved = std::fs::read_to_string(folder.path().join("finie.json")).unwrap();
    assert!(saved.contains("\"coup\": \"b1\""), "{saved}");
}

#[test]
fn nothing_that_is_typed_breaks_the_game() {
    let mut input = b"\n\xff\xfe\n\x00\x1b[2J\n\xe2\x80\xae\nA1A1\n".to_vec();
    input.extend(std::iter::repeat_n(b'A', 10_000_000));
    input.extend(b"\nZ9Z9\n-1\n99999999999999999999\n");
    input.extend("é«»\u{301}🎲\n".as_bytes());
    input.extend("x".repeat(3000).as_bytes());
    input.extend(b"\nposition");
    for (game, position) in [
        ("qawale", "33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 8 8"),
        ("quoridor", "taille=9 trait=1 pions=e1,e9 stock=10,10 barrieres=-"),
        ("awale", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"),
        ("alquerque", "nnnnn/nnnnn/nn.bb/bbbbb/bbbbb b"),
        // The empty line has passed (ARU-12).
        ("aruba", "bbbbbbr/bbbbbrr/bbbbrrr/bbb.rrr/bbbrrrr/bbrrrrr/brrrrrr r"),
    ] {
        let output = typed_in(root(), &[game, "--premier", "1"], &input);
        let text = stdout(&output).replace('\u{a0}', " ");
        assert_eq!(code(&output), 0, "{text}");
        assert!(text.contains(&format!("\n{position}\n")), "{game}: {text}");
        assert!(text.contains("n'est pas en UTF-8") && text.contains("caractère de contrôle"), "{text}");
        assert_eq!(text.matches("trop longue").count(), 2, "{text}");
        assert!(!text.contains('\u{1b}') && text.len() < 30_000, "{} bytes", text.len());
    }
}

#[test]
fn wrong_options_are_refused() {
    for wrong in [
        &["echecs"][..],
        &["--variante", "taille=3"],
        &["--position", "x"],
        &["aruba", "--variante", "taille=-3"],
        &["aruba", "--variante", "taille=27"],
        &["aruba", "--variante", "taille=99999999999999999999"],
        &["aruba", "--position", "x"],
        &["qawale", "--premier", "3"],
        &["qawale", "--tirage", "-1"],
        &["awale", "--premier", "2", "--position", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"],
        &["awale", "--joueur2", "robot"],
        &["awale", "--joueur2", "machine:tres-fort"],
        &["awale", "--joueur1", "humain:fort"],
        &["awale", "--joueur2", "machine", "--temps", "-1s"],
        &["awale", "--joueur1", "machine", "--parties", "2"],
        &["awale", "--joueur1", "machine", "--joueur2", "machine", "--parties", "0"],
        &["qawale", "--enregistrer", "/nexiste/a.feature"],
        &["qawale", "--enregistrer", "Cargo.toml/a.feature"],
        &["qawale", "--enregistrer", "Cargo.toml"],
        &["qawale", "--enregistrer", ".."],
    ] {
        let output = typed_in(root(), wrong, b"");
        assert_eq!(code(&output), 2, "{wrong:?}\n{}", stdout(&output));
        assert!(stderr(&output).contains("aide"), "{wrong:?}: {}", stderr(&output));
        assert_eq!(stdout(&output), "", "{wrong:?}");
    }
}
