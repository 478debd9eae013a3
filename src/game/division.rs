//! Subtraction-division games: subtract a member of S, or divide by a member of D.
//!
//! Source: O. Friman and G. Nivasch, "Some i-Mark games", section 1. i-Mark divides only where nothing remains; Mark and
//! its kin round down or up. A division that would not change the heap is not a move, and in Kupin's variant the game
//! ends at a heap of 1.

use std::ops::ControlFlow;

use super::numbers::IntegerSet;
use super::{Move, Position, Rules};

/// The rules of a subtraction-division game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Division {
    /// What may be subtracted.
    pub subtract: IntegerSet,
    /// What one may divide by.
    pub divide: IntegerSet,
    /// What becomes of a remainder.
    pub rounding: Rounding,
    /// The heap at which the game ends, 0 or 1.
    pub end: u64,
}

/// What becomes of a remainder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounding {
    /// Only exact divisions are moves.
    Exact,
    /// The quotient is rounded down.
    Down,
    /// The quotient is rounded up.
    Up,
}

impl Division {
    /// The most options that a heap can have, and so the largest value.
    pub fn most_options(&self) -> usize {
        self.subtract.members().len() + self.divide.members().len()
    }

    /// Where dividing `n` by `d` leads, if that is a move.
    pub fn quotient(&self, n: u64, d: u64) -> Option<u64> {
        let to = match self.rounding {
            Rounding::Exact if !n.is_multiple_of(d) => return None,
            Rounding::Exact | Rounding::Down => n / d,
            Rounding::Up => n.div_ceil(d),
        };
        (to < n && to >= self.end).then_some(to)
    }
}

impl Rules for Division {
    fn moves(&self, from: Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String> {
        if from.n <= self.end {
            return Ok(());
        }
        let divisions = self.divide.members().iter().rev().filter_map(|&d| self.quotient(from.n, d));
        let subtractions = self.subtract.members().iter().rev().filter_map(|&s| from.n.checked_sub(s));
        let moves = divisions.chain(subtractions).filter(|&to| to >= self.end);
        for to in moves {
            if visit(Move { take: from.n - to, to: Position { n: to, k: 0 } }).is_break() {
                break;
            }
        }
        Ok(())
    }
}
