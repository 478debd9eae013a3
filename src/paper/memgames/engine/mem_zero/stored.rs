//! The exceptions of every row, kept for the map.
//!
//! The value of an exception is nearly always the frontier value of the row that its column points back to, so its
//! column alone is kept, four bytes. The odd ones are marked, and have their values beside the columns. They stay as
//! they were found: a row has so few that looking at all of them costs no more than a search.

use std::ops::Range;

use super::step::{Exception, Found};

/// Rows stored together, so that growth never copies what is there.
const BLOCK: usize = 1 << 12;

/// Marks an odd column. Columns are at most the number of rows, which is far below.
const ODD: u32 = 1 << 31;

/// The most rows whose columns leave room for the mark.
pub(super) const MOST_ROWS: u64 = ODD as u64;

/// The exceptions of all rows so far.
pub(super) struct Stored {
    rows: usize,
    blocks: Vec<Block>,
}

#[derive(Default)]
struct Block {
    /// Where the columns of each row end.
    ends: Vec<u32>,
    columns: Vec<u32>,
    /// The odd ones by place among the columns.
    odd: Vec<(u32, u32)>,
}

impl Stored {
    pub(super) fn new() -> Self {
        Stored { rows: 0, blocks: Vec::new() }
    }

    /// Adds the exceptions of the next row.
    pub(super) fn add(&mut self, found: &Found) {
        if self.rows.is_multiple_of(BLOCK) {
            // The block before will not grow any more.
            if let Some(block) = self.blocks.last_mut() {
                block.columns.shrink_to_fit();
            }
            self.blocks.push(Block::default());
        }
        let Some(block) = self.blocks.last_mut() else { return };
        let start = block.columns.len();
        block.columns.extend(found.exceptions().iter().map(|exception| exception.column));
        for &place in found.odd() {
            block.columns[start + place] |= ODD;
            block.odd.push(((start + place) as u32, found.exceptions()[place].value));
        }
        block.ends.push(block.columns.len() as u32);
        self.rows += 1;
    }

    /// How many exceptions row `n` has.
    #[inline]
    pub(super) fn count(&self, n: u64) -> usize {
        self.places(n).len()
    }

    /// The exceptions of row `n` in the columns `span`, in no order.
    #[inline]
    pub(super) fn within<'a>(
        &'a self,
        n: u64,
        span: &Range<u64>,
        frontier: &'a [u32],
    ) -> impl Iterator<Item = Exception> + use<'a> {
        let block = &self.blocks[n as usize / BLOCK];
        let places = self.places(n);
        let columns = places.clone().zip(&block.columns[places]);
        let [start, end] = [span.start, span.end].map(|column| column.min(MOST_ROWS) as u32);
        let inside =
            move |&(_, &marked): &(usize, &u32)| (marked & !ODD).wrapping_sub(start) < end.saturating_sub(start);
        columns.filter(inside).map(move |(place, &marked)| {
            let column = marked & !ODD;
            let value = if marked == column {
                frontier[n as usize - column as usize]
            } else {
                let odd = block.odd.partition_point(|&(at, _)| (at as usize) < place);
                block.odd[odd].1
            };
            Exception { column, value }
        })
    }

    /// The places of the exceptions of row `n` among the columns of the block.
    #[inline]
    fn places(&self, n: u64) -> Range<usize> {
        let block = &self.blocks[n as usize / BLOCK];
        let row = n as usize % BLOCK;
        let start = if row == 0 { 0 } else { block.ends[row - 1] as usize };
        start..block.ends[row] as usize
    }
}
