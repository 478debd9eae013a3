//! Serial Nim by its closed form (L. Levine, Proposition 5.1): the map of the first two heaps with the tail fixed.

use super::Engine;
use crate::game::Position;
use crate::game::serial::Serial;
use crate::theorem::restricted::{serial_pair, serial_value};

/// The values of Serial Nim.
pub struct SerialValues {
    game: Serial,
    /// The value of the heaps behind the first two.
    tail: u64,
    limit: u64,
}

impl SerialValues {
    /// The table of the first two heaps before the game's tail.
    pub fn new(game: Serial, limit: u64) -> Self {
        SerialValues { tail: serial_value(game.tail()), game, limit }
    }
}

impl Engine for SerialValues {
    fn rows(&self) -> u64 {
        self.limit
    }

    fn limit(&self) -> u64 {
        self.limit
    }

    fn advance(&mut self, _work: u64) {}

    fn value(&mut self, at: Position) -> Option<u32> {
        let value = match self.game.tail_at(at) {
            Some(heaps) => serial_value(&heaps),
            None => serial_pair(at.n, serial_pair(at.k, self.tail)),
        };
        (at.n < self.limit).then_some(value as u32)
    }
}
