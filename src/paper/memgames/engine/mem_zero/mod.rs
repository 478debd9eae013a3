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

use std::cell::Cell;
use std::ops::Range;

use self::step::{Exception, Step};
use self::stored::Stored;
use crate::engine::{Aside, Band, Engine, Frontier, Quantity, Reduce, Texels};
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

    #[inline]
    fn shown(&self, n: u64, value: u32, quantity: Quantity) -> u32 {
        match quantity {
            Quantity::Value => value,
            Quantity::BelowFrontier => self.step.frontier()[n as usize] - value,
        }
    }

    /// The exceptions of row `n` in the columns `span`, in no order.
    #[inline]
    fn within(&self, n: u64, span: &Range<u64>) -> impl Iterator<Item = Exception> {
        self.stored.within(n, span, self.step.frontier())
    }

    /// Shows the first cell of every block.
    fn sample(&self, texels: &mut Texels) {
        let Band { rows, quantity, .. } = texels.band();
        let (n, quantity) = (rows.start, *quantity);
        let plain = self.plain(n, quantity);
        texels.each().for_each(|(_, texel)| texel.first = Some(plain));
        for Exception { column, value } in self.within(n, &texels.band().columns.span()) {
            for (columns, texel) in texels.with_column(u64::from(column)) {
                if columns.start == u64::from(column) {
                    texel.first = Some(self.shown(n, value, quantity));
                }
            }
        }
    }

    /// Shows the best exceptions of further rows, and returns which rows these are and how many steps it took.
    fn add_exceptions(&self, texels: &mut Texels, work: u64, order: Order) -> (Range<u64>, u64) {
        let Band { rows, reduce, quantity, columns } = texels.band();
        let (end, reduce, quantity, span) = (rows.end, *reduce, *quantity, columns.span());
        let first = texels.row().unwrap_or(end);
        let (mut next, mut spent) = (first, 0);
        while next < end && spent < work.max(1) {
            spent += self.stored.count(next) as u64 + 8;
            for Exception { column, value } in self.within(next, &span) {
                let shown = self.shown(next, value, quantity);
                if matches!(reduce, Reduce::Contains(sought) if sought != shown) {
                    continue;
                }
                for (_, texel) in texels.with_column(u64::from(column)) {
                    if order.improves(shown, texel.found) {
                        texel.found = Some(shown);
                    }
                }
            }
            next += 1;
        }
        (first..next, spent)
    }

    /// Shows the best frontier value of some rows where it is better than what was found, and returns how many steps that
    /// took. A frontier value is missing from a block only if exceptions cover the whole row there, which can happen in
    /// narrow blocks; then the other rows count.
    fn add_frontier(&self, texels: &mut Texels, rows: Range<u64>, order: Order) -> u64 {
        let quantity = texels.band().quantity;
        let plain = |n: u64| self.plain(n, quantity);
        let rank = |n: &u64| order.rank(plain(*n));
        let Some(champion) = rows.clone().min_by_key(rank) else { return 0 };
        let spent = Cell::new(rows.end - rows.start);
        let mut best_first: Option<Vec<u64>> = None;
        for (columns, texel) in texels.each() {
            let improves = |n: &u64| order.improves(plain(*n), texel.found);
            let is_open = |n: &u64| {
                spent.set(spent.get() + self.stored.count(*n) as u64 + 8);
                !self.covered(*n, &columns)
            };
            let row = match Some(champion).filter(improves) {
                Some(champion) if !is_open(&champion) => {
                    let best_first = best_first.get_or_insert_with(|| {
                        // Rows have less than 32 bits; one number each is sorted by what sorts others elsewhere.
                        let mut ranked: Vec<u64> = rows.clone().map(|n| u64::from(rank(&n)) << 32 | n).collect();
                        ranked.sort_unstable();
                        ranked.into_iter().map(|ranked| ranked & u64::from(u32::MAX)).collect()
                    });
                    best_first.iter().copied().take_while(improves).find(is_open)
                }
                row => row,
            };
            texel.found = row.map(plain).or(texel.found);
        }
        spent.get()
    }

    /// Shows a value in the blocks where it is a frontier value of some rows, and returns how many steps that took.
    fn find_frontier(&self, texels: &mut Texels, rows: Range<u64>, value: u32) -> u64 {
        let quantity = texels.band().quantity;
        let mut spent = rows.end - rows.start;
        for n in rows.filter(|&n| self.plain(n, quantity) == value) {
            for (columns, texel) in texels.each().filter(|(_, texel)| texel.found.is_none()) {
                spent += self.stored.count(n) as u64 + 8;
                texel.found = (!self.covered(n, &columns)).then_some(value);
            }
        }
        spent
    }

    /// What a cell of row `n` shows that is not exceptional.
    #[inline]
    fn plain(&self, n: u64, quantity: Quantity) -> u32 {
        self.shown(n, self.step.frontier()[n as usize], quantity)
    }

    /// Whether all cells of row `n` in these columns are exceptional.
    #[inline]
    fn covered(&self, n: u64, columns: &Range<u64>) -> bool {
        let width = (columns.end - columns.start) as usize;
        width <= self.stored.count(n) && self.within(n, columns).count() == width
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
        let Band { rows, reduce, quantity, .. } = texels.band();
        let (start, reduce, order) = (rows.start, *reduce, Order::of(*reduce, *quantity));
        let mut spent = 0;
        if texels.row() == Some(start) {
            self.sample(texels);
            spent += 2 * texels.band().columns.count() as u64;
        }
        if reduce == Reduce::Sample {
            texels.go_to(u64::MAX);
            return spent;
        }
        let (rows, looks) = self.add_exceptions(texels, work.saturating_sub(spent), order);
        texels.go_to(rows.end);
        spent += looks;
        spent += match reduce {
            Reduce::Smallest | Reduce::Largest => self.add_frontier(texels, rows, order),
            Reduce::Contains(value) => self.find_frontier(texels, rows, value),
            Reduce::Keep | Reduce::Sample => 0,
        };
        spent
    }
}

impl Frontier for MemZero {
    fn frontier(&mut self, n: u64) -> Option<u32> {
        self.step.frontier().get(n as usize).copied()
    }
}

/// Which of two values is shown: the smaller one, or the larger one.
#[derive(Clone, Copy)]
enum Order {
    Smaller,
    Larger,
}

impl Order {
    fn of(reduce: Reduce, quantity: Quantity) -> Order {
        match (reduce, quantity) {
            (Reduce::Largest, _) | (Reduce::Keep, Quantity::BelowFrontier) => Order::Larger,
            _ => Order::Smaller,
        }
    }

    /// A number that is less for the better of two values.
    #[inline]
    fn rank(self, value: u32) -> u32 {
        match self {
            Order::Smaller => value,
            Order::Larger => u32::MAX - value,
        }
    }

    /// Whether a value is better than what was found.
    #[inline]
    fn improves(self, value: u32, found: Option<u32>) -> bool {
        found.is_none_or(|found| self.rank(value) < self.rank(found))
    }
}
