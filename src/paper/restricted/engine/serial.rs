//! Serial Nim by its closed form (L. Levine, Proposition 5.1): the map of the first two heaps with the tail fixed.

use crate::engine::Engine;
use crate::game::Cell;
use crate::grow::{Grow, Progress};
use crate::paper::restricted::Serial;
use crate::paper::restricted::theorems::{serial_pair, serial_value};

/// The values of Serial Nim.
pub struct SerialValues {
    /// The value of the heaps behind the first two.
    tail: u64,
    limit: u64,
}

impl SerialValues {
    /// The table of the first two heaps before the game's tail.
    pub fn new(game: &Serial, limit: u64) -> Self {
        SerialValues { tail: serial_value(game.tail()), limit }
    }
}

impl Grow for SerialValues {
    fn advance(&mut self, _work: u64) {}

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.limit, self.limit)
    }
}

impl Engine for SerialValues {
    fn value(&mut self, at: Cell) -> Option<u32> {
        let value = serial_pair(at.row, serial_pair(at.column, self.tail));
        (at.row < self.limit).then_some(value as u32)
    }
}
