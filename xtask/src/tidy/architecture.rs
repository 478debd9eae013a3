//! The invariants of docs/architecture.md that can be read off the core's imports.

use super::{File, Repository};

/// The parts of the standard library that reach outside the program, and the macros that print.
const OUTSIDE: &[&str] = &["env", "fs", "io", "net", "process", "time"];
const PRINTING: &[&str] = &["print!(", "println!(", "eprint!(", "eprintln!("];

/// The words that a file needs to speak of JavaScript.
const JAVASCRIPT: &[&str] = &["wasm_bindgen", "js_sys", "web_sys", "JsValue"];

/// The rooms of the core, and which of the others each may know. The command line may know them all.
const ROOMS: &[(&str, &[&str])] = &[
    ("claim", &["engine", "game", "grow", "link", "paper", "table"]),
    ("draw", &["game", "paint", "paper", "table"]),
    ("engine", &["game", "grow"]),
    ("figure", &["draw", "engine", "game", "grow", "latex", "link", "paint", "paper", "table"]),
    ("game", &[]),
    ("grow", &["game"]),
    ("latex", &[]),
    ("link", &["game", "paint", "paper", "table"]),
    ("listing", &["engine", "game", "grow", "link", "paper", "table"]),
    ("page", &["claim", "draw", "game", "link", "paint", "paper", "session", "table"]),
    ("paint", &["game"]),
    ("paper", &["claim", "engine", "game", "grow", "sheet", "table"]),
    ("play", &["engine", "game", "grow", "paper"]),
    (
        "session",
        &[
            "claim", "draw", "engine", "figure", "game", "grow", "link", "listing", "page", "paint", "paper", "play",
            "sheet", "table",
        ],
    ),
    ("sheet", &["grow", "latex", "paper"]),
    ("table", &["engine", "game", "grow", "latex", "paint", "paper"]),
    ("web", &["draw", "figure", "game", "grow", "link", "page", "paint", "paper", "session", "table"]),
];

/// A room that learns of another one has to say so in the list above.
pub(super) fn a_room_knows_those_it_needs(repository: &Repository) -> Vec<String> {
    let stray = |file: &File| {
        let path = file.path.strip_prefix("src/")?.strip_suffix(".rs")?;
        let modules: Vec<&str> = path.split('/').filter(|module| *module != "mod").collect();
        let room = *modules.first()?;
        if ["lib", "bin"].contains(&room) {
            return None;
        }
        let Some((_, known)) = ROOMS.iter().find(|(name, _)| *name == room) else {
            return Some(format!("{}: `{room}` is a new room; say what it may know", file.path));
        };
        let mut names = named_in(&file.text, "crate::");
        names.extend(named_in(&file.text, &"super::".repeat(modules.len())));
        let is_stranger = |name: &String| {
            let is_room = ROOMS.iter().any(|(room, _)| room == name);
            is_room && name != room && !known.contains(&name.as_str())
        };
        let stranger = names.into_iter().find(is_stranger)?;
        Some(format!("{}: `{room}` may not know `{stranger}`", file.path))
    };
    repository.under("src").filter_map(stray).collect()
}

pub(super) fn only_web_sees_javascript(repository: &Repository) -> Vec<String> {
    let core = repository.under("src").filter(|file| !file.is_under("src/web"));
    core.flat_map(|file| {
        file.objections(|line| {
            let word = JAVASCRIPT.iter().find(|word| line.contains(**word))?;
            Some(format!("only src/web may speak of `{word}`"))
        })
    })
    .collect()
}

pub(super) fn no_binding_is_written_by_hand(repository: &Repository) -> Vec<String> {
    let by_hand = |line: &str| line.contains("extern \"C\"").then(|| "web-sys and js-sys bind the browser".to_owned());
    repository.under("src").flat_map(|file| file.objections(by_hand)).collect()
}

/// Where values are worked out, read and told.
const EXACT: &[&str] = &["src/engine", "src/game/big", "src/game/rule", "src/paper", "src/play", "src/sheet"];

/// Where a paper places lines on a map, and where it estimates how much work is ahead.
const ROUGH: &[&str] = &["marks.rs", "src/paper/imark/engine/far/"];

pub(super) fn values_are_exact(repository: &Repository) -> Vec<String> {
    let floats = |line: &str| {
        let code = line.split("//").next()?;
        let mut words = code.split(|letter: char| !letter.is_alphanumeric());
        words.any(|word| ["f32", "f64"].contains(&word)).then(|| "a value is never a float".to_owned())
    };
    let is_exact = |file: &&File| !ROUGH.iter().any(|rough| file.path.contains(rough));
    let exact = EXACT.iter().flat_map(|room| repository.under(room)).filter(is_exact);
    exact.flat_map(|file| file.objections(floats)).collect()
}

/// A test of the core that writes a file when it is asked to.
const WRITER: &str = "src/page/typescript.rs";

pub(super) fn the_core_does_no_input_or_output(repository: &Repository) -> Vec<String> {
    let core = repository.under("src").filter(|file| !file.is_under("src/bin") && file.path != WRITER);
    let reaching = |file: &File| {
        let used = named_in(&file.text, "std::").into_iter().find(|name| OUTSIDE.contains(&name.as_str()));
        let used = used.map(|name| format!("std::{name}"));
        let printed = PRINTING.iter().find(|word| file.text.contains(**word)).map(|word| (*word).to_owned());
        Some(format!("{}: the core may not use `{}`: no files, no clock", file.path, used.or(printed)?))
    };
    core.filter_map(reaching).collect()
}

/// The names that follow a path prefix such as `crate::`, those in braces included.
pub(super) fn named_in(text: &str, prefix: &str) -> Vec<String> {
    let mut names = Vec::new();
    for (at, _) in text.match_indices(prefix) {
        let rest = &text[at + prefix.len()..];
        match rest.strip_prefix('{') {
            Some(group) => names.extend(first_names(group)),
            None => names.push(name_at_start(rest)),
        }
    }
    names
}

/// The first name of each path in a braced group whose opening brace has been read.
fn first_names(group: &str) -> Vec<String> {
    let mut names = Vec::new();
    let (mut depth, mut expected) = (0, true);
    for (at, character) in group.char_indices() {
        match character {
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            '{' => depth += 1,
            ',' if depth == 0 => expected = true,
            _ if expected && !character.is_whitespace() => {
                names.push(name_at_start(&group[at..]));
                expected = false;
            }
            _ => {}
        }
    }
    names
}

fn name_at_start(text: &str) -> String {
    text.chars().take_while(|character| character.is_alphanumeric() || "_*".contains(*character)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tests::check;

    #[test]
    fn names_are_found_in_paths_and_groups() {
        assert_eq!(named_in("use std::fs;\nlet x = std::io::stdin();", "std::"), ["fs", "io"]);
        assert_eq!(named_in("use std::{cmp::{max, min},\n    fmt, io::Read};", "std::"), ["cmp", "fmt", "io"]);
        assert_eq!(named_in("use super::*;", "super::"), ["*"]);
    }

    #[test]
    fn rooms_know_what_they_say() {
        let ways = [
            ("src/game/mem.rs", "use crate::engine::Table;"),
            ("src/game/mem.rs", "use crate::{game::Move, paint};"),
            ("src/game/mem.rs", "use super::super::link;"),
            ("src/game/mod.rs", "use super::engine;"),
            ("src/latex.rs", "use super::table::Axis;"),
            ("src/engine/mod.rs", "use crate::paper::Spec;"),
            ("src/draw/axes.rs", "use crate::engine::open;"),
            ("src/draw/axes.rs", "use crate::{link, paint};"),
            ("src/draw/axes.rs", "crate::web::x()"),
            ("src/cellar/mod.rs", "//! Nothing yet."),
        ];
        for (path, text) in ways {
            check(a_room_knows_those_it_needs, &[(path, text)], &[path]);
        }
        let fine = [
            ("src/game/mem.rs", "use crate::game::Move;\nuse super::spec;\nuse super::link;"),
            ("src/game/mod.rs", "mod tests { use super::*; }"),
            ("src/engine/mod.rs", "use crate::engine::Engine;\nuse crate::game::{Cell, big::Big};"),
            ("src/draw/axes.rs", "use crate::table::Axis;\ncrate::later!(\"words\")"),
            ("src/bin/nimscope/main.rs", "use crate::engine::open;"),
            ("src/lib.rs", "pub mod engine;"),
        ];
        check(a_room_knows_those_it_needs, &fine, &[]);
    }

    #[test]
    fn javascript_stays_at_the_edge() {
        for word in JAVASCRIPT {
            let text = format!("//! Why.\nuse {word}::x;");
            check(
                only_web_sees_javascript,
                &[("src/table/mod.rs", &text), ("src/web/scope.rs", &text)],
                &["src/table/mod.rs:2"],
            );
        }
    }

    #[test]
    fn bindings_are_generated() {
        let text = "#[wasm_bindgen]\nextern \"C\" {";
        check(no_binding_is_written_by_hand, &[("src/web/mod.rs", text)], &["src/web/mod.rs:2"]);
        check(no_binding_is_written_by_hand, &[("src/web/mod.rs", "use web_sys::console;")], &[]);
    }

    #[test]
    fn floats_stay_beside_values() {
        let line = "let half = value as f64 / 2.0;";
        for path in ["src/engine/mod.rs", "src/paper/imark/theorems/mod.rs", "src/game/rule/number.rs"] {
            check(values_are_exact, &[(path, line)], &[&format!("{path}:1")]);
            check(values_are_exact, &[(path, "/// No f64."), (path, "let of64 = half_of(64);")], &[]);
        }
        for path in ["src/paint/scale.rs", "src/paper/imark/marks.rs", "src/paper/imark/engine/far/reach.rs"] {
            check(values_are_exact, &[(path, line)], &[]);
        }
    }

    #[test]
    fn the_core_reaches_nowhere() {
        for text in ["use std::fs;", "std::time::Instant::now()", "use std::{fmt, io};", "println!(\"x\")"] {
            check(the_core_does_no_input_or_output, &[("src/link.rs", text)], &["src/link.rs"]);
            check(the_core_does_no_input_or_output, &[("src/bin/nimscope/main.rs", text), (WRITER, text)], &[]);
        }
        check(the_core_does_no_input_or_output, &[("src/link.rs", "use std::{fmt, iter};")], &[]);
    }
}
