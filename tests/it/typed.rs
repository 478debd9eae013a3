//! MEM(F) where it is not dense: sparse rows and runs against the dense table, with random rules, and how far they reach.

use nimscope::engine::Engine;
use nimscope::game::Cell;
use nimscope::game::rule::SetRule;
use nimscope::grow::{self, Reason};
use nimscope::paper::memgames::engine::Typed;
use proptest::prelude::*;

fn rule(text: &str) -> SetRule {
    SetRule::parse(text).unwrap_or_else(|error| panic!("{}", error.show(text)))
}

/// Compares every cell with the dense table, and every cell of texels in a coarse look.
fn check(text: &str, rows: u64) {
    let mut fast = Typed::new(rule(text), rows);
    let mut dense = Typed::dense(rule(text), rows);
    let ends = [&mut fast, &mut dense].map(|table| grow::finish(table, 3_000).err());
    assert_eq!(ends[0], ends[1], "{text}");
    assert_eq!(fast.rows(), dense.rows(), "{text}");
    for row in 0..fast.rows() {
        for column in 0..=rows {
            let at = Cell { row, column };
            assert_eq!(fast.value(at), dense.value(at), "{text} at {at:?}");
        }
    }
}

/// Whether the rule reaches further than a dense table does.
fn reaches(text: &str, rows: u64) -> bool {
    let mut table = Typed::new(rule(text), rows);
    grow::reach(&mut table, rows, 1_000_000);
    table.rows() == rows
}

/// Parts that leave out one removal or a few next to each other.
fn left_out() -> impl Strategy<Value = String> {
    prop_oneof![
        (1u64..5, 0u64..5).prop_map(|(a, b)| format!("j != {a}k + {b}")),
        (1u64..5, 0u64..5).prop_map(|(a, b)| format!("j != {a}k - {b}")),
        (1u64..5, 2u64..5).prop_map(|(a, b)| format!("j != floor({a}k/{b})")),
        (1u64..4).prop_map(|a| format!("j != k^2 + {a}")),
        (1u64..6).prop_map(|a| format!("j != {a}")),
        (1u64..5, 1u64..3).prop_map(|(a, b)| format!("not ({a}k <= j <= {a}k + {b})")),
        (2u64..5, 1u64..4).prop_map(|(a, b)| format!("{a}j != k + {b}")),
        (2u64..6, 0u64..5).prop_map(|(a, b)| format!("j != if(k mod {a} = {b}, 2k, k + {b})")),
        Just("j != floor(k*(1 + sqrt(5))/2)".to_owned()),
        Just("j != abs(k - 9)".to_owned()),
    ]
}

/// What may be said of the heap beside it.
fn of_heap() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => Just(String::new()),
        1 => (1u64..30).prop_map(|a| format!(" or n < {a}")),
        1 => (2u64..5, 0u64..5).prop_map(|(a, b)| format!(" or n mod {a} = {b}")),
        1 => (1u64..40).prop_map(|a| format!(" and (n < {a} or j != 3k)")),
        1 => (1u64..60).prop_map(|a| format!(" and (n < {a} or j > k)")),
    ]
}

fn sparse_rules() -> impl Strategy<Value = String> {
    (prop::collection::vec(left_out(), 1..4), of_heap())
        .prop_map(|(parts, heap)| format!("({}){heap}", parts.join(" and ")))
}

fn ends_of_windows() -> impl Strategy<Value = (String, String)> {
    let first = prop_oneof![
        Just("1".to_owned()),
        (1u64..4, 1u64..4).prop_map(|(a, b)| format!("floor({a}k/{b})")),
        (0u64..9).prop_map(|a| format!("k - {a}")),
        (0u64..9).prop_map(|a| format!("if(k = {a}, 1, k)")),
        Just("ceil(sqrt(k))".to_owned()),
    ];
    let last = prop_oneof![
        Just("10^6".to_owned()),
        (2u64..6, 0u64..9).prop_map(|(a, b)| format!("{a}k + {b}")),
        (0u64..12).prop_map(|a| format!("k + {a}")),
        (1u64..9).prop_map(|a| format!("if(k <= {a}, {a} - k, 3k)")),
        (1u64..12).prop_map(|a| a.to_string()),
    ];
    (first, last)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn rules_that_leave_out_little_are_as_if_dense(text in sparse_rules()) {
        check(&text, 130);
    }

    #[test]
    fn rules_that_are_windows_are_as_if_dense((first, last) in ends_of_windows()) {
        check(&format!("{first} <= j <= {last}"), 130);
        check(&format!("{{{first}..{last}}}"), 90);
    }
}

#[test]
fn rows_further_down_are_as_if_dense() {
    for text in [
        "j != k and j != 2k",
        "j != k and j != k + 1",
        "j < k - 1 or j > k + 1",
        "j != floor(k/2)",
        "j != 3k",
        "j != k^2",
        "j != k and j != k + 1 and j != 2k and j != 3k and j != 5",
        "j >= k",
        "j <= 2k or k = 0",
        "k < j <= 3k",
        "j <= k + 5 and 2j >= k",
    ] {
        check(text, 700);
    }
}

#[test]
fn rules_of_these_forms_reach_further() {
    for text in [
        "j != k",
        "not (j = k or j = 2k)",
        "{1..k-1, k+1..10^7}",
        "j != k or n < 5",
        "j != k and (j != 2k or n mod 3 = 0)",
        "j > k",
        "1..2k",
        "if(k < 100, j != k, j != 2k)",
    ] {
        assert!(reaches(text, 4_000), "{text}");
    }
}

/// Others end where a dense table does, and say so.
#[test]
fn other_rules_end_with_a_reason() {
    for text in ["gcd(j, k) = 1", "j mod 3 != k mod 3", "j <= k or j > 2k", "j != k^9"] {
        let mut table = Typed::new(rule(text), 2_500);
        let refusal = grow::finish(&mut table, 10_000_000).expect_err("it ends");
        assert_eq!((refusal.reason(), table.rows()), (Reason::TooLarge, 2_048), "{text}: {refusal}");
    }
}

/// What is on the frontier once, of the rules that leave out 2k or 3k alone: the rows of immortal values, as the page tells them.
#[test]
fn skew_diagonals_are_where_they_were_observed() {
    let rows = 12_000;
    for (c, wanted) in [
        (2, &[0, 1, 6, 7, 12, 13, 432, 5461][..]),
        (3, &[0, 1, 2, 12, 13, 24, 25, 36, 37, 122, 229, 254, 1046, 2916, 5592]),
    ] {
        let mut table = Typed::new(rule(&format!("j != {c}k")), rows);
        grow::finish(&mut table, 1_000_000).expect("it reaches so far");
        let frontier: Vec<u32> = (0..rows).filter_map(|row| table.value(Cell { row, column: rows })).collect();
        let mut found: Vec<(u32, u64)> = frontier.into_iter().zip(0..).collect();
        found.sort_unstable();
        // A value that is missing from row t + 1 to (1 + 1/c)t is never there again.
        let alone = found.chunk_by(|a, b| a.0 == b.0).filter(|chunk| chunk.len() == 1).map(|chunk| chunk[0].1);
        let mut alone: Vec<u64> = alone.filter(|t| (c + 1) * t < c * rows).collect();
        alone.sort_unstable();
        assert_eq!(alone, wanted, "c = {c}");
        for (place, t) in alone.iter().enumerate() {
            for before in alone[..place].iter().filter(|before| (t - **before).is_multiple_of(c)) {
                let times = (1..).take_while(|&times| ((t - before) / c).is_multiple_of((c + 1).pow(times))).count();
                assert!(times % 2 == 1, "c = {c}: {before} and {t}");
            }
        }
    }
}

/// Half of the last removal left out: order up to row 292.
#[test]
fn the_order_of_the_halves_ends_at_row_293() {
    let mut table = Typed::new(rule("j != floor(k/2)"), 900);
    grow::finish(&mut table, 1_000_000).expect("it reaches so far");
    let mut is_regular = |row: &u64| {
        let wanted = row / 4 * 2 + [0, 1, 2, 1][*row as usize % 4];
        table.value(Cell { row: *row, column: 900 }).map(u64::from) == Some(wanted)
    };
    assert_eq!((0..400).take_while(&mut is_regular).count(), 293);
}
