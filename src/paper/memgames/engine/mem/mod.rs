//! MEM (Memgames, section 3): the closed form where k² ≥ n, pages of computed rows below that parabola.
//!
//! A texel looks at a group of rows in some columns of a page and at the corners of the block above the parabola, so
//! its cost does not grow with the block, except when one value is looked for: that needs every row.

mod line;
mod pages;
mod region;
mod texels;
mod walk;

pub use region::MemRegion;
pub use walk::Walk as MemWalk;

use std::ops::Range;
use std::rc::Rc;

use self::pages::{PAGE, Page, Pages};
use crate::engine::{Engine, Reduce, Texels};
use crate::game::Cell;
use crate::grow::{Grow, Progress};
use crate::paper::memgames::theorems::mem_value;

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

    /// The page that shows rows in groups of `stride`, if it can be had for about `work` steps, and how many it took.
    fn page(&mut self, page: u64, stride: u64, work: u64) -> (Option<Rc<Page>>, u64) {
        match self.pages.coarse(page) {
            Some(coarse) if stride == PAGE => (Some(coarse), 0),
            _ => self.pages.page(page, stride.min(FINE), work),
        }
    }
}

impl Grow for Mem {
    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows() < self.limit && spent < work.max(1) {
            spent += self.pages.advance();
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.pages.rows(), self.limit)
    }
}

impl Engine for Mem {
    fn value(&mut self, at: Cell) -> Option<u32> {
        if at.row >= self.rows() {
            return None;
        }
        if let Some(value) = mem_value(at.row, at.column) {
            return Some(value as u32);
        }
        let page = self.page(at.row / PAGE, 1, u64::MAX).0?;
        let (values, _, _) = page.group((at.row % PAGE) as usize);
        Some(u32::from(values[at.column as usize]))
    }

    fn look(&mut self, texels: &mut Texels, work: u64) -> u64 {
        let mut spent = texels::begin(texels);
        while spent < work.max(1)
            && let Some(n) = texels.row()
        {
            let stride = stride(n..texels.band().rows.end, texels::reduction(texels.band()));
            let (page, cost) = self.page(n / PAGE, stride, work - spent);
            spent += cost;
            let Some(page) = page else { break };
            spent += texels::add(texels, page.stride, page.group((n % PAGE / page.stride) as usize));
        }
        spent
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
