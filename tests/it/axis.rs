//! Axes as texts and as places: graphs, sweeps and arrays beside the tables and strips that tile.rs tests.

use nimscope::game::Cell;
use nimscope::game::numbers::Ratio;
use nimscope::paper;
use nimscope::paper::Spec;
use nimscope::table::{Axis, SWEEP_COLUMNS, Sweep};
use proptest::prelude::*;

fn axis(text: &str) -> Axis {
    Axis::parse(text).unwrap_or_else(|| panic!("{text} is an axis"))
}

fn sweep(text: &str) -> Sweep {
    let Axis::Sweep(sweep) = axis(text) else { panic!("{text} is a sweep") };
    sweep
}

#[test]
fn texts_print_as_they_are_parsed() {
    for text in ["graph", "triangle", "interspersion", "plane", "sweep:d:2-120", "sweep:d:4/3-3:12", "sweep:t:2-60"] {
        assert_eq!(axis(text).to_string(), text);
    }
    // Other ways to write the same: decimals, fractions that are not reduced, a denominator of 1.
    for (text, printed) in [("sweep:d:1.5-3:12", "sweep:d:3/2-3:12"), ("sweep:t:4/2-60:1", "sweep:t:2-60")] {
        assert_eq!(axis(text).to_string(), printed);
    }
    let wrong = [
        "graph:1",
        "triangle:2",
        "sweep",
        "sweep:",
        "sweep:d",
        "sweep:d:2",
        "sweep:d:3-2",
        "sweep:d:0-2",
        "sweep:d:2-3:0",
        "sweep:d:2-3:121",
        "sweep:d:2-3:4:5",
        "sweep:d:2-x",
        "sweep:nothing:2-3",
        "sweep:f:2-3",
    ];
    for text in wrong {
        assert_eq!(Axis::parse(text), None, "{text}");
    }
}

/// Every view of the catalogue opens an axis with its name that suits the game at home or in another of its forms.
#[test]
fn every_view_opens_an_axis_of_its_name() {
    for entry in paper::entries() {
        let forms = entry.forms.iter().map(|form| {
            let pairs = form.parameters.iter().map(|own| format!("{}={}", own.name, own.default)).collect::<Vec<_>>();
            Spec::parse(&format!("{}?{}", entry.name, pairs.join("&"))).expect("defaults are valid")
        });
        let forms: Vec<Spec> = forms.collect();
        for view in entry.views {
            assert_eq!(axis(view.axis).view(), view.name);
            assert!(forms.iter().any(|spec| axis(view.axis).suits(spec)), "{} of {}", view.axis, entry.name);
        }
    }
}

#[test]
fn an_axis_suits_the_games_that_have_what_it_needs() {
    let cases = [
        ("graph", "maxnim", true),
        ("graph", "mem", false),
        ("triangle", "maximum", true),
        ("triangle", "minimum", false),
        ("plane", "minimum", true),
        ("sweep:d:2-9", "imark?t=3&d=4", true),
        ("sweep:d:2-9", "imark?S=1&D=2", false),
        ("sweep:d:2-1001", "imark?t=3&d=4", false),
        ("sweep:d:1-2:3", "maxnim", false),
        ("sweep:d:4/3-2:3", "maxnim", true),
        ("sweep:t:2-9", "maxnim", false),
        ("sweep:d:3/2-5/3:1", "maxnim", false),
        ("sweep:Y:1-9", "dudeney", false),
    ];
    for (text, spec, suits) in cases {
        assert_eq!(axis(text).suits(&Spec::parse(spec).expect("a game")), suits, "{text} {spec}");
    }
}

/// In a graph a heap is a column, and every cell of the column shows it.
#[test]
fn a_heap_of_a_graph_is_its_column() {
    let graph = axis("graph");
    for n in [0, 1, 77, 1_999_999] {
        let place = graph.place(Cell { row: n, column: 0 });
        assert_eq!(place.columns, n..n + 1);
        for row in [0, 5, 1_000_000] {
            assert!(place.rows.contains(&row));
            assert_eq!(graph.position(row, n), Some(Cell { row: n, column: 0 }));
        }
    }
    let imark = Spec::parse("imark?t=5&d=6").expect("a game");
    assert_eq!(graph.extent(&imark), (6, imark.entry().limit), "five options give values from 0 to 5");
}

/// In a sweep and in an array a position is a cell of the map, and the other way round.
#[test]
fn a_cell_of_a_sweep_or_an_array_is_its_position() {
    for text in ["sweep:d:4/3-3:12", "triangle", "plane"] {
        for (row, column) in [(0, 0), (3, 1), (17, 400)] {
            let at = axis(text).position(row, column).expect("a position");
            let place = axis(text).place(at);
            assert_eq!((place.rows, place.columns), (row..row + 1, column..column + 1), "{text}");
        }
        assert!(!axis(text).is_own_table() && !axis(text).grows_across());
    }
}

#[test]
fn the_rows_of_a_sweep_are_named_by_their_values() {
    let halves = axis("sweep:d:3/2-3:2");
    assert_eq!(halves.row_names(0..5), ["3/2", "2", "5/2", "3", ""]);
    let spec = Spec::parse("maxnim").expect("a game");
    assert_eq!(halves.extent(&spec), (4, SWEEP_COLUMNS));
    assert_eq!(halves.labels(&spec), ("d".to_owned(), "heap n".to_owned()));
    assert_eq!(sweep("sweep:d:3/2-3:2").parameter(), "d");
}

#[test]
fn the_start_of_a_far_strip_is_written_in_groups() {
    let spec = Spec::parse("imark").expect("a game");
    let across = |start: &str| axis(&format!("far:64:{start}")).labels(&spec).1;
    assert_eq!(across("12345678901"), "heaps from 12\u{202f}345\u{202f}678\u{202f}901 on");
    let long = "7".repeat(41);
    let end = ["777"; 4].join("\u{202f}");
    assert_eq!(across(&long), format!("heaps from {end}…{end} (41 digits) on"));
}

/// All ratios between two bounds, by trying every numerator and every denominator.
fn tried(from: Ratio, to: Ratio, denominator: u64) -> Vec<Ratio> {
    let most = to.numerator() / to.denominator() + 1;
    let all = (1..=denominator).flat_map(|q| (1..=most * q).map(move |p| Ratio::new(p, q).expect("a ratio")));
    let mut found: Vec<Ratio> = all.filter(|ratio| (from..=to).contains(ratio)).collect();
    found.sort_unstable();
    found.dedup();
    found
}

proptest! {
    #[test]
    fn a_sweep_runs_through_all_ratios_of_its_range(
        p in 1u64..60, q in 1u64..20, r in 1u64..60, s in 1u64..20, most in 1u64..15
    ) {
        let (a, b) = (Ratio::new(p, q).expect("a ratio"), Ratio::new(r, s).expect("a ratio"));
        let (from, to) = (a.min(b), a.max(b));
        prop_assert_eq!(sweep(&format!("sweep:d:{from}-{to}:{most}")).values(), tried(from, to, most));
    }
}

/// A range that goes on for ever is cut off, and costs no more than the rows that it has.
#[test]
fn a_long_sweep_is_cut_off() {
    for text in
        ["sweep:d:2-9999", "sweep:d:7/4-1000000000:2", "sweep:d:1.99999999-1000000000:120", "sweep:d:1-1000000000:97"]
    {
        let values = sweep(text).values();
        assert_eq!(values.len(), 4_096, "{text}");
        assert!(values.is_sorted_by(|a, b| a < b), "{text}");
        let (first, last) = (values[0], values[4_095]);
        let (_, bounds) = text.rsplit_once("d:").expect("bounds");
        let denominator = bounds.split(':').nth(1).map_or(1, |text| text.parse().expect("a number"));
        assert_eq!(tried(first, last, denominator), values, "{text}: none is left out");
    }
}
