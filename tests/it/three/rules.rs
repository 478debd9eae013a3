//! A game whose position has three numbers: any number of tokens may be removed, but the same number not more than so many
//! times in a row.
//!
//! A position is a heap of n tokens, the number k last removed, and how often it has been repeated since. Without any
//! repetition allowed this is MEM⁰.

use std::ops::ControlFlow;

use nimscope::engine::Engine;
use nimscope::game::{Cell, Move, Position, Rules, Slice};
use nimscope::grow::{Grow, Progress};
use nimscope::paper::Game;

/// The rules.
#[derive(Clone, Copy, Debug)]
pub(super) struct Repeat {
    /// How often a removal may be repeated.
    pub(super) most: u64,
    /// How often it has been repeated in the positions that are shown.
    pub(super) shown: u64,
}

impl Rules for Repeat {
    fn moves(&self, from: &Position, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> Result<(), String> {
        let [last, times] = from.memory[..] else { panic!("a position of this game has three numbers") };
        for take in (1..=from.heap).rev() {
            let times = match take == last {
                true if times == self.most => continue,
                true => times + 1,
                false => 0,
            };
            if visit(Move { take, to: Position::of(&[from.heap - take, take, times]) }).is_break() {
                break;
            }
        }
        Ok(())
    }
}

impl Game for Repeat {
    fn slice(&self) -> Slice {
        Slice::through(Position::of(&[0, 0, self.shown]), 0, 1)
    }

    fn open(&self, limit: u64) -> Box<dyn Engine> {
        Box::new(Repeats::new(*self, limit))
    }

    /// Its heaps are few, so that they are computed anew.
    fn beside(&self, at: &Position) -> Option<u64> {
        let mut values = Repeats::new(*self, at.heap + 1);
        while values.rows() <= at.heap {
            values.step();
        }
        values.at(at.heap, at.memory[0], at.memory[1]).map(u64::from)
    }
}

/// Its values: a row holds all memories, and in each all counts.
///
/// The options of n_k are those of the row, whatever k is, but for the removal of k, which is counted or forbidden.
struct Repeats {
    game: Repeat,
    limit: u64,
    /// By heap, by last removal up to the heap, by count.
    rows: Vec<Vec<Vec<u32>>>,
}

impl Repeats {
    fn new(game: Repeat, limit: u64) -> Repeats {
        Repeats { game, limit, rows: Vec::new() }
    }

    fn at(&self, heap: u64, last: u64, times: u64) -> Option<u32> {
        let row = self.rows.get(usize::try_from(heap).ok()?)?;
        // A removal that was larger than the heap cannot be repeated, and neither can none.
        let last = if last > heap { 0 } else { last };
        Some(row[last as usize][times as usize])
    }

    fn step(&mut self) {
        let n = self.rows.len() as u64;
        let counts = 0..=self.game.most;
        let value = |last: u64, times: u64| {
            let option = |take: u64| match take == last {
                true if times == self.game.most => None,
                true => self.at(n - take, take, times + 1),
                false => self.at(n - take, take, 0),
            };
            let options: Vec<u32> = (1..=n).filter_map(option).collect();
            (0..).find(|value| !options.contains(value)).expect("a finite set misses a number")
        };
        let row = (0..=n).map(|last| counts.clone().map(|times| value(last, times)).collect()).collect();
        self.rows.push(row);
    }
}

impl Grow for Repeats {
    fn advance(&mut self, _work: u64) {
        if !self.progress().is_over() {
            self.step();
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.rows.len() as u64, self.limit)
    }
}

impl Engine for Repeats {
    fn value(&mut self, Cell { row, column }: Cell) -> Option<u32> {
        self.at(row, column, self.game.shown)
    }
}
