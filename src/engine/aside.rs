//! What some tables tell beside their values. Each kind is a trait of its own, so that a table has what it is asked for or
//! none of it.

use super::{Engine, HeapMove, RunUp, Written};
use crate::game::{Cell, Difference};
use crate::grow::Refusal;

/// What a table tells beside its values.
pub enum Aside<'a> {
    /// Nothing.
    Nothing,
    /// The values that its rows have in the end.
    Frontier(&'a mut dyn Frontier),
    /// It has heaps that begin far out, and keeps what their options are worth.
    Heaps(&'a dyn FarHeaps),
    /// Its values outgrow texels.
    Wide(&'a mut dyn Wide),
    /// A pass is left in it.
    Pass(&'a dyn Pass),
    /// Its values are what those of one table are more than those of another.
    Apart(&'a mut dyn Apart),
}

/// A table whose rows have one value in all columns that are far enough out.
pub trait Frontier {
    /// That value, of a row that is computed.
    fn frontier(&mut self, n: u64) -> Option<u32>;
}

/// A table of heaps that begins far out.
pub trait FarHeaps {
    /// What is gone through before the next heap, while there is something.
    fn run_up(&self) -> Option<RunUp>;

    /// The value that a move from a computed heap leads to.
    fn option(&self, at: Cell, option: HeapMove) -> Option<u32>;
}

/// A table of heaps with a pass that was not used yet.
pub trait Pass {
    /// The value of a heap that is computed, when the pass is used up.
    fn after(&self, n: u64) -> Option<u32>;
}

/// A table of the differences between two others.
pub trait Apart {
    /// The two values of a position, where both are known.
    fn pair(&mut self, at: Cell) -> Option<(u32, u32)>;
}

/// A table whose values outgrow texels.
pub trait Wide {
    /// The value of a position in digits.
    fn written(&mut self, at: Cell) -> Option<Written>;

    /// What a texel shows of it: its logarithm as [`big::logarithm`](crate::game::big::logarithm) gives it.
    fn shade(&mut self, at: Cell) -> Option<u32>;
}

impl dyn Engine + '_ {
    /// The value that row `n` has in all columns beyond it, in games where that makes sense.
    pub fn frontier(&mut self, n: u64) -> Option<u32> {
        match self.aside() {
            Aside::Frontier(table) => table.frontier(n),
            _ => None,
        }
    }

    /// What is gone through before the next row, where the table begins far out.
    pub fn run_up(&mut self) -> Option<RunUp> {
        match self.aside() {
            Aside::Heaps(table) => table.run_up(),
            _ => None,
        }
    }

    /// The value that a move leads to, in a table that begins far out and keeps the options of its heaps.
    pub fn option(&mut self, at: Cell, option: HeapMove) -> Option<u32> {
        match self.aside() {
            Aside::Heaps(table) => table.option(at, option),
            _ => None,
        }
    }

    /// The value of a heap when the pass is used up, in a table where one is left.
    pub fn after(&mut self, n: u64) -> Option<u32> {
        match self.aside() {
            Aside::Pass(table) => table.after(n),
            _ => None,
        }
    }

    /// The value of a position in digits, however large it is.
    pub fn written(&mut self, at: Cell) -> Option<Written> {
        match self.aside() {
            Aside::Wide(table) => table.written(at),
            Aside::Apart(table) => table.pair(at).map(|(of, less)| Written::Apart(Difference::between(of, less))),
            _ => self.value(at).map(Written::Small),
        }
    }

    /// What a texel shows of a position: its value, or where values outgrow texels, something that does not.
    pub fn shade(&mut self, at: Cell) -> Option<u32> {
        match self.aside() {
            Aside::Wide(table) => table.shade(at),
            _ => self.value(at),
        }
    }

    /// Why there are no further rows, if the next one cannot be had, as by a rule that someone typed.
    pub fn refusal(&self) -> Option<&Refusal> {
        self.progress().refusal
    }
}
