//! What is done at a size, wherever it is timed: each from nothing, to its end.

use std::hint::black_box;

use crate::ratio::grow;
use crate::walk::Walk;
use nimscope::engine::Engine;
use nimscope::game::big::Big;
use nimscope::game::{Cell, Heap};
use nimscope::grow::{self, Grow};
use nimscope::paper::imark::Division;
use nimscope::paper::imark::engine::GapScan;
use nimscope::paper::imark::proof::GapProof;
use nimscope::paper::memgames::engine::{FrontierScan, Mem};
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

/// The first column of MEM's first rows, in which nothing has a closed form.
pub(crate) fn first_column(size: u64) {
    let mut engine = Mem::new(u64::MAX);
    let values = (0..size).map(|n| u64::from(engine.value(Cell { row: n, column: 1 }).unwrap_or(0)));
    black_box(values.sum::<u64>());
}

/// MEM up to this row by the walk through all rows, the twin of its engine.
pub(crate) fn walk(size: u64) {
    let mut walk = Walk::new();
    for _ in 0..size {
        black_box(walk.step().len());
    }
}

/// A thousand rows of MEM from this one on.
pub(crate) fn region(size: u64) {
    let mut engine = Mem::new(u64::MAX);
    let values = (size..size + 1_000).map(|n| u64::from(engine.value(Cell { row: n, column: 1 }).unwrap_or(0)));
    black_box(values.sum::<u64>());
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
