//! Values read off an engine: opened, grown as far as needed, and asked cell by cell.

use nimscope::engine::{Engine, RunUp, Written};
use nimscope::game::big::Big;
use nimscope::game::{Cell, Difference, Heap, Rules};
use nimscope::grow::{self, Refusal};
use nimscope::paper;
use nimscope::paper::{Less, Spec};
use nimscope::table::{frontier, unanswered};

use crate::column::Column;
use crate::failure::{Failure, say};
use crate::work::{SLICE, Work};

/// A game whose heaps from a first one to a last one are known.
pub(crate) struct Reading<'a> {
    spec: Spec,
    work: &'a Work,
    engine: Box<dyn Engine>,
}

impl<'a> Reading<'a> {
    /// Computes a game up to heap `last`.
    pub(crate) fn new(spec: &Spec, last: u64, work: &'a Work) -> Result<Reading<'a>, Failure> {
        let mut engine = paper::open_to(spec, spec.entry().limit.max(last.saturating_add(1)));
        grow(spec, &mut *engine, last + 1, work)?;
        Ok(Reading { spec: spec.clone(), work, engine })
    }

    /// The value of a column of a row; `None` where it is not proved.
    pub(crate) fn at(&mut self, n: u64, column: &Column) -> Result<Option<u32>, Failure> {
        match column {
            Column::At(k) => self.value(Cell { row: n, column: u64::try_from(k).expect("tables end before that") }),
            Column::Infinite => Ok(frontier(&self.spec, &mut *self.engine, n)?),
        }
    }

    /// Works towards a value, and tells how far it is if that takes long.
    fn approach(&mut self, at: Cell) {
        let Some(begun) = self.engine.approach(at, SLICE) else { return };
        let mut progress = self.work.progress("computing rows", begun.target);
        while let Some(now) = self.engine.approach(at, SLICE) {
            progress.reach(now.done);
        }
    }

    /// The value of a position; `None` where it is not proved.
    pub(crate) fn value(&mut self, at: Cell) -> Result<Option<u32>, Failure> {
        self.approach(at);
        if let Some(value) = self.engine.value(at) {
            return Ok(Some(value));
        }
        // A rule that someone typed may have no answer in this column, though it has one in all that the row needs.
        if let Some(fault) = unanswered(&self.spec, at) {
            return Err(Failure::Wrong(format!("{}: {fault}", self.spec)));
        }
        // Where a play can go on for ever, larger heaps may prove what smaller ones do not.
        grow::reach(&mut *self.engine, u64::MAX, SLICE);
        Ok(self.engine.value(at))
    }
}

/// Says beside the values what they are, where they are no nim values.
pub(crate) fn remark(spec: &Spec) {
    if spec.misere() {
        say("outcomes in misère play: 0 where the player to move loses, 1 where that player wins");
    }
    if let Some(less) = spec.less() {
        let (of, other) = less.titles(spec);
        let other = if *less == Less::Printed { "the printed one".to_owned() } else { format!("that of {other}") };
        say(&format!("differences: what a value of {of} is more than {other}"));
    }
}

/// A number of a game's table as it is read: a value, or what it is more than another.
pub(crate) fn written(spec: &Spec, number: u32) -> Written {
    match spec.less() {
        Some(_) => Written::Apart(Difference::of_texel(number)),
        None => Written::Small(number),
    }
}

/// The heap, if a table of the game reaches it.
pub(crate) fn within_table(spec: &Spec, n: Heap) -> Option<u64> {
    n.small().filter(|&n| n < spec.entry().limit)
}

/// What is wrong with a heap beyond the table, with the game that it is about.
pub(crate) fn far_away(spec: &Spec, refusal: Refusal) -> Refusal {
    match refusal {
        Refusal::Beyond(_) => refusal,
        _ => refusal.said(|why| format!("{spec}: {why}")),
    }
}

/// Grows an engine until this many heaps are known.
pub(crate) fn grow(spec: &Spec, engine: &mut dyn Engine, heaps: u64, work: &Work) -> Result<(), Failure> {
    while engine.rows() < heaps && !engine.progress().is_over() {
        run_up(engine, work);
        let mut progress = work.progress("computing heaps", heaps);
        while engine.rows() < heaps && !engine.progress().is_over() && remaining(engine).is_none() {
            engine.advance(SLICE);
            progress.reach(engine.rows());
        }
    }
    match engine.refusal() {
        Some(refusal) if engine.rows() < heaps => Err(far_away(spec, refusal.clone()).into()),
        _ => Ok(()),
    }
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
fn remaining(engine: &mut dyn Engine) -> Option<RunUp> {
    let is_over = engine.progress().is_over();
    engine.run_up().filter(|now| now.next < now.to && !is_over)
}

/// Refuses more values than fit into memory with ease.
pub(crate) fn check_count(rows: &Big, columns: u64) -> Result<(), Failure> {
    let count = rows * columns;
    if count <= Big::from(MOST) {
        return Ok(());
    }
    Err(Refusal::TooLarge(format!("{count} values are too many for one command, which prints at most {MOST}")).into())
}

/// The most values that one command prints.
const MOST: u64 = 20_000_000;
