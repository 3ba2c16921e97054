//! Awalé's own words: holes, seeds, sowing, harvest, stopping.

use arbitre_rules::{Player, Remark, Setup, count};
use cucumber::{given, then, when};
use gherkin::Step;

use super::{Phrase, Theme};
use crate::session::{Refusal, Verdict};
use crate::spec::failure::Failure;
use crate::spec::parameters::{
    ArticleWord, HoleWord, HolesWord, LimitWord, NumberWord, OfPlayerWord, PlayerWord, QuotedWord,
};
use crate::spec::world::{Done, World};

pub(super) const PLAY: Theme = Theme {
    title: "Awalé : mettre en place et jouer (ce qui se dit de Sud se dit de Nord)",
    phrases: &[
        Phrase::noted(
            "Sud a récolté {nombre} graines et Nord {nombre}",
            "depuis le début : avant la première action, le donne ; ensuite, ou après « Alors », le vérifie",
        ),
        Phrase::new("Sud a récolté {nombre} graines"),
        Phrase::new("Sud n'a rien récolté"),
        Phrase::noted("l'offre de Sud attend une réponse", "il a proposé d'arrêter la partie"),
        Phrase::new("Sud sème la case {trou}"),
        Phrase::noted("Sud sème les graines de la case {trou}", "le même tour, donné comme un geste"),
        Phrase::new("Sud propose d'arrêter"),
        Phrase::new("Nord accepte d'arrêter"),
        Phrase::new("Nord refuse d'arrêter"),
    ],
};

pub(super) const CHECKS: Theme = Theme {
    title: "Awalé : vérifier",
    phrases: &[
        Phrase::noted("Sud récolte {nombre} graines", "par la dernière action"),
        Phrase::new("Sud ne récolte rien"),
        Phrase::new("la case {trou} est vide"),
        Phrase::new("les cases {trous} sont vides"),
        Phrase::new("la case {trou} contient {nombre} graines"),
        Phrase::noted("les cases {trous} contiennent {nombre} graines", "chacune"),
        Phrase::new("le camp de Sud est vide"),
        Phrase::new("il reste {nombre} graines sur le plateau"),
        Phrase::new("aucune offre n'attend de réponse"),
        Phrase::noted("Sud compte {nombre} graines et Nord {nombre}", "le compte final, quand la partie s'arrête")
            .like("Sud compte 26 graines et Nord 22"),
        Phrase::new("la victoire de Sud est acquise"),
        Phrase::new("la victoire de Sud n'est pas acquise"),
        Phrase::new("{joueur} récolte {limite} graines").like("Sud récolte au moins 3 graines"),
        Phrase::noted("{joueur} a récolté {limite} graines", "en tout").like("Sud a récolté au moins 3 graines"),
        Phrase::new("la case {trou} contient {limite} graines"),
        Phrase::new("la case {trou} n'est pas vide"),
        Phrase::new("il reste {limite} graines sur le plateau"),
        Phrase::new("{joueur} a récolté autant de graines que {joueur}")
            .like("Sud a récolté autant de graines que Nord"),
    ],
};

pub(super) const TURNS: Theme = Theme {
    title: "Awalé : ce que l'on peut semer, et ce que cela donnerait",
    phrases: &[
        Phrase::noted("Sud peut semer les cases {trous}", "celles-là et elles seules"),
        Phrase::noted("Sud ne peut semer que la case {trou}", "elle et elle seule"),
        Phrase::noted("Sud peut semer la case {trou}", "et peut-être d'autres"),
        Phrase::new("Sud ne peut pas semer la case {trou}"),
        Phrase::new("Sud ne peut pas semer la case {trou} selon l'article AWA-11"),
        Phrase::noted("semer la case {trou} passerait par D, E et F", "toutes les cases semées, dans l'ordre"),
        Phrase::noted("semer la case {trou} finirait en F", "la case de la dernière graine"),
        Phrase::new("semer la case {trou} récolterait {nombre} graines"),
        Phrase::noted("semer la case {trou} récolterait les cases c, b et a", "dans l'ordre de la récolte"),
        Phrase::new("semer la case {trou} passerait par F, a et b et récolterait {nombre} graines")
            .like("semer la case E passerait par F, a et b et récolterait 4 graines"),
        Phrase::new("semer la case {trou} ne récolterait rien"),
        Phrase::new("semer la case {trou} serait refusé selon l'article AWA-11"),
        Phrase::noted(
            "semer la case {trou} serait refusé : « la case C est vide : il n'y a rien à semer »",
            "le motif affiché, mot pour mot",
        ),
    ],
};

const HARVEST: [&str; 2] = ["recolte.S", "recolte.N"];
const OFFER: &str = "propose";

fn seeds_word(number: u64) -> String {
    count(number as usize, "graine", "graines")
}

fn name(world: &World, player: Player) -> &'static str {
    world.game().players[player.index()].subject
}

fn number(text: &str) -> u64 {
    text.parse().unwrap_or(0)
}

fn harvest(position: &Setup, player: Player) -> u64 {
    position.fact(HARVEST[player.index()]).map_or(0, number)
}

/// The seeds in a hole.
fn seeds(world: &mut World, hole: &str) -> Result<u64, Failure> {
    let game = world.game();
    let position = world.position()?;
    let rows = position.board.iter().flatten().enumerate();
    let mut cells =
        rows.flat_map(|(row, cells)| cells.iter().enumerate().map(move |(column, cell)| (row, column, cell)));
    cells
        .find(|&(row, column, _)| (game.cell_name)(&position, row, column) == hole)
        .map(|(_, _, cell)| number(cell))
        .ok_or_else(|| Failure::misused(format!("la case {hole} n'existe pas sur ce plateau")))
}

fn expect_seeds(world: &mut World, hole: &str, expected: u64) -> Done {
    match seeds(world, hole)? {
        obtained if obtained == expected => Ok(()),
        0 => Err(Failure::wrong(format!("la case {hole} est vide"))),
        obtained => Err(Failure::wrong(format!("la case {hole} contient {}", seeds_word(obtained)))),
    }
}

// Setting up.

#[given(expr = "{joueur} a récolté {nombre} graine(s) et {joueur} {nombre}")]
#[then(expr = "{joueur} a récolté {nombre} graine(s) et {joueur} {nombre}")]
fn both_harvested(
    world: &mut World,
    step: &Step,
    one: PlayerWord,
    first: NumberWord,
    other: PlayerWord,
    second: NumberWord,
) {
    world.run(|world| {
        two_players(one, other)?;
        harvested(world, step, one, first.0)?;
        harvested(world, step, other, second.0)
    });
}

#[given(expr = "{joueur} a récolté {nombre} graine(s)")]
#[then(expr = "{joueur} a récolté {nombre} graine(s)")]
#[given(expr = "{joueur} a récolté {nombre} graine(s) en tout")]
#[then(expr = "{joueur} a récolté {nombre} graine(s) en tout")]
fn one_harvested(world: &mut World, step: &Step, player: PlayerWord, seeds: NumberWord) {
    world.run(|world| harvested(world, step, player, seeds.0));
}

#[given(expr = "{joueur} n'a rien récolté")]
#[then(expr = "{joueur} n'a rien récolté")]
#[given(expr = "{joueur} n'a encore rien récolté")]
#[then(expr = "{joueur} n'a encore rien récolté")]
fn nothing_harvested(world: &mut World, step: &Step, player: PlayerWord) {
    world.run(|world| harvested(world, step, player, 0));
}

fn two_players(one: PlayerWord, other: PlayerWord) -> Done {
    if one.0 == other.0 {
        return Err(Failure::misused("cette phrase nomme deux fois le même joueur"));
    }
    Ok(())
}

fn harvested(world: &mut World, step: &Step, player: PlayerWord, expected: u64) -> Done {
    if !world.claims(step) {
        world.setup()?.set(HARVEST[player.0.index()], expected.to_string());
        return Ok(());
    }
    let obtained = harvest(&world.position()?, player.0);
    if obtained == expected {
        return Ok(());
    }
    Err(Failure::wrong(format!(
        "{} a récolté {} en tout, et non {expected}",
        name(world, player.0),
        seeds_word(obtained)
    )))
}

#[given(expr = "l'offre {du_joueur} attend une réponse")]
#[then(expr = "l'offre {du_joueur} attend une réponse")]
#[given(expr = "l'offre d'arrêter {du_joueur} attend une réponse")]
#[then(expr = "l'offre d'arrêter {du_joueur} attend une réponse")]
fn offer_waits(world: &mut World, step: &Step, player: OfPlayerWord) {
    world.run(|world| {
        let symbol = world.game().players[player.0.index()].symbol;
        if !world.claims(step) {
            world.setup()?.set(OFFER, symbol);
            return Ok(());
        }
        match world.position()?.fact(OFFER) {
            Some(waiting) if waiting == symbol => Ok(()),
            Some(_) => Err(Failure::wrong(format!("c'est l'offre de {} qui attend", name(world, player.0.opponent())))),
            None => Err(Failure::wrong("aucune offre d'arrêter n'attend de réponse")),
        }
    });
}

#[then(expr = "aucune offre n'attend de réponse")]
#[then(expr = "aucune offre d'arrêter n'attend de réponse")]
fn no_offer_waits(world: &mut World) {
    world.run(|world| match world.position()?.fact(OFFER) {
        None => Ok(()),
        Some(_) => Err(Failure::wrong("une offre d'arrêter attend encore une réponse")),
    });
}

// Playing.

#[when(expr = "{joueur} sème la case {trou}")]
#[when(expr = "{joueur} sème {trou}")]
#[when(expr = "{joueur} joue la case {trou}")]
fn sow(world: &mut World, player: PlayerWord, hole: HoleWord) {
    world.run(|world| world.play(player.0, &hole.0));
}

#[when(expr = "{joueur} sème les graines de la case {trou}")]
fn sow_by_gesture(world: &mut World, player: PlayerWord, hole: HoleWord) {
    world.run(|world| world.gestures(player.0, [hole.0]));
}

#[when(expr = "{joueur} propose d'arrêter")]
#[when(expr = "{joueur} propose d'arrêter la partie")]
fn propose(world: &mut World, player: PlayerWord) {
    world.run(|world| world.gestures(player.0, ["proposer".to_owned()]));
}

#[when(expr = "{joueur} accepte")]
#[when(expr = "{joueur} accepte d'arrêter")]
#[when(expr = "{joueur} accepte l'offre")]
fn accept(world: &mut World, player: PlayerWord) {
    world.run(|world| world.gestures(player.0, ["accepter".to_owned()]));
}

#[when(expr = "{joueur} refuse")]
#[when(expr = "{joueur} refuse d'arrêter")]
#[when(expr = "{joueur} refuse l'offre")]
fn refuse(world: &mut World, player: PlayerWord) {
    world.run(|world| world.gestures(player.0, ["refuser".to_owned()]));
}

// Checking.

#[then(expr = "{joueur} récolte {nombre} graine(s)")]
fn harvests(world: &mut World, player: PlayerWord, seeds: NumberWord) {
    world.run(|world| last_harvest(world, player, seeds.0));
}

#[then(expr = "{joueur} ne récolte rien")]
#[then(expr = "{joueur} ne récolte aucune graine")]
fn harvests_nothing(world: &mut World, player: PlayerWord) {
    world.run(|world| last_harvest(world, player, 0));
}

fn last_harvest(world: &mut World, player: PlayerWord, expected: u64) -> Done {
    let before = harvest(world.before()?, player.0);
    let after = harvest(&world.position()?, player.0);
    let who = name(world, player.0);
    match after.checked_sub(before) {
        Some(obtained) if obtained == expected => Ok(()),
        Some(0) => Err(Failure::wrong(format!("{who} ne récolte rien"))),
        Some(obtained) => Err(Failure::wrong(format!("{who} récolte {}", seeds_word(obtained)))),
        None => Err(Failure::wrong(format!("la récolte de {who} diminue : {}, puis {after}", seeds_word(before)))),
    }
}

#[then(expr = "la case {trou} est vide")]
fn empty_hole(world: &mut World, hole: HoleWord) {
    world.run(|world| expect_seeds(world, &hole.0, 0));
}

#[then(expr = "les cases {trous} sont vides")]
fn empty_holes(world: &mut World, holes: HolesWord) {
    world.run(|world| holes.set()?.iter().try_for_each(|hole| expect_seeds(world, hole, 0)));
}

#[then(expr = "la case {trou} contient {nombre} graine(s)")]
#[then(expr = "la case {trou} compte {nombre} graine(s)")]
fn hole_holds(world: &mut World, hole: HoleWord, seeds: NumberWord) {
    world.run(|world| expect_seeds(world, &hole.0, seeds.0));
}

#[then(expr = "les cases {trous} contiennent {nombre} graine(s)")]
#[then(expr = "les cases {trous} comptent {nombre} graine(s)")]
#[then(expr = "les cases {trous} contiennent chacune {nombre} graine(s)")]
fn holes_hold(world: &mut World, holes: HolesWord, seeds: NumberWord) {
    world.run(|world| holes.set()?.iter().try_for_each(|hole| expect_seeds(world, hole, seeds.0)));
}

/// The seeds of each row of the board: North's, then South's.
fn rows(world: &mut World) -> Result<Vec<u64>, Failure> {
    let position = world.position()?;
    Ok(position.board.iter().flatten().map(|row| row.iter().map(|cell| number(cell)).sum()).collect())
}

#[then(expr = "le camp {du_joueur} est vide")]
fn empty_camp(world: &mut World, player: OfPlayerWord) {
    world.run(|world| match rows(world)?.into_iter().rev().nth(player.0.index()) {
        Some(0) => Ok(()),
        held => Err(Failure::wrong(format!("ce camp contient {}", seeds_word(held.unwrap_or(0))))),
    });
}

#[then(expr = "il reste {nombre} graine(s) sur le plateau")]
fn seeds_on_board(world: &mut World, expected: NumberWord) {
    world.run(|world| match rows(world)?.iter().sum() {
        all if all == expected.0 => Ok(()),
        all => Err(Failure::wrong(format!("il reste {} sur le plateau", seeds_word(all)))),
    });
}

#[then(expr = "{joueur} compte {nombre} graine(s) et {joueur} {nombre}")]
fn final_count(world: &mut World, one: PlayerWord, first: NumberWord, other: PlayerWord, second: NumberWord) {
    world.run(|world| {
        two_players(one, other)?;
        let (south, north) = if one.0 == Player::First { (first.0, second.0) } else { (second.0, first.0) };
        match world.remark("compte final")? {
            Some(count) if count == format!("{south} (Sud), {north} (Nord)") => Ok(()),
            Some(count) => Err(Failure::wrong(format!("le compte final est {count}"))),
            None => Err(Failure::wrong("la partie continue : rien n'est encore compté")),
        }
    });
}

#[then(expr = "la victoire {du_joueur} est acquise")]
fn secured(world: &mut World, player: OfPlayerWord) {
    world.run(|world| match world.remark("victoire acquise")? {
        Some(winner) if winner == name(world, player.0) => Ok(()),
        Some(winner) => Err(Failure::wrong(format!("c'est la victoire de {winner} qui est acquise"))),
        None => Err(Failure::wrong("aucune victoire n'est acquise")),
    });
}

#[then(expr = "la victoire {du_joueur} n'est pas acquise")]
fn not_secured(world: &mut World, player: OfPlayerWord) {
    world.run(|world| match world.remark("victoire acquise")? {
        Some(winner) if winner == name(world, player.0) => {
            Err(Failure::wrong(format!("la victoire de {winner} est acquise")))
        }
        _ => Ok(()),
    });
}

// What can be sown.

#[then(expr = "{joueur} peut semer les cases {trous}")]
#[then(expr = "{joueur} ne peut semer que les cases {trous}")]
fn can_sow_exactly(world: &mut World, player: PlayerWord, holes: HolesWord) {
    world.run(|world| expect_sowable(world, player.0, holes.choice()?));
}

#[then(expr = "{joueur} ne peut semer que la case {trou}")]
fn can_sow_only(world: &mut World, player: PlayerWord, hole: HoleWord) {
    world.run(|world| expect_sowable(world, player.0, &[hole.0]));
}

fn expect_sowable(world: &mut World, player: Player, holes: &[String]) -> Done {
    if world.position()?.turn != Some(player) {
        return Err(Failure::wrong(format!("ce n'est pas {} de jouer", world.game().players[player.index()].dative)));
    }
    let mut expected = holes.to_vec();
    expected.sort();
    let mut obtained = world.legal_turns(100)?;
    obtained.sort();
    if obtained == expected {
        return Ok(());
    }
    Err(Failure::wrong(match obtained.join(", ") {
        none if none.is_empty() => "aucune case ne peut être semée".to_owned(),
        list => format!("les cases que l'on peut semer sont {list}"),
    }))
}

#[then(expr = "{joueur} peut semer la case {trou}")]
fn can_sow(world: &mut World, player: PlayerWord, hole: HoleWord) {
    world.run(|world| match world.imagine(player.0, &hole.0)? {
        Verdict::Accepted => Ok(()),
        Verdict::Refused(refusal) => Err(would_be_refused(&refusal)),
    });
}

#[then(expr = "{joueur} ne peut pas semer la case {trou}")]
fn cannot_sow(world: &mut World, player: PlayerWord, hole: HoleWord) {
    world.run(|world| world.objection(player.0, &hole.0).map(drop));
}

#[then(expr = "{joueur} ne peut pas semer la case {trou} selon l'article {article}")]
fn cannot_sow_by(world: &mut World, player: PlayerWord, hole: HoleWord, article: ArticleWord) {
    world.run(|world| match world.objection(player.0, &hole.0)? {
        refusal if refusal.article == article.0 => Ok(()),
        refusal => Err(would_be_refused(&refusal)),
    });
}

fn would_be_refused(refusal: &Refusal) -> Failure {
    Failure::wrong(format!("ce serait refusé selon l'article {} : {}", refusal.article, refusal.reason))
}

// What sowing would do.

fn foreseen(world: &mut World, hole: &HoleWord) -> Result<Vec<Remark>, Failure> {
    world.foresee(&hole.0)?.map_err(|refusal| would_be_refused(&refusal))
}

fn said<'r>(remarks: &'r [Remark], name: &str) -> Result<&'r str, Failure> {
    let remark = remarks.iter().find(|remark| remark.name == name);
    remark
        .map(|remark| remark.text.as_str())
        .ok_or_else(|| Failure::wrong(format!("le programme ne donne pas « {name} »")))
}

fn expect_path(remarks: &[Remark], holes: &HolesWord) -> Done {
    let holes = holes.path()?.join(", ");
    match said(remarks, "chemin")? {
        path if path == holes => Ok(()),
        path => Err(Failure::wrong(format!("le chemin serait {path}"))),
    }
}

fn expect_yield(remarks: &[Remark], seeds: u64) -> Done {
    let said = said(remarks, "récolte")?;
    match said.parse() {
        Ok(obtained) if obtained == seeds => Ok(()),
        Ok(obtained) => Err(Failure::wrong(format!("la récolte serait de {}", seeds_word(obtained)))),
        Err(_) => Err(Failure::wrong(format!("« {said} » n'est pas un nombre de graines"))),
    }
}

#[then(expr = "semer la case {trou} passerait par {trous}")]
fn would_pass(world: &mut World, hole: HoleWord, holes: HolesWord) {
    world.run(|world| expect_path(&foreseen(world, &hole)?, &holes));
}

#[then(expr = "semer la case {trou} finirait en {trou}")]
fn would_end(world: &mut World, hole: HoleWord, last: HoleWord) {
    world.run(|world| match said(&foreseen(world, &hole)?, "chemin")?.rsplit(", ").next() {
        Some(obtained) if obtained == last.0 => Ok(()),
        obtained => Err(Failure::wrong(format!("la dernière graine irait en {}", obtained.unwrap_or_default()))),
    });
}

#[then(expr = "semer la case {trou} récolterait {nombre} graine(s)")]
fn would_harvest(world: &mut World, hole: HoleWord, seeds: NumberWord) {
    world.run(|world| expect_yield(&foreseen(world, &hole)?, seeds.0));
}

#[then(expr = "semer la case {trou} ne récolterait rien")]
fn would_harvest_nothing(world: &mut World, hole: HoleWord) {
    world.run(|world| expect_yield(&foreseen(world, &hole)?, 0));
}

#[then(expr = "semer la case {trou} récolterait les cases {trous}")]
fn would_harvest_holes(world: &mut World, hole: HoleWord, holes: HolesWord) {
    world.run(|world| expect_harvested(world, &hole, holes.set()?));
}

#[then(expr = "semer la case {trou} récolterait la case {trou}")]
fn would_harvest_hole(world: &mut World, hole: HoleWord, harvested: HoleWord) {
    world.run(|world| expect_harvested(world, &hole, &[harvested.0]));
}

fn expect_harvested(world: &mut World, hole: &HoleWord, holes: &[String]) -> Done {
    match said(&foreseen(world, hole)?, "cases récoltées")? {
        obtained if obtained == holes.join(", ") => Ok(()),
        "" => Err(Failure::wrong("aucune case ne serait récoltée")),
        obtained => Err(Failure::wrong(format!("les cases récoltées seraient {obtained}"))),
    }
}

#[then(expr = "semer la case {trou} passerait par {trous} et récolterait {nombre} graine(s)")]
fn would_pass_and_harvest(world: &mut World, hole: HoleWord, holes: HolesWord, seeds: NumberWord) {
    world.run(|world| {
        let remarks = foreseen(world, &hole)?;
        expect_path(&remarks, &holes)?;
        expect_yield(&remarks, seeds.0)
    });
}

#[then(expr = "semer la case {trou} serait refusé selon l'article {article}")]
fn would_break(world: &mut World, hole: HoleWord, article: ArticleWord) {
    world.run(|world| match world.foresee(&hole.0)? {
        Ok(_) => Err(Failure::wrong(format!("semer la case {} serait accepté", hole.0))),
        Err(refusal) if refusal.article == article.0 => Ok(()),
        Err(refusal) => Err(would_be_refused(&refusal)),
    });
}

#[then(expr = "semer la case {trou} serait refusé : {texte}")]
fn would_say(world: &mut World, hole: HoleWord, reason: QuotedWord) {
    world.run(|world| match world.foresee(&hole.0)? {
        Ok(_) => Err(Failure::wrong(format!("semer la case {} serait accepté", hole.0))),
        Err(refusal) if refusal.reason == reason.0 => Ok(()),
        Err(refusal) => Err(would_be_refused(&refusal)),
    });
}

// Limits, and as many as.

#[then(expr = "{joueur} récolte {limite} graine(s)")]
fn harvest_limit(world: &mut World, player: PlayerWord, limit: LimitWord) {
    world.run(|world| {
        let before = harvest(world.before()?, player.0);
        let obtained = harvest(&world.position()?, player.0).saturating_sub(before);
        limit.holds(obtained, &format!("{} récolte {}", name(world, player.0), seeds_word(obtained)))
    });
}

#[then(expr = "{joueur} a récolté {limite} graine(s)")]
fn harvested_limit(world: &mut World, player: PlayerWord, limit: LimitWord) {
    world.run(|world| {
        let obtained = harvest(&world.position()?, player.0);
        limit.holds(obtained, &format!("{} a récolté {} en tout", name(world, player.0), seeds_word(obtained)))
    });
}

#[then(expr = "la case {trou} contient {limite} graine(s)")]
fn hole_limit(world: &mut World, hole: HoleWord, limit: LimitWord) {
    world.run(|world| {
        let held = seeds(world, &hole.0)?;
        limit.holds(held, &format!("la case {} contient {}", hole.0, seeds_word(held)))
    });
}

#[then(expr = "la case {trou} n'est pas vide")]
fn hole_in_use(world: &mut World, hole: HoleWord) {
    world.run(|world| match seeds(world, &hole.0)? {
        0 => Err(Failure::wrong(format!("la case {} est vide", hole.0))),
        _ => Ok(()),
    });
}

#[then(expr = "il reste {limite} graine(s) sur le plateau")]
fn board_limit(world: &mut World, limit: LimitWord) {
    world.run(|world| {
        let all = rows(world)?.iter().sum();
        limit.holds(all, &format!("il reste {} sur le plateau", seeds_word(all)))
    });
}

#[then(expr = "{joueur} a récolté autant de graines que {joueur}")]
fn as_many(world: &mut World, one: PlayerWord, other: PlayerWord) {
    world.run(|world| {
        two_players(one, other)?;
        let position = world.position()?;
        let (first, second) = (harvest(&position, one.0), harvest(&position, other.0));
        if first == second {
            return Ok(());
        }
        let told = |player, count| format!("{} {}", name(world, player), seeds_word(count));
        Err(Failure::wrong(format!("{}, {}", told(one.0, first), told(other.0, second))))
    });
}
