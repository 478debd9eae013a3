//! What is cut out of a table: tiles for the map, numbers to read, an explanation of a single cell, and sheets.

mod axis;
mod facts;
mod inspect;
mod numbers;
mod reduction;
pub mod sheet;
mod tile;

pub use axis::{Axis, WIDTH, WIDTHS, column_of};
pub use facts::Fact;
pub use inspect::{Inspection, OptionShown, Options, inspect};
pub use numbers::{Numbers, NumbersRow, csv, latex, numbers};
pub use reduction::{Reduction, ReductionEntry};
pub use tile::{Cut, SIDE, TileRequest};

pub use crate::engine::UNKNOWN;
