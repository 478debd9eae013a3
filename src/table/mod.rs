//! What is cut out of a table: tiles for the map, numbers to read, an explanation of a single cell, and sheets.

mod array;
mod axis;
mod chart;
mod facts;
mod far;
mod frontier;
mod inspect;
mod marks;
mod numbers;
mod period;
mod reduction;
mod rows;
pub mod sheet;
mod source;
mod tile;
mod told;
mod widths;

pub use axis::{Axis, FAR_HEAPS, FAR_TABLE, Far, Place, SWEEP_COLUMNS, Sweep, WIDTH, WIDTHS, column_of, rows_around};
pub use chart::{Chart, chart, has_digits, unit};
pub use facts::Fact;
pub use far::{FarPlace, far_place};
pub use frontier::frontier;
pub use inspect::{Inspection, OptionShown, Options, inspect, unanswered};
pub use marks::{MOST, Mark, Shape, ShapeKind, marks, silence};
pub use numbers::{Numbers, NumbersRow, csv, latex, numbers};
pub use period::{Finding, How, Period, PeriodReport, Periods, Repeat, Search};
pub use reduction::{Reduction, ReductionEntry};
pub use source::{Source, source_name};
pub use tile::{Cut, SIDE, TileRequest};
pub use told::told;
pub use widths::{Width, widths};

pub use crate::engine::UNKNOWN;
