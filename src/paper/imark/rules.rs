//! Subtraction-division games: subtract a member of S, or divide by a member of D.
//!
//! Source: O. Friman and G. Nivasch, "Some i-Mark games", section 1. i-Mark divides only where nothing remains; Mark and
//! its kin round down or up. A division that would not change the heap is not a move, and in Kupin's variant the game
//! ends at a heap of 1.

use std::ops::ControlFlow;

use crate::game::big::Big;
use crate::game::numbers::IntegerSet;
use crate::game::{Move, Position, Rules};

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
    #[inline]
    pub fn quotient(&self, n: u64, d: u64) -> Option<u64> {
        let to = match self.rounding {
            Rounding::Exact if !n.is_multiple_of(d) => return None,
            Rounding::Exact | Rounding::Down => n / d,
            Rounding::Up => n.div_ceil(d),
        };
        (to < n && to >= self.end).then_some(to)
    }

    /// The same for a heap of any size.
    pub fn far_quotient(&self, heap: &Big, d: u64) -> Option<Big> {
        let is_whole = heap % d == Big::ZERO;
        let to = match self.rounding {
            Rounding::Exact if !is_whole => return None,
            Rounding::Exact | Rounding::Down => heap / d,
            Rounding::Up if is_whole => heap / d,
            Rounding::Up => heap / d + 1_u32,
        };
        (to < *heap && to >= Big::from(self.end)).then_some(to)
    }
}

impl Rules for Division {
    fn moves(&self, from: &Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String> {
        let n = from.heap;
        if n <= self.end {
            return Ok(());
        }
        let divisions = self.divide.members().iter().rev().filter_map(|&d| self.quotient(n, d));
        let subtractions = self.subtract.members().iter().rev().filter_map(|&s| n.checked_sub(s));
        let moves = divisions.chain(subtractions).filter(|&to| to >= self.end);
        for to in moves {
            if visit(Move { take: n - to, to: Position::bare(to) }).is_break() {
                break;
            }
        }
        Ok(())
    }
}
