//! Other people's programs behind the protocol: right, wrong, hostile, or announced otherwise than they are.

use std::process::{Command, Stdio};

use pretty_assertions::assert_eq;
use serde_json::Value;

use crate::{arbitre, code, present, root, stderr, stdout};

const OUR_DRAWING: &str = "le scénario parle du dessin d'arbitre";

fn last(text: &str) -> &str {
    text.lines().last().unwrap_or_default()
}

fn python(script: &str, argument: &str) -> String {
    format!("python3 {script} {argument}")
}

/// Our own program behind the protocol.
fn ours() -> String {
    format!("'{}' servir", crate::program().display())
}

/// The features say the same of our rules, whether they are asked directly or through the protocol.
#[test]
fn our_rules_are_conforming_through_the_protocol() {
    let direct: Value = serde_json::from_str(&stdout(&arbitre(&["verifier", "--format", "json"]))).unwrap();
    let output = arbitre(&["verifier", "--format", "json", "--moteur", &ours()]);
    let through: Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(code(&output), 0, "{}", through["verdict"]);
    let about_us = |result: &&Value| result["etat"] == "non applicable";
    let aside: Vec<_> = through["resultats"].as_array().unwrap().iter().filter(about_us).collect();
    // What is about our own program, and set-ups that only a drawing can make impossible.
    for result in &aside {
        let reason = result["raison"].as_str().unwrap();
        let about_us = reason.starts_with("le scénario porte l'étiquette @") || reason == OUR_DRAWING;
        let unspeakable = reason.starts_with("le protocole n'a pas de mots") || reason.contains("variante « cote=7 »");
        assert!(about_us || unspeakable, "{result}");
    }
    assert_eq!(through["non_applicables"].as_u64().unwrap() as usize, aside.len());
    let count = |report: &Value| report["scenarios"].as_u64().unwrap() as usize;
    assert_eq!(count(&through) + aside.len(), count(&direct));
}

#[test]
fn our_rules_do_not_differ_from_themselves() {
    for game in ["qawale", "quoridor", "awale", "alquerque", "aruba"] {
        let output = arbitre(&["confronter", game, "--moteur", &ours(), "--parties", "8"]);
        let text = stdout(&output);
        assert_eq!(code(&output), 0, "{game}\n{text}{}", stderr(&output));
        assert!(last(&text).starts_with("8 parties, ") && last(&text).ends_with(": aucune différence"), "{text}");
    }
}

/// Processes whose command line contains this text and that do not go away: one that was killed may take a moment.
#[cfg(target_os = "linux")]
pub(crate) fn left_behind(mark: &str) -> Vec<String> {
    for _ in 0..250 {
        if running(mark).is_empty() {
            return Vec::new();
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    running(mark)
}

#[cfg(target_os = "linux")]
fn running(mark: &str) -> Vec<String> {
    let entries = std::fs::read_dir("/proc").unwrap().flatten();
    let commands = entries.filter_map(|entry| std::fs::read_to_string(entry.path().join("cmdline")).ok());
    commands.map(|command| command.replace('\0', " ")).filter(|command| command.contains(mark)).collect()
}

/// Waits until there is a process whose command line contains this text.
#[cfg(target_os = "linux")]
pub(crate) fn wait_for(mark: &str) {
    for _ in 0..3_000 {
        if !running(mark).is_empty() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("« {mark} » never runs");
}

/// Ctrl-C, or the request to end, while the program hangs: it is said, and nothing is left running.
#[cfg(target_os = "linux")]
#[test]
fn an_interruption_leaves_nothing_behind() {
    use rustix::process::{Pid, Signal, kill_process};

    if !present("python3") {
        return;
    }
    for (mark, signal, command) in [
        ("5981", Signal::INT, &["verifier"][..]),
        ("5982", Signal::INT, &["confronter", "qawale"]),
        ("5983", Signal::TERM, &["conformite"]),
    ] {
        let program = python("tests/moteurs/hostile.py", &format!("interrompu {mark}"));
        let child = Command::new(crate::program())
            .args(command)
            .args(["--delai", "600", "--moteur", &program])
            .current_dir(root())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        wait_for(&format!("sleep {mark}"));
        kill_process(Pid::from_child(&child), signal).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(code(&output), 130, "{command:?}");
        let said = stderr(&output).replace('\u{a0}', " ");
        assert_eq!(said, "interrompu : le programme vérifié est arrêté, rien n'est jugé\n");
        assert_eq!(stdout(&output), "", "{command:?}");
        assert_eq!(left_behind(&format!("interrompu {mark}")), Vec::<String>::new());
        assert_eq!(left_behind(&format!("sleep {mark}")), Vec::<String>::new());
    }
}

/// Those that never answer something.
const SILENT: [&str; 3] = ["muet", "silence", "petit-fils"];

/// Every misbehaviour is told in French with the request that met it, and the run ends with nothing left running.
#[test]
fn hostile_programs_are_told_and_ended() {
    if !present("python3") {
        return;
    }
    let check = |conduct: &str, expected: i32, says: &str| {
        // One whose answers never come is given less time; one scenario is enough to see it.
        let patience = if SILENT.contains(&conduct) { "8" } else { "30" };
        let program = python("tests/moteurs/hostile.py", conduct);
        let output = arbitre(&["verifier", "--nom", "Les tours alternent", "--delai", patience, "--moteur", &program]);
        let text = format!("{}{}", stdout(&output), stderr(&output)).replace('\u{a0}', " ");
        assert_eq!(code(&output), expected, "{conduct}\n{text}");
        assert!(text.contains(says), "{conduct}\n{text}");
        let unable = ["incapable", "bruit"].contains(&conduct);
        let words = if unable { "je ne sais rien faire" } else { "demande : {\"demande\":" };
        assert!(text.contains(words), "{conduct}\n{text}");
        #[cfg(target_os = "linux")]
        assert_eq!(left_behind(&format!("hostile.py {conduct}")), Vec::<String>::new());
    };
    std::thread::scope(|scope| {
        for (conduct, expected, says) in [
            ("muet", 3, "n'a rien répondu en 8 s"),
            ("mort-ne", 3, "s'est arrêté (code de retour 7)"),
            ("version", 3, "version 99"),
            ("avant-l-heure", 3, "prêt !"),
            ("silence", 1, "n'a rien répondu en 8 s"),
            ("petit-fils", 1, "n'a rien répondu en 8 s"),
            ("plante", 1, "je ne sais plus jouer"),
            ("signal", 1, "s'est arrêté (signal 9)"),
            ("pas-json", 1, "n'est pas du JSON"),
            ("forme", 1, "n'a pas la forme attendue"),
            ("position", 1, "n'est pas comprise"),
            ("issue", 1, "je gagne"),
            ("sans-article", 1, "sans dire selon quel article"),
            ("deluge", 1, "dépasse 16 Mo"),
            ("lignes", 1, "{\"position\": \"33,"),
            ("octets", 1, "n'est pas en UTF-8"),
            ("vide", 1, "n'a pas la forme attendue"),
            ("incapable", 3, "le programme n'a répondu à aucune demande (1 demande, "),
            ("bruit", 3, "le programme n'a répondu à aucune demande (1 demande, "),
        ] {
            // Waiting takes no more than time.
            if SILENT.contains(&conduct) {
                scope.spawn(move || check(conduct, expected, says));
            } else {
                check(conduct, expected, says);
            }
        }
    });
    #[cfg(target_os = "linux")]
    assert_eq!(left_behind("sleep 597"), Vec::<String>::new());
}

#[test]
fn a_program_that_is_not_there_is_told() {
    for wrong in ["pas-de-programme-de-ce-nom", "python3 pas-de-fichier.py"] {
        let output = arbitre(&["verifier", "--moteur", wrong]);
        assert_eq!(code(&output), 3, "{}", stderr(&output));
        assert!(stderr(&output).contains(wrong) && stderr(&output).contains("aide"), "{}", stderr(&output));
    }
    for (wrong, says) in
        [("'python3", "n'est pas refermé"), ("", "la commande est vide"), ("  ", "la commande est vide")]
    {
        let output = arbitre(&["verifier", "--moteur", wrong]);
        assert_eq!(code(&output), 2, "{wrong}");
        assert!(stderr(&output).contains(says) && !stderr(&output).contains("bonjour"), "{}", stderr(&output));
    }
    assert_eq!(code(&arbitre(&["verifier", "--moteur", &ours(), "--delai", "jamais"])), 2);
    assert_eq!(code(&arbitre(&["confronter", "qawale"])), 2);
    let none = arbitre(&["confronter", "qawale", "--moteur", &ours(), "--parties", "0"]);
    assert_eq!(code(&none), 2);
    assert!(stderr(&none).contains("une au moins") && !stderr(&none).contains("bonjour"), "{}", stderr(&none));
}

/// Each fault of `tests/moteurs/relais.py`: its name, its game, the articles that may be named.
fn faults() -> Vec<(String, String, Vec<String>)> {
    let listed =
        Command::new("python3").current_dir(root()).args(["tests/moteurs/relais.py", "--liste"]).output().unwrap();
    let text = stdout(&listed);
    let fault = |line: &str| {
        let [name, game, articles] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        (name.to_owned(), game.to_owned(), articles.split(',').map(str::to_owned).collect())
    };
    text.lines().map(fault).collect()
}

/// Three wrong programs per game at least, fifteen in all.
#[test]
fn every_game_has_wrong_programs() {
    if !present("python3") {
        return;
    }
    let faults = faults();
    for game in ["qawale", "quoridor", "awale", "alquerque", "aruba"] {
        let number = faults.iter().filter(|(name, own, _)| own == game && !ONLY_BY_PLAYING.contains(&&**name)).count();
        assert!(number >= 3, "{game}: {number}");
    }
}

/// Random games find every fault, name its article, and print a scenario that is red there and green on our rules.
#[test]
#[ignore = "long: played by .ci/run"]
fn wrong_programs_are_found_by_playing() {
    if !present("python3") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    for (name, game, articles) in faults() {
        let program = format!("python3 tests/moteurs/relais.py {name} {}", ours());
        let path = folder.path().join(format!("{name}.feature"));
        let path = path.to_str().unwrap();
        let output = arbitre(&["confronter", &game, "--moteur", &program, "--sortie", path]);
        let text = stdout(&output);
        assert_eq!(code(&output), 1, "{name}\n{text}{}", stderr(&output));
        let named = articles.iter().any(|article| last(&text).ends_with(&format!("article {article}")));
        assert!(named, "{name}: {articles:?}\n{text}");
        // The shortest game: whatever led there has become the position that it begins with.
        let scenario = std::fs::read_to_string(path).unwrap();
        let steps: Vec<_> = scenario.lines().map(str::trim).skip_while(|line| !line.starts_with("Quand")).collect();
        assert!(steps.iter().take_while(|step| !step.starts_with("Alors")).count() <= 1, "{name}\n{scenario}");
        let red = arbitre(&["verifier", path, "--moteur", &program]);
        assert_eq!(code(&red), 1, "{name}\n{text}\n{}{}", stdout(&red), stderr(&red));
        let green = arbitre(&["verifier", path]);
        assert_eq!(code(&green), 0, "{name}\n{text}\n{}{}", stdout(&green), stderr(&green));
    }
}

/// Faults of a kind that scenarios do not look for: in this game a gesture is a whole turn, and the features play turns.
const ONLY_BY_PLAYING: [&str; 1] = ["quoridor-bifurque-par-geste"];

/// The features find every fault, and name its article: the scenarios of the article are enough.
#[test]
#[ignore = "long: played by .ci/run"]
fn wrong_programs_are_found_by_the_features() {
    if !present("python3") {
        return;
    }
    for (name, game, articles) in faults() {
        let program = format!("python3 tests/moteurs/relais.py {name} {}", ours());
        let features = format!("features/{game}");
        let tags: Vec<_> = articles.iter().map(|article| format!("@{article}")).collect();
        let tags = tags.join(" ou ");
        let output = arbitre(&["verifier", &features, "--etiquettes", &tags, "--format", "json", "--moteur", &program]);
        let report: Value = serde_json::from_str(&stdout(&output)).unwrap();
        assert_eq!(code(&output), i32::from(!ONLY_BY_PLAYING.contains(&&*name)), "{name}");
        if code(&output) == 0 {
            continue;
        }
        let results = report["resultats"].as_array().unwrap();
        let divergent = results.iter().filter(|result| result["etat"] == "divergent");
        let named: Vec<_> = divergent.flat_map(|result| result["articles"].as_array().unwrap()).collect();
        assert!(articles.iter().any(|article| named.iter().any(|id| *id == article)), "{name}: {named:?}");
    }
}

/// The adapters that we show: right, and wrong in one place.
#[test]
fn the_examples_are_what_they_say() {
    for (interpreter, game, right, wrong, article) in [
        ("python3", "awale", "examples/awale.py", "examples/awale_fautif.py", "AWA-06"),
        ("node", "qawale", "examples/qawale.js", "examples/qawale_fautif.js", "QAW-13"),
    ] {
        if !present(interpreter) {
            continue;
        }
        let right = format!("{interpreter} {right}");
        let output = arbitre(&["confronter", game, "--moteur", &right, "--parties", "15"]);
        assert_eq!(code(&output), 0, "{right}\n{}{}", stdout(&output), stderr(&output));
        // Its game is green; the other games are none of its business: nothing of theirs is green, nor red.
        let all = arbitre(&["verifier", "--format", "json", "--moteur", &right]);
        assert_eq!(code(&all), 0, "{right}");
        let report: Value = serde_json::from_str(&stdout(&all)).unwrap();
        let results = report["resultats"].as_array().unwrap();
        let green = results.iter().filter(|result| result["etat"] == "conforme");
        let (own, foreign): (Vec<_>, Vec<_>) =
            green.partition(|result| result["fichier"].as_str().unwrap().contains(game));
        assert!(own.len() > 150 && foreign.is_empty(), "{} green, {foreign:?}", own.len());
        let wrong = format!("{interpreter} {wrong}");
        let output = arbitre(&["confronter", game, "--moteur", &wrong]);
        assert_eq!(code(&output), 1, "{wrong}\n{}{}", stdout(&output), stderr(&output));
        assert!(last(&stdout(&output)).ends_with(&format!("article {article}")), "{wrong}\n{}", stdout(&output));
    }
}

/// One page per program: every article of its games, and nothing green that was not played.
#[test]
fn conformity_is_told_article_by_article() {
    if !present("node") {
        return;
    }
    for (program, expected) in [("node examples/qawale.js", 0), ("node examples/qawale_fautif.js", 1)] {
        let page = arbitre(&["conformite", "--format", "json", "--moteur", program]);
        let report: Value = serde_json::from_str(&stdout(&page)).unwrap();
        assert_eq!(code(&page), expected, "{report}");
        let articles = report["articles"].as_array().unwrap();
        let state = |id: &str| articles.iter().find(|entry| entry["article"] == id).unwrap()["etat"].clone();
        // Only stone by stone can one place a stone that is not one's own: what remains of the article is its set-ups.
        let own = articles.iter().find(|entry| entry["article"] == "QAW-04").unwrap();
        assert!(own["non_applicables"].as_u64() > own["conformes"].as_u64(), "{own}");
        assert_eq!(state("QAW-15"), "conforme");
        assert_eq!(state("QAW-14"), if expected == 0 { "conforme" } else { "divergent" });
        if expected == 1 {
            continue;
        }
        for (format, begins) in [("console", "Qawale\n"), ("junit", "<?xml"), ("markdown", "## "), ("svg", "<svg ")] {
            let page = arbitre(&["conformite", "--format", format, "--moteur", program]);
            assert_eq!(code(&page), expected, "{format}");
            assert!(stdout(&page).starts_with(begins), "{format}: {}", stdout(&page));
        }
    }
}

/// Our own rules, announced otherwise.
fn announced(patch: &str) -> String {
    format!("python3 tests/moteurs/annonce.py '{patch}' {}", ours())
}

fn capabilities(more: &str) -> String {
    announced(&format!(r#"{{"capacites": ["tours", "gestes", "positions", "coups", "historique", "essai"]{more}}}"#))
}

/// A program that can do nothing is not found conforming by what our own rules know.
#[test]
fn who_answers_nothing_is_not_verified() {
    if !present("python3") {
        return;
    }
    for command in [&["conformite"][..], &["verifier"]] {
        let program = python("tests/moteurs/hostile.py", "incapable");
        let output = arbitre(&[command, &["--moteur", &program]].concat());
        let text = format!("{}{}", stdout(&output), stderr(&output)).replace('\u{a0}', " ");
        assert_eq!(code(&output), 3, "{text}");
        assert!(text.contains("n'a répondu à aucune demande"), "{text}");
        assert!(!text.contains("✓ QAW"), "{text}");
    }
}

/// Nothing that a program says makes a report that machines cannot read.
#[test]
fn what_a_program_says_is_written_as_xml_can_hold_it() {
    if !present("python3") {
        return;
    }
    let program = python("tests/moteurs/hostile.py", "pas-un-caractere");
    let output = arbitre(&["verifier", "--nom", "Les tours alternent", "--format", "junit", "--moteur", &program]);
    let text = stdout(&output);
    assert!(text.contains("rien\u{fffd}ici") && !text.contains(['\u{fffe}', '\u{ffff}']), "{text}");
}

/// Whether a set-up is impossible is asked of the program, if it wants to be asked.
#[test]
fn impossible_set_ups_are_asked_of_the_program() {
    if !present("python3") {
        return;
    }
    let states = |program: &str| {
        let file = "features/aruba/01-materiel-et-mise-en-place.feature";
        let output = arbitre(&["verifier", file, "--format", "json", "--moteur", program]);
        let report: Value = serde_json::from_str(&stdout(&output)).unwrap();
        let results = report["resultats"].as_array().unwrap();
        let of = |title: &str| {
            let result = results.iter().find(|result| result["titre"].as_str().unwrap().starts_with(title));
            result.unwrap_or_else(|| panic!("{title}"))["etat"].as_str().unwrap().to_owned()
        };
        [
            of("Une autre taille est impossible"),
            of("Une rangée trop courte"),
            of("Un plateau dessiné n'est ni plus long"),
        ]
    };
    assert_eq!(states(&ours()), ["conforme", "conforme", "non applicable"]);
    assert_eq!(states(&capabilities("")), ["non applicable"; 3]);
    assert_eq!(states(&announced(r#"{"ouvre": "bbr/b.r/brr b"}"#)), ["divergent", "divergent", "non applicable"]);
}

/// Reasons in one's own words are left aside, and said to be; everything else of the scenario counts.
#[test]
fn only_the_wording_is_left_aside() {
    if !present("python3") {
        return;
    }
    let program = capabilities("");
    let features = "features/alquerque";
    let report: Value =
        serde_json::from_str(&stdout(&arbitre(&["verifier", features, "--format", "json", "--moteur", &program])))
            .unwrap();
    let number = report["motifs_non_compares"].as_u64().unwrap();
    assert!(number > 0, "{}", report["verdict"]);
    let said = format!("{number} motifs non comparés : le programme donne les siens");
    assert!(report["verdict"].as_str().unwrap().ends_with(&said), "{}", report["verdict"]);
    let results = report["resultats"].as_array().unwrap();
    let aside = results.iter().filter(|result| result["motifs_non_compares"].as_u64().unwrap_or_default() > 0);
    assert!(aside.clone().count() > 0 && aside.clone().all(|result| result["etat"] == "conforme"));
    // A scenario that claims nothing else says nothing.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("motif.feature");
    let scenario = "# language: fr\n@alquerque\nFonctionnalité: Motif\n\n  Scénario: Le motif seul\n    Étant donné une partie d'Alquerque\n    Quand les Blancs jouent a1-a2\n    Alors le refus dit \"non\"\n";
    std::fs::write(&path, scenario).unwrap();
    let output = arbitre(&["verifier", path.to_str().unwrap(), "--moteur", &program]);
    assert_eq!(code(&output), 2, "{}", stdout(&output));
    assert!(stdout(&output).contains("dans ses propres mots"), "{}", stdout(&output));
    // A wrong claim shows the whole scenario, and who speaks.
    std::fs::write(&path, scenario.replace("le refus dit \"non\"", "le coup est accepté")).unwrap();
    let output = arbitre(&["verifier", path.to_str().unwrap(), "--moteur", &program]);
    let text = stdout(&output).replace('\u{a0}', " ");
    assert_eq!(code(&output), 1, "{text}");
    assert!(text.contains("votre programme refuse ce coup selon l'article ALQ-"), "{text}");
    assert!(text.contains("    Quand les Blancs jouent a1-a2\n"), "{text}");
}

/// What is announced wrongly is named, with a way to mend it.
#[test]
fn wrong_announcements_are_named() {
    if !present("python3") {
        return;
    }
    for (patch, expected, says) in [
        (r#"{"capacites": ["positions", "coups"]}"#, 3, "ni « tours » ni « gestes »"),
        (r#"{"capacites": ["tour"]}"#, 3, "la capacité « tour » n'existe pas : vouliez-vous dire « tours » ?"),
        (r#"{"jeux": ["qawale"]}"#, 3, "« jeux » est un objet"),
        (r#"{"version": null}"#, 3, "il manque « version »"),
        (r#"{"jeux": {"Qawale": {}}}"#, 2, "vouliez-vous dire « qawale » ?"),
        (r#"{"jeux": {"quoridor": {"tailles": []}}}"#, 2, "la variante « tailles » n'existe pas"),
        (r#"{"jeux": {"quoridor": {"taille": ["8"]}}}"#, 2, "n'a pas la valeur « 8 »"),
    ] {
        let output = arbitre(&["verifier", "--nom", "Les tours alternent", "--moteur", &announced(patch)]);
        let text = format!("{}{}", stdout(&output), stderr(&output)).replace('\u{a0}', " ");
        assert!(text.contains(says), "{patch}\n{text}");
        if expected == 3 {
            assert_eq!(code(&output), 3, "{patch}\n{text}");
        }
    }
}

/// A board of another size is a variant that must be announced.
#[test]
fn sizes_of_aruba_must_be_announced() {
    if !present("python3") {
        return;
    }
    let run = |games: &str| -> Value {
        let program = capabilities(&format!(r#", "jeux": {{"aruba": {games}}}"#));
        let output = arbitre(&["verifier", "features/aruba", "--format", "json", "--moteur", &program]);
        assert_eq!(code(&output), 0, "{games}");
        serde_json::from_str(&stdout(&output)).unwrap()
    };
    let (plain, sizes) = (run("{}"), run(r#"{"taille": []}"#));
    let played = |report: &Value| report["scenarios"].as_u64().unwrap();
    assert!(played(&plain) < played(&sizes), "{} {}", plain["verdict"], sizes["verdict"]);
    let reasons: Vec<_> =
        plain["resultats"].as_array().unwrap().iter().filter_map(|result| result["raison"].as_str()).collect();
    assert!(reasons.contains(&"le programme n'a pas la variante « taille=5 »"), "{reasons:?}");
}

/// A program that fails breaks no article, and the scenario that shows it is one that can be verified.
#[test]
fn a_program_that_fails_is_told_as_such() {
    if !present("python3") {
        return;
    }
    let program = python("tests/moteurs/hostile.py", "sans-coups");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("essai.feature");
    let output = arbitre(&["confronter", "qawale", "--moteur", &program, "--sortie", path.to_str().unwrap()]);
    let text = stdout(&output).replace('\u{a0}', " ");
    assert_eq!(code(&output), 1, "{text}");
    assert!(last(&text).ends_with("le programme a failli") && !text.contains("une différence, article"), "{text}");
    let verified = arbitre(&["verifier", path.to_str().unwrap()]);
    assert_eq!(code(&verified), 0, "{}{}", stderr(&verified), stdout(&verified));

    let unable = python("tests/moteurs/hostile.py", "incapable");
    assert_eq!(code(&arbitre(&["confronter", "qawale", "--moteur", &unable])), 3);
}

/// A trial that does not say what the turn meets is found by playing.
#[test]
fn trials_are_compared_too() {
    if !present("python3") {
        return;
    }
    let program = capabilities(r#", "essai": "accepte""#);
    let output = arbitre(&["confronter", "alquerque", "--moteur", &program]);
    let text = stdout(&output);
    assert_eq!(code(&output), 1, "{text}");
    assert!(text.contains("à l'essai") && text.contains("ne peuvent pas jouer"), "{text}");
}

/// Plays a scenario of one game on a program: the exit code and what is told.
fn verified(program: &str, game: &str, steps: &str) -> (i32, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("essai.feature");
    std::fs::write(&path, format!("# language: fr\n@{game}\nFonctionnalité: Essai\n\n  Scénario: Essai\n{steps}"))
        .unwrap();
    let output = arbitre(&["verifier", path.to_str().unwrap(), "--moteur", program]);
    (code(&output), (stdout(&output) + &stderr(&output)).replace('\u{a0}', " "))
}

/// What a program does not say is not taken for « rien ».
#[test]
fn remarks_that_are_missing_are_no_claims() {
    if !present("python3") {
        return;
    }
    let steps = "    Étant donné une partie d'Awalé\n    Alors semer la case A ne récolterait rien\n";
    for (remarks, expected, says) in [
        (r#"[{"nom": "récolte", "texte": "0"}]"#, 0, "conforme"),
        ("[]", 1, "le programme ne donne pas « récolte »"),
        (r#"[{"nom": "récolte", "texte": ""}]"#, 1, "n'est pas un nombre de graines"),
    ] {
        let (code, told) = verified(&announced(&format!(r#"{{"prevoir": {remarks}}}"#)), "awale", steps);
        assert_eq!(code, expected, "{remarks}\n{told}");
        assert!(told.contains(says), "{remarks}\n{told}");
    }
}

/// What we would answer ourselves says nothing about anybody's program.
#[test]
fn our_own_answers_are_no_verdict_on_a_program() {
    let drawing = "    Étant donné la position \"b../.r./... b\"\n    Alors le plateau se dessine ainsi\n      \"\"\"\n      rien\n      \"\"\"\n";
    let nobody = "    Étant donné une partie de Qawale\n    Alors le joueur 1 ne peut pas gagner\n";
    let somebody = "    Étant donné une partie de Qawale\n    Alors le joueur 1 peut gagner\n";
    let by_our_rules = "le scénario parle de ce que trouvent les règles d'arbitre";
    for (game, steps, says) in
        [("aruba", drawing, OUR_DRAWING), ("qawale", nobody, by_our_rules), ("qawale", somebody, by_our_rules)]
    {
        let (code, told) = verified(&ours(), game, steps);
        assert!(code == 2 && told.contains(says), "{steps}\n{told}");
    }
}

/// Somebody's file is refused before any game is played.
#[test]
fn a_difference_is_never_written_over_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mien.feature");
    std::fs::write(&path, "à moi").unwrap();
    let output = arbitre(&["confronter", "awale", "--moteur", "personne", "--sortie", path.to_str().unwrap()]);
    assert_eq!(code(&output), 2, "{}", stderr(&output));
    assert!(stderr(&output).contains("existe déjà"), "{}", stderr(&output));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "à moi");
}
