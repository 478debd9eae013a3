//! MEM⁰, sparse (Memgames, section 5 and the appendix): a row is its frontier value and a few exceptions.
//!
//! From `n_k` all options of the frontier position `n_∞` can be reached except `(n−k)_k`, so row n has the frontier
//! value F(n) everywhere but at the exceptions, the columns k whose missing option was the only one of a value m < F(n):
//! there the value is m (Lemma 5.4).
//!
//! The appendix recounts all options for every row. This does not: the options of `n_∞` are F(0), …, F(n−1), except that
//! an exception (a, k, v) with a + k = n puts v in the place of F(a). So a count of the frontier values so far, corrected
//! by the few exceptions due at n, answers for the whole row:
//!
//! 1. correct the counts for the exceptions due at n;
//! 2. F(n) is the least value with count 0: one of the replaced ones, or the least value never seen;
//! 3. the exceptions of row n are the values below F(n) with count 1; if the only option of value m is in row a, the
//!    exception is in column n − a, and it is due at row 2n − a;
//! 4. take the corrections back and count F(n).
//!
//! A correction puts a value in the place of another, so what is missing or alone is among the values replaced, or has
//! been seen once and is not touched. Beside its count, a value keeps the exclusive or of the rows it is in: where the
//! count is 1, that is the row. What waits is little: nearly always the only option is a frontier value, m = F(a), and
//! then the row n of the exception and the row in which it is due say which; and the exceptions of immortal values
//! follow from their diagonals.
//! A heap that is free to repeat the last removal has all options whatever it remembers, so that its row has no exceptions;
//! all else is as it was (docs/proofs/variants.md).
//! Cost: about 30 steps a row at n = 10⁶, growing like log n; memory about 13 bytes a row.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::diagonal::Diagonal;
use super::pending::{Due, Pending};
use super::seen::{Seen, Touched};

/// A cell whose value is not its row's frontier value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Exception {
    pub(in super::super) column: u32,
    pub(in super::super) value: u32,
}

/// An exception whose value is not the frontier value of the row of the only option, but an exception's itself: when it
/// is due, its row and its value, in this order so that the first one due comes first.
pub(super) type Odd = (u64, u32, u32);

/// The most rows that can be numbered.
pub(super) const MOST_ROWS: u64 = u32::MAX as u64;

/// The state between two rows.
pub(super) struct Step {
    /// The heaps that may repeat the last removal, in increasing order.
    free: Vec<u64>,
    frontier: Vec<u32>,
    seen: Vec<Seen>,
    /// The values that have been frontier values exactly once, in increasing order.
    once: Vec<Diagonal>,
    pending: Pending,
    odd: BinaryHeap<Reverse<Odd>>,
    /// The exceptions that are due, as they come from waiting.
    due: Vec<Due>,
    /// What they touch: the value replaced, and the one in its place.
    touched: Vec<[Touched; 2]>,
    found: Found,
}

/// The exceptions of a row.
#[derive(Default)]
pub(super) struct Found {
    /// Places for them, which are not cleared between rows.
    places: Vec<Exception>,
    count: usize,
    /// The places of the odd ones.
    odd: Vec<usize>,
}

impl Step {
    /// The state before row 0, where these heaps, in increasing order, may repeat the last removal.
    pub(super) fn new(free: &[u64]) -> Self {
        Step { free: free.to_vec(), ..Step::resume(Vec::new(), Vec::new(), Pending::new(0), Vec::new()) }
    }

    /// The state after rows with these frontier values, values seen once, and exceptions that wait.
    pub(super) fn resume(frontier: Vec<u32>, once: Vec<Diagonal>, pending: Pending, odd: Vec<Odd>) -> Self {
        let values = frontier.iter().max().map_or(0, |&largest| largest as usize + 1);
        let mut seen = vec![Seen::NOWHERE; values];
        for (row, &value) in (0..).zip(&frontier) {
            seen[value as usize] = seen[value as usize].and(row);
        }
        let odd = odd.into_iter().map(Reverse).collect();
        let (free, due, touched) = (Vec::new(), Vec::new(), Vec::new());
        Step { free, frontier, seen, once, pending, odd, due, touched, found: Found::default() }
    }

    /// The frontier values of the rows so far.
    pub(super) fn frontier(&self) -> &[u32] {
        &self.frontier
    }

    /// The exceptions of the last row.
    pub(super) fn found(&self) -> &Found {
        &self.found
    }

    /// The values that have been frontier values exactly once, in increasing order.
    pub(super) fn once(&self) -> &[Diagonal] {
        &self.once
    }

    /// The exceptions that wait for a later row: when they are due, and their rows.
    pub(super) fn waiting(&self) -> impl Iterator<Item = (u64, u32)> {
        self.pending.entries()
    }

    /// The odd ones among them.
    pub(super) fn odd(&self) -> impl Iterator<Item = Odd> {
        self.odd.iter().map(|Reverse(odd)| *odd)
    }

    /// How often a value has been a frontier value.
    pub(super) fn count(&self, value: u32) -> u64 {
        self.seen[value as usize].count()
    }

    /// Computes the next row and returns what it cost.
    pub(super) fn advance(&mut self) -> u64 {
        let n = self.frontier.len() as u64;
        let immortals = self.once.partition_point(|diagonal| diagonal.is_immortal(n));
        let candidate = self.take_due(n, immortals);
        let frontier = self.least_missing(candidate);
        let immortal = self.find_exceptions(n as u32, frontier, immortals);
        self.count_frontier(n as u32, frontier);
        self.keep_waiting(n, immortal);
        (self.touched.len() + self.found.count) as u64 * 4 + 16
    }

    /// Corrects what is seen by the exceptions that are due. Returns the least value that was missing then or on the way.
    fn take_due(&mut self, n: u64, immortals: usize) -> Option<u32> {
        let Step { frontier, seen, touched, .. } = self;
        self.pending.take(&mut self.due, frontier, seen);
        let mut candidate = u32::MAX;
        let mut correct = |&Due { row, replaced, value }: &Due| {
            let replaced = Touched::without(row, replaced, &mut seen[replaced as usize]);
            candidate =
                if seen[replaced.value as usize].is_missing() { candidate.min(replaced.value) } else { candidate };
            [replaced, Touched::with(row, value, &mut seen[value as usize])]
        };
        touched.clear();
        touched.extend(self.due.iter().map(&mut correct));
        let mut replace = |row: u32, value: u32| {
            touched.push(correct(&Due { row, replaced: frontier[row as usize], value }));
        };
        while let Some(&Reverse((at, row, value))) = self.odd.peek()
            && at == n
        {
            self.odd.pop();
            replace(row, value);
        }
        for diagonal in &self.once[..immortals] {
            // Row t + k is due at t + 2k; those up to row 2t wait like all others.
            let t = u64::from(diagonal.row);
            let k = (n - t) / 2;
            if k > t && t + 2 * k == n && diagonal.holds(k) {
                replace((t + k) as u32, diagonal.value);
            }
        }
        (candidate < u32::MAX).then_some(candidate)
    }

    /// The least value in no row: the candidate, unless a later correction has put it into one.
    fn least_missing(&self, candidate: Option<u32>) -> u32 {
        let is_missing = |&value: &u32| self.seen[value as usize].is_missing();
        let Some(candidate) = candidate else { return self.seen.len() as u32 };
        if is_missing(&candidate) {
            return candidate;
        }
        let replaced = self.touched.iter().map(|[replaced, _]| replaced.value);
        replaced.filter(is_missing).min().unwrap_or(self.seen.len() as u32)
    }

    /// Finds the exceptions and takes the corrections back. Returns how many are of immortal values, which come first.
    fn find_exceptions(&mut self, n: u32, frontier: u32, immortals: usize) -> usize {
        let Step { free, seen, once, touched, .. } = self;
        let places = self.found.places(once.len() + touched.len() + 1);
        // In the row of a free heap nothing is an exception.
        let frontier = if free.binary_search(&u64::from(n)).is_ok() { 0 } else { frontier };
        let mut count = 0;
        // Whether a value is alone is as good as random, so every place is written and only the next one is chosen.
        let mut find = |diagonal: &Diagonal| {
            // A correction takes the value from its row t or puts it into another one as well.
            let alone = !seen[diagonal.value as usize].is_touched() & (diagonal.value < frontier);
            places[count] = Exception { column: n - diagonal.row, value: diagonal.value };
            count += usize::from(alone);
            (alone, count)
        };
        let (immortals, mortals) = once.split_at_mut(immortals);
        let mut immortal = 0;
        for diagonal in immortals {
            let alone;
            (alone, immortal) = find(diagonal);
            if u64::from(n) <= diagonal.settled() {
                diagonal.note(n, alone);
            }
        }
        for diagonal in mortals {
            let (alone, _) = find(diagonal);
            diagonal.note(n, alone);
        }
        // A value that has been touched is alone only if it has been replaced.
        for &[Touched { value, .. }, _] in &*touched {
            let seen = &mut seen[value as usize];
            let alone = seen.is_left_alone() & (value < frontier);
            places[count] = Exception { column: n.wrapping_sub(seen.row()), value };
            count += usize::from(alone);
            seen.leave(alone);
        }
        for touched in touched.as_flattened().iter().rev() {
            seen[touched.value as usize] = touched.before;
        }
        self.found.count = count;
        immortal
    }

    fn count_frontier(&mut self, n: u32, frontier: u32) {
        self.frontier.push(frontier);
        if frontier as usize == self.seen.len() {
            self.seen.push(Seen::NOWHERE.and(n));
            self.once.push(Diagonal::new(frontier, n, self.free.last().copied().unwrap_or(0)));
            return;
        }
        let seen = &mut self.seen[frontier as usize];
        if seen.count() == 1
            && let Ok(place) = self.once.binary_search_by_key(&frontier, |diagonal| diagonal.value)
        {
            self.once.remove(place);
        }
        *seen = seen.and(n);
    }

    /// Lets the exceptions wait, but for those of immortal values, which follow from their diagonals.
    fn keep_waiting(&mut self, n: u64, immortal: usize) {
        let Found { places, count, odd } = &mut self.found;
        odd.clear();
        for (place, exception) in places[..*count].iter().enumerate().skip(immortal) {
            let at = n + u64::from(exception.column);
            let only = (n - u64::from(exception.column)) as usize;
            if self.frontier[only] == exception.value {
                self.pending.add(at, n as u32, &self.frontier);
            } else {
                self.odd.push(Reverse((at, n as u32, exception.value)));
                odd.push(place);
            }
        }
    }
}

impl Found {
    /// All exceptions, in no order.
    pub(super) fn exceptions(&self) -> &[Exception] {
        &self.places[..self.count]
    }

    /// The places of the odd ones among them, in increasing order.
    pub(super) fn odd(&self) -> &[usize] {
        &self.odd
    }

    /// At least so many places.
    fn places(&mut self, least: usize) -> &mut [Exception] {
        if self.places.len() < least {
            self.places.resize(least, Exception { column: 0, value: 0 });
        }
        &mut self.places
    }
}
