//! The exceptions of every row, kept for the map.
//!
//! The value of an exception is nearly always the frontier value of the row that its column points back to, so its
//! column alone is kept, four bytes. The odd ones are marked, and have their values beside the columns.

use std::ops::Range;

use super::step::Exception;

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
    /// The exceptions of a row by column, each a word: the column above, the value below.
    sorted: Vec<u64>,
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
        Stored { rows: 0, blocks: Vec::new(), sorted: Vec::new() }
    }

    /// Adds the exceptions of the next row, given the frontier values up to it.
    pub(super) fn add(&mut self, found: &[Exception], frontier: &[u32]) {
        if self.rows.is_multiple_of(BLOCK) {
            // The block before will not grow any more.
            if let Some(block) = self.blocks.last_mut() {
                block.columns.shrink_to_fit();
            }
            self.blocks.push(Block::default());
        }
        let Some(block) = self.blocks.last_mut() else { return };
        self.sorted.clear();
        self.sorted.extend(found.iter().map(|found| u64::from(found.column) << 32 | u64::from(found.value)));
        self.sorted.sort_unstable();
        for &word in &self.sorted {
            let (column, value) = ((word >> 32) as u32, word as u32);
            if frontier[self.rows - column as usize] == value {
                block.columns.push(column);
            } else {
                block.odd.push((block.columns.len() as u32, value));
                block.columns.push(column | ODD);
            }
        }
        block.ends.push(block.columns.len() as u32);
        self.rows += 1;
    }

    /// How many exceptions row `n` has.
    pub(super) fn count(&self, n: u64) -> usize {
        self.places(n, &(0..u64::MAX)).len()
    }

    /// The exceptions of row `n` in the columns `span`, by increasing column.
    pub(super) fn within<'a>(
        &'a self,
        n: u64,
        span: &Range<u64>,
        frontier: &'a [u32],
    ) -> impl ExactSizeIterator<Item = Exception> + use<'a> {
        let block = &self.blocks[n as usize / BLOCK];
        self.places(n, span).map(move |place| {
            let column = block.columns[place] & !ODD;
            let value = if block.columns[place] & ODD == 0 {
                frontier[n as usize - column as usize]
            } else {
                let odd = block.odd.partition_point(|&(at, _)| (at as usize) < place);
                block.odd[odd].1
            };
            Exception { column, value }
        })
    }

    /// The places of these exceptions among the columns of the block.
    fn places(&self, n: u64, span: &Range<u64>) -> Range<usize> {
        let block = &self.blocks[n as usize / BLOCK];
        let row = n as usize % BLOCK;
        let start = if row == 0 { 0 } else { block.ends[row - 1] as usize };
        let columns = &block.columns[start..block.ends[row] as usize];
        let before = |bound: u64| start + columns.partition_point(|&column| u64::from(column & !ODD) < bound);
        before(span.start)..before(span.end)
    }
}
