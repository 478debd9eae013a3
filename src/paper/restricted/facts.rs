//! What the inspector adds about a heap of Maximum or Minimum Nim.

use super::theorems::regular;
use super::{Restricted, Side};
use crate::table::Fact;

/// What the rule says, how many tokens that are, and for Maximum Nim the regular rule with the same values.
pub(super) fn facts(game: &Restricted, n: u64) -> Vec<Fact> {
    /// Beyond this heap the regular rule would take too long to have for a remark.
    const FAR: u64 = 20_000;
    let mut facts = Vec::new();
    if let Ok(typed) = game.typed(n) {
        facts.push(Fact { label: "Rule", text: format!("f({n}) = {typed}") });
        if typed > n {
            facts.push(Fact { label: "Bound", text: format!("min({n}, f({n})) = {n}") });
        }
    }
    if game.side == Side::Minimum || n > FAR {
        return facts;
    }
    let bounds: Result<Vec<u64>, String> = (0..=n).map(|n| game.bound(n)).collect();
    let Ok(bounds) = bounds else { return facts };
    // Proposition 2.3 is about weakly increasing rules only.
    if bounds.is_sorted()
        && let Some(last) = regular(&bounds).last()
    {
        facts.push(Fact { label: "Regular bound", text: format!("f′({n}) = {last}") });
    }
    facts
}
