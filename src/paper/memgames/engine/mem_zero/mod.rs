//! MEM⁰ (Memgames, sections 4 and 5): the sparse rows, and texels cut from them.
//!
//! A band costs one visit to each exception that falls into it, however many cells it covers: a million rows are a table of
//! 10¹² cells and about 15 million exceptions. Memory: about 90 bytes a row.

mod appendix;
mod checkpoint;
mod diagonal;
mod pending;
mod scan;
mod seen;
mod step;
mod stored;

pub use appendix::Appendix;
pub use diagonal::Signature;
pub use scan::{FrontierScan, Immortal, Record};

use std::ops::Range;

pub(super) use self::step::Exception;
use self::step::Step;
use self::stored::Stored;
use super::sparse::{self, SparseRows};
use crate::engine::{Aside, Engine, Frontier, Texels};
use crate::game;
use crate::grow::{Grow, Progress};

/// The values of MEM⁰, or of the game in which some heaps are free to repeat the last removal.
pub struct MemZero {
    limit: u64,
    step: Step,
    stored: Stored,
}

impl MemZero {
    /// An empty table that can grow to `limit` rows, or as far as rows can be numbered.
    pub fn new(limit: u64) -> Self {
        MemZero::perturbed(&[], limit)
    }

    /// The same where these heaps, in increasing order, may repeat the last removal.
    pub fn perturbed(free: &[u64], limit: u64) -> Self {
        MemZero { limit: limit.min(stored::MOST_ROWS), step: Step::new(free), stored: Stored::new() }
    }

    /// The frontier value of row `n`, which is computed, and the columns that have another value, with these.
    pub fn exceptions(&self, n: u64) -> (u32, Vec<(u64, u32)>) {
        let mut exceptions: Vec<(u64, u32)> =
            self.within(n, &(0..u64::MAX)).map(|found| (u64::from(found.column), found.value)).collect();
        exceptions.sort_unstable();
        (self.step.frontier()[n as usize], exceptions)
    }

    #[inline]
    fn cell(&self, n: u64, k: u64) -> u32 {
        let exception = self.within(n, &(k..k.saturating_add(1))).next();
        exception.map_or(self.step.frontier()[n as usize], |exception| exception.value)
    }
}

impl SparseRows for MemZero {
    #[inline]
    fn base(&self, n: u64) -> u32 {
        self.step.frontier()[n as usize]
    }

    #[inline]
    fn count(&self, n: u64) -> usize {
        self.stored.count(n)
    }

    #[inline]
    fn within(&self, n: u64, span: &Range<u64>) -> impl Iterator<Item = Exception> {
        self.stored.within(n, span, self.step.frontier())
    }
}

impl Grow for MemZero {
    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows() < self.limit && spent < work.max(1) {
            spent += 2 * self.step.advance();
            self.stored.add(self.step.found());
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.step.frontier().len() as u64, self.limit)
    }
}

impl Engine for MemZero {
    fn value(&mut self, at: game::Cell) -> Option<u32> {
        (at.row < self.rows()).then(|| self.cell(at.row, at.column))
    }

    fn aside(&mut self) -> Aside<'_> {
        Aside::Frontier(self)
    }

    fn look(&mut self, texels: &mut Texels, work: u64) -> u64 {
        let reduce = texels.band().reduce;
        sparse::look(self, texels, work, reduce)
    }
}

impl Frontier for MemZero {
    fn frontier(&mut self, n: u64) -> Option<u32> {
        self.step.frontier().get(n as usize).copied()
    }
}
