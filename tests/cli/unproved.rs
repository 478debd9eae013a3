//! Values that are not proved: every command says so in its own way, and none of them guesses.

use nimscope::game::catalogue;
use serde_json::Value;

use super::{Outcome, print, run};

#[test]
fn a_gap_is_said_in_every_format() {
    let last = (catalogue::entry("mnem").expect("a game").limit - 1).to_string();
    let table = |format: &str| print(&["table", "mnem", "--n", &last, "--k", "0-100", "--format", format]);
    let document: Value = serde_json::from_str(&table("json")).expect("JSON");
    let row = document["values"][0].as_array().expect("a row");
    let gaps: Vec<usize> = (0..=100).filter(|&k| row[k].is_null()).collect();
    let gap = gaps.first().expect("the last row of MNEM is not proved everywhere").to_string();
    assert!(row.iter().any(Value::is_number));

    let text = table("text");
    let shown: Vec<&str> = text.lines().nth(1).expect("a row").split_whitespace().skip(1).collect();
    let csv = table("csv");
    let listed: Vec<&str> = csv.lines().nth(1).expect("a row").split(',').skip(1).collect();
    for k in 0..=100 {
        let known = row[k].as_u64().map(|value| value.to_string());
        assert_eq!(shown[k], known.as_deref().unwrap_or("?"), "column {k}");
        assert_eq!(listed[k], known.as_deref().unwrap_or(""), "column {k}");
    }

    assert_eq!(print(&["sequence", "mnem", "--n", &last, "--k", &gap]), "?\n");
    let check = |words: &[&str], message: &str| {
        let Outcome { code, out, err } = run(words);
        assert_eq!((code, out.as_str(), err.as_str()), (1, "", message), "{words:?}");
    };
    check(&["value", "mnem", &last, &gap], "not proved\n");
    let message = format!("a({last}) is not proved, and a b-file has no gaps\n");
    check(&["sequence", "mnem", "--n", &last, "--k", &gap, "--format", "bfile"], &message);
}

#[test]
fn larger_heaps_prove_what_smaller_ones_leave_open() {
    // The engine labels heaps in boxes that double: in the box of 512 rows 511_2 stays open, and the next one labels it.
    let value = print(&["value", "mnem", "511", "2"]);
    assert!(value.trim_end().parse::<u32>().is_ok(), "{value}");
}
