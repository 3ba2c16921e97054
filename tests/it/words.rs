//! Small words carry meaning: prepositions, lists, numbers, and letters that only look like ours.

use std::path::Path;

use arbitre::spec::catalogue::{Catalogue, Found};
use arbitre::spec::failure::FailureKind;
use arbitre::spec::plan::Case;
use arbitre::spec::play::{Played, play};
use arbitre::spec::reader::read;
use arbitre::spec::reader::typography::sentence;
use arbitre::spec::steps::THEMES;
use arbitre_rules::GameId;
use futures::executor::block_on;
use pretty_assertions::assert_eq;

use crate::on_every_core;

/// Plays steps, written as in a feature, below a game.
fn played(game: &str, steps: &str) -> Played {
    let text =
        format!("# language: fr\nFonctionnalité: F\n\n  Scénario: S\n    Étant donné une partie de {game}\n{steps}");
    let reading = read("mots.feature", text.as_bytes(), Catalogue::get(), None);
    let feature = reading.feature.unwrap_or_else(|| panic!("{text}{:?}", reading.findings));
    block_on(play(&Case::all(feature, &reading.source)[0], Path::new("")))
}

/// Whether the reader lets a sentence pass: letters that deceive the eye end there.
fn is_read(text: &str) -> bool {
    let file = format!("# language: fr\nFonctionnalité: F\n\n  Scénario: S\n    Alors {text}\n      | A |\n");
    !read("mots.feature", file.as_bytes(), Catalogue::get(), None)
        .findings
        .iter()
        .any(|finding| finding.message.contains("U+"))
}

/// What is wrong with the steps, and how to mend it; nothing if they hold.
fn wrong(game: &str, steps: &str) -> String {
    let played = played(game, steps);
    let failures = played.failures().map(|(_, failure)| format!("{}\n{}", failure.message, failure.details.join("\n")));
    failures.collect::<Vec<_>>().join("\n")
}

fn claim(game: &str, claim: &str) -> String {
    wrong(game, &format!("    Alors {claim}\n"))
}

#[test]
fn a_preposition_belongs_to_its_sentence() {
    // Another preposition may mean the contrary: then what is wanted is said, and nothing is offered.
    for (game, right, misspoken, contrary) in [
        ("Qawale", "c'est au joueur 1 de jouer", &["le joueur 1", "à joueur 1", "joueur 1"][..], &["du joueur 1"][..]),
        ("Qawale", "le trait est au joueur 1", &["le joueur 1"], &["du joueur 1"]),
        ("Qawale", "le trait passe au joueur 1", &["le joueur 1"], &["du joueur 1"]),
        ("Qawale", "il reste 8 galets au joueur 1", &["le joueur 1", "aux joueur 1", "du joueur 1"], &[]),
        ("Quoridor", "il reste 10 barrières au joueur 1", &["le joueur 1", "du joueur 1"], &[]),
        ("Quoridor", "le pion du joueur 1 est en e1", &["le joueur 1", "de joueur 1", "au joueur 1"], &[]),
        ("Alquerque", "il reste 12 pions aux Blancs", &["les Blancs", "à Blancs", "au Blancs", "des Blancs"], &[]),
        ("Alquerque", "les Blancs ne gagnent pas", &["des Blancs", "aux Blancs"], &[]),
        ("Aruba", "il reste 4 pions à Bleu", &["Bleu", "au Bleu", "de Bleu"], &[]),
        ("Aruba", "c'est à Bleu de jouer", &["Bleu"], &["de Bleu"]),
        ("Awalé", "la victoire de Sud n'est pas acquise", &["Sud", "du Sud", "à Sud"], &[]),
        ("Awalé", "c'est à Sud de jouer", &["Sud", "au Sud"], &["de Sud"]),
        ("Awalé", "Sud n'a rien récolté", &["le Sud", "les Sud"], &["à Sud"]),
    ] {
        let own = ["au joueur 1", "du joueur 1", "aux Blancs", "les Blancs", "à Bleu", "de Sud", "à Sud", "Sud"];
        let own = own.iter().find(|own| right.contains(*own)).expect("a player");
        let alone = claim(game, right);
        assert!(!alone.contains("cette phrase"), "{right}: {alone}");
        for (other, offered) in misspoken.iter().map(|other| (other, true)).chain(contrary.iter().map(|it| (it, false)))
        {
            let told = claim(game, &right.replace(own, other));
            // What can only mean one thing is understood so.
            if offered && told == alone {
                continue;
            }
            let mended = [format!("écrivez « {right} »"), format!("vouliez-vous écrire « {right} » ?")];
            assert_eq!(mended.iter().any(|mended| told.contains(mended)), offered, "{other}: {told}");
            let wanted = format!("cette phrase veut « {own} », et non « {other} »");
            assert!(told.contains(&wanted) || told.contains(&mended[1]), "{other}: {told}");
        }
    }
    let offer = "    Étant donné que l'offre à Sud attend une réponse\n    Alors c'est à Nord de jouer\n";
    assert!(wrong("Awalé", offer).contains("« de Sud », et non « à Sud »"));
    let two = claim("Quoridor", "le pion au joueur 1 est en e1 et celui au joueur 2 en e9");
    assert_eq!(two, "", "each pawn is where the sentence says");
    assert_ne!(claim("Quoridor", "le pion au joueur 1 est en e9 et celui au joueur 2 en e1"), "");
    // Without its article, or with a capital, a subject is still one.
    for right in ["joueur 1 ne gagne pas", "Le joueur 1 ne gagne pas", "LE JOUEUR 1 ne gagne pas"] {
        let known = matches!(Catalogue::get().find(right), Found::One(_));
        assert_eq!(known, !right.starts_with("LE"), "{right}");
    }
}

#[test]
fn a_list_is_read_as_its_sentence_means_it() {
    let walls = |list: &str| format!("les barrières {list} sont posées");
    for (game, steps, says) in [
        // One thing is meant, several are given.
        ("Qawale", "la case A2, B2 est vide", "« A2, B2 » en nomme plusieurs\nécrivez « les cases A2, B2 sont vides »"),
        ("Qawale", "la case A2 et B2 est vide", "écrivez « les cases A2 et B2 sont vides »"),
        ("Awalé", "la case A, B est vide", "« les cases A, B sont vides »"),
        ("Awalé", "Sud ne peut semer que la case A et B", "« Sud ne peut semer que les cases A et B »"),
        ("Awalé", "semer la case C récolterait la case a, b", "« semer la case C récolterait les cases a, b »"),
        ("Alquerque", "les Blancs ont un pion en a1, b1", "au singulier et nomme « a1, b1 »"),
        ("Alquerque", "le point c3, c4 est vide", "« les points c3, c4 sont vides »"),
        ("Alquerque", "la seule prise possible est a1xc3 et b1xd3", "« les prises possibles sont a1xc3 et b1xd3 »"),
        ("Quoridor", "la barrière e3h, c5v est posée", "« les barrières e3h, c5v sont posées »"),
        ("Quoridor", "la seule barrière posée est e3h et c5v", "« les barrières posées sont e3h et c5v »"),
        ("Quoridor", "une barrière horizontale est posée en e3, c5", "« des barrières horizontales sont posées en"),
        ("Aruba", "un pion bleu est en A1, B2", "« des pions bleus sont en A1, B2 »"),
        // Several are meant, one is given.
        // One thing twice.
        ("Qawale", "les cases A2, B2 et a2 sont vides", "nomme deux fois a2"),
        ("Awalé", "les cases A, B et A contiennent 4 graines", "nomme deux fois A"),
        ("Awalé", "Sud peut semer les cases A, B, C, D, E, F et F", "nomme deux fois F"),
        ("Alquerque", "les points c3 et C3 sont vides", "nomme deux fois C3"),
        ("Alquerque", "les Blancs ont des pions en a1 et a1", "nomme deux fois a1"),
        ("Alquerque", "le pion de b2 peut aller en c3 et c3", "nomme deux fois c3"),
        ("Alquerque", "les prises possibles sont a1xc3 et A1xC3", "nomme deux fois a1xc3"),
        ("Quoridor", "le joueur 1 peut aller en d1, f1, e2 et e2", "nomme deux fois e2"),
        ("Quoridor", "le joueur 1 ne peut pas aller en e3 ou E3", "nomme deux fois E3"),
        ("Quoridor", &walls("e3h, e3h"), "nomme deux fois e3h"),
        ("Quoridor", &walls("e3h et E3H"), "nomme deux fois e3h"),
        ("Quoridor", "les barrières posées sont e3h et e3h", "nomme deux fois e3h"),
        ("Quoridor", "le joueur 1 peut poser une barrière verticale en e3 et e3", "nomme deux fois e3"),
        ("Aruba", "des pions bleus sont en A1 et A1", "nomme deux fois A1"),
        // « ou » where all are meant.
        ("Qawale", "les cases A2 ou B2 sont vides", "« A2 ou B2 » laisse le choix"),
        ("Awalé", "les cases A ou B contiennent 4 graines", "écrivez « A et B »"),
        ("Awalé", "semer la case A passerait par B, C, D ou E", "laisse le choix"),
        ("Quoridor", &walls("e3h ou c5v"), "laisse le choix"),
        ("Quoridor", "le joueur 1 ne peut pas aller en e3 et e4 ou e5", "mêle « et » et « ou »"),
        ("Alquerque", "les prises possibles sont a1xc3 ou b1xd3", "laisse le choix"),
    ] {
        let told = claim(game, steps);
        assert!(told.contains(says), "{steps}: {told}");
    }
    // The same before the first action.
    let told = wrong("Quoridor", "    Et que les barrières e3h et e3h sont posées\n    Alors la partie continue\n");
    assert!(told.contains("nomme deux fois e3h"), "{told}");
    let told = wrong(
        "Qawale",
        "    Quand le joueur 1 pose un galet en A1\n    Et place la pile sur la case B1, B2, A2\n    Alors le coup est accepté\n",
    );
    assert!(told.contains("au singulier"), "{told}");
    let told = wrong("Quoridor", "    Alors les coups possibles sont\n      | e2 | d1 | E2 |\n");
    assert!(told.contains("le coup e2 est donné deux fois"), "{told}");
}

#[test]
fn every_list_is_joined_alike() {
    for (game, before, list, after) in [
        ("Quoridor", "le joueur 1 ne peut pas aller en ", ["e4", "e5", "e6"], ""),
        ("Quoridor", "le joueur 1 peut aller en ", ["d1", "f1", "e2"], ""),
        ("Quoridor", "le joueur 1 peut poser une barrière horizontale en ", ["a1", "c1", "e1"], ""),
        ("Awalé", "Sud ne peut semer que les cases ", ["A", "B", "C"], ""),
        ("Alquerque", "le pion de b2 peut aller en ", ["c3", "d4", "e5"], ""),
        ("Qawale", "les cases ", ["A2", "B2", "C2"], " sont vides"),
        ("Awalé", "les cases ", ["A", "B", "C"], " contiennent 4 graines"),
        ("Quoridor", "les barrières ", ["e3h", "c5v", "g2h"], " sont posées"),
        ("Alquerque", "les prises possibles sont ", ["a1xc3", "b1xd3", "c1xe3"], ""),
        ("Aruba", "des pions bleus sont en ", ["A1", "A2", "A3"], ""),
    ] {
        let [one, two, three] = list;
        let choice = before.contains(" peut ");
        for joint in [", ", ",", " , ", " et ", ", et ", " puis ", ", puis ", " ou ", ", ou "] {
            let text = format!("{before}{one}, {two}{joint}{three}{after}");
            assert!(matches!(Catalogue::get().find(&text), Found::One(_)), "{text}");
            let told = claim(game, &text);
            assert_eq!(told.contains("laisse le choix"), joint.contains("ou") && !choice, "{text}: {told}");
        }
    }
    assert_eq!(claim("Quoridor", "le joueur 1 peut aller en d1, f1 ou e2"), "");
    assert_eq!(claim("Quoridor", "le joueur 1 ne peut pas aller en d2, f2 ou e3"), "");
    // Where one goes again and again is a path; brackets say one thing as well as several.
    let path =
        "    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, puis A2\n    Alors le coup est accepté\n";
    assert_eq!(wrong("Qawale", path), "");
    let back = "    Quand le joueur 1 pose un galet en A1 et égraine par B1, A1 et B1\n    Alors le coup est refusé selon l'article QAW-13\n";
    assert_eq!(wrong("Qawale", back), "");
    let each = "    Étant donné que les Blancs ont un pion en a1 et e2\n    Et que les Noirs ont un pion en c5\n    Alors les points a2 et a3 sont vides\n";
    assert_eq!(wrong("Alquerque", each), "");
    let told = claim("Qawale", "les cases [A2, B2 sont vides");
    assert!(told.contains("il manque un crochet"), "{told}");
}

#[test]
fn numbers_are_understood_in_letters() {
    let below = |tens: &str, from: u64| {
        let units = ["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"];
        (2..).zip(units).map(move |(unit, word)| (from + unit, format!("{tens}-{word}"))).collect::<Vec<_>>()
    };
    let mut numbers: Vec<(u64, String)> =
        ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"]
            .iter()
            .chain(&[
                "dix", "onze", "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
            ])
            .zip(0..)
            .map(|(word, number)| (number, (*word).to_owned()))
            .collect();
    for (number, tens) in [(20, "vingt"), (30, "trente"), (40, "quarante"), (50, "cinquante"), (60, "soixante")] {
        numbers.extend([
            (number, tens.to_owned()),
            (number + 1, format!("{tens} et un")),
            (number + 1, format!("{tens} et une")),
        ]);
        numbers.extend(below(tens, number));
    }
    let teens = ["dix", "onze", "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf"];
    for (number, word) in (0..).zip(teens) {
        let sixty = if number == 1 { "soixante et onze".to_owned() } else { format!("soixante-{word}") };
        numbers.extend([(70 + number, sixty), (90 + number, format!("quatre-vingt-{word}"))]);
    }
    numbers.extend(below("quatre-vingt", 80));
    let others =
        [(80, "quatre-vingts"), (80, "quatre-vingt"), (81, "quatre-vingt-un"), (81, "quatre-vingt-une"), (100, "cent")];
    numbers.extend(others.map(|(number, word)| (number, word.to_owned())));
    let mut all: Vec<_> = numbers.iter().map(|(number, _)| *number).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all, (0..=100).collect::<Vec<_>>());
    for (number, word) in numbers {
        for spelled in [word.clone(), word.replace(' ', "-"), word.replace('-', " ")] {
            let told = claim("Awalé", &format!("il y a {spelled} coups possibles"));
            let wanted = if number == 6 { String::new() } else { format!("est 6, et non {number}") };
            let message = told.lines().next().unwrap_or_default();
            assert!(message.ends_with(&wanted) && told.is_empty() == wanted.is_empty(), "{spelled}: {told}");
        }
    }
    for wrong in
        ["vingt et deux", "vingt-un", "soixante-onze", "quatre-vingt et un", "dix-six", "cent-un", "trente-dix"]
    {
        let text = format!("il y a {wrong} coups possibles");
        assert!(matches!(Catalogue::get().find(&text), Found::Nothing), "{text}");
    }
}

/// Letters and digits that look like ours, or fold to them, and are not.
const ODD: [(char, &[char]); 16] = [
    ('s', &['ſ', 'ѕ']),
    ('S', &['ſ', 'Ѕ']),
    ('k', &['K']),
    ('K', &['K']),
    ('i', &['ı', 'İ', 'ï']),
    ('I', &['İ', 'ı']),
    ('e', &['ë', 'е', 'é']),
    ('é', &['É', 'e']),
    ('à', &['À', 'a']),
    ('a', &['а', 'ª']),
    ('1', &['１', '١', '¹', '①', '𝟏']),
    ('2', &['２', '٢', '²']),
    ('3', &['３', '٣', '³', '½']),
    (' ', &['\u{3000}', '\u{2028}', '\u{200f}']),
    (';', &['；', '\u{37e}']),
    ('-', &['—', '\u{2011}']),
];

/// The sentence with each of its characters in turn made odd, and with something odd put in its place.
fn odd(text: &str) -> Vec<String> {
    let mut odd = vec![text.to_uppercase(), text.to_lowercase(), text.replace(['A', 'B', 'C'], "ﬀ")];
    for (at, c) in text.char_indices() {
        let with = |other: &str| format!("{}{other}{}", &text[..at], &text[at + c.len_utf8()..]);
        let lookalikes = ODD.iter().filter(|(ours, _)| *ours == c).flat_map(|(_, others)| *others);
        odd.extend(lookalikes.map(|other| with(&other.to_string())));
        if c.is_ascii_digit() {
            odd.extend(["0", "-1", "99999999999999999999999", "000000001"].map(with));
        }
        if c.is_ascii_uppercase() || c.is_ascii_digit() {
            odd.extend(["É", "ß", "🙂", "a\u{301}", "\u{301}"].map(with));
        }
    }
    odd
}

#[test]
fn letters_that_are_not_ours_never_make_a_step_panic() {
    let phrases: Vec<_> =
        THEMES.iter().flat_map(|theme| theme.phrases).map(|phrase| sentence(&phrase.example())).collect();
    on_every_core(&phrases, |phrase| {
        for text in odd(phrase) {
            let text = sentence(&text);
            let Found::One(entry) = Catalogue::get().find(&text) else { continue };
            // What starts the program is not asked here.
            if entry.kinds.application || !is_read(&text) {
                continue;
            }
            for game in GameId::ALL.iter().filter(|game| entry.games.is_empty() || entry.games.contains(game)) {
                let name = game.game().name;
                let keyword = if entry.kinds.acts_here() {
                    "Quand"
                } else if entry.kinds.checks {
                    "Alors"
                } else {
                    "Et"
                };
                let table = if text.ends_with(" sont") { "      | A |\n" } else { "" };
                let played = played(name, &format!("    {keyword} {text}\n{table}    Alors la partie continue\n"));
                for (_, failure) in played.failures() {
                    assert_ne!(failure.kind, FailureKind::Crash, "{name}, « {text} » : {}", failure.message);
                }
            }
        }
    });
}

#[test]
fn a_long_s_is_no_s() {
    for text in ["ſud n'a rien récolté", "le joueur １ gagne", "il reste ٣ galets au joueur 1", "la case A² est vide"]
    {
        assert!(matches!(Catalogue::get().find(text), Found::Nothing), "{text}");
    }
}

/// As many rows as would take minutes, if each of them cost as much as there are rows.
#[test]
fn an_outline_of_many_rows_is_planned_row_by_row() {
    const ROWS: usize = 20_000;
    let steps = "    Étant donné une partie de Qawale\n    Quand le joueur <qui> joue A1>B1,B2,A2\n    Alors le coup est accepté\n";
    let rows = "      | 1 |\n".repeat(ROWS);
    let text = format!(
        "# language: fr\nFonctionnalité: F\n\n  Plan du scénario: P\n{steps}\n    Exemples:\n      | qui |\n{rows}"
    );
    let reading = read("mots.feature", text.as_bytes(), Catalogue::get(), None);
    let cases = Case::all(reading.feature.expect("a feature"), &reading.source);
    assert_eq!(cases.len(), ROWS);
    assert!(cases.iter().all(|case| case.scenario.examples.is_empty()));
    assert_eq!(cases[ROWS - 1].scenario.position.line, text.lines().count());
}

/// A draw has a number. It once had a « graine », which means something else at Awalé: still understood, no longer listed.
#[test]
fn a_draw_is_named_by_its_number() {
    for words in [
        ", tirage n° 2026",
        ", tirage n°2026",
        ", tirage numéro 2026",
        ", tirage nº 2026",
        " avec le tirage n° 2026",
        " avec le tirage n°2026",
        " avec le tirage numéro 2026",
        " avec la graine 2026",
    ] {
        for (game, second) in [("Qawale", "au joueur 2"), ("Quoridor", "au joueur 2"), ("Alquerque", "aux Noirs")] {
            let steps = format!(
                "    Et que le premier joueur est tiré au sort{words}\n    Quand la partie continue\n    Alors c'est {second} de jouer\n"
            );
            assert_eq!(wrong(game, &steps), "", "{words}");
        }
    }
    let listed = THEMES.iter().flat_map(|theme| theme.phrases).filter(|phrase| phrase.model.contains("tiré au sort"));
    assert_eq!(
        listed.map(|phrase| phrase.model).collect::<Vec<_>>(),
        ["le premier joueur est tiré au sort, tirage n° {nombre}"]
    );
}
