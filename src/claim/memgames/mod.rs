//! "Memgames": the tables, the three games, MNEM and the games it grew from.

mod examples;
mod frontier;
mod mem;
mod mnem;
mod neighbours;
mod tables;

use super::Claim;

/// The claims in the order of the paper.
pub(super) fn claims() -> Vec<Claim> {
    let parts = [
        neighbours::claims(),
        tables::claims(),
        mem::claims(),
        frontier::claims(),
        examples::claims(),
        mem::conjectures(),
        mnem::claims(),
    ];
    parts.into_iter().flatten().collect()
}
