//! One word for one thing: a reader who meets a type's name again meets the same thing again.

use super::{File, Repository};

/// The command line has words of its own: what it can be told is named after what that is about.
const COMMANDS: &str = "src/bin";

/// The boundary may show a type of the core to JavaScript under its own name.
const BOUNDARY: &str = "src/web";

/// No two types have the same name. Inside its folder a paper has words of its own as well.
pub(super) fn no_two_types_share_a_name(repository: &Repository) -> Vec<String> {
    let mut seen: Vec<(String, &str)> = Vec::new();
    let files =
        repository.under("src").filter(|file| file.is("rs") && !file.is_under(COMMANDS) && !is_of_a_paper(file));
    let mut shared = Vec::new();
    for file in files {
        for (index, name) in types(&file.text) {
            if is_shown(file, &name) {
                continue;
            }
            match seen.iter().find(|(other, _)| *other == name) {
                Some((_, other)) => {
                    shared.push(format!("{}:{}: {other} has a type `{name}` already", file.path, index + 1));
                }
                None => seen.push((name, &file.path)),
            }
        }
    }
    shared
}

/// What TypeScript knows is called as in Rust.
pub(super) fn no_type_is_renamed_for_typescript(repository: &Repository) -> Vec<String> {
    let renames =
        |line: &str| line.contains("ts(rename =").then(|| "a type has one name, in both languages".to_owned());
    repository.under("src").flat_map(|file| file.objections(renames)).collect()
}

/// Words that were given up, and what is said instead.
const GIVEN_UP: &[(&str, &str)] = &[("put right", "corrected")];

/// A word that was given up stays so wherever people read.
pub(super) fn words_given_up_stay_so(repository: &Repository) -> Vec<String> {
    let said = |line: &str| {
        let (old, new) = GIVEN_UP.iter().find(|(old, _)| line.contains(old))?;
        Some(format!("say `{new}`, not `{old}`"))
    };
    ["src", "www", "docs"]
        .into_iter()
        .flat_map(|room| repository.under(room))
        .flat_map(|file| file.objections(said))
        .collect()
}

/// Whether a file stands in a paper's own folder.
fn is_of_a_paper(file: &File) -> bool {
    file.path.strip_prefix("src/paper/").is_some_and(|rest| rest.contains('/'))
}

/// Whether the boundary wraps the core's type of this name.
fn is_shown(file: &File, name: &str) -> bool {
    file.is_under(BOUNDARY)
        && file.text.lines().any(|line| line.trim().starts_with("inner: ") && line.ends_with(&format!("::{name},")))
}

/// The types that other modules can see, each with its line.
fn types(text: &str) -> impl Iterator<Item = (usize, String)> {
    text.lines().enumerate().filter_map(|(index, line)| {
        let mut words = line.split_whitespace();
        words.next().filter(|word| *word == "pub" || word.starts_with("pub("))?;
        let kinds = ["struct", "enum", "trait", "type", "union"];
        // `pub(in super::super)` has a space in it.
        words.by_ref().take(2).find(|word| kinds.contains(word))?;
        let name = words.next()?;
        Some((index, name.split(|letter: char| !letter.is_alphanumeric()).next()?.to_owned()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tests::check;

    #[test]
    fn types_are_told_apart() {
        let (first, other) = ("src/a.rs", "src/b/c.rs");
        for text in ["pub struct Cell {", "pub(super) enum Cell {", "    pub(in super::super) type Cell<T> = T;"] {
            check(no_two_types_share_a_name, &[(first, "pub struct Cell;"), (other, text)], &["src/b/c.rs:1"]);
            for own in ["src/bin/nimscope/a.rs", "src/paper/memgames/a.rs", "tests/a.rs"] {
                check(no_two_types_share_a_name, &[(first, text), (own, text)], &[]);
            }
        }
        for text in ["struct Cell;", "pub struct Cells;", "pub fn cell() -> Cell {", "use super::Cell;"] {
            check(no_two_types_share_a_name, &[(first, "pub struct Cell;"), (other, text)], &[]);
        }
    }

    #[test]
    fn the_boundary_shows_what_is_there() {
        let shown = "pub struct Cell {\n    inner: a::Cell,\n}";
        check(no_two_types_share_a_name, &[("src/a.rs", "pub struct Cell;"), ("src/web/a.rs", shown)], &[]);
        let other = "pub struct Cell {\n    row: u64,\n}";
        check(
            no_two_types_share_a_name,
            &[("src/a.rs", "pub struct Cell;"), ("src/web/a.rs", other)],
            &["src/web/a.rs:1"],
        );
    }

    #[test]
    fn old_words() {
        let line = "Theorem 4, put right";
        check(
            words_given_up_stay_so,
            &[("src/a.rs", line), ("docs/b.md", line), ("tests/c.rs", line)],
            &["src/a.rs:1", "docs/b.md:1"],
        );
        check(words_given_up_stay_so, &[("www/a.js", "Theorem 4, corrected")], &[]);
    }

    #[test]
    fn renames() {
        let line = "#[cfg_attr(test, derive(ts_rs::TS), ts(rename = \"Shape\"))]";
        check(no_type_is_renamed_for_typescript, &[("src/a.rs", line), ("xtask/a.rs", line)], &["src/a.rs:1"]);
    }
}
