//! MEM⁰ (Memgames, sections 4 and 5): the sparse rows, and texels cut from them.
//!
//! A texel's block is a run of rows times an interval of columns. What it shows follows from the frontier values of the
//! rows and from the exceptions that fall into the block, so a band costs one visit to each of those, however many cells
//! it covers: a million rows are a table of 10¹² cells and about 15 million exceptions. Memory: about 90 bytes a row.

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

use self::step::{Exception, Step};
use self::stored::Stored;
use super::{Band, Engine, Quantity, Reduce};
use crate::game::Position;

/// The values of MEM⁰.
pub struct MemZero {
    limit: u64,
    step: Step,
    stored: Stored,
}

impl MemZero {
    /// An empty table that can grow to `limit` rows, or as far as rows can be numbered.
    pub fn new(limit: u64) -> Self {
        MemZero { limit: limit.min(stored::MOST_ROWS), step: Step::new(), stored: Stored::new() }
    }

    /// The frontier value of row `n`, which is computed, and the columns that have another value, with these.
    pub fn exceptions(&self, n: u64) -> (u32, Vec<(u64, u32)>) {
        let mut exceptions: Vec<(u64, u32)> =
            self.within(n, &(0..u64::MAX)).map(|found| (u64::from(found.column), found.value)).collect();
        exceptions.sort_unstable();
        (self.step.frontier()[n as usize], exceptions)
    }

    fn cell(&self, n: u64, k: u64) -> u32 {
        let exception = self.within(n, &(k..k.saturating_add(1))).next();
        exception.map_or(self.step.frontier()[n as usize], |exception| exception.value)
    }

    fn shown(&self, n: u64, value: u32, quantity: Quantity) -> u32 {
        match quantity {
            Quantity::Value => value,
            Quantity::BelowFrontier => self.step.frontier()[n as usize] - value,
        }
    }

    /// The exceptions of row `n` in the columns `span`, in no order.
    fn within(&self, n: u64, span: &Range<u64>) -> impl Iterator<Item = Exception> {
        self.stored.within(n, span, self.step.frontier())
    }

    /// Shows the first cell of every block.
    fn sample(&self, band: &Band, out: &mut [u32]) {
        let n = band.rows.start;
        out.fill(self.plain(band, n));
        for exception in self.within(n, &band.columns.span()) {
            for i in band.columns.hits(u64::from(exception.column)) {
                if band.columns.interval(i).start == u64::from(exception.column) {
                    out[i] = self.shown(n, exception.value, band.quantity);
                }
            }
        }
    }

    /// The best exception in each block, where there is one; `better(a, b)` says that a is to be shown before b.
    fn best_exceptions(&self, band: &Band, better: impl Fn(u32, u32) -> bool) -> (Vec<Option<u32>>, u64) {
        let span = band.columns.span();
        let mut best = vec![None; band.columns.count()];
        let mut visited = 0;
        for n in band.rows.clone() {
            visited += self.stored.count(n) as u64 + 8;
            for exception in self.within(n, &span) {
                let shown = self.shown(n, exception.value, band.quantity);
                for texel in &mut best[band.columns.hits(u64::from(exception.column))] {
                    if texel.is_none_or(|old| better(shown, old)) {
                        *texel = Some(shown);
                    }
                }
            }
        }
        (best, visited)
    }

    /// Shows the best value of each block.
    ///
    /// That is its best exception or the best of its rows' frontier values. A frontier value is missing from a block
    /// only if exceptions cover the whole row there, which can happen in narrow blocks; then the other rows count.
    fn best(&self, band: &Band, out: &mut [u32], better: impl Fn(u32, u32) -> bool) -> u64 {
        let pick = |a: u64, b: u64| if better(self.plain(band, b), self.plain(band, a)) { b } else { a };
        let champion = band.rows.clone().reduce(pick);
        let (exceptions, visited) = self.best_exceptions(band, &better);
        for (i, (texel, exception)) in out.iter_mut().zip(exceptions).enumerate() {
            let interval = band.columns.interval(i);
            let row = match champion {
                Some(n) if self.covered(n, &interval) => {
                    band.rows.clone().filter(|&n| !self.covered(n, &interval)).reduce(pick)
                }
                row => row,
            };
            let plain = row.map(|n| self.plain(band, n));
            let candidates = plain.into_iter().chain(exception);
            *texel = candidates.reduce(|a, b| if better(b, a) { b } else { a }).expect("a block has cells");
        }
        visited + 8 * out.len() as u64
    }

    /// Shows a value wherever it occurs, else the first cell.
    fn find(&self, band: &Band, value: u32, out: &mut [u32]) -> u64 {
        self.sample(band, out);
        let (exceptions, visited) = self.best_exceptions(band, |new, _| new == value);
        let rows: Vec<u64> = band.rows.clone().filter(|&n| self.plain(band, n) == value).collect();
        for (i, (texel, exception)) in out.iter_mut().zip(exceptions).enumerate() {
            let interval = band.columns.interval(i);
            if exception == Some(value) || rows.iter().any(|&n| !self.covered(n, &interval)) {
                *texel = value;
            }
        }
        visited + 8 * out.len() as u64
    }

    /// What a cell of row `n` shows that is not exceptional.
    fn plain(&self, band: &Band, n: u64) -> u32 {
        self.shown(n, self.step.frontier()[n as usize], band.quantity)
    }

    /// Whether all cells of row `n` in these columns are exceptional.
    fn covered(&self, n: u64, columns: &Range<u64>) -> bool {
        let width = (columns.end - columns.start) as usize;
        width <= self.stored.count(n) && self.within(n, columns).count() == width
    }
}

impl Engine for MemZero {
    fn rows(&self) -> u64 {
        self.step.frontier().len() as u64
    }

    fn limit(&self) -> u64 {
        self.limit
    }

    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows() < self.limit && spent < work.max(1) {
            spent += 2 * self.step.advance();
            self.stored.add(self.step.found());
        }
    }

    fn value(&mut self, at: Position) -> Option<u32> {
        (at.n < self.rows()).then(|| self.cell(at.n, at.k))
    }

    fn frontier(&mut self, n: u64) -> Option<u32> {
        self.step.frontier().get(n as usize).copied()
    }

    fn band(&mut self, band: &Band, out: &mut [u32]) -> u64 {
        match (band.reduce, band.quantity) {
            (Reduce::Sample, _) => {
                self.sample(band, out);
                out.len() as u64
            }
            (Reduce::Smallest, _) => self.best(band, out, |a, b| a < b),
            (Reduce::Largest, _) => self.best(band, out, |a, b| a > b),
            (Reduce::Contains(value), _) => self.find(band, value, out),
            (Reduce::Keep, quantity) => {
                let (exceptions, visited) = self.best_exceptions(band, |a, b| match quantity {
                    Quantity::Value => a < b,
                    Quantity::BelowFrontier => a > b,
                });
                let plain = self.plain(band, band.rows.start);
                for (texel, exception) in out.iter_mut().zip(exceptions) {
                    *texel = exception.unwrap_or(plain);
                }
                visited
            }
        }
    }
}
