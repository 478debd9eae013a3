//! The inner columns of one half-interval of MEM, row by row, from nothing but its number.
//!
//! Source: docs/proofs/mem.md. The first block is MEM itself, begun with another row 0 (Theorem 3, Proposition 5). In a
//! block below it, the options of `n_k` have all values up to T above the foot, some known exceptions aside, those in the
//! block before it, and those in its own (Theorem 4). Both are read along diagonals, on which n + k is the same, so cells
//! are kept by diagonals. A row's last inner columns, k > r/2, have one value, which is kept by rows instead.
//!
//! A row takes about T steps, T ≈ n^(1/4), and all of them n^(3/4); two blocks are kept, which are about n^(1/2) cells.

use crate::paper::memgames::half::Half;

/// Consecutive inner columns of a row with one value, up to `last`; they begin after the last column of the next run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) last: u32,
    /// How far the value lies above the foot of the half-interval.
    pub(super) above: u32,
}

/// The half-interval on its way down.
pub(super) struct Inner {
    half: Half,
    block: u64,
    /// The row of the block that comes next.
    next: u64,
    before: Block,
    current: Block,
    /// The rows of the first block that its first row disturbs, by row and column; 0 is unused.
    disturbed: [[u32; 4]; 4],
    seen: Marks,
    runs: Vec<Run>,
}

/// The inner values of a block, counted from the first plateau's.
#[derive(Default)]
struct Block {
    /// The value of a row r in its last inner columns, r/2 < k ≤ r.
    right: Vec<u16>,
    /// The other inner columns, by n + k and then by k.
    diagonals: Vec<u16>,
}

impl Block {
    /// An empty block for so many rows. What the diagonals hold of another one is never read.
    fn clear(&mut self, rows: u64) {
        self.right.clear();
        let cells = place(3 * rows / 2 + 1, 1) as usize;
        self.diagonals.resize(cells.max(self.diagonals.len()), 0);
    }

    /// Marks the values of a diagonal in the columns `from..=to`.
    fn mark(&self, diagonal: u64, from: u64, to: u64, seen: &mut Marks) {
        let middle = (diagonal / 3).min(to);
        if from <= middle {
            let start = place(diagonal, from) as usize;
            self.diagonals[start..=start + (middle - from) as usize].iter().for_each(|&value| seen.mark(value));
        }
        let from = from.max(middle + 1);
        if from <= to {
            self.right[(diagonal - to) as usize..=(diagonal - from) as usize]
                .iter()
                .for_each(|&value| seen.mark(value));
        }
    }

    /// The inner value in row `r` and column `k` ≤ r.
    #[inline]
    fn value(&self, r: u64, k: u64) -> u16 {
        if k > r / 2 { self.right[r as usize] } else { self.diagonals[place(r + k, k) as usize] }
    }
}

/// Where diagonal d has its column k: a diagonal has the columns 1 ≤ k ≤ d/3 here.
#[inline]
fn place(diagonal: u64, k: u64) -> u64 {
    let (whole, rest) = (diagonal / 3, diagonal % 3);
    3 * whole * whole.saturating_sub(1) / 2 + rest * whole + k - 1
}

impl Inner {
    /// The state before the first row. The half-interval is a regular one.
    pub(super) fn new(half: Half) -> Inner {
        let mut current = Block::default();
        current.clear(half.length(half.top));
        let [first, second, third] = half.seed();
        let mut disturbed = [[0; 4]; 4];
        disturbed[0] = [0, first, second, third];
        for r in 1..4 {
            for k in (1..=r).rev() {
                let taken = |value| (k..=r).any(|j: usize| disturbed[r - j][j] == value);
                disturbed[r][k] = (0..).find(|&value| !taken(value)).unwrap_or_default();
            }
        }
        Inner {
            half,
            block: half.top,
            next: 0,
            before: Block::default(),
            current,
            disturbed,
            seen: Marks::new(3 * half.top as usize + 64),
            runs: Vec::new(),
        }
    }

    /// About how many steps the next row takes.
    pub(super) fn cost(&self) -> u64 {
        self.block + 32
    }

    /// The runs of the next row, from its last inner column down. The half-interval has a next row.
    pub(super) fn step(&mut self) -> &[Run] {
        if self.next == self.half.length(self.block) {
            self.block -= 1;
            self.next = 0;
            std::mem::swap(&mut self.before, &mut self.current);
            self.current.clear(self.half.length(self.block));
        }
        let r = self.next;
        self.next += 1;
        self.runs.clear();
        self.seen.clear();
        match self.half.top - self.block {
            0 if r < 4 => self.disturbed_row(r),
            0 => {
                self.seen.mark(0);
                self.row(r, 1);
            }
            _ if r == 0 => self.current.right.push(0),
            1 => {
                self.first_block(r);
                self.row(r, 0);
            }
            _ => {
                self.common(r);
                let diagonal = r + self.half.length(self.block + 1);
                self.before.mark(diagonal, r + 1, diagonal / 2, &mut self.seen);
                self.row(r, 0);
            }
        }
        &self.runs
    }

    /// One of the first four rows of the half-interval, which Proposition 5 gives.
    fn disturbed_row(&mut self, r: u64) {
        let values = self.disturbed[r as usize];
        self.current.right.push(values[r as usize] as u16);
        for k in (1..4).rev() {
            let above = values[k as usize];
            if k <= r / 2 {
                self.current.diagonals[place(r + k, k) as usize] = above as u16;
            }
            if above > 0 {
                self.runs_from(k, above);
            }
        }
    }

    /// Marks what the options in the first block are worth, for row `r` of the second.
    fn first_block(&mut self, r: u64) {
        let length = self.half.length(self.half.top);
        for row in 0..length {
            let k = r + length - row;
            let value = match row {
                0..=3 if k <= 3 => self.disturbed[row as usize][k as usize] as u16,
                _ if k > row => 0,
                _ => self.before.value(row, k),
            };
            self.seen.mark(value);
        }
    }

    /// Marks the value of the first plateau if an option has it: if one of its columns reaches so far (the set C).
    fn common(&mut self, r: u64) {
        let Half { top, even, rows, .. } = self.half;
        let left = self.half.length(self.block) - r + self.block * (self.block + even);
        if top * (top + even) + 1 + top <= rows + left {
            self.seen.mark(0);
        }
    }

    /// Goes through the inner columns of row `r` from the right, once the options beyond them are marked.
    fn row(&mut self, r: u64, least: u16) {
        let mut value = self.seen.least_missing(least);
        self.runs_from(r, u32::from(value));
        self.current.right.push(value);
        for k in (1..=r / 2).rev() {
            let option = match self.half.top == self.block && r - k < 4 {
                true => self.disturbed[(r - k) as usize][k as usize] as u16,
                false => self.current.value(r - k, k),
            };
            self.seen.mark(option);
            let next = self.seen.least_missing(value);
            if next > value {
                value = next;
                self.runs_from(k, u32::from(value));
            }
            self.current.diagonals[place(r + k, k) as usize] = value;
        }
    }

    /// The row has this value from a column down, so far.
    fn runs_from(&mut self, last: u64, above: u32) {
        let above = above + self.half.top as u32;
        if self.runs.last().is_none_or(|run| run.above != above) {
            self.runs.push(Run { last: last as u32, above });
        }
    }
}

/// A set of values that is cleared at once.
struct Marks {
    round: u32,
    rounds: Vec<u32>,
}

impl Marks {
    fn new(values: usize) -> Marks {
        Marks { round: 0, rounds: vec![0; values] }
    }

    fn clear(&mut self) {
        if self.round == u32::MAX {
            self.rounds.fill(0);
            self.round = 0;
        }
        self.round += 1;
    }

    #[inline]
    fn mark(&mut self, value: u16) {
        self.rounds[usize::from(value)] = self.round;
    }

    /// The least value from one on that is not marked.
    #[inline]
    fn least_missing(&self, from: u16) -> u16 {
        (from..).find(|&value| self.rounds[usize::from(value)] != self.round).unwrap_or(u16::MAX)
    }
}
