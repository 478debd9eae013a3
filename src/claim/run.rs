//! Running a check in slices that can be dropped at any time: no clock, only counted work.
//!
//! Sizes are the outer loop and cases the inner one, so that the first failure is the one of least size.

use super::Check;
use super::check::{Book, Case, Flaw, SLICE, Source};
use crate::engine::naive::Naive;
use crate::engine::{self, Engine};
use crate::game::Spec;

/// A check on its way.
pub struct Run {
    cases: Vec<(Case, Book)>,
    size: u64,
    place: usize,
    to: u64,
    flaw: Option<(Spec, Flaw)>,
    fault: Option<String>,
}

/// How far a check has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The sizes below this one are done.
    pub done: u64,
    /// All are done at this one.
    pub target: u64,
}

impl Run {
    /// A check of the sizes up to `to`, or as far as the tables reach.
    pub fn new(check: Check, to: u64) -> Run {
        Run::reading(check, to, &open)
    }

    /// The same with values from elsewhere, as tests need that spoil a value.
    pub fn reading(check: Check, to: u64, open: &dyn Fn(&Spec, Source) -> Box<dyn Engine>) -> Run {
        let opened = check().into_iter().map(|case| {
            let engines = case.specs.iter().map(|spec| open(spec, case.source)).collect();
            (case, Book { engines, reads: 0 })
        });
        let cases: Vec<(Case, Book)> = opened.collect();
        let limits = cases.iter().flat_map(|(_, book)| &book.engines).map(|engine| engine.limit() - 1);
        let to = limits.min().map_or(to, |limit| limit.min(to));
        Run { cases, size: 0, place: 0, to, flaw: None, fault: None }
    }

    /// Goes on for about `work` elementary steps.
    pub fn advance(&mut self, work: u64) -> Progress {
        let mut left = work.max(1);
        while left > 0 && !self.is_done() {
            left = left.saturating_sub(self.step(left.min(SLICE)));
        }
        Progress { done: self.size, target: self.to + 1 }
    }

    /// Whether nothing is left to do: all sizes are looked at, or one failed, or a rule could not be evaluated.
    pub fn is_done(&self) -> bool {
        self.size > self.to || self.flaw.is_some() || self.fault.is_some()
    }

    /// The last size that will be looked at, unless one fails.
    pub fn target(&self) -> u64 {
        self.to
    }

    /// The last size that was looked at, if the check got so far.
    pub fn reached(&self) -> u64 {
        self.size.saturating_sub(u64::from(self.flaw.is_none()))
    }

    /// Where the statement failed, if it did.
    pub(super) fn flaw(&self) -> Option<&(Spec, Flaw)> {
        self.flaw.as_ref()
    }

    /// Why the check itself broke, if it did.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// A slice of growth, or a look at one size of one case; returns what it cost.
    fn step(&mut self, slice: u64) -> u64 {
        let Some((case, book)) = self.cases.get_mut(self.place) else {
            (self.size, self.place) = (self.size + 1, 0);
            return 1;
        };
        if let Some(engine) = book.engines.iter_mut().find(|engine| engine.rows() <= self.size) {
            self.fault = engine.fault().map(str::to_owned);
            engine.advance(slice);
            return slice;
        }
        book.reads = 0;
        if let Err(flaw) = (case.step)(self.size, book) {
            self.flaw = Some((case.specs[flaw.game].clone(), flaw));
        }
        self.place += 1;
        LOOK + book.reads * READ
    }
}

/// The values of a game from where a case wants them.
pub fn open(spec: &Spec, source: Source) -> Box<dyn Engine> {
    let entry = spec.entry();
    match source {
        Source::Engine => engine::open(spec),
        Source::Rules => Box::new(Naive::new(spec.clone(), entry.frontier, entry.limit)),
    }
}

/// What a look at a case costs beside its reads, and what a read costs.
const LOOK: u64 = 20;
const READ: u64 = 20;
