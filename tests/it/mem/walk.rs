//! The twin of MEM's engine: all rows from 0 on, by what changes from one to the next, and by nothing that
//! docs/proofs/mem.md proves.
//!
//! The options of `n_k` are those of `n_{k+1}` and one more, `(n−k)_k`. Where k² ≥ n the value is ⌊n/k⌋ and the options
//! have exactly the values below it (Memgames, Theorem 3.1), so row n is decided by the line `(n−1)_1, (n−2)_2, …` up to
//! the parabola: the value in column k is the least one from ⌊n/e⌋ on, e = ⌈√n⌉, that the line has in no column from k on.
//! Few columns change from row to row, and a change in column k of row n is one of the line of row n + k.

use std::collections::VecDeque;

/// MEM's rows one after the other.
pub(crate) struct Walk {
    next: u64,
    line: Line,
    /// The changes, column and value, of the lines of row `next` and those after it.
    ahead: VecDeque<Vec<(u16, u16)>>,
    /// The runs of the row computed last, and of the one before it while they are compared.
    runs: Vec<Run>,
    before: Vec<Run>,
    /// The values of the row computed last, by column; column 0 plays as column 1.
    row: Vec<u16>,
}

/// Consecutive columns of a row with one value, up to `top`; they begin after the top of the next run.
#[derive(Clone, Copy)]
struct Run {
    top: u16,
    value: u16,
}

impl Walk {
    /// The state before row 0.
    pub(crate) fn new() -> Self {
        Walk {
            next: 0,
            line: Line { cells: vec![0], counts: Vec::new(), last: Vec::new() },
            ahead: VecDeque::new(),
            runs: Vec::new(),
            before: Vec::new(),
            row: vec![0],
        }
    }

    /// Computes the next row and returns its values in the columns below the parabola; the value of column 0 is that of
    /// column 1. The slice is empty where the whole row is above the parabola.
    pub(crate) fn step(&mut self) -> &[u16] {
        let n = self.next;
        let envelope = if n <= 1 { 1 } else { (n - 1).isqrt() + 1 };
        self.next += 1;
        if envelope == 1 {
            return &[];
        }
        while (self.line.cells.len() as u64) < envelope {
            self.begin_column();
        }
        let mut due = self.ahead.pop_front().unwrap_or_default();
        due.drain(..).for_each(|(column, value)| self.line.set(column, value));
        self.ahead.push_back(due);
        std::mem::swap(&mut self.runs, &mut self.before);
        self.line.runs((n / envelope) as u16, &mut self.runs);
        self.keep_changes();
        self.row[0] = self.row[1];
        &self.row
    }

    /// Begins the next column, which falls below the parabola now, in row k² + 1. By Theorem 3.1 its last k values are
    /// those of rows k² − k + 1 … k²: all k − 1, and k.
    fn begin_column(&mut self) {
        let k = self.line.cells.len() as u16;
        self.line.push(k - 1);
        self.ahead.resize_with(usize::from(k) + 1, Vec::new);
        self.ahead[usize::from(k) - 1].push((k, k));
        self.runs.insert(0, Run { top: k, value: k });
        self.row.push(k);
    }

    /// Compares the runs of the last two rows, and lets the changes wait for the lines in which they matter.
    fn keep_changes(&mut self) {
        let (mut before, mut runs) = (&*self.before, &*self.runs);
        while let ([old, olds @ ..], [new, news @ ..]) = (before, runs) {
            let bottom = |runs: &[Run]| runs.first().map_or(0, |run| usize::from(run.top));
            let (low, top) = (bottom(olds).max(bottom(news)), usize::from(old.top.min(new.top)));
            if old.value != new.value {
                for column in low + 1..=top {
                    self.row[column] = new.value;
                    self.ahead[column - 1].push((column as u16, new.value));
                }
            }
            before = if bottom(olds) == low { olds } else { before };
            runs = if bottom(news) == low { news } else { runs };
        }
    }
}

/// The values of a line by column, how many columns have each value, and which is the last; column 0 is unused.
struct Line {
    cells: Vec<u16>,
    counts: Vec<u16>,
    last: Vec<u16>,
}

impl Line {
    /// Adds a column at the end.
    fn push(&mut self, value: u16) {
        let column = self.cells.len();
        self.cells.push(value);
        // The mex is at most ⌊n/e⌋ + e, once the line reaches the parabola.
        self.counts.resize(2 * column + 6, 0);
        self.last.resize(2 * column + 6, 0);
        self.add(value, column as u16);
    }

    fn add(&mut self, value: u16, column: u16) {
        let value = usize::from(value);
        self.counts[value] += 1;
        self.last[value] = self.last[value].max(column);
    }

    /// Changes the value of a column.
    fn set(&mut self, column: u16, value: u16) {
        let before = std::mem::replace(&mut self.cells[usize::from(column)], value);
        self.add(value, column);
        let left = usize::from(before);
        self.counts[left] -= 1;
        if self.last[left] == column {
            // The next column that has it is nearly always close.
            let last = self.cells[..usize::from(column)].iter().rposition(|&other| other == before);
            self.last[left] = if self.counts[left] > 0 { last.unwrap_or_default() as u16 } else { 0 };
        }
    }

    /// Writes the runs of the row with this foot, from the last column down.
    fn runs(&self, foot: u16, runs: &mut Vec<Run>) {
        runs.clear();
        let mut top = (self.cells.len() - 1) as u16;
        for (value, &last) in (foot..).zip(&self.last[usize::from(foot)..]) {
            if last < top {
                runs.push(Run { top, value });
                top = last;
            }
            if top == 0 {
                return;
            }
        }
        unreachable!("some value is in no column")
    }
}
