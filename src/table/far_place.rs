//! Where to look for a heap far away.

use serde::Serialize;

use super::axis::{Axis, Far};
use crate::game::Heap;
use crate::grow::Refusal;
use crate::paper::{Spec, check_heap};

/// Where a heap far away is shown.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FarPlace {
    /// The axis that shows it.
    pub axis: Axis,
    /// The position under that axis.
    pub cell: (u64, u64),
}

/// Finds the strip of this width that shows a heap; whether its values can be had shows when that is opened.
///
/// # Errors
/// If no strip of this game begins far away, or if no closed form has that heap.
pub fn far_place(spec: &Spec, width: u64, heap: Heap) -> Result<FarPlace, Refusal> {
    let far = Far::around(width, heap).ok_or_else(|| Refusal::Input(format!("no strip is {width} heaps wide")))?;
    let from_start = u64::try_from(heap.big() - far.start().big()).expect("a heap is shown a few rows below the top");
    let axis = Axis::Far(far);
    if !axis.suits(spec) {
        return Err(Refusal::Missing(format!("the strips of {spec} begin at 0")));
    }
    check_heap(spec, heap)?;
    Ok(FarPlace { axis, cell: (from_start, 0) })
}
