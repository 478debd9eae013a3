//! A scan of a game's values for gaps, from the first heap on.
//!
//! Where an engine has streams for the game, nothing is kept and the scan goes as far as the paper's; elsewhere every heap
//! is kept, a few bits each, so that memory ends it. A heap costs a nanosecond or two.

use crate::engine::Sequence;
use crate::grow::{Grow, Progress};
use crate::paper::imark::Division;
use crate::paper::imark::engine::{Divisions, GapScan, Gaps};

/// How far streams go: one beyond the paper's n ≤ 2³¹ − 1.
const STREAMED: u64 = 1 << 31;

/// The memory of a scan that keeps its heaps in bits, 64 megabytes.
const MEMORY: u64 = 1 << 29;

/// How much of the work goes into values that are kept; the rest is spent on looking at them.
const SHARE: u64 = 3;

/// The scan.
pub(super) enum Scan {
    /// In constant memory.
    Streamed(Box<GapScan>),
    /// With every heap kept.
    Kept { sequence: Box<Divisions>, gaps: Gaps, target: u64 },
}

impl Scan {
    /// A scan that has looked at nothing.
    pub(super) fn new(game: &Division) -> Scan {
        if let Ok(scan) = GapScan::new(game, 0, STREAMED)
            && scan.is_streamed()
        {
            return Scan::Streamed(Box::new(scan));
        }
        let options = game.most_options() as u32;
        let target = MEMORY / u64::from(u32::BITS - options.leading_zeros());
        Scan::Kept { sequence: Box::new(Divisions::new(game.clone())), gaps: Gaps::new(0, options), target }
    }

    /// What was found so far.
    pub(super) fn gaps(&self) -> &Gaps {
        match self {
            Scan::Streamed(scan) => scan.gaps(),
            Scan::Kept { gaps, .. } => gaps,
        }
    }
}

impl Grow for Scan {
    fn advance(&mut self, work: u64) {
        match self {
            Scan::Streamed(scan) => scan.advance(work),
            Scan::Kept { sequence, gaps, target } => {
                sequence.grow((work / SHARE).max(1), *target).expect("nothing of it is typed");
                for n in gaps.to..sequence.heaps() {
                    gaps.push(sequence.value(n));
                }
            }
        }
    }

    fn progress(&self) -> Progress<'_> {
        match self {
            Scan::Streamed(scan) => scan.progress(),
            Scan::Kept { gaps, target, .. } => Progress::new(gaps.to, *target),
        }
    }
}
