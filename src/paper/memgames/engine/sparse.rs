//! Texels of tables whose rows have one value but for a few columns.
//!
//! A texel's block is a run of rows times an interval of columns. What it shows follows from the values of the rows and from
//! the exceptions that fall into the block, so a band costs one visit to each of those, however many cells it covers.

use std::cell::Cell;
use std::ops::Range;

use super::mem_zero::Exception;
use crate::engine::{Band, Quantity, Reduce, Texels};

/// Rows that have one value but for a few columns.
pub(super) trait SparseRows {
    /// The value of row `n`.
    fn base(&self, n: u64) -> u32;

    /// How many columns of row `n` have another one, at most.
    fn count(&self, n: u64) -> usize;

    /// Those in the columns `span`, in no order.
    fn within(&self, n: u64, span: &Range<u64>) -> impl Iterator<Item = Exception>;

    /// About how many steps it takes to find those.
    #[inline]
    fn cost(&self, n: u64, _span: &Range<u64>) -> u64 {
        self.count(n) as u64 + 8
    }
}

/// Looks further through the blocks of a row of texels, as an engine does; `reduce` says what they show.
pub(super) fn look(rows: &impl SparseRows, texels: &mut Texels, work: u64, reduce: Reduce) -> u64 {
    let table = View { table: rows, reduce };
    let Band { rows, quantity, .. } = texels.band();
    let (start, order) = (rows.start, Order::of(reduce, *quantity));
    let mut spent = 0;
    if texels.row() == Some(start) {
        table.sample(texels);
        spent += 2 * texels.band().columns.count() as u64;
    }
    if reduce == Reduce::Sample {
        texels.go_to(u64::MAX);
        return spent;
    }
    let (rows, looks) = table.add_exceptions(texels, work.saturating_sub(spent), order);
    texels.go_to(rows.end);
    spent += looks;
    spent += match reduce {
        Reduce::Smallest | Reduce::Largest => table.add_frontier(texels, rows, order),
        Reduce::Contains(value) => table.find_frontier(texels, rows, value),
        Reduce::Keep | Reduce::Sample => 0,
    };
    spent
}

/// What is shown of some rows.
struct View<'a, R> {
    table: &'a R,
    reduce: Reduce,
}

impl<R: SparseRows> View<'_, R> {
    #[inline]
    fn shown(&self, n: u64, value: u32, quantity: Quantity) -> u32 {
        match quantity {
            Quantity::Value => value,
            Quantity::BelowFrontier => self.table.base(n).saturating_sub(value),
        }
    }

    /// Shows the first cell of every block.
    fn sample(&self, texels: &mut Texels) {
        let Band { rows, quantity, .. } = texels.band();
        let (n, quantity) = (rows.start, *quantity);
        let plain = self.plain(n, quantity);
        texels.each().for_each(|(_, texel)| texel.first = Some(plain));
        for Exception { column, value } in self.table.within(n, &texels.band().columns.span()) {
            for (columns, texel) in texels.with_column(u64::from(column)) {
                if columns.start == u64::from(column) {
                    texel.first = Some(self.shown(n, value, quantity));
                }
            }
        }
    }

    /// Shows the best exceptions of further rows, and returns which rows these are and how many steps it took.
    fn add_exceptions(&self, texels: &mut Texels, work: u64, order: Order) -> (Range<u64>, u64) {
        let Band { rows, quantity, columns, .. } = texels.band();
        let (end, quantity, span) = (rows.end, *quantity, columns.span());
        let first = texels.row().unwrap_or(end);
        let (mut next, mut spent) = (first, 0);
        while next < end && spent < work.max(1) {
            spent += self.table.cost(next, &span);
            for Exception { column, value } in self.table.within(next, &span) {
                let shown = self.shown(next, value, quantity);
                if matches!(self.reduce, Reduce::Contains(sought) if sought != shown) {
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
                spent.set(spent.get() + self.table.cost(*n, &columns));
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
                spent += self.table.cost(n, &columns);
                texel.found = (!self.covered(n, &columns)).then_some(value);
            }
        }
        spent
    }

    /// What a cell of row `n` shows that is not exceptional.
    #[inline]
    fn plain(&self, n: u64, quantity: Quantity) -> u32 {
        self.shown(n, self.table.base(n), quantity)
    }

    /// Whether all cells of row `n` in these columns are exceptional.
    #[inline]
    fn covered(&self, n: u64, columns: &Range<u64>) -> bool {
        let width = (columns.end - columns.start) as usize;
        width <= self.table.count(n) && self.table.within(n, columns).count() == width
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
