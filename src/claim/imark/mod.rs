//! "Some i-Mark games": Sopena's P-positions, Theorems 1–3, Conjecture 4, and the game ({1}, {2, 3}).

mod erratic;
mod stretches;
mod twos;

use super::Claim;

/// The claims in the order of the paper.
pub(super) fn claims() -> Vec<Claim> {
    [stretches::claims(), twos::claims(), erratic::claims()].into_iter().flatten().collect()
}
