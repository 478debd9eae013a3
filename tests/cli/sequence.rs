//! `nimscope sequence`: published sequences, printed rows, and every format to the letter.

use nimscope::engine::Frontier;
use nimscope::grow;
use nimscope::paper::memgames::engine::MemZero;
use serde_json::Value;

use super::{json, print};

#[test]
fn the_frontier_of_mem_zero() {
    // A131469, as far as the paper prints it.
    let text = "0, 1, 1, 2, 3, 3, 2, 4, 5, 5, 6, 7, 7, 6, 4, 8, 9, 9, 8, 10\n";
    assert_eq!(print(&["sequence", "mem0", "--k", "inf", "--n", "0-19"]), text);
    let golden: Value = serde_json::from_str(include_str!("../it/golden/mem_zero_frontier.json")).expect("JSON");
    let sequence = json(&["sequence", "mem0", "--k", "inf", "--n", "0-5000", "--format", "json"]);
    assert_eq!(sequence["values"], golden["values"]);
}

/// The table ends at 10⁶ − 1; the frontier goes on, as a table with more rows has it.
#[test]
fn the_frontier_goes_on_beyond_the_table() {
    let rows = 1_000_003;
    let mut table = MemZero::new(rows);
    grow::finish(&mut table, 10_000_000).expect("nothing keeps it");
    let values: Vec<String> =
        (999_998..rows).filter_map(|n| table.frontier(n)).map(|value| value.to_string()).collect();
    let text = print(&["sequence", "mem0", "--k", "inf", "--n", "999998-10^6+2"]);
    assert_eq!(text, format!("{}\n", values.join(", ")));
    assert_eq!(print(&["value", "mem0", "10^6+1", "inf"]), format!("{}\n", values[3]));
}

/// Where theorems give all values of a column, no table is needed.
#[test]
fn columns_that_theorems_give() {
    let values = print(&["sequence", "memplus", "--k", "3", "--n", "10^12-10^12+2"]);
    assert_eq!(values, "1414210, 1414210, 1414210\n");
    let values = print(&["sequence", "mem", "--k", "10^6", "--n", "999999999998-10^12"]);
    assert_eq!(values, "999999, 999999, 1000000\n");
    assert_eq!(print(&["sequence", "mem", "--k", "inf", "--n", "10^30"]), "0\n");
}

/// Columns are written as heaps are; a column may lie far beyond the heaps.
#[test]
fn columns_of_any_form() {
    let columns = ["1000", "10^3", "1e3", "2*500"].map(|k| print(&["sequence", "mem", "--n", "0-9", "--k", k]));
    assert!(columns.iter().all(|text| text == "0, 0, 0, 0, 0, 0, 0, 0, 0, 0\n"));
    let limits = print(&["sequence", "takeaway?f=floor(sqrt(k))", "--n", "0-12", "--k", "inf"]);
    assert_eq!(limits, print(&["sequence", "takeaway?f=floor(sqrt(k))", "--n", "0-12", "--k", "70^2"]));
    assert_ne!(limits, print(&["sequence", "takeaway?f=floor(sqrt(k))", "--n", "0-12", "--k", "13"]));
}

#[test]
fn table_1_of_max_nim() {
    let plain = "0, 1, 2, 0, 3, 1, 4, 2, 5, 6, 0, 7, 3, 8, 1, 9, 10, 4, 11, 2, 12\n";
    let pass = "0, 2, 1, 3, 0, 2, 5, 1, 4, 7, 3, 6, 0, 9, 2, 8, 11, 5, 10, 1, 13\n";
    assert_eq!(print(&["sequence", "maxnim?d=7/4", "--n", "0-20"]), plain);
    assert_eq!(print(&["sequence", "maxnim?d=7/4&pass=1", "--n", "0-20"]), pass);
    // The heaps of Serial Nim behind the first stay as the spec has them: [n, 5, 4].
    assert_eq!(print(&["sequence", "serial?heaps=3,5,4", "--n", "0-7"]), "5, 0, 1, 2, 3, 4, 6, 7\n");
    assert_eq!(print(&["sequence", "serial?heaps=3,5,4", "--n", "0-7", "--k", "0"]), "4, 0, 1, 2, 3, 5, 6, 7\n");
    assert_eq!(print(&["sequence", "serial?heaps=3,5,4", "--n", "10^9"]), "1000000000\n");
}

#[test]
fn sequences_people_know() {
    let rows = [
        // A025480: Maximum Nim for half of the heap.
        ("maximum?f=floor(n/2)", "0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0, 8"),
        // A263390: for a third.
        ("maximum?f=floor(n/3)", "0, 0, 0, 1, 0, 1, 2, 0, 1, 3, 2, 0, 4, 1, 3, 5, 2"),
        // A229764: Mark.
        ("mark?S=1&D=2", "0, 1, 0, 2, 1, 2, 0, 1, 0, 2, 0, 1, 2, 1, 0, 2, 1"),
    ];
    for (spec, values) in rows {
        assert_eq!(print(&["sequence", spec, "--n", "0-16"]), format!("{values}\n"), "{spec}");
    }
}

#[test]
fn golden_sequences() {
    let golden: Value = serde_json::from_str(include_str!("../it/golden/imark_sg.json")).expect("JSON");
    for game in golden["games"].as_array().expect("games").iter().step_by(5) {
        let set =
            |key: &str| game[key].as_array().expect("a set").iter().map(Value::to_string).collect::<Vec<_>>().join(",");
        let spec = format!("imark?S={}&D={}", set("S"), set("D"));
        let text = print(&["sequence", &spec, "--n", "0-2000"]);
        assert_eq!(text.trim_end().replace(", ", ""), game["sg"].as_str().expect("digits"), "{spec}");
    }
    let golden: Value = serde_json::from_str(include_str!("../it/golden/fibonacci_nim.json")).expect("JSON");
    let start = json(&["sequence", "takeaway?f=2k", "--n", "0-120", "--format", "json"]);
    assert_eq!(start["values"].as_array().expect("values")[..], golden["start"].as_array().expect("values")[..121]);
}

#[test]
fn both_ways_to_give_i_mark_agree() {
    let values = |spec: &str| print(&["sequence", spec, "--n", "0-500"]);
    assert_eq!(values("imark?t=5&d=6"), values("imark?S=1-4&D=6"));
}

#[test]
fn formats_to_the_letter() {
    let format = |format: &str| print(&["sequence", "mem", "--n", "3-5", "--format", format]);
    assert_eq!(format("text"), "1, 2, 3\n");
    assert_eq!(format("csv"), "n,value\n3,1\n4,2\n5,3\n");
    assert_eq!(format("json"), "{\"spec\":\"mem\",\"n\":[3,5],\"values\":[1,2,3]}\n");
    assert_eq!(format("bfile"), "3 1\n4 2\n5 3\n");
    let latex = "\\[\\arraycolsep=3pt\n\\begin{array}{r|rrr}\nn & 3 & 4 & 5 \\\\ \\hline\n\\mathcal{G} & 1 & 2 & 3 \\\\\n\\end{array}\n\\]\n";
    assert_eq!(format("latex"), latex);
}

#[test]
fn a_long_sequence_is_several_latex_arrays() {
    let latex = print(&["sequence", "mem", "--n", "0-40", "--format", "latex"]);
    let heads: Vec<&str> = latex.lines().filter(|line| line.starts_with("n & ")).collect();
    assert!(heads.len() > 1 && latex.matches("\\begin{array}").count() == heads.len(), "{latex}");
    assert!(heads[0].starts_with("n & 0 & 1 & ") && heads[heads.len() - 1].ends_with(" & 40 \\\\ \\hline"), "{latex}");
}

#[test]
fn a_hundred_heaps_unless_told() {
    assert_eq!(print(&["sequence", "mem"]).split(", ").count(), 101);
}

#[test]
fn heaps_beyond_the_table() {
    let far = ["sequence", "imark?S=1&D=2,3", "--n", "10^30-10^30+5"];
    assert_eq!(print(&far), "2, 0, 1, 0, 1, 2\n");
    let document = json(&[&far[..], &["--format", "json"]].concat());
    let first = "1000000000000000000000000000000";
    assert_eq!(document["n"], serde_json::json!([first, "1000000000000000000000000000005"]));
    assert_eq!(document["values"], serde_json::json!([2, 0, 1, 0, 1, 2]));
    let lines = print(&[&far[..], &["--format", "bfile"]].concat());
    assert_eq!(lines.lines().next(), Some(format!("{first} 2").as_str()));
    // The table ends at 10⁷; a range across its end has no seam.
    let across = print(&["sequence", "imark?S=1&D=2,3", "--n", "9999990-10000009"]);
    let before = print(&["sequence", "imark?S=1&D=2,3", "--n", "9999990-9999999"]);
    assert!(across.starts_with(before.trim_end()), "{across}");
    assert_eq!(across.split(", ").count(), 20);
}

/// Values that outgrow 32 bits are printed in full, in JSON as digits.
#[test]
fn values_of_any_size() {
    let far = ["sequence", "maxnim?d=2", "--n", "10^18-10^18+1"];
    assert_eq!(print(&far), "250000000000000000, 500000000000000001\n");
    // With a pass, Theorem 4 corrected exchanges 2m + 1 with 2m + 2.
    let far = ["sequence", "maxnim?d=2&pass=1", "--n", "10^18-10^18+1"];
    assert_eq!(print(&far), "249999999999999999, 500000000000000002\n");
    let far = ["sequence", "maxnim?d=2", "--n", "10^18-10^18+1"];
    let sequence = json(&[&far[..], &["--format", "json"]].concat());
    assert_eq!(sequence["values"], serde_json::json!(["250000000000000000", "500000000000000001"]));
    let file = print(&[&far[..], &["--format", "bfile"]].concat());
    assert_eq!(file, "1000000000000000000 250000000000000000\n1000000000000000001 500000000000000001\n");
}
