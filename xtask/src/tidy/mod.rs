//! `cargo xtask tidy`: the rules of this repository that no ready-made tool checks.
//!
//! A rule reads the files and gives back one line for each place that breaks it. Its tests show it failing.

mod architecture;
mod page;
mod papers;
mod text;
mod words;

use crate::{files, shell};
use anyhow::{Result, bail};

type Rule = fn(&Repository) -> Vec<String>;

const RULES: &[Rule] = &[
    text::files_are_short,
    text::rust_files_begin_with_their_purpose,
    text::nothing_is_left_over,
    text::no_machine_is_named,
    text::the_lock_file_names_no_host,
    architecture::a_room_knows_those_it_needs,
    architecture::only_web_sees_javascript,
    architecture::no_binding_is_written_by_hand,
    architecture::the_core_does_no_input_or_output,
    architecture::values_are_exact,
    words::no_two_types_share_a_name,
    words::no_type_is_renamed_for_typescript,
    words::words_given_up_stay_so,
    papers::a_paper_is_named_in_its_room_alone,
    papers::no_game_is_named_outside_its_paper,
    page::the_policy_is_strict,
    page::nothing_comes_from_another_host,
    page::one_module_creates_workers,
    page::the_client_is_given,
    page::a_room_of_the_page_knows_those_it_needs,
    page::only_the_frame_finds_elements,
    page::no_game_is_known_by_name,
    page::javascript_draws_nothing,
    page::javascript_takes_no_text_apart,
    page::javascript_tells_errors_in_words,
];

/// Checks all rules and prints what breaks them.
pub(crate) fn tidy() -> Result<()> {
    let repository = Repository::read()?;
    let problems: Vec<String> = RULES.iter().flat_map(|rule| rule(&repository)).collect();
    for problem in &problems {
        eprintln!("{problem}");
    }
    match problems.len() {
        0 => Ok(()),
        1 => bail!("one place breaks a rule of the repository"),
        count => bail!("{count} places break a rule of the repository"),
    }
}

/// The text files of the repository.
struct Repository {
    files: Vec<File>,
}

/// A text file; its path is relative to the repository, with slashes.
struct File {
    path: String,
    text: String,
}

impl Repository {
    fn read() -> Result<Repository> {
        let root = shell::root();
        let mut files = Vec::new();
        for path in files::below(&root, |name| !is_made_by_tools(name))? {
            let name = path.strip_prefix(&root)?.to_string_lossy().replace('\\', "/");
            // What is not UTF-8 is a picture. In a second work tree `.git` is a file, which names a folder of the machine.
            if let Ok(text) = std::fs::read_to_string(&path)
                && name != ".git"
            {
                files.push(File { path: name, text });
            }
        }
        Ok(Repository { files })
    }

    /// The files below a folder, or the file itself.
    fn under(&self, path: &str) -> impl Iterator<Item = &File> {
        self.files.iter().filter(move |file| file.is_under(path))
    }
}

/// Whether a folder of this name holds what tools made, not people.
fn is_made_by_tools(folder: &str) -> bool {
    [".git", "node_modules", "dist", "dist.next"].contains(&folder) || folder.starts_with("target")
}

impl File {
    fn is_under(&self, path: &str) -> bool {
        self.path.strip_prefix(path).is_some_and(|rest| path.is_empty() || rest.is_empty() || rest.starts_with('/'))
    }

    fn is(&self, ending: &str) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, found)| found == ending)
    }

    /// One problem for each line that `what` objects to, naming the place.
    fn objections(&self, what: impl Fn(&str) -> Option<String>) -> Vec<String> {
        let lines = self.text.lines().enumerate();
        lines.filter_map(|(index, line)| Some(format!("{}:{}: {}", self.path, index + 1, what(line)?))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Applies a rule to files given as (path, text) and compares the places that it names, as "path:line" or "path".
    pub(super) fn check(rule: Rule, files: &[(&str, &str)], places: &[&str]) {
        let files = files.iter().map(|(path, text)| File { path: (*path).into(), text: (*text).into() }).collect();
        let problems = rule(&Repository { files });
        let found: Vec<&str> = problems.iter().map(|problem| problem.split(": ").next().unwrap()).collect();
        assert_eq!(found, places, "{problems:#?}");
    }

    #[test]
    fn folders_are_told_from_names_that_begin_alike() {
        let file = File { path: "src/web.rs".into(), text: String::new() };
        assert!(file.is_under("src") && file.is_under("src/web.rs") && file.is_under(""));
        assert!(!file.is_under("sr") && !file.is_under("src/we"));
        assert!(file.is("rs") && !file.is("s"));
    }

    #[test]
    fn the_repository_is_read() {
        let repository = Repository::read().unwrap();
        assert!(repository.files.iter().any(|file| file.path == "xtask/src/tidy/mod.rs"));
        assert!(!repository.files.iter().any(|file| file.path.starts_with("target")));
    }
}
