//! Writing scenarios, saving them, and what two tabs make of one file.

use std::path::Path;
use std::process::Command;

use fantoccini::key::Key;
use pretty_assertions::assert_eq;
use serde_json::json;

use crate::browser::{Page, project, with_page};
use crate::program::program;

const DESK: (u32, u32) = (1400, 950);

/// Whether `arbitre verifier` agrees with a file, and what it says.
fn verify(folder: &Path, file: &str) -> (bool, String) {
    let output =
        Command::new(program()).args(["verifier", file]).current_dir(folder).env_remove("CI").output().unwrap();
    let text = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    (output.status.success(), text)
}

async fn verdict(page: &Page, wanted: &str) {
    page.until(&format!("return document.querySelector('.verdict').dataset.verdict === '{wanted}'")).await;
}

/// Replaces the whole text, as if pasted.
async fn paste(page: &Page, text: &str) {
    let script = "const area = document.querySelector('.text'); area.focus(); area.value = arguments[0]; \
                  area.dispatchEvent(new Event('input'));";
    page.client.execute(script, vec![json!(text)]).await.unwrap();
}

/// Puts the cursor at the end of the line that begins with `start`.
async fn end_of(page: &Page, start: &str) {
    let script = "const area = document.querySelector('.text'); const at = area.value.indexOf(arguments[0]); \
                  const end = area.value.indexOf('\\n', at); area.focus(); area.setSelectionRange(end, end); \
                  area.dispatchEvent(new KeyboardEvent('keyup')); return at;";
    let at = page.client.execute(script, vec![json!(start)]).await.unwrap();
    assert_ne!(at, -1, "{start}");
}

#[test]
fn a_scenario_is_written_mended_saved_and_verified() {
    let folder = project();
    with_page(folder.path(), DESK, async |page| {
        page.go("ecrire").await;
        page.find(".verdict[data-verdict=refused]").await;
        paste(
            &page,
            "# language: fr\n@qawale\nFonctionnalité: Une règle à soi\n\n  @QAW-07\n  \
             Scénario: Une case vide ne reçoit pas de galet\n    Étant donné une partie de Qawale\n",
        )
        .await;
        // The board is there as soon as the game is.
        page.until("return document.querySelector('.film .board')?.dataset.position?.startsWith('33,-,-,33')").await;
        page.run("const area = document.querySelector('.text'); area.setSelectionRange(area.value.length, area.value.length)").await;
        // A misspelt keyword is marked where it stands, with what to write.
        page.type_in("    Quadn le joueur 1 pose un galet en B2 et égraine par C2, C3").await;
        page.until("return Boolean(document.querySelector('.number.error'))").await;
        page.until("return document.querySelector('.near').innerText.includes('Quand')").await;
        verdict(&page, "refused").await;
        page.picture("studio-erreur").await;
        let mend = |from: &str, to: &str| {
            format!(
                "const area = document.querySelector('.text'); const at = area.value.indexOf({from:?}); area.focus(); \
                 area.setSelectionRange(at, at + {}); document.execCommand('insertText', false, {to:?}); \
                 area.setSelectionRange(area.value.length, area.value.length);",
                from.chars().count()
            )
        };
        page.click("[data-fix=Quand]").await;
        page.until("return document.querySelector('.text').value.includes('    Quand le joueur 1 pose')").await;
        page.run("const area = document.querySelector('.text'); area.setSelectionRange(area.value.length, area.value.length)").await;
        // An unknown sentence is marked with its neighbours; one click writes the right one.
        page.type_in(&format!("{}Alors le coup est refuzé selon l'article QAW-07", Key::Enter)).await;
        page.type_in(&Key::Escape.to_string()).await;
        page.click("[data-instead=\"le coup est refusé selon l'article QAW-07\"]").await;
        verdict(&page, "conforming").await;
        assert_eq!(page.text(".verdict").await.replace('\u{a0}', " "), "1 scénario : conforme");
        page.picture("studio-ecrire").await;
        // A wrong claim is told at once, and mended.
        page.type_in(&format!("{}Et c'est au joueur 2 de jouer", Key::Enter)).await;
        verdict(&page, "divergent").await;
        page.run(&mend("au joueur 2", "toujours au joueur 1")).await;
        verdict(&page, "conforming").await;
        // The film, picture by picture.
        page.click("[data-do=back]").await;
        page.until("return document.querySelector('.caption').innerText.startsWith('1/2')").await;
        page.click("[data-do=forth]").await;
        page.until("return document.querySelector('.caption').innerText.includes('refusé (QAW-07)')").await;
        // Saved, the verifier agrees.
        let name = page.find("[data-do=name]").await;
        name.clear().await.unwrap();
        name.send_keys("qawale/90-a-soi.feature").await.unwrap();
        page.click("[data-do=save]").await;
        page.until("return document.querySelector('.said').textContent.startsWith('Enregistré')").await;
        let (agrees, said) = verify(folder.path(), "features/qawale/90-a-soi.feature");
        assert!(agrees && said.contains("1 scénario"), "{said}");
        page
    });
}

#[test]
fn sentences_and_legal_turns_are_completed() {
    let folder = project();
    with_page(folder.path(), DESK, async |page| {
        page.go("ecrire").await;
        page.find(".verdict[data-verdict]").await;
        paste(
            &page,
            "# language: fr\n@quoridor\nFonctionnalité: Compléter\n\n  @QUO-07\n  Scénario: Un pas en avant\n    \
             Étant donné une partie de Quoridor avec taille=3 et barrieres=0\n    Quand le joueur 1 joue b2\n    Quand\n",
        )
        .await;
        end_of(&page, "    Quand\n").await;
        page.type_in(" le joueur 2 joue ").await;
        // Nothing but the three steps of the second pawn.
        page.until("return [...document.querySelectorAll('.completion li')].map((one) => one.firstChild.textContent).join() === 'a3,b1,c3'").await;
        page.type_in(&format!("{}{}", Key::Down, Key::Enter)).await;
        page.until("return document.querySelector('.text').value.includes('joue b1\\n')").await;
        page.type_in(&format!("{}    Alors joueur gagn", Key::Enter)).await;
        page.until(
            "return [...document.querySelectorAll('.completion li')].some((one) => one.innerText.includes('gagne'))",
        )
        .await;
        page.type_in(&Key::Escape.to_string()).await;
        page.until("return document.querySelector('.completion').hidden").await;
        page
    });
}

#[test]
fn what_is_not_understood_is_taught() {
    let folder = project();
    with_page(folder.path(), DESK, async |page| {
        page.go("ecrire").await;
        page.find(".verdict[data-verdict]").await;
        paste(
            &page,
            "# language: fr\n@qawale\nFonctionnalité: Enseigner\n\n  @QAW-07\n  Scénario: Un galet de moins\n    \
             Étant donné une partie de Qawale\n    Quand le joueur 1 joue A1>B1,B2,A2\n    \
             Alors le joueur 1 a 7 cailloutis en main\n",
        )
        .await;
        verdict(&page, "divergent").await;
        // A bad lesson is refused, with its reason.
        page.find(".teach [data-do=known]").await.send_keys("le joueur 1 danse la polka").await.unwrap();
        page.click(".teach [data-do=teach]").await;
        page.until("return document.querySelector('.teach .why').innerText.includes('pas une phrase connue')").await;
        // A good one is one click away; the text is judged again, and says what was understood.
        page.click("[data-teach=\"le joueur 1 a 7 galets en main\"]").await;
        verdict(&page, "conforming").await;
        let understood = page.text(".steps .understood").await.replace('\u{a0}', " ");
        assert_eq!(understood, "compris : le joueur 1 a 7 galets en main");
        page.until("return document.querySelector('.said').textContent.includes('features/qawale/lexique.yaml')").await;
        let lexicon = std::fs::read_to_string(folder.path().join("features/qawale/lexique.yaml")).unwrap();
        assert!(lexicon.contains("{joueur} a {nombre} cailloutis en main"), "{lexicon}");
        page
    });
}

#[test]
fn two_tabs_never_lose_a_text() {
    let folder = project();
    let file = folder.path().join("features/qawale/07-tours-et-gestes.feature");
    let original = std::fs::read_to_string(&file).unwrap();
    with_page(folder.path(), DESK, async |page| {
        page.go("ecrire/qawale/07-tours-et-gestes.feature").await;
        verdict(&page, "conforming").await;
        let first = page.client.window().await.unwrap();
        let second = page.client.new_window(true).await.unwrap().handle;
        page.client.switch_to_window(second).await.unwrap();
        page.go("ecrire/qawale/07-tours-et-gestes.feature").await;
        verdict(&page, "conforming").await;
        let save = async |comment: &str| {
            paste(&page, &format!("{original}\n# {comment}\n")).await;
            page.click("[data-do=save]").await;
        };
        save("le second onglet").await;
        page.until("return document.querySelector('.said').textContent.startsWith('Enregistré')").await;
        page.client.switch_to_window(first).await.unwrap();
        save("le premier onglet").await;
        page.until("return !document.querySelector('.conflict').hidden").await;
        // The disk has the one, the page shows both.
        assert!(std::fs::read_to_string(&file).unwrap().ends_with("# le second onglet\n"));
        let shown = page
            .run("return [document.querySelector('.text').value, document.querySelector('.conflict textarea').value]")
            .await;
        assert!(shown[0].as_str().unwrap().ends_with("# le premier onglet\n"));
        assert!(shown[1].as_str().unwrap().ends_with("# le second onglet\n"));
        page.picture("studio-conflit").await;
        page.click("[data-do=aside]").await;
        page.until("return document.querySelector('.said').textContent.includes('07-tours-et-gestes-2.feature')").await;
        let aside = folder.path().join("features/qawale/07-tours-et-gestes-2.feature");
        assert!(std::fs::read_to_string(aside).unwrap().ends_with("# le premier onglet\n"));
        assert!(std::fs::read_to_string(&file).unwrap().ends_with("# le second onglet\n"));
        page
    });
}

#[test]
fn a_game_becomes_a_scenario_that_verifier_accepts() {
    let folder = project();
    with_page(folder.path(), DESK, async |page| {
        page.go("jouer/qawale").await;
        page.run("document.querySelector('.new:has(form)').open = true").await;
        page.choose(".options [name=first]", "0").await;
        page.click("[data-do=start]").await;
        let middle = (0.0, 0.0);
        // A turn stone by stone, with a refused step on the way.
        for (index, place) in ["A1", "B1", "A1", "B2", "A2"].iter().enumerate() {
            page.press(place, middle).await;
            page.played(index + 1).await;
        }
        assert_eq!(page.text(".turn").await, "C'est au joueur 2 de jouer.");
        page.picture("studio-qawale").await;
        page.click("[data-do=record]").await;
        verdict(&page, "conforming").await;
        let text = page.run("return document.querySelector('.text').value").await;
        assert!(text.as_str().unwrap().contains("@QAW-13"), "{text}");
        page.click("[data-do=save]").await;
        page.until("return document.querySelector('.said').textContent.includes('qawale/partie-jouee.feature')").await;
        let (agrees, said) = verify(folder.path(), "features/qawale/partie-jouee.feature");
        assert!(agrees, "{said}");
        page
    });
}

#[test]
fn a_board_is_drawn_with_the_mouse_and_inserted() {
    let folder = project();
    with_page(folder.path(), DESK, async |page| {
        page.go("ecrire").await;
        page.find(".verdict[data-verdict]").await;
        paste(
            &page,
            "# language: fr\n@qawale\nFonctionnalité: Dessiner\n\n  @QAW-17\n  Scénario: Le galet du dessus se voit\n    \
             Étant donné le plateau suivant\n    Quand le joueur 1 a le trait\n    Alors la pile en B2 compte 2 galets\n",
        )
        .await;
        end_of(&page, "    Étant donné le plateau").await;
        page.click("[data-do=draw]").await;
        page.find("dialog [data-place=B2]").await;
        page.click("dialog [data-place=B2]").await;
        page.click("dialog [value='2']").await;
        page.click("dialog [data-place=B2]").await;
        page.picture("studio-dessin").await;
        page.click("dialog [data-do=insert]").await;
        page.until("return document.querySelector('.text').value.includes('|     | 1;2 |   |     |')").await;
        page.until("return document.querySelector('.film .board').dataset.position.includes('/-,12,-,-/')").await;
        page
    });
}

/// From a key stroke to the verdict and the board, on a feature of fifty scenarios. Printed, never asserted: what a machine
/// takes is not a matter of right and wrong.
#[test]
fn key_strokes_are_timed() {
    let folder = project();
    let mut text = String::from("# language: fr\n@qawale\nFonctionnalité: Cinquante scénarios\n");
    for number in 1..=50 {
        text.push_str(&format!(
            "\n  @QAW-13\n  Scénario: Revenir aussitôt est refusé, numéro {number}\n    Étant donné une partie de Qawale\n    \
             Quand le joueur 1 joue A1>B1,B2,A2\n    Et le joueur 2 pose un galet en D1 et égraine par C1, D1, C1\n    \
             Alors le coup est refusé selon l'article QAW-13\n    Et c'est toujours au joueur 2 de jouer\n    \
             Et la pile en B1 compte 1 galet\n"
        ));
    }
    with_page(folder.path(), DESK, async |page| {
        page.go("ecrire").await;
        page.find(".verdict[data-verdict]").await;
        paste(&page, &text).await;
        verdict(&page, "conforming").await;
        end_of(&page, "  Scénario: Revenir aussitôt est refusé, numéro 25").await;
        page.run("performance.clearMeasures()").await;
        for key in " quand on repasse par la case que l'on vient de quitter, même après une pose".chars() {
            page.type_in(&key.to_string()).await;
            // As somebody who types fast.
            tokio::time::sleep(std::time::Duration::from_millis(80)).await;
        }
        verdict(&page, "conforming").await;
        let times = page
            .run("return performance.getEntriesByName('frappe').map((one) => one.duration).sort((a, b) => a - b)")
            .await;
        let times: Vec<f64> = times.as_array().unwrap().iter().filter_map(serde_json::Value::as_f64).collect();
        assert!(times.len() >= 20, "{}", times.len());
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
        println!("{} key strokes: median {:.0} ms, 95 % under {:.0} ms", times.len(), at(0.5), at(0.95));
        page
    });
}
