//! Rows of MEM far out, without the rows before them: a walk that begins in the middle, and its rows once they are proved.
//!
//! Rows are kept whole, and a texel looks at every row of its block, since a region has no more than some thousand rows.
//! Cost: the run-up is 3·n^(3/4) rows, so about n steps in all; computing from row 0 takes n^(5/4).

use super::texels;
use super::walk::Walk;
use crate::engine::{Aside, Certainty, Engine, RunUp, Texels};
use crate::game::Cell;
use crate::grow::{Grow, Progress, Refusal};
use crate::paper::memgames::theorems::mem_value;

/// Some rows of MEM.
pub struct MemRegion {
    first: u64,
    end: u64,
    /// The rows of the run-up that is being tried.
    run_up: u64,
    walk: Walk,
    /// The values below the parabola, for each row from `first` on.
    rows: Vec<Box<[u16]>>,
    certainty: Certainty,
    /// The row from which on all are proved.
    proved: Option<u64>,
}

impl MemRegion {
    /// The rows that a region can have: values have sixteen bits and stay below 2√n + 2.
    pub const MOST_ROWS: u64 = 1 << 29;

    /// The rows `first..first + count`, none of them known yet.
    ///
    /// # Errors
    /// If they lie too far out.
    pub fn new(first: u64, count: u64) -> Result<Self, Refusal> {
        let end = first.saturating_add(count);
        if end > Self::MOST_ROWS {
            let why = format!("the rows of MEM are computed up to n = {}", Self::MOST_ROWS - 1);
            return Err(Refusal::TooFar(why));
        }
        let run_up = run_up(first);
        let mut region = MemRegion {
            first,
            end,
            run_up,
            walk: Walk::new(),
            rows: Vec::new(),
            certainty: Certainty::Computed,
            proved: None,
        };
        region.start();
        Ok(region)
    }

    /// Why the values of the rows from `first` on are right, unless they are not proved in time, which was never seen.
    pub fn certainty_from(first: u64) -> Certainty {
        if run_up(first) < first { Certainty::Certified } else { Certainty::Computed }
    }

    /// Why the values are right.
    pub fn certainty(&self) -> Certainty {
        self.certainty
    }

    /// How far the run-up is.
    pub fn run_up(&self) -> RunUp {
        let (from, to) = (self.start_row(), self.first);
        RunUp { counts: "rows", from, next: self.walk.next().min(to), to, certainty: self.certainty }
    }

    /// The first row of the run-up.
    pub fn start_row(&self) -> u64 {
        self.first.saturating_sub(self.run_up)
    }

    /// The first row of the run-up from which on all are proved, once it is known.
    pub fn proved_from(&self) -> Option<u64> {
        self.proved
    }

    /// Begins the run-up, from row 0 if it is as long as that.
    fn start(&mut self) {
        (self.walk, self.certainty) = match self.start_row() {
            0 => (Walk::new(), Certainty::Computed),
            row => (Walk::from_the_middle(row), Certainty::Certified),
        };
    }

    /// The values of a row below the parabola, if it is known.
    fn row(&self, n: u64) -> Option<&[u16]> {
        self.rows.get(n.checked_sub(self.first)? as usize).map(|row| &**row)
    }

    fn advance_row(&mut self) -> u64 {
        let n = self.walk.next();
        if self.proved.is_none() && self.certainty == Certainty::Certified {
            if self.walk.is_certain() {
                self.proved = Some(n);
            } else if n == self.first {
                self.run_up *= 2;
                self.start();
                return 1;
            }
        }
        let row = self.walk.step();
        if n >= self.first {
            self.rows.push(row.into());
        }
        self.walk.cost()
    }
}

/// How many rows come before row `first`, within which all cells have been seen to be known.
fn run_up(first: u64) -> u64 {
    3 * first.isqrt() * first.isqrt().isqrt() + 100
}

impl Grow for MemRegion {
    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows() < self.end && spent < work.max(1) {
            spent += self.advance_row();
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress { from: self.first, ..Progress::new(self.first + self.rows.len() as u64, self.end) }
    }
}

impl Engine for MemRegion {
    fn value(&mut self, at: Cell) -> Option<u32> {
        let row = self.row(at.row)?;
        match mem_value(at.row, at.column) {
            Some(value) => Some(value as u32),
            None => Some(u32::from(row[at.column as usize])),
        }
    }

    fn aside(&mut self) -> Aside<'_> {
        Aside::Rows(self.run_up())
    }

    fn look(&mut self, texels: &mut Texels, work: u64) -> u64 {
        let mut spent = texels::begin(texels);
        while spent < work.max(1)
            && let Some(row) = texels.row().and_then(|n| self.row(n))
        {
            spent += texels::add(texels, 1, (row, row, row));
        }
        spent
    }
}
