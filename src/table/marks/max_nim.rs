//! Max Nim: the orbits of h_d, whose heaps all have one value.

use super::view::View;
use super::{Shape, ShapeKind};
use crate::engine::Engine;
use crate::game::max_nim::MaxNim;
use crate::theorem::max_nim::{first_with_value, next_with_same_value};

/// The values whose orbits are drawn; all of them would cover the picture.
const VALUES: std::ops::Range<u64> = 0..4;

/// Why a mark draws nothing.
pub(super) fn silence(game: &MaxNim) -> Option<&'static str> {
    game.pass.then_some("Nothing to draw: with a pass, the theorem says nothing.")
}

/// The shapes of a mark.
pub(super) fn shapes(game: &MaxNim, engine: &mut dyn Engine, name: &str, view: &View) -> Vec<Shape> {
    if name != "orbits" || silence(game).is_some() {
        return Vec::new();
    }
    let d = game.divisor;
    let end = view.heaps().end;
    let mut shapes = Vec::new();
    for value in VALUES {
        let mut heap = first_with_value(d, value);
        while heap < end {
            let next = next_with_same_value(d, heap);
            if let (Some(from), Some(to)) = (view.heap(engine, heap), view.heap(engine, next))
                && (view.holds(from) || view.holds(to))
            {
                shapes.push(Shape::new(ShapeKind::Arc, value.to_string(), [from, to]));
            }
            heap = next;
        }
    }
    shapes
}
