//! How often each value is in view: the texels of a look, as they are painted, counted in two rounds, for the least and the
//! largest value first, and then into bars between them.

use std::ops::Range;

use serde::Serialize;

use super::look::Look;
use super::tiles::Tiles;
use crate::paint::{Painter, UNKNOWN, Unit, css};
use crate::table::SIDE;

/// The values in view.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Histogram {
    /// From low to high, without gaps between them.
    pub bars: Vec<Bar>,
    /// How many texels were counted.
    pub counted: u64,
    /// How many of those in view are not known.
    pub unknown: u64,
    /// Whether every texel is one cell.
    pub single: bool,
}

/// Some values that follow each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Bar {
    /// The least of them.
    pub from: u32,
    /// The largest.
    pub to: u32,
    /// How many texels have one of them.
    pub count: u64,
    /// The CSS colour of the one in the middle.
    pub colour: String,
}

/// A histogram on its way.
#[derive(Default)]
pub(super) struct Counting {
    /// The least and the largest value so far.
    bounds: Option<(u32, u32)>,
    /// The bars, once the bounds are known: where each begins, and how many texels it has.
    bars: Option<Vec<(u32, u64)>>,
    /// The next tile.
    next: usize,
    counted: u64,
    unknown: u64,
}

impl Counting {
    /// Counts on in what a map looks at for about `work` elementary steps; the histogram, once it is there.
    pub(super) fn step(
        &mut self,
        look: &Look,
        painter: Option<&Painter>,
        tiles: &mut Tiles,
        work: u64,
    ) -> Option<Histogram> {
        let plan = &look.plan;
        let mut left = work;
        while left > 0 {
            let Some(wish) = plan.tiles.get(self.next) else {
                match self.bars.take() {
                    Some(bars) => {
                        let single = plan.tiles.iter().all(super::TileWish::is_single);
                        return Some(self.histogram(&bars, painter, single));
                    }
                    None => {
                        self.bars = Some(self.bounds.map_or_else(Vec::new, starts));
                        self.next = 0;
                        continue;
                    }
                }
            };
            let [x0, y0, x1, y1] = wish.visible;
            let texels = (x1.saturating_sub(x0) * y1.saturating_sub(y0)) as u64;
            match tiles.get(&plan.key(wish)) {
                Some(held) => {
                    let rows = held.values.chunks_exact(SIDE).take(y1).skip(y0);
                    // Where heaps are counted, an empty texel is the ground.
                    let least = u32::from(plan.subject.unit == Unit::Heaps);
                    rows.for_each(|row| self.row(&row[x0.min(SIDE)..x1.min(SIDE)], least));
                }
                None if self.bars.is_some() => self.unknown += texels,
                None => {}
            }
            left = left.saturating_sub(TEXEL * texels + 100);
            self.next += 1;
        }
        None
    }

    fn row(&mut self, texels: &[u32], least: u32) {
        let Some(bars) = &mut self.bars else {
            for &value in texels.iter().filter(|&&value| value != UNKNOWN && value >= least) {
                let (low, high) = self.bounds.unwrap_or((value, value));
                self.bounds = Some((low.min(value), high.max(value)));
            }
            return;
        };
        // Neighbours are often equal.
        for equal in texels.chunk_by(|a, b| a == b) {
            let (value, times) = (equal[0], equal.len() as u64);
            if value == UNKNOWN {
                self.unknown += times;
            } else if value >= least && !bars.is_empty() {
                let place = bars.partition_point(|(from, _)| *from <= value).max(1) - 1;
                bars[place].1 += times;
                self.counted += times;
            }
        }
    }

    fn histogram(&self, bars: &[(u32, u64)], painter: Option<&Painter>, single: bool) -> Histogram {
        let ends = bars.iter().skip(1).map(|(from, _)| from - 1).chain(self.bounds.map(|(_, high)| high));
        let bars = bars.iter().zip(ends).map(|(&(from, count), to)| {
            let colour = painter.map_or_else(String::new, |painter| css(painter.colour(from + (to - from) / 2)));
            Bar { from, to, count, colour }
        });
        Histogram { bars: bars.collect(), counted: self.counted, unknown: self.unknown, single }
    }
}

/// Where the bars from the least to the largest value begin: one a value if these are few, else so that they widen, as the
/// square root does, which leaves the many small values apart.
fn starts((low, high): (u32, u32)) -> Vec<(u32, u64)> {
    let span = u64::from(high - low) + 1;
    let place = |bar: u64| if span <= BARS { bar } else { bar * bar * span / (BARS * BARS) };
    let bars: Range<u64> = 0..span.min(BARS);
    let mut starts: Vec<(u32, u64)> = bars.map(|bar| (low + place(bar) as u32, 0)).collect();
    starts.dedup();
    starts
}

/// The most bars.
const BARS: u64 = 64;

/// About how many elementary steps it takes to count a texel.
const TEXEL: u64 = 4;
