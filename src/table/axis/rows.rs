//! A table of rows that begins far out: how long it is, and where it begins for a row that someone goes to.

use super::Axis;
use crate::engine::Certainty;
use crate::grow::Refusal;
use crate::paper::{Entry, Spec};

/// The rows of a table that begins far out; a row has 20 kB at n = 10⁸.
pub const FAR_TABLE: u64 = 4_096;

/// The axis that shows a row far out, with some rows above it.
///
/// # Errors
/// If no table of this game begins so far out.
pub fn rows_around(spec: &Spec, n: u64) -> Result<Axis, Refusal> {
    // A round number, so that rows that lie near each other share a table and need one run-up.
    let axis = Axis::Rows(n.saturating_sub(ROWS_ABOVE) / ROUND * ROUND);
    match spec.entry().far_rows {
        0 => Err(Refusal::Missing(format!("the rows of {spec} begin at 0"))),
        end if n < end && axis.suits(spec) => Ok(axis),
        end => Err(Refusal::TooFar(format!("the rows of {spec} are shown up to n = {}, so not n = {n}", end - 1))),
    }
}

/// The row before which a table ends that begins at `first`.
pub(super) fn end(first: u64, entry: &Entry) -> u64 {
    first.saturating_add(FAR_TABLE).min(entry.far_rows)
}

/// How the rows from `first` on are known, in two words.
pub(super) fn known(first: u64, spec: &Spec) -> &'static str {
    match spec.game().certainty_from(first) {
        Certainty::Computed => "computed rows",
        Certainty::Certified => "certified rows",
    }
}

/// How many rows are shown at least above one that someone went to.
const ROWS_ABOVE: u64 = 8;

/// What the first row of a table is a multiple of.
const ROUND: u64 = 1_000;
