//! What the inspector adds about a heap of Maximum or Minimum Nim.

use super::theorems::regular;
use super::{Restricted, Side};
use crate::table::Fact;

/// What the rule says, how many tokens that are, and for Maximum Nim the regular rule with the same values; `after` is the value
/// without the pass, where there is one.
pub(super) fn facts(game: &Restricted, n: u64, after: Option<u32>) -> Vec<Fact> {
    /// Beyond this heap the regular rule would take too long to have for a remark.
    const FAR: u64 = 20_000;
    let mut facts = Vec::new();
    if let Some(after) = after {
        facts.push(Fact { label: "Without the pass", text: format!("G({n}) = {after}") });
    }
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
    // Proposition 2.3 is about weakly increasing rules only, and about the game without a pass.
    if bounds.is_sorted()
        && !game.pass
        && let Some(last) = regular(&bounds).last()
    {
        facts.push(Fact { label: "Regular bound", text: format!("f′({n}) = {last}") });
    }
    facts
}
