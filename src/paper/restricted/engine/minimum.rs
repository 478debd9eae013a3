//! Minimum Nim: from a heap of n one may go to the heaps below n − f(n), so a value is the mex of a prefix.
//!
//! Source: L. Levine, "Fractal sequences and restricted Nim", section 4. The mex of the first m values only grows with
//! m, so one pass keeps it for every m, and a heap costs O(1) for any f.

use crate::engine::Sequence;
use crate::grow::Refusal;
use crate::paper::restricted::Restricted;

/// The values of Minimum Nim.
pub struct Minimum {
    rule: Restricted,
    values: Vec<u32>,
    /// The mex of the first m values, for every m.
    mexes: Vec<u32>,
    seen: Vec<bool>,
}

impl Minimum {
    /// The empty sequence.
    pub fn new(rule: Restricted) -> Self {
        Minimum { rule, values: Vec::new(), mexes: vec![0], seen: Vec::new() }
    }
}

impl Sequence for Minimum {
    fn heaps(&self) -> u64 {
        self.values.len() as u64
    }

    fn grow(&mut self, work: u64, limit: u64) -> Result<(), Refusal> {
        let end = limit.min(self.heaps() + work.div_ceil(10));
        while self.heaps() < end {
            let n = self.heaps();
            let value = self.mexes[(n - self.rule.bound(n).map_err(Refusal::Rule)?.min(n)) as usize];
            self.values.push(value);
            self.seen.resize(self.seen.len().max(value as usize + 1), false);
            self.seen[value as usize] = true;
            let mut mex = self.mexes[n as usize];
            while self.seen.get(mex as usize) == Some(&true) {
                mex += 1;
            }
            self.mexes.push(mex);
        }
        Ok(())
    }

    fn value(&self, n: u64) -> u32 {
        self.values[n as usize]
    }
}
