//! The slow twin of MNEM's engine: values by labelling in growing boxes, and only where they are proved.
//!
//! Source of the game: Memgames, section 6. A play may go on for ever, so a value is not a mex over a finite tree.
//! A position gets the label m only if (i) m is the mex of the labels that its options have so far, and (ii) every
//! option without a label already has an option labelled m, with which one can answer. Such labels are the nim values.
//! Positions outside the box of heaps computed so far stay without a label and count only through their labelled
//! options, so a box can lose labels but never make a wrong one. A memory larger than the heap has the value 0.
//!
//! Whether an option is labelled m is answered in O(1): the removals j ≥ k of `n_k` lead to `(n−j)_j` and its additions
//! j < k to `(n+j)_j`, so for each heap and label the largest such removal and the least such addition suffice. Whether
//! every option has a label or an answer m never changes back, so each heap remembers for each label how far that holds,
//! from the largest removal down and from the least addition up, and no option is looked at twice.
//! Positions are tried in the order of n + k, again and again, until a whole pass labels nothing.
//! Cost: about 30 steps a position, n² log n in all; 2 bytes a position and 24 a heap and label, 50 MB at 5000 heaps.

use std::ops::Range;

use nimscope::engine::Engine;
use nimscope::game::Cell;
use nimscope::grow::{Grow, Progress};

/// The rows of the first box; each further one is twice as high and keeps the labels that there are.
const FIRST_BOX: u64 = 32;

/// A position without a label.
const NONE: u16 = u16::MAX;

/// The values of MNEM, one label after the other.
pub(super) struct Boxes {
    limit: u64,
    /// The rows of the last box. The last rows of a box can miss labels that larger heaps prove: those k² − k ≤ n ≤ k²
    /// that a box cuts in two.
    last_box: u64,
    /// The rows whose labelling is finished.
    rows: u64,
    /// The rows that are being labelled, at least `rows`.
    height: u64,
    /// The labels of n_k for 1 ≤ k ≤ n, row by row.
    labels: Vec<u16>,
    sights: Sights,
    answers: Answers,
    /// The positions that this pass has still to try: those left by the last pass, then those of the new rows.
    open: std::vec::IntoIter<(u32, u32)>,
    fresh: Fresh,
    /// The positions that it has tried in vain, and how many it has labelled.
    again: Vec<(u32, u32)>,
    labelled: u64,
}

impl Boxes {
    /// An empty table that can grow to `limit` rows.
    pub(super) fn new(limit: u64) -> Self {
        let last_box = limit + 2 * limit.isqrt() + 2;
        let labels = 3 * last_box.isqrt() as usize + 8;
        Boxes {
            limit,
            last_box,
            rows: 0,
            height: 0,
            labels: Vec::new(),
            sights: Sights::new(last_box, labels),
            answers: Answers::new(last_box, labels),
            open: Vec::new().into_iter(),
            fresh: Fresh::new(0..0),
            again: Vec::new(),
            labelled: 0,
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
        self.height = (2 * from).clamp(FIRST_BOX.min(self.last_box), self.last_box);
        self.labels.resize((self.height * (self.height - 1) / 2) as usize, NONE);
        self.fresh = Fresh::new(from.max(1)..self.height);
    }

    /// Tries one position, and returns what it cost.
    fn try_one(&mut self, n: u64, k: u64) -> u64 {
        let mut mex = 0;
        while mex < self.sights.labels && self.sights.sees(n, k, mex) {
            mex += 1;
        }
        // A value too large to be noted would stay open.
        let (answered, looks) = if mex < self.sights.labels { self.answered(n, k, mex) } else { (false, 0) };
        if answered {
            self.labels[(n * (n - 1) / 2 + k - 1) as usize] = mex as u16;
            self.sights.note(n, k, mex);
            self.labelled += 1;
        } else {
            self.again.push((n as u32, k as u32));
        }
        16 + 2 * mex as u64 + 4 * looks
    }

    /// Whether every option of n_k has a label or an answer `mex`, and how many options were looked at.
    fn answered(&mut self, n: u64, k: u64, mex: usize) -> (bool, u64) {
        let (mut removal, mut addition) = self.answers.reach(n, mex);
        let before = (removal, addition);
        let fine = |n, k| self.label(n, k).is_some() || self.sights.sees(n, k, mex);
        while removal > k && fine(n - (removal - 1), removal - 1) {
            removal -= 1;
        }
        while addition < k && fine(n + addition, addition) {
            addition += 1;
        }
        self.answers.note(n, mex, (removal, addition));
        (removal <= k && addition >= k, before.0 - removal + addition - before.1)
    }

    /// Ends a pass: another one if it has labelled something and left something, else the box is finished.
    fn end_pass(&mut self) {
        if self.again.is_empty() || self.labelled == 0 {
            self.rows = self.height;
        }
        self.open = std::mem::take(&mut self.again).into_iter();
        self.labelled = 0;
    }
}

impl Grow for Boxes {
    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows < self.last_box && spent < work.max(1) {
            if self.rows == self.height {
                self.open_box();
            }
            match self.open.next().or_else(|| self.fresh.next()) {
                Some((n, k)) => spent += self.try_one(u64::from(n), u64::from(k)),
                None => self.end_pass(),
            }
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.rows.min(self.limit), self.limit)
    }
}

impl Engine for Boxes {
    /// `None` for a row that is not computed, and for a value that is not proved.
    fn value(&mut self, at: Cell) -> Option<u32> {
        // An untouched heap plays as one that remembers 1.
        let label = if at.row < self.rows() { self.label(at.row, at.column.max(1)) } else { None };
        label.map(u32::from)
    }
}

/// The positions of new rows by n + k, then n.
struct Fresh {
    rows: Range<u64>,
    sum: u64,
    n: u64,
}

impl Fresh {
    fn new(rows: Range<u64>) -> Self {
        Fresh { sum: rows.start + 1, n: rows.start, rows }
    }
}

impl Iterator for Fresh {
    type Item = (u32, u32);

    fn next(&mut self) -> Option<(u32, u32)> {
        // Row n has the sums n + 1 to 2n.
        while self.n >= self.sum.min(self.rows.end) {
            self.sum += 1;
            self.n = self.sum.div_ceil(2).max(self.rows.start);
            if self.n >= self.rows.end {
                return None;
            }
        }
        let found = (self.n as u32, (self.sum - self.n) as u32);
        self.n += 1;
        Some(found)
    }
}

/// For each heap and label, the removals and additions whose positions have a label or an answer with this label.
struct Answers {
    labels: usize,
    /// All removals from this one on.
    removals: Vec<u32>,
    /// All additions below this one.
    additions: Vec<u32>,
}

impl Answers {
    fn new(heaps: u64, labels: usize) -> Self {
        // A removal of more than half leaves a memory larger than the heap, which has a label.
        let removals = (0..heaps as u32).flat_map(|n| std::iter::repeat_n(n / 2 + 1, labels)).collect();
        Answers { labels, removals, additions: vec![1; heaps as usize * labels] }
    }

    fn reach(&self, n: u64, label: usize) -> (u64, u64) {
        let place = n as usize * self.labels + label;
        (u64::from(self.removals[place]), u64::from(self.additions[place]))
    }

    fn note(&mut self, n: u64, label: usize, (removal, addition): (u64, u64)) {
        let place = n as usize * self.labels + label;
        self.removals[place] = removal as u32;
        self.additions[place] = addition as u32;
    }
}

/// For each heap and label, the largest removal and the least addition that lead to the label.
struct Sights {
    /// The most labels that a heap can see: values have been seen to stay below 2√n + 2, like those of MEM.
    labels: usize,
    rows: usize,
    removal: Vec<u32>,
    addition: Vec<u32>,
}

impl Sights {
    fn new(heaps: u64, labels: usize) -> Self {
        let rows = 2 * heaps as usize;
        let mut sights =
            Sights { labels, rows, removal: vec![0; rows * labels], addition: vec![u32::MAX; rows * labels] };
        for row in 1..rows {
            // Taking everything leaves an empty heap with a larger memory, whose value is 0.
            sights.removal[row * labels] = row as u32;
        }
        sights
    }

    /// Whether an option of n_k is labelled `label`.
    #[inline]
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
