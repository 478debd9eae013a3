//! MNEM (Memgames, section 6), loopy: the closed form where k² ≥ n, a walk over rows below that parabola, and every value
//! proved.
//!
//! Each row is kept as the columns at which its values fall, some 17 at n = 10⁶, two bytes each. Values fall along a row,
//! so that of a block of columns the first one has the largest value and the last one the smallest; and where the values
//! of several rows are at least m, the columns are again the first ones. So a page of 256 rows keeps two rows of the same
//! kind, its largest and its smallest values, and a texel costs a look at a page, or at a row if one value is looked for.
//! Memory: 38 MB at n = 10⁶.

mod pages;
mod walk;
mod window;

pub use walk::Walk as MnemWalk;

use self::pages::{PAGE, Pages};
use crate::engine::{Engine, Reduce, Texels};
use crate::game::Cell;
use crate::grow::{Grow, Progress, Refusal};

/// The values of MNEM.
pub struct Mnem {
    limit: u64,
    walk: MnemWalk,
    pages: Pages,
    refusal: Option<Refusal>,
}

impl Mnem {
    /// An empty table that can grow to `limit` rows.
    pub fn new(limit: u64) -> Self {
        Mnem { limit, walk: MnemWalk::new(limit), pages: Pages::default(), refusal: None }
    }
}

impl Grow for Mnem {
    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows() < self.limit() && spent < work.max(1) {
            let n = self.walk.next();
            match self.walk.step() {
                Some(row) => {
                    self.pages.add(n, &row.tops);
                    spent += row.cost + 2 * row.tops.len() as u64;
                }
                // Nobody has seen such a row: it would be the first in which a value may be infinite.
                None => self.refusal = Some(Refusal::NotProved(format!("not every value of row {n} could be proved"))),
            }
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.walk.next(), self.limit).unless(self.refusal.as_ref())
    }
}

impl Engine for Mnem {
    fn value(&mut self, at: Cell) -> Option<u32> {
        // An untouched heap plays as one that remembers 1.
        (at.row < self.rows()).then(|| self.pages.value(at.row, at.column.max(1)) as u32)
    }

    fn look(&mut self, texels: &mut Texels, work: u64) -> u64 {
        let mut spent = 0;
        while spent < work.max(1)
            && let Some(n) = texels.row()
        {
            let rows = self.add(texels, n);
            spent += 16 * texels.band().columns.count() as u64;
            texels.go_to(n.saturating_add(rows));
        }
        spent
    }
}

impl Mnem {
    /// Looks at the next rows of all blocks, and returns how many there were.
    fn add(&self, texels: &mut Texels, n: u64) -> u64 {
        let (reduce, end) = (texels.band().reduce, texels.band().rows.end);
        let whole = n.is_multiple_of(PAGE) && end - n >= PAGE;
        let rows = match reduce {
            // The lost positions have k > n, or n = 0: the first row has the most of them.
            Reduce::Sample | Reduce::Keep | Reduce::Contains(0) => u64::MAX,
            Reduce::Smallest | Reduce::Largest if whole => PAGE,
            _ => 1,
        };
        let sought = if let Reduce::Contains(value) = reduce { self.pages.columns(n, u64::from(value)) } else { 0..0 };
        // A value that a row jumps over has no column in it.
        let is_there = |first: u64, last: u64| sought.start.max(first) < sought.end.min(last + 1);
        for (columns, texel) in texels.each() {
            let (first, last) = (columns.start.max(1), (columns.end - 1).max(1));
            texel.first = texel.first.or_else(|| Some(self.pages.value(n, first) as u32));
            let found = |value: u64| Some(value as u32);
            match reduce {
                Reduce::Sample => {}
                Reduce::Smallest => {
                    let least = found(self.pages.smallest(n, rows, last));
                    texel.found = texel.found.into_iter().chain(least).min();
                }
                Reduce::Largest => {
                    let most = found(self.pages.largest(n, rows, first));
                    texel.found = texel.found.into_iter().chain(most).max();
                }
                Reduce::Keep | Reduce::Contains(0) if last > n || n == 0 => texel.found = Some(0),
                Reduce::Keep => {}
                Reduce::Contains(value) if is_there(first, last) => texel.found = Some(value),
                Reduce::Contains(_) => {}
            }
        }
        rows
    }
}
