//! How far two values lie apart, with a sign, and as a number that a texel can hold.

use std::fmt;

use serde::{Serialize, Serializer};

/// What one value is more than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Difference(pub i64);

impl Difference {
    /// What the first of two values is more than the second.
    pub fn between(of: u32, less: u32) -> Difference {
        Difference(i64::from(of) - i64::from(less))
    }

    /// As texels hold it: 0, +1, −1, +2, −2 and so on are 0, 1, 2, 3, 4, so that what lies farther apart is larger; none if it
    /// is too large for a texel.
    pub fn texel(self) -> Option<u32> {
        let twice = 2 * self.0.unsigned_abs() - u64::from(self.0 > 0);
        u32::try_from(twice).ok().filter(|&texel| texel < u32::MAX)
    }

    /// What a texel holds.
    pub fn of_texel(texel: u32) -> Difference {
        let apart = i64::from(texel.div_ceil(2));
        Difference(if texel % 2 == 1 { apart } else { -apart })
    }

    /// How far the two lie apart.
    pub fn apart(self) -> u32 {
        u32::try_from(self.0.unsigned_abs()).unwrap_or(u32::MAX)
    }

    /// In words, without a number where there is none: `2 more`, `3 less`, `equal`.
    pub fn in_words(self) -> String {
        match self.0 {
            0 => "equal".to_owned(),
            1.. => format!("{} more", self.0),
            _ => format!("{} less", -self.0),
        }
    }
}

/// With a sign: `+2`, `−3`, `0`.
impl fmt::Display for Difference {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.0 {
            0 => "",
            1.. => "+",
            _ => "−",
        };
        out.pad(&format!("{sign}{}", self.0.unsigned_abs()))
    }
}

/// As the page shows it.
impl Serialize for Difference {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
