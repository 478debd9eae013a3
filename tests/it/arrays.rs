//! Levine's arrays: the paper's own figures, the slow way to each, and their explanations.

use nimscope::engine::naive::Naive;
use nimscope::game::Cell;
use nimscope::paper::Spec;
use nimscope::paper::restricted::engine::ARRAY_HEAPS;
use nimscope::paper::restricted::theorems::{array, pairs, triangle};
use nimscope::table::{ARRAY_SIDE, Axis, Source, UNKNOWN};
use proptest::prelude::*;

const HALF: &str = "max(0, floor((n-1)/2))";

fn source(game: &str, rule: &str, axis: &str) -> Source {
    let spec = Spec::parse(&format!("{game}?f={rule}")).expect("a game of the catalogue");
    let axis = Axis::parse(axis).expect("an axis");
    assert!(axis.suits(&spec), "{axis} suits {spec}");
    let mut source = Source::new(spec, axis).expect("a table");
    while source.engine.rows() < source.engine.limit() {
        source.engine.advance(1_000_000);
    }
    source
}

fn cell(source: &mut Source, i: u64, j: u64) -> u32 {
    source.engine.value(Cell { row: i, column: j }).unwrap_or(UNKNOWN)
}

/// Some rows of an array; a blank is written as `_`.
fn printed(source: &mut Source, rows: u64, columns: u64) -> Vec<String> {
    let text = |value: u32| if value == UNKNOWN { "_".to_owned() } else { value.to_string() };
    let row = |source: &mut Source, i| (0..columns).map(|j| text(cell(source, i, j))).collect::<Vec<_>>().join(" ");
    (0..rows).map(|i| row(source, i)).collect()
}

#[test]
fn the_printed_triangle() {
    let mut triangle = source("maximum", HALF, "triangle");
    let expected = [
        "_ 2 3 3 4 4 4 4 5 5 5",
        "_ _ 1 2 2 2 3 3 3 3 3",
        "_ _ _ 1 1 2 2 2 2 2 3",
        "_ _ _ _ 1 1 1 2 2 2 2",
        "_ _ _ _ _ 1 1 1 1 2 2",
        "_ _ _ _ _ _ 1 1 1 1 1",
        "_ _ _ _ _ _ _ 1 1 1 1",
        "_ _ _ _ _ _ _ _ 1 1 1",
        "_ _ _ _ _ _ _ _ _ 1 1",
        "_ _ _ _ _ _ _ _ _ _ 1",
    ];
    assert_eq!(printed(&mut triangle, 10, 11), expected);
}

#[test]
fn the_printed_array_of_pairs() {
    let expected = [
        "0 1 2 4 8 16 32",
        "_ _ 3 6 12 24 48",
        "_ _ _ 5 10 20 40",
        "_ _ _ 7 14 28 56",
        "_ _ _ _ 9 18 36",
        "_ _ _ _ 11 22 44",
        "_ _ _ _ 13 26 52",
        "_ _ _ _ 15 30 60",
        "_ _ _ _ _ 17 34",
        "_ _ _ _ _ 19 38",
    ];
    for game in ["maximum", "minimum"] {
        assert_eq!(printed(&mut source(game, HALF, "plane"), 10, 7), expected, "{game}");
    }
    // Left-justified, the rows are the interspersion.
    let mut left = source("maximum", HALF, "interspersion");
    let justified: Vec<String> = expected.iter().map(|row| row.replace("_ ", "")).collect();
    let rows = printed(&mut left, 10, 7);
    assert!(rows.iter().zip(&justified).all(|(row, start)| row.starts_with(start)), "{rows:?}");
}

/// What a heap of a game is worth, by the slow oracle.
fn values(game: &str, rule: &str, heaps: u64) -> Vec<u64> {
    let spec = Spec::parse(&format!("{game}?f={rule}")).expect("a game of the catalogue");
    let mut oracle = Naive::of(spec, heaps);
    (0..heaps).map(|n| oracle.cell(Cell { row: n, column: 0 }).into()).collect()
}

fn rules() -> impl Strategy<Value = String> {
    let slow = (1u64..5, 2u64..7).prop_map(|(p, q)| format!("floor({p}n/{q})"));
    let table = prop::collection::vec(0u64..6, 7).prop_map(|bounds| {
        let parts: Vec<String> =
            bounds.iter().zip(0..).map(|(bound, n)| format!("if(n mod 7 = {n}, {bound}, ")).collect();
        format!("{}0{}", parts.concat(), ")".repeat(bounds.len()))
    });
    prop_oneof![slow, table, Just("floor(sqrt(n))".to_owned()), Just("if(n = 0, 0, 2^floor(log2(n)) - 1)".to_owned())]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// The definitions of the paper applied to the first heaps settle the upper left corner of each array.
    #[test]
    fn every_array_is_what_its_definition_says(rule in rules()) {
        let (g, h) = (values("maximum", &rule, 200), values("minimum", &rule, 200));
        let mut own = source("maximum", &rule, "triangle");
        for (j, column) in triangle(&g).iter().enumerate() {
            for (i, &count) in column.iter().enumerate() {
                prop_assert_eq!(u64::from(cell(&mut own, i as u64, j as u64)), count, "{}: s({}, {})", rule, i, j);
            }
            prop_assert_eq!(cell(&mut own, j as u64, j as u64), UNKNOWN);
        }
        let mut own = source("maximum", &rule, "interspersion");
        for (i, row) in array(&g).iter().enumerate() {
            for (j, &n) in row.iter().enumerate() {
                prop_assert_eq!(u64::from(cell(&mut own, i as u64, j as u64)), n, "{}: a({}, {})", rule, i, j);
            }
        }
        let mut own = source("maximum", &rule, "plane");
        let first = |i, j| (0..).zip(g.iter().zip(&h)).find(|(_, pair)| *pair == (&i, &j)).map(|(n, _)| n);
        for (i, row) in pairs(&g, &h).iter().enumerate() {
            for (j, _) in row.iter().enumerate().filter(|(_, n)| n.is_some()) {
                let (i, j) = (i as u64, j as u64);
                prop_assert_eq!(Some(cell(&mut own, i, j)), first(i, j), "{}: ({}, {})", rule, i, j);
            }
        }
    }
}

/// Theorem 4.4: for a regular rule every heap has a cell of its own in the plane.
#[test]
fn the_plane_of_a_regular_rule_holds_every_heap_once() {
    let mut plane = source("maximum", "floor(sqrt(n))", "plane");
    let mut heaps: Vec<u32> = (0..ARRAY_SIDE)
        .flat_map(|i| (0..ARRAY_SIDE).map(move |j| (i, j)))
        .map(|(i, j)| cell(&mut plane, i, j))
        .filter(|&n| n < 50_000)
        .collect();
    heaps.sort_unstable();
    assert_eq!(heaps, (0..50_000).collect::<Vec<u32>>());
}

/// A rule that fails leaves the array of the heaps before.
#[test]
fn a_rule_that_fails_leaves_what_is_known() {
    let mut short = source("maximum", "10 - n", "interspersion");
    let heaps = (0..ARRAY_SIDE).map(|i| (0..ARRAY_SIDE).filter(|&j| cell(&mut short, i, j) != UNKNOWN).count());
    assert_eq!(heaps.sum::<usize>(), 11);
    assert!(short.engine.refusal().is_some());
}

/// A row each: the array, the cell, its name, its value and why.
#[test]
fn a_cell_says_where_its_number_comes_from() {
    let cases = [
        (
            "triangle",
            1,
            6,
            "s_1,6",
            Some(3),
            "The first heap of value 6 is 13; before it 3 heaps of value 1: 3, 6, 12.",
        ),
        (
            "triangle",
            0,
            1,
            "s_0,1",
            Some(2),
            "The first heap of value 1 is 3; before it 2 heaps of value 0: 1, 2, the empty one not counted.",
        ),
        ("triangle", 4, 4, "s_4,4", None, "the triangle has entries above its diagonal only"),
        ("interspersion", 3, 2, "a_3,2", Some(28), "Heap 28 has the value 3, and 2 smaller heaps have it too."),
        ("interspersion", 3, 40, "a_3,40", None, "fewer than 41 heaps below 262144 have the value 3"),
        ("plane", 2, 4, "a′_2,4", Some(10), "Heap 10 is the only one with these two values."),
        ("plane", 2, 2, "a′_2,2", None, "no heap below 262144 has the values g = 2 and h = 2"),
    ];
    assert_eq!(ARRAY_HEAPS, 262_144);
    for (axis, i, j, name, value, why) in cases {
        let mut source = source("maximum", HALF, axis);
        let cell = source.inspect(Cell { row: i, column: j });
        assert_eq!((cell.name.as_str(), cell.small(), cell.options.summary.as_str()), (name, value, why));
        assert_eq!((cell.cell, cell.outcome), (Cell { row: i, column: j }, None));
    }
    let spec = Spec::parse("maximum").expect("a game");
    let mut empty = Source::new(spec, Axis::parse("plane").expect("an axis")).expect("a table");
    assert_eq!(empty.inspect(Cell { row: 0, column: 0 }).options.summary, "not computed yet");
}
