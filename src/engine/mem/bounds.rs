//! MEM from the middle: a walk that carries a lower and an upper bound of each cell instead of its value.
//!
//! A row begins at the parabola with the mex ⌊n/e⌋, e = ⌈√n⌉, and each column adds one option, so a cell in column k < e
//! lies between ⌊n/e⌋ and ⌊n/e⌋ + e − k whatever came before (Theorem 3.1). That is how the window is filled before the
//! first row. From then on options with equal bounds are known, and the others are jokers. The mex of the known options
//! is a lower bound; an upper bound is the first value that is not known and for which no joker is left, if each joker
//! stands for one value not below its lower bound. Both only move up within a row, so that a row costs O(√n).
//!
//! MEM forgets: after about 2·n^(3/4) rows the bounds have been seen to meet in every cell. From then on all rows are
//! proved, and nobody has computed the rows before. The paper knows neither the window nor the forgetting.

use super::walk::{Checkpoint, Walk, place};
use crate::theorem::memgames::mem_envelope;

/// The bounds before row `next`: for every column k below the parabola those of its last k cells.
pub(super) struct Bounds {
    next: u64,
    /// The rings of the columns 1, 2, … one after the other, as in a walk.
    rings: Vec<(u16, u16)>,
    columns: usize,
    /// The last row with a cell whose bounds differ.
    open: u64,
    set: Set,
}

impl Bounds {
    /// What is known before row `n` without computing any row.
    pub(super) fn new(n: u64) -> Self {
        let mut bounds =
            Bounds { next: n, rings: Vec::new(), columns: 1, open: n.saturating_sub(1), set: Set::default() };
        for k in 1..mem_envelope(n) {
            let mut ring = vec![(0, 0); k as usize];
            for row in n - k..n {
                ring[place(row, k)] = known(row, k);
            }
            bounds.rings.extend(ring);
            bounds.columns += 1;
        }
        bounds
    }

    /// The row that comes next.
    pub(super) fn next(&self) -> u64 {
        self.next
    }

    /// The walk from here on, once all bounds in the window meet.
    pub(super) fn certified(&self) -> Option<Walk> {
        // The window of column k is its last k rows.
        let met = self.next > self.open + self.columns as u64;
        let values = || self.rings.iter().map(|&(lower, _)| lower).collect();
        met.then(|| Walk::restore(&Checkpoint::new(self.next, values())))
    }

    /// Computes the bounds of the next row, and returns what it cost.
    pub(super) fn step(&mut self) -> u64 {
        let n = self.next;
        let envelope = mem_envelope(n) as usize;
        while self.columns < envelope {
            let k = self.columns as u64;
            self.rings.extend((k * k - k + 1..=k * k).map(|row| known(row, k)));
            self.columns += 1;
        }
        self.set.begin(n as usize / envelope, 3 * envelope + 4);
        let mut end = self.rings.len();
        let mut open = false;
        for k in (1..envelope).rev() {
            let start = end - k;
            let cell = &mut self.rings[start + place(n, k as u64)];
            self.set.add(usize::from(cell.0), usize::from(cell.1));
            *cell = (self.set.lower as u16, self.set.upper as u16);
            open |= cell.0 != cell.1;
            end = start;
        }
        if open {
            self.open = n;
        }
        self.next += 1;
        2 * envelope as u64 + 8
    }
}

/// The bounds of a cell of which nothing is computed.
fn known(row: u64, k: u64) -> (u16, u16) {
    let envelope = mem_envelope(row);
    if k >= envelope {
        return ((row / k) as u16, (row / k) as u16);
    }
    let foot = row / envelope;
    (foot as u16, (foot + envelope - k) as u16)
}

/// The options of a row so far, and the bounds of their mex.
#[derive(Default)]
struct Set {
    lower: usize,
    upper: usize,
    /// The jokers that may stand for `upper` and for no smaller value that is missing.
    jokers: u32,
    stamp: u32,
    /// For each value, the stamp of the row in which it was last known to be an option.
    known: Vec<u32>,
    /// For each value above `upper`, the jokers whose lower bound it is; all zero between two rows.
    waiting: Vec<u32>,
}

impl Set {
    /// Begins a row with all values below `foot`.
    fn begin(&mut self, foot: usize, values: usize) {
        self.waiting.clear();
        self.waiting.resize(values, 0);
        self.known.resize(values, 0);
        self.stamp += 1;
        (self.lower, self.upper, self.jokers) = (foot, foot, 0);
    }

    /// Adds an option between these bounds.
    fn add(&mut self, lower: usize, upper: usize) {
        if upper < self.lower {
            return;
        }
        if lower < upper {
            if lower <= self.upper {
                self.jokers += 1;
            } else {
                self.waiting[lower] += 1;
            }
        } else if self.known[lower] != self.stamp {
            self.known[lower] = self.stamp;
            // A joker has stood for this value and is free again.
            self.jokers += u32::from(lower < self.upper);
            while self.known[self.lower] == self.stamp {
                self.lower += 1;
            }
        }
        self.raise();
    }

    fn raise(&mut self) {
        loop {
            if self.known[self.upper] != self.stamp {
                if self.jokers == 0 {
                    return;
                }
                self.jokers -= 1;
            }
            self.upper += 1;
            self.jokers += self.waiting[self.upper];
        }
    }
}
