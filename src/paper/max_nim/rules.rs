//! Max Nim: from n tokens take at least one and at most ⌈n/d⌉, with or without one pass in the whole game.
//!
//! Source: R. Miyadera, S. Kannan, K. Hirokawa, M. Fukui, "Some formulas for Max Nim". The rule is the ceiling
//! throughout. The pass may be used once, by either player, and not from an empty heap; the position remembers how many
//! passes are left, 1 or 0. Whether there is a pass at all is where a table stands in that number.

use std::ops::ControlFlow;

use crate::game::numbers::Ratio;
use crate::game::{Move, Position, Rules, Slice};

/// The rules of Max Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MaxNim {
    /// The divisor, larger than 1.
    pub divisor: Ratio,
    /// Whether there is a pass.
    pub pass: bool,
}

impl MaxNim {
    /// The heaps, with the pass or without it.
    pub fn slice(&self) -> Slice {
        Slice::heaps(&[u64::from(self.pass)])
    }
}

impl Rules for MaxNim {
    fn moves(&self, from: &Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String> {
        let (n, passes) = (from.heap, from.remembered());
        for take in (1..=self.divisor.divide_up(n)).rev() {
            if visit(Move { take, to: Position::with(n - take, passes) }).is_break() {
                return Ok(());
            }
        }
        if passes > 0 && n > 0 {
            let _ = visit(Move { take: 0, to: Position::with(n, passes - 1) });
        }
        Ok(())
    }
}
