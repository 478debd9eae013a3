//! The algorithm of the paper's appendix, written well: the slow, obvious twin of the sparse rows.
//!
//! Every row tabulates the values of all its n options, finds the frontier value as their mex, and looks through the
//! options again for those that are alone with their value. Row a is asked for its columns in order, one a row, so its
//! exceptions need no search: each row remembers how many of them have been passed.
//! The paper loops over 1 ≤ k < n; it must be 1 ≤ k ≤ n. Cost: O(n) a row, so O(n²) for n rows.

/// The rows of MEM⁰ as the paper computes them.
#[derive(Default)]
pub struct Appendix {
    frontier: Vec<u32>,
    /// The exceptions of each row, column and value, by increasing column.
    exceptions: Vec<Vec<(u32, u32)>>,
    /// How many exceptions of each row have been passed.
    passed: Vec<u32>,
    counts: Vec<u32>,
    options: Vec<u32>,
}

impl Appendix {
    /// The frontier values of the rows so far.
    pub fn frontier(&self) -> &[u32] {
        &self.frontier
    }

    /// The exceptions of a row: columns and values, by increasing column.
    pub fn exceptions(&self, n: usize) -> &[(u32, u32)] {
        &self.exceptions[n]
    }

    /// Computes the next row.
    pub fn advance(&mut self) {
        let n = self.frontier.len();
        self.options.clear();
        for row in (0..n).rev() {
            let option = self.option(row, (n - row) as u32);
            self.options.push(option);
        }
        self.counts.clear();
        self.counts.resize(n + 2, 0);
        for &option in &self.options {
            self.counts[option as usize] += 1;
        }
        let frontier = self.counts.iter().take_while(|&&count| count > 0).count() as u32;
        let alone = |&(_, value): &(u32, u32)| value < frontier && self.counts[value as usize] == 1;
        self.exceptions.push((1..).zip(self.options.iter().copied()).filter(alone).collect());
        self.frontier.push(frontier);
        self.passed.push(0);
    }

    /// The value of a row in the column after the one asked for last.
    fn option(&mut self, row: usize, column: u32) -> u32 {
        let passed = &mut self.passed[row];
        match self.exceptions[row].get(*passed as usize) {
            Some(&(at, value)) if at == column => {
                *passed += 1;
                value
            }
            _ => self.frontier[row],
        }
    }
}
