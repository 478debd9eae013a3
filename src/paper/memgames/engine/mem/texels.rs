//! A band of MEM: its texels while the rows of their blocks are looked through.
//!
//! Below the parabola rows come in groups, each with its first, smallest and largest values by column; above it the
//! corners of a block say everything.

use std::ops::Range;

use crate::engine::{Band, Reduce, Texel, Texels};
use crate::paper::memgames::theorems::{mem_envelope, quotient_contains};

/// A group of rows: its first, smallest and largest values in the columns below the parabola.
pub(super) type Group<'a> = (&'a [u16], &'a [u16], &'a [u16]);

/// What the texels of a band show.
pub(super) fn reduction(band: &Band) -> Reduce {
    // P-positions lie above the parabola, where corners tell of them; looking for a 0 below it would be in vain.
    if band.reduce == Reduce::Contains(0) { Reduce::Keep } else { band.reduce }
}

/// Settles a band that lies above the parabola: its corners say everything, and no row is needed. Returns about how many
/// steps that took.
pub(super) fn begin(texels: &mut Texels) -> u64 {
    let Band { rows, columns, .. } = texels.band();
    if columns.span().start < mem_envelope(rows.end - 1) {
        return 0;
    }
    add(texels, u64::MAX, (&[], &[], &[]))
}

/// Looks at a group of so many rows from the next one on, and returns about how many steps that took.
pub(super) fn add(texels: &mut Texels, stride: u64, group: Group<'_>) -> u64 {
    let Some(row) = texels.row() else { return 0 };
    let reduce = reduction(texels.band());
    let rows = row..row.saturating_add(stride).min(texels.band().rows.end);
    for (columns, texel) in texels.each() {
        look(texel, reduce, rows.clone(), columns, group);
    }
    // A sample and its like are settled by the first group.
    texels.go_to(if matches!(reduce, Reduce::Sample | Reduce::Keep) { u64::MAX } else { rows.end });
    group.0.len() as u64 + 4 * texels.band().columns.count() as u64
}

/// Looks at some rows of a block: at the page's group below the parabola, at the corners above it.
fn look(texel: &mut Texel, reduce: Reduce, rows: Range<u64>, columns: Range<u64>, group: Group<'_>) {
    let (first, smallest, largest) = group;
    let stored = columns.start.min(first.len() as u64) as usize..columns.end.min(first.len() as u64) as usize;
    let above = columns.start.max(first.len() as u64).max(1)..columns.end;
    let (top, bottom) = (rows.start, rows.end - 1);
    texel.first = texel.first.or_else(|| match first.get(columns.start as usize) {
        Some(&value) => Some(u32::from(value)),
        None => Some((top / above.start) as u32),
    });
    match reduce {
        Reduce::Smallest => {
            let below = smallest[stored].iter().copied().min().map(u32::from);
            let beyond = (!above.is_empty()).then(|| (top / (above.end - 1)) as u32);
            texel.found = texel.found.into_iter().chain(below).chain(beyond).min();
        }
        Reduce::Largest => {
            let below = largest[stored].iter().copied().max().map(u32::from);
            let beyond = (!above.is_empty()).then(|| (bottom / above.start) as u32);
            texel.found = texel.found.into_iter().chain(below).chain(beyond).max();
        }
        Reduce::Contains(value) => {
            let is_found = first[stored].iter().any(|&cell| u32::from(cell) == value)
                || !above.is_empty()
                    && quotient_contains(u64::from(value), (top, bottom), (above.start, above.end - 1));
            texel.found = texel.found.or(is_found.then_some(value));
        }
        // A P-position has k > n, or n = 0: it is in the block if it is in its top right corner.
        Reduce::Keep if columns.end - 1 > top || top == 0 => texel.found = Some(0),
        Reduce::Keep | Reduce::Sample => {}
    }
}
