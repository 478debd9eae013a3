//! Values read off an engine: opened, grown as far as needed, and asked cell by cell.

use nimscope::engine::{Engine, RunUp};
use nimscope::game::big::Big;
use nimscope::game::{Cell, Rules};
use nimscope::paper;
use nimscope::paper::Spec;
use nimscope::table::{frontier, unanswered};

use crate::column::Column;
use crate::failure::{Failure, say};
use crate::work::Work;

/// A game whose heaps from a first one to a last one are known.
pub(crate) struct Reading {
    spec: Spec,
    engine: Box<dyn Engine>,
}

impl Reading {
    /// Computes a game up to heap `last`, or certifies it from heap `first` on if its own table ends before `last`.
    pub(crate) fn new(spec: &Spec, first: u64, last: u64, work: &Work) -> Result<Reading, Failure> {
        let mut engine = if last < spec.entry().limit {
            paper::open(spec)
        } else {
            let count = last - first + 1;
            let engine = paper::open_rows(spec, first, count)?;
            if count > MOST_FAR {
                return Err(Failure::Wrong(format!("{count} rows that far out are too many; at most {MOST_FAR}")));
            }
            engine
        };
        grow(spec, &mut *engine, last + 1, work)?;
        Ok(Reading { spec: spec.clone(), engine })
    }

    /// The value of a column of a row; `None` where it is not proved.
    pub(crate) fn at(&mut self, n: u64, column: &Column) -> Result<Option<u32>, Failure> {
        match column {
            Column::At(k) => self.value(Cell { row: n, column: u64::try_from(k).expect("tables end before that") }),
            Column::Infinite => Ok(frontier(&self.spec, &mut *self.engine, n)?),
        }
    }

    /// The value of a position; `None` where it is not proved.
    pub(crate) fn value(&mut self, at: Cell) -> Result<Option<u32>, Failure> {
        if let Some(value) = self.engine.value(at) {
            return Ok(Some(value));
        }
        // A rule that someone typed may have no answer in this column, though it has one in all that the row needs.
        if let Some(fault) = unanswered(&self.spec, at) {
            return Err(Failure::Wrong(format!("{}: {fault}", self.spec)));
        }
        // Where a play can go on for ever, larger heaps may prove what smaller ones do not.
        while self.engine.rows() < self.engine.limit() {
            self.engine.advance(SLICE);
        }
        Ok(self.engine.value(at))
    }
}

/// Says beside the values what they are, where they are no nim values.
pub(crate) fn remark(spec: &Spec) {
    if spec.misere() {
        say("outcomes in misère play: 0 where the player to move loses, 1 where that player wins");
    }
}

/// The heap, if a table of the game reaches it.
pub(crate) fn within_table(spec: &Spec, n: &Big) -> Option<u64> {
    u64::try_from(n).ok().filter(|&n| n < paper::reach(spec))
}

/// What is wrong with a heap beyond the table, with the game that it is about.
pub(crate) fn far_away(spec: &Spec, error: String) -> String {
    let spec = spec.to_string();
    if error.starts_with(&spec) { error } else { format!("{spec}: {error}") }
}

/// Grows an engine until this many heaps are known.
pub(crate) fn grow(spec: &Spec, engine: &mut dyn Engine, heaps: u64, work: &Work) -> Result<(), Failure> {
    while engine.rows() < heaps {
        run_up(engine, work);
        let mut progress = work.progress("computing heaps", heaps);
        while engine.rows() < heaps && remaining(engine).is_none() {
            if let Some(fault) = engine.fault() {
                return Err(Failure::Wrong(far_away(spec, fault.to_owned())));
            }
            if engine.rows() == engine.limit() {
                return Ok(());
            }
            engine.advance(SLICE);
            progress.reach(engine.rows());
        }
    }
    Ok(())
}

/// Brings an engine whose table begins far out to its next row.
fn run_up(engine: &mut dyn Engine, work: &Work) {
    let Some(begun) = remaining(engine) else { return };
    let mut progress = work.progress(format!("certifying {}", begun.counts), begun.to - begun.from);
    while let Some(now) = remaining(engine) {
        engine.advance(SLICE);
        progress.reach(now.next.saturating_sub(begun.from));
    }
}

/// The run-up, while it is not over.
fn remaining(engine: &dyn Engine) -> Option<RunUp> {
    engine.run_up().filter(|now| now.next < now.to && engine.fault().is_none())
}

/// Refuses more values than fit into memory with ease.
pub(crate) fn check_count(rows: &Big, columns: u64) -> Result<(), Failure> {
    let count = rows * columns;
    if count <= Big::from(MOST) {
        return Ok(());
    }
    Err(Failure::Wrong(format!("{count} values are too many for one command, which prints at most {MOST}")))
}

/// The work between two looks at the bar, in elementary steps: some tens of milliseconds.
pub(crate) const SLICE: u64 = 20_000_000;

/// The most values that one command prints.
const MOST: u64 = 20_000_000;

/// The most rows that are held of a table that begins far out, where a row may have 46 kB.
const MOST_FAR: u64 = 10_000;
