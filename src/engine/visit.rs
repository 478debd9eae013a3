//! Texels by visiting cells, for tables that are small enough to be looked at whole.

use super::{Band, Engine, Reduce, UNKNOWN};
use crate::game::Position;

/// Writes the texels of a band by asking for every cell that matters, and returns about how many steps that took.
///
/// `locate` says which position a row and a column stand for, if any. Exceptions are not known here, so what tells is a
/// P-position. A texel without a known cell stays unknown.
pub fn band(
    engine: &mut (impl Engine + ?Sized),
    band: &Band,
    out: &mut [u32],
    locate: impl Fn(u64, u64) -> Option<Position>,
) -> u64 {
    let mut visited = 0;
    for (i, texel) in out.iter_mut().enumerate() {
        let columns = band.columns.interval(i);
        let mut cell = |n, k| {
            visited += 1;
            locate(n, k).and_then(|at| engine.shade(at))
        };
        let first = cell(band.rows.start, columns.start);
        let mut cells =
            band.rows.clone().flat_map(|n| columns.clone().map(move |k| (n, k))).filter_map(|(n, k)| cell(n, k));
        let found = match band.reduce {
            Reduce::Sample => None,
            Reduce::Keep => cells.find(|&value| value == 0),
            Reduce::Contains(sought) => cells.find(|&value| value == sought),
            Reduce::Smallest => cells.min(),
            Reduce::Largest => cells.max(),
        };
        *texel = found.or(first).unwrap_or(UNKNOWN);
    }
    visited * 8
}

/// Where a position with two numbers lies: in row n and column k.
pub(super) fn plane(n: u64, k: u64) -> Option<Position> {
    Some(Position { n, k })
}
