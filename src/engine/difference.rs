//! What the values of one table are more than those of another, cell by cell. Both grow in step, and a cell is known where
//! both know it.
//!
//! A texel holds a [`Difference`]. Blocks are looked through cell by cell, since the extremes of two tables say little about
//! those of their difference; the cells of a row are read off either table by its own way of looking, as many at once as lie
//! together. Cost: what a row of single cells costs in both tables.

use std::ops::Range;

use super::{Apart, Aside, Band, Columns, Engine, Quantity, Reduce, Texels, UNKNOWN};
use crate::game::{Cell, Difference};
use crate::grow::{Grow, Progress};

/// Two tables, the second taken from the first.
pub struct DifferenceValues {
    of: Box<dyn Engine>,
    less: Box<dyn Engine>,
    run: Option<Run>,
}

impl DifferenceValues {
    /// What the values of `of` are more than those of `less`.
    pub fn new(of: Box<dyn Engine>, less: Box<dyn Engine>) -> DifferenceValues {
        DifferenceValues { of, less, run: None }
    }
}

/// Cells of a row that are being read off both tables, or were read last.
struct Run {
    row: u64,
    columns: Range<u64>,
    /// How many rows both tables had: where more are known, more may be proved.
    rows: [u64; 2],
    /// The single cells in either table.
    cells: [Texels; 2],
    /// Their differences, once both are read.
    texels: Vec<u32>,
}

impl Run {
    fn new(row: u64, columns: Range<u64>, rows: [u64; 2]) -> Run {
        let Range { start, end } = columns;
        let cells = || {
            let columns = Columns::Uniform { start, width: 1, end };
            let (reduce, quantity) = (Reduce::Sample, Quantity::Value);
            Texels::new(Band { rows: row..row + 1, columns, reduce, quantity })
        };
        Run { row, columns, rows, cells: [cells(), cells()], texels: Vec::new() }
    }

    /// Reads on for about `work` elementary steps, and returns how many it took.
    fn read(&mut self, tables: [&mut dyn Engine; 2], work: u64) -> u64 {
        let mut spent = 0;
        for (table, cells) in tables.into_iter().zip(&mut self.cells) {
            while !cells.is_done() && spent < work {
                spent += table.look(cells, work - spent).max(1);
            }
        }
        if self.texels.is_empty() && self.is_read() {
            let [of, less] = &self.cells;
            self.texels = of.shown().zip(less.shown()).map(|(of, less)| texel(of, less).unwrap_or(UNKNOWN)).collect();
            spent += self.texels.len() as u64;
        }
        spent
    }

    fn is_read(&self) -> bool {
        self.cells.iter().all(Texels::is_done)
    }

    fn at(&self, column: u64) -> Option<u32> {
        let texel = self.texels[(column - self.columns.start) as usize];
        (texel != UNKNOWN).then_some(texel)
    }
}

impl Grow for DifferenceValues {
    fn advance(&mut self, work: u64) {
        if self.progress().is_over() {
            return;
        }
        let table = if self.of.rows() <= self.less.rows() { &mut self.of } else { &mut self.less };
        table.advance(work);
    }

    fn progress(&self) -> Progress<'_> {
        let (of, less) = (self.of.progress(), self.less.progress());
        let done = of.done.min(less.done);
        let refusal = [of, less].into_iter().filter(|table| table.done == done).find_map(|table| table.refusal);
        Progress::new(done, of.target.min(less.target)).unless(refusal)
    }
}

impl Engine for DifferenceValues {
    fn value(&mut self, at: Cell) -> Option<u32> {
        let (of, less) = self.pair(at)?;
        Difference::between(of, less).texel()
    }

    fn look(&mut self, texels: &mut Texels, work: u64) -> u64 {
        let mut spent = 0;
        let rows = [self.of.rows(), self.less.rows()];
        while spent < work.max(1)
            && let Some((row, columns)) = texels.run()
        {
            let is_at = |run: &Run| run.row == row && run.rows == rows && run.columns.contains(&columns.start);
            let mut run = self.run.take().filter(is_at).unwrap_or_else(|| {
                spent += BEGINNING;
                Run::new(row, columns.start..end_of(texels.band(), &columns), rows)
            });
            spent += run.read([&mut *self.of, &mut *self.less], work.saturating_sub(spent).max(1));
            if !run.is_read() {
                self.run = Some(run);
                continue;
            }
            let (end, mut column, mut is_settled) = (columns.end.min(run.columns.end), columns.start, false);
            while column < end && !is_settled {
                is_settled = texels.show(run.at(column));
                column += 1;
            }
            spent += (column - columns.start) * SHOWING;
            texels.go_on(column, is_settled);
            self.run = Some(run);
        }
        spent
    }

    fn approach(&mut self, at: Cell, work: u64) -> Option<Progress<'static>> {
        self.of.approach(at, work).or_else(|| self.less.approach(at, work))
    }

    fn aside(&mut self) -> Aside<'_> {
        Aside::Apart(self)
    }
}

impl Apart for DifferenceValues {
    fn pair(&mut self, at: Cell) -> Option<(u32, u32)> {
        // What outgrows texels in one of them has no difference that fits into one.
        Some((self.of.value(at)?, self.less.value(at)?)).filter(|_| at.row < self.rows())
    }
}

/// Where to stop reading a row: single cells are read as far as the texels go, blocks one by one, and of a sample only what it
/// shows.
fn end_of(band: &Band, columns: &Range<u64>) -> u64 {
    let end = match (columns.end - columns.start, band.reduce) {
        (1, _) => band.columns.span().end,
        (_, Reduce::Sample) => columns.start + 1,
        _ => columns.end,
    };
    end.min(columns.start + LONGEST)
}

fn texel(of: u32, less: u32) -> Option<u32> {
    (of != UNKNOWN && less != UNKNOWN).then(|| Difference::between(of, less).texel())?
}

/// The most cells that are read at once.
const LONGEST: u64 = 1024;

/// About how many elementary steps it takes to begin such a reading, and to show one of its cells.
const BEGINNING: u64 = 200;
const SHOWING: u64 = 4;
