//! The gap table: the paper's first records, the golden sequences, and a scan that may stop anywhere.

use std::collections::BTreeMap;

use nimscope::paper::Spec;
use nimscope::sheet;
use nimscope::sheet::{Growing, SheetMark};
use serde_json::Value;

use super::{row, texts};

/// A scan of at least so many heaps, in steps of so much work.
fn scanned(spec: &str, heaps: u64, work: u64) -> Box<dyn Growing> {
    let mut growing = sheet::open(&Spec::parse(spec).expect("a spec"), "gaps").expect("a sheet");
    while growing.progress().done < heaps {
        growing.advance(work);
    }
    growing
}

/// The longest gap of every value by a walk over the digits of a sequence: from, to.
fn longest(sequence: &str) -> BTreeMap<usize, (usize, usize)> {
    let mut last: BTreeMap<char, usize> = BTreeMap::new();
    let mut longest: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
    for (n, value) in sequence.chars().enumerate() {
        if let Some(from) = last.insert(value, n) {
            let value = value.to_digit(10).expect("a digit") as usize;
            if longest.get(&value).is_none_or(|(a, b)| n - from > b - a) {
                longest.insert(value, (from, n));
            }
        }
    }
    longest
}

#[test]
fn the_first_three_records_of_table_1() {
    let sheet = scanned("imark?S=1&D=2,3", 20_000, 1_000).read();
    let part = &sheet.parts[0];
    assert_eq!(texts(part, "maximum gap")[..3], ["4", "8", "19"]);
    assert_eq!(texts(part, "from")[..3], ["19", "6973", "13946"]);
    assert_eq!(texts(part, "to")[..3], ["23", "6981", "13965"]);
    assert_eq!(texts(part, "as printed"), ["4", "8", "19", "240"]);
    assert_eq!(texts(part, "bound in the paper"), ["4", "10", "49", ""]);
    assert_eq!(texts(part, "proved here"), ["4", "8", "19", "240"]);
    let marks: Vec<SheetMark> = row(part, "maximum gap").cells.iter().map(|cell| cell.mark).collect();
    assert_eq!(
        marks,
        [SheetMark::Agrees, SheetMark::Agrees, SheetMark::Agrees, SheetMark::None],
        "the gap of 240 is not reached yet"
    );
    assert!(sheet.done >= 20_000 && sheet.done < sheet.target);
    assert!(part.note.contains(&format!("n < {}", sheet.done)), "{}", part.note);
}

#[test]
fn the_gap_of_240() {
    let sheet = scanned("imark?S=1&D=2,3", 147_707_821, 100_000_000).read();
    let latest = &sheet.parts[1].rows[0];
    let texts: Vec<&str> = latest.cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!((latest.label.as_str(), texts), ("3", vec!["240", "147707580", "147707820"]));
    assert!(row(&sheet.parts[0], "maximum gap").cells.iter().all(|cell| cell.mark == SheetMark::Agrees));
}

#[test]
fn golden_sequences_have_these_gaps() {
    let golden: Value = serde_json::from_str(include_str!("../golden/imark_sg.json")).expect("JSON");
    let set = |value: &Value| -> String {
        value.as_array().expect("a set").iter().map(Value::to_string).collect::<Vec<_>>().join(",")
    };
    for game in golden["games"].as_array().expect("games") {
        let spec = format!("imark?S={}&D={}", set(&game["S"]), set(&game["D"]));
        // One step of work is one heap or one block, so that the scan does not run past the golden values.
        let sequence = game["sg"].as_str().expect("digits");
        let mut growing = sheet::open(&Spec::parse(&spec).expect("a spec"), "gaps").expect("a sheet");
        while growing.progress().done + 100 < sequence.len() as u64 {
            growing.advance(1);
        }
        let sheet = growing.read();
        let longest = longest(&sequence[..sheet.done as usize]);
        for (value, (from, to)) in longest {
            assert_eq!(texts(&sheet.parts[0], "from")[value], from.to_string(), "{spec}, value {value}");
            assert_eq!(texts(&sheet.parts[0], "to")[value], to.to_string(), "{spec}, value {value}");
            assert_eq!(texts(&sheet.parts[0], "maximum gap")[value], (to - from).to_string(), "{spec}");
        }
    }
}

#[test]
fn other_games_are_not_compared_with_the_paper() {
    let sheet = scanned("imark?t=5&d=6", 1_000, 100).read();
    let labels: Vec<&str> = sheet.parts[0].rows.iter().map(|row| row.label.as_str()).collect();
    assert_eq!(labels, ["maximum gap", "from", "to"]);
}
