//! Values, fast: algorithms by kind, one a file. What serves one paper alone stands in the folder of that paper.
//!
//! Every engine grows its table row by row in chunks, answers for single cells, and reduces blocks of cells to texels
//! without visiting every cell. `naive` does the same slowly and obviously, and is what the others are tested against.

#[cfg(not(feature = "papers"))]
mod absent;
mod aside;
mod band;
mod closed;
mod difference;
mod marked;
pub mod naive;
mod one_heap;
mod packed;
#[cfg(feature = "papers")]
mod prefix;
mod sweep;
mod texels;
mod told;
pub mod visit;
mod wide;
mod window;
mod written;

#[cfg(not(feature = "papers"))]
pub use absent::Absent;
pub use aside::{Apart, Aside, FarHeaps, Frontier, Pass, Wide};
pub use band::{Band, Columns, Quantity, Reduce};
pub use closed::{ClosedForm, closed_heaps, largest_texel};
pub use difference::DifferenceValues;
pub(crate) use marked::Marked;
pub use one_heap::{FarHeap, FarSequence, OneHeap, Sequence};
pub(crate) use packed::Packed;
#[cfg(feature = "papers")]
pub use prefix::{Bounds, Prefix};
pub use sweep::SweepValues;
pub use texels::{Texel, Texels};
pub use told::{StatedValues, Statement};
pub use window::{HeapsWithPass, Reach, Window, WindowWithPass};
pub use written::Written;

use crate::game::{Cell, Position};
use crate::grow::{Grow, Progress};

/// What a texel holds where no value is known.
pub const UNKNOWN: u32 = u32::MAX;

/// A table of values that grows by rows: as [`Grow`] says, from row 0 to the one before which it ends.
pub trait Engine: Grow {
    /// The value of a position; `None` while its row is not computed, and where a value cannot be had.
    fn value(&mut self, at: Cell) -> Option<u32>;

    /// Looks further through the blocks of a row of texels for about `work` elementary steps, and returns how many it took.
    /// The rows of the blocks are computed.
    fn look(&mut self, texels: &mut Texels, work: u64) -> u64 {
        visit::look(self, texels, work, visit::plane)
    }

    /// Works on towards the value of a cell for about `work` steps, and tells how far that is and where it ends. `None` once
    /// the value is at hand, as it is in most tables as soon as its row is known. With no work it only tells whether it is.
    fn approach(&mut self, _at: Cell, _work: u64) -> Option<Progress<'static>> {
        None
    }

    /// The value of a position that it does not show, but has worked out all the same.
    fn beside(&mut self, _at: &Position) -> Option<u32> {
        None
    }

    /// What it tells beside its values, if it is of a kind that does.
    fn aside(&mut self) -> Aside<'_> {
        Aside::Nothing
    }

    /// The row before which the table is known.
    fn rows(&self) -> u64 {
        self.progress().done
    }

    /// The row before which the table ends, however long it grows.
    fn limit(&self) -> u64 {
        self.progress().end()
    }
}

/// A move on one heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeapMove {
    /// So many are taken.
    Take(u64),
    /// The heap is divided, rounded as the game says.
    Divide(u64),
}

/// What a table that begins far out goes through before a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunUp {
    /// What it counts, such as `rows`.
    pub counts: &'static str,
    /// Where it begins.
    pub from: u64,
    /// What comes next.
    pub next: u64,
    /// Where it is over; `next` is the same then.
    pub to: u64,
}
