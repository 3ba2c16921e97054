//! A difference told to people: which article, both boards, and a scenario that is red on the one and green on the other.

use std::ops::ControlFlow;

use arbitre_rules::{Game, GameId, Setup};

use super::{Action, Contrast, Difference, MOST_TURNS, Probe};
use crate::session::{Opener, Ours, Session, Verdict};
use crate::spec::boards::differences;

/// A longer list of turns is counted in a scenario, not written.
const LISTED: usize = 200;

/// A difference in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The article concerned, as far as can be known.
    pub article: String,
    /// What differs, one line each, boards included.
    pub lines: Vec<String>,
    /// A ready feature.
    pub feature: String,
}

/// Tells a difference.
#[must_use]
pub fn tell(difference: &Difference) -> Told {
    let game = difference.game.game();
    let article = article(game, difference);
    let feature = feature(game, difference, &article);
    Told { lines: lines(game, difference), article, feature }
}

fn lines(game: &Game, difference: &Difference) -> Vec<String> {
    let done = match &difference.probe {
        Probe::State => "la position".into(),
        Probe::Turns => "les coups possibles".into(),
        Probe::Act(action) => format!("« {} » par {}", action.text, game.players[action.by.index()].subject),
        Probe::Would(action) => {
            format!("« {} » par {}, à l'essai", action.text, game.players[action.by.index()].subject)
        }
    };
    match &difference.contrast {
        Contrast::Verdict { ours, theirs, after } => {
            let mut lines = vec![
                done,
                format!("  selon l'arbitre : {}", verdict(ours)),
                format!("  selon le programme : {}", verdict(theirs)),
            ];
            lines.extend(differences(game, &after[0], &after[1]));
            lines
        }
        Contrast::State(states) => {
            let [ours, theirs] = &**states;
            let mut lines = vec![done];
            if ours.1 != theirs.1 {
                lines.push(format!("  selon l'arbitre : {}", ours.1.told(game)));
                lines.push(format!("  selon le programme : {}", theirs.1.told(game)));
            }
            lines.extend(differences(game, &ours.0, &theirs.0));
            lines
        }
        Contrast::Turns { missing, extra, .. } => {
            let some = |turns: &[String]| {
                let more = if turns.len() > 10 { " …" } else { "" };
                format!("{}{more}", turns[..turns.len().min(10)].join("  "))
            };
            let mut lines = vec![done];
            if !missing.is_empty() {
                lines.push(format!("  absents de la liste du programme : {}", some(missing)));
            }
            if !extra.is_empty() {
                lines.push(format!("  de trop dans la liste du programme : {}", some(extra)));
            }
            if missing.is_empty() && extra.is_empty() {
                lines.push("  le programme donne plusieurs fois le même coup".into());
            }
            lines
        }
        Contrast::Trouble(text) => std::iter::once(done).chain(text.lines().map(|line| format!("  {line}"))).collect(),
    }
}

fn verdict(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Accepted => "accepté".into(),
        Verdict::Refused(refusal) => format!("refusé selon l'{}", refusal.told()),
    }
}

/// The article that a difference is about: the one that is cited, else the one that what differs suggests.
fn article(game: &Game, difference: &Difference) -> String {
    let cited = match &difference.contrast {
        Contrast::Verdict { ours: Verdict::Refused(refusal), .. }
        | Contrast::Verdict { theirs: Verdict::Refused(refusal), .. } => Some(refusal.article.clone()),
        Contrast::State(states) if states[0].1 != states[1].1 => {
            let article = states[0].1.article().or(states[1].1.article());
            article.map(str::to_owned)
        }
        Contrast::Trouble(_) => expected(difference),
        _ => None,
    };
    let suggested = match &difference.contrast {
        Contrast::State(states) => suggested(game, difference, &states[0].0, &states[1].0),
        _ => general(game),
    };
    cited.filter(|cited| cited.starts_with(game.prefix)).unwrap_or_else(|| suggested.into())
}

/// The article by which our own rules refuse what the other side does not even answer.
fn expected(difference: &Difference) -> Option<String> {
    let mut ours = replayed(difference)?;
    let verdict = match &difference.probe {
        Probe::Act(action) => action.on(ours.as_mut()),
        Probe::Would(action) => ours.would(action.by, &action.text),
        Probe::State | Probe::Turns => return None,
    };
    match verdict {
        Ok(Verdict::Refused(refusal)) => Some(refusal.article),
        _ => None,
    }
}

/// The article under which turns are played at all.
const fn general(game: &Game) -> &'static str {
    match game.id {
        GameId::Qawale => "QAW-06",
        GameId::Alquerque => "ALQ-03",
        GameId::Aruba => "ARU-06",
        _ => game.turn_rule.as_str(),
    }
}

fn suggested(game: &Game, difference: &Difference, ours: &Setup, theirs: &Setup) -> &'static str {
    let first = difference.probe == Probe::State;
    if !first && ours.board == theirs.board && ours.facts == theirs.facts {
        // Only whose turn it is.
        return if game.id == GameId::Aruba { "ARU-09" } else { game.turn_rule.as_str() };
    }
    let cells = |setup: &Setup| setup.board.iter().flatten().flatten().cloned().collect::<Vec<_>>();
    let pieces = |setup: &Setup| cells(setup).iter().filter(|cell| cell.chars().any(char::is_alphanumeric)).count();
    match game.id {
        GameId::Qawale if first => "QAW-03",
        GameId::Qawale if ours.board == theirs.board => "QAW-02",
        GameId::Qawale => {
            let heights = |setup: &Setup| cells(setup).iter().map(String::len).collect::<Vec<_>>();
            if heights(ours) == heights(theirs) { "QAW-12" } else { "QAW-08" }
        }
        GameId::Quoridor if first => "QUO-03",
        GameId::Quoridor => "QUO-02",
        GameId::Awale if first => "AWA-01",
        GameId::Awale => awale(difference, ours, theirs),
        GameId::Alquerque if first => "ALQ-01",
        GameId::Alquerque if pieces(ours) == pieces(theirs) => "ALQ-03",
        GameId::Alquerque => "ALQ-09",
        GameId::Aruba if first => "ARU-05",
        GameId::Aruba if ours.fact("lache") != theirs.fact("lache") => "ARU-13",
        GameId::Aruba if pieces(ours) == pieces(theirs) => "ARU-06",
        GameId::Aruba => "ARU-07",
        _ => general(game),
    }
}

fn awale(difference: &Difference, ours: &Setup, theirs: &Setup) -> &'static str {
    let harvest = |setup: &Setup| -> u32 {
        let numbers = setup.facts.iter().filter(|(name, _)| name.starts_with("recolte"));
        numbers.filter_map(|(_, value)| value.parse::<u32>().ok()).sum()
    };
    // The hole that was emptied: only a sowing that does not skip it can fill it again.
    let start = |setup: &Setup| {
        let Probe::Act(action) = &difference.probe else { return None };
        let (row, column) = match action.text.bytes().next()? {
            letter @ b'A'..=b'F' => (1, letter - b'A'),
            letter @ b'a'..=b'f' => (0, b'f' - letter),
            _ => return None,
        };
        setup.board.as_ref()?.get(row)?.get(usize::from(column)).cloned()
    };
    let agreement = |setup: &Setup| ["propose", "arret"].map(|name| setup.fact(name).map(str::to_owned));
    if agreement(ours) != agreement(theirs) {
        return "AWA-14";
    }
    if start(ours) != start(theirs) {
        return "AWA-06";
    }
    let before = harvest(&before(difference).unwrap_or_else(|| difference.start.clone()));
    match (harvest(ours).saturating_sub(before), harvest(theirs).saturating_sub(before)) {
        (same, other) if same == other => "AWA-05",
        (0, _) => "AWA-09",
        (_, 0) => "AWA-07",
        _ => "AWA-08",
    }
}

/// Our rules after the actions that come before what is compared.
fn replayed(difference: &Difference) -> Option<Box<dyn Session>> {
    let mut ours = Ours.open(difference.game, &difference.start).ok()?;
    difference.actions.iter().try_for_each(|action| action.on(ours.as_mut()).map(drop)).ok()?;
    Some(ours)
}

fn before(difference: &Difference) -> Option<Setup> {
    replayed(difference)?.position().ok()
}

fn feature(game: &Game, difference: &Difference, article: &str) -> String {
    let mut steps = vec![format!("Étant donné une partie {}{}", game.of_name(), variants(game, &difference.start))];
    let usual = (game.complete)(&Setup::of(difference.start.variants.clone()));
    if usual.as_ref() != Ok(&difference.start) {
        steps.push(format!("Et la position \"{}\"", (game.write_text)(&difference.start)));
    }
    let mut keyword = "Quand";
    for action in &difference.actions {
        steps.push(format!("{keyword} {}", sentence(game, action)));
        keyword = "Et";
    }
    let mut claims = Vec::new();
    let mut title = String::from("Les deux règles divergent");
    if let Some(mut ours) = replayed(difference) {
        match &difference.probe {
            Probe::Act(action) => {
                steps.push(format!("{keyword} {}", sentence(game, action)));
                let what = if action.gesture { "le geste" } else { "le coup" };
                let named =
                    if action.gesture { format!("Le geste « {} »", action.text) } else { action.text.clone() };
                match action.on(ours.as_mut()) {
                    Ok(Verdict::Refused(refusal)) => {
                        title = format!("{named} ne se joue pas ici");
                        claims.push(format!("{what} est refusé selon l'article {}", refusal.article));
                    }
                    _ => {
                        title = format!("{named} se joue ici");
                        claims.push(format!("{what} est accepté"));
                    }
                }
                claims.extend(state(game, ours.as_mut()));
            }
            Probe::Would(action) => {
                let name = game.players[action.by.index()];
                let (subject, can, text) = (name.subject, name.agree("peut", "peuvent"), quoted(&action.text));
                title = format!("{} se juge sans se jouer", action.text);
                claims.push(match ours.would(action.by, &action.text) {
                    Ok(Verdict::Refused(refusal)) => {
                        format!("{subject} ne {can} pas jouer {text} selon l'article {}", refusal.article)
                    }
                    _ => format!("{subject} {can} jouer {text}"),
                });
            }
            Probe::State => claims.extend(state(game, ours.as_mut())),
            Probe::Turns => {
                title = "Les coups possibles sont ceux-là".into();
                let mut turns = Vec::new();
                let told = ours.visit_turns(&mut |turn| {
                    turns.push(turn);
                    if turns.len() <= MOST_TURNS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                });
                claims.extend(told.is_ok().then(|| listed(&turns)));
            }
        }
    }
    let claims = claims.iter().enumerate().map(|(index, claim)| {
        let keyword = if index == 0 { "Alors" } else { "Et" };
        format!("{keyword} {claim}")
    });
    let steps: Vec<_> = steps.into_iter().chain(claims).map(|step| format!("    {step}\n")).collect();
    format!(
        "# language: fr\n@{}\nFonctionnalité: Une différence trouvée par « arbitre confronter »\n\n  @{article}\n  Scénario: {title}\n{}",
        game.id.slug(),
        steps.concat()
    )
}

fn listed(turns: &[String]) -> String {
    if turns.len() > LISTED || turns.is_empty() {
        return match turns.len() {
            0 => "aucun coup n'est possible".into(),
            many => format!("il y a {many} coups possibles"),
        };
    }
    let rows: Vec<_> = turns.iter().map(|turn| format!("\n      | {turn} |")).collect();
    format!("les coups possibles sont{}", rows.concat())
}

fn state(game: &Game, ours: &mut dyn Session) -> Vec<String> {
    let (Ok(position), Ok(ending)) = (ours.position(), ours.standing()) else { return Vec::new() };
    vec![format!("la position est \"{}\"", (game.write_text)(&position)), ending.told(game)]
}

/// The variants that are not the usual ones, for « une partie de … ».
fn variants(game: &Game, setup: &Setup) -> String {
    let usual = (game.complete)(&Setup::default()).unwrap_or_default().variants;
    let chosen: Vec<_> = setup.variants.0.iter().filter(|(key, value)| usual.get(key) != Some(value)).collect();
    let chosen: Vec<_> = chosen.into_iter().map(|(key, value)| format!("{key}={value}")).collect();
    if chosen.is_empty() { String::new() } else { format!(" avec {}", chosen.join(" et ")) }
}

/// A turn as a sentence holds it.
fn quoted(turn: &str) -> String {
    if turn.contains(' ') { format!("\"{turn}\"") } else { turn.to_owned() }
}

/// What a player does, as a sentence.
fn sentence(game: &Game, action: &Action) -> String {
    let name = game.players[action.by.index()];
    let subject = name.subject;
    if !action.gesture {
        return format!("{subject} {} {}", name.agree("joue", "jouent"), quoted(&action.text));
    }
    if let Some(cell) = action.text.strip_prefix("depose ") {
        return format!("{subject} dépose un galet en {cell}");
    }
    if let Some(cell) = action.text.strip_prefix("pose ").filter(|cell| !cell.contains(' ')) {
        return format!("{subject} pose un galet en {cell}");
    }
    let jump: Vec<_> = match game.id {
        GameId::Alquerque => action.text.split('x').map(str::to_owned).collect(),
        _ => Vec::new(),
    };
    match &jump[..] {
        [from, to] => format!("{subject} {} de {from} en {to}", name.agree("saute", "sautent")),
        _ => format!("{subject} {} le geste \"{}\"", name.agree("fait", "font"), action.text),
    }
}
