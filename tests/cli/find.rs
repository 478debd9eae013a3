//! `nimscope find`: cells and heaps, in every order, and how far it looked in vain.

use super::{json, print, run};

#[test]
fn the_next_cell_with_a_value() {
    let rows: &[(&[&str], &str)] = &[
        // Memgames: the first exception of MEM⁰ is 22_2, whose value is 11.
        (&["mem0", "--value", "12"], "22 0"),
        (&["mem0", "--value", "11", "--from", "22,1", "--along", "row"], "22 2"),
        (&["mem0", "--value", "11", "--from", "22,3", "--along", "row", "--back"], "22 2"),
        // Of the diagonal of 12, where v2(k) is even.
        (&["mem0", "--value", "12", "--from", "40,18", "--along", "diagonal"], "41 19"),
        (&["imark?S=1&D=2", "--value", "2"], "4"),
        (&["imark?S=1&D=2", "--value", "2", "--from", "4", "--to", "100"], "6"),
        (&["mem", "--value", "12", "--from", "10^6,7", "--along", "column", "--back"], "168 7"),
    ];
    for (words, cell) in rows {
        let words: Vec<&str> = ["find"].iter().chain(words.iter()).copied().collect();
        assert_eq!(print(&words), format!("{cell}\n"), "{words:?}");
    }
    let document = json(&["find", "mem0", "--value", "11", "--from", "22,1", "--along", "row", "--format", "json"]);
    assert_eq!((&document["n"], &document["k"]), (&22.into(), &2.into()));
}

#[test]
fn what_is_not_found_is_said_and_exits_with_1() {
    let output = run(&["find", "mem0", "--value", "999", "--to", "500"]);
    assert_eq!(output.code, 1);
    assert_eq!(output.err, "No 999 in reading order at or after row 0, column 0 up to row 500.\n");
    let document = json(&["find", "imark?S=1&D=2,3", "--value", "999", "--to", "500", "--format", "json"]);
    assert!(document["n"].is_null() && document["k"].is_null());
}

#[test]
fn what_cannot_be_looked_for() {
    for (words, why) in [
        (&["find", "imark?S=1&D=2", "--value", "2", "--along", "diagonal"][..], "one heap"),
        (&["find", "mem0", "--value", "2", "--along", "spiral"], "orders: reading, row"),
        (&["find", "dynamic?f=2n", "--value", "2", "--from", "100000,1"], "the table has no row 100\u{202f}000"),
        (&["find", "mem0", "--value", "2", "--back"], "--from"),
    ] {
        let output = run(words);
        assert_eq!(output.code, 2, "{words:?}");
        assert!(output.err.contains(why), "{words:?}");
    }
}
