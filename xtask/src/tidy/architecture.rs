//! The invariants of docs/architecture.md that can be read off the core's imports.

use super::{File, Repository};

/// The parts of the standard library that reach outside the program, and the macros that print.
const OUTSIDE: &[&str] = &["env", "fs", "io", "net", "process", "time"];
const PRINTING: &[&str] = &["print!(", "println!(", "eprint!(", "eprintln!("];

/// The words that a file needs to speak of JavaScript.
const JAVASCRIPT: &[&str] = &["wasm_bindgen", "js_sys", "web_sys", "JsValue"];

pub(super) fn game_knows_no_other_module(repository: &Repository) -> Vec<String> {
    let foreign = |file: &File| {
        let mut names = named_in(&file.text, "crate::");
        names.extend(named_in(&file.text, "super::super::"));
        if file.path == "src/game/mod.rs" {
            names.extend(named_in(&file.text, "super::"));
        }
        let foreign = names.into_iter().find(|name| !["game", "super", "*"].contains(&name.as_str()))?;
        Some(format!("{}: `game` may not know `{foreign}`", file.path))
    };
    repository.under("src/game").filter_map(foreign).collect()
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

pub(super) fn engines_know_rules_alone(repository: &Repository) -> Vec<String> {
    knows_no_other(repository, "engine", &["game", "grow"])
}

pub(super) fn draw_is_given_what_it_shows(repository: &Repository) -> Vec<String> {
    knows_no_other(repository, "draw", &["game", "paper", "table", "paint"])
}

/// One problem for each file of a room that names another room than those it may know.
fn knows_no_other(repository: &Repository, room: &str, known: &[&str]) -> Vec<String> {
    let foreign = |file: &File| {
        let names = named_in(&file.text, "crate::");
        let foreign = names.into_iter().find(|name| name != room && !known.contains(&name.as_str()))?;
        Some(format!("{}: `{room}` may not know `{foreign}`", file.path))
    };
    repository.under(&format!("src/{room}")).filter_map(foreign).collect()
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
    fn game_stands_alone() {
        let ways = [
            ("src/game/mem.rs", "use crate::engine::Table;"),
            ("src/game/mem.rs", "use crate::{game::Move, paint};"),
            ("src/game/mem.rs", "use super::super::link;"),
            ("src/game/mod.rs", "use super::engine;"),
        ];
        for (path, text) in ways {
            check(game_knows_no_other_module, &[(path, text)], &[path]);
        }
        let fine = [
            ("src/game/mem.rs", "use crate::game::Move;\nuse super::spec;"),
            ("src/game/mod.rs", "mod tests { use super::*; }"),
            ("src/engine/mod.rs", "use crate::table;"),
        ];
        check(game_knows_no_other_module, &fine, &[]);
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
    fn an_engine_knows_no_game() {
        let (foreign, fine) =
            ("use crate::paper::Spec;", "use crate::engine::Engine;\nuse crate::game::{Cell, big::Big};");
        check(engines_know_rules_alone, &[("src/engine/mod.rs", foreign)], &["src/engine/mod.rs"]);
        check(engines_know_rules_alone, &[("src/engine/mod.rs", fine), ("src/table/mod.rs", foreign)], &[]);
    }

    #[test]
    fn draw_opens_no_engine() {
        for text in ["use crate::engine::open;", "use crate::{link, paint};", "crate::web::x()"] {
            check(draw_is_given_what_it_shows, &[("src/draw/axes.rs", text)], &["src/draw/axes.rs"]);
        }
        check(
            draw_is_given_what_it_shows,
            &[("src/draw/axes.rs", "use crate::table::Axis;"), ("src/web/mod.rs", "use crate::engine;")],
            &[],
        );
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
