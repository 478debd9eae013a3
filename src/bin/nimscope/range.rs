//! A range of rows or columns, `3-20` or `0-10^3`, with both ends.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::heap::{Heaps, small};

/// First to last, both included.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Range {
    pub(crate) first: u64,
    pub(crate) last: u64,
}

impl Range {
    /// How many numbers there are.
    pub(crate) fn count(self) -> u64 {
        (self.last - self.first).saturating_add(1)
    }
}

impl IntoIterator for Range {
    type Item = u64;
    type IntoIter = std::ops::RangeInclusive<u64>;

    fn into_iter(self) -> Self::IntoIter {
        self.first..=self.last
    }
}

impl FromStr for Range {
    type Err = String;

    fn from_str(text: &str) -> Result<Range, String> {
        let Heaps { first, last } = text.parse()?;
        Ok(Range { first: small(&first.to_string())?, last: small(&last.to_string())? })
    }
}

impl fmt::Display for Range {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}-{}", self.first, self.last)
    }
}

/// A pair, as in `"n":[0,20]`.
impl Serialize for Range {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.first, self.last].serialize(serializer)
    }
}
