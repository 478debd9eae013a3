//! MEM(F) for any rule F that someone types, by bit sets.
//!
//! Source: Memgames, section 1. F(k) does not depend on the heap, so it becomes a set of bits once for each k. In row n
//! the removals that lead to each value are a set of bits too, and the value of `n_k` is the least one whose removals
//! are disjoint from F(k): most comparisons end in the first word.
//! Cost: a few words a cell; a table of 2048 × 2048 takes seconds for any F.

use super::{Band, Engine, visit};
use crate::game::Position;
use crate::game::rule::SetRule;

/// The values of MEM(F).
pub struct Typed {
    rule: SetRule,
    limit: u64,
    rows: u64,
    /// The words of a set of removals.
    words: usize,
    /// F(k) for every k ≤ limit.
    allowed: Vec<Vec<u64>>,
    /// The values of n_k for 0 ≤ k ≤ limit, row by row.
    values: Vec<u16>,
    fault: Option<String>,
}

impl Typed {
    /// An empty table of at most `limit` rows and as many columns.
    pub fn new(rule: SetRule, limit: u64) -> Self {
        let words = limit as usize / 64 + 1;
        Typed { rule, limit, rows: 0, words, allowed: Vec::new(), values: Vec::new(), fault: None }
    }

    /// The number of columns: memories 0, 1, …, limit.
    fn width(&self) -> usize {
        self.limit as usize + 1
    }

    /// Evaluates F for the next memory.
    fn allow_next(&mut self) -> Result<(), String> {
        let mut set = vec![0; self.words];
        self.rule.fill(self.allowed.len() as u64, self.limit, &mut set).map_err(|error| error.to_string())?;
        self.allowed.push(set);
        Ok(())
    }

    fn row(&mut self) -> u64 {
        let n = self.rows as usize;
        let words = n / 64 + 1;
        // The removals that lead to each value, one set after the other.
        let mut removals: Vec<u64> = Vec::new();
        for take in 1..=n {
            let value = usize::from(self.values[(n - take) * self.width() + take]);
            if removals.len() < (value + 1) * words {
                removals.resize((value + 1) * words, 0);
            }
            removals[value * words + take / 64] |= 1 << (take % 64);
        }
        let mut cost = 0;
        for allowed in &self.allowed {
            let meets = |set: &[u64]| set.iter().zip(allowed).any(|(a, b)| a & b != 0);
            let value = removals.chunks_exact(words).take_while(|set| meets(set)).count();
            cost += 4 * value as u64 + 2;
            self.values.push(value as u16);
        }
        self.rows += 1;
        cost
    }
}

impl Engine for Typed {
    fn rows(&self) -> u64 {
        self.rows
    }

    fn limit(&self) -> u64 {
        if self.fault.is_some() { self.rows } else { self.limit }
    }

    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows < self.limit() && spent < work.max(1) {
            if self.allowed.len() < self.width() {
                self.fault = self.allow_next().err();
                spent += 30 * self.limit;
            } else {
                spent += self.row();
            }
        }
    }

    fn value(&mut self, at: Position) -> Option<u32> {
        let column = at.k as usize;
        (at.n < self.rows && column < self.width())
            .then(|| u32::from(self.values[at.n as usize * self.width() + column]))
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    fn band(&mut self, band: &Band, out: &mut [u32]) -> u64 {
        visit::band(self, band, out, visit::plane)
    }
}
