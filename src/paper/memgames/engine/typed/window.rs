//! The windows of a rule: F(k) as one interval of removals for each k, whose ends do not move back but at a few k.

use std::ops::Range;

use crate::game::rule::SetRule;

/// The most runs of columns in which no end moves back.
const RUNS: usize = 24;

/// F(k) for all columns.
#[derive(Default)]
pub(super) struct Windows {
    /// The least and the largest removal of each column; the first is 1 more where there is none.
    first: Vec<u32>,
    last: Vec<u32>,
    /// Columns in which neither end moves back.
    runs: Vec<Range<usize>>,
}

/// The windows while they are listed.
pub(super) struct WindowListing {
    rule: SetRule,
    limit: u64,
    windows: Windows,
}

/// F(k) is no interval, or its ends move back too often, or its form does not tell.
pub(super) struct NoWindows;

impl WindowListing {
    /// No column of `rule` yet; in the end 0 to `limit`.
    pub(super) fn new(rule: SetRule, limit: u64) -> WindowListing {
        WindowListing { rule, limit, windows: Windows { first: Vec::new(), last: Vec::new(), runs: Vec::new() } }
    }

    /// Lists the next column, and tells whether it was the last.
    pub(super) fn advance(&mut self) -> Result<bool, NoWindows> {
        let Windows { first, last, runs } = &mut self.windows;
        let column = first.len();
        let members = self.rule.intervals(column as u64, self.limit).ok_or(NoWindows)?;
        let (from, to) = match members[..] {
            [] => (1, 0),
            [(from, to)] => (from as u32, to as u32),
            _ => return Err(NoWindows),
        };
        let room = runs.len() < RUNS;
        match runs.last_mut() {
            Some(run) if first[column - 1] <= from && last[column - 1] <= to => run.end += 1,
            _ if room => runs.push(column..column + 1),
            _ => return Err(NoWindows),
        }
        first.push(from);
        last.push(to);
        Ok(column as u64 == self.limit)
    }

    /// The windows of the columns that are listed, of which none is left here.
    pub(super) fn windows(&mut self) -> Windows {
        std::mem::take(&mut self.windows)
    }
}

impl Windows {
    /// Runs of columns in which neither end moves back.
    pub(super) fn runs(&self) -> &[Range<usize>] {
        &self.runs
    }

    /// The least and the largest removal of a column; the first is larger where there is none.
    #[inline]
    pub(super) fn of(&self, column: usize) -> (u32, u32) {
        (self.first[column], self.last[column])
    }

    /// The first column from `columns` on whose window no longer has `removal` or any smaller one.
    #[inline]
    pub(super) fn leaves(&self, columns: Range<usize>, removal: u32) -> usize {
        columns.start + self.first[columns].partition_point(|&first| first <= removal)
    }

    /// The first column from `columns` on whose window goes as far as `removal`.
    #[inline]
    pub(super) fn comes(&self, columns: Range<usize>, removal: u32) -> usize {
        columns.start + self.last[columns].partition_point(|&last| last < removal)
    }
}
