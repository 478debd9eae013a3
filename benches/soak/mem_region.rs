//! Rows of MEM far out, certified by a walk that begins in the middle.

use nimscope::engine::{Certainty, Engine};
use nimscope::game::Cell;
use nimscope::grow;
use nimscope::paper::memgames::engine::MemRegion;

pub(crate) const CLAIM: &str = "the rows of MEM from N on are proved without the rows before their run-up";

/// The rows that are certified and looked at.
const ROWS: u64 = 1_000;

pub(crate) fn check(at: u64) -> Result<(), String> {
    let mut region = MemRegion::new(at, ROWS).map_err(|why| why.to_string())?;
    grow::reach(&mut region, u64::MAX, 1 << 30);
    if region.certainty() != Certainty::Certified {
        return Err(format!("row {at} is too near: it is computed from row 0"));
    }
    let (start, met) = (region.start_row(), region.proved_from().unwrap_or(at));
    println!("rows {at} to {}: certified", at + ROWS - 1);
    println!("the walk begins at row {start}, and all cells are known {} rows later", met - start);
    let first: Vec<String> =
        (1..=12).filter_map(|k| region.value(Cell { row: at, column: k })).map(|v| v.to_string()).collect();
    println!("row {at} begins {}", first.join(" "));
    Ok(())
}
