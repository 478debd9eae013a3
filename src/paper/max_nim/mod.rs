//! R. Miyadera, S. Kannan, K. Hirokawa, M. Fukui, "Some formulas for Max Nim": at most ⌈n/d⌉ of n tokens.

#[cfg(feature = "papers")]
mod claims;
mod entry;
mod facts;
mod game;
mod marks;
mod presets;
#[cfg(feature = "papers")]
mod reading;
mod rules;
#[cfg(feature = "papers")]
mod sheets;
pub mod theorems;
#[cfg(feature = "papers")]
mod wonders;

#[cfg(feature = "papers")]
pub(super) use claims::claims;
pub(super) use entry::entries;
#[cfg(feature = "papers")]
pub(super) use reading::{PAGES, REFERENCE};
pub use rules::MaxNim;
#[cfg(feature = "papers")]
pub(super) use wonders::WONDERS;
