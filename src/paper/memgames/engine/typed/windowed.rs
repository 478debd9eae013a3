//! MEM(F) where F(k) is an interval whose ends move on with k, as j ≥ k, j ≤ 2k or k < j ≤ 3k: a row is runs of equal values.
//!
//! In row n the removal j leads to row m = n − j, and from there to the value of column j. As n grows, j grows with it, so
//! row m goes on to the next of its runs when n reaches m + its first column: for each value the rows that are in a run of
//! it are a set that changes only there. The window of column k is the rows n − last(k) to n − first(k), and moves back as
//! k grows. Its mex is m while the sets of 0, …, m − 1 have members in it and that of m has none; for each of them the
//! member is kept that stays longest, so that a look is needed only where one leaves, or where a row of m comes in.
//! Cost: a few dozen steps a run, and for each value of a row whenever the window has moved by its own length; memory six
//! bytes a run.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::window::Windows;
use crate::engine::{Marked, Texels};

/// The most runs, and the most values, that there is room for.
const ROOM: usize = 40_000_000;
const VALUES: usize = 8_192;

/// Rows that are stored together, so that no storage is ever moved as a whole.
const BLOCK: usize = 256;

/// The rows so far.
pub(super) struct Windowed {
    windows: Windows,
    blocks: Vec<Block>,
    rows: usize,
    runs: usize,
    /// For each value the rows that are in a run of it.
    sets: Vec<Marked>,
    /// For each row the run that it is in, and the next row that goes on to its next run at the same time.
    at: Vec<u32>,
    beside: Vec<u32>,
    /// For each row to come the first of the rows that go on then.
    moving: Vec<u32>,
    walk: Walk,
}

/// No row.
const NOBODY: u32 = u32::MAX;

#[derive(Default)]
struct Block {
    /// Where the runs of each row end.
    ends: Vec<u32>,
    /// Where they begin in the row, and their values.
    columns: Vec<u32>,
    values: Vec<u16>,
}

/// A walk through the columns of a row.
#[derive(Default)]
struct Walk {
    /// When the member kept of each value's set leaves the window.
    leaves: Vec<usize>,
    /// The same in order, with some that are no longer so.
    queue: BinaryHeap<Reverse<(usize, usize)>>,
    found: Vec<(u32, u16)>,
}

impl Windowed {
    pub(super) fn new(windows: Windows, limit: u64) -> Windowed {
        Windowed {
            windows,
            blocks: Vec::new(),
            rows: 0,
            runs: 0,
            sets: Vec::new(),
            at: Vec::new(),
            beside: Vec::new(),
            moving: vec![NOBODY; limit as usize],
            walk: Walk::default(),
        }
    }

    /// How many rows are known.
    pub(super) fn rows(&self) -> u64 {
        self.rows as u64
    }

    /// Works out the next row, and says about how many steps that took; none if there is no room for it.
    pub(super) fn advance(&mut self) -> Option<u64> {
        if self.runs > ROOM || self.sets.len() > VALUES {
            return None;
        }
        let n = self.rows as u32;
        let mut spent = 64;
        let mut row = std::mem::replace(&mut self.moving[n as usize], NOBODY);
        while row != NOBODY {
            let next = self.beside[row as usize];
            self.go_on(row);
            row = next;
            spent += 24;
        }
        spent += self.walk.through(n, &self.windows, &self.sets);
        if self.rows.is_multiple_of(BLOCK) {
            if let Some(block) = self.blocks.last_mut() {
                block.columns.shrink_to_fit();
                block.values.shrink_to_fit();
            }
            self.blocks.push(Block::default());
        }
        if let Some(block) = self.blocks.last_mut() {
            block.columns.extend(self.walk.found.iter().map(|&(column, _)| column));
            block.values.extend(self.walk.found.iter().map(|&(_, value)| value));
            block.ends.push(block.columns.len() as u32);
        }
        let most = self.walk.found.iter().map(|&(_, value)| usize::from(value) + 1).max().unwrap_or(0);
        if self.sets.len() < most {
            self.sets.resize_with(most, Marked::default);
        }
        self.runs += self.walk.found.len();
        self.rows += 1;
        // No removal is 0, so the first run that counts is that of column 1.
        let first = self.walk.found.iter().take_while(|&&(column, _)| column <= 1).count() - 1;
        self.at.push(first as u32);
        self.beside.push(NOBODY);
        // It is entered one row later, by whichever moves there.
        self.sets[usize::from(self.walk.found[first].1)].insert(n);
        self.wait(n);
        Some(spent)
    }

    /// Lets a row go on to its next run.
    fn go_on(&mut self, row: u32) {
        let at = self.at[row as usize] as usize;
        let (left, entered) = {
            let (_, values) = self.row(row as usize);
            (values[at], values[at + 1])
        };
        self.sets[usize::from(left)].remove(row);
        self.sets[usize::from(entered)].insert(row);
        self.at[row as usize] += 1;
        self.wait(row);
    }

    /// Notes when a row goes on to its next run.
    fn wait(&mut self, row: u32) {
        let at = self.at[row as usize] as usize;
        let Some(&column) = self.row(row as usize).0.get(at + 1) else { return };
        if let Some(first) = self.moving.get_mut(row as usize + column as usize) {
            self.beside[row as usize] = std::mem::replace(first, row);
        }
    }

    /// Where the runs of a row begin, and their values.
    #[inline]
    fn row(&self, n: usize) -> (&[u32], &[u16]) {
        let block = &self.blocks[n / BLOCK];
        let place = n % BLOCK;
        let start = if place == 0 { 0 } else { block.ends[place - 1] as usize };
        let end = block.ends[place] as usize;
        (&block.columns[start..end], &block.values[start..end])
    }

    /// The value of a cell of a row that is known.
    #[inline]
    pub(super) fn cell(&self, n: u64, k: u64) -> u32 {
        let (columns, values) = self.row(n as usize);
        values[columns.partition_point(|&column| u64::from(column) <= k) - 1].into()
    }

    /// Looks further through the blocks of a row of texels, as an engine does.
    pub(super) fn look(&self, texels: &mut Texels, work: u64) -> u64 {
        let mut spent = 0;
        while spent < work.max(1)
            && let Some((n, span)) = texels.run()
        {
            let (columns, values) = self.row(n as usize);
            let first = columns.partition_point(|&column| u64::from(column) <= span.start) - 1;
            let runs = columns[first..].iter().take_while(|&&column| u64::from(column) < span.end).count();
            spent += 32 + 4 * runs as u64;
            let is_settled = values[first..first + runs].iter().any(|&value| texels.show(Some(value.into())));
            texels.go_on(span.end, is_settled);
        }
        spent
    }
}

impl Walk {
    /// Finds the runs of row n, and says about how many steps it took.
    fn through(&mut self, n: u32, windows: &Windows, sets: &[Marked]) -> u64 {
        self.found.clear();
        self.leaves.resize(sets.len().max(self.leaves.len()), 0);
        windows.runs().iter().map(|run| self.run(n, windows, sets, run.start, run.end)).sum()
    }

    fn run(&mut self, n: u32, windows: &Windows, sets: &[Marked], start: usize, end: usize) -> u64 {
        self.queue.clear();
        let (mut mex, mut column, mut spent) = (0, start, 0);
        loop {
            // A window reaches at most to row 0.
            let (first, last) = windows.of(column);
            let foot = n.saturating_sub(last);
            let stays = |set: &Marked| {
                let row = set.next(foot).filter(|&row| row + first <= n && first <= last)?;
                Some(windows.leaves(column..end, n - row))
            };
            while let Some(leaves) = sets.get(mex).and_then(stays) {
                self.leaves[mex] = leaves;
                self.queue.push(Reverse((leaves, mex)));
                mex += 1;
                spent += 64;
            }
            if self.found.last().is_none_or(|&(_, value)| usize::from(value) != mex) {
                self.found.push((column as u32, mex as u16));
            }
            let comes = sets.get(mex).and_then(|set| set.before(foot));
            let comes = comes.map_or(end, |row| windows.comes(column + 1..end, n - row));
            spent += 64;
            while let Some(&Reverse((leaves, value))) = self.queue.peek()
                && (value >= mex || self.leaves[value] != leaves)
            {
                self.queue.pop();
            }
            let leaves = self.queue.peek().map_or(end, |&Reverse((leaves, _))| leaves);
            column = comes.min(leaves);
            if column >= end {
                return spent;
            }
            let (first, last) = windows.of(column);
            let foot = n.saturating_sub(last);
            while let Some(&Reverse((leaves, value))) = self.queue.peek()
                && leaves <= column
            {
                self.queue.pop();
                if value >= mex || self.leaves[value] != leaves {
                    continue;
                }
                spent += 64;
                match sets[value].next(foot).filter(|&row| row + first <= n) {
                    Some(row) => {
                        self.leaves[value] = windows.leaves(column..end, n - row);
                        self.queue.push(Reverse((self.leaves[value], value)));
                    }
                    None => mex = value,
                }
            }
        }
    }
}
