//! Heaps of any size: one, `10^30+7`, or a range of them, `10^30-10^30+50`.

use std::str::FromStr;

use nimscope::game::big::{self, Big};
use serde::{Serialize, Serializer};

/// A heap.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Heap(pub(crate) Big);

impl FromStr for Heap {
    type Err = String;

    fn from_str(text: &str) -> Result<Heap, String> {
        big::parse(text).map(Heap)
    }
}

/// Reads a number of 64 bits, written as a heap is.
pub(crate) fn small(text: &str) -> Result<u64, String> {
    let Heap(number) = text.parse()?;
    u64::try_from(&number).map_err(|_| format!("{number} is too large; {} is the largest", u64::MAX))
}

/// A number while JSON has room for it, else its digits.
impl Serialize for Heap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match u64::try_from(&self.0) {
            Ok(small) => small.serialize(serializer),
            Err(_) => self.0.to_string().serialize(serializer),
        }
    }
}

/// First to last, both included.
#[derive(Clone, Debug)]
pub(crate) struct Heaps {
    pub(crate) first: Big,
    pub(crate) last: Big,
}

impl Heaps {
    /// All of them, in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Big> {
        (0_u64..).map(|step| &self.first + step).take_while(|heap| *heap <= self.last)
    }

    /// How many there are.
    pub(crate) fn count(&self) -> Big {
        &self.last - &self.first + 1_u32
    }
}

/// The hyphen stands between the ends, so that no end can have a minus.
impl FromStr for Heaps {
    type Err = String;

    fn from_str(text: &str) -> Result<Heaps, String> {
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        if last.contains('-') {
            return Err(EXAMPLE.to_owned());
        }
        match (big::parse(first), big::parse(last)) {
            (Ok(first), Ok(last)) if first <= last => Ok(Heaps { first, last }),
            (Ok(_), Ok(_)) => Err(format!("it runs backwards; {last}-{first} would not")),
            (Err(error), _) | (_, Err(error)) if error.ends_with("digits") => Err(error),
            _ => Err(EXAMPLE.to_owned()),
        }
    }
}

const EXAMPLE: &str = "a range is two whole numbers such as 0-20 or 10^30-10^30+50";

/// A pair, as in `"n":[0,20]`.
impl Serialize for Heaps {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [Heap(self.first.clone()), Heap(self.last.clone())].serialize(serializer)
    }
}
