//! The next cell that has a value, in one of the orders in which people read a map.
//!
//! Rows and columns are asked in blocks whether they have the value, as texels are, so that what an engine tells of a block
//! without a look at its cells is told here as well: blocks double while they have it not, and one that has it is halved
//! until a cell is left. Diagonals, and the columns of a strip, are walked cell by cell.

mod blocks;
mod steps;

use serde::Serialize;

use super::axis::Axis;
use super::chart::unit;
use crate::engine::Engine;
use crate::game::Cell;
use crate::game::numbers::grouped;
use crate::grow::{Grow, Progress, Refusal};
use crate::paint::Unit;
use crate::paper::Spec;
use blocks::{Block, Blocks};
use steps::Steps;

/// An order in which the cells of a map are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Along {
    /// Row by row, each from left to right.
    #[default]
    Reading,
    /// A row from left to right.
    Row,
    /// A column downwards.
    Column,
    /// Down and to the right.
    Diagonal,
    /// Down and to the left.
    Antidiagonal,
}

impl Along {
    /// All of them, in the order of the menu.
    pub const ALL: [Along; 5] = [Along::Reading, Along::Row, Along::Column, Along::Diagonal, Along::Antidiagonal];

    /// The order with this name.
    pub fn named(name: &str) -> Option<Along> {
        Along::ALL.into_iter().find(|along| along.name() == name)
    }

    /// The name, as the page and the command line know it.
    pub fn name(self) -> &'static str {
        match self {
            Along::Reading => "reading",
            Along::Row => "row",
            Along::Column => "column",
            Along::Diagonal => "diagonal",
            Along::Antidiagonal => "antidiagonal",
        }
    }

    fn words(self) -> &'static str {
        match self {
            Along::Reading => "in reading order",
            Along::Row => "in this row",
            Along::Column => "in this column",
            Along::Diagonal => "on this diagonal",
            Along::Antidiagonal => "on this antidiagonal",
        }
    }
}

/// What is looked for.
#[derive(Clone, Copy, Debug)]
pub struct Sought {
    /// The value.
    pub value: u32,
    /// Where looking begins: a cell of the table, as an inspection names it.
    pub from: Cell,
    /// Whether that cell itself counts.
    pub inclusive: bool,
    /// In which order.
    pub along: Along,
    /// Whether backwards.
    pub back: bool,
    /// The last row of the table that is looked at, if it is not the last one there is.
    pub last: Option<u64>,
}

/// What has come of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Found {
    /// The row and the column of the cell, as an inspection names it; none while nothing is found.
    pub cell: Option<(u64, u64)>,
    /// How many rows or cells were looked at, and how many there are to look at.
    pub progress: (u64, u64),
    /// The same in a sentence.
    pub words: String,
}

/// A search on its way.
pub struct Find {
    spec: Spec,
    axis: Axis,
    sought: Sought,
    order: Order,
    cell: Option<Cell>,
    /// Whether there is nothing more to look at, and why, if the table was kept from growing.
    over: Option<Option<Refusal>>,
    /// The rows that are known, when it is over.
    known: u64,
}

enum Order {
    Blocks(Blocks),
    Steps(Steps),
}

/// What a slice of a search led to.
enum Sight {
    /// There is more to look at.
    On,
    /// The table has to grow before there is.
    Ends,
    At(Cell),
    Nowhere,
}

impl Find {
    /// A search in the table that a game has under an axis.
    ///
    /// # Errors
    /// If values there are too large to be compared, or the cell lies outside the table.
    pub fn new(spec: &Spec, axis: Axis, sought: Sought) -> Result<Find, Refusal> {
        match unit(spec, axis) {
            Unit::Logarithm => return Err(Refusal::Missing("values so large are not searched for".to_owned())),
            Unit::Difference => return Err(Refusal::Missing("differences are not searched for".to_owned())),
            _ => {}
        }
        let size = size(spec, axis);
        let Sought { from, last, .. } = sought;
        if from.row >= size.0 || from.column >= size.1 {
            return Err(Refusal::Input(format!("the table has no {}", place(axis, from))));
        }
        let rows = last.map_or(size.0, |last| size.0.min(last.saturating_add(1)));
        let order = Order::new(axis, sought, (rows, size.1));
        Ok(Find { spec: spec.clone(), axis, sought, order, cell: None, over: None, known: 0 })
    }

    /// The search on its table, which grows with it.
    pub fn on<'a>(&'a mut self, engine: &'a mut dyn Engine) -> FindOn<'a> {
        FindOn { find: self, engine }
    }

    /// How far it is: rows, or cells on a diagonal.
    pub fn progress(&self) -> Progress<'_> {
        let (done, target) = match &self.order {
            Order::Blocks(blocks) => blocks.progress(),
            Order::Steps(steps) => steps.progress(),
        };
        let refusal = self.over.as_ref().and_then(Option::as_ref);
        // What is looked at last may yet have it.
        Progress::new(done, if self.over.is_some() { done } else { target.max(done + 1) }).unless(refusal)
    }

    /// The cell, if one is found.
    pub fn cell(&self) -> Option<Cell> {
        self.cell
    }

    /// What has come of it so far.
    pub fn found(&self) -> Found {
        let progress = self.progress();
        let cell = self.cell.map(|at| (at.row, at.column));
        Found { cell, progress: (progress.done, progress.target), words: self.words() }
    }

    fn words(&self) -> String {
        let Sought { value, from, along, back, inclusive, .. } = self.sought;
        let value = grouped(&value.to_string());
        let along = if is_sequence(self.axis) && along == Along::Reading { "" } else { along.words() };
        let space = if along.is_empty() { "" } else { " " };
        match (self.cell, &self.over) {
            (Some(cell), _) => format!("{value} at {}.", place(self.axis, cell)),
            (None, None) => format!("Looking for {value}{space}{along}."),
            (None, Some(refusal)) => {
                let side = if back { "before" } else { "after" };
                let (side, and) = (side, if inclusive { "at or " } else { "" });
                let reach = self.reach(refusal.as_ref());
                format!("No {value}{space}{along} {and}{side} {}{reach}.", place(self.axis, from))
            }
        }
    }

    /// How far a search looked that found nothing.
    fn reach(&self, refusal: Option<&Refusal>) -> String {
        let Sought { along, back, last, .. } = self.sought;
        if let Some(refusal) = refusal {
            return format!(", up to {}: {refusal}", line(self.axis, self.known.saturating_sub(1)));
        }
        if back || along == Along::Row && !is_sequence(self.axis) {
            return String::new();
        }
        let end = size(&self.spec, self.axis).0 - 1;
        match last {
            Some(last) if last < end => format!(" up to {}", line(self.axis, last)),
            _ if along == Along::Row => String::new(),
            _ => format!(" up to {}, where the table ends", line(self.axis, end)),
        }
    }

    fn step(&mut self, engine: &mut dyn Engine, work: u64) {
        let mut left = work.max(1);
        while left > 0 && self.over.is_none() {
            let sight = match &mut self.order {
                Order::Blocks(blocks) => blocks.step(engine, &mut left),
                Order::Steps(steps) => steps.step(engine, &mut left),
            };
            self.known = engine.rows();
            match sight {
                Sight::On => {}
                Sight::Ends if engine.progress().is_over() => self.over = Some(engine.refusal().cloned()),
                Sight::Ends => {
                    engine.advance(left);
                    left = 0;
                }
                Sight::At(cell) => (self.cell, self.over) = (Some(cell), Some(None)),
                Sight::Nowhere => self.over = Some(None),
            }
        }
    }
}

impl Order {
    fn new(axis: Axis, sought: Sought, (rows, columns): (u64, u64)) -> Order {
        let Sought { value, from, inclusive, along, back, .. } = sought;
        let skip = u64::from(!inclusive);
        let (row, column) = (from.row, from.column);
        // What lies ahead of a number below an end, or behind it.
        let ahead =
            |at: u64, end: u64, skip: u64| if back { 0..(at + 1 - skip).min(end) } else { (at + skip).min(end)..end };
        let rest = |columns| Block { rows: ahead(row, rows, 1), columns };
        let row_left = Block { rows: row..(row + 1).min(rows), columns: ahead(column, columns, skip) };
        let blocks = match (is_sequence(axis), along) {
            (true, Along::Reading) => vec![Block { rows: ahead(row, rows, skip), columns: 0..1 }],
            (true, Along::Row) => {
                let width = axis.width().unwrap_or(rows.max(1));
                let whole = row / width * width..(row / width + 1).saturating_mul(width).min(rows);
                let heaps = ahead(row, whole.end, skip);
                vec![Block { rows: heaps.start.max(whole.start)..heaps.end, columns: 0..1 }]
            }
            (false, Along::Reading) => vec![row_left, rest(0..columns)],
            (false, Along::Row) => vec![row_left],
            (false, Along::Column) => vec![Block { rows: ahead(row, rows, skip), columns: column..column + 1 }],
            _ => return Order::Steps(Steps::new(axis, sought, (rows, columns))),
        };
        Order::Blocks(Blocks::new(value, back, blocks))
    }
}

/// A search and the table that it looks at.
pub struct FindOn<'a> {
    find: &'a mut Find,
    engine: &'a mut dyn Engine,
}

impl Grow for FindOn<'_> {
    fn advance(&mut self, work: u64) {
        self.find.step(self.engine, work);
    }

    fn progress(&self) -> Progress<'_> {
        self.find.progress()
    }
}

/// Whether the table has one column, of heaps.
fn is_sequence(axis: Axis) -> bool {
    axis.width().is_some() || axis == Axis::Graph
}

/// The rows and columns of the table that an axis shows.
fn size(spec: &Spec, axis: Axis) -> (u64, u64) {
    let (rows, columns) = axis.extent(spec);
    match axis {
        Axis::Graph => (columns, 1),
        Axis::Straight => Axis::Memory.extent(spec),
        Axis::Strip(_) => (spec.entry().limit, 1),
        Axis::Far(_) => (axis.heaps(rows), 1),
        _ => (rows, columns),
    }
}

/// A cell in words.
fn place(axis: Axis, at: Cell) -> String {
    match is_sequence(axis) {
        true => line(axis, at.row),
        false => format!("{}, column {}", line(axis, at.row), grouped(&at.column.to_string())),
    }
}

/// A row of the table in words.
fn line(axis: Axis, row: u64) -> String {
    match axis {
        Axis::Far(far) => format!("heap {}", grouped(&(far.start().big() + row).to_string())),
        Axis::Sweep(_) => format!("row {}", axis.row_names([row]).concat()),
        _ if is_sequence(axis) => format!("heap {}", grouped(&row.to_string())),
        _ => format!("row {}", grouped(&row.to_string())),
    }
}
