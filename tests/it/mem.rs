//! MEM by its changes, against a plain walk over all columns; and from the middle: certified rows against computed ones,
//! cell by cell and texel by texel.

use std::collections::VecDeque;

use nimscope::engine::{Aside, Band, Certainty, Columns, Engine, Quantity, Reduce};
use nimscope::game::Cell;
use nimscope::grow::{self, Grow, Refusal};
use nimscope::paper::memgames::engine::{Mem, MemRegion, MemWalk};
use proptest::prelude::*;

use super::oracle::shown_by;

fn region(first: u64, count: u64) -> MemRegion {
    let mut region = MemRegion::new(first, count).expect("not too far out");
    grow::finish(&mut region, 100_000).expect("nothing keeps it");
    region
}

/// Compares every cell below the parabola, and some above it, with a walk from row 0.
fn check(first: u64, count: u64) -> Certainty {
    let mut region = region(first, count);
    let mut walk = MemWalk::new();
    for n in 0..first + count {
        let row = walk.step();
        for (k, &value) in row.iter().enumerate().filter(|_| n >= first) {
            assert_eq!(region.value(Cell { row: n, column: k as u64 }), Some(u32::from(value)), "{n}_{k}");
        }
    }
    let proved = region.proved_from().is_some_and(|row| region.start_row() < row && row <= first);
    assert_eq!(proved, region.certainty() == Certainty::Certified);
    for k in [first.isqrt() + 1, first / 2 + 1, first + 1] {
        assert_eq!(region.value(Cell { row: first, column: k }), Some((first / k) as u32), "{first}_{k}");
    }
    region.certainty()
}

/// The row walk of Memgames, section 3, from the parabola inwards: one option a column, and the mex of those so far.
#[test]
fn the_walk_agrees_with_a_plain_one_over_all_columns() {
    let rows = 60_000;
    // Column k is asked for its value k rows ago.
    let mut columns: Vec<VecDeque<u64>> = vec![VecDeque::new()];
    let mut walk = MemWalk::new();
    for n in 0..rows {
        let foot = (1..).find(|k| k * k >= n).expect("a column above the parabola");
        while (columns.len() as u64) < foot {
            let k = columns.len() as u64;
            columns.push((k * k - k + 1..=k * k).map(|row| row / k).collect());
        }
        let mut taken = vec![false; 2 * foot as usize + 4];
        let mut mex = n / foot;
        let mut plain = vec![0; columns.len()];
        for (k, column) in columns.iter_mut().enumerate().skip(1).rev() {
            taken[column.pop_front().expect("a value k rows ago") as usize] = true;
            while taken[mex as usize] {
                mex += 1;
            }
            column.push_back(mex);
            plain[k] = mex as u16;
        }
        plain[0] = plain.get(1).copied().unwrap_or_default();
        let row = walk.step();
        assert_eq!(row, if foot > 1 { &*plain } else { &[] }, "row {n}");
    }
}

#[test]
fn far_rows_are_certified_and_equal_the_computed_ones() {
    assert_eq!(check(1_000_000, 40), Certainty::Certified);
    assert_eq!(check(200_000, 1_000), Certainty::Certified);
    assert_eq!(check(40_000, 2_000), Certainty::Certified);
}

#[test]
fn near_rows_are_computed() {
    assert_eq!(check(0, 300), Certainty::Computed);
    assert_eq!(check(50, 300), Certainty::Computed);
}

#[test]
fn a_region_answers_for_its_rows_alone() {
    let mut region = region(5_000, 10);
    assert_eq!((region.first(), region.rows(), region.limit()), (5_000, 5_010, 5_010));
    assert_eq!(region.value(Cell { row: 4_999, column: 3 }), None);
    assert_eq!(region.value(Cell { row: 5_010, column: 3 }), None);
    assert_eq!(region.value(Cell { row: 5_003, column: 0 }), region.value(Cell { row: 5_003, column: 1 }));
    assert!(matches!(region.aside(), Aside::Rows(_)), "no frontier");
    let far = MemRegion::new(MemRegion::MOST_ROWS, 1);
    assert_eq!(far.err(), Some(Refusal::TooFar("the rows of MEM are computed up to n = 536870911".to_owned())));
}

/// While the run-up lasts no row is known, but the next one moves on, and any amount of work is little enough to stop.
#[test]
fn a_run_up_tells_how_far_it_is() {
    let mut region = MemRegion::new(40_000, 20).expect("not too far out");
    let begun = region.run_up();
    assert_eq!((begun.from, begun.next, begun.certainty), (31_500, 31_500, Certainty::Certified));
    let mut last = begun.next;
    while region.rows() == region.first() {
        region.advance(1);
        let now = region.run_up();
        assert!(now.from == begun.from && now.next >= last && now.next <= last + 1, "{now:?} after {last}");
        assert_eq!(region.value(Cell { row: 40_000, column: 3 }).is_some(), region.rows() > 40_000);
        last = now.next;
    }
    assert_eq!(last, 40_000, "the run-up ends where the table begins");
    let computed = MemRegion::new(50, 20).expect("not too far out").run_up();
    assert_eq!((computed.from, computed.certainty), (0, Certainty::Computed));
}

/// The bands of both engines, which reduce blocks in different ways: by groups of rows, and row by row.
fn check_bands(first: u64, bands: &[Band]) {
    let mut region = region(first, ROWS);
    let mut whole = Mem::new(first + ROWS);
    whole.advance(u64::MAX);
    for band in bands {
        let shown = shown_by(&mut region, band.clone(), 1_000);
        assert_eq!(shown, shown_by(&mut whole, band.clone(), 1_000), "{band:?}");
    }
}

/// The rows of a region whose bands are compared.
const ROWS: u64 = 300;

fn bands(first: u64) -> impl Strategy<Value = Vec<Band>> {
    let reduces = prop_oneof![
        Just(Reduce::Sample),
        Just(Reduce::Smallest),
        Just(Reduce::Largest),
        Just(Reduce::Keep),
        (0u32..400).prop_map(Reduce::Contains),
    ];
    let rows = (0..ROWS, 1..ROWS).prop_map(move |(start, length)| first + start..first + (start + length).min(ROWS));
    let starts = prop_oneof![0u64..300, 0u64..50_000];
    let columns = (starts, 1u64..40, 1u64..800).prop_map(|(start, width, all)| Columns::Uniform {
        start,
        width,
        end: start + all,
    });
    let band = (rows, columns, reduces).prop_map(|(rows, columns, reduce)| Band {
        rows,
        columns,
        reduce,
        quantity: Quantity::Value,
    });
    prop::collection::vec(band, 40)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn wherever_a_region_begins(first in 0u64..60_000, count in 1u64..300) {
        check(first, count);
    }

    #[test]
    fn bands_of_a_region_are_those_of_the_whole_table(
        (first, bands) in (0u64..40_000).prop_flat_map(|first| (Just(first), bands(first)))
    ) {
        check_bands(first, &bands);
    }
}
