//! Mimic (docs/proofs/variants.md, Theorems 6 to 8): the rows in one layer, and texels cut from them.
//!
//! Of a row the frontier value is stored, and the few cells that depart from the plain rule. The other exceptions are as many as there are
//! values alone on the frontier: a million rows of `mimic?r=2` have some thousand million. They follow from up to which row each value
//! stays alone, so that they are found as they are looked at.

mod alone;
mod departures;
mod pending;
mod rows;
mod scan;

pub use self::scan::{MimicScan, valuations};

use std::ops::Range;

use self::departures::Layers;
use self::rows::Rows;
use super::mem_zero::Exception;
use super::sparse::{self, SparseRows};
use crate::engine::{Aside, Engine, Frontier, Texels};
use crate::game::{Cell, Position};
use crate::grow::{Grow, Progress};

/// The values of mimic.
pub struct MimicTable {
    limit: u64,
    /// The layer that is shown: how many times in a row the last removal was made.
    layer: u32,
    rows: Rows,
}

/// The most rows that can be numbered.
const MOST_ROWS: u64 = 1 << 31;

impl MimicTable {
    /// The most times in a row that a removal can be allowed.
    pub const MOST: u32 = 16;

    /// An empty table that can grow to `limit` rows, or as far as rows can be numbered: a removal may be made at most `most` times
    /// in a row, and was made `layer` times in the positions that it shows.
    ///
    /// # Panics
    /// If the layer is not one of these, or if there are too many.
    pub fn new(most: u32, layer: u32, limit: u64) -> Self {
        assert!((1..=most).contains(&layer) && most <= Self::MOST, "layers are numbered from 1 to r");
        MimicTable { limit: limit.min(MOST_ROWS), layer, rows: Rows::new(most) }
    }

    /// The frontier values so far.
    pub fn frontier_values(&self) -> &[u32] {
        self.rows.frontier()
    }

    /// The rows whose value is on the frontier of no other row so far, in increasing order.
    pub fn rows_alone(&self) -> &[u32] {
        self.rows.alone().now()
    }

    /// How many cells of row `n`, which is computed, had to be worked out one by one and stored.
    pub fn stored(&self, n: u64) -> usize {
        self.rows.departures(n).len()
    }
}

impl Grow for MimicTable {
    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows() < self.limit && spent < work.max(1) {
            spent += self.rows.advance();
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.rows.frontier().len() as u64, self.limit)
    }
}

impl Engine for MimicTable {
    fn value(&mut self, at: Cell) -> Option<u32> {
        (at.row < self.rows()).then(|| self.rows.value(at.row, at.column, self.layer))
    }

    fn beside(&mut self, at: &Position) -> Option<u32> {
        let &[k, times] = at.memory.as_slice() else { return None };
        // What was made no time at all forbids nothing, and what was made too often is as forbidden as after r times.
        let k = if times == 0 { 0 } else { k };
        let layer = times.clamp(1, self.rows.most().into()) as u32;
        (at.heap < self.rows()).then(|| self.rows.value(at.heap, k, layer))
    }

    fn aside(&mut self) -> Aside<'_> {
        Aside::Frontier(self)
    }

    fn look(&mut self, texels: &mut Texels, work: u64) -> u64 {
        let reduce = texels.band().reduce;
        sparse::look(self, texels, work, reduce)
    }
}

impl SparseRows for MimicTable {
    #[inline]
    fn base(&self, n: u64) -> u32 {
        self.rows.frontier()[n as usize]
    }

    #[inline]
    fn count(&self, n: u64) -> usize {
        self.rows.alone().looks(n, &(0..n)) as usize + self.rows.departures(n).len()
    }

    #[inline]
    fn within(&self, n: u64, span: &Range<u64>) -> impl Iterator<Item = Exception> {
        let frontier = self.base(n);
        let departures = self.rows.departures(n);
        let [start, end] =
            [span.start, span.end].map(|k| departures.partition_point(|cell| u64::from(cell.column) < k));
        let bit = 1 << (self.layer - 1);
        let departing = departures[start..end].iter().filter(move |cell| cell.set & bit != 0);
        let departing = departing.map(|&Layers { column, value, .. }| Exception { column, value });
        let rows = rows_of(n, span);
        let by_rule = self.rows.alone().before(n, rows).filter_map(move |a| {
            let k = n - a;
            let value = self.rows.by_rule(n, k, self.layer, frontier);
            let departs = || departures.binary_search_by_key(&k, |cell| u64::from(cell.column)).is_ok();
            (value != frontier && !departs()).then_some(Exception { column: k as u32, value })
        });
        departing.chain(by_rule)
    }

    #[inline]
    fn cost(&self, n: u64, span: &Range<u64>) -> u64 {
        4 * self.rows.alone().looks(n, &rows_of(n, span)) + self.rows.departures(n).len() as u64 + 16
    }
}

/// The rows that removals within `span` leave of row `n`.
#[inline]
fn rows_of(n: u64, span: &Range<u64>) -> Range<u64> {
    (n + 1).saturating_sub(span.end)..(n + 1).saturating_sub(span.start.max(1))
}

impl Frontier for MimicTable {
    fn frontier(&mut self, n: u64) -> Option<u32> {
        self.rows.frontier().get(n as usize).copied()
    }
}
