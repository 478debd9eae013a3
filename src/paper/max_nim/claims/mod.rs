//! "Some formulas for Max Nim": the rule, the next heap with the same value, and the pass.

mod pass;
mod recurrence;

use crate::claim::Claim;
use crate::game::numbers::Ratio;

/// The claims in the order of the paper.
pub(in crate::paper) fn claims() -> Vec<Claim> {
    [recurrence::claims(), pass::claims()].into_iter().flatten().collect()
}

/// A divisor as a number.
fn ratio(text: &str) -> Ratio {
    Ratio::parse(text).expect("the divisors of claims can be read")
}
