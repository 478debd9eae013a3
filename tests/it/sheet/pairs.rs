//! Pairs of values: the printed array A′, the erratum in h, the golden sequences, and rules that are not regular.

use nimscope::sheet::SheetMark;
use proptest::prelude::*;
use serde_json::Value;

use super::{count, numbers, row, texts, whole};

#[test]
fn the_array_as_printed() {
    let sheet = whole("maximum?f=max(0, floor((n-1)/2))", "array");
    let printed = [
        ["0", "1", "2", "4", "8", "16", "32"],
        ["", "", "3", "6", "12", "24", "48"],
        ["", "", "", "5", "10", "20", "40"],
        ["", "", "", "7", "14", "28", "56"],
        ["", "", "", "", "9", "18", "36"],
        ["", "", "", "", "11", "22", "44"],
        ["", "", "", "", "13", "26", "52"],
        ["", "", "", "", "15", "30", "60"],
        ["", "", "", "", "", "17", "34"],
        ["", "", "", "", "", "19", "38"],
    ];
    for (i, entries) in printed.iter().enumerate() {
        assert_eq!(&texts(&sheet.parts[0], &i.to_string())[..7], entries, "row {i}");
    }
    assert_eq!(row(&sheet.parts[0], "1").cells[3].hint, "g(6) = 1 and h(6) = 3");
    assert!(sheet.parts[0].note.ends_with("below 2048: they do as far as heaps are computed."));
}

#[test]
fn the_printed_sequence_of_h_drops_a_4() {
    let sheet = whole("minimum?f=max(0, floor((n-1)/2))", "array");
    let h = numbers(&sheet.parts[1], "h");
    for (n, &value) in h.iter().enumerate().skip(1) {
        assert_eq!(value, u64::from(n.ilog2()) + 1, "the number of binary digits of {n}");
    }
    assert_eq!(h[15], 4);
    let marks: Vec<SheetMark> = row(&sheet.parts[1], "h printed").cells[..16].iter().map(|cell| cell.mark).collect();
    assert_eq!(marks[..15], [SheetMark::Agrees; 15]);
    assert_eq!(marks[15], SheetMark::Differs);
    let other = whole("minimum?f=floor(n/2)", "array");
    assert!(other.parts[1].rows.iter().all(|row| row.label != "h printed"), "it is printed for one rule only");
}

#[test]
fn golden_sequences() {
    let golden: Value = serde_json::from_str(include_str!("../golden/maxmin_nim.json")).expect("JSON");
    for game in golden["rules"].as_array().expect("rules") {
        let rule = match game["rule"].as_str().expect("a rule") {
            rule if rule.starts_with("floor((n-1)/2)") => "max(0, floor((n-1)/2))",
            rule if rule.starts_with("floor(sqrt") => "floor(sqrt(n))",
            _ => "if(n = 0, 0, 2^floor(log2(n)) - 1)",
        };
        let sheet = whole(&format!("maximum?f={rule}"), "array");
        let values =
            |label: &str| -> Vec<Value> { numbers(&sheet.parts[1], label).into_iter().map(Value::from).collect() };
        assert_eq!(values("g"), game["max_nim"].as_array().expect("values")[..61], "{rule}");
        let own = values("h") == game["min_nim"].as_array().expect("values")[..61];
        let note = &sheet.parts[1].note;
        assert_eq!(note.contains("Minimum Nim is played with f′ here"), !own, "{rule}: {note}");
        assert!(row(&sheet.parts[1], "h").cells.iter().all(|cell| cell.mark == SheetMark::Agrees), "{rule}");
    }
}

#[test]
fn a_rule_that_falls_may_leave_holes() {
    let sheet = whole("maximum?f=abs(10 - n)", "array");
    assert_eq!(texts(&sheet.parts[0], "1")[..5], ["1", "7", "none", "11", "…"]);
    assert_eq!(row(&sheet.parts[0], "1").cells[2].mark, SheetMark::Differs);
    assert_eq!(row(&sheet.parts[0], "1").cells[2].hint, "no heap below 2048 has g = 1 and h = 2");
    let note = &sheet.parts[0].note;
    assert!(note.contains("not all of them do here. The paper’s theorems are about rules that never fall"), "{note}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn regular_rules_have_different_pairs(a in 0_u64..6, b in 1_u64..9) {
        prop_assume!(a < b);
        let sheet = whole(&format!("maximum?f=floor({a}*n/{b})"), "array");
        prop_assert!(sheet.parts[0].note.ends_with("they do as far as heaps are computed."));
        prop_assert_eq!(count(&sheet.parts[0], SheetMark::Differs), 0);
        prop_assert_eq!(count(&sheet.parts[1], SheetMark::Differs), 0);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Whatever the rule, a smaller heap is an option in one of the two games, so that no two heaps share a pair.
    #[test]
    fn any_rule_has_different_pairs(a in 0_u64..9, b in 1_u64..9, c in 0_u64..9) {
        let sheet = whole(&format!("maximum?f=({a}*n + {c}) mod {b}"), "array");
        let pairs: Vec<(u64, u64)> =
            numbers(&sheet.parts[1], "g").into_iter().zip(numbers(&sheet.parts[1], "h")).collect();
        let different: std::collections::BTreeSet<_> = pairs.iter().collect();
        prop_assert_eq!(different.len(), pairs.len());
    }
}
