//! Where a position lies on the map: what its rows and columns stand for.

mod array;
mod far;
mod plain;
mod sweep;

use std::fmt;
use std::ops::Range;

pub use array::ARRAY_SIDE;
pub use far::{FAR_HEAPS, Far};
pub use sweep::{SWEEP_COLUMNS, Sweep};

use serde::{Deserialize, Serialize};

use crate::engine::Engine;
use crate::game::Cell;
use crate::game::catalogue::{Array, Layout};
use crate::game::numbers::grouped;
use crate::paper::{Entry, Spec};

/// What the rows and columns of the map stand for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "plain::PlainAxis"))]
#[serde(into = "plain::PlainAxis", try_from = "plain::Given")]
pub enum Axis {
    /// The heap n down and the memory k across.
    #[default]
    Memory,
    /// Thousandths of √n across: column x of row n shows k = ⌊x·√n / 1000⌋, so that the parabola k² = n stands upright
    /// at x = 1000.
    Straight,
    /// A sequence wrapped at this width: row r, column c shows heap r·w + c.
    Strip(u64),
    /// The same from a heap far away on; positions count from there.
    Far(Far),
    /// Heaps across and values upwards, in rows counted down from a [`CEILING`]; a texel counts the heaps that have its values.
    Graph,
    /// A parameter down and heaps across: each row is a game of its own.
    Sweep(Sweep),
    /// One of the arrays that belong to a game, i down and j across.
    Array(&'static Array),
}

/// The widths at which a sequence can be wrapped.
pub const WIDTHS: std::ops::RangeInclusive<u64> = 1..=65_536;

/// Rows of every map go downwards and the values of a graph upwards: value v lies in row `CEILING` − 1 − v. It is a power of
/// two, so that texels of every size begin at multiples of their height in values as well, and above every value.
pub const CEILING: u64 = 1 << 24;

/// The row of a graph that shows a value, and the value that a row shows.
pub fn flipped(number: u64) -> u64 {
    (CEILING - 1).saturating_sub(number)
}

/// The width of a strip before anyone chooses.
pub const WIDTH: u64 = 64;

/// The cells of the map that show a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The rows.
    pub rows: Range<u64>,
    /// The columns.
    pub columns: Range<u64>,
}

impl Axis {
    /// The axis that a game's map has before anyone chooses.
    pub fn of(entry: &Entry) -> Axis {
        match entry.layout {
            Layout::Plane => Axis::Memory,
            Layout::Strip => Axis::Strip(WIDTH),
        }
    }

    /// The axis that prints as this text: `k`, `sqrt`, `strip:64`, `far:64:1000000`, `graph`,
    /// `sweep:d:4/3-3:12` or the name of an array.
    pub fn parse(text: &str) -> Option<Axis> {
        match text.split_once(':').unwrap_or((text, "")) {
            ("k", "") => Some(Axis::Memory),
            ("sqrt", "") => Some(Axis::Straight),
            ("graph", "") => Some(Axis::Graph),
            ("strip", width) => {
                let width = width.parse().ok()?;
                WIDTHS.contains(&width).then_some(Axis::Strip(width))
            }
            ("far", rest) => Far::parse(rest).map(Axis::Far),
            ("sweep", range) => Sweep::parse(range).map(Axis::Sweep),
            (name, "") => array::array_named(name).map(Axis::Array),
            _ => None,
        }
    }

    /// The name of the view that this axis belongs to, as the catalogue lists it.
    pub fn view(self) -> &'static str {
        match self {
            Axis::Memory => "k",
            Axis::Straight => "sqrt",
            Axis::Strip(_) | Axis::Far(_) => "strip",
            Axis::Graph => "graph",
            Axis::Sweep(_) => "sweep",
            Axis::Array(array) => array.name,
        }
    }

    /// Whether another axis belongs to the same view: its width or its bounds may differ.
    pub fn is_like(self, other: Axis) -> bool {
        match (self, other) {
            (Axis::Sweep(own), Axis::Sweep(other)) => own.parameter() == other.parameter(),
            _ => self.view() == other.view(),
        }
    }

    /// Whether a game's map can have this axis.
    pub fn suits(self, spec: &Spec) -> bool {
        let listed = spec.entry().views.iter().any(|view| view.name == self.view());
        listed
            && match self {
                Axis::Sweep(sweep) => sweep.suits(spec),
                Axis::Far(far) => far.suits(spec),
                _ => true,
            }
    }

    /// Whether the map shows the game's own table from its first heap on, rather than one made for the axis.
    pub fn is_own_table(self) -> bool {
        !matches!(self, Axis::Sweep(_) | Axis::Far(_) | Axis::Array(_))
    }

    /// The axis of the game's own table that this one is a far part of; itself if it is none.
    pub fn home(self) -> Axis {
        match self {
            Axis::Far(far) => Axis::Strip(far.width()),
            _ => self,
        }
    }

    /// Whether rows are heaps, so that a rule along a row or a curve n, k has a place.
    pub fn is_plane(self) -> bool {
        matches!(self, Axis::Memory | Axis::Straight)
    }

    /// The heaps in a row of a strip.
    pub fn width(self) -> Option<u64> {
        match self {
            Axis::Strip(width) => Some(width),
            Axis::Far(far) => Some(far.width()),
            _ => None,
        }
    }

    /// The same strip in rows of another width; `None` if it is no strip, or that is no width.
    pub fn wrapped(self, width: u64) -> Option<Axis> {
        let axis = match self {
            Axis::Strip(_) => Axis::Strip(width),
            Axis::Far(far) => Axis::Far(far.wrapped(width)),
            _ => return None,
        };
        WIDTHS.contains(&width).then_some(axis)
    }

    /// The same sweep between other bounds, given as text; `None` if it is no sweep, or those are no bounds of one.
    pub fn swept(self, from: &str, to: &str, denominator: u64) -> Option<Axis> {
        let Axis::Sweep(sweep) = self else { return None };
        Sweep::read(sweep.parameter(), from, to, denominator).map(Axis::Sweep)
    }

    /// The position that a row and a column of the map show, if there is one.
    pub fn position(self, row: u64, column: u64) -> Option<Cell> {
        if let Some(width) = self.width() {
            return (column < width).then(|| Cell { row: row * width + column, column: 0 });
        }
        match self {
            Axis::Straight => Some(Cell { row, column: column_of(column, row) }),
            Axis::Graph => Some(Cell { row: column, column: 0 }),
            _ => Some(Cell { row, column }),
        }
    }

    /// The cells of the map that show a position. In a graph that is the heap's whole column.
    pub fn place(self, at: Cell) -> Place {
        let cell = |row: u64, column: u64| Place { rows: row..row + 1, columns: column..column + 1 };
        if let Some(width) = self.width() {
            return cell(at.row / width, at.row % width);
        }
        match self {
            Axis::Straight => {
                let start = straight_column(at.row, at.column);
                let end = straight_column(at.row, at.column + 1).max(start + 1);
                Place { rows: at.row..at.row + 1, columns: start..end }
            }
            Axis::Graph => Place { rows: 0..CEILING, columns: at.row..at.row + 1 },
            _ => cell(at.row, at.column),
        }
    }

    /// Whether the map becomes known column by column, and not row by row. Either is called a line.
    pub fn grows_across(self) -> bool {
        self == Axis::Graph
    }

    /// How many lines of the map are known as far as they ever will be: the whole ones while a table grows, and the last,
    /// broken one too when it has ended.
    pub fn known_lines(self, engine: &dyn Engine) -> u64 {
        let heaps = engine.rows();
        match self.width() {
            Some(width) if heaps < engine.limit() => heaps / width,
            _ => self.lines(heaps),
        }
    }

    /// How many lines of the map this many heaps take, whole or begun.
    pub fn lines(self, heaps: u64) -> u64 {
        self.width().map_or(heaps, |width| heaps.div_ceil(width))
    }

    /// How many heaps must be known so that this many lines of the map are whole.
    pub fn heaps(self, lines: u64) -> u64 {
        self.width().map_or(lines, |width| lines.saturating_mul(width))
    }

    /// The number that a row is called by: the first of its heaps, or the value of a graph.
    pub fn row_number(self, row: u64) -> u64 {
        if self == Axis::Graph { flipped(row) } else { self.heaps(row) }
    }

    /// The rows of a game's whole map, by their places on it.
    pub fn rows(self, spec: &Spec) -> Range<u64> {
        let (rows, _) = self.extent(spec);
        if self == Axis::Graph { CEILING.saturating_sub(rows)..CEILING } else { 0..rows }
    }

    /// The rows and columns of a game's whole map; of a graph, its values and heaps.
    pub fn extent(self, spec: &Spec) -> (u64, u64) {
        let entry = spec.entry();
        match self {
            Axis::Memory | Axis::Straight => (entry.limit, entry.column_limit),
            Axis::Strip(width) => (self.lines(entry.limit), width),
            Axis::Far(far) => (self.lines(FAR_HEAPS), far.width()),
            Axis::Graph => (spec.game().values_below().unwrap_or(entry.limit), entry.limit),
            Axis::Sweep(sweep) => (sweep.values().len() as u64, SWEEP_COLUMNS),
            Axis::Array(array) => (array.rows, array.columns),
        }
    }

    /// What a row and what a column is.
    pub fn labels(self, spec: &Spec) -> (String, String) {
        let entry = spec.entry();
        match self {
            Axis::Memory => (entry.row_label.to_owned(), entry.column_label.to_owned()),
            Axis::Straight => (entry.row_label.to_owned(), "k / √n".to_owned()),
            Axis::Strip(width) => (entry.row_label.to_owned(), format!("n mod {width}")),
            Axis::Far(far) => ("+ heaps".to_owned(), format!("heaps from {} on", shortened(&far.start().to_string()))),
            Axis::Graph => ("value".to_owned(), entry.row_label.to_owned()),
            Axis::Sweep(sweep) => (sweep.parameter().to_owned(), entry.row_label.to_owned()),
            Axis::Array(array) => (array.row_label.to_owned(), array.column_label.to_owned()),
        }
    }

    /// The names of rows.
    pub fn row_names(self, rows: impl IntoIterator<Item = u64>) -> Vec<String> {
        match self {
            Axis::Sweep(sweep) => {
                let values = sweep.values();
                let name = |row: u64| values.get(row as usize).map_or_else(String::new, ToString::to_string);
                rows.into_iter().map(name).collect()
            }
            _ => rows.into_iter().map(|row| self.row_number(row).to_string()).collect(),
        }
    }

    /// The axis by which numbers are printed: a graph prints its sequence, and a straightened table its own columns.
    pub fn printed(self) -> Axis {
        match self {
            Axis::Straight => Axis::Memory,
            Axis::Graph => Axis::Strip(WIDTH),
            _ => self,
        }
    }
}

impl fmt::Display for Axis {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Axis::Strip(width) => write!(out, "strip:{width}"),
            Axis::Far(far) => write!(out, "far:{far}"),
            Axis::Sweep(sweep) => write!(out, "sweep:{sweep}"),
            _ => out.write_str(self.view()),
        }
    }
}

/// The k that column `x` of the straightened axis shows in row `n`, exactly.
pub fn column_of(x: u64, n: u64) -> u64 {
    let square = u128::from(x) * u128::from(x) * u128::from(n) / 1_000_000;
    square.isqrt() as u64
}

/// The least x with ⌊x·√n / 1000⌋ ≥ k, which is ⌈1000·k / √n⌉; an empty row shows everything everywhere.
fn straight_column(n: u64, k: u64) -> u64 {
    let square = 1_000_000 * u128::from(k) * u128::from(k);
    let column = square.div_ceil(u128::from(n.max(1))).saturating_sub(1).isqrt() as u64;
    if k == 0 { 0 } else { column + 1 }
}

/// The first and the last digits of a number that is too long for the edge of a map.
fn shortened(digits: &str) -> String {
    match digits.len() {
        0..=40 => grouped(digits),
        length => format!("{}…{} ({length} digits)", grouped(&digits[..12]), grouped(&digits[length - 12..])),
    }
}
