//! Dynamic one-pile Nim: the line x = g(N), and the elements of the g-base.

use std::ops::Range;

use crate::engine::Engine;
use crate::paper::dynamic::Dynamic;
use crate::paper::dynamic::theorems::Base;
use crate::table::{Section, Shape, ShapeKind};

/// The shapes of a mark. Where a typed rule ended the table, they end too.
pub(super) fn shapes(game: &Dynamic, engine: &dyn Engine, name: &str, view: &Section) -> Vec<Shape> {
    // A misère pile of N is played as a normal one of N − 1, so that everything stands one row lower, as far as nobody can
    // end the play by leaving f(k) = 0.
    let shift = u64::from(game.misere);
    let end = view.rows.end.min(engine.limit());
    let end = if game.misere { game.first_end(end).map_or(end, |k| end.min(k + 1)) } else { end };
    let rows = view.rows.start..end;
    let Ok(base) = Base::new(|&k| game.next(k), &rows.end) else { return Vec::new() };
    match name {
        "boundary" => vec![boundary(&base, shift, &rows)],
        "base" => elements(&base, shift, &rows),
        _ => Vec::new(),
    }
}

/// Stairs along the left edges of the cells x = g(N); an empty pile has none.
fn boundary(base: &Base, shift: u64, rows: &Range<u64>) -> Shape {
    let edges = (rows.start.max(shift + 1)..rows.end).flat_map(|row| {
        let column = base.smallest_summand(&(row - shift)) as f64;
        [[row as f64, column], [(row + 1) as f64, column]]
    });
    Shape::new(ShapeKind::Line, "", edges)
}

fn elements(base: &Base, shift: u64, rows: &Range<u64>) -> Vec<Shape> {
    let visible = base.elements.iter().filter(|&&element| rows.contains(&(element + shift)));
    visible.map(|&element| Shape::new(ShapeKind::Row, element.to_string(), [[(element + shift) as f64, 0.0]])).collect()
}
