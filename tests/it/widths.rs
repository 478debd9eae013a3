//! Widths that line up: where a period is known, that period; elsewhere what the structure of the game says.

use nimscope::paper::{Spec, open};
use nimscope::table::{Axis, Source, Width, widths};
use proptest::prelude::*;

/// The widths found in the first heaps of a game.
fn found(spec: &str, heaps: u64) -> Vec<u64> {
    let mut engine = open(&Spec::parse(spec).expect("a game of the catalogue"));
    while engine.rows() < heaps {
        engine.advance(100_000);
    }
    widths(&mut *engine, heaps, 6).iter().map(|found| found.width).collect()
}

/// A game with a period of its own: Maximum Nim whose bound is periodic, and never so large that the values grow.
#[test]
fn a_periodic_sequence_finds_its_period() {
    let mut engine = open(&Spec::parse("maximum?f=n mod 7").expect("a game"));
    while engine.rows() < 2_000 {
        engine.advance(1_000);
    }
    // Every seventh heap has no move, and between two of them the values are 0, 1, …, 6: the period is 7.
    assert_eq!(widths(&mut *engine, 2_000, 6), [Width { width: 7, score: 1_000 }]);
    assert_eq!(widths(&mut *engine, 6, 6), [], "six heaps are too few to wrap");
}

/// Theorems 1 and 2: between the few heaps of the sequences the values have the period t, or 4 for S = {2}; and for
/// d ≢ 1 (mod t) Sopena's P-positions have the period t from some heap on.
#[test]
fn i_mark_finds_the_period_of_its_intervals() {
    for (spec, period) in
        [("imark?t=5&d=6", 5), ("imark?t=3&d=4", 3), ("imark?t=5&d=7", 5), ("imark?t=9&d=10", 9), ("imark?S=2&D=3", 4)]
    {
        assert_eq!(found(spec, 16_384), [period], "{spec}");
    }
}

/// With d = p/q the bound ⌈n/d⌉ rises q times in p heaps, always at the same remainders modulo p, and a heap at which it
/// rises has the bound as its value: these heaps stand in columns of their own exactly if the width is a multiple of p.
#[test]
fn max_nim_finds_the_numerator_of_d() {
    for (spec, numerator) in [("maxnim?d=2", 2), ("maxnim?d=3/2", 3), ("maxnim?d=7/4", 7)] {
        assert_eq!(found(spec, 16_384).first(), Some(&numerator), "{spec}");
    }
    // For d = 3, h_d(n + 2) = h_d(n) + 3: the copies of the new values stand in columns modulo 9, their copies modulo 27.
    let three = found("maxnim?d=3", 16_384);
    assert!(three.starts_with(&[27, 9]), "{three:?}");
}

/// A table with two numbers in a position has nothing to wrap, and neither has a sweep.
#[test]
fn only_sequences_have_widths() {
    for (spec, axis) in [("mem", "k"), ("maxnim", "sweep:d:2-3:4"), ("maximum", "triangle")] {
        let spec = Spec::parse(spec).expect("a game");
        let mut source = Source::new(spec.clone(), Axis::parse(axis).expect("an axis")).expect("a table");
        (0..50).for_each(|_| source.engine.advance(1_000_000));
        assert_eq!(source.widths(), [], "{spec} {axis}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    /// The heaps without a move recur with the period of the bound, and so does everything else.
    #[test]
    fn every_period_is_found(period in 3u64..40, heaps in 400u64..3_000) {
        let widths = found(&format!("maximum?f=n mod {period}"), heaps);
        prop_assert_eq!(widths.first(), Some(&period));
    }
}
