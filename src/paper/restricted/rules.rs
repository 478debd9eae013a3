//! Restricted Nim: a rule f bounds the number of tokens by the size of the heap, from above or from below.
//!
//! Source: L. Levine, "Fractal sequences and restricted Nim", sections 2 and 4. Maximum Nim takes at most f(n) tokens,
//! Minimum Nim more than f(n). A bound beyond the heap itself is as good as the heap, and an empty heap has no move
//! whatever f says, so that f(0) is not asked.
//!
//! Maximum Nim may be played with a pass, as R. Miyadera and others play Max Nim: it may be used once, by either player, and not
//! where no token may be taken. The position then remembers how many passes are left.

use std::ops::ControlFlow;

use crate::game::rule::NumberRule;
use crate::game::{Move, Position, Rules, Slice};

/// The rules of Restricted Nim.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Restricted {
    /// The bound f(n).
    pub rule: NumberRule,
    /// Which side f bounds.
    pub side: Side,
    /// Whether there is a pass, which is for Maximum Nim alone.
    pub pass: bool,
}

/// Which side a rule bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// At most f(n) tokens are taken.
    Maximum,
    /// More than f(n) tokens are taken.
    Minimum,
}

impl Restricted {
    /// f(n) as it was typed.
    ///
    /// # Errors
    /// A sentence, if f cannot be evaluated at n or is negative there.
    pub fn typed(&self, n: u64) -> Result<u64, String> {
        self.rule.eval(n).map_err(|error| error.to_string())
    }

    /// f(n), or n if that is smaller; 0 for an empty heap.
    ///
    /// # Errors
    /// A sentence, if f cannot be evaluated at n ≥ 1 or is negative there.
    pub fn bound(&self, n: u64) -> Result<u64, String> {
        if n == 0 { Ok(0) } else { Ok(self.typed(n)?.min(n)) }
    }

    /// The heaps, with the pass if there is one.
    pub fn slice(&self) -> Slice {
        if self.pass { Slice::heaps(&[1]) } else { Slice::heaps(&[]) }
    }

    /// The same game when the pass is used up.
    #[must_use]
    pub fn without_pass(&self) -> Restricted {
        Restricted { pass: false, ..self.clone() }
    }
}

impl Rules for Restricted {
    fn moves(&self, from: &Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String> {
        let bound = self.bound(from.heap)?;
        let takes = match self.side {
            Side::Maximum => 1..=bound,
            Side::Minimum => bound + 1..=from.heap,
        };
        let to = |heap| Position { heap, ..from.clone() };
        for take in takes.rev() {
            if visit(Move { take, to: to(from.heap - take) }).is_break() {
                return Ok(());
            }
        }
        let passes = from.remembered();
        if passes > 0 && bound > 0 {
            let _ = visit(Move { take: 0, to: Position::with(from.heap, passes - 1) });
        }
        Ok(())
    }
}
