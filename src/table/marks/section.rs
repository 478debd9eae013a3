//! The part of a map that is looked at, and where positions lie in it.

use std::ops::Range;

use crate::engine::Engine;
use crate::game::Cell;
use crate::table::axis::{Axis, flipped};

/// Some rows and columns of a map.
pub struct Section {
    /// What its rows and columns stand for.
    pub axis: Axis,
    /// The rows.
    pub rows: Range<u64>,
    /// The columns.
    pub columns: Range<u64>,
}

impl Section {
    /// The point of the map at n and k, which need not be whole.
    pub fn point(&self, n: f64, k: f64) -> [f64; 2] {
        match self.axis {
            Axis::Straight => [n, 1000.0 * k / n.max(1.0).sqrt()],
            _ => [n, k],
        }
    }

    /// The heaps in view of a game on one heap: those of the rows of a strip, or the columns of a graph.
    pub fn heaps(&self) -> Range<u64> {
        match self.axis {
            Axis::Strip(width) => self.rows.start * width..self.rows.end.saturating_mul(width),
            Axis::Graph => self.columns.clone(),
            _ => 0..0,
        }
    }

    /// The cell of a heap in a game on one heap; none where it is not known, or has no place on the axis.
    pub fn heap(&self, engine: &mut dyn Engine, n: u64) -> Option<[f64; 2]> {
        let value = engine.value(Cell { row: n, column: 0 })?;
        let (row, column) = match self.axis {
            Axis::Strip(width) => (n / width, n % width),
            Axis::Graph => (flipped(u64::from(value)), n),
            _ => return None,
        };
        Some([row as f64, column as f64])
    }

    /// Whether a cell of the map is in view.
    pub fn holds(&self, [row, column]: [f64; 2]) -> bool {
        self.rows.contains(&(row as u64)) && self.columns.contains(&(column as u64))
    }
}

/// The least step of 1, 2, 5, 10, 20, 50, … that leaves at most `most` of `count` things.
pub fn step(count: u64, most: u64) -> u64 {
    let steps = (0..18).map(|power| 10_u64.pow(power)).flat_map(|ten| [ten, 2 * ten, 5 * ten]);
    steps.into_iter().find(|step| count / step <= most).unwrap_or(u64::MAX)
}
