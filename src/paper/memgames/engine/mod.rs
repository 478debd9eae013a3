//! The engines of the memgames, one file an algorithm; `open` picks the right one.

#[cfg(feature = "papers")]
mod dudeney;
#[cfg(feature = "papers")]
mod global;
mod mem;
mod mem_plus;
mod mem_zero;
#[cfg(feature = "papers")]
mod mimic;
#[cfg(feature = "papers")]
mod mnem;
#[cfg(feature = "papers")]
mod recent;
mod sparse;
#[cfg(feature = "papers")]
mod typed;

#[cfg(feature = "papers")]
pub use dudeney::Dudeney;
#[cfg(feature = "papers")]
pub use global::GlobalTable;
pub use mem::{Above, Mem, MemAbove};
pub use mem_plus::MemPlus;
pub use mem_zero::{Appendix, FrontierScan, Immortal, MemZero, Record, Signature};
#[cfg(feature = "papers")]
pub use mimic::{MimicScan, MimicTable, valuations};
#[cfg(feature = "papers")]
pub use mnem::{Mnem, MnemWalk};
#[cfg(feature = "papers")]
pub use recent::{Before, RecentTable};
#[cfg(feature = "papers")]
pub use typed::Typed;

use super::Memgame;
use crate::engine::Engine;
#[cfg(feature = "papers")]
use crate::{
    engine::{Bounds, Prefix},
    game::Cell,
    grow::Refusal,
};

/// The engine of a memgame.
pub(super) fn open(game: &Memgame, limit: u64) -> Box<dyn Engine> {
    match game {
        Memgame::Mem => Box::new(Mem::new(limit)),
        Memgame::MemPlus => Box::new(MemPlus::new(limit)),
        Memgame::MemZero => Box::new(MemZero::new(limit)),
        Memgame::Perturbed(free) => Box::new(MemZero::perturbed(free.members(), limit)),
        #[cfg(feature = "papers")]
        Memgame::Mnem => Box::new(Mnem::new(limit)),
        #[cfg(feature = "papers")]
        Memgame::Dudeney(most) => Box::new(Dudeney::new(*most, limit)),
        #[cfg(feature = "papers")]
        Memgame::TakeAway(_) => Box::new(Prefix::new(game.clone(), limit)),
        #[cfg(feature = "papers")]
        Memgame::Typed(rule) => Box::new(Typed::new(rule.clone(), limit)),
        #[cfg(not(feature = "papers"))]
        _ => Box::new(crate::engine::Absent),
    }
}

#[cfg(feature = "papers")]
impl Bounds for Memgame {
    fn after(&self, take: u64) -> Result<u64, Refusal> {
        self.most(u64::MAX, take).map_err(Refusal::Rule)
    }

    fn at(&self, at: Cell) -> Result<u64, Refusal> {
        self.most(at.row, at.column).map_err(Refusal::Rule)
    }
}
