//! Dynamic one-pile Nim: whoever takes k tokens lets the other take at most f(k).
//!
//! Source: A. Holshouser, H. Reiter, J. Rudzinski, "Dynamic one-pile Nim". A position (N, x) is a pile of N tokens of
//! which at most x may be taken; here N is the heap and x the memory. In misère play whoever takes the last token loses;
//! since that is forced upon whoever faces a single token, misère (N, x) is played as normal (N − 1, x).

use std::ops::ControlFlow;

use super::rule::NumberRule;
use super::{Move, Position, Rules};

/// The rules of dynamic one-pile Nim.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dynamic {
    /// How many tokens the other may take after n.
    pub rule: NumberRule,
    /// Whether taking the last token loses.
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
}

impl Rules for Dynamic {
    fn moves(&self, from: Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String> {
        // In misère play the last token is left alone: taking it would lose, and leaving it wins.
        let heap = if self.misere { from.n.saturating_sub(1) } else { from.n };
        for take in (1..=heap.min(from.k)).rev() {
            if visit(Move { take, to: Position { n: from.n - take, k: self.next(take)? } }).is_break() {
                break;
            }
        }
        Ok(())
    }
}
