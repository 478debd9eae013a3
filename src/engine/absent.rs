//! The table of a game whose engine is in the other module, which is asked for it: this one has no rows.

use super::Engine;
use crate::game::Cell;
use crate::grow::{Grow, Progress, Refusal};

/// A table that is elsewhere.
pub struct Absent;

impl Grow for Absent {
    fn advance(&mut self, _work: u64) {}

    fn progress(&self) -> Progress<'_> {
        Progress::new(0, 0).unless(Some(&Refusal::Elsewhere))
    }
}

impl Engine for Absent {
    fn value(&mut self, _at: Cell) -> Option<u32> {
        None
    }
}
