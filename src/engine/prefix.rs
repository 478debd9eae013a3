//! Games in which at most so many tokens may be taken: dynamic one-pile Nim and the take-away games.
//!
//! With N tokens left, taking j leads to a value a(j) that does not depend on the bound x, so the value of (N, x) is the
//! mex of a(1), …, a(x): it grows with x, and a row is told by the bounds at which it rises. There are few of them, so a
//! row costs O(N) to compute and a handful of numbers to keep, for any f. In misère play the value is an outcome, 1 from the
//! least winning removal on, and 1 where nobody can move. A texel asks each of its rows for the values of
//! the least and of the largest bound among its columns, or, if it looks for a value, for the bounds that give it, so that
//! its cost does not grow with its columns.

use std::ops::Range;

use super::{Engine, Reduce, Texels};
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
    refusal: Option<Refusal>,
    /// The bounds of the columns from 0 on, as far as anyone has looked, where the rule gives one. That of column 0 is not
    /// here: it may depend on the heap, and in misère play a bound of 0 wins, so that the value does not grow from there.
    bounds: Vec<Option<u64>>,
    /// The columns of the block looked at last, and their bounds in increasing order.
    block: (Range<u64>, Vec<u64>),
}

impl<B: Bounds> Prefix<B> {
    /// A table that can grow to `limit` rows.
    pub fn new(game: B, limit: u64) -> Self {
        Prefix {
            game,
            limit,
            rises: Vec::new(),
            after: vec![0],
            refusal: None,
            bounds: vec![None],
            block: (0..0, Vec::new()),
        }
    }

    fn row(&mut self) -> Result<(), Refusal> {
        let n = self.rises.len() as u64;
        while (self.after.len() as u64) <= n {
            self.after.push(self.game.after(self.after.len() as u64)?);
        }
        // The least removal that leaves each value.
        let mut least: Vec<u32> = Vec::new();
        for take in 1..=n {
            let value = self.under((n - take) as usize, self.after[take as usize]) as usize;
            if least.len() <= value {
                least.resize(value + 1, u32::MAX);
            }
            least[value] = least[value].min(take as u32);
        }
        let mut highest = 0;
        let values = if self.game.misere() { 1 } else { usize::MAX };
        let rises = least.into_iter().take_while(|&take| take != u32::MAX).take(values);
        let rises = rises.map(|take| {
            highest = take.max(highest);
            highest
        });
        let mut rises: Vec<u32> = rises.collect();
        if self.game.misere() && n == 0 {
            // Whoever finds no token has won, whatever the bound is.
            rises.push(0);
        }
        self.rises.push(rises);
        Ok(())
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
        if self.block.0 == *columns {
            return 0;
        }
        let bounds = self.bounds[columns.start as usize..columns.end as usize].iter().flatten();
        let mut sorted: Vec<u64> = bounds.copied().collect();
        sorted.sort_unstable();
        self.block = (columns.clone(), sorted);
        SORTING * (columns.end - columns.start)
    }

    /// What a row of the block whose bounds are sorted shows, column 0 left aside: its least or its largest value, a 0, or
    /// the value that is sought.
    fn reduced(&self, n: usize, reduce: Reduce) -> Option<u32> {
        let bounds = &self.block.1;
        let sought = match reduce {
            Reduce::Sample => return None,
            Reduce::Smallest => return bounds.first().map(|&bound| self.under(n, bound)),
            Reduce::Largest => return bounds.last().map(|&bound| self.under(n, bound)),
            Reduce::Keep => 0,
            Reduce::Contains(sought) => sought,
        };
        let rise = |value: u32| self.rises[n].get(value as usize).map(|&rise| u64::from(rise));
        let least = if sought == 0 { 0 } else { rise(sought - 1)? };
        let bound = bounds.get(bounds.partition_point(|&bound| bound < least))?;
        rise(sought).is_none_or(|next| *bound < next).then_some(sought)
    }
}

/// About how many elementary steps it takes to evaluate a rule, to put a bound in its place, and to look at a row.
const EVALUATION: u64 = 200;
const SORTING: u64 = 16;
const ROW: u64 = 32;

impl<B: Bounds> Grow for Prefix<B> {
    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows() < self.limit() && spent < work.max(1) {
            spent += 8 * self.rows() + 16;
            self.refusal = self.row().err();
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
            spent += sorting.max(ROW);
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
