//! What is cut out of a table: tiles for the map, numbers to read, and an explanation of a single cell.

mod apart;
mod axis;
mod chart;
mod facts;
#[cfg(feature = "papers")]
mod far;
#[cfg(feature = "papers")]
mod far_place;
#[cfg(feature = "papers")]
mod find;
#[cfg(feature = "papers")]
mod frontier;
mod inspect;
mod marks;
#[cfg(feature = "papers")]
mod moves;
mod numbers;
#[cfg(feature = "papers")]
mod period;
#[cfg(feature = "papers")]
mod recomputed;
mod reduction;
mod source;
mod subject;
mod summary;
mod tile;
mod widths;

pub use axis::{
    ARRAY_SIDE, Axis, CEILING, FAR_HEAPS, Far, Place, SWEEP_COLUMNS, Sweep, WIDTH, WIDTHS, column_of, flipped,
};
pub use chart::{Chart, chart, has_digits, unit};
pub use facts::Fact;
#[cfg(feature = "papers")]
pub use far_place::{FarPlace, far_place};
#[cfg(feature = "papers")]
pub use find::{Along, Find, FindOn, Found, Sought};
#[cfg(feature = "papers")]
pub use frontier::frontier;
pub use inspect::{Inspection, LISTED, OptionShown, Options, Outcome, Reached, inspect, unanswered};
pub use marks::{MOST, Mark, NOT_HERE, Section, Shape, ShapeKind, marks, silence, step};
#[cfg(feature = "papers")]
pub use moves::Moves;
pub use numbers::{Numbers, NumbersRow, corner, csv, latex, numbers};
#[cfg(feature = "papers")]
pub use period::{Finding, How, Period, PeriodReport, Periods, PeriodsOn, Repeat, Search};
#[cfg(feature = "papers")]
pub use recomputed::{Recomputed, recompute};
pub use reduction::{Reduction, ReductionEntry};
pub use source::{Source, Table, source_name};
pub use subject::Subject;
pub use summary::{MapPart, Summary, summary};
pub use tile::{Cut, SIDE, TileRequest};
pub use widths::{Width, widths};

pub use crate::engine::UNKNOWN;
