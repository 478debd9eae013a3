//! A slice of recent, read off a table that shows another one.

use crate::engine::{Aside, Engine, Frontier};
use crate::game::{Cell, Position};
use crate::grow::{Grow, Progress};

/// The positions after this last removal but one, in a table that has all.
pub(super) struct After<'a> {
    pub(super) table: &'a mut dyn Engine,
    pub(super) before: u64,
}

impl Grow for After<'_> {
    fn advance(&mut self, work: u64) {
        self.table.advance(work);
    }

    fn progress(&self) -> Progress<'_> {
        self.table.progress()
    }
}

impl Engine for After<'_> {
    fn value(&mut self, Cell { row, column }: Cell) -> Option<u32> {
        self.table.beside(&Position::of(&[row, column, self.before]))
    }

    fn beside(&mut self, at: &Position) -> Option<u32> {
        self.table.beside(at)
    }

    fn aside(&mut self) -> Aside<'_> {
        Aside::Frontier(self)
    }
}

impl Frontier for After<'_> {
    fn frontier(&mut self, n: u64) -> Option<u32> {
        self.value(Cell { row: n, column: n + 1 })
    }
}
