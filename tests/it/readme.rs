//! The README's table of games is the catalogue's.

use nimscope::paper;
use std::fmt::Write;

use nimscope::paper::Spec;

/// The table as the README shows it, paper by paper.
fn table() -> String {
    let mut text = String::from("| game | spec | rule | paper |\n|---|---|---|---|\n");
    for entry in paper::entries() {
        let specs: Vec<String> = entry
            .forms
            .iter()
            .map(|form| {
                let pairs: Vec<String> = form
                    .parameters
                    .iter()
                    .map(|parameter| format!("{}={}", parameter.name, parameter.default))
                    .collect();
                let text =
                    if pairs.is_empty() { entry.name.into() } else { format!("{}?{}", entry.name, pairs.join("&")) };
                Spec::parse(&text).expect("defaults are valid");
                format!("`{text}`")
            })
            .collect();
        let (title, rule, paper) = (entry.title, entry.rule, entry.paper.title);
        writeln!(text, "| {title} | {} | {rule} | {paper} |", specs.join(", ")).expect("a string takes any text");
    }
    text
}

#[test]
fn the_table_of_games_is_the_catalogue() {
    let table = table();
    assert!(include_str!("../../README.md").contains(&table), "put this into README.md:\n{table}");
}
