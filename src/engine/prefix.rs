//! Games in which at most so many tokens may be taken: dynamic one-pile Nim and the take-away games.
//!
//! With N tokens left, taking j leads to a value a(j) that does not depend on the bound x, so the value of (N, x) is the
//! mex of a(1), …, a(x): it grows with x, and a row is told by the bounds at which it rises. There are few of them, so a
//! row is a handful of numbers. What counts of a row is for each value the least j that leads to it, which is the last row
//! m = N − j that has it in the bound after j. As N grows, j grows with it, and where that bound does not fall, row m goes
//! through its values one after the other: for each value the rows that are at it are a set that changes only there, and a
//! row costs a look at the last member of each. Where the bound falls more than a few times, all j are looked at instead. In misère play the value is an outcome, 1 from the
//! least winning removal on, and 1 where nobody can move. A texel asks each of its rows for the values of
//! the least and of the largest bound among its columns, or, if it looks for a value, for the bounds that give it, so that
//! its cost does not grow with its columns.

use std::ops::Range;

use super::{Engine, Marked, Reduce, Texels};
use crate::game::Cell;
use crate::grow::{Grow, Progress, Refusal};

/// What a position's memory says about the bound.
pub trait Bounds {
    /// How many tokens may be taken after `take`.
    ///
    /// # Errors
    /// If a rule that someone typed cannot be evaluated.
    fn after(&self, take: u64) -> Result<u64, Refusal>;

    /// How many tokens may be taken at a position; more than there are is as good as all. Only in column 0 that may depend
    /// on the heap.
    ///
    /// # Errors
    /// If a rule that someone typed cannot be evaluated.
    fn at(&self, at: Cell) -> Result<u64, Refusal>;

    /// Whether whoever moves last loses.
    fn misere(&self) -> bool {
        false
    }
}

/// The rows of such a game.
pub struct Prefix<B> {
    game: B,
    limit: u64,
    /// For each heap the bounds at which the value rises, in increasing order; equal ones rise by more than one.
    rises: Vec<Vec<u32>>,
    /// How many tokens may be taken after j, for every j so far.
    after: Vec<u64>,
    /// Why there is no bound after the next j.
    fault: Option<Refusal>,
    /// Where the bound falls: the first j after each fall, in increasing order.
    falls: Vec<usize>,
    /// For each value the rows that are at it; for each row when it next goes on, with the rows that do so at the same time.
    sets: Vec<Marked>,
    beside: Vec<u32>,
    moving: Vec<u32>,
    /// The value that each row is at.
    at: Vec<u32>,
    /// How many rises are stored.
    stored: usize,
    refusal: Option<Refusal>,
    /// The bounds of the columns from 0 on, as far as anyone has looked, where the rule gives one. That of column 0 is not
    /// here: it may depend on the heap, and in misère play a bound of 0 wins, so that the value does not grow from there.
    bounds: Vec<Option<u64>>,
    /// The columns of the block looked at last, as far as they are sorted, and their bounds, a few thousand at a time in
    /// increasing order.
    block: (Range<u64>, Vec<Vec<u64>>),
}

impl<B: Bounds> Prefix<B> {
    /// A table that can grow to `limit` rows.
    pub fn new(game: B, limit: u64) -> Self {
        Prefix {
            game,
            limit,
            rises: Vec::new(),
            after: vec![0],
            fault: None,
            falls: Vec::new(),
            sets: Vec::new(),
            beside: Vec::new(),
            moving: vec![NOBODY; limit as usize],
            at: Vec::new(),
            stored: 0,
            refusal: None,
            bounds: vec![None],
            block: (0..0, Vec::new()),
        }
    }

    /// Evaluates the rule for the next j.
    fn evaluate(&mut self) {
        match self.game.after(self.after.len() as u64) {
            Ok(bound) => {
                if self.after.len() > 1 && self.after.last().is_some_and(|&before| bound < before) {
                    self.falls.push(self.after.len());
                }
                self.after.push(bound);
            }
            Err(fault) => self.fault = Some(fault),
        }
    }

    /// Whether the bound falls so often that all removals are looked at in each row.
    fn jumps(&self) -> bool {
        self.falls.len() > FALLS
    }

    /// Works out the next row, and says about how many steps that took.
    fn row(&mut self) -> u64 {
        let n = self.rises.len() as u64;
        let (mut least, mut spent) = (Vec::new(), 32);
        if self.jumps() {
            self.look_at_all(n, &mut least);
            spent += 8 * n;
        } else {
            let mut row = std::mem::replace(&mut self.moving[n as usize], NOBODY);
            while row != NOBODY {
                let next = self.beside[row as usize];
                self.go_on(row, n);
                row = next;
                spent += 64;
            }
            let nearest = self.sets.iter().map_while(|set| set.before(n as u32));
            least.extend(nearest.map(|row| n as u32 - row));
            spent += 16 * least.len() as u64;
        }
        let mut highest = 0;
        let values = if self.game.misere() { 1 } else { usize::MAX };
        let rises = least.into_iter().take_while(|&take| take != NOBODY).take(values);
        let rises = rises.map(|take| {
            highest = take.max(highest);
            highest
        });
        let mut rises: Vec<u32> = rises.collect();
        if self.game.misere() && n == 0 {
            // Whoever finds no token has won, whatever the bound is.
            rises.push(0);
        }
        self.stored += rises.len();
        self.rises.push(rises);
        if !self.jumps() {
            self.at.push(NOBODY);
            self.beside.push(NOBODY);
            if n + 1 < self.limit {
                self.go_on(n as u32, n + 1);
            }
        }
        spent
    }

    /// The least removal that leaves each value, found by a look at all of them.
    fn look_at_all(&self, n: u64, least: &mut Vec<u32>) {
        for take in 1..=n {
            let value = self.under((n - take) as usize, self.after[take as usize]) as usize;
            if least.len() <= value {
                least.resize(value + 1, NOBODY);
            }
            least[value] = least[value].min(take as u32);
        }
    }

    /// Brings a row to the value that it has where the removal of what is between it and row n led to it, and notes when it
    /// goes on.
    fn go_on(&mut self, row: u32, n: u64) {
        let take = (n - u64::from(row)) as usize;
        let Some(&bound) = self.after.get(take) else { return };
        let value = self.under(row as usize, bound);
        if let Some(set) = self.sets.get_mut(self.at[row as usize] as usize) {
            set.remove(row);
        }
        if self.sets.len() <= value as usize {
            self.sets.resize_with(value as usize + 1, Marked::default);
        }
        self.sets[value as usize].insert(row);
        self.at[row as usize] = value;
        // Up to the next fall the bounds do not fall, and from some bound on the value is another.
        let falls = self.falls.partition_point(|&fall| fall <= take);
        let end = self.falls.get(falls).copied().unwrap_or(self.after.len());
        // In misère play a bound of 0 is apart from those that follow it.
        let is_apart = self.game.misere() && bound == 0;
        let rises = &self.rises[row as usize];
        let under = |bound: u64| rises.partition_point(|&rise| u64::from(rise) <= bound) as u32;
        let same = |&next: &u64| if is_apart { next == 0 } else { under(next) == value };
        let next = take + self.after[take..end].partition_point(same);
        if let Some(first) = self.moving.get_mut(row as usize + next) {
            self.beside[row as usize] = std::mem::replace(first, row);
        }
    }

    #[inline]
    fn under(&self, n: usize, bound: u64) -> u32 {
        if self.game.misere() && bound == 0 {
            return 1;
        }
        self.rises[n].partition_point(|&rise| u64::from(rise) <= bound) as u32
    }

    /// Works on the sorted bounds of some columns, and returns about how many steps that took: none once they are here.
    fn sort_bounds(&mut self, columns: &Range<u64>) -> u64 {
        let k = self.bounds.len() as u64;
        if k < columns.end {
            self.bounds.push(self.game.at(Cell { row: u64::MAX, column: k }).ok());
            return EVALUATION;
        }
        let (sorted, chunks) = &mut self.block;
        if sorted.start != columns.start || sorted.end > columns.end {
            *sorted = columns.start..columns.start;
            chunks.clear();
        }
        if sorted.end == columns.end {
            return 0;
        }
        let next = sorted.end..columns.end.min(sorted.end + SORTED);
        let bounds = self.bounds[next.start as usize..next.end as usize].iter().flatten();
        let mut chunk: Vec<u64> = bounds.copied().collect();
        chunk.sort_unstable();
        chunks.push(chunk);
        sorted.end = next.end;
        SORTING * (next.end - next.start)
    }

    /// What a row of the block whose bounds are sorted shows, column 0 left aside: its least or its largest value, a 0, or
    /// the value that is sought.
    fn reduced(&self, n: usize, reduce: Reduce) -> Option<u32> {
        let chunks = &self.block.1;
        let sought = match reduce {
            Reduce::Sample => return None,
            Reduce::Smallest => {
                return chunks.iter().filter_map(|chunk| chunk.first()).min().map(|&bound| self.under(n, bound));
            }
            Reduce::Largest => {
                return chunks.iter().filter_map(|chunk| chunk.last()).max().map(|&bound| self.under(n, bound));
            }
            Reduce::Keep => 0,
            Reduce::Contains(sought) => sought,
        };
        let rise = |value: u32| self.rises[n].get(value as usize).map(|&rise| u64::from(rise));
        let least = if sought == 0 { 0 } else { rise(sought - 1)? };
        let next = rise(sought);
        let has = |chunk: &Vec<u64>| {
            let bound = chunk.get(chunk.partition_point(|&bound| bound < least));
            bound.is_some_and(|&bound| next.is_none_or(|next| bound < next))
        };
        chunks.iter().any(has).then_some(sought)
    }
}

/// No row, and no removal.
const NOBODY: u32 = u32::MAX;

/// How many bounds are evaluated before the first row, and always twice as many as there are rows.
const FIRST: u64 = 256;

/// How often a bound may fall before all removals are looked at in each row.
const FALLS: usize = 48;

/// The most rises, and the most values, that there is room for.
const ROOM: usize = 40_000_000;
const VALUES: usize = 16_384;

/// About how many elementary steps it takes to evaluate a rule, to put a bound in its place, and to look at a row.
const EVALUATION: u64 = 200;
const SORTING: u64 = 16;
const ROW: u64 = 32;

/// How many bounds are sorted at a time.
const SORTED: u64 = 4_096;

impl<B: Bounds> Grow for Prefix<B> {
    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows() < self.limit() && spent < work.max(1) {
            let wanted = (2 * self.rows() + 2).max(FIRST).min(self.limit);
            if (self.after.len() as u64) < wanted && self.fault.is_none() {
                self.evaluate();
                spent += EVALUATION;
            } else if self.rows() == self.after.len() as u64 {
                self.refusal = self.fault.clone();
            } else if self.stored > ROOM || self.sets.len() > VALUES {
                let rows = self.rows();
                self.refusal = Some(Refusal::TooLarge(format!(
                    "the table ends before row {rows}, since further rows have no room"
                )));
            } else {
                spent += self.row();
            }
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.rises.len() as u64, self.limit).unless(self.refusal.as_ref())
    }
}

impl<B: Bounds> Engine for Prefix<B> {
    fn value(&mut self, at: Cell) -> Option<u32> {
        if at.row >= self.rows() {
            return None;
        }
        let bound = match self.game.at(at) {
            Ok(bound) => bound,
            Err(_) => return None,
        };
        Some(self.under(at.row as usize, bound))
    }

    fn look(&mut self, texels: &mut Texels, work: u64) -> u64 {
        let reduce = texels.band().reduce;
        let mut spent = 0;
        while spent < work.max(1)
            && let Some((n, columns)) = texels.run()
        {
            let sorting = if reduce == Reduce::Sample { 0 } else { self.sort_bounds(&columns) };
            spent += sorting.max(ROW + 8 * self.block.1.len() as u64);
            if sorting == 0 {
                // The first cell is asked for by itself, and column 0 in every row.
                let is_alone = texels.is_first() || columns.start == 0;
                let is_settled = is_alone && texels.show(self.value(Cell { row: n, column: columns.start }))
                    || self.reduced(n as usize, reduce).is_some_and(|value| texels.show(Some(value)));
                texels.go_on(columns.end, is_settled);
            }
        }
        spent
    }
}
