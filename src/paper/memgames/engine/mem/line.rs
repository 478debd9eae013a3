//! What decides a row of MEM: the values `(n−1)_1, (n−2)_2, …` up to the parabola, one a column, and where each is last.
//!
//! The options of `n_k` are the line from column k on and all values below the foot, ⌊n/e⌋ with e = ⌈√n⌉. So the value
//! in column k is the least one from the foot on that the line has in no column from k on, and a row is found by looking
//! for each value at the last column that has it: the row changes only there.
//!
//! A cell that nobody has computed is known by a bound from below. Such an option can be any value from its bound on, so
//! the mex of the known options is a bound as well, and it is the value if all bounds of the options lie above it. From
//! the parabola inwards the mex moves up and the least bound down: a row is known from some column on and not before.

/// The value of a cell if it is known, else a bound from below.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) value: u16,
    pub(super) known: bool,
}

/// Consecutive columns of a row with equal cells, up to `top`; they begin after the top of the next run.
#[derive(Clone, Copy)]
pub(super) struct Run {
    pub(super) top: u16,
    pub(super) cell: Cell,
}

/// The cells of a line by column; column 0 is unused.
#[derive(Clone)]
pub(super) struct Line {
    cells: Vec<Cell>,
    known: Columns,
    bounds: Columns,
}

impl Line {
    /// A line without columns.
    pub(super) fn new() -> Self {
        let unused = Cell { value: 0, known: true };
        Line { cells: vec![unused], known: Columns::default(), bounds: Columns::default() }
    }

    /// The first column that it does not have.
    pub(super) fn end(&self) -> usize {
        self.cells.len()
    }

    /// Adds a column at the end.
    pub(super) fn push(&mut self, cell: Cell) {
        let column = self.end();
        self.cells.push(cell);
        // The mex is at most ⌊n/e⌋ + e, once the line reaches the parabola.
        let values = (2 * self.end() + 4).max(usize::from(cell.value) + 1);
        for columns in [&mut self.known, &mut self.bounds] {
            columns.make_room(values);
        }
        self.columns(cell).add(cell.value, column as u16);
    }

    /// Changes the cell of a column.
    pub(super) fn set(&mut self, column: u16, cell: Cell) {
        let before = std::mem::replace(&mut self.cells[usize::from(column)], cell);
        self.columns(cell).add(cell.value, column);
        if self.columns(before).remove(before.value, column) {
            // The next column that has it is nearly always close.
            let last = self.cells[..usize::from(column)].iter().rposition(|&other| other == before);
            self.columns(before).last[usize::from(before.value)] = last.unwrap_or_default() as u16;
        }
    }

    /// Writes the runs of the row with this foot, from the last column down, and returns how many values were looked at.
    pub(super) fn runs(&self, foot: u16, runs: &mut Vec<Run>) -> usize {
        runs.clear();
        let bounds = &self.bounds.last;
        if self.bounds.columns == 0 {
            return self.find_runs(foot, 0, |_| 0, runs);
        }
        let below = bounds[..usize::from(foot)].iter().copied().max().unwrap_or_default();
        self.find_runs(foot, below, |value| bounds[usize::from(value)], runs)
    }

    /// The same, given the last column with a bound below the foot and the last one with each bound from there on.
    fn find_runs(&self, foot: u16, below: u16, bound: impl Fn(u16) -> u16, runs: &mut Vec<Run>) -> usize {
        let mut top = (self.end() - 1) as u16;
        // The last column that has a bound not above the value at hand.
        let mut open = below;
        for (value, &last) in (foot..).zip(&self.known.last[usize::from(foot)..]) {
            open = open.max(bound(value));
            if last >= top {
                continue;
            }
            if open < top {
                runs.push(Run { top, cell: Cell { value, known: true } });
            }
            if open > last {
                runs.push(Run { top: open.min(top), cell: Cell { value, known: false } });
            }
            top = last;
            if top == 0 {
                return usize::from(value - foot);
            }
        }
        unreachable!("some value is in no column")
    }

    #[inline]
    fn columns(&mut self, cell: Cell) -> &mut Columns {
        if cell.known { &mut self.known } else { &mut self.bounds }
    }
}

/// For each value, how many columns have it and which is the last; 0 if there is none.
#[derive(Clone, Default)]
struct Columns {
    /// How many columns have any value.
    columns: usize,
    counts: Vec<u16>,
    last: Vec<u16>,
}

impl Columns {
    fn make_room(&mut self, values: usize) {
        let values = values.max(self.last.len());
        self.counts.resize(values, 0);
        self.last.resize(values, 0);
    }

    #[inline]
    fn add(&mut self, value: u16, column: u16) {
        let value = usize::from(value);
        self.columns += 1;
        self.counts[value] += 1;
        self.last[value] = self.last[value].max(column);
    }

    /// Takes a column from a value. Returns whether it was the last one of several, so that another one is the last now.
    #[inline]
    fn remove(&mut self, value: u16, column: u16) -> bool {
        let value = usize::from(value);
        self.columns -= 1;
        self.counts[value] -= 1;
        if self.last[value] != column {
            return false;
        }
        self.last[value] = 0;
        self.counts[value] > 0
    }
}
