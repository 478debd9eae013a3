//! The rows whose frontier value is alone: no other row before a given one has it.
//!
//! Of each row it is kept up to which row its value stays alone. Which rows are alone now is a list; which were alone
//! when row n was computed follows from a copy of that list, made before row n, and from the rows between. Copies are made
//! so rarely that all of them take no more memory than the rows themselves.

use std::ops::Range;

/// While a value has not come back.
const NEVER: u32 = u32::MAX;

/// The fewest rows between two copies.
const APART: u64 = 1 << 10;

/// The rows that are or were alone.
#[derive(Default)]
pub(super) struct Alone {
    /// For each row the last row that finds its value alone: the one in which it comes back; 0 if it is there already before.
    until: Vec<u32>,
    now: Vec<u32>,
    /// The copies, with the row before which each was made.
    copies: Vec<(u64, Vec<u32>)>,
}

impl Alone {
    /// Adds the next row: its value is new, or comes back from a row that was alone, or it is older than that.
    pub(super) fn add(&mut self, first: Option<u32>) {
        let n = self.until.len() as u32;
        self.until.push(if first.is_none() { NEVER } else { 0 });
        match first {
            None => self.now.push(n),
            Some(first) if self.until[first as usize] == NEVER => {
                self.until[first as usize] = n;
                if let Ok(place) = self.now.binary_search(&first) {
                    self.now.remove(place);
                }
            }
            Some(_) => {}
        }
        let next = u64::from(n) + 1;
        let last = self.copies.last().map_or(0, |(row, _)| *row);
        if next - last >= APART.max(self.now.len() as u64) {
            self.copies.push((next, self.now.clone()));
        }
    }

    /// Whether the value of row `a` is alone among the rows before `n`.
    #[inline]
    pub(super) fn is(&self, a: u64, n: u64) -> bool {
        u64::from(self.until[a as usize]) >= n
    }

    /// The rows that are alone now, in increasing order.
    pub(super) fn now(&self) -> &[u32] {
        &self.now
    }

    /// The rows among `rows` that were alone among the rows before `n`.
    #[inline]
    pub(super) fn before(&self, n: u64, rows: Range<u64>) -> impl Iterator<Item = u64> {
        let (from, copy) = self.copy(n);
        let [start, end] = [rows.start, rows.end.min(from)].map(|row| copy.partition_point(|&a| u64::from(a) < row));
        let listed = copy[start.min(end)..end].iter().map(|&a| u64::from(a));
        let later = rows.start.max(from)..rows.end.min(n);
        listed.chain(later).filter(move |&a| self.is(a, n))
    }

    /// How many rows are looked at to find those.
    #[inline]
    pub(super) fn looks(&self, n: u64, rows: &Range<u64>) -> u64 {
        let (from, copy) = self.copy(n);
        let [start, end] = [rows.start, rows.end.min(from)].map(|row| copy.partition_point(|&a| u64::from(a) < row));
        end.saturating_sub(start) as u64 + rows.end.min(n).saturating_sub(rows.start.max(from))
    }

    /// The last copy before row `n`.
    #[inline]
    fn copy(&self, n: u64) -> (u64, &[u32]) {
        let place = self.copies.partition_point(|(row, _)| *row <= n);
        place.checked_sub(1).map_or((0, &[]), |place| (self.copies[place].0, &self.copies[place].1))
    }
}
