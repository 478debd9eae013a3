//! A cell computed once more, from the rules alone and what the table has of its options.
//!
//! Whoever finds every cell of a table right in this way, from its first row on, has proved all of it where no play goes on for
//! ever, by induction; a cell of its own is right if its options are. It knows nothing of how the engine works.

use std::ops::ControlFlow;

use super::inspect::value_of;
use crate::engine::Engine;
use crate::game::{Cell, Rules};
use crate::grow;
use crate::paper::Spec;

/// What came of computing a cell once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recomputed {
    /// The rules give the value of the table.
    Agrees,
    /// They give another one than the table has.
    Differs {
        /// The value of the table.
        table: u32,
        /// The value by the rules.
        rules: u32,
    },
    /// The table has no value there or of some option, or there are too many options.
    Unknown,
}

/// Computes the value of a cell from its options, for which the table grows if it has to; `mark` is room that is used again.
///
/// # Errors
/// If a rule that someone typed cannot be evaluated there.
///
/// ```
/// use nimscope::game::Cell;
/// use nimscope::paper::{self, Spec};
/// use nimscope::table::{Recomputed, recompute};
/// let spec = Spec::parse("mem0").unwrap();
/// let mut engine = paper::open(&spec);
/// let again = recompute(&spec, &mut *engine, Cell::new(22, 2), &mut Vec::new());
/// assert_eq!(again, Ok(Recomputed::Agrees));
/// ```
pub fn recompute(spec: &Spec, engine: &mut dyn Engine, at: Cell, mark: &mut Vec<bool>) -> Result<Recomputed, String> {
    let Some(table) = reached(engine, at) else { return Ok(Recomputed::Unknown) };
    let slice = spec.slice();
    // Values above the cell's own decide nothing, but an equal one does.
    mark.clear();
    mark.resize(table as usize + 1, false);
    let (mut count, mut is_known) = (0_u64, true);
    spec.moves(&slice.position(at), &mut |option| {
        count += 1;
        if let Some(cell) = slice.cell(&option.to) {
            reached(engine, cell);
        }
        match value_of(spec, &slice, engine, &option.to) {
            Some(value) if count <= MOST_OPTIONS => {
                if let Some(seen) = mark.get_mut(value as usize) {
                    *seen = true;
                }
                ControlFlow::Continue(())
            }
            _ => {
                is_known = false;
                ControlFlow::Break(())
            }
        }
    })?;
    if !is_known {
        return Ok(Recomputed::Unknown);
    }
    let rules = match spec.misere() {
        // Whoever finds no move, or one to a position that is lost, wins.
        true => u32::from(count == 0 || mark[0]),
        false => mark.iter().position(|seen| !seen).map_or(table + 1, |least| least as u32),
    };
    Ok(if rules == table { Recomputed::Agrees } else { Recomputed::Differs { table, rules } })
}

/// The value of a cell, for which the table grows.
fn reached(engine: &mut dyn Engine, at: Cell) -> Option<u32> {
    grow::reach(engine, at.row.saturating_add(1), SLICE);
    while engine.approach(at, SLICE).is_some() {}
    engine.value(at)
}

/// The options that are looked at; a cell with more is not computed once more.
const MOST_OPTIONS: u64 = 1 << 24;

/// The work between two looks at how far the table is.
const SLICE: u64 = 1_000_000;
