//! MEM (Memgames, section 3): the closed form where k² ≥ n, pages of computed rows below that parabola.
//!
//! A texel looks at a group of rows in some columns of a page and at the corners of the block above the parabola, so
//! its cost does not grow with the block, except when one value is looked for: that needs every row.

mod bounds;
mod pages;
mod region;
mod walk;

pub use region::{Certainty, MemRegion};
pub use walk::Walk as MemWalk;

use std::ops::Range;
use std::rc::Rc;

use self::pages::{PAGE, Page, Pages};
use super::{Band, Engine, Reduce};
use crate::game::Position;
use crate::theorem::memgames::{mem_envelope, mem_value, quotient_contains};

/// Rows in a group of a fine page.
const FINE: u64 = 16;

/// The values of MEM.
pub struct Mem {
    limit: u64,
    pages: Pages,
}

impl Mem {
    /// An empty table that can grow to `limit` rows.
    pub fn new(limit: u64) -> Self {
        Mem { limit, pages: Pages::new() }
    }

    /// The page that shows rows in groups of `stride`, and what it cost to have it.
    fn page(&mut self, page: u64, stride: u64) -> (Rc<Page>, u64) {
        match self.pages.coarse(page) {
            Some(coarse) if stride == PAGE => (coarse, 0),
            _ => self.pages.page(page, stride.min(FINE)),
        }
    }
}

impl Engine for Mem {
    fn rows(&self) -> u64 {
        self.pages.rows()
    }

    fn limit(&self) -> u64 {
        self.limit
    }

    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows() < self.limit && spent < work.max(1) {
            spent += self.pages.advance();
        }
    }

    fn value(&mut self, at: Position) -> Option<u32> {
        if at.n >= self.rows() {
            return None;
        }
        if let Some(value) = mem_value(at.n, at.k) {
            return Some(value as u32);
        }
        let (page, _) = self.page(at.n / PAGE, 1);
        let (values, _, _) = page.group((at.n % PAGE) as usize);
        Some(u32::from(values[at.k as usize]))
    }

    fn band(&mut self, band: &Band, out: &mut [u32]) -> u64 {
        // P-positions lie above the parabola, where corners tell of them; looking for a 0 below it would be in vain.
        let reduce = if band.reduce == Reduce::Contains(0) { Reduce::Keep } else { band.reduce };
        let mut texels = vec![Texel::new(reduce); out.len()];
        let mut cost = 16 * out.len() as u64;
        if band.columns.span().start >= mem_envelope(band.rows.end - 1) {
            // The whole band lies above the parabola: its corners say everything, and no page is needed.
            for (i, texel) in texels.iter_mut().enumerate() {
                texel.add(band.rows.clone(), band.columns.interval(i), (&[], &[], &[]));
            }
            finish(band, reduce, texels, out);
            return cost;
        }
        let mut n = band.rows.start;
        while n < band.rows.end {
            let stride = stride(n..band.rows.end, reduce);
            let (page, spent) = self.page(n / PAGE, stride);
            let end = (n + page.stride).min(band.rows.end);
            let group = page.group((n % PAGE / page.stride) as usize);
            cost += spent + page.width as u64 + 4 * texels.len() as u64;
            for (i, texel) in texels.iter_mut().enumerate() {
                texel.add(n..end, band.columns.interval(i), group);
            }
            // A sample and its like are settled by the first group.
            n = if matches!(reduce, Reduce::Sample | Reduce::Keep) { band.rows.end } else { end };
        }
        finish(band, reduce, texels, out);
        cost
    }
}

/// Writes the texels, and a 0 where a P-position is to be kept.
fn finish(band: &Band, reduce: Reduce, texels: Vec<Texel>, out: &mut [u32]) {
    for (i, (shown, texel)) in out.iter_mut().zip(texels).enumerate() {
        // A P-position has k > n, or n = 0: it is in the block if it is in its top right corner.
        let corner = band.columns.interval(i).end - 1;
        let telling = reduce == Reduce::Keep && (corner > band.rows.start || band.rows.start == 0);
        *shown = if telling { 0 } else { texel.shown };
    }
}

/// The largest group of rows that begins at the first of `rows` and does not reach beyond them.
fn stride(rows: Range<u64>, reduce: Reduce) -> u64 {
    let fits = |stride: u64| rows.start.is_multiple_of(stride) && rows.end - rows.start >= stride;
    match reduce {
        Reduce::Contains(_) => 1,
        // Only the first row matters, and every group of any size begins with it.
        Reduce::Sample | Reduce::Keep if rows.start.is_multiple_of(PAGE) => PAGE,
        Reduce::Sample | Reduce::Keep if rows.start.is_multiple_of(FINE) && rows.end - rows.start >= FINE => FINE,
        _ if fits(PAGE) => PAGE,
        _ if fits(FINE) => FINE,
        _ => 1,
    }
}

/// One texel while its block is looked through.
#[derive(Clone)]
struct Texel {
    reduce: Reduce,
    shown: u32,
    empty: bool,
}

impl Texel {
    fn new(reduce: Reduce) -> Self {
        Texel { reduce, shown: 0, empty: true }
    }

    /// Looks at some rows of the block: at the page's group below the parabola, at the corners above it.
    fn add(&mut self, rows: Range<u64>, columns: Range<u64>, group: (&[u16], &[u16], &[u16])) {
        let (first, smallest, largest) = group;
        let stored = columns.start.min(first.len() as u64) as usize..columns.end.min(first.len() as u64) as usize;
        let above = columns.start.max(first.len() as u64).max(1)..columns.end;
        let (top, bottom) = (rows.start, rows.end - 1);
        let corner = match first.get(columns.start as usize) {
            Some(&value) => u32::from(value),
            None => (top / above.start) as u32,
        };
        match self.reduce {
            Reduce::Smallest => {
                let below = smallest[stored].iter().copied().min().map(u32::from);
                let beyond = (!above.is_empty()).then(|| (top / (above.end - 1)) as u32);
                self.merge(below.into_iter().chain(beyond).min(), u32::min);
            }
            Reduce::Largest => {
                let below = largest[stored].iter().copied().max().map(u32::from);
                let beyond = (!above.is_empty()).then(|| (bottom / above.start) as u32);
                self.merge(below.into_iter().chain(beyond).max(), u32::max);
            }
            Reduce::Contains(value) => {
                let found = first[stored].iter().any(|&cell| u32::from(cell) == value)
                    || !above.is_empty()
                        && quotient_contains(u64::from(value), (top, bottom), (above.start, above.end - 1));
                self.merge(
                    Some(if found { value } else { corner }),
                    |shown, new| {
                        if new == value { value } else { shown }
                    },
                );
            }
            Reduce::Sample | Reduce::Keep => self.merge(Some(corner), |shown, _| shown),
        }
    }

    fn merge(&mut self, found: Option<u32>, join: impl Fn(u32, u32) -> u32) {
        if let Some(found) = found {
            self.shown = if self.empty { found } else { join(self.shown, found) };
            self.empty = false;
        }
    }
}
