//! Values as they are written down: far away they outgrow every word of a machine.

use std::fmt;

use serde::Serialize;

use crate::game::Difference;
use crate::game::big::Big;

/// A value that is read and not computed with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Written {
    /// A value that a texel can hold.
    Small(u32),
    /// The digits of a larger one.
    Large(String),
    /// What a value is more than another.
    Apart(Difference),
}

impl From<&Big> for Written {
    fn from(value: &Big) -> Written {
        match u32::try_from(value) {
            Ok(small) if small < super::UNKNOWN => Written::Small(small),
            _ => Written::Large(value.to_string()),
        }
    }
}

impl Written {
    /// The value, if a texel can hold it.
    pub fn small(&self) -> Option<u32> {
        match self {
            Written::Small(value) => Some(*value),
            Written::Large(_) | Written::Apart(_) => None,
        }
    }

    /// The same for programs that read it: digits, and a sign before them only if it is less than 0.
    pub fn plain(&self) -> String {
        match self {
            Written::Apart(Difference(more)) => more.to_string(),
            _ => self.to_string(),
        }
    }
}

impl fmt::Display for Written {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Written::Small(value) => value.fmt(out),
            Written::Large(digits) => out.pad(digits),
            Written::Apart(difference) => difference.fmt(out),
        }
    }
}
