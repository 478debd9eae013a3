//! How far a table has grown, how fast, and when that is worth a word.

use serde::Serialize;

use crate::grow::Refusal;
use crate::table::{Subject, Table};

/// How far a table is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TableProgress {
    /// From where it runs.
    pub from: u64,
    /// How far it is.
    pub lines: u64,
    /// To where it runs.
    pub target: u64,
    /// What is counted while the next line is being certified, such as rows of bounds before it; none of them is a line.
    pub certifying: &'static str,
    /// How fast it is.
    pub lines_per_second: f64,
    /// Whether a line is a column, and not a row.
    pub across: bool,
    /// Whether it goes on.
    pub state: Activity,
    /// Why there are no further lines, if the next one cannot be had, as by a typed rule.
    pub refusal: Option<Refusal>,
}

/// Whether a table grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Activity {
    /// All that is wanted is there.
    Idle,
    /// It grows.
    Computing,
    /// It would grow, but for the reader's word.
    Stopped,
}

/// Measures how fast a map's table grows.
#[derive(Default)]
pub(super) struct Meter {
    samples: Vec<Sample>,
    last: Option<f64>,
    counted: (&'static str, u64),
}

struct Sample {
    at: f64,
    lines: u64,
}

impl Meter {
    /// What there is to tell of a table that grows; nothing if that was just told.
    pub(super) fn growing(&mut self, now: f64, subject: &Subject, table: &Table, target: u64) -> Option<TableProgress> {
        if self.last.is_some_and(|last| now - last < EVERY) {
            return None;
        }
        self.last = Some(now);
        let mut progress = read(subject, table, target);
        let TableProgress { certifying, from, lines, .. } = progress;
        // What is counted from another place, or is something else, says nothing about how fast it goes.
        if self.counted != (certifying, from) || self.samples.iter().any(|sample| sample.lines > lines) {
            self.samples.clear();
        }
        self.counted = (certifying, from);
        self.samples.push(Sample { at: now, lines });
        self.samples.retain(|sample| now - sample.at < WINDOW);
        let seconds = (now - self.samples[0].at) / 1000.0;
        if seconds > 0.0 {
            progress.lines_per_second = (lines - self.samples[0].lines) as f64 / seconds;
        }
        Some(progress)
    }

    /// What there is to tell of a table that rests.
    pub(super) fn resting(&mut self, subject: &Subject, table: &Table, target: u64) -> TableProgress {
        *self = Meter::default();
        let (lines, goal) = (subject.lines(table), subject.goal(table, target));
        let refusal = if lines < target { table.borrow().engine.refusal().cloned() } else { None };
        let state = if lines < goal { Activity::Stopped } else { Activity::Idle };
        TableProgress { state, refusal, ..read(subject, table, target) }
    }
}

fn read(subject: &Subject, table: &Table, target: u64) -> TableProgress {
    let (lines, goal) = (subject.lines(table), subject.goal(table, target));
    let mut source = table.borrow_mut();
    let run_up = source.engine.run_up();
    let told = |from, lines, target, certifying| TableProgress {
        from,
        lines,
        target,
        certifying,
        lines_per_second: 0.0,
        across: subject.axis.grows_across(),
        state: Activity::Computing,
        refusal: None,
    };
    match run_up {
        Some(before) if before.next < before.to => told(before.from, before.next, before.to, before.counts),
        _ => told(0, lines, goal, ""),
    }
}

/// How often a table that grows is told of, and how long its speed is measured, in milliseconds.
const EVERY: f64 = 100.0;
const WINDOW: f64 = 1500.0;
