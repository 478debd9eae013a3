//! The options of a cell of MEM, of which there can be a million million: those beyond the stair have all values below the
//! plateau's (docs/proofs/mem.md, Theorem 1), and the others are looked at one by one as far as they can have a larger one.

use super::half::Half;
use crate::engine::Engine;
use crate::game::{Cell, Move, Position};
use crate::table::{LISTED, Reached};

/// How long it is worked towards an option in the half-interval before, in steps: a few milliseconds.
const PATIENCE: u64 = 1_000_000;

/// What the options lead to.
pub(super) fn of_mem(engine: &mut dyn Engine, at: Cell) -> Reached {
    let least = at.column.max(1);
    if least > at.row {
        return Reached::default();
    }
    let half = Half::of(at.row);
    let option = |take: u64| Move { take, to: Position::with(at.row - take, take) };
    // From here on the quotients fall by 0 or 1 from one removal to the next, so that none is left out.
    let smooth = least.max(half.place(at.row).stair);
    let outer = at.row / smooth;
    let mut seen = Reached { count: at.row - least + 1, all_below: outer as u32, ..Reached::default() };
    let listed = outer.min(LISTED as u64);
    for value in 0..listed {
        seen.note(value as u32, option(smooth.max(at.row / (value + 2) + 1)));
    }
    for take in (least..smooth).rev() {
        let to = option(take).to;
        // In the half-interval before, only the columns 1 to 3 can have a value that matters, unless all are listed.
        if listed == LISTED as u64 && half.first > to.heap && take > 3 {
            continue;
        }
        let cell = Cell { row: to.heap, column: take };
        if engine.approach(cell, PATIENCE).is_some() {
            seen.unknown += 1;
            continue;
        }
        if let Some(value) = engine.value(cell)
            && (u64::from(value) < listed || u64::from(value) >= outer)
        {
            seen.note(value, option(take));
        }
    }
    seen
}
