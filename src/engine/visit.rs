//! Texels by visiting cells, for tables that are small enough to be looked at whole.

use super::{Aside, Engine, Texels};
use crate::game::Cell;

/// About how many elementary steps a visit takes.
const VISIT: u64 = 8;

/// Looks at further cells of a band for about `work` elementary steps, and returns how many it took.
///
/// `locate` says which position a row and a column stand for, if any.
pub fn look(
    engine: &mut (impl Engine + ?Sized),
    texels: &mut Texels,
    work: u64,
    locate: impl Fn(u64, u64) -> Option<Cell>,
) -> u64 {
    if let Aside::Wide(table) = engine.aside() {
        return visit(texels, work, |n, k| table.shade(locate(n, k)?));
    }
    visit(texels, work, |n, k| engine.value(locate(n, k)?))
}

/// The same with what a cell shows.
fn visit(texels: &mut Texels, work: u64, mut shown: impl FnMut(u64, u64) -> Option<u32>) -> u64 {
    let most = work.div_ceil(VISIT).max(1);
    let mut visited = 0;
    while visited < most
        && let Some((n, columns)) = texels.run()
    {
        let end = columns.end.min(columns.start + (most - visited));
        let (mut k, mut is_settled) = (columns.start, false);
        while k < end && !is_settled {
            is_settled = texels.show(shown(n, k));
            k += 1;
        }
        visited += k - columns.start;
        texels.go_on(k, is_settled);
    }
    visited * VISIT
}

/// Where a position with two numbers lies: in row n and column k.
pub(super) fn plane(n: u64, k: u64) -> Option<Cell> {
    Some(Cell { row: n, column: k })
}
