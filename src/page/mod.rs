//! What the page is told beyond tables and pictures: what its menus and fields are made of, as plain data.
//!
//! The shapes of all that crosses to JavaScript are written down for TypeScript by a test of this room, `typescript.rs`.

mod catalogue;
#[cfg(feature = "papers")]
mod gallery;
#[cfg(feature = "papers")]
mod guide;
mod parameters;
#[cfg(feature = "papers")]
mod reading;
#[cfg(test)]
mod typescript;
mod views;
#[cfg(feature = "papers")]
mod words;

pub use catalogue::{Menus, catalogue};
#[cfg(feature = "papers")]
pub use gallery::{Exhibit, GalleryRoom, gallery};
#[cfg(feature = "papers")]
pub use guide::{GLOSSARY, RuleExample, Term, rule_examples};
pub use parameters::{Parameters, SpecRead, parameters, read_spec};
#[cfg(feature = "papers")]
pub use reading::{Reading, Stated, reading};
pub use views::{ViewShown, silent_marks, views};
#[cfg(feature = "papers")]
pub use words::{GameWords, words};
