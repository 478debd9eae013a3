//! `nimscope table`: the printed tables, the golden ones, and every format to the letter.

use serde_json::{Value, json as value};

use super::{json, print};

/// A printed table, whatever the width of its columns.
fn check_printed(spec: &str, printed: &str) {
    let text = print(&["table", spec, "--n", "1-20", "--k", "1-20"]);
    let words = |text: &str| -> Vec<Vec<String>> {
        text.lines().map(|line| line.split_whitespace().map(str::to_owned).collect()).collect()
    };
    assert_eq!(words(&text), words(printed), "{spec}");
}

#[test]
fn the_tables_of_the_first_paper() {
    check_printed("memplus", include_str!("../../src/paper/memgames/table-1-mem-plus.txt"));
    check_printed("mem", include_str!("../../src/paper/memgames/table-2-mem.txt"));
    check_printed("mem0", include_str!("../../src/paper/memgames/table-3-mem-zero.txt"));
}

/// A rule that is too large at j = 127 is not asked for it by heaps of 70, and ranges are written as heaps are.
#[test]
fn a_rule_is_asked_for_legal_removals_alone() {
    let mut brute: Vec<Vec<u32>> = Vec::new();
    for n in 0..=70_usize {
        let row = (0..=90_u128).map(|k| {
            let options: Vec<u32> = (1..=n).filter(|&j| 1_u128 << j > k).map(|j| brute[n - j][j]).collect();
            (0..).find(|value| !options.contains(value)).expect("a number is missing")
        });
        brute.push(row.collect());
    }
    for (n, k) in [("0-70", "0-90"), ("0-7*10", "0-9*10^1")] {
        let table = json(&["table", "memgame?F=2^j > k", "--n", n, "--k", k, "--format", "json"]);
        assert_eq!(table["values"], value!(brute));
    }
}

#[test]
fn golden_tables() {
    let files = [
        ("mem", include_str!("../it/golden/mem.json"), 0),
        ("memplus", include_str!("../it/golden/mem_plus.json"), 0),
        ("mem0", include_str!("../it/golden/mem_zero.json"), 0),
        ("mnem", include_str!("../it/golden/mnem.json"), 1),
    ];
    for (spec, golden, first) in files {
        let golden: Value = serde_json::from_str(golden).expect("JSON");
        let rows = golden["values"].as_array().expect("rows").len() as u64;
        let columns = golden["values"][0].as_array().expect("a row").len() as u64;
        let (n, k) = (format!("0-{}", rows - 1), format!("{first}-{}", first + columns - 1));
        let table = json(&["table", spec, "--n", &n, "--k", &k, "--format", "json"]);
        assert_eq!(table["values"], golden["values"], "{spec}");
        let (n, k) = (value!([0, rows - 1]), value!([first, first + columns - 1]));
        assert_eq!((&table["spec"], &table["n"], &table["k"]), (&value!(spec), &n, &k));
    }
}

#[test]
fn rows_of_dynamic_are_heaps_and_columns_bounds() {
    let golden: Value = serde_json::from_str(include_str!("../it/golden/dynamic_nim.json")).expect("JSON");
    let game = golden["games"].as_array().expect("games").iter().find(|game| game["f"] == "2n").expect("2n");
    let table = json(&["table", "dynamic?f=2n", "--n", "0-120", "--k", "1-120", "--format", "json"]);
    assert_eq!(table["values"], game["grundy"]);
    assert_eq!(table["spec"], "dynamic?f=2n&misere=0");
}

#[test]
fn columns_are_aligned() {
    let text = "n\\k   8  9 10\n  9   9  9  8\n 10  10 10 10\n 11  11 11 11\n";
    assert_eq!(print(&["table", "serial?heaps=0,0,20", "--n", "9-11", "--k", "8-10"]), text);
    let text = "n\\k  1 2\n  1  1 0\n  2  2 1\n";
    assert_eq!(print(&["table", "mem", "--n", "1-2", "--k", "1-2"]), text, "columns are no wider than they need be");
    let text = " n\\k  500\n1000    2\n";
    assert_eq!(print(&["table", "mem", "--n", "1000", "--k", "500"]), text, "a long name of a row makes room");
}

#[test]
fn formats_to_the_letter() {
    let format = |format: &str| print(&["table", "mem", "--n", "1-3", "--k", "0-2", "--format", format]);
    assert_eq!(format("csv"), "n\\k,0,1,2\n1,1,1,0\n2,2,2,1\n3,1,1,1\n");
    assert_eq!(format("json"), "{\"spec\":\"mem\",\"n\":[1,3],\"k\":[0,2],\"values\":[[1,1,0],[2,2,1],[1,1,1]]}\n");
    let latex = "\\[\\arraycolsep=3pt\n\\begin{array}{r|rrr}\nn\\backslash k & 0 & 1 & 2 \\\\ \\hline\n1 & 1 & 1 & 0 \\\\\n2 & 2 & 2 & 1 \\\\\n\
                 3 & 1 & 1 & 1 \\\\\n\\end{array}\n\\]\n";
    assert_eq!(format("latex"), latex);
    assert_eq!(format("text"), print(&["table", "mem", "--n", "1-3", "--k", "0-2"]), "text is the default");
}

#[test]
fn ranges_include_both_ends_and_may_be_left_out() {
    let rows = |words: &[&str]| {
        let table = json(&[words, &["--format", "json"]].concat());
        let rows = table["values"].as_array().expect("rows").clone();
        (rows.len(), rows[0].as_array().expect("a row").len())
    };
    assert_eq!(rows(&["table", "mem"]), (21, 21));
    assert_eq!(rows(&["table", "mem", "--n", "5-5", "--k", "7"]), (1, 1));
}
