//! L. Levine, "Fractal sequences and restricted Nim": Maximum, Minimum and Serial Nim.

mod arrays;
#[cfg(feature = "papers")]
mod claims;
pub mod engine;
mod entry;
mod facts;
mod game;
mod marks;
mod presets;
#[cfg(feature = "papers")]
mod reading;
mod rules;
mod serial;
#[cfg(feature = "papers")]
mod sheets;
pub mod theorems;
mod views;
#[cfg(feature = "papers")]
mod wonders;

#[cfg(feature = "papers")]
pub(super) use claims::claims;
pub(super) use entry::entries;
#[cfg(feature = "papers")]
pub(super) use reading::{PAGES, REFERENCE};
pub use rules::{Restricted, Side};
pub use serial::Serial;
#[cfg(feature = "papers")]
pub(super) use wonders::WONDERS;
