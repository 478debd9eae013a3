//! The table as a paper prints it: a corner of values with the rows and columns named.

use std::fmt::Write;
use std::ops::RangeInclusive;

use serde::Serialize;

use crate::engine::Engine;
use crate::game::Position;

/// A rectangle of values.
#[derive(Debug, Serialize)]
pub struct Numbers {
    /// The columns, named by k.
    pub columns: Vec<u64>,
    /// The rows from the top.
    pub rows: Vec<NumbersRow>,
}

/// One row of a [`Numbers`] table.
#[derive(Debug, Serialize)]
pub struct NumbersRow {
    /// The heap size.
    pub label: u64,
    /// The values by column; `None` where the row is not computed.
    pub values: Vec<Option<u32>>,
}

/// Reads a rectangle off a table.
pub fn numbers(engine: &mut dyn Engine, n: RangeInclusive<u64>, k: RangeInclusive<u64>) -> Numbers {
    let rows = n
        .map(|n| NumbersRow { label: n, values: k.clone().map(|k| engine.value(Position { n, k })).collect() })
        .collect();
    Numbers { columns: k.collect(), rows }
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
    let head: Vec<String> = table.columns.iter().map(u64::to_string).collect();
    writeln!(text, "n\\backslash k & {} \\\\ \\hline", head.join(" & ")).expect("a string takes any text");
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
