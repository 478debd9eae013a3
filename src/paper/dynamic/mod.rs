//! A. Holshouser, H. Reiter, J. Rudzinski, "Dynamic one-pile Nim": whoever takes k tokens lets the other take at most f(k).

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
pub use rules::Dynamic;
#[cfg(feature = "papers")]
pub(super) use wonders::WONDERS;
