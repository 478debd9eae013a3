//! The fill-in table: the paper's two charts, the golden sequences, and any rule that never falls.

use nimscope::engine::Engine;
use nimscope::engine::naive::Naive;
use nimscope::game::Cell;
use nimscope::paper::Spec;
use nimscope::sheet::SheetMark;
use proptest::prelude::*;
use serde_json::Value;

use super::{count, numbers, row, texts, whole};

#[test]
fn the_chart_for_the_square_root() {
    let part = &whole("maximum?f=floor(sqrt(n))", "fill").parts[0];
    assert_eq!(part.columns[..17].last().map(String::as_str), Some("16"));
    assert_eq!(numbers(part, "f(n)")[..17], [0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4]);
    let printed = ["0", "1", "", "", "2", "", "", "", "", "3", "", "", "", "", "", "", "4"];
    assert_eq!(texts(part, "case 1")[..17], printed);
    let printed = ["", "", "0", "1", "", "0", "1", "2", "0", "", "1", "2", "0", "3", "1", "2", ""];
    assert_eq!(texts(part, "case 2")[..17], printed);
    assert_eq!(row(part, "case 2").cells[13].hint, "f′(13) = f′(12), so g(13) = g(9)");
    assert_eq!(row(part, "case 1").cells[9].hint, "f′(9) > f′(8), so g(9) = f′(9)");
}

#[test]
fn the_chart_for_the_greatest_power_of_two() {
    let part = &whole("maximum?f=2^floor(log2(n)) - 1", "fill").parts[0];
    assert_eq!(texts(part, "f(n)")[0], "–");
    assert_eq!(texts(part, "f(n)")[1..17].join(" "), "0 1 1 3 3 3 3 7 7 7 7 7 7 7 7 15");
    assert_eq!(numbers(part, "f′(n)")[..17], [0, 0, 1, 1, 2, 3, 3, 3, 4, 5, 6, 7, 7, 7, 7, 7, 8]);
    assert_eq!(numbers(part, "g")[..17], [0, 0, 1, 0, 2, 3, 1, 0, 4, 5, 6, 7, 2, 3, 1, 0, 8]);
}

#[test]
fn golden_values_stand_in_the_last_row() {
    let golden: Value = serde_json::from_str(include_str!("../golden/maxmin_nim.json")).expect("JSON");
    for game in golden["rules"].as_array().expect("rules") {
        let rule = match game["rule"].as_str().expect("a rule") {
            rule if rule.starts_with("floor((n-1)/2)") => "max(0, floor((n-1)/2))",
            rule if rule.starts_with("floor(sqrt") => "floor(sqrt(n))",
            _ => "if(n = 0, 0, 2^floor(log2(n)) - 1)",
        };
        for name in ["maximum", "minimum"] {
            let part = &whole(&format!("{name}?f={rule}"), "fill").parts[0];
            let values: Vec<Value> = numbers(part, "g").into_iter().map(Value::from).collect();
            assert_eq!(values.len(), 61);
            assert_eq!(values, game["max_nim"].as_array().expect("values")[..61], "{rule}");
            assert_eq!(count(part, SheetMark::Differs), 0, "{rule}");
            assert_eq!(count(part, SheetMark::Agrees), 61, "{rule}");
        }
    }
}

#[test]
fn a_rule_that_falls_has_no_cases() {
    let part = &whole("maximum?f=abs(10 - n)", "fill").parts[0];
    let labels: Vec<&str> = part.rows.iter().map(|row| row.label.as_str()).collect();
    assert_eq!(labels, ["f(n)", "min(n, f(n))", "g"]);
    assert!(part.note.contains("this one does: f(6) = 4 < f(5) = 5."), "{}", part.note);
    let part = &whole("maximum?f=if(n = 3, 10, 2)", "fill").parts[0];
    assert!(part.note.contains("this one does: f(4) = 2 < f(3) = 10."), "{}", part.note);
}

/// f is shown as it was typed, and how many tokens may be taken has a name of its own.
#[test]
fn a_rule_beyond_the_heap_is_shown_as_typed() {
    let part = &whole("maximum?f=2n", "fill").parts[0];
    assert_eq!(numbers(part, "f(n)")[..5], [0, 2, 4, 6, 8]);
    assert_eq!(numbers(part, "min(n, f(n))")[..5], [0, 1, 2, 3, 4]);
    assert_eq!(numbers(part, "g")[..5], [0, 1, 2, 3, 4]);
    // What f says of an empty heap is nothing that anybody asks.
    let part = &whole("maximum?f=floor((n-1)/2)", "fill").parts[0];
    assert_eq!(texts(part, "f(n)")[..5], ["–", "0", "0", "1", "1"]);
    assert_eq!(numbers(part, "g")[1..9], [0, 0, 1, 0, 2, 1, 3, 0], "sequence (2)");
    let labels: Vec<&str> = part.rows.iter().map(|row| row.label.as_str()).collect();
    assert_eq!(labels, ["f(n)", "f′(n)", "case 1", "case 2", "g"]);
}

#[test]
fn a_rule_that_ends_says_where() {
    let part = &whole("maximum?f=min(3, 10 - n)", "fill").parts[0];
    assert_eq!(part.columns.len(), 11);
    assert!(part.note.contains("The rule ends before n = 11: "), "{}", part.note);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Slopes and offsets that never fall: the cases give what the oracle finds.
    #[test]
    fn cases_give_the_values_of_the_rules(a in 0_u64..5, b in 1_u64..7, c in 0_u64..4) {
        let spec = format!("maximum?f=floor({a}*n/{b}) + {c}");
        let part = &whole(&spec, "fill").parts[0];
        prop_assert_eq!(count(part, SheetMark::Differs), 0);
        let mut naive = Naive::of(Spec::parse(&spec).expect("a spec"), 61);
        let expected: Vec<u64> = (0..61).map(|n| naive.value(Cell { row: n, column: 0 }).expect("a value").into()).collect();
        prop_assert_eq!(numbers(part, "g"), expected);
    }
}
