//! Games on one heap: orbits, intervals, sequences and new values.

use nimscope::table::{CEILING, Shape, ShapeKind, flipped};

use super::{heap, points, shapes, source, value};

/// Arcs join a heap to the next one of its value, and each of the values 0 to 3 has all of its heaps in one chain.
#[test]
fn arcs_join_neighbours_of_one_value() {
    let games = ["7/4", "2", "5/4", "9/2", "50"].map(|d| format!("maxnim?d={d}"));
    let passed = games.clone().map(|game| game + "&pass=1");
    for spec in games.into_iter().chain(passed) {
        let mut source = source(&spec, "strip:37", 3_000);
        let arcs = shapes(&mut source, "strip:37", "orbits", 0..30, 0..37);
        for value_of in 0..4_u32 {
            let chain: Vec<(u64, u64)> = arcs
                .iter()
                .filter(|arc| arc.label == value_of.to_string())
                .map(|arc| (heap(points(arc)[0], 37), heap(points(arc)[1], 37)))
                .collect();
            // With a pass the heaps 0 and, if d ≥ 3, 1 belong to no orbit.
            let least =
                if !spec.contains("pass") { 0 } else { 1 + u64::from(spec.contains("9/2") || spec.contains("50")) };
            let heaps: Vec<u64> = (least..3_000).filter(|&n| value(&mut source, n, 0) == value_of).collect();
            let expected: Vec<(u64, u64)> =
                heaps.windows(2).map(|pair| (pair[0], pair[1])).filter(|pair| pair.0 < 30 * 37).collect();
            assert_eq!(chain, expected, "{spec}, value {value_of}");
        }
        assert!(arcs.iter().all(|arc| arc.kind == ShapeKind::Arc));
    }
}

/// In a graph an arc lies in the row of its value.
#[test]
fn arcs_of_a_graph_are_level() {
    let mut source = source("maxnim?d=2", "graph", 500);
    let arcs = shapes(&mut source, "graph", "orbits", CEILING - 100..CEILING, 0..200);
    assert!(!arcs.is_empty());
    for arc in arcs {
        let [from, to] = [points(&arc)[0], points(&arc)[1]];
        assert_eq!(from[0].to_bits(), to[0].to_bits());
        assert_eq!(value(&mut source, from[1] as u64, 0), flipped(from[0] as u64) as u32);
    }
}

/// The last and the first heap of each shape; marked cells are spans of one heap.
fn ends(shape: &Shape, width: u64) -> (u64, u64) {
    let points = points(shape);
    (heap(points[0], width), heap(points[points.len() - 1], width))
}

/// The spans and the cells cover every heap once, the cells are exactly the heaps of the value t (or 2, for S = {2}),
/// and within a span the values have a period: its pattern.
#[test]
fn intervals_and_sequences_share_the_heaps_among_them() {
    let games = [
        ("imark?t=5&d=6", 5, 5),
        ("imark?t=3&d=4", 3, 3),
        ("imark?t=2&d=3", 2, 2),
        ("imark?S=1-3&D=9", 4, 4),
        ("imark?S=2&D=3", 2, 4),
        ("imark?S=2&D=5", 2, 4),
        ("imark?S=2&D=9", 2, 4),
    ];
    for (spec, top, period) in games {
        let mut source = source(spec, "strip:50", 4_000);
        let spans = shapes(&mut source, "strip:50", "intervals", 0..60, 0..50);
        let cells = shapes(&mut source, "strip:50", "sequences", 0..60, 0..50);
        assert!(spans.iter().all(|span| span.kind == ShapeKind::Span), "{spec}");
        assert!(cells.iter().all(|cell| cell.kind == ShapeKind::Cell && !cell.label.is_empty()), "{spec}");

        let marked: Vec<u64> = cells.iter().map(|cell| ends(cell, 50).0).collect();
        let highest: Vec<u64> = (0..3_000).filter(|&n| value(&mut source, n, 0) == top).collect();
        assert_eq!(marked, highest, "{spec}: the heaps of value {top}");

        let mut parts: Vec<(u64, u64)> = spans.iter().chain(&cells).map(|shape| ends(shape, 50)).collect();
        parts.sort_unstable();
        let mut next = 0;
        for (first, last) in parts {
            assert_eq!(first, next, "{spec}: no gap and no overlap");
            next = last + 1;
        }
        assert!(next >= 3_000, "{spec}: to the end of the view");
        for (first, last) in spans.iter().map(|span| ends(span, 50)) {
            for n in first + period..=last.min(3_999) {
                let (own, before) = (value(&mut source, n, 0), value(&mut source, n - period, 0));
                assert_eq!(own, before, "{spec}: heap {n} of {first}–{last}");
            }
        }
    }
}

#[test]
fn labels_are_the_letters_of_the_paper() {
    let mut source = source("imark?t=5&d=6", "strip:50", 100);
    let labels = |shapes: Vec<Shape>| shapes.into_iter().map(|shape| shape.label).collect::<Vec<_>>();
    assert_eq!(labels(shapes(&mut source, "strip:50", "sequences", 0..1, 0..50)), ["α₀", "β₀", "α₁"]);
    assert_eq!(labels(shapes(&mut source, "strip:50", "intervals", 0..1, 0..50)), ["A₀", "B₀", "A₁", "B₁"]);
}

/// No theorem, no shapes: d ≢ 1 (mod t), two divisors, other subtractions.
#[test]
fn where_no_theorem_applies_nothing_is_drawn() {
    for spec in ["imark?t=5&d=7", "imark?S=1&D=2,3", "imark?S=2&D=6", "imark?S=1,3&D=5"] {
        let mut source = source(spec, "strip:64", 100);
        assert_eq!(shapes(&mut source, "strip:64", "intervals", 0..10, 0..64), [], "{spec}");
        assert_eq!(shapes(&mut source, "strip:64", "sequences", 0..10, 0..64), [], "{spec}");
    }
}

/// New values by definition: no smaller heap has them.
#[test]
fn new_values_are_those_that_no_smaller_heap_has() {
    for spec in ["maximum?f=floor(sqrt(n))", "maximum?f=floor(n/2)", "maximum?f=n mod 7", "minimum?f=floor(n/2)"] {
        let mut source = source(spec, "strip:10", 400);
        let values: Vec<u32> = (0..400).map(|n| value(&mut source, n, 0)).collect();
        let cells = shapes(&mut source, "strip:10", "new", 2..40, 0..10);
        let marked: Vec<(u64, String)> = cells.iter().map(|cell| (ends(cell, 10).0, cell.label.clone())).collect();
        let is_new = |&n: &usize| !values[..n].contains(&values[n]);
        let expected: Vec<(u64, String)> =
            (20..400).filter(is_new).map(|n| (n as u64, values[n].to_string())).collect();
        assert_eq!(marked, expected, "{spec}");
    }
}
