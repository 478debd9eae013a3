//! MEM from the middle: certified rows against computed ones.

use nimscope::engine::{Certainty, MemRegion, MemWalk};
use nimscope::game::Position;
use proptest::prelude::*;

fn region(first: u64, count: u64) -> MemRegion {
    let mut region = MemRegion::new(first, count).expect("not too far out");
    while !region.is_done() {
        region.advance(100_000);
    }
    region
}

/// Compares every cell below the parabola, and some above it, with a walk from row 0.
fn check(first: u64, count: u64) -> Certainty {
    let region = region(first, count);
    let mut walk = MemWalk::new();
    for n in 0..first + count {
        let row = walk.step();
        for (k, &value) in row.iter().enumerate().filter(|_| n >= first) {
            assert_eq!(region.value(Position { n, k: k as u64 }), Some(u32::from(value)), "{n}_{k}");
        }
    }
    let proved = region.proved_from().is_some_and(|row| region.start_row() < row && row <= first);
    assert_eq!(proved, region.certainty() == Certainty::Certified);
    for k in [first.isqrt() + 1, first / 2 + 1, first + 1] {
        assert_eq!(region.value(Position { n: first, k }), Some((first / k) as u32), "{first}_{k}");
    }
    region.certainty()
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
    let region = region(5_000, 10);
    assert_eq!(region.rows(), 10);
    assert_eq!(region.value(Position { n: 4_999, k: 3 }), None);
    assert_eq!(region.value(Position { n: 5_010, k: 3 }), None);
    assert_eq!(region.value(Position { n: 5_003, k: 0 }), region.value(Position { n: 5_003, k: 1 }));
    let far = MemRegion::new(MemRegion::MOST_ROWS, 1);
    assert_eq!(far.err().as_deref(), Some("the rows of MEM are computed up to n = 536870911"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn wherever_a_region_begins(first in 0u64..60_000, count in 1u64..300) {
        check(first, count);
    }
}
