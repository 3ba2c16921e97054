//! Playing, with the mouse, the keyboard, on a phone.

use std::ops::ControlFlow;

use arbitre::session::{self, Standing, Verdict};
use arbitre_rules::{GameId, Player, Setup, Variants};
use fantoccini::key::Key;
use pretty_assertions::assert_eq;

use crate::browser::{Page, with_page};
use crate::program::root;

const DESK: (u32, u32) = (1280, 900);
const MIDDLE: (f64, f64) = (0.0, 0.0);

/// The shortest of some games played at random by our own rules: its turns, and the article that ends it.
fn short_game(id: GameId, variants: &[(&str, &str)]) -> (Vec<String>, String) {
    let pairs = variants.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    let setup = (id.game().complete)(&Setup::of(Variants(pairs.collect()))).unwrap();
    let mut best: Option<(Vec<String>, String)> = None;
    for seed in 1..200_usize {
        let mut game = session::open(id, &setup).unwrap();
        let mut turns = Vec::new();
        let mut chance = seed;
        while turns.len() < best.as_ref().map_or(200, |(turns, _)| turns.len()) {
            let mut legal = Vec::new();
            game.visit_turns(&mut |turn| {
                legal.push(turn);
                ControlFlow::Continue(())
            })
            .unwrap();
            // A pass is for those who have nothing else to do.
            legal.sort_by_key(|turn| turn == "pass");
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let turn = legal[(chance >> 33) % legal.len().saturating_sub(1).max(1)].clone();
            let by = game.position().unwrap().turn.unwrap_or(Player::First);
            assert_eq!(game.play(by, &turn), Ok(Verdict::Accepted));
            turns.push(turn);
            let standing = game.standing().unwrap();
            if standing != Standing::Ongoing {
                best = Some((turns, standing.article().unwrap().to_owned()));
                break;
            }
        }
    }
    best.expect("a game that ends")
}

/// Turns of Awalé after which South, to move, has a hole that harvests.
fn turns_before_a_harvest() -> Vec<String> {
    let setup = (GameId::Awale.game().complete)(&Setup::default()).unwrap();
    let mut lines = vec![Vec::<String>::new()];
    // One line after the other, shortest first.
    for index in 0.. {
        let line = lines[index].clone();
        let mut game = session::open(GameId::Awale, &setup).unwrap();
        for (number, turn) in line.iter().enumerate() {
            game.play(Player::BOTH[number % 2], turn).unwrap();
        }
        let mut legal = Vec::new();
        game.visit_turns(&mut |turn| {
            legal.push(turn);
            ControlFlow::Continue(())
        })
        .unwrap();
        let mut harvests = |turn: &String| {
            let foreseen = game.foresee(turn).unwrap().unwrap();
            foreseen.iter().any(|remark| remark.name == "cases récoltées" && !remark.text.is_empty())
        };
        if line.len() % 2 == 0 && legal.iter().any(&mut harvests) {
            return line;
        }
        lines.extend(legal.into_iter().map(|turn| [line.clone(), vec![turn]].concat()));
    }
    unreachable!("a harvest comes early")
}

/// The places that one clicks to play a turn.
fn places(turn: &str) -> Vec<String> {
    let mut places: Vec<String> = Vec::new();
    for c in turn.chars() {
        match places.last_mut() {
            Some(last) if c.is_ascii_digit() => last.push(c),
            _ if c.is_ascii_alphabetic() && c != 'x' => places.push(c.into()),
            _ => {}
        }
    }
    places
}

/// Plays a whole game with the mouse, and looks at how it ends.
async fn play_out(page: &Page, id: GameId, variants: &[(&str, &str)]) {
    let (turns, article) = short_game(id, variants);
    page.go(&format!("jouer/{}", id.slug())).await;
    page.until(&format!("return document.querySelector('[data-game={}]')?.getAttribute('aria-current')", id.slug()))
        .await;
    page.run("document.querySelector('.new:has(form)').open = true").await;
    for (key, value) in variants {
        page.choose(&format!(".options [name={key}]"), value).await;
    }
    page.choose(".options [name=first]", "0").await;
    page.click("[data-do=start]").await;
    page.until("return document.querySelector('.stage[data-busy=false]') && document.querySelector('.turn').textContent.includes('de jouer')").await;
    let mut count = 0;
    for turn in &turns {
        let (moves, stop) = turn.strip_suffix(" pass").map_or((turn.as_str(), false), |moves| (moves, true));
        let gestures: Vec<_> = if moves == "pass" { Vec::new() } else { places(moves) };
        // A man is picked up first; stones and seeds are played by each click.
        let picked = matches!(id, GameId::Alquerque | GameId::Aruba);
        for (index, place) in gestures.iter().enumerate() {
            page.press(place, MIDDLE).await;
            if picked && index == 0 {
                page.until(&format!("return Boolean(document.querySelector('[data-place={place}] .chosen'))")).await;
            } else {
                count += 1;
                page.played(count).await;
            }
        }
        if stop || moves == "pass" {
            page.click("[data-gesture=pass]").await;
            count += 1;
            page.played(count).await;
        }
    }
    let said = page.text(".turn").await;
    assert!(said.contains(&format!("(article {article})")), "{id:?}: {said}, not {article}\n{turns:?}");
    assert_eq!(page.run("return document.querySelectorAll('.log .refused').length").await, 0);
}

#[test]
fn every_game_is_played_to_its_end_with_the_mouse() {
    with_page(root(), DESK, async |page| {
        play_out(&page, GameId::Qawale, &[]).await;
        play_out(&page, GameId::Awale, &[]).await;
        play_out(&page, GameId::Alquerque, &[]).await;
        play_out(&page, GameId::Aruba, &[("taille", "3")]).await;
        page
    });
}

#[test]
fn a_refused_wall_says_why_and_quoridor_is_won() {
    with_page(root(), DESK, async |page| {
        page.go("jouer/quoridor").await;
        page.run("document.querySelector('.new:has(form)').open = true").await;
        page.choose(".options [name=first]", "0").await;
        page.click("[data-do=start]").await;
        page.until("return document.querySelector('.turn').textContent.includes('joueur 1')").await;
        // A little beside the middle, where the other wall of the same place is not.
        let beside = (16.0, 0.0);
        page.press("d4h", beside).await;
        page.played(1).await;
        page.hover("c6h", beside).await;
        page.until("return document.querySelectorAll('.hints [data-hint$=h]').length === 7").await;
        page.picture("studio-quoridor").await;
        // QUO-14: half of that groove is taken.
        page.hover("e4h", beside).await;
        let whisper = page.text(".whisper").await;
        assert!(whisper.contains("QUO-14"), "{whisper}");
        page.press("e4h", beside).await;
        page.until("return document.querySelector('.refusal').innerText.includes('QUO-14')").await;
        assert!(page.text(".refusal").await.contains("Refusé selon l’article QUO-14"));
        assert!(page.text(".turn").await.contains("joueur 2"));
        // The refusal is in the log; the game goes on.
        page.played(2).await;
        let mut count = 2;
        let up = ["f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9"];
        let other = ["d9", "c9", "b9", "a9", "b9", "a9", "b9", "a9", "b9"];
        for (first, second) in up.iter().zip(other) {
            for place in [second, first] {
                page.press(place, MIDDLE).await;
                count += 1;
                page.played(count).await;
            }
        }
        assert_eq!(page.text(".turn").await, "Le joueur 1 gagne (article QUO-13).");
        // Taken back, the game goes on again.
        page.click("[data-do=undo]").await;
        page.until("return document.querySelector('.turn').textContent.includes('joueur 1 de jouer')").await;
        page
    });
}

#[test]
fn hovering_a_hole_of_awale_lights_its_path_its_target_and_its_harvest() {
    with_page(root(), DESK, async |page| {
        page.go("jouer/awale").await;
        for (index, hole) in turns_before_a_harvest().iter().enumerate() {
            page.press(hole, MIDDLE).await;
            page.played(index + 1).await;
        }
        let position = page.run("return document.querySelector('.board').dataset.position").await;
        let setup = (GameId::Awale.game().read_text)(position.as_str().unwrap()).unwrap();
        let setup = (GameId::Awale.game().complete)(&setup).unwrap();
        let mut game = session::open(GameId::Awale, &setup).unwrap();
        let mut harvests = 0;
        for hole in ["A", "B", "C", "D", "E", "F"] {
            page.hover(hole, MIDDLE).await;
            let lit = |class: &str| {
                format!(
                    "return [...document.querySelectorAll('.place.{class}')].map((one) => one.dataset.place).sort().join(' ')"
                )
            };
            match game.foresee(hole).unwrap() {
                Ok(foreseen) => {
                    let value = |name: &str| {
                        foreseen.iter().find(|remark| remark.name == name).map_or("", |remark| &remark.text)
                    };
                    let sorted = |text: &str| {
                        let mut holes: Vec<_> = text.split(", ").filter(|hole| !hole.is_empty()).collect();
                        holes.sort_unstable();
                        holes.dedup();
                        holes.join(" ")
                    };
                    page.until("return document.querySelectorAll('.place.path').length").await;
                    assert_eq!(page.run(&lit("path")).await, sorted(value("chemin")), "{hole} in {position}");
                    let target = value("chemin").rsplit(", ").next().unwrap();
                    assert_eq!(page.run(&lit("target")).await, target);
                    let harvest = sorted(value("cases récoltées"));
                    if !harvest.is_empty() {
                        harvests += 1;
                        page.picture("studio-awale").await;
                    }
                    assert_eq!(page.run(&lit("harvest")).await, harvest);
                }
                Err(refusal) => {
                    let whisper = page.text(".whisper").await;
                    assert!(whisper.contains(&refusal.article), "{hole}: {whisper}");
                }
            }
        }
        assert!(harvests > 0, "nothing to harvest in {position}");
        // A hole of the other camp says why not.
        page.hover("a", MIDDLE).await;
        page.until("return document.querySelector('.whisper').textContent.includes('AWA-03')").await;
        page
    });
}

#[test]
fn a_game_is_played_with_the_keyboard_alone() {
    with_page(root(), DESK, async |page| {
        page.go("jouer/alquerque").await;
        page.find("[data-place=a1]").await;
        // From the top of the page to the board by the Tab key alone.
        let focused = "return document.activeElement.dataset.place ?? ''";
        let mut tabs = 0;
        while page.run(focused).await == "" {
            page.type_in(&Key::Tab.to_string()).await;
            tabs += 1;
            assert!(tabs < 20, "the board is never reached");
        }
        let go = async |place: &str, key: Key| {
            for _ in 0..8 {
                if page.run(focused).await == place {
                    return;
                }
                page.type_in(&key.to_string()).await;
            }
            panic!("{place} is never reached");
        };
        assert_eq!(page.run(focused).await, "a1");
        go("b1", Key::Right).await;
        go("b2", Key::Up).await;
        page.type_in(&Key::Enter.to_string()).await;
        page.until("return Boolean(document.querySelector('[data-place=b2] .chosen'))").await;
        page.picture("studio-alquerque").await;
        assert_eq!(page.run("return document.querySelectorAll('.landing').length").await, 1);
        // Escape puts the man down; Enter picks it up again.
        page.type_in(&Key::Escape.to_string()).await;
        page.until("return !document.querySelector('.chosen')").await;
        page.type_in(&Key::Enter.to_string()).await;
        page.until("return Boolean(document.querySelector('.chosen'))").await;
        go("c2", Key::Right).await;
        go("c3", Key::Up).await;
        let label = page.run("return document.activeElement.getAttribute('aria-label')").await;
        assert_eq!(label, "c3 : vide");
        page.type_in(&Key::Enter.to_string()).await;
        page.played(1).await;
        assert_eq!(page.text(".turn").await, "C'est aux Noirs de jouer.");
        // The focus is still on the board.
        page.until("return document.activeElement.dataset.place === 'c3'").await;
        page
    });
}

#[test]
fn a_game_without_a_drawing_is_a_grid_and_a_list_of_turns() {
    with_page(root(), DESK, async |page| {
        page.go("jouer/aruba").await;
        page.find(".board").await;
        // The generic drawing, of a board that has its own as well.
        let script = "const [done] = arguments; Promise.all([import(location.pathname + 'boards/generic.js'), \
             fetch('api/play', { method: 'POST', headers: { 'Content-Type': 'application/json' }, \
             body: JSON.stringify({ party: { game: 'aruba', variants: { taille: '3' }, position: null, first: 0, log: [] }, attempt: null }) }) \
             .then((answer) => answer.json())]).then(([{ default: generic }, { board }]) => { \
             const svg = generic.draw(board, { interactive: true, verdict() {} }); \
             done([svg.querySelectorAll('.place').length, svg.querySelector('[data-place=A1]').getAttribute('aria-label'), \
             generic.draw({ ...board, rows: null }, {}).textContent === board.drawing]); });";
        let drawn = page.client.execute_async(script, Vec::new()).await.unwrap();
        assert_eq!(drawn, serde_json::json!([9, "A1 : b", true]));
        // The list, which any game has.
        page.click(".side details:first-of-type summary").await;
        page.until("return document.querySelectorAll('.listed option').length === 5").await;
        page.click(".listed option:first-child").await;
        page.click("[data-do=turn]").await;
        page.played(1).await;
        page.until("return document.querySelector('.listed option') && document.querySelector('.turn').textContent.includes('Rouge')").await;
        page
    });
}

#[test]
fn a_machine_answers() {
    with_page(root(), DESK, async |page| {
        page.go("jouer/alquerque").await;
        page.find(".options [name=opponent]").await;
        page.run("document.querySelector('.new:has(form)').open = true").await;
        page.choose(".options [name=first]", "0").await;
        page.choose(".options [name=opponent]", "facile").await;
        page.click("[data-do=start]").await;
        page.press("b2", MIDDLE).await;
        page.until("return Boolean(document.querySelector('[data-place=b2] .chosen'))").await;
        page.press("c3", MIDDLE).await;
        // White's turn, then Black's without anybody's hand; taking back takes both back.
        page.played(2).await;
        page.until("return document.querySelector('.turn').textContent.includes('Blancs')").await;
        page.click("[data-do=undo]").await;
        page.played(0).await;
        page
    });
}

#[test]
fn everything_fits_the_width_of_a_phone() {
    with_page(root(), (400, 800), async |page| {
        let parts = ["jouer/qawale", "jouer/quoridor", "jouer/awale", "jouer/alquerque", "jouer/aruba", "ecrire"];
        for part in parts {
            page.go(part).await;
            let ready = if part == "ecrire" {
                ".verdict[data-verdict]".to_owned()
            } else {
                format!("[data-game={}][aria-current]", &part[6..])
            };
            page.find(&ready).await;
            page.find(if part == "ecrire" { ".text" } else { ".board" }).await;
            let width = page.run("return [window.innerWidth, document.documentElement.scrollWidth]").await;
            assert_eq!(width[0], 400, "{part}");
            assert!(width[1].as_i64() <= Some(400), "{part}: {width}");
        }
        page.go("jouer/qawale").await;
        page.press("A1", MIDDLE).await;
        page.played(1).await;
        page.picture("studio-telephone").await;
        page
    });
}
