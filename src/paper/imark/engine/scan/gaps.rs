//! Gaps: how far apart the heaps of one value lie. Table 1 of "Some i-Mark games" lists the longest.

use std::ops::Range;

use serde::{Deserialize, Serialize};

/// The gaps between heaps of equal value in a range of heaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gaps {
    /// The first heap of the range.
    pub from: u64,
    /// The heap behind the last one.
    pub to: u64,
    /// What is known of each value, from 0 on.
    pub values: Vec<Places>,
}

/// Where a value occurs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Places {
    /// The first heap of that value.
    pub first: Option<u64>,
    /// The last one.
    pub last: Option<u64>,
    /// The gaps that are longer than all before them, each as the two heaps that it lies between.
    pub records: Vec<(u64, u64)>,
}

impl Places {
    /// The longest gap; the first one of that length.
    pub fn longest(&self) -> Option<(u64, u64)> {
        self.records.last().copied()
    }

    /// All heaps that are told to have this value.
    fn named(&self) -> impl Iterator<Item = u64> {
        self.first.into_iter().chain(self.last).chain(self.records.iter().flat_map(|&(from, to)| [from, to]))
    }

    fn check(&self, range: Range<u64>) -> Result<(), String> {
        if let Some(heap) = self.named().find(|heap| !range.contains(heap)) {
            return Err(format!("heap {heap} is not in its range, {} to {}", range.start, range.end));
        }
        let (first, last) = match (self.first, self.last) {
            (Some(first), Some(last)) if first <= last => (first, last),
            (None, None) if self.records.is_empty() => return Ok(()),
            _ => return Err("the first and the last heap do not fit together".to_owned()),
        };
        // The first two heaps are the first record; each further one comes later and is longer.
        let (mut end, mut best) = (first, 0);
        for &(from, to) in &self.records {
            let is_next = if best == 0 { from == first } else { from >= end };
            if !is_next || to > last || to.saturating_sub(from) <= best {
                return Err(format!("between {from} and {to} there cannot be a gap longer than all before"));
            }
            (end, best) = (to, to - from);
        }
        match last - end {
            rest if best == 0 && rest > 0 => {
                Err(format!("there is a gap between {first} and {last}, and none is told"))
            }
            // Behind the last record there may be many gaps, none of them longer.
            _ => Ok(()),
        }
    }

    fn best(&self) -> u64 {
        self.longest().map_or(0, |(from, to)| to - from)
    }

    fn note(&mut self, heap: u64) {
        self.first.get_or_insert(heap);
        if let Some(last) = self.last.replace(heap)
            && heap - last > self.best()
        {
            self.records.push((last, heap));
        }
    }
}

impl Gaps {
    /// No heaps yet, in a game whose values are at most `largest`.
    pub fn new(from: u64, largest: u32) -> Gaps {
        Gaps { from, to: from, values: vec![Places::default(); largest as usize + 1] }
    }

    /// Whether this can be what a search finds in its range, in a game whose values are at most `largest`. The values of the
    /// heaps are not computed again.
    ///
    /// # Errors
    /// A sentence that says what is impossible.
    pub fn check(&self, largest: u32) -> Result<(), String> {
        let Gaps { from, to, values } = self;
        if from > to {
            return Err(format!("its range runs backwards, from {from} to {to}"));
        }
        if values.len() != largest as usize + 1 {
            return Err(format!("it tells of {} values, and the game has the values 0 to {largest}", values.len()));
        }
        let mut named = Vec::new();
        for (value, places) in values.iter().enumerate() {
            places.check(*from..*to).map_err(|problem| format!("value {value}: {problem}"))?;
            named.extend(places.named().map(|heap| (heap, value)));
        }
        named.sort_unstable();
        named.dedup();
        if let Some(pair) = named.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(format!("heap {} has two values, {} and {}", pair[0].0, pair[0].1, pair[1].1));
        }
        // The ends of the range are a first and a last heap of some value.
        let ends = [(*from, named.first()), (to.saturating_sub(1), named.last())];
        match ends.into_iter().find(|(end, found)| from < to && found.is_none_or(|(heap, _)| heap != end)) {
            Some((end, _)) => Err(format!("heap {end}, at the end of its range, has no value")),
            None => Ok(()),
        }
    }

    /// The gaps of two ranges, the second of which begins where this one ends.
    ///
    /// # Errors
    /// A sentence, if it does not.
    pub fn merge(mut self, next: &Gaps) -> Result<Gaps, String> {
        if self.to != next.from || self.values.len() != next.values.len() {
            return Err(format!("heaps {} to {} are missing between two ranges", self.to, next.from));
        }
        for (mine, theirs) in self.values.iter_mut().zip(&next.values) {
            // The gap across the border comes first, then those of the second range.
            if let (Some(first), Some(last)) = (theirs.first, theirs.last) {
                mine.note(first);
                for &(from, to) in &theirs.records {
                    if to - from > mine.best() {
                        mine.records.push((from, to));
                    }
                }
                mine.last = Some(last);
            }
        }
        self.to = next.to;
        Ok(self)
    }

    /// Counts the value of the next heap.
    pub fn push(&mut self, value: u32) {
        self.values[value as usize].note(self.to);
        self.to += 1;
    }

    /// Counts 32 heaps, two bits each.
    pub(super) fn push_word(&mut self, word: u64) {
        for (places, pattern) in self.values.iter_mut().zip([0, EVEN, 2 * EVEN, 3 * EVEN]) {
            let differs = word ^ pattern;
            let mut found = !(differs | differs >> 1) & EVEN;
            if found == 0 {
                continue;
            }
            let first = self.to + u64::from(found.trailing_zeros()) / 2;
            places.note(first);
            if may_hold_gap(found, places.best()) {
                while found != 0 {
                    let heap = self.to + u64::from(found.trailing_zeros()) / 2;
                    found &= found - 1;
                    if heap > first {
                        places.note(heap);
                    }
                }
            } else {
                places.last = Some(self.to + u64::from(63 - found.leading_zeros()) / 2);
            }
        }
        self.to += 32;
    }
}

/// The lower bit of every pair.
const EVEN: u64 = 0x5555_5555_5555_5555;

/// Whether two of the marked heaps may be more than `best` apart: only if `best` heaps in a row are not marked.
fn may_hold_gap(found: u64, best: u64) -> bool {
    if best >= 31 {
        return false;
    }
    let mut free = !found & EVEN;
    let mut run = 1;
    while run < best {
        let step = run.min(best - run);
        free &= free >> (2 * step);
        run += step;
    }
    free != 0
}
