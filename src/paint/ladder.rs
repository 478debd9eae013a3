//! The ladder: values on their way from the lowest colour, 0, to the highest, 1. It never goes down.

use super::seen::{Ranks, Seen};

/// How the rungs are spaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spacing {
    Linear,
    Sqrt,
    Log,
    Rank,
}

/// A non-decreasing map from values to 0..=1; values outside `low..=high` stand at its ends.
#[derive(Clone, Debug)]
pub(super) struct Ladder {
    low: u32,
    high: u32,
    spacing: Spacing,
    ranks: Option<Ranks>,
    /// The height of `low`, and one over the height from `low` to `high`.
    foot: f64,
    scale: f64,
}

impl Ladder {
    /// A ladder from `low` to `high`; only the spacing by rank asks what was seen.
    pub(super) fn new(low: u32, high: u32, spacing: Spacing, seen: &Seen) -> Ladder {
        let high = high.max(low);
        let ranks = (spacing == Spacing::Rank).then(|| Ranks::new(seen, low, high));
        let mut ladder = Ladder { low, high, spacing, ranks, foot: 0.0, scale: 0.0 };
        ladder.foot = ladder.height(low);
        let span = match &ladder.ranks {
            Some(ranks) => f64::from(ranks.count()) - 1.0,
            None => ladder.height(high) - ladder.foot,
        };
        ladder.scale = if span > 0.0 { 1.0 / span } else { 0.0 };
        ladder
    }

    /// Where a value stands, from 0 to 1.
    pub(super) fn at(&self, value: u32) -> f64 {
        if value > self.high {
            1.0
        } else if value <= self.low {
            0.0
        } else {
            ((self.height(value) - self.foot) * self.scale).min(1.0)
        }
    }

    /// The number of a value's rung, for colours that only tell neighbours apart. Only ranks stretch it.
    pub(super) fn rung(&self, value: u32) -> u32 {
        match &self.ranks {
            Some(ranks) => ranks.below(value),
            None => value,
        }
    }

    /// How many rungs there are.
    pub(super) fn count(&self) -> u32 {
        match &self.ranks {
            Some(ranks) => ranks.count(),
            None => (self.high - self.low).saturating_add(1),
        }
    }

    /// The values of the first `limit` rungs.
    pub(super) fn first_values(&self, limit: u32) -> Vec<u32> {
        match &self.ranks {
            Some(ranks) => (0..limit).map_while(|rank| ranks.value(rank)).collect(),
            None => (self.low..=self.high).take(limit as usize).collect(),
        }
    }

    /// The least value with a rung at or above a place on the ladder.
    pub(super) fn value_at(&self, place: f64) -> u32 {
        if let Some(ranks) = &self.ranks {
            let last = f64::from(ranks.count()) - 1.0;
            return ranks.value((place * last).ceil() as u32).unwrap_or(self.high);
        }
        let (mut low, mut high) = (self.low, self.high);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.at(middle) < place {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }

    /// The values of the first and the last rung.
    pub(super) fn ends(&self) -> (u32, u32) {
        let rank = |rank| self.ranks.as_ref().and_then(|ranks| ranks.value(rank));
        (rank(0).unwrap_or(self.low), rank(self.count().saturating_sub(1)).unwrap_or(self.high))
    }

    pub(super) fn low(&self) -> u32 {
        self.low
    }

    pub(super) fn high(&self) -> u32 {
        self.high
    }

    pub(super) fn spacing(&self) -> Spacing {
        self.spacing
    }

    /// Equal texts, equal ladders.
    pub(super) fn signature(&self) -> String {
        let ranks = self.ranks.as_ref().map(|ranks| format!("/{:016x}", ranks.fingerprint()));
        format!("{:?} {}-{}{}", self.spacing, self.low, self.high, ranks.unwrap_or_default())
    }

    fn height(&self, value: u32) -> f64 {
        let value_or_one = if self.low == 0 { f64::from(value) + 1.0 } else { f64::from(value) };
        match self.spacing {
            Spacing::Linear => f64::from(value),
            Spacing::Sqrt => f64::from(value).sqrt(),
            // A ladder that starts at 0 cannot start at its logarithm.
            Spacing::Log => value_or_one.ln(),
            Spacing::Rank => self.ranks.as_ref().map_or(0.0, |ranks| f64::from(ranks.below(value))),
        }
    }
}
