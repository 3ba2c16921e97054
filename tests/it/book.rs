//! The book tells what is wrong. Its pages, one by one, are looked at in `tests/pages`.

use crate::{arbitre_in, code, root, stderr, stdout};

/// What is wrong is said: a refused file stops the book, a scenario that diverges is shown as such.
#[test]
fn the_book_hides_nothing() {
    let around = tempfile::tempdir().unwrap();
    let own = around.path().join("features/qawale");
    std::fs::create_dir_all(&own).unwrap();
    std::fs::copy(root().join("features/qawale/reglement.yaml"), own.join("reglement.yaml")).unwrap();
    let feature = "@qawale @QAW-03\nFonctionnalité: Départ <b>\n  Scénario: Le coin & le centre\n    Quand le joueur 1 joue A1>B1,B2,A2\n    Alors la case A1 est vide\n    Et qu'il reste 3 galets au joueur 1\n";
    std::fs::write(own.join("01.feature"), feature).unwrap();
    let output = arbitre_in(around.path(), &["livre", "--sortie", "livre"]);
    assert_eq!(code(&output), 1, "{}", stderr(&output));
    assert!(stdout(&output).contains("1 scénario, dont 1 divergent"), "{}", stdout(&output));
    let text = std::fs::read_to_string(around.path().join("livre/qawale/QAW-03.html")).unwrap();
    assert!(text.contains(r#"<span class="wrong">divergent</span>"#), "{text}");
    let reason = text.split_once(r#"<pre class="wrong" tabindex="0">"#).unwrap().1;
    assert!(reason.split_once("</pre>").unwrap().0.starts_with("Et qu'il reste"), "{text}");
    assert!(text.contains("Le coin &amp; le centre") && !text.contains("<b>\""), "{text}");
    let other = std::fs::read_to_string(around.path().join("livre/qawale/QAW-04.html")).unwrap();
    assert!(other.contains("aucun scénario ne montre encore cet article"), "{other}");
    std::fs::write(own.join("02.feature"), "Fonctionnalité: Rien\n").unwrap();
    let output = arbitre_in(around.path(), &["livre", "--sortie", "autre"]);
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("02.feature") && !around.path().join("autre").exists());
}
