//! What is done at a size, wherever it is timed: each from nothing, to its end.

use std::hint::black_box;

use crate::ratio::grow;
use nimscope::engine::Engine;
use nimscope::game::big::Big;
use nimscope::game::{Cell, Heap};
use nimscope::grow::{self, Grow};
use nimscope::paper::imark::Division;
use nimscope::paper::imark::engine::GapScan;
use nimscope::paper::imark::proof::GapProof;
use nimscope::paper::memgames::engine::{FrontierScan, MemRegion};
use nimscope::paper::{Spec, open_to, value_at};

/// The first rows of a table.
pub(crate) fn rows(spec: &Spec, size: u64) {
    let mut engine = open_to(spec, size);
    grow(&mut *engine, size);
    black_box(engine.rows());
}

/// Every cell of a square, for closed forms that have all rows at once.
pub(crate) fn cells(spec: &Spec, size: u64) {
    let mut engine = open_to(spec, size);
    let cells = (0..size).flat_map(|n| (0..size).map(move |k| Cell { row: n, column: k }));
    black_box(cells.map(|at| u64::from(engine.value(at).unwrap_or(0))).sum::<u64>());
}

/// The first rows of the frontier of MEM⁰, without its map.
pub(crate) fn frontier(size: u64) {
    let mut scan = FrontierScan::new();
    scan.aim(size);
    scan.advance(u64::MAX);
    black_box(scan.frontier());
}

/// A thousand rows of MEM from this one on.
pub(crate) fn region(size: u64) {
    let mut region = MemRegion::new(size, 1_000).expect("not too far out");
    region.advance(u64::MAX);
    black_box(region.rows());
}

/// The gaps among this many heaps, far out.
pub(crate) fn gaps(spec: &Spec, size: u64) {
    const FROM: u64 = 1_000_000_000_000;
    let Some(game) = spec.rules::<Division>() else { panic!("i-Mark divides") };
    let mut scan = GapScan::new(game, FROM, FROM + size).expect("a range");
    grow::reach(&mut scan, u64::MAX, 10_000_000);
    black_box(scan.gaps());
}

/// The proof that no gap is longer, with this many heaps looked at one by one.
pub(crate) fn proof(spec: &Spec, size: u64) {
    let Some(game) = spec.rules::<Division>() else { panic!("i-Mark divides") };
    let mut proof = GapProof::new(game, size, false).expect("two divisors");
    grow::reach(&mut proof, u64::MAX, 10_000_000);
    assert!(proof.open().is_empty(), "it is soon settled");
}

/// One value at a heap of so many digits. The heap is ⌊10^size / 7⌋, whose digits 142857… favour no divisor.
pub(crate) fn far_value(spec: &Spec, size: u64) {
    let heap = Big::from(10_u32).pow(size as u32) / 7_u32;
    black_box(value_at(spec, Heap::of(&heap).expect("a heap")).expect("the game forgets"));
}
