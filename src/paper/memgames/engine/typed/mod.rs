//! MEM(F) for any rule F that someone types: sparse where F(k) leaves out few removals, in runs where it is an interval that
//! moves on with k, and dense where it is neither.
//!
//! Which of the three it is the rule's form tells. A rule that speaks of n may turn out to leave out too much at a later heap;
//! then the dense table takes over from the first row, and the rows that are known stay.

mod dense;
mod forbidden;
mod rows;
mod sparse;
mod window;
mod windowed;

use self::dense::Dense;
use self::sparse::{End, Sparse};
use self::window::WindowListing;
use self::windowed::Windowed;
use super::sparse::look;
use crate::engine::{Engine, Reduce, Texels, visit};
use crate::game::Cell;
use crate::game::rule::SetRule;
use crate::grow::{Grow, Progress, Refusal};

/// The most rows of a dense table.
const DENSE_ROWS: u64 = 2_048;

/// How many columns are listed before anyone asks whether to go on.
const LISTED: u64 = 32;

/// The values of MEM(F).
pub struct Typed {
    rule: SetRule,
    limit: u64,
    table: Table,
    /// Rows that were known before the table became a dense one.
    before: Option<Box<Sparse>>,
    refusal: Option<Refusal>,
}

enum Table {
    Sparse(Box<Sparse>),
    Listing(WindowListing),
    Windowed(Box<Windowed>),
    Dense(Dense),
}

impl Typed {
    /// An empty table of at most `limit` rows and as many columns.
    pub fn new(rule: SetRule, limit: u64) -> Self {
        let table = Table::Sparse(Box::new(Sparse::new(rule.clone(), limit)));
        Typed { rule, limit, table, before: None, refusal: None }
    }

    /// The same, dense whatever the rule is, as the twin of the others.
    pub fn dense(rule: SetRule, limit: u64) -> Self {
        let table = Table::Dense(Dense::new(rule.clone(), limit.min(DENSE_ROWS)));
        Typed { rule, limit, table, before: None, refusal: None }
    }

    fn step(&mut self) -> Result<u64, Refusal> {
        match &mut self.table {
            Table::Sparse(sparse) => match sparse.advance() {
                Ok(spent) => return Ok(spent),
                Err(End::NoRoom) => return Err(no_room(self.rows())),
                Err(End::TooMany) if sparse.rows().count() >= DENSE_ROWS => return Err(too_many(self.rows())),
                Err(End::TooMany) => {}
            },
            Table::Listing(listing) => {
                for _ in 0..LISTED {
                    match listing.advance() {
                        Ok(false) => {}
                        Ok(true) => {
                            let windows = listing.windows();
                            self.table = Table::Windowed(Box::new(Windowed::new(windows, self.limit)));
                            return Ok(1);
                        }
                        Err(_) => {
                            self.table = self.as_dense();
                            return Ok(1);
                        }
                    }
                }
                return Ok(400 * LISTED);
            }
            Table::Windowed(windowed) => return windowed.advance().ok_or_else(|| no_room(self.rows())),
            Table::Dense(dense) if dense.rows() == DENSE_ROWS => return Err(too_many(DENSE_ROWS)),
            Table::Dense(dense) => return dense.advance(),
        }
        let is_begun = self.rows() > 0;
        let next = if is_begun || self.rule.names_heap() {
            self.as_dense()
        } else {
            Table::Listing(WindowListing::new(self.rule.clone(), self.limit))
        };
        if let Table::Sparse(sparse) = std::mem::replace(&mut self.table, next)
            && is_begun
        {
            self.before = Some(sparse);
        }
        Ok(1)
    }

    fn as_dense(&self) -> Table {
        Table::Dense(Dense::new(self.rule.clone(), self.limit.min(DENSE_ROWS)))
    }
}

fn no_room(rows: u64) -> Refusal {
    Refusal::TooLarge(format!("the table ends before row {rows}, since further rows have no room"))
}

fn too_many(rows: u64) -> Refusal {
    Refusal::TooLarge(format!(
        "the table ends before row {rows}: this F(k) neither leaves out few removals nor is an interval that moves on with k, as \
         far as its form tells, and further rows of such a table have no room"
    ))
}

impl Grow for Typed {
    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows() < self.limit && self.refusal.is_none() && spent < work.max(1) {
            match self.step() {
                Ok(steps) => spent += steps,
                Err(refusal) => self.refusal = Some(refusal),
            }
        }
    }

    fn progress(&self) -> Progress<'_> {
        let before = self.before.as_ref().map_or(0, |sparse| sparse.rows().count());
        let rows = match &self.table {
            Table::Sparse(sparse) => sparse.rows().count(),
            Table::Listing(_) => 0,
            Table::Windowed(windowed) => windowed.rows(),
            Table::Dense(dense) => dense.rows().max(before),
        };
        Progress::new(rows, self.limit).unless(self.refusal.as_ref())
    }
}

impl Engine for Typed {
    fn value(&mut self, at: Cell) -> Option<u32> {
        let Cell { row, column } = at;
        if column > self.limit {
            return None;
        }
        match (&self.table, &self.before) {
            (Table::Sparse(sparse), _) | (_, Some(sparse)) if row < sparse.rows().count() => {
                Some(sparse.rows().cell(row, column))
            }
            (Table::Windowed(windowed), _) if row < windowed.rows() => Some(windowed.cell(row, column)),
            (Table::Dense(dense), _) => dense.value(at),
            _ => None,
        }
    }

    fn look(&mut self, texels: &mut Texels, work: u64) -> u64 {
        match &self.table {
            Table::Sparse(sparse) => {
                // There is no frontier to stand out from, so what tells is a P-position.
                let reduce = match texels.band().reduce {
                    Reduce::Keep => Reduce::Contains(0),
                    reduce => reduce,
                };
                look(sparse.rows(), texels, work, reduce)
            }
            Table::Windowed(windowed) => windowed.look(texels, work),
            Table::Listing(_) | Table::Dense(_) => {
                visit::look(self, texels, work, |n, k| Some(Cell { row: n, column: k }))
            }
        }
    }
}
