//! MEM by its structure (docs/proofs/mem.md) against the walk by changes, which uses nothing of that.

use nimscope::engine::Engine;
use nimscope::game::Cell;
use nimscope::paper::memgames::engine::Mem;

use crate::walk::Walk;

pub(crate) const CLAIM: &str = "MEM by its structure has the values that a walk through all rows finds";

/// Compares every cell below the parabola in all rows up to `to`.
pub(crate) fn check(to: u64) -> Result<(), String> {
    let (mut walk, mut engine) = (Walk::new(), Mem::new(u64::MAX));
    let mut cells = 0_u64;
    for n in 0..=to {
        for (k, &expected) in (0..).zip(walk.step()) {
            let found = engine.value(Cell { row: n, column: k });
            if found != Some(u32::from(expected)) {
                return Err(format!("{n}_{k} has the value {expected}, and the structure says {found:?}"));
            }
            cells += 1;
        }
    }
    println!("{cells} cells compared");
    Ok(())
}
