//! "Memgames": the tables, the three games, MNEM and the games it grew from.

mod examples;
mod frontier;
mod global;
mod left_out;
mod mem;
mod mimic;
mod mnem;
mod neighbours;
mod perturbed;
mod recent;
mod structure;
mod tables;

use crate::claim::Claim;

/// The claims in the order of the paper.
pub(in crate::paper) fn claims() -> Vec<Claim> {
    let parts = [
        neighbours::claims(),
        tables::claims(),
        mem::claims(),
        frontier::claims(),
        examples::claims(),
        perturbed::claims(),
        left_out::claims(),
        global::claims(),
        mimic::claims(),
        recent::claims(),
        mem::conjectures(),
        structure::claims(),
        mnem::claims(),
    ];
    parts.into_iter().flatten().collect()
}
