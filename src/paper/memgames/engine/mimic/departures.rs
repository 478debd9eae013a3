//! The cells of each row that depart from the plain rule, with their values in all layers.

/// What the layers of a cell have: `value` where the bit of a layer is set, and the frontier value of the row elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layers {
    pub(super) column: u32,
    pub(super) value: u32,
    /// Bit c − 1 is that of layer c.
    pub(super) set: u16,
}

/// Rows stored together, so that growth never copies what is there.
const BLOCK: usize = 1 << 12;

/// The departures of all rows so far.
#[derive(Default)]
pub(super) struct Departures {
    rows: usize,
    blocks: Vec<Block>,
}

#[derive(Default)]
struct Block {
    /// Where those of each row end.
    ends: Vec<u32>,
    cells: Vec<Layers>,
}

impl Departures {
    /// Adds those of the next row, by increasing column.
    pub(super) fn add(&mut self, cells: &[Layers]) {
        if self.rows.is_multiple_of(BLOCK) {
            if let Some(block) = self.blocks.last_mut() {
                block.cells.shrink_to_fit();
            }
            self.blocks.push(Block::default());
        }
        let Some(block) = self.blocks.last_mut() else { return };
        block.cells.extend_from_slice(cells);
        block.ends.push(block.cells.len() as u32);
        self.rows += 1;
    }

    /// Those of row `n`, by increasing column.
    #[inline]
    pub(super) fn of(&self, n: u64) -> &[Layers] {
        let Block { ends, cells } = &self.blocks[n as usize / BLOCK];
        let row = n as usize % BLOCK;
        let start = if row == 0 { 0 } else { ends[row - 1] as usize };
        &cells[start..ends[row] as usize]
    }

    /// The one in column `k` of row `n`.
    #[inline]
    pub(super) fn at(&self, n: u64, k: u64) -> Option<Layers> {
        let cells = self.of(n);
        cells.binary_search_by_key(&k, |cell| u64::from(cell.column)).ok().map(|place| cells[place])
    }
}
