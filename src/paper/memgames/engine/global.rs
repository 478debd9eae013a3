//! Two heaps with one memory, for any rule F.
//!
//! F(k) does not depend on the heaps, so it becomes a set of bits once for each k. For two heaps the removals from either are
//! gathered by the value that they lead to, as sets of bits as well, once for all k: the value of (a, b; k) is the least one
//! whose set has nothing in common with F(k). What is left of the heaps is all that counts, not which is which, so that half
//! of the table is enough.
//! Cost: for each a ≤ b and each memory at most as many looks at four words as the value is large.

use crate::engine::Engine;
use crate::game::rule::SetRule;
use crate::game::{Cell, Position};
use crate::grow::{Grow, Progress, Refusal};

/// The values of two heaps with one memory.
pub struct GlobalTable {
    rule: SetRule,
    /// The memory that is shown.
    last: usize,
    /// Heaps and memories are smaller than this.
    heaps: usize,
    /// F(k) for every k so far.
    allowed: Vec<Vec<u64>>,
    /// The values of (a, b; k) for a ≤ b, by a, b and k.
    values: Vec<u16>,
    /// The heaps of the next pair.
    next: (usize, usize),
    refusal: Option<Refusal>,
}

impl GlobalTable {
    /// An empty table of at most `limit` rows and as many columns, which shows the memory `last`.
    pub fn new(rule: SetRule, last: u64, limit: u64) -> GlobalTable {
        // A memory that no heap has is asked for like the others.
        let heaps = limit.max(last + 1) as usize;
        let (allowed, values) = (Vec::new(), Vec::new());
        GlobalTable { rule, last: last as usize, heaps, allowed, values, next: (0, 0), refusal: None }
    }

    fn words(&self) -> usize {
        self.heaps / 64 + 1
    }

    /// The values of two heaps that are known, by memory.
    fn of(&self, a: usize, b: usize) -> &[u16] {
        let (a, b) = (a.min(b), a.max(b));
        // Row i of the half table has the pairs from (i, i) on.
        let start = (a * self.heaps - a * a.saturating_sub(1) / 2 + b - a) * self.heaps;
        &self.values[start..start + self.heaps]
    }

    /// Evaluates F for the next memory.
    fn allow(&mut self) {
        let mut set = Vec::new();
        match self.rule.fill(self.allowed.len() as u64, self.heaps as u64 - 1, &mut set) {
            Ok(()) => self.allowed.push(set),
            Err(error) => self.refusal = Some(Refusal::Rule(error.to_string())),
        }
    }

    /// Works out the next pair for all memories, and says about how many steps that took.
    fn pair(&mut self) -> u64 {
        let (a, b) = self.next;
        let words = self.words();
        let mut sets: Vec<Vec<u64>> = Vec::new();
        for (heap, other) in [(a, b), (b, a)] {
            for take in 1..=heap {
                let value = usize::from(self.of(heap - take, other)[take]);
                if sets.len() <= value {
                    sets.resize_with(value + 1, || vec![0; words]);
                }
                sets[value][take / 64] |= 1 << (take % 64);
            }
        }
        let mut spent = 8 * (a + b + self.heaps);
        for allowed in &self.allowed {
            let meets = |set: &&Vec<u64>| set.iter().zip(allowed).any(|(set, allowed)| set & allowed != 0);
            let value = sets.iter().take_while(meets).count();
            spent += 2 * value;
            self.values.push(value as u16);
        }
        self.next = if b + 1 < self.heaps { (a, b + 1) } else { (a + 1, a + 1) };
        spent as u64
    }
}

impl Grow for GlobalTable {
    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.next.0 < self.heaps && self.refusal.is_none() && spent < work.max(1) {
            if self.allowed.len() < self.heaps {
                self.allow();
                spent += 30 * self.heaps as u64;
            } else {
                spent += self.pair();
            }
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.next.0 as u64, self.heaps as u64).unless(self.refusal.as_ref())
    }
}

impl Engine for GlobalTable {
    fn value(&mut self, at: Cell) -> Option<u32> {
        let is_known = at.row < self.rows() && at.column < self.heaps as u64;
        is_known.then(|| self.of(at.row as usize, at.column as usize)[self.last].into())
    }

    fn beside(&mut self, at: &Position) -> Option<u32> {
        let &[second, last] = at.memory.as_slice() else { return None };
        let is_known = at.heap.min(second) < self.rows() && at.heap.max(second).max(last) < self.heaps as u64;
        is_known.then(|| self.of(at.heap as usize, second as usize)[last as usize].into())
    }
}
