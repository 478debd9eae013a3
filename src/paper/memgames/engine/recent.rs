//! Recent: neither of the last two removals may be repeated.
//!
//! Source: docs/proofs/variants.md, Theorem 9. The options of `(n; k, l)` are the `(n−j; j, k)`, j ≠ k, l. So l forbids one option more, and matters
//! only if that option alone has its value and this is below the value M(n, k) of a heap whose second memory forbids nothing. The few such l are
//! kept as a list for each n and k. For M(n, k) the options of the row are counted once, as if k forbade nothing; then for each k the
//! removal of k is taken out, and the options `(n−j; j, k)` in whose lists k is are corrected.
//! Cost: some thirty steps for each n and k, so O(n) a row. Memory: about 18 bytes for each n and k.

use std::ops::Range;

use super::mem_zero::Exception;
use super::sparse::{self, SparseRows};
use crate::engine::{Aside, Engine, Frontier, Texels};
use crate::game::{Cell, Position};
use crate::grow::{Grow, Progress};

/// Which second memory is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// This number in every row.
    Always(u64),
    /// The heap itself.
    Heap,
}

/// The values of recent.
pub struct RecentTable {
    limit: u64,
    before: Before,
    /// For each row n its values M(n, k), k = 0, …, n; 0 stands for all k that forbid nothing.
    values: Vec<Vec<u16>>,
    lists: Vec<Lists>,
    row: RowAtWork,
}

/// An option that forbids: the removal, and the value that is then missing.
type Missing = (u16, u16);

/// The l that matter in the cells of a row.
#[derive(Default)]
struct Lists {
    /// Where the list of each k ends.
    ends: Vec<u32>,
    missing: Vec<Missing>,
}

/// What is needed while a row is computed.
#[derive(Default)]
struct RowAtWork {
    /// The value behind each removal, where k forbids nothing.
    options: Vec<u16>,
    seen: Vec<Seen>,
    touched: Vec<(u16, Seen)>,
    /// For each k the removals that lead to another value, with that.
    corrections: Vec<Vec<Missing>>,
}

/// What is known of a value among the options: how many have it, and the exclusive or of their removals.
#[derive(Clone, Copy, Default)]
struct Seen {
    count: u16,
    takes: u16,
}

/// Removals and values are kept in sixteen bits.
const MOST_ROWS: u64 = 1 << 15;

impl RecentTable {
    /// An empty table that can grow to `limit` rows.
    pub fn new(before: Before, limit: u64) -> Self {
        let limit = limit.min(MOST_ROWS);
        RecentTable { limit, before, values: Vec::new(), lists: Vec::new(), row: RowAtWork::default() }
    }

    /// The value of `(n; k, l)`.
    fn at(&self, n: u64, k: u64, l: u64) -> u32 {
        let k = if k > n { 0 } else { k as usize };
        let lists = &self.lists[n as usize];
        let missing = lists.of(k).iter().find(|(take, _)| u64::from(*take) == l);
        missing.map_or(self.values[n as usize][k], |(_, value)| *value).into()
    }

    /// The value in column k of a row.
    #[inline]
    fn shown(&self, n: u64, k: u64) -> u32 {
        let before = match self.before {
            Before::Always(before) => before,
            Before::Heap => n,
        };
        self.at(n, k, before)
    }

    /// Computes the next row and returns what it cost.
    fn next_row(&mut self) -> u64 {
        let n = self.values.len();
        self.row.begin(n, &self.values, &self.lists);
        let (mut values, mut lists) = (Vec::with_capacity(n + 1), Lists::default());
        let frontier = self.row.least_missing(0);
        let alone: Vec<Missing> = self.row.alone_below(0..frontier).collect();
        for k in 0..=n {
            let value = self.row.correct(k, frontier);
            let row = &self.row;
            lists.missing.extend(alone.iter().filter(|(_, missing)| *missing < value && !row.is_touched(*missing)));
            lists.missing.extend(row.alone_below(frontier..value).filter(|(_, missing)| !row.is_touched(*missing)));
            for (place, (touched, _)) in row.touched.iter().enumerate() {
                let is_new = row.touched[..place].iter().all(|(before, _)| before != touched);
                if is_new && *touched < value {
                    lists.missing.extend(row.alone_below(*touched..*touched + 1));
                }
            }
            lists.ends.push(lists.missing.len() as u32);
            values.push(value);
            self.row.take_back();
        }
        lists.missing.shrink_to_fit();
        let cost = 16 * n as u64 + 8 * lists.missing.len() as u64 + 16;
        self.values.push(values);
        self.lists.push(lists);
        cost
    }
}

impl Lists {
    fn of(&self, k: usize) -> &[Missing] {
        let start = if k == 0 { 0 } else { self.ends[k - 1] as usize };
        &self.missing[start..self.ends[k] as usize]
    }
}

impl RowAtWork {
    /// Counts the options of row n, and sorts what is to be corrected by k.
    fn begin(&mut self, n: usize, values: &[Vec<u16>], lists: &[Lists]) {
        self.options.clear();
        self.options.push(0);
        self.seen.clear();
        // So many options have no larger value, and there is always one that is missing.
        self.seen.resize(n + 2, Seen::default());
        self.corrections.resize_with(n + 1, Vec::new);
        self.corrections.iter_mut().for_each(Vec::clear);
        for take in 1..=n {
            let left = n - take;
            let k = if take > left { 0 } else { take };
            let value = values[left][k];
            self.options.push(value);
            self.seen[usize::from(value)].add(take);
            for &(second, missing) in lists[left].of(k).iter().filter(|(second, _)| usize::from(*second) != take) {
                self.corrections[usize::from(second)].push((take as u16, missing));
            }
        }
    }

    /// Corrects what is seen for the memory k, and returns the least value that is missing then.
    fn correct(&mut self, k: usize, frontier: u16) -> u16 {
        if k == 0 {
            return frontier;
        }
        self.touch(self.options[k], k, Seen::remove);
        for place in 0..self.corrections[k].len() {
            let (take, missing) = self.corrections[k][place];
            let take = usize::from(take);
            self.touch(self.options[take], take, Seen::remove);
            self.touch(missing, take, Seen::add);
        }
        let lost =
            self.touched.iter().map(|(value, _)| *value).filter(|&value| self.seen[usize::from(value)].count == 0);
        lost.min().map_or_else(|| self.least_missing(frontier), |lost| lost.min(self.least_missing(frontier)))
    }

    fn touch(&mut self, value: u16, take: usize, change: impl Fn(&mut Seen, usize)) {
        let seen = &mut self.seen[usize::from(value)];
        self.touched.push((value, *seen));
        change(seen, take);
    }

    fn is_touched(&self, value: u16) -> bool {
        self.touched.iter().any(|(touched, _)| *touched == value)
    }

    fn take_back(&mut self) {
        while let Some((value, before)) = self.touched.pop() {
            self.seen[usize::from(value)] = before;
        }
    }

    /// The least value from this one on that no option has.
    fn least_missing(&self, from: u16) -> u16 {
        let is_seen = |value: &u16| self.seen[usize::from(*value)].count > 0;
        (from..).find(|value| !is_seen(value)).unwrap_or(u16::MAX)
    }

    /// Of these values the ones that a single option has, with its removal.
    fn alone_below(&self, values: Range<u16>) -> impl Iterator<Item = Missing> {
        let seen = move |value: u16| (value, self.seen[usize::from(value)]);
        values.map(seen).filter(|(_, seen)| seen.count == 1).map(|(value, seen)| (seen.takes, value))
    }
}

impl Seen {
    fn add(&mut self, take: usize) {
        *self = Seen { count: self.count + 1, takes: self.takes ^ take as u16 };
    }

    fn remove(&mut self, take: usize) {
        *self = Seen { count: self.count - 1, takes: self.takes ^ take as u16 };
    }
}

impl Grow for RecentTable {
    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows() < self.limit && spent < work.max(1) {
            spent += self.next_row();
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.values.len() as u64, self.limit)
    }
}

impl Engine for RecentTable {
    fn value(&mut self, at: Cell) -> Option<u32> {
        (at.row < self.rows()).then(|| self.shown(at.row, at.column))
    }

    fn beside(&mut self, at: &Position) -> Option<u32> {
        let &[k, l] = at.memory.as_slice() else { return None };
        (at.heap < self.rows()).then(|| self.at(at.heap, k, l))
    }

    fn aside(&mut self) -> Aside<'_> {
        Aside::Frontier(self)
    }

    fn look(&mut self, texels: &mut Texels, work: u64) -> u64 {
        let reduce = texels.band().reduce;
        sparse::look(self, texels, work, reduce)
    }
}

impl SparseRows for RecentTable {
    fn base(&self, n: u64) -> u32 {
        self.shown(n, 0)
    }

    fn count(&self, n: u64) -> usize {
        n as usize
    }

    fn within(&self, n: u64, span: &Range<u64>) -> impl Iterator<Item = Exception> {
        let frontier = self.base(n);
        let columns = span.start.max(1)..span.end.min(n + 1);
        let cells = columns.map(move |k| Exception { column: k as u32, value: self.shown(n, k) });
        cells.filter(move |cell| cell.value != frontier)
    }

    fn cost(&self, n: u64, span: &Range<u64>) -> u64 {
        8 * (span.end.min(n + 1)).saturating_sub(span.start) + 8
    }
}

impl Frontier for RecentTable {
    fn frontier(&mut self, n: u64) -> Option<u32> {
        (n < self.rows()).then(|| self.base(n))
    }
}
