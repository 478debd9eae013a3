//! The engines of restricted and of Serial Nim.

mod arrays;
mod minimum;
mod serial;

pub use arrays::{ARRAY_HEAPS, ArrayValues};
pub use minimum::Minimum;
pub use serial::SerialValues;

use super::Restricted;
use crate::engine::Reach;

impl Reach for Restricted {
    fn reach(&self, n: u64) -> Result<u64, String> {
        self.bound(n)
    }
}
