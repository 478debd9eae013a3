//! The conjecture that every value of MNEM is finite (Memgames, section 6), row by row.
//!
//! Where k² ≥ n the values are known (docs/proofs/mnem.md, Theorem 2); each one below is proved on the way, or the walk ends.

use std::collections::BTreeSet;

use nimscope::paper::memgames::engine::MnemWalk;
use nimscope::paper::memgames::theorems::mem_envelope;

pub(crate) const CLAIM: &str = "every value of MNEM is finite, for heaps up to N and all k";

/// Walks over all rows up to `to`, and tells how often tokens must be added.
pub(crate) fn check(to: u64) -> Result<(), String> {
    let mut walk = MnemWalk::new(to + 1);
    let (mut cells, mut grown, mut widest) = (0_u64, 0_u64, 0);
    // How far the first column exceeds √n, and where.
    let mut above = (0, 0);
    for n in 0..=to {
        let row = walk.step().ok_or_else(|| format!("a value of row {n} is not proved"))?;
        cells += mem_envelope(n) - 1;
        // Several values may have to be reached so from the same column.
        let columns: BTreeSet<u16> = row.grown.iter().flat_map(|&(after, last)| after + 1..=last).collect();
        grown += columns.len() as u64;
        widest = widest.max(columns.last().copied().unwrap_or(0));
        if n > 1 {
            // The foot is the largest m with m(m + 1) ≤ n.
            let first = ((4 * n + 1).isqrt() - 1) / 2 + row.tops.len() as u64;
            above = above.max((first.saturating_sub(n.isqrt()), n));
        }
    }
    println!("{cells} cells below the parabola; all values are proved");
    println!("{grown} of them must add tokens to reach some smaller value; the last column with one is {widest}");
    println!("the first column exceeds √n by at most {}, last in row {}", above.0, above.1);
    Ok(())
}
