//! Rules about any text: its length, its beginning, and what must not be in it.

use super::Repository;

/// The most lines a file may have: where, its ending, and the limit.
const LIMITS: &[(&str, &str, usize)] = &[("", "rs", 400), ("www", "js", 200)];

/// What people leave behind. The pieces are put together here so that this list does not object to itself.
const LEFTOVERS: &[&str] = &[
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("dbg", "!("),
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("console", ".log("),
    concat!("#[ign", "ore"),
    concat!("debug", "ger;"),
];

/// Folders of one machine, and a word for where somebody works: the project is at home on every machine.
const MACHINES: &[&str] = &[
    concat!("/wo", "rk/"),
    concat!("/ro", "ot/"),
    concat!("/ho", "me/"),
    concat!("/tm", "p/"),
    concat!("work", "place"),
];

pub(super) fn files_are_short(repository: &Repository) -> Vec<String> {
    let mut problems = Vec::new();
    for (folder, ending, limit) in LIMITS {
        for file in repository.under(folder).filter(|file| file.is(ending)) {
            let lines = file.text.lines().count();
            if lines > *limit {
                problems.push(format!("{}: has {lines} lines; {limit} are the most, so split it", file.path));
            }
        }
    }
    problems
}

pub(super) fn rust_files_begin_with_their_purpose(repository: &Repository) -> Vec<String> {
    let silent = repository.under("").filter(|file| file.is("rs") && !file.text.starts_with("//! "));
    silent.map(|file| format!("{}: does not begin with a `//!` line that says what it is for", file.path)).collect()
}

pub(super) fn nothing_is_left_over(repository: &Repository) -> Vec<String> {
    let code = repository.under("").filter(|file| file.is("rs") || file.is("js") || file.is("css") || file.is("html"));
    code.flat_map(|file| {
        file.objections(|line| match LEFTOVERS.iter().find(|word| line.contains(**word)) {
            Some(word) => Some(format!("`{word}` is left over")),
            None => is_commented_out(line).then(|| "code is commented out".into()),
        })
    })
    .collect()
}

/// Sentences do not end as statements and blocks do. Documentation comments may show code.
fn is_commented_out(line: &str) -> bool {
    let Some(comment) = line.trim().strip_prefix("//") else { return false };
    !comment.starts_with(['/', '!']) && comment.trim_end().ends_with([';', '{', '}'])
}

pub(super) fn no_machine_is_named(repository: &Repository) -> Vec<String> {
    let named = |line: &str| {
        let word = MACHINES.iter().find(|word| line.contains(**word))?;
        Some(format!("`{word}` belongs to one machine"))
    };
    repository.under("").flat_map(|file| file.objections(named)).collect()
}

/// Whoever installs from the lock file may use any mirror of the registry.
pub(super) fn the_lock_file_names_no_host(repository: &Repository) -> Vec<String> {
    let resolved = |line: &str| line.contains("\"resolved\"").then(|| "a download address is locked".into());
    repository.under("tests/browser/package-lock.json").flat_map(|file| file.objections(resolved)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tests::check;

    #[test]
    fn lengths() {
        let long = |lines: usize| "//! A line.\n".repeat(lines);
        check(files_are_short, &[("src/a.rs", &long(400)), ("xtask/src/b.rs", &long(401))], &["xtask/src/b.rs"]);
        check(files_are_short, &[("www/a.js", &long(200)), ("www/map/b.js", &long(201))], &["www/map/b.js"]);
        check(files_are_short, &[("tests/browser/a.js", &long(300)), ("README.md", &long(900))], &[]);
    }

    #[test]
    fn beginnings() {
        let files = [("src/a.rs", "//! Why.\n"), ("src/b.rs", "use c;\n//! Late.\n"), ("xtask/c.rs", ""), ("a.js", "")];
        check(rust_files_begin_with_their_purpose, &files, &["src/b.rs", "xtask/c.rs"]);
    }

    #[test]
    fn leftovers() {
        for word in LEFTOVERS {
            let text = format!("fn f() {{}}\n{word}\n");
            check(nothing_is_left_over, &[("src/a.rs", &text), ("docs/a.md", &text)], &["src/a.rs:2"]);
            check(nothing_is_left_over, &[("www/a.js", &text)], &["www/a.js:2"]);
        }
    }

    #[test]
    fn commented_out_code() {
        for line in ["// let x = 1;", "    //foo();", "// if (x) {", "// }"] {
            check(nothing_is_left_over, &[("www/a.js", line)], &["www/a.js:1"]);
        }
        for line in ["// A sentence.", "/// let x = 1;", "//! fn main() {}", "let x = 1; // so be it", "//"] {
            check(nothing_is_left_over, &[("src/a.rs", line)], &[]);
        }
    }

    #[test]
    fn machines() {
        for word in MACHINES {
            let text = format!("one\n\"{word}nimscope\"\n");
            check(no_machine_is_named, &[("README.md", &text)], &["README.md:2"]);
        }
        check(no_machine_is_named, &[("a.js", "import './www/worker/client.js'; // homework")], &[]);
    }

    #[test]
    fn locks() {
        let lock = "{\n\"resolved\": \"https://registry.example/a.tgz\"\n}";
        check(
            the_lock_file_names_no_host,
            &[("tests/browser/package-lock.json", lock)],
            &["tests/browser/package-lock.json:2"],
        );
        check(the_lock_file_names_no_host, &[("tests/browser/package-lock.json", "{}"), ("a.json", lock)], &[]);
    }
}
