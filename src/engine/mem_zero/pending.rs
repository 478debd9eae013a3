//! Exceptions that wait for the row in which they matter again.
//!
//! Most fall due soon, some as late as twice the current row. Near ones go straight into the list of their row; far
//! ones are appended to a coarse block of rows and spread when that block is reached, so that memory is written in
//! order and not at random.

/// Rows in a block.
const BLOCK: u64 = 1 << 12;

/// An exception of row `row` with this value, that takes the place of the row's frontier value among the options of
/// the row in which it is due.
#[derive(Clone, Copy, Debug)]
pub(super) struct Due {
    pub(super) row: u32,
    pub(super) value: u32,
}

/// All exceptions that are not due yet.
pub(super) struct Pending {
    block: u64,
    near: Vec<Vec<Due>>,
    far: Vec<Vec<(u32, Due)>>,
}

impl Pending {
    pub(super) fn new() -> Self {
        Pending { block: 0, near: vec![Vec::new(); BLOCK as usize], far: Vec::new() }
    }

    /// Adds an exception due at row `at`, which lies after the row last taken.
    pub(super) fn add(&mut self, at: u64, due: Due) {
        let block = at / BLOCK;
        if block == self.block {
            self.near[(at % BLOCK) as usize].push(due);
            return;
        }
        let ahead = (block - self.block) as usize;
        if self.far.len() < ahead {
            self.far.resize_with(ahead, Vec::new);
        }
        self.far[ahead - 1].push(((at % BLOCK) as u32, due));
    }

    /// Moves the exceptions due at row `at` into `out`. Rows must be taken in order.
    pub(super) fn take(&mut self, at: u64, out: &mut Vec<Due>) {
        if at / BLOCK != self.block {
            self.block = at / BLOCK;
            if !self.far.is_empty() {
                for (place, due) in self.far.remove(0) {
                    self.near[place as usize].push(due);
                }
            }
        }
        out.clear();
        out.append(&mut self.near[(at % BLOCK) as usize]);
    }
}
