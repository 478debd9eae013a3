//! Rows and columns, searched in reading order or backwards from their end, in blocks.

use std::ops::Range;

use super::Sight;
use crate::engine::{Band, Columns, Engine, Quantity, Reduce, Texels, UNKNOWN};
use crate::game::Cell;

/// Some rows times some columns.
#[derive(Clone, Debug)]
pub(super) struct Block {
    pub(super) rows: Range<u64>,
    pub(super) columns: Range<u64>,
}

/// A search through blocks, one after the other.
pub(super) struct Blocks {
    value: u32,
    back: bool,
    /// What is left of them, in the order in which they are searched.
    left: Vec<Block>,
    /// How many rows are asked about at once.
    height: u64,
    /// A block that has the value.
    hit: Option<Block>,
    /// The block that is being asked about.
    asked: Option<Texels>,
    /// How many rows were searched, and how many there were.
    done: u64,
    target: u64,
}

impl Blocks {
    pub(super) fn new(value: u32, back: bool, blocks: Vec<Block>) -> Blocks {
        let left: Vec<Block> = blocks.into_iter().filter(|block| !block.is_empty()).collect();
        let target = left.iter().map(|block| block.rows.end - block.rows.start).sum();
        Blocks { value, back, left, height: 1, hit: None, asked: None, done: 0, target }
    }

    pub(super) fn progress(&self) -> (u64, u64) {
        (self.done, self.target)
    }

    /// Looks further, and takes off the steps that it took.
    pub(super) fn step(&mut self, engine: &mut dyn Engine, left: &mut u64) -> Sight {
        if let Some(hit) = &self.hit {
            let Some((nearer, farther)) = hit.halved(self.back) else {
                return Sight::At(Cell { row: hit.rows.start, column: hit.columns.start });
            };
            if let Some(shown) = self.ask(engine, &nearer, left) {
                self.hit = Some(if shown == self.value { nearer } else { farther });
            }
            return Sight::On;
        }
        let Some(block) = self.left.first() else { return Sight::Nowhere };
        let Some(next) = self.next(block, engine.rows()) else { return Sight::Ends };
        let height = next.rows.end - next.rows.start;
        match self.ask(engine, &next, left) {
            None => {}
            Some(shown) if shown == self.value => self.hit = Some(next),
            // It may be too much to say of so many rows at once; of a row that has no values there is nothing more to say.
            Some(UNKNOWN) if height > 1 => self.height = height / 2,
            Some(_) => {
                self.height = self.height.saturating_mul(2);
                self.done += height;
                self.pass(&next);
            }
        }
        Sight::On
    }

    /// The next rows of a block, as far as they are known.
    fn next(&self, block: &Block, known: u64) -> Option<Block> {
        let Range { start, end } = block.rows;
        let rows = match self.back {
            true => end.saturating_sub(self.height).max(start)..end,
            false => start..start.saturating_add(self.height).min(end).min(known),
        };
        let is_known = rows.start < rows.end && rows.end <= known;
        is_known.then(|| Block { rows, columns: block.columns.clone() })
    }

    /// Rows that have not the value are left behind.
    fn pass(&mut self, without: &Block) {
        let rows = &mut self.left[0].rows;
        match self.back {
            true => rows.end = without.rows.start,
            false => rows.start = without.rows.end,
        }
        if self.left[0].is_empty() {
            self.left.remove(0);
        }
    }

    /// What a texel of the block shows: the value, if the block has it.
    fn ask(&mut self, engine: &mut dyn Engine, block: &Block, left: &mut u64) -> Option<u32> {
        let Range { start, end } = block.columns;
        let texels = self.asked.get_or_insert_with(|| {
            let columns = Columns::Uniform { start, width: end - start, end };
            let (rows, reduce) = (block.rows.clone(), Reduce::Contains(self.value));
            Texels::new(Band { rows, columns, reduce, quantity: Quantity::Value })
        });
        while !texels.is_done() {
            if *left == 0 {
                return None;
            }
            *left = left.saturating_sub(engine.look(texels, *left).max(1));
        }
        self.asked.take().and_then(|texels| texels.shown().next())
    }
}

impl Block {
    fn is_empty(&self) -> bool {
        self.rows.is_empty() || self.columns.is_empty()
    }

    /// The half that comes first and the other one: of its rows, or of its columns if it has only one row.
    fn halved(&self, back: bool) -> Option<(Block, Block)> {
        let middle = |range: &Range<u64>| range.start + (range.end - range.start) / 2;
        let split = |range: &Range<u64>| (range.start..middle(range), middle(range)..range.end);
        let Block { rows, columns } = self;
        let halves = if rows.end - rows.start > 1 {
            let (above, below) = split(rows);
            (Block { rows: above, columns: columns.clone() }, Block { rows: below, columns: columns.clone() })
        } else if columns.end - columns.start > 1 {
            let (before, behind) = split(columns);
            (Block { rows: rows.clone(), columns: before }, Block { rows: rows.clone(), columns: behind })
        } else {
            return None;
        };
        Some(if back { (halves.1, halves.0) } else { halves })
    }
}
