//! The gaps that occur among the first heaps, of every length.

use crate::engine::Sequence;
use crate::paper::imark::Division;
use crate::paper::imark::engine::Divisions;

/// A look at one heap after the other, a few nanoseconds each. Every heap is kept, in two bits.
pub(super) struct Seen {
    values: Divisions,
    /// How many heaps were looked at.
    pub(super) heaps: u64,
    pub(super) of: [Gaps; 4],
}

/// The gaps of one value.
#[derive(Default)]
pub(super) struct Gaps {
    /// The last heap that has it.
    pub(super) last: Option<u64>,
    /// The longest gap, with the first heap that it begins at.
    pub(super) longest: Option<(u64, u64)>,
    /// The first heap at which a gap of each length begins, for lengths up to [`LONG`].
    first: Vec<Option<u64>>,
}

/// Longer gaps are not told apart.
pub(super) const LONG: u64 = 20_000;

impl Seen {
    pub(super) fn new(game: &Division) -> Seen {
        Seen { values: Divisions::new(game.clone()), heaps: 0, of: Default::default() }
    }

    /// Goes on for about so many steps, at most to `to`.
    pub(super) fn advance(&mut self, work: u64, to: u64) {
        self.values.grow((work / SHARE).max(1), to).expect("nothing of it is typed");
        while self.heaps < self.values.heaps() {
            self.of[self.values.value(self.heaps) as usize].note(self.heaps);
            self.heaps += 1;
        }
    }
}

/// How much of the work goes into the values; the rest is spent on looking at them.
const SHARE: u64 = 3;

impl Gaps {
    fn note(&mut self, heap: u64) {
        let Some(last) = self.last.replace(heap) else { return };
        let length = heap - last;
        if self.longest.is_none_or(|(longest, _)| length > longest) {
            self.longest = Some((length, last));
            self.first.resize(length.min(LONG) as usize + 1, None);
        }
        if let Some(first) = self.first.get_mut(length as usize) {
            first.get_or_insert(last);
        }
    }

    /// All gaps with the first heaps that they begin at, the shortest first.
    pub(super) fn all(&self) -> Vec<(u64, u64)> {
        let lengths = (0..).zip(&self.first);
        lengths.filter_map(|(length, first)| Some((length, (*first)?))).collect()
    }
}
