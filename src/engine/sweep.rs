//! Many games on one heap, one a row: how their values change with a parameter.
//!
//! Row r is the r-th game's sequence, so that the "heap" of a position is the game and its memory the heap. A row is
//! computed by the game's own engine, which is dropped when its values are copied.

use super::Engine;
use crate::game::Cell;
use crate::grow::{Grow, Progress, Refusal};

/// The values of several games, one a row.
pub struct SweepValues {
    games: u64,
    /// Opens the game of a row.
    open: Box<dyn Fn(u64) -> Box<dyn Engine>>,
    columns: u64,
    rows: Vec<Vec<u32>>,
    /// The game whose row is being computed.
    current: Option<Box<dyn Engine>>,
    refusal: Option<Refusal>,
}

impl SweepValues {
    /// An empty table of the first heaps of so many games.
    pub fn new(games: u64, columns: u64, open: impl Fn(u64) -> Box<dyn Engine> + 'static) -> Self {
        SweepValues { games, open: Box::new(open), columns, rows: Vec::new(), current: None, refusal: None }
    }
}

impl Grow for SweepValues {
    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows() < self.limit() && spent < work.max(1) {
            let engine = self.current.get_or_insert_with(|| (self.open)(self.rows.len() as u64));
            let wanted = self.columns.min(engine.limit());
            if engine.rows() < wanted {
                engine.advance(SLICE);
                spent += SLICE;
            } else if let Some(refusal) = engine.refusal() {
                self.refusal = Some(refusal.clone());
            } else {
                let cells = (0..wanted).map_while(|n| engine.value(Cell { row: n, column: 0 }));
                self.rows.push(cells.collect());
                self.current = None;
                spent += wanted;
            }
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.rows.len() as u64, self.games).unless(self.refusal.as_ref())
    }
}

impl Engine for SweepValues {
    fn value(&mut self, at: Cell) -> Option<u32> {
        self.rows.get(at.row as usize)?.get(at.column as usize).copied()
    }
}

/// How many elementary steps a row grows at once.
const SLICE: u64 = 50_000;
