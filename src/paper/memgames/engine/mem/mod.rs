//! MEM by its structure (docs/proofs/mem.md): no row needs a row before its half-interval, and all but a few columns of a
//! row need none at all.
//!
//! The value is ⌊n / max(k, a(n))⌋ except in the inner columns, k ≤ Θ(n) < 2·n^(1/4) + 4, which are worked out from the top
//! of their half-interval ([`inner`]). All rows are known from the start; what is asked for inside takes its time.

mod above;
mod inner;
mod rows;
mod texels;

pub use above::{Above, MemAbove};

use self::rows::Rows;
use crate::engine::{Engine, Texels};
use crate::game::Cell;
use crate::grow::{Grow, Progress};
use crate::paper::memgames::half::{self, Half, outer_value};

/// The values of MEM.
pub struct Mem {
    limit: u64,
    rows: Rows,
}

impl Mem {
    /// The first `limit` rows.
    pub fn new(limit: u64) -> Self {
        Mem { limit, rows: Rows::new() }
    }

    /// The value of `n_k` if it can be had for about `work` steps, and how many it took.
    pub fn value_within(&mut self, n: u64, k: u64, work: u64) -> (Option<u64>, u64) {
        let k = k.max(1);
        if k > self.rows.inner(n) {
            return (Some(outer_value(n, k)), 1);
        }
        // The first rows of a half-interval repeat MEM's own (Theorem 3).
        if let Some(r) = half::repeated(n, k) {
            let (value, spent) = self.value_within(r, k, work);
            return (value.map(|value| Half::of(n).foot() + Half::of(n).top + value), spent);
        }
        let (runs, spent) = self.rows.runs(n, work);
        (runs.map(|runs| Half::of(n).foot() + rows::at(runs, k)), spent)
    }

    /// Whether the value of `n_k` takes no work.
    fn is_at_hand(&self, n: u64, k: u64) -> bool {
        let k = k.max(1);
        k > self.rows.inner(n)
            || match half::repeated(n, k) {
                Some(r) => self.is_at_hand(r, k),
                None => self.rows.has(n),
            }
    }
}

impl Grow for Mem {
    fn advance(&mut self, _work: u64) {}

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.limit, self.limit)
    }
}

impl Engine for Mem {
    fn value(&mut self, at: Cell) -> Option<u32> {
        if at.row >= self.limit {
            return None;
        }
        self.value_within(at.row, at.column, u64::MAX).0.map(|value| value as u32)
    }

    fn approach(&mut self, at: Cell, work: u64) -> Option<Progress<'static>> {
        let (n, k) = (at.row, at.column);
        let is_at_hand = if work == 0 { self.is_at_hand(n, k) } else { self.value_within(n, k, work).0.is_some() };
        (!is_at_hand).then(|| {
            let first = Half::of(n).first;
            Progress::new(self.rows.next(n) - first, n + 1 - first)
        })
    }

    fn look(&mut self, texels: &mut Texels, work: u64) -> u64 {
        texels::look(&mut self.rows, texels, work)
    }
}
