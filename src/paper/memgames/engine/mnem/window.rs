//! A few rows and columns from row n on, labelled until one position is settled.
//!
//! The rule of docs/proofs/mnem.md, section 1: a position is labelled m if m is the least value that its labelled options
//! do not have, and if every other option has an option labelled m. Rows before n are known, and so is all beyond the
//! parabola. What lies outside of the window has no label, so that a window can miss labels but never make a wrong one.
//! Cost: some 30 steps a position; nearly always 8 rows are enough.

use super::walk::{Lines, foot};
use crate::paper::memgames::theorems::{mem_envelope, mnem_envelope_value};

/// The most rows and columns that are tried.
pub(super) const LARGEST: u64 = 512;

/// Whether `(n+j)_j` has the value, and about how many steps it took to find out; none if no window tells.
pub(super) fn search(lines: &Lines, n: u64, add: u64, value: u64) -> (Option<bool>, u64) {
    let mut cost = 0;
    let mut side = 8;
    while side <= LARGEST {
        cost += 30 * side * side;
        if add < side {
            let found = Window::new(lines, n, side).label_until(n + add, add, value);
            if found.is_some() {
                return (found, cost);
            }
        }
        side *= 2;
    }
    (None, cost)
}

struct Window<'a> {
    lines: &'a Lines,
    n: u64,
    side: u64,
    foot: u64,
    /// The label of each position, row by row.
    labels: Vec<Option<u64>>,
    /// The labels of its options from the foot of row n on, as bits; those below are all there.
    seen: Vec<u128>,
}

impl<'a> Window<'a> {
    fn new(lines: &'a Lines, n: u64, side: u64) -> Window<'a> {
        let cells = (side * side) as usize;
        let mut window = Window { lines, n, side, foot: foot(n), labels: vec![None; cells], seen: vec![0; cells] };
        for row in n..n + side {
            let start = window.place(row, 1);
            let seen = &mut window.seen[start..start + side as usize];
            for (bit, value) in (window.foot..window.foot + 127).enumerate() {
                if let Some(last) = lines.reach(row, value).min(side).checked_sub(1) {
                    seen[last as usize] |= 1 << bit;
                }
            }
            for column in (1..side as usize).rev() {
                seen[column - 1] |= seen[column];
            }
        }
        for (row, k) in (n..n + side).flat_map(|row| (mem_envelope(row)..=side).map(move |k| (row, k))) {
            window.label(row, k, mnem_envelope_value(row, k));
        }
        window
    }

    #[inline]
    fn place(&self, row: u64, k: u64) -> usize {
        ((row - self.n) * self.side + k - 1) as usize
    }

    fn has(&self, row: u64, k: u64) -> bool {
        row < self.n + self.side && k <= self.side
    }

    /// Labels a position, which its predecessors see.
    fn label(&mut self, row: u64, k: u64, value: u64) {
        let place = self.place(row, k);
        self.labels[place] = Some(value);
        let Some(bit) = value.checked_sub(self.foot) else { return };
        let removed_from = (row + k, 1..=k);
        let added_to = (row.saturating_sub(k), k + 1..=self.side);
        for (from, columns) in [removed_from, added_to] {
            if from >= self.n && from < self.n + self.side {
                for column in columns {
                    let place = self.place(from, column);
                    self.seen[place] |= 1 << bit;
                }
            }
        }
    }

    /// Whether a position has no label, and no option with this one that is known.
    fn is_open(&self, row: u64, k: u64, bit: u64) -> bool {
        if self.has(row, k) {
            let place = self.place(row, k);
            return self.labels[place].is_none() && self.seen[place] >> bit & 1 == 0;
        }
        k < mem_envelope(row) && !self.lines.sees(row, k, self.foot + bit)
    }

    /// The label of a position, if it can have one by now.
    fn found(&self, row: u64, k: u64) -> Option<u64> {
        let bit = u64::from(self.seen[self.place(row, k)].trailing_ones());
        let open_removal = || (k..=row - self.n).any(|take| self.is_open(row - take, take, bit));
        let open_addition = || (1..k).any(|add| self.is_open(row + add, add, bit));
        (bit < 127 && !open_removal() && !open_addition()).then_some(self.foot + bit)
    }

    /// Labels positions until it is known whether one has a value; none if nothing more can be labelled before.
    fn label_until(mut self, row: u64, k: u64, value: u64) -> Option<bool> {
        let target = self.place(row, k);
        loop {
            if let Some(label) = self.labels[target] {
                return Some(label == value);
            }
            if self.seen[target] >> (value - self.foot) & 1 == 1 {
                return Some(false);
            }
            let mut is_stuck = true;
            for row in self.n..self.n + self.side {
                for k in 1..=self.side {
                    if self.labels[self.place(row, k)].is_none()
                        && let Some(label) = self.found(row, k)
                    {
                        self.label(row, k, label);
                        is_stuck = false;
                    }
                }
            }
            if is_stuck {
                return None;
            }
        }
    }
}
