//! D.U.D.E.N.E.Y.: MEM⁰ with at most Y tokens a move, by counting.
//!
//! Source: Memgames, section 1, after Winning Ways, chapter 15. All positions of a heap have the same Y options but for
//! the one that repeats the last removal, so a row needs one count of the options' values: where the missing option was
//! the only one of its value, and that value is below the mex of all, it is the value; elsewhere the mex is.
//! Cost: O(Y) a row.

use crate::engine::Engine;
use crate::game::Cell;
use crate::grow::{Grow, Progress};

/// The values of D.U.D.E.N.E.Y.
pub struct Dudeney {
    most: u64,
    limit: u64,
    rows: u64,
    /// Row by row the values with memory 0, 1, …, Y; a larger memory forbids nothing, like 0.
    values: Vec<u16>,
    counts: Vec<u16>,
}

impl Dudeney {
    /// An empty table for at most `most` tokens a move.
    pub fn new(most: u64, limit: u64) -> Self {
        Dudeney { most, limit, rows: 0, values: Vec::new(), counts: vec![0; most as usize + 2] }
    }

    fn cell(&self, n: u64, k: u64) -> u16 {
        let k = if k > self.most { 0 } else { k };
        self.values[(n * (self.most + 1) + k) as usize]
    }

    fn row(&mut self) {
        let n = self.rows;
        let reach = self.most.min(n);
        let options: Vec<u16> = (1..=reach).map(|j| self.cell(n - j, j)).collect();
        for &option in &options {
            self.counts[usize::from(option)] += 1;
        }
        let mex = self.counts.iter().take_while(|&&count| count > 0).count() as u16;
        self.values.push(mex);
        for k in 1..=self.most as usize {
            let value = match options.get(k - 1) {
                Some(&option) if option < mex && self.counts[usize::from(option)] == 1 => option,
                _ => mex,
            };
            self.values.push(value);
        }
        for &option in &options {
            self.counts[usize::from(option)] = 0;
        }
        self.rows += 1;
    }
}

impl Grow for Dudeney {
    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows < self.limit && spent < work.max(1) {
            self.row();
            spent += 8 * self.most + 16;
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.rows, self.limit)
    }
}

impl Engine for Dudeney {
    fn value(&mut self, at: Cell) -> Option<u32> {
        (at.row < self.rows).then(|| u32::from(self.cell(at.row, at.column)))
    }
}
