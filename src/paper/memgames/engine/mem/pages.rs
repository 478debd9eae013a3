//! MEM's values below the parabola, in pages of 256 rows at three degrees of detail.
//!
//! A page holds, for every group of `stride` rows and every column, the first value of the group, the smallest and the
//! largest. Dense pages (stride 1) and fine ones (stride 16) are computed again from checkpoints when they are wanted
//! and forgotten when they are not; the coarse ones (stride 256, one group a page) are made once, as the table grows,
//! and kept, so that a picture of a million rows needs no second computation.

use std::collections::VecDeque;
use std::rc::Rc;

use super::texels::Group;
use super::walk::Walk;
use crate::paper::memgames::theorems::mem_envelope;

/// The rows of a page.
pub(super) const PAGE: u64 = 256;

/// The rows between two copies of the walk: the far end of a million rows is then a few milliseconds away, for 12 MB.
const CHECKPOINT: u64 = 1 << 13;

/// How many pages of each kind are remembered: 32 dense ones are 16 MB at a million rows, 192 fine ones 18 MB.
const DENSE: usize = 32;
const FINE: usize = 192;

/// The groups of one page, row-major: group g of column k is at `g * width + k`.
pub(super) struct Page {
    /// The number of rows in a group.
    pub(super) stride: u64,
    /// The columns `0..width` are stored; further right the closed form holds in every row of the page.
    pub(super) width: usize,
    /// The first value of each group.
    pub(super) first: Vec<u16>,
    /// The smallest value of each group.
    pub(super) smallest: Vec<u16>,
    /// The largest value of each group.
    pub(super) largest: Vec<u16>,
}

impl Page {
    fn new(page: u64, stride: u64) -> Self {
        let width = mem_envelope(page * PAGE + PAGE - 1) as usize;
        Page { stride, width, first: Vec::new(), smallest: Vec::new(), largest: Vec::new() }
    }

    /// Adds row `n`, given its values below the parabola; the rest of the row follows Theorem 3.1.
    fn add(&mut self, n: u64, row: &[u16]) {
        let closed = (row.len()..self.width).map(|k| (n / (k as u64).max(1)) as u16);
        if n.is_multiple_of(self.stride) {
            let start = self.first.len();
            self.first.extend_from_slice(row);
            self.first.extend(closed);
            if self.stride > 1 {
                self.smallest.extend_from_slice(&self.first[start..]);
                self.largest.extend_from_slice(&self.first[start..]);
            }
            return;
        }
        let start = self.smallest.len() - self.width;
        let (smallest, largest) = (&mut self.smallest[start..], &mut self.largest[start..]);
        // The stored columns and the computed ones are kept apart so that the long loop runs over plain slices.
        for ((smallest, largest), value) in smallest.iter_mut().zip(largest.iter_mut()).zip(row) {
            *smallest = (*smallest).min(*value);
            *largest = (*largest).max(*value);
        }
        let rest = smallest.iter_mut().zip(largest.iter_mut()).skip(row.len());
        for ((smallest, largest), value) in rest.zip(closed) {
            *smallest = (*smallest).min(value);
            *largest = (*largest).max(value);
        }
    }

    /// Group `g`'s first, smallest and largest values by column.
    #[inline]
    pub(super) fn group(&self, g: usize) -> Group<'_> {
        let cells = g * self.width..(g + 1) * self.width;
        let first = &self.first[cells.clone()];
        if self.stride == 1 {
            // The only value of a group is its first, its smallest and its largest.
            (first, first, first)
        } else {
            (first, &self.smallest[cells.clone()], &self.largest[cells])
        }
    }
}

/// The growing table: the walk at its head, checkpoints behind it, and the pages.
pub(super) struct Pages {
    head: Walk,
    checkpoints: Vec<Walk>,
    /// A second walk that computes rows again.
    again: Walk,
    /// The page that it is making, and which one that is; its rows are those before the walk's next one.
    making: Option<(u64, Page)>,
    coarse: Vec<Rc<Page>>,
    growing: Page,
    dense: Recent,
    fine: Recent,
}

impl Pages {
    pub(super) fn new() -> Self {
        Pages {
            head: Walk::new(),
            checkpoints: Vec::new(),
            again: Walk::new(),
            making: None,
            coarse: Vec::new(),
            growing: Page::new(0, PAGE),
            dense: Recent::new(DENSE),
            fine: Recent::new(FINE),
        }
    }

    /// The number of rows computed.
    pub(super) fn rows(&self) -> u64 {
        self.head.next()
    }

    /// Computes one further row and returns what it cost.
    pub(super) fn advance(&mut self) -> u64 {
        let n = self.head.next();
        if n.is_multiple_of(CHECKPOINT) && n > 0 {
            self.checkpoints.push(self.head.clone());
        }
        self.growing.add(n, self.head.step());
        let cost = self.head.cost() + self.growing.width as u64 / 8;
        if n % PAGE == PAGE - 1 {
            let next = Page::new(n / PAGE + 1, PAGE);
            self.coarse.push(Rc::new(std::mem::replace(&mut self.growing, next)));
        }
        cost
    }

    /// The kept page with one group for all of its rows, once all its rows are computed.
    pub(super) fn coarse(&self, page: u64) -> Option<Rc<Page>> {
        self.coarse.get(page as usize).cloned()
    }

    /// A page with groups of `stride` rows, 1 or 16, if it can be had for about `work` steps, and how many it took. What
    /// they did is kept until another page is asked for. Rows beyond the computed ones are missing.
    pub(super) fn page(&mut self, page: u64, stride: u64, work: u64) -> (Option<Rc<Page>>, u64) {
        let (first, known) = (page * PAGE, self.head.next().min((page + 1) * PAGE));
        let recent = if stride == 1 { &mut self.dense } else { &mut self.fine };
        if let Some(found) = recent.get(page, known) {
            return (Some(found), 0);
        }
        let mut made = match self.making.take() {
            Some((at, made)) if at == page && made.stride == stride => made,
            _ => {
                self.seek(first);
                Page::new(page, stride)
            }
        };
        let mut cost = 0;
        while self.again.next() < known && cost < work.max(1) {
            let n = self.again.next();
            let row = self.again.step();
            if n >= first {
                made.add(n, row);
                cost += made.width as u64;
            }
            cost += self.again.cost();
        }
        if self.again.next() < known {
            self.making = Some((page, made));
            return (None, cost);
        }
        let made = Rc::new(made);
        let recent = if stride == 1 { &mut self.dense } else { &mut self.fine };
        recent.put(page, known, made.clone());
        (Some(made), cost)
    }

    /// Brings the second walk to row `n` or before it, from where it is or from the nearest checkpoint.
    fn seek(&mut self, n: u64) {
        let nearest = self.checkpoints.partition_point(|checkpoint| checkpoint.next() <= n);
        let start = nearest.checked_sub(1).map_or(0, |place| self.checkpoints[place].next());
        if self.again.next() > n || self.again.next() < start {
            self.again = match nearest.checked_sub(1) {
                Some(place) => self.checkpoints[place].clone(),
                None => Walk::new(),
            };
        }
    }
}

/// The pages used last, the most recent at the back.
struct Recent {
    capacity: usize,
    pages: VecDeque<(u64, u64, Rc<Page>)>,
}

impl Recent {
    fn new(capacity: usize) -> Self {
        Recent { capacity, pages: VecDeque::new() }
    }

    /// The page, if it is here with rows up to `known`.
    fn get(&mut self, page: u64, known: u64) -> Option<Rc<Page>> {
        let place = self.pages.iter().rposition(|(at, rows, _)| *at == page && *rows == known)?;
        let found = self.pages.remove(place)?;
        self.pages.push_back(found);
        self.pages.back().map(|(_, _, page)| page.clone())
    }

    fn put(&mut self, page: u64, known: u64, made: Rc<Page>) {
        self.pages.retain(|(at, _, _)| *at != page);
        if self.pages.len() == self.capacity {
            self.pages.pop_front();
        }
        self.pages.push_back((page, known, made));
    }
}
