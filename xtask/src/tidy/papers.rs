//! A paper has a room of its own: nobody else names it, nor its games.

use super::architecture::named_in;
use super::page::{is_quoted, names_of_games};
use super::{File, Repository};

/// The folder of the papers, one folder each, and the file that lists them.
const PAPERS: &str = "src/paper";
const REGISTRY: &str = "src/paper/mod.rs";

/// The command line has commands that are about one paper.
const COMMANDS: &str = "src/bin/nimscope/paper";

pub(super) fn a_paper_is_named_in_its_room_alone(repository: &Repository) -> Vec<String> {
    let mut papers: Vec<&str> = repository.under(PAPERS).filter_map(paper).collect();
    papers.dedup();
    let stranger = |file: &File| {
        let (own, mut names) = (paper(file), named_in(&file.text, "paper::"));
        names.extend(named_in(&file.text, "super::"));
        let named = names.into_iter().find(|name| papers.contains(&name.as_str()) && own != Some(name))?;
        Some(format!("{}: only {PAPERS}/{named} and the registry may name `{named}`", file.path))
    };
    let others = repository.under("src").filter(|file| file.path != REGISTRY && !file.is_under(COMMANDS));
    others.filter_map(stranger).collect()
}

/// The games' names and titles are read from their entries. Comments may tell of a game, and so may the help of the command
/// line.
pub(super) fn no_game_is_named_outside_its_paper(repository: &Repository) -> Vec<String> {
    let games = names_of_games(repository);
    let named = |line: &str| {
        let code = line.split("//").next().unwrap_or_default();
        let game = games.iter().find(|game| is_quoted(code, game))?;
        Some(format!("only {PAPERS} may know the game `{game}` by name"))
    };
    let others = repository.under("src").filter(|file| !file.is_under(PAPERS) && !file.is_under("src/bin"));
    others.flat_map(|file| file.objections(named)).collect()
}

/// The paper whose room a file is in.
fn paper(file: &File) -> Option<&str> {
    Some(file.path.strip_prefix(PAPERS)?.strip_prefix('/')?.split_once('/')?.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tests::check;

    const NIM: (&str, &str) = ("src/paper/nim/entry.rs", "Entry {\n    name: \"nim\",\n    title: \"Nim\",\n}");
    const KAYLES: (&str, &str) =
        ("src/paper/kayles/entry.rs", "Entry {\n    name: \"kayles\",\n    title: \"Kayles\",\n}");

    #[test]
    fn a_room_is_private() {
        let ways = [
            ("src/engine/mod.rs", "use crate::paper::nim::Heap;"),
            ("src/table/mod.rs", "use crate::paper::{Spec, nim};"),
            ("src/paper/game.rs", "use super::nim::Heap;"),
            ("src/paper/kayles/rules.rs", "use crate::paper::nim::Heap;"),
            ("src/bin/nimscope/value.rs", "use nimscope::paper::nim::Heap;"),
        ];
        for (path, text) in ways {
            check(a_paper_is_named_in_its_room_alone, &[NIM, KAYLES, (path, text)], &[path]);
        }
        let fine = [
            NIM,
            KAYLES,
            ("src/paper/nim/rules.rs", "use crate::paper::nim::Heap;"),
            ("src/paper/mod.rs", "pub mod nim;\nuse self::nim::claims;"),
            ("src/bin/nimscope/paper/gaps.rs", "use nimscope::paper::nim::Heap;"),
            ("src/engine/mod.rs", "use crate::paper::Spec;"),
            ("tests/it/nim.rs", "use nimscope::paper::nim::Heap;"),
        ];
        check(a_paper_is_named_in_its_room_alone, &fine, &[]);
    }

    #[test]
    fn games_are_strangers_elsewhere() {
        for text in ["Spec::parse(\"nim\")", "Spec::parse(\"nim?n=3\")", "let title = \"Kayles\";"] {
            check(no_game_is_named_outside_its_paper, &[NIM, KAYLES, ("src/link.rs", text)], &["src/link.rs:1"]);
            check(no_game_is_named_outside_its_paper, &[NIM, KAYLES, ("src/paper/nim/claims.rs", text)], &[]);
        }
        for text in ["/// Such as \"nim\".", "parse(name)", "let minimal = \"nimble\";"] {
            check(no_game_is_named_outside_its_paper, &[NIM, KAYLES, ("src/link.rs", text)], &[]);
        }
    }
}
