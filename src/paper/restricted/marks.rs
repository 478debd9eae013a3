//! Maximum and Minimum Nim: the heaps that bring a new value.

use crate::engine::Engine;
use crate::game::Cell;
use crate::table::{MOST, Section, Shape, ShapeKind};

/// The shapes of a mark.
pub(super) fn shapes(engine: &mut dyn Engine, name: &str, view: &Section) -> Vec<Shape> {
    if name != "new" {
        return Vec::new();
    }
    let heaps = view.heaps();
    // A mex exceeds what was seen by one at most, so that a value is new exactly if it is the next one.
    let mut next = 0;
    let mut cells = Vec::new();
    for n in 0..heaps.end.min(engine.rows()) {
        if engine.value(Cell { row: n, column: 0 }) != Some(next) {
            continue;
        }
        if let Some(cell) = view.heap(engine, n)
            && view.holds(cell)
        {
            cells.push((next, cell));
        }
        next += 1;
    }
    // Every heap may bring a new value, and a million shapes would be thrown away again.
    let step = cells.len().div_ceil(MOST).max(1);
    let shape = |(value, cell): (u32, [f64; 2])| Shape::new(ShapeKind::Cell, value.to_string(), [cell]);
    cells.into_iter().step_by(step).map(shape).collect()
}
