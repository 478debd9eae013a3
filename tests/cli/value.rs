//! `nimscope value`: the number alone.

use crate::walk::Walk;
use serde_json::Value;

use super::{json, print, run};

#[test]
fn one_position_of_every_game() {
    let rows: &[(&[&str], &str)] = &[
        // Memgames, Tables 1–3, and the mortality example.
        (&["memplus", "20", "1"], "5"),
        (&["mem", "63", "5"], "7"),
        (&["mem0", "22", "2"], "11"),
        (&["mem0", "22"], "12"),
        (&["mem0", "22", "inf"], "12"),
        // MNEM first differs from MEM here.
        (&["mnem", "2", "2"], "2"),
        (&["mem", "2", "2"], "1"),
        (&["mnem", "2"], "2"),
        // With 5 at most, an untouched heap is lost at 0, 7, 13, 20, 26, …
        (&["dudeney?Y=5", "13"], "0"),
        (&["dudeney?Y=5", "13", "inf"], "0"),
        // Fibonacci Nim is lost for whoever starts with a Fibonacci number.
        (&["takeaway?f=2k", "13"], "0"),
        (&["takeaway?f=2k", "14"], "6"),
        (&["memgame?F=j > k", "20", "1"], "5"),
        (&["imark?S=1&D=2,3", "0"], "0"),
        // The least heap of value 2 if one may only halve: 4 goes to 3 and 2, whose values are 1 and 0.
        (&["imark?S=1&D=2", "4"], "2"),
        (&["mark", "3"], "2"),
        (&["dynamic?f=2n", "13", "12"], "0"),
        (&["dynamic?f=2n", "13", "13"], "6"),
        (&["maximum?f=floor(n/2)", "6"], "3"),
        (&["minimum?f=floor(n/2)", "2"], "1"),
        (&["serial?heaps=3,5,4"], "2"),
        // Given N and K, they stand for the first two heaps.
        (&["serial?heaps=3,5,4", "6", "5"], "6"),
        // Max Nim, Table 1: without a pass, and with one.
        (&["maxnim?d=7/4", "6"], "4"),
        (&["maxnim?d=1.75&pass=1", "6"], "5"),
    ];
    for (words, value) in rows {
        let words: Vec<&str> = ["value"].iter().chain(words.iter()).copied().collect();
        assert_eq!(print(&words), format!("{value}\n"), "{words:?}");
    }
}

#[test]
fn heaps_of_serial_nim_may_be_larger_than_the_map() {
    assert_eq!(print(&["value", "serial?heaps=900000,900000,4"]), "899999\n");
    let golden: Value = serde_json::from_str(include_str!("../it/golden/serial_nim.json")).expect("JSON");
    for (index, value) in golden["values"]["3"].as_array().expect("values").iter().enumerate().step_by(23) {
        let spec = format!("serial?heaps={},{},{}", index / 49, index / 7 % 7, index % 7);
        assert_eq!(print(&["value", &spec]), format!("{value}\n"), "{spec}");
    }
}

#[test]
fn far_heaps() {
    // Theorem 2.1: the largest m with m(m + 1)/2 ≤ n.
    assert_eq!(print(&["value", "memplus", "999999999"]), "44720\n");
    // Beyond the tables: certified, or by the lemmas of the papers.
    assert_eq!(print(&["value", "imark?S=1&D=2,3", "10^30"]), "2\n");
    assert_eq!(print(&["value", "imark?S=1&D=2,3", "1e30 + 1"]), "0\n");
    assert_eq!(print(&["value", "maximum?f=floor(n/3)", "10^18"]), "222222222222222222\n");
    assert_eq!(print(&["value", "maxnim?d=2", "2*10^30 + 1"]), "1000000000000000000000000000001\n");
    assert_eq!(print(&["value", "maxnim?d=7/4&pass=0", "10^18"]), "571428571428571429\n");
    // The immortal value 105161.
    assert_eq!(print(&["value", "mem0", "230784", "inf"]), "105161\n");
}

/// What theorems give needs no table, however large the numbers are, and is said to be proved.
#[test]
fn theorems_give_values_of_any_size() {
    const PASS: &str = "Theorem 4 of Some formulas for Max Nim, corrected in docs/proofs/max-nim-pass.md";
    const LEMMA: &str = "Lemma 2.1 of Fractal sequences and restricted Nim";
    const POWER: &str = "section 2 of Fractal sequences and restricted Nim";
    const SERIAL: &str = "Proposition 5.1 of Fractal sequences and restricted Nim";
    let rows = [
        (&["mem", "10^12", "10^6"] as &[_], "1000000", "Theorem 3.1 of Memgames"),
        (&["mem", "10^12", "10^9 + 1"], "999", "Theorem 3.1 of Memgames"),
        (&["mem", "10^60", "inf"], "0", "Theorem 3.1 of Memgames"),
        (&["memplus", "10^12", "3"], "1414210", "Theorem 2.1 of Memgames"),
        (&["memplus", "10^40", "10^20"], "73205080756887729352", "Theorem 2.1 of Memgames"),
        (&["mem0", "10^30", "10^30"], "0", "Theorem 4.2 of Memgames"),
        (&["mem0", "10^30+23", "10^30+1"], "12", "Theorem 5.9 of Memgames"),
        (&["mnem", "10^30", "inf"], "0", "a heap of MNEM that remembers more than it holds is lost"),
        (&["maxnim?d=2", "10^30"], "250000000000000000000000000000", "Lemma 1 of Some formulas for Max Nim"),
        (&["maxnim?d=2&pass=1", "10^30"], "249999999999999999999999999999", PASS),
        (&["maxnim?d=7/4&pass=1", "6"], "5", PASS),
        (&["maximum?f=2^floor(log2(n)) - 1", "2^100 + 2^50"], "633825300114115826648258445312", POWER),
        (&["maximum?f=6", "10^100"], "4", LEMMA),
        (&["maximum?f=floor((n-1)/2)", "2^300"], "0", LEMMA),
        (&["serial?heaps=3,5,4"], "2", SERIAL),
        // N and K stand for the first two heaps; without K the second one stays.
        (&["serial?heaps=3,5,4", "5"], "4", SERIAL),
        (&["serial?heaps=3,5,4", "5", "0"], "5", SERIAL),
        (&["serial?heaps=3,5,4", "10^30", "10^30"], "999999999999999999999999999999", SERIAL),
        (&["imark?t=5&d=6", "10^30"], "2", "Theorem 1 of Some i-Mark games"),
        (&["imark?S=3&D=5", "10^199"], "1", "Theorem 1 of docs/proofs/conjecture-4.md"),
        (&["imark?t=3&d=5", "10^30"], "0", "Sopena’s P-positions (section 1.4 of Some i-Mark games)"),
    ];
    for (words, value, by) in rows {
        let words: Vec<&str> = ["value"].iter().chain(words.iter()).copied().collect();
        let outcome = run(&words);
        assert_eq!((outcome.out, outcome.err), (format!("{value}\n"), format!("proved: {by}\n")), "{words:?}");
    }
    let words = ["value", "mem", "10^12", "10^6", "--format", "json"];
    let proved = serde_json::json!({"spec": "mem", "n": 1_000_000_000_000_u64, "k": 1_000_000, "value": 1_000_000,
        "how": "proved", "by": "Theorem 3.1 of Memgames"});
    assert_eq!(json(&words), proved);
    assert_eq!(json(&["value", "imark?S=1&D=2,3", "10^30", "--format", "json"])["how"], "certified");
    assert_eq!(json(&["value", "mem0", "22", "2", "--format", "json"])["how"], "computed");
    assert_eq!(json(&["value", "mem0", "22", "inf", "--format", "json"])["k"], "inf");
}

/// Rows of MEM far out need none before them; the numbers are those of a walk from row 0.
#[test]
fn far_rows_of_mem() {
    let mut walk = Walk::new();
    for _ in 0..1_000_100 {
        walk.step();
    }
    let row: Vec<u16> = walk.step().to_vec();
    for k in [0, 1, 7, 400, 999] {
        assert_eq!(print(&["value", "mem", "1000100", &k.to_string()]), format!("{}\n", row[k]), "k = {k}");
    }
    assert_eq!(print(&["value", "mem", "1000100", "2000"]), "500\n", "above the parabola");
    assert_eq!(print(&["value", "mem", "1000100", "inf"]), "0\n");
    let table = json(&["table", "mem", "--n", "1000099-1000100", "--k", "1-3", "--format", "json"]);
    assert_eq!(table["n"], serde_json::json!([1_000_099, 1_000_100]));
    assert_eq!(table["values"][1], serde_json::json!(row[1..4]));
    let sequence = print(&["sequence", "mem", "--n", "1000100", "--k", "5"]);
    assert_eq!(sequence, format!("{}\n", row[5]));
}

/// Values of MEM far out say what proves them; a dominated row is constant wherever it lies.
#[test]
fn mem_to_the_end() {
    for (n, k, value) in [
        ("10^8", "1", 10_100),
        ("10^12", "1", 1_001_000),
        ("10^12+2*10^6", "1", 1_000_000),
        ("10^18+2*10^9", "5", 1_000_000_000),
        ("10^18", "70000", 1_000_031_622),
    ] {
        let found = json(&["value", "mem", n, k, "--format", "json"]);
        assert_eq!(
            (&found["value"], &found["how"]),
            (&serde_json::json!(value), &serde_json::json!("proved")),
            "{n}_{k}"
        );
    }
    assert_eq!(
        json(&["value", "mem", "1000001", "1", "--format", "json"])["by"],
        "Theorems 3 and 4 of docs/proofs/mem.md"
    );
    assert_eq!(json(&["value", "mem", "1000001", "900", "--format", "json"])["by"], "Theorem 2 of docs/proofs/mem.md");
    // 10⁴⁰ is a square, and the first row of its half-interval.
    assert_eq!(json(&["value", "mem", "10^40", "3*10^10", "--format", "json"])["value"], "100000000009999999999");
}
