//! `arbitre formater`: idempotent, never a change of meaning, nothing written that was refused.

use std::path::Path;

use arbitre::spec::catalogue::Catalogue;
use arbitre::spec::format::{formatted, unplaced};
use arbitre::spec::reader::{self, Reading};
use arbitre::spec::run::feature_files;
use pretty_assertions::assert_eq;
use proptest::collection::vec;
use proptest::prelude::{Just, ProptestConfig, Strategy, any, prop_oneof, proptest};

use crate::{arbitre, arbitre_in, code, files, root, stderr, stdout};

fn read(text: &[u8]) -> Reading {
    reader::read("essai.feature", text, Catalogue::get(), None)
}

/// Formats twice; what comes out means the same and stays the same.
fn check(name: &str, text: &[u8]) -> String {
    let reading = read(text);
    let before = reading.feature.clone().unwrap_or_else(|| panic!("{name} is refused: {:#?}", reading.findings));
    let once = formatted(&reading, Catalogue::get()).unwrap_or_else(|_| panic!("{name} would change its meaning"));
    let again = read(once.as_bytes());
    let after = again.feature.clone().unwrap_or_else(|| panic!("{name} is refused once formatted:\n{once}"));
    assert_eq!(unplaced(before), unplaced(after), "{name}");
    let twice = formatted(&again, Catalogue::get()).expect("the same meaning");
    assert_eq!(once, twice, "{name}");
    once
}

#[test]
fn every_feature_that_is_understood_can_be_formatted() {
    for path in files("tests/lecture/compris", "feature") {
        check(&path.display().to_string(), &std::fs::read(&path).unwrap());
    }
    for path in feature_files(&root().join("features")).unwrap() {
        check(&path.display().to_string(), &std::fs::read(&path).unwrap());
    }
}

#[test]
fn no_comment_is_lost() {
    for path in files("tests/lecture/compris", "feature") {
        let bytes = std::fs::read(&path).unwrap();
        let comments = |text: &str| text.lines().filter(|line| line.trim().starts_with('#')).count();
        let (before, after) = (read(&bytes).source, check("", &bytes));
        assert_eq!(comments(&before), comments(&after), "{}", path.display());
    }
}

#[test]
fn formatting_changes_no_verdict_and_nothing_the_second_time() {
    let folder = crate::review::project();
    let path = folder.path().join("features/qawale/03-egrainer.feature");
    let text = std::fs::read_to_string(&path).unwrap();
    let messy =
        text.replace("| 3;3 |", "|3;3|").replace("      Quand ", "  Quand  ").replace("Scénario:", "Scénario :");
    std::fs::write(&path, &messy).unwrap();
    let check = arbitre_in(folder.path(), &["formater", "--verifier"]);
    assert_eq!(code(&check), 1, "{}", stdout(&check));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), messy, "--verifier changes nothing");
    let before = arbitre_in(folder.path(), &["verifier"]);
    let format = arbitre_in(folder.path(), &["formater"]);
    assert_eq!(code(&format), 0, "{}{}", stdout(&format), stderr(&format));
    let after = arbitre_in(folder.path(), &["verifier"]);
    assert_eq!(stdout(&before), stdout(&after));
    assert_eq!(code(&after), 0, "{}", stdout(&after));
    let second = arbitre_in(folder.path(), &["formater"]);
    assert!(stdout(&second).ends_with(": rien à changer\n"), "{}", stdout(&second));
    assert_eq!(code(&arbitre_in(folder.path(), &["formater", "--verifier"])), 0);
}

#[test]
fn a_refused_file_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mauvais.feature");
    let text = "Fonctionnalité: X\n Scénario: Y\n   Qaund le joueur 1 joue A1\n";
    std::fs::write(&path, text).unwrap();
    let output = arbitre(&["formater", path.to_str().unwrap()]);
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("Qaund"), "{}", stderr(&output));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    assert_eq!(code(&arbitre(&["formater", "nulle-part.feature"])), 2);
    assert!(Path::new(&path).exists());
}

/// Spaces as people type them.
fn gap() -> impl Strategy<Value = &'static str> {
    prop_oneof![Just(""), Just(" "), Just("    "), Just("\t"), Just("\u{a0} "), Just("         ")]
}

fn lines_between() -> impl Strategy<Value = String> {
    let line = prop_oneof![
        4 => Just(String::new()),
        2 => Just("\n".to_owned()),
        1 => Just("  \n\n\n".to_owned()),
        1 => Just("   # un commentaire |  de travers\n".to_owned()),
        1 => Just("\n#collé\n\n# et un autre\n".to_owned()),
    ];
    vec(line, 0..3).prop_map(|lines| lines.concat())
}

fn cell() -> impl Strategy<Value = &'static str> {
    prop_oneof![
        Just(""),
        Just("3;3"),
        Just("1"),
        Just("\\|"),
        Just("\\\\"),
        Just("a\\n"),
        Just("é’à"),
        Just("\\x"),
        Just("日本")
    ]
}

fn table() -> impl Strategy<Value = String> {
    (1usize..5).prop_flat_map(|width| {
        vec((vec((cell(), gap(), gap()), width), gap(), lines_between()), 1..5).prop_map(|rows| {
            let row = |(cells, lead, after): (Vec<(&str, &str, &str)>, &str, String)| {
                let cells: String = cells.iter().map(|(cell, a, b)| format!("{a}{cell}{b}|")).collect();
                format!("{lead}|{cells}\n{after}")
            };
            rows.into_iter().map(row).collect()
        })
    })
}

fn doc_string() -> impl Strategy<Value = String> {
    let line = prop_oneof![Just("texte"), Just(""), Just("   "), Just("\t# pas un commentaire"), Just("  | a|b |  ")];
    let fence = prop_oneof![Just("\"\"\""), Just("```")];
    (fence, gap(), vec((gap(), line), 0..5)).prop_map(|(fence, lead, lines)| {
        let lines: String = lines.iter().map(|(gap, line)| format!("{gap}{line}\n")).collect();
        format!("{lead}{fence}\n{lines}{lead}{fence}\n")
    })
}

fn step() -> impl Strategy<Value = String> {
    let keyword = prop_oneof![
        Just("Etant donné"),
        Just("Étant donné qu’"),
        Just("Quand"),
        Just("Et que"),
        Just("*"),
        Just("Lorsqu'")
    ];
    let words = prop_oneof![
        Just("le joueur 1 joue"),
        Just("“cela”  «est»"),
        Just("l’on dit \"tout\" ."),
        Just("le plateau  est : ")
    ];
    let more = prop_oneof![2 => Just(String::new()), 1 => table(), 1 => doc_string()];
    (gap(), keyword, words, lines_between(), more).prop_map(|(lead, keyword, words, between, more)| {
        let between = if more.is_empty() { String::new() } else { between };
        format!("{lead}{keyword} {words}\n{between}{more}")
    })
}

/// A scenario always ends with a claim, so that the reader has no reason to refuse it.
fn scenario(number: usize) -> impl Strategy<Value = String> {
    let description = prop_oneof![3 => Just(""), 1 => Just("   Une description\n     * avec une liste\n\n")];
    (lines_between(), any::<(bool, bool)>(), gap(), description, vec((step(), lines_between()), 0..4), lines_between(), gap()).prop_map(
        move |(between, (tagged, outline), lead, description, steps, after, colon)| {
            let tags = if tagged { "  @lent   @QAW-01 # pourquoi\n" } else { "" };
            let steps: String = steps.into_iter().map(|(step, between)| format!("{step}{between}")).collect();
            let (keyword, turn, examples) = if outline {
                ("Plan du Scénario", "<a>", format!("Exemples :\n{after}{lead}|  a|\n|A1>B1,B2,A2 |\n\n"))
            } else {
                ("Scénario", "A1>B1,B2,A2", String::new())
            };
            format!(
                "{between}{tags}{lead}{keyword}{colon}:{lead}Le cas {number}\n{description}{steps}{lead}Quand le joueur 1  joue {turn}\n{lead}Alors le coup est accepté\n{examples}{after}",
            )
        },
    )
}

fn feature() -> impl Strategy<Value = String> {
    let group = || (scenario(0), scenario(1)).prop_map(|(a, b)| (a, b));
    let header = prop_oneof![Just("# language: fr\n"), Just("#langue :Français\n\n"), Just("\u{feff}")];
    (header, lines_between(), group(), any::<bool>(), lines_between(), (scenario(2), scenario(3)), any::<bool>()).prop_map(
        |(header, between, (a, b), description, between_rules, (c, d), windows)| {
            let description = if description { "    Quand on décrit, on décrit.\n  - ceci\n      - cela\n" } else { "" };
            let text = format!("{header}{between}Fonctionnalité :  Générée\n{description}{a}{b}{between_rules}@QAW-02\nRègle: Une\n{c}{d}");
            if windows { text.replace('\n', "\r\n") } else { text }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn generated_features_keep_their_meaning(text in feature()) {
        // A description between two steps, a comment that reads as a language: the reader has the last word.
        if !read(text.as_bytes()).is_refused() {
            check("a generated feature", text.as_bytes());
        }
    }
}

#[test]
fn most_generated_features_are_understood() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let texts = (0..100).map(|_| feature().new_tree(&mut runner).unwrap().current());
    let refused: Vec<_> = texts.map(|text| read(text.as_bytes())).filter(Reading::is_refused).collect();
    assert!(refused.len() < 40, "{} of 100 are refused: {:#?}", refused.len(), refused[0].findings);
}
