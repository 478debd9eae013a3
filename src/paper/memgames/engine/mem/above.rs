//! What is left of MEM's values after what is known of their size: arrays with a view of their own. Absolute values drown the
//! structure, because a million rows of them are one smooth gradient.

use super::Mem;
use crate::engine::{Engine, Reduce, Texels};
use crate::game::Cell;
use crate::grow::{Grow, Progress};
use crate::paper::memgames::half::Half;

/// What is taken off a value, or which cells are shown of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Above {
    /// ⌊√n⌋, the least value of a row below the parabola.
    Envelope,
    /// φ(n), up to the stair.
    Plateau,
    /// ⌊n / max(k, a(n))⌋.
    Formula,
    /// φ(n), where a column is a thousandth of n^(1/4).
    Quarter,
    /// The last rows of half-intervals from 10² to 10¹² side by side, the last one first.
    Halves,
    /// MEM's first rows beside the places where they come back, without what is below them there.
    Copies,
}

/// The columns of a half-interval where several stand side by side, and the rows.
const PANEL: u64 = 96;

/// The same where MEM's first rows stand beside their copies, which begin beyond so many rows.
const COPY: u64 = 48;
const COPY_ROWS: u64 = 100_000;

/// The half-interval whose first block repeats MEM's first rows in a panel, near row 10^(panel + 5); nothing more in panel 0, which has the
/// original. Those of Corollary 3.1 are whole, so that no column is disturbed.
fn copied(panel: u64) -> Option<Option<Half>> {
    let Some(power) = panel.checked_sub(1) else { return Some(None) };
    let root = 10_u64.checked_pow(u32::try_from(power).ok()? + 6)?.isqrt().isqrt();
    Some(Some(Half::numbered(2 * (root + 1) * (root + 2))))
}

impl Above {
    /// The array with this name.
    pub fn named(name: &str) -> Option<Above> {
        Some(match name {
            "above-envelope" => Above::Envelope,
            "above-plateau" => Above::Plateau,
            "above-formula" => Above::Formula,
            "quarter" => Above::Quarter,
            "halves" => Above::Halves,
            "copies" => Above::Copies,
            _ => return None,
        })
    }

    /// The cell of MEM that a cell of the array stands for.
    pub fn cell(self, at: Cell) -> Option<Cell> {
        let Cell { row, column } = at;
        match self {
            Above::Quarter => {
                // The largest k with (1000·k)⁴ ≤ x⁴·n.
                let power = u128::from(column).pow(4) * u128::from(row) / 1_000_000_000_000;
                Some(Cell { row, column: (power.isqrt().isqrt() as u64).max(1) })
            }
            Above::Halves => {
                let (panel, k) = (column / PANEL, column % PANEL);
                // All of them are even ones, so that their blocks are equally long.
                let half = Half::numbered(Half::of(10_u64.checked_pow(u32::try_from(panel).ok()? + 2)?).number & !1);
                (k > 0 && row < half.rows).then(|| Cell { row: half.last() - row, column: k })
            }
            Above::Copies => {
                let (panel, k) = (column / COPY, column % COPY);
                let half = copied(panel)?;
                // A first block has as many rows as it repeats of MEM.
                let repeats = half.is_none_or(|half| row < half.length(half.top));
                let first = half.map_or(0, |half| half.first);
                (k > 0 && repeats).then_some(Cell { row: first + row, column: k })
            }
            _ => Some(Cell { row, column: column.max(1) }),
        }
    }

    /// What is left of a value.
    fn left(self, Cell { row: n, column: k }: Cell, value: u64) -> Option<u64> {
        let half = Half::of(n);
        let at = half.place(n);
        match self {
            Above::Envelope => (k < n.div_ceil(k)).then(|| value.checked_sub(n.isqrt()))?,
            Above::Plateau | Above::Quarter => (k <= at.stair).then(|| value - at.plateau),
            Above::Formula => Some(value - n / k.max(at.stair)),
            Above::Halves if value == n / k.max(at.stair) => Some(0),
            Above::Halves => Some((value + 1).saturating_sub(half.foot() + half.top)),
            // The original is as it is, and has fewer rows than any of its copies lies above.
            Above::Copies if n < COPY_ROWS => Some(value),
            Above::Copies => value.checked_sub(at.plateau),
        }
    }
}

/// An array of MEM.
pub struct MemAbove {
    above: Above,
    mem: Mem,
    rows: u64,
}

impl MemAbove {
    /// The array with so many rows, all of them known.
    pub fn new(above: Above, rows: u64) -> MemAbove {
        MemAbove { above, mem: Mem::new(u64::MAX), rows }
    }
}

impl Grow for MemAbove {
    fn advance(&mut self, _work: u64) {}

    fn progress(&self) -> Progress<'_> {
        Progress::new(self.rows, self.rows)
    }
}

impl Engine for MemAbove {
    fn value(&mut self, at: Cell) -> Option<u32> {
        let cell = self.above.cell(at).filter(|_| at.row < self.rows)?;
        let value = self.mem.value(cell)?;
        self.above.left(cell, value.into()).map(|left| left as u32)
    }

    fn approach(&mut self, at: Cell, work: u64) -> Option<Progress<'static>> {
        let cell = self.above.cell(at).filter(|_| at.row < self.rows)?;
        self.mem.approach(cell, work)
    }

    /// A block keeps its first cell, since nothing left over is nothing that tells.
    fn look(&mut self, texels: &mut Texels, work: u64) -> u64 {
        let is_first = matches!(texels.band().reduce, Reduce::Keep | Reduce::Sample);
        let mut spent = 0;
        while spent < work.max(1)
            && let Some((row, columns)) = texels.run()
        {
            let at = Cell { row, column: columns.start };
            if self.approach(at, work - spent).is_some() {
                return work;
            }
            let is_settled = texels.show(self.value(at));
            texels.go_on(at.column + 1, is_settled || is_first);
            spent += 16;
        }
        spent
    }
}
