//! MEM row by row (Memgames, section 3), by what changes from one row to the next.
//!
//! The options of `n_k` are those of `n_{k+1}` and one more, `(n−k)_k`. Where k² ≥ n the value is ⌊n/k⌋ and the options
//! have exactly the values below it, so row n is decided by the line `(n−1)_1, (n−2)_2, …` up to the parabola ([`Line`]).
//! Few columns change from row to row: at n = 10⁶ about 36 of 1,000. A change in column k of row n is one of the line of
//! row n + k. So a row costs its changes, once when they are due and once when they are found, and a look at each of its
//! values: it was seen to take n^0.25 where all columns are n^0.5. The changes that wait are the whole state.
//!
//! A walk can also begin in the middle, with bounds from below for the cells that nobody has computed: ⌊n/e⌋, e = ⌈√n⌉,
//! since the walk along row n starts there (Theorem 3.1). MEM forgets: after about 2·n^(3/4) rows all cells have been
//! seen to be known. From then on all rows are proved, and nobody has computed the rows before.
//! The paper computes whole tables, and knows neither the changes nor the forgetting.

use std::collections::VecDeque;

use super::line::{Cell, Line, Run};
use crate::paper::memgames::theorems::mem_envelope;

/// MEM's rows one after the other. A copy of it is a checkpoint from which any later row can be computed again.
#[derive(Clone)]
pub struct Walk {
    next: u64,
    line: Line,
    /// The changes of the lines of row `next` and those after it.
    ahead: VecDeque<Vec<Change>>,
    /// The runs of the row computed last.
    runs: Vec<Run>,
    /// The runs of the row before it, while they are compared.
    before: Vec<Run>,
    /// The values of the row computed last, by column; column 0 plays as column 1.
    row: Vec<u16>,
    /// The row after the last one with a cell that is not known.
    open: u64,
    cost: u64,
}

#[derive(Clone, Copy)]
struct Change {
    column: u16,
    cell: Cell,
}

impl Walk {
    /// The state before row 0.
    #[expect(clippy::new_without_default, reason = "a walk is begun, not defaulted")]
    pub fn new() -> Self {
        Walk {
            next: 0,
            line: Line::new(),
            ahead: VecDeque::new(),
            runs: Vec::new(),
            before: Vec::new(),
            row: vec![0],
            open: 0,
            cost: 0,
        }
    }

    /// The state before row `next` if no row was computed.
    pub(super) fn from_the_middle(next: u64) -> Self {
        let mut walk = Walk { next, open: next, ..Walk::new() };
        let Some(before) = next.checked_sub(1) else { return walk };
        let columns = 1..mem_envelope(before);
        walk.ahead.resize_with(columns.end as usize, Vec::new);
        for k in columns.clone() {
            walk.line.push(outset(next - k, k));
        }
        for row in next + 1 - columns.end..next {
            let first = next - row + 1;
            // Bounds are the same in all columns, and rarely change from row to row.
            let from = if outset(row, 1) == outset(row - 1, 1) { first.max(mem_envelope(row - 1)) } else { first };
            for k in from..columns.end {
                let cell = outset(row, k);
                if cell != outset(row - 1, k) {
                    walk.ahead[(row + k - next) as usize].push(Change { column: k as u16, cell });
                }
            }
        }
        if !columns.is_empty() {
            let cell = outset(before, 1);
            walk.row.resize(walk.line.end(), cell.value);
            walk.runs.push(Run { top: (walk.line.end() - 1) as u16, cell });
        }
        walk
    }

    /// The row that comes next.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// Whether all cells that later rows will ask for are known, so that all rows from here on are proved.
    pub(super) fn is_certain(&self) -> bool {
        // Column k is asked for its last k rows.
        self.open == 0 || self.next >= self.open + self.line.end() as u64
    }

    /// About how many elementary steps the row computed last has cost.
    pub(super) fn cost(&self) -> u64 {
        self.cost
    }

    /// Computes the next row and returns its values in the columns below the parabola, `0..mem_envelope(n)`; the value
    /// of column 0 is that of column 1. The slice is empty where the whole row is above the parabola.
    pub fn step(&mut self) -> &[u16] {
        let n = self.next;
        let envelope = mem_envelope(n);
        self.next += 1;
        if envelope == 1 {
            return &[];
        }
        while (self.line.end() as u64) < envelope {
            self.begin_column();
        }
        let mut due = self.ahead.pop_front().unwrap_or_default();
        for change in &due {
            self.line.set(change.column, change.cell);
        }
        self.cost = 8 * due.len() as u64;
        due.clear();
        self.ahead.push_back(due);

        std::mem::swap(&mut self.runs, &mut self.before);
        let values = self.line.runs((n / envelope) as u16, &mut self.runs);
        self.cost += 24 + values as u64 / 2;
        if self.runs.last().is_some_and(|run| !run.cell.known) {
            self.open = self.next;
        }
        self.keep_changes();
        self.row[0] = self.row[1];
        &self.row
    }

    /// Begins the next column, which falls below the parabola now, in row k² + 1. By Theorem 3.1 its last k values are
    /// those of rows k² − k + 1 … k²: all k − 1, and k.
    fn begin_column(&mut self) {
        let k = self.line.end() as u16;
        let known = |value: u16| Cell { value, known: true };
        self.line.push(known(k - 1));
        self.ahead.resize_with(self.line.end(), Vec::new);
        self.ahead[usize::from(k) - 1].push(Change { column: k, cell: known(k) });
        self.runs.insert(0, Run { top: k, cell: known(k) });
        self.row.push(k);
    }

    /// Compares the runs of the last two rows, and lets the changes wait for the lines in which they matter.
    fn keep_changes(&mut self) {
        let (mut before, mut runs) = (&*self.before, &*self.runs);
        while let ([old, olds @ ..], [new, news @ ..]) = (before, runs) {
            let bottom = |runs: &[Run]| runs.first().map_or(0, |run| usize::from(run.top));
            let (low, top) = (bottom(olds).max(bottom(news)), usize::from(old.top.min(new.top)));
            if old.cell != new.cell {
                for column in low + 1..=top {
                    self.row[column] = new.cell.value;
                    self.ahead[column - 1].push(Change { column: column as u16, cell: new.cell });
                }
                self.cost += 8 * (top - low) as u64;
            }
            before = if bottom(olds) == low { olds } else { before };
            runs = if bottom(news) == low { news } else { runs };
        }
    }
}

/// What is known of a cell of which nothing is computed.
fn outset(row: u64, k: u64) -> Cell {
    let envelope = mem_envelope(row);
    Cell { value: (row / k.max(envelope)) as u16, known: k >= envelope }
}
