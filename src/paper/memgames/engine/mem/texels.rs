//! A band of MEM. In the outer columns a few rows say everything of a block of cells, however high it is; the inner columns
//! are looked at row by row.
//!
//! The outer value is the smaller one of ⌊n/k⌋ and φ(n). Within a half-interval it falls from the first row to the last if
//! k ≤ h, and else rises; both ends rise from one half-interval to the next. So the extremes stand in the first or the last
//! row of the first or the last half-interval. An inner value is larger than the outer one would be.

use std::ops::Range;

use super::inner::Run;
use super::rows::{self, Rows};
use crate::engine::{Band, Reduce, Texel, Texels, UNKNOWN};
use crate::paper::memgames::half::Half;
use crate::paper::memgames::theorems::quotient_contains;

/// The largest value of a block, or one that is looked for, takes a look at every row if inner columns are in the block. If
/// that takes more than so many steps, it is not known.
const MOST: u64 = 1 << 27;

/// From so many blocks on it takes long to work out a half-interval for the sake of one texel.
const LONG: u64 = 64;

/// Looks further through a band for about `work` steps, and returns how many it took.
pub(super) fn look(rows: &mut Rows, texels: &mut Texels, work: u64) -> u64 {
    let inside = inner_rows(texels.band());
    let mut spent = 0;
    if texels.each().next().is_some_and(|(_, texel)| texel.first.is_none()) {
        spent += begin(rows, texels);
        texels.go_to(inside.start);
    }
    let (reduce, left) = (reduction(texels.band()), texels.band().columns.span().start.max(1));
    while spent < work.max(1)
        && let Some(n) = texels.row()
    {
        if n >= inside.end {
            texels.go_to(u64::MAX);
            break;
        }
        spent += 8;
        if rows.inner(n) >= left {
            let (runs, cost) = rows.runs(n, work.saturating_sub(spent));
            spent += cost;
            let Some(runs) = runs else { break };
            let last = runs.first().map_or(0, |run| u64::from(run.last));
            let is_first = n == texels.band().rows.start;
            for (columns, texel) in texels.each().take_while(|(columns, _)| columns.start <= last) {
                add(texel, reduce, &columns, (Half::of(n).foot(), runs), is_first);
                spent += 8;
            }
        }
        texels.go_to(n + 1);
    }
    spent
}

/// What the texels of a band show.
fn reduction(band: &Band) -> Reduce {
    // P-positions are no inner ones, and the corners of a block tell of them.
    if band.reduce == Reduce::Contains(0) { Reduce::Keep } else { band.reduce }
}

/// No inner column of these rows lies beyond this one.
fn widest(rows: &Range<u64>) -> u64 {
    2 * Half::of(rows.end - 1).rows.isqrt() + 3
}

/// The rows whose inner columns matter to what the texels of a band show.
fn inner_rows(band: &Band) -> Range<u64> {
    let Band { rows, columns, .. } = band;
    let (nothing, first) = (rows.end..rows.end, rows.start..rows.start + 1);
    if columns.span().start > widest(rows) {
        return nothing;
    }
    match reduction(band) {
        Reduce::Sample => first,
        Reduce::Keep => {
            if is_high(rows) {
                nothing
            } else {
                first
            }
        }
        Reduce::Contains(value) if !may_be_inner(rows, u64::from(value)) => first,
        Reduce::Largest | Reduce::Contains(_) => {
            if is_too_much(rows) {
                nothing
            } else {
                rows.clone()
            }
        }
        Reduce::Smallest => {
            // Every other row has one with the same outer value beside it in which this is the value.
            let part = rows.end.min(Half::of(rows.start).last() + 1);
            let block = Half::of(rows.start).place(part - 1);
            let is_whole = part - 1 - block.above >= rows.start && part - rows.start > 4;
            (if is_whole { part } else { rows.start })..rows.end.min(part + 4)
        }
    }
}

/// Whether a texel of these rows keeps a cell that is no inner one, because inner ones are far to seek: there is one, since a
/// whole block of the half-interval is among the rows.
fn is_high(rows: &Range<u64>) -> bool {
    Half::of(rows.start).top >= LONG && rows.end - rows.start > 2 * widest(rows)
}

fn is_too_much(rows: &Range<u64>) -> bool {
    (rows.end - rows.start).saturating_mul(widest(rows)) > MOST
}

/// Whether an inner column of these rows can have a value: it is above the least plateau, and not too far (Theorem 6).
fn may_be_inner(rows: &Range<u64>, value: u64) -> bool {
    value > Half::of(rows.start).foot() && value <= Half::of(rows.end - 1).foot() + widest(rows) + 5
}

/// A row, and where its outer columns begin.
struct Edge {
    n: u64,
    stair: u64,
    inner: u64,
}

impl Edge {
    fn of(rows: &Rows, n: u64) -> Edge {
        Edge { n, stair: Half::of(n).place(n).stair, inner: rows.inner(n) }
    }

    /// The value in column k if it is no inner one, and else a smaller one.
    fn outer(&self, k: u64) -> u32 {
        (self.n / k.max(self.stair)) as u32
    }
}

/// Settles what the outer columns say, and returns about how many steps that took.
fn begin(rows: &Rows, texels: &mut Texels) -> u64 {
    let (band, reduce) = (texels.band().rows.clone(), reduction(texels.band()));
    let (top, bottom, widest) = (band.start, band.end - 1, widest(&band));
    let edges: Vec<Edge> = telling(&band, reduce).into_iter().map(|n| Edge::of(rows, n)).collect();
    let (first, rest) = edges.split_first().expect("the first row is always looked at");
    let blocks = match reduce {
        Reduce::Contains(value) => plateaus(rows, &band, u64::from(value)),
        _ => Vec::new(),
    };
    let is_unknown = matches!(reduce, Reduce::Largest | Reduce::Contains(_)) && is_too_much(&band);
    for (columns, texel) in texels.each() {
        let (left, right) = (columns.start.max(1), (columns.end - 1).max(1));
        texel.first = Some(first.outer(left));
        match reduce {
            // A P-position has k > n, or n = 0: it is in the block if it is in its top right corner.
            Reduce::Keep if right > top || top == 0 => texel.found = Some(0),
            // A cell that is no inner one, if the first cell is.
            Reduce::Keep if right <= first.inner && is_high(&band) => {
                texel.first = rest.iter().find(|edge| edge.inner == 0).map(|edge| edge.outer(left));
            }
            Reduce::Keep | Reduce::Sample => {}
            Reduce::Largest => texel.found = edges.iter().map(|edge| edge.outer(left)).max(),
            Reduce::Smallest => {
                let outer = edges.iter().filter(|edge| right > edge.inner);
                texel.found = outer.map(|edge| edge.outer(right)).min();
            }
            Reduce::Contains(value) => {
                let sought = u64::from(value);
                // Where k ≥ m + 2 the rows in which ⌊n/k⌋ = m lie above the stairs.
                let beyond = left.max(sought + 2);
                let is_found = beyond <= right && quotient_contains(sought, (top, bottom), (beyond, right))
                    || blocks.iter().any(|part| left <= *part.end() && *part.start() <= right);
                texel.found = is_found.then_some(value);
            }
        }
        let is_open = texel.found.is_none() || reduce == Reduce::Largest;
        if is_unknown && is_open && left <= widest && matches!(reduce, Reduce::Largest | Reduce::Contains(_)) {
            texel.found = Some(UNKNOWN);
        }
    }
    (20 + 8 * (edges.len() + blocks.len()) as u64) * texels.band().columns.count() as u64
}

/// The rows of a block that say everything of its outer columns, the first one first.
fn telling(rows: &Range<u64>, reduce: Reduce) -> Vec<u64> {
    let (first, last) = (rows.start, rows.end - 1);
    let mut telling = vec![first];
    match reduce {
        Reduce::Largest => telling.extend([last, Half::of(last).first.max(first)]),
        Reduce::Smallest => {
            let mut start = first;
            for _ in 0..2 {
                if start > last {
                    break;
                }
                let half = Half::of(start);
                let end = half.last().min(last);
                // The first rows of the last block have the same plateau as its last, and hardly an inner column.
                let block = (end - half.place(end).above).max(start);
                telling.extend([start, end]);
                telling.extend(block..=end.min(block + 3));
                start = end + 1;
            }
        }
        Reduce::Keep if is_high(rows) => {
            let half = Half::of(first);
            let at = half.place(first);
            let next = first - at.above + half.length(at.block);
            telling.extend([next, next + 1]);
        }
        _ => {}
    }
    telling
}

/// The columns, first and last, of what the half-intervals of some rows have of a value in their plateaus and at their
/// stairs: column a above the block with that plateau, and the block itself (Corollary 2.2).
fn plateaus(rows: &Rows, band: &Range<u64>, value: u64) -> Vec<std::ops::RangeInclusive<u64>> {
    let (first, last) = (band.start, band.end - 1);
    let lowest = (2 * value).saturating_sub(2 * (value + 1).isqrt() + 4).max(Half::of(first).number);
    let mut parts = Vec::new();
    for number in lowest..=Half::of(last).number.min(2 * value + 1) {
        let half = Half::numbered(number);
        // The block's number is how far the value lies above the foot.
        let block = match value.checked_sub(half.foot()) {
            Some(block) if block <= half.top => block,
            _ => continue,
        };
        let stair = half.rows - block;
        let (start, end) = (half.start(block), half.start(block) + half.length(block) - 1);
        if half.first.max(first) <= end.min(last) {
            parts.push(stair..=stair);
        }
        let (start, end) = (start.max(first), end.min(last));
        if start <= end {
            let inner = (start..=end.min(start + 3)).map(|n| rows.inner(n)).min().unwrap_or_default();
            parts.push(inner + 1..=stair);
        }
    }
    parts
}

/// Looks at the inner columns of a row: runs of values above a foot.
fn add(texel: &mut Texel, reduce: Reduce, columns: &Range<u64>, (foot, runs): (u64, &[Run]), is_first: bool) {
    let (left, right) = (columns.start.max(1), (columns.end - 1).max(1));
    let last = runs.first().map_or(0, |run| u64::from(run.last));
    let value = |k: u64| (foot + rows::at(runs, k)) as u32;
    if is_first {
        texel.first = Some(value(left));
    }
    match reduce {
        Reduce::Sample | Reduce::Keep => {}
        Reduce::Largest => texel.found = texel.found.max(Some(value(left))),
        Reduce::Smallest if right > last => {}
        Reduce::Smallest => texel.found = Some(texel.found.map_or(value(right), |found| found.min(value(right)))),
        Reduce::Contains(sought) => {
            let has = |(i, run): (usize, &Run)| {
                let start = runs.get(i + 1).map_or(1, |next| u64::from(next.last) + 1);
                foot + u64::from(run.above) == u64::from(sought) && start <= right && left <= u64::from(run.last)
            };
            if runs.iter().enumerate().any(has) {
                texel.found = Some(sought);
            }
        }
    }
}
