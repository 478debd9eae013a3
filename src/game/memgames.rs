//! Memgames: a heap remembers how many tokens were last removed from it, and that limits the next removal.
//!
//! Source: U. Larsson, S. Rubinstein-Salzedo, A. N. Siegel, "Memgames", sections 1–5. A position `n_k` is a heap of
//! `n` tokens from which `k` were last removed; `k = 0` is a heap that nobody has touched, and a move always removes
//! at least one token.

use std::ops::ControlFlow;

use super::{Move, Position, Rules};

/// The three memgames that the paper is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Memgame {
    /// MEM: remove at least as many as were last removed.
    Mem,
    /// MEM⁺: remove more than were last removed.
    MemPlus,
    /// MEM⁰: remove any number but the one last removed.
    MemZero,
}

impl Memgame {
    /// Whether `take` tokens may be removed from a heap that remembers `k`, if the heap is large enough.
    pub fn allows(self, k: u64, take: u64) -> bool {
        take >= 1
            && match self {
                Memgame::Mem => take >= k,
                Memgame::MemPlus => take > k,
                Memgame::MemZero => take != k,
            }
    }
}

impl Rules for Memgame {
    fn moves(&self, from: Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) {
        for take in (1..=from.n).rev() {
            if self.allows(from.k, take) {
                let to = Position { n: from.n - take, k: take };
                if visit(Move { take, to }).is_break() {
                    return;
                }
            }
        }
    }
}
