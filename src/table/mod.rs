//! What is cut out of a table: tiles for the map, numbers to read, and an explanation of a single cell.

mod inspect;
mod numbers;
mod reduction;
mod tile;

pub use inspect::{Fact, Inspection, OptionShown, Options, inspect};
pub use numbers::{Numbers, NumbersRow, csv, latex, numbers};
pub use reduction::{Reduction, ReductionEntry};
pub use tile::{Axis, Cut, SIDE, TileRequest, column_of};

/// What a tile holds where the table has not been computed.
pub const UNKNOWN: u32 = u32::MAX;
