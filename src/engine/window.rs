//! The mex of a window of the last values: Maximum Nim with any rule, and Max Nim with or without a pass.
//!
//! From a heap of n one may go to the last f(n) heaps. A value is missing from that window if it last occurred before
//! it, so the mex is the least value whose last occurrence is older than n − f(n). A tree of minima over the values
//! finds it in O(log n) steps, whatever f is; the paper's recurrences (L. Levine, Lemma 2.1) need a weakly increasing f.
//! The pass adds one more option, the same heap without a pass.

use super::one_heap::{OneHeap, Sequence};
use super::{Aside, Engine, Pass};
use crate::game::Cell;
use crate::grow::{Grow, Progress, Refusal};

/// How far back the options of a heap reach.
pub trait Reach {
    /// The number of heaps below `n` that can be reached, at most n.
    ///
    /// # Errors
    /// If a rule that someone typed cannot be evaluated.
    fn reach(&self, n: u64) -> Result<u64, Refusal>;
}

/// The values of a window game.
pub struct Window<R> {
    reach: R,
    values: Vec<u32>,
    latest: Latest,
}

impl<R: Reach> Window<R> {
    /// The empty sequence.
    pub fn new(reach: R) -> Self {
        Window { reach, values: Vec::new(), latest: Latest::new() }
    }

    #[inline]
    fn step(&mut self) -> Result<u32, Refusal> {
        let n = self.values.len() as u64;
        let oldest = n - self.reach.reach(n)?.min(n);
        let value = self.latest.least_before(oldest, 0);
        self.latest.note(value, n);
        self.values.push(value);
        Ok(value)
    }
}

impl<R: Reach> Sequence for Window<R> {
    fn heaps(&self) -> u64 {
        self.values.len() as u64
    }

    fn grow(&mut self, work: u64, limit: u64) -> Result<(), Refusal> {
        let end = limit.min(self.heaps() + work.div_ceil(COST));
        while self.heaps() < end {
            self.step()?;
        }
        Ok(())
    }

    fn value(&self, n: u64) -> u32 {
        self.values[n as usize]
    }
}

/// The values of a window game with a pass: those while it can be used, and those after.
pub struct WindowWithPass<R> {
    after: Window<R>,
    values: Vec<u32>,
    latest: Latest,
}

impl<R: Reach> WindowWithPass<R> {
    /// The empty sequences.
    pub fn new(reach: R) -> Self {
        WindowWithPass { after: Window::new(reach), values: Vec::new(), latest: Latest::new() }
    }

    /// The value of a heap that is computed, when the pass is used up.
    pub fn after(&self, n: u64) -> u32 {
        self.after.value(n)
    }
}

/// The table of a window game with a pass, which also has the values after it.
pub struct HeapsWithPass<R>(OneHeap<WindowWithPass<R>>);

impl<R: Reach> HeapsWithPass<R> {
    /// A table that can grow to `limit` heaps.
    pub fn new(reach: R, limit: u64) -> Self {
        HeapsWithPass(OneHeap::new(WindowWithPass::new(reach), limit))
    }
}

impl<R: Reach> Grow for HeapsWithPass<R> {
    fn advance(&mut self, work: u64) {
        self.0.advance(work);
    }

    fn progress(&self) -> Progress<'_> {
        self.0.progress()
    }
}

impl<R: Reach> Engine for HeapsWithPass<R> {
    fn value(&mut self, at: Cell) -> Option<u32> {
        self.0.value(at)
    }

    fn aside(&mut self) -> Aside<'_> {
        Aside::Pass(self)
    }
}

impl<R: Reach> Pass for HeapsWithPass<R> {
    fn after(&self, n: u64) -> Option<u32> {
        (n < self.0.rows()).then(|| self.0.sequence().after(n))
    }
}

impl<R: Reach> Sequence for WindowWithPass<R> {
    fn heaps(&self) -> u64 {
        self.values.len() as u64
    }

    fn grow(&mut self, work: u64, limit: u64) -> Result<(), Refusal> {
        let end = limit.min(self.heaps() + work.div_ceil(2 * COST));
        while self.heaps() < end {
            let n = self.heaps();
            let passed = self.after.step()?;
            let reach = self.after.reach.reach(n)?.min(n);
            let oldest = n - reach;
            let mut value = self.latest.least_before(oldest, 0);
            // Where no move is left there is no pass; elsewhere the value behind the pass is one more that is taken.
            if reach > 0 && value == passed {
                value = self.latest.least_before(oldest, passed + 1);
            }
            self.latest.note(value, n);
            self.values.push(value);
        }
        Ok(())
    }

    fn value(&self, n: u64) -> u32 {
        self.values[n as usize]
    }
}

/// About how many elementary steps a heap costs.
const COST: u64 = 40;

/// The last heap with each value, in a binary tree of minima: node i has the children 2i and 2i + 1.
struct Latest {
    /// A heap is stored as its successor, so that 0 says "never" and is older than every heap.
    tree: Vec<u64>,
    leaves: usize,
}

impl Latest {
    fn new() -> Self {
        Latest { tree: vec![0; 2], leaves: 1 }
    }

    /// The least value from `from` on that no heap from `oldest` on has.
    fn least_before(&mut self, oldest: u64, from: u32) -> u32 {
        let from = from as usize;
        if from >= self.leaves {
            return from as u32;
        }
        let mut node = self.leaves + from;
        if self.tree[node] <= oldest {
            return from as u32;
        }
        // Climb to the first subtree on the right that holds such a value, then descend to its leftmost one.
        loop {
            if node & (node + 1) == 0 {
                // The rightmost branch is done: the next value has never occurred.
                return self.leaves as u32;
            }
            if node.is_multiple_of(2) && self.tree[node + 1] <= oldest {
                node += 1;
                break;
            }
            node /= 2;
        }
        while node < self.leaves {
            node = if self.tree[2 * node] <= oldest { 2 * node } else { 2 * node + 1 };
        }
        (node - self.leaves) as u32
    }

    /// Notes that heap `n` has this value.
    fn note(&mut self, value: u32, n: u64) {
        while self.leaves <= value as usize {
            self.double();
        }
        let mut node = self.leaves + value as usize;
        self.tree[node] = n + 1;
        while node > 1 {
            node /= 2;
            let least = self.tree[2 * node].min(self.tree[2 * node + 1]);
            if self.tree[node] == least {
                break;
            }
            self.tree[node] = least;
        }
    }

    fn double(&mut self) {
        let leaves = 2 * self.leaves;
        let mut tree = vec![0; 2 * leaves];
        tree[leaves..leaves + self.leaves].copy_from_slice(&self.tree[self.leaves..]);
        for node in (1..leaves).rev() {
            tree[node] = tree[2 * node].min(tree[2 * node + 1]);
        }
        self.tree = tree;
        self.leaves = leaves;
    }
}
