//! Games in which at most so many tokens may be taken: dynamic one-pile Nim and the take-away games.
//!
//! With N tokens left, taking j leads to a value a(j) that does not depend on the bound x, so the value of (N, x) is the
//! mex of a(1), …, a(x): it grows with x, and a row is told by the bounds at which it rises. There are few of them, so a
//! row costs O(N) to compute and a handful of numbers to keep, for any f. In misère play the value is an outcome, 1 from the
//! least winning removal on, and 1 where nobody can move.

use super::{Band, Engine, visit};
use crate::game::Position;
use crate::game::dynamic::Dynamic;
use crate::game::memgames::Memgame;

/// What a position's memory says about the bound.
pub trait Bounds {
    /// How many tokens may be taken after `take`.
    ///
    /// # Errors
    /// A sentence, if a rule that someone typed cannot be evaluated.
    fn after(&self, take: u64) -> Result<u64, String>;

    /// How many tokens may be taken at a position; more than there are is as good as all.
    ///
    /// # Errors
    /// A sentence, if a rule that someone typed cannot be evaluated.
    fn at(&self, at: Position) -> Result<u64, String>;

    /// Whether whoever moves last loses.
    fn misere(&self) -> bool {
        false
    }
}

impl Bounds for Dynamic {
    fn after(&self, take: u64) -> Result<u64, String> {
        self.next(take)
    }

    fn at(&self, at: Position) -> Result<u64, String> {
        Ok(at.k)
    }

    fn misere(&self) -> bool {
        self.misere
    }
}

impl Bounds for Memgame {
    fn after(&self, take: u64) -> Result<u64, String> {
        self.most(u64::MAX, take)
    }

    fn at(&self, at: Position) -> Result<u64, String> {
        self.most(at.n, at.k)
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
    fault: Option<String>,
}

impl<B: Bounds> Prefix<B> {
    /// A table that can grow to `limit` rows.
    pub fn new(game: B, limit: u64) -> Self {
        Prefix { game, limit, rises: Vec::new(), after: vec![0], fault: None }
    }

    fn row(&mut self) -> Result<(), String> {
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
        let rises = rises.collect();
        self.rises.push(rises);
        Ok(())
    }

    fn under(&self, n: usize, bound: u64) -> u32 {
        if self.game.misere() && (n == 0 || bound == 0) {
            return 1;
        }
        self.rises[n].partition_point(|&rise| u64::from(rise) <= bound) as u32
    }
}

impl<B: Bounds> Engine for Prefix<B> {
    fn rows(&self) -> u64 {
        self.rises.len() as u64
    }

    fn limit(&self) -> u64 {
        if self.fault.is_some() { self.rows() } else { self.limit }
    }

    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows() < self.limit() && spent < work.max(1) {
            spent += 8 * self.rows() + 16;
            self.fault = self.row().err();
        }
    }

    fn value(&mut self, at: Position) -> Option<u32> {
        if at.n >= self.rows() {
            return None;
        }
        let bound = match self.game.at(at) {
            Ok(bound) => bound,
            Err(_) => return None,
        };
        Some(self.under(at.n as usize, bound))
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    fn band(&mut self, band: &Band, out: &mut [u32]) -> u64 {
        visit::band(self, band, out, visit::plane)
    }
}
