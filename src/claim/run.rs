//! Running a check in slices that can be dropped at any time: no clock, only counted work.
//!
//! Sizes are the outer loop and cases the inner one, so that the first failure is the one of least size.

use super::Check;
use super::check::{Book, Case, Flaw, ReadFrom, SLICE};
use crate::engine::Engine;
use crate::engine::naive::Naive;
use crate::game::Heap;
use crate::grow::{Grow, Progress, Refusal};
use crate::paper;
use crate::paper::Spec;

/// A check on its way.
pub struct Run {
    cases: Vec<(Case, Book)>,
    size: u64,
    place: usize,
    to: u64,
    /// How many failures are wanted; the check ends with the last of them.
    wanted: usize,
    /// Where the statement failed, with the sizes.
    flaws: Vec<(u64, Spec, Flaw)>,
    refusal: Option<Refusal>,
}

impl Run {
    /// A check of the sizes up to `to`, or as far as the tables reach.
    pub fn new(check: Check, to: u64) -> Run {
        Run::reading(check, to, &open)
    }

    /// The same, which goes on after a failure until so many are found.
    pub fn collecting(check: Check, to: u64, wanted: usize) -> Run {
        Run { wanted, ..Run::new(check, to) }
    }

    /// The same with values from elsewhere, as tests need that spoil a value.
    pub fn reading(check: Check, to: u64, open: &dyn Fn(&Spec, ReadFrom) -> Box<dyn Engine>) -> Run {
        let opened = check().into_iter().map(|case| {
            let engines = case.specs.iter().map(|spec| open(spec, case.source)).collect();
            (case, Book { engines, reads: 0, out_of_reach: false })
        });
        let cases: Vec<(Case, Book)> = opened.collect();
        let limits = cases.iter().flat_map(|(_, book)| &book.engines).map(|engine| engine.limit() - 1);
        let to = limits.min().map_or(to, |limit| limit.min(to));
        Run { cases, size: 0, place: 0, to, wanted: 1, flaws: Vec::new(), refusal: None }
    }

    /// The last size that will be looked at, unless one fails.
    pub fn target(&self) -> u64 {
        self.to
    }

    /// The last size that was looked at without a failure, or the first that failed.
    pub fn reached(&self) -> u64 {
        self.flaws.first().map_or(self.size.saturating_sub(1), |(size, ..)| *size)
    }

    /// How far the check has come, whatever failed on the way.
    pub fn looked_at(&self) -> u64 {
        self.size.min(self.to)
    }

    /// Where the statement failed, if it did.
    pub(super) fn flaw(&self) -> Option<(&Spec, &Flaw)> {
        self.flaws.first().map(|(_, spec, flaw)| (spec, flaw))
    }

    /// The positions at which the statement failed: the game, the heap and the memory.
    pub fn failures(&self) -> impl Iterator<Item = (String, u64, u64)> {
        self.flaws.iter().map(|(_, spec, flaw)| (spec.to_string(), flaw.at.row, flaw.at.column))
    }

    /// A slice of growth, or a look at one size of one case; returns what it cost.
    fn step(&mut self, slice: u64) -> u64 {
        let Some((case, book)) = self.cases.get_mut(self.place) else {
            (self.size, self.place) = (self.size + 1, 0);
            return 1;
        };
        if let Some(engine) = book.engines.iter_mut().find(|engine| engine.rows() <= self.size) {
            self.refusal = engine.refusal().cloned();
            engine.advance(slice);
            return slice;
        }
        book.reads = 0;
        let outcome = (case.step)(self.size, book);
        if book.out_of_reach {
            // The tables end here, and so does the check: the sizes before this one are what was looked at.
            self.to = self.size.saturating_sub(1);
            self.size = self.to + 1;
            return LOOK;
        }
        if let Err(flaw) = outcome {
            self.flaws.push((self.size, case.specs[flaw.game].clone(), flaw));
        }
        self.place += 1;
        LOOK + book.reads * READ
    }
}

impl Grow for Run {
    fn advance(&mut self, work: u64) {
        let mut left = work.max(1);
        while left > 0 && !self.progress().is_over() {
            left = left.saturating_sub(self.step(left.min(SLICE)));
        }
    }

    /// The sizes that are looked at; enough failures end a check as well.
    fn progress(&self) -> Progress<'_> {
        let target = self.to + 1;
        let done = if self.flaws.len() >= self.wanted { target } else { self.size };
        Progress::new(done, target).unless(self.refusal.as_ref())
    }
}

/// The values of a game from where a case wants them.
pub fn open(spec: &Spec, source: ReadFrom) -> Box<dyn Engine> {
    let entry = spec.entry();
    match source {
        ReadFrom::Engine => paper::open(spec),
        ReadFrom::Rules => Box::new(Naive::of(spec.clone(), entry.limit)),
        ReadFrom::From(heap) => {
            paper::open_from(spec, Heap::from(heap), entry.limit).expect("claims ask for heaps that can be had")
        }
    }
}

/// What a look at a case costs beside its reads, and what a read costs.
const LOOK: u64 = 20;
const READ: u64 = 20;
