//! A scan of a game's values for gaps: the distances between consecutive heaps with the same value.
//!
//! Every heap is computed and kept, a few bits each, so that memory ends the scan. A heap costs a nanosecond or two.

use crate::engine::{Divisions, Sequence};
use crate::game::Position;
use crate::game::division::Division;

/// The memory of a scan in bits, 64 megabytes.
const MEMORY: u64 = 1 << 29;

/// How much of the work goes into values; the rest is spent on looking at them.
const SHARE: u64 = 3;

/// Two consecutive heaps with the same value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Gap {
    pub(super) value: u32,
    pub(super) from: u64,
    pub(super) to: u64,
}

impl Gap {
    /// How far apart they are.
    pub(super) fn length(&self) -> u64 {
        self.to - self.from
    }
}

/// What was seen of one value.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    /// How many heaps have it.
    pub(super) count: u64,
    /// The first of its longest gaps.
    pub(super) longest: Option<Gap>,
    last: u64,
}

/// The scan.
pub(super) struct Scan {
    sequence: Divisions,
    heaps: u64,
    target: u64,
    values: Vec<Seen>,
    records: Vec<Gap>,
}

impl Scan {
    /// A scan that has looked at nothing.
    pub(super) fn new(game: &Division) -> Scan {
        let options = (game.subtract.members().len() + game.divide.members().len()) as u64;
        let bits = u64::from(u64::BITS - options.leading_zeros());
        let sequence = Divisions::new(game.clone());
        Scan { sequence, heaps: 0, target: MEMORY / bits, values: Vec::new(), records: Vec::new() }
    }

    /// Looks at further heaps for about `work` elementary steps.
    pub(super) fn advance(&mut self, work: u64) {
        self.sequence.grow((work / SHARE).max(1), self.target).expect("nothing of it is typed");
        for n in self.heaps..self.sequence.heaps() {
            self.look(n, self.sequence.value(Position { n, k: 0 }));
        }
        self.heaps = self.sequence.heaps();
    }

    /// How many heaps were looked at.
    pub(super) fn heaps(&self) -> u64 {
        self.heaps
    }

    /// How many heaps can be looked at.
    pub(super) fn target(&self) -> u64 {
        self.target
    }

    /// What was seen of each value, up to the largest.
    pub(super) fn values(&self) -> &[Seen] {
        &self.values
    }

    /// Every gap that was longer than those of its value before it, in the order of the heaps that end it.
    pub(super) fn records(&self) -> &[Gap] {
        &self.records
    }

    fn look(&mut self, n: u64, value: u32) {
        let place = value as usize;
        if place >= self.values.len() {
            self.values.resize_with(place + 1, Seen::default);
        }
        let seen = &mut self.values[place];
        let gap = Gap { value, from: seen.last, to: n };
        if seen.count > 0 && seen.longest.is_none_or(|longest| gap.length() > longest.length()) {
            seen.longest = Some(gap);
            self.records.push(gap);
        }
        seen.count += 1;
        seen.last = n;
    }
}
