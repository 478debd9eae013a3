//! A table whose values someone states, such as a paper that prints them. Where nothing is stated, nothing is known.

use super::Engine;
use crate::game::Cell;
use crate::grow::{Grow, Progress};

/// What is stated of a cell.
pub type Statement = Box<dyn Fn(Cell) -> Option<u32>>;

/// A table that is there at once.
pub struct StatedValues {
    value: Statement,
    limit: u64,
}

impl StatedValues {
    /// The table of a statement, which ends at `limit` rows.
    pub fn new(value: Statement, limit: u64) -> StatedValues {
        StatedValues { value, limit }
    }
}

impl Grow for StatedValues {
    fn advance(&mut self, _work: u64) {}

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.limit, self.limit)
    }
}

impl Engine for StatedValues {
    fn value(&mut self, at: Cell) -> Option<u32> {
        if at.row < self.limit { (self.value)(at) } else { None }
    }
}
