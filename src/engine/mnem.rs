//! MNEM, loopy: values by labelling, and only where they are proved.
//!
//! Source of the game: Memgames, section 6. A play may go on for ever, so a value is not a mex over a finite tree.
//! A position gets the label m only if (i) m is the mex of the labels that its options have so far, and (ii) every
//! option without a label already has an option labelled m, with which one can answer. Such labels are the nim values.
//! Positions outside the box of heaps computed so far stay without a label and count only through their labelled
//! options, so a box can lose labels but never make a wrong one. A memory larger than the heap has the value 0.
//!
//! Whether an option is labelled m is answered in O(1): the removals j ≥ k of `n_k` lead to `(n−j)_j` and its additions
//! j < k to `(n+j)_j`, so for each heap and label the largest such removal and the least such addition suffice.
//! Positions are tried in the order of n + k, again and again, until a whole pass labels nothing.
//! Cost: about rows³/400 elementary steps.

use super::{Band, Engine, visit};
use crate::game::Position;

/// The rows of the first box; each further one is twice as high and keeps the labels that there are.
const FIRST_BOX: u64 = 32;

/// A position without a label.
const NONE: u16 = u16::MAX;

/// The values of MNEM.
pub struct Mnem {
    limit: u64,
    /// The rows whose labelling is finished.
    rows: u64,
    /// The rows that are being labelled, at least `rows`.
    height: u64,
    /// The labels of n_k for 1 ≤ k ≤ n, row by row.
    labels: Vec<u16>,
    sights: Sights,
    /// The positions still to be tried, in order, and the place where the pass has come.
    open: Vec<(u32, u32)>,
    next: usize,
    /// The positions that this pass has tried in vain.
    again: Vec<(u32, u32)>,
}

impl Mnem {
    /// An empty table that can grow to `limit` rows.
    pub fn new(limit: u64) -> Self {
        Mnem {
            limit,
            rows: 0,
            height: 0,
            labels: Vec::new(),
            sights: Sights::new(limit),
            open: Vec::new(),
            next: 0,
            again: Vec::new(),
        }
    }

    fn label(&self, n: u64, k: u64) -> Option<u16> {
        if k > n {
            return Some(0);
        }
        let label = *self.labels.get((n * (n.max(1) - 1) / 2 + k - 1) as usize)?;
        (label != NONE).then_some(label)
    }

    /// Begins the next box: everything left open by the last one, and the new rows.
    fn open_box(&mut self) {
        let from = self.height;
        self.height = (2 * from).clamp(FIRST_BOX, self.limit);
        self.labels.resize((self.height * (self.height - 1) / 2) as usize, NONE);
        let new_rows = from.max(1)..self.height;
        self.open.extend(new_rows.flat_map(|n| (1..=n).map(move |k| (n as u32, k as u32))));
        self.open.sort_unstable_by_key(|&(n, k)| (n + k, n));
        self.next = 0;
    }

    /// Tries one position, and returns what it cost.
    fn try_one(&mut self) -> u64 {
        let (n, k) = self.open[self.next];
        self.next += 1;
        let (row, column) = (u64::from(n), u64::from(k));
        let mut mex = 0;
        while self.sights.sees(row, column, mex) {
            mex += 1;
        }
        let mut cost = 8 + mex as u64;
        let removals = (column..=row).map(|j| (row - j, j));
        let additions = (1..column).map(|j| (row + j, j));
        let answered = removals.chain(additions).all(|(n, k)| {
            cost += 2;
            self.label(n, k).is_some() || self.sights.sees(n, k, mex)
        });
        if answered {
            self.labels[(row * (row - 1) / 2 + column - 1) as usize] = mex as u16;
            self.sights.note(row, column, mex);
        } else {
            self.again.push((n, k));
        }
        cost
    }

    /// Ends a pass: another one if it has labelled something and left something, else the box is finished.
    fn end_pass(&mut self) {
        let tried = self.open.len();
        self.open = std::mem::take(&mut self.again);
        self.next = 0;
        if self.open.is_empty() || self.open.len() == tried {
            self.rows = self.height;
        }
    }
}

impl Engine for Mnem {
    fn rows(&self) -> u64 {
        self.rows
    }

    fn limit(&self) -> u64 {
        self.limit
    }

    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows < self.limit && spent < work.max(1) {
            if self.rows == self.height {
                self.open_box();
                spent += self.open.len() as u64 * 16;
            } else if self.next < self.open.len() {
                spent += self.try_one();
            } else {
                self.end_pass();
            }
        }
    }

    /// `None` for a row that is not computed, and for a value that is not proved.
    fn value(&mut self, at: Position) -> Option<u32> {
        // An untouched heap plays as one that remembers 1.
        let label = if at.n < self.rows { self.label(at.n, at.k.max(1)) } else { None };
        label.map(u32::from)
    }

    fn band(&mut self, band: &Band, out: &mut [u32]) -> u64 {
        visit::band(self, band, out, visit::plane)
    }
}

/// For each heap and label, the largest removal and the least addition that lead to the label.
struct Sights {
    /// The most labels that a heap can see: values stay below 2√n + 2, like those of MEM.
    labels: usize,
    rows: usize,
    removal: Vec<u32>,
    addition: Vec<u32>,
}

impl Sights {
    fn new(limit: u64) -> Self {
        let labels = 3 * limit.isqrt() as usize + 8;
        let rows = 2 * limit as usize;
        let mut sights =
            Sights { labels, rows, removal: vec![0; rows * labels], addition: vec![u32::MAX; rows * labels] };
        for row in 1..rows {
            // Taking everything leaves an empty heap with a larger memory, whose value is 0.
            sights.removal[row * labels] = row as u32;
        }
        sights
    }

    /// Whether an option of n_k is labelled `label`.
    fn sees(&self, n: u64, k: u64, label: usize) -> bool {
        let place = n as usize * self.labels + label;
        u64::from(self.removal[place]) >= k || u64::from(self.addition[place]) < k
    }

    /// Notes the label of n_k: the removal of k from n + k leads to it, and the addition of k to n − k.
    fn note(&mut self, n: u64, k: u64, label: usize) {
        let (n, k) = (n as usize, k as usize);
        if n + k < self.rows {
            let removal = &mut self.removal[(n + k) * self.labels + label];
            *removal = (*removal).max(k as u32);
        }
        let addition = &mut self.addition[(n - k) * self.labels + label];
        *addition = (*addition).min(k as u32);
    }
}
