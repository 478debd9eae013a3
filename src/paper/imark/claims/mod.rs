//! "Some i-Mark games": Sopena's results, Theorems 1–3, Conjecture 4, and the game ({1}, {2, 3}).

mod erratic;
mod sopena;
mod stretches;
mod twos;

use crate::claim::{Book, Checked, Claim, ensure};

/// The claims in the order of the paper.
pub(in crate::paper) fn claims() -> Vec<Claim> {
    [sopena::claims(), stretches::claims(), twos::claims(), erratic::claims()].into_iter().flatten().collect()
}

/// Fails unless heap n is a P-position, or is none, as said.
fn outcome(n: u64, book: &mut Book, is_lost: bool) -> Checked {
    let found = book.value(n, 0);
    ensure((found == 0) == is_lost, (n, 0), found, if is_lost { "0" } else { "not 0" })
}
