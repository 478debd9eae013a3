//! Values computed by brute force from the definitions, kept under `golden/`.

use nimscope::engine::open;
use nimscope::game::{Position, Spec};
use serde_json::Value;

/// A golden table: `values[n][k]` from n = 0, k = 0.
fn check_table(name: &str, golden: &str) {
    let golden: Value = serde_json::from_str(golden).expect("golden files are JSON");
    let mut engine = open(&Spec::parse(name).expect("a game of the catalogue"));
    let rows = golden["values"].as_array().expect("rows");
    while engine.rows() < rows.len() as u64 {
        engine.advance(1000);
    }
    for (n, row) in rows.iter().enumerate() {
        for (k, value) in row.as_array().expect("a row").iter().enumerate() {
            let at = Position { n: n as u64, k: k as u64 };
            assert_eq!(engine.value(at).map(u64::from), value.as_u64(), "{name} at {at:?}");
        }
    }
}

#[test]
fn mem() {
    check_table("mem", include_str!("golden/mem.json"));
}

#[test]
fn mem_plus() {
    check_table("memplus", include_str!("golden/mem_plus.json"));
}

#[test]
fn mem_zero() {
    check_table("mem0", include_str!("golden/mem_zero.json"));
}

#[test]
fn mem_zero_frontier() {
    let golden: Value = serde_json::from_str(include_str!("golden/mem_zero_frontier.json")).expect("JSON");
    let mut engine = open(&Spec::parse("mem0").expect("a game of the catalogue"));
    let values = golden["values"].as_array().expect("values");
    while engine.rows() < values.len() as u64 {
        engine.advance(1000);
    }
    for (n, value) in values.iter().enumerate() {
        assert_eq!(engine.frontier(n as u64).map(u64::from), value.as_u64(), "row {n}");
    }
}
