//! Dynamic one-pile Nim: whoever takes k tokens lets the other take at most f(k).
//!
//! Source: A. Holshouser, H. Reiter, J. Rudzinski, "Dynamic one-pile Nim". A position (N, x) is a pile of N tokens of
//! which at most x may be taken; here N is the heap and x the memory. In misère play whoever moves last loses.
//!
//! The paper has f ≥ 1, so that a play ends with the last token. Here f(k) = 0 ends it too, since nobody can move then: the
//! player to move has lost, and in misère play has won.

use std::ops::ControlFlow;

use crate::game::rule::NumberRule;
use crate::game::{Move, Position, Rules};

/// The rules of dynamic one-pile Nim.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dynamic {
    /// How many tokens the other may take after n.
    pub rule: NumberRule,
    /// Whether whoever moves last loses.
    pub misere: bool,
}

impl Dynamic {
    /// f(k): how many tokens may be taken after k.
    ///
    /// # Errors
    /// A sentence, if f cannot be evaluated at k or is negative there.
    pub fn next(&self, k: u64) -> Result<u64, String> {
        self.rule.eval(k).map_err(|error| error.to_string())
    }

    /// The least k ≤ `last` with f(k) = 0, which the paper's rules do not have.
    pub fn first_end(&self, last: u64) -> Option<u64> {
        (1..=last).map_while(|k| Some((k, self.next(k).ok()?))).find(|&(_, bound)| bound == 0).map(|(k, _)| k)
    }
}

impl Rules for Dynamic {
    fn moves(&self, from: &Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String> {
        for take in (1..=from.heap.min(from.remembered())).rev() {
            if visit(Move { take, to: Position::with(from.heap - take, self.next(take)?) }).is_break() {
                break;
            }
        }
        Ok(())
    }

    fn misere(&self) -> bool {
        self.misere
    }
}
