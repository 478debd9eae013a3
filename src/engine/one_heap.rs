//! Games on one heap: a sequence of values that grows, and the map cut from it cell by cell.
//!
//! A sequence has one value a heap, so that visiting every cell of a picture is one pass over what is stored.

use super::{Aside, Engine, FarHeaps, HeapMove, RunUp};
use crate::game::Cell;
use crate::grow::{Grow, Progress, Refusal};

/// A sequence of values that grows by heaps.
pub trait Sequence {
    /// The number of heaps computed so far.
    fn heaps(&self) -> u64;

    /// Computes further heaps, up to `limit`, for about `work` elementary steps.
    ///
    /// # Errors
    /// If the next heap cannot be had, as by a rule that someone typed.
    fn grow(&mut self, work: u64, limit: u64) -> Result<(), Refusal>;

    /// The value of a heap that is computed.
    fn value(&self, n: u64) -> u32;
}

/// A sequence that begins far out.
pub trait FarSequence: Sequence {
    /// What is gone through before the next heap, while there is something.
    fn run_up(&self) -> Option<RunUp>;

    /// The value that a move from a computed heap leads to.
    fn option(&self, n: u64, option: HeapMove) -> Option<u32>;
}

/// The table of a game on one heap.
pub struct OneHeap<S> {
    sequence: S,
    limit: u64,
    refusal: Option<Refusal>,
}

impl<S: Sequence> OneHeap<S> {
    /// A table that can grow to `limit` heaps.
    pub fn new(sequence: S, limit: u64) -> Self {
        OneHeap { sequence, limit, refusal: None }
    }

    /// The values behind the table.
    pub fn sequence(&self) -> &S {
        &self.sequence
    }
}

impl<S: Sequence> Grow for OneHeap<S> {
    fn advance(&mut self, work: u64) {
        if self.refusal.is_none() && self.rows() < self.limit {
            self.refusal = self.sequence.grow(work.max(1), self.limit).err();
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.sequence.heaps(), self.limit).unless(self.refusal.as_ref())
    }
}

impl<S: Sequence> Engine for OneHeap<S> {
    fn value(&mut self, at: Cell) -> Option<u32> {
        (at.row < self.rows()).then(|| self.sequence.value(at.row))
    }
}

/// The table of a game on one heap that begins far out.
pub struct FarHeap<S>(OneHeap<S>);

impl<S: FarSequence> FarHeap<S> {
    /// A table that can grow to `limit` heaps.
    pub fn new(sequence: S, limit: u64) -> Self {
        FarHeap(OneHeap::new(sequence, limit))
    }
}

impl<S: FarSequence> Grow for FarHeap<S> {
    fn advance(&mut self, work: u64) {
        self.0.advance(work);
    }

    fn progress(&self) -> Progress<'_> {
        self.0.progress()
    }
}

impl<S: FarSequence> Engine for FarHeap<S> {
    fn value(&mut self, at: Cell) -> Option<u32> {
        self.0.value(at)
    }

    fn aside(&mut self) -> Aside<'_> {
        Aside::Heaps(self)
    }
}

impl<S: FarSequence> FarHeaps for FarHeap<S> {
    fn run_up(&self) -> Option<RunUp> {
        self.0.sequence.run_up()
    }

    fn option(&self, at: Cell, option: HeapMove) -> Option<u32> {
        (at.row < self.rows()).then(|| self.0.sequence.option(at.row, option)).flatten()
    }
}
