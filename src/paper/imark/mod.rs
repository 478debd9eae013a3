//! O. Friman, G. Nivasch, "Some i-Mark games": subtract a member of S, or divide by a member of D.

#[cfg(feature = "papers")]
mod claims;
pub mod engine;
mod entry;
mod game;
mod marks;
mod presets;
#[cfg(feature = "papers")]
pub mod proof;
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
pub use rules::{Division, Rounding};
#[cfg(feature = "papers")]
pub(super) use wonders::WONDERS;
