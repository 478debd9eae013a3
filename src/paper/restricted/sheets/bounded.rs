//! A rule f of Restricted Nim, as far as a sheet looks at it.

use std::collections::BTreeSet;

use crate::engine::{Sequence, Window};
use crate::grow::Refusal;
use crate::paper::restricted::theorems::regular;
use crate::paper::restricted::{Restricted, Side};

/// A rule on the first heaps, and the values of Maximum Nim with it.
pub(super) struct Bounded {
    /// f(n) as it was typed; `None` for an empty heap if f says nothing there, which nobody asks.
    pub(super) typed: Vec<Option<u64>>,
    /// f(n), or n if that is smaller: how many tokens may be taken.
    pub(super) f: Vec<u64>,
    /// The computed values of Maximum Nim.
    pub(super) g: Vec<u64>,
    /// Why there are fewer heaps than were asked for, if there are.
    refusal: Option<Refusal>,
}

impl Bounded {
    /// The rule of a game on `heaps` heaps, or on fewer where it cannot be evaluated.
    ///
    /// # Errors
    /// If the rule gives nothing even for a heap of one.
    pub(super) fn new(game: &Restricted, heaps: u64) -> Result<Bounded, Refusal> {
        let mut window = Window::new(Restricted { rule: game.rule.clone(), side: Side::Maximum, pass: false });
        match window.grow(u64::MAX, heaps).err() {
            Some(refusal) if window.heaps() <= 1 => Err(refusal),
            refusal => {
                let g = (0..window.heaps()).map(|n| window.value(n).into()).collect();
                let f = (0..window.heaps()).map(|n| game.bound(n)).collect::<Result<_, _>>().map_err(Refusal::Rule)?;
                let typed = (0..window.heaps()).map(|n| game.typed(n).ok()).collect();
                Ok(Bounded { typed, f, g, refusal })
            }
        }
    }

    /// The regular rule f′ with the same values, if f never falls.
    pub(super) fn regular(&self) -> Option<Vec<u64>> {
        self.f.is_sorted().then(|| regular(&self.f))
    }

    /// Whether the rule ends before the heaps that were asked for.
    pub(super) fn ends(&self) -> bool {
        self.refusal.is_some()
    }

    /// What must be said about the rule before anything else: where it falls, and where it ends.
    pub(super) fn warning(&self) -> String {
        let falls = self.f.windows(2).position(|pair| pair[0] > pair[1]).map(|place| {
            // Where min(n, f(n)) falls, f does: the smaller one of the two is f(n) itself.
            let [high, low] = [place, place + 1].map(|n| self.typed[n].unwrap_or(0));
            format!(
                " The paper’s theorems are about rules that never fall, and this one does: f({}) = {low} < f({place}) = {high}.",
                place + 1
            )
        });
        let ends = self.refusal.as_ref().map(|why| format!(" The rule ends before n = {}: {why}.", self.f.len()));
        falls.unwrap_or_default() + &ends.unwrap_or_default()
    }
}

/// The values of Minimum Nim with this rule: h_n is the mex of those before heap n − f(n), recurrence (12).
///
/// The mex of a beginning only grows with it, so that one pass over the heaps gives all of them.
pub(super) fn minimum_values(f: &[u64]) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    // The mex of the first m values, for every m.
    let mut least = vec![0];
    let mut taken = BTreeSet::new();
    for (n, &bound) in (0..).zip(f) {
        let value = least[(n - bound) as usize];
        values.push(value);
        taken.insert(value);
        let mut mex = least[values.len() - 1];
        while taken.contains(&mex) {
            mex += 1;
        }
        least.push(mex);
    }
    values
}
