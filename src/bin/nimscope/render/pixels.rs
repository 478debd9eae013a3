//! One axis of the picture in pixels. Everything rounds the same edges, so tiles, grid and digits never disagree.

use std::ops::Range;

/// How rows or columns lie along one side of the plot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pixels {
    /// Where cell 0 begins, with its fraction; it may lie outside the picture.
    pub(super) origin: f64,
    /// Pixels a cell.
    pub(super) scale: f64,
    /// Where the plot begins and ends.
    pub(super) start: i64,
    pub(super) end: i64,
    /// The first row or column of the table.
    pub(super) first: u64,
    /// The row or column before which it ends.
    pub(super) limit: u64,
}

impl Pixels {
    /// The axis whose plot begins at the pixel `start` with the cell `from`.
    pub(super) fn new(start: i64, from: f64, cells: f64, scale: f64, room: i64, table: Range<u64>) -> Pixels {
        let length = ((cells * scale).round() as i64).clamp(1, room);
        let (first, limit) = (table.start, table.end);
        Pixels { origin: start as f64 - from * scale, scale, start, end: start + length, first, limit }
    }

    /// Moves the whole axis.
    pub(super) fn shifted(self, by: i64) -> Pixels {
        Pixels { origin: self.origin + by as f64, start: self.start + by, end: self.end + by, ..self }
    }

    /// The pixel at which a cell, or a block of cells, begins.
    pub(super) fn edge(&self, cell: f64) -> i64 {
        (self.origin + cell * self.scale).round() as i64
    }

    /// The pixels of block `number` of 2^level cells, within the plot.
    pub(super) fn block(&self, number: u64, level: u32) -> Range<i64> {
        let edge = |block: u64| self.edge((u128::from(block) << level) as f64);
        self.within(edge(number)..edge(number + 1))
    }

    /// The part of some pixels that lies within the plot.
    pub(super) fn within(&self, pixels: Range<i64>) -> Range<i64> {
        pixels.start.clamp(self.start, self.end)..pixels.end.clamp(self.start, self.end)
    }

    /// The pixels of the plot that the table covers.
    pub(super) fn table(&self) -> Range<i64> {
        self.within(self.edge(self.first as f64)..self.edge(self.limit as f64))
    }

    /// The cells in the plot, as whole blocks of 2^level: the blocks' numbers.
    pub(super) fn blocks(&self, level: u32) -> Range<u64> {
        let size = (1_u64 << level) as f64;
        let first = ((self.start as f64 - self.origin) / self.scale).max(self.first as f64);
        let end = ((self.end as f64 - self.origin) / self.scale).clamp(self.first as f64, self.limit as f64);
        // What reaches into the plot by less than a thousandth of a pixel would be a line of no width.
        let hair = 0.001 / self.scale;
        let first = ((first + hair) / size).floor() as u64;
        first..(((end - hair) / size).ceil() as u64).max(first)
    }

    /// The power of two of cells in a texel: the finest whose texels are no smaller than a pixel.
    pub(super) fn level(&self) -> u32 {
        // The allowance keeps a scale that should be a power of two, but was computed, on its own level.
        (-self.scale.log2() - 1e-9).ceil().max(0.0) as u32
    }
}
