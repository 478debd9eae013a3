//! Tables of formulas: heaps from any heap on whose values a closed form gives.

use super::wide::WideHeaps;
use super::{Engine, FarHeap, FarSequence, HeapMove, Packed, RunUp, Sequence, UNKNOWN};
use crate::game::Heap;
use crate::game::big::Big;
use crate::grow::Refusal;

/// A formula for the value of every heap of a game on one heap.
pub trait ClosedForm {
    /// The theorem that proves it.
    fn by(&self) -> &'static str;

    /// The value of a heap.
    ///
    /// # Errors
    /// If it cannot be worked out.
    fn value(&self, n: &Big) -> Result<Big, Refusal>;

    /// A bound for the values of all heaps up to `end`.
    fn largest(&self, end: &Big) -> Big;

    /// Whether heaps from `start` on are within reach at all.
    ///
    /// # Errors
    /// Why not.
    fn reaches(&self, _start: &Big) -> Result<(), Refusal> {
        Ok(())
    }
}

/// A table whose row i is heap `start` + i, for i below `limit`.
pub fn closed_heaps(closed: Box<dyn ClosedForm>, start: Heap, limit: u64) -> Box<dyn Engine> {
    let start = start.big();
    match largest_texel(&*closed, &(&start + limit)) {
        Some(largest) => Box::new(FarHeap::new(ClosedHeaps { closed, start, values: Packed::new(largest) }, limit)),
        None => Box::new(WideHeaps::new(closed, start, limit)),
    }
}

/// A bound for the values of the heaps up to `end`; `None` if texels cannot hold it, so that they show logarithms.
pub fn largest_texel(closed: &dyn ClosedForm, end: &Big) -> Option<u32> {
    u32::try_from(closed.largest(end)).ok().filter(|&largest| largest < UNKNOWN)
}

/// About how many elementary steps a value by a closed form costs.
pub(super) const CLOSED_COST: u64 = 2_000;

/// The heaps from `start` on, by a formula.
struct ClosedHeaps {
    closed: Box<dyn ClosedForm>,
    start: Big,
    values: Packed,
}

impl Sequence for ClosedHeaps {
    fn heaps(&self) -> u64 {
        self.values.len()
    }

    fn grow(&mut self, work: u64, limit: u64) -> Result<(), Refusal> {
        let (from, room) = (self.heaps(), limit - self.heaps());
        for n in from..from + room.min(work.div_ceil(CLOSED_COST)) {
            let value = self.closed.value(&(&self.start + n))?;
            self.values.push(u32::try_from(&value).expect("the table has room for it"));
        }
        Ok(())
    }

    fn value(&self, n: u64) -> u32 {
        self.values.get(n)
    }
}

impl FarSequence for ClosedHeaps {
    /// A formula needs none.
    fn run_up(&self) -> Option<RunUp> {
        None
    }

    fn option(&self, n: u64, option: HeapMove) -> Option<u32> {
        let heap = &self.start + n;
        let to = match option {
            HeapMove::Take(s) => heap - s,
            HeapMove::Divide(d) => heap / d,
        };
        u32::try_from(self.closed.value(&to).ok()?).ok()
    }
}
