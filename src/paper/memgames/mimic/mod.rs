//! Mimic: MEM⁰ in which a removal may be repeated, but not too often in a row.
//!
//! A position `n_{k,c}` is a heap of n tokens from which k were removed the last c times, by both players in turn; `k = 0` is a heap
//! that nobody has touched. The paper asks for such variants in its section 6.

mod entry;
mod game;
mod marks;
mod presets;

use std::ops::ControlFlow;

pub(super) use self::entry::entry;
use crate::game::{Move, Position, Rules};

/// The game, and the layer of it that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mimic {
    /// How often in a row the same number may be removed.
    pub most: u64,
    /// How often in a row the last one was removed in the positions that are shown.
    pub times: u64,
}

impl Rules for Mimic {
    fn moves(&self, from: &Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String> {
        let &[last, times] = from.memory.as_slice() else {
            return Err("a position of mimic is a heap and two numbers".to_owned());
        };
        for take in (1..=from.heap).rev() {
            let times = match take == last {
                true if times >= self.most => continue,
                true => times + 1,
                false => 1,
            };
            if visit(Move { take, to: Position::of(&[from.heap - take, take, times]) }).is_break() {
                break;
            }
        }
        Ok(())
    }
}
