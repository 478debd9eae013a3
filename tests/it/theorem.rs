//! The closed forms against values computed straight from the rules.

mod dynamic;
mod imark;
mod imark_far;
mod known;
mod max_nim;
mod restricted;

use nimscope::engine::naive::Naive;
use nimscope::game::Cell;
use nimscope::paper::Spec;

/// The values of column k of the first heaps, by the slow oracle.
fn column(spec: &str, k: u64, heaps: u64) -> Vec<u64> {
    let spec = Spec::parse(spec).expect("a game of the catalogue");
    let mut oracle = Naive::of(spec, heaps);
    (0..heaps).map(|n| oracle.cell(Cell { row: n, column: k }).into()).collect()
}
