//! One axis: which numbers it marks, where, and how it writes them.

use super::fixed::fixed;
use super::side::Side;
use super::ticks::{multiples, nice_step, parts};
use crate::game::numbers::grouped;

/// A side of the plot with its unit: cells, or on a straightened map thousands of columns.
pub(super) struct Ruler<'a> {
    pub(super) side: &'a Side,
    /// Pixels a unit.
    pub(super) scale: f64,
    /// The smallest number that there is, and the largest.
    first: f64,
    last: f64,
    /// Half a cell where a number belongs to a whole cell, 0 where it belongs to a place.
    nudge: f64,
    /// The smallest step that makes sense.
    finest: f64,
    /// The row that 0 lies above, where numbers go upwards.
    ceiling: Option<f64>,
}

impl Ruler<'_> {
    pub(super) fn cells(side: &Side) -> Ruler<'_> {
        let last = side.limit.saturating_sub(1) as f64;
        Ruler { side, scale: side.scale, first: side.first as f64, last, nudge: 0.5, finest: 1.0, ceiling: None }
    }

    /// Rows whose numbers go upwards from 0, below a ceiling.
    pub(super) fn upwards(side: &Side, ceiling: u64) -> Ruler<'_> {
        let last = (ceiling - 1).saturating_sub(side.first) as f64;
        Ruler { side, scale: side.scale, first: 0.0, last, nudge: 0.5, finest: 1.0, ceiling: Some(ceiling as f64) }
    }

    pub(super) fn thousands(side: &Side) -> Ruler<'_> {
        let last = side.limit as f64 / 1000.0;
        Ruler { side, scale: 1000.0 * side.scale, first: 0.0, last, nudge: 0.0, finest: 0.001, ceiling: None }
    }

    /// The least round step that leaves this many pixels between two numbers.
    pub(super) fn step(&self, room: f64) -> f64 {
        nice_step(room / self.scale).max(self.finest)
    }

    /// The numbers within the plot.
    pub(super) fn numbers(&self, step: f64) -> impl Iterator<Item = f64> + use<> {
        let at = |pixel: f64| self.flipped((pixel - self.side.origin) / self.scale - self.nudge);
        // A number whose middle lies on the last edge of the plot belongs to what follows.
        let (low, high) = (at(self.side.start as f64), at(self.side.end as f64 - 0.5));
        multiples(step, low.min(high).max(self.first), high.max(low).min(self.last))
    }

    /// Smaller ticks between the numbers, unless they would stand too close.
    pub(super) fn minor(&self, step: f64, room: f64) -> Vec<f64> {
        let small = step / parts(step);
        if small < self.finest || small * self.scale < room { Vec::new() } else { self.numbers(small).collect() }
    }

    /// The first ones of some numbers that stand at least `room` from all before them.
    pub(super) fn apart(&self, order: &[u64], room: f64) -> Vec<u64> {
        let mut free = vec![true; (self.side.end.max(0) as f64 / room) as usize + 3];
        let mut kept = Vec::new();
        for &number in order {
            let at = self.place(number as f64);
            if at < self.side.start || at > self.side.end {
                continue;
            }
            // A slot and its neighbours; there is one before the first.
            let slot = (at as f64 / room) as usize + 1;
            if free[slot - 1..=slot + 1].iter().all(|free| *free) {
                free[slot] = false;
                kept.push(number);
            }
        }
        kept
    }

    /// The largest number in view.
    pub(super) fn farthest(&self) -> f64 {
        ((self.side.end as f64 - self.side.origin) / self.scale).max(self.finest).min(self.last)
    }

    pub(super) fn place(&self, number: f64) -> i64 {
        (self.side.origin + (self.flipped(number) + self.nudge) * self.scale).floor() as i64
    }

    /// The row of a number, and the number of a row.
    fn flipped(&self, number: f64) -> f64 {
        self.ceiling.map_or(number, |ceiling| ceiling - 1.0 - number)
    }
}

/// A number of an axis with this step.
pub(super) fn write(number: f64, step: f64) -> String {
    if step >= 1.0 {
        return grouped(&fixed(number, 0));
    }
    let decimals = (-step.log10() - 1e-9).ceil().clamp(0.0, 6.0) as u32;
    fixed(number, decimals)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_short_as_their_step_allows() {
        for (number, step, text) in
            [(20_000.0, 5000.0, "20\u{202f}000"), (0.5, 0.1, "0.5"), (1.0, 0.1, "1"), (0.0, 0.01, "0")]
        {
            assert_eq!(write(number, step), text);
        }
    }

    #[test]
    fn the_simplest_names_come_first_and_keep_their_distance() {
        let side = Side::new(0..100, 0.0, 10.0, 0..10);
        assert_eq!(Ruler::cells(&side).apart(&[4, 5, 8, 0, 1], 18.0), [4, 8, 0]);
    }
}
