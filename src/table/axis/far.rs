//! A strip that begins far away: a first heap of up to 200 digits, and a width.

use std::fmt;

use crate::game::big::{self, Big};
use crate::paper::Spec;

/// How many heaps a strip that begins far away shows.
pub const FAR_HEAPS: u64 = 1_000_000;

/// Enough words for a heap of [`big::MOST_DIGITS`] decimal digits.
const WORDS: usize = 11;

/// A strip from a heap on. The heap is kept as words, so that an axis stays as easy to hand around as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Far {
    width: u64,
    start: [u64; WORDS],
}

impl Far {
    /// The strip of this width that begins at a heap; `None` if the heap has too many digits, or the width is none.
    pub fn new(width: u64, start: &Big) -> Option<Far> {
        if !super::WIDTHS.contains(&width) {
            return None;
        }
        let words = start.to_u64_digits();
        let mut kept = [0; WORDS];
        kept.get_mut(..words.len())?.copy_from_slice(&words);
        Some(Far { width, start: kept })
    }

    /// The strip of this width that shows a heap a few rows below its top, in the column of its remainder.
    pub fn around(width: u64, heap: &Big) -> Option<Far> {
        let row = heap / width;
        let above = Big::from(ROWS_ABOVE).min(row.clone());
        Far::new(width, &((row - above) * width))
    }

    /// The strip that prints as this text, such as `64:1000000000000000000`.
    pub(super) fn parse(text: &str) -> Option<Far> {
        let (width, start) = text.split_once(':')?;
        Far::new(width.parse().ok()?, &big::parse(start).ok()?)
    }

    /// The same heaps in rows of another width.
    pub(super) fn wrapped(self, width: u64) -> Far {
        Far { width, ..self }
    }

    /// The heaps in a row.
    pub fn width(self) -> u64 {
        self.width
    }

    /// The first heap.
    pub fn start(self) -> Big {
        self.start.iter().rev().fold(Big::ZERO, |sum, &word| (sum << 64) + word)
    }

    /// Whether the tables of a game can begin anywhere.
    pub(super) fn suits(self, spec: &Spec) -> bool {
        spec.entry().far
    }
}

impl fmt::Display for Far {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}", self.width, self.start())
    }
}

/// How many rows are shown above a heap that someone went to.
const ROWS_ABOVE: u64 = 8;
