//! Memgames: a heap remembers how many tokens were last removed from it, and that limits the next removal.
//!
//! Source: U. Larsson, S. Rubinstein-Salzedo, A. N. Siegel, "Memgames". A position `n_k` is a heap of `n` tokens from
//! which `k` were last removed; `k = 0` is a heap that nobody has touched, and a move always removes at least one token,
//! except in MNEM, where fewer than k tokens may also be added.

use std::ops::ControlFlow;

use crate::game::numbers::IntegerSet;
use crate::game::rule::{NumberRule, SetRule};
use crate::game::{Move, Position, Rules};

/// A memgame.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Memgame {
    /// MEM: remove at least as many as were last removed.
    Mem,
    /// MEM⁺: remove more than were last removed.
    MemPlus,
    /// MEM⁰: remove any number but the one last removed.
    MemZero,
    /// MEM⁰ in which a heap of one of these sizes may repeat the last removal.
    Perturbed(IntegerSet),
    /// MNEM, Conway's: remove as in MEM, or add fewer than were last moved. A play may go on for ever.
    Mnem,
    /// D.U.D.E.N.E.Y.: as MEM⁰, but never more than this number.
    Dudeney(u64),
    /// A take-away game: remove at most f(k). The first move may not take everything.
    TakeAway(NumberRule),
    /// MEM(F): remove a member of F(k), which may depend on the heap.
    Typed(SetRule),
}

impl Memgame {
    /// Whether `take` tokens may be removed from a heap of `n` that remembers `k`.
    ///
    /// # Errors
    /// A sentence, if a rule that someone typed cannot be evaluated.
    pub fn allows(&self, n: u64, k: u64, take: u64) -> Result<bool, String> {
        Ok(match self {
            Memgame::Mem => take >= k,
            // An untouched heap of MNEM plays as one that remembers 1.
            Memgame::Mnem => take >= k.max(1),
            Memgame::MemPlus => take > k,
            Memgame::MemZero => take != k,
            Memgame::Perturbed(free) => take != k || free.members().binary_search(&n).is_ok(),
            Memgame::Dudeney(most) => take <= *most && take != k,
            Memgame::TakeAway(_) => take <= self.most(n, k)?,
            Memgame::Typed(rule) => rule.at(n).contains(k, take).map_err(|error| error.to_string())?,
        })
    }

    /// Whether `take` tokens may be removed from a heap of `n` after every removal that is large enough, or else after none of
    /// those; none if the form of a rule that someone typed does not tell which.
    pub fn allows_in_the_end(&self, n: u64, take: u64) -> Option<bool> {
        match self {
            Memgame::Mem | Memgame::Mnem | Memgame::MemPlus => Some(false),
            Memgame::MemZero | Memgame::Perturbed(_) => Some(true),
            Memgame::Dudeney(most) => Some(take <= *most),
            Memgame::TakeAway(rule) => rule.reaches_in_the_end(take),
            Memgame::Typed(rule) => rule.at(n).contains_in_the_end(take),
        }
    }

    /// No fewer tokens can be removed after k, so that nobody looks for such moves in a huge heap.
    fn least(&self, k: u64) -> u64 {
        match self {
            Memgame::Mem | Memgame::Mnem => k.max(1),
            Memgame::MemPlus => k + 1,
            _ => 1,
        }
    }

    /// No more tokens can be removed, whatever the heap.
    fn largest(&self) -> u64 {
        match self {
            Memgame::Dudeney(most) => *most,
            _ => u64::MAX,
        }
    }

    /// The most tokens that a take-away game allows, or all of them in other games.
    ///
    /// # Errors
    /// A sentence, if f cannot be evaluated at k or is negative there.
    pub fn most(&self, n: u64, k: u64) -> Result<u64, String> {
        match self {
            Memgame::TakeAway(_) if k == 0 => Ok(n.saturating_sub(1)),
            Memgame::TakeAway(rule) => rule.eval_floor(k).map_err(|error| error.to_string()),
            _ => Ok(n),
        }
    }
}

impl Rules for Memgame {
    fn moves(&self, from: &Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String> {
        let (n, k) = (from.heap, from.remembered());
        for take in (self.least(k)..=n.min(self.largest())).rev() {
            if self.allows(n, k, take)? {
                let to = Position::with(n - take, take);
                if visit(Move { take, to }).is_break() {
                    return Ok(());
                }
            }
        }
        if *self == Memgame::Mnem {
            for add in 1..k {
                let to = Position::with(n + add, add);
                if visit(Move { take: 0, to }).is_break() {
                    return Ok(());
                }
            }
        }
        Ok(())
    }
}
