//! The oracle: the mex over a position's moves, or in misère play whether one of them is lost, and nothing clever.
//!
//! Every fast engine is compared with this one. It knows a game only through [`Rules`], remembers the values it has
//! found, and reduces a block of cells by visiting every one of them.
//! Cost: O(n) a cell, so O(n³) for a table of n rows. Where a play may go on for ever, [`label`] is the oracle.

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::{Aside, Band, Engine, Frontier, Quantity, Reduce};
use crate::game::{Cell, Position, Rules, Slice};
use crate::grow::{Grow, Progress};

/// Values straight from the rules, for the cells of a slice.
pub struct Naive<R> {
    rules: R,
    slice: Slice,
    frontier: bool,
    limit: u64,
    known: HashMap<Position, u32>,
}

impl<R: Rules> Naive<R> {
    /// An oracle for `rules` that shows a slice; `limit` is the number of rows it pretends to have.
    pub fn new(rules: R, slice: Slice, limit: u64) -> Self {
        Naive { rules, slice, frontier: false, limit, known: HashMap::new() }
    }

    /// The same where a memory larger than the heap is as good as none, so that a row has a frontier value.
    #[must_use]
    pub fn with_frontier(self, frontier: bool) -> Self {
        Naive { frontier, ..self }
    }

    /// The value of `at`.
    ///
    /// # Panics
    /// If a rule that someone typed cannot be evaluated, or if a play can go on for ever.
    pub fn solve(&mut self, at: &Position) -> u32 {
        if let Some(&value) = self.known.get(at) {
            return value;
        }
        let mut options = Vec::new();
        let moves = self.rules.moves(at, &mut |option| {
            options.push(option.to);
            ControlFlow::Continue(())
        });
        moves.unwrap_or_else(|fault| panic!("{fault}"));
        let values: Vec<u32> = options.iter().map(|option| self.solve(option)).collect();
        let value = match self.rules.misere() {
            true => u32::from(values.is_empty() || values.contains(&0)),
            false => mex(&values),
        };
        self.known.insert(at.clone(), value);
        value
    }

    /// The value of a cell.
    pub fn cell(&mut self, at: Cell) -> u32 {
        self.solve(&self.slice.position(at))
    }

    /// The value of a heap whose memory is larger than itself: no move can repeat or reach that, so it is as good as any
    /// larger one.
    fn untouched(&mut self, n: u64) -> u32 {
        self.cell(Cell { row: n, column: n + 1 })
    }

    fn quantity(&mut self, n: u64, k: u64, quantity: Quantity) -> u32 {
        let value = self.cell(Cell { row: n, column: k });
        match quantity {
            Quantity::Value => value,
            Quantity::BelowFrontier => self.untouched(n).saturating_sub(value),
        }
    }

    /// What the texels of a band show.
    pub fn shown(&mut self, band: &Band) -> Vec<u32> {
        (0..band.columns.count()).map(|i| self.texel(band, i)).collect()
    }

    fn texel(&mut self, band: &Band, i: usize) -> u32 {
        let columns = band.columns.interval(i);
        let mut cells = Vec::new();
        let mut telling = Vec::new();
        for n in band.rows.clone() {
            let frontier = if self.frontier { self.untouched(n) } else { 0 };
            for k in columns.clone() {
                let shown = self.quantity(n, k, band.quantity);
                cells.push(shown);
                let value = self.cell(Cell { row: n, column: k });
                if if self.frontier { value != frontier } else { value == 0 } {
                    telling.push(shown);
                }
            }
        }
        let first = cells[0];
        let found = match (band.reduce, band.quantity) {
            (Reduce::Sample, _) => Some(first),
            (Reduce::Smallest, _) => cells.into_iter().min(),
            (Reduce::Largest, _) => cells.into_iter().max(),
            (Reduce::Keep, Quantity::Value) => telling.into_iter().min(),
            (Reduce::Keep, Quantity::BelowFrontier) => telling.into_iter().max(),
            (Reduce::Contains(value), _) => cells.into_iter().find(|&cell| cell == value),
        };
        found.unwrap_or(first)
    }
}

/// MNEM's values in the first rows, as far as these prove them: labels straight from their definition, with plain lists of
/// options, until nothing changes. A memory larger than the heap has the value 0 and is not listed.
///
/// # Panics
/// If a rule that someone typed cannot be evaluated.
pub fn label(rules: &impl Rules, rows: u64) -> HashMap<Position, u32> {
    let options = |at: &Position| {
        let mut options = Vec::new();
        let visited = rules.moves(at, &mut |option| {
            options.push(option.to);
            ControlFlow::Continue(())
        });
        visited.unwrap_or_else(|fault| panic!("{fault}"));
        options
    };
    let label = |labels: &HashMap<Position, u32>, at: &Position| {
        if at.remembered() > at.heap { Some(0) } else { labels.get(at).copied() }
    };
    let positions = || (1..rows).flat_map(|n| (1..=n).map(move |k| Position::with(n, k)));
    let mut labels = HashMap::new();
    loop {
        let before = labels.len();
        for at in positions() {
            if labels.contains_key(&at) {
                continue;
            }
            let options_here = options(&at);
            let known: Vec<u32> = options_here.iter().filter_map(|to| label(&labels, to)).collect();
            let mex = mex(&known);
            let answered = |to: &&Position| options(to).iter().any(|back| label(&labels, back) == Some(mex));
            if options_here.iter().filter(|to| label(&labels, to).is_none()).all(|to| answered(&to)) {
                labels.insert(at, mex);
            }
        }
        if labels.len() == before {
            return labels;
        }
    }
}

/// The least number that is not among `values`.
pub fn mex(values: &[u32]) -> u32 {
    (0..).find(|candidate| !values.contains(candidate)).expect("a finite set misses a number")
}

impl<R: Rules> Grow for Naive<R> {
    fn advance(&mut self, _work: u64) {}

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.limit, self.limit)
    }
}

impl<R: Rules> Engine for Naive<R> {
    fn value(&mut self, at: Cell) -> Option<u32> {
        (at.row < self.limit).then(|| self.cell(at))
    }

    fn aside(&mut self) -> Aside<'_> {
        if self.frontier { Aside::Frontier(self) } else { Aside::Nothing }
    }
}

impl<R: Rules> Frontier for Naive<R> {
    fn frontier(&mut self, n: u64) -> Option<u32> {
        (n < self.limit).then(|| self.untouched(n))
    }
}
