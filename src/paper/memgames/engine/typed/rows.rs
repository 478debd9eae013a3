//! Rows that have one value but for a few columns, one behind the other.

use std::ops::Range;

use crate::paper::memgames::engine::mem_zero::Exception;
use crate::paper::memgames::engine::sparse::SparseRows;

/// The rows so far.
#[derive(Default)]
pub(super) struct Rows {
    bases: Vec<u32>,
    /// Where the exceptions of each row end.
    ends: Vec<u32>,
    /// The exceptions, in each row by increasing column.
    exceptions: Vec<Exception>,
}

impl Rows {
    /// Adds a row: its value, and the columns that have another one, in increasing order.
    pub(super) fn push(&mut self, base: u32, found: &[(u32, u32)]) {
        self.bases.push(base);
        self.exceptions.extend(found.iter().map(|&(column, value)| Exception { column, value }));
        self.ends.push(self.exceptions.len() as u32);
    }

    /// How many rows there are.
    pub(super) fn count(&self) -> u64 {
        self.bases.len() as u64
    }

    /// How many exceptions they have.
    pub(super) fn exceptions(&self) -> usize {
        self.exceptions.len()
    }

    /// The value of a cell of a row that is there.
    pub(super) fn cell(&self, n: u64, k: u64) -> u32 {
        let own = &self.exceptions[self.places(n)];
        let place = own.binary_search_by_key(&k, |exception| exception.column.into());
        place.map_or(self.base(n), |place| own[place].value)
    }

    fn places(&self, n: u64) -> Range<usize> {
        let start = if n == 0 { 0 } else { self.ends[n as usize - 1] };
        start as usize..self.ends[n as usize] as usize
    }
}

impl SparseRows for Rows {
    #[inline]
    fn base(&self, n: u64) -> u32 {
        self.bases[n as usize]
    }

    #[inline]
    fn count(&self, n: u64) -> usize {
        self.places(n).len()
    }

    #[inline]
    fn within(&self, n: u64, span: &Range<u64>) -> impl Iterator<Item = Exception> {
        let own = &self.exceptions[self.places(n)];
        let start = own.partition_point(|exception| u64::from(exception.column) < span.start);
        let end = own.partition_point(|exception| u64::from(exception.column) < span.end);
        own[start..end.max(start)].iter().copied()
    }
}
