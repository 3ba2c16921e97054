//! What is wrong with a YAML file, in French and at its place: the library that reads it speaks English.

/// What is wrong, where, and how to mend it. Lines and columns count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    pub(crate) line: usize,
    pub(crate) column: usize,
    pub(crate) width: usize,
    pub(crate) message: String,
    /// Empty if what the file should hold says it all.
    pub(crate) help: String,
}

/// What the library says of `text`, told again.
pub(crate) fn fault(text: &str, error: &serde_yaml::Error) -> Fault {
    let (line, column) = error.location().map_or((1, 1), |place| (place.line(), place.column()));
    let said = error.to_string();
    let said = bare(&said);
    let mut quoted = said.split('`').skip(1).step_by(2);
    let (named, known) = (quoted.next().unwrap_or_default(), quoted.collect::<Vec<_>>());
    let near = || nearest(named, &known).map(|word| format!("vouliez-vous écrire « {word} » ?")).unwrap_or_default();
    let tell = |place: (usize, usize), width: usize, message: String, help: String| Fault {
        line: place.0,
        column: place.1,
        width: width.max(1),
        message,
        help,
    };
    let width = named.chars().count();
    let here = (line, column);
    if text.trim().is_empty() {
        tell((1, 1), 1, "ce fichier est vide".into(), String::new())
    } else if let Some(tab) = tabulation(text, line) {
        let help = "en YAML, une ligne se décale avec des espaces : remplacez la tabulation".to_owned();
        tell((line, tab), 1, "une tabulation décale cette ligne".into(), help)
    } else if said.starts_with("unknown field") {
        let place = field(text, line, named).unwrap_or(here);
        tell(place, width, format!("le champ « {named} » n'existe pas"), near())
    } else if said.starts_with("unknown variant") {
        let known: Vec<_> = known.iter().map(|word| format!("« {word} »")).collect();
        let place = value(text, line, named).unwrap_or(here);
        tell(place, width, format!("« {named} » n'est pas une valeur possible : {}", known.join(" ou ")), near())
    } else if said.starts_with("missing field") {
        tell(here, 1, format!("il manque le champ « {named} »"), String::new())
    } else if said.starts_with("duplicate field") {
        tell(here, 1, format!("le champ « {named} » est écrit deux fois"), "gardez-en un seul".into())
    } else if let Some((found, wanted)) = wrong_type(said) {
        tell(here, 1, format!("il faut ici {wanted}, et non {found}"), String::new())
    } else {
        let help = "vérifiez les décalages, les deux-points et les guillemets".to_owned();
        tell(here, 1, format!("ce YAML ne se lit pas ici ({said})"), help)
    }
}

/// What the library says without the path before it (`articles[3].nature: `) and the place behind it.
fn bare(said: &str) -> &str {
    let said = said.split_once(": ").filter(|(path, _)| !path.contains(' ')).map_or(said, |(_, rest)| rest);
    said.rsplit_once(" at line ")
        .filter(|(_, place)| place.starts_with(|c: char| c.is_ascii_digit()))
        .map_or(said, |it| it.0)
}

/// The column of a tab before the first word of a line.
fn tabulation(text: &str, line: usize) -> Option<usize> {
    let line = text.lines().nth(line - 1)?;
    line.chars().take_while(|c| c.is_whitespace()).position(|c| c == '\t').map(|index| index + 1)
}

/// Where a field stands, on this line or soon below: the library knows where its article begins.
fn field(text: &str, from: usize, name: &str) -> Option<(usize, usize)> {
    let is_here = |line: &str| {
        let word = line.trim_start_matches([' ', '-']);
        let rest = word.trim_start_matches(['"', '\'']).strip_prefix(name)?;
        rest.trim_start_matches(['"', '\'', ' '])
            .starts_with(':')
            .then(|| line.chars().count() - word.chars().count() + 1)
    };
    text.lines().enumerate().skip(from - 1).find_map(|(index, line)| Some((index + 1, is_here(line)?)))
}

/// Where a value stands on its line.
fn value(text: &str, line: usize, word: &str) -> Option<(usize, usize)> {
    let shown = text.lines().nth(line - 1)?;
    let (before, _) = shown.rsplit_once(word)?;
    Some((line, before.chars().count() + 1))
}

/// The word that resembles this one most, if one does.
fn nearest<'w>(word: &str, known: &[&'w str]) -> Option<&'w str> {
    let likeness = |other: &str| strsim::jaro_winkler(&word.to_lowercase(), other);
    let nearest = known.iter().copied().max_by(|a, b| likeness(a).total_cmp(&likeness(b)))?;
    (likeness(nearest) > 0.7).then_some(nearest)
}

/// What is there, and what should be, of `invalid type: string "oui", expected a boolean`.
fn wrong_type(said: &str) -> Option<(String, &'static str)> {
    let (found, wanted) = said.strip_prefix("invalid type: ")?.rsplit_once(", expected ")?;
    let wanted = match wanted {
        "a boolean" => "« true » ou « false »",
        "a string" => "un texte",
        "a sequence" => "une liste, avec « - » devant chaque élément",
        "a map" | "struct Article" | "struct File" => "des champs, comme « id: QAW-01 »",
        wanted if wanted.contains("enum") || wanted.contains("Kind") => "un mot",
        _ => return None,
    };
    let found = match found.split_once(' ').unwrap_or((found, "")) {
        ("string", text) => format!("le texte « {} »", text.trim_matches('"')),
        ("integer" | "floating", number) => {
            format!("le nombre {}", number.trim_start_matches("point ").trim_matches('`'))
        }
        ("boolean", truth) => format!("« {} »", truth.trim_matches('`')),
        ("sequence", _) => "une liste".into(),
        ("map", _) => "des champs".into(),
        ("unit", _) | ("null", _) => "rien".into(),
        _ => return None,
    };
    Some((found, wanted))
}
