//! U. Larsson, S. Rubinstein-Salzedo, A. N. Siegel, "Memgames": a heap remembers how many tokens were last removed from it.

#[cfg(feature = "papers")]
mod claims;
pub mod engine;
mod entry;
mod facts;
mod front;
mod game;
pub mod global;
pub mod half;
mod marks;
mod mem_marks;
pub mod mimic;
mod options;
mod others;
mod presets;
#[cfg(feature = "papers")]
mod printed;
#[cfg(feature = "papers")]
mod reading;
pub mod recent;
mod rule_presets;
mod rules;
#[cfg(feature = "papers")]
mod sheets;
pub mod theorems;
mod views;
#[cfg(feature = "papers")]
mod wonders;

#[cfg(feature = "papers")]
pub(super) use claims::claims;
pub(super) use entry::entries;
pub(super) use front::FRONT;
#[cfg(feature = "papers")]
pub(super) use reading::{PAGES, REFERENCE};
pub use rules::Memgame;
#[cfg(feature = "papers")]
pub(super) use wonders::WONDERS;
