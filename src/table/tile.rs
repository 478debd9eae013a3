//! Tiles: squares of texels cut from a table, at any zoom, in steps that can be interrupted.
//!
//! Chunk and tile are different things. A chunk is computation, rows in the order in which they depend on each other; a
//! tile is drawing, any rectangle in any order, cut from what is computed. Texels whose first row is not computed yet
//! are [`UNKNOWN`]. In a graph a texel counts heaps, and the columns are cut one after the other.

use std::ops::Range;

use super::axis::{Axis, column_of, flipped};
use crate::engine::{Band, Columns, Engine, Quantity, Reduce, Texels, UNKNOWN, visit};
use crate::game::Cell;

/// The number of texels along a side of a tile.
pub const SIDE: usize = 256;

/// Which tile is wanted: a texel is 2^level rows or columns, and tile (row, column) begins at that many tiles' widths.
#[derive(Clone, Copy, Debug)]
pub struct TileRequest {
    /// The power of two of rows in a texel.
    pub level_n: u32,
    /// The power of two of columns in a texel.
    pub level_k: u32,
    /// The tile's place from the top.
    pub row: u64,
    /// The tile's place from the left.
    pub column: u64,
    /// What a column stands for.
    pub axis: Axis,
    /// How many columns the map has; what lies beyond is not looked at.
    pub columns: u64,
    /// Which of a block's values a texel shows.
    pub reduce: Reduce,
    /// What is shown of a cell.
    pub quantity: Quantity,
}

/// A tile on its way.
pub struct Cut {
    request: TileRequest,
    texels: Vec<u32>,
    /// How many rows of texels are cut; in a graph, columns.
    done: usize,
    /// The row of texels that is being cut.
    row: Option<Texels>,
    /// How many heaps of the column of texels that is being cut are counted.
    counted: u64,
}

impl Cut {
    /// Begins a tile.
    pub fn new(request: TileRequest) -> Self {
        Cut { request, texels: vec![UNKNOWN; SIDE * SIDE], done: 0, row: None, counted: 0 }
    }

    /// Cuts on for about `work` elementary steps, and says whether the tile is ready. It may stop in the middle of a texel.
    pub fn step(&mut self, engine: &mut dyn Engine, work: u64) -> bool {
        self.spend(engine, &mut work.max(1))
    }

    /// The same; takes off the steps that it took.
    pub fn spend(&mut self, engine: &mut dyn Engine, left: &mut u64) -> bool {
        while self.done < SIDE && *left > 0 {
            let spent = match self.request.axis {
                Axis::Graph => self.count(engine, *left),
                _ => self.look(engine, *left),
            };
            *left = left.saturating_sub(spent);
        }
        self.done == SIDE
    }

    /// Looks further through the blocks of a row of texels, and returns how many steps that took.
    fn look(&mut self, engine: &mut dyn Engine, work: u64) -> u64 {
        let axis = self.request.axis;
        let Some(mut row) = self.row.take().or_else(|| self.begin(engine)) else {
            self.done += 1;
            return 1;
        };
        let spent = match axis.width() {
            Some(_) => visit::look(engine, &mut row, work, |row, column| axis.position(row, column)),
            None => engine.look(&mut row, work),
        };
        if row.is_done() {
            let texels = &mut self.texels[self.done * SIDE..(self.done + 1) * SIDE];
            texels.iter_mut().zip(row.shown()).for_each(|(texel, shown)| *texel = shown);
            self.done += 1;
        } else {
            self.row = Some(row);
        }
        spent + SIDE as u64
    }

    /// The next row of texels, clipped to what the map has and what is known of it; `None` if nothing is left.
    fn begin(&self, engine: &dyn Engine) -> Option<Texels> {
        let TileRequest { axis, reduce, quantity, .. } = self.request;
        let block = self.rows(self.done);
        let columns = self.columns(block.start);
        let rows = block.start..block.end.min(axis.known_lines(engine));
        let is_empty = rows.is_empty() || columns.count() == 0;
        (!is_empty).then(|| Texels::new(Band { rows, columns, reduce, quantity }))
    }

    /// Counts further heaps of a column of texels by their values, and returns how many steps that took. A heap has one
    /// value, so that each is asked once.
    fn count(&mut self, engine: &mut dyn Engine, work: u64) -> u64 {
        let TileRequest { level_n, level_k, row, column, .. } = self.request;
        let top = row * SIDE as u64;
        let start = (column * SIDE as u64 + self.done as u64) << level_k;
        let end = (start + (1 << level_k)).min(engine.rows());
        if self.counted == 0 && start < end {
            self.texels.iter_mut().skip(self.done).step_by(SIDE).for_each(|texel| *texel = 0);
        }
        let from = start + self.counted;
        let to = end.min(from.saturating_add(work.div_ceil(HEAP)));
        for value in (from..to).filter_map(|n| engine.value(Cell { row: n, column: 0 })) {
            let place = (flipped(u64::from(value)) >> level_n).wrapping_sub(top);
            if place < SIDE as u64 {
                self.texels[place as usize * SIDE + self.done] += 1;
            }
        }
        self.counted = to.saturating_sub(start);
        if to >= end {
            self.done += 1;
            self.counted = 0;
        }
        SIDE as u64 + HEAP * to.saturating_sub(from)
    }

    /// The texels, row by row.
    pub fn into_texels(self) -> Vec<u32> {
        self.texels
    }

    fn rows(&self, texel: usize) -> Range<u64> {
        let start = (self.request.row * SIDE as u64 + texel as u64) << self.request.level_n;
        start..start + (1 << self.request.level_n)
    }

    /// The columns of each texel in the row of texels that begins at row `n`, as far as the map has columns.
    fn columns(&self, n: u64) -> Columns {
        let TileRequest { level_k, column, axis, columns, .. } = self.request;
        let width = 1 << level_k;
        let start = column * SIDE as u64 * width;
        let end = (start + SIDE as u64 * width).min(columns).min(axis.width().unwrap_or(u64::MAX));
        let texels = Columns::Uniform { start, width, end };
        if axis != Axis::Straight {
            return texels;
        }
        let straightened = |i: usize| {
            let [first, last] = [texels.interval(i).start, texels.interval(i).end].map(|column| column_of(column, n));
            first..last.max(first + 1)
        };
        Columns::Listed((0..texels.count()).map(straightened).collect())
    }
}

/// About how many elementary steps it takes to count a heap.
const HEAP: u64 = 4;
