//! The commands that are about the games of one paper: `exceptions`, `immortals` and `immortals_sweep` of "Memgames", `gaps` of "Some i-Mark
//! games", `outcome` of "Dynamic one-pile Nim". No other file of the program names a paper.

pub(crate) mod exceptions;
pub(crate) mod gaps;
pub(crate) mod immortals;
pub(crate) mod immortals_sweep;
pub(crate) mod outcome;

use nimscope::paper::Spec;
use nimscope::paper::memgames::Memgame;

use crate::column::Column;
use crate::failure::Failure;
use crate::heap::Heaps;
use crate::work::Work;

/// The values of a column that lie beyond the table: those of the frontier of MEM⁰.
pub(crate) fn beyond_table(spec: &Spec, column: &Column, n: &Heaps, work: &Work) -> Result<Option<Vec<u32>>, Failure> {
    if spec.rules() != Some(&Memgame::MemZero) || *column != Column::Infinite {
        return Ok(None);
    }
    let scan = immortals::frontier(n.last, work)?;
    let first = n.first.small().expect("it is no larger than the last");
    Ok(Some(scan.frontier()[first as usize..].to_vec()))
}
