//! The rows of MNEM, in pages of 256: of each the columns at which its values fall, and of each page those of the largest
//! and of the smallest values.

use std::ops::Range;

use super::walk::foot;
use crate::paper::memgames::theorems::{mem_envelope, mnem_envelope_value};

/// The rows of a page.
pub(super) const PAGE: u64 = 256;

/// All rows so far.
#[derive(Default)]
pub(super) struct Pages {
    pages: Vec<Page>,
}

#[derive(Default)]
struct Page {
    /// Where the tops of each row end.
    ends: Vec<u16>,
    tops: Vec<u16>,
    /// The tops from the foot of the first row on that have the largest and the smallest value of each column. They count in
    /// columns that are below the parabola in every row.
    largest: Vec<u16>,
    smallest: Vec<u16>,
}

impl Pages {
    /// Adds the next row by its tops: the columns up to which the value is more than the foot, more than one above it, ….
    pub(super) fn add(&mut self, n: u64, tops: &[u16]) {
        if n.is_multiple_of(PAGE) {
            if let Some(page) = self.pages.last_mut() {
                page.tops.shrink_to_fit();
            }
            self.pages.push(Page::default());
        }
        let Some(page) = self.pages.last_mut() else { return };
        page.tops.extend_from_slice(tops);
        page.ends.push(page.tops.len() as u16);
        // Up to its own foot every column of the row has at least the value.
        let above = (foot(n) - foot(n - n % PAGE)) as usize;
        let top = |m: usize| if m < above { u16::MAX } else { tops.get(m - above).copied().unwrap_or(0) };
        let first = page.ends.len() == 1;
        let values = (above + tops.len()).max(page.largest.len());
        page.largest.resize(values, 0);
        page.smallest.resize(values, if first { u16::MAX } else { 0 });
        for m in 0..values {
            page.largest[m] = page.largest[m].max(top(m));
            page.smallest[m] = page.smallest[m].min(top(m));
        }
    }

    /// The value of `n_k`, k ≥ 1, in a row that is there.
    pub(super) fn value(&self, n: u64, k: u64) -> u64 {
        if k >= mem_envelope(n) { mnem_envelope_value(n, k) } else { foot(n) + up_to(self.tops(n), k) }
    }

    /// The largest value of column k in one row, or in all rows of a page that begins with it.
    pub(super) fn largest(&self, n: u64, rows: u64, k: u64) -> u64 {
        self.extreme(n, rows, k, |page| &page.largest, Iterator::max)
    }

    /// The smallest one.
    pub(super) fn smallest(&self, n: u64, rows: u64, k: u64) -> u64 {
        self.extreme(n, rows, k, |page| &page.smallest, Iterator::min)
    }

    fn extreme(
        &self,
        n: u64,
        rows: u64,
        k: u64,
        tops: fn(&Page) -> &[u16],
        best: fn(std::vec::IntoIter<u64>) -> Option<u64>,
    ) -> u64 {
        let last = n + rows - 1;
        let values: Vec<u64> = if rows > 1 && k < mem_envelope(n) {
            return foot(n) + up_to(tops(&self.pages[(n / PAGE) as usize]), k);
        } else if k >= mem_envelope(last) {
            // Down a column the closed form rises, but for the cells at k²; beyond 2√n it has none of them.
            let square = k.min(2 * last.isqrt() + 2).pow(2);
            let turns = [square - k.min(square), square - k.min(square) + 1, square.max(2) - 2, square - 1, square];
            let inside = turns.into_iter().filter(|row| (n..=last).contains(row));
            inside.chain([n, last]).map(|row| mnem_envelope_value(row, k)).collect()
        } else {
            (n..=last).map(|row| self.value(row, k)).collect()
        };
        best(values.into_iter()).unwrap_or_default()
    }

    /// The columns of row n that have a value above 0.
    pub(super) fn columns(&self, n: u64, value: u64) -> Range<u64> {
        if value == 0 { 0..0 } else { self.above(n, value) + 1..self.above(n, value - 1) + 1 }
    }

    /// The last column of row n that has more than the value.
    fn above(&self, n: u64, value: u64) -> u64 {
        let edge = mem_envelope(n);
        let below = match value.checked_sub(foot(n)) {
            Some(m) => self.tops(n).get(m as usize).map_or(0, |&top| u64::from(top)),
            None => edge - 1,
        };
        if below < edge - 1 || mnem_envelope_value(n, edge) <= value { below } else { edge.max(n / (value + 1)) }
    }

    fn tops(&self, n: u64) -> &[u16] {
        let page = &self.pages[(n / PAGE) as usize];
        let row = (n % PAGE) as usize;
        let start = row.checked_sub(1).map_or(0, |before| usize::from(page.ends[before]));
        &page.tops[start..usize::from(page.ends[row])]
    }
}

/// How many tops reach column k; they fall.
fn up_to(tops: &[u16], k: u64) -> u64 {
    tops.partition_point(|&top| u64::from(top) >= k) as u64
}
