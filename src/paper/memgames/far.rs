//! The options of a cell of MEM far out, where most of them lie in rows that nobody computed.
//!
//! Removing j tokens leaves ⌊n/j⌋ − 1 wherever Theorem 3.1 holds in the row that is left, which is everywhere but for
//! the fewer than √n smallest removals; those are read off the table, as far as it holds their rows.

use super::theorems::{mem_envelope, mem_value};
use crate::engine::Engine;
use crate::game::{Cell, Move, Position};
use crate::table::Reached;

/// What the options lead to, and how many lie in rows that are not known.
pub(super) fn look(engine: &mut dyn Engine, at: Cell) -> (Reached, usize) {
    let least = at.column.max(1);
    let mut seen = Reached { witnesses: Vec::new(), count: 0, all: true };
    if least > at.row {
        return (seen, 0);
    }
    let option = |take: u64| Move { take, to: Position::with(at.row - take, take) };
    // From here on the quotients fall by 0 or 1 from one removal to the next, so that none is left out.
    let smooth = least.max(mem_envelope(at.row));
    for value in 0..at.row / smooth {
        seen.note(value as u32, option(smooth.max(at.row / (value + 2) + 1)));
    }
    let mut missing = 0;
    for take in (least..smooth).rev() {
        let to = option(take).to;
        let closed = mem_value(to.heap, take).map(|value| value as u32);
        match closed.or_else(|| engine.value(Cell { row: to.heap, column: take })) {
            Some(value) => seen.note(value, option(take)),
            None => missing += 1,
        }
    }
    seen.count = (at.row - least + 1) as usize - missing;
    seen.all = missing == 0;
    (seen, missing)
}
