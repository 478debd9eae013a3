//! `nimscope games`: the catalogue, whole.

use super::{json, print};
use nimscope::paper;

#[test]
fn text_names_every_game_and_parameter() {
    let text = print(&["games"]);
    for entry in paper::entries() {
        assert!(text.contains(&format!("{}: {}\n  {}\n", entry.name, entry.title, entry.rule)), "{}", entry.name);
        assert!(text.contains(entry.paper.title) && text.contains(entry.paper.authors), "{}", entry.name);
        for parameter in entry.forms.iter().flat_map(|form| form.parameters) {
            assert!(text.contains(&format!("\n  {}: ", parameter.name)), "{} of {}", parameter.name, entry.name);
            assert!(text.contains(&format!("; by default {}\n      {}\n", parameter.default, parameter.hint)));
        }
        for sheet in entry.sheets {
            let line = format!("\n  sheet {}: {}\n      {}\n", sheet.name, sheet.title, sheet.hint);
            assert!(text.contains(&line), "{} of {}", sheet.name, entry.name);
        }
    }
}

#[test]
fn every_spec_of_the_text_is_a_game() {
    let text = print(&["games"]);
    let specs: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("  spec: ")).collect();
    assert!(specs.len() >= paper::entries().len(), "{specs:?}");
    for spec in specs {
        let spec = spec.trim_matches('\'');
        // Nobody means a bound of Dynamic Nim by default, or a second heap.
        let is_asked = spec.starts_with("dynamic") || spec.starts_with("global");
        let column: &[&str] = if is_asked { &["3"] } else { &[] };
        let value = print(&[&["value", spec, "7"], column].concat());
        assert!(value.trim_end().parse::<u32>().is_ok(), "{spec}: {value}");
    }
}

#[test]
fn kinds_are_told_in_words() {
    let text = print(&["games"]);
    for words in [
        "Y: a whole number from 1 to 1000; by default 5",
        "S: a set of whole numbers from 1 to 1000; by default 1",
        "round: floor (down) or ceil (up); by default floor",
        "f: a rule in n; by default 2n",
        "F: a rule in k, j, n; by default j != k and j != 2k",
        "heaps: at most 64 heaps of at most 1000000; by default 3,5,4",
        "d: a number larger than 1 and at most 100, exactly, such as 7/4 or 1.75; by default 7/4",
        "2n: Fibonacci Nim",
    ] {
        assert!(text.contains(words), "{words}");
    }
}

#[test]
fn json_is_the_catalogue() {
    let catalogue = serde_json::to_value(paper::entries()).expect("plain data");
    assert_eq!(json(&["games", "--format", "json"]), catalogue);
}
