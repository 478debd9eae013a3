//! What the map of a game looks like under an axis, for those who draw it.

use serde::Serialize;

use super::axis::{Axis, CEILING};
use super::source::source_name;
use crate::game::Rules;
use crate::game::catalogue::Layout;
use crate::game::catalogue::view::ArrayHolds;
use crate::paint::Unit;
use crate::paper::Spec;
#[cfg(feature = "papers")]
use crate::paper::is_wide;

/// The size of a map, its words, and how it grows.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Chart {
    /// The first row: 0, but for a graph, whose rows are counted from above.
    pub first: u64,
    /// The number of rows, counted from 0.
    pub rows: u64,
    /// The number of columns.
    pub columns: u64,
    /// What row the number 0 lies above, where numbers go upwards, as in a graph; 0 where they go down with the rows.
    pub ceiling: u64,
    /// What a row is.
    pub row_label: String,
    /// What a column is.
    pub column_label: String,
    /// How many heaps a row of a strip has; 0 where the map is no strip.
    pub width: u64,
    /// Whether rows have names that are not numbers of heaps.
    pub named: bool,
    /// Whether it becomes known column by column.
    pub across: bool,
    /// Whether a cell has one value, which can be written into it.
    pub digits: bool,
    /// Whether it shows the game's own table.
    pub own: bool,
    /// Whether it shows a far part of that table.
    pub far: bool,
    /// The axis of the game's own table that it is a far part of; its own if it is none.
    pub home: Axis,
    /// The axis by which its numbers are printed.
    pub printed: Axis,
    /// Whether a position is one heap, and not a heap with a memory.
    pub heaps: bool,
    /// Whether its numbers are differences.
    pub apart: bool,
    /// The game in words, with its parameters.
    pub title: String,
    /// The table that it is cut from.
    pub source: String,
}

/// The map of a game under an axis.
pub fn chart(spec: &Spec, axis: Axis) -> Chart {
    let (rows, (_, columns)) = (axis.rows(spec), axis.extent(spec));
    let (row_label, column_label) = axis.labels(spec);
    Chart {
        first: rows.start,
        rows: rows.end,
        ceiling: if axis == Axis::Graph { CEILING } else { 0 },
        columns,
        row_label,
        column_label,
        width: axis.width().unwrap_or(0),
        named: matches!(axis, Axis::Sweep(_)),
        across: axis.grows_across(),
        digits: has_digits(spec, axis),
        own: axis.is_own_table(),
        far: axis.home() != axis,
        home: axis.home(),
        printed: axis.printed(),
        heaps: spec.entry().layout == Layout::Strip,
        apart: spec.less().is_some(),
        title: spec.title(),
        source: source_name(spec, axis),
    }
}

/// What the numbers of a map are.
pub fn unit(spec: &Spec, axis: Axis) -> Unit {
    match axis {
        Axis::Graph => Unit::Heaps,
        Axis::Array(array) => match array.holds {
            ArrayHolds::Heaps => Unit::Heap,
            ArrayHolds::Counts => Unit::Count,
            ArrayHolds::Rests => Unit::Rest,
            ArrayHolds::Values => Unit::Value,
        },
        // A build without closed forms has none of these tables either.
        #[cfg(feature = "papers")]
        Axis::Far(far) if is_wide(spec, far.start()) => Unit::Logarithm,
        _ if spec.less().is_some() => Unit::Difference,
        _ if spec.misere() => Unit::Outcome,
        _ => Unit::Value,
    }
}

/// Whether a cell of the map has one number, which can be written into it.
pub fn has_digits(spec: &Spec, axis: Axis) -> bool {
    !matches!(axis, Axis::Straight) && !matches!(unit(spec, axis), Unit::Heaps | Unit::Logarithm)
}
