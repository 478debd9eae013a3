//! What a move is: positions, moves and rules, and how parameters are read; nothing about any one game, nor about values.

use std::ops::ControlFlow;

pub mod big;
pub mod catalogue;
pub(crate) mod decimal;
mod difference;
pub mod fractions;
mod heap;
pub mod numbers;
mod position;
mod reader;
pub mod rule;
mod slice;

pub use difference::Difference;
pub use heap::Heap;
pub use position::{Memory, Position};
pub use reader::{Problem, Reader};
pub use slice::{Cell, Slice};

/// A legal move: how many tokens it takes, and the position it leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The number of tokens taken.
    pub take: u64,
    /// The position left for the opponent.
    pub to: Position,
}

/// The rules of a game. This is all that the slow oracle needs to know about it.
pub trait Rules {
    /// Calls `visit` once for every legal move from `from`, the largest removal first, until it breaks.
    ///
    /// Large removals come first because they reach the small heaps, whose values are small: whoever looks for a
    /// winning move finds one soon.
    ///
    /// # Errors
    /// A sentence, if a rule that someone typed cannot be evaluated there.
    fn moves(&self, from: &Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String>;

    /// Whether whoever moves last loses. A value is then an outcome: 0 where the player to move loses, 1 where that player
    /// wins, as one who finds no move does.
    fn misere(&self) -> bool {
        false
    }
}
