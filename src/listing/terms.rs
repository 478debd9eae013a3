//! The first terms of a sequence in view, and where the OEIS tells what is known of them.

use serde::Serialize;

use super::cells::{ListingCells, ListingLine};
use crate::grow::{Grow, Progress, Refusal};
use crate::link::State;
use crate::table::Table;

/// Terms that are looked up.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TermsFound {
    /// The numbers.
    pub terms: Vec<String>,
    /// Which they are.
    pub told: String,
    /// The address of what the OEIS knows of them, which a person may follow.
    pub address: String,
}

/// The first terms of a sequence on their way.
pub struct Terms {
    cells: ListingCells,
    table: Table,
    heaps: u64,
    terms: Vec<String>,
    is_over: bool,
}

impl Terms {
    /// The terms of a sequence that a state shows.
    ///
    /// # Errors
    /// If there is no such sequence.
    pub fn new(state: &State, along: ListingLine, table: Table) -> Result<Terms, Refusal> {
        let cells = ListingCells::sequence(state, along)?;
        let rows = [0, cells.lines().min(MOST) - 1].map(|line| cells.position(line, 0).map_or(0, |at| at.row + 1));
        Ok(Terms { cells, table, heaps: rows[0].max(rows[1]), terms: Vec::new(), is_over: false })
    }

    /// What was found, once nothing is left to do.
    ///
    /// # Errors
    /// If these are too few to be looked up.
    pub fn found(&self) -> Result<TermsFound, Refusal> {
        if self.terms.len() < LEAST {
            let few = self.terms.len();
            return Err(Refusal::Missing(format!("of this sequence {few} terms are in view, and {LEAST} are needed")));
        }
        let address = format!("https://oeis.org/search?q={}", self.terms.join(","));
        Ok(TermsFound { terms: self.terms.clone(), told: self.cells.told(), address })
    }
}

impl Grow for Terms {
    fn advance(&mut self, work: u64) {
        let mut source = self.table.borrow_mut();
        let engine = &mut *source.engine;
        if engine.rows() < self.heaps && !engine.progress().is_over() {
            engine.advance(work);
            return;
        }
        while (self.terms.len() as u64) < self.cells.lines().min(MOST) {
            let at = self.cells.position(self.terms.len() as u64, 0);
            if at.is_some_and(|at| engine.approach(at, work).is_some()) {
                return;
            }
            // A gap ends what can be looked up.
            let Some(value) = at.and_then(|at| engine.written(at)) else { break };
            self.terms.push(value.plain());
        }
        self.is_over = true;
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(u64::from(self.is_over), 1)
    }
}

/// How many terms are looked up at least, and at most.
const LEAST: usize = 6;
const MOST: u64 = 20;
