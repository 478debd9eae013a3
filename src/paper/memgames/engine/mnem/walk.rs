//! The rows of MNEM below the parabola, one after the other.
//!
//! Source: docs/proofs/mnem.md. The values of a row fall with k (Theorem 5), so that a row is the columns at which they
//! do. Where k² ≥ n they are known (Theorem 2), and all values below the row's foot are seen from every column below the
//! parabola, by a removal into that part. For a value m from the foot on, let E be the largest j for which `(n−j)_j` has it.
//! Columns up to E see m by a removal; of the others with no smaller value, `n_k` has the value m unless it can reach m by
//! adding, that is unless `(n+j)_j` has it for some j ≤ E. Then no column of the row has the value m: every one beyond E
//! must add tokens to reach it.
//!
//! The positions `(n+j)_j` lie in rows to come. Nearly all of them have a removal to the value m in a row before n, and so
//! another value. Of the others, nearly all have a value that their removals tell. What is left is a [`Window`].
//! Soundness does not rest on Theorem 5: each value is a label in the sense of Lemma 1.
//! Cost: some 60 steps a row, and a window in 40 rows; the lines of √n rows are kept, half a megabyte at n = 10⁶.

use super::window::{self, LARGEST};
use crate::paper::memgames::theorems::{mem_envelope, mnem_envelope_value};

/// A line has room for so many values from its row's foot on; at n = 4,000,000 there are 54.
pub(super) const VALUES: u64 = 128;

/// A walk over the rows.
pub struct Walk {
    next: u64,
    lines: Lines,
    row: Row,
}

/// A row below the parabola.
#[derive(Default)]
pub struct Row {
    /// The columns up to which the value is more than the foot, more than the foot + 1, …; the last is not 0.
    pub tops: Vec<u16>,
    /// The columns after the first number up to the second in which a smaller value is reached by adding tokens alone.
    pub grown: Vec<(u16, u16)>,
    /// About how many steps it took.
    pub cost: u64,
}

impl Walk {
    /// A walk over so many rows at most.
    pub fn new(limit: u64) -> Walk {
        Walk { next: 0, lines: Lines::new(limit), row: Row::default() }
    }

    /// The row that comes next.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// The next row; none if some value of it is not proved.
    pub fn step(&mut self) -> Option<&Row> {
        let n = self.next;
        let edge = mem_envelope(n);
        let (first, mut below) = (foot(n), edge - 1);
        self.row = Row { cost: 40, ..Row::default() };
        for value in first.. {
            if below == 0 {
                break;
            }
            if value - first >= VALUES / 2 {
                return None;
            }
            let seen = self.lines.last(n, value).min(below);
            self.row.cost += 4;
            if seen < below {
                if self.is_added(n, value, seen.min(below - 1))? {
                    self.row.grown.push((seen as u16, below as u16));
                } else {
                    self.lines.note(n, value, seen + 1..below + 1);
                    below = seen;
                }
            }
            if below > 0 {
                self.row.tops.push(below as u16);
            }
        }
        self.lines.note(n, mnem_envelope_value(n, edge), edge..edge + 1);
        self.lines.leave(n);
        self.next += 1;
        Some(&self.row)
    }

    /// Whether `(n+j)_j` has the value for some j up to `most`; none if that is not found out. Row n is not noted for this
    /// value yet, and for smaller ones in columns beyond these.
    fn is_added(&mut self, n: u64, value: u64, most: u64) -> Option<bool> {
        for add in self.lines.answered(n, value) + 1..=most {
            self.row.cost += 2;
            if self.lines.sees(n + add, add, value) {
                continue;
            }
            let found = match self.lines.settled(n + add, add) {
                Some(found) => found == value,
                None => {
                    let (found, cost) = window::search(&self.lines, n, add, value);
                    self.row.cost += cost;
                    found?
                }
            };
            if found {
                return Some(true);
            }
        }
        Some(false)
    }
}

/// MNEM: all values below this one are seen from every column below the parabola, by the removals of more than √n. It is
/// the largest m with m(m + 1) ≤ n.
#[inline]
pub(super) fn foot(n: u64) -> u64 {
    ((4 * n + 1).isqrt() - 1) / 2
}

/// For each row that comes and each value the largest removal that leads to it, among the rows before.
pub(super) struct Lines {
    /// Of row s and value v at s·[`VALUES`] + v, each modulo its range.
    last: Vec<u16>,
    rows: u64,
    /// For each value the first row to come that has no removal to it.
    ends: [u64; VALUES as usize],
}

impl Lines {
    fn new(limit: u64) -> Lines {
        let rows = (limit.isqrt() + 2 * LARGEST + 2).next_power_of_two();
        Lines { last: vec![0; (rows * VALUES) as usize], rows, ends: [0; VALUES as usize] }
    }

    #[inline]
    fn place(&self, row: u64, value: u64) -> usize {
        ((row % self.rows) * VALUES + value % VALUES) as usize
    }

    #[inline]
    fn last(&self, row: u64, value: u64) -> u64 {
        u64::from(self.last[self.place(row, value)])
    }

    /// The largest removal from a row to come that leads to the value in a row before; any, if the value is below the foot.
    #[inline]
    pub(super) fn reach(&self, row: u64, value: u64) -> u64 {
        // The foot is above the value, without a root.
        if row >= (value + 1) * (value + 2) { u64::MAX } else { self.last(row, value) }
    }

    /// Whether a removal of at least `k` from a row to come leads to the value in a row before.
    #[inline]
    pub(super) fn sees(&self, row: u64, k: u64, value: u64) -> bool {
        self.reach(row, value) >= k
    }

    /// The additions up to this one are answered by a removal to the value.
    #[inline]
    fn answered(&self, row: u64, value: u64) -> u64 {
        (self.ends[(value % VALUES) as usize]).saturating_sub(row + 1)
    }

    /// The value of a position some rows ahead, where removals into known rows tell it and answer what it can add.
    fn settled(&self, row: u64, k: u64) -> Option<u64> {
        let value = (foot(row)..).find(|&value| !self.sees(row, k, value))?;
        (1..k).all(|add| self.sees(row + add, add, value)).then_some(value)
    }

    /// Notes that row n has the value in some columns.
    fn note(&mut self, n: u64, value: u64, columns: std::ops::Range<u64>) {
        // From row (v + 1)(v + 2) on the value is below the foot.
        let end = (n + columns.end).min((value + 1) * (value + 2));
        let whole = (value % VALUES) as usize;
        for row in (n + columns.start).max(self.ends[whole])..end {
            let place = self.place(row, value);
            if self.last[place] == 0 {
                self.last[place] = (row - n) as u16;
            }
        }
        let begun = self.ends[whole].max(n + 1);
        let open = (begun..end).find(|&row| self.last(row, value) == 0);
        self.ends[whole] = open.unwrap_or(begun.max(end));
    }

    /// Makes room where row n was.
    fn leave(&mut self, n: u64) {
        let start = self.place(n, 0);
        self.last[start..start + VALUES as usize].fill(0);
    }
}
