//! Rules about the page: what it may load, and what it may know.

use super::{File, Repository};

/// The one module that creates workers.
const CREATOR: &str = "www/worker/client.js";

/// The one module that finds elements of the page's markup, and the only one that asks it to.
const FRAME: &str = "www/frame.js";
const HOST: &str = "www/main.js";

/// What a strict policy says: a directive and the sources it may name. `default-src` closes what is not listed.
const POLICY: &[(&str, &[&str])] = &[
    ("default-src", &["'none'"]),
    ("script-src", &["'self'", "'wasm-unsafe-eval'"]),
    ("style-src", &["'self'"]),
    ("img-src", &["'self'", "data:", "blob:"]),
    ("connect-src", &["'self'"]),
    ("worker-src", &["'self'"]),
    ("font-src", &["'self'"]),
    ("manifest-src", &["'self'"]),
    ("base-uri", &["'none'"]),
    ("form-action", &["'none'"]),
];

/// The directives that must be there: two of them are not covered by `default-src`.
const REQUIRED: &[&str] = &["default-src", "base-uri", "form-action"];

pub(super) fn the_policy_is_strict(repository: &Repository) -> Vec<String> {
    let laxness = |file: &File| match policy(&file.text) {
        None => Some("there is no Content-Security-Policy".into()),
        Some(policy) => laxness(policy),
    };
    let pages = repository.under("index.html");
    pages.filter_map(|file| Some(format!("{}: {}", file.path, laxness(file)?))).collect()
}

/// The content of the policy's meta tag.
fn policy(html: &str) -> Option<&str> {
    let (_, tag) = html.split_once("<meta http-equiv=\"Content-Security-Policy\" content=\"")?;
    Some(tag.split_once('"')?.0)
}

fn laxness(policy: &str) -> Option<String> {
    let mut missing = REQUIRED.to_vec();
    for directive in policy.split(';') {
        let mut words = directive.split_whitespace();
        let Some(name) = words.next() else { continue };
        let allowed = POLICY.iter().find(|(known, _)| *known == name).map_or(&[][..], |(_, sources)| sources);
        if let Some(source) = words.find(|source| !allowed.contains(source)) {
            return Some(format!("the policy's {name} may not be {source}"));
        }
        missing.retain(|required| *required != name);
    }
    missing.first().map(|name| format!("the policy lacks {name}"))
}

/// A link that a person may follow loads nothing, nor does the name of an XML namespace.
pub(super) fn nothing_comes_from_another_host(repository: &Repository) -> Vec<String> {
    let foreign = |line: &str| {
        let line = line.replace("http://www.w3.org/", "").replace("<a href=\"https://", "");
        let starts = ["http://", "https://", "\"//", "'//", "`//", "(//", "wss://", "ws://"];
        let comment = line.trim_start().starts_with(['/', '*']);
        (!comment && starts.iter().any(|start| line.contains(start))).then(|| "names another host".into())
    };
    page(repository).flat_map(|file| file.objections(foreign)).collect()
}

pub(super) fn one_module_creates_workers(repository: &Repository) -> Vec<String> {
    let creates = |line: &str| {
        let created = line.contains("new Worker(") || line.contains("new SharedWorker(");
        created.then(|| format!("only {CREATOR} may create workers"))
    };
    page(repository).filter(|file| file.path != CREATOR).flat_map(|file| file.objections(creates)).collect()
}

/// One worker serves every map of the page, so no map makes it.
pub(super) fn the_client_is_given(repository: &Repository) -> Vec<String> {
    let makes = |line: &str| {
        line.contains("/client.js\"").then(|| format!("only {HOST} makes the worker's client; others are given it"))
    };
    page(repository).filter(|file| file.path != HOST).flat_map(|file| file.objections(makes)).collect()
}

/// The rooms of the page, and which of the others each may know. Several maps can live on one page, and a panel can be about
/// any of them, so that neither knows the other; what both need is shared.
const ROOMS: &[(&str, &[&str])] = &[
    ("beside", &["map", "panel", "shared"]),
    ("front", &["map", "panel", "shared"]),
    ("map", &["shared"]),
    ("panel", &["shared"]),
    ("play", &["map", "panel", "shared"]),
    ("shared", &[]),
    ("worker", &["shared"]),
];

pub(super) fn a_room_of_the_page_knows_those_it_needs(repository: &Repository) -> Vec<String> {
    let strays = |file: &File| {
        let Some((room, _)) = file.path.strip_prefix("www/").and_then(|path| path.split_once('/')) else {
            return vec![];
        };
        let Some((_, known)) = ROOMS.iter().find(|(name, _)| *name == room) else {
            return vec![format!("{}: `{room}` is a new room of the page; say what it may know", file.path)];
        };
        file.objections(|line| {
            let (_, import) = line.split_once("\"../")?;
            let (other, _) = import.split_once('/')?;
            let is_stranger = ROOMS.iter().any(|(name, _)| *name == other) && !known.contains(&other);
            is_stranger.then(|| format!("{room} may not know {other}"))
        })
    };
    repository.under("www").filter(|file| file.is("js")).flat_map(strays).collect()
}

/// Every part is given its element, so that it can be there more than once.
pub(super) fn only_the_frame_finds_elements(repository: &Repository) -> Vec<String> {
    let finds = |line: &str| {
        let found =
            ["getElementById(", "document.querySelector", "getElementsBy"].iter().any(|call| line.contains(call));
        found.then(|| format!("only {FRAME} may find elements in the page"))
    };
    let asks = |line: &str| line.contains("/frame.js\"").then(|| format!("only {HOST} knows the page's frame"));
    let scripts = || page(repository).filter(|file| file.path.ends_with(".js"));
    let found = scripts().filter(|file| file.path != FRAME).flat_map(|file| file.objections(finds));
    found.chain(scripts().filter(|file| file.path != HOST).flat_map(|file| file.objections(asks))).collect()
}

/// What is drawn is decided once, in the core.
pub(super) fn javascript_draws_nothing(repository: &Repository) -> Vec<String> {
    let drawing = [".fillRect(", ".strokeRect(", ".fillText(", ".drawImage(", ".stroke(", "new Path2D("];
    let draws = |line: &str| {
        let call = drawing.iter().find(|call| line.contains(**call))?;
        Some(format!("src/draw draws, not `{call}`"))
    };
    page(repository).flat_map(|file| file.objections(draws)).collect()
}

/// An axis is an object to the page, a game and its parameters are data, and only the core's codec writes and reads links.
pub(super) fn javascript_takes_no_text_apart(repository: &Repository) -> Vec<String> {
    let apart = ["axis.split(", "axis.replace(", "axis.startsWith(", "axis.slice(", "axis=", "subject.text."];
    let kinds = ["strip:", "far:", "rows:", "sweep:"];
    let specs =
        ["spec.split(", "spec.replace(", "spec.startsWith(", "spec.slice(", "spec.indexOf(", "spec.match(", "spec}?"];
    let marks = ["split(\"?\")", "split(\"&\")", "indexOf(\"?\")", "decodeURIComponent("];
    let takes = |line: &str| {
        if let Some(text) = specs.iter().chain(&marks).find(|text| line.contains(**text)) {
            return Some(format!("the core says which game a spec names, and with which parameters, not `{text}`"));
        }
        let quoted = |kind: &&&str| ['"', '\'', '`'].iter().any(|quote| line.contains(&format!("{quote}{kind}")));
        let text = apart.iter().find(|text| line.contains(**text)).or_else(|| kinds.iter().find(quoted))?;
        Some(format!("the core reads and writes the text of an axis, not `{text}`"))
    };
    page(repository).filter(|file| file.is("js")).flat_map(|file| file.objections(takes)).collect()
}

/// An error prints itself with a word before its message, which is for programs.
pub(super) fn javascript_tells_errors_in_words(repository: &Repository) -> Vec<String> {
    let tells = |line: &str| line.contains("${error}").then(|| "`wordsOf` tells an error to people".to_owned());
    page(repository).filter(|file| file.is("js")).flat_map(|file| file.objections(tells)).collect()
}

/// The games' names and titles are read from the catalogue, so that a new game is covered at once.
pub(super) fn no_game_is_known_by_name(repository: &Repository) -> Vec<String> {
    let games = names_of_games(repository);
    if games.is_empty() {
        return vec![format!("{PAPERS}: no game's name can be read from it")];
    }
    let known = |line: &str| {
        let game = games.iter().find(|game| is_quoted(line, game))?;
        Some(format!("the page may not know the game `{game}` by name"))
    };
    page(repository).flat_map(|file| file.objections(known)).collect()
}

/// The folder whose entries name the games.
const PAPERS: &str = "src/paper";

/// The names and titles of all games.
pub(super) fn names_of_games(repository: &Repository) -> Vec<&str> {
    repository.under(PAPERS).flat_map(|file| names(&file.text)).collect()
}

/// The values of `name` and `title` at the head of each `Entry { … }` of the catalogue.
fn names(catalogue: &str) -> impl Iterator<Item = &str> {
    let is_definition = |at: usize| catalogue[..at].ends_with("struct ");
    let is_part_of_a_word = |at: usize| catalogue[..at].ends_with(char::is_alphabetic);
    let entries = catalogue.match_indices("Entry {\n");
    let entries = entries.filter(move |&(at, _)| !is_definition(at) && !is_part_of_a_word(at));
    let heads = entries.map(|(at, opening)| &catalogue[at + opening.len()..]);
    heads.flat_map(|entry| {
        ["name: \"", "title: \""].iter().filter_map(move |field| Some(entry.split_once(field)?.1.split_once('"')?.0))
    })
}

/// Whether a name stands in quotes, or begins a permalink.
pub(super) fn is_quoted(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + name.len()..]);
        before.ends_with(['"', '\'', '`', '#']) && after.starts_with(['"', '\'', '`', '?'])
    })
}

fn page(repository: &Repository) -> impl Iterator<Item = &File> {
    repository.under("index.html").chain(repository.under("www"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tests::check;

    fn html(policy: &str) -> String {
        format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">")
    }

    #[test]
    fn policies() {
        let strict = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; form-action 'none'";
        check(the_policy_is_strict, &[("index.html", &html(strict))], &[]);
        for lax in [
            "script-src 'self'",
            "default-src 'self'; base-uri 'none'; form-action 'none'",
            "default-src 'none'; base-uri 'none'",
            &format!("{strict}; style-src 'unsafe-inline'"),
            &format!("{strict}; connect-src *"),
            &format!("{strict}; img-src https://example.org"),
            &strict.replace("'wasm-unsafe-eval'", "'unsafe-eval'"),
            &format!("{strict}; frame-src 'self'"),
        ] {
            check(the_policy_is_strict, &[("index.html", &html(lax))], &["index.html"]);
        }
        check(the_policy_is_strict, &[("index.html", "<html>")], &["index.html"]);
    }

    #[test]
    fn drawing() {
        let text = "const context = canvas.getContext(\"2d\");\ncontext.fillRect(0, 0, 1, 1);";
        check(javascript_draws_nothing, &[("www/map/axes.js", text)], &["www/map/axes.js:2"]);
        check(javascript_draws_nothing, &[("tests/browser/map.js", text)], &[]);
    }

    #[test]
    fn axes() {
        for line in ["axis.split(\":\")", "`${spec}&axis=${axis}`", "homeState(spec, \"strip:64\")", "`far:${width}`"] {
            check(javascript_takes_no_text_apart, &[("www/a.js", line), ("tests/a.js", line)], &["www/a.js:1"]);
        }
        for line in ["axis.kind === \"strip\"", "{ axis: strip }", "const { axis } = state;"] {
            check(javascript_takes_no_text_apart, &[("www/a.js", line)], &[]);
        }
    }

    #[test]
    fn specs() {
        for line in ["spec.split(\"?\")[0]", "game.split(\"?\")", "decodeURIComponent(values)", "`${spec}?d=2`"] {
            check(javascript_takes_no_text_apart, &[("www/a.js", line), ("tests/a.js", line)], &["www/a.js:1"]);
        }
        for line in ["state.spec === shown", "location.href.split(\"#\")[0]", "title.split(\":\")"] {
            check(javascript_takes_no_text_apart, &[("www/a.js", line)], &[]);
        }
    }

    #[test]
    fn errors() {
        let line = "note.textContent = `Not copied: ${error}`;";
        check(javascript_tells_errors_in_words, &[("www/a.js", line), ("tests/a.js", line)], &["www/a.js:1"]);
        check(javascript_tells_errors_in_words, &[("www/a.js", "`Not copied: ${wordsOf(error)}`")], &[]);
    }

    #[test]
    fn hosts() {
        for line in [
            "<script src=\"https://cdn.example/a.js\"></script>",
            "<link rel=\"stylesheet\" href=\"//cdn.example/a.css\">",
            "import a from 'https://cdn.example/a.js';",
            "fetch(`http://example.org`)",
            "background: url(//example.org/a.png)",
        ] {
            check(nothing_comes_from_another_host, &[("www/a.js", line)], &["www/a.js:1"]);
            check(nothing_comes_from_another_host, &[("index.html", line), ("tests/a.js", line)], &["index.html:1"]);
        }
        for line in [
            "<svg xmlns=\"http://www.w3.org/2000/svg\">",
            "<a href=\"https://arxiv.org/\">",
            "  // As https://example.org says.",
            "const ratio = a / b; // a note",
        ] {
            check(nothing_comes_from_another_host, &[("www/a.js", line)], &[]);
        }
    }

    #[test]
    fn workers() {
        let text = "const one = 1;\nnew Worker(new URL(\"./worker.js\", import.meta.url));";
        check(one_module_creates_workers, &[(CREATOR, text), ("www/main.js", text)], &["www/main.js:2"]);
        let import = "import { createClient } from \"../worker/client.js\";";
        check(the_client_is_given, &[(HOST, import), ("www/map/a.js", import)], &["www/map/a.js:1"]);
    }

    #[test]
    fn rooms() {
        let rule = a_room_of_the_page_knows_those_it_needs;
        let maps = ["import { a } from \"../map/a.js\";", " * @typedef {import(\"../map/a.js\").A} A"];
        for line in maps {
            check(rule, &[("www/panel/b.js", line), ("www/main.js", line)], &["www/panel/b.js:1"]);
            check(rule, &[("www/shared/b.js", line), ("www/front/b.js", line)], &["www/shared/b.js:1"]);
            check(rule, &[("www/map/b.js", &line.replace("map", "panel"))], &["www/map/b.js:1"]);
            check(rule, &[("www/cellar/b.js", line)], &["www/cellar/b.js"]);
        }
        for line in ["\"../shared/a.js\"", "\"../../pkg/nimscope.js\"", "\"../state.js\"", "\"./panel/a.js\""] {
            check(rule, &[("www/map/b.js", line)], &[]);
        }
    }

    #[test]
    fn elements() {
        let find = "const root = document.getElementById(\"root\");";
        check(only_the_frame_finds_elements, &[(FRAME, find), ("www/panel/a.js", find)], &["www/panel/a.js:1"]);
        check(only_the_frame_finds_elements, &[("www/a.js", "document.querySelectorAll(\"p\")")], &["www/a.js:1"]);
        check(only_the_frame_finds_elements, &[("www/a.js", "root.querySelector(\"p\")")], &[]);
        let import = "import { byId } from \"../frame.js\";";
        check(only_the_frame_finds_elements, &[(HOST, import), ("www/panel/a.js", import)], &["www/panel/a.js:1"]);
    }

    #[test]
    fn games() {
        let catalogue = "pub struct Entry {\n    pub name: &'static str,\n}\nstatic PAPER: Paper = Paper { title: \"Nim\" };\n\
            static ENTRIES: &[Entry] = &[\n    Entry {\n        name: \"nim2\",\n        title: \"NIM²\",\n    },\n    \
            Entry {\n        name: \"kayles\",\n    },\n];\n\
            const VIEW: ViewEntry = ViewEntry {\n    name: \"strip\",\n};";
        let catalogue = ("src/paper/nim.rs", catalogue);
        for line in ["if (name === \"nim2\")", "open('#kayles?n=1-2')", "title: `NIM²`"] {
            check(no_game_is_known_by_name, &[catalogue, ("www/a.js", line)], &["www/a.js:1"]);
        }
        for line in ["nim2", "\"nim22\"", "\"a nim2 heap\"", "\"Nim\""] {
            check(no_game_is_known_by_name, &[catalogue, ("www/a.js", line)], &[]);
        }
        check(no_game_is_known_by_name, &[("www/a.js", "")], &["src/paper"]);
    }
}
