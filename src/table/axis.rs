//! Where a position lies on the map: what its rows and columns stand for.

use std::fmt;

use crate::engine::Engine;
use crate::game::Position;
use crate::game::catalogue::{Entry, Layout};

/// What the columns of the map stand for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Axis {
    /// The memory k itself.
    #[default]
    Memory,
    /// Thousandths of √n: column x of row n shows k = ⌊x·√n / 1000⌋, so that the parabola k² = n stands upright at
    /// x = 1000.
    Straight,
    /// A sequence wrapped at this width: row r, column c shows heap r·w + c.
    Strip(u64),
}

/// The widths at which a sequence can be wrapped.
pub const WIDTHS: std::ops::RangeInclusive<u64> = 1..=65_536;

/// The width of a strip before anyone chooses.
pub const WIDTH: u64 = 64;

impl Axis {
    /// The axis that a game's map has before anyone chooses.
    pub fn of(entry: &Entry) -> Axis {
        match entry.layout {
            Layout::Plane => Axis::Memory,
            Layout::Strip => Axis::Strip(WIDTH),
        }
    }

    /// The axis that prints as this text: `k`, `sqrt` or `strip:64`.
    pub fn parse(text: &str) -> Option<Axis> {
        match text {
            "k" => Some(Axis::Memory),
            "sqrt" => Some(Axis::Straight),
            _ => {
                let width = text.strip_prefix("strip:")?.parse().ok()?;
                WIDTHS.contains(&width).then_some(Axis::Strip(width))
            }
        }
    }

    /// Whether a game's map can have this axis.
    pub fn suits(self, entry: &Entry) -> bool {
        match self {
            Axis::Memory => entry.layout == Layout::Plane,
            Axis::Straight => entry.straightens,
            Axis::Strip(_) => entry.layout == Layout::Strip,
        }
    }

    /// The position that a row and a column of the map show, if there is one.
    pub fn position(self, row: u64, column: u64) -> Option<Position> {
        match self {
            Axis::Memory => Some(Position { n: row, k: column }),
            Axis::Straight => Some(Position { n: row, k: column_of(column, row) }),
            Axis::Strip(width) => (column < width).then(|| Position { n: row * width + column, k: 0 }),
        }
    }

    /// The row and the first column of the map that show a position.
    pub fn place(self, at: Position) -> (u64, u64) {
        match self {
            Axis::Memory => (at.n, at.k),
            // The least x with ⌊x·√n / 1000⌋ ≥ k is ⌈1000·k / √n⌉; an empty row shows everything everywhere.
            Axis::Straight => {
                let square = 1_000_000 * u128::from(at.k) * u128::from(at.k);
                let column = square.div_ceil(u128::from(at.n.max(1))).saturating_sub(1).isqrt() as u64;
                (at.n, if at.k == 0 { 0 } else { column + 1 })
            }
            Axis::Strip(width) => (at.n / width, at.n % width),
        }
    }

    /// How many rows of the map are known as far as they ever will be: the whole ones while a table grows, and the last,
    /// broken one too when it has ended.
    pub fn known_rows(self, engine: &dyn Engine) -> u64 {
        let heaps = engine.rows();
        match self {
            Axis::Memory | Axis::Straight => heaps,
            Axis::Strip(width) if heaps < engine.limit() => heaps / width,
            Axis::Strip(_) => self.rows(heaps),
        }
    }

    /// How many rows of the map this many heaps take, whole or begun.
    pub fn rows(self, heaps: u64) -> u64 {
        match self {
            Axis::Memory | Axis::Straight => heaps,
            Axis::Strip(width) => heaps.div_ceil(width),
        }
    }

    /// How many heaps must be known so that this many rows of the map are whole.
    pub fn heaps(self, rows: u64) -> u64 {
        match self {
            Axis::Memory | Axis::Straight => rows,
            Axis::Strip(width) => rows.saturating_mul(width),
        }
    }

    /// The rows and columns of a game's whole map.
    pub fn extent(self, entry: &Entry) -> (u64, u64) {
        let columns = match self {
            Axis::Memory | Axis::Straight => entry.column_limit,
            Axis::Strip(width) => width,
        };
        (self.rows(entry.limit), columns)
    }
}

impl fmt::Display for Axis {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Axis::Memory => out.write_str("k"),
            Axis::Straight => out.write_str("sqrt"),
            Axis::Strip(width) => write!(out, "strip:{width}"),
        }
    }
}

/// The k that column `x` of the straightened axis shows in row `n`, exactly.
pub fn column_of(x: u64, n: u64) -> u64 {
    let square = u128::from(x) * u128::from(x) * u128::from(n) / 1_000_000;
    square.isqrt() as u64
}
