//! One side of the plot in pixels. Everything rounds the same edges, so tiles, grid, digits and cursor never disagree.

use std::ops::Range;

use super::op::{Edges, nearest};
use crate::table::SIDE;

/// How rows or columns lie along one side of the plot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Side {
    /// Where cell 0 begins, with its fraction; it may lie outside the picture.
    pub origin: f64,
    /// Pixels a cell.
    pub scale: f64,
    /// Where the plot begins.
    pub start: i64,
    /// Where it ends.
    pub end: i64,
    /// The first row or column of the table.
    pub first: u64,
    /// The row or column before which it ends.
    pub limit: u64,
}

impl Side {
    /// The side whose plot, some pixels long, begins with the cell `from`.
    pub fn new(plot: Range<i64>, from: f64, scale: f64, table: Range<u64>) -> Side {
        let origin = plot.start as f64 - from * scale;
        Side { origin, scale, start: plot.start, end: plot.end, first: table.start, limit: table.end }
    }

    /// Where a place of the map lies, with its fraction.
    pub fn at(&self, cell: f64) -> f64 {
        self.origin + cell * self.scale
    }

    /// The pixel at which a cell begins.
    pub fn edge(&self, cell: u64) -> i64 {
        nearest(self.at(cell as f64))
    }

    /// The pixels of some cells.
    pub fn pixels(&self, cells: &Range<u64>) -> Range<i64> {
        self.edge(cells.start)..self.edge(cells.end)
    }

    /// The part of some pixels that lies within the plot.
    pub fn within(&self, pixels: Range<i64>) -> Range<i64> {
        pixels.start.clamp(self.start, self.end)..pixels.end.clamp(self.start, self.end)
    }

    /// The pixels of the plot that the table covers.
    pub fn table(&self) -> Range<i64> {
        self.within(self.edge(self.first)..self.edge(self.limit))
    }

    /// The cells in the plot, as whole blocks of 2^level: the blocks' numbers.
    pub fn blocks(&self, level: u32) -> Range<u64> {
        let size = (1_u64 << level) as f64;
        let first = ((self.start as f64 - self.origin) / self.scale).max(self.first as f64);
        let end = ((self.end as f64 - self.origin) / self.scale).clamp(self.first as f64, self.limit as f64);
        // What reaches into the plot by less than a thousandth of a pixel would be a line of no width.
        let hair = 0.001 / self.scale;
        let first = ((first + hair) / size).floor() as u64;
        first..(((end - hair) / size).ceil() as u64).max(first)
    }

    /// The cells in the plot and half as many on either side, so that a mark that leaves the plot goes on, and a short pan
    /// finds it drawn.
    pub fn around(&self) -> Range<u64> {
        let (start, end) = (self.start as f64 - self.origin, self.end as f64 - self.origin);
        let margin = MARGIN * (end - start);
        let first = ((start - margin) / self.scale).floor() as u64;
        first..(((end + margin) / self.scale).ceil() as u64).min(self.limit).max(first)
    }

    /// The power of two of cells in a texel: the finest whose texels are no smaller than a pixel.
    pub fn level(&self) -> u32 {
        // The allowance keeps a scale that should be a power of two, but was computed, on its own level.
        (-self.scale.log2() - 1e-9).ceil().max(0.0) as u32
    }

    /// Where the texels of 2^level cells lie.
    pub fn edges(&self, level: u32) -> Edges {
        Edges { origin: self.origin, size: self.scale * 2_f64.powi(level as i32) }
    }

    /// The tiles in the plot whose texels are 2^level cells, and the texels of each that are in view.
    pub fn tiles(&self, level: u32) -> impl Iterator<Item = (u64, Range<usize>)> + use<> {
        let texels = self.blocks(level);
        let side = SIDE as u64;
        let tiles = if texels.is_empty() { 0..0 } else { texels.start / side..texels.end.div_ceil(side) };
        tiles.map(move |tile| {
            let within = |texel: u64| texel.saturating_sub(tile * side).min(side) as usize;
            (tile, within(texels.start)..within(texels.end))
        })
    }
}

/// How much of the view's size lies around it.
const MARGIN: f64 = 0.5;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_lie_between_rounded_edges() {
        let side = Side::new(60..160, 2.0, 3.5, 0..40);
        assert_eq!((side.edge(2), side.edge(3), side.edge(4)), (60, 64, 67));
        assert_eq!(side.table(), 60..160);
        assert_eq!(side.blocks(0), 2..31, "the last cell is cut");
        assert_eq!(Side::new(60..160, 30.0, 3.5, 0..40).table(), 60..95);
        assert_eq!(Side::new(60..160, 50.0, 3.5, 0..40).table(), 60..60);
    }

    #[test]
    fn what_lies_around_the_plot_is_within_the_table() {
        let around = |from, limit| Side::new(0..100, from, 10.0, 0..limit).around();
        assert_eq!([around(0.0, 99), around(20.0, 99), around(20.0, 32)], [0..15, 15..35, 15..32]);
    }

    #[test]
    fn a_texel_is_no_smaller_than_a_pixel() {
        let level = |scale| Side::new(0..100, 0.0, scale, 0..1_000_000).level();
        assert_eq!([64.0, 1.0, 0.9, 0.5, 0.25 + 1e-12, 0.2].map(level), [0, 0, 1, 1, 2, 3]);
    }

    #[test]
    fn tiles_cover_what_is_in_view() {
        let tiles = |from, scale| -> Vec<_> { Side::new(0..600, from, scale, 0..1000).tiles(0).collect() };
        assert_eq!(tiles(0.0, 2.0), [(0, 0..256), (1, 0..44)]);
        assert_eq!(tiles(256.0, 2.0), [(1, 0..256), (2, 0..44)]);
        assert_eq!(tiles(255.9999, 2.0), [(1, 0..256), (2, 0..44)], "a sliver is no column");
        assert_eq!(tiles(2000.0, 2.0), []);
    }
}
