//! The numbers that a link shows, as a file of any length: rectangles as CSV, JSON, LaTeX or a NumPy array, and a sequence as a
//! b-file of the OEIS. A file is written piece by piece, while its table grows.

mod cells;
mod format;
mod terms;

pub use cells::{ListingCells, ListingLine};
pub use format::{ListingFormat, integer, npy_head};
pub use terms::{Terms, TermsFound};

use std::cell::RefCell;
use std::rc::Rc;

use crate::engine::Written;
use crate::game::Cell;
use crate::grow::{Grow, Progress, Refusal};
use crate::link::State;
use crate::paper::Spec;
use crate::table::{Numbers, NumbersRow, Source, Table, latex};

/// A file of numbers on its way: it grows in slices, and what was written is taken from it.
pub struct Listing {
    spec: Spec,
    cells: ListingCells,
    format: ListingFormat,
    table: Table,
    /// How many heaps must be known.
    heaps: u64,
    /// How many lines are written, and whether the end is.
    lines: u64,
    is_closed: bool,
    /// The line that is being read.
    row: Vec<Option<Written>>,
    /// What LaTeX sets as a whole.
    kept: Vec<NumbersRow>,
    written: Vec<u8>,
    refusal: Option<Refusal>,
    grown: u64,
}

impl Listing {
    /// The numbers of a state, whose table may have been used before; `along` says which of them are a sequence.
    ///
    /// # Errors
    /// If they are too many, or the format has none of them.
    pub fn new(state: &State, format: ListingFormat, along: ListingLine, table: Table) -> Result<Listing, Refusal> {
        let cells = match format {
            ListingFormat::Bfile => ListingCells::sequence(state, along)?,
            _ => ListingCells::rectangle(state),
        };
        cells.check(format.most())?;
        let (spec, heaps) = (state.spec.clone(), cells.heaps());
        let (row, kept, refusal) = (Vec::new(), Vec::new(), None);
        let written = format::head(&spec, &cells, format);
        let (lines, is_closed, grown) = (0, false, 0);
        Ok(Listing { spec, cells, format, table, heaps, lines, is_closed, row, kept, written, refusal, grown })
    }

    /// The same with a table of its own.
    ///
    /// # Errors
    /// If they are too many, or there is no such table.
    pub fn open(state: &State, format: ListingFormat, along: ListingLine) -> Result<Listing, Refusal> {
        let source = Source::new(state.spec.clone(), state.axis.printed())?;
        Listing::new(state, format, along, Rc::new(RefCell::new(source)))
    }

    /// What was written since this was asked last.
    pub fn take(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.written)
    }

    /// Reads and writes further lines for about so much work.
    fn write(&mut self, work: u64) -> Result<(), Refusal> {
        let table = self.table.clone();
        let mut source = table.borrow_mut();
        let engine = &mut *source.engine;
        let mut left = work / READING + 1;
        let wide = self.cells.columns();
        while left > 0 && self.lines < self.cells.lines() {
            let at: Option<Cell> = self.cells.position(self.lines, self.row.len() as u64);
            // Some tables work their values out as they are wanted.
            if at.is_some_and(|at| engine.approach(at, work).is_some()) {
                return Ok(());
            }
            self.row.push(at.and_then(|at| engine.written(at)));
            left -= 1;
            if self.row.len() as u64 == wide {
                let values = std::mem::take(&mut self.row);
                match self.format {
                    ListingFormat::Latex => self.kept.push(NumbersRow { label: self.cells.label(self.lines), values }),
                    format => self.written.extend(format::line(&self.cells, format, self.lines, &values)?),
                }
                self.lines += 1;
            }
        }
        if self.lines == self.cells.lines() && !self.is_closed {
            let end = match self.format {
                ListingFormat::Latex => latex(&self.numbers()).into_bytes(),
                format => format::end(format),
            };
            self.written.extend(end);
            self.is_closed = true;
        }
        Ok(())
    }

    fn numbers(&mut self) -> Numbers {
        Numbers {
            corner: self.cells.corner(),
            from: self.cells.from(),
            outcomes: true,
            columns: self.cells.column_names(),
            rows: std::mem::take(&mut self.kept),
        }
    }
}

impl Grow for Listing {
    fn advance(&mut self, work: u64) {
        if self.refusal.is_some() || self.is_closed {
            return;
        }
        let mut source = self.table.borrow_mut();
        let engine = &mut *source.engine;
        if engine.rows() < self.heaps && !engine.progress().is_over() {
            engine.advance(work);
            self.grown = thousandths(engine.rows(), self.heaps).max(self.grown);
            return;
        }
        self.grown = HALF;
        if engine.rows() < self.heaps
            && let Some(refusal) = engine.refusal()
        {
            self.refusal = Some(refusal.clone().said(|why| format!("{}: {why}", self.spec)));
            return;
        }
        drop(source);
        if let Err(refusal) = self.write(work) {
            self.refusal = Some(refusal);
        }
    }

    fn progress(&self) -> Progress<'_> {
        let written = thousandths(self.lines, self.cells.lines()).min(HALF - 1);
        let done = if self.is_closed { 2 * HALF } else { self.grown + written };
        Progress::new(done, 2 * HALF).unless(self.refusal.as_ref())
    }
}

fn thousandths(done: u64, all: u64) -> u64 {
    (u128::from(done.min(all)) * u128::from(HALF) / u128::from(all.max(1))) as u64
}

/// How much of the progress is the growth of the table; the other half is the writing.
const HALF: u64 = 1000;

/// About how many elementary steps it takes to read a value and to write it.
const READING: u64 = 150;
