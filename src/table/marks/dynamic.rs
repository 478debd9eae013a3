//! Dynamic one-pile Nim: the line x = g(N), and the elements of the g-base.

use super::view::View;
use super::{Shape, ShapeKind};
use crate::game::dynamic::Dynamic;
use crate::theorem::dynamic::Base;

/// The shapes of a mark.
pub(super) fn shapes(game: &Dynamic, name: &str, view: &View) -> Vec<Shape> {
    // A misère pile of N is played as a normal one of N − 1, so that everything stands one row lower.
    let shift = u64::from(game.misere);
    let Ok(base) = Base::new(|k| game.next(k), view.rows.end) else { return Vec::new() };
    match name {
        "boundary" => vec![boundary(&base, shift, view)],
        "base" => elements(&base, shift, view),
        _ => Vec::new(),
    }
}

/// Stairs along the left edges of the cells x = g(N); an empty pile has none.
fn boundary(base: &Base, shift: u64, view: &View) -> Shape {
    let rows = view.rows.start.max(shift + 1)..view.rows.end;
    let edges = rows.flat_map(|row| {
        let column = base.smallest_summand(row - shift) as f64;
        [[row as f64, column], [(row + 1) as f64, column]]
    });
    Shape::new(ShapeKind::Line, "", edges)
}

fn elements(base: &Base, shift: u64, view: &View) -> Vec<Shape> {
    let visible = base.elements.iter().filter(|&&element| view.rows.contains(&(element + shift)));
    visible.map(|&element| Shape::new(ShapeKind::Row, element.to_string(), [[(element + shift) as f64, 0.0]])).collect()
}
