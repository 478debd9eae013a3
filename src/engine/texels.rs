//! A row of texels on its way: what its blocks have shown so far, and where looking goes on.
//!
//! A block can have four thousand million cells, so whoever looks through it must be able to stop anywhere in it. Some
//! engines go through one block after the other ([`Texels::run`]), others through the rows of all blocks at once
//! ([`Texels::row`]).

use std::ops::Range;

use super::{Band, Reduce, UNKNOWN};

/// The texels of a band.
#[derive(Debug)]
pub struct Texels {
    band: Band,
    texels: Vec<Texel>,
    /// The block, the row and the column that come next.
    block: usize,
    row: u64,
    column: u64,
    /// Whether the next cell is its block's first one.
    is_first: bool,
}

/// One texel while its block is looked through.
#[derive(Clone, Copy, Debug, Default)]
pub struct Texel {
    /// The block's first cell, where its value is known.
    pub first: Option<u32>,
    /// What is shown rather than the first cell.
    pub found: Option<u32>,
}

impl Texel {
    /// Notes a value of the block, and tells whether no other can matter any more.
    #[inline]
    pub fn note(&mut self, value: u32, reduce: Reduce) -> bool {
        let sought = match reduce {
            Reduce::Sample => return true,
            Reduce::Smallest => {
                self.found = Some(self.found.map_or(value, |found| found.min(value)));
                return self.found == Some(0);
            }
            Reduce::Largest => {
                self.found = Some(self.found.map_or(value, |found| found.max(value)));
                return false;
            }
            // Exceptions are not known here, so what tells is a P-position.
            Reduce::Keep => 0,
            Reduce::Contains(sought) => sought,
        };
        if value == sought {
            self.found = Some(value);
        }
        self.found.is_some()
    }
}

impl Texels {
    /// The texels of a band, before anyone has looked at a cell.
    pub fn new(band: Band) -> Texels {
        let texels = vec![Texel::default(); band.columns.count()];
        let (row, column) = (band.rows.start, band.columns.span().start);
        Texels { band, texels, block: 0, row, column, is_first: true }
    }

    /// What is wanted.
    #[inline]
    pub fn band(&self) -> &Band {
        &self.band
    }

    /// Whether nothing is left to be looked at.
    #[inline]
    pub fn is_done(&self) -> bool {
        self.block == self.texels.len() || self.row == self.band.rows.end
    }

    /// What the texels show, from left to right; unknown where no cell is known.
    pub fn shown(&self) -> impl Iterator<Item = u32> {
        self.texels.iter().map(|texel| texel.found.or(texel.first).unwrap_or(UNKNOWN))
    }

    /// The next cells of the next block: a row of it and the columns that are left there.
    #[inline]
    pub fn run(&self) -> Option<(u64, Range<u64>)> {
        (!self.is_done()).then(|| (self.row, self.column..self.band.columns.interval(self.block).end))
    }

    /// Whether the next cell is its block's first one.
    pub fn is_first(&self) -> bool {
        self.is_first
    }

    /// Shows the next cell, and tells whether no further cell of the block can matter.
    #[inline]
    pub fn show(&mut self, cell: Option<u32>) -> bool {
        let texel = &mut self.texels[self.block];
        if self.is_first {
            texel.first = cell;
            self.is_first = false;
        }
        match cell {
            Some(value) => texel.note(value, self.band.reduce),
            None => self.band.reduce == Reduce::Sample,
        }
    }

    /// Goes on in a column of the same row, or behind the row, or behind the block if it is settled.
    #[inline]
    pub fn go_on(&mut self, column: u64, is_settled: bool) {
        let columns = self.band.columns.interval(self.block);
        self.column = column;
        if column == columns.end {
            (self.row, self.column) = (self.row + 1, columns.start);
        }
        if is_settled || self.row == self.band.rows.end {
            self.block += 1;
            self.is_first = true;
            if self.block < self.texels.len() {
                (self.row, self.column) = (self.band.rows.start, self.band.columns.interval(self.block).start);
            }
        }
    }

    /// The next row, for those who look at all blocks at once.
    #[inline]
    pub fn row(&self) -> Option<u64> {
        (!self.is_done()).then_some(self.row)
    }

    /// Goes on in a row.
    #[inline]
    pub fn go_to(&mut self, row: u64) {
        self.row = row.min(self.band.rows.end);
    }

    /// The columns and the texel of every block.
    #[inline]
    pub fn each(&mut self) -> impl Iterator<Item = (Range<u64>, &mut Texel)> {
        let columns = &self.band.columns;
        self.texels.iter_mut().enumerate().map(|(i, texel)| (columns.interval(i), texel))
    }

    /// The columns and the texels of the blocks that have column `k`.
    #[inline]
    pub fn with_column(&mut self, k: u64) -> impl Iterator<Item = (Range<u64>, &mut Texel)> {
        let columns = &self.band.columns;
        let hits = columns.hits(k);
        let first = hits.start;
        (first..).zip(&mut self.texels[hits]).map(|(i, texel)| (columns.interval(i), texel))
    }
}
