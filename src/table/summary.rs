//! What a view of a map shows, in numbers: for whoever hears the map instead of seeing it.

use std::ops::Range;

use serde::Serialize;

use super::axis::{Axis, flipped};
use super::chart::unit;
use crate::engine::Engine;
use crate::game::Cell;
use crate::paint::Unit;
use crate::paper::Spec;

/// Some rows and columns of a map, half-open.
#[derive(Clone, Debug)]
pub struct MapPart {
    /// The rows.
    pub rows: Range<u64>,
    /// The columns.
    pub columns: Range<u64>,
}

/// The numbers of a view. Of a large one, cells that are evenly spread are looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Summary {
    /// Every so many rows and every so many columns one was looked at.
    pub every: (u64, u64),
    /// How many cells were looked at and have a number.
    pub cells: u64,
    /// How many were looked at and have none yet.
    pub unknown: u64,
    /// How many P-positions there are among the cells; none where numbers are not values or outcomes.
    pub lost: Option<u64>,
    /// The smallest number.
    pub least: u32,
    /// The largest number.
    pub largest: u32,
    /// The first cell, row by row, that has it: the position's row and column.
    pub largest_at: (u64, u64),
    /// The number that most cells have, the smallest of such.
    pub commonest: u32,
    /// How many have it.
    pub times: u64,
    /// In a graph without a point in view, the value nearest to the middle of the view.
    pub nearest: Option<u32>,
}

/// Looks at a part of a map.
pub fn summary(spec: &Spec, axis: Axis, engine: &mut dyn Engine, part: &MapPart) -> Summary {
    let (rows, columns) = (within(&part.rows, axis.rows(spec)), within(&part.columns, 0..axis.extent(spec).1));
    let unit = unit(spec, axis);
    if unit == Unit::Logarithm {
        return Summary::default();
    }
    // A graph has one value a column, wherever that is.
    let lines = if axis == Axis::Graph { rows.end - 1..rows.end } else { rows.clone() };
    let every = steps(lines.end - lines.start, columns.end - columns.start);
    let mut seen = Summary {
        every,
        lost: matches!(unit, Unit::Value | Unit::Outcome | Unit::Heaps).then_some(0),
        ..Summary::default()
    };
    let mut values = Vec::new();
    let middle = flipped((rows.start + rows.end) / 2) as u32;
    for row in lines.step_by(every.0 as usize) {
        for column in columns.clone().step_by(every.1 as usize) {
            let Some(at) = axis.position(row, column) else { continue };
            // What would have to be worked out first is left to whoever wants to see it.
            let at_hand = engine.approach(at, 0).is_none();
            let Some(value) = at_hand.then(|| engine.value(at)).flatten() else {
                seen.unknown += 1;
                continue;
            };
            if axis == Axis::Graph && !rows.contains(&flipped(u64::from(value))) {
                let nearer = |other: &u32| other.abs_diff(middle) <= value.abs_diff(middle);
                seen.nearest = Some(seen.nearest.filter(nearer).unwrap_or(value));
                continue;
            }
            seen.note(at, value);
            values.push(value);
        }
    }
    if !values.is_empty() {
        seen.nearest = None;
    }
    values.sort_unstable();
    for equal in values.chunk_by(|a, b| a == b) {
        if equal.len() as u64 > seen.times {
            (seen.commonest, seen.times) = (equal[0], equal.len() as u64);
        }
    }
    seen
}

impl Summary {
    fn note(&mut self, at: Cell, value: u32) {
        if self.cells == 0 || value > self.largest {
            (self.largest, self.largest_at) = (value, (at.row, at.column));
        }
        self.least = if self.cells == 0 { value } else { self.least.min(value) };
        self.cells += 1;
        if let Some(lost) = self.lost.as_mut().filter(|_| value == 0) {
            *lost += 1;
        }
    }
}

/// Powers of two, so that no more cells are looked at than are looked at soon.
fn steps(rows: u64, columns: u64) -> (u64, u64) {
    let (mut down, mut across) = (1, 1);
    while rows.div_ceil(down) * columns.div_ceil(across) > LOOKED_AT {
        *(if rows / down > columns / across { &mut down } else { &mut across }) *= 2;
    }
    (down, across)
}

fn within(range: &Range<u64>, whole: Range<u64>) -> Range<u64> {
    let start = range.start.clamp(whole.start, whole.end);
    start..range.end.clamp(start, whole.end)
}

/// At most so many cells are looked at.
const LOOKED_AT: u64 = 1 << 17;
