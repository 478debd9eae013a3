//! The arrays that the values of games make: how large they are, and how one is found by its name. What stands in them is
//! their paper's business.

use crate::game::catalogue::Array;
use crate::paper;

/// The rows and columns of an array that is worked out whole.
pub const ARRAY_SIDE: u64 = 512;

/// The array with this name, as the catalogue holds it.
pub(super) fn array_named(name: &str) -> Option<&'static Array> {
    let views = paper::entries().iter().flat_map(|entry| entry.views);
    views.filter_map(|view| view.array).find(|array| array.name == name)
}
