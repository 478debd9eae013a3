//! Maximum and Minimum Nim: the heaps that bring a new value.

use super::view::View;
use super::{Shape, ShapeKind};
use crate::engine::Engine;
use crate::game::Position;

/// The shapes of a mark.
pub(super) fn shapes(engine: &mut dyn Engine, name: &str, view: &View) -> Vec<Shape> {
    if name != "new" {
        return Vec::new();
    }
    let heaps = view.heaps();
    // A mex exceeds what was seen by one at most, so that a value is new exactly if it is the next one.
    let mut next = 0;
    let mut shapes = Vec::new();
    for n in 0..heaps.end.min(engine.rows()) {
        if engine.value(Position { n, k: 0 }) != Some(next) {
            continue;
        }
        if let Some(cell) = view.heap(engine, n)
            && view.holds(cell)
        {
            shapes.push(Shape::new(ShapeKind::Cell, next.to_string(), [cell]));
        }
        next += 1;
    }
    shapes
}
