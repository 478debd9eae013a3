//! Values, fast. One file an algorithm; [`open`] picks the right one for a game, [`open_from`] and [`open_rows`]
//! one that begins far away.
//!
//! Every engine grows its table row by row in chunks, answers for single cells, and reduces blocks of cells to texels
//! without visiting every cell. `naive` does the same slowly and obviously, and is what the others are tested against.

mod arrays;
mod band;
mod division;
mod dudeney;
mod far;
mod mem;
mod mem_plus;
mod mem_zero;
mod minimum;
mod mnem;
pub mod naive;
mod one_heap;
mod prefix;
mod serial;
mod sweep;
mod texels;
mod typed;
pub mod visit;
mod wide;
mod window;
mod written;

pub use arrays::{ARRAY_HEAPS, ARRAY_SIDE, Array, ArrayValues};
pub use band::{Band, Columns, Quantity, Reduce};
pub use division::{Certified, Divisions, Far, GapScan, Gaps, Places, Uncertain, Walk};
pub use dudeney::Dudeney;
pub use far::{certainty, check_heap, is_wide, open_from, open_rows, reach, to_certify, value_at};
pub use mem::{Certainty, Mem, MemRegion, MemWalk};
pub use mem_plus::MemPlus;
pub use mem_zero::{Appendix, FrontierScan, Immortal, MemZero, Record, Signature};
pub use minimum::Minimum;
pub use mnem::Mnem;
pub use one_heap::{OneHeap, Sequence};
pub use prefix::Prefix;
pub use serial::SerialValues;
pub use sweep::SweepValues;
pub use texels::Texels;
pub use typed::Typed;
pub use window::{Window, WindowWithPass};
pub use written::Written;

use crate::game::memgames::Memgame;
use crate::game::restricted::Side;
use crate::game::{Game, Position, Spec};

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
    fn value(&mut self, at: Position) -> Option<u32>;

    /// The value of a position in digits, however large it is.
    fn written(&mut self, at: Position) -> Option<Written> {
        self.value(at).map(Written::Small)
    }

    /// What a texel shows of a position: its value, or in a table whose values outgrow texels, their logarithm as
    /// [`big::logarithm`](crate::game::big::logarithm) gives it.
    fn shade(&mut self, at: Position) -> Option<u32> {
        self.value(at)
    }

    /// The value that a move leads to, in a table that begins far out and keeps the options of its heaps.
    fn option(&mut self, _at: Position, _option: HeapMove) -> Option<u32> {
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

/// The engine for a game, with the row limit of the catalogue.
pub fn open(spec: &Spec) -> Box<dyn Engine> {
    open_to(spec, spec.entry().limit)
}

/// The engine for a game, with a row limit of one's own. The catalogue's is what a browser bears.
pub fn open_to(spec: &Spec, limit: u64) -> Box<dyn Engine> {
    match spec.game().clone() {
        Game::Memgame(game) => memgame(game, limit),
        Game::Division(game) => Box::new(OneHeap::new(Divisions::new(game), limit)),
        Game::Dynamic(game) => Box::new(Prefix::new(game, limit)),
        Game::Restricted(game) => match game.side {
            Side::Maximum => Box::new(OneHeap::new(Window::new(game), limit)),
            Side::Minimum => Box::new(OneHeap::new(Minimum::new(game), limit)),
        },
        Game::Serial(game) => Box::new(SerialValues::new(game, limit)),
        Game::MaxNim(game) if game.pass => Box::new(OneHeap::new(WindowWithPass::new(game), limit)),
        Game::MaxNim(game) => Box::new(OneHeap::new(Window::new(game), limit)),
    }
}

fn memgame(game: Memgame, limit: u64) -> Box<dyn Engine> {
    match game {
        Memgame::Mem => Box::new(Mem::new(limit)),
        Memgame::MemPlus => Box::new(MemPlus::new(limit)),
        Memgame::MemZero => Box::new(MemZero::new(limit)),
        Memgame::Mnem => Box::new(Mnem::new(limit)),
        Memgame::Dudeney(most) => Box::new(Dudeney::new(most, limit)),
        Memgame::TakeAway(_) => Box::new(Prefix::new(game, limit)),
        Memgame::Typed(rule) => Box::new(Typed::new(rule, limit)),
    }
}
