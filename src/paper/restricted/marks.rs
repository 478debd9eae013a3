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
    let mut seen = Vec::new();
    let mut cells = Vec::new();
    for n in 0..heaps.end.min(engine.rows()) {
        let Some(value) = engine.value(Cell { row: n, column: 0 }) else { continue };
        // A mex exceeds what was seen by one at most; a pass can make it two.
        let place = value as usize;
        seen.resize(seen.len().max(place + 1), false);
        if std::mem::replace(&mut seen[place], true) {
            continue;
        }
        if let Some(cell) = view.heap(engine, n)
            && view.holds(cell)
        {
            cells.push((value, cell));
        }
    }
    // Every heap may bring a new value, and a million shapes would be thrown away again.
    let step = cells.len().div_ceil(MOST).max(1);
    let shape = |(value, cell): (u32, [f64; 2])| Shape::new(ShapeKind::Cell, value.to_string(), [cell]);
    cells.into_iter().step_by(step).map(shape).collect()
}
