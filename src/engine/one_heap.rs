//! Games on one heap: a sequence of values that grows, and the map cut from it cell by cell.
//!
//! A sequence has one value a heap, so that visiting every cell of a picture is one pass over what is stored.

use super::{Engine, HeapMove, RunUp};
use crate::game::Cell;

/// A sequence of values that grows by heaps.
pub trait Sequence {
    /// The number of heaps computed so far.
    fn heaps(&self) -> u64;

    /// Computes further heaps, up to `limit`, for about `work` elementary steps.
    ///
    /// # Errors
    /// A sentence, if a rule that someone typed cannot be evaluated for the next heap.
    fn grow(&mut self, work: u64, limit: u64) -> Result<(), String>;

    /// The value of a heap that is computed.
    fn value(&self, n: u64) -> u32;

    /// What is gone through before the next heap, where the sequence begins far out.
    fn run_up(&self) -> Option<RunUp> {
        None
    }

    /// The value that a move from a computed heap leads to, in a sequence that begins far out.
    fn option(&self, _n: u64, _option: HeapMove) -> Option<u32> {
        None
    }
}

/// The table of a game on one heap.
pub struct OneHeap<S> {
    sequence: S,
    limit: u64,
    fault: Option<String>,
}

impl<S: Sequence> OneHeap<S> {
    /// A table that can grow to `limit` heaps.
    pub fn new(sequence: S, limit: u64) -> Self {
        OneHeap { sequence, limit, fault: None }
    }
}

impl<S: Sequence> Engine for OneHeap<S> {
    fn rows(&self) -> u64 {
        self.sequence.heaps()
    }

    fn limit(&self) -> u64 {
        if self.fault.is_some() { self.rows() } else { self.limit }
    }

    fn run_up(&self) -> Option<RunUp> {
        self.sequence.run_up()
    }

    fn advance(&mut self, work: u64) {
        if self.fault.is_none() && self.rows() < self.limit {
            self.fault = self.sequence.grow(work.max(1), self.limit).err();
        }
    }

    fn value(&mut self, at: Cell) -> Option<u32> {
        (at.row < self.rows()).then(|| self.sequence.value(at.row))
    }

    fn option(&mut self, at: Cell, option: HeapMove) -> Option<u32> {
        (at.row < self.rows()).then(|| self.sequence.option(at.row, option)).flatten()
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}
