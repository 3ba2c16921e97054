//! Which language the keywords of a file are in.

use super::Findings;
use super::keywords::Dialect;
use super::lines::{Line, lines};
use super::typography::fold;

/// The language that the file announces above its first keyword, or else the one that most of its keywords are in.
pub(super) fn dialect(text: &str, found: &mut Findings<'_>) -> Dialect {
    let votes = |dialect: Dialect| {
        let speaks = move |line: &Line<'_>| {
            let plain = line.plain();
            dialect.header(&plain).is_some() || dialect.step(&plain).is_some_and(|(_, keyword, _)| keyword != "*")
        };
        lines(text).filter(speaks)
    };
    let spoken = || {
        let [french, english] = [Dialect::French, Dialect::English].map(|dialect| votes(dialect).take(50).count());
        if english > french { Dialect::English } else { Dialect::French }
    };
    let above = |line: &Line<'_>| line.trimmed().is_empty() || line.trimmed().starts_with(['#', '@']);
    let mut chosen: Option<Dialect> = None;
    for line in lines(text).take_while(above).filter(|line| line.trimmed().starts_with('#')) {
        let plain = line.plain();
        let Some((key, code)) = plain.trim_start_matches('#').split_once(':') else { continue };
        let code = code.trim();
        // « langue : le français de l'arbitre » is prose; « language » is Gherkin's own word.
        match fold(key.trim()).as_str() {
            "language" => {}
            "langue" if !code.contains(' ') => {}
            _ => continue,
        }
        let Some(announced) = Dialect::from_code(code) else {
            found.error(line, format!("la langue « {code} » n'est pas comprise"), "écrivez « # language: fr »");
            found.mended_by(line, "# language: fr");
            return spoken();
        };
        if chosen.is_some_and(|chosen| chosen != announced) {
            found.error(
                line,
                "ce fichier annonce déjà une autre langue",
                "ne gardez que la ligne qui dit la langue de ses mots-clés",
            );
            return spoken();
        }
        // Whether the file speaks the language that it announces is seen on its first lines.
        if votes(announced).next().is_none() && votes(announced.other()).nth(2).is_some() {
            let (this, that, code) = match announced {
                Dialect::French => ("le français", "anglais", "en"),
                Dialect::English => ("l'anglais", "français", "fr"),
            };
            found.error(
                line,
                format!("ce fichier annonce {this}, mais ses mots-clés sont {that}"),
                format!("écrivez « # language: {code} », ou supprimez cette ligne"),
            );
            found.mended_by(line, format!("# language: {code}"));
            return spoken();
        }
        chosen = Some(announced);
    }
    chosen.unwrap_or_else(spoken)
}
