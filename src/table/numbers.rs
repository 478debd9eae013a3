//! The table as a paper prints it: a corner of values with the rows and columns named.

use std::fmt::Write;
use std::ops::RangeInclusive;

use serde::Serialize;

use crate::engine::Engine;
use crate::game::Position;

/// A rectangle of values.
#[derive(Debug, Serialize)]
pub struct Numbers {
    /// The names of the columns.
    pub columns: Vec<String>,
    /// The rows from the top.
    pub rows: Vec<NumbersRow>,
}

/// One row of a [`Numbers`] table.
#[derive(Debug, Serialize)]
pub struct NumbersRow {
    /// The row's name.
    pub label: String,
    /// The values by column; `None` where the row is not computed.
    pub values: Vec<Option<u32>>,
}

/// The most cells that are read at once.
const CELLS: u64 = 100_000;

/// Reads a rectangle off a table.
///
/// # Errors
/// A sentence, if the rectangle has more than 100,000 cells.
pub fn numbers(engine: &mut dyn Engine, n: RangeInclusive<u64>, k: RangeInclusive<u64>) -> Result<Numbers, String> {
    let sides = [&n, &k].map(|side| (side.end() + 1).saturating_sub(*side.start()));
    if sides[0].saturating_mul(sides[1]) > CELLS {
        return Err(format!("{} × {} cells are too many to list; at most {CELLS} are", sides[0], sides[1]));
    }
    let rows = n
        .map(|n| NumbersRow {
            label: n.to_string(),
            values: k.clone().map(|k| engine.value(Position { n, k })).collect(),
        })
        .collect();
    Ok(Numbers { columns: k.map(|k| k.to_string()).collect(), rows })
}

/// The table as comma-separated values, the corner named `n\k`; what is not computed stays empty.
pub fn csv(table: &Numbers) -> String {
    let mut text = String::from("n\\k");
    for k in &table.columns {
        write!(text, ",{k}").expect("a string takes any text");
    }
    text.push('\n');
    for row in &table.rows {
        write!(text, "{}", row.label).expect("a string takes any text");
        for value in &row.values {
            write!(text, ",{}", cell(*value)).expect("a string takes any text");
        }
        text.push('\n');
    }
    text
}

/// The table as a LaTeX `array`, ready for math mode.
pub fn latex(table: &Numbers) -> String {
    let mut text = format!("\\begin{{array}}{{r|{}}}\n", "r".repeat(table.columns.len()));
    writeln!(text, "n\\backslash k & {} \\\\ \\hline", table.columns.join(" & ")).expect("a string takes any text");
    for row in &table.rows {
        let cells: Vec<String> = row.values.iter().map(|value| cell(*value)).collect();
        writeln!(text, "{} & {} \\\\", row.label, cells.join(" & ")).expect("a string takes any text");
    }
    text.push_str("\\end{array}\n");
    text
}

fn cell(value: Option<u32>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}
