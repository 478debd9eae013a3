//! Cells one after the other, on a diagonal or down a column of a strip.

use super::{Along, Sight, Sought};
use crate::engine::Engine;
use crate::game::Cell;
use crate::table::Axis;

/// A walk from a cell of the map, in steps of one row, up or down, and perhaps a column.
pub(super) struct Steps {
    value: u32,
    axis: Axis,
    /// The row and the column of the map that it begins at.
    from: (u64, u64),
    /// By how many rows and columns a step goes.
    by: (i64, i64),
    /// The row before which the table ends.
    rows: u64,
    next: u64,
    /// How many steps stay on the map.
    end: u64,
}

impl Steps {
    pub(super) fn new(axis: Axis, sought: Sought, (rows, columns): (u64, u64)) -> Steps {
        let Sought { value, from, inclusive, along, back, .. } = sought;
        let (from, lines, across) = match axis.width() {
            Some(width) => ((from.row / width, from.row % width), axis.lines(rows), width),
            None => ((from.row, from.column), rows, columns),
        };
        let right = match along {
            Along::Diagonal => 1,
            Along::Antidiagonal => -1,
            _ => 0,
        };
        let by = if back { (-1, -right) } else { (1, right) };
        let room = |at: u64, end: u64, by: i64| match by {
            0 => u64::MAX,
            1 => end.saturating_sub(at),
            _ => at + 1,
        };
        let end = room(from.0, lines, by.0).min(room(from.1, across, by.1));
        Steps { value, axis, from, by, rows, next: u64::from(!inclusive), end }
    }

    pub(super) fn progress(&self) -> (u64, u64) {
        (self.next.min(self.end), self.end)
    }

    /// Looks further, and takes off the steps that it took.
    pub(super) fn step(&mut self, engine: &mut dyn Engine, left: &mut u64) -> Sight {
        while *left > 0 {
            let Some(at) = self.cell() else { return Sight::Nowhere };
            if at.row >= engine.rows() {
                return Sight::Ends;
            }
            if engine.approach(at, *left).is_some() {
                *left = 0;
                return Sight::On;
            }
            if engine.value(at) == Some(self.value) {
                return Sight::At(at);
            }
            self.next += 1;
            *left = left.saturating_sub(STEP);
        }
        Sight::On
    }

    /// The next cell, while there is one.
    fn cell(&self) -> Option<Cell> {
        let along = |from: u64, by: i64| from.checked_add_signed(by * self.next as i64);
        let (row, column) = (along(self.from.0, self.by.0)?, along(self.from.1, self.by.1)?);
        let at = match self.axis.width() {
            Some(_) => self.axis.position(row, column)?,
            None => Cell { row, column },
        };
        (self.next < self.end && at.row < self.rows).then_some(at)
    }
}

/// About how many elementary steps it takes to ask for a cell.
const STEP: u64 = 32;
