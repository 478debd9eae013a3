//! Max Nim: from n tokens take at least one and at most ⌈n/d⌉, with or without one pass in the whole game.
//!
//! Source: R. Miyadera, S. Kannan, K. Hirokawa, M. Fukui, "Some formulas for Max Nim". The rule is the ceiling
//! throughout. The pass may be used once, by either player, and not from an empty heap; the position's memory says
//! whether it is gone: k = 0 while it can still be used, k = 1 afterwards.

use std::ops::ControlFlow;

use super::numbers::Ratio;
use super::{Move, Position, Rules};

/// The rules of Max Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MaxNim {
    /// The divisor, larger than 1.
    pub divisor: Ratio,
    /// Whether there is a pass.
    pub pass: bool,
}

impl Rules for MaxNim {
    fn moves(&self, from: Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String> {
        for take in (1..=self.divisor.divide_up(from.n)).rev() {
            if visit(Move { take, to: Position { n: from.n - take, k: from.k } }).is_break() {
                return Ok(());
            }
        }
        if self.pass && from.k == 0 && from.n > 0 {
            let _ = visit(Move { take: 0, to: Position { n: from.n, k: 1 } });
        }
        Ok(())
    }
}
