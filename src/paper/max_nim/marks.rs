//! Max Nim: the orbits of h_d, whose heaps all have one value. With a pass that is so too, by the theorem corrected, but
//! for the heap 0, and 1 if d ≥ 3.

use std::collections::BTreeSet;

use crate::engine::Engine;
use crate::paper::max_nim::MaxNim;
use crate::paper::max_nim::theorems::{first_with_value, is_permuted, next_with_same_value, pass_index, permuted};
use crate::table::{Section, Shape, ShapeKind};

/// The values whose orbits are drawn; all of them would cover the picture.
const VALUES: std::ops::Range<u64> = 0..4;

/// The shapes of a mark.
pub(super) fn shapes(game: &MaxNim, engine: &mut dyn Engine, name: &str, view: &Section) -> Vec<Shape> {
    if name != "orbits" {
        return Vec::new();
    }
    let d = game.divisor;
    let end = view.heaps().end;
    let mut shapes = Vec::new();
    for (without, value) in orbits(game) {
        let mut heap = first_with_value(d, without);
        if game.pass && !is_permuted(d, heap) {
            heap = next_with_same_value(d, heap);
        }
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

/// The orbits that are drawn: the value of their heaps without a pass, and that in the game.
fn orbits(game: &MaxNim) -> Vec<(u64, u64)> {
    if !game.pass {
        return VALUES.map(|value| (value, value)).collect();
    }
    // But for 0, a and a + 1 the pass moves a value by one.
    let a = pass_index(game.divisor);
    let near: BTreeSet<u64> = (0..=VALUES.end).chain([a, a + 1]).collect();
    let passed = near.into_iter().map(|value| (value, permuted(game.divisor, value)));
    passed.filter(|(_, value)| VALUES.contains(value)).collect()
}
