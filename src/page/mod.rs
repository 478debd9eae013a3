//! What the page is told beyond tables and pictures: what its menus and fields are made of, as plain data.
//!
//! The shapes of all that crosses to JavaScript are written down for TypeScript by a test of this room, `typescript.rs`.

mod catalogue;
mod parameters;
#[cfg(test)]
mod typescript;
mod views;

pub use catalogue::{Menus, catalogue};
pub use parameters::{Parameters, SpecRead, parameters, read_spec};
pub use views::{ViewShown, silent_marks, views};
