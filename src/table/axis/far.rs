//! A strip that begins far away: a first heap of up to 200 digits, and a width.

use std::fmt;

use crate::game::Heap;
use crate::game::big::Big;
use crate::paper::Spec;

/// How many heaps a strip that begins far away shows.
pub const FAR_HEAPS: u64 = 1_000_000;

/// A strip from a heap on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Far {
    width: u64,
    start: Heap,
}

impl Far {
    /// The strip of this width that begins at a heap; `None` if the width is none.
    pub fn new(width: u64, start: Heap) -> Option<Far> {
        super::WIDTHS.contains(&width).then_some(Far { width, start })
    }

    /// The strip of this width that shows a heap a few rows below its top, in the column of its remainder.
    pub fn around(width: u64, heap: Heap) -> Option<Far> {
        let row = heap.big() / width.max(1);
        let above = Big::from(ROWS_ABOVE).min(row.clone());
        Far::new(width, Heap::of(&((row - above) * width))?)
    }

    /// The strip that prints as this text, such as `64:1000000000000000000`.
    pub(super) fn parse(text: &str) -> Option<Far> {
        let (width, start) = text.split_once(':')?;
        Far::new(width.parse().ok()?, start.parse().ok()?)
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
    pub fn start(self) -> Heap {
        self.start
    }

    /// Whether the tables of a game can begin anywhere.
    pub(super) fn suits(self, spec: &Spec) -> bool {
        spec.entry().far
    }
}

impl fmt::Display for Far {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}", self.width, self.start)
    }
}

/// How many rows are shown above a heap that someone went to.
const ROWS_ABOVE: u64 = 8;
