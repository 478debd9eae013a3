//! Rows of MEM far out, without the rows before them: the bounds of a run-up, and the walk once they meet.
//!
//! Rows are kept whole, and a texel looks at every row of its block, since a region has no more than some thousand rows.
//! Cost: the run-up is about 3·n^(3/4) rows of √n columns, so n^(5/4) steps in all; computing from row 0 takes n^(3/2).

use super::bounds::Bounds;
use super::texels::Texels;
use super::walk::Walk;
use crate::engine::{Band, Engine, RunUp};
use crate::game::Position;
use crate::theorem::memgames::mem_value;

/// Why the values of a region are right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Every row before was computed.
    Computed,
    /// Bounds that hold whatever the rows before are have met in every cell.
    Certified,
}

/// Some rows of MEM.
pub struct MemRegion {
    first: u64,
    end: u64,
    /// The rows of the run-up that is being tried.
    run_up: u64,
    state: State,
    /// The values below the parabola, for each row from `first` on.
    rows: Vec<Box<[u16]>>,
    certainty: Certainty,
    /// The row before which all bounds have met.
    met: Option<u64>,
}

enum State {
    Bounding(Bounds),
    Walking(Walk),
}

impl MemRegion {
    /// The rows that a region can have: values have sixteen bits and stay below 2√n + 2.
    pub const MOST_ROWS: u64 = 1 << 29;

    /// The rows `first..first + count`, none of them known yet.
    ///
    /// # Errors
    /// A sentence, if they lie too far out.
    pub fn new(first: u64, count: u64) -> Result<Self, String> {
        let end = first.saturating_add(count);
        if end > Self::MOST_ROWS {
            return Err(format!("the rows of MEM are computed up to n = {}", Self::MOST_ROWS - 1));
        }
        let run_up = run_up(first);
        let mut region = MemRegion {
            first,
            end,
            run_up,
            state: State::Walking(Walk::new()),
            rows: Vec::new(),
            certainty: Certainty::Computed,
            met: None,
        };
        region.start();
        Ok(region)
    }

    /// Why the values of the rows from `first` on are right, unless the bounds do not meet in time, which was never seen.
    pub fn certainty_from(first: u64) -> Certainty {
        if run_up(first) < first { Certainty::Certified } else { Certainty::Computed }
    }

    /// Why the values are right.
    pub fn certainty(&self) -> Certainty {
        self.certainty
    }

    /// The first row of the run-up.
    pub fn start_row(&self) -> u64 {
        self.first.saturating_sub(self.run_up)
    }

    /// The first row of the run-up that is proved, once the bounds have met.
    pub fn proved_from(&self) -> Option<u64> {
        self.met
    }

    /// Begins the run-up, from row 0 if it is as long as that.
    fn start(&mut self) {
        (self.state, self.certainty) = match self.start_row() {
            0 => (State::Walking(Walk::new()), Certainty::Computed),
            row => (State::Bounding(Bounds::new(row)), Certainty::Certified),
        };
    }

    /// The values of a row below the parabola, if it is known.
    fn row(&self, n: u64) -> Option<&[u16]> {
        self.rows.get(n.checked_sub(self.first)? as usize).map(|row| &**row)
    }

    fn advance_row(&mut self) -> u64 {
        match &mut self.state {
            State::Walking(walk) => {
                let n = walk.next();
                let row = walk.step();
                if n >= self.first {
                    self.rows.push(row.into());
                }
                row.len() as u64 + 8
            }
            State::Bounding(bounds) => match bounds.certified() {
                Some(walk) => {
                    let cost = walk.next() / 2;
                    self.met = Some(walk.next());
                    self.state = State::Walking(walk);
                    cost
                }
                None if bounds.next() == self.first => {
                    self.run_up *= 2;
                    self.start();
                    1
                }
                None => bounds.step(),
            },
        }
    }
}

/// How many rows of bounds come before row `first`, in which they have been seen to meet.
fn run_up(first: u64) -> u64 {
    3 * first.isqrt() * first.isqrt().isqrt() + 100
}

impl Engine for MemRegion {
    fn first(&self) -> u64 {
        self.first
    }

    fn rows(&self) -> u64 {
        self.first + self.rows.len() as u64
    }

    fn limit(&self) -> u64 {
        self.end
    }

    fn run_up(&self) -> Option<RunUp> {
        let next = match &self.state {
            State::Bounding(bounds) => bounds.next(),
            State::Walking(walk) => walk.next(),
        };
        let (from, to) = (self.start_row(), self.first);
        Some(RunUp { counts: "rows", from, next: next.min(to), to, certainty: self.certainty })
    }

    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows() < self.end && spent < work.max(1) {
            spent += self.advance_row();
        }
    }

    fn value(&mut self, at: Position) -> Option<u32> {
        let row = self.row(at.n)?;
        match mem_value(at.n, at.k) {
            Some(value) => Some(value as u32),
            None => Some(u32::from(row[at.k as usize])),
        }
    }

    fn band(&mut self, band: &Band, out: &mut [u32]) -> u64 {
        let mut texels = Texels::new(band);
        while let Some(row) = texels.next_row().and_then(|n| self.row(n)) {
            texels.add(1, (row, row, row));
        }
        texels.finish(out)
    }
}
