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
    let here = error.location().map_or((1, 1), |place| (place.line(), place.column()));
    let whole = error.to_string();
    let said = bare(&whole);
    let mut quoted = said.split('`').skip(1).step_by(2);
    let (named, known) = (quoted.next().unwrap_or_default(), quoted.collect::<Vec<_>>());
    let near = || nearest(named, &known).map(|word| format!("vouliez-vous écrire « {word} » ?")).unwrap_or_default();
    let tell = |(line, column): (usize, usize), width: usize, message: String, help: String| Fault {
        line,
        column,
        width: width.max(1),
        message,
        help,
    };
    let width = named.chars().count();
    if text.lines().all(|line| line.trim().is_empty() || line.trim_start().starts_with('#')) {
        tell((1, 1), 1, "ce fichier est vide".into(), String::new())
    } else if said.starts_with("unknown field") {
        let place = field(text, here.0, named).unwrap_or(here);
        tell(place, width, format!("le champ « {named} » n'existe pas"), near())
    } else if said.starts_with("unknown variant") {
        let known: Vec<_> = known.iter().map(|word| format!("« {word} »")).collect();
        let place = value(text, here.0, named).unwrap_or(here);
        tell(place, width, format!("« {named} » n'est pas une valeur possible : {}", known.join(" ou ")), near())
    } else if said.starts_with("missing field") {
        tell(here, 1, format!("il manque le champ « {named} »"), String::new())
    } else if said.starts_with("duplicate field") {
        tell(here, 1, format!("le champ « {named} » est écrit deux fois"), "gardez-en un seul".into())
    } else if let Some((found, wanted)) = said.strip_prefix("invalid type: ").map(wrong_type) {
        tell(here, 1, format!("il faut ici {wanted}, et non {found}"), String::new())
    } else if let Some((line, tab)) = (here.0.saturating_sub(1)..=here.0 + 1).find_map(|at| tabulation(text, at)) {
        let help = "en YAML, une ligne se décale avec des espaces : remplacez la tabulation".to_owned();
        tell((line, tab), 1, "une tabulation décale cette ligne".into(), help)
    } else {
        let (reason, help) = SYNTAX.iter().find(|(words, ..)| words.iter().any(|word| whole.contains(word))).map_or(
            ("sa forme n'est pas celle d'un YAML", "vérifiez les décalages, les deux-points et les guillemets"),
            |(_, reason, help)| (*reason, *help),
        );
        let place = if whole.contains("more than one document") {
            let marks = text.lines().enumerate().filter(|(_, line)| line.starts_with("---") || line.starts_with("..."));
            marks.map(|(index, _)| (index + 1, 1)).find(|place| place.0 > 1).unwrap_or(here)
        } else if whole.contains("control characters") {
            invisible(text).unwrap_or(here)
        } else {
            opening(&whole).unwrap_or(here)
        };
        tell(place, 1, format!("ce YAML ne se lit pas ici ({reason})"), help.to_owned())
    }
}

/// What is wrong with the form of a file: words of the library's, in the order in which they tell most; the reason and the remedy.
const SYNTAX: &[(&[&str], &str, &str)] = &[
    (
        &["more than one document"],
        "un second document commence",
        "gardez-en un seul : retirez les lignes « --- » et « ... »",
    ),
    (
        &["control characters"],
        "un caractère invisible n'a pas sa place dans un texte",
        "effacez cette ligne et retapez-la",
    ),
    (
        &["unknown escape"],
        "entre guillemets doubles, la barre « \\ » annonce un caractère qui n'existe pas",
        "doublez la barre (« \\\\ »), ou mettez le texte entre guillemets simples",
    ),
    (
        &["hexadecimal", "escape code", "surrogate"],
        "après la barre « \\ », le code du caractère n'est pas possible",
        "tapez le caractère lui-même, ou doublez la barre (« \\\\ »)",
    ),
    (
        &["a quoted scalar"],
        "un guillemet ouvert n'est pas refermé",
        "refermez les guillemets ; un guillemet à l'intérieur d'un texte se double, ou le texte s'écrit sans guillemets",
    ),
    (
        &["recursion limit"],
        "trop de niveaux sont les uns dans les autres",
        "un article n'a que des champs simples : retirez les crochets et les accolades",
    ),
    (
        &["repetition limit"],
        "les renvois « * » se répètent trop",
        "écrivez chaque texte en entier, sans « & » ni « * »",
    ),
    (
        &["unknown anchor", "undefined alias", "an alias", "an anchor", "anchor", "alias"],
        "« & » et « * » annoncent un nom, et celui-ci n'est pas possible ici",
        "mettez entre guillemets un texte qui commence par « & » ou « * »",
    ),
    (
        &["directive", "version number", "incompatible YAML"],
        "une ligne qui commence par « % » n'est pas attendue",
        "mettez entre guillemets un texte qui commence par « % », ou retirez la ligne",
    ),
    (
        &["a tag", "tag handle", "YAML tag", "expected '!'"],
        "« ! » annonce un type, et celui-ci n'est pas possible",
        "mettez entre guillemets un texte qui commence par « ! »",
    ),
    (
        &["a block scalar"],
        "« | » et « > » annoncent un texte de plusieurs lignes, et terminent leur propre ligne",
        "mettez le texte sur les lignes suivantes, décalé d'espaces ; ou entre guillemets s'il commence par « | » ou « > »",
    ),
    (
        &["',' or ']'"],
        "un crochet ouvert « [ » n'est pas refermé",
        "refermez-le, ou mettez le texte entre guillemets s'il commence par « [ »",
    ),
    (
        &["',' or '}'", "flow mapping"],
        "une accolade ouverte « { » n'est pas refermée",
        "refermez-la, ou mettez le texte entre guillemets s'il commence par « { »",
    ),
    (
        &["mapping values are not allowed", "unexpected ':'"],
        "« : » n'est pas attendu",
        "mettez entre guillemets un texte qui contient « : » suivi d'une espace, et vérifiez les décalages",
    ),
    (
        &["could not find expected ':'"],
        "il manque « : » après le nom d'un champ",
        "écrivez « champ: valeur », et décalez la suite d'un texte de plusieurs lignes",
    ),
    (
        &["block sequence entries"],
        "« - » n'est pas attendu",
        "mettez chaque « - » sur une ligne à lui, au même décalage que les autres",
    ),
    (
        &["mapping keys are not allowed"],
        "« ? » n'est pas attendu",
        "mettez entre guillemets un texte qui commence par « ? »",
    ),
    (&["cannot start any token"], "un texte ne commence pas par ce signe", "mettez le texte entre guillemets"),
    (
        &["expected key", "'-' indicator", "document start", "block collection", "block mapping"],
        "cette ligne n'est pas au décalage de celles qui vont avec elle",
        "alignez les champs d'un article les uns sous les autres, et les « - » aussi",
    ),
    (&["node content"], "il manque une valeur", "écrivez une valeur, ou mettez le texte entre guillemets"),
    (&["number"], "ce nombre n'est pas possible", "mettez entre guillemets ce qui est un texte"),
];

/// Where what is not closed was opened, if the library says so: `…, while scanning a quoted scalar at line 3 column 12`.
fn opening(whole: &str) -> Option<(usize, usize)> {
    // A wrong character inside quotes is told where it stands.
    if ["escape", "hexadecimal", "surrogate"].iter().any(|word| whole.contains(word)) {
        return None;
    }
    let (_, context) = whole.rsplit_once(", while ").filter(|(_, it)| {
        ["a quoted scalar", "a simple key", "a flow sequence", "a flow mapping"].iter().any(|what| it.contains(what))
    })?;
    let (line, column) = context.rsplit_once(" at line ")?.1.split_once(" column ")?;
    Some((line.parse().ok()?, column.parse().ok()?))
}

/// Where the first character stands that nobody sees.
fn invisible(text: &str) -> Option<(usize, usize)> {
    let odd = |c: char| (c.is_control() && c != '\t' && c != '\r') || ('\u{fffe}'..='\u{ffff}').contains(&c);
    text.split('\n').enumerate().find_map(|(line, shown)| Some((line + 1, shown.chars().position(odd)? + 1)))
}

/// What the library says without the path before it (`articles[3].nature: `) and the place behind it.
fn bare(said: &str) -> &str {
    let said = said.split_once(": ").filter(|(path, _)| !path.contains(' ')).map_or(said, |(_, rest)| rest);
    said.rsplit_once(" at line ")
        .filter(|(_, place)| place.starts_with(|c: char| c.is_ascii_digit()))
        .map_or(said, |it| it.0)
}

/// The place of a tab before the first word of a line.
fn tabulation(text: &str, line: usize) -> Option<(usize, usize)> {
    let shown = text.lines().nth(line.checked_sub(1)?)?;
    let tab = shown.chars().take_while(|c| c.is_whitespace()).position(|c| c == '\t')?;
    Some((line, tab + 1))
}

/// Where a field stands, on this line or soon below: the library knows where its article begins.
pub(crate) fn field(text: &str, from: usize, name: &str) -> Option<(usize, usize)> {
    let is_key = |rest: &str| {
        rest.strip_prefix(name).is_some_and(|rest| rest.trim_start_matches(['"', '\'', ' ']).starts_with(':'))
    };
    // A field begins a line, or follows a brace or a comma.
    let is_here = |line: &str| {
        let starts = line.char_indices().filter(|&(byte, _)| {
            let before = line[..byte].trim_end_matches(['"', '\'', ' ']);
            before.trim_matches([' ', '-']).is_empty() || before.ends_with(['{', ','])
        });
        let byte = starts.map(|(byte, _)| byte).find(|&byte| is_key(line[byte..].trim_start_matches(['"', '\''])))?;
        Some(line[..byte].chars().count() + 1)
    };
    text.lines().enumerate().skip(from - 1).find_map(|(index, line)| Some((index + 1, is_here(line)?)))
}

/// Where a value stands on its line.
pub(crate) fn value(text: &str, line: usize, word: &str) -> Option<(usize, usize)> {
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

/// What is there, and what should be, of `string "oui", expected a boolean`.
fn wrong_type(said: &str) -> (String, &'static str) {
    let (found, wanted) = said.rsplit_once(", expected ").unwrap_or((said, ""));
    let wanted = match wanted {
        "a boolean" => "« true » ou « false »",
        "a string" => "un texte",
        "a sequence" => "une liste, avec « - » devant chaque élément",
        "field identifier" => "le nom d'un champ",
        "a map" | "struct Article" | "struct File" => "des champs, comme « id: QAW-01 »",
        wanted if wanted.starts_with("struct") => "des champs, comme « source: … »",
        wanted if ["enum", "Kind", "tag", "variant"].iter().any(|word| wanted.contains(word)) => "un mot",
        _ => "autre chose",
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
        _ => "ce qui s'y trouve".into(),
    };
    (found, wanted)
}
