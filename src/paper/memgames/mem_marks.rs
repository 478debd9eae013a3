//! What docs/proofs/mem.md puts over MEM's map: the stairs, the inner columns, the triangles, and the copies of MEM in itself.

use super::half::Half;
use crate::table::{Section, Shape, ShapeKind, step};

/// How many blocks of rows are drawn; of more, those of evenly spread rows.
const BLOCKS: u64 = 400;

/// How many copies are drawn before some are left out.
const COPIES: u64 = 100;

/// The shapes of a mark.
pub(super) fn shapes(name: &str, view: &Section) -> Vec<Shape> {
    match name {
        "stair" => vec![along(view, "a(n)", |half, block| half.rows - block)],
        "inner" => vec![inner(view)],
        "blocks" => blocks(view).iter().map(|(half, block)| triangle(view, half, *block)).collect(),
        _ => copies(view),
    }
}

/// The blocks of the rows in view, from the top.
fn blocks(view: &Section) -> Vec<(Half, u64)> {
    let at = |n: u64| (Half::of(n), Half::of(n).place(n).block);
    let mut found = Vec::new();
    let mut n = view.rows.start;
    while n < view.rows.end && (found.len() as u64) < BLOCKS {
        let (half, block) = at(n);
        found.push((half, block));
        n = half.start(block) + half.length(block);
    }
    if n >= view.rows.end {
        return found;
    }
    let rows = view.rows.end - view.rows.start;
    let mut spread: Vec<_> = (0..BLOCKS).map(|i| at(view.rows.start + rows / BLOCKS * i)).collect();
    spread.dedup();
    spread
}

/// A line down the blocks, left of a column of each.
fn along(view: &Section, label: &str, column: impl Fn(&Half, u64) -> u64) -> Shape {
    let ends = |(half, block): &(Half, u64)| {
        let (start, k) = (half.start(*block), column(half, *block) as f64);
        [start, start + half.length(*block)].map(|n| view.point(n as f64, k))
    };
    Shape::new(ShapeKind::Line, label, blocks(view).iter().flat_map(ends))
}

/// The line right of the inner columns, row by row; from afar, where they reach at most.
fn inner(view: &Section) -> Shape {
    let rows = view.rows.clone().skip_while(|&n| n < 36);
    if view.rows.end - view.rows.start > 2 * BLOCKS {
        return along(view, "Θ(n)", Half::length);
    }
    let ends = |n: u64| {
        let half = Half::of(n);
        let k = (half.inner(&half.place(n)) + 1) as f64;
        [view.point(n as f64, k), view.point((n + 1) as f64, k)]
    };
    Shape::new(ShapeKind::Line, "Θ(n)", rows.flat_map(ends))
}

/// The cells of a block that have the value of its plateau (Corollary 2.2): one column fewer in every row.
fn triangle(view: &Section, half: &Half, block: u64) -> Shape {
    let (start, length) = (half.start(block), half.length(block));
    let (end, right) = ((start + length) as f64, (half.rows - block + 1) as f64);
    let start = start as f64;
    let corners = [(start, 1.0), (start, right), (end, right), (end, length as f64), (start, 1.0)];
    Shape::new(ShapeKind::Line, (half.foot() + block).to_string(), corners.map(|(n, k)| view.point(n, k)))
}

/// The first blocks of half-intervals, in which MEM's own first rows come back (Theorem 3).
fn copies(view: &Section) -> Vec<Shape> {
    let (first, last) = (Half::of(view.rows.start).number.max(12), Half::of(view.rows.end.max(1) - 1).number);
    let step = step((last + 1).saturating_sub(first), COPIES);
    let copy = |number: u64| {
        let half = Half::numbered(number);
        let (start, rows) = (half.first as f64, half.length(half.top) as f64);
        let corners = [(0.0, 1.0), (0.0, rows + 1.0), (rows, rows + 1.0), (rows, 1.0), (0.0, 1.0)];
        let label = format!("0–{} + {}", half.length(half.top) - 1, half.foot() + half.top);
        Shape::new(ShapeKind::Line, label, corners.map(|(n, k)| view.point(start + n, k)))
    };
    (first..=last).filter(|number| number.is_multiple_of(step)).map(copy).collect()
}
