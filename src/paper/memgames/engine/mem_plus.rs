//! MEM⁺ by its closed form (Memgames, Theorem 2.1): nothing is stored, every cell costs one integer square root.
//!
//! Values grow with n and shrink with k, so the extremes of a block sit in its corners and a texel costs O(1) whatever
//! its size.

use crate::engine::{Engine, Reduce, Texels};
use crate::game::Cell;
use crate::grow::{Grow, Progress};
use crate::paper::memgames::theorems::{mem_plus_contains, mem_plus_value};

/// The values of MEM⁺.
pub struct MemPlus {
    limit: u64,
}

impl MemPlus {
    /// The first `limit` rows, all of them known from the start.
    pub fn new(limit: u64) -> Self {
        MemPlus { limit }
    }
}

impl Grow for MemPlus {
    fn advance(&mut self, _work: u64) {}

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.limit, self.limit)
    }
}

impl Engine for MemPlus {
    fn value(&mut self, at: Cell) -> Option<u32> {
        (at.row < self.limit).then(|| value(at.row, at.column))
    }

    fn look(&mut self, texels: &mut Texels, _work: u64) -> u64 {
        let Some(first) = texels.row() else { return 0 };
        let (last, reduce) = (texels.band().rows.end - 1, texels.band().reduce);
        for (columns, texel) in texels.each() {
            let (left, right) = (columns.start, columns.end - 1);
            let contains = |m| mem_plus_contains(m, (first, last), (left, right));
            texel.found = Some(match reduce {
                Reduce::Smallest => value(first, right),
                Reduce::Largest => value(last, left),
                Reduce::Keep if contains(0) => 0,
                Reduce::Contains(m) if contains(u64::from(m)) => m,
                _ => value(first, left),
            });
        }
        texels.go_to(last + 1);
        20 * texels.band().columns.count() as u64
    }
}

fn value(n: u64, k: u64) -> u32 {
    // Values stay below √(2n), far from the end of u32 for every n that the catalogue allows.
    mem_plus_value(n, k) as u32
}
