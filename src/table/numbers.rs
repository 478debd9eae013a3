//! The table as a paper prints it: a corner of values with the rows and columns named.

use std::fmt::Write;
use std::ops::RangeInclusive;

use serde::Serialize;

use super::axis::Axis;
use crate::engine::{Engine, Written};
use crate::grow::Refusal;
use crate::latex;

/// A rectangle of values.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Numbers {
    /// What names the rows and what names the columns.
    pub corner: [&'static str; 2],
    /// The heap to which rows and columns are added, of a strip that begins far away.
    pub from: Option<String>,
    /// Whether the numbers are values of positions, of which a 0 is a P-position.
    pub outcomes: bool,
    /// The names of the columns.
    pub columns: Vec<String>,
    /// The rows from the top.
    pub rows: Vec<NumbersRow>,
}

/// One row of a [`Numbers`] table.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NumbersRow {
    /// The row's name.
    pub label: String,
    /// The values by column; `None` where the row is not computed.
    pub values: Vec<Option<Written>>,
}

/// The most cells that are read at once.
const CELLS: u64 = 100_000;

/// Reads a rectangle off a table.
///
/// # Errors
/// If the rectangle has more than 100,000 cells.
pub fn numbers(
    engine: &mut dyn Engine,
    axis: Axis,
    rows: RangeInclusive<u64>,
    columns: RangeInclusive<u64>,
) -> Result<Numbers, Refusal> {
    let sides = [&rows, &columns].map(|side| (side.end() + 1).saturating_sub(*side.start()));
    if sides[0].saturating_mul(sides[1]) > CELLS {
        let why = format!("{} × {} cells are too many to list; at most {CELLS} are", sides[0], sides[1]);
        return Err(Refusal::TooLarge(why));
    }
    let axis = axis.printed();
    let names = axis.row_names(rows.clone());
    let mut value = |row, column| axis.position(row, column).and_then(|at| engine.written(at));
    let rows = rows
        .zip(names)
        .map(|(row, label)| NumbersRow { label, values: columns.clone().map(|column| value(row, column)).collect() });
    let corner = corner(axis);
    let from = if let Axis::Far(far) = axis { Some(far.start().to_string()) } else { None };
    Ok(Numbers {
        corner,
        from,
        outcomes: !matches!(axis, Axis::Array(_)),
        rows: rows.collect(),
        columns: columns.map(|column| column.to_string()).collect(),
    })
}

/// What names the rows and what names the columns of an axis.
pub fn corner(axis: Axis) -> [&'static str; 2] {
    match axis {
        Axis::Strip(_) => ["n", "+"],
        Axis::Far(_) => ["+", "+"],
        Axis::Sweep(sweep) => [sweep.parameter(), "n"],
        Axis::Array(_) => ["i", "j"],
        Axis::Memory | Axis::Straight | Axis::Graph => ["n", "k"],
    }
}

/// The table as comma-separated values, the corner named such as `n\k`, or `10000000000+\+` far away; what is not computed
/// stays empty.
pub fn csv(table: &Numbers) -> String {
    let mut text = table.from.clone().unwrap_or_default() + &table.corner.join("\\");
    for k in &table.columns {
        write!(text, ",{k}").expect("a string takes any text");
    }
    text.push('\n');
    for row in &table.rows {
        write!(text, "{}", row.label).expect("a string takes any text");
        for value in &row.values {
            write!(text, ",{}", cell(value.as_ref())).expect("a string takes any text");
        }
        text.push('\n');
    }
    text
}

/// The table for LaTeX; a comment says where it begins far away.
pub fn latex(table: &Numbers) -> String {
    let from = table.from.as_ref().map_or_else(String::new, |from| format!("% rows and columns count from {from}\n"));
    let row =
        |row: &NumbersRow| (row.label.clone(), row.values.iter().map(|value| cell(value.as_ref())).collect::<Vec<_>>());
    let set = latex::LatexTable {
        environment: latex::Environment::Array,
        corner: table.corner.join("\\backslash "),
        columns: table.columns.clone(),
        rows: table.rows.iter().map(row).collect(),
    };
    from + &set.set()
}

fn cell(value: Option<&Written>) -> String {
    value.map_or_else(String::new, Written::plain)
}
