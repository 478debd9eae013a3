//! What the inspector adds about a heap of Max Nim.

use super::{MaxNim, theorems};
use crate::table::Fact;

pub(super) fn facts(game: &MaxNim, n: u64) -> Vec<Fact> {
    let mut facts = Vec::new();
    if game.pass {
        let passed = theorems::value(game.divisor, n);
        facts.push(Fact { label: "Without the pass", text: format!("G_d({n}) = {passed}") });
    }
    // With a pass the heaps of an orbit have one value too, but for those that the theorem treats apart.
    if !game.pass || theorems::is_permuted(game.divisor, n) {
        let next = theorems::next_with_same_value(game.divisor, n);
        facts.push(Fact { label: "Next with this value", text: format!("h_d({n}) = {next}") });
    }
    facts.push(Fact { label: "At most", text: format!("⌈n/d⌉ = {}", game.divisor.divide_up(n)) });
    facts
}
