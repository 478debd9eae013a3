//! Recent: none of the last r removals may be repeated.
//!
//! A position `(n; k_1, …, k_r)` is a heap of n tokens with the last r removals, the last first, and 0 where there was none. With r = 1
//! this is MEM⁰. The paper asks for such variants in its section 6.

mod entry;
mod game;
mod marks;
#[cfg(feature = "papers")]
mod plane;
mod presets;

use std::ops::ControlFlow;

pub(super) use self::entry::entry;
#[cfg(feature = "papers")]
pub(super) use self::game::is_lost;
use crate::game::{Memory, Move, Position, Rules};

/// The game, and the positions of it that are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Recent {
    /// How many removals are remembered: one or two.
    pub remembered: u64,
    /// The last removal but one in the positions that are shown; 0 if there was none.
    pub before: u64,
}

impl Rules for Recent {
    fn moves(&self, from: &Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String> {
        for take in (1..=from.heap).rev().filter(|take| !from.memory.contains(take)) {
            let kept = from.memory.iter().copied().take(from.memory.len().saturating_sub(1));
            let memory: Memory = std::iter::once(take).chain(kept).collect();
            if visit(Move { take, to: Position { heap: from.heap - take, memory } }).is_break() {
                break;
            }
        }
        Ok(())
    }
}
