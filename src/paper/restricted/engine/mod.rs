//! The engines of restricted and of Serial Nim.

mod arrays;
mod minimum;
mod serial;

pub use arrays::{ARRAY_HEAPS, ArrayValues};
pub use minimum::Minimum;
pub use serial::SerialValues;

use super::Restricted;
use crate::engine::Reach;
use crate::grow::Refusal;

impl Reach for Restricted {
    fn reach(&self, n: u64) -> Result<u64, Refusal> {
        self.bound(n).map_err(Refusal::Rule)
    }
}
