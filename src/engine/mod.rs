//! Values, fast: algorithms by kind, one a file. What serves one paper alone stands in the folder of that paper.
//!
//! Every engine grows its table row by row in chunks, answers for single cells, and reduces blocks of cells to texels
//! without visiting every cell. `naive` does the same slowly and obviously, and is what the others are tested against.

mod band;
mod closed;
pub mod naive;
mod one_heap;
mod packed;
mod prefix;
mod sweep;
mod texels;
pub mod visit;
mod wide;
mod window;
mod written;

pub use band::{Band, Columns, Quantity, Reduce};
pub use closed::{ClosedForm, closed_heaps, largest_texel};
pub use one_heap::{OneHeap, Sequence};
pub(crate) use packed::Packed;
pub use prefix::{Bounds, Prefix};
pub use sweep::SweepValues;
pub use texels::{Texel, Texels};
pub use window::{Reach, Window, WindowWithPass};
pub use written::Written;

use crate::game::Cell;

/// What a texel holds where no value is known.
pub const UNKNOWN: u32 = u32::MAX;

/// A table of values that grows by rows.
pub trait Engine {
    /// The first row of the table: 0, unless it begins far out.
    fn first(&self) -> u64 {
        0
    }

    /// The row before which the table is known: rows `first()..rows()` are.
    fn rows(&self) -> u64;

    /// The row before which the table ends, however long it grows.
    fn limit(&self) -> u64;

    /// What is gone through before the next row, where the table begins far out.
    fn run_up(&self) -> Option<RunUp> {
        None
    }

    /// Computes further rows for about `work` elementary steps, a nanosecond or two each, and at least one row, or something
    /// of the run-up, unless the limit is reached.
    fn advance(&mut self, work: u64);

    /// The value of a position; `None` while its row is not computed, and where a value cannot be had.
    fn value(&mut self, at: Cell) -> Option<u32>;

    /// The value of a position in digits, however large it is.
    fn written(&mut self, at: Cell) -> Option<Written> {
        self.value(at).map(Written::Small)
    }

    /// What a texel shows of a position: its value, or in a table whose values outgrow texels, their logarithm as
    /// [`big::logarithm`](crate::game::big::logarithm) gives it.
    fn shade(&mut self, at: Cell) -> Option<u32> {
        self.value(at)
    }

    /// The value that a move leads to, in a table that begins far out and keeps the options of its heaps.
    fn option(&mut self, _at: Cell, _option: HeapMove) -> Option<u32> {
        None
    }

    /// The value that row `n` has in all columns beyond it, in games where that makes sense.
    fn frontier(&mut self, _n: u64) -> Option<u32> {
        None
    }

    /// Why there are no further rows, if the next one cannot be evaluated, as by a rule that someone typed.
    fn fault(&self) -> Option<&str> {
        None
    }

    /// Looks further through the blocks of a row of texels for about `work` elementary steps, and returns how many it took.
    /// The rows of the blocks are computed.
    fn look(&mut self, texels: &mut Texels, work: u64) -> u64 {
        visit::look(self, texels, work, visit::plane)
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
    /// Why the table's values are right.
    pub certainty: Certainty,
}

/// Why the values of a table that begins far out are right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Every row before was computed.
    Computed,
    /// Nothing that the rows before could be makes a difference.
    Certified,
}
