//! Many games on one heap, one a row: how their values change with a parameter.
//!
//! Row r is the r-th game's sequence, so that the "heap" of a position is the game and its memory the heap. A row is
//! computed by the game's own engine, which is dropped when its values are copied.

use super::{Engine, open};
use crate::game::{Position, Spec};

/// The values of several games, one a row.
pub struct SweepValues {
    specs: Vec<Spec>,
    columns: u64,
    rows: Vec<Vec<u32>>,
    /// The game whose row is being computed.
    current: Option<Box<dyn Engine>>,
    fault: Option<String>,
}

impl SweepValues {
    /// An empty table of these games' first heaps.
    pub fn new(specs: Vec<Spec>, columns: u64) -> Self {
        SweepValues { specs, columns, rows: Vec::new(), current: None, fault: None }
    }
}

impl Engine for SweepValues {
    fn rows(&self) -> u64 {
        self.rows.len() as u64
    }

    fn limit(&self) -> u64 {
        if self.fault.is_some() { self.rows() } else { self.specs.len() as u64 }
    }

    fn advance(&mut self, work: u64) {
        let mut spent = 0;
        while self.rows() < self.limit() && spent < work.max(1) {
            let engine = self.current.get_or_insert_with(|| open(&self.specs[self.rows.len()]));
            let wanted = self.columns.min(engine.limit());
            if engine.rows() < wanted {
                engine.advance(SLICE);
                spent += SLICE;
            } else if let Some(fault) = engine.fault() {
                self.fault = Some(fault.to_owned());
            } else {
                let cells = (0..wanted).map_while(|n| engine.value(Position { n, k: 0 }));
                self.rows.push(cells.collect());
                self.current = None;
                spent += wanted;
            }
        }
    }

    fn value(&mut self, at: Position) -> Option<u32> {
        self.rows.get(at.n as usize)?.get(at.k as usize).copied()
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}

/// How many elementary steps a row grows at once.
const SLICE: u64 = 50_000;
