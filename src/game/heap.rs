//! A heap as people name it, of up to [`big::MOST_DIGITS`] digits: in a link, on the page, on the command line. It is read once,
//! where it comes in, and is handed around as what it is until an engine computes with it.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::big::{self, Big, Misread};

/// Enough words for [`big::MOST_DIGITS`] decimal digits.
const WORDS: usize = 11;

/// A heap. It is kept as words, so that it stays as easy to hand around as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heap([u64; WORDS]);

impl Heap {
    /// The empty heap.
    pub const EMPTY: Heap = Heap([0; WORDS]);

    /// The heap of so many; none if it has too many digits.
    pub fn of(number: &Big) -> Option<Heap> {
        let mut words = [0; WORDS];
        for (place, word) in number.words().enumerate() {
            *words.get_mut(place)? = word;
        }
        Some(Heap(words))
    }

    /// The heap as a number to compute with.
    pub fn big(self) -> Big {
        self.0.iter().rev().fold(Big::ZERO, |sum, &word| (sum << 64_u32) + word)
    }

    /// The heap, if a word holds it.
    pub fn small(self) -> Option<u64> {
        self.0[1..].iter().all(|&word| word == 0).then_some(self.0[0])
    }
}

impl From<u64> for Heap {
    fn from(number: u64) -> Heap {
        let mut words = [0; WORDS];
        words[0] = number;
        Heap(words)
    }
}

/// As people write it: `1 000 000`, `10^30+7`.
impl FromStr for Heap {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Heap, Misread> {
        Ok(Heap::of(&big::parse(text)?).expect("what is read has few enough digits"))
    }
}

/// In digits.
impl fmt::Display for Heap {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.big().fmt(out)
    }
}

impl Ord for Heap {
    fn cmp(&self, other: &Heap) -> std::cmp::Ordering {
        self.0.iter().rev().cmp(other.0.iter().rev())
    }
}

impl PartialOrd for Heap {
    fn partial_cmp(&self, other: &Heap) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// A number while JSON has room for it, else its digits.
impl Serialize for Heap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.small() {
            Some(small) => small.serialize(serializer),
            None => self.to_string().serialize(serializer),
        }
    }
}
