//! The value that a heap has with every memory, or every bound, that is large enough: the column `inf`.

use crate::engine::Engine;
use crate::grow::Refusal;
use crate::paper::{Spec, Unsettled};

/// The value of row `n`, which is computed, in all columns that are far enough out; `None` if that is not proved.
///
/// # Errors
/// If no such value is known to exist.
pub fn frontier(spec: &Spec, engine: &mut dyn Engine, n: u64) -> Result<Option<u32>, Refusal> {
    spec.game().frontier(engine, n).map_err(|Unsettled| {
        Refusal::NotProved(format!(
            "the form of {spec} does not tell what may be removed after every large removal, so it may have no column inf; \
             a number is allowed, and inf with a rule that settles as k grows, such as 2k or j != k"
        ))
    })
}
