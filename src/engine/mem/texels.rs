//! A band of MEM: its texels while the rows of their blocks are looked through.
//!
//! Below the parabola rows come in groups, each with its first, smallest and largest values by column; above it the
//! corners of a block say everything.

use std::ops::Range;

use super::super::{Band, Reduce};
use crate::theorem::memgames::{mem_envelope, quotient_contains};

/// A group of rows: its first, smallest and largest values in the columns below the parabola.
pub(super) type Group<'a> = (&'a [u16], &'a [u16], &'a [u16]);

/// The texels of a band, and what they have cost.
pub(super) struct Texels<'a> {
    band: &'a Band,
    reduce: Reduce,
    texels: Vec<Texel>,
    next: u64,
    cost: u64,
}

impl<'a> Texels<'a> {
    /// The texels of a band of which no row was looked at.
    pub(super) fn new(band: &'a Band) -> Self {
        // P-positions lie above the parabola, where corners tell of them; looking for a 0 below it would be in vain.
        let reduce = if band.reduce == Reduce::Contains(0) { Reduce::Keep } else { band.reduce };
        let count = band.columns.count();
        let mut texels = Texels {
            band,
            reduce,
            texels: vec![Texel::new(reduce); count],
            next: band.rows.start,
            cost: 16 * count as u64,
        };
        if band.columns.span().start >= mem_envelope(band.rows.end - 1) {
            // The whole band lies above the parabola: its corners say everything, and no row is needed.
            texels.look(band.rows.clone(), (&[], &[], &[]));
            texels.next = band.rows.end;
        }
        texels
    }

    /// What the texels show.
    pub(super) fn reduce(&self) -> Reduce {
        self.reduce
    }

    /// The row whose group is wanted next; `None` once the texels are settled.
    pub(super) fn next_row(&self) -> Option<u64> {
        (self.next < self.band.rows.end).then_some(self.next)
    }

    /// Notes what it cost to have a group.
    pub(super) fn spend(&mut self, cost: u64) {
        self.cost += cost;
    }

    /// Looks at a group of so many rows from [`Texels::next_row`] on.
    pub(super) fn add(&mut self, stride: u64, group: Group<'_>) {
        let rows = self.next..(self.next + stride).min(self.band.rows.end);
        self.cost += group.0.len() as u64 + 4 * self.texels.len() as u64;
        // A sample and its like are settled by the first group.
        self.next = if matches!(self.reduce, Reduce::Sample | Reduce::Keep) { self.band.rows.end } else { rows.end };
        self.look(rows, group);
    }

    /// Writes the texels, and a 0 where a P-position is to be kept; returns about what all of it cost.
    pub(super) fn finish(self, out: &mut [u32]) -> u64 {
        let Texels { band, reduce, texels, cost, .. } = self;
        for (i, (shown, texel)) in out.iter_mut().zip(texels).enumerate() {
            // A P-position has k > n, or n = 0: it is in the block if it is in its top right corner.
            let corner = band.columns.interval(i).end - 1;
            let telling = reduce == Reduce::Keep && (corner > band.rows.start || band.rows.start == 0);
            *shown = if telling { 0 } else { texel.shown };
        }
        cost
    }

    fn look(&mut self, rows: Range<u64>, group: Group<'_>) {
        for (i, texel) in self.texels.iter_mut().enumerate() {
            texel.add(rows.clone(), self.band.columns.interval(i), group);
        }
    }
}

/// One texel while its block is looked through.
#[derive(Clone)]
struct Texel {
    reduce: Reduce,
    shown: u32,
    empty: bool,
}

impl Texel {
    fn new(reduce: Reduce) -> Self {
        Texel { reduce, shown: 0, empty: true }
    }

    /// Looks at some rows of the block: at the page's group below the parabola, at the corners above it.
    fn add(&mut self, rows: Range<u64>, columns: Range<u64>, group: Group<'_>) {
        let (first, smallest, largest) = group;
        let stored = columns.start.min(first.len() as u64) as usize..columns.end.min(first.len() as u64) as usize;
        let above = columns.start.max(first.len() as u64).max(1)..columns.end;
        let (top, bottom) = (rows.start, rows.end - 1);
        let corner = match first.get(columns.start as usize) {
            Some(&value) => u32::from(value),
            None => (top / above.start) as u32,
        };
        match self.reduce {
            Reduce::Smallest => {
                let below = smallest[stored].iter().copied().min().map(u32::from);
                let beyond = (!above.is_empty()).then(|| (top / (above.end - 1)) as u32);
                self.merge(below.into_iter().chain(beyond).min(), u32::min);
            }
            Reduce::Largest => {
                let below = largest[stored].iter().copied().max().map(u32::from);
                let beyond = (!above.is_empty()).then(|| (bottom / above.start) as u32);
                self.merge(below.into_iter().chain(beyond).max(), u32::max);
            }
            Reduce::Contains(value) => {
                let found = first[stored].iter().any(|&cell| u32::from(cell) == value)
                    || !above.is_empty()
                        && quotient_contains(u64::from(value), (top, bottom), (above.start, above.end - 1));
                self.merge(
                    Some(if found { value } else { corner }),
                    |shown, new| {
                        if new == value { value } else { shown }
                    },
                );
            }
            Reduce::Sample | Reduce::Keep => self.merge(Some(corner), |shown, _| shown),
        }
    }

    fn merge(&mut self, found: Option<u32>, join: impl Fn(u32, u32) -> u32) {
        if let Some(found) = found {
            self.shown = if self.empty { found } else { join(self.shown, found) };
            self.empty = false;
        }
    }
}
