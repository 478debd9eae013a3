//! The frontier of mimic alone: its immortal values, how many there are, and what parts their rows.
//!
//! A value that is on the frontier once, at row t, and not again up to row (1 + 1/r)t never is (docs/proofs/variants.md, Theorem 7).

use super::MOST_ROWS;
use super::rows::Rows;
use crate::grow::{Grow, Progress};

/// The frontier values of mimic, row by row.
pub struct MimicScan {
    rows: Rows,
    /// How many rows are wanted.
    wanted: u64,
}

impl MimicScan {
    /// The most rows that a scan can number.
    pub const MOST_ROWS: u64 = MOST_ROWS;

    /// A scan before row 0 that wants so many rows; a removal may be made `most` times in a row.
    pub fn new(most: u32, wanted: u64) -> Self {
        MimicScan { rows: Rows::new(most), wanted: wanted.min(MOST_ROWS) }
    }

    /// The number of rows scanned.
    pub fn rows(&self) -> u64 {
        self.rows.frontier().len() as u64
    }

    /// The immortal values that the rows scanned prove to be so, by row: the value and its only row t.
    pub fn immortals(&self) -> Vec<(u32, u64)> {
        let is_proved = |t: &u64| t + t / u64::from(self.rows.most()) < self.rows();
        let alone = self.rows.alone().now().iter().map(|&row| u64::from(row));
        alone.take_while(is_proved).map(|t| (self.rows.frontier()[t as usize], t)).collect()
    }
}

/// Of how many pairs of rows the difference is divisible by 2 exactly so many times, from 0 on.
pub fn valuations(rows: &[u64]) -> Vec<u64> {
    let mut counts = Vec::new();
    for (place, later) in rows.iter().enumerate() {
        for earlier in &rows[..place] {
            let halvings = (later - earlier).trailing_zeros() as usize;
            counts.resize(counts.len().max(halvings + 1), 0);
            counts[halvings] += 1;
        }
    }
    counts
}

impl Grow for MimicScan {
    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows() < self.wanted && spent < work.max(1) {
            spent += self.rows.advance();
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.rows(), self.wanted)
    }
}
