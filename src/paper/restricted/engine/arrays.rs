//! L. Levine, "Fractal sequences and restricted Nim", sections 3 and 4: the arrays that belong to a rule f.
//!
//! All three are read off the values g_n of Maximum Nim in one pass, the last one with the values h_n of Minimum Nim beside
//! them. The paper defines them for regular rules; here they are drawn for any rule by the same words, and where two
//! heaps meet in one cell of the plane the smaller one is shown. What the first [`ARRAY_HEAPS`] heaps do not settle
//! stays unknown. An array is ready all at once, since its last heaps may fill any row.

use super::Minimum;
use crate::engine::{Engine, OneHeap, UNKNOWN, Window};
use crate::game::Cell;
use crate::grow::{Grow, Progress};
use crate::paper::restricted::arrays::Kind;
use crate::paper::restricted::{Restricted, Side};
use crate::table::ARRAY_SIDE;

/// How many heaps are looked at: as many as the triangle of ⌊√n⌋ needs, whose first j is j².
pub const ARRAY_HEAPS: u64 = ARRAY_SIDE * ARRAY_SIDE;

/// The cells of an array.
pub struct ArrayValues {
    array: Kind,
    maximum: OneHeap<Window<Restricted>>,
    minimum: OneHeap<Minimum>,
    /// Row by row, once they are known.
    cells: Option<Vec<u32>>,
}

impl ArrayValues {
    /// An array that is not known yet. Which side the rule bounds does not matter: it is played on both.
    pub fn new(array: Kind, rule: &Restricted) -> Self {
        let side = |side| Restricted { side, ..rule.without_pass() };
        let maximum = OneHeap::new(Window::new(side(Side::Maximum)), ARRAY_HEAPS);
        let minimum = OneHeap::new(Minimum::new(side(Side::Minimum)), ARRAY_HEAPS);
        ArrayValues { array, maximum, minimum, cells: None }
    }

    fn fill(&mut self) -> Vec<u32> {
        let mut cells = vec![UNKNOWN; (ARRAY_SIDE * ARRAY_SIDE) as usize];
        let mut put = |row: u32, column: u32, value: u32| {
            let (row, column) = (u64::from(row), u64::from(column));
            if row < ARRAY_SIDE && column < ARRAY_SIDE {
                let cell = &mut cells[(row * ARRAY_SIDE + column) as usize];
                // The first heap to reach a cell keeps it.
                *cell = (*cell).min(value);
            }
        };
        let games = (&mut self.maximum, &mut self.minimum);
        let mut counts: Vec<u32> = Vec::new();
        for n in 0..games.0.rows() {
            let at = Cell { row: n, column: 0 };
            let Some(value) = games.0.value(at) else { break };
            // Values begin in their order: a mex exceeds what was seen by one at most.
            let is_new = value as usize == counts.len();
            if is_new {
                counts.push(0);
            }
            match self.array {
                Kind::Triangle if u64::from(value) >= ARRAY_SIDE => {}
                Kind::Triangle if is_new => (0..value).for_each(|i| put(i, value, counts[i as usize])),
                Kind::Triangle => {}
                Kind::Interspersion => put(value, counts[value as usize], n as u32),
                Kind::Plane => {
                    let Some(other) = games.1.value(at) else { break };
                    put(value, other, n as u32);
                }
            }
            // The triangle passes over the empty heap.
            if n > 0 || self.array != Kind::Triangle {
                counts[value as usize] += 1;
            }
        }
        cells
    }
}

impl Grow for ArrayValues {
    fn advance(&mut self, work: u64) {
        if self.cells.is_some() {
            return;
        }
        if !self.maximum.progress().is_over() {
            self.maximum.advance(work);
        } else if self.array == Kind::Plane && !self.minimum.progress().is_over() {
            self.minimum.advance(work);
        } else {
            self.cells = Some(self.fill());
        }
    }

    fn progress(&self) -> Progress<'_> {
        // A rule that fails ends the heaps that can be looked at, and not the array made of them.
        let ended = self.maximum.progress().refusal.or(self.minimum.progress().refusal);
        match self.cells {
            Some(_) => Progress::new(ARRAY_SIDE, ARRAY_SIDE).unless(ended),
            None => Progress::new(0, ARRAY_SIDE),
        }
    }
}

impl Engine for ArrayValues {
    fn value(&mut self, at: Cell) -> Option<u32> {
        let cells = self.cells.as_ref()?;
        let is_inside = at.row < ARRAY_SIDE && at.column < ARRAY_SIDE;
        let cell = is_inside.then(|| cells[(at.row * ARRAY_SIDE + at.column) as usize])?;
        (cell != UNKNOWN).then_some(cell)
    }
}
