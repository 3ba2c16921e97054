//! The forms of French words: what a verb, a noun or an adjective becomes in a sentence.
//!
//! Nothing here knows a game. Forms are made from the base word by rule; verbs that follow no rule are listed.

/// What a form says beside its word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Class {
    /// A noun, an adjective, a small word: number and gender say nothing that we need.
    Plain,
    /// A verb as it is said of what is so: « pose », « posent ».
    Present,
    /// « poser ».
    Infinitive,
    /// « posé », « posées ».
    Participle,
    /// « a posé ».
    Past,
    /// « posera ».
    Future,
    /// « poserait ».
    Conditional,
    /// « posait ».
    Imperfect,
    /// « posant ».
    Gerund,
}

use Class::{Conditional, Future, Gerund, Imperfect, Infinitive, Participle, Plain, Present};

/// Verbs that follow no rule: infinitive, « il », « ils », subjunctive if it is another, participle, what the imperfect and the
/// gerund begin with, what the future begins with.
const IRREGULAR: &[(&str, &str, &str, &str, &str, &str, &str)] = &[
    ("être", "est", "sont", "soit soient", "été", "ét", "ser"),
    ("avoir", "a", "ont", "ait aient", "eu", "av", "aur"),
    ("aller", "va", "vont", "aille aillent", "allé", "all", "ir"),
    ("faire", "fait", "font", "fasse fassent", "fait", "fais", "fer"),
    ("pouvoir", "peut", "peuvent", "puisse puissent", "pu", "pouv", "pourr"),
    ("devoir", "doit", "doivent", "doive", "dû", "dev", "devr"),
    ("vouloir", "veut", "veulent", "veuille veuillent", "voulu", "voul", "voudr"),
    ("savoir", "sait", "savent", "sache sachent", "su", "sav", "saur"),
    ("falloir", "faut", "faut", "faille", "fallu", "fall", "faudr"),
    ("valoir", "vaut", "valent", "vaille vaillent", "valu", "val", "vaudr"),
    ("voir", "voit", "voient", "voie", "vu", "voy", "verr"),
    ("recevoir", "reçoit", "reçoivent", "reçoive", "reçu", "recev", "recevr"),
    ("prendre", "prend", "prennent", "prenne", "pris", "pren", "prendr"),
    ("mettre", "met", "mettent", "mette", "mis", "mett", "mettr"),
    ("battre", "bat", "battent", "batte", "battu", "batt", "battr"),
    ("vaincre", "vainc", "vainquent", "vainque", "vaincu", "vainqu", "vaincr"),
    ("venir", "vient", "viennent", "vienne", "venu", "ven", "viendr"),
    ("tenir", "tient", "tiennent", "tienne", "tenu", "ten", "tiendr"),
    ("ouvrir", "ouvre", "ouvrent", "", "ouvert", "ouvr", "ouvrir"),
    ("offrir", "offre", "offrent", "", "offert", "offr", "offrir"),
    ("courir", "court", "courent", "coure", "couru", "cour", "courr"),
    ("partir", "part", "partent", "parte", "parti", "part", "partir"),
    ("sortir", "sort", "sortent", "sorte", "sorti", "sort", "sortir"),
    ("servir", "sert", "servent", "serve", "servi", "serv", "servir"),
    ("acquérir", "acquiert", "acquièrent", "acquière", "acquis", "acquér", "acquerr"),
    ("dire", "dit", "disent", "dise", "dit", "dis", "dir"),
    ("lire", "lit", "lisent", "lise", "lu", "lis", "lir"),
    ("écrire", "écrit", "écrivent", "écrive", "écrit", "écriv", "écrir"),
    ("suivre", "suit", "suivent", "suive", "suivi", "suiv", "suivr"),
    ("vivre", "vit", "vivent", "vive", "vécu", "viv", "vivr"),
    ("conclure", "conclut", "concluent", "conclue", "conclu", "conclu", "conclur"),
    ("exclure", "exclut", "excluent", "exclue", "exclu", "exclu", "exclur"),
    ("croire", "croit", "croient", "croie", "cru", "croy", "croir"),
    ("naître", "naît", "naissent", "naisse", "né", "naiss", "naîtr"),
    ("apparaître", "apparaît", "apparaissent", "apparaisse", "apparu", "apparaiss", "apparaîtr"),
    ("connaître", "connaît", "connaissent", "connaisse", "connu", "connaiss", "connaîtr"),
    ("plaire", "plaît", "plaisent", "plaise", "plu", "plais", "plair"),
    ("atteindre", "atteint", "atteignent", "atteigne", "atteint", "atteign", "atteindr"),
    ("enfreindre", "enfreint", "enfreignent", "enfreigne", "enfreint", "enfreign", "enfreindr"),
    ("restreindre", "restreint", "restreignent", "restreigne", "restreint", "restreign", "restreindr"),
    ("résoudre", "résout", "résolvent", "résolve", "résolu", "résolv", "résoudr"),
    ("accueillir", "accueille", "accueillent", "", "accueilli", "accueill", "accueiller"),
    ("joindre", "joint", "joignent", "joigne", "joint", "joign", "joindr"),
    ("disparaître", "disparaît", "disparaissent", "disparaisse", "disparu", "disparaiss", "disparaîtr"),
    ("conduire", "conduit", "conduisent", "conduise", "conduit", "conduis", "conduir"),
    ("réduire", "réduit", "réduisent", "réduise", "réduit", "réduis", "réduir"),
    ("produire", "produit", "produisent", "produise", "produit", "produis", "produir"),
    ("consentir", "consent", "consentent", "consente", "consenti", "consent", "consentir"),
    ("interrompre", "interrompt", "interrompent", "interrompe", "interrompu", "interromp", "interrompr"),
];

/// What may stand before the verbs above and make another that goes alike: « permettre », « obtenir ».
const PREFIXES: &[&str] = &[
    "re", "ré", "per", "ad", "com", "sou", "dé", "sur", "ob", "con", "main", "appar", "par", "de", "inter", "contre",
    "r", "pour",
];

/// Every form of a base word, with what it says; the word itself comes first.
#[must_use]
pub fn forms(base: &str) -> Vec<(String, Class)> {
    let own = base.strip_prefix("se ").or_else(|| base.strip_prefix("s'")).unwrap_or(base);
    let mut out = Vec::new();
    if let Some(verb) = irregular(own) {
        out = verb;
    } else if let Some(stem) = own.strip_suffix("er").filter(|stem| stem.chars().count() > 1) {
        out = first_group(stem);
    } else if let Some(stem) = own.strip_suffix("ir").filter(|stem| stem.chars().count() > 1) {
        out = second_group(stem);
    } else if let Some(stem) = own.strip_suffix("re").filter(|stem| stem.ends_with(['d', 'p', 't'])) {
        out = third_group(stem);
    }
    for form in plain(own) {
        if !out.iter().any(|(known, _)| *known == form) {
            out.push((form, Plain));
        }
    }
    out
}

/// Whether a word is the base of a verb, as far as its end tells.
#[must_use]
pub fn is_verb(base: &str) -> bool {
    let own = base.strip_prefix("se ").unwrap_or(base);
    forms(own).iter().any(|(_, class)| *class == Infinitive)
}

fn verb(infinitive: &str, present: [&str; 2], participle: &str, imperfect: &str, future: &str) -> Vec<(String, Class)> {
    let mut out = vec![
        (infinitive.to_owned(), Infinitive),
        (present[0].to_owned(), Present),
        (present[1].to_owned(), Present),
        (format!("{imperfect}ait"), Imperfect),
        (format!("{imperfect}aient"), Imperfect),
        (format!("{imperfect}ant"), Gerund),
        (format!("{future}a"), Future),
        (format!("{future}ont"), Future),
        (format!("{future}ait"), Conditional),
        (format!("{future}aient"), Conditional),
    ];
    out.push((format!("{imperfect}ons"), Present));
    out.extend(["e", "s", "es"].map(|end| (format!("{imperfect}ant{end}"), Gerund)));
    out.extend(plain(participle).into_iter().map(|form| (form, Participle)));
    out
}

fn irregular(base: &str) -> Option<Vec<(String, Class)>> {
    let found = IRREGULAR.iter().find_map(|entry| {
        let before = base.strip_suffix(entry.0)?;
        let same = match entry.0 {
            "faire" | "dire" | "prendre" | "mettre" | "venir" | "tenir" | "battre" | "écrire" | "voir" | "suivre"
            | "connaître" | "partir" => before.is_empty() || (PREFIXES.contains(&before) && base != "répartir"),
            _ => before.is_empty(),
        };
        same.then_some((before, entry))
    })?;
    let (before, &(infinitive, one, many, subjunctive, participle, imperfect, future)) = found;
    let with = |part: &str| format!("{before}{part}");
    let mut out =
        verb(&with(infinitive), [&with(one), &with(many)], &with(participle), &with(imperfect), &with(future));
    out.extend(subjunctive.split_whitespace().map(|form| (with(form), Present)));
    Some(out)
}

/// « poser », « bouger », « avancer », « semer », « posséder ».
fn first_group(stem: &str) -> Vec<(String, Class)> {
    let soft = match stem.chars().last() {
        Some('g') => format!("{stem}e"),
        Some('c') => format!("{}ç", &stem[..stem.len() - 1]),
        _ => stem.to_owned(),
    };
    let silent = silent(stem);
    let mut out = verb(
        &format!("{stem}er"),
        [&format!("{silent}e"), &format!("{silent}ent")],
        &format!("{stem}é"),
        &soft,
        &format!("{stem}er"),
    );
    if silent != stem {
        let grave = verb("", ["", ""], "", "", &format!("{silent}er"));
        out.extend(grave.into_iter().filter(|(_, class)| matches!(class, Future | Conditional)));
    }
    out
}

/// The stem before an ending that is not heard: « sème », « possède », « emploie », « jette ».
fn silent(stem: &str) -> String {
    let letters: Vec<char> = stem.chars().collect();
    match letters[..] {
        [ref before @ .., 'o' | 'u', 'y'] => {
            before.iter().chain(&letters[letters.len() - 2..letters.len() - 1]).chain(&['i']).collect()
        }
        [ref before @ .., 'e' | 'é', last] if !"aeiouyéè".contains(last) => {
            if matches!(stem, "jet" | "rejet" | "appel" | "rappel") {
                return format!("{stem}{last}");
            }
            before.iter().chain(&['è', last]).collect()
        }
        _ => stem.to_owned(),
    }
}

/// « finir ».
fn second_group(stem: &str) -> Vec<(String, Class)> {
    verb(
        &format!("{stem}ir"),
        [&format!("{stem}it"), &format!("{stem}issent")],
        &format!("{stem}i"),
        &format!("{stem}iss"),
        &format!("{stem}ir"),
    )
}

/// « perdre », « attendre ».
fn third_group(stem: &str) -> Vec<(String, Class)> {
    verb(&format!("{stem}re"), [stem, &format!("{stem}ent")], &format!("{stem}u"), stem, &format!("{stem}r"))
}

/// A noun, an adjective or a participle with its plural and its feminine, where the ending tells them.
fn plain(base: &str) -> Vec<String> {
    let mut singular = vec![base.to_owned()];
    let mut feminine = |end: &str, with: &str| {
        if let Some(stem) = base.strip_suffix(end) {
            singular.push(format!("{stem}{with}"));
        }
    };
    feminine("eux", "euse");
    feminine("if", "ive");
    feminine("eur", "euse");
    feminine("teur", "trice");
    feminine("el", "elle");
    feminine("en", "enne");
    feminine("ier", "ière");
    feminine("nc", "nche");
    feminine("û", "ue");
    if !base.ends_with('e') && base.chars().count() > 2 {
        singular.push(format!("{base}e"));
    }
    let mut out = singular.clone();
    for word in &singular {
        if let Some(stem) = word.strip_suffix("al") {
            out.push(format!("{stem}aux"));
        }
        if word.ends_with("au") || word.ends_with("eu") || word == "caillou" {
            out.push(format!("{word}x"));
        } else if !word.ends_with(['s', 'x', 'z']) && word.chars().count() > 2 {
            out.push(format!("{word}s"));
        }
    }
    out
}

/// The form of a verb that is said of several, for one that is said of one: « gagnent » for « gagne ».
#[must_use]
pub fn of_several(form: &str) -> Option<String> {
    let known = IRREGULAR.iter().find_map(|entry| {
        let before = form.strip_suffix(entry.1)?;
        (before.is_empty() || (PREFIXES.contains(&before) && entry.1.len() > 2)).then(|| format!("{before}{}", entry.2))
    });
    known.or_else(|| {
        if form.ends_with('e') {
            Some(format!("{form}nt"))
        } else if let Some(stem) = form.strip_suffix("it") {
            Some(format!("{stem}issent"))
        } else {
            form.ends_with('d').then(|| format!("{form}ent"))
        }
    })
}
