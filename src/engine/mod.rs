//! Values, fast. One file an algorithm; [`open`] picks the right one for a game.
//!
//! Every engine grows its table row by row in chunks, answers for single cells, and reduces blocks of cells to texels
//! without visiting every cell. `naive` does the same slowly and obviously, and is what the others are tested against.

mod band;
mod mem;
mod mem_plus;
mod mem_zero;
pub mod naive;

pub use band::{Band, Columns, Quantity, Reduce};
pub use mem::Mem;
pub use mem_plus::MemPlus;
pub use mem_zero::MemZero;

use crate::game::memgames::Memgame;
use crate::game::{Position, Spec, catalogue};

/// A table of values that grows by rows.
pub trait Engine {
    /// The number of rows computed so far: rows `0..rows()` are known.
    fn rows(&self) -> u64;

    /// The number of rows that can be computed at all.
    fn limit(&self) -> u64;

    /// Computes further rows for about `work` elementary steps, a nanosecond or two each, and at least one row unless
    /// the limit is reached.
    fn advance(&mut self, work: u64);

    /// The value of a position, or `None` while its row is not computed.
    fn value(&mut self, at: Position) -> Option<u32>;

    /// The value that row `n` has in all columns beyond it, in games where that makes sense.
    fn frontier(&mut self, _n: u64) -> Option<u32> {
        None
    }

    /// Writes the texels of one band, and returns about how many elementary steps that took.
    fn band(&mut self, band: &Band, out: &mut [u32]) -> u64;
}

/// The engine for a game, with the row limit of the catalogue.
pub fn open(spec: &Spec) -> Box<dyn Engine> {
    let limit = catalogue::entry(spec.name()).map_or(0, |entry| entry.limit);
    match spec {
        Spec::Memgame(Memgame::Mem) => Box::new(Mem::new(limit)),
        Spec::Memgame(Memgame::MemPlus) => Box::new(MemPlus::new(limit)),
        Spec::Memgame(Memgame::MemZero) => Box::new(MemZero::new(limit)),
    }
}
