//! Tiles: squares of texels cut from a table, at any zoom, in steps that can be interrupted.
//!
//! Chunk and tile are different things. A chunk is computation, rows in the order in which they depend on each other; a
//! tile is drawing, any rectangle in any order, cut from what is computed. Texels whose first row is not computed yet
//! are [`UNKNOWN`]. In a graph a texel counts heaps, and the columns are cut one after the other.

use std::ops::Range;

use super::axis::{Axis, column_of};
use crate::engine::{Band, Columns, Engine, Quantity, Reduce, UNKNOWN, visit};
use crate::game::Position;

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
    /// Which of a block's values a texel shows.
    pub reduce: Reduce,
    /// What is shown of a cell.
    pub quantity: Quantity,
}

/// A tile on its way.
pub struct Cut {
    request: TileRequest,
    texels: Vec<u32>,
    done: usize,
}

impl Cut {
    /// Begins a tile.
    pub fn new(request: TileRequest) -> Self {
        Cut { request, texels: vec![UNKNOWN; SIDE * SIDE], done: 0 }
    }

    /// Cuts further rows of texels for about `work` elementary steps, and says whether the tile is ready.
    pub fn step(&mut self, engine: &mut dyn Engine, work: u64) -> bool {
        if self.request.axis == Axis::Graph {
            return self.count(engine, work);
        }
        let mut spent = 0;
        while self.done < SIDE && spent < work.max(1) {
            let rows = self.rows(self.done);
            let known = rows.start.max(engine.first())..rows.end.min(self.request.axis.known_lines(engine));
            let texels = self.done * SIDE..(self.done + 1) * SIDE;
            if !known.is_empty() {
                let band = Band {
                    columns: self.columns(rows.start),
                    rows: known,
                    reduce: self.request.reduce,
                    quantity: self.request.quantity,
                };
                let texels = &mut self.texels[texels];
                spent += match self.request.axis.width() {
                    Some(_) => {
                        visit::band(engine, &band, texels, |row, column| self.request.axis.position(row, column))
                    }
                    None => engine.band(&band, texels),
                };
            }
            self.done += 1;
        }
        self.done == SIDE
    }

    /// Counts the heaps of further columns of texels by their values. A heap has one value, so that each is asked once.
    fn count(&mut self, engine: &mut dyn Engine, work: u64) -> bool {
        let TileRequest { level_n, level_k, row, column, .. } = self.request;
        let top = row * SIDE as u64;
        let mut spent = 0;
        while self.done < SIDE && spent < work.max(1) {
            let start = (column * SIDE as u64 + self.done as u64) << level_k;
            let end = (start + (1 << level_k)).min(engine.rows());
            if start < end {
                self.texels.iter_mut().skip(self.done).step_by(SIDE).for_each(|texel| *texel = 0);
                let values = (start..end).filter_map(|n| engine.value(Position { n, k: 0 }));
                for value in values {
                    let place = (u64::from(value) >> level_n).wrapping_sub(top);
                    if place < SIDE as u64 {
                        self.texels[place as usize * SIDE + self.done] += 1;
                    }
                }
                spent += SIDE as u64 + 4 * (end - start);
            }
            self.done += 1;
        }
        self.done == SIDE
    }

    /// The texels, row by row.
    pub fn into_texels(self) -> Vec<u32> {
        self.texels
    }

    fn rows(&self, texel: usize) -> Range<u64> {
        let start = (self.request.row * SIDE as u64 + texel as u64) << self.request.level_n;
        start..start + (1 << self.request.level_n)
    }

    /// The columns of each texel in the row of texels that begins at row `n`.
    fn columns(&self, n: u64) -> Columns {
        let width = 1 << self.request.level_k;
        let start = self.request.column * SIDE as u64 * width;
        match self.request.axis {
            Axis::Straight => {
                let left = |i: usize| column_of(start + i as u64 * width, n);
                let interval = |i: usize| left(i)..left(i + 1).max(left(i) + 1);
                Columns::Listed((0..SIDE).map(interval).collect())
            }
            _ => Columns::Uniform { start, width, count: SIDE },
        }
    }
}
