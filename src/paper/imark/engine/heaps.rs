//! The certified heaps of a subtraction-division game as a sequence.

use super::Certified;
use crate::engine::{FarSequence, HeapMove, RunUp, Sequence};
use crate::game::big::Big;
use crate::grow::{Grow, Refusal};
use crate::paper::imark::Division;
use crate::paper::imark::theorems::outcome;

/// The heaps from some heap on, certified, with a few before it, so that the options of all are known.
pub struct CertifiedHeaps {
    certified: Certified,
    /// How many are before it.
    before: u64,
    /// What is known of the first heap if its value cannot be had.
    outcome: Option<String>,
}

impl CertifiedHeaps {
    /// The heaps from `start` on, up to `limit` of them.
    ///
    /// # Errors
    /// Why they cannot be had, as far as that shows before the run-up.
    pub fn new(game: &Division, start: &Big, limit: u64) -> Result<CertifiedHeaps, Refusal> {
        let before = game.subtract.members().last().map_or(0, |&largest| largest.min(MOST_BEFORE));
        let before = u64::try_from(start).map_or(before, |start| start.min(before));
        let outcome = outcome(game, start);
        let certified = Certified::new(game, &(start - before), limit + before);
        Ok(CertifiedHeaps { certified: certified.map_err(|why| refusal(why, outcome.as_deref()))?, before, outcome })
    }
}

/// Why values cannot be had, with what is known all the same.
fn refusal(why: Refusal, outcome: Option<&str>) -> Refusal {
    match outcome {
        Some(outcome) => why.said(|why| format!("{why}. {outcome}")),
        None => why,
    }
}

impl Sequence for CertifiedHeaps {
    fn heaps(&self) -> u64 {
        self.certified.heaps().saturating_sub(self.before)
    }

    fn grow(&mut self, work: u64, _limit: u64) -> Result<(), Refusal> {
        self.certified.advance(work);
        let why = self.certified.progress().refusal.cloned();
        why.map_or(Ok(()), |why| Err(refusal(why, self.outcome.as_deref())))
    }

    fn value(&self, n: u64) -> u32 {
        self.certified.value(self.before + n)
    }
}

impl FarSequence for CertifiedHeaps {
    fn run_up(&self) -> Option<RunUp> {
        let (next, to) = self.certified.run_up()?;
        Some(RunUp { counts: "windows", from: 0, next, to })
    }

    fn option(&self, n: u64, option: HeapMove) -> Option<u32> {
        let behind = self.before + n;
        match option {
            HeapMove::Take(s) => Some(self.certified.value(behind.checked_sub(s)?)),
            HeapMove::Divide(d) => self.certified.quotient(behind, d),
        }
    }
}

/// The most heaps that are certified before a table, so that it may subtract.
const MOST_BEFORE: u64 = 1 << 12;
