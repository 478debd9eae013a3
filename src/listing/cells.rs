//! Which cells a file of numbers has: the rectangle that a link shows, as far as the table reaches, or a sequence in it.

use std::ops::RangeInclusive;

use crate::game::Cell;
use crate::game::numbers::grouped;
use crate::grow::Refusal;
use crate::link::State;
use crate::table::{Axis, WIDTH};

/// Which of the cells in view are a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListingLine {
    /// All heaps of a game on one heap.
    Heaps,
    /// The row of the pinned cell, or the first in view.
    Row,
    /// The column of the pinned cell, or the first in view.
    Column,
    /// The antidiagonal of the pinned cell, or the one that ends in the lower left corner of the view.
    Antidiagonal,
}

impl ListingLine {
    /// All of them by their names.
    pub const ALL: [(&'static str, ListingLine); 4] = [
        ("heaps", ListingLine::Heaps),
        ("row", ListingLine::Row),
        ("column", ListingLine::Column),
        ("antidiagonal", ListingLine::Antidiagonal),
    ];

    /// The one of this name.
    pub fn named(name: &str) -> Option<ListingLine> {
        ListingLine::ALL.iter().find(|(other, _)| *other == name).map(|(_, along)| *along)
    }

    /// What a map has before anyone chooses.
    pub fn of(axis: Axis) -> ListingLine {
        match axis.printed() {
            Axis::Strip(_) | Axis::Far(_) => ListingLine::Heaps,
            Axis::Sweep(_) => ListingLine::Row,
            _ => ListingLine::Column,
        }
    }
}

/// Cells line by line; a sequence has one in each.
#[derive(Clone, Debug)]
pub struct ListingCells {
    axis: Axis,
    shape: Cells,
}

#[derive(Clone, Debug)]
enum Cells {
    Rectangle {
        rows: RangeInclusive<u64>,
        columns: RangeInclusive<u64>,
    },
    /// So many heaps from one on.
    Heaps {
        first: u64,
        count: u64,
    },
    /// The cells of a row, a column, or an antidiagonal, by what counts them.
    Row {
        row: u64,
        columns: RangeInclusive<u64>,
    },
    Column {
        column: u64,
        rows: RangeInclusive<u64>,
    },
    Antidiagonal {
        sum: u64,
        columns: RangeInclusive<u64>,
    },
}

impl ListingCells {
    /// The cells that a state shows, whole ones within the table, by the axis that prints them.
    pub fn rectangle(state: &State) -> ListingCells {
        let (rows, columns) = ranges(state);
        ListingCells { axis: state.axis.printed(), shape: Cells::Rectangle { rows, columns } }
    }

    /// The sequence among them.
    ///
    /// # Errors
    /// If there is none such.
    pub fn sequence(state: &State, along: ListingLine) -> Result<ListingCells, Refusal> {
        let (axis, (rows, columns)) = (state.axis.printed(), ranges(state));
        let pinned = state.cell.map(|[n, k]| axis.place(Cell { row: n, column: k }));
        let pinned = pinned.map(|place| (place.rows.start, place.columns.start));
        let wrong = |what: &str| Err(Refusal::Missing(format!("{} has no {what}", state.spec)));
        let shape = match (along, axis.width()) {
            (ListingLine::Heaps, Some(_)) if state.axis == Axis::Graph => {
                let heaps = whole(state.k, axis_limit(state));
                Cells::Heaps { first: *heaps.start(), count: count(&heaps) }
            }
            (ListingLine::Heaps, Some(width)) => {
                let end = ((rows.end() + 1) * width).min(heap_limit(state));
                let first = (rows.start() * width).min(end.saturating_sub(1));
                Cells::Heaps { first, count: end - first }
            }
            (ListingLine::Heaps, None) => {
                return wrong("one sequence of heaps; choose a row, a column or an antidiagonal");
            }
            (_, Some(_)) => return wrong("rows and columns; its heaps are one sequence"),
            (ListingLine::Row, None) => Cells::Row { row: pinned.map_or(*rows.start(), |(row, _)| row), columns },
            (ListingLine::Column, None) => {
                Cells::Column { column: pinned.map_or(*columns.start(), |(_, column)| column), rows }
            }
            (ListingLine::Antidiagonal, None) => {
                let sum = pinned.map_or(rows.end() + columns.start(), |(row, column)| row + column);
                let first = (*columns.start()).max(sum.saturating_sub(*rows.end()));
                let last = (*columns.end()).min(sum.saturating_sub(*rows.start()));
                Cells::Antidiagonal { sum, columns: first..=last.max(first).min(sum) }
            }
        };
        Ok(ListingCells { axis, shape })
    }

    /// Whether there are at most so many.
    ///
    /// # Errors
    /// A sentence that says how many there are.
    pub fn check(&self, most: u64) -> Result<(), Refusal> {
        let (lines, columns) = (self.lines(), self.columns());
        if lines.saturating_mul(columns) <= most {
            return Ok(());
        }
        let [lines, columns, most] = [lines, columns, most].map(|number| grouped(&number.to_string()));
        let cells = if self.columns() == 1 { lines } else { format!("{lines} × {columns}") };
        Err(Refusal::TooLarge(format!("{cells} numbers are too many for this file, which has at most {most}; zoom in")))
    }

    /// How many heaps must be known.
    pub(super) fn heaps(&self) -> u64 {
        let last = match &self.shape {
            Cells::Heaps { first, count } => return first + count,
            Cells::Rectangle { rows, .. } | Cells::Column { rows, .. } => *rows.end(),
            Cells::Row { row, .. } => *row,
            Cells::Antidiagonal { sum, columns } => sum - columns.start(),
        };
        self.axis.heaps(last + 1)
    }

    /// How many lines there are.
    pub fn lines(&self) -> u64 {
        match &self.shape {
            Cells::Rectangle { rows, .. } => count(rows),
            Cells::Heaps { count, .. } => *count,
            Cells::Column { rows, .. } => count(rows),
            Cells::Row { columns, .. } | Cells::Antidiagonal { columns, .. } => count(columns),
        }
    }

    /// How many cells a line has.
    pub fn columns(&self) -> u64 {
        if let Cells::Rectangle { columns, .. } = &self.shape { count(columns) } else { 1 }
    }

    /// The position of a cell, if the map has one there.
    pub(super) fn position(&self, line: u64, place: u64) -> Option<Cell> {
        let (row, column) = match &self.shape {
            Cells::Heaps { first, .. } => return Some(Cell { row: first + line, column: 0 }),
            Cells::Rectangle { rows, columns } => (rows.start() + line, columns.start() + place),
            Cells::Column { column, rows } => (rows.start() + line, *column),
            Cells::Row { row, columns } => (*row, columns.start() + line),
            Cells::Antidiagonal { sum, columns } => (sum - columns.start() - line, columns.start() + line),
        };
        self.axis.position(row, column)
    }

    /// The name of a line: its row's, or the number that counts a sequence.
    pub(super) fn label(&self, line: u64) -> String {
        match &self.shape {
            Cells::Rectangle { rows, .. } => self.axis.row_names([rows.start() + line]).remove(0),
            Cells::Heaps { first, .. } => match self.axis {
                Axis::Far(far) => (far.start().big() + (first + line)).to_string(),
                _ => (first + line).to_string(),
            },
            Cells::Column { rows, .. } => (rows.start() + line).to_string(),
            Cells::Row { columns, .. } | Cells::Antidiagonal { columns, .. } => (columns.start() + line).to_string(),
        }
    }

    /// The names of the columns of a rectangle.
    pub(super) fn column_names(&self) -> Vec<String> {
        match &self.shape {
            Cells::Rectangle { columns, .. } => columns.clone().map(|column| column.to_string()).collect(),
            _ => Vec::new(),
        }
    }

    /// The rectangle's rows and columns, and whether they are heaps and what is remembered of them.
    pub(super) fn sides(&self) -> Option<([u64; 2], [u64; 2], Axis)> {
        let Cells::Rectangle { rows, columns } = &self.shape else { return None };
        let ends = |side: &RangeInclusive<u64>| [*side.start(), *side.end()];
        Some((ends(rows), ends(columns), self.axis))
    }

    /// What names the rows and the columns.
    pub(super) fn corner(&self) -> [&'static str; 2] {
        crate::table::corner(self.axis)
    }

    /// The heap from which rows and columns count, of a strip that begins far away.
    pub(super) fn from(&self) -> Option<String> {
        if let Axis::Far(far) = self.axis { Some(far.start().to_string()) } else { None }
    }

    /// The sequence in words, such as `column 3, n from 0 on`.
    pub(super) fn told(&self) -> String {
        let [row, column] = self.corner();
        match &self.shape {
            Cells::Rectangle { .. } => String::new(),
            Cells::Heaps { .. } => format!("heaps from {} on", self.label(0)),
            Cells::Column { column: at, rows } => format!("column {column} = {at}, {row} from {} on", rows.start()),
            Cells::Row { row: at, columns } => {
                let name = self.axis.row_names([*at]).remove(0);
                format!("row {row} = {name}, {column} from {} on", columns.start())
            }
            Cells::Antidiagonal { sum, columns } => {
                format!("antidiagonal {row} + {column} = {sum}, {column} from {} on", columns.start())
            }
        }
    }
}

/// The whole rows and columns in view, by the axis that prints them: the heaps of a graph are listed in rows, and the columns of a
/// straightened map are those of the table.
fn ranges(state: &State) -> (RangeInclusive<u64>, RangeInclusive<u64>) {
    let (rows, columns) = state.axis.printed().extent(&state.spec);
    let (n, k) = match state.axis {
        Axis::Graph => {
            let row = |heap: f64| (heap.max(0.0) / WIDTH as f64).floor();
            (state.k.map(row), [0.0, WIDTH as f64 - 1.0])
        }
        Axis::Straight => {
            let root = |n: f64| n.max(0.0).sqrt() / 1000.0;
            (state.n, [(state.k[0] * root(state.n[0])).floor(), (state.k[1] * root(state.n[1])).ceil()])
        }
        _ => (state.n, state.k),
    };
    (whole(n, rows), whole(k, columns))
}

/// The whole numbers between two ends that lie below a limit, and one at least.
fn whole([low, high]: [f64; 2], limit: u64) -> RangeInclusive<u64> {
    let last = limit.saturating_sub(1);
    let first = (low.ceil().max(0.0) as u64).min(last);
    first..=(high.floor().max(0.0) as u64).clamp(first, last)
}

fn count(side: &RangeInclusive<u64>) -> u64 {
    side.end() - side.start() + 1
}

/// How many heaps a graph has.
fn axis_limit(state: &State) -> u64 {
    state.axis.extent(&state.spec).1
}

/// How many heaps a strip has.
fn heap_limit(state: &State) -> u64 {
    match state.axis {
        Axis::Far(_) => crate::table::FAR_HEAPS,
        _ => state.spec.entry().limit,
    }
}
