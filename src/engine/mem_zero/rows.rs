//! MEM⁰, sparse (Memgames, section 5 and the appendix): a row is its frontier value and a few exceptions.
//!
//! From `n_k` all options of the frontier position `n_∞` can be reached except `(n−k)_k`, so row n has the frontier
//! value F(n) everywhere but at the exceptions, the columns k whose missing option was the only one of a value m < F(n):
//! there the value is m (Lemma 5.4).
//!
//! The appendix recounts all options for every row. This does not: the options of `n_∞` are F(0), …, F(n−1), except that
//! an exception (a, k, v) with a + k = n puts v in the place of F(a). So a count of the frontier values so far, corrected
//! by the few exceptions due at n, answers for the whole row:
//!
//! 1. correct the counts for the exceptions due at n;
//! 2. F(n) is the least value with count 0: one of the corrected ones, or the least value never seen;
//! 3. the exceptions of row n are the values below F(n) with count 1; if the only option of value m is in row a, the
//!    exception is in column n − a, and it is due at row 2n − a;
//! 4. take the corrections back and count F(n).
//!
//! Cost: about 30 steps a row at n = 10⁶, growing like log n; memory about 150 bytes a row, most of it exceptions.

use super::pending::{Due, Pending};

/// Rows stored together, so that growth never copies what is there.
const BLOCK: usize = 1 << 12;

/// No row: the end of a chain.
const NONE: u32 = u32::MAX;

/// A cell whose value is not its row's frontier value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Exception {
    pub(super) column: u32,
    pub(super) value: u32,
}

/// All rows so far.
pub(super) struct Rows {
    frontier: Vec<u32>,
    blocks: Vec<Block>,
    pending: Pending,
    /// How often each value has been a frontier value.
    counts: Vec<u32>,
    /// The last row with each frontier value, and for each row the one before it with the same.
    last: Vec<u32>,
    before: Vec<u32>,
    /// The values that have been frontier values exactly once, in increasing order.
    once: Vec<u32>,
    due: Vec<Due>,
    touched: Vec<u32>,
    found: Vec<Exception>,
}

#[derive(Default)]
struct Block {
    ends: Vec<u32>,
    exceptions: Vec<Exception>,
}

impl Rows {
    pub(super) fn new() -> Self {
        Rows {
            frontier: Vec::new(),
            blocks: Vec::new(),
            pending: Pending::new(),
            counts: Vec::new(),
            last: Vec::new(),
            before: Vec::new(),
            once: Vec::new(),
            due: Vec::new(),
            touched: Vec::new(),
            found: Vec::new(),
        }
    }

    /// The frontier values of the rows so far.
    pub(super) fn frontier(&self) -> &[u32] {
        &self.frontier
    }

    /// The exceptions of a row, by increasing column.
    pub(super) fn exceptions(&self, n: usize) -> &[Exception] {
        let block = &self.blocks[n / BLOCK];
        let start = if n.is_multiple_of(BLOCK) { 0 } else { block.ends[n % BLOCK - 1] as usize };
        &block.exceptions[start..block.ends[n % BLOCK] as usize]
    }

    /// Computes the next row and returns what it cost.
    pub(super) fn advance(&mut self) -> u64 {
        let n = self.frontier.len();
        self.pending.take(n as u64, &mut self.due);
        self.correct();
        let frontier = self.least_missing();
        self.find_exceptions(n as u32, frontier);
        self.take_back();
        self.store(n, frontier);
        (self.due.len() + self.found.len()) as u64 * 4 + 16
    }

    fn correct(&mut self) {
        self.touched.clear();
        for due in &self.due {
            let replaced = self.frontier[due.row as usize];
            self.counts[replaced as usize] -= 1;
            self.counts[due.value as usize] += 1;
            self.touched.push(replaced);
            self.touched.push(due.value);
        }
        self.touched.sort_unstable();
        self.touched.dedup();
    }

    fn least_missing(&self) -> u32 {
        let fresh = self.counts.len() as u32;
        self.touched.iter().copied().find(|&value| self.counts[value as usize] == 0).unwrap_or(fresh)
    }

    fn find_exceptions(&mut self, n: u32, frontier: u32) {
        self.found.clear();
        for &value in self.once.iter().take_while(|&&value| value < frontier) {
            if self.touched.binary_search(&value).is_err() {
                self.found.push(Exception { column: n - self.last[value as usize], value });
            }
        }
        for &value in self.touched.iter().take_while(|&&value| value < frontier) {
            if self.counts[value as usize] == 1 {
                self.found.push(Exception { column: n - self.only_row(value), value });
            }
        }
        self.found.sort_unstable_by_key(|exception| exception.column);
    }

    /// The row of the only option with a touched value: a due exception, or the one row with that frontier value that
    /// no due exception replaces.
    fn only_row(&self, value: u32) -> u32 {
        if let Some(due) = self.due.iter().find(|due| due.value == value) {
            return due.row;
        }
        let mut row = self.last[value as usize];
        while self.due.iter().any(|due| due.row == row) {
            row = self.before[row as usize];
        }
        row
    }

    fn take_back(&mut self) {
        for due in &self.due {
            self.counts[self.frontier[due.row as usize] as usize] += 1;
            self.counts[due.value as usize] -= 1;
        }
    }

    fn store(&mut self, n: usize, frontier: u32) {
        let value = frontier as usize;
        if value == self.counts.len() {
            self.counts.push(1);
            self.last.push(n as u32);
            self.before.push(NONE);
            self.once.push(frontier);
        } else {
            if self.counts[value] == 1 {
                let place = self.once.binary_search(&frontier).expect("a value seen once is listed");
                self.once.remove(place);
            }
            self.counts[value] += 1;
            self.before.push(self.last[value]);
            self.last[value] = n as u32;
        }
        self.frontier.push(frontier);

        if n.is_multiple_of(BLOCK) {
            self.blocks.push(Block::default());
        }
        let block = self.blocks.last_mut().expect("a block was just made");
        block.exceptions.extend_from_slice(&self.found);
        block.ends.push(block.exceptions.len() as u32);
        for exception in &self.found {
            let due = Due { row: n as u32, value: exception.value };
            self.pending.add(n as u64 + u64::from(exception.column), due);
        }
    }
}
