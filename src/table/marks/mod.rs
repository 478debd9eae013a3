//! What can be drawn over a map: lines, rows, cells, spans and arcs that theory puts there, as data in map coordinates.
//!
//! A point is a row and a column of the map. Whole numbers are the corners between cells: cell (r, c) reaches from
//! (r, c) to (r + 1, c + 1). Only what is in view is made, and of that no more than [`MOST`] shapes.

mod section;

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::axis::Axis;
use crate::engine::Engine;
use crate::paper::Spec;
pub use section::{Section, step};

/// The most shapes that a mark has; of more, evenly spread ones are kept.
pub const MOST: usize = 4_000;

/// One thing that is drawn over the map.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Mark {
    /// Its name in the catalogue.
    pub name: &'static str,
    /// Its name in menus.
    pub title: &'static str,
    /// What it consists of.
    pub shapes: Vec<Shape>,
}

/// A part of a mark.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Shape {
    /// What it looks like.
    pub kind: ShapeKind,
    /// A few letters beside it; empty where there is nothing to say.
    pub label: String,
    /// Rows and columns in turn.
    pub at: Vec<f64>,
}

/// What a shape looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ShapeKind {
    /// A line through points.
    Line,
    /// A rule along the top edge of rows.
    Row,
    /// Frames around cells.
    Cell,
    /// A bracket over consecutive heaps of a strip, from the first cell to the second, both included.
    Span,
    /// An arc from the first cell to the second. Arcs with one label belong together, and have a colour of their own.
    Arc,
    /// Lines on both sides of the cells on the straight way from the first cell to the last.
    Lane,
}

impl Shape {
    /// A shape of this kind through some points, each a row and a column.
    pub fn new(kind: ShapeKind, label: impl Into<String>, points: impl IntoIterator<Item = [f64; 2]>) -> Shape {
        Shape { kind, label: label.into(), at: points.into_iter().flatten().collect() }
    }
}

/// The marks with these names, as far as they lie in some rows and columns of the map. Names that the game does not have
/// are passed over; a mark that has no place on this axis has no shapes.
pub fn marks(
    spec: &Spec,
    axis: Axis,
    engine: &mut dyn Engine,
    names: &[&str],
    rows: Range<u64>,
    columns: Range<u64>,
) -> Vec<Mark> {
    let (_, most_columns) = axis.extent(spec);
    let (rows, columns) = (within(rows, axis.rows(spec)), within(columns, 0..most_columns));
    let view = Section { axis, rows, columns };
    let chosen = spec.entry().marks.iter().filter(|entry| names.contains(&entry.name));
    chosen
        .map(|entry| {
            let mut shapes = spec.game().shapes(engine, entry.name, &view);
            shapes.retain(|shape| !shape.at.is_empty());
            Mark { name: entry.name, title: entry.title, shapes: thinned(shapes) }
        })
        .collect()
}

/// Why a mark draws nothing on this axis, wherever one looks; none where it draws something.
pub fn silence(spec: &Spec, axis: Axis, name: &str) -> Option<&'static str> {
    match axis.is_plane() || matches!(axis, Axis::Strip(_) | Axis::Graph) {
        true => spec.game().silence(axis, name),
        false => Some(NOT_HERE),
    }
}

/// What is said of a mark that has no place on an axis.
pub const NOT_HERE: &str = "Nothing to draw in this view.";

/// The part of a range that the map has.
fn within(range: Range<u64>, whole: Range<u64>) -> Range<u64> {
    range.start.clamp(whole.start, whole.end)..range.end.clamp(whole.start, whole.end)
}

/// Evenly spread shapes, where there are too many.
fn thinned(shapes: Vec<Shape>) -> Vec<Shape> {
    let step = shapes.len().div_ceil(MOST).max(1);
    shapes.into_iter().step_by(step).collect()
}
