//! Ranges of heaps of any size, `10^30-10^30+50`, and numbers of any size as JSON has them.

use std::str::FromStr;

use nimscope::engine::Written;
use nimscope::game::big::{Big, Misread};
use nimscope::game::{Difference, Heap};
use serde::{Serialize, Serializer};

/// Reads a number of 64 bits, written as a heap is.
pub(crate) fn small(text: &str) -> Result<u64, String> {
    let heap: Heap = text.parse().map_err(|misread: Misread| misread.to_string())?;
    heap.small().ok_or_else(|| format!("{heap} is too large; {} is the largest", u64::MAX))
}

/// A number that is written: as one while JSON has room for it, else as its digits.
pub(crate) struct Number(pub(crate) Big);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match u64::try_from(&self.0) {
            Ok(small) => small.serialize(serializer),
            Err(_) => self.0.to_string().serialize(serializer),
        }
    }
}

/// A value as JSON has it: a number if it is one that a table holds, or a difference of two such.
pub(crate) struct Plain<'a>(pub(crate) &'a Written);

impl Serialize for Plain<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Written::Apart(Difference(more)) => more.serialize(serializer),
            other => other.serialize(serializer),
        }
    }
}

/// First to last, both included; a pair, as in `"n":[0,20]`.
#[derive(Clone, Debug, Serialize)]
#[serde(into = "[Heap; 2]")]
pub(crate) struct Heaps {
    pub(crate) first: Heap,
    pub(crate) last: Heap,
}

impl From<Heaps> for [Heap; 2] {
    fn from(Heaps { first, last }: Heaps) -> [Heap; 2] {
        [first, last]
    }
}

impl Heaps {
    /// All of them, in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Big> {
        let (first, last) = (self.first.big(), self.last.big());
        (0_u64..).map(move |step| &first + step).take_while(move |heap| *heap <= last)
    }

    /// How many there are.
    pub(crate) fn count(&self) -> Big {
        self.last.big() - self.first.big() + 1_u32
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
        match (first.parse::<Heap>(), last.parse::<Heap>()) {
            (Ok(first), Ok(last)) if first <= last => Ok(Heaps { first, last }),
            (Ok(_), Ok(_)) => Err(format!("it runs backwards; {last}-{first} would not")),
            (Err(Misread::TooLarge(why)), _) | (_, Err(Misread::TooLarge(why))) => Err(why),
            _ => Err(EXAMPLE.to_owned()),
        }
    }
}

const EXAMPLE: &str = "a range is two whole numbers such as 0-20 or 10^30-10^30+50";
