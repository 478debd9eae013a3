//! Two heaps with one memory: what was last removed from either limits what may be removed from either.
//!
//! A position (a, b; k) is two heaps and the number k last removed; k = 0 where nobody has moved yet. The paper asks for such
//! games in its section 6: Global MEM, Global MEM⁰, Global Fibonacci Nim.

mod entry;
mod game;
mod presets;

use std::ops::ControlFlow;

pub(super) use self::entry::entry;
use crate::game::rule::SetRule;
use crate::game::{Move, Position, Rules};

/// The game, and the memory that is shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Global {
    /// F(k), which removals may follow the removal k.
    pub rule: SetRule,
    /// What was last removed in the positions that are shown.
    pub last: u64,
}

impl Rules for Global {
    fn moves(&self, from: &Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String> {
        let &[second, last] = from.memory.as_slice() else {
            return Err("a position of this game is two heaps and a number".to_owned());
        };
        for place in 0..2 {
            let heap = if place == 0 { from.heap } else { second };
            for take in (1..=heap).rev() {
                if !self.rule.contains(last, take).map_err(|error| error.to_string())? {
                    continue;
                }
                let to = from.clone().put(place, heap - take).put(2, take);
                if visit(Move { take, to }).is_break() {
                    return Ok(());
                }
            }
        }
        Ok(())
    }
}
