//! `nimscope exceptions`: every format to the letter, and the rows against their values one by one.

use serde_json::json;

use super::{json, print};

#[test]
fn formats_to_the_letter() {
    let format = |format: &str| print(&["exceptions", "mem0", "--n", "22-23", "--format", format]);
    let text = "n = 22, frontier 12\n  k = 2: 11\n  k = 10: 7\nn = 23, frontier 13\n  k = 1: 12, on the diagonal of 12, an early \
                exception\n  k = 4: 10\n  k = 7: 9\n  k = 23: 0, on the diagonal of 0\n";
    assert_eq!(format("text"), text);
    let csv = "n,k,value,frontier,diagonal,kind\n22,2,11,12,,\n22,10,7,12,,\n23,1,12,13,12,early\n23,4,10,13,,\n23,7,9,13,,\n\
               23,23,0,13,0,rule\n";
    assert_eq!(format("csv"), csv);
    let rows = json!([
        {"n": 22, "frontier": 12, "exceptions": [
            {"k": 2, "value": 11, "diagonal": null, "kind": null},
            {"k": 10, "value": 7, "diagonal": null, "kind": null},
        ]},
        {"n": 23, "frontier": 13, "exceptions": [
            {"k": 1, "value": 12, "diagonal": 12, "kind": "early"},
            {"k": 4, "value": 10, "diagonal": null, "kind": null},
            {"k": 7, "value": 9, "diagonal": null, "kind": null},
            {"k": 23, "value": 0, "diagonal": 0, "kind": "rule"},
        ]},
    ]);
    let words = ["exceptions", "mem0", "--n", "22-23", "--format", "json"];
    assert_eq!(json(&words), json!({"spec": "mem0", "n": [22, 23], "rows": rows}));
}

/// What is listed is what a table shows, cell by cell, and what the paper says of 12 is told of the kinds.
#[test]
fn they_are_the_cells_that_differ_from_the_frontier() {
    let found = json(&["exceptions", "mem0", "--n", "0-120", "--format", "json"]);
    let table = json(&["table", "mem0", "--n", "0-120", "--k", "0-122", "--format", "json"]);
    for row in found["rows"].as_array().expect("rows") {
        let values = table["values"][row["n"].as_u64().expect("a heap") as usize].as_array().expect("values");
        assert_eq!(row["frontier"], values[122]);
        let differing = values.iter().enumerate().filter(|(_, value)| **value != row["frontier"]);
        let listed = row["exceptions"].as_array().expect("exceptions").iter();
        let listed: Vec<_> = listed.map(|found| (found["k"].clone(), found["value"].clone())).collect();
        assert_eq!(listed, differing.map(|(k, value)| (json!(k), value.clone())).collect::<Vec<_>>(), "{}", row["n"]);
    }
    let csv = print(&["exceptions", "mem0", "--n", "23-120", "--format", "csv"]);
    let of_twelve = csv.lines().filter(|line| line.contains(",12,") && line.split(',').nth(4) == Some("12"));
    for line in of_twelve {
        let cells: Vec<&str> = line.split(',').collect();
        let (k, kind) = (cells[1].parse::<u32>().expect("a column"), cells[5]);
        let odd = k >> k.trailing_zeros();
        let claimed = if [1, 2, 4, 8].contains(&k) {
            "early"
        } else if [1, 3, 15].contains(&odd) {
            "asymptotic"
        } else {
            "rule"
        };
        assert_eq!(kind, claimed, "{line}");
    }
}
