//! A band: what one row of texels asks of an engine.
//!
//! A tile is drawn one row of texels at a time. Each texel stands for a block of cells, a range of rows times an
//! interval of columns, and a [`Reduce`] says which of the block's values it shows.

use std::ops::Range;

/// How a block of cells becomes one texel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reduce {
    /// The block's first cell: its first row, its first column.
    Sample,
    /// The smallest value in the block.
    Smallest,
    /// The largest value in the block.
    Largest,
    /// The most telling cell: the smallest exceptional value of the block, or, in a game without a frontier, a
    /// P-position; the first cell if there is none.
    Keep,
    /// This value if it occurs in the block, else the first cell.
    Contains(u32),
}

/// What is shown of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// The nim value.
    Value,
    /// How far the value lies below the row's frontier value; 0 where the cell is not exceptional.
    BelowFrontier,
}

/// The columns of a row of texels: one interval of columns for each texel, from left to right.
#[derive(Clone, Debug)]
pub enum Columns {
    /// Intervals of equal width that follow each other; the last one may be narrower.
    Uniform {
        /// The first column of the first texel.
        start: u64,
        /// The width of a texel in columns.
        width: u64,
        /// The column behind the last texel.
        end: u64,
    },
    /// Intervals `lo..hi` whose ends never decrease; neighbours may share columns.
    Listed(Vec<Range<u64>>),
}

impl Columns {
    /// The number of texels.
    #[inline]
    pub fn count(&self) -> usize {
        match self {
            Columns::Uniform { start, width, end } => end.saturating_sub(*start).div_ceil(*width) as usize,
            Columns::Listed(list) => list.len(),
        }
    }

    /// The columns of texel `i`; never empty.
    #[inline]
    pub fn interval(&self, i: usize) -> Range<u64> {
        match self {
            Columns::Uniform { start, width, end } => {
                let lo = start + i as u64 * width;
                lo..(lo + width).min(*end)
            }
            Columns::Listed(list) => list[i].clone(),
        }
    }

    /// The texels whose interval contains column `k`.
    #[inline]
    pub fn hits(&self, k: u64) -> Range<usize> {
        match self {
            Columns::Uniform { start, width, end } if (*start..*end).contains(&k) => {
                let i = ((k - start) / width) as usize;
                i..i + 1
            }
            Columns::Uniform { .. } => 0..0,
            Columns::Listed(list) => {
                let first = list.partition_point(|interval| interval.end <= k);
                let end = list.partition_point(|interval| interval.start <= k);
                first..end.max(first)
            }
        }
    }

    /// All columns that some texel shows.
    #[inline]
    pub fn span(&self) -> Range<u64> {
        match self.count() {
            0 => 0..0,
            count => self.interval(0).start..self.interval(count - 1).end,
        }
    }
}

/// One row of texels: the rows and columns it covers and what it shows of them.
#[derive(Clone, Debug)]
pub struct Band {
    /// The rows of every texel; not empty, and all of them computed.
    pub rows: Range<u64>,
    /// The columns of each texel.
    pub columns: Columns,
    /// Which of a block's values a texel shows.
    pub reduce: Reduce,
    /// What is shown of a cell.
    pub quantity: Quantity,
}
